import { GRAIN, grains, type Route, snap, type Ways } from '@shambles/field';
import type { Place } from '@shambles/measured';

/** Step for going back along a way, in inches. */
const STEP = 0.05;

/** A way indexed by distance along it, in inches on the ground. */
export class Trail {
  readonly length: number;
  private readonly starts: readonly number[];

  constructor(
    private readonly ways: Ways,
    private readonly route: Route,
  ) {
    const starts = [0];
    for (let leg = 0; leg + 1 < route.points.length; leg++)
      starts.push((starts[leg] as number) + this.legLength(leg));
    this.starts = starts;
    this.length = starts.at(-1) as number;
  }

  get legs(): number {
    return this.route.points.length - 1;
  }

  /** The ends of a leg. A link between levels is a leg without length. */
  leg(leg: number): readonly [from: Place, to: Place] {
    return [this.route.points[leg] as Place, this.route.points[leg + 1] as Place];
  }

  startOf(leg: number): number {
    return this.starts[leg] as number;
  }

  private legLength(leg: number): number {
    const [a, b] = this.leg(leg);
    return a[2] === b[2] ? Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) : 0;
  }

  private legAt(far: number): number {
    let leg = 0;
    while (leg + 1 < this.legs && (this.starts[leg + 1] as number) <= far) leg++;
    return leg;
  }

  at(far: number): Place {
    if (this.legs === 0) return this.route.points[0] as Place;
    const leg = this.legAt(far);
    const [a, b] = this.leg(leg);
    const long = this.legLength(leg);
    if (long === 0 || far >= this.startOf(leg) + long) return b;
    const share = (far - this.startOf(leg)) / long;
    return [snap(a[0] + (b[0] - a[0]) * share), snap(a[1] + (b[1] - a[1]) * share), a[2]];
  }

  /** Cost of the way up to a distance, in inches of move. */
  cost(far: number): number {
    if (this.legs === 0) return 0;
    if (far >= this.length) return this.route.cost;
    const leg = this.legAt(far);
    const [x, y, level] = this.leg(leg)[0];
    const [px, py] = this.at(far);
    const price =
      this.ways.graph.room(level)?.price(grains(x), grains(y), grains(px), grains(py)) ?? Infinity;
    return (this.route.costs[leg] as number) + price / GRAIN;
  }

  /** How far along the way this many inches of move last. */
  within(most: number): number {
    if (this.route.cost <= most) return this.length;
    let [low, high] = [0, this.length];
    while (high - low > 0.001) {
      const middle = (low + high) / 2;
      if (this.cost(middle) <= most) low = middle;
      else high = middle;
    }
    return low;
  }

  /** The greatest distance, up to `far`, where the move may end; 0 if there is none. */
  retreat(far: number, mayEnd: (at: Place) => boolean): number {
    for (let here = far; here > 0; here -= STEP) if (mayEnd(this.at(here))) return here;
    return 0;
  }

  /** The way up to a distance. */
  upTo(far: number): Route {
    if (far >= this.length) return this.route;
    const leg = this.legs === 0 ? 0 : this.legAt(far);
    const gone = far <= 0 ? 1 : leg + 1;
    const points = this.route.points.slice(0, gone);
    const costs = this.route.costs.slice(0, gone);
    if (far > this.startOf(leg)) {
      points.push(this.at(far));
      costs.push(this.cost(far));
    }
    return { points, costs, cost: costs.at(-1) ?? 0, length: Math.max(0, far) };
  }
}
