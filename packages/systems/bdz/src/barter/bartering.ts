import { ask, choose, type Rule } from '@shambles/engine';
import { contest } from '../contact/meeting.js';
import { headOf, houseNow, speakerOf } from '../contact/people.js';
import { bandIn } from '../contact/spots.js';
import type { Given } from '../facts/campaign/barter.js';
import { leftInArea, thing } from '../facts/campaign/loot.js';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import type { Item } from '../kinds.js';
import { houseAbout } from '../loot/houses.js';
import { itemsOf, thingsOf } from '../people/carrying.js';
import { add, amountOf, type Goods } from '../state/goods.js';
import { carriesOn, inMelee, isUp, type Person, personOf } from '../state.js';
import {
  barterDice,
  type Case,
  type Deal,
  dealOf,
  HAD,
  PER_FIGURE,
  RARE,
  worthOf,
} from '../tables/campaign/barter.js';
import { isMistrusted } from '../tables/campaign/contact.js';
import { resourceOf } from '../tables/campaign/loot.js';

/** People in the house who are still there to trade with. BDZ-camp-barter-when. */
function traders(w: BdzWorld, house: string): string[] {
  return houseNow(w, house).barter.filter((id) => w.s.people.some((p) => p.id === id && isUp(p)));
}

/** True if the figure speaks for the band in a building where people would trade. BDZ-camp-barter-when. */
export function mayBarter(w: BdzWorld, p: Person): boolean {
  const house = houseAbout(w, p);
  if (!house || house.barter.length === 0 || !carriesOn(p) || inMelee(w.s, p.id)) return false;
  const there = traders(w, house.id);
  return there.length > 0 && !there.includes(p.id) && ownersIn(w, house.id)[0]?.id === p.id;
}

/** Band members in a building, except those that the band trades with. The spokesperson comes first. */
function ownersIn(w: BdzWorld, house: string): Person[] {
  const met = houseNow(w, house).barter;
  const own = bandIn(w, house).filter((p) => !met.includes(p.id));
  if (own.length === 0) return [];
  const first = speakerOf(
    w,
    own.map((p) => p.id),
  );
  return [first, ...own.filter((p) => p.id !== first.id)];
}

/**
 * Barters, once with these people: choose what is wanted and offered, let the leaders haggle, then exchange goods.
 * BDZ-camp-barter-procedure.
 */
export function* barters(w: BdzWorld, who: string): Rule<void> {
  const house = houseAbout(w, personOf(w.s, who))?.id;
  if (house === undefined) return;
  const own = ownersIn(w, house).map((p) => p.id);
  const cause = 'BDZ-camp-barter-when';
  yield* trades(w, who, own, traders(w, house), () =>
    w.happen({ is: 'house', cause, house: { ...houseNow(w, house), barter: [] } }),
  );
}

/**
 * Trades on behalf of the band members present with their goods. `haggled` is called once the leaders have haggled.
 * BDZ-camp-barter-procedure.
 */
export function* trades(
  w: BdzWorld,
  who: string,
  ours: readonly string[],
  there: readonly string[],
  haggled: () => void,
): Rule<void> {
  const most = PER_FIGURE * there.length;
  const { seat } = personOf(w.s, who);
  const own = stock(w, ours);
  const wanted = yield* wants(w, seat, most, worth(own));
  if (worth(wanted) === 0) return;
  const offered = yield* offers(w, seat, own, worth(wanted));
  if (!offered) return;
  const deal = yield* haggles(w, who, headOf(w, there).id, wanted, offered);
  haggled();
  const got = deal === 'half' ? yield* settlesForLess(w, seat, wanted, most / 2) : wanted;
  if (deal === 'none' || worth(got) === 0) return;
  const less = worth(got) < worth(wanted);
  const gave = less ? yield* offers(w, seat, offered, worth(got)) : offered;
  if (gave) w.happen({ is: 'traded', cause: 'BDZ-camp-barter-rate', got, gave: givers(w, ours, gave) });
}

/** Haggles with dice for Rep and for what is wanted and offered. BDZ-camp-barter-mods, BDZ-D-c26. */
function* haggles(
  w: BdzWorld,
  who: string,
  foe: string,
  wanted: Readonly<Goods>,
  offered: Readonly<Goods>,
): Rule<Deal> {
  const cause = 'BDZ-camp-barter-procedure';
  const [p, q] = [personOf(w.s, who), personOf(w.s, foe)];
  const shy = (a: Person, b: Person): Case[] => (isMistrusted(a.class, b.class) ? ['mistrusted'] : []);
  const dice = barterDice(p.rep, [...casesOf(w, wanted, offered), ...shy(p, q)]);
  const { own, other, lead } = yield* contest(w, cause, [
    { who, seat: p.seat, dice },
    { who: foe, seat: q.seat, dice: barterDice(q.rep, shy(q, p)) },
  ]);
  const deal = dealOf(lead);
  w.happen({ is: 'haggled', cause, who, with: foe, own, other, deal });
  return deal;
}

