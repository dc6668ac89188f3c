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
import { checkHidden } from './hidden.js';
import { checkSecrets } from './secret.js';
import { Trial } from './trial.js';
import { checkTwins } from './twin.js';

export { difference, shared, unsafe } from './alike.js';
export { checkGolden, fileOf, type Golden, type GoldenRecipe, keptGames, makeGolden } from './golden.js';
export { Broken, Trial } from './trial.js';

export interface Conformance {
  /** Ways to set a game up; every topic goes through all of them in turn. */
  readonly setups: readonly Setup[];
  /** Games played through with nothing around the rules. */
  readonly seeds: number;
  /** Games for each of the heavier topics, or for one of them by name. */
  readonly games: number | { readonly [T in Topic]?: number };
  /** Entries that no game may need more of. */
  readonly most?: number;
  /** Kept games, to be replayed. */
  readonly golden?: readonly Golden[];
  /** What the seeds begin with: another word, other games. */
  readonly seed?: string;
  /** Every id that a rule may be named by: `rulesIn` of the register. */
  readonly rules?: ReadonlySet<RuleId>;
}

/** Every id of a register. */
export function rulesIn({ rules, tables, examples, decisions, sealed = [] }: Register): ReadonlySet<RuleId> {
  return new Set([rules, tables, examples, decisions, sealed].flat().map(({ id }) => id));
}

/** What a system is put through, by name; each throws `Broken` where a promise is not kept. */
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

/** One topic: as many games as asked for, through all setups. */
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
 * Puts a system through everything that the engine promises of any system. Throws `Broken`, whose message names
 * the seed and the entry, at the first promise that is not kept.
 */
export function conform(system: AnySystem, given: Conformance): void {
  for (const topic of Object.keys(TOPICS) as Topic[]) conformTo(system, topic, given);
  for (const golden of given.golden ?? []) checkGolden(system, golden);
}

/** What a system's own test says of its games. */
export interface Course extends Pick<Conformance, 'setups' | 'most' | 'rules'> {
  /** Games for each topic: fewer where a game is played many times over. */
  readonly games: { readonly [T in Topic]: number };
  /** Where AVZ_TIMES=4 and AVZ_SEED=word are looked up: more games, or others, than every day. */
  readonly env: { readonly [name: string]: string | undefined };
}

/** The topics, one test each. Every topic begins elsewhere in the list of setups: few games, and many setups seen. */
export function courses(
  system: AnySystem,
  { setups, games, most, rules, env }: Course,
): (readonly [topic: Topic, run: () => void])[] {
  const name = system.id.toUpperCase();
  const times = Number(env[`${name}_TIMES`] ?? 1);
  const seed = env[`${name}_SEED`] ?? system.id;
  return (Object.keys(TOPICS) as Topic[]).map((topic, i) => {
    const from = (5 * i) % setups.length;
    const turned = [...setups.slice(from), ...setups.slice(0, from)];
    const count = games[topic] * times;
    return [
      topic,
      () => conformTo(system, topic, { setups: turned, seeds: count, games: count, most, seed, rules }),
    ] as const;
  });
}

/** Every setup that differs from the usual one in one option, and the usual one. */
export function setupsOf(system: AnySystem): Setup[] {
  const scenarios = system.scenarios.map((s) => s.id);
  return scenarios.flatMap((scenario) => [
    { scenario, options: {} },
    ...system.options.flatMap((o) =>
      o.values.filter((v) => v.id !== o.default).map((v) => ({ scenario, options: { [o.id]: v.id } })),
    ),
  ]);
}
