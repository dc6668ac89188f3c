import type { At } from '../figures/near.js';
import type { Piece } from '../ground/ground.js';
import { GRAIN, grains, snap } from '../shapes/units.js';
import type { Reach } from '../ways/reach.js';

/** A place worth going to. If several places serve the same purpose, each is a goal with the same id. */
export interface Goal {
  readonly id: string;
  readonly at: At;
}

/** The result of heading for a goal. */
export interface Headed<G extends Goal> {
  readonly goal: G;
  /** The end of the move: at the goal, or as far towards it as the allowance lasts. */
  readonly at: At;
  readonly there: boolean;
  /** Cost of the move, in units. */
  readonly cost: number;
  /** Cost of the whole way to the goal, in units. */
  readonly whole: number;
}

/**
 * The results of heading for each of several goals with an allowance, in units, nearest goal first. Of goals with the
 * same id only the nearest one counts. Goals that no way leads to, or that the move gets no nearer to, are left out.
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

/** The place `off` units from the middle of a straight piece, at right angles to it, on its left (1) or right (-1). */
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
