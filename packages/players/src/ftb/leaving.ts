import { exitOf, type Person, type Place, sectionAt } from '@shambles/ftb';
import type { Look } from './look.js';
import { nearest, type Plan } from './places.js';

/** Distance from the edge at which a figure may leave, and the one it makes for, in inches. FTB-D-63. */
const EDGE = 1;
const BRINK = 0.6;

/** True if a figure can leave the table at once from a place. FTB-D-63. */
export function isWayOut(look: Look, [x, y, level]: Place): boolean {
  const { e } = look;
  const [width, height] = e.map.size;
  const out = exitOf(e);
  return (
    level === 0 &&
    Math.min(x, y, width - x, height - y) <= EDGE &&
    (out === undefined || sectionAt(e.map.size, x, y) === out)
  );
}

export function leaving(look: Look, led: Person): Plan {
  const { e } = look;
  const [width, height] = e.map.size;
  const out = exitOf(e);
  const places: Place[] = [];
  for (let along = 1; along < width; along += 1.5) places.push([along, BRINK, 0], [along, height - BRINK, 0]);
  for (let along = 1; along < height; along += 1.5) places.push([BRINK, along, 0], [width - BRINK, along, 0]);
  const ways = look.table.ways('human');
  const can = places.filter(
    (at) => ways.standing(...at) && (out === undefined || sectionAt(e.map.size, at[0], at[1]) === out),
  );
  const plan = nearest(look, led, can);
  return plan ? { ...plan, do: 'leave' } : { do: 'hold' };
}
