import { MOST_DICE } from '../dice/pools.js';
import type { FireKind } from '../facts/fire.js';
import type { AmzWorld } from '../facts.js';
import { vehicleRow } from '../house/ground-rows.js';
import {
  armorDice,
  bonusDice,
  coverDice,
  firepowerDice,
  levelEffect,
  qualityRow,
  supportDice,
  zombieRow,
} from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { activeOf, dependentsOf, type Figure, fightersOf, isLiving, type Unit, unitOf } from '../state.js';
import { isArmored } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { dieOf } from '../units/units.js';
import { armsOf, emplacedOf, mountedOf, passengersFiring, supportDiceOf } from './weapons.js';

/** The kind of an attack: some kind of fire, or Close Combat. */
export type PoolKind = FireKind | 'close-combat';

/** Where dice of a pool come from ('figures', 'optimum'); negative for dice taken away. */
interface Part {
  readonly key: string;
  readonly dice: number;
}

export interface DicePool {
  readonly dice: number;
  readonly sides: number;
  readonly parts: readonly Part[];
}

/** The part of a divided attack that goes to one target. AMZ-targets-scope. */
export interface Share {
  /** Dice that do not depend on the target, after penalties. */
  readonly dice: number;
  /** The most dice that may still be rolled in all. */
  readonly room: number;
}

/**
 * Penalty for passengers firing from a soft vehicle, a buttoned-up crew, and Non-Professionals at an emplaced weapon.
 */
const HAMPERED = -1;
/** A unit of only Dependents defends with D6, vehicles with D10. AMZ-dependents, AMZ-D-defense-die. */
const HELPLESS_DIE = 6;
const VEHICLE_DIE = 10;
/** A longer move counts as Rapid, in inches. AMZ-zombie-rapid. */
const FAST = 6;

const sum = (parts: readonly Part[]): number => parts.reduce((all, { dice }) => all + dice, 0);
const real = (parts: readonly Part[]): Part[] => parts.filter(({ dice }) => dice !== 0);

// ------------------------------------------------------------------ attack

/**
 * Firepower: min(10, figures + support dice + bonus dice) - penalty dice. AMZ-firepower-base, AMZ-firepower-cap,
 * AMZ-cc-pools.
 */
export function attackPool(w: AmzWorld, by: string, at: string, kind: PoolKind, share?: Share): DicePool {
  const u = unitOf(w.s, by);
  const bonus = bonusParts(w, u, at, kind);
  const own = share ? [{ key: 'share', dice: share.dice }] : ownParts(w, u, kind);
  // Without dice of its own a unit gets no bonus dice.
  if (sum(own) <= 0) return { dice: 0, sides: dieOf(w.book, u), parts: [] };
  const most = share ? share.room : MOST_DICE;
  const cap = { key: 'cap', dice: Math.min(0, most - sum([...own, ...bonus])) };
  const parts = real([...own, ...bonus, cap, ...(share ? [] : penaltyParts(w, u, kind))]);
  return { dice: Math.max(0, sum(parts)), sides: dieOf(w.book, u), parts };
}

/**
 * What a unit can divide among targets: dice that depend on no target, less penalties, and the most in all.
 * AMZ-targets-scope.
 */
export function sharedOut(w: AmzWorld, by: string, kind: FireKind): Share {
  const u = unitOf(w.s, by);
  const less = sum(penaltyParts(w, u, kind));
  return { dice: sum(ownParts(w, u, kind)) + less, room: MOST_DICE + less };
}

/** Dice of figures and their weapons. */
function ownParts(w: AmzWorld, u: Unit, kind: PoolKind): Part[] {
  const fighters = fightersOf(w.s, u.id);
  switch (armsOf(w, u)) {
    case 'hands':
      return [{ key: 'figures', dice: activeOf(w.s, u.id).length }];
    case 'vehicle':
      return vehicleParts(w, u);
    case 'riding': {
      const firing = passengersFiring(w, u);
      return [
        { key: 'figures', dice: firing.length },
        { key: 'support', dice: supportDiceOf(w.book, firing, u.mode) },
      ];
    }
    case 'carried': {
      const figures = { key: 'figures', dice: fighters.length };
      const idle = kind === 'close-combat' ? [] : idleParts(w, u, fighters.length);
      if (kind === 'close-combat' && w.book.options['close-combat'] === 'bare') return [figures];
      const emplaced = fighters.length > 0 ? emplacedOf(w, u) : undefined;
      return [
        figures,
        ...idle,
        { key: 'support', dice: supportDiceOf(w.book, fighters, u.mode) },
        { key: 'emplaced', dice: emplaced ? supportDice(w.book, emplaced) : 0 },
      ];
    }
  }
}

