import { type MapFile, snap } from '@shambles/field';
import { PER_INCH } from './units.js';

type Spot = readonly [number, number];

/** A table mirrored: east and west exchanged. */
export function mirrored(map: MapFile): MapFile {
  const [wide] = map.size;
  return moved(
    map,
    map.size,
    ([x, y]) => [wide - x, y],
    (facing) => 360 - facing,
  );
}

/** A table turned clockwise by a quarter: north becomes east. */
export function turned(map: MapFile): MapFile {
  const [wide, high] = map.size;
  return moved(
    map,
    [high, wide],
    ([x, y]) => [y, wide - x],
    (facing) => facing + 90,
  );
}

/** Converts a table made in inches to a unit. */
export function inUnit(map: MapFile, unit: MapFile['unit']): MapFile {
  const per = PER_INCH[unit];
  if (per === 1) return map;
  const [wide, high] = map.size;
  const large = moved(
    map,
    [wide * per, high * per],
    ([x, y]) => [x * per, y * per],
    (facing) => facing,
  );
  /** Lengths other than positions must be scaled too. */
  const grown = <T extends Sized>(thing: T): T => ({
    ...thing,
    ...(thing.width !== undefined && { width: snap(thing.width * per) }),
    ...(thing.length !== undefined && { length: snap(thing.length * per) }),
    ...(thing.size !== undefined && { size: snap(thing.size * per) }),
  });
  const buildings = (large.buildings ?? []).map((b) => ({
    ...b,
    doors: (b.doors ?? []).map(grown),
    windows: (b.windows ?? []).map(grown),
  }));
  const vehicles = (large.vehicles ?? []).map(grown);
  return { ...large, unit, buildings, vehicles, props: (large.props ?? []).map(grown) };
}

interface Sized {
  readonly width?: number;
  readonly length?: number;
  readonly size?: number;
}

/** Moves everything on a map, or only the things with these ids, by a transformation of positions. */
export function moved(
  map: MapFile,
  size: MapFile['size'],
  to: (at: Spot) => Spot,
  face: (facing: number) => number,
  ids?: ReadonlySet<string>,
): MapFile {
  const at = (spot: Spot): [number, number] => to(spot).map(snap) as [number, number];
  const rect = ([w, s, e, n]: readonly number[]): [number, number, number, number] => {
    const [ax, ay] = at([w as number, s as number]);
    const [bx, by] = at([e as number, n as number]);
    return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  };
  /** Moves any thing of a map: its positions are transformed, and everything else stays. */
  const thing = <T extends object>(given: T): T => {
    const t = given as Shaped;
    return {
      ...given,
      ...(t.at && { at: at(t.at) }),
      ...(t.rect && { rect: rect(t.rect) }),
      ...(t.outline && { outline: t.outline.map(at) }),
      ...(t.path && { path: t.path.map(at) }),
      ...(t.facing !== undefined && { facing: ((face(t.facing) % 360) + 360) % 360 }),
      ...(t.doors && { doors: t.doors.map(thing) }),
      ...(t.windows && { windows: t.windows.map(thing) }),
      ...(t.inner && { inner: t.inner.map(thing) }),
    };
  };
  const all = <T extends object>(list: readonly T[] | undefined): T[] | undefined =>
    list?.map((t) => (!ids || ids.has((t as { id?: string }).id ?? '') ? thing(t) : t));
  const lists = {
    areas: all(map.areas),
    buildings: all(map.buildings),
    barriers: all(map.barriers),
    vehicles: all(map.vehicles),
    links: all(map.links),
    lamps: all(map.lamps),
    places: all(map.places),
    props: all(map.props),
  };
  const there = Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined));
  return { ...map, ...there, size };
}

interface Shaped {
  readonly at?: Spot;
  readonly rect?: readonly number[];
  readonly outline?: readonly Spot[];
  readonly path?: readonly Spot[];
  readonly facing?: number;
  readonly doors?: readonly object[];
  readonly windows?: readonly object[];
  readonly inner?: readonly object[];
}
