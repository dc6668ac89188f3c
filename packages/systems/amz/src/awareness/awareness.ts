import type { AmzWorld } from '../facts.js';
import { basesOf, isLiving, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { zombieRow } from '../units/rows.js';

/** How near a Dexter must be to the mobs that it drives. AMZ-dexter-control. */
export const DRIVES = 12;
/** The most units that one Dexter drives in a turn. AMZ-dexter-control. */
const DRIVEN = 4;
/** They smell: for this activation Zulus and Romeos notice farther, and through walls. AMZ-T-quirk-cards, 13. */
const SMELL = { card: 13, inches: 4 } as const;
/** Everybody near an alarm is aware of who set it off. AMZ-T-quirk-cards, 4. */
const ALARM = 4;

/** A zombie unit notices a Living one. AMZ-awareness, AMZ-hide. */
export function isAware(w: AmzWorld, zombie: string, living: string): boolean {
  const dead = unitOf(w.s, zombie);
  const unit = unitOf(w.s, living);
  const table = tableOf(w);
  if (table.basesOf(zombie).length === 0 || table.basesOf(living).length === 0) return false;
  if (w.s.effects.some((e) => e.card === ALARM && e.on === `${zombie} ${living}`)) return true;
  if (dead.kind === 'possessed') return table.sees(zombie, living);
  const inches = table.apart(zombie, living);
  const noticed = noticing(w, dead, unit);
  // Whoever hides is noticed by sight alone. AMZ-hide.
  if (unit.heard && !unit.hidden && inches <= noticed.heard) return true;
  return inches <= noticed.inches && (noticed.blind || table.sees(zombie, living));
}

/** How far a type notices somebody, and whether it needs to see him. */
function noticing(
  w: AmzWorld,
  dead: Unit,
  unit: Unit,
): { readonly inches: number; readonly heard: number; readonly blind: boolean } {
  const { awareness, hearing } = zombieRow(dead.kind);
  const smells =
    (dead.kind === 'zulus' || dead.kind === 'romeos') &&
    w.s.effects.some((e) => e.card === SMELL.card && e.on === unit.id);
  const farther = smells ? SMELL.inches : 0;
  const inches = (awareness ?? 0) + farther;
  return { inches: unit.hidden ? inches / 2 : inches, heard: (hearing ?? 0) + farther, blind: smells };
}

/** The Dexters that drive a mob, or could: near enough, with somebody left to drive. AMZ-dexter-control. */
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

/** Units of the dead that may Interrupt the one that is acting. AMZ-interrupt-declare, AMZ-interrupt-limit. */
export function entitled(w: AmzWorld, on: string): string[] {
  // Nobody notices whoever hides in another's stead. AMZ-hide.
  const { hidden } = unitOf(w.s, on);
  return w.s.units
    .filter((u) => !isLiving(u) && !u.interrupted)
    .filter((u) => isAware(w, u.id, on) || (!hidden && isDrivenAt(w, u, on)))
    .map((u) => u.id);
}

/** A Dexter that drives it is aware of the unit in its stead. */
function isDrivenAt(w: AmzWorld, u: Unit, on: string): boolean {
  return u.kind !== 'dexters' && driversOf(w, u.id).some((d) => isAware(w, d.id, on));
}
