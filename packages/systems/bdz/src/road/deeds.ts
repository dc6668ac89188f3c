import { type Deed, toFigure, when } from '../actions/deed.js';
import { watches } from '../actions/moving.js';
import { walksTheWalk } from '../contact/fighting.js';
import { headOf } from '../contact/people.js';
import { asRecruit } from '../encounters/ending.js';
import { mayMoveOn } from '../encounters/home.js';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { groupRow } from '../house/travel-rows.js';
import { flees, hasEscaped } from '../movement/fleeing.js';
import { inchesLeft, walk, wayToContact } from '../movement/walking.js';
import { OTHERS } from '../scenarios/scenarios.js';
import { atPeace, inMelee, isThere, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { GREET } from './talking.js';

/** The deeds left to somebody who only wants to get away. BDZ-D-c45. */
const AWAY: readonly string[] = [
  ...['move', 'fast', 'stand', 'leave', 'fight', 'break', 'pick-up', 'put-down'],
  ...['board', 'wheel', 'start', 'drive', 'get-out', 'join', 'split'],
];
/** Deeds refused to people who let the band run: they neither charge nor follow. BDZ-D-c45. */
const CHASING: readonly string[] = [
  'charge',
  'charge-vehicle',
  'kill',
  'tie-up',
  'capture',
  'move',
  'fast',
  'drive',
];
/** Deeds refused to people who stay where they are and wait to be spoken to. BDZ-T-road-groups. */
const GOING: readonly string[] = ['move', 'fast', 'leave', 'board', 'start'];

/**
 * True if somebody's aims still allow a deed: those of people met on the road, or of a band that runs.
 * BDZ-T-road-groups, BDZ-D-c45.
 */
export function mayStill(w: BdzWorld, p: Person, verb: string, what = ''): boolean {
  const e = w.s.encounter;
  if (!e) return true;
  if (flees(w, p)) return AWAY.includes(verb) && (verb !== 'leave' || hasEscaped(w, p));
  if (p.side !== OTHERS) return true;
  if (e.evading && CHASING.includes(verb)) return false;
  if (!e.road) return true;
  if (e.peace) return !GOING.includes(verb);
  // They take people alive and carry them off. BDZ-camp-road-cultists.
  if (!takesCaptives(w, p)) return true;
  return verb !== 'tie-up' && (verb !== 'kill' || isZed(what.split(' ')[1] ?? ''));
}

/** True if somebody belongs to a group that takes people alive. BDZ-camp-road-cultists. */
export function takesCaptives(w: BdzWorld, p: Person): boolean {
  const road = w.s.encounter?.road;
  return p.side === OTHERS && road != null && (groupRow(w.book, road.who).captures ?? false);
}

const isFirst = (w: BdzWorld, p: Person): boolean => w.s.active?.who[0] === p.id;

/** A Star attacks people who want no fight: those who run, or instead of talking. BDZ-enc-wtw-choose, BDZ-D-c133. */
const ATTACK: Deed = {
  verb: 'attack',
  rule: 'BDZ-enc-wtw-choose',
  offers: (w, p) => when(atPeace(w.s) && p.side !== OTHERS && p.star && theirs(w).length > 0),
  *act(w, id) {
    w.happen({ is: 'peace-over', cause: 'BDZ-T-road-groups' });
    if (w.s.encounter?.road?.goal === 'meet')
      yield* walksTheWalk(w, id, headOf(w, theirs(w)).id, 'BDZ-enc-wtw-choose');
  },
};

const theirs = (w: BdzWorld): string[] =>
  w.s.people.filter((q) => q.side === OTHERS && isThere(q) && isUp(q)).map((q) => q.id);

/** The band has dealt with the beaten and moves on. BDZ-D-c65. */
const MOVE_ON: Deed = {
  verb: 'move-on',
  rule: 'BDZ-D-c65',
  offers: (w, p) =>
    when(w.s.encounter !== null && mayMoveOn(w, w.s.encounter) && p.side !== OTHERS && isFirst(w, p)),
  *act(w) {
    w.happen({ is: 'road-over', cause: 'BDZ-D-c65' });
  },
};

/** The band, when it acts, declares that it runs. BDZ-camp-evade, BDZ-D-c45. */
const EVADE: Deed = {
  verb: 'evade',
  rule: 'BDZ-camp-evade',
  offers: (w, p) =>
    when(
      w.s.encounter?.evading === false &&
        w.s.encounter.kind !== 'mutiny' &&
        p.side !== OTHERS &&
        isFirst(w, p),
    ),
  *act(w) {
    w.happen({ is: 'evades', cause: 'BDZ-camp-evade' });
  },
};

/** Takes a helpless person in reach captive instead of killing it. BDZ-autokill, BDZ-camp-road-cultists. */
const CAPTURE: Deed = {
  verb: 'capture',
  rule: 'BDZ-autokill',
  offers: (w, p) => (takesCaptives(w, p) ? helpless(w, p).map(toFigure) : []),
  *act(w, id, target) {
    const way = wayToContact(w, id, target, inchesLeft(personOf(w.s, id)));
    if (!way || !(yield* walk(w, id, way, 'walk', 'BDZ-autokill', watches()))) return;
    if (!helpless(w, personOf(w.s, id)).some((q) => q.id === target)) return;
    w.happen({ is: 'captured', cause: 'BDZ-camp-road-cultists', who: target, ...asRecruit(w, target) });
    w.happen({ is: 'rested', cause: 'BDZ-autokill', who: [id] });
  },
};

function helpless(w: BdzWorld, p: Person): Person[] {
  if (p.prone || p.aboard !== '' || inMelee(w.s, p.id) || w.s.active?.manner === 'stay') return [];
  return w.s.people
    .filter((q) => q.side !== p.side && isThere(q) && (q.status === 'stunned' || q.status === 'out'))
    .filter(
      (q) => tableOf(w).distance(p.id, q.id) <= inchesLeft(p) && wayToContact(w, p.id, q.id, inchesLeft(p)),
    );
}

/** Deeds that the road adds to all others. */
export const ROAD_DEEDS: readonly Deed[] = [GREET, ATTACK, CAPTURE, EVADE, MOVE_ON];

/** Takes somebody captive if its attacker does not kill; true if so. BDZ-camp-road-cultists. */
export function takesAlive(w: BdzWorld, { who, by }: { readonly who: string; readonly by: string }): boolean {
  const takes = takesCaptives(w, personOf(w.s, by));
  if (takes) w.happen({ is: 'captured', cause: 'BDZ-camp-road-cultists', who, ...asRecruit(w, who) });
  return takes;
}

/** Removes somebody who had one attack and has made it; true if so. BDZ-D-c44. */
export function vanishes(w: BdzWorld): boolean {
  const { road, ended } = w.s.encounter ?? {};
  const sniper =
    road?.spent && !ended ? w.s.people.find((p) => p.side === OTHERS && isThere(p) && isUp(p)) : undefined;
  if (sniper) w.happen({ is: 'vanished', cause: 'BDZ-camp-road-sniper', who: sniper.id });
  return sniper !== undefined;
}
