import ford from '../../scenarios/bag-at-the-ford.json' with { type: 'json' };
import strings from '../../scenarios/cut-the-strings.json' with { type: 'json' };
import earlier from '../../scenarios/earlier.json' with { type: 'json' };
import hall from '../../scenarios/lecture-hall.json' with { type: 'json' };
import clinic from '../../scenarios/night-at-the-clinic.json' with { type: 'json' };
import shopping from '../../scenarios/shopping-list.json' with { type: 'json' };
import type { AmzScenario } from './format.js';
import { readScenario } from './reading.js';

const FILES = [hall, clinic, shopping, strings, ford];

/** The scenarios that come with the book, in its order. */
export const SCENARIOS = FILES.map(({ id, title, summary }) => ({ id, title, summary }));

const read = new Map<string, AmzScenario>();

/** The whole of a scenario. It is read when it is first wanted: reading all of them would delay every start of the page. */
export function scenarioOf(id: string): AmzScenario {
  const found =
    read.get(id) ??
    readScenario(
      FILES.find((file) => file.id === id),
      id,
    );
  read.set(id, found);
  return found;
}

/**
 * Earlier values of scenario fields, each valid up to and including a revision of the rules. Newest first: each is
 * applied on top of the one before it.
 */
const EARLIER: readonly { readonly id: string; readonly until: number }[] = earlier;

/** A scenario as it was in a revision of the rules, so that games begun then are shown with the forces they had. */
export function asOf(scenario: AmzScenario, revision: number): AmzScenario {
  const past = EARLIER.filter(({ id, until }) => id === scenario.id && until >= revision);
  if (past.length === 0) return scenario;
  let file: object | undefined = FILES.find(({ id }) => id === scenario.id);
  for (const { id: _, until: __, ...then } of past) file = { ...file, ...then };
  return readScenario(file, scenario.id);
}
