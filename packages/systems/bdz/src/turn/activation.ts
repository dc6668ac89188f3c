import { ask, Choose, choose, type Rule } from '@shambles/engine';
import { byRep, mayActivate, sidesInOrder, sum } from '@shambles/thw';
import { type Deed, lineOf } from '../actions/deed.js';
import { DEEDS as DEEDS_ON_THE_TABLE } from '../actions/deeds.js';
import { comesUp } from '../actions/moving.js';
import { BARTER } from '../barter/deed.js';
import { goesIn, newcomer } from '../contact/entering.js';
import { fightEnds, isFoughtOut } from '../contact/fighting.js';
import { atMercy, goesFree, letGo, showsMercy } from '../contact/mercy.js';
import { atSquare, reachesSquare } from '../day-one/results.js';
import { fallOnDayOne } from '../day-one/steps.js';
import { inSettlement } from '../encounters/raid.js';
import { occurs } from '../events/occurrence.js';
import { several } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { actingLeader, groupsOn, leaderIn, notHesitating, thresholdOf } from '../groups/groups.js';
import { newLeader } from '../groups/leaders.js';
import { seesWhatIsClear } from '../loot/houses.js';
import { catchUp, stragglers } from '../movement/family.js';
import { mayStill, ROAD_DEEDS, takesAlive, vanishes } from '../road/deeds.js';
import {
  carriesOn,
  isChild,
  isEaten,
  isHeld,
  isPresent,
  isThere,
  type Manner,
  type Person,
  personOf,
  ZOMBIES,
} from '../state.js';
import { alarmsGoOn, enginesRun } from '../vehicles/noise.js';
import { driversReact, drivesItself, selfDriven } from '../vehicles/reacting.js';
import { standsBy } from '../wounded/recovery.js';
import { zedsAct } from '../zombies/acting.js';
import { wanders } from '../zombies/coming.js';
import { scream, screamers } from '../zombies/screaming.js';
import { ownerOf } from './owner.js';

/** All deeds in the order offered: those on the table, then barter. BDZ-act-choice. */
const DEEDS: readonly Deed[] = [...DEEDS_ON_THE_TABLE, BARTER];

/** Thrower of the one die that all humans share. BDZ-turn-versus. */
const HUMANS = 'humans';

/** Human sides with somebody on the table, in the order of the scenario. */
export function humanSides(w: BdzWorld): string[] {
  return [...new Set(w.s.people.filter(isPresent).map((p) => p.side))];
}

/** Everybody who throws a die: zombies, and humans by side or together. */
function throwers(w: BdzWorld): string[] {
  const sides = humanSides(w);
  return [...(w.book.options.dice === 'shared' || sides.length < 2 ? [HUMANS] : sides), ZOMBIES];
}

/**
 * Rolls for activation. If all dice match, everybody rolls again; if only some match, those sit out. Nobody acts by the
 * dice where a location of Day One has ended by them. BDZ-turn-doubles, BDZ-turn-multi, BDZ-day-civ-result.
 */
export function* rollActivation(w: BdzWorld): Rule<void> {
  const all = throwers(w);
  let dice = yield* throwsFor(w, all);
  const alike = () => all.every((side) => dice[side] === dice[ZOMBIES]);
  const isOver = () => w.s.encounter?.ended === true;
  while (alike() && !isOver()) {
    w.happen({
      is: 'doubles',
      cause: 'BDZ-turn-doubles',
      sides: all,
      die: dice[ZOMBIES] as number,
    });
    yield* wanders(w, dice[ZOMBIES] as number);
    dice = yield* throwsFor(w, all);
  }
  if (isOver()) return;
  const barred = all.filter((a) => all.some((b) => a !== b && dice[a] === dice[b]));
  if (barred.length > 0) {
    const die = dice[barred[0] as string] as number;
    w.happen({ is: 'doubles', cause: 'BDZ-turn-multi', sides: barred, die });
  }
  // After the first shot of a fight with the police nobody acts by these dice: activation is rolled anew. BDZ-D-c58.
  const anew = w.s.stage === 'end';
  const free = anew ? [] : all.filter((side) => !barred.includes(side));
  const order = sidesInOrder(free.map((side) => ({ side, die: dice[side] as number })));
  const sides: string[] = [];
  for (const side of order) sides.push(...(side === HUMANS ? yield* humansInOrder(w) : [side]));
  w.happen({
    is: 'activation',
    cause: 'BDZ-turn-first',
    turn: w.s.turn + 1,
    dice,
    barred,
    order: sides,
  });
  enginesRun(w);
  alarmsGoOn(w);
}

