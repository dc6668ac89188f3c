import type { Acquaintance, Arrest, CampaignStep, Chapter, Household, Plan, When } from '../campaign.js';
import type { Area, Attribute, Class, EncounterKind, Thing } from '../kinds.js';
import { FRESH, type Item, isPlayers, type Person, personOf, type State } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** Making people, and what happens between Encounters. */
export type StoryFact =
  | (Deed<'made'> & { readonly person: Person; readonly how: 'star' | 'recruit' })
  | (Deed<'attribute'> & { readonly who: string; readonly attribute: Attribute; readonly chosen: boolean })
  | (Deed<'class'> & { readonly who: string; readonly class: Class })
  | (Deed<'household'> & { readonly household: Household })
  | (Deed<'calendar'> & {
      readonly when: When;
      readonly area: Area;
      /** Where they are going from there. FTB-11.5. */
      readonly bound?: Area;
      readonly step: CampaignStep;
      readonly left: number;
    })
  /** What is about to be played, as far as it is known. FTB-14.0. */
  | (Deed<'planned'> & { readonly plan: Plan | null; readonly step: CampaignStep })
  /** They go; their Star Power is theirs again. FTB-3.1.4.1a. */
  | (Deed<'fielded'> & {
      readonly who: readonly string[];
      readonly side: { readonly [seat: string]: string };
      readonly power: { readonly [who: string]: number };
      /** Who is held by others; '' where nobody is. FTB-14.12.2. */
      readonly captive: string;
    })
  /** Who of a band does not come along; `alone`: the Encounter is for its Star alone. */
  | (Deed<'stays'> & {
      readonly who: readonly string[];
      readonly kind: EncounterKind;
      readonly alone: boolean;
    })
  /** What is at Home as they set out. FTB-11.11. */
  | (Deed<'left-home'> & { readonly items: readonly Thing[] })
  /** What somebody takes along of what it has and what is at Home. FTB-11.7.3a, FTB-11.11. */
  | (Deed<'packed'> & { readonly who: string; readonly items: readonly number[] })
  /** Items are gone from Home. FTB-14.9.5c. */
  | (Deed<'stock-lost'> & {
      readonly seat: string;
      readonly items: readonly number[];
      readonly why: 'stolen' | 'paid' | 'left' | 'eaten' | 'used';
    })
  | (Deed<'stayed-home'> & { readonly left: number })
  | (Deed<'ate'> & { readonly seat: string; readonly who: readonly string[] })
  | (Deed<'hungry'> & { readonly who: string })
  | (Deed<'rep'> & {
      readonly who: string;
      readonly before: number;
      readonly after: number;
      readonly why: 'success' | 'hurt' | 'hunger';
    })
  | (Deed<'left-band'> & {
      readonly who: string;
      readonly why: 'dead' | 'turned' | 'gone' | 'hunger' | 'rep' | 'leaderless' | 'taken';
    })
  /** FTB-4.3.3. */
  | (Deed<'new-leader'> & { readonly who: string; readonly seat: string })
  | (Deed<'leaderless'> & { readonly seat: string })
  | (Deed<'availability'> & { readonly who: string; readonly comes: boolean })
  | (Deed<'jailed'> & { readonly arrest: Arrest })
  | (Deed<'freed'> & { readonly arrest: Arrest; readonly weeks: number; readonly paid: number })
  | (Deed<'acquaintance'> & { readonly known: Acquaintance })
  | (Deed<'chapter'> & { readonly chapter: Chapter })
  /** The table is cleared, and whoever is not of a band is out of the story until it is met again. */
  | (Deed<'closed'> & { readonly step: CampaignStep })
  | (Deed<'game-over'> & { readonly why: 'single' | 'retired' | 'nobody-left' });

