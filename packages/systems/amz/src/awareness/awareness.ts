import type { AmzWorld } from '../facts.js';
import { zombieRow } from '../house/rows.js';
import { basesOf, isLiving, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';

/** How near a Dexter must be to the mobs that it drives, in inches. AMZ-dexter-control. */
export const DRIVES = 12;
/** The most units that one Dexter drives in a turn. AMZ-dexter-control. */
const DRIVEN = 4;
/**
 * "They smell us": for this activation Zulus and Romeos notice the unit from farther away, and through walls.
 * AMZ-T-quirk-cards, 13.
 */
const SMELL = { card: 13, inches: 4 } as const;
/** Car Alarm: zombies near the alarm are aware of the unit that set it off. AMZ-T-quirk-cards, 4. */
const ALARM = 4;

/** True if a zombie unit is aware of a Living one. AMZ-awareness, AMZ-hide. */
export function isAware(w: AmzWorld, zombie: string, living: string): boolean {
  const dead = unitOf(w.s, zombie);
  const unit = unitOf(w.s, living);
  const table = tableOf(w);
  if (table.basesOf(zombie).length === 0 || table.basesOf(living).length === 0) return false;
  if (w.s.effects.some((e) => e.card === ALARM && e.on === `${zombie} ${living}`)) return true;
  if (dead.kind === 'possessed') return table.sees(zombie, living);
  const inches = table.apart(zombie, living);
  const noticed = noticing(w, dead, unit);
  // A hidden unit is noticed by sight alone. AMZ-hide.
  if (unit.heard && !unit.hidden && inches <= noticed.heard) return true;
  return inches <= noticed.inches && (noticed.blind || table.sees(zombie, living));
}

/** How far a zombie type notices a unit and hears it fire, and whether it notices without seeing. */
function noticing(
  w: AmzWorld,
  dead: Unit,
  unit: Unit,
): { readonly inches: number; readonly heard: number; readonly blind: boolean } {
  const { awareness, hearing } = zombieRow(w.book, dead.kind);
  const smells =
    (dead.kind === 'zulus' || dead.kind === 'romeos') &&
    w.s.effects.some((e) => e.card === SMELL.card && e.on === unit.id);
  const farther = smells ? SMELL.inches : 0;
  const inches = (awareness ?? 0) + farther;
  return { inches: unit.hidden ? inches / 2 : inches, heard: (hearing ?? 0) + farther, blind: smells };
}

/** Dexters that drive a mob or could: near enough, and not yet driving as many as they may. AMZ-dexter-control. */
export function driversOf(w: AmzWorld, mob: string): Unit[] {
  return w.s.units.filter(
    (u) =>
      u.kind === 'dexters' &&
      u.id !== mob &&
      basesOf(w.s, u.id).length > 0 &&
      (u.drives.includes(mob) || u.drives.length < DRIVEN) &&
      tableOf(w).apart(u.id, mob) <= DRIVES,
  );
}

/** Zombie units that may Interrupt the acting unit. AMZ-interrupt-declare, AMZ-interrupt-limit. */
export function entitled(w: AmzWorld, on: string): string[] {
  // A Dexter's awareness does not count against a hidden unit. AMZ-hide.
  const { hidden } = unitOf(w.s, on);
  return w.s.units
    .filter((u) => !isLiving(u) && !u.interrupted)
    .filter((u) => isAware(w, u.id, on) || (!hidden && isDrivenAt(w, u, on)))
    .map((u) => u.id);
}

/** True if a Dexter that drives the mob is aware of the unit on its behalf. */
function isDrivenAt(w: AmzWorld, u: Unit, on: string): boolean {
  return u.kind !== 'dexters' && driversOf(w, u.id).some((d) => isAware(w, d.id, on));
}
