import { ask, type Rule, Some } from '@shambles/engine';
import { distance, Facing, type Route, strides } from '@shambles/field';
import { atMost } from '@shambles/measured';
import { cut } from '@shambles/thw';
import { type Bar, bar, whose } from '../bar.js';
import { DEFINING_MOMENT } from '../contact/entering.js';
import { WATCHES } from '../encounters/watches.js';
import type { FtbWorld } from '../facts.js';
import {
  fastMove,
  gait,
  inchesLeft,
  mayGoFast,
  moveOn,
  noFastMove,
  noMove,
  normalMove,
  standingLeft,
  wayAlong,
  whereTo,
} from '../moving/moving.js';
import { ahead, canEnd, reachOf, STRIDE, seenAnew, walk } from '../moving/walking.js';
import { COHESION, groupOf, groupsOn, leader } from '../people/groups.js';
import {
  carriesOn,
  encounterOf,
  type Person,
  type Place,
  personOf,
  placeOf,
  standing,
  turnIsOver,
} from '../state.js';
import { tableOf } from '../table.js';
import { mayLeaveBy } from '../terrain/edges.js';
import { placesAt } from '../terrain/room.js';
import { nameOf, word } from '../words.js';
import { awakened } from '../zombies/infection.js';
import type { Deed } from './deed.js';
import { gruntsReload } from './fire.js';

/** Candidate places tried around the Leader for each of the others. */
const ABOUT = 12;

function inches(p: Person): { inches: number; count: number } {
  const left = atMost(inchesLeft(p));
  return { inches: left, count: left };
}

/** Moves one figure, up to the inches it has left. FTB-5.2a. */
export const MOVE: Deed = {
  verb: 'move',
  rule: 'FTB-5.2a',
  bars: (_w, p) => noMove(p),
  offers: (_w, p) =>
    noMove(p) ? [] : [{ line: { key: 'deed.move', values: { ...whose(p), ...inches(p) } } }],
  act: (w, id) => moveOn(w, id, WATCHES),
};

/**
 * Moves the whole group: its Leader goes where the player says, the others keep their places around it. If somebody
 * sees or is seen on the way, all stop there; a building that nobody has entered they enter all at once. FTB-4.2b,
 * FTB-5.5.2a, FTB-D-241.
 */
export const TOGETHER: Deed = {
  verb: 'together',
  rule: 'FTB-4.2b',
  offers: (_w, p, group) => {
    const movers = group.filter((q) => noMove(q) === undefined);
    return movers.length > 1 && leader(movers) === p
      ? [{ line: { key: 'deed.together', values: whose(p) }, whole: true }]
      : [];
  },
  *act(w, id) {
    const led = personOf(w.s, id);
    const from = placeOf(led);
    const { active } = encounterOf(w.s);
    const others = (active?.who ?? [])
      .filter((other) => other !== id)
      .map((other) => personOf(w.s, other))
      .filter((p) => p.seat === led.seat);
    const route = yield* whereTo(w, id, inchesLeft(led), 'together', 'FTB-4.2b');
    if (!route) return;
    const { points, cost, stopping } = ahead(w, id, route, WATCHES);
    const to = points[points.length - 1] as Place;
    // If the Leader's move will be stopped, the others move first, since they all go at once.
    const last = stopping.length > 0;
    if (!last) yield* walk(w, id, route, gait(led), 'FTB-4.2b', WATCHES);
    const [x, y, level] = to;
    const house = stopping.includes(DEFINING_MOMENT) ? tableOf(w).houseOf({ x, y, level }) : undefined;
    for (const p of others.sort((a, b) => distance(a, { x, y }) - distance(b, { x, y }))) {
      if (!mayMove(w, p)) continue;
      // Nobody stops where the Leader will, even if it goes last.
      const way = tableOf(w).as(id, to, () =>
        house === undefined ? wayAlong(w, p, from, to) : wayInside(w, p, to, house),
      );
      // What waits inside is met only once, by all who enter.
      const sees = house === undefined ? WATCHES : WATCHES.filter((each) => !stopping.includes(each));
      if (way && !(yield* walk(w, p.id, way, gait(p), 'FTB-4.2b', sees)))
        return last ? yield* makesRoom(w, led, cut(route, cost)) : undefined;
    }
    if (last && mayMove(w, led)) yield* walk(w, id, cut(route, cost), gait(led), 'FTB-4.2b', WATCHES);
  },
};

