import type { AmzWorld } from '../facts.js';
import { SUPPORTS, type Support } from '../kinds.js';
import { activeOf, isThere, unitOf } from '../state.js';
import { CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';

/** The penalty of a Non-Professional unit that fires an emplaced weapon, in dice. AMZ-mounted-weapons. */
export const UNSKILLED = -1;

/**
 * The heaviest emplaced weapon that a unit uses where it stands: it must be Stationary, and touch the marker, a thing of
 * the kind "emplaced heavy". AMZ-mounted-weapons.
 */
export function emplacedFor(w: AmzWorld, unit: string): Support | undefined {
  const u = unitOf(w.s, unit);
  if (u.vehicle !== null || (u.mode !== 'stationary' && u.mode !== 'overwatch')) return undefined;
  const touched = w.s.things.filter((t) =>
    activeOf(w.s, unit).some(
      (f) => isThere(f) && f.level === t.level && tableOf(w).distanceTo(f.id, t) <= CONTACT,
    ),
  );
  return SUPPORTS.findLast((of) => touched.some((t) => t.kind === `emplaced ${of}`));
}
