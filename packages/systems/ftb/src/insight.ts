import { ask, Choose, type Rule } from '@shambles/engine';
import { pass, successes } from '@shambles/thw';
import { choosesWeapons, takesAim, type Weapon } from './aim.js';
import { gunRow } from './book.js';
import { chargeable, chargeHome } from './charge.js';
import { duckBack } from './duck.js';
import type { FtbWorld } from './facts.js';
import { draws } from './goods.js';
import { byRep, groupOf, leader } from './groups.js';
import type { Gun } from './kinds.js';
import { fastMove, inchesLeft, mayGoFast, moveOn, shift } from './moving.js';
import { reactions } from './reaction.js';
import { add, type Call, emptyCall, loadedGuns, shootAll, type Volley } from './shooting.js';
import {
  carriesOn,
  encounterOf,
  hostile,
  isPlayers,
  itemOf,
  type Person,
  personOf,
  standing,
} from './state.js';
import { tableOf } from './table.js';
import { type Action, type Case, IN_SIGHT_MODIFIERS, lineOf, type Mod } from './tables/insight.js';
import { seenAnew, type Watch } from './walking.js';
import { nameOf } from './words.js';

/** A group in the test, with what its Leader scored. */
interface Taker {
  readonly leader: string;
  readonly group: readonly string[];
  readonly dice: number;
  successes: number;
  readonly mods: readonly { readonly circumstance: string; readonly dice: number }[];
}

// ------------------------------------------------------------------ who is in sight

/** Enemies that somebody sees or is seen by: people on whose side it is not. FTB-5.5.1a, FTB-10.9.1. */
function enemiesInSight(w: FtbWorld, p: Person): string[] {
  const table = tableOf(w);
  return standing(w.s)
    .filter((q) => hostile(w.s, p.side, q.side) && table.has(q.id))
    .filter((q) => table.sees(p.id, q.id) || table.sees(q.id, p.id))
    .map((q) => q.id);
}

/** Everybody who is in sight of an enemy now. FTB-D-40. */
export function inSightNow(w: FtbWorld): string[] {
  const table = tableOf(w);
  const people = standing(w.s).filter((p) => table.has(p.id));
  return people
    .filter((p) => people.some((q) => hostile(w.s, p.side, q.side) && table.sees(q.id, p.id)))
    .map((p) => p.id);
}

/** Those that the move of somebody brings into sight for the first time in this phase. FTB-5.5.2a, FTB-D-40. */
function newlySeen(w: FtbWorld, p: Person): string[] {
  const { seen } = encounterOf(w.s);
  const table = tableOf(w);
  const found: string[] = [];
  for (const q of standing(w.s)) {
    if (!hostile(w.s, p.side, q.side) || !table.has(q.id)) continue;
    if (!seen.includes(p.id) && table.sees(q.id, p.id)) found.push(p.id);
    if (!seen.includes(q.id) && table.sees(p.id, q.id)) found.push(q.id);
  }
  return [...new Set(found)];
}

/** Somebody who moves comes into sight, or an enemy does. FTB-5.5.2a, FTB-5.5.10. */
export const IN_SIGHT: Watch = {
  stops: (w, p) => newlySeen(w, p).length > 0,
  *happens(w, who) {
    const p = personOf(w.s, who);
    sighted(w, newlySeen(w, p));
    const group = movingGroup(w, who);
    const shifted: string[] = [];
    for (const id of group) if (yield* twoMoreInches(w, id)) shifted.push(id);
    yield* inSight(w, p.side, group);
    // What else these inches bring into sight, a PEF say, is seen when the test is over. FTB-12.5a, FTB-D-192.
    const others = w.book.calls.watches.filter((each) => each !== IN_SIGHT);
    for (const id of shifted) if (tableOf(w).has(id)) yield* seenAnew(w, id, others);
  },
};

/** They have been seen in this phase. FTB-D-40. */
function sighted(w: FtbWorld, who: readonly string[]): void {
  const { seen } = encounterOf(w.s);
  const fresh = who.filter((id) => !seen.includes(id));
  if (fresh.length > 0) w.happen({ is: 'came-in-sight', cause: 'FTB-5.5.2a', to: 'all', who: fresh });
}

