import { away, placesNear, placesRound, snap } from '@shambles/field';
import type { Person, Place, Zed } from '../state.js';
import type { RosTable } from '../table.js';

/** Where a knock-back ends. ROS-R-knockback. */
interface Sent {
  readonly at: Place;
  /** What stopped the figure: the kind of thing, or "base". */
  readonly stopped: string | undefined;
  /** Levels fallen, over the edge of a roof or off a wall or ladder. */
  readonly fell: number;
}

type Figure = Pick<Person | Zed, 'id' | 'x' | 'y' | 'level'> & Partial<Pick<Person, 'ladder'>>;
type From = { readonly x: number; readonly y: number };

/**
 * Where a figure ends when sent straight back from a place: at the first wall, vehicle, fence, doorway or base, or on
 * the ground below if it goes over the edge of a roof. ROS-R-knockback.
 */
export function pushedTo(table: RosTable, f: Figure, from: From, back: number): Sent {
  const here: Place = [f.x, f.y, f.level];
  const i = table.figures.of(f.id);
  if (f.level > 0 && (f.ladder || table.houseAt(f) === undefined)) return fallen(table, f);
  const to = away(table.knockWays(), table.figures, here, [from.x, from.y], back, (j) => j !== i);
  const at: Place = [to.x, to.y, to.level];
  if (!to.stopped) return { at, stopped: undefined, fell: 0 };
  if (to.stopped.by === 'figure') return { at, stopped: 'base', fell: 0 };
  if (to.stopped.kind !== 'edge') return { at, stopped: to.stopped.kind, fell: 0 };
  const below = groundBelow(table, at, from);
  return below ? { at: below, stopped: 'edge', fell: f.level } : { at, stopped: 'edge', fell: 0 };
}

/** A figure hanging on a wall or ladder falls off it. */
function fallen(table: RosTable, { x, y, level }: Figure): Sent {
  const at = placesNear(table.ways('zed'), table.figures, [x, y, 0], 1)[0];
  return at
    ? { at: [at[0], at[1], 0], stopped: 'edge', fell: level }
    : { at: [x, y, level], stopped: 'edge', fell: 0 };
}

/** The free place on the ground nearest to where a figure goes over the edge of a roof. */
function groundBelow(table: RosTable, [x, y]: Place, from: From): Place | undefined {
  const dx = x - from.x;
  const dy = y - from.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far === 0) return undefined;
  const over: Place = [snap(x + (dx / far) * OVER), snap(y + (dy / far) * OVER), 0];
  return placesNear(table.ways('zed'), table.figures, over, 1)[0];
}

/** Distance beyond the edge, in cm: more than a base, so that the figure lands outside. */
const OVER = 2.5;

/** Free places around a hideout, as close as bases, walls and exits allow. ROS-U-activate. */
export function crowdRound(table: RosTable, at: Place, n: number): Place[] {
  return placesNear(table.ways('zed'), table.figures, at, n).map(([x, y, level]) => [x, y, level]);
}

/** The free place in contact with a Zed that is nearest to the survivor pulled to it. ROS-smoker. */
export function contactPlace(table: RosTable, zed: Zed, p: Person): Place | undefined {
  const i = table.figures.of(zed.id);
  const self = table.figures.of(p.id);
  const found = placesRound(table.ways('survivor'), table.figures, i, [p.x, p.y], (j) => j === self)[0];
  return found && [found[0], found[1], found[2]];
}
