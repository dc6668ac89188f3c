import { ask, Confirm, type Rule } from '@shambles/engine';
import { snap, walk as walkAmong } from '@shambles/field';
import { onFoot } from '../facts/move.js';
import type { FtbWorld } from '../facts.js';
import { fastMove, inchesLeft, mayGoFast, whereTo } from '../moving/moving.js';
import { face } from '../moving/walking.js';
import { lookAround, lostOnTheWay, outOfView } from '../senses/sight.js';
import { type Place, personOf, placeOf } from '../state.js';
import { tableOf } from '../table.js';
import { word } from '../words.js';
import { ASIDE } from './zedmoves.js';

/** Inches that zombies follow a human who moves away. FTB-10.4e. */
const AFTER = 4;

/**
 * Moves a human away with up to the rest of its movement, including a Fast Move, to where its player says. It ends
 * facing the zombies, and they follow it straight. Those that do not see it then remember where it went out of view.
 * FTB-10.4e, FTB-10.7d, FTB-D-56, FTB-D-109.
 */
export function* movesAway(w: FtbWorld, who: string, zeds: readonly string[]): Rule<void> {
  yield* hurries(w, who);
  const p = personOf(w.s, who);
  const most = inchesLeft(p);
  const route = most > 0 ? yield* whereTo(w, who, most, 'surprise-away', 'FTB-10.4e') : undefined;
  const way = route && (route.points as readonly Place[]);
  if (route && way) {
    const cost = snap(route.cost);
    w.happen({ is: 'walked', cause: 'FTB-10.4e', who, way, cost, how: 'away' });
    w.happen({ is: 'spent', cause: 'FTB-10.4e', who, cost: onFoot(p, cost), on: 'away' });
    outOfView(w, who, way);
  }
  const table = tableOf(w);
  const [nearest] = zeds.toSorted((a, b) => table.distance(who, a) - table.distance(who, b));
  if (nearest !== undefined) face(w, who, table.at(nearest));
  const lost = new Map(zeds.map((id) => [id, way ? lostOnTheWay(w, id, who, way) : null]));
  for (const id of zeds) comesAfter(w, id, who);
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

/** Moves a zombie 4 inches straight after a human, whatever the ground costs, but through no locked door. FTB-10.4e. */
function comesAfter(w: FtbWorld, id: string, who: string): void {
  const table = tableOf(w);
  const ways = table.ways('follower');
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
