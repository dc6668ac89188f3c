import type { Rule } from '@shambles/engine';
import { bearingOf, distance, turn } from '@shambles/field';
import { type Place, placeOf, spotAt } from '@shambles/measured';
import { sum } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { zombieDice } from '../house/campaign-rows.js';
import type { RuleId } from '../register.js';
import { isPresent, type Person, type Zed } from '../state.js';
import { BASE, tableOf } from '../table.js';
import type { Occurrence } from '../tables/campaign/events.js';
import { place, stand, whichWay } from '../zombies/coming.js';
import type { Event } from './event.js';
import { group, nearestHouse, somebody } from './whom.js';

/** Inches that the helicopter draws zombies. BDZ-enc-rand-10b. */
const DRAWN = 12;

function* howMany(w: BdzWorld, event: Occurrence, rule: RuleId): Rule<number> {
  return yield* sum(w, zombieDice(w.book, event), { rule, label: 'zombies', table: 'BDZ-T-random' });
}

/** A dog runs up to somebody, and zombies come from the same direction. BDZ-D-c35. */
export const DOG: Event = {
  rule: 'BDZ-enc-rand-2',
  fits: (w) => group(w).length > 0,
  *happens(w) {
    const { x, y } = yield* somebody(w, 'BDZ-enc-rand-2');
    const bearing = yield* whichWay(w);
    const n = yield* howMany(w, 'barking-dog', 'BDZ-enc-rand-2');
    const [dx, dy] = spotAt({ x, y }, bearing, 2 * BASE);
    stand(w, { x: dx, y: dy, level: 0 }, Array(n).fill(bearing), 'event');
  },
};

/** Zombies come to the middle of the building nearest to somebody. BDZ-D-c112. */
export const FIRE: Event = {
  rule: 'BDZ-enc-rand-7',
  fits: (w) => group(w).length > 0 && tableOf(w).ground.houses.length > 0,
  *happens(w) {
    const house = nearestHouse(w, yield* somebody(w, 'BDZ-enc-rand-7'));
    if (!house) return;
    const [west, south, east, north] = house.box.map((n) => n / 1000) as [number, number, number, number];
    const at = { x: (west + east) / 2, y: (south + north) / 2, level: 0 };
    yield* place(w, at, yield* howMany(w, 'fire', 'BDZ-enc-rand-7'), 'event');
  },
};

/** A phone rings a die of inches away from somebody, in a direction by the dice. BDZ-D-c35. */
export const PHONE: Event = {
  rule: 'BDZ-enc-rand-12',
  fits: (w) => group(w).length > 0,
  *happens(w) {
    const p = yield* somebody(w, 'BDZ-enc-rand-12');
    const off = yield* sum(w, 1, { rule: 'BDZ-enc-rand-12', label: 'phone', table: 'BDZ-T-random' });
    const [x, y] = spotAt(p, yield* whichWay(w), off);
    yield* place(w, { x, y, level: p.level }, yield* howMany(w, 'cell-phone', 'BDZ-enc-rand-12'), 'event');
  },
};

// ------------------------------------------------------------------ drawn off

/** Each zombie moves straight away from the nearest human, out of its melee and off its feast. BDZ-D-c63. */
export const CHOPPER: Event = {
  rule: 'BDZ-enc-rand-10b',
  fits: (w) => w.s.zeds.length > 0 && w.s.people.some(isPresent),
  *happens(w) {
    const living = w.s.people.filter(isPresent);
    const taken: Place[] = [];
    const zeds = w.s.zeds.map((z) => {
      const nearest = [...living].sort((a, b) => distance(a, z) - distance(b, z))[0] as Person;
      const facing = turn(bearingOf(z.x - nearest.x, z.y - nearest.y));
      const at = farthest(w, z, facing, taken);
      taken.push(at);
      return { zed: z.id, at, facing };
    });
    w.happen({ is: 'drawn-off', cause: 'BDZ-enc-rand-10b', zeds });
  },
};

/** Step of the search, in inches. */
const STEP = 0.5;

/**
 * The farthest free spot in this direction, on the table and within twelve inches; the zombie's own place if there is
 * none.
 */
function farthest(w: BdzWorld, z: Zed, bearing: number, taken: readonly Place[]): Place {
  const table = tableOf(w);
  const free = ([x, y, level]: Place) =>
    table.ways('zed').standing(x, y, level) &&
    !table.taken([x, y, level], z.id) &&
    taken.every((t) => t[2] !== level || (t[0] - x) ** 2 + (t[1] - y) ** 2 >= (2 * BASE) ** 2);
  for (let off = DRAWN; off > 0; off -= STEP) {
    const [x, y] = spotAt(z, bearing, off);
    if (free([x, y, z.level])) return [x, y, z.level];
  }
  return placeOf(z);
}