/** Rolls for all, and settles any events before the dice take effect. BDZ-D-c34. */
function* throwsFor(w: BdzWorld, all: readonly string[]): Rule<{ [side: string]: number }> {
  const dice = yield* rollFor(w, all);
  yield* occurs(w, Object.values(dice));
  yield* fallOnDayOne(w, dice);
  return dice;
}

function* rollFor(w: BdzWorld, all: readonly string[]): Rule<{ [side: string]: number }> {
  const dice: { [side: string]: number } = {};
  for (const side of all)
    dice[side] = yield* sum(w, 1, { rule: 'BDZ-turn-colours', label: 'activation', who: `side.${side}` });
  return dice;
}

/** Players against each other roll a die each for the order; ties roll again. BDZ-turn-versus. */
function* humansInOrder(w: BdzWorld): Rule<string[]> {
  const sides = humanSides(w);
  if (sides.length < 2) return sides;
  const later: { [side: string]: number[] } = Object.fromEntries(sides.map((side) => [side, []]));
  const key = (side: string) => (later[side] as number[]).join(' ');
  for (
    let tied = sides;
    tied.length > 0;
    tied = sides.filter((a) => sides.some((b) => a !== b && key(a) === key(b)))
  )
    for (const side of tied)
      later[side]?.push(yield* sum(w, 1, { rule: 'BDZ-turn-versus', label: 'order', who: `side.${side}` }));
  return sidesInOrder(
    sides.map((side) => ({ side, die: 0 })),
    later,
  );
}

/** The side's own die, or the one that all humans share. BDZ-turn-rep-threshold. */
function dieOf(w: BdzWorld, side: string): number {
  return (w.s.dice[side] ?? w.s.dice[HUMANS]) as number;
}

// ------------------------------------------------------------------ a side's phase

/**
 * One piece of a turn: a deed of the active group, the choice of a group, or a step of the zombies.
 * BDZ-turn-group-complete.
 */
export function* act(w: BdzWorld): Rule<void> {
  seesWhatIsClear(w);
  const { active, acting, order } = w.s;
  if (w.s.owing.length + w.s.adrift.length > 0) return yield* driversReact(w);
  if (vanishes(w)) return;
  const loud = screamers(w);
  if (loud.length > 0) return scream(w, loud);
  if (w.s.encounter && (yield* inBuildings(w))) return;
  const late = stragglers(w);
  if (late.length > 0) return catchUp(w, late);
  const there = atSquare(w);
  if (there) return yield* reachesSquare(w, there.id);
  if (active) return yield* groupActs(w);
  const side = order[acting];
  const alone = side === undefined ? undefined : selfDriven(w, side);
  if (alone !== undefined) return yield* drivesItself(w, alone);
  const goesOn = side === ZOMBIES ? yield* zedsAct(w) : side !== undefined && (yield* chooseGroup(w, side));
  if (goesOn) return;
  if (side !== undefined && side !== ZOMBIES && isBelowDie(w, side))
    w.happen({ is: 'below-die', cause: 'BDZ-turn-rep-threshold', side, die: dieOf(w, side) });
  const next = order[acting + 1];
  if (next === undefined) w.happen({ is: 'stage', cause: 'BDZ-turn-end', stage: 'end' });
  else w.happen({ is: 'phase', cause: 'BDZ-turn-second', acting: acting + 1, side: next });
}

/**
 * Settles what people and buildings have in store before anybody acts; true if there was something. BDZ-enc-occupied,
 * BDZ-enc-mercy.
 */
