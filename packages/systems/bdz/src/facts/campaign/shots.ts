import type { State } from '../../state.js';

/** Somebody fires: in a Raid, all enemies are then fully aware. BDZ-enc-raid-alarm. */
export function shotFalls({ encounter }: State): void {
  if (encounter?.kind === 'raid') encounter.alarm = 'shots';
}