/**
 * Dice of the gunner, his weapon, and passengers from the vehicle's own unit. AMZ-mounted-weapons, AMZ-vehicle-attack.
 */
function vehicleParts(w: AmzWorld, u: Unit): Part[] {
  const mounted = mountedOf(w, u);
  const firing = passengersFiring(w, u);
  return [
    { key: 'gunner', dice: mounted ? 1 : 0 },
    { key: 'mounted', dice: mounted ? supportDice(w.book, mounted) : 0 },
    { key: 'figures', dice: firing.length },
    { key: 'support', dice: supportDiceOf(w.book, firing, u.mode) },
  ];
}

/** Dice lost for figures that give no Firepower die in this activation. AMZ-medics, AMZ-casualties-carry, AMZ-sc3. */
function idleParts(w: AmzWorld, u: Unit, fighters: number): Part[] {
  const { active } = w.s;
  if (active?.unit !== u.id) return [];
  const own = fightersOf(w.s, u.id);
  const medics = active.medic ? own.filter((f) => f.medic).length : 0;
  const laden = active.gone > 0 ? own.filter((f) => f.loads > 0).length : 0;
  const carriers = active.gone > 0 ? active.carriers : 0;
  const left = (dice: number, before: number) => -Math.min(dice, Math.max(0, fighters - before));
  return [
    { key: 'medic', dice: left(medics, 0) },
    { key: 'carriers', dice: left(carriers, medics) },
    { key: 'laden', dice: left(laden, medics + carriers) },
  ];
}

/** Bonus dice that depend on the target. AMZ-firepower-optimum, AMZ-firepower-exposed. */
function bonusParts(w: AmzWorld, u: Unit, at: string, kind: PoolKind): Part[] {
  const optimum = isInOptimum(w, u, at, kind) ? firepowerDice(w.book, 'optimum') : 0;
  const exposed = givesItselfAway(w, u.id, at, kind) ? firepowerDice(w.book, 'exposed') : 0;
  return [
    { key: 'optimum', dice: optimum },
    { key: 'exposed', dice: exposed },
  ];
}

/** AMZ-optimum-range-use, AMZ-D-optimum-support. */
function isInOptimum(w: AmzWorld, u: Unit, at: string, kind: PoolKind): boolean {
  const arms = armsOf(w, u);
  const fighters = fightersOf(w.s, u.id);
  if (arms === 'hands') return false;
  if (kind === 'defensive' || kind === 'close-combat') return true;
  if (mountedOf(w, u) !== null || emplacedOf(w, u)) return true;
  const firing = arms === 'carried' ? fighters : passengersFiring(w, u);
  return tableOf(w).apart(u.id, at) <= optimumRange(w.book, u, firing);
}

/**
 * A unit's Optimum Range when these figures fire, in inches. A support weapon doubles the range of its unit.
 * AMZ-optimum-range, AMZ-optimum-range-support.
 */
export function optimumRange(
  book: Tabled,
  u: Pick<Unit, 'quality' | 'mode'>,
  firing: readonly Pick<Figure, 'support'>[],
): number {
  const times = supportDiceOf(book, firing, u.mode) > 0 ? 2 : 1;
  return times * qualityRow(book, u.quality).optimumRange;
}

/**
 * True if the target is Exposed, moves Rapidly, or both: one bonus die in all. AMZ-firepower-exposed,
 * AMZ-D-exposed-rapid.
 */
function givesItselfAway(w: AmzWorld, by: string, at: string, kind: PoolKind): boolean {
  if (kind === 'close-combat') return false;
  if (kind === 'defensive') return w.book.options['defensive-fire'] === 'exposed';
  return goesRapidly(w, unitOf(w.s, at), kind) || tableOf(w).coverOf(at, by) === 'exposed';
}

/** AMZ-firepower-exposed, AMZ-zombie-rapid. */
function goesRapidly(w: AmzWorld, target: Unit, kind: PoolKind): boolean {
  if (isLiving(target)) return w.s.active?.unit === target.id && w.s.active.mode === 'rapid';
  // Units that arrive in step 7 have not moved yet.
  if ((kind !== 'reaction' && kind !== 'overwatch') || w.s.stage === 'arrivals') return false;
  if (target.kind === 'dexters' || target.kind === 'possessed') return target.mode === 'rapid';
  return zombieRow(w.book, target.kind).move > FAST;
}

