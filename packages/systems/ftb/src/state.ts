import { copier, thing } from '@shambles/forms';
import { count } from '@shambles/measured';
import * as z from 'zod/mini';
import type { Book } from './book.js';
import { Campaign, newCampaign } from './state/campaign.js';
import { Alarm, Encounter, Feast, Heap, Noise, Pef, Premises, Swarm, Zed } from './state/encounter.js';
import { carriesOn, Party, Person } from './state/people.js';

export * from './state/encounter.js';
export * from './state/people.js';

/** The number of the next one made. */
const next = z.int().check(z.gte(1));

/** The whole game between two steps. Plain data. */
export const State = thing({
  phase: z.enum(['making', 'campaign', 'encounter', 'over']),
  /** Increases with every turn of an Encounter and every step of the campaign. */
  clock: count,
  people: z.array(Person),
  parties: z.array(Party),
  zeds: z.array(Zed),
  feasts: z.array(Feast),
  pefs: z.array(Pef),
  noises: z.array(Noise),
  alarms: z.array(Alarm),
  /** Charges that zombies have yet to carry out in their phase. */
  swarms: z.array(Swarm),
  premises: z.array(Premises),
  heaps: z.array(Heap),
  encounter: z.nullable(Encounter),
  campaign: Campaign,
  next: thing({ zed: next, item: next, party: next, heap: next }),
});
export interface State extends z.infer<typeof State> {}

/** A copy that shares only what never changes. */
export const copyState = copier<State>(State);

export function newState(book: Book): State {
  return {
    phase: 'making',
    clock: 0,
    people: [],
    parties: [],
    zeds: [],
    feasts: [],
    pefs: [],
    noises: [],
    alarms: [],
    swarms: [],
    premises: [],
    heaps: [],
    encounter: null,
    campaign: newCampaign(book.scenario.encounter === undefined),
    next: { zed: 1, item: 1, party: 1, heap: 1 },
  };
}

export function personOf(s: Pick<State, 'people'>, id: string): Person {
  const found = s.people.find((p) => p.id === id);
  if (!found) throw new RangeError(`There is nobody "${id}".`);
  return found;
}

export function zedOf(s: Pick<State, 'zeds'>, id: string): Zed {
  const found = s.zeds.find((z) => z.id === id);
  if (!found) throw new RangeError(`There is no zombie "${id}".`);
  return found;
}

export function partyOf(s: Pick<State, 'parties'>, id: string): Party {
  const found = s.parties.find((p) => p.id === id);
  if (!found) throw new RangeError(`There is no party "${id}".`);
  return found;
}

export function encounterOf(s: Pick<State, 'encounter'>): Encounter {
  if (!s.encounter) throw new RangeError('No Encounter is under way.');
  return s.encounter;
}

/**
 * True if a person's turn is over, or passes without it: it has been active, has dropped prone while active, or is
 * numb. FTB-5.0g, FTB-5.7.3b, FTB-T-see-the-feast.
 */
export function turnIsOver(s: Pick<State, 'encounter'>, p: Pick<Person, 'id' | 'numb'>): boolean {
  return p.numb > 0 || encounterOf(s).done.includes(p.id);
}

/** Everybody on the table who carries on, in the order of the state. */
export function standing(s: Pick<State, 'people'>): Person[] {
  return s.people.filter(carriesOn);
}

/**
 * True if two sides are enemies: opposed players, or NPCs that have become Enemies. Zombies are enemies of all.
 * FTB-12.9.
 */
export function hostile(s: Pick<State, 'parties'>, a: string, b: string): boolean {
  if (a === b) return false;
  const party = s.parties.find((p) => p.id === a) ?? s.parties.find((p) => p.id === b);
  if (!party) return true;
  const other = party.id === a ? b : a;
  return party.attitude === 'enemy' && !s.parties.some((p) => p.id === other);
}
