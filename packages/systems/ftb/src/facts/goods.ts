import { type Line, nouns } from '@shambles/engine';
import type { Thing } from '../kinds.js';
import type { Heap, Item } from '../state.js';
import { encounterOf, itemOf, partyOf, personOf } from '../state.js';
import { fact } from './deed.js';
import { line, one, word } from './lines.js';
import { premisesOf } from './premises.js';

interface Lost {
  readonly who: string;
  readonly items: readonly number[];
  readonly how: 'barter' | 'robbed' | 'taken' | 'used' | 'arrested' | 'laid-down' | 'given' | 'stocked';
}

/** The Item that a person offers in barter; '' if it has none. FTB-11.12a. */
interface Offered {
  readonly who: string;
  readonly by: string;
  readonly passed: number;
  readonly thing: Thing | '';
}

/** FTB-8.4a. */
interface Recovery {
  readonly who: string;
  readonly passed: number;
  readonly rep: number;
  readonly back: boolean;
  readonly by?: string;
  /** Set if it had run away. FTB-5.7.6. */
  readonly ran?: true;
}

const things = (items: readonly Pick<Item, 'what'>[]) =>
  nouns(
    items.map((i) => i.what),
    'thing.',
  );

/** Losses that no other fact tells. */
const LOST: readonly Lost['how'][] = ['robbed', 'taken', 'arrested', 'laid-down', 'given'];