/** Dice taken away after the cap. AMZ-firepower-cap, AMZ-cc-pools. */
function penaltyParts(w: AmzWorld, u: Unit, kind: PoolKind): Part[] {
  const fight = kind === 'close-combat';
  if (armsOf(w, u) === 'hands' || (fight && w.book.options['close-combat'] === 'bare')) return [];
  const active = w.s.active?.unit === u.id ? w.s.active : undefined;
  const further = Math.max(0, (active?.interruptions ?? 0) - 1);
  const rapid = active ? active.mode === 'rapid' : u.kind === 'possessed' && u.mode === 'rapid';
  return real([
    { key: 'interruptions', dice: further * firepowerDice(w.book, 'interruption') },
    { key: 'rapid', dice: rapid ? firepowerDice(w.book, 'rapid') : 0 },
    { key: 'defensive', dice: kind === 'defensive' ? firepowerDice(w.book, 'defensive') : 0 },
    { key: 'morale', dice: isLiving(u) && !fight ? levelEffect(w.book, u).firepower : 0 },
    // One for each shot from Overwatch after the first. AMZ-overwatch.
    { key: 'watched', dice: kind === 'overwatch' ? -u.watched : 0 },
    ...hampered(w, u),
  ]);
}

/** AMZ-vehicle-attack, AMZ-mounted-weapons. */
function hampered(w: AmzWorld, u: Unit): Part[] {
  const shut = u.vehicle !== null && isArmored(u.vehicle) && !u.open;
  const riding = passengersFiring(w, u).length > 0;
  const amateurs = isLiving(u) && !u.professional && emplacedOf(w, u);
  return [
    { key: 'buttoned-up', dice: shut ? HAMPERED : 0 },
    { key: 'passengers', dice: riding ? HAMPERED : 0 },
    { key: 'amateurs', dice: amateurs ? HAMPERED : 0 },
  ];
}

// ------------------------------------------------------------------ defense

/** Defense pool: figures, cover, and armor or the bonus of the zombie type. AMZ-defense-base, AMZ-defense-cap. */
export function defensePool(w: AmzWorld, target: string, from: string, kind: PoolKind): DicePool {
  const u = unitOf(w.s, target);
  if (u.vehicle !== null)
    return pooled(VEHICLE_DIE, [{ key: 'armor', dice: vehicleRow(w.book, u.vehicle).armor }], 0);
  const charging = charges(w, u, kind) ? -1 : 0;
  const fighters = fightersOf(w.s, target).length;
  const figures = fighters > 0 ? fighters : dependentsOf(w.s, target).length;
  const parts = [
    { key: 'figures', dice: figures },
    { key: 'cover', dice: coverOf(w, target, from, kind) },
    isLiving(u) || u.kind === 'possessed'
      ? { key: 'armor', dice: armorDice(w.book, u.armor) }
      : { key: 'bonus', dice: bonusDice(w.book, u.kind) },
  ];
  return pooled(
    fighters > 0 ? dieOf(w.book, u) : HELPLESS_DIE,
    parts,
    charging,
    w.book.options['defense-cap'],
  );
}

/**
 * True for an assailant that meets defensive fire, and for a Living unit moving into Close Combat.
 * AMZ-defense-charging.
 */
function charges({ s }: AmzWorld, { id }: Unit, kind: PoolKind): boolean {
  if (kind === 'defensive' || kind === 'close-combat') return kind === 'defensive';
  return s.active?.unit === id && s.active.charging === true && !s.active.ended;
}

/** AMZ-defense-charging, AMZ-D-defense-cap. */
function pooled(
  sides: number,
  before: readonly Part[],
  charging: number,
  from: 'before' | 'from' = 'before',
): DicePool {
  const less = { key: 'charging', dice: charging };
  const capped = from === 'before' ? [...before, less] : before;
  const cap = { key: 'cap', dice: Math.min(0, MOST_DICE - sum(capped)) };
  const parts = real([...before, ...(from === 'before' ? [less, cap] : [cap, less])]);
  return { dice: Math.max(0, sum(parts)), sides, parts };
}

/**
 * Cover dice. Cover does not count in Close Combat, nor for a unit that charges into it. AMZ-cc-like-fire,
 * AMZ-cc-defensive-fire.
 */
function coverOf(w: AmzWorld, target: string, from: string, kind: PoolKind): number {
  if (kind === 'close-combat' || kind === 'defensive') return 0;
  const cover = tableOf(w).coverOf(target, from);
  const alone = cover === 'solid' && w.book.options['solid-cover'] === 'alone';
  return coverDice(w.book, alone ? 'in' : cover);
}
