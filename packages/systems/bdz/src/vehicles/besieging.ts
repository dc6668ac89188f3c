import type { Rule } from '@shambles/engine';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { engage } from '../melee/melee.js';
import { isChild, type Person, vehicleOf } from '../state.js';
import { ableRiders, isInOpen } from './driver.js';
import { hits } from './running-down.js';

/** Zombies that reach in through a window at once. BDZ-veh-zombies-stopped. */
const REACH_IN = 2;

/**
 * A zombie in contact with a vehicle. In motion it strikes the zombie; at rest those in the open are fought as if on
 * foot, and for the others a window is broken first. BDZ-veh-zombies-charge, BDZ-veh-zombies-stopped, BDZ-D-c9.
 */
export function* zedAtVehicle(w: BdzWorld, zed: string, vehicle: string): Rule<void> {
  const v = vehicleOf(w.s, vehicle);
  if (v.speed > 0) return yield* hits(w, vehicle, zed);
  // Nobody catches a child. BDZ-enc-scen-bleens-uncatchable.
  const riders = ableRiders(w, vehicle).filter((p) => !isChild(p));
  if (riders.length === 0) return;
  const inOpen = leastBeset(
    w,
    riders.filter((p) => isInOpen(v, p)),
  );
  if (inOpen) return engage(w, inOpen.id, zed, false);
  if (!v.broken) return w.happen({ is: 'window-broken', cause: 'BDZ-veh-zombies-stopped', vehicle, by: zed });
  const inside = riders.filter((p) => !isInOpen(v, p));
  const reaching = w.s.melees.filter((m) => isZed(m.with) && inside.some((p) => p.id === m.who));
  const prey = leastBeset(w, inside);
  if (prey && reaching.length < REACH_IN) engage(w, prey.id, zed, false);
}

/** Whom the fewest zombies fight. */
function leastBeset(w: BdzWorld, riders: readonly Person[]): Person | undefined {
  const beset = (p: Person) => w.s.melees.filter((m) => m.who === p.id).length;
  return riders.toSorted((a, b) => beset(a) - beset(b))[0];
}
