import type { Rule } from '@shambles/engine';
import { distance, type Route, snap } from '@shambles/field';
import { mayActivate, pass } from '@shambles/thw';
import { nearestEdges } from '../contact/law.js';
import { WATCHES } from '../encounters/watches.js';
import type { FtbWorld } from '../facts.js';
import { chargeable } from '../melee/charge.js';
import { lookOut } from '../moving/duck.js';
import { gait, inchesLeft, normalMove, standingLeft } from '../moving/moving.js';
import { face, reachOf, seenAnew, walk } from '../moving/walking.js';
import { able } from '../people/able.js';
import { byRep, decidingRep, groupsOn, leader } from '../people/groups.js';
import { charge } from '../reacting/charges.js';
import { reactions } from '../reacting/reaction.js';
import { aim } from '../shooting/aim.js';
import { loadedGuns, shootAll } from '../shooting/shooting.js';
import { targetsFor } from '../shooting/targets.js';
import {
  carriesOn,
  encounterOf,
  hostile,
  type Party,
  type Person,
  type Place,
  partyOf,
  personOf,
  turnIsOver,
} from '../state.js';
import { BASE, type FtbTable, tableOf } from '../table.js';
import { NPC_MOVEMENT, type NpcDeed } from '../tables/meet.js';
import { type Edge, edgesAt } from '../terrain/edges.js';
import { awakened } from '../zombies/infection.js';

/** Distance in inches within which a zombie in sight takes priority over everything but reloading. FTB-D-57. */
const ZOMBIE_NEAR = 6;
/** Limit on how often a figure resumes a move that something has stopped. */
const GOES_ON = 4;

/**
 * Lets the next group of a party act: its Leader rolls, and each figure does the first thing on its list that it can.
 * Returns false if no group is left to act. FTB-12.17, FTB-12.17m, FTB-D-57.
 */
export function* npcsAct(w: FtbWorld, id: string): Rule<boolean> {
  const e = encounterOf(w.s);
  const [group] = groupsOn(w, id)
    .map((all) => ({
      who: all.filter((p) => !turnIsOver(w.s, p)),
      rep: decidingRep(w, all),
    }))
    .filter(({ who, rep }) => who.length > 0 && mayActivate(rep, e.dice[id] as number))
    .sort((a, b) => b.rep - a.rep);
  if (!group) return false;
  const led = leader(group.who);
  const who = group.who.map((p) => p.id);
  w.happen({ is: 'active', cause: 'FTB-12.17', side: id, who, leader: led.id });
  for (const each of who) yield* awakened(w, each);
  for (const each of who) if (carriesOn(personOf(w.s, each))) yield* lookOut(w, each, WATCHES);
  const passed = yield* movementRoll(w, led);
  for (const p of byRep(group.who)) yield* acts(w, partyOf(w.s, id), p.id, passed);
  w.happen({ is: 'rested', cause: 'FTB-12.17', who });
  return true;
}

/** Rolls the Leader's die. FTB-12.17. */
export function* movementRoll(w: FtbWorld, { id: who, rep }: Person): Rule<number> {
  return yield* pass(w, 1, rep, { rule: 'FTB-12.17', label: 'npc-movement', table: NPC_MOVEMENT.id, who });
}

/** Lets one figure do the first deed of its list that it can; none if its turn is over. FTB-5.7.3b, FTB-D-57. */
function* acts(w: FtbWorld, party: Party, who: string, passed: number): Rule<void> {
  for (const deed of listOf(party, passed)) {
    const p = personOf(w.s, who);
    if (!mayAct(w, p)) return;
    if (yield* DOES[deed](w, p)) return;
  }
}

/** True if an active figure's turn is not over. FTB-5.7.3b, FTB-T-see-the-feast. */
function mayAct(w: FtbWorld, p: Person): boolean {
  return carriesOn(p) && !turnIsOver(w.s, p);
}

/**
 * The list of deeds for a roll. People who are on their way out leave, whatever the die says, but if they are Enemies
 * they fire first. FTB-12.17m, FTB-14.13.5e, FTB-D-57.
 */
export function listOf(party: Pick<Party, 'goal' | 'attitude'>, passed: number): readonly NpcDeed[] {
  if (party.goal === 'leave')
    return party.attitude === 'enemy' ? ['reload', 'zombie', 'fire', 'leave'] : ['reload', 'zombie', 'leave'];
  const row = NPC_MOVEMENT.rows.find((r) => r.passed === passed);
  return (party.attitude === 'enemy' ? row?.enemies : row?.others) ?? [];
}

