import type { Rule } from '@shambles/engine';
import type { Route } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { capped, cut, mayActivate, pass } from '@shambles/thw';
import { openingsIn, outside } from '../barricades/openings.js';
import { isCaptive, isMember } from '../facts/campaign/months.js';
import { NORMAL } from '../facts/turn.js';
import type { BdzWorld } from '../facts.js';
import { groupOf, thresholdOf } from '../groups/groups.js';
import { isSpared } from '../house/campaign-rows.js';
import { isStuck, reachOf, walk } from '../movement/walking.js';
import { thingsOf } from '../people/carrying.js';
import { BAND } from '../scenarios/scenarios.js';
import { suffer } from '../shooting/damage.js';
import type { Encounter } from '../state/encounter.js';
import {
  atPeace,
  carriesOn,
  hasRun,
  inMelee,
  isEaten,
  isHeld,
  isThere,
  isTied,
  isUp,
  type Person,
  personOf,
} from '../state.js';
import { bareGround } from '../table/ground.js';
import { houseOfOpening } from '../table/openings.js';
import { tableOf } from '../table.js';
import { inchesOf } from '../tables/ails.js';
import { MERCY_DICE } from '../tables/campaign/contact.js';
import { placeToRise } from '../wounded/rising.js';
import { enemiesUp } from './fighting.js';
import { headOf } from './people.js';

/** A band member out of the fight, and an enemy who has reached it. BDZ-enc-mercy. */
interface Mercy {
  readonly who: string;
  readonly by: string;
}

/**
 * True if enemies have decided about it since it went down: they have judged it, and it is spared or larger than life;
 * or they have tied it up instead of killing it. BDZ-enc-mercy, BDZ-star-ltl, BDZ-autokill.
 */
function isJudged(p: Person): boolean {
  return p.judged === true || p.mercy === 'spared' || isTied(p);
}

/** True on Day One, when the police put in a cell whoever is out of the fight. BDZ-day-police-arrest. */
const areJailed = (e: Encounter): boolean => e.kind === 'day-one';

/** The first band member with an enemy standing over it who has not been judged yet. BDZ-enc-mercy. */
export function atMercy(w: BdzWorld): Mercy | undefined {
  const e = w.s.encounter;
  if (!e || areJailed(e) || atPeace(w.s)) return undefined;
  const table = tableOf(w);
  // Whoever is in a melee has no time for it. BDZ-melee-locked.
  const enemies = enemiesUp(w).filter((q) => carriesOn(q) && q.aboard === '' && !inMelee(w.s, q.id));
  for (const p of w.s.people) {
    if (p.side !== BAND || p.status !== 'out' || isJudged(p) || !isThere(p)) continue;
    const by = enemies.find((q) => table.touching(q.id, p.id));
    if (by) return { who: p.id, by: by.id };
  }
  return undefined;
}

/**
 * The enemies' leader decides whether it lives; they take all that it has. BDZ-enc-mercy, BDZ-enc-mercy-class,
 * BDZ-enc-mercy-first.
 */
export function* showsMercy(w: BdzWorld, { who, by }: Mercy): Rule<void> {
  const leader = headOf(
    w,
    enemiesUp(w).map((p) => p.id),
  );
  const passed = yield* mercyOf(w, leader, w.s.encounter?.fired === 'band');
  const p = personOf(w.s, who);
  const spared = isSpared(w.book, passed, p.class, leader.class);
  w.happen({ is: 'mercy', cause: 'BDZ-enc-mercy', who, by, things: thingsOf(p), passed, spared });
  if (!spared) yield* suffer(w, p, 'dead', { by, rep: leader.rep, zombie: false });
}

/**
 * If nobody of the band is on its feet any longer, on the table or off it, the enemies reach all who lie there. A
 * basket case does not count. BDZ-enc-mercy, BDZ-D-c110.
 */
