import { type Json, type Procedure, type Rule, type RuleId, SetupError } from '@shambles/engine';
import * as z from 'zod/mini';
import { tearRoll } from './assist.js';
import type { Book } from './book.js';
import { contactHits, tankKnocks } from './damage.js';
import { rollFind } from './deeds.js';
import { sixSided, tenSided, threeSided } from './dice.js';
import { driftRolls } from './drift.js';
import type { ShotResult } from './facts/fight.js';
import type { RosFact, RosWorld } from './facts.js';
import { lookRoll } from './glasses.js';
import { blastRolls } from './grenades.js';
import { rollBack } from './harm.js';
import { CLUBS, type Club, type Gun, MUTANTS, THROWN, type Thrown } from './kinds.js';
import { carries } from './mark.js';
import { pushRoll, strikeRoll } from './melee.js';
import { attackRoll, movedFactor } from './mutants.js';
import { nerve } from './nps.js';
import { read } from './read.js';
import { goesWith, shotRoll, shotsOf } from './shooting.js';
import { newState, type State } from './state.js';
import { thrownRow } from './tables/grenades.js';
import { ALARM_FROM } from './tables/hordes.js';
import { MELEE } from './tables/melee.js';
import { DIES_UP_TO, INFECTED_UP_TO } from './tables/people.js';
import { FACTORS, type Factor, factorRow, gunRow, SHORT } from './tables/shooting.js';

type RosProcedure<I, R> = Procedure<I, R, State, Book, RosFact>;

const few = z.int().check(z.gte(0), z.lte(60));
const hits = z.int().check(z.gte(0), z.lte(3));
const zeds = few.check(z.meta({ title: 'Zeds', default: 1 }));

/** Fills in what every procedure has alike: no choice is left open in any of them. */
function define<T extends z.ZodMiniType, R>(
  p: Pick<
    RosProcedure<z.infer<T>, R>,
    'id' | 'title' | 'rule' | 'example' | 'run' | 'result' | 'quantities'
  > &
    Partial<Pick<RosProcedure<z.infer<T>, R>, 'outcomes' | 'outcomeNames'>> & {
      input: T;
      mute?: readonly RuleId[];
    },
): RosProcedure<z.infer<T>, R> {
  return {
    ...p,
    schema: z.toJSONSchema(p.input) as Json,
    mute: p.mute ?? [],
    begin: (_, book) => newState(book),
    policy: { name: 'nothing is chosen', answer: ({ space }) => space.list(1)[0] },
    parse: (input) => read(p.input, input, p.id, 'input'),
  };
}

// ------------------------------------------------------------------ shooting

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

/** What is added to the die of a shot. */
function modOf({ factors: named = [], hits: taken = 0 }: ShotGiven): number {
  return named.reduce((sum, f) => sum + factorRow(f).mod, 0) + factorRow('hit').mod * taken;
}

/** Throws SetupError where no such shot can be fired. */
function mustBeShot(id: string, { weapon, range, factors: named = [] }: ShotGiven): void {
  const twice = named.find((f, i) => named.indexOf(f) !== i);
  if (twice) throw new SetupError(`${id}, factors: ${twice} is there twice; each factor counts once.`);
  if (named.includes('sniping') && weapon !== 'sniper rifle')
    throw new SetupError(`${id}, factors: SNIPE is for the sniper rifle alone, not for a ${weapon}.`);
  if (named.includes('leaping') && named.includes('stationary'))
    throw new SetupError(`${id}, factors: a Hunter that leapt this turn is not stationary.`);
  if (!carries(weapon, range))
    throw new SetupError(`${id}, range: a ${weapon} has no effect beyond ${SHORT} cm.`);
}

const SHOT = define<typeof ShotInput, { die: number; score: number; result: ShotResult }>({
  id: 'shot',
  title: 'A shot at a Zed',
  rule: 'ROS-shoot',
  input: ShotInput,
  example: { weapon: 'shotgun', range: 20, factors: ['stationary'] },
  *run(w: RosWorld, input) {
    mustBeShot('shot', input);
    return yield* shotRoll(w, 'survivor-1', input.weapon, input.range, modOf(input));
  },
  result: ({ die, score, result }) => ({ die, score, result }),
  quantities: () => ({}),
  outcomes: ({ result }) => result,
  outcomeNames: ['miss', 'body', 'head'],
});

