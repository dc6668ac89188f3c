import type { Paper, PaperSection } from '@shambles/engine';
import { routeOf } from '@shambles/thw';
import type { Book } from '../book.js';
import { personName } from '../catalogue/called.js';
import { ENGLISH } from '../catalogue.js';
import { GUNS, type Item, MELEE_WEAPONS, type Resource } from '../kinds.js';
import { type Campaign, type Chapter, foodHere, type Place } from '../state/campaign.js';
import { amountOf } from '../state/goods.js';
import { dayOf, QUARTERS, STOCK } from '../tables/campaign/months.js';
import type { View } from '../view.js';
import { dayName, monthPlots, timeName } from './months.js';
import { acquaintances } from './people.js';

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const placeName = (id: string): string => ENGLISH[`place.${id}`] ?? id;
const areaName = (area: Place['area']): string => ENGLISH[`area.${area}`] ?? area;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// ------------------------------------------------------------------ the story so far

/** The band's present situation, then the chapters that led to it, the newest first. BDZ-T-roster. */
export function history(view: View, c: Campaign, book: Book): PaperSection {
  const pages = c.chronicle.map((chapter, i) => page(chapter, i, book)).reverse();
  return { id: 'history', title: 'History', timeline: true, cards: [now(view, c, book), ...pages] };
}

function now(view: View, c: Campaign, book: Book): Paper {
  const band = view.people.filter((p) => c.members.some((m) => m.id === p.id));
  const here = c.places.find((p) => p.id === c.at);
  const { friends, enemies } = known(c);
  const encounters = c.chronicle.filter(isEncounter).length;
  const names = (ids: readonly string[]) => ids.map((id) => personName(book, id)).join(', ');
  const gone = (c.parted ?? [])
    .filter(({ why }) => why !== 'starved')
    .map(({ who, month }) => `${personName(book, who)} (month ${month})`);
  return {
    id: 'now',
    title: timeName(view, c),
    note: here ? whereabouts(view, c, here) : '',
    tone: 'amber',
    entries: [
      {
        name: 'The band',
        value: band.map((p) => `${personName(book, p.id)}, Rep ${p.rep}`).join('; ') || 'nobody',
      },
      ...(c.step === 'day-one' ? planned(view) : [{ name: 'Food', value: larder(c) }]),
      ...(c.captives.length > 0
        ? [
            {
              name: 'Captive',
              value: c.captives.map((x) => `${personName(book, x.who)} (${placeName(x.place)})`).join(', '),
            },
          ]
        : []),
      ...(c.step === 'day-one'
        ? []
        : [
            { name: 'Friends', value: names(friends) || 'none' },
            { name: 'Enemies', value: names(enemies) || 'none' },
          ]),
      ...(gone.length > 0 ? [{ name: 'Left the band', value: gone.join(', ') }] : []),
      ...(encounters > 0 ? [{ name: 'So far', value: counted(encounters, 'encounter') }] : []),
    ],
    lines: [
      ...(c.hungry ? ['There was not enough food for all when the last month ended.'] : []),
      ...(c.bereft ? ['Somebody has been lost in this month.'] : []),
    ],
    plots: monthPlots(view, c),
    faces: band.map((p) => ({ id: p.id, name: personName(book, p.id), tone: 'amber' as const })),
  };
}

/** The band's place and day; on Day One, the location of the visit. */
function whereabouts({ day, encounter }: View, c: Campaign, { id, area }: Place): string {
  if (c.step !== 'day-one') return `${placeName(id)}, ${areaName(area)}, day ${encounter?.day ?? today(c)}`;
  return capital(day?.at ? `${placeName(day.at)}, ${areaName(area)}` : areaName(area));
}

/** The day of the outbreak; until a month is settled, no later than its last. BDZ-D-c36. */
function today({ quarters, months }: Campaign): number {
  return Math.min(dayOf(quarters), dayOf(QUARTERS * (months + 1)) - 1);
}

/** Places still on the plan. BDZ-day-plan. */
function planned({ day }: Pick<View, 'day'>): Paper['entries'] {
  const places = day?.plan.map(placeName) ?? [];
  return places.length > 0 ? [{ name: 'The plan', value: capital(places.join(', ')) }] : [];
}

/** "9, enough for 3 months", with what a base here holds. BDZ-camp-food-month, BDZ-D-c122. */
export function larder(c: Pick<Campaign, 'goods' | 'mouths' | 'places' | 'at'>): string {
  const { mouths } = c;
  const food = foodHere(c);
  if (mouths.length === 0) return String(food);
  const months = Math.floor(food / mouths.length);
  return months > 0
    ? `${food}, enough for ${counted(months, 'month')}`
    : `${food} for ${mouths.length}, not enough`;
}

/** Friends and enemies whose last meeting with the band left them so. */
function known(c: Campaign): { readonly friends: string[]; readonly enemies: string[] } {
  const last = [...acquaintances(c)].map(([id, times]) => [id, times[times.length - 1]?.since] as const);
  const of = (how: string) => last.filter(([, since]) => since === how).map(([id]) => id);
  return { friends: of('friends'), enemies: of('enemies') };
}