/** The group that moves: the one that is active, as far as it hangs together with this figure. */
function movingGroup(w: FtbWorld, who: string): string[] {
  const active = encounterOf(w.s).active?.who ?? [];
  return groupOf(w, who)
    .map((p) => p.id)
    .filter((id) => id === who || active.includes(id));
}

/** Two inches more, as far as its move goes, in any direction; whether it went any. FTB-5.5.2b, FTB-D-41. */
function* twoMoreInches(w: FtbWorld, who: string): Rule<boolean> {
  const p = personOf(w.s, who);
  if (!isPlayers(p) || !carriesOn(p) || encounterOf(w.s).done.includes(who)) return false;
  const { used } = p;
  const most = Math.min(2, inchesLeft(p));
  if (most > 0.1) yield* shift(w, who, most, 'two-more', 'FTB-5.5.2b');
  return personOf(w.s, who).used > used;
}

// ------------------------------------------------------------------ the test

/**
 * In Sight: the Leaders of all groups in sight of an enemy roll, the winners act, most successes first, then all
 * others take the tests they owe. `movers` have come into sight; where the test is ordered by another rule, they are
 * those who count as moving. FTB-5.5.2c, FTB-5.5.3a to FTB-5.5.8, FTB-5.6.1, FTB-D-37, FTB-D-43.
 */
