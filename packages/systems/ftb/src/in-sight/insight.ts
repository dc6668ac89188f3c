import type { Rule } from '@shambles/engine';
import { successes } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { draws, hides, isConcealable } from '../goods/goods.js';
import { inchesLeft, shift } from '../moving/moving.js';
import { seenAnew, type Watch } from '../moving/walking.js';
import { groupOf, leader } from '../people/groups.js';
import { reactions } from '../reacting/reaction.js';
import { add, emptyCall } from '../shooting/shooting.js';
import {
  encounterOf,
  hostile,
  isPlayers,
  itemOf,
  type Person,
  personOf,
  standing,
  turnIsOver,
} from '../state.js';
import { tableOf } from '../table.js';
import type { Mod } from '../tables/insight.js';
import { SHEETS } from '../tables/sheets.js';
import { acts } from './insightacts.js';
import { enemiesInSight, inSightNow, newlySeen, sighted } from './sighted.js';

// ------------------------------------------------------------------ coming into sight

/** Stops a figure when it comes into sight of an enemy, or an enemy into its sight. FTB-5.5.2a, FTB-5.5.10. */
export const IN_SIGHT: Watch = {
  involuntary: true,
  stops: (w, p) => newlySeen(w, p).length > 0,
  *happens(w, who, watches) {
    const p = personOf(w.s, who);
    sighted(w, newlySeen(w, p));
    const group = movingGroup(w, who);
    const shifted: string[] = [];
    for (const id of group) if (yield* twoMoreInches(w, id)) shifted.push(id);
    yield* inSight(w, p.side, group, watches);
    // Other things that these inches bring into sight, such as a PEF, are handled after the test. FTB-12.5a, FTB-D-192.
    const others = watches.filter((each) => each !== IN_SIGHT);
    for (const id of shifted) if (tableOf(w).has(id)) yield* seenAnew(w, id, others);
  },
};

/** The group that moves: this figure and the active members of its group whose turn is not over. FTB-5.7.3b. */
export function movingGroup(w: FtbWorld, who: string): string[] {
  const active = encounterOf(w.s).active?.who ?? [];
  return groupOf(w, who)
    .filter((p) => p.id === who || (active.includes(p.id) && !turnIsOver(w.s, p)))
    .map((p) => p.id);
}

/**
 * Moves a figure up to two inches more in any direction, within its move, which only those who are active have. Returns
 * true if it moved. FTB-5.5.2b, FTB-D-41.
 */
function* twoMoreInches(w: FtbWorld, who: string): Rule<boolean> {
  const p = personOf(w.s, who);
  const { used } = p;
  const most = Math.min(2, inchesLeft(p));
  const { active } = encounterOf(w.s);
  const moves = active === null || active.who.includes(who);
  if (most > 0.1 && moves && !turnIsOver(w.s, p)) yield* shift(w, who, most, 'two-more', 'FTB-5.5.2b');
  return personOf(w.s, who).used > used;
}

// ------------------------------------------------------------------ the test

/** A group in the test, with its Leader's dice and successes. */
export interface Taker {
  readonly leader: string;
  readonly group: readonly string[];
  readonly dice: number;
  successes: number;
  readonly mods: readonly { readonly circumstance: string; readonly dice: number }[];
}

/**
 * In Sight: the Leaders of all groups in sight of an enemy roll. The winners act, most successes first, then all others
 * take the tests they owe. `movers` have come into sight or, if another rule orders the test, count as moving.
 * `watches` may stop winners that move on. FTB-5.5.2c, FTB-5.5.3a to FTB-5.5.8, FTB-5.6.1, FTB-D-37, FTB-D-43.
 */
export function* inSight(
  w: FtbWorld,
  moving: string,
  movers: readonly string[],
  watches: readonly Watch[],
): Rule<void> {
  const takers = takersOf(w, movers);
  if (takers.length < 2) return;
  sighted(w, inSightNow(w));
  for (const t of takers) t.successes = yield* leaderRoll(w, t);
  yield* rerollTies(w, takers);
  const opposed = (t: Taker) => takers.filter((o) => facing(w, t, o));
  const act = takers
    .filter((t) => opposed(t).some((o) => t.successes > o.successes))
    .sort((a, b) => b.successes - a.successes);
  w.happen({
    is: 'in-sight',
    cause: 'FTB-5.5.3c',
    leaders: takers.map((t) => ({
      who: t.leader,
      group: t.group,
      dice: t.dice,
      successes: t.successes,
      mods: t.mods,
    })),
    act: act.map((t) => t.leader),
    moving,
  });
  for (const t of takers) drawn(w, t);
  const call = emptyCall();
  const targeted = new Map<string, number>();
  for (const t of act) add(call, yield* acts(w, t.group, movers, targeted, watches));
  yield* reactions(w, call, watches);
  // A charge is not stopped on its way here, so what it has brought into sight follows. FTB-D-192.
  for (const id of call.charging) yield* seenAnew(w, id, watches);
}

/**
 * The groups in the test: all with a figure that sees an enemy or is seen by one, moving ones first. FTB-5.5.2c,
 * FTB-D-42.
 */
