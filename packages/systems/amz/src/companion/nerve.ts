import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { treats } from '../casualties/aid.js';
import type { AmzWorld } from '../facts.js';
import type { BuildingKind } from '../kinds.js';
import { holds } from '../morale/checks.js';
import { type Stress, stressBy, stressRowFor } from '../morale/stress.js';
import { BAD_BLOOD, RISES, stirs } from '../revenants/checks.js';
import { figureOf } from '../state.js';
import { bare, define, few, flag, oneOf, oneOrFirst, stateOf } from './bench.js';

const WORDS = { 'unit.unit_one': 'the unit', 'who.unit.unit': 'The unit' } as const;

// ------------------------------------------------------------------ Morale

const MoraleInput = z.strictObject({
  morale: oneOf('Morale rating', {
    low: 'Low',
    average: 'Average',
    good: 'Good',
    high: 'High',
  }),
  stress: few('Stress points', 12),
  amateurs: flag('Non-Professional'),
  panic: flag('By the card Panic', 'at -1'),
});

/** Modifier to the die from the card Panic. AMZ-T-quirk-cards, 23. */
const PANIC = -1;

const CHECK = define<typeof MoraleInput, boolean>({
  id: 'morale',
  title: 'A Morale Check',
  rule: 'AMZ-morale-check',
  input: MoraleInput,
  example: { morale: 'average', stress: 3 },
  words: WORDS,
  begin: ({ morale, amateurs }, book) =>
    stateOf(book, [{ id: 'unit', fighters: 1, morale, professional: !amateurs }]),
  run(w: AmzWorld, { panic, stress = 0, amateurs }) {
    const row = stressRowFor(w.book, { professional: !amateurs }, stress);
    return holds(bare(w), 'unit', 'AMZ-morale-check', panic ? PANIC : 0, { points: stress, row });
  },
  result: (passed) => ({ passed }),
  outcomes: (passed) => (passed ? 'passed' : 'failed'),
  outcomeNames: ['passed', 'failed'],
});

const StressInput = z.strictObject({
  turn: z.int().check(z.gte(1), z.lte(60), z.meta({ title: 'Turn', default: 1 })),
  amateurs: flag('Non-Professional'),
  weakOnes: flag('Dependents or wounded with it'),
  abandoned: flag('Has left a casualty behind'),
  mobs: few('Mobs in its sight', 30),
  theirObjectives: few('Objectives of the dead achieved', 20),
  ownObjectives: few('Objectives of the Living achieved', 20),
  night: flag('Night'),
  antivirus: flag('Has Anti-Virus'),
  shelter: oneOrFirst<BuildingKind>('All of it in a building', {
    open: 'none, or an open one',
    barricaded: 'Barricaded',
    fortified: 'Fortified',
  }),
  leaders: z
    .optional(z.array(z.int().check(z.gte(-1), z.lte(2), z.meta({ title: 'Rating' }))).check(z.maxLength(6)))
    .check(z.meta({ title: 'Leaders within 6 inches', blank: 'none' })),
});

const STRESS = define<typeof StressInput, Stress>({
  id: 'stress',
  title: 'Stress of a unit',
  rule: 'AMZ-stress-level',
  input: StressInput,
  example: { turn: 3, night: true },
  *run(w: AmzWorld, { amateurs = false, antivirus, turn, ...c }): Rule<Stress> {
    return stressBy(
      w.book,
      { professional: !amateurs },
      {
        turn,
        weakOnes: c.weakOnes ?? false,
        abandoned: c.abandoned ?? false,
        mobs: c.mobs ?? 0,
        theirObjectives: c.theirObjectives ?? 0,
        ownObjectives: c.ownObjectives ?? 0,
        night: c.night ?? false,
        doses: antivirus ? 1 : 0,
        shelter: c.shelter ?? 'open',
        leaders: c.leaders ?? [],
      },
    );
  },
  result: ({ points, row, parts }) => ({
    points,
    band: row.name,
    parts: parts.map((p) => `${p.key} ${p.points > 0 ? '+' : ''}${p.points}`),
  }),
  quantities: ({ points }) => ({ points }),
});

// ------------------------------------------------------------------ casualties

const AidInput = z.strictObject({
  by: oneOf('By', { standard: 'anybody', medic: 'a medic' }),
});

const AID = define<typeof AidInput, 'kia' | 'wia' | 'slight'>({
  id: 'first-aid',
  title: 'First aid',
  rule: 'AMZ-T-first-aid',
  input: AidInput,
  example: { by: 'medic' },
  words: WORDS,
  begin: (_input, book) => {
    const s = stateOf(book, [{ id: 'unit', fighters: 2 }]);
    Object.assign(figureOf(s, 'unit-1'), { status: 'down', fell: 1 });
    return s;
  },
  *run(w: AmzWorld, { by }) {
    yield* treats(bare(w), 'unit-1', by);
    return figureOf(w.s, 'unit-1').status as 'kia' | 'wia' | 'slight';
  },
  result: (found) => ({ found }),
  outcomes: (found) => found,
  outcomeNames: ['kia', 'wia', 'slight'],
});

const RevenantInput = z.strictObject({ badBlood: flag('The card Bad Blood', 'it rises on 4 and more') });

const REVENANT = define<typeof RevenantInput, boolean>({
  id: 'revenant',
  title: 'A Revenant check',
  rule: 'AMZ-revenant-check',
  input: RevenantInput,
  example: {},
  words: WORDS,
  begin: (_input, book) => stateOf(book, [{ id: 'unit', fighters: 1 }]),
  run: (w: AmzWorld, { badBlood }) =>
    stirs(w, 'unit', badBlood ? BAD_BLOOD.rises : RISES, 'AMZ-revenant-check'),
  result: (rises) => ({ rises }),
  outcomes: (rises) => (rises ? 'rises' : 'lies still'),
  outcomeNames: ['rises', 'lies still'],
});

export const NERVE = [CHECK, STRESS, AID, REVENANT];
