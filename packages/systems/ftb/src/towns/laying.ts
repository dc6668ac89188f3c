import {
  boxOf,
  GRAIN,
  grains,
  inside,
  MapError,
  type MapFile,
  outlineOf,
  type Ring,
  readMap,
  ringOfShape,
  touch,
} from '@shambles/field';
import { groundOf } from '../book.js';
import type { Options } from '../options.js';
import type { RuleId } from '../register.js';
import { FtbTable } from '../table.js';
import { sectionAt } from './sections.js';
import { moved } from './turning.js';

/** What of a table can be chosen to be changed. */
export interface Thing {
  readonly id: string;
  readonly list: 'buildings' | 'barriers' | 'areas' | 'vehicles' | 'lamps';
  readonly kind: string;
  readonly name: string;
  /** Its outline in thousandths, or the points of its path. */
  readonly ring: Ring;
}

/** Why a table cannot be played on as it is. */
export interface Fault {
  readonly rule: RuleId;
  readonly text: string;
}

/** Streets stay where they are. */
const FIXED: ReadonlySet<string> = new Set(['road', 'pavement', 'crosswalk']);
/** What a building does not stand in. */
const GROWN: ReadonlySet<string> = new Set(['woods', 'water', 'pool', 'hill']);

/** The things on a table that can be changed, in the order of its file. */
export function thingsOn(map: MapFile): Thing[] {
  const named = (id: string) => id.replaceAll('-', ' ');
  const flat = (path: readonly (readonly [number, number])[]): Ring => path.flatMap((p) => p.map(grains));
  return [
    ...(map.buildings ?? []).map(
      (b): Thing => ({ id: b.id, list: 'buildings', kind: 'building', name: b.name, ring: ringOfShape(b) }),
    ),
    ...(map.vehicles ?? []).map(
      (v): Thing => ({ id: v.id, list: 'vehicles', kind: v.kind, name: named(v.id), ring: outlineOf(v) }),
    ),
    ...(map.barriers ?? []).map(
      (b): Thing => ({ id: b.id, list: 'barriers', kind: b.kind, name: named(b.id), ring: flat(b.path) }),
    ),
    ...(map.areas ?? [])
      .filter((a) => !FIXED.has(a.kind))
      .map(
        (a): Thing => ({ id: a.id, list: 'areas', kind: a.kind, name: named(a.id), ring: ringOfShape(a) }),
      ),
    ...(map.lamps ?? []).map(
      (l): Thing => ({ id: l.id, list: 'lamps', kind: 'lamp', name: named(l.id), ring: flat([l.at]) }),
    ),
  ];
}

/** The middle of a thing, in inches. */
export function middleOf({ ring }: Pick<Thing, 'ring'>): readonly [number, number] {
  const [w, s, e, n] = boxOf(ring);
  return [Math.round((w + e) / 2) / GRAIN, Math.round((s + n) / 2) / GRAIN];
}

// ------------------------------------------------------------------ changing

/** A thing and what goes along with it: stairs inside it, the crest of a hill. */
function withIts(map: MapFile, { id, ring, list, kind }: Thing): Set<string> {
  const found = new Set([id]);
  const within = ([x, y]: readonly [number, number]) => inside(ring, grains(x), grains(y));
  if (list === 'buildings') for (const l of map.links ?? []) if (within(l.at)) found.add(l.id);
  if (kind === 'hill')
    for (const b of map.barriers ?? []) if (b.kind === 'crest' && b.path.every(within)) found.add(b.id);
  return found;
}

/** The table with a thing so that its middle comes to a place. */
export function movedTo(map: MapFile, thing: Thing, [x, y]: readonly [number, number]): MapFile {
  const [mx, my] = middleOf(thing);
  return moved(
    map,
    map.size,
    ([px, py]) => [px + x - mx, py + y - my],
    (facing) => facing,
    withIts(map, thing),
  );
}

/** The table with a thing turned by a quarter, with the clock. */
export function quartered(map: MapFile, thing: Thing): MapFile {
  const [mx, my] = middleOf(thing);
  return moved(
    map,
    map.size,
    ([x, y]) => [mx + y - my, my - (x - mx)],
    (facing) => facing + 90,
    withIts(map, thing),
  );
}

export function without(map: MapFile, thing: Thing): MapFile {
  const gone = withIts(map, thing);
  const left = <T extends { id: string }>(list: T[] | undefined) =>
    list?.filter((t) => !gone.has(t.id)) ?? [];
  return {
    ...map,
    areas: left(map.areas),
    buildings: left(map.buildings),
    barriers: left(map.barriers),
    vehicles: left(map.vehicles),
    links: left(map.links),
    lamps: left(map.lamps),
  };
}

/** What can be added to a table. */
export const ADDITIONS = ['house', 'car', 'low-wall', 'hedge', 'woods', 'lamp'] as const;
export type Addition = (typeof ADDITIONS)[number];

