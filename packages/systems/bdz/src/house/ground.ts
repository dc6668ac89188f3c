import { opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { BARRICADES, MOST_BARRICADE, PASSAGES, VALUES } from '../tables/buildings.js';
import { LOS, TERRAIN } from '../tables/ground.js';

/* Tables of ground, buildings and sight that house rules may change. */

export const GROUND = {
  sight: opened(LOS, ['where', 'time'], { limit: z.nullable(whole(2, 96)) }),
  terrain: opened(TERRAIN, ['id'], ({ price, uphill }) => ({
    ...(typeof price === 'number' && price > 1 && { price: whole(1, 4) }),
    ...(uphill > 0 && { uphill: whole(0, 4) }),
  })),
  walls: opened(VALUES, ['structure'], { dv: whole(0, 6) }),
  passages: opened(
    PASSAGES,
    ['by'],
    // Even a small child gets through.
    ({ inches }) => (inches === undefined ? {} : { inches: whole(1, 4) }),
    (rows) => {
      const [into, out] = ['window-in', 'window-out'].map((by) => rows.find((row) => row.by === by)?.inches);
      return into === out ? undefined : '"inches" must be the same in by a window and out by it.';
    },
  ),
  barricades: opened(BARRICADES, ['what'], { rep: whole(1, MOST_BARRICADE), gain: whole(1, MOST_BARRICADE) }),
};
