import { ask, Choose, type Rule } from '@shambles/engine';
import { pass, successes } from '@shambles/thw';
import { aim } from './aim.js';
import { charge, chargeable } from './charge.js';
import { duckBack } from './duck.js';
import type { FtbWorld } from './facts.js';
import { byRep, groupOf, leader } from './groups.js';
import { fastMove, hasTriedFast, inchesLeft, moveOn, shift } from './moving.js';
import { face, reactions } from './reaction.js';
import { type Call, canHit, emptyCall, loadedGuns, shootAll, type Volley } from './shooting.js';
import { carriesOn, encounterOf, hostile, isPlayers, type Person, personOf, standing } from './state.js';
import { tableOf } from './table.js';
import type { Watch } from './walking.js';
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
export function enemiesInSight(w: FtbWorld, p: Person): string[] {
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
    w.happen({ is: 'came-in-sight', cause: 'FTB-5.5.2a', to: 'all', who: newlySeen(w, p) });
    const group = movingGroup(w, who);
    for (const id of group) yield* twoMoreInches(w, id);
    yield* inSight(w, p.side, group);
  },
};

/** The group that moves: the one that is active, as far as it hangs together with this figure. */
function movingGroup(w: FtbWorld, who: string): string[] {
  const active = encounterOf(w.s).active?.who ?? [];
  return groupOf(w, who)
    .map((p) => p.id)
    .filter((id) => id === who || active.includes(id));
}

/** Two inches more, as far as its move goes, in any direction. FTB-5.5.2b, FTB-D-41. */
function* twoMoreInches(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (!carriesOn(p) || !isPlayers(p)) return;
  const most = Math.min(2, inchesLeft(p));
  if (most > 0.1) yield* shift(w, who, most, 'two-more', 'FTB-5.5.2b');
}

// ------------------------------------------------------------------ the test

/**
 * In Sight: the Leaders of all groups that see or are seen roll, the winners act from the highest Rep down, then
 * the others react. `movers` is the group that came into sight; where the test is ordered by another rule, those who
 * count as moving. FTB-5.5.3a to FTB-5.5.8, FTB-D-37, FTB-D-43.
 */
export function* inSight(w: FtbWorld, moving: string, movers: readonly string[]): Rule<void> {
  const takers = takersOf(w, movers);
  if (takers.length < 2) return;
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
  for (const t of act) yield* actAfter(w, t, moving);
}

/** The groups in the test: of those that move, those in sight of an enemy; of the enemies, whom they see. FTB-5.5.2c. */
function takersOf(w: FtbWorld, movers: readonly string[]): Taker[] {
  const mine = movers.filter((id) => carriesOn(personOf(w.s, id)) && tableOf(w).has(id));
  const seen = new Set(mine.flatMap((id) => enemiesInSight(w, personOf(w.s, id))));
  if (seen.size === 0) return [];
  const groups: Person[][] = [];
  for (const id of [...mine, ...seen]) {
    const group = groupOf(w, id);
    if (!groups.some((g) => g[0] === group[0])) groups.push(group);
  }
  return groups.map((group) => {
    const led = leader(group);
    const moving = group.some((p) => mine.includes(p.id));
    const mods = modifiers(w, led, moving);
    const dice = Math.max(0, led.rep + mods.reduce((n, m) => n + m.dice, 0));
    return { leader: led.id, group: group.map((p) => p.id), dice, successes: 0, mods };
  });
}

