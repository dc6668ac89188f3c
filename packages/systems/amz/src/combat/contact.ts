import { distance } from '@shambles/field';
import { type Place, placeOf, spotAt } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { gaitOf, reachOf } from '../movement/marching.js';
import { basesOf, type Figure } from '../state.js';
import { BASE } from '../table/rules.js';
import { type AmzTable, tableOf } from '../table/table.js';

/** Assailants are moved up to within this distance of the enemy, edge to edge, in inches. AMZ-assault. */
const UP_TO = 1;
/** The farthest that a figure is moved up, in inches. */
const MOST = 3;
/** Places tried around each enemy: gaps in inches, and degrees between the places. */
const GAPS = [0.1, 0.6] as const;
const TURN = 20;

/**
 * Moves all figures of the assailant that can come up to the enemy. Those that cannot count as fighting, too.
 * AMZ-assault.
 */
export function gathers(w: AmzWorld, by: string, on: string): void {
  const table = tableOf(w);
  const foes = basesOf(w.s, on);
  const own = basesOf(w.s, by);
  const isUp = (f: Figure) => foes.some((e) => table.distance(f.id, e.id) <= UP_TO);
  const standing = own.filter(isUp).map(placeOf);
  const places: (readonly [id: string, at: Place])[] = [];
  for (const f of own) {
    if (isUp(f)) continue;
    const at = placeBeside(w, table, f, foes, standing);
    if (!at) continue;
    places.push([f.id, at]);
    standing.push(at);
  }
  if (places.length > 0)
    w.happen({ is: 'moved', cause: 'AMZ-assault', unit: by, how: 'gathers', places, inches: 0 });
}

/** The place within an inch of an enemy that a figure reaches most cheaply. */
function placeBeside(
  w: AmzWorld,
  table: AmzTable,
  f: Figure,
  foes: readonly Figure[],
  standing: readonly Place[],
): Place | undefined {
  const near = foes.filter((e) => e.level === f.level && distance(e, f) <= MOST + UP_TO + 2 * BASE);
  if (near.length === 0) return undefined;
  const reach = reachOf(w, f.id, MOST);
  const ways = table.ways(gaitOf(w, f.unit));
  let best: Place | undefined;
  let least = MOST;
  for (const e of near)
    for (const gap of GAPS)
      for (let bearing = 0; bearing < 360; bearing += TURN) {
        const at: Place = [...spotAt(e, bearing, 2 * BASE + gap), e.level];
        const there = { x: at[0], y: at[1] };
        if (distance(f, there) >= least || standing.some((p) => isUpon(p, at))) continue;
        if (!ways.clear(e.x, e.y, at[0], at[1], e.level)) continue;
        const cost = reach.cost(...at);
        if (cost < least) [best, least] = [at, cost];
      }
  return best;
}

const isUpon = (p: Place, at: Place): boolean =>
  p[2] === at[2] && distance({ x: p[0], y: p[1] }, { x: at[0], y: at[1] }) < 2 * BASE;

/**
 * When the prey has fled, the chargers take the place it left, and stop. AMZ-cc-flight-from-charge,
 * AMZ-D-zombie-fled-from.
 */
export function takesPlace(w: AmzWorld, by: string, left: Place): void {
  const there = { x: left[0], y: left[1] };
  const [first] = basesOf(w.s, by)
    .filter((f) => f.level === left[2])
    .map((f, i) => ({ f, i, off: distance(f, there) }))
    .sort((a, b) => a.off - b.off || a.i - b.i);
  if (!first || tableOf(w).taken(left, first.f.id)) return;
  w.happen({
    is: 'moved',
    cause: 'AMZ-cc-flight-from-charge',
    unit: by,
    how: 'gathers',
    places: [[first.f.id, left]],
    inches: 0,
  });
}