const CardInput = z.extend(ShotInput, {
  card: z
    .enum(['shoot', 'both', 'snipe'])
    .check(z.meta({ title: 'Card', names: { shoot: 'SHOOT', both: 'BOTH', snipe: 'SNIPE' } })),
  clip: z
    .optional(z.int().check(z.gte(0), z.lte(7)))
    .check(z.meta({ title: 'Shots left in the clip', default: 1, blank: 'a full one' })),
});

/** All shots of one card, at targets that are alike. */
const CARD = define<typeof CardInput, { results: readonly ShotResult[]; left: number }>({
  id: 'shots',
  title: 'All shots of one card',
  rule: 'ROS-card-SHOOT',
  input: CardInput,
  example: { card: 'shoot', weapon: 'pistol', range: 25, factors: ['stationary'] },
  *run(w: RosWorld, input) {
    const { card, weapon, clip = gunRow(weapon).clip } = input;
    const given = input.factors ?? [];
    const sniping: Factor[] = card === 'snipe' && !given.includes('sniping') ? ['sniping'] : [];
    const shot = { ...input, factors: [...given, ...sniping] };
    if (!goesWith(card, weapon))
      throw new SetupError(`shots, card: ${card.toUpperCase()} is not played with a ${weapon}.`);
    if (card !== 'snipe' && given.includes('sniping'))
      throw new SetupError(`shots, factors: sniping goes with the card SNIPE, not ${card.toUpperCase()}.`);
    if (clip > gunRow(weapon).clip)
      throw new SetupError(`shots, clip: a ${weapon} holds ${gunRow(weapon).clip} shots.`);
    mustBeShot('shots', shot);
    const results: ShotResult[] = [];
    for (let n = Math.min(clip, shotsOf(card, weapon)); n > 0; n--)
      results.push((yield* shotRoll(w, 'survivor-1', weapon, input.range, modOf(shot))).result);
    return { results, left: clip - results.length };
  },
  result: ({ results, left }) => ({ results: results as Json, left }),
  quantities: ({ results }) => ({
    down: results.filter((r) => r === 'body').length,
    killed: results.filter((r) => r === 'head').length,
  }),
});

// ------------------------------------------------------------------ hand to hand

const weapons = [...CLUBS, 'rifle butt'] as const;
type Blow = { score: number; result: 'miss' | 'down' | 'kill' };

const StrikeInput = z.strictObject({
  weapon: z.enum([...weapons, 'blunt', 'sharp', 'powered']).check(z.meta({ title: 'Weapon' })),
});

const STRIKE = define<typeof StrikeInput, Blow>({
  id: 'melee',
  title: 'A blow with a melee weapon',
  rule: 'ROS-melee-weapon',
  input: StrikeInput,
  example: { weapon: 'fire axe' },
  *run(w: RosWorld, { weapon }) {
    const item = MELEE.rows.find((r) => r.class === weapon)?.items[0] ?? (weapon as Club | 'rifle butt');
    return yield* strikeRoll(w, 'survivor-1', item);
  },
  result: ({ score, result }) => ({ score, result }),
  quantities: () => ({}),
  outcomes: ({ result }) => result,
  outcomeNames: ['miss', 'down', 'kill'],
});

const PUSH = define<z.ZodMiniType<{ zeds: number }>, number>({
  id: 'push',
  title: 'Pushing back Zeds in contact',
  rule: 'ROS-melee-push',
  input: z.strictObject({ zeds }),
  example: { zeds: 5 },
  *run(w: RosWorld, { zeds }) {
    return Math.min(zeds, yield* pushRoll(w, 'survivor-1'));
  },
  result: (pushed) => ({ pushed }),
  quantities: (pushed) => ({ pushed }),
});

const TEAR = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'tear-off',
  title: 'Tearing a Hunter or Witch off',
  rule: 'ROS-card-ASSIST',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => tearRoll(w, 'survivor-1'),
  result: (off) => ({ off }),
  quantities: (off) => ({ off: off ? 1 : 0 }),
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

const DamageInput = z.strictObject({
  by: z.enum(['zed', ...MUTANTS]).check(z.meta({ title: 'Who is in contact' })),
});

