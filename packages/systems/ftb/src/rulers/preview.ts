import type { AskView, Json, OddsQuery } from '@shambles/engine';
import { wayId, waysOn } from '@shambles/thw';
import { type Book, gunRow } from '../book.js';
import { speaker } from '../contact/talk.js';
import { deedId } from '../deeds/deed.js';
import { load } from '../goods/goods.js';
import type { MeleeWeapon } from '../kinds.js';
import { armOf } from '../melee/weapons.js';
import { fastSet } from '../moving/moving.js';
import { aimsAtCharger, aimsPlain, aimsTwo, place, placedIn } from '../shooting/aim.js';
import { targetsOn } from '../shooting/targets.js';
import { isPlayers, itemOf, type Person } from '../state.js';
import type { View } from '../view.js';
import { isZed } from '../words.js';
import { tableOfView } from './rulers.js';

/** Odds worth showing beside an answer: of a shot, a charge, a Fast Move, a talk. */
export function preview(view: View, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  const who = view.people.find((p) => nounIn(ask, 'who') === `person.${p.id}`);
  switch (ask.code) {
    case 'aim':
      return who ? aimAt(view, who, ask, answer, book) : [];
    case 'charge':
      return who ? chargeOn(view, who, String(answer), book) : [];
    case 'meet': {
      const theirs = view.people.find((p) => nounIn(ask, 'whom') === `person.${p.id}`);
      return who && theirs && answer === 'talk' ? [talkWith(who, theirs)] : [];
    }
    case 'deed':
      return view.people.filter(isPlayers).flatMap((p) => deedBy(view, p, answer, book));
    default:
      return [];
  }
}

export function nounIn(ask: AskView, name: string): string | undefined {
  const value = ask.line.values?.[name];
  return typeof value === 'object' && 'noun' in value ? value.noun : undefined;
}

function figuresIn(view: View): string[] {
  return [...view.people, ...view.zeds].map(({ id }) => id);
}

function deedBy(view: View, p: Person, answer: Json, book: Book): OddsQuery[] {
  const is = (verb: string, what?: string) => answer === deedId(verb, p.id, what);
  if (is('fast')) return fastSet(view, p.id) ? [] : [fastMove(view, p, book)];
  const party = view.parties.find(({ id }) => is('talk', id));
  const theirs = party && speaker({ s: view }, party);
  if (theirs) return [talkWith(p, theirs)];
  const fired = p.hand.filter((item) => is('fire-both') || is('fire', String(item)));
  if (fired.length > 0) return fireBy(view, p, fired, book);
  return figuresIn(view)
    .filter((id) => is('charge', id))
    .flatMap((id) => chargeOn(view, p, id, book));
}

/** The traits of a human that matter to the dice. Hard as Nails counts only until it is used. FTB-3.3-hard-as-nails. */
export function human(p: Person, book: Book): { readonly [name: string]: Json } {
  return {
    rep: p.rep,
    class: p.class,
    attributes: p.attributes.filter((each) => each !== 'hard-as-nails' || !p.nails),
    star: p.star,
    power: book.options['star-power'] === 'on' ? p.power : 0,
    protected: p.armored,
    prone: p.prone,
    fast: p.fast >= 0,
  };
}

/**
 * The odds of an answer for its target, with two weapons or against a zombie that charges too. The highest dice are
 * those of the targets before it. FTB-7.3a, FTB-7.3b, FTB-6.3b, FTB-6.6, FTB-10.10.4, FTB-T-ranged-combat.
 */
function aimAt(view: View, who: Person, ask: AskView, answer: Json, book: Book): OddsQuery[] {
  const gun = [...book.weapons.keys()].find((each) => nounIn(ask, 'gun') === `thing.${each}`);
  if (gun === undefined) return [];
  const { values } = ask.line;
  const left = Number(values?.dice);
  const ways = waysOn(figuresIn(view), gunRow(book, gun).target, left, true, true);
  const way = ways.find((each) => wayId(each, left) === answer);
  const table = tableOfView(view, book);
  if (!way || !table?.has(way.target)) return [];
  const placed = placedIn(values);
  const all = diceOn(placed) + way.by;
  place(table, placed, way);
  const at = placed.findIndex(({ target }) => target === way.target);
  const shots = placed[at]?.dice ?? 0;
  const before = diceOn(placed.slice(0, at));
  const after = all - before - shots;
  const nth = placed.slice(0, at + 1).filter(({ target }) => target !== '').length;
  return shotAt(view, who, gun, way.target, book, {
    shots,
    ...(before > 0 && { before }),
    ...(after > 0 && { after }),
    ...((way.plain || aimsPlain(values)) && { plain: true }),
    ...(nth > 1 && { nth }),
    ...(aimsTwo(values) && { two: true }),
    ...(aimsAtCharger(values, way.target) && { charging: true }),
  });
}

function diceOn(placed: readonly { readonly dice: number }[]): number {
  return placed.reduce((n, { dice }) => n + dice, 0);
}

