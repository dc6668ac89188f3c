import { ask, choose, type Line, type Rule, Some } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { vehicleRow } from '../house/ground-rows.js';
import type { Mode } from '../kinds.js';
import {
  activeOf,
  basesOf,
  type Casualty,
  dependentsOf,
  downOf,
  type Figure,
  figureOf,
  isLiving,
  unitOf,
} from '../state.js';
import { tableOf } from '../table/table.js';
import { nameOf } from './hits.js';
import { bearersAmong, loadsLie, placeOfUnit } from './lost.js';

/** Active figures needed to carry one casualty. AMZ-casualties-carry. */
const CARRIERS: { readonly [mode in Mode]: number } = { stationary: 1, overwatch: 1, cautious: 1, rapid: 2 };
/**
 * A casualty farther than this from its unit at the end of a move is left behind, in inches. AMZ-casualties-abandon.
 */
const LEFT = 2;
/** Casualty markers that fit in one passenger's space. AMZ-casualties-carry. */
export const IN_A_SEAT = 2;

/** Casualty markers that a unit has with it. */
export function markersOf(w: AmzWorld, unit: string): Casualty[] {
  return w.s.casualties.filter((c) => c.unit === unit && !c.abandoned);
}

/**
 * How many casualties a unit can carry in this mode. Figures that carry supplies have no hand free.
 * AMZ-casualties-carry.
 */
export function canCarry(w: AmzWorld, unit: string, mode: Mode): number {
  return Math.floor(activeOf(w.s, unit).filter((f) => f.loads === 0).length / CARRIERS[mode]);
}

/** Asks which of its casualties a unit takes along. Returns the ids of figures that are down. AMZ-casualties-carry. */
export function* takesAlong(
  w: AmzWorld,
  unit: string,
  mode: Mode,
  /** False for figures that were left behind earlier on the same move; markers left then are not offered again either. */
  isAlong?: (figure: string) => boolean,
): Rule<readonly string[]> {
  const at = placeOfUnit(w, unit);
  if (unitOf(w.s, unit).vehicle !== null || !at) return [];
  const markers = markersOf(w, unit)
    .filter((c) => !isAlong || !hasPlace(c))
    .map((c) => c.id);
  const down = downOf(w.s, unit)
    .map((f) => f.id)
    .filter((id) => isAlong?.(id) ?? true);
  const ids = [...markers, ...down];
  if (ids.length === 0) return [];
  const taken = yield* ask(
    w,
    LIVING,
    'AMZ-casualties-carry',
    'take-along',
    new Some(
      ids,
      { min: 0, max: canCarry(w, unit, mode) },
      { line: (id) => casualtyLine(w, id), on: (id) => (down.includes(id) ? id : '') },
    ),
    { who: named(unit), carriers: CARRIERS[mode] },
  );
  const carried = taken.length * CARRIERS[mode];
  // Dependents carry first, because they give no Firepower dice anyway.
  const spare = dependentsOf(w.s, unit).filter((f) => f.loads === 0).length;
  w.happen({
    is: 'carries',
    cause: 'AMZ-casualties-carry',
    unit,
    carriers: Math.max(0, carried - spare),
    left: markers.filter((id) => !taken.includes(id)),
    at,
  });
  return down.filter((id) => taken.includes(id));
}

function casualtyLine(w: AmzWorld, id: string): Line {
  const marker = w.s.casualties.find((c) => c.id === id);
  return marker ? { key: `casualty-marker.${marker.kind}` } : nameOf(figureOf(w.s, id));
}

/**
 * Abandons casualties that the unit has left behind. Whoever is slightly hurt is no Casualty, and lies there until he
 * gets up. AMZ-casualties-abandon, AMZ-D-slight-rises.
 */
export function afterMove(w: AmzWorld, unit: string): void {
  const table = tableOf(w);
  const lying = markersOf(w, unit).filter(hasPlace);
  const isLeft = (c: Casualty) => onFloor(w, unit, c).every((id) => table.distanceTo(id, c) > LEFT);
  const markers = lying.filter(isLeft).map((c) => c.id);
  const near = lying.filter((c) => !isLeft(c)).map((c) => c.id);
  if (near.length > 0) w.happen({ is: 'kept-near', cause: 'AMZ-casualties-abandon', markers: near });
  const figures = downOf(w.s, unit)
    .filter((f) => f.status === 'down' && isLeftBehind(w, f))
    .map((f) => f.id);
  if (markers.length + figures.length === 0) return;
  const bearers = bearersAmong(w, figures);
  w.happen({ is: 'abandoned', cause: 'AMZ-casualties-abandon', unit, markers, figures });
  loadsLie(w, bearers);
}

/** True if a figure that does not act lies too far from its unit to be with it. AMZ-casualties-abandon. */
export function isLeftBehind(w: AmzWorld, f: Figure): boolean {
  const table = tableOf(w);
  return f.aboard === '' && onFloor(w, f.unit, f).every((id) => table.distance(id, f.id) > LEFT);
}

