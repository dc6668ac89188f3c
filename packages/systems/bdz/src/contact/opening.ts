import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import type { BdzWorld } from '../facts.js';
import { byDoor } from '../house/ground-rows.js';
import { inchesLeft } from '../movement/walking.js';
import { BAND } from '../scenarios/scenarios.js';
import {
  atPeace,
  carriesOn,
  hasHands,
  inMelee,
  isHeld,
  isOfOthers,
  type Person,
  personOf,
  ridersOf,
  type Vehicle,
  vehicleOf,
} from '../state.js';
import { comeIn, LOOKED_INTO, looksInside } from './entering.js';
import { isInside, rearOf, rigOf } from './trailers.js';

/**
 * The Big Rigs about which the band may find out what is in their trailers, the nearest to this figure first; none
 * where nobody rolls for what is inside. BDZ-veh-type-bigrig, BDZ-D-rig-trailer.
 */
export function rigsAbout(w: BdzWorld, p: Person): Vehicle[] {
  const { encounter: e } = w.s;
  if (!e || !LOOKED_INTO.includes(e.kind) || p.side !== BAND) return [];
  const off = (v: Vehicle) => distance(p, rearOf(v));
  return w.s.vehicles.filter((v) => rigOf(w, v.id)).sort((a, b) => off(a) - off(b));
}

/**
 * Why somebody of the band may not open the trailer of one of these rigs; undefined if it may. `unfit`: it is in no
 * state to, or people met on the road want to talk. BDZ-veh-type-bigrig, BDZ-D-rig-trailer, BDZ-bldg-door.
 */
export function barToOpen(
  w: BdzWorld,
  p: Person,
  v: Vehicle,
): 'unfit' | 'own' | 'opened' | 'moves' | 'overturned' | 'manned' | 'far' | 'no-inches' | undefined {
  if (!hasHands(p) || !carriesOn(p) || isHeld(w.s, p) || inMelee(w.s, p.id) || atPeace(w.s)) return 'unfit';
  if (!v.found || isOfOthers(v.id)) return 'own';
  if (w.s.encounter?.houses.some((h) => h.id === v.id)) return 'opened';
  if (v.speed > 0) return 'moves';
  if (v.condition === 'overturned') return 'overturned';
  if (ridersOf(w.s, v.id).some((q) => q.sits === 'rear')) return 'manned';
  if (p.aboard !== '' || !isInside(w, p, v.id)) return 'far';
  return inchesLeft(p) < byDoor(w.book) ? 'no-inches' : undefined;
}

/**
 * Opens the trailer of a rig, which costs as much as a door, once others of the group have come up; then it is found
 * out what is inside, as in a building. BDZ-veh-type-bigrig, BDZ-bldg-door, BDZ-enc-occupied.
 */
export function* opensTrailer(w: BdzWorld, who: string, rig: string): Rule<void> {
  yield* comeIn(w, who, rig);
  // A reaction to those who came up may have stopped it.
  if (barToOpen(w, personOf(w.s, who), vehicleOf(w.s, rig)) !== undefined) return;
  w.happen({ is: 'opened-trailer', cause: 'BDZ-veh-type-bigrig', who, vehicle: rig, inches: byDoor(w.book) });
  yield* looksInside(w, rig, 0, 0);
}
