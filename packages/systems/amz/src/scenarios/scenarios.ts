import ford from '../../scenarios/bag-at-the-ford.json' with { type: 'json' };
import strings from '../../scenarios/cut-the-strings.json' with { type: 'json' };
import hall from '../../scenarios/lecture-hall.json' with { type: 'json' };
import clinic from '../../scenarios/night-at-the-clinic.json' with { type: 'json' };
import shopping from '../../scenarios/shopping-list.json' with { type: 'json' };
import type { AmzScenario } from './format.js';
import { readScenario } from './reading.js';

/** Those that come with the book, in its order. */
export const SCENARIOS: readonly AmzScenario[] = [hall, clinic, shopping, strings, ford].map((file) =>
  readScenario(file, file.id),
);
