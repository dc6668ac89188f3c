import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import type { RuleId } from '../register.js';
import { type State, zedOf } from '../state.js';
import { zedsAct } from '../zombies/acting.js';
import { drawnByNoise, startingZombies, wanders } from '../zombies/coming.js';
import { bare, cast, define, flag, HERE, person, stateOf, WORDS, zed } from './bench.js';

const area = z.enum(['urban', 'suburbs', 'rural']).check(
  z.meta({
    title: 'Where',
    default: 'suburbs',
    names: { urban: 'in a city', suburbs: 'in the suburbs', rural: 'in the country' },
  }),
);

const came = ({ zeds }: State) => zeds.length;
/** The number of zombies that come is the result. */
const COUNTED = {
  result: (n: number) => ({ zombies: n }),
  quantities: (n: number) => ({ zombies: n }),
  // The direction from which each one comes does not matter here.
  hush: ['BDZ-zgen-place'],
} as const;
const MIDDLE = { x: 18, y: 18 } as const;

const StartInput = z.strictObject({
  area,
  people: z.int().check(z.gte(1), z.lte(6), z.meta({ title: 'People on the table', default: 3 })),
});

const START = define<typeof StartInput, number>({
  id: 'zombies-start',
  title: 'Zombies at the start',
  rule: 'BDZ-zgen-start',
  input: StartInput,
  example: { area: 'suburbs', people: 3 },
  words: cast(Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`p${i}`, `person ${i + 1}`]))),
  begin: ({ people }) =>
    stateOf(Array.from({ length: people }, (_, i) => person(`p${i}`, { ...MIDDLE, x: 15.5 + i }))),
  *run(outer, { area: where }): Rule<number> {
    const w = bare(outer, 'open', { area: where });
    yield* startingZombies(w);
    return came(w.s);
  },
  ...COUNTED,
});

const NoiseInput = z.strictObject({
  area,
  shots: z.int().check(z.gte(1), z.lte(24), z.meta({ title: 'Shots of the turn', default: 6 })),
});

const NOISE = define<typeof NoiseInput, number>({
  id: 'zombies-noise',
  title: 'Zombies drawn by noise',
  rule: 'BDZ-zgen-noise',
  input: NoiseInput,
  example: { area: 'suburbs', shots: 6 },
  words: WORDS,
  begin: ({ shots }) => ({ ...stateOf([]), noises: [{ ...MIDDLE, level: 0, shots }] }),
  *run(outer, { area: where }): Rule<number> {
    const w = bare(outer, 'open', { area: where });
    yield* drawnByNoise(w);
    return came(w.s);
  },
  ...COUNTED,
});

const WanderInput = z.strictObject({
  double: z.int().check(z.gte(1), z.lte(6), z.meta({ title: 'Doubles on activation, of', default: 1 })),
});

/** A stand-in for a rule that is missing from the book. BDZ-zgen-wandering. */
const WANDERING = define<typeof WanderInput, number>({
  id: 'zombies-wandering',
  title: 'A zombie wanders in',
  rule: 'BDZ-zgen-wandering',
  input: WanderInput,
  example: { double: 3 },
  words: WORDS,
  begin: () => stateOf([person('target', MIDDLE)]),
  *run(outer, { double }): Rule<number> {
    const w = bare(outer, 'open', { wandering: 'on' });
    yield* wanders(w, double);
    return came(w.s);
  },
  ...COUNTED,
});

// ------------------------------------------------------------------ what a zombie does

const ActInput = z.strictObject({
  body: flag('A body that nobody has eaten lies within 12 inches, in sight'),
  human: z
    .optional(z.int().check(z.gte(1), z.lte(24)))
    .check(z.meta({ title: 'Inches to a human that it sees', blank: 'it sees none' })),
  noise: flag('There was noise within 24 inches'),
  remembers: flag('It saw a human when it was last active'),
});

/** The name of each zombie action, by its cause. BDZ-T-zact. */
const DOES: { readonly [cause in RuleId]?: string } = {
  'BDZ-zed-feast': 'feasts',
  'BDZ-zact-charge': 'charges',
  'BDZ-zact-1': 'human',
  'BDZ-zact-2': 'noise',
  'BDZ-zact-3': 'remembers',
  'BDZ-zact-4': 'straight',
};

const ACTION = define<typeof ActInput, string>({
  id: 'zombie-action',
  title: 'What a zombie does',
  rule: 'BDZ-zact-1',
  input: ActInput,
  example: { human: 8, noise: true },
  words: WORDS,
  begin: ({ body = false, human, noise = false, remembers = false }) => ({
    ...stateOf(
      [
        ...(body ? [person('body', { x: HERE.x, y: HERE.y + 8, status: 'out', prone: true })] : []),
        ...(human === undefined ? [] : [person('target', { x: HERE.x + 1 + human, y: HERE.y })]),
      ],
      [
        zed('zed-1', {
          ...HERE,
          saw: remembers ? [HERE.x + 8, HERE.y + 8, 0] : null,
        }),
      ],
    ),
    noises: noise ? [{ x: HERE.x + 8, y: HERE.y - 8, level: 0, shots: 6 }] : [],
  }),
  *run(outer): Rule<string> {
    const w = bare(outer);
    yield* zedsAct(w);
    if (w.s.charges.length > 0) return 'charges';
    if (zedOf(w.s, 'zed-1').feast !== '') return 'feasts';
    return w.facts.flatMap((f) => DOES[f.cause as RuleId] ?? [])[0] ?? 'straight';
  },
  result: (does) => ({ zombie: does }),
  outcomes: (does) => does,
  outcomeNames: ['feasts', 'charges', 'human', 'noise', 'remembers', 'straight'],
});

export const ZOMBIES = [START, NOISE, WANDERING, ACTION];
