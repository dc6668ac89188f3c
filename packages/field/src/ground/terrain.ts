import type { MeasuredScene, Spot } from '@shambles/engine';
import { GRAIN } from '../shapes/units.js';
import { type Ground, type House, outlineOf, type Piece } from './ground.js';

/** What stands on a table. */
export type Terrain = Pick<
  MeasuredScene,
  | 'areas'
  | 'buildings'
  | 'doors'
  | 'windows'
  | 'barriers'
  | 'gaps'
  | 'vehicles'
  | 'links'
  | 'lamps'
  | 'props'
  | 'zones'
>;

type Door = Terrain['doors'][number];

/** What a system adds to the things on its map. */
export interface Furnishing {
  /** Text added to a building's name, such as what was done in it. */
  building?(id: string): string;
  door(p: Piece): Pick<Door, 'name' | 'state' | 'badges'>;
  /** The badges of a vehicle. */
  vehicle?(id: string): readonly string[];
  readonly gaps?: Terrain['gaps'];
  readonly zones: Terrain['zones'];
  /** Radius of a lamp's light now, in units; 0 by day. */
  readonly lamp: number;
  /** Size of a prop that gives none, in units. */
  readonly prop: number;
}

/** The map of a table as it is drawn, with what a system adds to it. */
export function terrain(ground: Ground, its: Furnishing): Terrain {
  const { map } = ground;
  const names = new Map((map.areas ?? []).map(({ id, name }) => [id, name]));
  const pieces = (kind: Piece['kind']) => ground.pieces.filter((p) => p.kind === kind);
  return {
    areas: ground.patches.map(({ id, kind, ring }) => ({
      id,
      kind,
      name: names.get(id),
      outline: spots(ring),
    })),
    buildings: (map.buildings ?? []).map((b, i) => ({
      id: b.id,
      name: `${b.name}${its.building?.(b.id) ?? ''}`,
      outline: spots((ground.houses[i] as House).ring),
      levels: b.levels,
      roof: b.roof ?? 'flat',
      thin: b.walls === 'thin',
      inner: b.inner ?? [],
    })),
    doors: pieces('door').map((p) => ({
      ...its.door(p),
      ...stretch(p),
      id: p.id,
      type: p.type as string,
    })),
    windows: pieces('window').map(stretch),
    barriers: (map.barriers ?? []).map(({ id, kind, path }) => ({ id, kind, path })),
    gaps: its.gaps ?? [],
    vehicles: (map.vehicles ?? []).map((v) => ({
      id: v.id,
      kind: v.kind,
      outline: spots(outlineOf(v)),
      badges: its.vehicle?.(v.id) ?? [],
    })),
    links: (map.links ?? []).map(({ id, kind, at, from, to }) => ({ id, kind, at, from, to })),
    lamps: (map.lamps ?? []).map(({ id, at }) => ({ id, at, r: its.lamp })),
    props: (map.props ?? []).map(({ kind, at, size }) => ({ kind, at, size: size ?? its.prop })),
    zones: its.zones,
  };
}

/** The place of a door or a window. */
function stretch(p: Piece): { level: number; from: Spot; to: Spot } {
  return {
    level: p.from,
    from: [p.ax / GRAIN, p.ay / GRAIN],
    to: [p.bx / GRAIN, p.by / GRAIN],
  };
}

/** Converts an outline in thousandths to corners in units. */
export function spots(ring: readonly number[]): Spot[] {
  return Array.from({ length: ring.length / 2 }, (_, i) => [
    (ring[2 * i] as number) / GRAIN,
    (ring[2 * i + 1] as number) / GRAIN,
  ]);
}
