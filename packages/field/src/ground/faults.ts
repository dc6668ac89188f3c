import { inside, type Ring, stretches, touch } from '../shapes/segments.js';
import { grains } from '../shapes/units.js';
import { MAP_LIMITS } from './limits.js';
import type { Building, MapFile } from './map.js';
import {
  type Box,
  boxOf,
  type Corner,
  type Hole,
  holesOf,
  liesOn,
  outlineOf,
  ringOfShape,
  sides,
  wallsOf,
} from './outlines.js';

/**
 * The fault of a map whose fields all have the right types: where it is, what was found and what is allowed. Undefined
 * if the map can be played on.
 */
export function faultOf(map: MapFile): string | undefined {
  for (const fault of faults(map)) return fault;
  return undefined;
}

function* faults(map: MapFile): Generator<string> {
  // Size is checked first, because the time of every later check grows with it.
  yield* tooMuch(map);
  yield* namesakes(map);
  for (const v of map.vehicles ?? []) {
    const turned = [v.at, v.length, v.width].filter((part) => part !== undefined).length;
    if (v.rect ? turned > 0 || v.facing !== undefined : turned < 3)
      yield `vehicles/${v.id}: needs either "rect", or "at", "length" and "width".`;
  }
  for (const p of map.places ?? [])
    if ((p.at === undefined) === (p.rect === undefined)) yield `places/${p.id}: needs either "at" or "rect".`;
  for (const b of map.barriers ?? []) yield* idle(`barriers/${b.id}/path`, b.path);
  yield* strays(map);
  yield* tangles(map);
  yield* insides(map);
  yield* overlaps(map);
  yield* climbs(map);
}

/** Yields each limit that a map exceeds. */
function* tooMuch(map: MapFile): Generator<string> {
  const { areas = [], buildings = [], barriers = [], vehicles = [] } = map;
  const built = buildings.map((b) => stretchesOf(b));
  const fenced = barriers.reduce((sum, { path }) => sum + path.length - 1, 0);
  const stand = built.reduce((sum, n) => sum + n, 0) + fenced + vehicles.length * 4;
  if (stand > MAP_LIMITS.stretches) {
    const largest = buildings[built.indexOf(Math.max(...built))];
    const most = largest ? `; the building ${largest.id} alone has ${Math.max(...built)}` : '';
    yield `buildings, barriers and vehicles: have ${stand} straight stretches, walls counted on each floor${most}; allowed: at most ${MAP_LIMITS.stretches}.`;
  }
  const corners = areas.reduce((sum, { outline }) => sum + (outline?.length ?? 4), 0);
  if (corners > MAP_LIMITS.corners)
    yield `areas: have ${corners} corners together; allowed: at most ${MAP_LIMITS.corners}.`;
}

/** Approximate number of wall stretches in a building: each opening cuts its wall in two. */
function stretchesOf({ outline, levels, inner = [], doors = [], windows = [] }: Building): number {
  const round = (outline?.length ?? 4) * (levels + 1);
  const within = inner.reduce(
    (sum, { path, level }) => sum + (path.length - 1) * (level === undefined ? levels : 1),
    0,
  );
  return round + within + 2 * (doors.length + windows.length);
}

/** Yields each id that is used more than once. */
function* namesakes(map: MapFile): Generator<string> {
  const seen = new Map<string, string>();
  for (const [list, things] of listed(map))
    for (const { id } of things) {
      const where = `${list}/${id}`;
      const before = seen.get(id);
      if (before !== undefined) yield `${where}: the id "${id}" is taken by ${before}; ids must differ.`;
      seen.set(id, where);
    }
}

function listed(map: MapFile): [string, readonly { readonly id: string }[]][] {
  const { areas, buildings, barriers, vehicles, links, lamps, places } = map;
  const own = { areas, buildings, barriers, vehicles, links, lamps, places };
  return [
    ...Object.entries(own).map(([name, list]): [string, readonly { id: string }[]] => [name, list ?? []]),
    ...(buildings ?? []).flatMap((b): [string, readonly { id: string }[]][] => [
      [`buildings/${b.id}/doors`, b.doors ?? []],
      [`buildings/${b.id}/windows`, holesOf(b).filter((h) => h.kind === 'window')],
    ]),
  ];
}

