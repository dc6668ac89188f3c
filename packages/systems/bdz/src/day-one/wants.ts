import { ask, choose, type Rule } from '@shambles/engine';
import { dayOf } from '../facts/campaign/day-one.js';
import { leftInArea } from '../facts/campaign/loot.js';
import { word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { holdRow } from '../house/campaign-rows.js';
import type { Tabled } from '../house/tables.js';
import type { Item } from '../kinds.js';
import { rollsWeapon } from '../loot/searching.js';
import { takes } from '../loot/taking.js';
import type { RuleId } from '../register.js';
import type { DayPlace } from '../state/day-one.js';
import { locationOf } from '../tables/campaign/day-one.js';
import { findsKeys } from '../vehicles/starting.js';
import { characters } from './crowd.js';

type Wanted = Item | 'weapons';

/** Belongings that the character may have left at work. BDZ-D-c96. */
const BELONGINGS: readonly Wanted[] = [
  'luxury',
  'medical',
  'food',
  'improvised-one-handed',
  'improvised-two-handed',
];
/** Kinds of building that people visit for their goods. BDZ-day-loc-box, BDZ-day-loc-super. */
const SHOPS: { readonly [place: string]: string } = { box: 'retail-box-store', super: 'supermarket' };

/**
 * Things that the character can come for: kinds of thing that the place can hold, or belongings. Empty if there is
 * nothing to name. BDZ-D-c96.
 */
export function wantedAt(book: Tabled, place: DayPlace): readonly Wanted[] {
  if (place === 'work') return BELONGINGS;
  const holds = holdRow(book, SHOPS[locationOf(place)]);
  return holds ? [...(holds.weapons === 'none' ? [] : (['weapons'] as const)), ...holds.items] : [];
}

/** Asks what the character goes there for; '' if there is nothing to name. BDZ-D-c96. */
export function* wantsAt(w: BdzWorld, place: DayPlace): Rule<string> {
  const all = wantedAt(w.book, place);
  if (w.book.options['day-found'] === 'search-only' || all.length === 0) return '';
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

/**
 * The character takes a unit of what it came for, as with any find. A weapon is rolled again until the building has it;
 * keys are those of a vehicle of this table. BDZ-D-c96, BDZ-enc-encumbrance, BDZ-camp-res-keys.
 */
export function* takesWanted(w: BdzWorld, who: string, house?: string): Rule<void> {
  const { wants, at } = dayOf(w.s);
  if (wants === '') return;
  let item = wants === 'weapons' ? undefined : (wants as Item);
  while (item === undefined && leftInArea(w.s, 'weapons') > 0)
    item = yield* rollsWeapon(w, who, SHOPS[at ?? '']);
  if (item === undefined) return;
  if (item !== 'keys' || house === undefined) return yield* takesThere(w, who, item, 'BDZ-D-c96');
  w.happen({ is: 'found', cause: 'BDZ-D-c96', who, item, house, part: 0 });
  yield* findsKeys(w, who, house);
}

/** The character takes a thing that is there, or another adult of the family does. BDZ-enc-encumbrance. */
export function* takesThere(w: BdzWorld, who: string, item: Item, cause: RuleId): Rule<void> {
  const mates = characters(w).map((p) => p.id);
  yield* takes(
    w,
    who,
    mates.filter((id) => id !== who),
    item,
    cause,
  );
}