/** What each deed does; each returns true if the figure could do it. */
const DOES: { readonly [deed in NpcDeed]: (w: FtbWorld, p: Person) => Rule<boolean> } = {
  *zombie(w, p) {
    const table = tableOf(w);
    const near = w.s.zeds
      .map((z) => z.id)
      .filter((id) => table.distance(p.id, id) <= ZOMBIE_NEAR && table.sees(p.id, id));
    if (near.length === 0) return false;
    if (yield* fires(w, p, near)) return true;
    const target = chargeable(w, p).find((id) => near.includes(id));
    if (target === undefined) return false;
    yield* charge(w, [p.id], target, 'active', WATCHES);
    return true;
  },
  *fire(w, p) {
    return yield* fires(w, p, foesOf(w, p));
  },
  *reload(w, p) {
    const empty = p.items.find((i) => p.hand.includes(i.id) && i.empty);
    if (!empty || loadedGuns(w, p).length > 0) return false;
    w.happen({ is: 'acted', cause: 'FTB-6.7b', who: p.id, what: 'reload' });
    w.happen({ is: 'reloaded', cause: 'FTB-6.7b', who: p.id, item: empty.id });
    return true;
  },
  *charge(w, p) {
    if (p.items.some((i) => w.book.weapons.has(i.what))) return false;
    const foes = foesOf(w, p);
    const target = chargeable(w, p).find((id) => foes.includes(id));
    if (target === undefined) return false;
    yield* charge(w, [p.id], target, 'active', WATCHES);
    return true;
  },
  *advance(w, p) {
    yield* advances(w, p.id);
    return true;
  },
  *'stay-and-face'(w, p) {
    const [near] = nearestFoes(w, p);
    if (near) {
      face(w, p.id, near);
      // After turning, it may see figures that it had not seen, just as a player's figure may. FTB-5.5.2a, FTB-D-243.
      yield* seenAnew(w, p.id, WATCHES);
    }
    return true;
  },
  *leave(w, p) {
    yield* leaves(w, p.id);
    return true;
  },
  *stay() {
    return true;
  },
};

/** Players' figures that are Enemies of a person, nearest first. */
function foesOf(w: FtbWorld, p: Person): string[] {
  return nearestFoes(w, p).map((q) => q.id);
}

function nearestFoes(w: FtbWorld, p: Person): Person[] {
  return able(w)
    .filter((q) => hostile(w.s, p.side, q.side))
    .sort((a, b) => distance(a, p) - distance(b, p));
}

/**
 * Turns to and fires at the nearest of some figures in range of a gun, and comes into sight of others by that. One that
 * has ducked back holds its fire. FTB-5.2b, FTB-5.7.3c, FTB-7.4, FTB-D-192.
 */
function* fires(w: FtbWorld, p: Person, at: readonly string[]): Rule<boolean> {
  if (p.heldFire) return false;
  for (const weapon of loadedGuns(w, p)) {
    const targets = targetsFor(w, p, weapon.gun).filter((id) => at.includes(id));
    const [first] = targets;
    if (first === undefined) continue;
    w.happen({ is: 'acted', cause: 'FTB-5.2b', who: p.id, what: 'fire' });
    face(w, p.id, tableOf(w).at(first));
    const call = yield* shootAll(w, [yield* aim(w, p.id, weapon, targets, 'active')]);
    yield* reactions(w, call, WATCHES);
    yield* seenAnew(w, p.id, WATCHES);
    return true;
  }
  return false;
}

// ------------------------------------------------------------------ going

/** Gets a prone person up before it moves, if it has enough move left. FTB-5.3.3c. */
function getsUp(w: FtbWorld, p: Person): void {
  const cost = normalMove(p) / 2;
  if (p.prone && standingLeft(p) >= cost)
    w.happen({ is: 'prone', cause: 'FTB-5.3.3c', who: p.id, prone: false, cost });
}

/** Moves normally towards the nearest player's figure. It resumes after whatever stopped it, unless it can fire now. */
function* advances(w: FtbWorld, who: string): Rule<void> {
  getsUp(w, personOf(w.s, who));
  for (let n = 0; n < GOES_ON; n++) {
    const p = personOf(w.s, who);
    const [near] = nearestFoes(w, p);
    if (!mayAct(w, p) || p.heldFire || inchesLeft(p) <= 0 || !near) return;
    if (n > 0 && loadedGuns(w, p).some(({ gun }) => targetsFor(w, p, gun).includes(near.id))) return;
    const route = wayTowards(w, p, near);
    if (!route || (yield* walk(w, who, route, gaitOf(p), 'FTB-12.17m', WATCHES))) return;
  }
}

function gaitOf(p: Person): 'npc' | 'crawl' {
  return gait(p) === 'crawl' ? 'crawl' : 'npc';
}