function* inBuildings(w: BdzWorld): Rule<boolean> {
  const [mercy, come, free] = [atMercy(w), newcomer(w), letGo(w)];
  if (isFoughtOut(w)) fightEnds(w);
  else if (mercy) {
    if (!takesAlive(w, mercy)) yield* showsMercy(w, mercy);
  } else if (come !== undefined) yield* goesIn(w, come);
  else if (!w.s.active && free !== undefined) yield* goesFree(w, free);
  else return yield* inSettlement(w);
  return true;
}

/** A group that may still act, and in what manner. */
interface Ready {
  readonly who: readonly Person[];
  readonly leader: Person;
  /** The Rep that the side's die has to let through. BDZ-turn-rep-threshold. */
  readonly threshold: number;
  readonly manner: Manner;
}

/** Groups that have not acted, of whatever Rep, without those who lie helpless. BDZ-turn-group-complete. */
function waiting(w: BdzWorld, side: string): Omit<Ready, 'manner'>[] {
  return groupsOn(w, side)
    .map((group) => ({
      who: group.filter(
        (p) => !w.s.done.includes(p.id) && !isChild(p) && !isHeld(w.s, p) && !isEaten(w.s, p.id),
      ),
      leader: actingLeader(group),
      threshold: thresholdOf(group),
    }))
    .filter(({ who }) => who.length > 0);
}

/** True if the side's die has kept its groups from acting, and none has acted. BDZ-turn-rep-threshold. */
function isBelowDie(w: BdzWorld, side: string): boolean {
  const acted = w.s.people.some((p) => p.side === side && w.s.done.includes(p.id));
  return !acted && waiting(w, side).some(({ threshold }) => !mayActivate(threshold, dieOf(w, side)));
}

const MANNERS: readonly Manner[] = ['stay', 'move', 'recover'];

/**
 * Groups with the highest Rep that may act. Groups that stay act before groups that move, and groups that recover act
 * last. People being eaten lie where they are. BDZ-turn-group-order, BDZ-D-feast-length-rest.
 */
function eligible(w: BdzWorld, side: string): Ready[] {
  const { reached } = w.s;
  const ready = waiting(w, side)
    .filter(({ threshold }) => mayActivate(threshold, dieOf(w, side)))
    .flatMap((group) =>
      (group.who.some(carriesOn) ? (['stay', 'move'] as const) : (['recover'] as const)).map((manner) => ({
        ...group,
        manner,
      })),
    )
    .filter(
      ({ leader, manner }) =>
        !reached || leader.rep < reached.rep || MANNERS.indexOf(manner) >= MANNERS.indexOf(reached.manner),
    );
  const most = Math.max(...ready.map((r) => r.leader.rep));
  const top = ready.filter((r) => r.leader.rep === most);
  const able = top.filter((r) => r.manner !== 'recover');
  return able.length > 0 ? able : top;
}

/** True for somebody who does not recover by itself: a friend has to rally it. BDZ-move-hunker. */
const isHunkered = ({ status }: Person): boolean => status === 'hunkered';

/** True if somebody is left on a side who could come and rally one of these. BDZ-react-rally, BDZ-D-sanity-never. */
function mayBeRallied(w: BdzWorld, side: string, low: readonly Person[]): boolean {
  const others = w.s.people.filter((p) => p.side === side && isPresent(p) && !isChild(p) && !isHunkered(p));
  return others.length > 0 && low.some((p) => !p.neverRallies);
}

/** The key of the line for a group and what it does. */
function wayKey(w: BdzWorld, side: string, { who }: Ready, how: string): string {
  if (how !== 'recover' || !who.every(isHunkered)) return `activate.${how}`;
  return mayBeRallied(w, side, who) ? 'activate.hunkered' : 'activate.hunkered-alone';
}

