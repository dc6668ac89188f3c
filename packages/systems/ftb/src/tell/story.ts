import { FIRST_DAYS } from '../campaign.js';
import type { StoryFact } from '../facts/story.js';
import type { FtbFact } from '../facts.js';
import type { Item, Person } from '../state.js';
import { line, one, several, type Telling, word } from './lines.js';

const things = (items: readonly Pick<Item, 'what'>[]) => {
  const counts = new Map<string, number>();
  for (const { what } of items) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => ({ noun: `thing.${what}`, count }));
};

function made(p: Person, how: 'star' | 'recruit') {
  const who = one(p.id);
  const people = word(`class.${p.class}`);
  if (how === 'star') return line('made-star', { who, class: people, rep: p.rep });
  return p.items.length > 0
    ? line('made-recruit', { who, class: people, rep: p.rep, things: things(p.items) })
    : line('made-recruit-bare', { who, class: people, rep: p.rep });
}

/** A day of the first thirty, or a month, is there: not one of the steps in it. FTB-11.3a. */
export function isNewDay(f: FtbFact): boolean {
  return f.is === 'calendar' && f.step === (f.when.day <= FIRST_DAYS ? 'choose' : 'declare');
}

/** "Day 14", or "Month 5, year 2"; within a month only travel is told. FTB-11.3a, FTB-11.5. */
function moment(f: Extract<StoryFact, { is: 'calendar' }>) {
  const { year, month, day } = f.when;
  const where = { place: word(`place.${f.bound ?? f.area}`) };
  if (isNewDay(f))
    return day <= FIRST_DAYS ? line('day', { day, ...where }) : line('month', { year, month, ...where });
  return f.step === 'food' && f.cause === 'FTB-11.5' ? line('travelled', where) : undefined;
}

export const STORY_TOLD: Telling<StoryFact> = {
  made: ({ person, how }) => made(person, how),
  attribute: ({ who, attribute, chosen }) =>
    line(chosen ? 'attribute-chosen' : 'attribute', {
      who: one(who),
      attribute: word(`attribute.${attribute}`),
    }),
  class: ({ who, class: to }) => line('class', { who: one(who), class: word(`class.${to}`) }),
  household: ({ household: h }) =>
    h.making !== 'done' || h.home === ''
      ? undefined
      : h.stock.length > 0
        ? line('home-with', { who: one(h.star), place: word(`place.${h.home}`), things: things(h.stock) })
        : line('home', { who: one(h.star), place: word(`place.${h.home}`) }),
  calendar: moment,
  planned: null,
  fielded: ({ who }) => (who.length > 0 ? line('fielded', { who: several(who) }) : undefined),
  stays: ({ who, kind, alone }) =>
    line(alone ? 'stays-alone' : 'stays', {
      who: several(who),
      encounter: word(`encounter.${kind}`),
      count: who.length,
    }),
  'left-home': ({ items }) => line('left-home', { things: things(items.map((what) => ({ what }))) }),
  packed: null,
  'stock-lost': ({ items, why }) => line(`stock-lost-${why}`, { count: items.length }),
  'stayed-home': () => line('stayed-home'),
  ate: ({ who }) => line('ate', { who: several(who) }),
  hungry: ({ who }) => line('hungry', { who: one(who) }),
  rep: ({ who, before, after, why }) => line(`rep-${why}`, { who: one(who), before, after }),
  'left-band': ({ who, why }) => line(`left-band-${why}`, { who: one(who) }),
  'new-leader': ({ who }) => line('new-leader', { who: one(who) }),
  leaderless: ({ seat }) => line('leaderless', { seat: word(`seat.${seat}`) }),
  availability: ({ who, comes }) => line(comes ? 'available' : 'not-available', { who: one(who) }),
  jailed: ({ arrest }) => line(`jailed-${arrest.by}`, { who: one(arrest.who) }),
  freed: ({ arrest, paid }) =>
    arrest.by === 'military'
      ? line('freed-military', { who: one(arrest.who) })
      : line(paid > 0 ? 'freed-paid' : 'freed', { who: one(arrest.who), count: paid }),
  acquaintance: null,
  chapter: ({ chapter: c }) =>
    line(c.success ? 'chapter-success' : 'chapter-failure', {
      encounter: word(`encounter.${c.encounter}`),
      turns: c.turns,
      zeds: c.zeds,
    }),
  closed: null,
  'game-over': ({ why }) => line(`game-over-${why}`),
};
