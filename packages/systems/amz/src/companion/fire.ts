import { type Outcomes, type Rule, SetupError } from '@shambles/engine';
import * as z from 'zod/mini';
import type { Book } from '../book.js';
import { hitChances } from '../dice/chances.js';
import { MOST_DICE } from '../dice/pools.js';
import type { FireKind } from '../facts/fire.js';
import type { AmzWorld } from '../facts.js';
import { type Pools, rolled } from '../fire/attack.js';
import { attackPool, defensePool, optimumRange } from '../fire/pools.js';
import type { State } from '../state.js';
import {
  ARMOR_NAMES,
  acting,
  bare,
  bareOf,
  define,
  few,
  figures,
  flag,
  KIND_NAMES,
  MODE_NAMES,
  oneOf,
  oneOrFirst,
  QUALITY_NAMES,
  stateOf,
  supports,
  WEST,
} from './bench.js';

/** All possible numbers of hits. */
const HITS: readonly string[] = Array.from({ length: MOST_DICE + 1 }, (_, n) => String(n));

const BY = 'attacker';
const AT = 'target';

// ------------------------------------------------------------------ two pools

const pool = (title: string) =>
  z
    .strictObject({
      dice: z.int().check(z.gte(0), z.lte(MOST_DICE), z.meta({ title: 'Dice', default: 6 })),
      die: z
        .int()
        .check(
          z.gte(6),
          z.lte(12),
          z.multipleOf(2),
          z.meta({ title: 'Die', description: 'its sides', default: 8 }),
        ),
    })
    .check(z.meta({ title }));

const FireInput = z.strictObject({ attack: pool('Attack'), defense: pool('Defense') });

const FIRE = define<typeof FireInput, number>({
  id: 'fire',
  title: 'An attack, by its dice',
  rule: 'AMZ-fire-matching',
  input: FireInput,
  example: { attack: { dice: 7, die: 8 }, defense: { dice: 8, die: 6 } },
  begin: (_input, book) => stateOf(book, [{ id: BY, fighters: 1 }]),
  *run(w: AmzWorld, { attack, defense }) {
    const pools = { attack: asPool(attack), defense: asPool(defense) };
    return yield* rolled(w, BY, pools, 'fire', 'AMZ-fire-matching');
  },
  result: (hits) => ({ hits }),
  outcomes: String,
  outcomeNames: HITS,
  exactly: ({ attack, defense }) => chancesOf({ attack: asPool(attack), defense: asPool(defense) }),
});

const asPool = ({ dice, die }: z.infer<ReturnType<typeof pool>>) => ({ dice, sides: die, parts: [] });

function chancesOf({ attack, defense }: Pools): Outcomes<number> {
  return hitChances({ n: attack.dice, sides: attack.sides }, { n: defense.dice, sides: defense.sides });
}

// ------------------------------------------------------------------ unit against unit

const AttackInput = z.strictObject({
  attacker: z
    .strictObject({
      who: oneOrFirst('Who', { living: 'the Living', possessed: 'Possessed' }),
      figures: figures('Fighters'),
      quality: oneOf('Troop Quality', QUALITY_NAMES),
      support: supports,
      mode: oneOrFirst('Movement', MODE_NAMES),
      level: oneOrFirst('Morale', { confident: 'Confident', shaken: 'Shaken', broken: 'Broken' }),
      amateurs: flag('Non-Professional'),
      interruptions: few('Interruptions so far', 9),
    })
    .check(z.meta({ title: 'Attacker' })),
  target: z
    .strictObject({
      who: oneOf('Who', KIND_NAMES),
      figures: figures(),
      quality: z
        .optional(oneOf('Troop Quality', QUALITY_NAMES))
        .check(z.meta({ title: 'Troop Quality', names: QUALITY_NAMES, blank: 'as its type has it' })),
      armor: oneOrFirst('Armor', ARMOR_NAMES),
      cover: oneOrFirst('Cover', { exposed: 'Exposed', in: 'In Cover', solid: 'Solid Cover' }),
      rapid: flag('Moves Rapidly', 'mobs go as fast as they always do'),
      charging: flag('Has announced Close Combat', 'the Living, until their move is over'),
    })
    .check(z.meta({ title: 'Target' })),
  optimum: flag('Within Optimum Range'),
  fire: oneOrFirst('Fire', {
    announced: 'as announced',
    reaction: 'in reaction',
    overwatch: 'from Overwatch',
    defensive: 'into a charge',
  }),
  watched: few('Shots from Overwatch before this', 9),
});
type AttackGiven = z.infer<typeof AttackInput>;

interface Parts {
  readonly [part: string]: number;
}

interface Attacked {
  readonly attack: number;
  readonly defense: number;
  /** Where the dice of each pool come from. */
  readonly from: Parts;
  readonly against: Parts;
  readonly hits: number;
  /** Number of figures that fall. */
  readonly down: number;
}

/** Distances between the units in inches: within most Optimum Ranges, and beyond most. AMZ-optimum-range. */
const NEAR = 5;
const FAR = 30;