/** The table with something more, its middle at a place; and what it is called. */
export function added(
  map: MapFile,
  what: Addition,
  [x, y]: readonly [number, number],
): { readonly map: MapFile; readonly id: string } {
  const taken = new Set(thingsOn(map).map((t) => t.id));
  let n = 1;
  while (taken.has(`${what}-${n}`)) n++;
  const id = `${what}-${n}`;
  switch (what) {
    case 'house': {
      const door = { id: `${id}-door`, at: [x, y - 2.5] as [number, number], width: 1.25, type: 'standard' };
      const windows = [-2, 2].map((off) => ({ at: [x + off, y - 2.5] as [number, number], width: 1 }));
      const rect: [number, number, number, number] = [x - 3, y - 2.5, x + 3, y + 2.5];
      const house = {
        id,
        name: `House ${n}`,
        rect,
        levels: 1,
        roof: 'tiled' as const,
        doors: [door],
        windows,
      };
      return { id, map: { ...map, buildings: [...(map.buildings ?? []), house] } };
    }
    case 'car': {
      const rect: [number, number, number, number] = [x - 1.5, y - 0.675, x + 1.5, y + 0.675];
      return { id, map: { ...map, vehicles: [...(map.vehicles ?? []), { id, kind: 'car', rect }] } };
    }
    case 'low-wall':
    case 'hedge': {
      const path: [number, number][] = [
        [x - 1.5, y],
        [x + 1.5, y],
      ];
      const kind = what === 'hedge' ? 'hedge' : 'low wall';
      return { id, map: { ...map, barriers: [...(map.barriers ?? []), { id, kind, path }] } };
    }
    case 'woods': {
      const outline = WOOD.map(([dx, dy]): [number, number] => [x + dx, y + dy]);
      return { id, map: { ...map, areas: [...(map.areas ?? []), { id, kind: 'woods', outline }] } };
    }
    case 'lamp':
      return { id, map: { ...map, lamps: [...(map.lamps ?? []), { id, at: [x, y] }] } };
  }
}

const WOOD: readonly (readonly [number, number])[] = [
  [3, 0],
  [2, 2],
  [0, 2.75],
  [-2.25, 2],
  [-3, 0],
  [-2, -2.25],
  [0, -3],
  [2.25, -2],
];

// ------------------------------------------------------------------ what can stand

/** What a thing would stand in; undefined where it stands free. Quick: it is asked for every place of a table. */
export function clash(
  things: readonly Thing[],
  thing: Thing,
  [wide, high]: readonly [number, number],
): Fault | undefined {
  const [w, s, e, n] = boxOf(thing.ring);
  if (w < 0 || s < 0 || e > grains(wide) || n > grains(high))
    return { rule: 'FTB-9.0', text: 'That is beyond the edge of the table.' };
  const other = things.find((o) => o.id !== thing.id && excludes(o, thing) && meets(o, thing));
  return other && { rule: 'FTB-9.0', text: `It would stand in ${other.name}.` };
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
  // Buildings may share a wall; whether two of an odd shape share a floor the map itself says.
  if (a.list === 'buildings' && b.list === 'buildings') return a.ring.length === 8 && b.ring.length === 8;
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
 * What keeps a table from being played on: a map that is none, no building in the section that has to have one, a
 * building without a door that leads in from the edge of the table. `changed` is the thing that was put or moved.
 */
export function faultOf(
  map: MapFile,
  {
    target,
    hills,
    changed,
  }: { readonly target: number; readonly hills: Options['hills']; readonly changed?: string },
): Fault | undefined {
  const things = thingsOn(map);
  const thing = things.find((t) => t.id === changed);
  const stands = thing && clash(things, thing, map.size);
  if (stands) return stands;
  try {
    readMap(map);
    groundOf(map);
  } catch (error) {
    if (error instanceof MapError) return { rule: 'FTB-9.0', text: error.message };
    throw error;
  }
  if (target > 0 && !isBuilt(map, target))
    return { rule: 'FTB-9.1e', text: `Section ${target} needs a building: this Encounter goes there.` };
  const shut = shutIn(map, hills);
  return shut === undefined
    ? undefined
    : { rule: 'FTB-D-52', text: `No way from the edge of the table leads to a door of ${shut}.` };
}

/** Whether a building stands in a section. */
export function isBuilt(map: MapFile, section: number): boolean {
  return (map.buildings ?? []).some(
    (b) => sectionAt(map.size, ...middleOf({ ring: ringOfShape(b) })) === section,
  );
}

/** The name of a building that no zombie can come into from the edge of the table. */
export function shutIn(map: MapFile, hills: Options['hills']): string | undefined {
  const table = new FtbTable(
    { people: [], zeds: [], encounter: { map, part: 'daytime', fullMoon: false, kind: 'search' } },
    hills,
  );
  const ways = table.ways('zed');
  const [wide, high] = map.size;
  const from = EDGES.map(([x, y]) => [x * wide, y * high] as const).find(([x, y]) => ways.standing(x, y, 0));
  const reach = from && ways.from(...from, 0);
  const closed = (map.buildings ?? []).find(
    (b) =>
      !(b.doors ?? []).some((d) => {
        const [x, y] = d.at;
        return (d.level ?? 0) === 0 && STEPS.some(([dx, dy]) => leadsIn(x + dx, y + dy, b.id));
      }),
  );
  function leadsIn(x: number, y: number, id: string): boolean {
    return table.houseOf({ x, y, level: 0 }) === id && (reach?.cost(x, y, 0) ?? Infinity) < Infinity;
  }
  return closed?.name;
}

/** Places at the edge of a table, as shares of it. */
const EDGES: readonly (readonly [number, number])[] = [0.02, 0.98].flatMap((v) =>
  [0.5, 0.25, 0.75, 0.05, 0.95].flatMap((u) => [[u, v] as const, [v, u] as const]),
);
/** Just inside a door, whatever wall it is in. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 0.75],
  [0.75, 0],
  [0, -0.75],
  [-0.75, 0],
];
