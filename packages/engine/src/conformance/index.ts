import type { RuleId } from '../rule/fact.js';
import type { Register } from '../system/register.js';
import type { Setup } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { checkAnswers, checkStanding } from './answers.js';
import { checkForks, checkUndo } from './branches.js';
import { checkCompany, checkCorrections } from './company.js';
import { checkDamage } from './damage.js';
import { checkEvening } from './evening.js';
import { checkStates, playThrough } from './games.js';
import { checkGolden, type Golden } from './golden.js';
import { type Mix, mixed } from './mixed.js';
import { checkHidden } from './secrecy/hidden.js';
import { checkSecrets } from './secrecy/secret.js';
import { Trial } from './trial.js';
import { checkTwins } from './twin.js';

export { difference, shared, unsafe } from './alike.js';
export { checkGolden, fileOf, type Golden, type GoldenRecipe, keptGames, makeGolden } from './golden.js';
export { filesIn, type Mix, mixed } from './mixed.js';
export { Broken, Trial } from './trial.js';

export interface Conformance {
  /** Ways to set a game up; every topic goes through all of them in turn. */
  readonly setups: readonly Setup[];
  /** Number of games to play with nothing around the rules. */
  readonly seeds: number;
  /** Number of games for each of the heavier topics, or by topic name. */
  readonly games: number | { readonly [T in Topic]?: number };
  /** The most entries that a game may need. */
  readonly most?: number;
  /** Kept games to replay. */
  readonly golden?: readonly Golden[];
  /** Prefix of the seeds: another word gives other games. */
  readonly seed?: string;
  /** Every id that may be named as a rule: `rulesIn` of the register. */
  readonly rules?: ReadonlySet<RuleId>;
}

/** Every id of a register. */
export function rulesIn({ rules, tables, examples, decisions, sealed = [] }: Register): ReadonlySet<RuleId> {
  return new Set([rules, tables, examples, decisions, sealed].flat().map(({ id }) => id));
}

/** The checks of a system, by name. Each throws `Broken` if a promise is not kept. */
export const TOPICS = {
  'random play to the end': playThrough,
  'states are plain data': checkStates,
  'twins and replays': (trial: Trial) => checkTwins(trial, 3),
  'undo and redo': (trial: Trial) => checkUndo(trial, 4),
  'what-if branches': (trial: Trial) => checkForks(trial, 2),
  'answers from outside': checkAnswers,
  'standing answers': checkStanding,
  'hidden things': (trial: Trial) => {
    checkHidden(trial);
    checkSecrets(trial);
  },
  'in company': checkCompany,
  corrections: (trial: Trial) => checkCorrections(trial, 4),
  'damaged journals': (trial: Trial) => checkDamage(trial, 40),
  'the evening': checkEvening,
} satisfies { readonly [topic: string]: (trial: Trial) => void };

export type Topic = keyof typeof TOPICS;

/** Checks one topic with the requested number of games, cycling through the setups. */
export function conformTo(system: AnySystem, topic: Topic, given: Conformance): void {
  const { setups, games } = given;
  const heavy = typeof games === 'number' ? games : (games[topic] ?? 10);
  const count = topic === 'random play to the end' ? given.seeds : heavy;
  for (let i = 0; i < count; i++) {
    const setup = setups[i % setups.length] as Setup;
    TOPICS[topic](new Trial(system, setup, `${given.seed ?? 'conform'}-${i}`, given.most, given.rules));
  }
}

/**
 * Checks everything that the engine promises of any system. Throws `Broken`, whose message names the seed and the
 * entry, at the first promise that is not kept.
 */
export function conform(system: AnySystem, given: Conformance): void {
  for (const topic of Object.keys(TOPICS) as Topic[]) conformTo(system, topic, given);
  for (const golden of given.golden ?? []) checkGolden(system, golden);
}

/** The games that a system's own test asks for. */
export interface Course extends Pick<Conformance, 'setups' | 'most' | 'rules'> {
  /** Games for each topic: fewer for topics that play each game many times. */
  readonly games: { readonly [T in Topic]: number };
  /** What mixed setups are made of besides the options of the system. */
  readonly mix?: Mix;
  /**
   * The environment, with variables such as AVZ_TIMES=4 and AVZ_SEED=word: more games, or other ones, than in the daily
   * run.
   */
  readonly env: { readonly [name: string]: string | undefined };
}

/** In place of a number of games: the topics are left out, for whoever wants the other tests of a book alone. */
export const NO_GAMES = 'none';

/**
 * The topics as one test each. Every topic starts at a different place in the list of setups, so that few games still
 * cover many setups. Every second game is a mix: faults hide where two options, or an option and a file, meet.
 */
export function courses(
  system: AnySystem,
  { setups, games, mix = {}, most, rules, env }: Course,
): (readonly [topic: Topic, run: () => void])[] {
  const name = system.id.toUpperCase();
  const asked = env[`${name}_TIMES`] ?? '1';
  const times = asked === NO_GAMES ? 0 : Number(asked);
  // Anything else would run no game, and every topic would pass.
  if (asked !== NO_GAMES && !(Number.isInteger(times) && times > 0))
    throw new RangeError(`${name}_TIMES is a whole number from 1, or "${NO_GAMES}", not "${asked}".`);
  const seed = env[`${name}_SEED`] ?? system.id;
  return (Object.keys(TOPICS) as Topic[]).map((topic, i) => {
    const count = games[topic] * times;
    const setupOf = (game: number): Setup => {
      const setup = setups[(5 * i + game) % setups.length] as Setup;
      const pass = Math.floor(game / setups.length);
      return (game + pass) % 2 === 0 ? setup : mixed(system, setup, mix, `${seed}/${topic}/${game}`);
    };
    const run = () => {
      const all = Array.from({ length: count }, (_, game) => setupOf(game));
      conformTo(system, topic, { setups: all, seeds: count, games: count, most, seed, rules });
    };
    return [topic, run] as const;
  });
}

/** For every scenario: the default setup, and every setup that differs from it in one option. */
export function setupsOf(system: AnySystem): Setup[] {
  const scenarios = system.scenarios.map((s) => s.id);
  return scenarios.flatMap((scenario) => [
    { scenario, options: {} },
    ...system.options.flatMap((o) =>
      o.values.filter((v) => v.id !== o.default).map((v) => ({ scenario, options: { [o.id]: v.id } })),
    ),
  ]);
}
