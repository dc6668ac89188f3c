import type { MeasuredScene } from '@shambles/engine';
import { litAt } from '../marks/lit.js';
import type { TableMarks } from '../marks/marks.js';
import { boundsOf, within } from '../sheet.js';

type Building = MeasuredScene['buildings'][number];

/** How a roof is drawn. If it is not lifted, it has a hole round each thing known to be under it. */
export interface Cover {
  readonly lifted: boolean;
  readonly holes: readonly { readonly x: number; readonly y: number }[];
}

const inside = (building: Building, at: readonly [number, number]): boolean => within(building.outline, at);

/**
 * How to draw a roof. It is lifted if a figure or cloud is inside, or if something there is pointed at, marked or lit.
 * A level at or above the roof shows the roof whole.
 */
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

/** True if some place inside, away from the walls, is lit. */
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
