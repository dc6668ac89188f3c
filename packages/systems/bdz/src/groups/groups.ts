import type { Rule } from '@shambles/engine';
import { byRep, groupsOf, leaderOf, pass } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { carriesOn, has, isChild, isPresent, isUp, type Person, personOf, vehicleOf } from '../state.js';
import { apart } from '../table/bodies.js';
import { tableOf } from '../table.js';

/** Inches that a figure may be from another of its group. BDZ-group-distance. */
export const COHESION = 4;

/** Figures of a side that belong to groups: those on the table and not out of the fight. */
function members(w: BdzWorld, side: string): Person[] {
  return w.s.people.filter((p) => p.side === side && isPresent(p));
}

/** True if within 4 inches in clear line of sight. BDZ-group-distance. */
export function isNear(w: BdzWorld, a: string, b: string): boolean {
  const table = tableOf(w);
  return rideTogether(w, a, b) || (table.distance(a, b) <= COHESION && table.line(a, b) !== 'no');
}

/** True if in the same vehicle, or in two vehicles near each other. BDZ-veh-group-passengers, BDZ-veh-group-convoy. */
function rideTogether(w: BdzWorld, a: string, b: string): boolean {
  const [p, q] = [personOf(w.s, a), personOf(w.s, b)];
  if (p.aboard === '' || q.aboard === '') return false;
  return p.aboard === q.aboard || apart(vehicleOf(w.s, p.aboard), vehicleOf(w.s, q.aboard)) <= COHESION;
}

/** The current groups of a side. BDZ-group-distance, BDZ-group-change. */
export function groupsOn(w: BdzWorld, side: string): Person[][] {
  return groupsOf(
    members(w, side),
    (a, b) => rideTogether(w, a.id, b.id) || (a.group === b.group && isNear(w, a.id, b.id)),
  );
}

/** The figure's current group; just the figure itself if it has none. */
export function groupOf(w: BdzWorld, id: string): Person[] {
  const p = personOf(w.s, id);
  return groupsOn(w, p.side).find((group) => group.includes(p)) ?? [p];
}

/**
 * The Leader of a group: its Star, else the highest Rep, and among equals the one who has stepped up. Whoever has
 * stepped up beside a Star leads the Star too. Undefined while the whole group has lost its Leader. BDZ-leader-start,
 * BDZ-leader-replace, BDZ-D-leader-joined, BDZ-D-leader-lost-delay.
 */
export function leaderIn(group: readonly Person[]): Person | undefined {
  const able = group.filter((p) => !p.leaderless);
  const follows = (p: Person) => able.some((q) => q.leads && q.id === p.follows);
  const ranked = able.map((p) => ({ id: p.id, rep: p.rep, star: p.star && !follows(p), leads: p.leads }));
  const best = leaderOf(ranked);
  const equals = ranked.filter((r) => r.star === best?.star && r.rep === best.rep);
  const leader = equals.find((r) => r.leads) ?? best;
  return able.find((p) => p.id === leader?.id);
}

/**
 * The figure at whose Rep a group has its turn: its Leader, or the one who will lead it, among those who carry on if
 * anybody does. BDZ-turn-group-order.
 */
export function actingLeader(group: readonly Person[]): Person {
  const able = group.filter((p) => carriesOn(p) && !isChild(p));
  const from = able.length > 0 ? able : group;
  return leaderIn(from) ?? (byRep(from)[0] as Person);
}

/**
 * The Rep that the die of its side has to let through: that of a group's Leader, who leads it until he is out of the
 * fight or leaves. BDZ-turn-rep-threshold, BDZ-leader-activate, BDZ-leader-replace.
 */
export function thresholdOf(group: readonly Person[]): number {
  return (leaderIn(group.filter((p) => !isChild(p))) ?? actingLeader(group)).rep;
}

/**
 * True if no other member is nearer to the causes of a test, so that the Leader is in front. BDZ-leader-front,
 * BDZ-D-leader-front.
 */
export function inFront(
  w: BdzWorld,
  led: Person,
  group: readonly Person[],
  causes: readonly string[],
): boolean {
  const table = tableOf(w);
  const there = causes.filter((id) => table.has(id));
  const off = (p: Person) => Math.min(...there.map((id) => table.distance(p.id, id)));
  return there.length === 0 || group.every((p) => p === led || !isUp(p) || off(led) <= off(p));
}

/** True if a Leader has somebody to lead, or needs nobody by option. BDZ-D-leader-die-alone. */
export function hasFollowers(w: BdzWorld, led: Person, group: readonly Person[]): boolean {
  const alone = w.book.options['leader-alone'] === 'own-leader';
  return alone || group.some((p) => p !== led && carriesOn(p) && !isChild(p));
}

/**
 * Rolls a die for each Dumbass whose activation begins; one that fails may not act this turn. Returns those who may.
 * BDZ-attr-dumbass.
 */
export function* notHesitating(w: BdzWorld, who: readonly string[]): Rule<readonly string[]> {
  const able: string[] = [];
  for (const id of who) {
    const p = personOf(w.s, id);
    const roll = { rule: 'BDZ-attr-dumbass', label: 'wits', seat: p.seat, who: id } as const;
    if (!has(p, 'dumbass') || (yield* pass(w, 1, p.rep, roll)) > 0) able.push(id);
    else w.happen({ is: 'hesitated', cause: 'BDZ-attr-dumbass', who: id });
  }
  return able;
}