function page(chapter: Chapter, i: number, book: Book): Paper {
  const { kind, at, area, part, turns, killed, won, joined, lost, found } = chapter;
  const where = at === undefined ? areaName(area) : placeName(at);
  const names = (ids: readonly string[]) => ids.map((id) => personName(book, id)).join(', ');
  const goods = Object.entries(found).map(([item, n]) => `${ENGLISH[`item.${item}`] ?? item} ${n}`);
  const faces = (ids: readonly string[], tone: 'amber' | 'rust') =>
    ids.map((id) => ({ id, name: personName(book, id), tone }));
  return {
    id: `encounter-${i + 1}`,
    title: kind === 'day-one' ? `Day One, visit ${i + 1}` : dayName(chapter),
    note:
      kind === 'day-one'
        ? `${capital(where)}, ${ENGLISH[`part.${part}`]}`
        : `${ENGLISH[`encounter.${kind}`]}, ${ENGLISH[`part.${part}`]}, ${where}`,
    tone: lost.length > 0 || !won ? 'rust' : 'moss',
    entries: [
      // Nobody counts turns on a table of the players' own.
      ...(turns > 0 ? [{ name: 'Lasted', value: counted(turns, 'turn') }] : []),
      { name: 'Purpose', value: won ? 'achieved' : 'not achieved' },
      ...(killed > 0 ? [{ name: 'Killed zombies', value: `${killed} of the band` }] : []),
      ...(goods.length > 0 ? [{ name: 'Brought', value: goods.join(', ') }] : []),
    ],
    lines: [
      ...(joined.length > 0 ? [`Joined: ${names(joined)}.`] : []),
      ...(lost.length > 0 ? [`Lost: ${names(lost)}.`] : []),
    ],
    faces: [...faces(joined, 'amber'), ...faces(lost, 'rust')],
  };
}

// ------------------------------------------------------------------ what is left, what is owned, where

/** What is left in the area and what the band owns, then the places that it knows. BDZ-camp-stockpile, BDZ-T-roster. */
export function record(view: View, c: Campaign): PaperSection[] {
  // On the first day nobody knows what the area holds, and a single place needs no map.
  if (c.step === 'day-one' || c.places.length === 0) return [];
  const cards = [resources(view, c), route(c), ...c.places.map((p) => place(p, c))];
  return [{ id: 'places', title: 'Places and resources', cards }];
}

function resources(view: View, c: Campaign): Paper {
  const stock = c.places.find((p) => p.id === c.at)?.stock;
  return {
    id: 'resources',
    title: 'Resources',
    note: 'Left in area / owned by group',
    tone: 'paper',
    entries: STOCK.rows.map(({ resource, name }) => ({
      name,
      value: `${stock?.[resource] ?? '?'} / ${owned(view, c, resource)}`,
    })),
    lines: [],
  };
}

const WEAPONS: readonly Item[] = [
  ...GUNS,
  ...MELEE_WEAPONS.filter((each) => each !== 'unarmed'),
  'grenade',
] as Item[];

/** The amount in the common stock, in bases and on the members. BDZ-D-c60, BDZ-camp-base. */
function owned(view: View, c: Campaign, resource: Resource): number {
  const band = view.people.filter((p) => c.members.some((m) => m.id === p.id));
  const all = [c.goods, ...c.places.map((p) => p.store), ...band.map((p) => p.load)];
  const sum = (items: readonly Item[]) =>
    items.reduce((n, item) => n + all.reduce((m, goods) => m + amountOf(goods, item), 0), 0);
  switch (resource) {
    case 'vehicles':
      return c.vehicles.length;
    case 'armor':
      return sum(['armor']) + band.filter((p) => p.armoured).length;
    case 'weapons':
      return (
        sum(WEAPONS) +
        band.reduce((n, p) => n + p.guns.length + (p.melee === 'unarmed' ? 0 : 1) + p.more.length, 0)
      );
    default:
      return sum([resource]);
  }
}

/** A map of the places the band has been to and those it knows of. BDZ-camp-travel-steps. */
function route(c: Campaign): Paper {
  const stops = c.places.map((p) => ({
    id: p.id,
    name: placeName(p.id),
    note: [areaName(p.area), ...since(p.id, c)].join(', '),
    next: p.next,
    is:
      p.id === c.at
        ? ('here' as const)
        : p.base
          ? ('base' as const)
          : p.stock
            ? ('been' as const)
            : ('unseen' as const),
  }));
  const id = 'route';
  return { id, title: 'Where the band has been', tone: 'paper', entries: [], lines: [], map: routeOf(stops) };
}

/** Day One has locations, and a mutiny is part of the aftermath of an encounter. BDZ-D-c121. */
const isEncounter = ({ kind }: Chapter): boolean => kind !== 'day-one' && kind !== 'mutiny';

/** "2 encounters"; nothing if there have been none. */
function since(id: string, { chronicle }: Campaign): string[] {
  const here = chronicle.filter((each) => each.at === id && isEncounter(each)).length;
  return here > 0 ? [counted(here, 'encounter')] : [];
}

/** "Day 12: Raid, at night, without success." for each encounter there. */
function told(id: string, { chronicle }: Campaign): string[] {
  return chronicle
    .filter((each) => each.at === id)
    .map((chapter) => {
      const { kind, part, won } = chapter;
      const what = `${ENGLISH[`encounter.${kind}`] ?? kind}, ${ENGLISH[`part.${part}`] ?? part}`;
      return `${dayName(chapter)}: ${what}${won ? '' : ', without success'}.`;
    });
}

function place({ id, area, base, store, next, stock }: Place, c: Campaign): Paper {
  const stored = Object.entries(store).map(([item, n]) => `${ENGLISH[`item.${item}`] ?? item} ${n}`);
  return {
    id,
    title: placeName(id),
    note: capital(areaName(area)),
    tone: id === c.at ? 'amber' : 'paper',
    entries: [
      ...(base
        ? [{ name: 'Base', value: stored.length > 0 ? stored.join(', ') : 'nothing is stored there' }]
        : []),
      ...(stock ? [{ name: 'Food left', value: String(stock.food ?? 0) }] : []),
      ...(next.length > 0 ? [{ name: 'Beside', value: next.map(placeName).join(', ') }] : []),
    ],
    lines: [...(id === c.at ? ['The band is here.'] : []), ...told(id, c)],
  };
}
