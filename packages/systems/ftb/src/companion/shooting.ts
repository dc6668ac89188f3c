import { type Rule, SetupError } from '@shambles/engine';
import * as z from 'zod/mini';
import type { Book } from '../book.js';
import type { FtbWorld } from '../facts.js';
import type { Damage } from '../kinds.js';
import type { RuleId } from '../register.js';
import { gapMark } from '../shooting/aim.js';
import { cheatsDeath, lessen, standsFirm } from '../shooting/damage.js';
import { type Mark, strikes, type Volley, worstOf } from '../shooting/shooting.js';
import { itemOf, personOf } from '../state.js';
import {
  bench,
  cast,
  define,
  flag,
  gun,
  gunNamed,
  HERE,
  Human,
  happened,
  hoursIn,
  rep,
  someone,
  there,
  zombie,
} from './bench.js';

/** Whom the target carries. */
const WOUNDED = 'n2';
/** Noise rolls do not affect who is hit. */
const MUTED: readonly RuleId[] = ['FTB-10.2.3', 'FTB-10.3a'];

const Target = z
  .strictObject({
    kind: z.enum(['human', 'zombie']).check(z.meta({ title: 'What it is' })),
    cover: flag('In cover'),
    ...Human,
    rep: z.optional(rep).check(z.meta({ blank: '4' })),
    /** True if a zombie target charges the shooter. FTB-10.10.4. */
    charging: flag('A zombie that charges the shooter'),
    /** True if a human target carries a wounded figure. FTB-7.7. */
    carries: flag('Carries a wounded figure'),
  })
  .check(z.meta({ title: 'The target' }));

/** Dice of the same firing on other targets. */
const otherDice = (title: string) =>
  z.optional(z.int().check(z.gte(0), z.lte(5))).check(z.meta({ title, default: 1, blank: 'none' }));

const ShootInput = z.strictObject({
  rep: rep.check(z.meta({ title: 'Rep of the shooter' })),
  weapon: gun('Weapon'),
  /** Dice on this target; if left out, as many as the weapon has. */
  shots: z
    .optional(z.int().check(z.gte(1), z.lte(6)))
    .check(z.meta({ title: 'Dice on this target', default: 1, blank: 'all that the weapon has' })),
  fast: flag('The shooter moved fast'),
  two: flag('Fires two weapons'),
  /** FTB-6.1-sg. */
  plain: flag('A shotgun that rolls three dice, not six'),
  /** Higher dice go to targets before it, lower ones to those after it. FTB-7.3b. */
  before: otherDice('Dice on targets before it'),
  after: otherDice('Dice on targets after it'),
  /** Whether this is the shooter's first target or a later one. */
  nth: z
    .optional(z.int().check(z.gte(1), z.lte(6)))
    .check(z.meta({ title: 'Which of its targets', default: 2, blank: 'the first' })),
  target: Target,
});
type ShootGiven = z.infer<typeof ShootInput>;

const OUTCOMES = ['none', 'duck-back', 'out-of-the-fight', 'obviously-dead'] as const;
type Outcome = (typeof OUTCOMES)[number] | 'carry-on' | 'cheated-death';

interface ShootResult {
  readonly outcome: Outcome;
  readonly outOfAmmo: boolean;
  readonly zombies: number;
  /** Hours where the zombies drawn by the noise appear. FTB-10.3a. */
  readonly hours: readonly number[];
  /** Whether the wounded figure is killed; left out if the target carries none. FTB-7.7. */
  readonly killed?: boolean;
}

/** The dice on the target. Throws SetupError if the weapon cannot fire that many, with those on other targets. */
function mustBeFired(book: Book, { weapon, shots, before = 0, after = 0 }: ShootGiven): number {
  const row = gunNamed(book, 'shoot, weapon', weapon);
  const left = Math.max(...row.target) - before - after;
  const fired = shots ?? Math.max(1, left);
  if (fired > left)
    throw new SetupError(
      `shoot, shots: the ${row.name} fires ${row.target.join(' or ')}, not ${before + fired + after}.`,
    );
  return fired;
}

