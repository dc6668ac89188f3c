import type { Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { pass, sum } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { gunRow, shotsHeard } from '../house/rows.js';
import { face } from '../movement/walking.js';
import { mayFire, rangeOf, readyGuns } from '../shooting/weapons.js';
import { atPeace, driverOf, type Person, personOf, ridersOf, type Vehicle, vehicleOf } from '../state.js';
import { distanceTo } from '../table/bodies.js';
import { BASE, tableOf } from '../table.js';
import { DISABLED, VEHICLE_HIT } from '../tables/vehicles.js';
import { overturns } from './control.js';
import { isUsable } from './driver.js';
import { coasts } from './reacting.js';

/**
 * Vehicles that somebody may fire at, whether or not people are inside: in range of its gun, and with a line of sight.
 * Those that are mere scenery are left out. BDZ-veh-shoot-targets.
 */
export function vehicleTargets(w: BdzWorld, p: Person): Vehicle[] {
  const [gun] = readyGuns(w.book, p);
  if (!gun || p.fired || atPeace(w.s) || !mayFire(w, p)) return [];
  return w.s.vehicles.filter(
    (v) =>
      hasPlace(v) &&
      v.id !== p.aboard &&
      isUsable(v) &&
      distanceTo(v, p) - BASE <= rangeOf(w.book, p, gun.gun) &&
      (!v.stuck || ridersOf(w.s, v.id).length > 0) &&
      tableOf(w).seesVehicle(p.id, v),
  );
}

/**
 * Fires at a vehicle: one die plus the weapon's Target, whoever fires and however many dice it has. A total of eight
 * hits, and two dice against its Impact decide the effect. After a miss the driver owes Received Fire.
 * BDZ-veh-shoot-vehicle-hit, BDZ-veh-shoot-disabled, BDZ-D-c13.
 */
export function* firesAtVehicle(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const p = personOf(w.s, who);
  const [ready] = readyGuns(w.book, p);
  if (!ready) return;
  const { gun } = ready;
  const { target, impact, dice } = gunRow(w.book, gun);
  const v = vehicleOf(w.s, vehicle);
  face(w, who, v, 'BDZ-D-react-turn');
  const roll = { label: 'vehicle-shot', seat: p.seat, who } as const;
  const total = target + (yield* sum(w, 1, { rule: 'BDZ-veh-shoot-vehicle-hit', ...roll }));
  const hit = total >= VEHICLE_HIT;
  w.happen({ is: 'fired-at-vehicle', cause: 'BDZ-veh-shoot-vehicle-hit', who, vehicle, total, hit });
  const shots = shotsHeard(w.book, gun, Math.max(...dice));
  w.happen({ is: 'noise', cause: 'BDZ-zgen-noise-count', at: [p.x, p.y, p.level], shots });
  if (!hit) return receivesFire(w, vehicle, who);
  const rule = 'BDZ-veh-shoot-disabled';
  const passed = yield* pass(w, 2, impact, { ...roll, rule, table: 'BDZ-T-veh-disabled' });
  const result = DISABLED[passed as 0 | 1 | 2];
  if (result === 'overturned') yield* overturns(w, vehicle, rule, { by: who, rep: p.rep });
  else if (result === 'received-fire') receivesFire(w, vehicle, who);
  else {
    w.happen({ is: 'damaged', cause: rule, vehicle, condition: 'disabled', exploded: false });
    yield* coasts(w, vehicle);
  }
}

/** BDZ-veh-test-receivedfire-when. */
function receivesFire(w: BdzWorld, vehicle: string, by: string): void {
  const driver = driverOf(w.s, vehicle)?.id;
  if (driver !== undefined)
    w.happen({
      is: 'owes',
      cause: 'BDZ-veh-test-receivedfire-when',
      driver,
      what: 'vehicle-received-fire',
      causes: [by],
    });
}