/**
 * Moves a Leader that has not gone yet, as far along its way as it must, if one of its group already stands in its
 * place: they all go at once. FTB-4.2b.
 */
function* makesRoom(w: FtbWorld, led: Person, route: Route): Rule<void> {
  if (!mayMove(w, led) || !tableOf(w).taken(placeOf(led), led.id)) return;
  const ends = [...strides(route, STRIDE)];
  const first = ends.find(({ at }) => canEnd(tableOf(w), led.id, at)) ?? ends[ends.length - 1];
  if (first) yield* walk(w, led.id, cut(route, first.cost), gait(led), 'FTB-4.2b', WATCHES);
}

/**
 * A route through the door that the Leader uses to a free place near it, within the person's remaining move. FTB-D-241.
 */
function wayInside(w: FtbWorld, p: Person, [x, y, level]: Place, house: string): Route | undefined {
  const table = tableOf(w);
  const most = inchesLeft(p);
  const reach = reachOf(w, p, most);
  const isIn = ([px, py, on]: Place) => table.houseOf({ x: px, y: py, level: on }) === house;
  const at = placesAt(w, { x, y, level }, ABOUT, 'human').find(
    (place) => isIn(place) && reach.cost(...place) <= most,
  );
  return at && reach.route(...at);
}

/** True if an active figure's turn is not over yet. FTB-5.7.3b, FTB-T-see-the-feast. */
function mayMove(w: FtbWorld, p: Person): boolean {
  return carriesOn(p) && !turnIsOver(w.s, p) && inchesLeft(p) > 0;
}

/**
 * Figures that have not tried yet go fast: one, all, or those the player picks, together on one set of dice.
 * FTB-5.3.2a, FTB-5.3.2c.
 */
export const FAST: Deed = {
  verb: 'fast',
  rule: 'FTB-5.3.2a',
  bars: (w, p) => noFastMove(w, p),
  offers: (w, p, group) => {
    const can = group.filter((q) => mayGoFast(w, q));
    if (!can.includes(p)) return [];
    const own = { line: { key: 'deed.fast', values: whose(p) } };
    if (can.length === 1 || leader(can) !== p) return [own];
    const all = {
      what: 'all',
      line:
        can.length === 2 ? { key: 'deed.fast-both' } : { key: 'deed.fast-all', values: { n: can.length } },
      whole: true,
    } as const;
    const some = {
      what: 'some',
      line: { key: 'deed.fast-some' },
      whole: true,
    } as const;
    return can.length > 2 ? [all, some, own] : [all, own];
  },
  *act(w, id, what) {
    const p = personOf(w.s, id);
    if (what === '') return yield* fastMove(w, [id]);
    const can = (encounterOf(w.s).active?.who ?? []).filter((other) => {
      const q = personOf(w.s, other);
      return q.seat === p.seat && !turnIsOver(w.s, q) && mayGoFast(w, q);
    });
    if (what === 'all') return yield* fastMove(w, can);
    const named = yield* ask(
      w,
      p.seat,
      'FTB-5.3.2a',
      'fast-some',
      new Some(
        can,
        { min: 1, max: can.length },
        {
          line: (other) => ({ key: 'figure', values: { name: nameOf(w.book.names, other) } }),
          on: (other) => other,
        },
      ),
    );
    yield* fastMove(w, named);
  },
};

/** FTB-5.2a, FTB-5.3.3a. */
export const PRONE: Deed = {
  verb: 'prone',
  rule: 'FTB-5.3.3a',
  offers: (_w, p) => (p.prone ? [] : [{ line: { key: 'deed.prone', values: whose(p) } }]),
  *act(w, id) {
    w.happen({ is: 'prone', cause: 'FTB-5.3.3a', who: id, prone: true, cost: 0 });
  },
};