export const STORY: Evolve<StoryFact> = {
  made: (s, f) => {
    s.people.push({ ...f.person, items: f.person.items.map((i) => ({ ...i })), hand: [...f.person.hand] });
    s.next.item = Math.max(s.next.item, ...f.person.items.map((i) => i.id + 1));
  },
  attribute: (s, f) => {
    const p = personOf(s, f.who);
    p.attributes = [...p.attributes, f.attribute];
  },
  class: (s, f) => {
    personOf(s, f.who).class = f.class;
  },
  household: (s, f) => {
    const { households } = s.campaign;
    const made = { ...f.household, stock: f.household.stock.map((i) => ({ ...i })) };
    s.next.item = Math.max(s.next.item, ...made.stock.map((i) => i.id + 1));
    const i = households.findIndex((h) => h.seat === made.seat);
    if (i < 0) households.push(made);
    else households[i] = made;
  },
  calendar: (s, f) => {
    s.clock++;
    s.phase = 'campaign';
    const { bound: _, ...campaign } = s.campaign;
    s.campaign = { ...campaign, when: f.when, area: f.area, step: f.step, left: f.left };
    if (f.bound) s.campaign.bound = f.bound;
  },
  planned: (s, f) => {
    s.clock++;
    s.phase = 'campaign';
    s.campaign.plan = f.plan;
    s.campaign.step = f.step;
  },
  fielded: (s, f) => {
    s.people = s.people.filter(isPlayers).map((p) => ({
      ...p,
      ...FRESH,
      side: f.side[p.seat] ?? p.side,
      condition: p.id === f.captive ? 'captured' : f.who.includes(p.id) ? 'carry-on' : 'home',
      power: f.power[p.id] ?? 0,
    }));
  },
  stays: () => {},
  'left-home': () => {},
  packed: (s, f) => pack(s, f.who, f.items),
  'stock-lost': (s, f) => {
    const home = homeOf(s, f.seat);
    if (home) home.stock = home.stock.filter((i) => !f.items.includes(i.id));
  },
  'stayed-home': (s, f) => {
    s.clock++;
    s.campaign.left = f.left;
  },
  ate: () => {},
  hungry: () => {},
  rep: (s, f) => {
    personOf(s, f.who).rep = f.after;
  },
  'left-band': (s, f) => {
    s.people = s.people.filter((p) => p.id !== f.who);
    s.campaign.arrests = s.campaign.arrests.filter((a) => a.who !== f.who);
  },
  'new-leader': (s, f) => {
    s.people = s.people.map((p) => (p.id === f.who ? { ...p, star: true } : p));
    const home = homeOf(s, f.seat);
    if (home) home.star = f.who;
  },
  leaderless: (s, f) => {
    const home = homeOf(s, f.seat);
    if (home) home.star = '';
  },
  availability: (s, f) => {
    personOf(s, f.who).absent = !f.comes;
  },
  jailed: (s, f) => {
    s.campaign.arrests.push(f.arrest);
  },
  freed: (s, f) => {
    s.campaign.arrests = s.campaign.arrests.filter((a) => a.who !== f.arrest.who);
  },
  acquaintance: (s, f) => {
    const { met } = s.campaign;
    if (f.known.people.length === 0) s.campaign.met = met.filter((a) => a.id !== f.known.id);
    else if (!met.some((a) => a.id === f.known.id)) s.campaign.met = [...met, f.known];
    else s.campaign.met = met.map((a) => (a.id === f.known.id ? f.known : a));
  },
  chapter: (s, f) => {
    s.campaign.chronicle = [...s.campaign.chronicle, f.chapter];
  },
  closed: (s, f) => {
    s.clock++;
    s.phase = 'campaign';
    s.campaign.step = f.step;
    s.encounter = null;
    // Weapons are loaded when the next one begins. FTB-11.8.6.
    s.people = s.people
      .filter(isPlayers)
      .map((p) => ({ ...p, ...FRESH, items: p.items.map((i) => ({ ...i, empty: false })) }));
    clearTable(s);
  },
  'game-over': (s) => {
    s.clock++;
    s.phase = 'over';
  },
};

/** Nothing of an Encounter is left on the table. */
export function clearTable(s: State): void {
  s.parties = [];
  s.zeds = [];
  s.feasts = [];
  s.pefs = [];
  s.noises = [];
  s.alarms = [];
  s.swarms = [];
  s.premises = [];
  s.heaps = [];
  s.next = { ...s.next, zed: 1, party: 1, heap: 1 };
}

function homeOf(s: State, seat: string): Household | undefined {
  return s.campaign.households.find((h) => h.seat === seat);
}

function pack(s: State, who: string, items: readonly number[]): void {
  const p = personOf(s, who);
  const home = homeOf(s, p.seat);
  if (!home) return;
  const all: Item[] = [...p.items, ...home.stock];
  p.items = all.filter((i) => items.includes(i.id));
  home.stock = all.filter((i) => !items.includes(i.id));
  p.hand = p.hand.filter((id) => items.includes(id));
  if (!p.items.some((i) => i.what === 'body-armor')) p.armored = false;
}
