import type { Json, MeasuredScene, Scene, Shape, Spot, SpotShape } from '@shambles/engine';
import { bearing, isLit, labelsOf, type Teller } from '@shambles/story';
import { didYouMean } from '../../failure.js';
import { givenFor } from '../places.js';
import { pickOne, Unclear } from './pick.js';

type FacingShape = Shape & { readonly kind: 'facing' };

const POINTS = [
  'n',
  'nne',
  'ne',
  'ene',
  'e',
  'ese',
  'se',
  'sse',
  's',
  'ssw',
  'sw',
  'wsw',
  'w',
  'wnw',
  'nw',
  'nnw',
];
const NAMES: { readonly [name: string]: string } = { north: 'n', east: 'e', south: 's', west: 'w' };

/** Reads "n", "south-west", "3h", "3 o'clock" or "90°" as degrees clockwise from north. On the clock, 12 is north. */
export function degreesOf(text: string): number | undefined {
  const t = text.trim().toLowerCase();
  const hour = /^(\d{1,2})\s*(?:h|o'?clock)$/.exec(t);
  if (hour) return Number(hour[1]) <= 12 ? (Number(hour[1]) % 12) * 30 : undefined;
  const degrees = /^(-?\d{1,3})\s*(?:°|d|deg|degrees)$/.exec(t);
  if (degrees) return ((Number(degrees[1]) % 360) + 360) % 360;
  const point = POINTS.indexOf(
    t.replace(/north|east|south|west/g, (name) => NAMES[name] as string).replace(/[-\s]/g, ''),
  );
  // The sixteen points are 22½ degrees apart.
  return point < 0 ? undefined : Math.round(point * 22.5);
}

interface Thing {
  readonly id: string;
  readonly at: Spot;
  readonly level: number;
  readonly r: number;
}

const hyphened = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '-');

/** Finds a figure by id, name or letter; a marker, a door or a vehicle by id or name. */
export function thingNamed(text: string, scene: MeasuredScene): Thing | undefined {
  const t = hyphened(text);
  const labels = labelsOf(scene);
  const figure =
    scene.figures.find((f) => f.id.toLowerCase() === t) ??
    scene.figures.find((f) => labels.get(f.id)?.toLowerCase() === t) ??
    scene.figures.find((f) => hyphened(f.name) === t);
  if (figure) return figure;
  const middle = (path: readonly Spot[]): Spot => [
    path.reduce((n, [x]) => n + x, 0) / path.length,
    path.reduce((n, [, y]) => n + y, 0) / path.length,
  ];
  const others: readonly (Thing & { readonly name: string })[] = [
    ...scene.markers.map((m) => ({ ...m, r: 0 })),
    ...scene.doors.map((d) => ({ ...d, at: middle([d.from, d.to]), r: 0 })),
    ...scene.vehicles.map((v) => ({ id: v.id, name: v.kind, at: middle(v.outline), level: 0, r: 0 })),
    ...scene.links.map((l) => ({ id: l.id, name: l.kind, at: l.at, level: l.from, r: 0 })),
  ];
  return others.find((o) => o.id.toLowerCase() === t) ?? others.find((o) => hyphened(o.name) === t);
}

