import {
  buildingOf,
  dependentsOf,
  dieOf,
  fightersOf,
  isLiving,
  isStrong,
  type Unit,
  zombieRow,
} from '@shambles/amz';
import { isSeen } from '@shambles/field';
import { hitsOf, melee } from './fight.js';
import { gapTo, inchByInch, type Look, nearestOf, type Place, sizeOf } from './look.js';

/** How far the figures of a unit spread around its leader, in inches. */
const SPREAD = 0.75;
/** Worth of a unit of the Living in addition to its figures. */
const WHOLE_UNIT = 3;
/** Chance that a unit fires before the mob that comes at it, and that it stays calm enough to fire at a charge. */
const QUICK = 0.8;

/** Cost to a unit of a mob coming into contact, in figures. */
export function lossTo(seen: Look, mob: Unit, unit: Unit): number {
  const figures = sizeOf(seen, unit.id);
  if (unit.vehicle !== null) return vehicleLoss(seen, mob, unit);
  const fighters = fightersOf(seen.view, unit.id).length;
  const weak = dependentsOf(seen.view, unit.id).length;
  if (fighters === 0) return figures + WHOLE_UNIT;
  const before =
    QUICK * hitsOf(seen, unit, mob, { cover: 'exposed', inches: 4 }) +
    0.5 * hitsOf(seen, unit, mob, { defensive: true, inches: 0 });
  const left = sizeOf(seen, mob.id) - before;
  if (left < 0.5) return 0.15;
  const { wins, others } = melee(seen, mob, left, unit, fighters);
  return (
    wins * (figures + weak + WHOLE_UNIT) +
    (1 - wins) * Math.max(0, fighters - others / Math.max(0.01, 1 - wins))
  );
}

/** Number of dead that finish off those in an unarmored vehicle. */
const OPEN_TO = 6;

/** Cost of dead at a vehicle to those inside; armor keeps them off. */
function vehicleLoss(seen: Look, mob: Unit, unit: Unit): number {
  if (unit.vehicle === 'car' || unit.vehicle === 'truck')
    return Math.min(1, sizeOf(seen, mob.id) / OPEN_TO) * (sizeOf(seen, unit.id) + WHOLE_UNIT);
  return sizeOf(seen, mob.id) >= 6 ? 0.4 : 0.1;
}

/** How far a mob comes at a unit that it Interrupts: surely, and with a burst of speed. */
function comesFrom({ book }: Look, mob: Unit): { readonly surely: number; readonly burst: number } {
  const { move } = zombieRow(book, mob.kind);
  const bursts = mob.kind === 'zulus' || mob.kind === 'romeos';
  return { surely: move + 0.5, burst: bursts ? dieOf(book, mob) : 0 };
}

/** The chance that a mob that Interrupts from this distance comes into contact. */
export function contact(seen: Look, mob: Unit, inches: number): number {
  const { surely, burst } = comesFrom(seen, mob);
  if (inches <= surely) return 1;
  return burst > 0 ? Math.max(0, (burst - Math.ceil(inches - surely) + 1) / burst) : 0;
}

/** True if a mob sees a place, as far as terrain allows. */
export function seesPlace(seen: Look, mob: string, [x, y, level]: Place): boolean {
  const from = nearestOf(seen, mob, [x, y, level]);
  if (!from) return false;
  const g = (n: number) => Math.round(n * 1000);
  const { sight } = seen.table.field;
  return isSeen(sight.lookAt(g(from.x), g(from.y), from.level, g(x), g(y), level, 250));
}

/** True if a mob would have to batter down a wall to get to a place. */
export function keptOut(seen: Look, mob: Unit, [x, y, level]: Place): boolean {
  const house = seen.table.houseOf({ x, y, level });
  if (house === undefined) return false;
  const from = nearestOf(seen, mob.id, [x, y, level]);
  if (from && seen.table.houseOf(from) === house) return false;
  const building = buildingOf(seen.view, house);
  if (building.breached) return false;
  return isStrong(building) || !zombieRow(seen.book, mob.kind).opensDoors;
}

export interface Standing {
  readonly unit: Unit;
  /** True if it has fired or is going to. */
  readonly loud: boolean;
}

/** Cost to a unit of ending its activation at a place, in figures. */
export function dangerAt(seen: Look, { unit, loud }: Standing, at: Place, loss: Losses): number {
  let sum = 0;
  for (const mob of seen.dead) {
    const inches = Math.max(0, gapTo(seen, mob.id, at) - SPREAD);
    if (mob.kind === 'possessed') {
      if (inches < 40 && seesPlace(seen, mob.id, at)) sum += 0.9 * shotAt(seen, mob, unit, at);
      continue;
    }
    const { awareness, hearing } = zombieRow(seen.book, mob.kind);
    const notices = Math.max(awareness ?? 0, loud ? (hearing ?? 0) : 0);
    if (inches > notices + 6) continue;
    const shut = keptOut(seen, mob, at) ? 0.1 : 1;
    const free = mob.interrupted ? 0.25 : 1;
    const hears = loud && inches <= (hearing ?? 0);
    const aware = hears || (inches <= (awareness ?? 0) && seesPlace(seen, mob.id, at));
    const now = aware ? contact(seen, mob, inches) : 0;
    // A mob near now may come in the next turn.
    const later = 0.08 * Math.max(0, 1 - inches / (notices + 6));
    sum += shut * loss(mob) * (free * 0.9 * now + later);
  }
  return sum;
}

/** Cost to a unit of passing the mobs: any that can touch it on its way may stop it there. */
export function dangerOn(seen: Look, points: readonly Place[], loss: Losses): number {
  let sum = 0;
  for (const mob of seen.dead) {
    if (mob.interrupted || mob.kind === 'possessed') continue;
    const row = zombieRow(seen.book, mob.kind);
    const reach = Math.min(row.awareness ?? 0, comesFrom(seen, mob).surely);
    if (inchByInch(points).some((at) => isMet(seen, mob, at, reach))) sum += 0.5 * loss(mob);
  }
  return sum;
}

/** True if a mob notices a unit that passes a place, and nothing keeps the mob from it. */
export function isNoticedAt(seen: Look, mob: Unit, at: Place): boolean {
  return isMet(seen, mob, at, zombieRow(seen.book, mob.kind).awareness ?? 0);
}

function isMet(seen: Look, mob: Unit, at: Place, reach: number): boolean {
  return gapTo(seen, mob.id, at) - SPREAD <= reach && !keptOut(seen, mob, at) && seesPlace(seen, mob.id, at);
}

/** Cost to a unit of fire by Possessed at a place. */
function shotAt(seen: Look, by: Unit, unit: Unit, at: Place): number {
  if (unit.vehicle !== null) return 0.2;
  const cover = seen.table.hasCoverNear({ x: at[0], y: at[1], level: at[2] }) ? 'in' : 'exposed';
  return 1.2 * hitsOf(seen, by, unit, { inches: gapTo(seen, by.id, at), cover });
}

/** Cost to the unit of each mob in contact, found once for all places. */
export type Losses = (mob: Unit) => number;

export function losses(seen: Look, unit: Unit): Losses {
  const known = new Map<string, number>();
  return (mob) => {
    const before = known.get(mob.id);
    if (before !== undefined) return before;
    const found = isLiving(mob) ? 0 : lossTo(seen, mob, unit);
    known.set(mob.id, found);
    return found;
  };
}
