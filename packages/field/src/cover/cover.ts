import type { Field } from '../field.js';
import { type At, overlapped } from '../figures/near.js';
import { squareBetween } from '../shapes/segments.js';
import { GRAIN, grains } from '../shapes/units.js';
import { isSeen, type Look } from '../sight/sight.js';
import { Reach } from '../ways/reach.js';
import { GIVE } from '../ways/room.js';
import type { Route } from '../ways/route.js';
import type { Ways } from '../ways/ways.js';
import { candidates, gridOf, type Off } from './candidates.js';

export interface CoverOptions {
  /** The greatest distance, in units. */
  readonly within: number;
  /** Whether distance is measured along the way walked or in a straight line. */
  readonly how?: 'walk' | 'straight';
  /**
   * True if a figure is hidden from a viewer at a place (in units) when a look at it has this result; by default, if it
   * is not seen. Nobody is hidden where nothing lies near the line, nor by bases in the way.
   */
  readonly hides?: (look: Look, x: number, y: number, viewer: number) => boolean;
  /** True if cover may be taken at a place, in units. By default it may be taken anywhere. */
  readonly may?: (x: number, y: number) => boolean;
}

/** A place out of sight, its distance in units, and the way there if distance is measured by walking. */
export interface Cover {
  readonly at: At;
  readonly cost: number;
  readonly route?: Route;
}

/**
 * The nearest place on a figure's level where none of the viewers sees it, which may be the place where it stands. The
 * search covers places along and behind whatever bars or has a toll, behind bases, and then a grid of an eighth of a
 * base, so a narrower nook may be overlooked. Undefined if there is no such place.
 */
export function nearestCover(
  field: Field,
  ways: Ways,
  figure: number,
  viewers: readonly number[],
  { within, how = 'walk', hides, may = () => true }: CoverOptions,
): Cover | undefined {
  const { figures: f } = field;
  const level = f.level[figure] as number;
  const room = ways.graph.room(level);
  if (!room) return undefined;
  const [x, y, r] = [f.x[figure], f.y[figure], f.r[figure]] as [number, number, number];
  const hidden = hiddenFrom(field, figure, viewers, hides);
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
  const covers = (px: number, py: number) =>
    room.standing(px, py) &&
    overlapped(f, px, py, level, room.r, (i) => i !== figure, GIVE) < 0 &&
    may(px / GRAIN, py / GRAIN) &&
    hidden(px, py);
  const search = new Search(x, y, room.least, most, covers, cost);
  const [wide, fine] = [r / 2, r / 4].map((step) => Math.max(1, Math.round(step))) as [number, number];
  search.look(candidates(field, ways, room, x, y, far, viewers), gridOf(far, wide));
  if (!search.spot) search.look([], gridOf(far, fine, wide));
  if (!search.spot) return undefined;
  const [sx, sy] = search.spot;
  const found = { at: [sx / GRAIN, sy / GRAIN, level] as const, cost: search.price / GRAIN };
  if (!reach) return found;
  const first = sooner(reach, found, level, covers);
  const route = reach.route(...first.at);
  return route ? { ...first, route } : first;
}

/** True if the figure would be unseen by every viewer, or hidden from every viewer, at a place (in thousandths). */
function hiddenFrom(
  { figures: f, sight }: Field,
  figure: number,
  viewers: readonly number[],
  hides: CoverOptions['hides'],
): (x: number, y: number) => boolean {
  const [level, r] = [f.level[figure], f.r[figure]] as [number, number];
  const sees = (v: number, px: number, py: number): boolean => {
    const [ex, ey, on] = [f.x[v], f.y[v], f.level[v]] as [number, number, number];
    return hides
      ? !hides(sight.through(ex, ey, on, px, py, level, r), px / GRAIN, py / GRAIN, v)
      : isSeen(sight.lookAt(ex, ey, on, px, py, level, r, v, figure));
  };
  // The viewer that saw one place probably sees the next one too, so it is asked first.
  let watch = viewers[0];
  return (px, py) => {
    if (watch !== undefined && sees(watch, px, py)) return false;
    const other = viewers.find((v) => v !== watch && sees(v, px, py));
    watch = other ?? watch;
    return other === undefined;
  };
}

/** Searches round a point for the cheapest place that is cover. All lengths in thousandths. */
class Search {
  spot: readonly [x: number, y: number] | undefined;
  /** The cost of getting there. */
  price: number;

  constructor(
    private readonly x: number,
    private readonly y: number,
    /** The lowest possible cost of one unit of way. */
    private readonly least: number,
    private readonly most: number,
    private readonly covers: (x: number, y: number) => boolean,
    private readonly cost: (x: number, y: number) => number,
  ) {
    this.price = most + 1;
  }

  /** Tries the places of both lists, nearest first, until no other place could be nearer by any way. */
  look(near: readonly Off[], grid: readonly Off[]): void {
    for (let i = 0, j = 0; i < near.length || j < grid.length; ) {
      const [a, b] = [near[i], grid[j]];
      const next = a && (!b || a.d <= b.d) ? a : (b as Off);
      if (next === a) i++;
      else j++;
      if (Math.sqrt(next.d) * this.least >= this.price) return;
      this.weigh(this.x + next.dx, this.y + next.dy);
    }
  }

  private weigh(x: number, y: number): void {
    if (!this.covers(x, y)) return;
    const price = this.cost(x, y);
    if (price > this.most || price >= this.price) return;
    this.price = price;
    this.spot = [x, y];
  }
}

/**
 * True if nothing nearby could hide anybody from a viewer: no pieces, areas or clouds lie near its lines to any place
 * within that distance, nor any bases if bases count.
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

/** The first place on the way to cover that is already cover. */
function sooner(reach: Reach, found: Cover, level: number, covers: (x: number, y: number) => boolean): Cover {
  const [x, y] = found.at;
  let best = found;
  let low = 0;
  let high = found.cost;
  for (let k = 0; k < 10 && high - low > 0.01; k++) {
    const mid = (low + high) / 2;
    const stop = reach.along(x, y, level, mid);
    if (!stop || stop.level !== level) break;
    if (stop.cost > low && covers(grains(stop.x), grains(stop.y))) {
      best = { at: [stop.x, stop.y, level], cost: stop.cost };
      high = stop.cost;
    } else low = mid;
  }
  return best;
}
