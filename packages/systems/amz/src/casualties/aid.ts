import { ask, type Rule, roll, Some } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { LIVING } from '../book.js';
import { played } from '../cards/playing.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { treated } from '../house/rows.js';
import type { RuleId } from '../register.js';
import { activeOf, type Figure, fightersOf, figureOf, isLiving } from '../state.js';
import { tableOf } from '../table/table.js';
import { nameOf } from './hits.js';
import { bearersAmong, loadsLie, mayBeWipedOut, placeOfUnit } from './lost.js';

/** How near a unit must be for a medic to treat its figures in passing, and how many he treats. AMZ-medics. */
const BESIDE = 2;
const PATIENTS = 2;
/** How far a medic reaches when his unit tends its wounded, in inches. AMZ-medics. */
const TENDING = 4;
/** AMZ-T-quirk-cards, 7. */
const FIELD_DRESSING = { card: 7, plus: 2, most: 6 } as const;

/** True if a figure is down and has not been treated. AMZ-down. */
const isUntreated = ({ status }: Figure): boolean => status === 'down';

/** True if all first aid is given at the end of the turn of the hit (an option of the table). AMZ-first-aid-when. */
const isAllAtTheEnd = ({ book }: AmzWorld): boolean => book.options['first-aid'] === 'same';

// ------------------------------------------------------------------ the roll

/** First aid for one figure. AMZ-first-aid-standard, AMZ-first-aid-medic. */
export function* treats(w: AmzWorld, id: string, by: 'standard' | 'medic'): Rule<void> {
  const { unit } = figureOf(w.s, id);
  const cause: RuleId = by === 'medic' ? 'AMZ-first-aid-medic' : 'AMZ-first-aid-standard';
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule: cause,
    label: 'first-aid',
    table: 'AMZ-T-first-aid',
    seat: LIVING,
    pools: [{ n: 1, sides: 6 }],
  });
  const face = (faces[0] as readonly number[])[0] as number;
  const better = (yield* played(w, 'first-aid', { unit })).includes(FIELD_DRESSING.card);
  const die = better ? Math.min(FIELD_DRESSING.most, face + FIELD_DRESSING.plus) : face;
  comesTo(w, id, by, die, treated(w.book, die, by), cause);
}

function comesTo(
  w: AmzWorld,
  figure: string,
  by: 'standard' | 'medic' | 'nobody',
  die: number,
  result: 'kia' | 'wia' | 'slight',
  cause: RuleId,
): void {
  const { unit, x, y, level } = figureOf(w.s, figure);
  const at = hasPlace({ x }) ? ([x, y, level] as const) : placeOfUnit(w, unit);
  const bearers = bearersAmong(w, [figure]);
  w.happen({ is: 'treated', cause, unit, figure, by, die, result });
  if (result === 'slight') return;
  loadsLie(w, bearers);
  mayBeWipedOut(w, unit, at, 'AMZ-casualties');
}

// ------------------------------------------------------------------ medics

function medicsOf(w: AmzWorld, unit: string): Figure[] {
  return activeOf(w.s, unit).filter((f) => f.medic);
}

/** The base of a figure: its own, or that of its vehicle. */
const base = (f: Figure): string => (f.aboard === '' ? f.id : f.aboard);

/** Distance between two figures in inches; 0 if they share a vehicle, Infinity if one is off the table. */
function apart(w: AmzWorld, a: Figure, b: Figure): number {
  const table = tableOf(w);
  if (!table.has(base(a)) || !table.has(base(b))) return Number.POSITIVE_INFINITY;
  return base(a) === base(b) ? 0 : table.distance(base(a), base(b));
}

/** True if two figures touch or share a vehicle. AMZ-measuring. */
function touch(w: AmzWorld, a: Figure, b: Figure): boolean {
  const there = apart(w, a, b) < Number.POSITIVE_INFINITY;
  return there && (base(a) === base(b) || tableOf(w).touch(base(a), base(b)));
}

/** Down figures of his own unit, or of a unit with somebody within 2 inches of him. AMZ-medics. */
function patientsOf(w: AmzWorld, medic: Figure): Figure[] {
  const near = (unit: string) =>
    unit === medic.unit ||
    w.s.figures.some(
      (f) => f.unit === unit && (f.status === 'active' || isUntreated(f)) && apart(w, medic, f) <= BESIDE,
    );
  return w.s.figures.filter((f) => isUntreated(f) && near(f.unit));
}

