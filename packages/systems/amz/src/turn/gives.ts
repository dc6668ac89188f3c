import type { AmzWorld } from '../facts.js';

/** The Infection Level of the game: the table's choice, or the scenario's. AMZ-reinforcements. */
export function infectionOf(w: AmzWorld): number {
  const { infection } = w.book.options;
  return infection === 'scenario' ? w.book.scenario.infection : Number(infection);
}

/** A place at which a Living unit may enter. */
export interface Entry {
  readonly unit: string;
  readonly x: number;
  readonly y: number;
}

/** Places along the edges at which the Living enter, an inch apart. AMZ-D-hot-spot-order. */
export function entryPlaces(w: AmzWorld): readonly Entry[] {
  const [width, height] = w.book.ground.map.size;
  return w.book.scenario.living.flatMap(({ id: unit, entry: { edge, from, to } }) => {
    if (!edge) return [];
    const along = edge === 'north' || edge === 'south';
    const [first, last] = [from ?? 0, to ?? (along ? width : height)];
    const off = { north: height, east: width, south: 0, west: 0 }[edge];
    return Array.from(
      { length: Math.floor(last - first) + 1 },
      (_, i): Entry => (along ? { unit, x: first + i, y: off } : { unit, x: off, y: first + i }),
    );
  });
}
