import { OTHERS } from '../../scenarios/scenarios.js';
import type { State } from '../../state.js';

/** Somebody fires: in a Raid, all enemies are then fully aware. BDZ-enc-raid-alarm. */
export function shotFalls({ encounter }: State): void {
  if (encounter?.kind === 'raid') encounter.alarm = 'shots';
}

/**
 * Records the side that fires first at people of another side, shoots at their vehicle or throws a flash bang at them.
 * BDZ-enc-mercy-first, BDZ-D-c28.
 */
export function firesFirst(s: State, side: string, at: readonly string[]): void {
  const atPeople = s.people.some((q) => at.includes(q.id) && q.side !== side);
  if (s.encounter?.fired === 'nobody' && atPeople) s.encounter.fired = side === OTHERS ? 'others' : 'band';
}
