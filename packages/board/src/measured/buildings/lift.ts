import type { MeasuredScene } from '@shambles/engine';
import { litAt } from '../marks/lit.js';
import type { TableMarks } from '../marks/marks.js';
import { boundsOf, within } from '../sheet.js';

type Building = MeasuredScene['buildings'][number];

/** A roof that stays on is opened round each thing that is known to lie under it. */
export interface Cover {
  readonly lifted: boolean;
  readonly holes: readonly { readonly x: number; readonly y: number }[];
}

const inside = (building: Building, at: readonly [number, number]): boolean => within(building.outline, at);

/** Whose roof is off: where somebody is, where one is pointed at, where one may go or look; or where the level is the roof's. */
export function coverOf(
  scene: MeasuredScene,
  building: Building,
  level: number,
  marks: TableMarks | undefined,
  pointed: string | undefined,
): Cover {
  if (level >= building.levels) return { lifted: false, holes: [] };
  const under = (each: { at: readonly [number, number]; level: number }): boolean =>
    each.level < building.levels && inside(building, each.at);
  const things = marks?.things ?? {};
  const lifted =
    pointed === building.id ||
    building.id in things ||
    scene.figures.some(under) ||
    scene.clouds.some(under) ||
    scene.markers.some((marker) => marker.id in things && under(marker)) ||
    marks?.ghosts?.some(under) === true ||
    isLit(building, level, marks);
  if (lifted) return { lifted, holes: [] };
  return { lifted, holes: scene.markers.filter(under).map(({ at: [x, y] }) => ({ x, y })) };
}

/** Whether some place within, away from the walls, is lit. */
function isLit(building: Building, level: number, marks: TableMarks | undefined): boolean {
  if (!marks?.lit?.length) return false;
  const box = boundsOf(building.outline);
  for (let i = 1; i < 8; i += 1)
    for (let j = 1; j < 8; j += 1) {
      const at = [box.x + (box.width * i) / 8, box.y + (box.height * j) / 8] as const;
      if (inside(building, at) && litAt(marks.lit, at[0], at[1], level)) return true;
    }
  return false;
}
