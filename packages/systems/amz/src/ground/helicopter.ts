import type { Rule } from '@shambles/engine';
import { type Book, LIVING } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { die } from '../units/dice.js';

/** Turn and lowest die if the option lets it come a turn earlier. AMZ-sc2. */
const EARLY = { turn: 4, from: 5 } as const;

/** The turns in which a die may bring the helicopter, and the lowest die that does; 1 means no roll. AMZ-sc2. */
export function helicopterTimes({ scenario, options }: Pick<Book, 'scenario' | 'options'>) {
  const times = scenario.helicopter?.times ?? [];
  return options.helicopter === 'fourth' && scenario.helicopter ? [EARLY, ...times] : times;
}

/**
 * At step 7 a die may bring the helicopter to its roof; if the lowest die needed is 1, it comes without a roll.
 * AMZ-sc2.
 */
export function* helicopterComes(w: AmzWorld): Rule<void> {
  const { helicopter } = w.book.scenario;
  if (!helicopter || w.s.helicopter) return;
  const time = helicopterTimes(w.book).find(({ turn }) => turn === w.s.turn);
  if (!time) return;
  const { from } = time;
  if (from > 1 && (yield* die(w, 6, { rule: 'AMZ-sc2', label: 'helicopter', seat: LIVING, from })) < from)
    return;
  w.happen({ is: 'helicopter-came', cause: 'AMZ-sc2', roof: helicopter.roof });
}
