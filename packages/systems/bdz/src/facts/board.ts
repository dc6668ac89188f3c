import type { MapFile } from '@shambles/field';
import type { Vehicle } from '../state.js';
import { fact } from './deed.js';
import { line } from './lines.js';

/** Facts of the table before anybody is on it. */
export const BOARD = {
  /** The table is laid out or changed by its players. BDZ-enc-terrain-generator, BDZ-terrain-own. */
  'table-changed': fact<{ readonly map: MapFile; readonly how: string }>({
    does: (s, f) => {
      s.map = f.map;
    },
    told: ({ map, how }) =>
      how === 'laid' || how === 'another' ? line('table-laid', { name: map.title }) : undefined,
    words: { 'table-laid': 'The table: {{name}}.' },
  }),

  /** Vehicles on the roads of the map become vehicles of the game. BDZ-terrain-vehicles. */
  parked: fact<{ readonly map: MapFile; readonly vehicles: readonly Vehicle[] }>({
    does: (s, f) => {
      s.map = f.map;
      s.vehicles.push(...f.vehicles.map((v) => ({ ...v, triedBy: [] })));
    },
    told: ({ vehicles }) => (vehicles.length > 0 ? line('parked', { count: vehicles.length }) : undefined),
    words: { parked_one: 'A vehicle stood there.', parked_other: '{{count}} vehicles stood there.' },
    follows: true,
  }),

  /** A figure comes onto the table. BDZ-zgen-enter. */
  'stands-at': fact<{
    readonly who: string;
    readonly at: readonly [number, number];
    readonly facing: number;
    readonly inches: number;
  }>({
    does: (s, { who, at: [x, y], facing, inches }) => {
      const p = s.people.find((q) => q.id === who);
      if (p) Object.assign(p, { x, y, level: 0, facing, allowance: inches, used: 0, went: 0, fast: -1 });
    },
  }),
};
