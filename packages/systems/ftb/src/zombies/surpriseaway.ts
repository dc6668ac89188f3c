import { ask, Confirm, type Rule } from '@shambles/engine';
import { distance, type Reach, snap, type Ways, walk as walkAmong } from '@shambles/field';
import type { FtbWorld } from '../facts.js';
import { fastMove, inchesLeft, mayGoFast } from '../moving/moving.js';
import { face } from '../moving/walking.js';
import { lookAround, lostOnTheWay, outOfView } from '../senses/sight.js';
import { carriesOn, hostile, type Place, personOf, placeOf } from '../state.js';
import { tableOf } from '../table.js';
import { word } from '../words.js';
import { ASIDE } from './zedmoves.js';

/** Inches that zombies follow a human who moves away. FTB-10.4e. */
const AFTER = 4;
/** Spacing of candidate places, in inches. */
const CELL = 1;

/**
 * Moves a human away with the rest of its movement, including a Fast Move: out by a door within reach, or else as far
 * from the zombies as possible inside. It ends facing them, and they follow it straight. Those that do not see it then
 * remember where it went out of view. FTB-10.4e, FTB-10.7d, FTB-D-56, FTB-D-109.
 */
export function* movesAway(w: FtbWorld, who: string, zeds: readonly string[], building: string): Rule<void> {
  yield* hurries(w, who);
  const p = personOf(w.s, who);
  const ways = tableOf(w).ways('ducker', [building]);
  const most = inchesLeft(p);
  const to = most > 0 ? farthest(w, who, zeds, building, reachAway(w, ways, who, most)) : undefined;
  if (to) {
    const { way, cost } = to;
    w.happen({ is: 'walked', cause: 'FTB-10.4e', who, way, cost, how: 'away' });
    w.happen({ is: 'spent', cause: 'FTB-10.4e', who, cost, on: 'away' });
    outOfView(w, who, way);
  }
  const table = tableOf(w);
  const [nearest] = zeds.toSorted((a, b) => table.distance(who, a) - table.distance(who, b));
  if (nearest !== undefined) face(w, who, table.at(nearest));
  const lost = new Map(zeds.map((id) => [id, to ? lostOnTheWay(w, id, who, to.way) : null]));
  for (const id of zeds) comesAfter(w, ways, id, who);
  lookAround(w, lost);
}

/** Goes fast if the player says so. FTB-10.4e, FTB-5.3.2a. */
function* hurries(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (!mayGoFast(w, p)) return;
  const fast = yield* ask(
    w,
    p.seat,
    'FTB-10.4e',
    'surprise-fast',
    new Confirm({ key: 'surprise-fast.yes' }, { key: 'surprise-fast.no' }),
    { who: word(`person.${who}`) },
  );
  if (fast) yield* fastMove(w, [who]);
}

/** Places that a human can reach by doors; enemies and zombies block the way. */
function reachAway(w: FtbWorld, ways: Ways, who: string, most: number): Reach {
  const { figures } = tableOf(w);
  const p = personOf(w.s, who);
  const bars = new Set([
    ...w.s.zeds.map((z) => z.id),
    ...w.s.people.filter((q) => carriesOn(q) && hostile(w.s, p.side, q.side)).map((q) => q.id),
  ]);
  return ways.from(p.x, p.y, p.level, {
    most,
    self: figures.find(who),
    blocks: (i) => bars.has(figures.ids[i] as string),
  });
}

interface Away {
  readonly way: readonly Place[];
  readonly cost: number;
}

/** The place farthest from the nearest zombie; outside the building, if any place outside can be reached. FTB-D-56. */
function farthest(
  w: FtbWorld,
  who: string,
  zeds: readonly string[],
  building: string,
  reach: Reach,
): Away | undefined {
  const table = tableOf(w);
  const feared = zeds.map((id) => table.at(id));
  const off = ([x, y]: Place) => Math.min(...feared.map((z) => distance(z, { x, y })));
  let best: Place = placeOf(personOf(w.s, who));
  let outside = false;
  for (const at of cellsOf(reach)) {
    const [x, y, level] = at;
    const out = table.houseOf({ x, y, level }) !== building;
    if (outside && !out) continue;
    if (out && !outside) {
      best = at;
      outside = true;
    } else if (off(at) > off(best)) best = at;
  }
  const route = reach.route(...best);
  return route && { way: route.points as readonly Place[], cost: snap(route.cost) };
}

/** Centres of all cells that a move can end in. */
function* cellsOf(reach: Reach): Iterable<Place> {
  for (const { level, cell, runs } of reach.lit(CELL))
    for (let i = 0; i < runs.length; i += 3)
      for (let column = runs[i + 1] as number; column < (runs[i + 2] as number); column++)
        yield [snap((column + 0.5) * cell), snap(((runs[i] as number) + 0.5) * cell), level];
}

/** Moves a zombie 4 inches straight after a human, regardless of terrain costs. FTB-10.4e. */
function comesAfter(w: FtbWorld, ways: Ways, id: string, who: string): void {
  const table = tableOf(w);
  const { x, y, level } = table.at(id);
  const route = ways.to(...placeOf(table.at(who)), { contact: ASIDE }).route(x, y, level);
  if (!route) return;
  const self = table.figures.of(id);
  const stop = walkAmong(ways, table.figures, self, route, AFTER, (i) => i !== self);
  const way = stop.route.points as readonly Place[];
  if (way.length > 1)
    w.happen({
      is: 'walked',
      cause: 'FTB-10.4e',
      who: id,
      way,
      cost: snap(stop.cost),
      how: 'shamble',
    });
  face(w, id, tableOf(w).at(who));
}