export function* inSight(w: FtbWorld, moving: string, movers: readonly string[]): Rule<void> {
  const takers = takersOf(w, movers);
  if (takers.length < 2) return;
  sighted(w, inSightNow(w));
  for (const t of takers) t.successes = yield* leaderRoll(w, t);
  yield* rerollTies(w, takers);
  const opposed = (t: Taker) => takers.filter((o) => o !== t && facing(w, t, o));
  const act = takers
    .filter((t) => opposed(t).some((o) => t.successes > o.successes))
    .sort((a, b) => b.successes - a.successes);
  w.happen({
    is: 'in-sight',
    cause: 'FTB-5.5.3c',
    to: 'all',
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
  for (const t of act) add(call, yield* acts(w, t, movers, targeted));
  yield* reactions(w, call);
}

/** The groups in the test: all with a figure that sees an enemy or is seen by one, those that move first. FTB-5.5.2c, FTB-D-42. */
function takersOf(w: FtbWorld, movers: readonly string[]): Taker[] {
  const there = (id: string) => carriesOn(personOf(w.s, id)) && tableOf(w).has(id);
  const mine = movers.filter(there);
  const seen = standing(w.s)
    .filter((p) => tableOf(w).has(p.id) && enemiesInSight(w, p).length > 0)
    .map((p) => p.id);
  const groups: Person[][] = [];
  for (const id of [...mine.filter((m) => seen.includes(m)), ...seen]) {
    const group = groupOf(w, id);
    if (!groups.some((g) => g[0] === group[0])) groups.push(group);
  }
  return groups.map((group) => {
    const led = leader(group);
    const mods = modifiers(
      w,
      led,
      group.some((p) => mine.includes(p.id)),
    );
    const dice = Math.max(0, led.rep + mods.reduce((n, m) => n + m.dice, 0));
    return { leader: led.id, group: group.map((p) => p.id), dice, successes: 0, mods };
  });
}

/** FTB-T-in-sight-modifiers. FTB-5.5.3m, FTB-D-59, FTB-D-66, FTB-14.12.5f. */
function modifiers(w: FtbWorld, led: Person, moving: boolean): Taker['mods'] {
  const e = encounterOf(w.s);
  const table = tableOf(w);
  const learning = e.kind === 'zed' || e.kind === 'robbery-in-town' || e.kind === 'escape';
  const party = w.s.parties.find((p) => p.id === led.side);
  const raided = party && (e.kind === 'raid' || e.kind === 'rescue') && party.class === e.foes;
  const inView = enemiesInSight(w, led).filter((id) => table.sees(led.id, id));
  const holds: { readonly [m in Mod]: boolean } = {
    moving,
    concealed: led.concealed || (learning && isPlayers(led)),
    alerted: raided === true && e.shots,
    'enemies-in-cover': inView.length > 0 && inView.every((id) => table.inCover(id, led.id)),
  };
  return IN_SIGHT_MODIFIERS.rows
    .filter(({ circumstance, option }) => holds[circumstance] && (!option || w.book.options[option] === 'on'))
    .map(({ circumstance, dice }) => ({ circumstance, dice }));
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

/** Equal successes of opponents: these take the test again. FTB-5.5.3c, FTB-D-37. Without any dice nobody ever wins. */
function* rerollTies(w: FtbWorld, takers: readonly Taker[]): Rule<void> {
  for (;;) {
    const tie = tied(w, takers);
    if (!tie) return;
    for (const t of tie) t.successes = yield* leaderRoll(w, t);
  }
}

function tied(w: FtbWorld, takers: readonly Taker[]): readonly [Taker, Taker] | undefined {
  for (const a of takers)
    for (const b of takers)
      if (a !== b && a.dice + b.dice > 0 && a.successes === b.successes && facing(w, a, b)) return [a, b];
  return undefined;
}

/** Two groups of enemies, some of whom see one another. */
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

/** Whoever had to draw has its weapon in hand now. FTB-D-59. */
function drawn(w: FtbWorld, { group }: Taker): void {
  for (const who of group) draws(w, who);
}

// ------------------------------------------------------------------ acting

/**
 * The figures of a group that won declare from the highest Rep down; a Duck Back, or going on, is done as it is
 * declared. Then all fire is resolved, then all charges. FTB-D-43.
 */
function* acts(
  w: FtbWorld,
  { group }: Taker,
  movers: readonly string[],
  targeted: Map<string, number>,
): Rule<Call> {
  const fire: Volley[] = [];
  const charges: { who: string; target: string }[] = [];
  for (const p of byRep(w.s.people.filter((q) => group.includes(q.id)))) {
    if (!carriesOn(p) || enemiesInSight(w, p).length === 0) continue;
    const moves = isMoving(w, p, movers);
    const action = yield* chooses(w, p, moves);
    w.happen({ is: 'declared', cause: 'FTB-5.5.7', to: 'all', who: p.id, does: action, at: [] });
    switch (action) {
      case 'fire':
        fire.push(...(yield* declaresFire(w, p, moves, targeted)));
        break;
      case 'charge':
        charges.push({ who: p.id, target: yield* choosesTarget(w, p) });
        break;
      case 'duck-back':
        yield* duckBack(w, p.id, enemiesInSight(w, p), 'FTB-5.5.7m');
        break;
      case 'fast-move':
        yield* fastMove(w, [p.id]);
        yield* moveOn(w, p.id);
        break;
      case 'move-on':
        yield* moveOn(w, p.id);
        break;
    }
  }
  const call = yield* shootAll(w, stillAimed(w, fire));
  for (const target of new Set(charges.map((c) => c.target))) {
    const chargers = charges.filter((c) => c.target === target).map((c) => c.who);
    add(call, yield* chargeHome(w, chargers, target, 'in-sight'));
  }
  return call;
}

/** Of those who came into sight, the ones that have a move of their own now. FTB-T-in-sight-resolution. */
function isMoving(w: FtbWorld, p: Person, movers: readonly string[]): boolean {
  const { active } = encounterOf(w.s);
  return movers.includes(p.id) && (active === null || active.who.includes(p.id));
}

/** What a move since then has left of declared fire: shooters that can still fire, targets that are still there. */
function stillAimed(w: FtbWorld, fire: readonly Volley[]): Volley[] {
  const stands = (id: string) =>
    w.s.zeds.some((z) => z.id === id) || w.s.people.some((p) => p.id === id && carriesOn(p));
  return fire
    .filter(({ who, item }) => stands(who) && !itemOf(personOf(w.s, who), item).empty)
    .map((v) => ({ ...v, marks: v.marks.map((m) => (stands(m.target) ? m : { ...m, target: '' })) }))
    .filter(({ marks }) => marks.some((m) => m.target !== ''));
}

/** The first line of the table that fits. FTB-5.5.4a, FTB-5.5.6, FTB-5.5.7, FTB-5.5.7m. */
function* chooses(w: FtbWorld, p: Person, moving: boolean): Rule<Action> {
  if (p.class === 'citizen' && !(yield* keepsNerve(w, p))) return lineOf('lost-nerve').grunt[0] as Action;
  const can: { readonly [a in Action]: boolean } = {
    fire: weaponsFor(w, p, moving).length > 0,
    charge: moving && chargeable(w, p).some((id) => w.s.people.some((q) => q.id === id)),
    'move-on': moving && inchesLeft(p) > 0,
    'fast-move': moving && mayGoFast(w, p),
    'duck-back': true,
    hold: true,
    'carry-on': true,
  };
  const line = lineOf(caseOf(w, p, can.fire));
  if (p.star && isPlayers(p))
    return yield* choice(
      w,
      p,
      'in-sight',
      line.star.filter((a) => can[a]),
    );
  const must = line.grunt.find((a) => can[a]) as Action;
  if (!can.charge || must === 'charge' || !isPlayers(p)) return must;
  return yield* choice(w, p, 'in-sight-charge', [...lineOf('declares-charge').grunt, must]);
}

function* choice(w: FtbWorld, p: Person, code: string, may: readonly Action[]): Rule<Action> {
  return (yield* ask(
    w,
    p.seat,
    'FTB-5.5.7m',
    code,
    new Choose(may, { line: (id) => ({ key: `in-sight.${id}` }) }),
    { who: { noun: `person.${p.id}`, count: 1 } },
  )) as Action;
}

function caseOf(w: FtbWorld, p: Person, fires: boolean): Case {
  if (fires) return 'can-fire';
  const guns = p.hand.filter((id) => w.book.weapons.has(itemOf(p, id).what));
  if (guns.length === 0) return 'no-ranged-weapon';
  return guns.every((id) => itemOf(p, id).empty) ? 'out-of-ammo' : 'out-of-range';
}

/** FTB-5.5.6. */
function* keepsNerve(w: FtbWorld, p: Person): Rule<boolean> {
  const passed = yield* pass(w, 1, p.rep, {
    rule: 'FTB-5.5.6',
    label: 'brown-pants',
    seat: p.seat,
    who: p.id,
  });
  w.happen({ is: 'brown-pants', cause: 'FTB-5.5.6', to: 'all', who: p.id, passed: passed > 0 });
  return passed > 0;
}

/** Enemies that a gun of its reaches, nearest first. Whoever moves may turn. FTB-7.1, FTB-5.2a. */
function targetsOf(w: FtbWorld, p: Person, gun: Gun, moving: boolean): string[] {
  const table = tableOf(w);
  const { range } = gunRow(w.book, gun);
  return enemiesInSight(w, p)
    .filter((id) => (moving ? table.line(p.id, id) !== 'no' : table.sees(p.id, id)))
    .filter((id) => table.distance(p.id, id) <= range)
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}

function weaponsFor(w: FtbWorld, p: Person, moving: boolean): Weapon[] {
  return loadedGuns(w, p).filter(({ gun }) => targetsOf(w, p, gun, moving).length > 0);
}

/** A Star at whom it likes; a Grunt at the nearest that has been targeted least. FTB-5.5.5a, FTB-5.5.5b, FTB-D-44. */
function* declaresFire(
  w: FtbWorld,
  p: Person,
  moving: boolean,
  targeted: Map<string, number>,
): Rule<Volley[]> {
  const times = (id: string) => targeted.get(id) ?? 0;
  const open = (gun: Gun) => {
    const all = targetsOf(w, p, gun, moving);
    const fewest = Math.min(...all.map(times));
    return p.star ? all : all.filter((id) => times(id) === fewest).slice(0, 1);
  };
  const weapons = yield* choosesWeapons(w, p, weaponsFor(w, p, moving));
  const volleys = yield* takesAim(w, p.id, weapons, open, 'in-sight', { spread: p.star });
  const at = new Set(volleys.flatMap((v) => v.marks.map((m) => m.target)));
  for (const target of at) if (target !== '') targeted.set(target, times(target) + 1);
  return volleys;
}

function* choosesTarget(w: FtbWorld, p: Person): Rule<string> {
  const may = chargeable(w, p).filter((id) => w.s.people.some((q) => q.id === id));
  if (!isPlayers(p)) return may[0] as string;
  return yield* ask(
    w,
    p.seat,
    'FTB-8.2a',
    'charge',
    new Choose(may, {
      line: (id) => ({ key: 'figure', values: { name: nameOf(w.book.names, id) } }),
      on: (id) => id,
    }),
    { who: { noun: `person.${p.id}`, count: 1 } },
  );
}
