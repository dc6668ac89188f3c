import { type Campaign, NEW_CAMPAIGN, type Place } from '../state/campaign.js';
import { PARKED, type Person, type State, type Vehicle } from '../state.js';
import { type Game, game } from './game.js';

/** A campaign between two encounters. The first person is the Star. */
interface Life {
  readonly options?: { readonly [id: string]: string };
  readonly people?: { readonly [id: string]: Partial<Person> };
  readonly vehicles?: { readonly [id: string]: Partial<Vehicle> };
  /**
   * Differences from the first day of a campaign in the suburbs, in which everybody has been a member from the start.
   */
  readonly campaign?: Partial<Campaign>;
  readonly place?: Partial<Place>;
  readonly dice?: readonly number[];
}

const STOCK = { armor: 5, food: 35, fuel: 15, luxury: 25, medical: 8, vehicles: 20, weapons: 20 };

export function life({
  options = {},
  people = { robin: {} },
  vehicles = {},
  campaign = {},
  place,
  dice = [],
}: Life): Game {
  const ids = Object.keys(people);
  const off = { x: -1, y: -1 };
  const given: Campaign = {
    ...(NEW_CAMPAIGN as unknown as Campaign),
    step: 'choose',
    at: 'place-1',
    places: [{ id: 'place-1', area: 'suburbs', next: [], stock: STOCK, base: false, store: {}, ...place }],
    members: ids.map((id) => ({ id, since: 0, spared: false })),
    mouths: ids,
    vehicles: Object.keys(vehicles),
    ...campaign,
  };
  const g = game({
    scenario: 'campaign',
    options,
    people: Object.fromEntries(ids.map((id, i) => [id, { ...off, star: i === 0, ...people[id] }])),
    state: { campaign: given, stage: 'begin', turn: 0, active: null, order: [], dice: {} } as Partial<State>,
    dice,
  });
  for (const [id, v] of Object.entries(vehicles))
    g.w.s.vehicles.push({
      ...PARKED,
      id,
      kind: 'sedan',
      keys: 'at-hand',
      found: false,
      triedBy: [],
      fuel: 5,
      ...off,
      ...v,
    });
  return g;
}

/** The campaign as it is now. */
export function lifeOf(g: Game): Campaign {
  return g.state.campaign as Campaign;
}
