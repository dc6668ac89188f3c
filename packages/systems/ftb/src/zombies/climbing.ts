import { distance } from '@shambles/field';
import { firstClockwise } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Zed } from '../state.js';
import { tableOf } from '../table.js';

/** Kinds of places by which a zombie can climb out of water. FTB-10.8.4b. */
const ROPES: readonly string[] = ['net', 'rope', 'anchor-chain'];
/** Greatest distances in inches: from a zombie to such a place, and from there to dry ground. */
const WITHIN = 1;
const ASHORE = 4;

/**
 * Lets a zombie climb out of water by a net, a rope or an anchor chain, which is all that it does then. Returns false
 * if it cannot. FTB-10.8.4b.
 */
export function climbsOut(w: FtbWorld, z: Zed): boolean {
  const table = tableOf(w);
  for (const { kind, at } of table.ground.map.places ?? []) {
    if (!at || !ROPES.includes(kind)) continue;
    const rope = { x: at[0], y: at[1] };
    if (distance(z, rope) > WITHIN) continue;
    for (let off = WITHIN; off <= ASHORE; off++) {
      const dry = firstClockwise(
        rope,
        z.facing,
        off,
        (x, y) =>
          !table.inWater({ x, y, level: 0 }) &&
          table.ways('zed').standing(x, y, 0) &&
          !table.taken([x, y, 0]),
      );
      if (!dry) continue;
      w.happen({
        is: 'stands-at',
        cause: 'FTB-10.8.4b',
        who: z.id,
        at: [...dry, 0],
        facing: z.facing,
      });
      return true;
    }
  }
  return false;
}
