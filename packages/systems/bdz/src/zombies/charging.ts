import type { Rule } from '@shambles/engine';
import type { Reach, Route } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { cheapestRound } from '@shambles/thw';
import { barricadeAt, outside, reachesIn, smallWindowOf } from '../barricades/openings.js';
import type { BdzWorld } from '../facts.js';
import { hasFled, poise } from '../melee/charge.js';
import { beingCharged, type Rush } from '../melee/charged.js';
import { engage } from '../melee/melee.js';
import { slips } from '../movement/family.js';
import { type Charge, inMelee, isChild, isThere, isUp, personOf, zedOf } from '../state.js';
import { isAt } from '../table/openings.js';
import { tableOf } from '../table.js';
import { inchesToRider, isAtRider, wayToRider, zedAtVehicle } from '../vehicles/besieging.js';
import { mayDrop } from '../wounded/retrieving.js';
import { goAlong, inTheWay, makeFor, SHAMBLE, stopAt, type Went } from './going.js';

/**
 * The cheapest route of a zombie into contact with a human or its vehicle, round other bases, within `most` inches.
 * BDZ-D-zombie-stop-4.
 */
export function contactWay(w: BdzWorld, id: string, target: string, most: number): Route | undefined {
  const table = tableOf(w);
  const prey = personOf(w.s, target);
  const rides = prey.aboard !== '';
  if ((rides ? inchesToRider(w, id, prey) : table.distance(id, target)) > most) return undefined;
  const { figures } = table;
  const ways = table.ways('zed');
  const { x, y, level } = table.at(id);
  const self = figures.of(id);
  const blocks = inTheWay(w, id);
  const reach = ways.from(x, y, level, { most, self, blocks, avoids: blocks });
  const route = rides
    ? wayToRider(w, prey, id, reach, most)
    : (cheapestRound(ways, figures, reach, self, figures.of(target)) ??
      wayToWindow(w, id, target, reach, most));
  const { door, waits } = zedOf(w.s, id);
  // A door that it has not yet been at, or that still holds, ends its move. BDZ-zmove-door, BDZ-zmove-door-barricaded.
  const free = (c: { readonly id: string; readonly kind: string }) =>
    c.kind !== 'door' || (c.id === door && waits === 0 && barricadeAt(w, c.id) === 0);
  return route && ways.crossed(route).every(free) ? route : undefined;
}

/**
 * The way to an open window, too small to come through, at which a human stands inside; undefined if it does not reach
 * that far. BDZ-zmove-window-small.
 */
function wayToWindow(
  w: BdzWorld,
  zed: string,
  target: string,
  reach: Reach,
  most: number,
): Route | undefined {
  const window = smallWindowOf(w, target);
  const z = zedOf(w.s, zed);
  // One that has helped to break it waits for its next activation. BDZ-zmove-window.
  if (!window?.open || (z.door === window.id && z.waits > 0)) return undefined;
  const route = reach.route(...(isAt(z, window.piece) ? reach.from : outside(w, window)));
  return route && route.cost <= most ? route : undefined;
}

/** Moves a charging zombie until it is 4 inches from contact. BDZ-zact-charge. */
export function chargersPoise(w: BdzWorld, id: string, route: Route, most: number): Went {
  const near = poise(tableOf(w).ways('zed'), route);
  return near ? goAlong(w, id, near, most, 'BDZ-zact-charge') : { left: most, seenBy: [] };
}

/** Step 2: the charged test and fire, and zombies still able come into contact. BDZ-zact-charge, BDZ-D-charged-once. */
export function* chargersClose(w: BdzWorld): Rule<void> {
  const rushes = w.s.charges.filter((c) => isPrey(w, c.target)).map((c) => rushOf(w, c));
  yield* rushIn(w, rushes);
  w.happen({ is: 'charged', cause: 'BDZ-zact-charge', zeds: w.s.charges.map((c) => c.zed) });
}

/**
 * Zombies rush humans. The charged and their friends test and fire. Each zombie still able is then in melee, or moves
 * to the spot that its human has fled from. BDZ-react-charged, BDZ-react-charged-retire.
 */
export function* rushIn(w: BdzWorld, rushes: readonly Rush[]): Rule<void> {
  yield* mayDrop(
    w,
    rushes.map((r) => r.target),
  );
  const surprised = rushes.filter((r) => r.surprise).map((r) => r.target);
  const seen = rushes.filter((r) => !surprised.includes(r.target));
  // Somebody charged from behind by zombies alone takes no test. BDZ-zreact-charged-rear.
  const targets = [...new Set(seen.filter((r) => !r.rear).map((r) => r.target))];
  const spots = new Map(rushes.map((r) => [r.target, placeOf(personOf(w.s, r.target))]));
  const rear = yield* beingCharged(w, seen, targets);
  for (const rush of rushes)
    yield* comesToBlows(w, rush, { caught: rear.has(rush.target), spot: spots.get(rush.target) as Place });
}

/**
 * Brings a zombie that has not been stopped into contact. If its human has fled, it moves towards the spot they fled
 * from, as far as its move allows. BDZ-zmove-rate.
 */
function* comesToBlows(
  w: BdzWorld,
  { by, target, rear, surprise, left = SHAMBLE }: Rush,
  { caught, spot }: { readonly caught: boolean; readonly spot: Place },
): Rule<void> {
  const z = w.s.zeds.find((each) => each.id === by);
  if (!z || z.prone || inMelee(w.s, by) || !isPrey(w, target)) return;
  if (hasFled(w, target, spot)) {
    makeFor(w, z, spot, left, 'BDZ-react-charged-retire', undefined, 'rushes');
    return;
  }
  const prey = personOf(w.s, target);
  const child = isChild(prey);
  const route = contactWay(w, by, target, left);
  if (child) slips(w, target, by);
  if (route) goAlong(w, by, route, left, 'BDZ-zact-charge', 'rushes');
  if (prey.aboard !== '') return isAtRider(w, by, prey) ? yield* zedAtVehicle(w, by, prey.aboard) : undefined;
  const window = smallWindowOf(w, target);
  if (window?.open && isAt(zedOf(w.s, by), window.piece)) stopAt(w, by, window.id);
  if (child || !(tableOf(w).touching(by, target) || reachesIn(w, by, target))) return;
  engage(w, target, by, rear || caught);
  if (surprise) w.happen({ is: 'surprised', cause: 'BDZ-D-zed-melee', zed: by });
}

/** A charge as a rush: from the rear if the zombie began and ended behind the human. BDZ-face-rear-attack. */
function rushOf(w: BdzWorld, { zed, target, from, surprise = false, left = SHAMBLE }: Charge): Rush {
  const table = tableOf(w);
  const began = table.as(zed, from, () => table.isBehind(zed, target));
  return { by: zed, target, rear: began && table.isBehind(zed, target), surprise, left };
}

function isPrey(w: BdzWorld, id: string): boolean {
  const p = personOf(w.s, id);
  return isThere(p) && isUp(p);
}
