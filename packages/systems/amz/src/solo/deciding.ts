import { driversOf } from '../awareness/awareness.js';
import type { AmzWorld } from '../facts.js';
import { zombieRow } from '../house/rows.js';
import { activeOf, isLiving, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { couldReach } from '../zombies/going.js';

/** Occasions on which the solo rules check whether a zombie unit Interrupts. AMZ-solo-interrupt. */
export type Occasion = 'announced' | 'inch' | 'fire' | 'done';

/** A Dexter counts driven mobs up to this distance, in inches. AMZ-solo-masters. */
const AT_HAND = 6;

/** The zombie unit that Interrupts now by the solo rules; undefined if none does. AMZ-solo-interrupt. */
export function soloInterrupt(
  w: AmzWorld,
  able: readonly string[],
  on: string,
  occasion: Occasion,
): string | undefined {
  const stands = w.s.active?.mode === 'stationary' || w.s.active?.mode === 'overwatch';
  const all = occasion === 'done' || (occasion === 'announced' && stands);
  const order = inOrder(w, able, (id) => tableOf(w).apart(id, on));
  return order.find((id) => !isHeldBack(w, id, on) && (all || couldTouch(w, id, on)));
}

/** Of several zombie units the one that acts first: the nearest to any of the Living. AMZ-solo. */
export function soloPick(w: AmzWorld, units: readonly string[]): string | undefined {
  const living = w.s.units.filter(isLiving);
  const off = (id: string) => Math.min(...living.map((u) => tableOf(w).apart(id, u.id)));
  return inOrder(w, units, off)[0];
}

/** Sorts units: nearest first, then largest, then lowest number. AMZ-solo. */
function inOrder(w: AmzWorld, units: readonly string[], inchesOf: (id: string) => number): string[] {
  return units
    .map((id) => ({ id, inches: inchesOf(id), size: activeOf(w.s, id).length }))
    .sort(
      (a, b) => a.inches - b.inches || b.size - a.size || unitOf(w.s, a.id).number - unitOf(w.s, b.id).number,
    )
    .map(({ id }) => id);
}

/** True if a unit could come into contact with its full move. */
function couldTouch(w: AmzWorld, id: string, on: string): boolean {
  return couldReach(w, id, on, zombieRow(w.book, unitOf(w.s, id).kind).move);
}

/**
 * True for a Dexter that does not dare, or Possessed that do not see the unit. AMZ-solo-interrupt, AMZ-solo-masters.
 */
function isHeldBack(w: AmzWorld, id: string, on: string): boolean {
  const { kind } = unitOf(w.s, id);
  if (kind === 'dexters') return !dares(w, id, on);
  return kind === 'possessed' && !tableOf(w).sees(id, on);
}

/**
 * True if a Dexter dares to attack: the Living unit has no more active figures than the Dexter unit and the driven mobs
 * near it. AMZ-solo-masters.
 */
export function dares(w: AmzWorld, dexter: string, on: string): boolean {
  const table = tableOf(w);
  const near = w.s.units.filter(
    (u) =>
      !isLiving(u) &&
      u.kind !== 'dexters' &&
      table.apart(dexter, u.id) <= AT_HAND &&
      driversOf(w, u.id).some((d) => d.id === dexter),
  );
  const force = [dexter, ...near.map((u) => u.id)].reduce((sum, id) => sum + activeOf(w.s, id).length, 0);
  return activeOf(w.s, on).length <= force;
}