function thing(text: string, scene: MeasuredScene): Thing {
  const found = thingNamed(text, scene);
  if (found) return found;
  const ids = [...scene.figures, ...scene.markers, ...scene.doors].map((t) => t.id);
  throw new Unclear(`There is no "${text}" on the table.${didYouMean(text, ids)}`);
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const COORDINATES = new RegExp(`^\\(?(${NUMBER})[\\s,;]+(${NUMBER})(?:[\\s,;]+(\\d+))?\\)?$`);

/** Reads an option, "34 52", "34 52 1", "n 5", "3h 5", "to zed-3 4", "to zed-3" or "away from zed-3 5". */
export function readSpot(text: string, shape: SpotShape, scene: Scene, teller: Teller): Json {
  const t = text.trim();
  const options = shape.options.map((o) => ({ id: o.id, label: teller.say(o.line) }));
  const direct = options.find(
    (o) => o.id.toLowerCase() === t.toLowerCase() || hyphened(o.label) === hyphened(t),
  );
  if (direct) return givenFor(direct.id, shape);
  const coordinates = COORDINATES.exec(t);
  if (coordinates) {
    const [, x, y, level] = coordinates;
    return spot([Number(x), Number(y)], shape, level === undefined ? undefined : Number(level));
  }
  const going = /^(to|towards?|away\s+from|from)\s+(.+)$/i.exec(t);
  if (going && scene.kind === 'measured') return toward(going, shape, scene);
  const way = new RegExp(`^(.+?)\\s+(${NUMBER})$`).exec(t);
  const degrees = way && degreesOf(way[1] as string);
  if (way && degrees !== undefined && degrees !== null) return along(degrees, Number(way[2]), shape);
  try {
    return givenFor(pickOne(t, options), shape);
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    throw new Unclear(`${error.message} Or a spot: "34 52", "n 5", "to <figure> 4".`);
  }
}

/** The spot at this length in a direction; rounding never makes it longer. */
function along(degrees: number, length: number, shape: SpotShape): Json {
  const turn = (degrees * Math.PI) / 180;
  return offset(Math.sin(turn) * length, Math.cos(turn) * length, shape);
}

function offset(dx: number, dy: number, shape: SpotShape): Json {
  const [x, y, level] = shape.from;
  // The small term corrects numbers that floating point makes just too small.
  const cut = (d: number) => Math.trunc(d * 100 + Math.sign(d) * 1e-6) / 100;
  const round = (n: number) => Number(n.toFixed(3));
  return spot([round(x + cut(dx)), round(y + cut(dy))], shape, level);
}

function toward(going: RegExpExecArray, shape: SpotShape, scene: MeasuredScene): Json {
  const away = !/^to/i.test(going[1] as string);
  const rest = going[2] as string;
  const counted = new RegExp(`^(.+?)\\s+(${NUMBER})$`).exec(rest);
  const whole = thingNamed(rest, scene);
  const target = whole ?? thing(counted?.[1] ?? rest, scene);
  const [x, y] = shape.from;
  const [dx, dy] = [target.at[0] - x, target.at[1] - y];
  const apart = Math.hypot(dx, dy);
  const own = scene.figures.find((f) => f.id === shape.figure)?.r ?? 0;
  const contact = shape.how === 'walk' ? Math.max(0, apart - own - target.r) : apart;
  const length =
    !whole && counted ? Number(counted[2]) : away ? shape.within : Math.min(shape.within, contact);
  if (apart === 0) throw new Unclear('That is where it stands.');
  const share = ((away ? -1 : 1) * length) / apart;
  return offset(dx * share, dy * share, shape);
}

/** A spot as an answer: on the level given, or a level where it is allowed, preferably the figure's own. */
function spot([x, y]: Spot, shape: SpotShape, level: number | undefined): Json {
  const levels = shape.lit.filter((l) => isLit(l, [x, y])).map((l) => l.level);
  const own = shape.from[2];
  const best = level ?? (levels.includes(own) ? own : (levels[0] ?? own));
  return best === 0 && own === 0 ? [x, y] : [x, y, best];
}

/**
 * Reads an option, a clock hour, a point of the compass, "to zed-3", "left", or degrees. Degrees need ° if they could
 * be an option's number.
 */
export function readFacing(text: string, shape: FacingShape, scene: Scene, teller: Teller): Json {
  const t = text.trim().toLowerCase();
  const options = shape.options.map((o) => ({ id: o.id, label: teller.say(o.line) }));
  const direct = options.find((o) => o.id.toLowerCase() === t || hyphened(o.label) === hyphened(t));
  if (direct) return direct.id;
  const turns: { readonly [word: string]: number } = {
    left: -90,
    right: 90,
    back: 180,
    around: 180,
    stay: 0,
  };
  if (turns[t] !== undefined) return (shape.now + turns[t] + 360) % 360;
  const degrees = degreesOf(t);
  if (degrees !== undefined) return degrees;
  const to = /^(?:to|towards?|at)\s+(.+)$/.exec(t);
  if (to && scene.kind === 'measured') {
    const from = scene.figures.find((f) => f.id === shape.figure);
    const target = thing(to[1] as string, scene);
    if (from) return bearing(from.at, target.at);
  }
  if (/^\d+$/.test(t) && Number(t) > options.length) return Number(t);
  try {
    return pickOne(t, options);
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    throw new Unclear(`${error.message} Or a direction: "3h", "ne", "135°", "to <figure>".`);
  }
}
