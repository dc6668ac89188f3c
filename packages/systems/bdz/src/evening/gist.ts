import type { AskView, Gist, Json, Line } from '@shambles/engine';
import type { Book } from '../book.js';
import { wantedAt } from '../day-one/wants.js';
import { word } from '../facts/lines.js';
import { type DayOne, type DayPlace, PLACES } from '../state/day-one.js';
import type { View } from '../view.js';

/** What a place in the plan of Day One is good for, as far as the character knows. BDZ-day-plan, BDZ-D-c96. */
export function gist({ day }: View, { code }: AskView, value: Json, book: Book): Gist | undefined {
  const place = PLACES.find((each) => each === value);
  if (code !== 'day-plan' || !day || !place) return undefined;
  return { line: knownOf(day, place, book), vain: false };
}

function knownOf({ family, parked, home }: DayOne, place: DayPlace, { options }: Book): Line {
  const who = family.filter((r) => r.where === place).map((r) => word(`family.${r.id}`));
  const goods = options['day-found'] === 'search-only' ? [] : wantedAt(place);
  if (who.length > 0) return { key: 'gist.day-who', values: { who } };
  if (place === 'home') return { key: home.reached ? 'gist.day-home' : 'gist.day-home-stores' };
  if (place === 'vehicle')
    return { key: 'gist.day-vehicle', values: { what: parked.map((v) => word(`some-vehicle.${v.kind}`)) } };
  if (goods.length === 0) return { key: 'gist.day-unknown' };
  return { key: 'gist.day-goods', values: { what: goods.map((each) => word(`item.${each}`)) } };
}
