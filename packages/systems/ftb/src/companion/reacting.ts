import { atMost, type Rule, roll } from '@shambles/engine';
import { pass } from '@shambles/thw';
import * as z from 'zod/mini';
import type { FtbWorld } from '../facts.js';
import { RESULTS, type Result } from '../kinds.js';
import { fastMove } from '../moving/moving.js';
import { reactionTest } from '../reacting/reaction.js';
import type { RuleId } from '../register.js';
import { personOf } from '../state.js';
import { IN_SIGHT_MODIFIERS } from '../tables/insight.js';
import type { Circumstance, Test } from '../tables/reactions.js';
import { bench, cast, define, flag, HERE, Human, happened, rep, someone, WOODS } from './bench.js';

// ------------------------------------------------------------------ Received Fire and Man Down

const ReactInput = z.strictObject({
  ...Human,
  /** Rep of the Star Leader of the figure's group. FTB-4.3.4a. */
  leader: z
    .optional(rep)
    .check(z.meta({ title: 'Rep of its Leader', description: 'a Star', blank: 'no Star leads it' })),
  canFire: flag('Has a loaded gun that reaches somebody who fired', { default: true }),
  noneLeft: flag('Nobody that fired is left to fire at'),
  canReach: flag('Can charge somebody who fired'),
  cover: flag('In cover'),
  friend: flag('A friend carries on within 4 inches'),
  /** FTB-5.6.5. */
  both: flag('Owes Received Fire and Man Down at once'),
});
type ReactGiven = z.infer<typeof ReactInput>;

interface Reaction {
  readonly result: Result;
}

function reacting(id: string, title: string, rule: RuleId, test: Test, other: Test) {
  return define<typeof ReactInput, Reaction>({
    id,
    title,
    rule,
    input: ReactInput,
    example: { rep: 4, class: 'ganger', leader: 5 },
    words: cast({ n1: 'the tested' }),
    begin: (input, book) => bench(book, [someone('n1', input, HERE)]),
    *run(w: FtbWorld, input) {
      const tests = input.both ? [test, other] : [test];
      const p = personOf(w.s, 'n1');
      return {
        result: yield* reactionTest(
          w,
          p,
          tests,
          (c) => holds(input, c),
          () => leaderDie(w, input),
        ),
      };
    },
    result: ({ result }) => ({ result }),
    outcomes: ({ result }) => result,
    outcomeNames: RESULTS,
  });
}

/** FTB-4.3.4a. */
function* leaderDie(w: FtbWorld, { leader }: ReactGiven): Rule<boolean> {
  if (leader === undefined) return false;
  return (yield* pass(w, 1, leader, { rule: 'FTB-4.3.4a', label: 'leader-die' })) > 0;
}

function holds(given: ReactGiven, c: Circumstance): boolean {
  const { canFire = true, noneLeft = false, canReach = false, cover = false, friend = false } = given;
  switch (c) {
    case 'none-that-fired-left':
      return noneLeft;
    case 'can-fire':
      return canFire;
    case 'can-reach-one-that-fired':
      return canReach;
    case 'in-cover':
      return cover;
    case 'in-cover-and-none-that-fired-left':
      return cover && noneLeft;
    case 'in-cover-and-can-fire':
      return cover && canFire;
    case 'friend-carries-on-near':
      return friend;
  }
}

const RECEIVED_FIRE = reacting('received-fire', 'Received Fire', 'FTB-5.6.3', 'received-fire', 'man-down');
const MAN_DOWN = reacting('man-down', 'Man Down', 'FTB-5.6.4', 'man-down', 'received-fire');

// ------------------------------------------------------------------ In Sight

const Taker = z.strictObject({
  rep: rep.check(z.meta({ title: 'Rep of the Leader' })),
  moving: flag('Its group moved, and so brought the test about'),
  concealed: flag('Concealed'),
  alerted: flag('Alerted'),
  enemiesInCover: flag('Its enemies are in cover', { description: 'by table option' }),
});
const InSightInput = z.strictObject({
  a: Taker.check(z.meta({ title: 'Side A' })),
  b: Taker.check(z.meta({ title: 'Side B' })),
});

interface Won {
  readonly a: number;
  readonly b: number;
  /** Where the dice of each side come from. */
  readonly from: { readonly a: Made; readonly b: Made };
  readonly winner: 'a' | 'b' | 'nobody';
}

