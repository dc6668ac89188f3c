import type { StepRules } from '@shambles/field';
import type { Options } from '../options.js';

/**
 * Manners of movement. A ducker may not enter a building that nobody has entered; a diver is a zombie whose prey is in
 * a pool, a follower one whose prey has moved away from it. FTB-D-50, FTB-10.8.4a, FTB-10.4e.
 */
export type Manner = 'human' | 'ducker' | 'zed' | 'diver' | 'follower';
export type Hills = Options['hills'];

/** Cost of crossing in inches: so small that it cannot be measured, but nobody stops there. */
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

/** Inches of a normal move that remain on the steep hills of the table option. FTB-9.2.1b. */
const STEEP = 2;
const MOVES = { human: 8, zed: 6 } as const;
/**
 * Cost factor for a zombie indoors, in woods and in water: only 4 of its 6 inches remain. FTB-10.8.2, FTB-10.8.3,
 * FTB-10.8.4a.
 */
const SLOW = MOVES.zed / 4;
/** Doors that no zombie breaks through. FTB-10.8.1b. */
const CLOSED_DOORS = { locked: 'bars', barricaded: 'bars' } as const;

/** Step rules of humans and of zombies, which only use doors, at a price. FTB-10.8.1a, FTB-10.8.1b, FTB-9.2.1b. */
function stepsOf(manner: Manner, hills: Hills): StepRules {
  const zombie = manner !== 'human' && manner !== 'ducker';
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
  const steps = {
    name: manner,
    pieces: { ...SOLID, window: 'bars' },
    closedDoors: CLOSED_DOORS,
    links,
  } as const;
  if (manner === 'follower') return { ...steps, closedDoor: 0, areas: { hill } };
  return {
    ...steps,
    closedDoor: 2,
    areas: { hill, woods: SLOW, water: SLOW, pool: manner === 'diver' ? SLOW : 'bars' },
    indoors: SLOW,
  };
}

const onHills = (hills: Hills): { readonly [manner in Manner]: StepRules } => ({
  human: stepsOf('human', hills),
  ducker: stepsOf('ducker', hills),
  zed: stepsOf('zed', hills),
  diver: stepsOf('diver', hills),
  follower: stepsOf('follower', hills),
});
/** Shared by all tables, since results for a ground are cached by these objects. */
export const STEPS: { readonly [hills in Hills]: { readonly [manner in Manner]: StepRules } } = {
  gentle: onHills('gentle'),
  steep: onHills('steep'),
  impassable: onHills('impassable'),
};
