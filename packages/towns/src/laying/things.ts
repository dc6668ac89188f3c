import { thingInWords } from '@shambles/engine';
import { boxOf, GRAIN, grains, type MapFile, outlineOf, type Ring, ringOfShape } from '@shambles/field';
import { PER_INCH } from '../units.js';

/** Something on a table that can be chosen and changed. */
export interface Thing {
  readonly id: string;
  readonly list: 'buildings' | 'barriers' | 'areas' | 'vehicles' | 'lamps';
  readonly kind: string;
  readonly name: string;
  /** Its outline in thousandths, or the points of its path. */
  readonly ring: Ring;
}

/** Kinds of areas that cannot be changed: streets stay in place. */
const FIXED: ReadonlySet<string> = new Set(['road', 'pavement', 'crosswalk']);

/** The things on a table that can be changed, list by list, each in the order of its file. */
export function thingsOn(map: MapFile): Thing[] {
  const flat = (path: readonly (readonly [number, number])[]): Ring => path.flatMap((p) => p.map(grains));
  return [
    ...(map.buildings ?? []).map(
      (b): Thing => ({ id: b.id, list: 'buildings', kind: 'building', name: b.name, ring: ringOfShape(b) }),
    ),
    ...(map.vehicles ?? []).map(
      (v): Thing => ({
        id: v.id,
        list: 'vehicles',
        kind: v.kind,
        name: thingInWords(v.id),
        ring: outlineOf(v),
      }),
    ),
    ...(map.barriers ?? []).map(
      (b): Thing => ({
        id: b.id,
        list: 'barriers',
        kind: b.kind,
        name: thingInWords(b.id),
        ring: flat(b.path),
      }),
    ),
    ...(map.areas ?? [])
      .filter((a) => !FIXED.has(a.kind))
      .map(
        (a): Thing => ({
          id: a.id,
          list: 'areas',
          kind: a.kind,
          name: thingInWords(a.id),
          ring: ringOfShape(a),
        }),
      ),
    ...(map.lamps ?? []).map(
      (l): Thing => ({ id: l.id, list: 'lamps', kind: 'lamp', name: thingInWords(l.id), ring: flat([l.at]) }),
    ),
  ];
}

/** Most corners, doors and windows on a table that can still be changed: ways are sought past all of them. */
const CORNERS = 600;
/** Most pairs of a thing and a place, an inch apart, where another might stand. */
const PAIRS = 500_000;

/** True if a table is so large or so full that a change of it could not be judged while somebody waits. */
export function isTooFull(map: MapFile): boolean {
  const things = thingsOn(map);
  const openings = (map.buildings ?? []).flatMap(({ doors = [], windows = [] }) => [...doors, ...windows]);
  const corners = things.reduce((sum, { ring }) => sum + ring.length / 2, openings.length);
  const [wide, high] = map.size.map((side) => side / PER_INCH[map.unit]) as [number, number];
  return corners > CORNERS || wide * high * things.length > PAIRS;
}

/** The middle of a thing, in the unit of its map. */
export function middleOf({ ring }: Pick<Thing, 'ring'>): readonly [number, number] {
  const [w, s, e, n] = boxOf(ring);
  return [Math.round((w + e) / 2) / GRAIN, Math.round((s + n) / 2) / GRAIN];
}
