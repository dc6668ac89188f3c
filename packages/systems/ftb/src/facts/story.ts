import type { Fact } from '@shambles/engine';
import type { Area, Attribute, Class, EncounterKind, Thing } from '../kinds.js';
import type {
  Acquaintance,
  Arrest,
  CampaignStep,
  Chapter,
  Household,
  Plan,
  When,
} from '../state/campaign.js';
import { FRESH, type Item, isPlayers, type Person, personOf, type State } from '../state.js';
import { FIRST_DAYS } from '../tables/campaign.js';
import { fact } from './deed.js';
import { line, one, several, word } from './lines.js';

interface Calendar {
  readonly when: When;
  readonly area: Area;
  /** The area that they travel to. FTB-11.5. */
  readonly bound?: Area;
  readonly step: CampaignStep;
  readonly left: number;
}

const things = (items: readonly Pick<Item, 'what'>[]) => {
  const counts = new Map<string, number>();
  for (const { what } of items) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => ({ noun: `thing.${what}`, count }));
};

/** Facts of making people, and of play between Encounters. */
export const STORY = {
  made: fact<{ readonly person: Person; readonly how: 'star' | 'recruit' }>({
    does: (s, f) => {
      s.people.push({ ...f.person, items: f.person.items.map((i) => ({ ...i })), hand: [...f.person.hand] });
      s.next.item = Math.max(s.next.item, ...f.person.items.map((i) => i.id + 1));
    },
    told: ({ person, how }) => made(person, how),
    words: {
      'made-star': '{{who}}, {{class}}, Rep {{rep}}.',
      'made-recruit': '{{who}} came along: {{class}}, Rep {{rep}}, with {{things}}.',
      'made-recruit-bare': '{{who}} came along: {{class}}, Rep {{rep}}, with bare hands.',
    },
    hint: 'people',
  }),

  /** Things brought from another campaign that this book has no word for. FTB-D-carried. */
  'no-word-for': fact<{ readonly things: readonly string[] }>({
    told: ({ things }) => line('no-word-for', { things: things.join(', ') }),
    words: { 'no-word-for': 'This book has nothing like these, so they came without: {{things}}.' },
  }),

  attribute: fact<{ readonly who: string; readonly attribute: Attribute; readonly chosen: boolean }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.attributes = [...p.attributes, f.attribute];
    },
    told: ({ who, attribute, chosen }) =>
      line(chosen ? 'attribute-chosen' : 'attribute', {
        who: one(who),
        attribute: word(`attribute.${attribute}`),
      }),
    words: {
      attribute: 'The dice gave {{who}} an Attribute: {{attribute}}.',
      'attribute-chosen': '{{who}} chose a second Attribute: {{attribute}}.',
    },
    hint: 'people',
  }),

  class: fact<{ readonly who: string; readonly class: Class }>({
    does: (s, f) => {
      personOf(s, f.who).class = f.class;
    },
    told: ({ who, class: to }) => line('class', { who: one(who), class: word(`class.${to}`) }),
    words: { class: '{{who}} took a path: {{class}} from now on.' },
  }),

  household: fact<{ readonly household: Household }>({
    does: (s, f) => {
      const { households } = s.campaign;
      const made = { ...f.household, stock: f.household.stock.map((i) => ({ ...i })) };
      s.next.item = Math.max(s.next.item, ...made.stock.map((i) => i.id + 1));
      const i = households.findIndex((h) => h.seat === made.seat);
      if (i < 0) households.push(made);
      else households[i] = made;
    },
    told: ({ household: h }) =>
      h.making !== 'done' || h.home === ''
        ? undefined
        : h.stock.length > 0
          ? line('home-with', { who: one(h.star), place: word(`place.${h.home}`), things: things(h.stock) })
          : line('home', { who: one(h.star), place: word(`place.${h.home}`) }),
    words: {
      home: '{{who}} had a Home {{place}}.',
      'home-with': '{{who}} had a Home {{place}}, with {{things}} in it.',
    },
  }),

  calendar: fact<Calendar>({
    does: (s, f) => {
      s.clock++;
      s.phase = 'campaign';
      const { bound: _, ...campaign } = s.campaign;
      s.campaign = { ...campaign, when: f.when, area: f.area, step: f.step, left: f.left };
      if (f.bound) s.campaign.bound = f.bound;
    },
    told: moment,
    words: {
      day: 'Day {{day}}, {{place}}.',
      month: 'Month {{month}}, year {{year}}, {{place}}.',
      travelled: 'They were on the road for a month, and ended up {{place}}.',
    },
  }),

  /** The Encounter that is planned, as far as its details are known. FTB-14.0. */
  planned: fact<{ readonly plan: Plan | null; readonly step: CampaignStep }>({
    does: (s, f) => {
      s.clock++;
      s.phase = 'campaign';
      s.campaign.plan = f.plan;
      s.campaign.step = f.step;
    },
  }),

  /** People set out with their full Star Power. FTB-3.1.4.1a. */
  fielded: fact<{
    readonly who: readonly string[];
    readonly side: { readonly [seat: string]: string };
    readonly power: { readonly [who: string]: number };
    /** The person held by others; '' if nobody is. FTB-14.12.2. */
    readonly captive: string;
  }>({
    does: (s, f) => {
      s.people = s.people.filter(isPlayers).map((p) => ({
        ...p,
        ...FRESH,
        side: f.side[p.seat] ?? p.side,
        condition: p.id === f.captive ? 'captured' : f.who.includes(p.id) ? 'carry-on' : 'home',
        power: f.power[p.id] ?? 0,
      }));
    },
    told: ({ who }) => (who.length > 0 ? line('fielded', { who: several(who) }) : undefined),
    words: { fielded: '{{who}} set out.' },
  }),

  /** Members of a band who do not come along; `alone` if the Encounter is for its Star only. */
  stays: fact<{
    readonly who: readonly string[];
    readonly kind: EncounterKind;
    readonly alone: boolean;
  }>({
    told: ({ who, kind, alone }) =>
      line(alone ? 'stays-alone' : 'stays', {
        who: several(who),
        encounter: word(`encounter.${kind}`),
        count: who.length,
      }),
    words: {
      stays_one: '{{who}} stays behind.',
      stays_other: '{{who}} stay behind.',
      'stays-alone_one': '{{encounter}} is for one alone. {{who}} stays behind.',
      'stays-alone_other': '{{encounter}} is for one alone. {{who}} stay behind.',
    },
  }),

  /** Items left at Home as they set out. FTB-11.11. */
  'left-home': fact<{ readonly items: readonly Thing[] }>({
    told: ({ items }) => line('left-home', { things: things(items.map((what) => ({ what }))) }),
    words: { 'left-home': '{{things}} stayed at Home.' },
  }),

  /** Items that a person takes along, from its own and those at Home. FTB-11.7.3a, FTB-11.11. */
  packed: fact<{ readonly who: string; readonly items: readonly number[] }>({
    does: (s, f) => pack(s, f.who, f.items),
  }),

  /** Items are gone from Home. FTB-14.9.5c. */
  'stock-lost': fact<{
    readonly seat: string;
    readonly items: readonly number[];
    readonly why: 'stolen' | 'paid' | 'left' | 'eaten' | 'used';
  }>({
    does: (s, f) => {
      const home = homeOf(s, f.seat);
      home.stock = home.stock.filter((i) => !f.items.includes(i.id));
    },
    told: ({ items, why }) => line(`stock-lost-${why}`, { count: items.length }),
    words: {
      'stock-lost-stolen_one': 'One Item was stolen from Home.',
      'stock-lost-stolen_other': '{{count}} Items were stolen from Home.',
      'stock-lost-paid_one': 'One Item from Home was handed over in payment.',
      'stock-lost-paid_other': '{{count}} Items from Home were handed over in payment.',
      'stock-lost-left_one': 'One Item was left behind.',
      'stock-lost-left_other': '{{count}} Items were left behind.',
      'stock-lost-eaten_one': 'One Food Item came from Home.',
      'stock-lost-eaten_other': '{{count}} Food Items came from Home.',
      'stock-lost-used_one': 'A Medical Supply came from Home.',
      'stock-lost-used_other': '{{count}} Medical Supplies came from Home.',
    },
  }),

  'stayed-home': fact<{ readonly left: number }>({
    does: (s, f) => {
      s.clock++;
      s.campaign.left = f.left;
    },
    told: () => line('stayed-home'),
    words: { 'stayed-home': 'They stayed at Home this time.' },
  }),

  ate: fact<{ readonly seat: string; readonly who: readonly string[] }>({
    told: ({ who }) => line('ate', { who: several(who) }),
    words: { ate: '{{who}} had enough to eat.' },
  }),

  hungry: fact<{ readonly who: string }>({
    told: ({ who }) => line('hungry', { who: one(who) }),
    words: { hungry: '{{who}} went hungry.' },
  }),

  rep: fact<{
    readonly who: string;
    readonly before: number;
    readonly after: number;
    readonly why: 'success' | 'hurt' | 'hunger';
  }>({
    does: (s, f) => {
      personOf(s, f.who).rep = f.after;
    },
    told: ({ who, before, after, why }) => line(`rep-${why}`, { who: one(who), before, after }),
    words: {
      'rep-success': '{{who}} had come through it and learnt: Rep {{before}} to {{after}}.',
      'rep-hurt':
        '{{who}} had been Out of the Fight, and was not the same after that: Rep {{before}} to {{after}}.',
      'rep-hunger': 'There was no Food for {{who}}, who grew weak: Rep {{before}} to {{after}}.',
    },
  }),

  'left-band': fact<{
    readonly who: string;
    readonly why: 'dead' | 'turned' | 'gone' | 'hunger' | 'rep' | 'leaderless' | 'taken';
  }>({
    does: (s, f) => {
      s.people = s.people.filter((p) => p.id !== f.who);
      s.campaign.arrests = s.campaign.arrests.filter((a) => a.who !== f.who);
    },
    told: ({ who, why }) => line(`left-band-${why}`, { who: one(who) }),
    words: {
      'left-band-dead': '{{who}} was dead.',
      'left-band-turned': '{{who}} walked with the dead now.',
      'left-band-gone': '{{who}} had run, and never came back.',
      'left-band-hunger': '{{who}} left, to find something to eat.',
      'left-band-rep': '{{who}} left: the band was too large for a leader of that Rep.',
      'left-band-leaderless': '{{who}} had nobody left to follow, and went away.',
      'left-band-taken': '{{who}} was in the hands of others.',
    },
  }),

  /** FTB-4.3.3. */
  'new-leader': fact<{ readonly who: string; readonly seat: string }>({
    does: (s, f) => {
      s.people = s.people.map((p) => (p.id === f.who ? { ...p, star: true } : p));
      homeOf(s, f.seat).star = f.who;
    },
    told: ({ who }) => line('new-leader', { who: one(who) }),
    words: { 'new-leader': '{{who}} took over the band.' },
  }),

  leaderless: fact<{ readonly seat: string }>({
    does: (s, f) => {
      homeOf(s, f.seat).star = '';
    },
    told: ({ seat }) => line('leaderless', { band: word(`side.${seat}`) }),
    words: { leaderless: '{{band}} was no more.' },
  }),

  availability: fact<{ readonly who: string; readonly comes: boolean }>({
    does: (s, f) => {
      personOf(s, f.who).absent = !f.comes;
    },
    told: ({ who, comes }) => line(comes ? 'available' : 'not-available', { who: one(who) }),
    words: {
      available: '{{who}} was there to come along.',
      'not-available': '{{who}} was nowhere to be found.',
    },
  }),

  jailed: fact<{ readonly arrest: Arrest }>({
    does: (s, f) => {
      s.campaign.arrests.push(f.arrest);
    },
    told: ({ arrest }) => line(`jailed-${arrest.by}`, { who: one(arrest.who) }),
    words: {
      'jailed-police': '{{who}} was taken to jail.',
      'jailed-military': '{{who}} was taken to a safe zone.',
    },
  }),

  freed: fact<{ readonly arrest: Arrest; readonly weeks: number; readonly paid: number }>({
    does: (s, f) => {
      s.campaign.arrests = s.campaign.arrests.filter((a) => a.who !== f.arrest.who);
    },
    told: ({ arrest, paid }) =>
      arrest.by === 'military'
        ? line('freed-military', { who: one(arrest.who) })
        : line(paid > 0 ? 'freed-paid' : 'freed', { who: one(arrest.who), count: paid }),
    words: {
      freed: '{{who}} was let out of jail.',
      'freed-paid_one': '{{who}} was let out of jail for one Item.',
      'freed-paid_other': '{{who}} was let out of jail for {{count}} Items.',
      'freed-military': 'The safe zone fell, and {{who}} got away.',
    },
  }),

  acquaintance: fact<{ readonly known: Acquaintance }>({
    does: (s, f) => {
      const { met } = s.campaign;
      if (f.known.people.length === 0) s.campaign.met = met.filter((a) => a.id !== f.known.id);
      else if (!met.some((a) => a.id === f.known.id)) s.campaign.met = [...met, f.known];
      else s.campaign.met = met.map((a) => (a.id === f.known.id ? f.known : a));
    },
  }),

  chapter: fact<{ readonly chapter: Chapter }>({
    does: (s, f) => {
      s.campaign.chronicle = [...s.campaign.chronicle, f.chapter];
    },
    told: ({ chapter: c }) =>
      line(c.success ? 'chapter-success' : 'chapter-failure', {
        encounter: word(`encounter.${c.encounter}`),
        turns: c.turns,
        zeds: c.zeds,
      }),
    words: {
      'chapter-success': '{{encounter}} was a success. Turns: {{turns}}; zombies killed: {{zeds}}.',
      'chapter-failure': '{{encounter}} was a failure. Turns: {{turns}}; zombies killed: {{zeds}}.',
    },
  }),

  /** The table is cleared; people who are in no band leave the story until they are met again. */
  closed: fact<{ readonly step: CampaignStep }>({
    does: (s, f) => {
      s.clock++;
      s.phase = 'campaign';
      s.campaign.step = f.step;
      s.encounter = null;
      // Weapons are reloaded before the next Encounter. FTB-11.8.6.
      s.people = s.people
        .filter(isPlayers)
        .map((p) => ({ ...p, ...FRESH, items: p.items.map((i) => ({ ...i, empty: false })) }));
      clearTable(s);
    },
  }),

  'game-over': fact<{ readonly why: 'single' | 'retired' | 'nobody-left' }>({
    does: (s) => {
      s.clock++;
      s.phase = 'over';
    },
    told: ({ why }) => line(`game-over-${why}`),
    words: {
      'game-over-single': 'That was that.',
      'game-over-retired': 'They had had enough of it, and lived quietly from then on.',
      'game-over-nobody-left': 'Nobody was left to tell of it.',
    },
  }),
};