/** Asks the player to activate one of those groups or pass with it. False if none is left. BDZ-turn-first. */
function* chooseGroup(w: BdzWorld, side: string): Rule<boolean> {
  const groups = eligible(w, side);
  const [first] = groups;
  if (!first) return false;
  const ways = groups.flatMap((group) =>
    [group.manner, ...(group.manner === 'stay' ? [] : ['pass'])].map((how) => ({ group, how })),
  );
  const { group, how } = yield* ask(
    w,
    first.leader.seat,
    'BDZ-turn-group-order',
    'activate',
    choose(ways, {
      id: (way) => `${way.how} ${way.group.leader.id}`,
      line: ({ how, group }) => ({
        key: wayKey(w, side, group, how),
        values: { who: several(group.who.map((p) => p.id)) },
      }),
      on: (way) => way.group.leader.id,
    }),
  );
  const who = group.who.map((p) => p.id);
  if (how === 'pass') {
    w.happen({ is: 'rested', cause: 'BDZ-turn-first', who });
    return true;
  }
  const { leader, manner } = group;
  const cause = 'BDZ-leader-activate';
  w.happen({ is: 'active', cause, side, who, leader: leader.id, rep: leader.rep, manner });
  const low = who.filter((id) => isHunkered(personOf(w.s, id)));
  if (manner === 'recover' && low.length > 0)
    w.happen({ is: 'stayed-hunkered', cause: 'BDZ-move-hunker', who: low });
  yield* wakes(w, group.who);
  return true;
}

/**
 * A Leader steps up; ducked figures recover, and may be seen; stunned figures get up and do nothing else.
 * BDZ-move-duck-back-end, BDZ-react-stunned.
 */
function* wakes(w: BdzWorld, group: readonly Person[]): Rule<void> {
  if (!leaderIn(group)) yield* newLeader(w, group);
  const before = group.map((p) => ({ id: p.id, status: p.status }));
  const able = yield* notHesitating(
    w,
    before.map((p) => p.id),
  );
  for (const id of able) standsBy(w, id);
  for (const { id, status } of before.filter((p) => able.includes(p.id))) {
    if (status === 'ducked') yield* comesUp(w, id);
    else if (status === 'stunned') {
      w.happen({ is: 'recovered', cause: 'BDZ-react-stunned', who: id, was: status });
      w.happen({ is: 'rested', cause: 'BDZ-react-stunned', who: [id] });
    }
  }
}

/** Asks for one deed of the active group, or ends its activation. BDZ-act-choice. */
function* groupActs(w: BdzWorld): Rule<void> {
  const all = w.s.active?.who ?? [];
  const left = all
    .map((id) => personOf(w.s, id))
    .filter((p) => isThere(p) && carriesOn(p) && !w.s.done.includes(p.id));
  const rest = () => w.happen({ is: 'rested', cause: 'BDZ-turn-group-complete', who: all });
  const [first] = byRep(left);
  if (!first) return rest();
  const offers = [...DEEDS, ...ROAD_DEEDS].flatMap((deed) =>
    left.flatMap((p) =>
      deed
        .offers(w, p)
        .filter(({ what }) => mayStill(w, p, deed.verb, what))
        .map((offer) => ({
          id: [deed.verb, p.id, offer.what].filter((part) => part !== undefined).join(' '),
          deed,
          who: p.id,
          what: offer.what ?? '',
          on: offer.on ?? p.id,
          line: lineOf(deed, p, offer),
        })),
    ),
  );
  const byId = new Map(offers.map((o) => [o.id, o]));
  const found = (id: string) => byId.get(id);
  const space = new Choose([...offers.map((o) => o.id), 'done'], {
    line: (id) => found(id)?.line ?? { key: 'deed.done' },
    on: (id) => found(id)?.on ?? '',
    of: (id) => {
      const its = found(id);
      return its && ownerOf(personOf(w.s, its.who), its.line);
    },
    ends: (id) => id === 'done',
  });
  const who = several(left.map((p) => p.id));
  const chosen = yield* ask(w, first.seat, 'BDZ-act-choice', 'deed', space, { who });
  const its = found(chosen);
  if (!its) return rest();
  yield* its.deed.act(w, its.who, its.what);
}
