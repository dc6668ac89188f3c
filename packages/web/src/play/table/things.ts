import {
  type AskView,
  type HandCard,
  type MeasuredScene,
  type PrintedScene,
  type Scene,
  type SceneCell,
  type SceneCounter,
  type Tone,
  thingInWords,
} from '@shambles/engine';

/** Cells of a printed board; a measured table has none. */
export const cellsOf = (scene: Scene): PrintedScene['cells'] =>
  scene.kind === 'printed' ? scene.cells : NO_CELLS;
/** Counters of a printed board; a measured table has none. */
export const countersOf = (scene: Scene): PrintedScene['counters'] =>
  scene.kind === 'printed' ? scene.counters : NO_COUNTERS;
/** Cards that can be read, of whatever hand. */
export const cardsOf = (scene: Scene): readonly HandCard[] =>
  scene.kind === 'measured' ? (scene.hands ?? []).flatMap((hand) => hand.cards) : [];
const NO_CELLS: readonly SceneCell[] = [];
const NO_COUNTERS: readonly SceneCounter[] = [];

/** A place; level 0 is the ground. */
export type Place = readonly [x: number, y: number, level: number];

/** Something on a measured table that has a name. */
export interface Thing {
  readonly id: string;
  readonly sort: 'figure' | 'door' | 'marker' | 'vehicle' | 'link' | 'building' | 'zone' | 'cloud';
  readonly name: string;
  readonly at: Place;
  /** Its radius, if it is round. */
  readonly r: number;
  readonly tone: Tone;
  /** States to show besides its name. */
  readonly badges: readonly string[];
}

const middle = (outline: readonly (readonly [number, number])[]): readonly [number, number] => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const mid = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return [mid(xs), mid(ys)];
};

const indexes = new WeakMap<MeasuredScene, ReadonlyMap<string, Thing>>();

/** Everything with a name, by id; cached for each scene. */
export function thingsOf(scene: MeasuredScene): ReadonlyMap<string, Thing> {
  const known = indexes.get(scene);
  if (known) return known;
  // If two things share an id, the later one counts.
  const all = [...sceneryOf(scene), ...passagesOf(scene), ...looseOf(scene)];
  const things = new Map(all.map((thing) => [thing.id, thing]));
  indexes.set(scene, things);
  return things;
}

/** The defaults of a thing: a point without colour or state. */
const BARE = { r: 0, tone: 'paper', badges: [] as readonly string[] } as const;

/** Houses, zones and vehicles. */
function sceneryOf({ buildings, zones, vehicles }: MeasuredScene): Thing[] {
  return [
    ...buildings.map(({ id, name, outline }): Thing => {
      const [x, y] = middle(outline);
      return { ...BARE, id, sort: 'building', name, at: [x, y, 0] };
    }),
    ...zones.map(({ id, name, outline, level, tone }): Thing => {
      const [x, y] = middle(outline);
      return { ...BARE, id, sort: 'zone', name, at: [x, y, level], tone };
    }),
    ...vehicles.map(({ id, kind, name = thingInWords(kind), outline, badges, aboard = [] }): Thing => {
      const [x, y] = middle(outline);
      return { ...BARE, id, sort: 'vehicle', name, at: [x, y, 0], badges: [...badges, ...aboard] };
    }),
  ];
}

/** Ladders and doors. */
function passagesOf({ links, doors }: MeasuredScene): Thing[] {
  return [
    ...links.map(
      ({ id, kind, at, from }): Thing => ({
        ...BARE,
        id,
        sort: 'link',
        name: kind,
        at: [at[0], at[1], from],
      }),
    ),
    ...doors.map(
      ({ id, name, from, to, level, state, badges }): Thing => ({
        ...BARE,
        id,
        sort: 'door',
        name,
        at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, level],
        badges: [state === 'gone' ? 'broken in' : state, ...badges],
      }),
    ),
  ];
}

/** Things that come and go: clouds, markers, figures. */
function looseOf({ clouds, markers, figures }: MeasuredScene): Thing[] {
  return [
    ...clouds.map(
      ({ id, kind, at, level, r }): Thing => ({
        ...BARE,
        id,
        sort: 'cloud',
        name: kind,
        at: [at[0], at[1], level],
        r,
        tone: 'rust',
      }),
    ),
    ...markers.map(
      ({ id, name, at, level, tone, badges }): Thing => ({
        ...BARE,
        id,
        sort: 'marker',
        name,
        at: [at[0], at[1], level],
        tone,
        badges,
      }),
    ),
    ...figures.map(
      ({ id, name, at, level, r, tone, badges }): Thing => ({
        id,
        sort: 'figure',
        name,
        at: [at[0], at[1], level],
        r,
        tone,
        badges,
      }),
    ),
  ];
}