// ------------------------------------------------------------------ on the table

/** Every point of a map, with the thing that it belongs to. */
function* points(map: MapFile): Generator<readonly [string, Corner]> {
  const { areas, buildings, barriers, vehicles, links, lamps, places, props } = map;
  for (const [name, list] of Object.entries({
    areas,
    buildings,
    barriers,
    vehicles,
    links,
    lamps,
    places,
    props,
  }))
    for (const [i, thing] of (list ?? []).entries()) {
      const at = `${name}/${'id' in thing ? thing.id : i}`;
      const t: {
        at?: Corner | undefined;
        rect?: Box | undefined;
        outline?: readonly Corner[] | undefined;
        path?: readonly Corner[] | undefined;
      } = thing;
      if (t.at) yield [`${at}/at`, t.at];
      if (t.rect)
        yield* [[t.rect[0], t.rect[1]] as const, [t.rect[2], t.rect[3]] as const].map(
          (c) => [`${at}/rect`, c] as const,
        );
      for (const c of t.outline ?? []) yield [`${at}/outline`, c];
      for (const c of t.path ?? []) yield [`${at}/path`, c];
    }
  for (const v of vehicles ?? []) {
    if (!v.at) continue;
    const ring = outlineOf(v);
    for (let i = 0; i < ring.length; i += 2)
      yield [
        `vehicles/${v.id}, as it is turned`,
        [(ring[i] as number) / 1000, (ring[i + 1] as number) / 1000],
      ];
  }
}

function* strays(map: MapFile): Generator<string> {
  const [wide, high] = map.size;
  for (const [where, [x, y]] of points(map))
    if (x < 0 || y < 0 || x > wide || y > high)
      yield `${where}: ${x}, ${y} lies outside the table, which goes from 0, 0 to ${wide}, ${high}.`;
}

// ------------------------------------------------------------------ outlines

function* idle(where: string, path: readonly Corner[]): Generator<string> {
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1], path[i]] as [Corner, Corner];
    if (grains(a[0]) === grains(b[0]) && grains(a[1]) === grains(b[1]))
      yield `${where}: the point ${b.join(', ')} comes twice in a row; each must lie apart from the one before.`;
  }
}

/** Outlines that cross or touch themselves: they have no clear inside. */
function* tangles(map: MapFile): Generator<string> {
  for (const [name, list] of Object.entries({ areas: map.areas, buildings: map.buildings }))
    for (const { id, outline } of list ?? []) {
      if (!outline) continue;
      const where = `${name}/${id}/outline`;
      yield* idle(where, [...outline, outline[0] as Corner]);
      if (isTangled(ringOfShape({ outline })))
        yield `${where}: its sides cross or touch; each may only meet the next, at their corner.`;
    }
}

function isTangled(ring: Ring): boolean {
  const all = sides(ring);
  return all.some((a, i) =>
    all.some((b, j) => {
      if (j <= i) return false;
      const meets = touch(a.ax, a.ay, a.bx, a.by, b.ax, b.ay, b.bx, b.by);
      if (j === i + 1) return isOn(a.ax, a.ay, b) || isOn(b.bx, b.by, a);
      if (i === 0 && j === all.length - 1) return isOn(a.bx, a.by, b) || isOn(b.ax, b.ay, a);
      return meets;
    }),
  );
}

/** True if a point lies on a side. */
function isOn(x: number, y: number, l: { ax: number; ay: number; bx: number; by: number }): boolean {
  return touch(x, y, x, y, l.ax, l.ay, l.bx, l.by);
}

/** Buildings that overlap. They may share a wall, but no floor. */
function* overlaps(map: MapFile): Generator<string> {
  const houses = (map.buildings ?? []).map((b) => ({ id: b.id, ring: ringOfShape(b) }));
  for (const [i, a] of houses.entries())
    for (const b of houses.slice(0, i))
      if (shareFloor(a.ring, b.ring))
        yield `buildings/${a.id}: overlaps the building ${b.id}; buildings may touch, no more.`;
}

