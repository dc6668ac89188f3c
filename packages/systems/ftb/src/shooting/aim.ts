import { ask, Choose, choose, type Inner, type Line, type Noun, type Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { type AimWay, off, putDice, wayId, waysOn } from '@shambles/thw';
import { gunRow } from '../book.js';
import type { FtbWorld } from '../facts.js';
import type { Gun } from '../kinds.js';
import { face } from '../moving/walking.js';
import { isPlayers, type Person, personOf } from '../state.js';
import { type FtbTable, tableOf } from '../table.js';
import { nameOf, word } from '../words.js';
import { type Mark, markOn, type Occasion, type Volley, volleyAt } from './shooting.js';

/** A weapon to fire with. */
export interface Weapon {
  readonly item: number;
  readonly gun: Gun;
}

/** Dice placed on a target; '' for a gap in the swath. FTB-6.5b. */
interface Placed {
  readonly target: string;
  dice: number;
}

interface How {
  /** Zombies that charge the shooter. FTB-10.10.4. */
  readonly chargers?: readonly string[];
}

/**
 * Asks what a person fires, of the weapons that it could: the player may choose one or both; others fire the first.
 * FTB-6.6.
 */
export function* choosesWeapons(w: FtbWorld, p: Person, could: readonly Weapon[]): Rule<readonly Weapon[]> {
  const [first] = could;
  if (!first) return [];
  if (could.length === 1 || !isPlayers(p)) return [first];
  const ids = could.map(({ item }) => String(item));
  const chosen = yield* ask(
    w,
    p.seat,
    'FTB-6.6',
    'fire-with',
    new Choose([...ids, 'both'], {
      line: (id) => ({
        key: id === 'both' ? 'fire-with.both' : 'fire-with',
        values: { gun: word(`thing.${could.find((g) => String(g.item) === id)?.gun}`) },
      }),
    }),
    { who: word(`person.${p.id}`) },
  );
  return chosen === 'both' ? could : could.filter(({ item }) => String(item) === chosen);
}

/**
 * Turns a person and aims each of its weapons separately at the targets that it can be fired at before the person
 * turns, as both are fired at once. FTB-2.2.2a, FTB-6.6, FTB-D-36.
 */
export function* takesAim(
  w: FtbWorld,
  who: string,
  weapons: readonly Weapon[],
  targets: (gun: Gun) => readonly string[],
  why: Occasion,
  how: How = {},
): Rule<Volley[]> {
  const volleys: Volley[] = [];
  const aims = weapons.map((weapon) => ({ weapon, at: targets(weapon.gun) }));
  for (const { weapon, at } of aims) {
    const more = { ...how, two: weapons.length > 1 };
    const volley = yield* aim(w, who, weapon, at, why, more);
    face(w, who, tableOf(w).at((volley.marks[0] as Mark).target));
    volleys.push(volley);
  }
  return volleys;
}

/**
 * Places the dice of one firing. A player puts all on one target, uses fewer by the lower rating, or spreads them one
 * by one over targets in the swath, and chooses whether a shotgun rolls its six. NPCs put all dice on the first target.
 * FTB-7.3a, FTB-6.1-sg, FTB-6.3b, FTB-6.5a, FTB-D-44.
 */
export function* aim(
  w: FtbWorld,
  who: string,
  weapon: Weapon,
  targets: readonly string[],
  why: Occasion,
  how: How & { readonly two?: boolean } = {},
): Rule<Volley> {
  const { target: ratings, rolls = 0 } = gunRow(w.book, weapon.gun);
  const full = Math.max(...ratings);
  const p = personOf(w.s, who);
  if (!isPlayers(p))
    return volleyAt(w, who, weapon, [markOn(w, who, targets[0] as string, full, 1)], why, how);
  const spread = targets.length > 1;
  const placed: Placed[] = [];
  let rating = full;
  let left = full;
  let plain = false;
  while (left > 0) {
    const first = placed.length === 0;
    const open = targets.filter((t) => mayAdd(w, who, placed, t, rating, left));
    const best = first ? rolls : 0;
    const way: AimWay = yield* ask(
      w,
      p.seat,
      'FTB-7.3a',
      'aim',
      choose(waysOn(open, first ? ratings : [rating], left, spread, best > 0), {
        id: (way) => wayId(way, left),
        line: (way) => aimLine(w, way, left, best),
        on: ({ target }) => target,
      }),
      {
        who: word(`person.${who}`),
        gun: word(`thing.${weapon.gun}`),
        dice: left,
        ...aimedHow(how, placed, plain),
      },
    );
    if (first) {
      rating = way.by;
      left = way.by;
      plain = way.plain;
    }
    left -= place(tableOf(w), placed, way);
  }
  return volleyAt(w, who, weapon, marksOf(w, who, placed), why, { ...how, plain });
}

/** Places dice on a target, and one on the gap before it if there is one. Returns how many. FTB-7.3a, FTB-6.5b. */
export function place(table: FtbTable, placed: Placed[], { target, one, by }: AimWay): number {
  const gap = gapBefore(table, placed, target) ? 1 : 0;
  if (gap > 0) placed.push({ target: '', dice: gap });
  const dice = one ? 1 : by - gap;
  putDice(placed, target, dice);
  return gap + dice;
}

/**
 * What else the odds of an aim depend on, as values of the question: it is one of two weapons, a shotgun rolls no more
 * dice than count, the zombies that charge the shooter, and the dice placed so far. FTB-6.6, FTB-6.1-sg, FTB-10.10.4,
 * FTB-7.3b.
 */
function aimedHow(
  { two, chargers = [] }: How & { readonly two?: boolean },
  placed: readonly Placed[],
  plain: boolean,
) {
  return {
    ...(two && { two: 1 }),
    ...(plain && { plain: 1 }),
    ...(chargers.length > 0 && { charging: chargers.map(figureNoun) }),
    ...(placed.length > 0 && {
      placed: placed.map(({ target, dice }) => ({
        ...(target === '' ? GAP : figureNoun(target)),
        count: dice,
      })),
    }),
  };
}

const GAP = word('shot.between');

/** A figure by itself, a zombie by its own number, since the odds are those of one of several. FTB-10.10.4. */
function figureNoun(id: string): Noun {
  return word(`who.${id}`);
}

/** The dice that a question to aim says are placed so far. FTB-7.3b. */
export function placedIn(values: Line['values']): Placed[] {
  const placed = values?.placed;
  if (!Array.isArray(placed)) return [];
  return placed.flatMap((each: Inner) =>
    'noun' in each
      ? [{ target: each.noun === GAP.noun ? '' : each.noun.slice('who.'.length), dice: each.count }]
      : [],
  );
}

/** True if a question to aim is about a shotgun that rolls no more dice than count. FTB-6.1-sg. */
export function aimsPlain(values: Line['values']): boolean {
  return values?.plain === 1;
}

/** True if a question to aim is about one of two weapons fired at once. FTB-6.6. */
export function aimsTwo(values: Line['values']): boolean {
  return values?.two === 1;
}

/** True if a question to aim says that this zombie charges the shooter. FTB-10.10.4. */
export function aimsAtCharger(values: Line['values'], target: string): boolean {
  const charging = values?.charging;
  const { noun } = figureNoun(target);
  return Array.isArray(charging) && charging.some((each: Inner) => 'noun' in each && each.noun === noun);
}

function marksOf(w: FtbWorld, who: string, placed: readonly Placed[]): Mark[] {
  let nth = 0;
  return placed.map(({ target, dice }) =>
    target === '' ? gapMark(dice) : markOn(w, who, target, dice, ++nth),
  );
}

/** Dice on a gap in the swath, or on whatever does not matter. FTB-6.5b. */
export function gapMark(dice: number): Mark {
  return {
    target: '',
    dice,
    nth: 0,
    zombie: false,
    cover: false,
    prone: false,
    fast: false,
    protected: false,
    carries: '',
  };
}

/** The line of a way to aim. `best` is the number of dice rolled, if only the highest count. FTB-6.1-sg. */
function aimLine(w: FtbWorld, { target, one, by, plain }: AimWay, left: number, best: number) {
  const key = one ? (by < left ? 'aim.one-of' : 'aim.one') : 'aim.all';
  const values = { name: nameOf(w.book.names, target), dice: by, count: by };
  return best > 0 && !plain ? { key: `${key}-best`, values: { ...values, best } } : { key, values };
}

/**
 * True if another target, or one more die on a previous one, is within the arc of fire. FTB-6.5a, FTB-6.5b, FTB-D-62.
 */
function mayAdd(
  w: FtbWorld,
  who: string,
  placed: readonly Placed[],
  target: string,
  rating: number,
  left: number,
): boolean {
  const before = placed.filter((m) => m.target !== '');
  if (before.some((m) => m.target === target)) return true;
  if (gapBefore(tableOf(w), placed, target) && left < 2) return false;
  const all = [...before.map((m) => m.target), target];
  return inSwath(w, who, all, rating);
}

/** True if a target is more than an inch from all those already fired at. FTB-6.5b. */
function gapBefore(table: FtbTable, placed: readonly Placed[], target: string): boolean {
  const before = placed.filter((m) => m.target !== '');
  if (before.length === 0 || before.some((m) => m.target === target)) return false;
  return before.every((m) => table.distance(m.target, target) > 1);
}

/**
 * True if all targets are on one side of the line to the first of them, and none is farther from the first than the
 * rating. So they are also in a strip as wide as the rating. FTB-6.5a, FTB-D-62.
 */
export function inSwath(w: FtbWorld, who: string, targets: readonly string[], rating: number): boolean {
  const table = tableOf(w);
  const from = table.at(who);
  const first = table.at(targets[0] as string);
  const aside = targets.map((t) => off(from, first, table.at(t)).aside);
  const near = targets.every((t) => distance(table.at(t), first) <= rating + TINY);
  return near && (aside.every((a) => a >= -TINY) || aside.every((a) => a <= TINY));
}

/** Tolerance for rounding, in inches. */
const TINY = 0.001;
