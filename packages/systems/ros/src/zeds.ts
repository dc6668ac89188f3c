import type { Rule } from '@shambles/engine';
import {
  bearingOf,
  distance,
  east,
  MILLION,
  north,
  placesRound,
  type Route,
  snap,
  straight,
  turn,
  type Ways,
  walk as walkAmong,
} from '@shambles/field';
import { driftAll } from './drift.js';
import type { RosWorld } from './facts.js';
import { flamesCatch } from './flames.js';
import { wpDestroys } from './harm.js';
import { comeOut } from './hordes.js';
import { hunterTurn } from './hunter.js';
import { cardsOf } from './kinds.js';
import { type Prey, preyOf } from './prey.js';
import { AT_A_DOOR, overFenceNow, smash } from './smash.js';
import { living, type Place, personOf, placeOf, type Zed } from './state.js';
import { finish, ZED_MOVE } from './stride.js';
import { CONTACT, type RosTable, tableOf } from './table.js';
import { doorRow } from './tables.js';

/** Zig-zag: so many degrees aside while the prey is more than 20 cm off. ROS-U-path. */
const ZIGZAG = 15;
/** They keep so much apart where there is room. */
const APART = 0.5;

/** ROS-seq-7. Zeds on their feet move, the nearest first; then the drifters. ROS-U-path. */
export function* moveZeds(w: RosWorld): Rule<void> {
  comeOut(w);
  noticeGatherings(w);
  const drifters = w.s.zeds.filter((z) => z.mode === 'drifting' && !z.down).map((z) => z.id);
  for (const id of attackers(w)) {
    const zed = w.s.zeds.find((z) => z.id === id);
    if (zed && !zed.down && zed.pins === '') yield* moveAttacker(w, zed);
    // What reaches it is gone, and makes room for the next. ROS-grenade-wp.
    wpDestroys(w);
  }
  yield* driftAll(w, drifters);
  wpDestroys(w);
  flamesCatch(w);
}

/** Who is seen in a building or vehicle now, or fired or shouted from it, is known to be there. ROS-U-priority. */
function noticeGatherings(w: RosWorld): void {
  const table = tableOf(w);
  const watching = w.s.zeds.filter((z) => z.mode !== 'waiting');
  const known = living(w.s).filter((p) => {
    if (p.inside === '' && table.houseOf(p) === undefined) return false;
    const loud = cardsOf(p.play).includes('order');
    return loud || (p.inside === '' && watching.some((z) => table.sees(z.id, p.id) !== 'no'));
  });
  if (known.length > 0)
    w.happen({ is: 'known', cause: 'ROS-U-priority', to: [], who: known.map((p) => p.id) });
}

