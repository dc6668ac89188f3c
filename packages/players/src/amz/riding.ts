import { CONTACT, STOPS_VEHICLE, type Unit, vehicleRow } from '@shambles/amz';
import { contact, dangerAt, isNoticedAt, losses } from './danger.js';
import { gapTo, inchByInch, type Look, type Place, sizeOf, whereIs } from './look.js';
import { planOf } from './plan.js';

/** Passengers get out within this distance of their goal, in inches. */
const GET_OUT = 16;
/** Passengers stay aboard if getting out would cost this much, in figures. */
const TOO_HOT = 2.5;
/** Distance from the middle of a vehicle within which things are in its way, in inches. */
const IN_THE_WAY = 1.8;

/** Mobs in contact with a vehicle that hold it. */
export function heldBy({ table, dead, view }: Look, vehicle: string): Unit[] {
  return dead.filter((z) => sizeOf({ view }, z.id) >= STOPS_VEHICLE && table.apart(z.id, vehicle) <= CONTACT);
}

/** True if a passenger unit gets out: near its goal, or because the vehicle has come to a halt. */
export function getsOut(seen: Look, unit: Unit): boolean {
  const aboard = seen.view.figures.find((f) => f.unit === unit.id && f.aboard !== '')?.aboard;
  const vehicle = seen.view.units.find((u) => u.id === aboard && u.id !== unit.id);
  if (!vehicle) return false;
  const plan = planOf(seen, unit);
  if (vehicle.immobilised || heldBy(seen, vehicle.id).length > 0) return true;
  if (plan.do === 'leave' || plan.do === 'escort' || gapTo(seen, vehicle.id, plan.at) > GET_OUT) return false;
  const at = whereIs(seen, vehicle.id);
  return !at || dangerAt(seen, { unit, loud: false }, at, losses(seen, unit)) < TOO_HOT;
}

/** Expected number of large mobs that stop a vehicle on its way: those in the way, and a share of those that come. */
export function stopped(seen: Look, points: readonly Place[]): number {
  const way = inchByInch(points);
  return seen.dead
    .filter((z) => z.kind !== 'possessed' && sizeOf(seen, z.id) >= STOPS_VEHICLE)
    .reduce((sum, z) => {
      if (way.some((at) => gapTo(seen, z.id, at) < IN_THE_WAY - 0.5)) return sum + 1;
      if (z.interrupted) return sum;
      return (
        sum +
        Math.max(
          0,
          ...way.map((at) => (isNoticedAt(seen, z, at) ? contact(seen, z, gapTo(seen, z.id, at) - 1) : 0)),
        )
      );
    }, 0);
}

/** Units that ride in a vehicle. */
export function ridersOf({ view }: Pick<Look, 'view'>, vehicle: string): string[] {
  const aboard = view.figures.filter((f) => f.aboard === vehicle && f.unit !== vehicle);
  return [...new Set(aboard.map((f) => f.unit))];
}

/** Approximate room left in a vehicle. */
export function roomIn({ book, view }: Look, u: Unit): number {
  if (u.vehicle === null) return 0;
  const aboard = view.figures.filter((f) => f.aboard === u.id).length;
  const { crew, passengers } = vehicleRow(book, u.vehicle);
  return crew + passengers - aboard;
}
