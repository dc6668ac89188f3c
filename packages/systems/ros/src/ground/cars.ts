import { distance, GRAIN, snap } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { doorRow } from '../house/rows.js';
import { baseOf } from '../kinds.js';
import type { Place, Zed } from '../state.js';
import { CONTACT, type RosTable } from '../table.js';

/* Survivors in a parked vehicle: its doors are standard doors, and Zeds beat on them. ROS-R-car. */

/** Distance between the places tried beside a vehicle, in cm: a little more than a base. */
const EVERY = 2.1;

/** True if a Zed touches a vehicle, and so can beat on it. */
export function touchesCar(table: RosTable, vehicle: string, z: Zed): boolean {
  return z.level === 0 && table.gapToVehicle(vehicle, z, baseOf(z.kind)) <= CONTACT;
}

/**
 * One Zed-turn on a vehicle's doors, by at most `most` Zeds a turn; a Tank breaks them at once. ROS-R-smash, ROS-tank.
 */
export function beatOn(w: RosWorld, z: Zed, id: string, most: number): void {
  const vehicle = w.s.vehicles.find((v) => v.id === id);
  const of = doorRow(w.book, 'standard').zedTurns as number;
  if (!vehicle || vehicle.broken || vehicle.struck >= most || vehicle.taken >= of) return;
  const taken = z.kind === 'tank' ? of : vehicle.taken + 1;
  w.happen({ is: 'car-battered', cause: 'ROS-R-car', vehicle: id, by: z.id, taken, of });
  // No door slows a Tank.
  if (z.kind === 'tank') w.happen({ is: 'car-broken', cause: 'ROS-tank', vehicle: id });
}

/** Doors of vehicles hold until all have moved, as those of houses do. ROS-R-smash. */
export function carDoorsFall(w: RosWorld): void {
  const of = doorRow(w.book, 'standard').zedTurns as number;
  for (const v of w.s.vehicles)
    if (!v.broken && v.taken >= of) w.happen({ is: 'car-broken', cause: 'ROS-door-standard', vehicle: v.id });
}

/** The free place beside a vehicle, touching it, that is nearest to a Zed. */
export function besideCar(table: RosTable, id: string, z: Zed): Place | undefined {
  const off = (at: Place) => distance(z, { x: at[0], y: at[1] });
  let best: Place | undefined;
  for (const at of placesBeside(table, id, z)) if (!best || off(at) < off(best)) best = at;
  return best;
}

/** Free places for a Zed that touch a vehicle. */
export function placesBeside(table: RosTable, id: string, z: Zed): Place[] {
  const base = baseOf(z.kind);
  const ways = table.ways(z.kind === 'tank' ? 'tank' : 'zed');
  const found: Place[] = [];
  for (const p of table.ground.pieces) {
    if (p.id !== id) continue;
    const [ax, ay] = [p.ax / GRAIN, p.ay / GRAIN];
    const [dx, dy] = [(p.bx - p.ax) / GRAIN, (p.by - p.ay) / GRAIN];
    const far = Math.sqrt(dx * dx + dy * dy);
    // The sides of a vehicle run anticlockwise: outward is to the right.
    const [nx, ny] = [dy / far, -dx / far];
    const out = base + CONTACT / 2;
    for (let d = EVERY / 2; d <= far; d = snap(d + EVERY)) {
      const at: Place = [snap(ax + (dx / far) * d + nx * out), snap(ay + (dy / far) * d + ny * out), 0];
      if (ways.standing(...at) && !table.taken(at, z.id, base)) found.push(at);
    }
  }
  return found;
}
