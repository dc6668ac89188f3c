import { ask, choose, type Rule } from '@shambles/engine';
import { word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { Item } from '../kinds.js';
import type { DayPlace } from '../state/day-one.js';
import { locationOf } from '../tables/campaign/day-one.js';

/** What somebody may have left at work. BDZ-D-c96. */
const BELONGINGS: readonly Item[] = [
  'luxury',
  'medical',
  'food',
  'improvised-one-handed',
  'improvised-two-handed',
];
/** What a shop can hold. BDZ-T-building-loot. */
const SHOPS: { readonly [place: string]: readonly Item[] } = {
  box: ['food', 'fuel', 'luxury', 'medical'],
  super: ['food', 'medical', 'luxury'],
};

/** What somebody goes there for: one kind of thing that the place can hold, or a belonging; '' where nothing is to be named. BDZ-D-c96. */
export function* wantsAt(w: BdzWorld, place: DayPlace): Rule<string> {
  if (w.book.options['day-found'] === 'search-only') return '';
  const all = place === 'work' ? BELONGINGS : SHOPS[locationOf(place)];
  if (!all) return '';
  return yield* ask(
    w,
    w.book.seats[0] as string,
    'BDZ-D-c96',
    'day-wants',
    choose(all, {
      id: (each) => each,
      line: (each) => ({ key: 'day-one-of', values: { what: word(`item.${each}`) } }),
    }),
    { place: word(`place.${place}`) },
  );
}
