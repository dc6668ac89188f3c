import type {
  AskView,
  MeasuredScene,
  PrintedScene,
  Scene,
  SceneCell,
  SceneCounter,
  Tone,
} from '@shambles/engine';

/** Cells of a printed board; a measured table has none. */
export const cellsOf = (scene: Scene): PrintedScene['cells'] =>
  scene.kind === 'printed' ? scene.cells : NO_CELLS;
/** Counters of a printed board; a measured table has none. */
export const countersOf = (scene: Scene): PrintedScene['counters'] =>
  scene.kind === 'printed' ? scene.counters : NO_COUNTERS;
const NO_CELLS: readonly SceneCell[] = [];
const NO_COUNTERS: readonly SceneCounter[] = [];

/** Where something is: the level is 0 on the ground. */
export type Place = readonly [x: number, y: number, level: number];

/** Something on a measured table that has a name. */
export interface Thing {
  readonly id: string;
  readonly sort: 'figure' | 'door' | 'marker' | 'vehicle' | 'link' | 'building' | 'zone' | 'cloud';
  readonly name: string;
  readonly at: Place;
  /** Half its width, where it is round. */
  readonly r: number;
  readonly tone: Tone;
  /** What is to be said of it besides its name. */
  readonly badges: readonly string[];
}

const middle = (outline: readonly (readonly [number, number])[]): readonly [number, number] => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const mid = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return [mid(xs), mid(ys)];
};

const indexes = new WeakMap<MeasuredScene, ReadonlyMap<string, Thing>>();

/** Everything with a name, by id; read once for each scene. */
export function thingsOf(scene: MeasuredScene): ReadonlyMap<string, Thing> {
  const known = indexes.get(scene);
  if (known) return known;
  const things = new Map<string, Thing>();
  const put = (thing: Thing): void => void things.set(thing.id, thing);
  const none: readonly string[] = [];
  for (const b of scene.buildings) {
    const [x, y] = middle(b.outline);
    put({ id: b.id, sort: 'building', name: b.name, at: [x, y, 0], r: 0, tone: 'paper', badges: none });
  }
  for (const z of scene.zones) {
    const [x, y] = middle(z.outline);
    put({ id: z.id, sort: 'zone', name: z.name, at: [x, y, z.level], r: 0, tone: z.tone, badges: none });
  }
  for (const v of scene.vehicles) {
    const [x, y] = middle(v.outline);
    put({ id: v.id, sort: 'vehicle', name: v.kind, at: [x, y, 0], r: 0, tone: 'paper', badges: v.badges });
  }
  for (const l of scene.links)
    put({
      id: l.id,
      sort: 'link',
      name: l.kind,
      at: [l.at[0], l.at[1], l.from],
      r: 0,
      tone: 'paper',
      badges: none,
    });
  for (const d of scene.doors)
    put({
      id: d.id,
      sort: 'door',
      name: d.name,
      at: [(d.from[0] + d.to[0]) / 2, (d.from[1] + d.to[1]) / 2, d.level],
      r: 0,
      tone: 'paper',
      badges: [d.state === 'gone' ? 'broken in' : d.state, ...d.badges],
    });
  for (const c of scene.clouds)
    put({
      id: c.id,
      sort: 'cloud',
      name: c.kind,
      at: [c.at[0], c.at[1], c.level],
      r: c.r,
      tone: 'rust',
      badges: none,
    });
  for (const m of scene.markers)
    put({
      id: m.id,
      sort: 'marker',
      name: m.name,
      at: [m.at[0], m.at[1], m.level],
      r: 0,
      tone: m.tone,
      badges: m.badges,
    });
  for (const f of scene.figures)
    put({
      id: f.id,
      sort: 'figure',
      name: f.name,
      at: [f.at[0], f.at[1], f.level],
      r: f.r,
      tone: f.tone,
      badges: f.badges,
    });
  indexes.set(scene, things);
  return things;
}

/** Distance between two places; what lies between their levels is no part of it. */
export const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

/** A length to one decimal, without a needless one. */
export const length = (n: number): string => String(Math.round(n * 10) / 10);

/** The name of the house that a place is in. */
export function houseAt(scene: MeasuredScene, [x, y]: Place): string | undefined {
  return scene.buildings.find(({ outline }) => {
    let inside = false;
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] as readonly [number, number];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    });
    return inside;
  })?.name;
}

/** Near enough to be named when a place is described, in the table's unit. */
const NEAR: Readonly<Record<MeasuredScene['unit'], readonly [beside: number, near: number]>> = {
  cm: [3, 12],
  in: [1.5, 5],
};
/** What a place is described by, the most telling first. */
const TELLING: readonly Thing['sort'][] = [
  'door',
  'marker',
  'link',
  'vehicle',
  'figure',
  'cloud',
  'building',
  'zone',
];

/** "34, 52; beside the south door": a place for somebody who does not see it. */
export function placeInWords(scene: MeasuredScene, [x, y, level]: Place, but?: string): string {
  const [beside, near] = NEAR[scene.unit];
  let best: { thing: Thing; away: number; rank: number } | undefined;
  for (const thing of thingsOf(scene).values()) {
    if (thing.id === but || thing.at[2] !== level || thing.name === '') continue;
    const away = Math.max(0, apart([x, y], thing.at) - thing.r);
    if (away > near) continue;
    const rank = TELLING.indexOf(thing.sort) + (away > beside ? TELLING.length : 0);
    if (!best || rank < best.rank || (rank === best.rank && away < best.away)) best = { thing, away, rank };
  }
  const where = `${length(x)}, ${length(y)}${level > 0 ? `, level ${level}` : ''}`;
  return best ? `${where}; ${best.away <= beside ? 'beside' : 'near'} ${best.thing.name}` : where;
}

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The eight directions with their degrees. */
export const DIRECTIONS: readonly { readonly name: string; readonly degrees: number }[] = COMPASS.map(
  (name, i) => ({ name, degrees: i * 45 }),
);

/** Whole degrees, 0 to 359. */
export const wholeTurn = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** Degrees clockwise from north of the direction from one place to another. */
export const bearing = (from: readonly number[], to: readonly number[]): number =>
  wholeTurn((Math.atan2((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)) * 180) / Math.PI);

/** "east", or "105 degrees, about east". */
export function directionInWords(degrees: number): string {
  const name = COMPASS[Math.round(degrees / 45) % 8] as string;
  return degrees % 45 === 0 ? name : `${degrees}°, about ${name}`;
}

/** The figure that a question moves or names, or the only one that its seat plays. */
export function figureIn(scene: Scene, ask: Pick<AskView, 'seat' | 'shape' | 'line'>): string | undefined {
  if (scene.kind !== 'measured') return undefined;
  const { shape, line } = ask;
  if (shape.kind === 'spot' || shape.kind === 'facing') return shape.figure;
  const who = line.values?.who;
  const noun = typeof who === 'object' && 'noun' in who ? who.noun.slice(who.noun.indexOf('.') + 1) : '';
  return scene.roster.some((card) => card.id === noun) ? noun : ownFigure(scene, ask.seat);
}

/** The figure that a seat plays, where it plays one only. */
function ownFigure(scene: Scene, seat: string): string | undefined {
  if (scene.kind !== 'measured') return undefined;
  const [card, other] = scene.roster.filter((c) => c.seat === seat);
  return other ? undefined : card?.id;
}
