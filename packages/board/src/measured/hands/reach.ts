import type { MeasuredScene } from '@shambles/engine';
import type { DrawnTable } from '../drawn.js';
import { markersOn, onSheet, type Point, type Sheet, toLine, toOutline } from '../sheet.js';

/** A table with its things to point at. */
export type HandledTable = Pick<DrawnTable, 'scene' | 'sheet' | 'level' | 'marks'> & {
  readonly things: readonly Thing[];
};

/** Something with an id on the table, as a shape that can be pointed at. In millimetres of the sheet. */
export interface Thing {
  readonly id: string;
  readonly level: number;
  /** Centre of its ring. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Distance of a point from the shape; 0 on it. */
  away(point: Point): number;
  /** True for houses and ground, which give way to what stands on them. */
  readonly wide: boolean;
  readonly figure: boolean;
}

const round = (id: string, level: number, [x, y]: Point, radius: number, figure = false): Thing => ({
  id,
  level,
  x,
  y,
  radius,
  away: ([px, py]) => Math.max(0, Math.hypot(px - x, py - y) - radius),
  wide: false,
  figure,
});

function outlined(id: string, level: number, outline: readonly Point[], wide: boolean): Thing {
  const x = outline.reduce((sum, [px]) => sum + px, 0) / outline.length;
  const y = outline.reduce((sum, [, py]) => sum + py, 0) / outline.length;
  const radius = wide ? 22 : Math.max(...outline.map(([px, py]) => Math.hypot(px - x, py - y)));
  return { id, level, x, y, radius, away: (point) => toOutline(outline, point), wide, figure: false };
}

/** Everything that can be pointed at. */
export function thingsOf(scene: MeasuredScene, sheet: Sheet): Thing[] {
  const at = (spot: Point): [number, number] => onSheet(sheet, spot);
  const markers = markersOn(sheet, scene);
  return [
    ...scene.figures.map((f) => round(f.id, f.level, at(f.at), f.r * sheet.s, true)),
    ...scene.markers.map((m) => round(m.id, m.level, markers.get(m.id) as Point, 12)),
    ...scene.doors.map((door): Thing => {
      const [from, to] = [at(door.from), at(door.to)];
      return {
        id: door.id,
        level: door.level,
        x: (from[0] + to[0]) / 2,
        y: (from[1] + to[1]) / 2,
        radius: Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 + 3,
        away: (point) => Math.max(0, toLine(point, from, to) - 4),
        wide: false,
        figure: false,
      };
    }),
    ...scene.links.map((link) => round(link.id, link.from, at(link.at), 12)),
    ...scene.vehicles.map((v) => outlined(v.id, 0, v.outline.map(at), false)),
    ...scene.clouds.map((c) => ({ ...round(c.id, c.level, at(c.at), c.r * sheet.s), wide: true })),
    ...scene.zones.map((z) => outlined(z.id, z.level, z.outline.map(at), true)),
    ...scene.buildings.map((b) => outlined(b.id, b.levels, b.outline.map(at), true)),
  ];
}

/** The thing nearest to a point, no farther than `most`. Things on top of others take precedence. */
export function nearest(
  things: readonly Thing[],
  point: Point,
  level: number,
  most: number,
): Thing | undefined {
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    const away = thing.away(point);
    if (away > (thing.wide ? 0 : most)) continue;
    const middle = Math.hypot(point[0] - thing.x, point[1] - thing.y) / 1000;
    const rank = away + middle + (thing.wide ? 2000 : 0) + (thing.level === level || thing.wide ? 0 : 6);
    if (rank < least) {
      least = rank;
      best = thing;
    }
  }
  return best;
}
