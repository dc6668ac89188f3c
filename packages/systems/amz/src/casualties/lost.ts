import { hasPlace, type Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { activeOf, basesOf, downOf, type Figure, figureOf } from '../state.js';

/** Where a unit is: its first active base, or its first figure that is down; undefined if it is nowhere. */
export function placeOfUnit(w: AmzWorld, unit: string): Place | undefined {
  const found = basesOf(w.s, unit)[0] ?? downOf(w.s, unit).map((f) => standing(w, f))[0];
  return found && hasPlace(found) ? [found.x, found.y, found.level] : undefined;
}

/** The figure itself, or the vehicle that it is in. */
function standing(w: AmzWorld, f: Figure): Figure {
  return f.aboard === '' ? f : figureOf(w.s, f.aboard);
}

/**
 * Wipes out a unit that has nobody left: no active figure, none down, and none that left the table. Its markers lie
 * where it last was. True if the unit was wiped out. AMZ-casualties, AMZ-D-wiped-out.
 */
export function mayBeWipedOut(w: AmzWorld, unit: string, at: Place | undefined, cause: RuleId): boolean {
  if (activeOf(w.s, unit).length > 0 || downOf(w.s, unit).length > 0) return false;
  if (w.s.figures.some((f) => f.unit === unit && f.status === 'left')) {
    leavesBehind(w, unit, at);
    return false;
  }
  w.happen({ is: 'wiped-out', cause, unit, at: at ?? [0, 0, 0] });
  if (at) dropsThings(w, unit, at);
  return true;
}

/** Markers of those who fell after the rest of their unit had left the table lie where the last of them was. AMZ-casualties. */
function leavesBehind(w: AmzWorld, unit: string, at: Place | undefined): void {
  const markers = w.s.casualties.filter((c) => c.unit === unit && !c.abandoned).map((c) => c.id);
  if (at && markers.length > 0)
    w.happen({ is: 'abandoned', cause: 'AMZ-casualties', unit, markers, figures: [], at });
}

/** Drops what a destroyed unit carried, where it stood. AMZ-special-actions. */
export function dropsThings(w: AmzWorld, unit: string, at: Place): void {
  const things = w.s.things.filter((t) => t.by === unit && t.kind !== 'load').map((t) => t.id);
  const loads = loadsOf(w, unit);
  if (things.length + loads.length === 0) return;
  const laid = loads.length > 0 && { loads };
  w.happen({ is: 'dropped', cause: 'AMZ-special-actions', unit, things, at, ...laid });
}

/** New ids for the loads that figures of a unit have, other than those that left with theirs. AMZ-sc3. */
function loadsOf({ s }: AmzWorld, unit: string): string[] {
  const had = s.figures.filter((f) => f.unit === unit && f.status !== 'left');
  const n = had.reduce((sum, f) => sum + f.loads, 0);
  const before = s.things.filter((t) => t.id.startsWith(`${unit}-load-`)).length;
  return Array.from({ length: n }, (_, i) => `${unit}-load-${before + i + 1}`);
}
