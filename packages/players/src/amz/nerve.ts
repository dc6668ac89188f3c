import { fightersOf, isLiving, levelEffect, type Unit } from '@shambles/amz';
import { seesPlace } from './danger.js';
import { gapTo, type Look, type Place, whereIs } from './look.js';

/** Worth of ending where a unit can recover its morale, in figures. */
const HEART = 0.8;
/** Distance at which a Positive Leader is heard, in inches. */
const HEARD = 6;

/** Where a unit may end its move: one that has lost morale ends no nearer to any of the dead that it sees. */
export function mayEnd(seen: Look, unit: Unit): (at: Place) => boolean {
  const here = whereIs(seen, unit.id);
  if (!here || !isLiving(unit) || levelEffect(seen.book, unit).approaches) return () => true;
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
  const here = whereIs(seen, unit.id);
  return (at) =>
    leaders.some((u) => gapTo(seen, u.id, at) <= HEARD - 1) || !isBefore(seen, unit, at, here) ? HEART : 0;
}

/** True if a unit at a place sees any of the dead: where it stands now, with any of its figures. */
function isBefore(seen: Look, unit: Unit, at: Place, here: Place | undefined): boolean {
  const stays = here !== undefined && at.every((n, i) => n === here[i]);
  return seen.dead.some((z) => (stays ? seen.table.sees(unit.id, z.id) : seesPlace(seen, z.id, at)));
}

const ledBy = (seen: Look, u: Unit): boolean =>
  fightersOf(seen.view, u.id).some((f) => f.leader !== null && f.leader > 0);