/** Facts of Items: got, lost, held, searched for and traded. FTB-11.7. */
export const GOODS = {
  got: fact<{
    readonly who: string;
    readonly items: readonly Item[];
    readonly how: 'start' | 'search' | 'loot' | 'barter' | 'found' | 'escape';
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      for (const item of f.items) p.items.push({ ...item });
      s.next.item = Math.max(s.next.item, ...f.items.map((i) => i.id + 1));
      const tally = s.encounter?.tally;
      if (!tally || (f.how !== 'search' && f.how !== 'loot')) return;
      // Items that one of their own had brought along do not count as found. FTB-14.14.1.
      const fresh = f.items.filter((i) => i.id >= (tally['items-from'] ?? 0)).length;
      if (fresh > 0) tally.found = (tally.found ?? 0) + fresh;
    },
    told: ({ who, items, how }) =>
      how === 'start' ? undefined : line(`got-${how}`, { who: one(who), things: things(items) }),
    words: {
      'got-search': '{{who}} found {{things}}.',
      'got-loot': '{{who}} took {{things}}.',
      'got-barter': '{{who}} got {{things}} in trade.',
      'got-found': '{{who}} took up {{things}}.',
      'got-escape': '{{who}} got away with {{things}}.',
    },
  }),

  lost: fact<Lost>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.items = p.items.filter((i) => !f.items.includes(i.id));
      p.hand = p.hand.filter((id) => !f.items.includes(id));
      if (!p.items.some((i) => i.what === 'body-armor')) p.armored = false;
    },
    told: ({ who, items, how }) =>
      LOST.includes(how) ? line(`lost-${how}`, { who: one(who), count: items.length }) : undefined,
    words: {
      'lost-robbed_one': '{{who}} was robbed of an Item.',
      'lost-robbed_other': '{{who}} was robbed of {{count}} Items.',
      'lost-taken_one': '{{who}} had an Item taken.',
      'lost-taken_other': '{{who}} had {{count}} Items taken.',
      'lost-arrested_one': '{{who}} had a weapon taken.',
      'lost-arrested_other': '{{who}} had {{count}} weapons taken.',
      'lost-laid-down_one': '{{who}} left an Item behind.',
      'lost-laid-down_other': '{{who}} left {{count}} Items behind.',
      'lost-given_one': '{{who}} gave up an Item.',
      'lost-given_other': '{{who}} gave up {{count}} Items.',
    },
  }),

  /** What is in hand, worn and concealed. FTB-11.7.3b, FTB-D-59. */
  'in-hand': fact<{
    readonly who: string;
    readonly hand: readonly number[];
    readonly armored: boolean;
    readonly concealed: boolean;
    /** It took the action of the activation. FTB-11.7.3b. */
    readonly turn?: true;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.hand = [...f.hand];
      p.armored = f.armored;
      p.concealed = f.concealed;
      p.reloading ||= f.turn === true;
    },
    told: ({ who, turn }) => (turn ? line('in-hand', { who: one(who) }) : undefined),
    words: { 'in-hand': '{{who}} took something else in hand.' },
  }),

  heap: fact<{ readonly heap: Heap }>({
    does: (s, f) => {
      s.heaps.push({ ...f.heap, items: f.heap.items.map((i) => ({ ...i })) });
      s.next.heap++;
      s.next.item = Math.max(s.next.item, ...f.heap.items.map((i) => i.id + 1));
    },
    told: ({ heap }) => line('heap', { things: things(heap.items) }),
    words: { heap: 'Left lying there: {{things}}.' },
  }),

  'heap-taken': fact<{ readonly heap: string; readonly items: readonly number[] }>({
    does: (s, f) => {
      const heap = s.heaps.find((h) => h.id === f.heap);
      if (heap) heap.items = heap.items.filter((i) => !f.items.includes(i.id));
      s.heaps = s.heaps.filter((h) => h.items.length > 0);
    },
  }),

  /** A search of a floor begins; `most` limits how many may search it. FTB-11.9a. */
  'search-begun': fact<{ readonly building: string; readonly level: number; readonly most: number }>({
    does: (s, f) => {
      const b = premisesOf(s, f.building);
      b.searching = { level: f.level, most: f.most, done: [] };
      b.searched.push(f.level);
    },
    told: ({ most }) => line('search-begun', { count: most }),
    words: {
      'search-begun_one': 'There was room for one to search.',
      'search-begun_other': 'There was room for {{count}} to search.',
    },
  }),

  searched: fact<{
    readonly who: string;
    readonly building: string;
    readonly level: number;
    readonly passed: number;
  }>({
    does: (s, f) => {
      s.premises.find((each) => each.id === f.building)?.searching?.done.push(f.who);
      personOf(s, f.who).reloading = true;
    },
    told: ({ who, passed }) => line('searched', { who: one(who), passed }),
    words: { searched: '{{who}} searched: dice passed {{passed}}.' },
  }),

  looted: fact<{ readonly who: string; readonly body: string; readonly passed: number }>({
    does: (s, f) => {
      encounterOf(s).tally[`looted ${f.body}`] = 1;
    },
    told: ({ who, body, passed }) => line('looted', { who: one(who), body: one(body), passed }),
    words: { looted: '{{who}} went through the pockets of {{body}}: dice passed {{passed}}.' },
  }),

  offered: fact<Offered>({
    told: offered,
    words: {
      offered: '{{by}} offered {{who}} {{thing}}: dice passed {{passed}}.',
      'offered-nothing': '{{by}} had nothing to offer {{who}}: dice passed {{passed}}.',
    },
  }),

  bartered: fact<{ readonly who: string; readonly with: string; readonly party: string }>({
    does: (s, f) => {
      partyOf(s, f.party).bartered.push(f.with);
    },
  }),

  'picked-up': fact<{ readonly who: string; readonly whom: string }>({
    does: (s, f) => {
      personOf(s, f.who).carries = f.whom;
    },
    told: ({ who, whom }) => line('picked-up', { who: one(who), whom: one(whom) }),
    words: { 'picked-up': '{{who}} picked {{whom}} up.' },
  }),

  'laid-down': fact<{ readonly who: string; readonly whom: string }>({
    does: (s, f) => {
      personOf(s, f.who).carries = '';
    },
    told: ({ who, whom }) => line('put-down', { who: one(who), whom: one(whom) }),
    words: { 'put-down': '{{who}} laid {{whom}} down.' },
  }),

  'finished-off': fact<{
    readonly who: string;
    readonly whom: string;
    readonly how: 'killed' | 'captured';
  }>({
    does: (s, f) => {
      const p = personOf(s, f.whom);
      p.condition = f.how === 'killed' ? 'obviously-dead' : 'captured';
      if (f.how === 'captured') p.captor = f.who;
    },
    told: ({ who, whom, how }) => line(`finished-${how}`, { who: one(who), whom: one(whom) }),
    words: {
      'finished-killed': '{{who}} finished {{whom}} off.',
      'finished-captured': '{{who}} took {{whom}} prisoner.',
    },
  }),

  recovery: fact<Recovery>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      p.rep = f.rep;
      // Somebody who ran away and does not come back is not dead.
      if (f.back) p.condition = f.by === undefined ? 'home' : 'carry-on';
      else if (p.condition !== 'ran-away') p.condition = 'obviously-dead';
      p.prone &&= !f.back;
      p.beaten &&= !f.back;
    },
    told: recovery,
    words: {
      recovery: '{{who}} recovered, Rep {{rep}}: dice passed {{passed}}.',
      'recovery-by': '{{by}} brought {{who}} round, Rep {{rep}}: dice passed {{passed}}.',
      'recovery-dead': '{{who}} did not recover: dice passed {{passed}}.',
      'recovery-back': '{{who}} came back, Rep {{rep}}: dice passed {{passed}}.',
      'recovery-gone': '{{who}} did not come back: dice passed {{passed}}.',
    },
    hint: 'recovery',
  }),

  dose: fact<{ readonly who: string; readonly item: number }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      itemOf(p, f.item);
      p.items = p.items.filter((i) => i.id !== f.item);
      p.infection = 'immune';
    },
    told: ({ who }) => line('dose', { who: one(who) }),
    words: { dose: '{{who}} took the Cure and is immune.' },
  }),
};

function offered({ who, by, passed, thing }: Offered): Line {
  const values = { who: one(who), by: one(by), passed };
  return thing === ''
    ? line('offered-nothing', values)
    : line('offered', { ...values, thing: word(`thing.${thing}`) });
}

function recovery({ who, passed, rep, back, by, ran }: Recovery): Line {
  const values = { who: one(who), passed, rep };
  if (ran) return line(back ? 'recovery-back' : 'recovery-gone', values);
  if (!back) return line('recovery-dead', values);
  return by === undefined || by === ''
    ? line('recovery', values)
    : line('recovery-by', { ...values, by: one(by) });
}
