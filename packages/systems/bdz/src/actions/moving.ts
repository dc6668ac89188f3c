import { ask, type Rule, Some } from '@shambles/engine';
import { Facing } from '@shambles/field';
import { atMost } from '@shambles/measured';
import { sum } from '@shambles/thw';
import { GOES_IN } from '../contact/entering.js';
import { one } from '../facts/lines.js';
import { NORMAL } from '../facts/turn.js';
import type { BdzWorld } from '../facts.js';
import { COHESION, groupOf, hasFollowers, isNear, leaderIn, notHesitating } from '../groups/groups.js';
import { isDouble, takeTest } from '../groups/tests.js';
import { inchesLeft, type Watch, walk, whereTo } from '../movement/walking.js';
import { OUT_OF_WINDOW } from '../movement/windows.js';
import { enemyIds, holds } from '../reaction/cases.js';
import { inSight, inSightWatch, watchers } from '../reaction/in-sight.js';
import { carryOut } from '../reaction/results.js';
import { carriesOn, has, inMelee, isChild, isHeld, isThere, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { ailRow, inchesOf, isRooted, isUpset } from '../tables/ails.js';
import { standsBy } from '../wounded/recovery.js';
import { FEAST, seeFeasts } from '../zombies/feasts.js';
import { FIRST_ZED } from '../zombies/meeting.js';
import { type Deed, when } from './deed.js';

const who = (p: Person) => one(p.id);

/** The watches that may stop a figure on its way; those named test for it later in any case. */
export function watches(later: readonly string[] = []): readonly Watch[] {
  return [inSightWatch(later), FIRST_ZED, FEAST, OUT_OF_WINDOW, GOES_IN];
}

/** True if its group may move and it has inches left. BDZ-turn-group-order. */
export function mayMove(w: BdzWorld, p: Person): boolean {
  if (!isThere(p) || w.s.active?.manner === 'stay' || p.aboard !== '' || isRooted(p)) return false;
  return !inMelee(w.s, p.id) && inchesLeft(p) > 0;
}

/** Moves one figure up to its remaining inches; friends that it reaches may come along. BDZ-act-move-fire. */
export const MOVE: Deed = {
  verb: 'move',
  rule: 'BDZ-move-normal',
  offers: (w, p) => {
    const inches = atMost(inchesLeft(p));
    return when(inches > 0 && mayMove(w, p), { inches, count: inches });
  },
  *act(w, id) {
    const route = yield* whereTo(w, id, inchesLeft(personOf(w.s, id)), 'move', 'BDZ-move-normal');
    if (route) yield* walk(w, id, route, 'walk', 'BDZ-move-normal', watches());
    yield* comesAlong(w, id);
  },
};

/** Friends of its own group that it has reached start to move with it at once. BDZ-group-join-move. */
function* comesAlong(w: BdzWorld, id: string): Rule<void> {
  const p = personOf(w.s, id);
  if (!carriesOn(p) || !w.s.active) return;
  const reached = w.s.people.filter(
    (q) => q.group === p.group && mayJoin(w, q) && q.side === p.side && isNear(w, id, q.id),
  );
  if (reached.length === 0) return;
  const ids = reached.map((q) => q.id);
  w.happen({
    is: 'regrouped',
    cause: 'BDZ-group-join-move',
    who: ids,
    group: p.group,
    joins: true,
  });
  yield* takePart(w, ids);
}

/**
 * Begins the activation of figures that have joined a group: ducked ones come up. BDZ-group-join-move,
 * BDZ-EX-group-split.
 */
export function* takePart(w: BdzWorld, who: readonly string[]): Rule<void> {
  for (const id of yield* notHesitating(w, who)) {
    standsBy(w, id);
    if (personOf(w.s, id).status === 'ducked') yield* comesUp(w, id);
  }
}

/**
 * True if it carries on or has ducked back, has not had its turn, and is no captive. BDZ-group-join-move,
 * BDZ-enc-raid-captive-state.
 */
export function mayJoin(w: BdzWorld, q: Person): boolean {
  const waits = w.s.active?.who.includes(q.id) === false && !w.s.done.includes(q.id);
  const able = (carriesOn(q) || q.status === 'ducked') && !isChild(q) && !isHeld(w.s, q);
  return isThere(q) && able && waits;
}

/** Members of the group try to go farther than normal, on one throw of the dice. BDZ-move-fast. */
export const FAST: Deed = {
  verb: 'fast',
  rule: 'BDZ-move-fast',
  offers: (w, p) => when(mayTryFast(w, p)),
  *act(w, id) {
    const can = (w.s.active?.who ?? []).filter((other) => mayTryFast(w, personOf(w.s, other)));
    const others = can.filter((other) => other !== id);
    const more = yield* ask(
      w,
      personOf(w.s, id).seat,
      'BDZ-move-fast',
      'fast-others',
      new Some(
        others,
        { min: 0, max: others.length },
        { line: (o) => ({ key: 'figure', values: { who: one(o) } }), on: (o) => o },
      ),
    );
    yield* fastMove(w, [id, ...more]);
  },
};

function mayTryFast(w: BdzWorld, p: Person): boolean {
  // A figure carrying somebody moves at its normal rate. BDZ-wounded-pickup.
  const isFree = !ailRow(p.ails).plods && !p.reloading && p.retrieves === '';
  const mayAct = carriesOn(p) && !w.s.done.includes(p.id);
  // Somebody prone stands up in the course of it, at half of what it then may move. BDZ-move-stand.
  return isFree && mayAct && p.fast < 0 && p.used === 0 && mayMove(w, { ...p, prone: false });
}

/** Inches of move for each result of Fast Move. BDZ-react-fast-common, BDZ-react-fast-military. */
const INCHES: { readonly [result: string]: number } = {
  'move-2x': 2 * NORMAL,
  'move-1.5x': 1.5 * NORMAL,
  'move-1x': NORMAL,
  stay: 0,
};

/** To be inside a building is no cover that holds anybody back. BDZ-react-fast-common, BDZ-D-c145. */
export function* fastMove(w: BdzWorld, ids: readonly string[]): Rule<void> {
  const seen = enemyIds(w, personOf(w.s, ids[0] as string).side).filter((enemy) =>
    ids.some((id) => tableOf(w).has(enemy) && tableOf(w).line(id, enemy) !== 'no'),
  );
  const taken = yield* takeTest(w, {
    test: 'fast-move',
    who: ids,
    rule: 'BDZ-move-fast',
    causes: seen,
    holds: (p, c) => !(c === 'in-cover' && tableOf(w).isIndoors(p)) && holds(w, p, c, { causes: [] }),
  });
  const by = taken.map((t) => ({
    who: t.who,
    passed: t.passed,
    inches: inchesOf(personOf(w.s, t.who), INCHES[t.result] as number),
  }));
  w.happen({ is: 'moves-fast', cause: 'BDZ-move-fast', by });
  for (const { who: id, passed, dice } of taken)
    if (passed === 0 && isDouble(dice) && has(personOf(w.s, id), 'clumsy')) yield* trips(w, id);
}

/** The figure goes as many inches as a die shows, then falls and is stunned. BDZ-attr-clumsy. */
function* trips(w: BdzWorld, id: string): Rule<void> {
  const { seat, prone, allowance } = personOf(w.s, id);
  // It was on its way: somebody who lay prone has got up.
  if (prone) w.happen({ is: 'prone', cause: 'BDZ-move-stand', who: id, prone: false, cost: allowance / 2 });
  const inches = yield* sum(w, 1, { rule: 'BDZ-attr-clumsy', label: 'trips', seat, who: id });
  const route = yield* whereTo(w, id, inches, 'move', 'BDZ-attr-clumsy');
  if (route) yield* walk(w, id, route, 'walk', 'BDZ-attr-clumsy', watches());
  if (carriesOn(personOf(w.s, id)))
    w.happen({ is: 'downed', cause: 'BDZ-attr-clumsy', who: id, status: 'stunned', by: '' });
}

/** BDZ-move-prone. */
export const PRONE: Deed = {
  verb: 'prone',
  rule: 'BDZ-move-prone',
  offers: (w, p) => when(!p.prone && p.aboard === '' && !inMelee(w.s, p.id)),
  *act(w, id) {
    w.happen({ is: 'prone', cause: 'BDZ-move-prone', who: id, prone: true, cost: 0 });
  },
};

/** True for somebody prone who has half of its move left. BDZ-move-stand. */
export function mayGetUp(p: Person): boolean {
  return p.prone && p.allowance - p.used >= p.allowance / 2 && p.allowance > 0;
}

/** Stands up, which costs half of the move; not those who have chosen not to move. BDZ-move-stand. */
export const STAND: Deed = {
  verb: 'stand',
  rule: 'BDZ-move-stand',
  offers: (w, p) => when(w.s.active?.manner !== 'stay' && mayGetUp(p)),
  *act(w, id) {
    const cost = personOf(w.s, id).allowance / 2;
    w.happen({ is: 'prone', cause: 'BDZ-move-stand', who: id, prone: false, cost });
  },
};

/** Turns on the spot, and may come to see a feast. BDZ-act-stay-fire, BDZ-react-feast. */
export const FACE: Deed = {
  verb: 'face',
  rule: 'BDZ-act-stay-fire',
  offers: (w, p) => when(!inMelee(w.s, p.id) && p.aboard === ''),
  *act(w, id) {
    const p = personOf(w.s, id);
    const options = enemyIds(w, p.side)
      .filter((other) => tableOf(w).has(other) && tableOf(w).line(id, other) !== 'no')
      .slice(0, 12)
      .map((other) => ({
        id: other,
        line: { key: 'face.towards', values: { name: one(other) } },
        degrees: tableOf(w).bearing(id, tableOf(w).at(other)),
        on: other,
      }));
    const facing: number = yield* ask(
      w,
      p.seat,
      'BDZ-act-stay-fire',
      'face',
      new Facing({ figure: id, now: p.facing, arc: 180, options }),
      { who: who(p) },
    );
    w.happen({ is: 'faced', cause: 'BDZ-act-stay-fire', who: id, facing });
    yield* seeFeasts(w);
  },
};

/**
 * Rallies hunkered-down friends: those within 4 inches of a figure that comes to them test, if no zombie is near.
 * BDZ-react-rally, BDZ-zreact-rally.
 */
export const RALLY: Deed = {
  verb: 'rally',
  rule: 'BDZ-react-rally',
  offers: (w, p) => when(rallied(w, p).length > 0),
  *act(w, id) {
    const p = personOf(w.s, id);
    const low = rallied(w, p);
    w.happen({ is: 'rallies', cause: 'BDZ-react-rally', who: id });
    const taken = yield* takeTest(w, {
      test: 'rally',
      who: low,
      rule: 'BDZ-react-rally',
      causes: [],
      holds: (q, c) => holds(w, q, c, { causes: q.hidesFrom }),
      leads: leadsOthers(w, p) ? id : '',
    });
    for (const each of taken) {
      const q = personOf(w.s, each.who);
      const rallied = each.result === 'carry-on';
      if (rallied && isUpset(q)) w.happen({ is: 'calmed', cause: 'BDZ-react-rally', who: q.id });
      if (q.status !== 'hunkered') continue;
      if (rallied) {
        const saw = watchers(w, q);
        w.happen({ is: 'recovered', cause: 'BDZ-react-rally', who: q.id, was: 'hunkered' });
        yield* risesInSight(w, q.id, saw);
      } else if (each.result === 'retire') yield* carryOut(w, each, q.hidesFrom);
    }
  },
};

/**
 * True for a Star, or a Leader whose group has others who carry on: a Leader alone brings no Leader Die.
 * BDZ-react-rally, BDZ-D-leader-die-alone.
 */
function leadsOthers(w: BdzWorld, p: Person): boolean {
  const group = groupOf(w, p.id);
  return leaderIn(group) === p && (p.star || hasFollowers(w, p, group));
}

const ZOMBIES_OFF = 6;

/**
 * Friends that somebody may rally; somebody in melee only fights on or breaks off. BDZ-react-rally, BDZ-melee-locked.
 */
function rallied(w: BdzWorld, p: Person): string[] {
  const table = tableOf(w);
  if (w.s.active?.rallied.includes(p.id) || inMelee(w.s, p.id)) return [];
  return w.s.people
    .filter((q) => q.side === p.side && q.id !== p.id && isThere(q) && isShaken(q))
    .filter((q) => table.distance(p.id, q.id) <= COHESION)
    .filter((q) => w.s.zeds.every((z) => table.distance(q.id, z.id) > ZOMBIES_OFF))
    .map((q) => q.id);
}

/** True if hunkered down, or beside itself in another way. BDZ-camp-road-kids-littler, BDZ-camp-road-dazed-basket. */
function isShaken(q: Person): boolean {
  return (q.status === 'hunkered' && !q.neverRallies) || (isUp(q) && isUpset(q));
}

/** A ducked figure comes up again when its turn comes. BDZ-move-duck-back-end. */
export function* comesUp(w: BdzWorld, id: string): Rule<void> {
  w.happen({ is: 'recovered', cause: 'BDZ-move-duck-back-end', who: id, was: 'ducked' });
  yield* risesInSight(w, id);
}

/**
 * A figure that rises into the view of enemies who did not see it may be shot at. BDZ-react-in-sight,
 * BDZ-react-in-sight-not.
 */
function* risesInSight(w: BdzWorld, id: string, saw: readonly string[] = []): Rule<void> {
  const watching = watchers(w, personOf(w.s, id)).filter((q) => !saw.includes(q));
  // Enemies who fire first may leave nobody to be seen.
  yield* inSight(w, watching, (q) => (tableOf(w).has(id) && tableOf(w).sees(q, id) ? [id] : []));
}
