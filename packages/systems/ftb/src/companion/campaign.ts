import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { dayPartRoll, involuntaryRoll, isAvailable, isFullMoon, whoRoll } from '../campaign/dice.js';
import type { FtbWorld } from '../facts.js';
import { ATTRIBUTES, CLASSES, DAY_PARTS } from '../kinds.js';
import { rollAttribute } from '../people/people.js';
import { falls, rises } from '../people/rep.js';
import { rollActivation } from '../sequence/activation.js';
import { encounterOf, personOf } from '../state.js';
import {
  area,
  bench,
  cast,
  classOf,
  day,
  define,
  flag,
  HERE,
  numbered,
  PARTY,
  party,
  rep,
  someone,
  there,
} from './bench.js';

const NoInput = z.strictObject({});

// ------------------------------------------------------------------ what is rolled once

/** FTB-3.3a. */
const ATTRIBUTE = define<typeof NoInput, string>({
  id: 'attribute',
  title: 'An Attribute',
  rule: 'FTB-3.3a',
  words: cast({ n1: 'whoever gets it' }),
  input: NoInput,
  example: {},
  begin: (_, book) => bench(book, []),
  run: (w) => rollAttribute(w, 'n1'),
  result: (attribute) => ({ attribute }),
  outcomes: (attribute) => attribute,
  outcomeNames: ATTRIBUTES,
});

/** FTB-13.2. */
const DAY_PART = define<typeof NoInput, string>({
  id: 'day-part',
  title: 'Day Part',
  rule: 'FTB-13.2',
  input: NoInput,
  example: {},
  begin: (_, book) => bench(book, []),
  run: (w) => dayPartRoll(w),
  result: (part) => ({ part }),
  outcomes: (part) => part,
  outcomeNames: DAY_PARTS,
});

/** FTB-13.1.2b. */
const MOON = define<typeof NoInput, boolean>({
  id: 'full-moon',
  title: 'A full moon?',
  rule: 'FTB-13.1.2b',
  input: NoInput,
  example: {},
  begin: (_, book) => bench(book, []),
  run: (w) => isFullMoon(w),
  result: (full) => ({ full }),
  outcomes: (full) => (full ? 'full moon' : 'none'),
  outcomeNames: ['full moon', 'none'],
});

const AreaInput = z.strictObject({
  area,
  /** FTB-14.2b. */
  homeless: flag('Without a Home', { description: 'nobody is burgled' }),
});

/** FTB-14.2a, FTB-14.2b. */
const INVOLUNTARY = define<typeof AreaInput, string>({
  id: 'involuntary',
  title: 'Involuntary Encounter',
  rule: 'FTB-14.2a',
  input: AreaInput,
  example: { area: 'suburban' },
  begin: (_, book) => bench(book, []),
  *run(w: FtbWorld, { area, homeless = false }): Rule<string> {
    return (yield* involuntaryRoll(w, area, !homeless)).kind || 'nothing';
  },
  result: (encounter) => ({ encounter }),
  outcomes: (encounter) => encounter,
  outcomeNames: ['nothing', 'burglarized', 'confrontation', 'robbed', 'raid-defend'],
});

const WhoInput = z.strictObject({ class: classOf.check(z.meta({ title: 'Your own Class' })), day });

/** FTB-14.11.7. */
const WHO = define<typeof WhoInput, string>({
  id: 'confrontation-who',
  title: 'Confrontation: who is it?',
  rule: 'FTB-14.11.7',
  input: WhoInput,
  example: { class: 'survivor' },
  begin: (_, book) => bench(book, []),
  run: (w, { class: own, day = 31 }) => whoRoll(w, own, day),
  result: (who) => ({ who }),
  outcomes: (who) => who,
  outcomeNames: CLASSES.filter((who) => who !== 'military'),
});

const BandInput = z.strictObject({
  reps: z
    .array(rep)
    .check(z.minLength(1), z.maxLength(8), z.meta({ title: 'The band', description: 'the Rep of each' })),
});

