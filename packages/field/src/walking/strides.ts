import type { At } from '../figures/near.js';
import { distance, snap } from '../shapes/units.js';
import type { Route } from '../ways/route.js';

/** A place on a way, and the cost up to it, in units. */
export interface Stride {
  readonly at: At;
  readonly cost: number;
  /** True if the way turns or ends here. */
  readonly corner: boolean;
  /** True if it ends here. */
  readonly end: boolean;
}

/** Places along a way, at most `length` units apart, including its corners but not its start. */
export function* strides({ points, costs }: Route, length: number): Iterable<Stride> {
  for (let i = 1; i < points.length; i++) {
    const [ax, ay, from] = points[i - 1] as At;
    const [bx, by, level] = points[i] as At;
    const before = costs[i - 1] as number;
    const after = costs[i] as number;
    const far = distance({ x: ax, y: ay }, { x: bx, y: by });
    const n = from === level ? Math.max(1, Math.ceil(far / length)) : 1;
    for (let k = 1; k <= n; k++) {
      const share = k / n;
      yield {
        at: [snap(ax + (bx - ax) * share), snap(ay + (by - ay) * share), level],
        cost: before + (after - before) * share,
        corner: k === n,
        end: k === n && i === points.length - 1,
      };
    }
  }
}
