import type { Book } from '../book.js';
import { locationRow } from '../house/travel-rows.js';
import type { RuleId } from '../register.js';
import type { DayPlace } from '../state/day-one.js';
import { locationOf } from '../tables/campaign/day-one.js';
import type { View } from '../view.js';

/** Rules that reveal more about a location than its own rule. */
const GONE: { readonly [location: string]: readonly RuleId[] } = {
  'spouse-work': ['BDZ-day-loc-spouse-gone'],
  school: ['BDZ-day-loc-school-gone'],
};

/** Where missing relatives end up: revealed when home is over, but not if it was reached early. */
const COME_HOME: readonly RuleId[] = ['BDZ-D-c52', 'BDZ-D-c53'];

/**
 * The texts of Day One that a player may read: those of locations that are over or whose objective has been reached.
 * All of them if the day is over, or if the table keeps no secrets. BDZ-day-secret, BDZ-D-c99.
 */
export function mayRead(
  { day }: Pick<View, 'day'>,
  { options, tables }: Pick<Book, 'options' | 'tables'>,
): readonly RuleId[] | 'all' {
  if (options['day-secrets'] === 'open' || day?.step === 'over') return 'all';
  if (!day) return [];
  const known: readonly DayPlace[] = [...day.over, ...(day.reached && day.at ? [day.at] : [])];
  return [
    ...known.flatMap((place) => [locationRow({ tables }, place).rule, ...(GONE[locationOf(place)] ?? [])]),
    ...(day.over.includes('home') ? COME_HOME : []),
  ];
}
