import type { Premises, State } from '../state.js';

/** What has been done with a building so far: nothing, where it is not known yet. */
export function premisesOf(s: State, building: string): Premises {
  const known = s.premises.find((b) => b.id === building);
  if (known) return known;
  const untouched = { id: building, entered: 0, searched: [], searching: null, rolled: false };
  s.premises.push(untouched);
  return untouched;
}
