import ford from '../../scenarios/bag-at-the-ford.json' with { type: 'json' };
import strings from '../../scenarios/cut-the-strings.json' with { type: 'json' };
import earlier from '../../scenarios/earlier.json' with { type: 'json' };
import hall from '../../scenarios/lecture-hall.json' with { type: 'json' };
import clinic from '../../scenarios/night-at-the-clinic.json' with { type: 'json' };
import shopping from '../../scenarios/shopping-list.json' with { type: 'json' };
import type { AmzScenario } from './format.js';
import { readScenario } from './reading.js';

const FILES = [hall, clinic, shopping, strings, ford];

/** Those that come with the book, in its order. */
export const SCENARIOS: readonly AmzScenario[] = FILES.map((file) => readScenario(file, file.id));

/**
 * What a scenario had in place of today's fields, until a revision of the rules and in it. Newest first: each changes what the one
 * before it left.
 */
const EARLIER: readonly { readonly id: string; readonly until: number }[] = earlier;

/** A scenario as it was in a revision of the rules, so that what was begun then is shown with the forces it had. */
export function asOf(scenario: AmzScenario, revision: number): AmzScenario {
  const past = EARLIER.filter(({ id, until }) => id === scenario.id && until >= revision);
  if (past.length === 0) return scenario;
  let file: object | undefined = FILES.find(({ id }) => id === scenario.id);
  for (const { id: _, until: __, ...then } of past) file = { ...file, ...then };
  return readScenario(file, scenario.id);
}
