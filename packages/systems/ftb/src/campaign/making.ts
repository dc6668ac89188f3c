import { ask, Choose, type Line, type Rule, rowFor, Some } from '@shambles/engine';
import { sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import {
  ATTRIBUTES,
  type Attribute,
  type Class,
  type EncounterKind,
  MELEE_WEAPONS,
  type Thing,
} from '../kinds.js';
import { bandOf, followers } from '../people/bands.js';
import { rollNpc } from '../people/people.js';
import { type Household, planFor } from '../state/campaign.js';
import { FRESH, type Item, type Person, personOf } from '../state.js';
import { CITIZEN_DAYS, FIRST_DAYS, MONTHLY } from '../tables/campaign.js';
import { ATTRIBUTE_TABLE } from '../tables/people.js';
import { SHEETS } from '../tables/sheets.js';
import { word } from '../words.js';
import { comesOver } from './carried.js';

/** The next step of making the Stars and their first bands: Rep, Attributes, Class, weapons, band, Items. FTB-8.4c. */
export function* making(w: FtbWorld): Rule<void> {
  const open = nextHousehold(w);
  if (!open) return startingOut(w);
  if (typeof open === 'string') return makeStar(w, open);
  switch (open.making) {
    case 'first-attribute':
      return yield* firstAttribute(w, open);
    case 'second-attribute':
      return yield* secondAttribute(w, open);
    case 'weapon':
      return yield* weapon(w, open);
    case 'band':
      return yield* firstBand(w, open);
    case 'items':
      return yield* firstItems(w, open);
    case 'done':
  }
}

/** The first seat that has no Star yet, or the first household that is not ready; undefined if all are ready. */
function nextHousehold(w: FtbWorld): string | Household | undefined {
  for (const seat of w.book.seats) {
    const known = w.s.campaign.households.find((h) => h.seat === seat);
    if (!known) return seat;
    if (known.making !== 'done') return known;
  }
  return undefined;
}

/**
 * The day that play begins on. A band brought over from another campaign has already lived through the first days.
 * FTB-D-carried.
 */
function firstDay(w: FtbWorld): number {
  const { scenario, band } = w.book;
  if (band) return FIRST_DAYS + 1;
  return scenario.encounter === undefined ? 7 : (scenario.day ?? 31);
}

/** The Class that a Star starts with. FTB-3.4.1, FTB-14.8.5a. */
function firstClass(w: FtbWorld): Class {
  return firstDay(w) <= CITIZEN_DAYS ? 'citizen' : w.book.options.class;
}

function hasAttributes(w: FtbWorld, star: boolean): boolean {
  const who = w.book.options.attributes;
  return who === 'everybody' || who === 'band' || (who === 'star' && star);
}

/** FTB-3.1.1, FTB-3.0. */
function makeStar(w: FtbWorld, seat: string): void {
  if (w.book.band && seat === w.book.seats[0]) {
    comesOver(w, seat, w.book.band);
    return;
  }
  const n = w.book.seats.indexOf(seat);
  const { sex } = w.book.names.stars[n] as { readonly sex: 'f' | 'm' };
  const late = firstDay(w) > CITIZEN_DAYS;
  const star: Person = {
    ...FRESH,
    id: `star-${n + 1}`,
    seat,
    side: w.book.options.sides === 'opposed' && w.book.scenario.encounter !== undefined ? seat : 'players',
    star: true,
    sex,
    class: firstClass(w),
    rep: Number(w.book.options.rep),
    attributes: [],
    items: [],
    hand: [],
    armored: false,
    concealed: false,
    infection: 'none',
    knowsZeds: late,
    knowsFeasts: late,
    zedsKilled: 0,
    hurtArmed: false,
  };
  w.happen({ is: 'made', cause: 'FTB-3.1.1', person: star, how: 'star' });
  const household: Household = {
    seat,
    star: star.id,
    home: '',
    stock: [],
    making: hasAttributes(w, true) ? 'first-attribute' : 'weapon',
  };
  w.happen({ is: 'household', cause: 'FTB-11.2.1', household });
}

function goOn(w: FtbWorld, h: Household, making: Household['making']): void {
  w.happen({ is: 'household', cause: 'FTB-8.4c', household: { ...h, making } });
}

function* firstAttribute(w: FtbWorld, h: Household): Rule<void> {
  yield* rollsFirst(w, personOf(w.s, h.star));
  goOn(w, h, 'second-attribute');
}

function* secondAttribute(w: FtbWorld, h: Household): Rule<void> {
  yield* choosesSecond(w, personOf(w.s, h.star));
  goOn(w, h, 'weapon');
}

/**
 * Gives a Star whatever it lacks of its two Attributes: a Grunt that has become one has one at most. FTB-3.3a,
 * FTB-D-69.
 */
export function* attributesOfStar(w: FtbWorld, star: Person): Rule<void> {
  if (!hasAttributes(w, true)) return;
  const has = star.attributes.length;
  if (has === 0) yield* rollsFirst(w, star);
  if (has < 2) yield* choosesSecond(w, star);
}

/** The first Attribute is rolled. FTB-3.3a, FTB-D-5. */
function* rollsFirst(w: FtbWorld, { id: who, seat }: Person): Rule<void> {
  const total = yield* sum(w, 2, {
    rule: 'FTB-3.3a',
    label: 'attribute',
    table: ATTRIBUTE_TABLE.id,
    seat,
    who,
  });
  const { attribute } = rowFor(ATTRIBUTE_TABLE, total);
  w.happen({ is: 'attribute', cause: 'FTB-3.3a', who, attribute, chosen: false });
}

/** The second Attribute is chosen. FTB-3.3a. */
function* choosesSecond(w: FtbWorld, { id: who, seat }: Person): Rule<void> {
  const has = personOf(w.s, who).attributes;
  const attribute = yield* ask(
    w,
    seat,
    'FTB-3.3a',
    'attribute',
    new Choose(
      ATTRIBUTES.filter((a) => !has.includes(a)),
      { line: (id) => ({ key: `gift.${id}` }) },
    ),
    { who: word(`person.${who}`) },
  );
  w.happen({
    is: 'attribute',
    cause: 'FTB-3.3a',
    who,
    attribute: attribute as Attribute,
    chosen: true,
  });
}

/** Weapons of which a Star may choose one at the start. FTB-3.5, FTB-D-268, FTB-14.6.5a, FTB-14.7.5a, FTB-14.8.5b. */
function weaponsFor(w: FtbWorld): Thing[] {
  const { encounter } = w.book.scenario;
  const arms = encounter === undefined ? undefined : SHEETS[encounter].arms;
  const all: Thing[] = [...w.book.weapons.keys(), ...MELEE_WEAPONS];
  return arms ? all.filter((thing) => arms.weapons.includes(thing)) : all;
}

function* weapon(w: FtbWorld, h: Household): Rule<void> {
  const what = yield* ask(
    w,
    h.seat,
    'FTB-3.5',
    'weapon',
    new Choose(weaponsFor(w), { line: (id) => weaponLine(w, id) }),
    { who: word(`person.${h.star}`) },
  );
  const item: Item = { id: w.s.next.item, what, empty: false };
  w.happen({ is: 'got', cause: 'FTB-3.5', who: h.star, items: [item], how: 'start' });
  const { encounter } = w.book.scenario;
  w.happen({
    is: 'in-hand',
    cause: 'FTB-11.7.3b',
    who: h.star,
    hand: [item.id],
    armored: false,
    concealed: encounter !== undefined && SHEETS[encounter].arms !== undefined,
  });
  goOn(w, h, 'band');
}

/** A line to choose by: a gun's ratings, and the first Encounters that forbid the weapon. FTB-6.0. */
function weaponLine(w: FtbWorld, id: Thing): Line {
  const gun = w.book.weapons.get(id);
  const encounters = forbidding(w, id).map((kind) => word(`encounter.${kind}`));
  const not = encounters.length > 0 ? [{ key: 'weapon.not', values: { encounters } }] : [];
  if (!gun) return { key: 'weapon.other', values: { ...thing(id), not } };
  const { range, target, impact } = gun;
  return { key: 'weapon.gun', values: { ...thing(id), range, target: target.join('/'), impact, not } };
}

/** The first Encounters of a campaign, in their order. FTB-14.5. */
const FIRST_ENCOUNTERS = ['zed', 'robbery-in-town', 'escape'] as const;

/**
 * Those of them that forbid a weapon; a single Encounter offers none that it forbids. FTB-14.6.5a, FTB-14.7.5a,
 * FTB-14.8.5b.
 */
function forbidding(w: FtbWorld, weapon: Thing): readonly EncounterKind[] {
  if (w.book.scenario.encounter !== undefined || firstDay(w) > FIRST_DAYS) return [];
  return FIRST_ENCOUNTERS.filter((kind) => SHEETS[kind].arms?.weapons.includes(weapon) === false);
}

const thing = (id: Thing) => ({ thing: word(`thing.${id}`) });

/** Encounters about Items that are kept at Home. FTB-14.9.5c, FTB-D-8. */
const ATHOME: readonly EncounterKind[] = ['burglarized', 'raid-defend'];

/** Recruits one member at a time, none of a higher Rep than the Star. FTB-4.1a to FTB-4.1f. */
function* firstBand(w: FtbWorld, h: Household): Rule<void> {
  const star = personOf(w.s, h.star);
  const { encounter } = w.book.scenario;
  const alone = encounter !== undefined && SHEETS[encounter].band === 'alone';
  // A Rescue needs somebody to be rescued. FTB-14.12.2.
  const asked = Number(w.book.options.band);
  const wanted = encounter === 'rescue' ? Math.max(1, asked) : asked;
  if (!alone && bandOf(w, h.seat).length < Math.min(wanted, followers(star.rep)))
    return yield* recruit(w, star);
  goOn(w, h, encounter === undefined || ATHOME.includes(encounter) ? 'items' : 'done');
}

/** FTB-4.1b, FTB-4.1d, FTB-3.3b. */
function* recruit(w: FtbWorld, star: Person): Rule<void> {
  const person = yield* rollNpc(w, {
    class: star.class,
    side: star.side,
    seat: star.seat,
    by: star.seat,
    most: star.rep,
    attribute: hasAttributes(w, false),
    day: firstDay(w),
  });
  w.happen({ is: 'made', cause: 'FTB-4.1b', person, how: 'recruit' });
}

/** Kinds of Items that a Star may start with any number of; weapons are limited to one of each. FTB-11.7.1a. */
const KEEPABLE = ['food', 'medical', 'luxury', 'body-armor'] as const;

/**
 * Asks for one Item per point of the Star's Rep and per empty place in the band; all of them are kept at Home.
 * FTB-11.7.1a, FTB-11.7.1b, FTB-D-9.
 */
function* firstItems(w: FtbWorld, h: Household): Rule<void> {
  const { rep } = personOf(w.s, h.star);
  const n = rep + followers(rep) - bandOf(w, h.seat).length;
  const kinds: Thing[] = [...KEEPABLE, ...w.book.weapons.keys(), ...MELEE_WEAPONS];
  const kindOf = (id: string) => id.slice(0, id.lastIndexOf('-'));
  const ids = kinds.flatMap((kind) =>
    Array.from(
      { length: (KEEPABLE as readonly string[]).includes(kind) ? n : 1 },
      (_, i) => `${kind}-${i + 1}`,
    ),
  );
  const chosen = yield* ask(
    w,
    h.seat,
    'FTB-11.7.1a',
    'items',
    new Some(
      ids,
      { min: n, max: n },
      { line: (id) => ({ key: 'thing', values: thing(kindOf(id)) }), like: kindOf },
    ),
    { who: word(`person.${h.star}`), n },
  );
  const first = w.s.next.item;
  const stock = chosen.map((id, i): Item => ({ id: first + i, what: kindOf(id), empty: false }));
  w.happen({
    is: 'household',
    cause: 'FTB-11.13a',
    household: { ...h, home: w.book.options.area, stock, making: 'done' },
  });
}

/**
 * Starts the calendar, and the Encounter of the scenario if it has one. A campaign that begins after the first days
 * begins with the first step of a month. FTB-11.3b, FTB-11.3c, FTB-11.4.
 */
function startingOut(w: FtbWorld): void {
  const { encounter } = w.book.scenario;
  const { area } = w.book.options;
  const day = firstDay(w);
  const month = encounter === undefined && day > FIRST_DAYS;
  w.happen({
    is: 'calendar',
    cause: 'FTB-11.3a',
    when: { year: 1, month: day > FIRST_DAYS ? 2 : 1, day },
    area,
    step: encounter !== undefined ? 'details' : month ? 'declare' : 'choose',
    left: month ? MONTHLY[area] : 1,
  });
  if (encounter !== undefined)
    w.happen({
      is: 'planned',
      cause: 'FTB-14.0',
      plan: planFor(encounter, SHEETS[encounter].area ?? area, false),
      step: 'details',
    });
}
