import { hasPlace } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { MINDLESS, type Mindless } from '../kinds.js';
import { EDGES } from '../scenarios/edges.js';
import { activeOf, dependentsOf, fightersOf, isLiving, type Unit, unitOf } from '../state.js';
import { BASE } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { fromEdge } from '../units/edges.js';
import { buildingOf } from '../units/houses.js';
import { foesOf } from '../units/units.js';
import type { About } from './moments.js';
import { vehiclesOf, wrecksNear } from './wrecks.js';

/** Distances that cards name, in inches. AMZ-T-quirk-cards, 4, 19, 23, 28. */
const BY_A_WRECK = 3;
const BESIDE_TARGET = 6;
const PANICS = 12;
const FROM_EDGE = 12;
const FROM_ZOMBIES = 6;

type Condition = (w: AmzWorld, about: About) => boolean;

const withUnit =
  (holds: (w: AmzWorld, u: Unit) => boolean): Condition =>
  (w, { unit }) =>
    unit !== undefined && holds(w, unitOf(w.s, unit));

/**
 * Conditions under which a card may be played at its moment. Cards without one may always be played. AMZ-T-quirk-cards.
 */
const CONDITIONS: { readonly [card: number]: Condition } = {
  2: withUnit((_w, u) => u.vehicle === null),
  3: (w) => vehiclesOf(w).length > 0 || nearHotSpot(w) !== undefined,
  4: withUnit((w, u) => wrecksNear(w, u.id, BY_A_WRECK).length > 0),
  6: withUnit((w, u) => fightersOf(w.s, u.id).some((f) => f.support === null)),
  10: withUnit(({ s }, u) => s.casualties.some((c) => c.unit === u.id && c.kind === 'kia' && !c.abandoned)),
  17: ({ s }) =>
    s.units.some((u) => isLiving(u) && u.level !== 'confident' && fightersOf(s, u.id).length > 0),
  19: (w, { unit, other }) =>
    unit !== undefined && other !== undefined && besideTarget(w, unit, other).length > 0,
  21: (w, { other }) => other !== undefined && !buildingOf(w.s, other).breached,
  23: withUnit(panics),
  26: ({ s }, { other }) => other !== undefined && MINDLESS.includes(unitOf(s, other).kind as Mindless),
  28: (w) => w.s.turn >= 2 && strayable(w).length > 0,
};

/** True if the card's own conditions allow it to be played now. AMZ-T-quirk-cards. */
export function isLegal(w: AmzWorld, card: number, about: About): boolean {
  return CONDITIONS[card]?.(w, about) ?? true;
}

/**
 * Living units on foot that a ricochet may hit when `by` has missed `target`, nearest to the target first.
 * AMZ-T-quirk-cards, 19.
 */
export function besideTarget(w: AmzWorld, by: string, target: string): string[] {
  const off = (id: string) => tableOf(w).apart(id, target);
  return w.s.units
    .filter((u) => isLiving(u) && u.id !== by && activeOf(w.s, u.id).some(hasPlace))
    .filter((u) => off(u.id) <= BESIDE_TARGET)
    .map((u) => u.id)
    .sort((a, b) => off(a) - off(b));
}

/** The Living unit nearest to an open Hot Spot. AMZ-T-quirk-cards, 3. */
export function nearHotSpot(w: AmzWorld): string | undefined {
  const spots = w.s.hotSpots.filter((h) => !h.closed);
  const off = (id: string) =>
    Math.min(Number.POSITIVE_INFINITY, ...spots.map((h) => tableOf(w).apartFrom(id, h)));
  return w.s.units
    .filter((u) => isLiving(u) && off(u.id) < Number.POSITIVE_INFINITY)
    .map((u) => ({ id: u.id, inches: off(u.id) }))
    .sort((a, b) => a.inches - b.inches)[0]?.id;
}

/** True for a Non-Professional unit, or one with Dependents, that has a zombie unit near. AMZ-T-quirk-cards, 23. */
function panics(w: AmzWorld, u: Unit): boolean {
  const weak = !u.professional || dependentsOf(w.s, u.id).length > 0;
  return weak && foesOf(w, u.id).some((z) => tableOf(w).apart(u.id, z.id) <= PANICS);
}

/** Living units that a straggler may join: near an edge, with no zombies nearby. AMZ-T-quirk-cards, 28. */
export function strayable(w: AmzWorld): string[] {
  const table = tableOf(w);
  return w.s.units
    .filter((u) => isLiving(u) && u.vehicle === null && u.waits === null)
    .filter((u) => {
      const bases = activeOf(w.s, u.id).filter(hasPlace);
      const edge = bases.some((f) => EDGES.some((e) => fromEdge(w.book.ground, f, e) - BASE <= FROM_EDGE));
      return edge && !foesOf(w, u.id).some((z) => table.apart(u.id, z.id) <= FROM_ZOMBIES);
    })
    .map((u) => u.id);
}
