import type { MeasuredScene, Spot } from '@shambles/engine';
import { GRAIN, type Ground, type House, outlineOf, type Piece } from '@shambles/field';
import { groundOf } from '../book.js';
import { type Encounter, encounterOf, type Premises } from '../state.js';
import { LAMP } from '../table.js';

type Terrain = Pick<
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

/** What stands on the table, from its map and what has been done with it. */
export function terrain(e: Encounter, premises: readonly Premises[], dark: boolean): Terrain {
  const { map } = encounterOf({ encounter: e });
  const ground = groundOf(map);
  const names = new Map((map.areas ?? []).map(({ id, name }) => [id, name]));
  return {
    areas: ground.patches.map(({ id, kind, ring }) => ({
      id,
      kind,
      name: names.get(id),
      outline: spots(ring),
    })),
    buildings: (map.buildings ?? []).map((b, i) => ({
      id: b.id,
      name: `${b.name}${doneWith(premises.find((known) => known.id === b.id))}`,
      outline: spots((ground.houses[i] as House).ring),
      levels: b.levels,
      roof: b.roof ?? 'flat',
      thin: b.walls === 'thin',
      inner: b.inner ?? [],
    })),
    doors: ground.pieces.filter((p) => p.kind === 'door').map((p) => door(p, ground)),
    windows: ground.pieces
      .filter((p) => p.kind === 'window')
      .map((p) => ({ level: p.from, from: start(p), to: end(p) })),
    barriers: (map.barriers ?? []).map(({ id, kind, path }) => ({ id, kind, path })),
    gaps: [],
    vehicles: (map.vehicles ?? []).map((v) => ({
      id: v.id,
      kind: v.kind,
      outline: spots(outlineOf(v)),
      badges: [],
    })),
    links: (map.links ?? []).map(({ id, kind, at, from, to }) => ({ id, kind, at, from, to })),
    lamps: (map.lamps ?? []).map(({ id, at }) => ({ id, at, r: dark ? LAMP : 0 })),
    props: (map.props ?? []).map(({ kind, at, size }) => ({ kind, at, size: size ?? 1 })),
    zones: target(e, ground),
  };
}

/** FTB-12.16a, FTB-11.9b. */
function doneWith(known: Premises | undefined): string {
  if (!known || known.entered === 0) return '';
  return known.searched.length > 0 ? ', searched' : ', entered';
}

function door(p: Piece, ground: Ground): MeasuredScene['doors'][number] {
  const type = p.type as string;
  return {
    id: p.id,
    name: doorName(p, ground),
    type,
    level: p.from,
    from: start(p),
    to: end(p),
    state: 'closed',
    badges: type === 'locked' || type === 'barricaded' ? [type] : [],
  };
}

/** "Clinic, south door". */
function doorName(p: Piece, { map, houses }: Ground): string {
  const i = (map.buildings ?? []).findIndex((b) => b.doors?.some((d) => d.id === p.id));
  const house = houses[i];
  if (!house) return 'Door';
  const [w, s, e, n] = house.box;
  const [x, y] = [(p.ax + p.bx) / 2, (p.ay + p.by) / 2];
  const side = y === s ? 'south' : y === n ? 'north' : x === w ? 'west' : x === e ? 'east' : 'inner';
  return `${house.name}, ${side} door`;
}

/** How far round the target its mark is drawn, in inches. */
const ROUND = 0.5;

/** The building that is aimed at. */
function target(e: Encounter, ground: Ground): MeasuredScene['zones'] {
  const house = ground.houses.find((h) => h.id === e.target);
  if (!house) return [];
  const [w, s, east, n] = house.box.map((side) => side / GRAIN) as [number, number, number, number];
  return [
    {
      id: 'target',
      name: 'Target Building',
      tone: 'amber',
      outline: [
        [w - ROUND, s - ROUND],
        [east + ROUND, s - ROUND],
        [east + ROUND, n + ROUND],
        [w - ROUND, n + ROUND],
      ],
      level: 0,
    },
  ];
}

const start = (p: Piece): Spot => [p.ax / GRAIN, p.ay / GRAIN];
const end = (p: Piece): Spot => [p.bx / GRAIN, p.by / GRAIN];

/** An outline in thousandths as corners in inches. */
function spots(ring: readonly number[]): Spot[] {
  return Array.from({ length: ring.length / 2 }, (_, i) => [
    (ring[2 * i] as number) / GRAIN,
    (ring[2 * i + 1] as number) / GRAIN,
  ]);
}
