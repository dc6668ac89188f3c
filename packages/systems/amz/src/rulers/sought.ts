import type { NamedGoal } from '@shambles/measured';
import type { Book } from '../book.js';
import { activeOf, dependentsOf, fightersOf, isLiving, type Unit } from '../state.js';
import { leadOf } from '../units/units.js';
import type { View } from '../view.js';

/**
 * Marks what a Living unit scores by: things and Hot Spots, those who need an escort, and the edge by which it carries
 * something off. AMZ-living-objectives.
 */
export function soughtBy(view: View, book: Book, own: Unit): (goal: NamedGoal) => NamedGoal {
  if (!isLiving(own)) return (goal) => goal;
  const sought = new Set([
    ...view.things.filter(({ kind }) => !kind.startsWith('emplaced')).map(({ id }) => id),
    ...hotSpots(view, book),
    ...escorted(view, book, own),
    ...homeward(view, book, own),
  ]);
  return (goal) => (sought.has(goal.id) ? { ...goal, sought: true } : goal);
}

function hotSpots({ hotSpots }: View, { scenario }: Book): readonly string[] {
  const score = scenario.objectives.living.some(({ kind }) => kind === 'closed');
  return score ? hotSpots.map(({ number }) => `hot-spot-${number}`) : [];
}

/** Leads of units of Dependents alone who are to be brought off, for a unit that can fight. AMZ-dependents. */
function escorted(view: View, { scenario }: Book, own: Unit): readonly string[] {
  const score = scenario.objectives.living.some(
    (o) => (o.kind === 'off-edge' || o.kind === 'flown-out') && o.who !== 'fighters',
  );
  if (!score || fightersOf(view, own.id).length === 0) return [];
  return view.units
    .filter((u) => isLiving(u) && fightersOf(view, u.id).length === 0 && dependentsOf(view, u.id).length > 0)
    .flatMap((u) => leadOf(view, u.id) ?? []);
}

/** Edges by which somebody or something that the unit has with it is worth points. */
function homeward(view: View, { scenario }: Book, own: Unit): readonly string[] {
  const has = { dependents: dependentsOf(view, own.id).length > 0, anybody: true };
  return scenario.objectives.living.flatMap((o) => {
    switch (o.kind) {
      case 'off-edge':
        return o.who !== 'fighters' && has[o.who] ? [`edge ${o.edge}`] : [];
      case 'thing-off':
        return view.things.some(({ id, by }) => id === o.thing && by === own.id) ? [`edge ${o.edge}`] : [];
      case 'load-off':
        return activeOf(view, own.id).some(({ loads }) => loads > 0) ? [`edge ${o.edge}`] : [];
      default:
        return [];
    }
  });
}
