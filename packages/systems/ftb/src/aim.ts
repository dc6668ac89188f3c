import { ask, Choose, type Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { gunRow } from './book.js';
import type { FtbWorld } from './facts.js';
import type { Gun } from './kinds.js';
import { type Mark, markOn, type Occasion, type Volley, volleyAt } from './shooting.js';
import { isPlayers, personOf } from './state.js';
import { tableOf } from './table.js';
import { nameOf } from './words.js';

/** A weapon to fire with. */
interface Weapon {
  readonly item: number;
  readonly gun: Gun;
}

/**
 * Places the dice of one firing. A player's figure chooses: all on one target, fewer by the lower rating, or one
 * by one over targets in the swath. NPCs put all they have on the first. FTB-7.3a, FTB-6.3b, FTB-6.5a, FTB-D-44.
 */
export function* aim(
  w: FtbWorld,
  who: string,
  weapon: Weapon,
  targets: readonly string[],
  why: Occasion,
  more: { readonly two?: boolean; readonly chargers?: readonly string[]; readonly spread?: boolean } = {},
): Rule<Volley> {
  const ratings = gunRow(w.book, weapon.gun).target;
  const full = Math.max(...ratings);
  const p = personOf(w.s, who);
  if (!isPlayers(p))
    return volleyAt(w, who, weapon, [markOn(w, who, targets[0] as string, full, 1)], why, more);
  const placed: { target: string; dice: number }[] = [];
  let left = full;
  while (left > 0) {
    const first = placed.length === 0;
    const open = targets.filter((t) => mayAdd(w, who, placed, t, full, left));
    const ids = open.flatMap((t) => [
      t,
      ...(first ? ratings.filter((r) => r < full).map((r) => `${t} by ${r}`) : []),
      ...(left > 1 && more.spread !== false && targets.length > 1 ? [`${t} one`] : []),
    ]);
    const chosen: string = yield* ask(
      w,
      p.seat,
      'FTB-7.3a',
      'aim',
      new Choose(ids, {
        line: (id) => aimLine(w, id, left),
        on: (id) => id.split(' ')[0] as string,
      }),
      { who: { noun: `person.${who}`, count: 1 }, dice: left },
    );
    const [target, how, rating] = chosen.split(' ') as [string, string?, string?];
    const gap = gapBefore(w, placed, target);
    if (gap) placed.push({ target: '', dice: 1 });
    left -= gap ? 1 : 0;
    const dice = how === 'by' ? Number(rating) : how === 'one' ? 1 : left;
    const known = placed.find((m) => m.target === target);
    if (known) known.dice += dice;
    else placed.push({ target, dice });
    left = how === 'by' ? 0 : left - dice;
  }
  return volleyAt(w, who, weapon, marksOf(w, who, placed), why, more);
}

function marksOf(
  w: FtbWorld,
  who: string,
  placed: readonly { readonly target: string; readonly dice: number }[],
): Mark[] {
  let nth = 0;
  return placed.map(({ target, dice }) =>
    target === '' ? gapMark(dice) : markOn(w, who, target, dice, ++nth),
  );
}

function gapMark(dice: number): Mark {
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

function aimLine(w: FtbWorld, id: string, left: number) {
  const [target, how, rating] = id.split(' ') as [string, string?, string?];
  const dice = how === 'by' ? Number(rating) : how === 'one' ? 1 : left;
  return {
    key: how === 'one' ? 'aim.one' : 'aim.all',
    values: { name: nameOf(w.book.names, target), dice },
  };
}

/** Another target, or one more die on an old one, still lies in the arc of fire. FTB-6.5a, FTB-6.5b, FTB-D-62. */
function mayAdd(
  w: FtbWorld,
  who: string,
  placed: readonly { readonly target: string }[],
  target: string,
  rating: number,
  left: number,
): boolean {
  const before = placed.filter((m) => m.target !== '');
  if (before.length === 0) return true;
  if (before.some((m) => m.target === target)) return true;
  if (gapBefore(w, placed, target) && left < 2) return false;
  const all = [...before.map((m) => m.target), target];
  return inSwath(w, who, all, rating);
}

/** It stands more than an inch from all that are fired at already. FTB-6.5b. */
function gapBefore(w: FtbWorld, placed: readonly { readonly target: string }[], target: string): boolean {
  const before = placed.filter((m) => m.target !== '');
  if (before.length === 0 || before.some((m) => m.target === target)) return false;
  const table = tableOf(w);
  return before.every((m) => table.distance(m.target, target) > 1);
}

/**
 * All targets stand in a strip as wide as the rating across the line to the first of them, beginning there, on one
 * side of it, and no farther from it than that. FTB-6.5a, FTB-D-62.
 */
export function inSwath(w: FtbWorld, who: string, targets: readonly string[], rating: number): boolean {
  const table = tableOf(w);
  const from = table.at(who);
  const first = table.at(targets[0] as string);
  const far = distance(from, first);
  const [ux, uy] = far === 0 ? [0, 1] : [(first.x - from.x) / far, (first.y - from.y) / far];
  const aside = targets.map((t) => {
    const { x, y } = table.at(t);
    return (x - first.x) * uy - (y - first.y) * ux;
  });
  const near = targets.every((t) => distance(table.at(t), first) <= rating + TINY);
  const right = aside.every((a) => a >= -TINY && a <= rating + TINY);
  const left = aside.every((a) => a <= TINY && a >= -rating - TINY);
  return near && (right || left);
}

/** Rounding, in inches. */
const TINY = 0.001;