/** As much of the shortest route as it can move, ending in cover if an equally short route does. FTB-12.17m. */
function wayTowards(w: FtbWorld, p: Person, near: Person): Route | undefined {
  const most = inchesLeft(p);
  const reach = reachOf(w, p, Number.POSITIVE_INFINITY);
  const [goal] = besides(w, near, p);
  if (!goal) return undefined;
  const stop = reach.along(...goal, most);
  if (!stop || stop.cost <= 0) return undefined;
  const table = tableOf(w);
  const home = table.ways('human').to(...goal);
  const whole = reach.cost(...goal);
  const covered = (at: Place) => table.as(p.id, at, () => table.inCover(p.id, near.id), p.facing);
  const end: Place = [stop.x, stop.y, stop.level];
  if (stop.arrived || covered(end)) return stop.route;
  for (const at of around(end)) {
    const cost = reach.cost(...at);
    if (cost <= most && cost + home.cost(...at) <= whole + AS_SHORT && covered(at)) return reach.route(...at);
  }
  return stop.route;
}

/** Routes whose lengths differ by no more than this, in inches, count as equally short. */
const AS_SHORT = 0.25;

/** Places around another, half an inch and an inch away. */
function around([x, y, level]: Place): Place[] {
  return [0.5, 1].flatMap((far) =>
    [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ].map(([dx, dy]): Place => [snap(x + far * (dx as number)), snap(y + far * (dy as number)), level]),
  );
}

/**
 * Free places beside a figure, those nearest to the mover first. Places in sight of the figure are preferred, since
 * nobody heads for the other side of a wall. FTB-D-243.
 */
function besides(w: FtbWorld, near: Person, p: Person): Place[] {
  const table = tableOf(w);
  const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((k): Place => {
    const [dx, dy] = RING[k] as readonly [number, number];
    return [snap(near.x + dx * APART), snap(near.y + dy * APART), near.level];
  });
  const free = ring
    .filter((at) => table.ways('human').standing(...at) && !table.taken(at, p.id))
    .sort((a, b) => farFrom(p, a) - farFrom(p, b));
  const facing = free.filter((at) => table.as(p.id, at, () => table.line(p.id, near.id) !== 'no', p.facing));
  return facing.length > 0 ? facing : free;
}

const APART = 2 * BASE + 0.1;
const DIAGONAL = 0.7072;
const RING = [
  [0, 1],
  [DIAGONAL, DIAGONAL],
  [1, 0],
  [DIAGONAL, -DIAGONAL],
  [0, -1],
  [-DIAGONAL, -DIAGONAL],
  [-1, 0],
  [-DIAGONAL, DIAGONAL],
] as const;

function farFrom(p: Person, [x, y]: Place): number {
  return distance(p, { x, y });
}

/** Moves normally towards the nearest edge, and off the table there. FTB-12.17m. */
function* leaves(w: FtbWorld, who: string): Rule<void> {
  getsUp(w, personOf(w.s, who));
  for (let n = 0; n < GOES_ON; n++) {
    const p = personOf(w.s, who);
    if (!mayAct(w, p) || p.heldFire) return;
    const [edge] = edgesAt(w, p);
    if (edge) return w.happen({ is: 'off-table', cause: 'FTB-12.17m', who, edge });
    const route = inchesLeft(p) > 0 ? wayOut(w, p, tableOf(w)) : undefined;
    if (!route) return;
    yield* walk(w, who, route, gaitOf(p), 'FTB-12.17m', WATCHES);
  }
}

function wayOut(w: FtbWorld, p: Person, table: FtbTable): Route | undefined {
  const reach = reachOf(w, p, Number.POSITIVE_INFINITY);
  for (const edge of nearestEdges(w, p)) {
    const out = brink(w, p, edge).find(
      (at) => table.ways('human').standing(...at) && reach.cost(...at) < 1e6,
    );
    const stop = out && reach.along(...out, inchesLeft(p));
    if (stop && stop.cost > 0) return stop.route;
  }
  return undefined;
}

/** Spots at an edge, nearest to a person first. */
function brink(w: FtbWorld, p: Person, edge: Edge): Place[] {
  const [width, height] = encounterOf(w.s).map.size;
  const within = (v: number, most: number) => snap(Math.min(most - BASE, Math.max(BASE, v)));
  const along = [0, 1, -1, 2, -2, 4, -4, 8, -8];
  if (edge === 'north' || edge === 'south') {
    const y = edge === 'south' ? BASE : snap(height - BASE);
    return along.map((aside): Place => [within(p.x + aside, width), y, 0]);
  }
  const x = edge === 'west' ? BASE : snap(width - BASE);
  return along.map((aside): Place => [x, within(p.y + aside, height), 0]);
}