/** Two Leaders roll until one scores more. FTB-5.5.3a, FTB-5.5.3c. */
const IN_SIGHT = define<typeof InSightInput, Won>({
  id: 'in-sight',
  title: 'In Sight',
  rule: 'FTB-5.5.3a',
  input: InSightInput,
  example: { a: { rep: 5, moving: true }, b: { rep: 4 } },
  words: { 'who.a': 'Side A', 'who.b': 'Side B' },
  begin: (_, book) => bench(book, []),
  *run(w: FtbWorld, { a, b }) {
    const from = { a: madeOf(w, a), b: madeOf(w, b) };
    const dice = [diceOf(from.a), diceOf(from.b)] as const;
    if (dice[0] + dice[1] === 0) return { a: 0, b: 0, from, winner: 'nobody' };
    for (;;) {
      const { faces } = yield* roll(w, {
        kind: 'roll',
        rule: 'FTB-5.5.3a',
        label: 'in-sight',
        table: IN_SIGHT_MODIFIERS.id,
        pools: [
          { n: dice[0], sides: 6, who: 'a', upTo: 3, score: MINE },
          { n: dice[1], sides: 6, who: 'b', upTo: 3, score: THEIRS },
        ],
        reads: (score) => Math.sign(Math.floor(score / PACK) - (score % PACK)),
      });
      const [mine, theirs] = faces.map((fell) => fell.filter((face) => face <= 3).length) as [number, number];
      if (mine !== theirs) return { a: mine, b: theirs, from, winner: mine > theirs ? 'a' : 'b' };
    }
  },
  result: ({ a, b, winner, from }) => ({
    a,
    b,
    winner,
    'dice-a': inParts(from.a),
    'dice-b': inParts(from.b),
  }),
  outcomes: ({ winner }) => winner,
  outcomeNames: ['a', 'b', 'nobody'],
});

/** Factor that packs the successes of both Leaders into one number. */
const PACK = 1024;
const THEIRS = atMost(3);
const MINE = THEIRS.map((n) => n * PACK);

/** A Leader's Rep and what changes its number of dice. */
interface Made {
  readonly rep: number;
  readonly mods: readonly { readonly circumstance: string; readonly dice: number }[];
}

const diceOf = ({ rep, mods }: Made): number =>
  Math.max(
    0,
    mods.reduce((n, { dice }) => n + dice, rep),
  );

/** "Rep 5", "moving −1". */
const inParts = ({ rep, mods }: Made): string[] => [
  `Rep ${rep}`,
  ...mods.map(
    ({ circumstance, dice }) => `${circumstance.replace(/-/g, ' ')} ${dice < 0 ? '−' : '+'}${Math.abs(dice)}`,
  ),
];

/** What a Leader's dice are made of. FTB-T-in-sight-modifiers. */
function madeOf({ book }: FtbWorld, t: z.infer<typeof Taker>): Made {
  const counts: { readonly [circumstance: string]: boolean | undefined } = {
    moving: t.moving,
    concealed: t.concealed,
    alerted: t.alerted,
    'enemies-in-cover': t.enemiesInCover,
  };
  const mods = book.tables.inSight.rows.filter(
    ({ circumstance, option }) => counts[circumstance] && (!option || book.options[option] === 'on'),
  );
  return { rep: t.rep, mods };
}

// ------------------------------------------------------------------ Fast Move

const FastInput = z.strictObject({
  rep: Human.rep,
  attributes: Human.attributes,
  prone: flag('Prone', { description: 'it crawls' }),
  woods: flag('In woods'),
  carries: flag('Carries a wounded figure'),
  items: z
    .optional(z.int().check(z.gte(0), z.lte(30)))
    .check(z.meta({ title: 'Items carried', default: 1, blank: 'none' })),
});

/** FTB-5.3.2a. */
const FAST = define<typeof FastInput, { readonly passed: number; readonly inches: number }>({
  id: 'fast-move',
  title: 'Fast Move',
  rule: 'FTB-5.3.2a',
  input: FastInput,
  example: { rep: 4, attributes: ['fast'] },
  words: cast({ n1: 'the runner', n2: 'the wounded' }),
  begin({ items = 0, woods = false, carries = false, ...human }, book) {
    const runner = someone('n1', human, HERE, Array<string>(items).fill('gear'));
    const people = carries
      ? [
          { ...runner, carries: 'n2' },
          { ...someone('n2', { rep: 4 }, HERE), condition: DOWN },
        ]
      : [runner];
    return bench(book, people, [], woods ? { map: WOODS } : {});
  },
  *run(w: FtbWorld) {
    yield* fastMove(w, ['n1']);
    const { passed, inches } = happened(w, 'moves-fast')[0]?.by[0] ?? { passed: 0, inches: 0 };
    return { passed, inches };
  },
  result: ({ passed, inches }) => ({ passed, inches }),
  quantities: ({ inches }) => ({ inches }),
});

const DOWN = 'out-of-the-fight' as const;

export const REACTING = [RECEIVED_FIRE, MAN_DOWN, IN_SIGHT, FAST] as const;
