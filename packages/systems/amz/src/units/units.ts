import type { Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { qualityRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { basesOf, dependentsOf, fightersOf, isLiving, type State, type Unit, unitOf } from '../state.js';
import { BASE, CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';

/** The die that a unit rolls. AMZ-quality-dice. */
export function dieOf(book: Tabled, { quality }: Pick<Unit, 'quality'>): number {
  return qualityRow(book, quality).die;
}

/** The figure that leads a unit's moves: its leader, or its first active figure. */
export function leadOf(s: Pick<State, 'figures'>, unit: string): string | undefined {
  const bases = basesOf(s, unit);
  return (bases.find((f) => f.leader !== null) ?? bases[0])?.id;
}

/** True if a unit has somebody who fights. */
export function fights(s: Pick<State, 'figures'>, unit: string): boolean {
  return fightersOf(s, unit).length > 0;
}

/** True for units that the dead attack; they leave hostages alone. AMZ-sc4, AMZ-D-hostages. */
export const isPrey = (u: Unit): boolean => isLiving(u) && u.waits !== 'freed';

/** Units of the other side on the table. */
export function foesOf(w: AmzWorld, unit: string): Unit[] {
  const living = isLiving(unitOf(w.s, unit));
  return w.s.units.filter((u) => isLiving(u) !== living && basesOf(w.s, u.id).length > 0);
}

/** True if a unit has as many fighters as Dependents; otherwise it moves Cautiously. AMZ-dependents. */
export function mayGoRapidly(s: Pick<State, 'figures'>, unit: string): boolean {
  const dependents = dependentsOf(s, unit).length;
  return dependents === 0 || fightersOf(s, unit).length >= dependents;
}

/** Returns a check: whether a base at a place is in contact with an enemy of a unit. AMZ-assault. */
export function touchesFoes(w: AmzWorld, unit: string): (at: Place) => boolean {
  const table = tableOf(w);
  const foes = foesOf(w, unit).flatMap((z) => basesOf(w.s, z.id));
  return ([x, y, level]) =>
    foes.some((f) => f.level === level && table.distanceTo(f.id, { x, y }) - BASE <= CONTACT);
}

/** The distance from a base at a place to the nearest base of a unit, in inches. */
export function apartFrom(w: AmzWorld, unit: string, [x, y, level]: Place): number {
  const near = basesOf(w.s, unit).filter((f) => f.level === level);
  return Math.min(Infinity, ...near.map((f) => tableOf(w).distanceTo(f.id, { x, y }) - BASE));
}
