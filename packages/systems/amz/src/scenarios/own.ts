import { type FileSpec, type Json, SetupError } from '@shambles/engine';
import { ground } from '@shambles/field';
import ford from '../../scenarios/bag-at-the-ford.json' with { type: 'json' };
import { PRINTED } from '../house/tables.js';
import type { RuleId } from '../register.js';
import { diceOf } from '../tables/dice.js';
import type { AmzScenario } from './format.js';
import { readScenario } from './reading.js';
import { startOf } from './setup.js';

/** What error messages call the file. */
const WHAT = 'The scenario';

/** Figures at most, of both sides, when a game on a scenario from a player begins. */
const MOST_AT_START = 250;
/** Figures at most that one row of its reinforcements may bring. */
const MOST_AT_ONCE = 60;

/** A scenario file from a player replaces the chosen scenario. AMZ-D-own-scenarios. */
export const OWN: FileSpec = {
  id: 'scenario',
  title: 'A scenario of your own',
  rule: 'AMZ-D-own-scenarios' satisfies RuleId,
  provenance: 'reconstructed',
  scenario: true,
  standard: ford as unknown as Json,
  check(data) {
    const own = readOwn(data);
    startOf(PRINTED, own, ground(own.map));
  },
};

/** Scenarios by the file that they were read from: a book is made anew for many a question. */
const read = new WeakMap<object, AmzScenario>();

/**
 * Reads a scenario file from a player. Throws SetupError. Whether there is room for everybody is known at the start.
 */
export function readOwn(data: Json): AmzScenario {
  const known = typeof data === 'object' && data !== null ? read.get(data) : undefined;
  if (known) return known;
  const own = readScenario(data, WHAT);
  const fault = faultOf(own);
  if (fault !== undefined) throw new SetupError(`${WHAT}, ${fault}.`);
  read.set(data as object, own);
  return own;
}

/** What a table could not bear, or could not tell apart, although each part of the file is valid. */
function faultOf(own: AmzScenario): string | undefined {
  const { living, zombies, reinforcements } = own;
  const people = living.reduce((n, { fighters, dependents }) => n + fighters + dependents, 0);
  const all = zombies.reduce((n, { figures }) => n + figures, people);
  if (all > MOST_AT_START) return `living and zombies: at most ${MOST_AT_START} figures together, not ${all}`;
  const row = reinforcements.findIndex((arrivals) => mostOf(arrivals) > MOST_AT_ONCE);
  if (row >= 0) return `reinforcements/${row}: may bring at most ${MOST_AT_ONCE} figures`;
  const taken = own.things.find(({ id }) => isTaken(own, id));
  return taken && `things/${taken.id}: something else on the table is called so; ids must differ`;
}

/**
 * True if something else is called so, or may come to be: a unit or one of its figures, zombies, a marker, a load that
 * was found or laid down, or a building.
 */
function isTaken({ living, things, map }: AmzScenario, id: string): boolean {
  if (/^\d+$/.test(id) || /^(mob|hot-spot|casualty)-\d/.test(id)) return true;
  const units = living.map((unit) => unit.id);
  const laden = [...units, ...things.map((thing) => thing.id)];
  const isNumbered = (of: string) => id.startsWith(of) && /^\d+$/.test(id.slice(of.length));
  return (
    [...units, ...(map.buildings ?? []).map((b) => b.id)].includes(id) ||
    units.some((unit) => isNumbered(`${unit}-`)) ||
    laden.some((each) => isNumbered(`${each}-load-`))
  );
}

/** The most figures that a row of reinforcements can bring. */
const mostOf = (arrivals: AmzScenario['reinforcements'][number]): number =>
  arrivals
    .map(({ figures }) => diceOf(figures))
    .reduce((sum, { n, sides, plus }) => sum + n * sides + plus, 0);
