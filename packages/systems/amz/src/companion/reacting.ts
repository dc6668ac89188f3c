import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { entitled } from '../awareness/awareness.js';
import type { Book } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { reactionTest } from '../interrupts/interrupts.js';
import { type Occasion, soloInterrupt } from '../solo/deciding.js';
import { directionRow } from '../tables/zombies.js';
import { randomRoll } from '../turn/random.js';
import {
  ARMOR_NAMES,
  acting,
  bare,
  DEAD_NAMES,
  define,
  figures,
  flag,
  MINDLESS_NAMES,
  MODE_NAMES,
  oneOf,
  oneOrFirst,
  QUALITY_NAMES,
  stateOf,
  WEST,
} from './bench.js';

const WORDS = {
  'unit.unit_one': 'the unit',
  'unit.mob_one': 'the dead',
  'who.unit.unit': 'The unit',
  'who.unit.mob': 'The dead',
} as const;

// ------------------------------------------------------------------ who is quicker

const ReactionInput = z.strictObject({
  unit: z
    .strictObject({
      quality: oneOf('Troop Quality', QUALITY_NAMES),
      mode: oneOrFirst('Movement', MODE_NAMES),
      armor: oneOrFirst('Armor', ARMOR_NAMES),
    })
    .check(z.meta({ title: 'The Living' })),
  mob: z
    .strictObject({
      who: oneOf('Type', DEAD_NAMES),
      quality: z
        .optional(oneOf('Troop Quality', QUALITY_NAMES))
        .check(z.meta({ title: 'Troop Quality', names: QUALITY_NAMES, blank: 'as its type has it' })),
      armor: oneOrFirst('Armor', ARMOR_NAMES),
      mode: oneOrFirst('Movement', { cautious: 'Cautious', rapid: 'Rapid', stationary: 'Stationary' }),
      driven: flag('A Dexter drives it', 'and is within 6 inches'),
    })
    .check(z.meta({ title: 'The dead' })),
});
type ReactionGiven = z.infer<typeof ReactionInput>;

/** Places of the mob and of its Dexter beside it. */
const THERE = [WEST[0] + 6, WEST[1]] as const;
const BESIDE = [WEST[0] + 9, WEST[1]] as const;

function facing({ unit, mob }: ReactionGiven, book: Book) {
  const { mode = 'stationary' } = unit;
  return stateOf(book, [
    {
      id: 'unit',
      fighters: 1,
      quality: unit.quality,
      armor: unit.armor ?? 'none',
      mode,
      overwatch: mode === 'overwatch',
    },
    {
      id: 'mob',
      kind: mob.who,
      fighters: 1,
      at: THERE,
      ...(mob.quality && { quality: mob.quality }),
      armor: mob.armor ?? 'none',
      mode: mob.mode ?? 'cautious',
    },
    ...(mob.driven
      ? [{ id: 'dexter', kind: 'dexters' as const, fighters: 1, at: BESIDE, drives: ['mob'] }]
      : []),
  ]);
}

const REACTION = define<typeof ReactionInput, boolean>({
  id: 'reaction',
  title: 'A Reaction test',
  rule: 'AMZ-reaction-test',
  input: ReactionInput,
  example: { unit: { quality: 'trained', mode: 'cautious' }, mob: { who: 'zulus' } },
  words: WORDS,
  begin: facing,
  *run(w: AmzWorld) {
    return (yield* reactionTest(bare(w), 'unit', 'mob')).late;
  },
  result: (late) => ({ first: late ? 'the dead' : 'the Living' }),
  outcomes: (late) => (late ? 'dead first' : 'Living first'),
  outcomeNames: ['Living first', 'dead first'],
});

// ------------------------------------------------------------------ whether they come at all

const SoloInput = z.strictObject({
  mob: z
    .strictObject({ who: oneOf('Type', DEAD_NAMES), figures: figures() })
    .check(z.meta({ title: 'The dead' })),
  unit: z
    .strictObject({
      figures: figures(),
      mode: oneOrFirst('Movement', MODE_NAMES),
      heard: flag('Has fired this turn', 'with weapons that can be heard'),
      hidden: flag('Hidden'),
    })
    .check(z.meta({ title: 'The Living' })),
  inches: z
    .number()
    .check(z.gte(0), z.lte(60), z.meta({ title: 'Inches', description: 'from base to base' })),
  when: oneOrFirst<Occasion>('When', {
    inch: 'on its way',
    announced: 'as it announces',
    fire: 'as it fires',
    done: 'when it is done',
  }),
});

type Decision = 'interrupts' | 'waits' | 'unaware';

const DECISION = define<typeof SoloInput, Decision>({
  id: 'solo-interrupt',
  title: 'Whether the dead Interrupt in solo play',
  rule: 'AMZ-solo-interrupt',
  input: SoloInput,
  example: { mob: { who: 'zulus', figures: 6 }, unit: { figures: 4, mode: 'cautious' }, inches: 7 },
  words: WORDS,
  begin: ({ mob, unit, inches }, book) => {
    const { mode = 'stationary', heard = false, hidden = false } = unit;
    return stateOf(
      book,
      [
        { id: 'unit', fighters: unit.figures, mode, heard, hidden },
        { id: 'mob', kind: mob.who, fighters: mob.figures, at: [WEST[0] + 0.5 + inches, WEST[1]] },
      ],
      { active: acting('unit', mode) },
    );
  },
  *run(w: AmzWorld, { when = 'inch' }): Rule<Decision> {
    const table = bare(w);
    const able = entitled(table, 'unit').filter((id) => id === 'mob');
    if (able.length === 0) return 'unaware';
    return soloInterrupt(table, able, 'unit', when) === undefined ? 'waits' : 'interrupts';
  },
  result: (decision) => ({ decision }),
  outcomes: (decision) => decision,
  outcomeNames: ['interrupts', 'waits', 'unaware'],
});

// ------------------------------------------------------------------ random movement

const RandomInput = z.strictObject({ who: oneOf('Type', MINDLESS_NAMES) });

const RANDOM = define<typeof RandomInput, { direction: string; inches: number }>({
  id: 'random-move',
  title: 'Random movement of a mob',
  rule: 'AMZ-random-movement',
  input: RandomInput,
  example: { who: 'zulus' },
  words: WORDS,
  begin: ({ who }, book) => stateOf(book, [{ id: 'mob', kind: who, fighters: 1 }]),
  *run(w: AmzWorld) {
    const { direction, inches } = yield* randomRoll(w, 'mob');
    return { direction: directionRow(direction).direction, inches };
  },
  result: ({ direction, inches }) => ({ direction, inches }),
  quantities: ({ inches }) => ({ inches }),
});

export const REACTING = [REACTION, DECISION, RANDOM];
