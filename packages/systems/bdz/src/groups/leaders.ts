import { ask, choose, type Rule } from '@shambles/engine';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { isChild, isUp, type Person, personOf } from '../state.js';
import { groupsOn, leaderIn } from './groups.js';

/** The Leader of everybody in a group, by id. */
type Led = ReadonlyMap<string, string>;

/** True if it is on its feet, and no child. BDZ-leader-replace, BDZ-enc-scen-bleens-tests. */
const mayLead = (p: Person): boolean => isUp(p) && !isChild(p);

/** Those of whom any may step up: all of the highest Rep, whether Stars or not. BDZ-leader-replace. */
function highest(group: readonly Person[]): Person[] {
  const able = group.filter(mayLead);
  const rep = Math.max(...able.map((p) => p.rep));
  return able.filter((p) => p.rep === rep);
}

/** Makes the highest Rep the Leader; its player picks among equals. BDZ-leader-replace. */
export function* newLeader(w: BdzWorld, group: readonly Person[]): Rule<void> {
  const best = highest(group);
  const [first] = best;
  if (!first) return;
  const named = yield* ask(
    w,
    first.seat,
    'BDZ-leader-replace',
    'leader',
    choose(best, {
      id: (p) => p.id,
      line: (p) => ({ key: 'figure', values: { who: one(p.id) } }),
      on: (p) => p.id,
    }),
  );
  const who = group.map((p) => p.id);
  w.happen({ is: 'new-leader', cause: 'BDZ-leader-replace', who: named.id, group: who });
}

/** Groups of all sides. The active group is one until it has finished, wherever its members are. BDZ-D-leader-left. */
function groups(w: BdzWorld): Person[][] {
  const all = [...new Set(w.s.people.map((p) => p.side))].flatMap((side) => groupsOn(w, side));
  const acting = all.filter((group) => group.some((p) => w.s.active?.who.includes(p.id)));
  const together = w.s.people.filter((p) => acting.some((group) => group.includes(p)));
  return [together, ...all.filter((group) => !acting.includes(group))];
}

/** Who leads whom now. BDZ-leader-start. */
export function ledBy(w: BdzWorld): Led {
  return new Map(
    groups(w).flatMap((group) => {
      const led = leaderIn(group);
      return led ? group.map((p) => [p.id, led.id] as const) : [];
    }),
  );
}

/**
 * In groups whose Leader has been disabled or has left, another steps up; the player picks if several are of the
 * highest Rep. BDZ-leader-replace, BDZ-D-leader-left.
 */
export function* replaceLeaders(w: BdzWorld, led: Led): Rule<void> {
  const lost = groups(w).filter((group) => hasLostLeader(group, led) && isOpen(group));
  for (const who of lost.map((group) => group.map((p) => p.id)))
    yield* newLeader(
      w,
      who.map((id) => personOf(w.s, id)),
    );
}

/** True if somebody led them, but nobody who is with them now. BDZ-leader-replace. */
function hasLostLeader(group: readonly Person[], led: Led): boolean {
  return group.every(({ id }) => led.has(id) && !group.some((p) => p.id === led.get(id)));
}

/**
 * True if several may step up and none of them has before, or one of a higher Rep than the Star who would lead.
 * BDZ-leader-replace, BDZ-D-leader-joined.
 */
function isOpen(group: readonly Person[]): boolean {
  const best = highest(group);
  const led = leaderIn(group);
  const overStar = led?.star === true && best.some((p) => p.rep > led.rep);
  return overStar || (best.length > 1 && !best.some((p) => p.leads));
}
