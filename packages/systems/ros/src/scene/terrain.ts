import type { MeasuredScene, Spot } from '@shambles/engine';
import { GRAIN, type House, outlineOf, type Piece } from '@shambles/field';
import type { Book } from '../book.js';
import { type DoorType, doorRow } from '../tables.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';

/** How far a lamp lights by night, in cm. ROS-R-light. */
const LAMP = 10;

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

/** What stands on the table, from the map file and what became of it. */
export function terrain(view: View, book: Book): Terrain {
  const { map, ground } = book;
  const names = new Map((map.areas ?? []).map(({ id, name }) => [id, name]));
  const night = book.scenario.light === 'night';
  return {
    areas: ground.patches.map(({ id, kind, ring }) => ({
      id,
      kind,
      name: names.get(id),
      outline: spots(ring),
    })),
    buildings: (map.buildings ?? []).map((b, i) => ({
      id: b.id,
      name: b.name,
      outline: spots((ground.houses[i] as House).ring),
      levels: b.levels,
      roof: b.roof ?? 'flat',
      thin: b.walls === 'thin',
      inner: b.inner ?? [],
    })),
    doors: ground.pieces.filter((p) => p.kind === 'door').map((p) => door(p, view, book)),
    windows: ground.pieces
      .filter((p) => p.kind === 'window')
      .map((p) => ({ level: p.from, from: start(p), to: end(p) })),
    barriers: (map.barriers ?? []).map(({ id, kind, path }) => ({ id, kind, path })),
    gaps: view.gaps.map(({ x, y, r, level }) => ({ at: [x, y], r, level })),
    vehicles: (map.vehicles ?? []).map((v) => ({
      id: v.id,
      kind: v.kind,
      outline: spots(outlineOf(v)),
      badges: vehicleBadges(v.id, view),
    })),
    links: (map.links ?? []).map(({ id, kind, at, from, to }) => ({ id, kind, at, from, to })),
    lamps: (map.lamps ?? []).map(({ id, at }) => ({ id, at, r: night ? LAMP : 0 })),
    props: (map.props ?? []).map(({ kind, at, size }) => ({ kind, at, size: size ?? 3 })),
    zones: zones(book),
  };
}

function door(p: Piece, view: View, book: Book): MeasuredScene['doors'][number] {
  const now = view.doors.find((d) => d.id === p.id);
  const type = p.type as string;
  const lasts = ['standard', 'reinforced', 'armoured'].includes(type)
    ? doorRow(type as DoorType).zedTurns
    : null;
  const badges: string[] = [];
  if (now?.barred) badges.push('barred');
  if (now && now.state !== 'gone' && now.taken > 0 && lasts !== null) badges.push(`${now.taken} of ${lasts}`);
  return {
    id: p.id,
    name: nameOf(book, p.id),
    type,
    level: p.from,
    from: start(p),
    to: end(p),
    state: now?.state ?? 'closed',
    badges,
  };
}

function vehicleBadges(id: string, view: View): string[] {
  const v = view.vehicles.find((each) => each.id === id);
  if (!v) return [];
  const badges: string[] = [];
  if (v.alarm > 0 && v.alarm >= view.turn) badges.push('alarm');
  if (v.broken) badges.push('broken in');
  else if (v.taken > 0) badges.push(`${v.taken} of ${doorRow('standard').zedTurns}`);
  return badges;
}

/** Where the survivors begin, get out and take shelter. */
function zones(book: Book): MeasuredScene['zones'] {
  const found: MeasuredScene['zones'][number][] = [];
  for (const { id, kind, name, rect, level, data } of book.map.places ?? []) {
    const shelter = book.ground.houses.find((h) => h.id === data?.building);
    if (kind === 'shelter' && shelter)
      found.push({ id, name: name ?? shelter.name, tone: 'amber', outline: spots(shelter.ring), level: 0 });
    if (!rect || (kind !== 'start' && kind !== 'exit')) continue;
    const [w, s, e, n] = rect;
    found.push({
      id,
      name: name ?? (kind === 'start' ? 'Start' : 'Exit'),
      tone: kind === 'start' ? 'paper' : 'ice',
      outline: [
        [w, s],
        [e, s],
        [e, n],
        [w, n],
      ],
      level: level ?? 0,
    });
  }
  return found;
}

const start = (p: Piece): Spot => [p.ax / GRAIN, p.ay / GRAIN];
const end = (p: Piece): Spot => [p.bx / GRAIN, p.by / GRAIN];

/** An outline in thousandths as corners in cm. */
function spots(ring: readonly number[]): Spot[] {
  return Array.from({ length: ring.length / 2 }, (_, i) => [
    (ring[2 * i] as number) / GRAIN,
    (ring[2 * i + 1] as number) / GRAIN,
  ]);
}