const DAMAGE = define<typeof DamageInput, { hits: number; back: number }>({
  id: 'damage',
  title: 'What a Zed in contact does to a survivor',
  rule: 'ROS-melee-damage',
  input: DamageInput,
  example: { by: 'tank' },
  *run(w: RosWorld, { by }) {
    const hits = yield* contactHits(w, by);
    return { hits, back: by === 'tank' ? yield* tankKnocks(w) : 0 };
  },
  result: ({ hits: taken, back }) => ({ hits: taken, back }),
  quantities: ({ hits: taken }) => ({ hits: taken }),
});

// ------------------------------------------------------------------ grenades

interface Blasted {
  readonly down: number;
  readonly killed: number;
  /** On fire, and destroyed later. */
  readonly burning: number;
}

const GRENADE = define<z.ZodMiniType<{ type: Thrown; zeds: number }>, Blasted>({
  id: 'grenade',
  title: 'A grenade among Zeds',
  rule: 'ROS-grenade',
  input: z.strictObject({
    type: z.enum(THROWN as [Thrown, ...Thrown[]]).check(z.meta({ title: 'What is thrown' })),
    zeds: zeds.check(z.meta({ title: 'Zeds in the blast' })),
  }),
  example: { type: 'pipe bomb', zeds: 4 },
  *run(w: RosWorld, { type, zeds }): Rule<Blasted> {
    const { killsOn, knocksDown, alight } = thrownRow(type);
    const killed = killsOn === null ? 0 : yield* blastKills(w, type, zeds);
    return { killed, down: knocksDown ? zeds - killed : 0, burning: alight > 0 ? zeds : 0 };
  },
  result: ({ down, killed, burning }) => ({ down, killed, burning }),
  quantities: ({ down, killed, burning }) => ({ down, killed, burning }),
});

function* blastKills(w: RosWorld, type: Thrown, zeds: number): Rule<number> {
  if (zeds === 0) return 0;
  return (yield* blastRolls(w, type, 'survivor-1', zeds)).killed;
}

// ------------------------------------------------------------------ the umpire's

const GROANS = define<z.ZodMiniType<{ groaning: number }>, boolean>({
  id: 'groans',
  title: 'Groans near a hidden horde',
  rule: 'ROS-horde-groan',
  input: z.strictObject({ groaning: few.check(z.meta({ title: 'Zeds that groan' })) }),
  example: { groaning: 3 },
  *run(w: RosWorld, { groaning }) {
    return groaning > 0 && (yield* tenSided(w, 'ROS-horde-groan', 'groans')) <= groaning;
  },
  result: (woken) => ({ woken }),
  quantities: (woken) => ({ woken: woken ? 1 : 0 }),
});

const ALARM = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'car-alarm',
  title: 'Taking cover at a parked vehicle',
  rule: 'ROS-horde-car',
  input: z.strictObject({}),
  example: {},
  *run(w: RosWorld) {
    return (yield* tenSided(w, 'ROS-horde-car', 'alarm')) >= ALARM_FROM;
  },
  result: (sounds) => ({ sounds }),
  quantities: (sounds) => ({ sounds: sounds ? 1 : 0 }),
});

const INFECTION = define<z.ZodMiniType<{ who: 'ps' | 'nps' }>, boolean>({
  id: 'infection',
  title: 'The infection test',
  rule: 'ROS-infect-test',
  input: z.strictObject({
    who: z
      .enum(['ps', 'nps'])
      .check(z.meta({ title: 'Who was hurt', names: { ps: "a player's survivor", nps: 'an NPS' } })),
  }),
  example: { who: 'ps' },
  *run(w: RosWorld, { who }) {
    return (yield* tenSided(w, 'ROS-infect-test', 'infection')) <= INFECTED_UP_TO[who];
  },
  result: (infected) => ({ infected }),
  quantities: (infected) => ({ infected: infected ? 1 : 0 }),
});

const ILLNESS = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'illness',
  title: 'A turn of the illness',
  rule: 'ROS-infect-die',
  input: z.strictObject({}),
  example: {},
  *run(w: RosWorld) {
    return (yield* tenSided(w, 'ROS-infect-die', 'illness')) <= DIES_UP_TO;
  },
  result: (dies) => ({ dies }),
  quantities: (dies) => ({ dies: dies ? 1 : 0 }),
});

