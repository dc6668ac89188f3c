import type { Field } from '../field.js';
import { type At, overlapped } from '../figures/near.js';
import { squareBetween } from '../shapes/segments.js';
import { GRAIN, grains } from '../shapes/units.js';
import { isSeen, type Look } from '../sight/sight.js';
import { OUT } from '../ways/corners.js';
import { Reach } from '../ways/reach.js';
import { GIVE, type Room } from '../ways/room.js';
import type { Route } from '../ways/route.js';
import type { Ways } from '../ways/ways.js';

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
  const sees = (v: number, px: number, py: number): boolean => {
    const [ex, ey, on] = [f.x[v], f.y[v], f.level[v]] as [number, number, number];
    return hides
      ? !hides(sight.through(ex, ey, on, px, py, level, r), px / GRAIN, py / GRAIN)
      : isSeen(sight.lookAt(ex, ey, on, px, py, level, r, v, figure));
  };
  // Who saw one place likely sees the next as well.
  let watch = viewers[0];
  const hidden = (px: number, py: number): boolean => {
    if (watch !== undefined && sees(watch, px, py)) return false;
    const other = viewers.find((v) => v !== watch && sees(v, px, py));
    watch = other ?? watch;
    return other === undefined;
  };
  const allowed = (px: number, py: number) => may(px / GRAIN, py / GRAIN) && hidden(px, py);
  if (hidden(x, y)) return { at: [x / GRAIN, y / GRAIN, level], cost: 0 };
  const most = Math.min(within * GRAIN, field.ground.width + field.ground.height);
  const far = most / room.least;
  if (viewers.some((v) => isOpen(field, figure, far, v, hides === undefined))) return undefined;
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
  const tried = (px: number, py: number) => {
    if (!room.standing(px, py)) return;
    if (overlapped(f, px, py, level, room.r, (i) => i !== figure, GIVE) >= 0 || !allowed(px, py)) return;
    const price = cost(px, py);
    if (price > most || price >= best) return;
    best = price;
    spot = [px, py];
  };
  const look = (near: readonly Off[], grid: readonly Off[]) => {
    // The nearest first, until none can be nearer by any way.
    for (let i = 0, j = 0; i < near.length || j < grid.length; ) {
      const [a, b] = [near[i], grid[j]];
      const next = a && (!b || a.d <= b.d) ? a : (b as Off);
      if (next === a) i++;
      else j++;
      if (Math.sqrt(next.d) * room.least >= best) return;
      tried(x + next.dx, y + next.dy);
    }
  };
  const [wide, fine] = [r / 2, r / 4].map((step) => Math.max(1, Math.round(step))) as [number, number];
  look(candidates(field, ways, room, x, y, far, viewers), gridOf(far, wide));
  if (!spot) look([], gridOf(far, fine, wide));
  if (!spot) return undefined;
  const found = { at: [spot[0] / GRAIN, spot[1] / GRAIN, level] as const, cost: best / GRAIN };
  if (!reach) return found;
  const first = sooner(reach, found, level, allowed, room, field, figure);
  const route = reach.route(...first.at);
  return route ? { ...first, route } : first;
}

/**
 * Whether nothing that could hide anybody from a viewer is about: near the lines from it to all places so far off there
 * are no pieces, areas, clouds, or bases of others, where these count.
 */
function isOpen(
  { ground, figures: f, sight }: Field,
  figure: number,
  far: number,
  viewer: number,
  basesHide: boolean,
): boolean {
  if (sight.clouds.length > 0) return false;
  const [x, y, vx, vy] = [f.x[figure], f.y[figure], f.x[viewer], f.y[viewer]] as [
    number,
    number,
    number,
    number,
  ];
  const off = far + (f.r[figure] as number);
  const [west, east] = [Math.min(x - off, vx), Math.max(x + off, vx)];
  const [south, north] = [Math.min(y - off, vy), Math.max(y + off, vy)];
  const meets = (w: number, s: number, e: number, n: number) =>
    w <= east && e >= west && s <= north && n >= south;
  const others = basesHide ? f.ids.map((_, i) => i).filter((i) => i !== figure && i !== viewer) : [];
  return !(
    ground.pieces.some(
      ({ kind, ax, ay, bx, by }) =>
        kind !== 'border' &&
        meets(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)) &&
        squareBetween(vx, vy, x, y, ax, ay, bx, by) <= off * off,
    ) ||
    [...ground.patches, ...ground.houses].some(({ box }) => meets(...box)) ||
    others.some((i) => {
      const [ox, oy, r] = [f.x[i], f.y[i], f.r[i]] as [number, number, number];
      return meets(ox - r, oy - r, ox + r, oy + r);
    })
  );
}

/** A place by how far it is east and north of another, and the square of its distance. */
interface Off {
  readonly dx: number;
  readonly dy: number;
  readonly d: number;
}

/** Where one might be hidden, nearest first. All in thousandths. */
function candidates(
  { figures: f }: Field,
  { graph }: Ways,
  room: Room,
  x: number,
  y: number,
  most: number,
  viewers: readonly number[],
): Off[] {
  const { level, r } = room;
  const found: Off[] = [];
  const put = (px: number, py: number) => {
    const [dx, dy] = [Math.round(px) - x, Math.round(py) - y];
    const d = dx * dx + dy * dy;
    if (d <= most * most) found.push({ dx, dy, d });
  };
  for (let v = graph.first[level] as number; v < (graph.first[level + 1] as number); v++)
    put(graph.x[v] as number, graph.y[v] as number);
  const { lines } = room;
  // In contact with pieces, on both sides, every half a base.
  const near = room.pieces(x, y, x, y, most + r).sort((a, b) => a - b);
  for (const i of near) {
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
    for (const i of near)
      for (const [ex, ey] of [
        [lines.ax[i], lines.ay[i]],
        [lines.bx[i], lines.by[i]],
      ] as [number, number][]) {
        const [dx, dy] = [ex - (f.x[v] as number), ey - (f.y[v] as number)];
        const far = Math.sqrt(dx * dx + dy * dy) || 1;
        for (const s of [r * OUT, -r * OUT]) put(ex + (dx * r - dy * s) / far, ey + (dy * r + dx * s) / far);
      }
  return found.sort((a, b) => a.d - b.d);
}

/** Grids kept: a rule asks for the same ones again and again. */
const grids = new Map<string, readonly Off[]>();
const KEPT = 4;

/** The places of a grid within so far of its middle, nearest first, but for those of a wider one. */
function gridOf(most: number, step: number, but = 0): readonly Off[] {
  const key = `${most} ${step} ${but}`;
  const known = grids.get(key);
  if (known) return known;
  const made: Off[] = [];
  const last = Math.floor(most / step) * step;
  for (let dy = -last; dy <= last; dy += step)
    for (let dx = -last; dx <= last; dx += step) {
      const d = dx * dx + dy * dy;
      if (d <= most * most && !(but > 0 && dx % but === 0 && dy % but === 0)) made.push({ dx, dy, d });
    }
  made.sort((a, b) => a.d - b.d);
  if (grids.size >= KEPT) grids.clear();
  grids.set(key, made);
  return made;
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
