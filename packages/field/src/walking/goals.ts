import type { At } from '../figures/near.js';
import type { Piece } from '../ground/ground.js';
import { GRAIN, grains, snap } from '../shapes/units.js';
import type { Reach } from '../ways/reach.js';

/** Somewhere worth going to. Where several places serve, each is a goal of the same id. */
export interface Goal {
  readonly id: string;
  readonly at: At;
}

/** What comes of making for a goal. */
export interface Headed<G extends Goal> {
  readonly goal: G;
  /** Where the move ends: at the goal, or as far towards it as the allowance goes. */
  readonly at: At;
  readonly there: boolean;
  /** What the move costs, in units. */
  readonly cost: number;
  /** What the whole way to the goal costs, in units. */
  readonly whole: number;
}

/**
 * Making for each of several goals with an allowance, in units: of those of one id for the nearest, the nearest goal
 * first. What no way leads to, or nobody comes nearer to, is left out.
 */
export function headed<G extends Goal>(reach: Reach, goals: Iterable<G>, allowance: number): Headed<G>[] {
  const ways = new Map<string, { readonly goal: G; readonly whole: number }[]>();
  for (const goal of goals) {
    const whole = reach.route(...goal.at)?.cost;
    if (!whole) continue;
    const known = ways.get(goal.id);
    if (known) known.push({ goal, whole });
    else ways.set(goal.id, [{ goal, whole }]);
  }
  const found: Headed<G>[] = [];
  for (const all of ways.values())
    for (const { goal, whole } of all.sort((a, b) => a.whole - b.whole)) {
      const { at } = goal;
      const there = whole <= allowance && reach.mayEndAt(...at);
      const stop = there ? undefined : reach.along(...at, allowance);
      if (!there && !(stop && stop.cost > 0)) continue;
      const end = stop ? { at: [stop.x, stop.y, stop.level] as const, cost: snap(stop.cost) } : undefined;
      found.push({ goal, at, there, cost: snap(whole), whole, ...end });
      break;
    }
  return found.sort((a, b) => a.whole - b.whole || (a.goal.id < b.goal.id ? -1 : 1));
}

/** So far off the middle of a straight piece, square to it, on its left (1) or on its right (-1). `off` in units. */
export function besidePiece({ ax, ay, bx, by, from }: Piece, side: 1 | -1, off: number): At {
  const dx = bx - ax;
  const dy = by - ay;
  const share = (side * grains(off)) / Math.sqrt(dx * dx + dy * dy);
  return [
    Math.round((ax + bx) / 2 - dy * share) / GRAIN,
    Math.round((ay + by) / 2 + dx * share) / GRAIN,
    from,
  ];
}