const LOOK = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'look',
  title: 'A look through binoculars',
  rule: 'ROS-item-binoculars',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => lookRoll(w),
  result: (told) => ({ told }),
  quantities: (told) => ({ told: told ? 1 : 0 }),
});

const HORDE = define<z.ZodMiniType<Record<string, never>>, number>({
  id: 'horde',
  title: 'The size of a horde',
  rule: 'ROS-U-hordes-number',
  input: z.strictObject({}),
  example: {},
  *run(w: RosWorld) {
    return 10 * (yield* sixSided(w, 'ROS-U-hordes-number', 'horde-size'));
  },
  result: (zeds) => ({ zeds }),
  quantities: (zeds) => ({ zeds }),
});

const NERVE = define<z.ZodMiniType<Record<string, never>>, boolean>({
  id: 'nerve',
  title: 'Whether a nervous NPS runs from melee',
  rule: 'ROS-U-nps',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => nerve(w),
  result: (runs) => ({ runs }),
  quantities: (runs) => ({ runs: runs ? 1 : 0 }),
});

const DRIFT = define<z.ZodMiniType<{ zeds: number }>, readonly number[]>({
  id: 'drift',
  title: 'Drifting Zeds',
  rule: 'ROS-drift',
  input: z.strictObject({ zeds }),
  example: { zeds: 3 },
  run: (w: RosWorld, { zeds }) => driftRolls(w, zeds),
  result: (dice) => ({ dice: dice as Json }),
  quantities: (dice) => ({ moving: dice.filter((d) => d > 3).length }),
});

const MutantInput = z.strictObject({
  mutant: z.enum(['boomer', 'tank', 'smoker']).check(z.meta({ title: 'Mutant' })),
  moved: z.optional(z.number().check(z.gte(0), z.lte(20))).check(
    z.meta({
      title: 'The target moved, in cm',
      description: 'this turn',
      default: 10,
      blank: 'not at all',
    }),
  ),
});

const RANGED = define<typeof MutantInput, { hit: boolean; hits: number }>({
  id: 'mutant',
  title: "A mutant's ranged attack",
  rule: 'ROS-mutants',
  input: MutantInput,
  example: { mutant: 'smoker', moved: 10 },
  *run(w: RosWorld, { mutant, moved }) {
    const { rule, label } = MUTANT_ATTACKS[mutant];
    const { hit } = yield* attackRoll(w, rule, label, movedFactor({ moved: moved ?? 0 }));
    if (!hit || mutant === 'boomer') return { hit, hits: 0 };
    if (mutant === 'tank') return { hit, hits: yield* threeSided(w, rule, 'thrown') };
    return { hit, hits: yield* sixSided(w, rule, 'tongue-hits') };
  },
  result: ({ hit, hits: taken }) => ({ hit, hits: taken }),
  quantities: ({ hit, hits: taken }) => ({ hit: hit ? 1 : 0, hits: taken }),
});

const MUTANT_ATTACKS = {
  boomer: { rule: 'ROS-boomer', label: 'spit' },
  tank: { rule: 'ROS-tank-throw', label: 'throw' },
  smoker: { rule: 'ROS-smoker', label: 'tongue' },
} as const;

const SEARCH = define<z.ZodMiniType<Record<string, never>>, readonly string[]>({
  id: 'search',
  title: 'A random find',
  rule: 'ROS-R-search',
  input: z.strictObject({}),
  example: {},
  run: (w: RosWorld) => rollFind(w, { id: 'survivor-1' }),
  result: (found) => ({ found: found as Json }),
  quantities: (found) => ({ found: found.length }),
});

// biome-ignore lint/suspicious/noExplicitAny: each has an input of its own
export const PROCEDURES: readonly RosProcedure<any, any>[] = [
  SHOT,
  CARD,
  KNOCK,
  STRIKE,
  PUSH,
  TEAR,
  DAMAGE,
  GRENADE,
  RANGED,
  GROANS,
  ALARM,
  INFECTION,
  ILLNESS,
  LOOK,
  HORDE,
  NERVE,
  DRIFT,
  SEARCH,
];