/** Modifiers that apply to a trade. BDZ-camp-barter-mods. */
function casesOf(w: BdzWorld, wanted: Readonly<Goods>, offered: Readonly<Goods>): Case[] {
  const lacking = (goods: Readonly<Goods>) => itemsOf(goods).some((item) => isLacking(w, item));
  const holds: readonly (readonly [Case, boolean])[] = [
    ['gives-lacking', lacking(offered)],
    ['gives-luxury', amountOf(offered, 'luxury') > 0],
    ['gives-rare', itemsOf(offered).some((item) => RARE.includes(item))],
    ['wants-lacking', lacking(wanted)],
    ['wants-luxury', amountOf(wanted, 'luxury') > 0],
  ];
  return holds.filter(([, so]) => so).map(([each]) => each);
}

/** True if the item cannot be found in this area. BDZ-D-c39. */
function isLacking(w: BdzWorld, item: Item): boolean {
  const resource = resourceOf(item);
  return resource !== undefined && leftInArea(w.s, resource) === 0;
}

// ------------------------------------------------------------------ what is wanted, and what is offered for it

function worth(goods: Readonly<Goods>): number {
  return itemsOf(goods).reduce((sum, item) => sum + worthOf(item) * amountOf(goods, item), 0);
}

function countOf(goods: Readonly<Goods>): number {
  return Object.values(goods).reduce((sum, n) => sum + n, 0);
}

/** Everything these band members have with them, and the goods of the band. BDZ-camp-barter-own. */
function stock(w: BdzWorld, people: readonly string[]): Goods {
  const all = { ...campaignOf(w.s).goods };
  for (const id of people)
    for (const [item, n] of Object.entries(thingsOf(personOf(w.s, id)))) add(all, item as Item, n);
  return all;
}

/**
 * Asks what the player wants: at most `most` things, worth no more than `means`. BDZ-camp-barter-stock,
 * BDZ-camp-barter-max.
 */
function* wants(w: BdzWorld, seat: string, most: number, means: number): Rule<Goods> {
  const wanted: Goods = {};
  while (countOf(wanted) < most) {
    const items = HAD.filter((item) => worth(wanted) + worthOf(item) <= means);
    const values = { n: countOf(wanted), most };
    const space = picks('barter-want', items, 'done');
    const item = yield* ask(w, seat, 'BDZ-camp-barter-stock', 'barter-want', space, values);
    if (item === 'done') break;
    add(wanted, item, 1);
  }
  return wanted;
}

/**
 * Asks for things to offer until they are worth the price; undefined if the player calls it off. BDZ-camp-barter-rate.
 */
function* offers(w: BdzWorld, seat: string, own: Readonly<Goods>, price: number): Rule<Goods | undefined> {
  const offered: Goods = {};
  while (worth(offered) < price) {
    const items = itemsOf(own).filter((item) => amountOf(offered, item) < amountOf(own, item));
    const values = { n: worth(offered), worth: price };
    const space = picks('barter-offer', items, 'keep');
    const item = yield* ask(w, seat, 'BDZ-camp-barter-rate', 'barter-offer', space, values);
    if (item === 'keep') return undefined;
    add(offered, item, 1);
  }
  return offered;
}

/** Cuts the wanted things down to at most `most`, and drops all that this area lacks. BDZ-camp-barter-lose1. */
function* settlesForLess(w: BdzWorld, seat: string, wanted: Readonly<Goods>, most: number): Rule<Goods> {
  const had: Goods = {};
  for (const item of itemsOf(wanted)) if (!isLacking(w, item)) add(had, item, amountOf(wanted, item));
  if (countOf(had) <= most) return had;
  const got: Goods = {};
  while (countOf(got) < most) {
    const items = itemsOf(had).filter((item) => amountOf(got, item) < amountOf(had, item));
    const space = picks('barter-want', items, 'done');
    const item = yield* ask(w, seat, 'BDZ-camp-barter-lose1', 'barter-less', space, { most });
    if (item === 'done') break;
    add(got, item, 1);
  }
  return got;
}

function picks<E extends string>(key: string, items: readonly Item[], end: E) {
  return choose<Item | E>([...items, end], {
    id: (each) => each,
    line: (each) =>
      each === end ? { key: `${key}.${end}` } : { key: `${key}.item`, values: { item: thing(each as Item) } },
  });
}

/** Says where each thing given comes from: first the band's goods, then what the people present carry. */
function givers(w: BdzWorld, ours: readonly string[], gave: Readonly<Goods>): Given[] {
  const { goods } = campaignOf(w.s);
  const own = ours.map((id) => personOf(w.s, id));
  return itemsOf(gave).flatMap((item) => {
    const from = [
      ...Array.from({ length: amountOf(goods, item) }, () => ''),
      ...own.flatMap((p) => Array.from({ length: amountOf(thingsOf(p), item) }, () => p.id)),
    ];
    return from.slice(0, amountOf(gave, item)).map((who) => ({ item, who }));
  });
}
