import { exitOf, type Person, type Place, sectionAt } from '@shambles/ftb';
import type { Look } from './look.js';
import { nearest, type Plan } from './places.js';

/** So near to the edge one leaves by it, and so near one makes for. FTB-D-63. */
const EDGE = 1;
const BRINK = 0.6;

/** From a place one leaves the table at once, where one wants to. FTB-D-63. */
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
