import * as z from 'zod/mini';
import { noise, place, startingNumber } from '../senses/noise.js';
import { personOf } from '../state.js';
import { SEE_THE_FEAST, ZED_OR_NO_ZED } from '../tables/zeds.js';
import { eat } from '../zombies/feasts.js';
import { seeTheFeast } from '../zombies/feasttest.js';
import { infectionTest } from '../zombies/infection.js';
import { isAhead, matchUp, theirTotal } from '../zombies/surprise.js';
import { zedOrNoZed } from '../zombies/zedtests.js';
import {
  area,
  bench,
  cast,
  define,
  HERE,
  happened,
  hoursIn,
  numbered,
  rep,
  someone,
  there,
  zombie,
} from './bench.js';

// ------------------------------------------------------------------ how many come

const StartInput = z.strictObject({
  area,
  humans: z.int().check(z.gte(1), z.lte(12), z.meta({ title: 'Humans', default: 1 })),
});

interface Started {
  readonly each: readonly number[];
  readonly hours: readonly number[];
}

/** FTB-10.2.1b, FTB-10.3a. */
const START = define<typeof StartInput, Started>({
  id: 'zombies-start',
  title: 'Zombies at the start',
  rule: 'FTB-10.2.1b',
  input: StartInput,
  example: { area: 'suburban', humans: 3 },
  words: numbered('human', 12),
  hush: ['FTB-10.3a'],
  most: 1_300,
  samples: 1_000,
  begin: ({ area, humans }, book) =>
    bench(
      book,
      Array.from({ length: humans }, (_, i) => someone(`n${i}`, { rep: 4 }, { ...HERE, x: 10 + i })),
      [],
      { area },
    ),
  *run(w) {
    const each: number[] = [];
    for (const p of w.s.people) {
      const n = yield* startingNumber(w, p.id);
      yield* place(w, p, n, 'start');
      each.push(n);
    }
    return { each, hours: hoursIn(w) };
  },
  result: ({ each, hours }) => ({ zombies: total(each), each: [...each], hours: [...hours] }),
  quantities: ({ each }) => ({ zombies: total(each) }),
});