export function* fallsToEnemies(w: BdzWorld): Rule<void> {
  const e = w.s.encounter;
  if (!e || e.ended || areJailed(e)) return;
  // Whoever has been freed or has joined for good may have got away too.
  const isAlong = (p: Person) =>
    isThere(p) || [...e.who, e.captive].includes(p.id) || (!isMember(w.s, p) && !e.guests.includes(p.id));
  const band = w.s.people.filter((p) => p.side === BAND && isAlong(p));
  if (band.some((p) => isUp(p) && !hasRun(p) && !isStuck(p) && !isCaptive(w.s, p))) return;
  const lying = band.filter((p) => p.status === 'out' && !isJudged(p) && isThere(p) && !isHeld(w.s, p));
  for (const { id: who } of lying) {
    const off = (p: Person) => tableOf(w).distance(who, p.id);
    const [nearest] = enemiesUp(w).sort((a, b) => off(a) - off(b));
    if (nearest) yield* showsMercy(w, { who, by: nearest.id });
  }
}

/** Rolls two dice against their leader's Rep, one die fewer if the band fired first. BDZ-enc-mercy-first. */
export function* mercyOf(
  w: BdzWorld,
  { id: who, seat, rep }: Pick<Person, 'id' | 'seat' | 'rep'>,
  firedFirst: boolean,
): Rule<0 | 1 | 2> {
  const dice = MERCY_DICE.dice - (firedFirst ? MERCY_DICE.fewer : 0);
  const roll = { rule: 'BDZ-enc-mercy', label: 'mercy', table: 'BDZ-T-mercy', seat, who } as const;
  return capped(yield* pass(w, dice, rep, roll));
}

/** A member of the active side that was spared and comes round, or that is on its way out. BDZ-D-c91. */
export function letGo(w: BdzWorld): string | undefined {
  const { dice, order, acting, done } = w.s;
  const side = order[acting];
  const die = side === undefined ? undefined : (dice[side] ?? dice.humans);
  if (die === undefined) return undefined;
  // Whoever is being eaten lies where it is; whoever is in a melee fights. BDZ-D-feast-length-rest, BDZ-melee-locked.
  const isCaught = ({ id }: Person) => isEaten(w.s, id) || inMelee(w.s, id);
  const may = (p: Person) =>
    isThere(p) && !isCaught(p) && !done.includes(p.id) && mayActivate(thresholdOf(groupOf(w, p.id)), die);
  return w.s.people.find(
    (p) =>
      p.side === side &&
      may(p) &&
      ((p.mercy === 'spared' && p.status === 'out') || (p.mercy === 'leaves' && carriesOn(p))),
  )?.id;
}

/** The figure comes round without a test, and leaves by the shortest way; this is its activation. BDZ-D-c91. */
export function* goesFree(w: BdzWorld, who: string): Rule<void> {
  const cause = 'BDZ-D-c91';
  if (personOf(w.s, who).mercy === 'spared') {
    const at = placeToRise(w, who);
    w.happen({ is: 'came-round', cause, who, ...(at && { at }) });
  }
  const way = wayOut(w, who);
  // The enemies who let it go do not fire at it.
  if (way) yield* walk(w, who, cut(way, inchesOf(personOf(w.s, who), NORMAL)), 'walk', cause, []);
  const p = personOf(w.s, who);
  if (tableOf(w).houseOf(p) === undefined) w.happen({ is: 'went-free', cause, who });
  w.happen({ is: 'rested', cause, who: [who] });
}

/** The cheapest way out of the building that a figure is in. */
function wayOut(w: BdzWorld, who: string): Route | undefined {
  const p = personOf(w.s, who);
  const house = tableOf(w).houseOf(p);
  if (house === undefined) return undefined;
  const reach = reachOf(w, p, FAR, tableOf(w).ways(NORMAL));
  const bare = bareGround(w.s, w.book.ground);
  const ends = openingsIn(w)
    .filter((o) => houseOfOpening(bare, o) === house)
    .flatMap((o) => before(o.piece, outside(w, o)))
    .filter((at) => reach.cost(...at) < FAR)
    .sort((a, b) => reach.cost(...a) - reach.cost(...b));
  return ends[0] && reach.route(...ends[0]);
}

/** Upper limit, in inches, on the length of a way out of a building. */
const FAR = 48;

/** Spots outside a door or window, the nearest first. */
function before(
  { ax, ay, bx, by }: { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number },
  [x, y, level]: Place,
): Place[] {
  const [mx, my] = [(ax + bx) / 2000, (ay + by) / 2000];
  return [1.1, 1.5, 2, 3].map((k): Place => [mx + (x - mx) * k, my + (y - my) * k, level]);
}
