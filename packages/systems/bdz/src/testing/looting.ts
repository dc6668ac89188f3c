import { type Campaign, NEW_CAMPAIGN, type Place } from '../state/campaign.js';
import type { Encounter } from '../state/encounter.js';
import { copyState, QUIET, type State } from '../state.js';
import { encounter } from './encounter.js';

/** A building for tests, 8 by 8 inches in the middle of the table, with a door to the south. */
export const building = (name: string, id = 'house') => ({
  id,
  name,
  rect: [14, 14, 22, 22] as [number, number, number, number],
  levels: 1,
  doors: [{ id: `${id}-door`, at: [18, 14] as [number, number], width: 1.25, type: 'standard' as const }],
});

/** Plenty of everything. */
const STOCK = { armor: 5, food: 5, fuel: 5, luxury: 5, medical: 5, vehicles: 5, weapons: 5 } as const;

/** An encounter in progress in a campaign; `who` are the band. */
export function underWay(given: {
  readonly who: readonly string[];
  readonly encounter?: Partial<Encounter>;
  readonly campaign?: Partial<Campaign>;
  readonly place?: Partial<Place>;
}): Partial<State> {
  const area = given.encounter?.area ?? given.place?.area ?? 'suburbs';
  const place = {
    id: 'place-1',
    area,
    next: [],
    stock: { ...STOCK },
    base: false,
    store: {},
    ...given.place,
  };
  const going = encounter({ area, who: [...given.who], ...given.encounter });
  const campaign: Campaign = {
    ...(NEW_CAMPAIGN as unknown as Campaign),
    step: 'home',
    at: place.id,
    places: [place],
    members: given.who.map((id) => ({ id, since: 0, spared: false })),
    ...given.campaign,
  };
  const made = copyState({ ...QUIET, encounter: going, campaign } as unknown as State);
  return { encounter: made.encounter, campaign: made.campaign };
}
