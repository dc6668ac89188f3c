import type { Line, Noun, Ruled, Seat } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { DEAD } from '../book.js';
import type { RuleId } from '../register.js';
import type { Side } from '../scenarios/points.js';
import { isLiving, type State, type Unit } from '../state.js';
import type { View } from '../view.js';

/** A sentence by its key, with its rule. */
export function says(rule: RuleId, key: string, values: Line['values'] = {}): Ruled<RuleId> {
  return { line: { key, values }, rule };
}

export const named = ({ id }: Pick<Unit, 'id'>): Noun => ({ noun: `unit.${id}`, count: 1 });
export const word = (noun: string, count = 1): Noun => ({ noun, count });

/** Inches rounded to a tenth. */
export const tenth = (inches: number): number => Math.round(inches * 10) / 10;

/** The side that a seat sees with: spectators see with the Living. */
export const sideOf = (seat: Seat): Side => (seat === DEAD ? 'zombies' : 'living');

/** The unit of this figure, or the unit with this id. */
export function unitAt({ units, figures }: Pick<View, 'units' | 'figures'>, id: string): Unit | undefined {
  const unit = figures.find((f) => f.id === id)?.unit ?? id;
  return units.find((u) => u.id === unit);
}

/** Units of a side with an active figure on the table or aboard a vehicle. */
export function ofSide(s: Pick<State, 'units' | 'figures'>, side: Side): Unit[] {
  return s.units.filter(
    (u) =>
      isLiving(u) === (side === 'living') &&
      s.figures.some((f) => f.unit === u.id && f.status === 'active' && (hasPlace(f) || f.aboard !== '')),
  );
}
