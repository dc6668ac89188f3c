import { NEW_CAMPAIGN } from '../state/campaign.js';
import { NEW_DAY } from '../state/day-one.js';
import { copyState, QUIET, type State } from '../state.js';
import type { BdzScenario } from './reading.js';

/** The state before anything is asked or rolled, with everybody where the scenario puts them. */
export function startOf({ people, vehicles, zeds, grenades, openings = [], lives }: BdzScenario): State {
  const bodies = [...new Set(zeds.map((z) => z.feast).filter((body) => body !== ''))];
  // Nobody has rolled how long these feasts last. BDZ-D-c92.
  const feasts = bodies.map((body) => ({ body, left: 1, seenBy: [] }));
  const nextZed = zeds.length + 1;
  const campaign = lives ? { ...NEW_CAMPAIGN, step: lives === 'day-one' ? lives : NEW_CAMPAIGN.step } : null;
  const day = lives === 'day-one' ? NEW_DAY : null;
  const set = { campaign, day, people, vehicles, zeds, feasts, nextZed, grenades, openings };
  return copyState({ ...QUIET, ...set } as unknown as State);
}