export function takersOf(w: FtbWorld, movers: readonly string[]): Taker[] {
  const seen = standing(w.s)
    .filter((p) => tableOf(w).has(p.id) && enemiesInSight(w, p).length > 0)
    .map((p) => p.id);
  const groups: Person[][] = [];
  for (const id of [...movers.filter((m) => seen.includes(m)), ...seen]) {
    const group = groupOf(w, id);
    if (!groups.some((g) => g[0] === group[0])) groups.push(group);
  }
  return groups.map((group) => {
    const led = leader(group);
    const mods = modifiers(
      w,
      led,
      group.some((p) => movers.includes(p.id)),
    );
    const dice = Math.max(0, led.rep + mods.reduce((n, m) => n + m.dice, 0));
    return { leader: led.id, group: group.map((p) => p.id), dice, successes: 0, mods };
  });
}

/** FTB-T-in-sight-modifiers. FTB-5.5.3m, FTB-D-59, FTB-D-66. */
function modifiers(w: FtbWorld, led: Person, moving: boolean): Taker['mods'] {
  const e = encounterOf(w.s);
  const table = tableOf(w);
  const learning = SHEETS[e.kind].arms !== undefined;
  const inView = enemiesInSight(w, led).filter((id) => table.sees(led.id, id));
  const holds: { readonly [m in Mod]: boolean } = {
    moving,
    concealed: hides(led) || (learning && isPlayers(led) && hasDrawn(w, led)),
    alerted: e.shots && isRaided(w, led),
    'enemies-in-cover': inView.length > 0 && inView.every((id) => table.inCover(id, led.id)),
  };
  return w.book.tables.inSight.rows
    .filter(({ circumstance, option }) => holds[circumstance] && (!option || w.book.options[option] === 'on'))
    .map(({ circumstance, dice }) => ({ circumstance, dice }));
}

/** True if a person is one of those raided: the Class that was chosen, or players who defend. FTB-14.12.5f, FTB-D-8. */
function isRaided(w: FtbWorld, p: Person): boolean {
  const { kind, foes } = encounterOf(w.s);
  if (kind === 'raid-defend') return isPlayers(p);
  if (kind !== 'raid' && kind !== 'rescue') return false;
  return w.s.parties.some((party) => party.id === p.side && party.class === foes);
}

/**
 * True if a person has a weapon in hand that it could have carried concealed, whether drawn by now or not. FTB-14.6.5a.
 */
function hasDrawn(w: FtbWorld, led: Person): boolean {
  return led.hand.some((id) => isConcealable(w, itemOf(led, id).what));
}

function* leaderRoll(w: FtbWorld, { leader: id, dice }: Taker): Rule<number> {
  return yield* successes(w, dice, {
    rule: 'FTB-5.5.3a',
    label: 'in-sight',
    table: 'FTB-T-in-sight-modifiers',
    seat: personOf(w.s, id).seat,
    who: id,
  });
}

/**
 * Opponents with equal successes roll again. Two without any dice stay tied, and so do opponents with too few dice for
 * all of them ever to differ, such as three with one each. FTB-5.5.3c, FTB-D-37.
 */
function* rerollTies(w: FtbWorld, takers: readonly Taker[]): Rule<void> {
  const opposed: Opposed = (a, b) => a !== b && a.dice + b.dice > 0 && facing(w, a, b);
  for (let tie = tied(takers, opposed); tie; tie = tied(takers, opposed))
    for (const t of tie) t.successes = yield* leaderRoll(w, t);
}

type Opposed = (a: Taker, b: Taker) => boolean;

/** The first two that have to roll again. */
function tied(takers: readonly Taker[], opposed: Opposed): readonly [Taker, Taker] | undefined {
  for (const a of takers)
    for (const b of takers)
      if (a.successes === b.successes && opposed(a, b) && canDiffer(fightOf(a, takers, opposed), opposed))
        return [a, b];
  return undefined;
}

/** A Leader with its opponents, theirs, and so on. */
function fightOf(one: Taker, takers: readonly Taker[], opposed: Opposed): readonly Taker[] {
  const all = [one];
  for (const a of all) all.push(...takers.filter((b) => !all.includes(b) && opposed(a, b)));
  return all;
}

/** True if all opponents can have different numbers of successes, none of them more than it has dice. */
function canDiffer(left: readonly Taker[], opposed: Opposed, given = new Map<Taker, number>()): boolean {
  const [next, ...rest] = left;
  if (!next) return true;
  const taken = [...given].filter(([other]) => opposed(next, other)).map(([, successes]) => successes);
  return Array.from({ length: next.dice + 1 }, (_, n) => n).some(
    (n) => !taken.includes(n) && canDiffer(rest, opposed, new Map(given).set(next, n)),
  );
}

/** True if two groups are enemies and a figure of one sees a figure of the other. */
function facing(w: FtbWorld, a: Taker, b: Taker): boolean {
  const table = tableOf(w);
  return a.group.some((id) =>
    b.group.some(
      (other) =>
        hostile(w.s, personOf(w.s, id).side, personOf(w.s, other).side) &&
        (table.sees(id, other) || table.sees(other, id)),
    ),
  );
}

/** Brings the group's concealed weapons into view. FTB-D-59. */
function drawn(w: FtbWorld, { group }: Taker): void {
  for (const who of group) draws(w, who);
}
