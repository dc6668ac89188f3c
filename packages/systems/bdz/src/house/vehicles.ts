import { oneOf, opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { BASH, KINDS, OBSTACLES, WORKING } from '../tables/vehicles.js';

/* Tables of vehicles that house rules may change. */

/** Seats in front and, where there are any behind, those. */
const seats = (behind: boolean) => {
  const rear = behind ? 'a whole number from 0 to 40' : '0';
  return z
    .strictObject({ front: whole(1, 40), rear: behind ? whole(0, 40) : z.literal(0) })
    .check(z.meta({ description: `{ "front": a whole number from 1 to 40, "rear": ${rear} }` }));
};

/** Faces up to which something is wrong; 0 for none. */
const UP_TO = whole(0, 6);

export const VEHICLES = {
  vehicles: opened(KINDS, ['id'], ({ id, seats: { rear } }) => ({
    speed: whole(6, 36),
    turns: whole(1, 6),
    // A big rig seats whole groups that are met on the road.
    ...(id !== 'big-rig' && { seats: seats(rear > 0) }),
    bash: whole(0, 20),
    reverse: z.boolean(),
    bootlegger: z.boolean(),
  })),
  working: opened(WORKING, ['from'], { empty: UP_TO, fuel: oneOf(['full', '1d6', '1/2d6']), wreck: UP_TO }),
  bash: opened(BASH, ['on'], { goesOn: oneOf([0.5, 1]) }),
  obstacles: opened(OBSTACLES, ['id'], { dice: whole(0, 12), difference: whole(1, 6) }),
};
