import {
  boxOf,
  Figures,
  type Ground,
  grains,
  houseAt,
  inside,
  MapError,
  type MapFile,
  readMap,
  ringOfShape,
  type StepRules,
  shareFloor,
  touch,
  Ways,
} from '@shambles/field';
import { sectionAt } from '../sections.js';
import { PER_INCH } from '../units.js';
import { middleOf, type Thing, thingsOn } from './things.js';

/** Ground that a building cannot stand in. */
const GROWN: ReadonlySet<string> = new Set(['woods', 'water', 'pool', 'hill']);

/**
 * Why a thing cannot stand at its place; undefined if it can. `size` is in the unit of the map. This must be fast: it
 * runs for every place on a table.
 */
export function clash(
  things: readonly Thing[],
  thing: Thing,
  [wide, high]: readonly [number, number],
): string | undefined {
  const [w, s, e, n] = boxOf(thing.ring);
  if (w < 0 || s < 0 || e > grains(wide) || n > grains(high)) return 'That is beyond the edge of the table.';
  const other = things.find((o) => o.id !== thing.id && excludes(o, thing) && meets(o, thing));
  return other && `It would stand in ${other.name}.`;
}

function excludes(a: Thing, b: Thing): boolean {
  const lists = [a.list, b.list];
  if (lists.includes('buildings')) {
    const other = a.list === 'buildings' ? b : a;
    return other.list !== 'areas' || GROWN.has(other.kind);
  }
  return a.list === 'vehicles' && b.list === 'vehicles';
}

function meets(a: Thing, b: Thing): boolean {
  const [aw, as, ae, an] = boxOf(a.ring);
  const [bw, bs, be, bn] = boxOf(b.ring);
  if (
    a.list === 'buildings' && b.list === 'buildings'
      ? ae <= bw || be <= aw || an <= bs || bn <= as
      : ae < bw || be < aw || an < bs || bn < as
  )
    return false;
  // Buildings may share a wall.
  if (a.list === 'buildings' && b.list === 'buildings') return shareFloor(a.ring, b.ring);
  const first = linesOf(a);
  const second = linesOf(b);
  if (first.some((p) => second.some((q) => touch(...p, ...q)))) return true;
  const [ax, ay] = a.ring as [number, number];
  const [bx, by] = b.ring as [number, number];
  return (isClosed(a) && inside(a.ring, bx, by)) || (isClosed(b) && inside(b.ring, ax, ay));
}

const isClosed = ({ list }: Thing): boolean => list !== 'barriers' && list !== 'lamps';

function linesOf(thing: Thing): [number, number, number, number][] {
  const { ring } = thing;
  const found: [number, number, number, number][] = [];
  for (let i = 0; i + 3 < ring.length; i += 2)
    found.push([ring[i], ring[i + 1], ring[i + 2], ring[i + 3]] as [number, number, number, number]);
  if (isClosed(thing))
    found.push([ring[ring.length - 2], ring[ring.length - 1], ring[0], ring[1]] as [
      number,
      number,
      number,
      number,
    ]);
  return found;
}

/**
 * Why a map cannot be played on: something stands in something else, or the file is invalid. `ground` prepares the map
 * and throws MapError; `changed` is the thing that was placed or moved.
 */
export function faultOf(
  map: MapFile,
  ground: (map: MapFile) => Ground,
  changed?: string,
): string | undefined {
  const things = thingsOn(map);
  const thing = things.find((t) => t.id === changed);
  const stands = thing && clash(things, thing, map.size);
  if (stands) return stands;
  try {
    readMap(map);
    ground(map);
  } catch (error) {
    if (error instanceof MapError) return error.message;
    throw error;
  }
  return undefined;
}

/** True if a building stands in a section of a table of `across` by `across` sections. */
export function isBuilt(map: MapFile, across: number, section: number): boolean {
  return (map.buildings ?? []).some(
    (b) => sectionAt(map.size, across, ...middleOf({ ring: ringOfShape(b) })) === section,
  );
}

/**
 * The name of a building that cannot be reached from the edge of the table by these steps; undefined if all can be.
 * `r`: half the width of a base, in the unit of the map.
 */
export function shutIn(ground: Ground, steps: StepRules, r: number): string | undefined {
  const { map } = ground;
  const per = PER_INCH[map.unit];
  const nobody = new Figures(ground.width, ground.height, grains(2 * r));
  const ways = new Ways(ground, nobody, steps, r, () => false);
  const [wide, high] = map.size;
  const from = EDGES.map(([x, y]) => [x * wide, y * high] as const).find(([x, y]) => ways.standing(x, y, 0));
  const reach = from && ways.from(...from, 0);
  const leadsIn = (x: number, y: number, id: string) =>
    houseAt(ground, { x, y })?.id === id && (reach?.cost(x, y, 0) ?? Infinity) < Infinity;
  const closed = (map.buildings ?? []).find(
    (b) =>
      !(b.doors ?? []).some(({ at: [x, y], level }) => {
        return (level ?? 0) === 0 && INTO.some(([dx, dy]) => leadsIn(x + dx * per, y + dy * per, b.id));
      }),
  );
  return closed?.name;
}

/** Places near the edge of a table, as shares of its size. */
const EDGES: readonly (readonly [number, number])[] = [0.02, 0.98].flatMap((v) =>
  [0.5, 0.25, 0.75, 0.05, 0.95].flatMap((u) => [[u, v] as const, [v, u] as const]),
);
/** Offsets to just inside a door, one for each direction of its wall, in inches. */
const INTO: readonly (readonly [number, number])[] = [
  [0, 0.75],
  [0.75, 0],
  [0, -0.75],
  [-0.75, 0],
];
