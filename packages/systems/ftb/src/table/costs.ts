import type { StepRules } from '@shambles/field';
import type { Options } from '../options.js';

/**
 * A ducker goes into no building that nobody has entered; a diver is a zombie whose prey is in a pool.
 * FTB-D-50, FTB-10.8.4a.
 */
export type Manner = 'human' | 'ducker' | 'zed' | 'diver';
export type Hills = Options['hills'];

/** Less than a thousandth: nobody stops upon it, and it costs nothing that could be measured. */
const A_HAIR = 0.001;
const SOLID = {
  wall: 'bars',
  'thin-wall': 'bars',
  vehicle: 'bars',
  edge: 'bars',
  border: 'bars',
  'barrier:high wall': 'bars',
  'barrier:wire': 'bars',
  'barrier:low wall': A_HAIR,
  'barrier:hedge': A_HAIR,
  'barrier:fence': A_HAIR,
} as const;

/** What of a normal move is left on the steep hills of the table option, in inches. FTB-9.2.1b. */
const STEEP = 2;
const MOVES = { human: 8, zed: 6 } as const;
/** What of its 6 inches a zombie goes indoors, in woods and in water. FTB-10.8.2, FTB-10.8.3, FTB-10.8.4a. */
const SLOW = MOVES.zed / 4;

/** How humans go, and how zombies do: these by doors only, at a price. FTB-10.8.1a, FTB-10.8.1b, FTB-9.2.1b. */
function stepsOf(manner: Manner, hills: Hills): StepRules {
  const zombie = manner === 'zed' || manner === 'diver';
  const hill =
    hills === 'impassable' ? 'bars' : hills === 'steep' ? MOVES[zombie ? 'zed' : 'human'] / STEEP : 1;
  const links = { stairs: 0 };
  if (!zombie)
    return {
      name: manner,
      pieces: manner === 'ducker' ? { ...SOLID, window: 'bars' } : SOLID,
      closedDoor: manner === 'ducker' ? 'bars' : 0,
      areas: { hill },
      links,
    };
  return {
    name: manner,
    pieces: { ...SOLID, window: 'bars' },
    closedDoor: 2,
    closedDoors: { locked: 'bars', barricaded: 'bars' },
    areas: { hill, woods: SLOW, water: SLOW, pool: manner === 'diver' ? SLOW : 'bars' },
    indoors: SLOW,
    links,
  };
}

const onHills = (hills: Hills): { readonly [manner in Manner]: StepRules } => ({
  human: stepsOf('human', hills),
  ducker: stepsOf('ducker', hills),
  zed: stepsOf('zed', hills),
  diver: stepsOf('diver', hills),
});
/** One for all tables: what is found out about a ground is kept by these. */
export const STEPS: { readonly [hills in Hills]: { readonly [manner in Manner]: StepRules } } = {
  gentle: onHills('gentle'),
  steep: onHills('steep'),
  impassable: onHills('impassable'),
};