/** True if two outlines share more than walls. */
export function shareFloor(a: Ring, b: Ring): boolean {
  return bites(a, b) || bites(b, a);
}

/** True if just inside some side of `a` lies the inside of `b`. */
function bites(a: Ring, b: Ring): boolean {
  const all = sides(a);
  const [w, s, e, n] = boxOf(a);
  const [bw, bs, be, bn] = boxOf(b);
  if (e <= bw || w >= be || n <= bs || s >= bn) return false;
  const area = all.reduce((sum, l) => sum + l.ax * l.by - l.bx * l.ay, 0);
  return all.some((l) => {
    const cuts = stretches(b, l.ax, l.ay, l.bx, l.by, area > 0 ? 1 : -1);
    return cuts.some((from, k) => k % 2 === 0 && from < (cuts[k + 1] as number));
  });
}

// ------------------------------------------------------------------ inside buildings

function* insides(map: MapFile): Generator<string> {
  for (const b of map.buildings ?? []) {
    const floors = b.levels === 1 ? 'it has the level 0 only' : `its levels are 0 to ${b.levels - 1}`;
    const ring = ringOfShape(b);
    for (const [i, { path, level }] of (b.inner ?? []).entries()) {
      const where = `buildings/${b.id}/inner/${i}`;
      yield* idle(`${where}/path`, path);
      if (level !== undefined && level >= b.levels) yield `${where}/level: found ${level}; ${floors}.`;
      for (const [x, y] of path)
        if (!inside(ring, grains(x), grains(y))) yield `${where}/path: ${x}, ${y} lies outside the building.`;
    }
    const holes = holesOf(b);
    for (const h of holes) {
      const where = `buildings/${b.id}/${h.kind}s/${h.id}`;
      if (h.level >= b.levels) yield `${where}/level: found ${h.level}; ${floors}.`;
      else if (!wallsOf(b, h.level).some((wall) => liesOn(h, wall)))
        yield `${where}: at ${h.at.join(', ')}, ${h.width} wide, it lies on no wall; its middle must lie on one that is as long.`;
    }
    for (const [i, a] of holes.entries())
      for (const other of holes.slice(0, i))
        if (collide(a, other) && wallsOf(b, a.level).some((wall) => liesOn(a, wall) && liesOn(other, wall)))
          yield `buildings/${b.id}/${a.kind}s/${a.id}: overlaps the ${other.kind} ${other.id}; leave wall between them.`;
  }
}

/** True if two holes on one wall overlap. */
function collide(a: Hole, b: Hole): boolean {
  const far = Math.sqrt((a.at[0] - b.at[0]) ** 2 + (a.at[1] - b.at[1]) ** 2);
  return a.level === b.level && grains(far) < grains((a.width + b.width) / 2);
}

/** Links between levels that lead to no floor or roof. */
function* climbs(map: MapFile): Generator<string> {
  const tops = (map.buildings ?? []).map((b) => ({ levels: b.levels, ring: ringOfShape(b) }));
  const bears = (x: number, y: number, level: number): boolean =>
    level === 0 || tops.some((t) => level <= t.levels && inside(t.ring, grains(x), grains(y)));
  for (const { id, at, from, to } of map.links ?? []) {
    if (from === to) yield `links/${id}: goes from level ${from} to itself; "from" and "to" must differ.`;
    for (const level of [from, to])
      if (!bears(at[0], at[1], level))
        yield `links/${id}: there is no level ${level} at ${at.join(', ')}; it must lie in or on a building that has it, the roof included.`;
  }
  for (const { id, at, level } of map.places ?? [])
    if (at && level !== undefined && !bears(at[0], at[1], level))
      yield `places/${id}: there is no level ${level} at ${at.join(', ')}; it must lie in or on a building that has it, the roof included.`;
}