/** A medic treats figures at the start of his unit's activation, if his player wants it. AMZ-medics. */
export function* medicTreats(w: AmzWorld, unit: string): Rule<void> {
  if (!isAllAtTheEnd(w)) yield* inPassing(w, unit);
}

function* inPassing(w: AmzWorld, unit: string): Rule<void> {
  for (const medic of medicsOf(w, unit)) {
    const ids = patientsOf(w, medic).map((f) => f.id);
    if (ids.length === 0) continue;
    const patients = yield* ask(
      w,
      LIVING,
      'AMZ-medics',
      'patients',
      new Some(ids, { min: 0, max: PATIENTS }, { line: (id) => nameOf(figureOf(w.s, id)), on: (id) => id }),
      { who: named(unit) },
    );
    if (patients.length > 0) w.happen({ is: 'medic-busy', cause: 'AMZ-medics', unit });
    for (const id of patients) yield* treats(w, id, 'medic');
  }
}

// ------------------------------------------------------------------ tending

/** Those whom a unit treats: its own, or others within reach as well. AMZ-cc-initiate-failed, AMZ-first-aid-when. */
export type Whose = 'own' | 'anybody';

/** A figure that is treated, and how. */
interface Patient {
  readonly id: string;
  readonly by: 'standard' | 'medic';
}

/**
 * Figures that a unit treats when it tends the wounded, and whether a medic does it. AMZ-first-aid-when, AMZ-medics.
 */
function wounded(w: AmzWorld, unit: string, whose: Whose): Patient[] {
  const medics = medicsOf(w, unit);
  const touched = touchedBy(w, unit);
  return w.s.figures.filter(isUntreated).flatMap((f) => {
    if (whose === 'own' && f.unit !== unit) return [];
    if (medics.some((m) => apart(w, m, f) <= TENDING)) return { id: f.id, by: 'medic' as const };
    return f.unit === unit || touched.includes(f.unit) ? { id: f.id, by: 'standard' as const } : [];
  });
}

/** Friendly units in contact with an active figure of this unit. */
function touchedBy(w: AmzWorld, unit: string): string[] {
  const own = activeOf(w.s, unit);
  return w.s.units
    .filter((u) => u.id !== unit && isLiving(u))
    .filter((u) =>
      w.s.figures.some(
        (f) =>
          f.unit === u.id && (f.status === 'active' || isUntreated(f)) && own.some((a) => touch(w, a, f)),
      ),
    )
    .map((u) => u.id);
}

/** True if somebody whom the unit can treat is down and untreated. */
export function mayTend(w: AmzWorld, unit: string, whose: Whose = 'anybody'): boolean {
  return !isAllAtTheEnd(w) && activeOf(w.s, unit).length > 0 && wounded(w, unit, whose).length > 0;
}

/** A unit spends its activation on the wounded. AMZ-first-aid-when. */
export function* tend(w: AmzWorld, unit: string, whose: Whose = 'anybody'): Rule<void> {
  if (!mayTend(w, unit, whose)) return;
  for (const { id, by } of wounded(w, unit, whose)) yield* treats(w, id, by);
}

// ------------------------------------------------------------------ the end of the turn

/**
 * First aid that has not been given yet; it is due by the end of the turn after the hit. AMZ-first-aid-when,
 * AMZ-end-of-turn.
 */
export function* firstAidDue(w: AmzWorld): Rule<void> {
  if (isAllAtTheEnd(w))
    for (const u of w.s.units.filter((each) => isLiving(each) && fightersOf(w.s, each.id).length > 0))
      yield* inPassing(w, u.id);
  const isDue = ({ fell }: Figure) => isAllAtTheEnd(w) || fell < w.s.turn;
  for (const { id, unit } of w.s.figures.filter((f) => isUntreated(f) && isDue(f))) {
    if (!isUntreated(figureOf(w.s, id))) continue;
    if (activeOf(w.s, unit).length > 0) yield* treats(w, id, 'standard');
    else comesTo(w, id, 'nobody', 0, 'kia', 'AMZ-first-aid-when');
  }
}

/** Figures with slight injuries get up at the start of a turn. AMZ-first-aid-when, AMZ-end-of-turn. */
export function risesSlight(w: AmzWorld): void {
  for (const { id: unit } of w.s.units) {
    const figures = w.s.figures.filter((f) => f.unit === unit && f.status === 'slight').map((f) => f.id);
    if (figures.length > 0) w.happen({ is: 'rose', cause: 'AMZ-first-aid-when', unit, figures });
  }
}