/** Why a person cannot get up: it stands, or has less than half of its move left. FTB-5.3.3c. */
function noStanding(p: Person): Bar | undefined {
  if (!p.prone) return bar('FTB-5.3.3c', 'stands', whose(p));
  const least = normalMove(p) / 2;
  return standingLeft(p) >= least
    ? undefined
    : bar('FTB-5.3.3c', 'too-little-to-stand', { ...whose(p), least });
}

/** Getting up costs half of the move. FTB-5.3.3c. */
export const STAND: Deed = {
  verb: 'stand',
  rule: 'FTB-5.3.3c',
  bars: (_w, p) => noStanding(p),
  offers: (_w, p) => (noStanding(p) ? [] : [{ line: { key: 'deed.stand', values: whose(p) } }]),
  *act(w, id) {
    const cost = normalMove(personOf(w.s, id)) / 2;
    w.happen({ is: 'prone', cause: 'FTB-5.3.3c', who: id, prone: false, cost });
  },
};

/** FTB-5.2a. */
export const FACE: Deed = {
  verb: 'face',
  rule: 'FTB-5.2a',
  offers: (_w, p) => [{ line: { key: 'deed.face', values: whose(p) } }],
  *act(w, id) {
    const p = personOf(w.s, id);
    const facing: number = yield* ask(
      w,
      p.seat,
      'FTB-5.2a',
      'face',
      new Facing({ figure: id, now: p.facing, arc: 180, options: facingOptions(w, p) }),
      whose(p),
    );
    w.happen({ is: 'faced', cause: 'FTB-5.2a', who: id, facing });
    yield* seenAnew(w, id, WATCHES);
  },
};

function facingOptions(w: FtbWorld, p: Person) {
  const table = tableOf(w);
  return [...standing(w.s), ...w.s.zeds]
    .filter((f) => f.id !== p.id && table.has(f.id) && table.line(p.id, f.id) !== 'no')
    .slice(0, 12)
    .map((f) => ({
      id: f.id,
      line: { key: 'face.towards', values: { name: nameOf(w.book.names, f.id) } },
      degrees: table.bearing(p.id, f),
      on: f.id,
    }));
}

/**
 * Lets a group within reach join: its members move, fire and test as one group with this one for the rest of the turn.
 * FTB-4.2.2a, FTB-4.2.2c, FTB-D-51.
 */
export const JOIN: Deed = {
  verb: 'join',
  rule: 'FTB-4.2.2a',
  offers: (w, p, group) =>
    joinable(w, p, group).map((id) => ({
      what: id,
      on: id,
      whole: true,
      line: { key: 'deed.join', values: { ...whose(p), whom: word(`person.${id}`) } },
    })),
  *act(w, _id, what) {
    const theirs = groupOf(w, what).map((p) => p.id);
    const fresh = theirs.filter((other) => !turnIsOver(w.s, personOf(w.s, other)));
    w.happen({ is: 'joined-group', cause: 'FTB-D-51', who: theirs });
    for (const each of fresh) yield* awakened(w, each);
    gruntsReload(w, fresh);
  },
};

/** Leaders of groups near any member of this one. */
function joinable(w: FtbWorld, p: Person, group: readonly Person[]): string[] {
  if (leader(group) !== p) return [];
  const table = tableOf(w);
  const own = groupOf(w, p.id);
  return groupsOn(w, p.side)
    .filter((theirs) => !theirs.some((q) => group.includes(q)))
    .filter((theirs) => theirs.some((q) => own.some((o) => table.distance(o.id, q.id) <= COHESION)))
    .map((theirs) => leader(theirs).id);
}

/** Leaves the table by an edge that the figure has reached. FTB-D-63. */
export const LEAVE: Deed = {
  verb: 'leave',
  rule: 'FTB-D-63',
  bars: (w, p) => (mayLeaveBy(w, p) === undefined ? bar('FTB-D-63', 'no-way-out', whose(p)) : undefined),
  offers: (w, p) =>
    mayLeaveBy(w, p) === undefined ? [] : [{ line: { key: 'deed.leave', values: whose(p) } }],
  *act(w, id) {
    const edge = mayLeaveBy(w, personOf(w.s, id));
    if (edge) w.happen({ is: 'off-table', cause: 'FTB-D-63', who: id, edge });
  },
};
