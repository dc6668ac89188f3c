import { distance } from '@shambles/field';
import type { Person, Place, Zed } from '../state.js';
import { type Game, game, type Situation } from './game.js';

export type Rect = [west: number, south: number, east: number, north: number];
export type Point = [x: number, y: number];

/** A parked car, alone on the field. */
export const car = (rect: Rect) => ({ vehicles: [{ id: 'V1', kind: 'car', rect }] });

/** A hut with a door in its west wall. */
export const hut = (walls?: 'thin', type = 'standard') => ({
  buildings: [
    {
      id: 'B1',
      name: 'Hut',
      rect: [60, 30, 80, 60] as Rect,
      levels: 1,
      ...(walls && { walls }),
      doors: [{ id: 'D1', at: [60, 45] as Point, type }],
    },
  ],
});

/** A wire fence from south to north across the whole field. */
export const fence = (x: number) => ({
  barriers: [{ id: 'F1', kind: 'wire', path: [[x, 0] as Point, [x, 90] as Point] }],
});

/** A mutant and a survivor at the beginning of step 7. */
export function field(mutant: Partial<Zed>, person: Partial<Person>, more: Situation = {}): Game {
  return game({
    step: 7,
    turn: 4,
    ...more,
    people: { 'survivor-1': { x: 20, y: 45, facing: 0, ...person }, ...more.people },
    zeds: { mutant, ...more.zeds },
  });
}

/** Step 7 of the next turn. */
export function again(g: Game): Game {
  Object.assign(g.w.s, { step: 7, todo: [], turn: g.state.turn + 1 });
  for (const z of g.state.zeds) z.moved = false;
  g.w.version++;
  return g.finish(7);
}

/** The least distance between a way and a spot, in cm, measured at twentieths of each leg. */
export function nearestOn(way: readonly Place[], spot: { readonly x: number; readonly y: number }): number {
  const gaps = way.flatMap(([bx, by], i) => {
    const [ax, ay] = way[Math.max(0, i - 1)] ?? [bx, by];
    return Array.from({ length: 21 }, (_, k) =>
      distance({ x: ax + ((bx - ax) * k) / 20, y: ay + ((by - ay) * k) / 20 }, spot),
    );
  });
  return Math.min(...gaps);
}