/** Fire at one target, from the dice to the damage; excludes the Reaction Test after a miss. */
const SHOOT = define<typeof ShootInput, ShootResult>({
  id: 'shoot',
  title: 'Fire at a target',
  rule: 'FTB-7.5a',
  input: ShootInput,
  example: { rep: 5, weapon: 'ba-pistol', shots: 2, target: { kind: 'human', cover: true } },
  words: cast({ n0: 'the shooter', n1: 'the target', n2: 'the wounded figure' }),
  hush: MUTED,
  most: 40_000,
  samples: 8_000,
  begin(input, book) {
    mustBeFired(book, input);
    const { target } = input;
    const shooter = someone('n0', { rep: input.rep, fast: input.fast }, HERE, [input.weapon]);
    if (target.kind === 'zombie') return bench(book, [shooter], [zombie(1, there(8))]);
    const { kind: _kind, cover: _cover, charging: _charging, carries, ...human } = target;
    const them = {
      ...someone('n1', { ...human, rep: human.rep ?? 4 }, there(8)),
      carries: carries ? WOUNDED : '',
    };
    const wounded = { ...someone(WOUNDED, { rep: 4 }, there(8)), condition: 'out-of-the-fight' as const };
    return bench(book, [shooter, them, ...(carries ? [wounded] : [])]);
  },
  *run(w, input) {
    const dice = mustBeFired(w.book, input);
    const { target } = input;
    const zombie = target.kind === 'zombie';
    const id = zombie ? 'zed-1' : 'n1';
    const p = personOf(w.s, 'n0');
    const carries = zombie ? '' : personOf(w.s, id).carries;
    const item = p.items[0]?.id as number;
    const mark: Mark = {
      target: id,
      dice,
      zombie,
      cover: carries !== '' || (target.cover ?? false),
      prone: target.prone ?? false,
      fast: target.fast ?? false,
      protected: target.protected ?? false,
      nth: input.nth ?? 1,
      carries,
    };
    const { before = 0, after = 0 } = input;
    const volley: Volley = {
      who: 'n0',
      item,
      gun: input.weapon,
      rep: input.rep,
      fast: input.fast ?? false,
      two: input.two ?? false,
      plain: input.plain ?? false,
      why: 'active',
      marks: [gapMark(before), mark, gapMark(after)],
      chargers: target.charging ? [id] : [],
    };
    const all = yield* strikes(w, [volley]);
    const results = all.get(id);
    const struck = results && (zombie ? results[0] : worstOf(w, id, results));
    const outcome = struck ? yield* suffered(w, id, zombie, struck.damage, input.rep) : 'none';
    return {
      outcome,
      outOfAmmo: itemOf(p, item).empty,
      zombies: happened(w, 'zeds-came').reduce((n, { zeds }) => n + zeds.length, 0),
      hours: hoursIn(w),
      // Whoever lies is hurt by nothing less.
      ...(carries !== '' && { killed: all.get(carries)?.[0]?.damage === 'obviously-dead' }),
    };
  },
  result: ({ outcome, outOfAmmo, zombies, hours, killed }) => ({
    outcome,
    outOfAmmo,
    zombies,
    hours: [...hours],
    ...(killed !== undefined && { killed }),
  }),
  quantities: ({ outOfAmmo, killed }) => ({
    'out-of-ammo': outOfAmmo ? 1 : 0,
    ...(killed !== undefined && { killed: killed ? 1 : 0 }),
  }),
  outcomes: ({ outcome }) => outcome,
  outcomeNames: OUTCOMES,
});

/**
 * The outcome of the worst hit after advantages. If Star Power reduces it to Carry On, a Duck Back remains.
 * FTB-3.1.4.1d, FTB-D-2.
 */
function* suffered(w: FtbWorld, id: string, zombie: boolean, damage: Damage, by: number): Rule<Outcome> {
  if (zombie) return damage === 'obviously-dead' ? 'obviously-dead' : 'none';
  const p = personOf(w.s, id);
  const { nails } = p;
  const left = yield* lessen(w, id, damage, { by: 'n0', rep: by });
  if (left === 'carry-on' && standsFirm(w, p, nails)) return left;
  if (left === 'obviously-dead' && (yield* cheatsDeath(w, id, { by: 'n0', rep: by }))) return 'cheated-death';
  return left === 'carry-on' || left === 'none' ? 'duck-back' : left;
}

export const SHOOTING = [SHOOT] as const;
