import { OUT } from './corners.js';
import type { Field } from './field.js';
import { type At, overlapped } from './near.js';
import { Reach } from './reach.js';
import { GIVE, type Room } from './room.js';
import type { Route } from './route.js';
import { isSeen, type Look } from './sight.js';
import { GRAIN, grains } from './units.js';
import type { Ways } from './ways.js';

export interface CoverOptions {
  /** How far at most, in units. */
  readonly within: number;
  /** By the way one walks, or straight. */
  readonly how?: 'walk' | 'straight';
  /**
   * Whether one is hidden at a place, in units, at which a look comes to this; by default where it is not seen. A clear
   * look hides nobody, nor do bases in the way.
   */
  readonly hides?: (look: Look, x: number, y: number) => boolean;
  /** Whether cover may be taken at a place, in units; anywhere by default. */
  readonly may?: (x: number, y: number) => boolean;
}

/** A place out of sight, how far it is, in units, and the way there, where one walks. */
export interface Cover {
  readonly at: At;
  readonly cost: number;
  readonly route?: Route;
}

/**
 * The nearest place on a figure's level at which none of the viewers sees it; where it stands, if none does there.
 * Looked for along whatever bars or has a toll, behind it, behind bases, and then over a grid of an eighth of a base, so that a
 * nook less wide may be overlooked. Undefined where there is none.
 */
export function nearestCover(
  field: Field,
  ways: Ways,
  figure: number,
  viewers: readonly number[],
  { within, how = 'walk', hides, may = () => true }: CoverOptions,
): Cover | undefined {
  const { figures: f, sight } = field;
  const level = f.level[figure] as number;
  const room = ways.graph.room(level);
  if (!room) return undefined;
  const [x, y, r] = [f.x[figure], f.y[figure], f.r[figure]] as [number, number, number];
  const hidden = (px: number, py: number) =>
    viewers.every((v) => {
      const eye = [f.x[v] as number, f.y[v] as number, f.level[v] as number] as const;
      return hides
        ? hides(sight.through(...eye, px, py, level, r), px / GRAIN, py / GRAIN)
        : !isSeen(sight.lookAt(...eye, px, py, level, r, v, figure));
    });
  const allowed = (px: number, py: number) => may(px / GRAIN, py / GRAIN) && hidden(px, py);
  if (hidden(x, y)) return { at: [x / GRAIN, y / GRAIN, level], cost: 0 };
  const most = Math.min(within * GRAIN, field.ground.width + field.ground.height);
  if (isBare(field, figure, most / room.least, viewers, hides === undefined)) return undefined;
  const reach =
    how === 'walk'
      ? new Reach(ways.graph, f, x / GRAIN, y / GRAIN, level, { most: within, self: figure })
      : undefined;
  const cost = (px: number, py: number) => {
    if (reach) return reach.cost(px / GRAIN, py / GRAIN, level) * GRAIN;
    return room.clear(x, y, px, py) ? room.price(x, y, px, py) : Infinity;
  };
  let best = most + 1;
  let spot: readonly [number, number] | undefined;
  const seen = new Set<string>();
  const tried = (px: number, py: number) => {
    const [dx, dy] = [px - x, py - y];
    // The cheapest test first.
    if (Math.sqrt(dx * dx + dy * dy) * room.least >= best || !room.standing(px, py)) return;
    if (overlapped(f, px, py, level, room.r, (i) => i !== figure, GIVE) >= 0 || !allowed(px, py)) return;
    const price = cost(px, py);
    if (price > most || price >= best) return;
    best = price;
    spot = [px, py];
  };
  const spots: { x: number; y: number; d: number; k: number }[] = [];
  const put = (px: number, py: number) => {
    const [qx, qy] = [Math.round(px), Math.round(py)];
    const d = (qx - x) * (qx - x) + (qy - y) * (qy - y);
    const key = `${qx} ${qy}`;
    if (d > (most / room.least) * (most / room.least) || seen.has(key)) return;
    seen.add(key);
    spots.push({ x: qx, y: qy, d, k: spots.length });
  };
  const look = () => {
    for (const s of spots.sort((a, b) => a.d - b.d || a.k - b.k)) tried(s.x, s.y);
    spots.length = 0;
  };
  candidates(field, ways, room, x, y, most / room.least, viewers, put);
  overGrid(x, y, most / room.least, r / 2, put);
  look();
  if (!spot) {
    overGrid(x, y, most / room.least, r / 4, put);
    look();
  }
  if (!spot) return undefined;
  const found = { at: [spot[0] / GRAIN, spot[1] / GRAIN, level] as const, cost: best / GRAIN };
  if (!reach) return found;
  const first = sooner(reach, found, level, allowed, room, field, figure);
  const route = reach.route(...first.at);
  return route ? { ...first, route } : first;
}

/**
 * Whether nothing that could hide anybody is about: in the box that holds the viewers and all places so far off, and
 * with it every line between them, there are no pieces, areas, clouds, or bases of others, where these count.
 */
