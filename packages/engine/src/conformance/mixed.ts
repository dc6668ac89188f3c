import { Sfc32 } from '../dice/random.js';
import { type Setup, SetupError } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { oneOf } from './trial.js';

/** What the setups of mixed games may take and must leave. */
export interface Mix {
  /** Files of the players' own, by kind. */
  readonly files?: Setup['files'];
  /** Options that stay as they are. */
  readonly without?: readonly string[];
}

const TRIES = 5;

/**
 * A setup with some of the options that it leaves open, and some of the files, thrown at random. The setup itself if
 * the system refuses each of a few such mixes.
 */
export function mixed(system: AnySystem, setup: Setup, mix: Mix, seed: string): Setup {
  const random = new Sfc32(`${seed}/mix`);
  for (let n = 0; n < TRIES; n++) {
    const mixture = throwOnce(system, setup, mix, random);
    if (isAccepted(system, mixture)) return mixture;
  }
  return setup;
}

function throwOnce(system: AnySystem, setup: Setup, { files = {}, without = [] }: Mix, random: Sfc32): Setup {
  const options: Record<string, string> = { ...setup.options };
  for (const { id, values } of system.options) {
    if (id in options || without.includes(id) || random.below(3) > 0) continue;
    options[id] = oneOf(random, values).id;
  }
  const taken = Object.entries(files).filter(() => random.below(4) === 0);
  return taken.length === 0 ? { ...setup, options } : { ...setup, options, files: Object.fromEntries(taken) };
}

function isAccepted(system: AnySystem, setup: Setup): boolean {
  try {
    system.book(setup);
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}

/** The written files of a system, by kind: "ros-house-rules.json" is house rules for ros. */
export function filesIn(
  system: AnySystem,
  names: readonly string[],
  read: (name: string) => string,
): Setup['files'] {
  const prefix = `${system.id}-`;
  const own = names.filter((name) => name.startsWith(prefix) && name.endsWith('.json')).sort();
  return Object.fromEntries(
    own.map((name) => [name.slice(prefix.length, -'.json'.length), JSON.parse(read(name))]),
  );
}