/**
 * Bases of a unit on the floor where something lies. A unit of which nobody acts any more is where its figures lie, and
 * so abandons none of them. AMZ-casualties-abandon, AMZ-D-wiped-out.
 */
function onFloor(w: AmzWorld, unit: string, { level }: { readonly level: number }): string[] {
  const table = tableOf(w);
  const acting = table.basesOf(unit);
  const lying = downOf(w.s, unit).filter(hasPlace);
  const bases = acting.length > 0 ? acting : lying.map((f) => f.id);
  return bases.filter((id) => table.at(id).level === level);
}

// ------------------------------------------------------------------ taking up, handing over

/** A marker that changes hands. */
interface Handing {
  readonly marker: Casualty;
  readonly to: string;
  readonly how: 'take-up' | 'give' | 'take-over';
}

/**
 * Asks, at the end of a move, which markers in contact a unit picks up and which it hands over. AMZ-casualties-abandon.
 */
export function* takesUp(w: AmzWorld, unit: string): Rule<void> {
  yield* changesHands(w, unit, () => [...lyingBy(w, unit), ...handings(w, unit)]);
}

/** Asks, before the unit announces, which markers it gives to units in contact and takes from them. AMZ-casualties. */
export function* givesOver(w: AmzWorld, unit: string): Rule<void> {
  yield* changesHands(w, unit, () => handings(w, unit));
}

/** Asks repeatedly until the player stops; each marker changes hands at most once. */
function* changesHands(w: AmzWorld, unit: string, what: () => Handing[]): Rule<void> {
  if (activeOf(w.s, unit).length === 0 || basesOf(w.s, unit).length === 0) return;
  const handed: string[] = [];
  for (;;) {
    const able = what().filter(({ marker, to }) => !handed.includes(marker.id) && hasRoom(w, to));
    if (able.length === 0) return;
    const chosen = yield* ask(
      w,
      LIVING,
      'AMZ-casualties-abandon',
      'hand-over',
      choose<Handing | undefined>([...able, undefined], {
        id: (each) => (each ? `${each.how} ${each.marker.id} ${each.to}` : 'done'),
        line: (each) =>
          each
            ? {
                key: `hand-over.${each.how}`,
                values: {
                  what: { key: `casualty-marker.${each.marker.kind}` },
                  from: named(each.marker.unit),
                  to: named(each.to),
                },
              }
            : { key: 'hand-over.done' },
      }),
      { who: named(unit) },
    );
    if (!chosen) return;
    handed.push(chosen.marker.id);
    w.happen({ is: 'taken-up', cause: 'AMZ-casualties', unit: chosen.to, marker: chosen.marker.id });
  }
}

/** Abandoned markers in contact. AMZ-casualties-abandon. */
function lyingBy(w: AmzWorld, unit: string): Handing[] {
  return w.s.casualties
    .filter((c) => c.abandoned && tableOf(w).touchesAt(unit, c))
    .map((marker) => ({ marker, to: unit, how: 'take-up' as const }));
}

/** Markers that the unit can give to, or take from, friendly units in contact. AMZ-casualties. */
function handings(w: AmzWorld, unit: string): Handing[] {
  const friends = w.s.units.filter(
    (u) => u.id !== unit && isLiving(u) && activeOf(w.s, u.id).length > 0 && tableOf(w).inContact(unit, u.id),
  );
  return friends.flatMap((u) => [
    ...markersOf(w, unit).map((marker) => ({ marker, to: u.id, how: 'give' as const })),
    ...markersOf(w, u.id).map((marker) => ({ marker, to: unit, how: 'take-over' as const })),
  ]);
}

/**
 * True if there is room for another marker with the unit: on foot always, in a vehicle if it takes one more.
 * AMZ-casualties-carry.
 */
function hasRoom(w: AmzWorld, unit: string): boolean {
  const [base] = basesOf(w.s, unit);
  return base?.role !== 'vehicle' || roomIn(w, base.unit, 1) >= 0;
}

/** Space left in a vehicle, in passengers, if so many more markers come into it. AMZ-T-vehicles, AMZ-casualties-carry. */
export function roomIn(w: AmzWorld, vehicle: string, more = 0): number {
  const { vehicle: type } = unitOf(w.s, vehicle);
  if (type === null) return 0;
  const { crew, passengers } = vehicleRow(w.book, type);
  const aboard = w.s.figures.filter((f) => f.aboard === vehicle);
  const units = new Set(aboard.map((f) => f.unit));
  const own = aboard.filter((f) => f.unit === vehicle && f.status === 'active').length;
  const others = aboard.filter((f) => f.unit !== vehicle && f.status === 'active').length;
  const lying = aboard.filter((f) => f.status === 'down' || f.status === 'slight').length;
  const markers = w.s.casualties.filter((c) => !c.abandoned && !c.overrun && units.has(c.unit)).length;
  return passengers - Math.max(0, own - crew) - others - Math.ceil((lying + markers + more) / IN_A_SEAT);
}
