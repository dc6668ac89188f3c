import type { Scene } from '@shambles/engine';

/** "Turn 4 of 20", "Turn 4", "Before turn 1", "Month 3, year 1". */
export function timeOf(clock: Scene['clock']): string {
  if ('name' in clock && clock.name !== undefined) return clock.name;
  const turn = clock.turn > 0 ? `Turn ${clock.turn}` : 'Before turn 1';
  return clock.turns > 0 ? `${turn} of ${clock.turns}` : turn;
}