/** FTB-T-in-sight-modifiers. FTB-5.5.3m, FTB-D-59, FTB-D-66, FTB-14.12.5f. */
function modifiers(w: FtbWorld, led: Person, moving: boolean): Taker['mods'] {
  const e = encounterOf(w.s);
  const table = tableOf(w);
  const found: { circumstance: string; dice: number }[] = [];
  if (moving) found.push({ circumstance: 'moving', dice: -1 });
  const learning = e.kind === 'zed' || e.kind === 'robbery-in-town' || e.kind === 'escape';
  if (led.concealed || (learning && isPlayers(led))) found.push({ circumstance: 'concealed', dice: -1 });
  const party = w.s.parties.find((p) => p.id === led.side);
  if (party && e.shots && (e.kind === 'raid' || e.kind === 'rescue') && party.class === e.foes)
    found.push({ circumstance: 'alerted', dice: 1 });
  if (w.book.options['concealed-in-sight'] === 'on') {
    const enemies = enemiesInSight(w, led).filter((id) => table.sees(led.id, id));
    if (enemies.length > 0 && enemies.every((id) => table.inCover(id, led.id)))
      found.push({ circumstance: 'enemies-in-cover', dice: -1 });
  }
  return found;
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

/** A Leader that had to draw has its weapon in hand now. FTB-D-59. */
function drawn(w: FtbWorld, { leader: id }: Taker): void {
  if (personOf(w.s, id).concealed) w.happen({ is: 'drew', cause: 'FTB-D-59', to: 'all', who: id });
}

// ------------------------------------------------------------------ acting

/** What one of the winners may do by its line of the table. FTB-T-in-sight-resolution. */
type Action = 'fire' | 'charge' | 'move-on' | 'fast-move' | 'duck-back' | 'hold' | 'carry-on';

/**
 * The winners declare from the highest Rep down; a Duck Back, or going on, is done as it is declared. Then all fire
 * is resolved, then all charges; last the others take the tests they owe. FTB-D-43.
 */
function* actAfter(w: FtbWorld, { group }: Taker, moving: string): Rule<void> {
  const fire: Volley[] = [];
  const charges: { who: string; target: string }[] = [];
  const targeted = new Map<string, number>();
  for (const p of byRep(w.s.people.filter((q) => group.includes(q.id)))) {
    if (!carriesOn(p) || enemiesInSight(w, p).length === 0) continue;
    const active = p.side === moving;
    const action = yield* choose(w, p, active);
    w.happen({ is: 'declared', cause: 'FTB-5.5.7', to: 'all', who: p.id, does: action, at: [] });
    switch (action) {
      case 'fire': {
        const volley = yield* declareFire(w, p, targeted);
        if (volley) fire.push(volley);
        break;
      }
      case 'charge':
        charges.push({ who: p.id, target: yield* chooseCharge(w, p) });
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
  const call: Call = fire.length > 0 ? yield* shootAll(w, fire) : emptyCall();
  for (const { who, target } of charges)
    if (carriesOn(personOf(w.s, who)) && carriesOn(personOf(w.s, target)))
      yield* charge(w, [who], target, 'in-sight');
  yield* reactions(w, call);
}

/** FTB-5.5.4a, FTB-5.5.6, FTB-5.5.7m. */
function* choose(w: FtbWorld, p: Person, active: boolean): Rule<Action> {
  if (p.class === 'citizen' && !(yield* keepsNerve(w, p))) return 'duck-back';
  const guns = loadedGuns(w, p);
  const fires = guns.some(({ gun }) => targetsOf(w, p, gun).length > 0);
  const charges = active && chargeable(w, p).length > 0;
  if (p.star && isPlayers(p)) {
    const may: Action[] = [];
    if (fires) may.push('fire');
    if (charges) may.push('charge');
    if (active && inchesLeft(p) > 0) may.push('move-on');
    if (active && !hasTriedFast(p)) may.push('fast-move');
    may.push('duck-back', 'hold');
    return (yield* ask(
      w,
      p.seat,
      'FTB-5.5.7m',
      'in-sight',
      new Choose(may, { line: (id) => ({ key: `in-sight.${id}` }) }),
      { who: { noun: `person.${p.id}`, count: 1 } },
    )) as Action;
  }
  if (charges && isPlayers(p) && (yield* declaresCharge(w, p, fires))) return 'charge';
  if (fires) return 'fire';
  if (hasGun(w, p)) return guns.length === 0 ? 'duck-back' : 'carry-on';
  return charges ? 'charge' : 'duck-back';
}

/** Line 2: the controller of an active figure may declare a charge. FTB-T-in-sight-resolution. */
function* declaresCharge(w: FtbWorld, p: Person, fires: boolean): Rule<boolean> {
  const chosen = yield* ask(
    w,
    p.seat,
    'FTB-5.5.7m',
    'in-sight-charge',
    new Choose(['charge', fires ? 'fire' : 'hold'], { line: (id) => ({ key: `in-sight.${id}` }) }),
    { who: { noun: `person.${p.id}`, count: 1 } },
  );
  return chosen === 'charge';
}

function hasGun(w: FtbWorld, p: Person): boolean {
  return p.items.some((i) => w.book.weapons.has(i.what));
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

/** Enemies that a gun of its reaches, nearest first. */
export function targetsOf(w: FtbWorld, p: Person, gun: string): string[] {
  const table = tableOf(w);
  return enemiesInSight(w, p)
    .filter((id) => canHit(w, p.id, gun, id))
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}

/** A Star at whom it likes; a Grunt at the nearest that has been targeted least. FTB-5.5.5a, FTB-5.5.5b, FTB-D-44. */
function* declareFire(w: FtbWorld, p: Person, targeted: Map<string, number>): Rule<Volley | undefined> {
  const weapon = loadedGuns(w, p).find(({ gun }) => targetsOf(w, p, gun).length > 0);
  if (!weapon) return undefined;
  const all = targetsOf(w, p, weapon.gun);
  const times = (id: string) => targeted.get(id) ?? 0;
  const fewest = Math.min(...all.map(times));
  const open = p.star ? all : all.filter((id) => times(id) === fewest).slice(0, 1);
  const volley = yield* aim(w, p.id, weapon, open, 'in-sight', { spread: p.star });
  for (const { target } of volley.marks) if (target !== '') targeted.set(target, times(target) + 1);
  const first = volley.marks.find((m) => m.target !== '');
  if (first) face(w, p.id, tableOf(w).at(first.target));
  return volley;
}

function* chooseCharge(w: FtbWorld, p: Person): Rule<string> {
  const may = chargeable(w, p);
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
