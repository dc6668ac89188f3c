import type { Rule } from '@shambles/engine';
import { LIVING } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { die } from '../units/dice.js';

/** Turn and lowest die if the option lets it come a turn earlier. AMZ-sc2. */
const EARLY = { turn: 4, from: 5 } as const;

/**
 * At step 7 a die may bring the helicopter to its roof; if the lowest die needed is 1, it comes without a roll.
 * AMZ-sc2.
 */
export function* helicopterComes(w: AmzWorld): Rule<void> {
  const { helicopter } = w.book.scenario;
  if (!helicopter || w.s.helicopter) return;
  const early = w.book.options.helicopter === 'fourth' ? [EARLY] : [];
  const time = [...helicopter.times, ...early].find(({ turn }) => turn === w.s.turn);
  if (!time) return;
  const { from } = time;
  if (from > 1 && (yield* die(w, 6, { rule: 'AMZ-sc2', label: 'helicopter', seat: LIVING, from })) < from)
    return;
  w.happen({ is: 'helicopter-came', cause: 'AMZ-sc2', roof: helicopter.roof });
}
