import type { Campaign } from '../state/campaign.js';
import type { Encounter } from '../state/encounter.js';
import type { State } from '../state.js';
import { underWay } from './looting.js';

/** A campaign with an encounter in progress; the band is one figure, `a`, unless the test says otherwise. */
export function inEncounter(
  more: Partial<Encounter> = {},
  life: Partial<Campaign> = {},
): Pick<State, 'encounter' | 'campaign'> {
  return underWay({ who: more.who ?? ['a'], encounter: more, campaign: life }) as Pick<
    State,
    'encounter' | 'campaign'
  >;
}
