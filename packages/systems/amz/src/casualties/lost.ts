import { hasPlace, type Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { activeOf, basesOf, downOf, type Figure, figureOf } from '../state.js';

/** A figure that carries a load, and where it is. */
interface Bearer {
  readonly id: string;
  readonly unit: string;
  readonly at: Place;
}

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

/**
 * Markers and loads of those who fell after the rest had left the table lie where the last of them was. AMZ-casualties.
 */
function leavesBehind(w: AmzWorld, unit: string, at: Place | undefined): void {
  const markers = w.s.casualties.filter((c) => c.unit === unit && !c.abandoned).map((c) => c.id);
  if (at && markers.length > 0)
    w.happen({ is: 'abandoned', cause: 'AMZ-casualties', unit, markers, figures: [], at });
  // Other things have left with the rest.
  if (at)
    loadsLie(
      w,
      w.s.figures.filter(isLaden(unit)).map(({ id }) => ({ id, unit, at })),
    );
}

/** Figures of a unit that carry loads, other than those that left with theirs. AMZ-sc3. */
const isLaden = (unit: string) => (f: Figure) => f.unit === unit && f.status !== 'left' && f.loads > 0;

/** Those among some figures who carry loads, before the figures are lost to their unit. AMZ-D-bearers. */
export function bearersAmong(w: AmzWorld, figures: readonly string[]): Bearer[] {
  return figures.flatMap((id) => {
    const { unit, loads } = figureOf(w.s, id);
    const { x, y, level } = standing(w, figureOf(w.s, id));
    const at = hasPlace({ x }) ? ([x, y, level] as const) : placeOfUnit(w, unit);
    return loads > 0 && at ? [{ id, unit, at }] : [];
  });
}

/** The loads of figures that are lost to their unit lie where each of them was. AMZ-D-bearers. */
export function loadsLie(w: AmzWorld, bearers: readonly Bearer[]): void {
  for (const { id, unit, at } of bearers) {
    const loads = idsOf(w, unit, figureOf(w.s, id).loads);
    w.happen({ is: 'dropped', cause: 'AMZ-D-bearers', unit, things: [], at, loads, from: [id] });
  }
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
function loadsOf(w: AmzWorld, unit: string): string[] {
  const n = w.s.figures.filter(isLaden(unit)).reduce((sum, f) => sum + f.loads, 0);
  return idsOf(w, unit, n);
}

/** Ids of `n` more loads that a unit has laid down. */
function idsOf({ s }: AmzWorld, unit: string, n: number): string[] {
  const before = s.things.filter((t) => t.id.startsWith(`${unit}-load-`)).length;
  return Array.from({ length: n }, (_, i) => `${unit}-load-${before + i + 1}`);
}