function total(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

const NoiseInput = z.strictObject({
  area,
  /** Shots, or the number that a noise counts as. FTB-10.2.4a. */
  dice: z.int().check(z.gte(1), z.lte(12), z.meta({ title: 'Dice', description: 'one a shot', default: 1 })),
});

interface Came {
  readonly zombies: number;
  readonly hours: readonly number[];
}

/** Zombies drawn by noise. Twelve o'clock is where the noise-maker faces. FTB-10.2.3, FTB-10.3a. */
const NOISE = define<typeof NoiseInput, Came>({
  id: 'noise',
  title: 'Zombies drawn by noise',
  rule: 'FTB-10.2.3',
  input: NoiseInput,
  example: { area: 'suburban', dice: 3 },
  hush: ['FTB-10.3a'],
  begin: ({ area }, book) => bench(book, [], [], { area }),
  *run(w, { dice }) {
    yield* noise(w, HERE, dice, 'shots', 'FTB-10.2.3');
    return { zombies: w.s.zeds.length, hours: hoursIn(w) };
  },
  result: ({ zombies, hours }) => ({ zombies, hours: [...hours] }),
  quantities: ({ zombies }) => ({ zombies }),
});

// ------------------------------------------------------------------ surprise

const SurpriseInput = z.strictObject({
  zombies: z.int().check(z.gte(1), z.lte(12), z.meta({ title: 'Zombies inside', default: 1 })),
  /** Rep of each human that entered. */
  humans: z
    .array(rep)
    .check(
      z.minLength(1),
      z.maxLength(6),
      z.meta({ title: 'Those that entered', description: 'the Rep of each' }),
    ),
});

interface Surprised {
  readonly total: number;
  readonly meet: readonly number[];
  readonly ahead: readonly boolean[];
}

/** How many zombies each human meets, and who acts first. FTB-10.4a, FTB-10.4b. */
const SURPRISE = define<typeof SurpriseInput, Surprised>({
  id: 'surprise',
  title: 'Surprised by zombies in a building',
  rule: 'FTB-10.4b',
  input: SurpriseInput,
  example: { zombies: 4, humans: [4, 5] },
  words: numbered('human', 6),
  most: 5_000,
  samples: 5_000,
  begin: ({ zombies, humans }, book) =>
    bench(
      book,
      humans.map((rep, i) => someone(`n${i}`, { rep }, { ...HERE, x: HERE.x + i })),
      Array.from({ length: zombies }, (_, i) => zombie(i + 1, { x: HERE.x + i, y: HERE.y + 3 })),
    ),
  *run(w) {
    const zeds = w.s.zeds.map((each) => each.id);
    const humans = w.s.people.map((p) => p.id);
    const matches = yield* matchUp(w, humans, zeds);
    const total = yield* theirTotal(w, zeds);
    const ahead: boolean[] = [];
    for (const { who } of matches) ahead.push(yield* isAhead(w, who, total));
    return { total, meet: matches.map((m) => m.zeds.length), ahead };
  },
  result: ({ total, meet, ahead }) => ({ total, meet: [...meet], ahead: [...ahead] }),
  quantities: ({ ahead }) => ({ ahead: ahead.filter((is) => is).length }),
});

// ------------------------------------------------------------------ tests

const RepInput = z.strictObject({ rep });

/** FTB-10.9.3a, FTB-10.9.3b. */
const ZED = define<typeof RepInput, { readonly does: string; readonly again: boolean }>({
  id: 'zed-or-no-zed',
  title: 'Zed or No Zed',
  rule: 'FTB-10.9.3a',
  input: RepInput,
  example: { rep: 4 },
  words: cast({ n1: 'the tested', n2: 'the eaten' }),
  begin: ({ rep }, book) =>
    bench(book, [{ ...someone('n1', { rep }, HERE), knowsZeds: false }], [zombie(1, there(5))]),
  *run(w) {
    const does = yield* zedOrNoZed(w, 'n1', 'zed-1');
    return { does, again: !personOf(w.s, 'n1').knowsZeds };
  },
  result: ({ does, again }) => ({ does, again }),
  outcomes: ({ does }) => does,
  outcomeNames: ZED_OR_NO_ZED.rows.map((row) => row.does),
});

/** FTB-10.9.4. */
const FEAST_SEEN = define<typeof RepInput, { readonly does: string; readonly numb: number }>({
  id: 'see-the-feast',
  title: 'See the Feast',
  rule: 'FTB-10.9.4',
  input: RepInput,
  example: { rep: 4 },
  words: cast({ n1: 'the tested', n2: 'the eaten' }),
  begin({ rep }, book) {
    const body = someone('n2', { rep: 4 }, there(4));
    const s = bench(
      book,
      [
        { ...someone('n1', { rep }, HERE), knowsFeasts: false },
        { ...body, condition: 'obviously-dead' },
      ],
      [{ ...zombie(1, there(4.8)), feast: body.id }],
    );
    const { x, y, level } = body;
    return { ...s, feasts: [{ body: body.id, x, y, level, left: 3, begun: 1, seenBy: [] }] };
  },
  *run(w) {
    yield* seeTheFeast(w, 'n1');
    const passed = happened(w, 'see-the-feast')[0]?.passed;
    const does = SEE_THE_FEAST.rows.find((row) => row.passed === passed)?.does ?? '';
    return { does, numb: personOf(w.s, 'n1').numb };
  },
  result: ({ does, numb }) => ({ does, numb }),
  quantities: ({ numb }) => ({ numb }),
  outcomes: ({ does }) => does,
  outcomeNames: SEE_THE_FEAST.rows.map((row) => row.does),
});

/** FTB-10.11.3b. */
const INFECTION = define<typeof RepInput, boolean>({
  id: 'infection',
  title: 'Infected?',
  rule: 'FTB-10.11.3b',
  input: RepInput,
  example: { rep: 4 },
  words: cast({ n1: 'the tested', n2: 'the eaten' }),
  begin: ({ rep }, book) => bench(book, [{ ...someone('n1', { rep }, HERE), infection: 'exposed' }]),
  *run(w) {
    yield* infectionTest(w, 'n1');
    return personOf(w.s, 'n1').infection === 'infected';
  },
  result: (infected) => ({ infected }),
  outcomes: (infected) => (infected ? 'infected' : 'well'),
  outcomeNames: ['well', 'infected'],
});

const NoInput = z.strictObject({});

/** Length of a feast in turns. FTB-10.7.1b. */
const FEAST = define<typeof NoInput, number>({
  id: 'feast',
  title: 'How long they feast',
  rule: 'FTB-10.7.1b',
  input: NoInput,
  example: {},
  words: cast({ n1: 'the eaten' }),
  begin: (_, book) =>
    bench(
      book,
      [{ ...someone('n1', { rep: 4 }, there(0.8)), condition: 'out-of-the-fight' }],
      [zombie(1, HERE)],
    ),
  *run(w) {
    yield* eat(w, 'zed-1', 'n1');
    return w.s.feasts[0]?.left ?? 0;
  },
  result: (turns) => ({ turns }),
  quantities: (turns) => ({ turns }),
});

export const ZOMBIES = [START, NOISE, SURPRISE, ZED, FEAST_SEEN, INFECTION, FEAST] as const;
