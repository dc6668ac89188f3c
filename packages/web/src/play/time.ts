import type { Scene } from '@shambles/engine';

/** "Turn 4 of 20", "Turn 4", "Month 3, year 1". */
export function timeOf(clock: Scene['clock']): string {
  if ('name' in clock && clock.name !== undefined) return clock.name;
  return clock.turns > 0 ? `Turn ${clock.turn} of ${clock.turns}` : `Turn ${clock.turn}`;
}
