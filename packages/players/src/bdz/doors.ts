import {
  type Book,
  buildingKind,
  holdRow,
  PLACED,
  placeBearing,
  tableOfView,
  type View,
} from '@shambles/bdz';
import type { AskView, Json, Lit, NamedPlace } from '@shambles/engine';
import { houseAt } from '@shambles/field';
import { ids } from './ids.js';

/** A door at ground level, in inches. */
interface Door {
  readonly house: string;
  readonly at: At;
}

type At = readonly [x: number, y: number];
const apart = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Inches added for a building that may hold food, and deducted for one that holds next to nothing. */
const LARDER = 10;
const POOR = 6;
/** A door farther from the edge than this is worth a run, in inches. */
const STEP = 8;
/** Share of the way to the next building that counts. */
const NEXT = 0.3;
/** Worth, in inches, of being seen by none of the dead rather than by all. */
const HIDDEN = 12;
const GRAIN = 1000;

/** Doors of buildings that nobody has entered. */
function doorsOf({ map, encounter }: View): Door[] {
  const isSeen = (id: string) => encounter?.houses.some((h) => h.id === id) ?? false;
  return (map?.buildings ?? []).flatMap(({ id, doors = [] }) =>
    isSeen(id)
      ? []
      : doors.filter((d) => (d.level ?? 0) === 0).map(({ at }) => ({ house: id, at: at as unknown as At })),
  );
}

/** Inches farther that the band would go for what a building may hold. */
function promise({ map }: View, book: Book, house: string): number {
  const name = map?.buildings?.find((b) => b.id === house)?.name ?? '';
  const row = holdRow(book, buildingKind(name)?.id);
  if (!row) return -POOR;
  return row.items.includes('food') ? LARDER : row.items.length > 1 ? 0 : -POOR;
}

interface Entry {
  readonly edge: 'north' | 'east' | 'south' | 'west';
  readonly from: At;
  readonly door: Door;
  readonly worth: number;
}

/**
 * Bearings of a zombie at the start, in degrees clockwise from the top, one for each face of its die. BDZ-T-zgen-place.
 */
const bearings = (book: Book) => [1, 2, 3, 4, 5, 6].map((die) => placeBearing(book, die));
const QUARTER = 90;

/** The share of the starting zombies that would see somebody here. BDZ-zgen-place-off. */
function exposure(view: View, book: Book, [x, y]: At): number {
  const { ground } = tableOfView(view, book);
  const [wide, high] = ground.map.size;
  const walls = ground.pieces.filter((p) => p.from === 0 && (p.kind === 'wall' || p.kind === 'door'));
  const isSeen = (z: At) =>
    houseAt(ground, { x: z[0], y: z[1] }) === undefined &&
    !walls.some((p) => crosses([x, y], z, [p.ax / GRAIN, p.ay / GRAIN], [p.bx / GRAIN, p.by / GRAIN]));
  const spot = (bearing: number): At => {
    const turn = (bearing * Math.PI) / 180;
    const z: At = [x + Math.round(Math.sin(turn)) * PLACED, y + Math.round(Math.cos(turn)) * PLACED];
    return z[0] < 0 || z[0] > wide || z[1] < 0 || z[1] > high ? spot(bearing + QUARTER) : z;
  };
  const all = bearings(book);
  return all.filter((bearing) => isSeen(spot(bearing))).length / all.length;
}

/** True if two lines cross. */
function crosses(a: At, b: At, c: At, d: At): boolean {
  const turn = (p: At, q: At, r: At) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Where to come in: near a door close to the edge, with something to find behind it, seen by few of the dead. */
function entry(view: View, book: Book): Entry | undefined {
  const [wide, high] = view.map?.size ?? [0, 0];
  const doors = doorsOf(view);
  const entries = doors.flatMap((door): Entry[] => {
    const [x, y] = door.at;
    const others = doors.filter((d) => d.house !== door.house).map((d) => apart(d.at, door.at));
    const base =
      promise(view, book, door.house) -
      Math.min(wide, ...others) * NEXT -
      exposure(view, book, door.at) * HIDDEN;
    return [
      { edge: 'north', from: [x, high], door, worth: base - (high - y) },
      { edge: 'east', from: [wide, y], door, worth: base - (wide - x) },
      { edge: 'south', from: [x, 0], door, worth: base - y },
      { edge: 'west', from: [0, y], door, worth: base - x },
    ];
  });
  return entries.sort((a, b) => b.worth - a.worth)[0];
}

/** The edge by which a band enters, and whether it runs. */
export function comesBy(view: View, book: Book, { shape }: AskView): Json | undefined {
  const found = entry(view, book);
  const all = ids(shape);
  if (!found) return all[0];
  const { edge, from, door } = found;
  return all.find((id) => id === (apart(from, door.at) > STEP ? `${edge} fast` : edge)) ?? all[0];
}

/** The place on the edge opposite that door; undefined if it is taken, or the band comes by another edge. */
export function comesAt(view: View, book: Book, { shape }: AskView): Json | undefined {
  const found = entry(view, book);
  if (!found || shape.kind !== 'spot') return undefined;
  const [wide, high] = view.map?.size ?? [0, 0];
  const within = (n: number, most: number) => Math.max(0.5, Math.min(most - 0.5, Math.round(n) + 0.5));
  const [x, y] = [within(found.from[0], wide), within(found.from[1], high)];
  return isLit(shape.lit, x, y) ? [x, y, 0] : undefined;
}

/** True if a spot on the ground is in a lit cell. */
function isLit(lit: readonly Lit[], x: number, y: number): boolean {
  return lit.some(({ level, cell, runs }) => {
    const [row, column] = [Math.floor(y / cell), Math.floor(x / cell)];
    const holds = (i: number) => (runs[i + 1] as number) <= column && column < (runs[i + 2] as number);
    return level === 0 && runs.some((n, i) => i % 3 === 0 && n === row && holds(i));
  });
}

/** The first goes up to the door and the others beside it, but not through it: they enter together. */
export function comesTo(
  view: View,
  book: Book,
  who: string,
  all: readonly NamedPlace[],
): NamedPlace | undefined {
  const found = entry(view, book);
  const led = view.people.find((p) => view.encounter?.who.includes(p.id) && p.x >= 0);
  const by: At | undefined = led && led.id !== who ? [led.x, led.y] : found?.door.at;
  const off = ({ at: [x, y] }: NamedPlace) => (by ? apart([x, y], by) : 0);
  return all.filter((p) => !p.id.startsWith('in ')).sort((a, b) => off(a) - off(b))[0];
}

/** The building that all make for next: close by, and worthwhile. */
export function nextHouse(view: View, book: Book, who: readonly string[]): string | undefined {
  const there = view.people.filter((p) => who.includes(p.id) && p.x >= 0 && p.aboard === '');
  const way = ({ at }: Door) =>
    there.reduce((sum, p) => sum + apart([p.x, p.y], at), 0) / Math.max(1, there.length);
  const worth = (door: Door) => promise(view, book, door.house) - way(door);
  return doorsOf(view).sort((a, b) => worth(b) - worth(a))[0]?.house;
}
