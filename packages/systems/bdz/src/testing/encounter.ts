import type { Area } from '../kinds.js';
import { type Campaign, NEW_CAMPAIGN } from '../state/campaign.js';
import type { Encounter } from '../state/encounter.js';
import type { State } from '../state.js';

/** A campaign at the start of which the band of these people is in an area. */
export function campaign(who: readonly string[], area: Area, more: Partial<Campaign> = {}): Campaign {
  return {
    ...(NEW_CAMPAIGN as unknown as Campaign),
    step: 'choose',
    at: 'here',
    places: [{ id: 'here', area, next: [], stock: {}, base: false, store: {} }],
    members: who.map((id) => ({ id, since: 0, spared: false })),
    mouths: [...who],
    next: { person: 20, vehicle: 1 },
    ...more,
  };
}

/** The middle of an encounter of such a campaign, by day. */
export function inEncounter(
  who: readonly string[],
  given: Partial<Encounter> = {},
  more: Partial<Campaign> = {},
): Partial<State> {
  const { kind = 'road', area = 'rural', part = 'daytime' } = given;
  const plan = { kind, part, who: [...who], vehicles: [], captive: '' };
  return {
    campaign: campaign(who, area, { step: 'home', plan, ...more }),
    encounter: {
      ...{ kind, area, part, weather: 'fair', day: 30, who: [...who], houses: [], list: '', captive: '' },
      ...{ fired: 'nobody', guests: [], evading: false, road: null, peace: false },
      ...{ storm: -1, refuge: false, ended: false },
      ...given,
    },
  };
}
