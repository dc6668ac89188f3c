import type { MapFile } from '@shambles/field';

type Building = NonNullable<MapFile['buildings']>[number];
type Door = NonNullable<Building['doors']>[number] & { readonly width: number };
type Corner = readonly [number, number];

/** The greatest distance between the middles of windows, and the wall between them, in inches. */
const EVERY = 2;
const WALL = 0.2;
/** The narrowest window, in inches. */
const LEAST = 0.4;
/** Width of a door that gives none, in inches. */
const DOOR = 2;

/** A map with a width for every door and with windows along all walls of buildings. AMZ-buildings. */
export function furnished(map: MapFile): MapFile {
  return { ...map, buildings: (map.buildings ?? []).map(furnish) };
}

/** Adds the doors' widths and the windows to a building; whatever the file says takes precedence. */
function furnish(b: Building): Building {
  const doors = (b.doors ?? []).map((d) => ({ ...d, width: d.width ?? DOOR }));
  return { ...b, doors, windows: b.windows ?? windowsOf({ ...b, doors }) };
}

function windowsOf(b: Building & { readonly doors: readonly Door[] }): NonNullable<Building['windows']> {
  const corners = cornersOf(b);
  return Array.from({ length: b.levels }, (_, level) =>
    corners.flatMap((from, i) => {
      const to = corners[(i + 1) % corners.length] as Corner;
      return windowsIn(from, to, doorsIn(b.doors, level, from, to)).map((w) => ({ ...w, level }));
    }),
  ).flat();
}

function cornersOf(b: Building): readonly Corner[] {
  if (!b.rect) return b.outline ?? [];
  const [w, s, e, n] = b.rect;
  return [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
  ];
}

/** A stretch of a wall, in inches from the corner where it begins. */
type Stretch = readonly [from: number, to: number];

/** Doors of a level in the wall between two corners, in order. */
function doorsIn(doors: readonly Door[], level: number, from: Corner, to: Corner): Stretch[] {
  const long = lengthOf(from, to);
  const [ex, ey] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  return doors
    .filter((d) => (d.level ?? 0) === level)
    .flatMap(({ at, width }): Stretch[] => {
      const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
      const along = dx * ex + dy * ey;
      const off = Math.abs(dy * ex - dx * ey);
      return off > 0.01 || along < 0 || along > long ? [] : [[along - width / 2, along + width / 2]];
    })
    .sort(([a], [c]) => a - c);
}

/** Windows in the parts of a wall between doors, as wide as possible. */
function windowsIn(
  from: Corner,
  to: Corner,
  doors: readonly Stretch[],
): { at: [number, number]; width: number }[] {
  const long = lengthOf(from, to);
  const place = (along: number): [number, number] => [
    thousandth(from[0] + ((to[0] - from[0]) * along) / long),
    thousandth(from[1] + ((to[1] - from[1]) * along) / long),
  ];
  const ends = [0, ...doors.flat(), long];
  return ends.flatMap((start, i) => {
    if (i % 2 === 1) return [];
    const free = (ends[i + 1] as number) - start;
    const n = Math.ceil(free / EVERY);
    const width = thousandth(free / n - WALL);
    if (n === 0 || width < LEAST) return [];
    return Array.from({ length: n }, (_, k) => ({ at: place(start + (free * (k + 0.5)) / n), width }));
  });
}

const lengthOf = (from: Corner, to: Corner) => Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
const thousandth = (n: number) => Math.round(n * 1000) / 1000;
