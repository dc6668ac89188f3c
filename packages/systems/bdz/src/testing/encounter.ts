import type { MapFile } from '@shambles/field';
import { type Campaign, NEW_CAMPAIGN } from '../state/campaign.js';
import type { Encounter, House } from '../state/encounter.js';

/** An encounter in progress, by day in the suburbs; nobody has entered a building. */
export function encounter(given: Partial<Encounter> = {}): Encounter {
  return {
    kind: 'discover',
    area: 'suburbs',
    part: 'daytime',
    weather: 'fair',
    day: 30,
    who: [],
    houses: [],
    brought: {},
    list: '',
    captive: '',
    fired: 'nobody',
    fight: [],
    beaten: [],
    guests: [],
    evading: false,
    emptied: [],
    held: 'hidden',
    alarm: 'quiet',
    refuge: false,
    edges: [],
    ended: false,
    road: null,
    peace: false,
    ...given,
  };
}

/** A building that has been entered and was empty. */
export function gone(given: Partial<House> = {}): House {
  const nobody = { people: [], barter: [], searched: [] };
  return { id: 'house', part: 0, was: 'vacant', ...nobody, finds: 0, closed: false, clear: 'no', ...given };
}

/** A house of 12 by 12 inches, with a door to the south. */
export const HOUSE: Partial<MapFile> = {
  buildings: [
    {
      id: 'house',
      name: 'House 1',
      rect: [12, 12, 24, 24],
      levels: 1,
      doors: [{ id: 'door', at: [18, 12], width: 1.25, type: 'standard' }],
    },
  ],
};

/** A tent of three inches by two and a half, with its door to the west. */
export const TENT: Partial<MapFile> = {
  buildings: [
    {
      id: 'house',
      name: 'Tent',
      rect: [12, 12, 15, 14.5],
      levels: 1,
      walls: 'thin',
      doors: [{ id: 'door', at: [12, 13.25], width: 1.25, type: 'standard' }],
    },
  ],
};

/** An encounter in a campaign with this band. */
export function during(
  band: readonly string[],
  given: Partial<Encounter> = {},
): { readonly encounter: Encounter; readonly campaign: Campaign } {
  const members = band.map((id) => ({ id, since: 0, spared: false }));
  const places = [{ id: 'here', area: 'suburbs', next: [], stock: {}, base: false, store: {} }];
  const campaign = { ...NEW_CAMPAIGN, step: 'home', at: 'here', places, members } as unknown as Campaign;
  return { encounter: encounter({ who: [...band], ...given }), campaign: structuredClone(campaign) };
}

/** A road encounter in such a campaign, before the table is laid and anybody has been met. */
export function onRoad(
  band: readonly string[],
  given: Partial<Encounter> = {},
  more: Partial<Campaign> = {},
): { readonly encounter: Encounter; readonly campaign: Campaign } {
  const { area = 'rural', part = 'daytime' } = given;
  const { encounter: e, campaign } = during(band, { kind: 'road', area, part, ...given });
  const plan = { kind: 'road' as const, part, who: [...band], vehicles: [], captive: '' };
  const places = campaign.places.map((place) => ({ ...place, area }));
  return { encounter: e, campaign: { ...campaign, plan, places, next: { person: 20, vehicle: 1 }, ...more } };
}