function isBare(
  { ground, figures: f, sight }: Field,
  figure: number,
  far: number,
  viewers: readonly number[],
  basesHide: boolean,
): boolean {
  if (sight.clouds.length > 0) return false;
  const [x, y] = [f.x[figure], f.y[figure]] as [number, number];
  const off = far + (f.r[figure] as number);
  const xs = viewers.map((v) => f.x[v] as number);
  const ys = viewers.map((v) => f.y[v] as number);
  const [west, east] = [Math.min(x - off, ...xs), Math.max(x + off, ...xs)];
  const [south, north] = [Math.min(y - off, ...ys), Math.max(y + off, ...ys)];
  const meets = (w: number, s: number, e: number, n: number) =>
    w <= east && e >= west && s <= north && n >= south;
  const others = basesHide ? f.ids.map((_, i) => i).filter((i) => i !== figure && !viewers.includes(i)) : [];
  return !(
    ground.pieces.some(
      ({ kind, ax, ay, bx, by }) =>
        kind !== 'border' && meets(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)),
    ) ||
    [...ground.patches, ...ground.houses].some(({ box }) => meets(...box)) ||
    others.some((i) => {
      const [ox, oy, r] = [f.x[i], f.y[i], f.r[i]] as [number, number, number];
      return meets(ox - r, oy - r, ox + r, oy + r);
    })
  );
}

/** Where one might be hidden. All in thousandths. */
function candidates(
  { figures: f }: Field,
  { graph }: Ways,
  room: Room,
  x: number,
  y: number,
  most: number,
  viewers: readonly number[],
  put: (x: number, y: number) => void,
): void {
  const { level, r } = room;
  for (let v = graph.first[level] as number; v < (graph.first[level + 1] as number); v++)
    put(graph.x[v] as number, graph.y[v] as number);
  const { lines } = room;
  // In contact with pieces, on both sides, every half a base.
  for (const i of room.pieces(x, y, x, y, most + r).sort((a, b) => a - b)) {
    const [ax, ay] = [lines.ax[i], lines.ay[i]] as [number, number];
    const [dx, dy] = [(lines.bx[i] as number) - ax, (lines.by[i] as number) - ay];
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    for (let t = 0; t <= far; t += r)
      for (const s of [r, -r]) put(ax + (dx * t - dy * s) / far, ay + (dy * t + dx * s) / far);
  }
  // Behind bases, as each viewer has them.
  for (let i = 0; i < f.count; i++) {
    if (f.level[i] !== level) continue;
    for (const v of viewers) {
      const [dx, dy] = [(f.x[i] as number) - (f.x[v] as number), (f.y[i] as number) - (f.y[v] as number)];
      const far = Math.sqrt(dx * dx + dy * dy);
      const out = (r + (f.r[i] as number) + 1) / (far || 1);
      if (v !== i && far > 0) put((f.x[i] as number) + dx * out, (f.y[i] as number) + dy * out);
    }
  }
  // In the shade of what bars: beyond its ends as each viewer has them, a base's width off the line.
  for (const v of viewers)
    for (const i of room.pieces(x, y, x, y, most + r).sort((a, b) => a - b))
      for (const [ex, ey] of [
        [lines.ax[i], lines.ay[i]],
        [lines.bx[i], lines.by[i]],
      ] as [number, number][]) {
        const [dx, dy] = [ex - (f.x[v] as number), ey - (f.y[v] as number)];
        const far = Math.sqrt(dx * dx + dy * dy) || 1;
        for (const s of [r * OUT, -r * OUT]) put(ex + (dx * r - dy * s) / far, ey + (dy * r + dx * s) / far);
      }
}

function overGrid(
  x: number,
  y: number,
  most: number,
  wide: number,
  put: (x: number, y: number) => void,
): void {
  const step = Math.max(1, Math.round(wide));
  const last = Math.floor(most / step) * step;
  for (let dy = -last; dy <= last; dy += step)
    for (let dx = -last; dx <= last; dx += step) put(x + dx, y + dy);
}

/** The first place on the way to cover that is cover already. */
function sooner(
  reach: Reach,
  found: Cover,
  level: number,
  hidden: (x: number, y: number) => boolean,
  room: Room,
  { figures: f }: Field,
  figure: number,
): Cover {
  const [x, y] = found.at;
  let best = found;
  let low = 0;
  let high = found.cost;
  for (let k = 0; k < 10 && high - low > 0.01; k++) {
    const mid = (low + high) / 2;
    const stop = reach.along(x, y, level, mid);
    if (!stop || stop.level !== level) break;
    const [px, py] = [grains(stop.x), grains(stop.y)];
    const good =
      stop.cost > low &&
      room.standing(px, py) &&
      overlapped(f, px, py, level, room.r, (i) => i !== figure, GIVE) < 0 &&
      hidden(px, py);
    if (good) {
      best = { at: [stop.x, stop.y, level], cost: stop.cost };
      high = stop.cost;
    } else low = mid;
  }
  return best;
}