/** Attacking and charging Zeds on their feet, those nearest to a survivor first. */
function attackers(w: RosWorld): string[] {
  const people = living(w.s);
  const off = (z: Zed) => Math.min(...people.map((p) => distance(z, p)));
  return w.s.zeds
    .filter((z) => (z.mode === 'attacking' || z.mode === 'charging') && !z.down)
    .map((z) => ({ id: z.id, off: off(z) }))
    .sort((a, b) => a.off - b.off || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

function* moveAttacker(w: RosWorld, z: Zed): Rule<void> {
  const seen = living(w.s).find((p) => p.inside === '' && tableOf(w).sees(z.id, p.id) !== 'no');
  if (z.mode === 'charging' && seen)
    w.happen({ is: 'saw', cause: 'ROS-U-lost', to: [], zed: z.id, prey: seen.id, at: placeOf(seen) });
  if (z.kind === 'hunter') return yield* hunterTurn(w, z);
  if (z.kind === 'smoker') return;
  if (overFenceNow(w, z)) return;
  const prey = yield* preyOf(w, z);
  if (!prey) return z.mode === 'charging' ? lose(w, z) : undefined;
  if (z.kind === 'boomer' && prey.who && tableOf(w).gap(z.id, prey.who) <= BOOMER_STOPS) return;
  advance(w, z, prey);
  if (prey.rank === 'last-seen' && z.lastSeen && distance(z, spot(z.lastSeen)) < 1) lose(w, z);
  if (z.kind === 'witch') pinIfTouching(w, z, prey);
}

/** Boomers walk up to 10 cm and spit. ROS-U-mutants. */
const BOOMER_STOPS = 10;

function lose(w: RosWorld, z: Zed): void {
  w.happen({ is: 'lost-prey', cause: 'ROS-U-lost', to: 'all', zed: z.id });
}

const spot = ([x, y]: Place) => ({ x, y });

/** A Witch pins whom she reaches, as a Hunter does. ROS-witch. */
export function pinIfTouching(w: RosWorld, z: Zed, prey: Prey): void {
  if (!prey.who || !tableOf(w).touching(z.id, prey.who)) return;
  if (personOf(w.s, prey.who).pinned === '')
    w.happen({
      is: 'pinned',
      cause: z.kind === 'witch' ? 'ROS-witch' : 'ROS-hunter-pin',
      to: 'all',
      who: prey.who,
      by: z.id,
    });
}

/** One Zed's step 7: the shortest open way, else to what bars it. ROS-U-path, ROS-R-smash. */
export function advance(w: RosWorld, z: Zed, prey: Prey): void {
  const table = tableOf(w);
  if (prey.who && table.figures.find(prey.who) >= 0 && table.touching(z.id, prey.who)) return;
  const inside = prey.who ? personOf(w.s, prey.who).inside : '';
  const ways = table.ways(z.kind === 'tank' ? 'tank' : 'zed');
  const route = routeTo(table, ways, z, prey);
  if (inside !== '') attackVehicle(w, z, inside);
  else if (route) go(w, z, prey, ways, route);
  else smash(w, z, prey);
}

/** To a parked vehicle that somebody sits in, and at its doors: they are standard ones. ROS-R-car. */
function attackVehicle(w: RosWorld, z: Zed, id: string): void {
  const table = tableOf(w);
  const vehicle = w.s.vehicles.find((v) => v.id === id);
  if (table.gapToVehicle(id, z) <= CONTACT) {
    const of = doorRow('standard').zedTurns as number;
    if (vehicle && !vehicle.broken && vehicle.struck < AT_A_DOOR)
      w.happen({
        is: 'car-battered',
        cause: 'ROS-R-car',
        to: 'all',
        vehicle: id,
        by: z.id,
        taken: vehicle.taken + 1,
        of,
      });
    return;
  }
  const at = table.besideVehicle(id, z);
  if (!at) return;
  const ways = table.ways(z.kind === 'tank' ? 'tank' : 'zed');
  const route = ways.to(...at).route(z.x, z.y, z.level);
  if (route) go(w, z, { at, rank: 'gathering' }, ways, route);
}

function routeTo(table: RosTable, ways: Ways, z: Zed, prey: Prey): Route | undefined {
  const contact = prey.who && table.figures.find(prey.who) >= 0 ? 1 : undefined;
  return table.chase(ways, prey.at, contact).route(z.x, z.y, z.level);
}

function go(w: RosWorld, z: Zed, prey: Prey, ways: Ways, route: Route): void {
  const table = tableOf(w);
  const f = table.figures;
  const self = f.of(z.id);
  const others = (i: number) => i !== self;
  const limit = z.kind === 'boomer' ? Math.min(ZED_MOVE, route.cost - BOOMER_STOPS + 1) : ZED_MOVE;
  if (limit <= 0) return;
  const aside = route.cost > ZED_MOVE ? zigzag(w, z, ways, route) : undefined;
  let stop = walkAmong(ways, f, self, aside ?? route, limit, others);
  if (aside && stop.cost < limit / 2) stop = walkAmong(ways, f, self, route, limit, others);
  let way = stop.route.points as readonly Place[];
  let end: Place = [stop.x, stop.y, stop.level];
  // Straight to a free place at the prey's base, when the one on the way is taken.
  if (prey.who && f.find(prey.who) >= 0 && limit - stop.cost > 0.05) {
    const place = freePlace(table, ways, z, prey.who, end, limit - stop.cost);
    if (place) {
      way = [...way, place];
      end = place;
    }
  }
  if (end[0] === z.x && end[1] === z.y && end[2] === z.level) return;
  if (!prey.who || !touches(table, end, prey.who)) end = keepApart(table, ways, z, way);
  finish(w, z, [...way.slice(0, -1), end], 'attack');
}

/** Aside by 15 degrees, odd ones left and even ones right, changing over every turn. ROS-U-path, ROS-horde-swarm. */
function zigzag(w: RosWorld, z: Zed, ways: Ways, route: Route): Route | undefined {
  if (z.horde === '') return undefined;
  const [ax, ay, level] = route.points[0] as Place;
  const [bx, by, to] = route.points[1] as Place;
  if (to !== level || distance({ x: ax, y: ay }, { x: bx, y: by }) < ZED_MOVE) return undefined;
  const left = (z.number + w.s.turn) % 2 === 1;
  const bearing = turn(bearingOf(bx - ax, by - ay) + (left ? -ZIGZAG : ZIGZAG));
  const at: Place = [
    snap(ax + (east(bearing) / MILLION) * ZED_MOVE),
    snap(ay + (north(bearing) / MILLION) * ZED_MOVE),
    level,
  ];
  if (!ways.clear(ax, ay, at[0], at[1], level)) return undefined;
  return { points: [[ax, ay, level], at], costs: [0, ZED_MOVE], cost: ZED_MOVE, length: ZED_MOVE };
}

function freePlace(
  table: RosTable,
  ways: Ways,
  z: Zed,
  who: string,
  from: Place,
  left: number,
): Place | undefined {
  const f = table.figures;
  const self = f.of(z.id);
  const prey = f.of(who);
  if (f.level[prey] !== from[2]) return undefined;
  if (touches(table, from, who)) return undefined;
  for (const [x, y, level] of placesRound(ways, f, prey, [from[0], from[1]], (i) => i === self).slice(0, 8)) {
    const far = distance({ x, y }, spot(from));
    if (far > left) continue;
    const met = straight(ways, f, from, [x - from[0], y - from[1]], far, (i) => i !== self);
    if (!met.stopped) return [x, y, level];
  }
  return undefined;
}

function touches(table: RosTable, [x, y, level]: Place, who: string): boolean {
  const f = table.figures;
  const i = f.of(who);
  return f.level[i] === level && table.gapTo({ x, y }, who) <= 1.1;
}

/** A little short of the end, where that keeps half a centimetre from the others. */
function keepApart(table: RosTable, ways: Ways, z: Zed, way: readonly Place[]): Place {
  const end = way[way.length - 1] as Place;
  const before = way[way.length - 2];
  if (!before || before[2] !== end[2] || table.isApart(z.id, end, APART)) return end;
  const far = distance(spot(before), spot(end));
  for (let back = 0.5; back <= Math.min(3, far); back += 0.5) {
    const t = (far - back) / far;
    const at: Place = [
      snap(before[0] + (end[0] - before[0]) * t),
      snap(before[1] + (end[1] - before[1]) * t),
      end[2],
    ];
    if (ways.standing(...at) && table.isApart(z.id, at, APART)) return at;
  }
  return end;
}
