import { ask, type Rule, Some } from '@shambles/engine';
import { type Place, placeOf } from '@shambles/measured';
import { DEAD, LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { vehicleHit, vehicleRow } from '../house/ground-rows.js';
import type { RuleId } from '../register.js';
import { type Figure, figureOf, unitOf } from '../state.js';
import { BASE, isArmored, VEHICLE } from '../table/rules.js';
import { dice, die } from '../units/dice.js';
import { placesAbout } from '../units/mobs.js';
import { scores } from '../units/scoring.js';
import { goesDown, nameOf } from './hits.js';

/** How far from a wreck its survivors are placed, in inches. AMZ-T-vehicle-damage. */
const BESIDE = 2;
/** The highest die on which a figure aboard goes down with the vehicle. AMZ-T-vehicle-damage. */
const DOWN = 3;

/** Rolls a die on the damage table for each hit by Possessed with a Medium or Heavy weapon. AMZ-T-vehicle-damage. */
export function* vehicleDamage(
  w: AmzWorld,
  vehicle: string,
  hits: number,
  weapon: 'medium' | 'heavy',
): Rule<void> {
  for (let n = 0; n < hits && unitOf(w.s, vehicle).vehicle !== null; n++) {
    const about = {
      rule: 'AMZ-T-vehicle-damage',
      label: 'vehicle-damage',
      seat: DEAD,
      unit: vehicle,
    } as const;
    const hit = vehicleHit(w.book, yield* die(w, 6, about), weapon);
    if (hit === 'destroyed') yield* wrecks(w, vehicle);
    else if (hit === 'figures-down') yield* someDown(w, vehicle);
    else if (hit === 'disarmed') disarms(w, vehicle);
    else if (hit === 'immobilised') immobilises(w, vehicle);
    else w.happen({ is: 'damaged', cause: 'AMZ-T-vehicle-damage', unit: vehicle, hit });
  }
}

/**
 * Applies hits to a vehicle. Possessed with a Medium or Heavy weapon use the damage table. Other hits each take one
 * figure aboard, unless the crew is behind armor with the hatches shut. Returns who fell. AMZ-vehicle-attack.
 */
export function* struckVehicle(
  w: AmzWorld,
  vehicle: string,
  hits: number,
  weapon: 'medium' | 'heavy' | undefined,
): Rule<readonly string[]> {
  const { vehicle: type, open } = unitOf(w.s, vehicle);
  if (type === null) return [];
  const aboard = w.s.figures.filter((f) => f.aboard === vehicle && f.status === 'active').map((f) => f.id);
  if (weapon) yield* vehicleDamage(w, vehicle, hits, weapon);
  else if (!isArmored(type) || open) yield* downsAboard(w, vehicle, hits, 'AMZ-vehicle-attack');
  else shrugsOff(w, vehicle, hits);
  return aboard.filter((id) => figureOf(w.s, id).status === 'down');
}

/** Tells that hits on a buttoned-up vehicle had no effect. AMZ-vehicle-attack. */
export function shrugsOff(w: AmzWorld, vehicle: string, hits: number): void {
  if (hits > 0) w.tell({ is: 'unharmed', cause: 'AMZ-vehicle-attack', unit: vehicle });
}

/** The vehicle can no longer move. AMZ-T-vehicle-damage, AMZ-vehicle-attack. */
export function immobilises(w: AmzWorld, vehicle: string): void {
  if (unitOf(w.s, vehicle).immobilised) return;
  w.happen({ is: 'damaged', cause: 'AMZ-T-vehicle-damage', unit: vehicle, hit: 'immobilised' });
  lost(w, vehicle);
}

/** Disarms a vehicle; one with no weapon left is immobilised instead. AMZ-T-vehicle-damage. */
function disarms(w: AmzWorld, vehicle: string): void {
  const { vehicle: type, disarmed } = unitOf(w.s, vehicle);
  if (type === null || vehicleRow(w.book, type).mounted === null || disarmed) immobilises(w, vehicle);
  else w.happen({ is: 'damaged', cause: 'AMZ-T-vehicle-damage', unit: vehicle, hit: 'disarmed' });
}

const lost = (w: AmzWorld, vehicle: string) =>
  scores(w, 'zombies', 'AMZ-zombie-objectives', (o) => o.kind === 'vehicle-lost' && o.unit === vehicle);

/** Half a die, rounded up: that many figures aboard go down. AMZ-dice-notation. */
function* someDown(w: AmzWorld, vehicle: string): Rule<void> {
  const about = { rule: 'AMZ-T-vehicle-damage', label: 'aboard', seat: DEAD, unit: vehicle } as const;
  const n = Math.ceil((yield* die(w, 6, about)) / 2);
  yield* downsAboard(w, vehicle, n, 'AMZ-T-vehicle-damage', passengersFirst);
}

/** Ranks figures aboard: those with a lower rank are picked first. */
type Order = (f: Figure, vehicle: string) => number;

/** Fighters before Dependents; leaders and medics last among the fighters. AMZ-who-is-hit-living. */
const asInFire: Order = (f) => (f.role === 'dependent' ? 2 : f.leader !== null || f.medic ? 1 : 0);
/** AMZ-T-vehicle-damage. */
const passengersFirst: Order = (f, vehicle) => (f.unit === vehicle ? 1 : 0);

/**
 * Takes `n` figures aboard down, picked by their player. Returns the units they belonged to. AMZ-vehicle-attack,
 * AMZ-T-vehicle-damage.
 */
export function* downsAboard(
  w: AmzWorld,
  vehicle: string,
  n: number,
  cause: RuleId,
  order: Order = asInFire,
): Rule<string[]> {
  const aboard = w.s.figures.filter((f) => f.aboard === vehicle && f.status === 'active');
  const picked: string[] = [];
  for (const rank of [0, 1, 2]) {
    const may = aboard.filter((f) => order(f, vehicle) === rank);
    const left = Math.min(n - picked.length, may.length);
    if (left <= 0) continue;
    const ids = may.map((f) => f.id);
    const likeness = (id: string) => {
      const f = may.find((each) => each.id === id) as Figure;
      return [f.unit, f.role, f.support, f.leader, f.medic, f.loads].join(' ');
    };
    const space = new Some(
      ids,
      { min: left, max: left },
      { like: likeness, line: (id) => aboardLine(may, id) },
    );
    picked.push(
      ...(yield* ask(w, LIVING, cause, 'down-aboard', space, { what: named(vehicle), count: left })),
    );
  }
  const hurt = [...new Set(aboard.filter((f) => picked.includes(f.id)).map((f) => f.unit))];
  for (const unit of hurt) {
    const figures = aboard.filter((f) => f.unit === unit && picked.includes(f.id)).map((f) => f.id);
    goesDown(w, unit, figures, cause);
  }
  return hurt;
}

function aboardLine(may: readonly Figure[], id: string) {
  const f = may.find((each) => each.id === id) as Figure;
  return { key: 'down-aboard.figure', values: { what: nameOf(f), who: named(f.unit) } };
}

/**
 * Wrecks the vehicle. Each figure aboard goes down on 1 to 3; the others are placed around the wreck.
 * AMZ-T-vehicle-damage.
 */
function* wrecks(w: AmzWorld, vehicle: string): Rule<void> {
  const body = w.s.figures.find((f) => f.unit === vehicle && f.role === 'vehicle' && f.status === 'active');
  if (!body) return;
  const aboard = w.s.figures.filter((f) => f.aboard === vehicle && f.status === 'active');
  const lying = w.s.figures.filter((f) => f.aboard === vehicle && f.status !== 'active');
  const about = { rule: 'AMZ-T-vehicle-damage', label: 'wreck', seat: DEAD, unit: vehicle } as const;
  const faces = aboard.length > 0 ? yield* dice(w, aboard.length, 6, about) : [];
  const at = placeOf(body);
  const free = placesAbout(w, at, aboard.length + lying.length, VEHICLE + BESIDE + BASE, 'living');
  const places = [...aboard, ...lying].map(
    (f, i) => [f.id, free[i] ?? at] as const satisfies readonly [string, Place],
  );
  w.happen({ is: 'wrecked', cause: 'AMZ-T-vehicle-damage', unit: vehicle, body: body.id, places });
  const down = aboard.filter((_, i) => (faces[i] as number) <= DOWN);
  for (const unit of new Set(down.map((f) => f.unit))) {
    const figures = down.filter((f) => f.unit === unit).map((f) => f.id);
    goesDown(w, unit, figures, 'AMZ-T-vehicle-damage');
  }
  lost(w, vehicle);
}
