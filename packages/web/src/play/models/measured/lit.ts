import type { Lit } from '@shambles/engine';
import { apart, type Place } from '../../table/things.js';

/** The lit spots of a question, for moving between them by keys. */
export interface LitSpots {
  readonly empty: boolean;
  /** The lit spot at or nearest to a place, at most `most` away. */
  near(at: Place, most: number): Place | undefined;
  /** The next lit spot in a direction (1 north or east, -1 south or west), `cells` farther on if that is lit. */
  step(from: Place, dx: number, dy: number, cells: number): Place | undefined;
}

const tidy = (n: number): number => Math.round(n * 1000) / 1000;

export function litSpots(lit: readonly Lit[]): LitSpots {
  const levels = new Map<number, { cell: number; spots: Map<string, Place> }>();
  for (const { level, cell, runs } of lit) {
    const spots = levels.get(level)?.spots ?? new Map<string, Place>();
    levels.set(level, { cell, spots });
    for (let i = 0; i + 2 < runs.length; i += 3) {
      const row = runs[i] as number;
      for (let column = runs[i + 1] as number; column < (runs[i + 2] as number); column++)
        spots.set(`${column} ${row}`, [tidy((column + 0.5) * cell), tidy((row + 0.5) * cell), level]);
    }
  }
  const nearest = (
    spots: Iterable<Place>,
    cost: (spot: Place) => number,
    most = Number.POSITIVE_INFINITY,
  ): Place | undefined => {
    let best: Place | undefined;
    let least = most;
    for (const spot of spots) {
      const c = cost(spot);
      if (c < least || (c === least && !best)) {
        least = c;
        best = spot;
      }
    }
    return best;
  };
  return {
    empty: [...levels.values()].every((l) => l.spots.size === 0),
    near(at, most) {
      const on = levels.get(at[2]);
      if (!on) return undefined;
      const key = `${Math.floor(at[0] / on.cell)} ${Math.floor(at[1] / on.cell)}`;
      return on.spots.get(key) ?? nearest(on.spots.values(), (s) => apart(s, at), most);
    },
    step(from, dx, dy, cells) {
      const on = levels.get(from[2]);
      if (!on) return undefined;
      const along = (s: Place): number => (s[0] - from[0]) * dx + (s[1] - from[1]) * dy;
      const aside = (s: Place): number => Math.abs((s[0] - from[0]) * dy) + Math.abs((s[1] - from[1]) * dx);
      const goal = cells * on.cell;
      // Straight on if possible, else around a corner or over a gap.
      return nearest(
        [...on.spots.values()].filter((s) => along(s) > on.cell * 0.5 && aside(s) <= along(s) * 2),
        (s) => Math.abs(along(s) - goal) + aside(s) * 3,
      );
    },
  };
}