function kindOf({ attacker, fire = 'announced' }: AttackGiven): FireKind {
  return attacker.who === 'possessed' ? 'possessed' : fire;
}

/** Throws SetupError if these two cannot fire at each other like this. */
function mustBeFire({ attacker, target, fire }: AttackGiven): void {
  const living = attacker.who !== 'possessed';
  if (living === (target.who === 'living'))
    throw new SetupError(
      `attack, target/who: ${living ? 'the Living fire at the dead' : 'Possessed fire at the Living'}.`,
    );
  if (!living && fire !== undefined && fire !== 'announced')
    throw new SetupError('attack, fire: Possessed fire in their own action alone.');
  if (living && target.charging)
    throw new SetupError(
      'attack, target/charging: the dead announce nothing; fire into their charge is defensive.',
    );
  if ((attacker.support ?? []).length > attacker.figures)
    throw new SetupError('attack, attacker/support: there are more weapons than figures.');
}

/** The attacker's Optimum Range. AMZ-optimum-range, AMZ-optimum-range-support. */
function rangeOf({ attacker }: AttackGiven, book: Book): number {
  const { quality, support = [], mode = 'stationary', figures: n } = attacker;
  const armed = Array.from({ length: n }, (_, i) => ({ support: support[i] ?? null }));
  return optimumRange(book, { quality, mode }, armed);
}

/** Both units, at the distance that the input says. */
function twoUnits(input: AttackGiven, book: Book): State {
  mustBeFire(input);
  const { attacker, target, watched = 0 } = input;
  const { who = 'living', mode = 'stationary', amateurs = false } = attacker;
  const kind = kindOf(input);
  const active =
    target.who === 'living'
      ? acting(AT, target.rapid ? 'rapid' : 'cautious', 0, target.charging)
      : kind === 'overwatch'
        ? null
        : acting(BY, mode, attacker.interruptions);
  const range = rangeOf(input, book);
  const off = WEST[0] + 0.5 + (input.optimum ? Math.min(NEAR, range) : Math.max(FAR, range + 1));
  return stateOf(
    book,
    [
      {
        id: BY,
        kind: who,
        fighters: attacker.figures,
        supports: attacker.support ?? [],
        at: [off, WEST[1]],
        quality: attacker.quality,
        level: attacker.level ?? 'confident',
        professional: !amateurs,
        mode,
        overwatch: kind === 'overwatch',
        watched,
      },
      {
        id: AT,
        kind: target.who,
        fighters: target.figures,
        at: WEST,
        ...(target.quality && { quality: target.quality }),
        armor: target.armor ?? 'none',
        mode: target.rapid ? 'rapid' : 'cautious',
      },
    ],
    { active },
  );
}

const poolsOf = (w: AmzWorld, kind: FireKind): Pools => ({
  attack: attackPool(w, BY, AT, kind),
  defense: defensePool(w, AT, BY, kind),
});

function* attacked(w: AmzWorld, input: AttackGiven): Rule<Attacked> {
  const pools = poolsOf(bare(w, { cover: input.target.cover }), kindOf(input));
  const hits = pools.attack.dice > 0 ? yield* rolled(w, BY, pools, 'fire', 'AMZ-fire-matching') : 0;
  return cameTo(pools, hits, input);
}

const inParts = ({ parts }: Pools['attack']): Parts =>
  Object.fromEntries(parts.map(({ key, dice }) => [key, dice]));

const cameTo = ({ attack, defense }: Pools, hits: number, { target }: AttackGiven): Attacked => ({
  attack: attack.dice,
  defense: defense.dice,
  from: inParts(attack),
  against: inParts(defense),
  hits,
  down: Math.min(hits, target.figures),
});

const ATTACK = define<typeof AttackInput, Attacked>({
  id: 'attack',
  title: 'Fire of a unit at another',
  rule: 'AMZ-fire-procedure',
  input: AttackInput,
  example: {
    attacker: { figures: 5, quality: 'trained', support: ['light'] },
    target: { who: 'zulus', figures: 8 },
    optimum: true,
  },
  words: {
    'unit.attacker_one': 'the attacker',
    'unit.target_one': 'the target',
    'who.unit.attacker': 'The attacker',
    'who.unit.target': 'The target',
  },
  begin: twoUnits,
  run: attacked,
  result: ({ attack, from, defense, against, hits, down }) => ({
    attack,
    from,
    defense,
    against,
    hits,
    down,
  }),
  quantities: ({ down }) => ({ down }),
  outcomes: ({ hits }) => String(hits),
  outcomeNames: HITS,
  exactly(input, book: Book) {
    const w = bareOf(twoUnits(input, book), book, input.target.cover);
    const pools = poolsOf(w, kindOf(input));
    const { branches, den } = chancesOf(pools);
    return { branches: branches.map(({ of, num }) => ({ of: cameTo(pools, of, input), num })), den };
  },
});

export const FIRING = [FIRE, ATTACK];
