import type { AskView, Gist, Json, Line } from '@shambles/engine';
import { twinsOf } from '@shambles/thw';
import type { Book } from '../book.js';
import { wantedAt } from '../day-one/wants.js';
import { word } from '../facts/lines.js';
import { type DayOne, type DayPlace, PLACES } from '../state/day-one.js';
import type { View } from '../view.js';

/** What an answer does, in few words, where its own words do not say it. */
export function gist(view: View, ask: AskView, value: Json, book: Book): Gist | undefined {
  const line =
    ask.code === 'day-plan'
      ? planned(view, value, book)
      : ask.code === 'free-will'
        ? willed(ask, value)
        : undefined;
  return line && { line, vain: false };
}

/** What a place in the plan of Day One is good for, as far as the character knows. BDZ-day-plan, BDZ-D-c96. */
function planned({ day }: View, value: Json, book: Book): Line | undefined {
  const place = PLACES.find((each) => each === value);
  return day && place ? knownOf(day, place, book) : undefined;
}

/** Results by which somebody ducks back. BDZ-wounded-duck. */
const DUCKS = ['duck-back', 'duck-back-and-sanity', 'fire-empty', 'fire-unseen-ducks'];

/**
 * How a number of dice differs from another with the same result: who ducks back picks up a wounded friend unless none
 * is passed. What a figure fires at may hang on the number as well. BDZ-star-freewill, BDZ-wounded-duck.
 */
function willed(ask: AskView, value: Json): Line | undefined {
  const like = twinsOf(ask, value);
  const [other] = like;
  if (!other) return undefined;
  const result = other.line.key.replace('free-will.', '');
  if (DUCKS.includes(result) && [value, ...like.map(({ id }) => id)].includes('0'))
    return { key: value === '0' ? 'gist.ducks-alone' : 'gist.ducks-with' };
  if (/fire/.test(result) && !DUCKS.includes(result)) return undefined;
  return { key: 'gist.same', values: { dice: Number(other.id) } };
}

function knownOf({ family, parked, home }: DayOne, place: DayPlace, book: Book): Line {
  const who = family.filter((r) => r.where === place).map((r) => word(`family.${r.id}`));
  const goods = book.options['day-found'] === 'search-only' ? [] : wantedAt(book, place);
  if (who.length > 0) return { key: 'gist.day-who', values: { who } };
  if (place === 'home') return { key: home.reached ? 'gist.day-home' : 'gist.day-home-stores' };
  if (place === 'vehicle')
    return { key: 'gist.day-vehicle', values: { what: parked.map((v) => word(`some-vehicle.${v.kind}`)) } };
  if (goods.length === 0) return { key: 'gist.day-unknown' };
  return { key: 'gist.day-goods', values: { what: goods.map((each) => word(`item.${each}`)) } };
}
