import { distance, type Point, snap } from '@shambles/field';
import { type At, hasPlace } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import type { Vehicle } from '../state.js';
import { measures, offHeading, shifted } from '../table/bodies.js';
import { BASE, tableOf } from '../table.js';
import { TRAILER } from '../tables/ground.js';

/** Inches from the middle of the rear edge of a Big Rig to the base of somebody at its trailer. BDZ-D-rig-trailer. */
const AT_REAR = 1;
/** Inches from the same point within which those inside come out. BDZ-D-rig-trailer. */
const BEHIND = 4;
/** Degrees off the heading of a rig at which behind it begins. */
const ABEAM = 90;

/** The Big Rig on the table with this id; undefined for a building. BDZ-veh-type-bigrig. */
export function rigOf(w: BdzWorld, id: string): Vehicle | undefined {
  return w.s.vehicles.find((v) => v.id === id && v.kind === 'big-rig' && hasPlace(v));
}

/** The middle of the rear edge of a vehicle. */
export function rearOf(v: Vehicle): Point {
  return shifted(v, -measures(v).length / 2);
}

/** True if a place is on the ground, outside any building. */
function isOutside(w: BdzWorld, at: At): boolean {
  return at.level === 0 && tableOf(w).houseOf(at) === undefined;
}

/** True if somebody there is in this building, or at the rear of this rig. BDZ-D-rig-trailer. */
export function isInside(w: BdzWorld, at: At, id: string): boolean {
  const rig = rigOf(w, id);
  if (!rig) return tableOf(w).houseOf(at) === id;
  return isOutside(w, at) && snap(distance(at, rearOf(rig)) - BASE) <= AT_REAR;
}

/**
 * True if somebody who is in this building stands there, or comes out there, behind the rig, of a trailer.
 * BDZ-D-rig-trailer.
 */
export function comesOutAt(w: BdzWorld, at: At, id: string): boolean {
  const rig = rigOf(w, id);
  if (!rig) return tableOf(w).houseOf(at) === id;
  const rear = rearOf(rig);
  const behind = Math.abs(offHeading({ ...rig, ...rear }, at)) >= ABEAM;
  return isOutside(w, at) && behind && distance(at, rear) <= BEHIND;
}

/**
 * What somebody there is in: the building, or the opened trailer at whose rear it stands, of several the one opened
 * last. BDZ-veh-type-bigrig, BDZ-D-rig-trailer.
 */
export function insideOf(w: BdzWorld, at: At): string | undefined {
  const opened = () => w.s.encounter?.houses.findLast((h) => isInside(w, at, h.id));
  return tableOf(w).houseOf(at) ?? opened()?.id;
}

/** The name by which a building or a trailer is searched. BDZ-bldg-trailer, BDZ-D-rig-trailer. */
export function nameOf(w: BdzWorld, id: string): string {
  if (rigOf(w, id)) return TRAILER.name;
  return tableOf(w).ground.map.buildings?.find((b) => b.id === id)?.name ?? '';
}
