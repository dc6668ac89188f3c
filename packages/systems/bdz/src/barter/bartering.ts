import { ask, choose, type Inner, type Line, type Rule } from '@shambles/engine';
import { contest } from '../contact/meeting.js';
import { headOf, houseNow, speakerOf } from '../contact/people.js';
import { bandIn } from '../contact/spots.js';
import type { Given } from '../facts/campaign/barter.js';
import { encounterOf } from '../facts/campaign/contact.js';
import { leftInArea, thing } from '../facts/campaign/loot.js';
import { campaignOf } from '../facts/campaign/months.js';
import { one, signed, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { dealOf } from '../house/campaign-rows.js';
import type { Item } from '../kinds.js';
import { houseAbout } from '../loot/houses.js';
import { itemsOf, thingsOf } from '../people/carrying.js';
import { add, amountOf, type Goods } from '../state/goods.js';
import { carriesOn, inMelee, isUp, type Person, personOf } from '../state.js';
import {
  BARTER_DICE,
  barterDice,
  type Case,
  type Deal,
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

/** The number of these who are alive, on their feet or not. BDZ-camp-barter-max. */
function livingAmong(w: BdzWorld, ids: readonly string[]): number {
  return w.s.people.filter((p) => ids.includes(p.id) && p.status !== 'dead').length;
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
  // What guests carry is theirs.
  const { guests } = encounterOf(w.s);
  const own = ownersIn(w, house)
    .map((p) => p.id)
    .filter((id) => !guests.includes(id));
  const cause = 'BDZ-camp-barter-when';
  const there = { who: traders(w, house), figures: livingAmong(w, houseNow(w, house).barter) };
  yield* trades(w, who, own, there, () =>
    w.happen({ is: 'house', cause, house: { ...houseNow(w, house), barter: [] } }),
  );
}

/**
 * Trades on behalf of the band members present with their goods. `there` are the others who can trade, and the number
 * of their group, which counts the wounded. `haggled` is called once the leaders have haggled.
 * BDZ-camp-barter-procedure, BDZ-camp-barter-max.
 */
export function* trades(
  w: BdzWorld,
  who: string,
  ours: readonly string[],
  there: { readonly who: readonly string[]; readonly figures: number },
  haggled: () => void,
): Rule<void> {
  const most = PER_FIGURE * there.figures;
  const { seat } = personOf(w.s, who);
  const own = stock(w, ours);
  const wanted = yield* wants(w, seat, most, worth(own));
  if (worth(wanted) === 0) return;
  const foe = headOf(w, there.who).id;
  const offered = yield* offers(w, seat, { own, ours, wanted, leaders: { who, with: foe } });
  if (!offered) return;
  const deal = yield* haggles(w, who, foe, wanted, offered);
  haggled();
  const got = deal === 'half' ? yield* settlesForLess(w, seat, wanted, most / 2) : wanted;
  if (deal === 'none' || worth(got) === 0) return;
  const less = worth(got) < worth(wanted);
  const gave = less ? yield* offers(w, seat, { own: offered, ours, wanted: got }) : offered;
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
  const deal = dealOf(w.book, lead);
  w.happen({ is: 'haggled', cause, who, with: foe, own, other, deal });
  return deal;
}

/** Modifiers that apply to a trade. BDZ-camp-barter-mods. */
export function casesOf(w: BdzWorld, wanted: Readonly<Goods>, offered: Readonly<Goods>): Case[] {
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

/** What goods are worth in trade. BDZ-camp-barter-rate. */
export function worth(goods: Readonly<Goods>): number {
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
    const dice = (goods: Readonly<Goods>) => diceFor(w, goods, {});
    const line = (item: Item) =>
      inWords('barter-want', item, {
        lacking: isLacking(w, item),
        dice: dice(withOne(wanted, item)) - dice(wanted),
      });
    const values = { most, means, wanted: listed(wanted) };
    const space = picks('barter-want', items, line, 'done');
    const item = yield* ask(w, seat, 'BDZ-camp-barter-stock', 'barter-want', space, values);
    if (item === 'done') break;
    add(wanted, item, 1);
  }
  return wanted;
}

/** What a player offers from, for what, and which leaders will haggle about it, if they have not yet. */
interface Offer {
  readonly own: Readonly<Goods>;
  readonly ours: readonly string[];
  readonly wanted: Readonly<Goods>;
  readonly leaders?: { readonly who: string; readonly with: string };
}

/**
 * Asks for things to offer until they are worth the price; undefined if the player calls it off. BDZ-camp-barter-rate.
 */
function* offers(w: BdzWorld, seat: string, { own, ours, wanted, leaders }: Offer): Rule<Goods | undefined> {
  const offered: Goods = {};
  const price = worth(wanted);
  while (worth(offered) < price) {
    const items = itemsOf(own).filter((item) => amountOf(offered, item) < amountOf(own, item));
    const dice = (goods: Readonly<Goods>) => (leaders ? diceFor(w, wanted, goods) : 0);
    const line = (item: Item) =>
      inWords('barter-offer', item, {
        lacking: leaders !== undefined && isLacking(w, item),
        dice: dice(withOne(offered, item)) - dice(offered),
        who: sourcesOf(w, ours, item)[amountOf(offered, item)],
      });
    const values = {
      wanted: listed(wanted),
      worth: price,
      offered: listed(offered),
      n: worth(offered),
      ...(leaders && { who: one(leaders.who), with: one(leaders.with) }),
    };
    const space = picks('barter-offer', items, line, 'keep');
    const item = yield* ask(w, seat, 'BDZ-camp-barter-rate', 'barter-offer', space, values);
    if (item === 'keep') return undefined;
    add(offered, item, 1);
  }
  return offered;
}

/** Dice that the things of a trade bring or cost. BDZ-camp-barter-mods. */
const diceFor = (w: BdzWorld, wanted: Readonly<Goods>, offered: Readonly<Goods>): number =>
  casesOf(w, wanted, offered).reduce((sum, each) => sum + BARTER_DICE[each], 0);

function withOne(goods: Readonly<Goods>, item: Item): Goods {
  const more = { ...goods };
  add(more, item, 1);
  return more;
}

const listed = (goods: Readonly<Goods>): Inner | readonly Inner[] =>
  countOf(goods) === 0
    ? word('barter.nothing')
    : itemsOf(goods).map((item) => thing(item, amountOf(goods, item)));

/** A thing to ask for or to offer: its worth, who carries it, and what it does to the dice. BDZ-camp-barter-mods. */
function inWords(
  key: string,
  item: Item,
  { lacking, dice, who = '' }: { readonly lacking: boolean; readonly dice: number; readonly who?: string },
): Line {
  const worthTwo: Inner =
    worthOf(item) === 1 ? thing(item) : { key: 'barter.two', values: { item: thing(item) } };
  const of: Inner = who === '' ? worthTwo : { key: 'barter.of', values: { item: worthTwo, who: one(who) } };
  const named: Inner = lacking ? { key: 'barter.lacking', values: { item: of } } : of;
  if (dice === 0) return { key: `${key}.item`, values: { item: named } };
  return { key: `${key}.dice`, values: { item: named, dice: signed(dice), count: Math.abs(dice) } };
}

/** Cuts the wanted things down to at most `most`, and drops all that this area lacks. BDZ-camp-barter-lose1. */
function* settlesForLess(w: BdzWorld, seat: string, wanted: Readonly<Goods>, most: number): Rule<Goods> {
  const had: Goods = {};
  for (const item of itemsOf(wanted)) if (!isLacking(w, item)) add(had, item, amountOf(wanted, item));
  if (countOf(had) <= most) return had;
  const got: Goods = {};
  while (countOf(got) < most) {
    const items = itemsOf(had).filter((item) => amountOf(got, item) < amountOf(had, item));
    const line = (item: Item) => inWords('barter-want', item, { lacking: false, dice: 0 });
    const space = picks('barter-want', items, line, 'done');
    const values = { most, wanted: listed(got) };
    const item = yield* ask(w, seat, 'BDZ-camp-barter-lose1', 'barter-less', space, values);
    if (item === 'done') break;
    add(got, item, 1);
  }
  return got;
}

function picks<E extends string>(key: string, items: readonly Item[], line: (item: Item) => Line, end: E) {
  return choose<Item | E>([...items, end], {
    id: (each) => each,
    line: (each) => (each === end ? { key: `${key}.${end}` } : line(each as Item)),
    ends: (each) => each === end,
  });
}

/** Where each of these things would come from: first the band's goods (''), then what the people present carry. */
function sourcesOf(w: BdzWorld, ours: readonly string[], item: Item): string[] {
  return [
    ...Array.from({ length: amountOf(campaignOf(w.s).goods, item) }, () => ''),
    ...ours.flatMap((id) => Array.from({ length: amountOf(thingsOf(personOf(w.s, id)), item) }, () => id)),
  ];
}

function givers(w: BdzWorld, ours: readonly string[], gave: Readonly<Goods>): Given[] {
  return itemsOf(gave).flatMap((item) =>
    sourcesOf(w, ours, item)
      .slice(0, amountOf(gave, item))
      .map((who) => ({ item, who })),
  );
}
