import type { Campaign } from '../state/campaign.js';
import type { Encounter } from '../state/encounter.js';
import type { State } from '../state.js';
import { underWay } from './looting.js';

/** A campaign, and an encounter under way in it: of a band of one where nothing else is said. */
export function inEncounter(
  more: Partial<Encounter> = {},
  life: Partial<Campaign> = {},
): Pick<State, 'encounter' | 'campaign'> {
  return underWay({ who: more.who ?? ['a'], encounter: more, campaign: life }) as Pick<
    State,
    'encounter' | 'campaign'
  >;
}
