import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { showsItself } from '../reaction/in-sight.js';
import { inMelee, type Person, vehicleOf } from '../state.js';
import {
  getsIn,
  getsOut,
  mayTakeWheel,
  type Through,
  takesWheel,
  waysIn,
  waysOut,
} from '../vehicles/boarding.js';
import { isDriven } from '../vehicles/driver.js';
import { drives } from '../vehicles/driving.js';
import { firesAtVehicle, vehicleTargets } from '../vehicles/firing.js';
import { mayRepair, maySiphon, repairs, siphons } from '../vehicles/mending.js';
import { mayStart, maySwitchOff, starts, switchesOff } from '../vehicles/starting.js';
import { meetFromAboard } from '../zombies/meeting.js';
import { type Deed, toVehicle, when } from './deed.js';

const isActing = (w: BdzWorld) => w.s.active?.manner !== 'stay';

/** Takes a seat in a vehicle, through a door or otherwise. BDZ-veh-enter-exit-door. */
export const BOARD: Deed = {
  verb: 'board',
  rule: 'BDZ-veh-enter-exit-door',
  offers: (w, p) =>
    !isActing(w)
      ? []
      : w.s.vehicles.flatMap((v) =>
          waysIn(w, p, v).map(({ sits, through }) => ({
            what: `${v.id} ${sits} ${through}`,
            how: `${sits}-${through}`,
            names: { what: named(v.id) },
          })),
        ),
  *act(w, id, what) {
    const [vehicle, sits, through] = what.split(' ') as [string, Person['sits'], Through];
    yield* showsItself(w, id, () => getsIn(w, id, vehicle, { sits, through }));
  },
};

export const GET_OUT: Deed = {
  verb: 'get-out',
  rule: 'BDZ-veh-enter-exit-door',
  offers: (w, p) =>
    !isActing(w) || inMelee(w.s, p.id)
      ? []
      : waysOut(w, p).map((through) => ({
          what: through,
          how: through,
          names: { what: named(p.aboard) },
        })),
  *act(w, id, through) {
    yield* showsItself(w, id, () => getsOut(w, id, through as Through));
  },
};

/** A figure in a front seat that is not in melee takes the wheel. BDZ-D-c15, BDZ-D-melee-drive. */
export const WHEEL: Deed = {
  verb: 'wheel',
  rule: 'BDZ-D-c15',
  offers: (w, p) => when(mayTakeWheel(w, p) && !inMelee(w.s, p.id), { what: named(p.aboard) }),
  *act(w, id) {
    takesWheel(w, id);
  },
};

/**
 * Starts the engine, with keys or by hot-wiring. That begins to drive off, so even somebody in melee may do it.
 * BDZ-veh-hotwire, BDZ-veh-wont-start, BDZ-D-melee-drive.
 */
export const START: Deed = {
  verb: 'start',
  rule: 'BDZ-veh-wont-start',
  offers: (w, p) =>
    when(
      p.aboard !== '' &&
        p.sits === 'wheel' &&
        mayStart(vehicleOf(w.s, p.aboard), p) &&
        (isActing(w) || !inMelee(w.s, p.id)),
      { what: named(p.aboard) },
    ),
  *act(w, id) {
    yield* starts(w, id, w.s.people.find((p) => p.id === id)?.aboard as string);
  },
};

/** Switches the engine of a vehicle at rest off, unless in melee. BDZ-D-engine-off, BDZ-D-melee-drive. */
export const SWITCH_OFF: Deed = {
  verb: 'switch-off',
  rule: 'BDZ-D-engine-off',
  offers: (w, p) => when(maySwitchOff(w, p) && !inMelee(w.s, p.id), { what: named(p.aboard) }),
  *act(w, id) {
    switchesOff(w, w.s.people.find((p) => p.id === id)?.aboard as string);
  },
};

/** Drives a vehicle its move, unless told to halt. BDZ-veh-move-normal, BDZ-veh-start-drive-off, BDZ-move-halt. */
export const DRIVE: Deed = {
  verb: 'drive',
  rule: 'BDZ-veh-move-normal',
  offers: (w, p) =>
    when(
      p.aboard !== '' &&
        p.sits === 'wheel' &&
        isActing(w) &&
        isDriven(w, p.aboard) &&
        !vehicleOf(w.s, p.aboard).driven &&
        !vehicleOf(w.s, p.aboard).halts,
      { what: named(p.aboard) },
    ),
  *act(w, id) {
    yield* drives(w, w.s.people.find((p) => p.id === id)?.aboard as string, meetFromAboard);
  },
};

/** Fires at the vehicle itself. BDZ-veh-shoot-targets. */
export const FIRE_AT_VEHICLE: Deed = {
  verb: 'fire-vehicle',
  rule: 'BDZ-veh-shoot-targets',
  offers: (w, p) => (inMelee(w.s, p.id) ? [] : vehicleTargets(w, p).map(toVehicle)),
  act: firesAtVehicle,
};

export const REPAIR: Deed = {
  verb: 'repair',
  rule: 'BDZ-veh-repair',
  offers: (w, p) => w.s.vehicles.filter((v) => mayRepair(w, p, v)).map(toVehicle),
  act: repairs,
};

export const SIPHON: Deed = {
  verb: 'siphon',
  rule: 'BDZ-veh-siphon',
  offers: (w, p) => w.s.vehicles.filter((v) => maySiphon(w, p, v)).map(toVehicle),
  act: siphons,
};
