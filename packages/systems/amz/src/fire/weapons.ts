import type { AmzWorld } from '../facts.js';
import { vehicleRow } from '../house/ground-rows.js';
import { crewRow, supportDice } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { Mode, Support } from '../kinds.js';
import { basesOf, type Figure, fightersOf, isLiving, type Unit, unitOf } from '../state.js';
import { isArmored } from '../table/rules.js';
import { tableOf } from '../table/table.js';

/** Passengers that may fire from a soft vehicle in a turn. AMZ-vehicle-attack. */
const OUT_OF_WINDOWS = 2;

/** What a unit attacks with, by fire or in Close Combat. */
export type Arms =
  /** Bare hands: one die for each figure and no more. AMZ-cc-pools. */
  | 'hands'
  /** Firearms that figures carry. */
  | 'carried'
  /** A vehicle's crew, and passengers that belong to its unit. AMZ-mounted-weapons. */
  | 'vehicle'
  /** Firearms of a unit that rides in another unit's vehicle. AMZ-vehicle-attack. */
  | 'riding';

export function armsOf(w: AmzWorld, u: Unit): Arms {
  if (!isLiving(u) && u.kind !== 'possessed') return 'hands';
  if (u.vehicle !== null) return 'vehicle';
  return vehicleOf(w, u.id) ? 'riding' : 'carried';
}

/** The vehicle unit that a unit rides in; undefined if it rides in none. */
export function vehicleOf(w: AmzWorld, unit: string): Unit | undefined {
  const [base] = basesOf(w.s, unit);
  return base && base.unit !== unit ? unitOf(w.s, base.unit) : undefined;
}

/** The unit that an enemy meets here: passengers are met only as their vehicle. AMZ-vehicle-attack. */
export function metAs(w: AmzWorld, unit: string): string {
  return vehicleOf(w, unit)?.id ?? unit;
}

/**
 * Figures of a unit in a vehicle that may fire out of it. Units that fired from it earlier this turn use up windows.
 * The crew drives and serves the mounted weapon. AMZ-vehicle-attack.
 */
export function passengersFiring(w: AmzWorld, u: Unit): Figure[] {
  const vehicle = u.vehicle === null ? vehicleOf(w, u.id) : u;
  if (!vehicle?.vehicle || isArmored(vehicle.vehicle)) return [];
  const all = [...(vehicle.windows ?? []), u.id];
  const sooner = all.slice(0, all.indexOf(u.id));
  const taken = sooner.reduce((sum, id) => sum + atWindows(w, unitOf(w.s, id)).length, 0);
  return atWindows(w, u).slice(0, Math.max(0, OUT_OF_WINDOWS - taken));
}

/** Passengers of a unit that would fire, those with the most support dice first. */
function atWindows(w: AmzWorld, u: Unit): Figure[] {
  const fighters = fightersOf(w.s, u.id);
  const riders = u.vehicle === null ? fighters : fighters.slice(vehicleRow(w.book, u.vehicle).crew);
  return [...riders].sort((a, b) => weight(w.book, b) - weight(w.book, a)).slice(0, OUT_OF_WINDOWS);
}

const weight = (book: Tabled, { support }: Figure): number =>
  support === null ? 0 : supportDice(book, support);

/**
 * The mounted weapon that a vehicle can fire, at any speed; one of its own must act. AMZ-mounted-weapons,
 * AMZ-T-vehicle-damage, AMZ-D-mounted-mode.
 */
export function mountedOf(w: AmzWorld, u: Unit): Support | null {
  if (u.vehicle === null || u.disarmed || fightersOf(w.s, u.id).length === 0) return null;
  return vehicleRow(w.book, u.vehicle).mounted;
}

/**
 * Dice of the support weapons that figures can fire in this mode. A two-man weapon takes a second fighter, if possible
 * one without a weapon of his own. AMZ-support-dice, AMZ-support-weapons.
 */
export function supportDiceOf(book: Tabled, figures: readonly Armed[], mode: Mode): number {
  return diceOf(book, served(book, figures, mode));
}

/** Somebody with a support weapon, or without. */
type Armed = Pick<Figure, 'support'>;

/** Number of each support weapon in use. */
type Served = { readonly [of in Support]: number };

const diceOf = (book: Tabled, { light, medium, heavy }: Served): number =>
  heavy * supportDice(book, 'heavy') +
  light * supportDice(book, 'light') +
  medium * supportDice(book, 'medium');

/** The choice of weapons to use in a mode that gives the most dice. */
function served(book: Tabled, figures: readonly Armed[], mode: Mode): Served {
  const able = (of: Support) =>
    crewRow(book, of).modes.includes(mode) ? figures.filter((f) => f.support === of).length : 0;
  const [light, medium, heavy] = [able('light'), able('medium'), able('heavy')];
  const lightFirst = supportDice(book, 'light') <= supportDice(book, 'medium');
  let best: Served = { light: 0, medium: 0, heavy: 0 };
  for (let guns = 0; guns <= heavy; guns++) {
    const helpers = guns * (crewRow(book, 'heavy').crew - 1);
    const idle = figures.length - guns - light - medium;
    if (helpers > figures.length - guns) break;
    // A helper leaves his own weapon idle; those with fewer dice are given up first.
    const given = Math.max(0, helpers - idle);
    const lights = Math.max(0, light - (lightFirst ? given : Math.max(0, given - medium)));
    const mediums = Math.max(0, medium - (lightFirst ? Math.max(0, given - light) : given));
    const here = { light: lights, medium: mediums, heavy: guns };
    if (diceOf(book, here) > diceOf(book, best)) best = here;
  }
  return best;
}

/**
 * The heaviest weapon a unit fires in its mode that can damage a vehicle. AMZ-T-vehicle-damage, AMZ-support-weapons.
 */
export function againstVehicles(w: AmzWorld, by: string): 'medium' | 'heavy' | undefined {
  const u = unitOf(w.s, by);
  const fired = served(w.book, fightersOf(w.s, by), u.mode);
  const emplaced = emplacedOf(w, u);
  return (['heavy', 'medium'] as const).find((of) => fired[of] > 0 || emplaced === of);
}

const EMPLACED: { readonly [kind: string]: Support } = {
  'emplaced-light': 'light',
  'emplaced-medium': 'medium',
  'emplaced-heavy': 'heavy',
};

/** The emplaced weapon that a unit on foot in contact uses, while it does not move. AMZ-mounted-weapons. */
export function emplacedOf(w: AmzWorld, u: Unit): Support | undefined {
  if (armsOf(w, u) !== 'carried') return undefined;
  if (u.mode !== 'stationary' && u.mode !== 'overwatch') return undefined;
  const found = w.s.things.filter((t) => EMPLACED[t.kind] !== undefined && tableOf(w).touchesAt(u.id, t));
  const dice = (t: { readonly kind: string }) => supportDice(w.book, EMPLACED[t.kind] as Support);
  const [best] = [...found].sort((a, b) => dice(b) - dice(a));
  return best && EMPLACED[best.kind];
}