/** The horizontal distance between two places; levels are ignored. */
export const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

/** A length to one decimal, without a trailing zero. */
export const length = (n: number): string => String(Math.round(n * 10) / 10);

/** A limit to one decimal, rounded down as the questions round it, so that nobody is shown more than there is. */
const limit = (n: number): number => Math.floor(n * 10 + 0.01) / 10;

/** What a way costs within a limit: "4 of 7.5", or "9.1 altogether" if it leads beyond. */
export function costInWords(cost: number, within: number, unit: string): string {
  const spent = spentOf(cost, within);
  return spent <= limit(within)
    ? `${length(spent)} of ${limit(within)} ${unit}`
    : `${length(cost)} ${unit} altogether`;
}

/** Rounding to the tenth may raise a cost above its limit by this much. */
const OVER = 0.051;

/** What a way costs, to the tenth. A way that uses up all there is costs no more than the limit as shown. */
export const spentOf = (cost: number, within: number): number =>
  within > 0 && cost < within + OVER ? Math.min(cost, limit(within)) : cost;

/** A limit in words: "7.5 in". */
export const limitInWords = (within: number, unit: string): string => `${limit(within)} ${unit}`;

/** The name of the house that contains a place. */
export function houseAt(scene: MeasuredScene, place: Place): string | undefined {
  return scene.buildings.find(({ outline }) => lies(place, outline))?.name;
}

/** True if a place lies within an outline. */
function lies([x, y]: Place, outline: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as readonly [number, number];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** Distances at which a thing is named when a place is described, in the table's unit. */
const NEAR: Readonly<Record<MeasuredScene['unit'], readonly [beside: number, near: number]>> = {
  cm: [3, 12],
  in: [1.5, 5],
};
/** Kinds of things that describe a place, the most telling first. */
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

/** "34, 52; beside the south door": a place in words, for screen readers. */
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
  // A zone is hardly beside anybody who stands in it, and it says less than anything else nearby.
  if (!best || best.thing.sort === 'zone') {
    const zone = scene.zones.find(
      (z) => z.level === level && z.name !== '' && lies([x, y, level], z.outline),
    );
    if (zone) return `${where}; in ${zone.name}`;
  }
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

/** The eight compass directions with their degrees. */
export const DIRECTIONS: readonly { readonly name: string; readonly degrees: number }[] = COMPASS.map(
  (name, i) => ({ name, degrees: i * 45 }),
);

/** Whole degrees, 0 to 359. */
export const wholeTurn = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** The direction from one place to another, in degrees clockwise from north. */
export const bearing = (from: readonly number[], to: readonly number[]): number =>
  wholeTurn((Math.atan2((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)) * 180) / Math.PI);

/** "east", or "105 degrees, about east". */
export function directionInWords(degrees: number): string {
  const name = COMPASS[Math.round(degrees / 45) % 8] as string;
  return degrees % 45 === 0 ? name : `${degrees}°, about ${name}`;
}

/** The figure that a question moves or names, or its seat's only figure. */
export function figureIn(scene: Scene, ask: Pick<AskView, 'seat' | 'shape' | 'line'>): string | undefined {
  if (scene.kind !== 'measured') return undefined;
  const { shape, line } = ask;
  if (shape.kind === 'spot' || shape.kind === 'facing') return shape.figure;
  const who = line.values?.who;
  const noun = typeof who === 'object' && 'noun' in who ? who.noun.slice(who.noun.indexOf('.') + 1) : '';
  const unit = scene.units?.find(({ id }) => id === noun);
  if (unit) return unit.lead;
  return scene.roster.some((card) => card.id === noun) ? noun : ownFigure(scene, ask.seat);
}

/** The place of a figure, or of what it is inside; undefined off the table. */
export function whereIs(scene: MeasuredScene, id: string): Place | undefined {
  const things = thingsOf(scene);
  const within = scene.roster.find((card) => card.id === id)?.within ?? '';
  return (things.get(id) ?? things.get(within))?.at;
}

/** The figures of the unit with this id; undefined if there is no such unit. */
export const figuresOf = (
  { units }: Pick<MeasuredScene, 'units'>,
  id: string,
): readonly string[] | undefined => units?.find((unit) => unit.id === id)?.figures;

/** The figure that represents a roster entry: itself, or the unit's leader. */
export const leadOf = ({ units }: Pick<MeasuredScene, 'units'>, id: string): string =>
  units?.find((unit) => unit.id === id)?.lead ?? id;

/** The seat's figure, if it plays only one. */
function ownFigure(scene: Scene, seat: string): string | undefined {
  if (scene.kind !== 'measured') return undefined;
  const [card, other] = scene.roster.filter((c) => c.seat === seat);
  return other ? undefined : card?.id;
}
