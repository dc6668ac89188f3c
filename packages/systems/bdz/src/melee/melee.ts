import { ask, type Rule, Some, WholeNumber } from '@shambles/engine';
import { counted } from '@shambles/thw';
import { isZed, one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { meleeRow, meleeWeaponRow } from '../house/rows.js';
import { settle } from '../reaction/exchange.js';
import { type Call, emptyCall } from '../shooting/call.js';
import { hurt } from '../shooting/damage.js';
import { carriesOn, foesOf, isDown, type Melee, personOf } from '../state.js';
import { meleeDice } from '../tables/attributes.js';
import { TEETH } from '../tables/weapons.js';
import { sawAfter, sawRuns, weaponOf } from './chainsaw.js';

/** Dice that a zombie adds for surprise. BDZ-react-zed-result, BDZ-D-zed-melee. */
const SURPRISE = 2;
const PENALTY = 2;

/**
 * Somebody's dice against all its opponents, before the die for Impact; never below zero. BDZ-melee-dice,
 * BDZ-melee-rear, BDZ-D-melee-split.
 */
export function poolOf(w: BdzWorld, id: string): number {
  const zed = w.s.zeds.find((z) => z.id === id);
  // A zombie has one die, or none if it is prone, attacked from behind or just rising. BDZ-zmelee-dice,
  // BDZ-zmelee-minus, BDZ-zmove-knocked.
  const surprises = w.s.melees.some((m) => m.with === id && m.surprise);
  if (zed) return Math.max(0, 1 + (surprises ? SURPRISE : 0) - (zed.prone || zed.caught ? PENALTY : 0));
  const p = personOf(w.s, id);
  // BDZ-autokill-roll.
  if (p.status === 'stunned') return 0;
  const rear = w.s.melees.some((m) => m.who === id && m.rear);
  const less = (p.prone || rear ? PENALTY : 0) + (p.retrieves !== '' ? PENALTY : 0);
  const weapon = weaponOf(p);
  return Math.max(
    0,
    p.rep + (meleeWeaponRow(w.book, weapon).dice ?? 0) + meleeDice(p.attributes, weapon) - less,
  );
}

function impactOf(w: BdzWorld, id: string): number {
  return isZed(id) ? TEETH : meleeWeaponRow(w.book, weaponOf(personOf(w.s, id))).impact;
}

/**
 * One round of these melees. Whoever has several opponents first divides its dice among them, then each fight is fought
 * by itself. Tests for those who went down follow. BDZ-melee-many, BDZ-melee-rolling.
 */
export function* fight(w: BdzWorld, melees: readonly Melee[]): Rule<void> {
  const dice = new Map<string, number>();
  const saws = sawsOf(w, new Set(melees.flatMap((m) => [m.who, m.with])));
  const key = (id: string, foe: string) => `${id} ${foe}`;
  const inPool = w.book.options['impact-die'] === 'once';
  for (const id of new Set(melees.flatMap((m) => [m.who, m.with]))) {
    const foes = foesOf(melees, id);
    const outweighs = (foe: string) => (impactOf(w, id) > impactOf(w, foe) ? 1 : 0);
    let left = poolOf(w, id) + (inPool ? Math.max(...foes.map(outweighs)) : 0);
    for (const [i, foe] of foes.entries()) {
      // Nobody decides for a zombie: all its dice go to the opponent it has fought longest.
      const put = i === foes.length - 1 || isZed(id) ? left : yield* deals(w, id, foe, left, foes.length - i);
      const more = inPool ? 0 : outweighs(foe);
      dice.set(key(id, foe), left === 0 && isZed(id) ? 0 : put + more);
      left -= put;
    }
  }
  const call = emptyCall();
  for (const m of melees) {
    if (!w.s.melees.some((each) => each.who === m.who && each.with === m.with)) continue;
    const of = (id: string, foe: string) => dice.get(key(id, foe)) as number;
    yield* fightOne(w, m, of(m.who, m.with), of(m.with, m.who), call, saws);
  }
  for (const [who, ones] of saws) sawAfter(w, who, ones);
  yield* settle(w, call);
}

/** Asks how many of the remaining dice go to this opponent. BDZ-melee-many. */
function* deals(w: BdzWorld, id: string, foe: string, left: number, among: number): Rule<number> {
  const { seat } = personOf(w.s, id);
  const even = new WholeNumber(0, left, Math.ceil(left / among));
  return yield* ask(w, seat, 'BDZ-melee-many', 'melee-dice', even, {
    who: one(id),
    whom: word(`who.${foe}`),
    dice: left,
    others: among - 1,
    count: among - 1,
  });
}

/**
 * One round of all melees of these figures, and of those of the active group who are locked in the same melee and fight
 * on with them: enemies divide their dice among all. BDZ-melee-locked, BDZ-melee-many, BDZ-D-melee-together.
 */
export function* fightOn(w: BdzWorld, who: readonly string[]): Rule<void> {
  const more = yield* othersWho(w, who);
  const all = [...who, ...more];
  yield* fight(
    w,
    w.s.melees.filter((m) => all.includes(m.who) || all.includes(m.with)),
  );
  if (more.length > 0) w.happen({ is: 'rested', cause: 'BDZ-melee-locked', who: more });
}

/** Asks who else of the active group, locked in the same melee, fights on. BDZ-D-melee-together. */
function* othersWho(w: BdzWorld, who: readonly string[]): Rule<readonly string[]> {
  const locked = new Set(who);
  for (const id of locked) for (const foe of foesOf(w.s.melees, id)) locked.add(foe);
  const others = (w.s.active?.who ?? []).filter(
    (id) => locked.has(id) && !who.includes(id) && !w.s.done.includes(id) && carriesOn(personOf(w.s, id)),
  );
  const [first] = who;
  if (first === undefined || others.length === 0) return [];
  return yield* ask(
    w,
    personOf(w.s, first).seat,
    'BDZ-melee-many',
    'fight-with',
    new Some(
      others,
      { min: 0, max: others.length },
      { line: (id) => ({ key: 'figure', values: { who: one(id) } }), on: (id) => id },
    ),
    { who: one(first) },
  );
}

type Throw = (n: number) => Rule<number>;

/** Both sides roll their successes again, together, until one has none left. BDZ-melee-rolling. */
export function* rollDown(
  throwMine: Throw,
  own: number,
  throwTheirs: Throw,
  other: number,
): Rule<{ readonly mine: number; readonly theirs: number; readonly rolls: number }> {
  let [mine, theirs] = [own, other];
  let rolls = 0;
  do {
    mine = yield* throwMine(mine);
    theirs = yield* throwTheirs(theirs);
    rolls++;
  } while (mine > 0 && theirs > 0);
  return { mine, theirs, rolls };
}

/**
 * Somebody rolls down against dice that belong to no figure and have an Impact of their own; returns what each side has
 * left. BDZ-barricade-break.
 */
export function* forces(
  w: BdzWorld,
  id: string,
  impact: number,
  throwTheirs: Throw,
  other: number,
): Rule<{ readonly mine: number; readonly theirs: number }> {
  const saws = sawsOf(w, new Set([id]));
  const own = poolOf(w, id) + (impactOf(w, id) > impact ? 1 : 0);
  const ended = yield* rollDown((n) => roll(w, id, n, saws), own, throwTheirs, other);
  for (const [who, ones] of saws) sawAfter(w, who, ones);
  return ended;
}

/** Fights one melee by rolling down. BDZ-melee-result. */
function* fightOne(
  w: BdzWorld,
  { who, with: foe }: Melee,
  own: number,
  other: number,
  call: Call,
  saws: Saws,
): Rule<void> {
  const { mine, theirs, rolls } = yield* rollDown(
    (n) => roll(w, who, n, saws),
    own,
    (n) => roll(w, foe, n, saws),
    other,
  );
  w.happen({
    is: 'melee-round',
    cause: 'BDZ-melee-result',
    who,
    with: foe,
    own: mine,
    other: theirs,
    rolls,
  });
  const [winner, loser] = mine >= theirs ? [who, foe] : [foe, who];
  const row = meleeRow(w.book, Math.abs(mine - theirs));
  const damage = isZed(loser) ? row.zombie : row.human;
  if (damage === 'locked') return;
  const rep = isZed(winner) ? 0 : personOf(w.s, winner).rep;
  yield* hurt(w, loser, damage, { by: winner, rep, zombie: isZed(winner) }, call);
}

function* roll(w: BdzWorld, id: string, n: number, saws: Saws): Rule<number> {
  const seat = w.s.people.find((p) => p.id === id)?.seat;
  const what = {
    rule: 'BDZ-melee-dice',
    label: 'melee',
    who: id,
    ...(seat !== undefined && { seat }),
  } as const;
  const { successes, faces } = yield* counted(w, n, what);
  const ones = faces.filter((die) => die === 1).length;
  const before = saws.get(id);
  const looks = w.book.options['saw-ones'] === 'each-throw' || before === UNTHROWN;
  if (before !== undefined && looks) saws.set(id, Math.max(ones, before));
  return successes;
}

/**
 * A single throw at somebody who does not fight back; true if it scores at all. BDZ-zkill-auto-dice, BDZ-autokill-roll.
 */
export function* strikes(w: BdzWorld, id: string, foe: string): Rule<boolean> {
  const saws = sawsOf(w, new Set([id]));
  const dice = poolOf(w, id) + (impactOf(w, id) > impactOf(w, foe) ? 1 : 0);
  const scored = (yield* roll(w, id, dice, saws)) > 0;
  for (const [who, ones] of saws) sawAfter(w, who, ones);
  return scored;
}

/** For each fighter with a working saw, the most ones in a single throw. BDZ-D-chainsaw-ones. */
type Saws = Map<string, number>;
const UNTHROWN = -1;

function sawsOf(w: BdzWorld, who: ReadonlySet<string>): Saws {
  const own = w.s.people.filter((p) => who.has(p.id) && weaponOf(p) === 'chainsaw').map((p) => p.id);
  for (const id of own) sawRuns(w, id);
  return new Map(own.map((id) => [id, UNTHROWN]));
}

/**
 * Locks two figures in a lasting melee. `rear`: the human was attacked from behind; `caught`: the zombie was.
 * BDZ-melee-start.
 */
export function engage(w: BdzWorld, who: string, foe: string, rear: boolean, caught = false): void {
  if (w.s.melees.some((m) => m.who === who && m.with === foe)) return;
  const p = personOf(w.s, who);
  if (isDown(p)) return;
  w.happen({ is: 'melee', cause: 'BDZ-melee-start', who, with: foe, rear, caught });
}