function made(p: Person, how: 'star' | 'recruit') {
  const who = one(p.id);
  const people = word(`class.${p.class}`);
  if (how === 'star') return line('made-star', { who, class: people, rep: p.rep });
  return p.items.length > 0
    ? line('made-recruit', { who, class: people, rep: p.rep, things: things(p.items) })
    : line('made-recruit-bare', { who, class: people, rep: p.rep });
}

/** The line of a date: "Day 14", or "Month 5, year 2"; within a month only the arrival is told. FTB-11.3a, FTB-11.5. */
function moment(f: Calendar & Pick<Fact, 'cause'>) {
  const { year, month, day } = f.when;
  const where = { place: word(`place.${f.area}`) };
  if (isNewDay(f))
    return day <= FIRST_DAYS ? line('day', { day, ...where }) : line('month', { year, month, ...where });
  return f.cause === 'FTB-11.5' && f.bound === undefined ? line('travelled', where) : undefined;
}

/** True if a new day of the first thirty, or a new month, begins, rather than a later step of it. FTB-11.3a. */
export function isNewDay({ step, when }: Pick<Calendar, 'step' | 'when'>): boolean {
  return step === (when.day <= FIRST_DAYS ? 'choose' : 'declare');
}

/** Removes everything of an Encounter from the table. */
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

function homeOf(s: State, seat: string): Household {
  return s.campaign.households.find((h) => h.seat === seat) as Household;
}

function pack(s: State, who: string, items: readonly number[]): void {
  const p = personOf(s, who);
  const home = homeOf(s, p.seat);
  const all: Item[] = [...p.items, ...home.stock];
  p.items = all.filter((i) => items.includes(i.id));
  home.stock = all.filter((i) => !items.includes(i.id));
  p.hand = p.hand.filter((id) => items.includes(id));
  if (!p.items.some((i) => i.what === 'body-armor')) p.armored = false;
}
