import { type Json, SetupError } from '@shambles/engine';
import * as z from 'zod/mini';
import type { ShotResult } from '../facts/fight.js';
import type { RosWorld } from '../facts.js';
import { goesWith, shotRoll, shotsOf } from '../fighting/shooting.js';
import { carries } from '../fighting/targets.js';
import { rollBack } from '../harm/harm.js';
import { factorRow, gunRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { Gun } from '../kinds.js';
import { MOST_SHOTS } from '../tables/guns.js';
import { FACTORS, type Factor, SHORT } from '../tables/shooting.js';
import { define, hits } from './bench.js';

const GUNS: readonly Gun[] = ['pistol', 'shotgun', 'assault rifle', 'sniper rifle'];
const factors = FACTORS.rows.map((r) => r.factor).filter((f) => f !== 'hit');

const ShotInput = z.strictObject({
  weapon: z.enum(GUNS as [Gun, ...Gun[]]).check(z.meta({ title: 'Weapon' })),
  range: z
    .number()
    .check(z.gte(0), z.lte(300), z.meta({ title: 'Range in cm', description: 'from base to base' })),
  factors: z
    .optional(z.array(z.enum(factors as [Factor, ...Factor[]])))
    .check(z.meta({ title: 'What counts', uniqueItems: true })),
  hits: z.optional(hits).check(z.meta({ title: 'Hits on the shooter', default: 1, blank: 'none' })),
});

type ShotGiven = z.infer<typeof ShotInput>;

/** The modifier added to the die of a shot. */
function modOf(book: Tabled, { factors: named = [], hits: taken = 0 }: ShotGiven): number {
  return named.reduce((sum, f) => sum + factorRow(book, f).mod, 0) + factorRow(book, 'hit').mod * taken;
}

/** Throws SetupError if such a shot cannot be fired. */
function mustBeShot(book: Tabled, id: string, { weapon, range, factors: named = [] }: ShotGiven): void {
  const twice = named.find((f, i) => named.indexOf(f) !== i);
  if (twice) throw new SetupError(`${id}, factors: ${twice} is there twice; each factor counts once.`);
  if (named.includes('sniping') && weapon !== 'sniper rifle')
    throw new SetupError(`${id}, factors: SNIPE is for the sniper rifle alone, not for a ${weapon}.`);
  if (named.includes('leaping') && named.includes('stationary'))
    throw new SetupError(`${id}, factors: a Hunter that leapt this turn is not stationary.`);
  if (!carries(book, weapon, range))
    throw new SetupError(`${id}, range: a ${weapon} has no effect beyond ${SHORT} cm.`);
}

const SHOT = define<typeof ShotInput, { die: number; score: number; result: ShotResult }>({
  id: 'shot',
  title: 'A shot at a Zed',
  rule: 'ROS-shoot',
  input: ShotInput,
  example: { weapon: 'shotgun', range: 20, factors: ['stationary'] },
  *run(w: RosWorld, input) {
    mustBeShot(w.book, 'shot', input);
    return yield* shotRoll(w, 'survivor-1', input.weapon, input.range, modOf(w.book, input));
  },
  result: ({ die, score, result }) => ({ die, score, result }),
  outcomes: ({ result }) => result,
  outcomeNames: ['miss', 'body', 'head'],
});

const CardInput = z.extend(ShotInput, {
  card: z
    .enum(['shoot', 'both', 'snipe'])
    .check(z.meta({ title: 'Card', names: { shoot: 'SHOOT', both: 'BOTH', snipe: 'SNIPE' } })),
  clip: z
    .optional(z.int().check(z.gte(0), z.lte(MOST_SHOTS)))
    .check(z.meta({ title: 'Shots left in the clip', default: 1, blank: 'a full one' })),
});

/** All shots of one card, at identical targets. */
const CARD = define<typeof CardInput, { results: readonly ShotResult[]; left: number }>({
  id: 'shots',
  title: 'All shots of one card',
  rule: 'ROS-card-SHOOT',
  input: CardInput,
  example: { card: 'shoot', weapon: 'pistol', range: 25, factors: ['stationary'] },
  *run(w: RosWorld, input) {
    const { card, weapon, clip = gunRow(w.book, weapon).clip } = input;
    const given = input.factors ?? [];
    const sniping: Factor[] = card === 'snipe' && !given.includes('sniping') ? ['sniping'] : [];
    const shot = { ...input, factors: [...given, ...sniping] };
    if (!goesWith(w.book, card, weapon))
      throw new SetupError(`shots, card: ${card.toUpperCase()} is not played with a ${weapon}.`);
    if (card !== 'snipe' && given.includes('sniping'))
      throw new SetupError(`shots, factors: sniping goes with the card SNIPE, not ${card.toUpperCase()}.`);
    if (clip > gunRow(w.book, weapon).clip)
      throw new SetupError(`shots, clip: a ${weapon} holds ${gunRow(w.book, weapon).clip} shots.`);
    mustBeShot(w.book, 'shots', shot);
    const results: ShotResult[] = [];
    for (let n = Math.min(clip, shotsOf(w.book, card, weapon)); n > 0; n--)
      results.push((yield* shotRoll(w, 'survivor-1', weapon, input.range, modOf(w.book, shot))).result);
    return { results, left: clip - results.length };
  },
  result: ({ results, left }) => ({ results: results as Json, left }),
  quantities: ({ results }) => ({
    down: results.filter((r) => r === 'body').length,
    killed: results.filter((r) => r === 'head').length,
  }),
});

const KNOCK = define<z.ZodMiniType<Record<string, never>>, number>({
  id: 'knock-back',
  title: 'How far a hit knocks a Zed back',
  rule: 'ROS-shoot-body',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => rollBack(w, 'ROS-shoot-body', 'survivor-1'),
  result: (cm) => ({ cm }),
  quantities: (cm) => ({ cm }),
});

export const SHOOTING = [SHOT, CARD, KNOCK];