/** FTB-14.9.6. */
const AVAILABILITY = define<typeof BandInput, readonly boolean[]>({
  id: 'availability',
  title: 'Who of the band is available?',
  rule: 'FTB-14.9.6',
  input: BandInput,
  example: { reps: [3, 4, 4] },
  words: numbered('Grunt', 8),
  begin: ({ reps }, book) =>
    bench(
      book,
      reps.map((rep, i) => someone(`n${i}`, { rep }, HERE)),
    ),
  *run(w) {
    const comes: boolean[] = [];
    for (const p of w.s.people.slice()) comes.push(yield* isAvailable(w, p, 'FTB-14.9.6'));
    return comes;
  },
  result: (comes) => ({ comes: [...comes] }),
  quantities: (comes) => ({ come: comes.filter((is) => is).length }),
});

// ------------------------------------------------------------------ Reputation

const RiseInput = z.strictObject({ rep, star: flag('A Star') });

/** FTB-15.1c, FTB-15.1d. */
const REP_UP = define<typeof RiseInput, number>({
  id: 'rep-up',
  title: 'Does Rep rise?',
  rule: 'FTB-15.1c',
  input: RiseInput,
  example: { rep: 4 },
  words: cast({ n1: 'the tested' }),
  begin: ({ rep, star }, book) => bench(book, [someone('n1', { rep, star }, HERE)]),
  *run(w) {
    yield* rises(w, personOf(w.s, 'n1'));
    return personOf(w.s, 'n1').rep;
  },
  result: (rep) => ({ rep }),
  quantities: (rep) => ({ rep }),
});

const FallInput = z.strictObject({ rep });

/** FTB-15.2. */
const REP_DOWN = define<typeof FallInput, number>({
  id: 'rep-down',
  title: 'Does Rep fall?',
  rule: 'FTB-15.2',
  input: FallInput,
  example: { rep: 4 },
  words: cast({ n1: 'the tested' }),
  begin: ({ rep }, book) => bench(book, [{ ...someone('n1', { rep }, HERE), wentDown: true }]),
  *run(w) {
    yield* falls(w, personOf(w.s, 'n1'));
    return personOf(w.s, 'n1').rep;
  },
  result: (rep) => ({ rep }),
  quantities: (rep) => ({ rep }),
});

// ------------------------------------------------------------------ activation

const SidesInput = z.strictObject({
  /** Parties of people met on the table. */
  parties: z
    .optional(z.int().check(z.gte(0), z.lte(4)))
    .check(z.meta({ title: 'Parties of people met', default: 1, blank: 'none' })),
});

interface Order {
  readonly dice: { readonly [side: string]: number };
  readonly order: readonly string[];
}

/** Players, parties, zombies roll in this order. FTB-5.0b, FTB-5.0c, FTB-5.1a to FTB-5.1c. */
const ACTIVATION = define<typeof SidesInput, Order>({
  id: 'activation',
  title: 'Dice for activation',
  rule: 'FTB-5.0b',
  input: SidesInput,
  example: { parties: 1 },
  most: 200,
  samples: 4_000,
  begin({ parties = 0 }, book) {
    const us = { ...someone('n0', { rep: 4 }, { ...HERE, side: 'players' }), seat: 'player-1' };
    const them = Array.from({ length: parties }, (_, i) => {
      const side = `party-${i + 1}`;
      const p = someone(`n${i + 1}`, { rep: 4 }, { ...there(8), x: 12 + i, side });
      return { p, party: party([p], { id: side }) };
    });
    return { ...bench(book, [us, ...them.map(({ p }) => p)]), parties: them.map((each) => each.party) };
  },
  *run(w) {
    yield* rollActivation(w);
    const { dice, order } = encounterOf(w.s);
    return { dice, order };
  },
  result: ({ dice, order }) => ({ dice: { ...dice }, order: [...order] }),
  outcomes: ({ order: [first] }) =>
    first === undefined ? 'nobody' : first.startsWith(PARTY.slice(0, -1)) ? 'people met' : first,
  outcomeNames: ['players', 'people met', 'zombies', 'nobody'],
});

export const CAMPAIGN = [
  ATTRIBUTE,
  DAY_PART,
  MOON,
  INVOLUNTARY,
  WHO,
  AVAILABILITY,
  REP_UP,
  REP_DOWN,
  ACTIVATION,
] as const;
