import { type Box, outlineOf } from '@shambles/measured';
import type { Person, State } from '../state.js';

/** Half the side, in inches, of the square for an objective of Day One. BDZ-day-objective. */
const HALF = 3;

function squareOn([wide, high]: readonly [number, number]): Box {
  return [wide / 2 - HALF, high / 2 - HALF, wide / 2 + HALF, high / 2 + HALF];
}

/** True if the figure is in the square in the middle of the table, on the ground. BDZ-day-objective. */
export function isInSquare(size: readonly [number, number], p: Pick<Person, 'x' | 'y' | 'level'>): boolean {
  const [w, s, e, n] = squareOn(size);
  return p.level === 0 && p.x >= w && p.x <= e && p.y >= s && p.y <= n;
}

/** The square as drawn, until somebody has reached it. */
export function objectives(
  { encounter, day }: Pick<State, 'encounter' | 'day'>,
  size: readonly [number, number],
) {
  if (encounter?.kind !== 'day-one' || day?.reached) return [];
  const outline = outlineOf(squareOn(size));
  return [{ id: 'objective', name: 'The objective', tone: 'amber' as const, outline, level: 0 }];
}
