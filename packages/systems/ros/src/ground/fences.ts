import { GRAIN, grains, meeting, snap } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { wholeAction } from '../house/rows.js';
import { BASE } from '../kinds.js';
import { type Person, type Place, placeOf } from '../state.js';
import { CONTACT, tableOf } from '../table.js';

/** A wire fence to be climbed, and where to stand before it. */
export interface Over {
  readonly fence: string;
  readonly from: Place;
  readonly to: Place;
}

/**
 * The wire fence across the straight line to a place, if it takes less time to climb than to go round. Climbing takes
 * a turn, as a whole RUN does. ROS-terrain-fence, ROS-R-nps-steps.
 */
export function fenceInWay(w: RosWorld, p: Person, goal: Place): Over | undefined {
  const table = tableOf(w);
  const ways = table.ways('opener');
  const self = table.figures.find(p.id);
  const way = (from: Place, to: Place) => ways.from(...from, { self }).route(...to)?.cost;
  let best: { readonly over: Over; readonly cost: number } | undefined;
  for (const over of fencesCrossed(w, p, goal)) {
    const there = way(placeOf(p), over.from);
    const on = way(over.to, goal);
    if (there === undefined || on === undefined) continue;
    const cost = there + wholeAction(w.book) + on;
    if (!best || cost < best.cost) best = { over, cost };
  }
  const round = best && way(placeOf(p), goal);
  return best && (round === undefined || best.cost < round) ? best.over : undefined;
}

/** Wire fences that the straight line to a place crosses, each where it does, or where the base touches it. */
function fencesCrossed(w: RosWorld, p: Person, [x, y, level]: Place): Over[] {
  const table = tableOf(w);
  if (level !== p.level) return [];
  const touched = table.fencesAt(p);
  const found: Over[] = [];
  for (const piece of table.ground.pieces) {
    if (piece.kind !== 'barrier:wire' || piece.from !== level) continue;
    const at = meeting(
      grains(p.x),
      grains(p.y),
      grains(x),
      grains(y),
      piece.ax,
      piece.ay,
      piece.bx,
      piece.by,
    );
    if (!at) continue;
    const from = touched.includes(piece.id) ? placeOf(p) : before(p, at, piece);
    const to = table.across(piece.id, { x: from[0], y: from[1], level });
    if (to) found.push({ fence: piece.id, from, to });
  }
  return found;
}

type Line = { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number };

/** The place on a figure's side of a fence where its base touches it at a point, given in thousandths. */
function before(p: Person, [x, y]: readonly [number, number], { ax, ay, bx, by }: Line): Place {
  const [dx, dy] = [bx - ax, by - ay];
  const far = Math.sqrt(dx * dx + dy * dy);
  const side = dx * (grains(p.y) - ay) - dy * (grains(p.x) - ax) > 0 ? 1 : -1;
  const off = (side * (BASE + CONTACT / 2)) / far;
  return [snap(x / GRAIN - dy * off), snap(y / GRAIN + dx * off), p.level];
}
