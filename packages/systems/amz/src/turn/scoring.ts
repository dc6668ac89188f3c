import type { AmzWorld } from '../facts.js';
import type { Objective } from '../scenarios/objectives.js';
import { isDestroyed, timesOf } from '../scenarios/points.js';
import { type Figure, isLiving, type Unit } from '../state.js';
import { scores } from '../units/scoring.js';

/**
 * Objectives that are found by examining the table. The others are noted where they happen: leaving, closing,
 * breaching, wrecking, rising, a unit captured, and the last of a type destroyed by a unit.
 */

/** After every step, notes what has been achieved in it. AMZ-living-objectives, AMZ-zombie-objectives. */
export function settles(w: AmzWorld): void {
  look(w, (o) => {
    switch (o.kind) {
      case 'dependent-lost':
        return living(w).filter((f) => f.role === 'dependent' && isGone(f)).length;
      case 'casualty':
        return living(w).filter((f) => !f.spared && o.of.some((fate) => fate === f.status)).length;
      case 'wiped-out':
        return units(w).filter((u) => (o.units?.includes(u.id) ?? true) && isWipedOut(w, u)).length;
      case 'destroyed':
        return isDestroyed(w.s, o.type) ? 1 : 0;
      default:
        return undefined;
    }
  });
}

/** At the end of a turn, notes what has been held that long, and what is overdue. AMZ-sc2, AMZ-sc3. */
export function settlesTurn(w: AmzWorld): void {
  look(w, (o) => {
    if (o.kind === 'held' && o.turn === w.s.turn)
      return w.s.buildings.some((b) => b.id === o.building && !b.breached) ? 1 : 0;
    if (o.kind === 'not-by' && o.turn === w.s.turn) return timesOf(w.s, o.objective) === 0 ? 1 : 0;
    return undefined;
  });
}

/** Notes objectives. `count` says how often one has been achieved so far; undefined if it is not examined now. */
function look(w: AmzWorld, count: (objective: Objective) => number | undefined): void {
  for (const side of ['living', 'zombies'] as const) {
    const all: readonly Objective[] = w.book.scenario.objectives[side];
    const cause = side === 'living' ? 'AMZ-living-objectives' : 'AMZ-zombie-objectives';
    for (const o of all) {
      const times = count(o);
      if (times === undefined) continue;
      const more = times - timesOf(w.s, o.id);
      scores(w, side, cause, (each) => each.id === o.id, '', more);
      if (o.kind === 'casualty' && more < 0 && living(w).some((f) => f.spared))
        w.happen({ is: 'struck-off', cause: 'AMZ-T-quirk-cards', objective: o.id, points: o.points });
    }
  }
}

function living(w: AmzWorld): Figure[] {
  const ids = new Set(units(w).map((u) => u.id));
  return w.s.figures.filter((f) => ids.has(f.unit) && f.role !== 'vehicle');
}

const units = (w: AmzWorld): Unit[] => w.s.units.filter(isLiving);

const isGone = ({ status }: Figure): boolean => status === 'kia' || status === 'captured';

const figuresOf = (w: AmzWorld, { id }: Unit): Figure[] =>
  w.s.figures.filter((f) => f.unit === id && f.role !== 'vehicle');

/** True if nobody of a unit acts, is down, has left or has gone over into another. AMZ-casualties, AMZ-D-wiped-out. */
function isWipedOut(w: AmzWorld, u: Unit): boolean {
  const all = figuresOf(w, u);
  return (
    all.length > 0 &&
    !u.merged &&
    all.every((f) => ['kia', 'wia', 'captured', 'destroyed'].includes(f.status))
  );
}
