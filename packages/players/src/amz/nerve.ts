import { fightersOf, isLiving, moraleLevelRow, type Unit } from '@shambles/amz';
import { seesPlace } from './danger.js';
import { gapTo, type Look, type Place, whereIs } from './look.js';

/** Worth of ending where a unit can recover its morale, in figures. */
const HEART = 0.8;
/** Distance at which a Positive Leader is heard, in inches. */
const HEARD = 6;

/** Where a unit may end its move: one that has lost morale ends no nearer to any of the dead that it sees. */
export function mayEnd(seen: Look, unit: Unit): (at: Place) => boolean {
  const here = whereIs(seen, unit.id);
  if (!here || !isLiving(unit) || moraleLevelRow(unit).mayApproach) return () => true;
  const gaps = seen.dead
    .filter((z) => seen.table.sees(unit.id, z.id))
    .map((z) => ({ id: z.id, began: gapTo(seen, z.id, here) }));
  return (at) => gaps.every(({ id, began }) => gapTo(seen, id, at) >= began);
}

/** Worth of a place for the morale of a unit and of those that its leader rallies, in figures. */
export function heartening(seen: Look, unit: Unit): (at: Place) => number {
  const shaken = seen.living.filter((u) => u.vehicle === null && u.level !== 'confident');
  if (shaken.length === 0) return () => 0;
  const led = ledBy(seen, unit);
  if (led) {
    const others = shaken.filter((u) => u.id !== unit.id && !ledBy(seen, u));
    return (at) => HEART * others.filter((u) => gapTo(seen, u.id, at) <= HEARD - 1).length;
  }
  if (unit.level === 'confident') return () => 0;
  const leaders = seen.living.filter((u) => ledBy(seen, u));
  return (at) =>
    leaders.some((u) => gapTo(seen, u.id, at) <= HEARD - 1) ||
    !seen.dead.some((z) => seesPlace(seen, z.id, at))
      ? HEART
      : 0;
}

const ledBy = (seen: Look, u: Unit): boolean =>
  fightersOf(seen.view, u.id).some((f) => f.leader !== null && f.leader > 0);
