import { ask, choose, type Rule, Some } from '@shambles/engine';
import { sinceDay } from '../book.js';
import { begins, placeOf, whichPart } from '../encounters/beginning.js';
import { campaignOf } from '../facts/campaign/months.js';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { bandRoom, outfits, stows } from '../loot/stowing.js';
import { cargoOf, itemsOf } from '../people/carrying.js';
import { timePasses } from '../people/rogue.js';
import { foodHere, type Plan } from '../state/campaign.js';
import { dayOf, QUARTERS, quartersOf } from '../tables/campaign/months.js';
import { bandOf, isLed, membersOf, seatOf, starOf } from './band.js';
import { travels } from './travel.js';

/** What a band may do next. */
const CHOICES = ['discover', 'raid', 'take-back', 'travel', 'rest', 'base', 'retire'] as const;
type Choice = (typeof CHOICES)[number];

/** Chooses an encounter or another use of the month. BDZ-enc-kinds, BDZ-camp-win. */
export function* chooses(w: BdzWorld): Rule<void> {
  if (!(yield* isLed(w))) return w.happen({ is: 'campaign-over', cause: 'BDZ-camp-win', why: 'nobody-left' });
  yield* timePasses(w, membersOf(w), sinceDay(dayOf(campaignOf(w.s).quarters)));
  // Members who have left no longer carry anything.
  if (cargoOf(w.book, campaignOf(w.s).goods) > bandRoom(w)) yield* stows(w);
  const { months } = campaignOf(w.s);
  const { id, area } = placeOf(w);
  const may = CHOICES.filter((each) => isOpen(w, each));
  const next = yield* ask(
    w,
    seatOf(w),
    'BDZ-enc-kinds',
    'next',
    choose(may, { id: (each) => each, line: (each) => ({ key: `next.${each}` }) }),
    {
      month: months + 1,
      place: word(`place.${id}`),
      area: word(`area.${area}`),
      food: foodHere(campaignOf(w.s)),
    },
  );
  switch (next) {
    case 'retire':
      return w.happen({ is: 'campaign-over', cause: 'BDZ-camp-win', why: 'retired' });
    case 'travel':
      return yield* travels(w);
    case 'rest':
      return rests(w);
    case 'base':
      return yield* stores(w);
    default:
      return yield* setsOut(w, next);
  }
}

/**
 * True if the choice is open. A base has to be won only once in an area, and is offered only if there is something to
 * store or take. BDZ-camp-base, BDZ-D-c88.
 */
function isOpen(w: BdzWorld, choice: Choice): boolean {
  const { base, store } = placeOf(w);
  const things = itemsOf(store).length + itemsOf(campaignOf(w.s).goods).length;
  if (choice === 'take-back') return !base;
  return choice !== 'base' || (base && things > 0);
}

function* stores(w: BdzWorld): Rule<void> {
  yield* stows(w);
  const { quarters, months } = campaignOf(w.s);
  w.happen({ is: 'calendar', cause: 'BDZ-camp-base', step: 'choose', quarters, months });
}

/** Lets the rest of the month pass without an encounter. BDZ-D-c37. */
function rests(w: BdzWorld): void {
  const { months } = campaignOf(w.s);
  const quarters = QUARTERS * (months + 1);
  w.happen({ is: 'calendar', cause: 'BDZ-D-c37', step: 'month', quarters, months });
}

/**
 * Chooses the captive to free, the part of the day and who goes, and plays the encounter. BDZ-enc-time-of-day,
 * BDZ-enc-disc-goal.
 */
function* setsOut(w: BdzWorld, kind: Plan['kind']): Rule<void> {
  const captive = kind === 'raid' ? yield* whomFor(w) : '';
  const part = yield* whichPart(w, kind);
  const plan = { kind, part, who: yield* whoGoes(w), vehicles: [], captive };
  w.happen({ is: 'planned', cause: 'BDZ-camp-overview-encounter', plan });
  begins(w);
  yield* outfits(w);
  const { months, quarters } = campaignOf(w.s);
  const spent = quarters + quartersOf(placeOf(w).area);
  w.happen({ is: 'calendar', cause: 'BDZ-camp-encounters-per-month', step: 'home', quarters: spent, months });
}

/** Asks which captive held in this area to free; '' is a Raid for goods alone. BDZ-enc-raid-goal, BDZ-D-c89. */
function* whomFor(w: BdzWorld): Rule<string> {
  const { captives, at } = campaignOf(w.s);
  const held = captives.filter((c) => c.place === at).map((c) => c.who);
  if (held.length === 0) return '';
  return yield* ask(
    w,
    seatOf(w),
    'BDZ-enc-raid-goal',
    'whom-for',
    choose([...held, ''], {
      id: (id) => (id === '' ? 'goods' : id),
      line: (id) =>
        id === '' ? { key: 'whom-for.goods' } : { key: 'whom-for.captive', values: { who: one(id) } },
    }),
  );
}

/** The Star, and the band members whom the player takes along. */
function* whoGoes(w: BdzWorld): Rule<string[]> {
  const star = starOf(w)?.id;
  const free = bandOf(w).map((p) => p.id);
  const led = star !== undefined && free.includes(star);
  const others = free.filter((id) => id !== star);
  if (led && others.length === 0) return [star];
  const offered = {
    line: (id: string) => ({ key: 'figure', values: { who: one(id) } }),
    on: (id: string) => id,
  };
  const space = new Some(others, { min: led ? 0 : 1, max: others.length }, offered);
  const values = { star: one(star ?? '') };
  const along = yield* ask(
    w,
    seatOf(w),
    'BDZ-enc-disc-goal',
    led ? 'who-goes' : 'who-goes-alone',
    space,
    values,
  );
  return [...(led ? [star] : []), ...along];
}