/** The odds of firing one gun or both, all dice on the nearest possible target. FTB-5.2b, FTB-6.6. */
function fireBy(view: View, who: Person, items: readonly number[], book: Book): OddsQuery[] {
  const table = tableOfView(view, book);
  if (!table) return [];
  return items
    .map((id) => itemOf(who, id))
    .flatMap(({ what, empty }) => {
      const gun = empty ? undefined : book.weapons.get(what);
      const [nearest] = gun ? targetsOn(table, view, who, gun.range) : [];
      if (nearest === undefined) return [];
      return shotAt(view, who, what, nearest, book, { ...(items.length > 1 && { two: true }) });
    });
}

interface Dice {
  /** If left out, all that the gun has. */
  readonly shots?: number;
  /** Dice of the firing on targets before this one, and after it. FTB-7.3b. */
  readonly before?: number;
  readonly after?: number;
  readonly plain?: true;
  readonly two?: true;
  /** Set if the target is a zombie that charges the shooter. FTB-10.10.4. */
  readonly charging?: true;
  /** Set if it is not the first target. */
  readonly nth?: number;
}

function shotAt(
  view: View,
  who: Person,
  gun: string,
  target: string,
  book: Book,
  { shots, charging, ...more }: Dice,
): OddsQuery[] {
  const table = tableOfView(view, book);
  if (!book.weapons.has(gun) || !table?.has(target)) return [];
  const p = view.people.find((q) => q.id === target);
  const hit = p
    ? {
        kind: 'human',
        ...human(p, book),
        cover: table.inCover(target, who.id),
        ...(p.carries !== '' && { carries: true }),
      }
    : { kind: 'zombie', ...(charging && { charging }) };
  const most = Math.max(...gunRow(book, gun).target);
  const input = {
    rep: who.rep,
    weapon: gun,
    shots: Math.min(most, shots ?? most),
    fast: who.fast >= 0,
    ...more,
    target: hit,
  };
  return [{ procedure: 'shoot', input, on: target }];
}

/** What a person fights with; a Two-Hand weapon in one hand counts as a One-Hand weapon does. FTB-8.1. */
function fightsWith(p: Person, book: Book): MeleeWeapon | undefined {
  const used = armOf(book, p)?.circumstance;
  return used === 'two-hand-in-one' ? 'one-hand' : used;
}

/** True if a charger is, and was when it became active, behind its target's rear line. FTB-2.2.2c. */
export function comesFromBehind(view: View, { id, began }: Person, target: string, book: Book): boolean {
  const table = tableOfView(view, book);
  if (!table?.has(id) || !table.has(target) || !table.isBehind(id, target)) return false;
  return began === null || table.as(id, began, () => table.isBehind(id, target), table.at(id).facing);
}

/**
 * The odds of a charge on a human, to the end of its melee; for a zombie, those of a melee with one. A charger that
 * lies gets up first. FTB-8.2a, FTB-D-130.
 */
function chargeOn(view: View, who: Person, target: string, book: Book): OddsQuery[] {
  const p = view.people.find((q) => q.id === target);
  const arm = fightsWith(who, book);
  const charger = { ...human(who, book), prone: false, ...(arm && { arm }) };
  if (!p) return isZed(target) ? [{ procedure: 'melee', input: { a: charger, zombies: 1 }, on: target }] : [];
  const gun = p.hand.map((id) => itemOf(p, id)).find((i) => !i.empty && book.weapons.has(i.what));
  const theirs = fightsWith(p, book);
  const input = {
    charger,
    ...(comesFromBehind(view, who, target, book) && { rear: true }),
    target: { ...human(p, book), ...(theirs && { arm: theirs }), ...(gun && { weapon: gun.what }) },
  };
  return [{ procedure: 'charge', input, on: target }];
}

/** The odds of Talk the Talk between two Leaders. FTB-12.13a. */
function talkWith(ours: Person, theirs: Person): OddsQuery {
  return { procedure: 'talk', input: { ours: talker(ours), theirs: talker(theirs) }, on: theirs.id };
}

function talker(p: Person): { readonly [name: string]: Json } {
  return { rep: p.rep, class: p.class, attributes: [...p.attributes], sex: p.sex };
}

/**
 * The odds of a Fast Move, with everything that costs the runner dice: its load, woods, a crawl. FTB-5.3.2a,
 * FTB-5.7.5.1b, FTB-11.7.4c.
 */
function fastMove(view: View, p: Person, book: Book): OddsQuery {
  const items = load({ book }, p);
  const input = {
    rep: p.rep,
    attributes: [...p.attributes],
    ...(items > 0 && { items }),
    ...(p.prone && { prone: true }),
    ...(tableOfView(view, book)?.inWoods(p) && { woods: true }),
    ...(p.carries !== '' && { carries: true }),
  };
  return { procedure: 'fast-move', input, on: p.id };
}
