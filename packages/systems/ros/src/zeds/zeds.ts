import type { Rule } from '@shambles/engine';
import {
  type At,
  bearingOf,
  distance,
  east,
  MILLION,
  north,
  placesRound,
  type Route,
  slide,
  snap,
  straight,
  turn,
  type Ways,
  walk as walkAmong,
} from '@shambles/field';
import { keepsOrder } from '../book.js';
import type { RosWorld } from '../facts.js';
import { beatOn, besideCar, carDoorsFall, touchesCar } from '../ground/cars.js';
import { flamesCatch } from '../harm/flames.js';
import { wpDestroys } from '../harm/harm.js';
import { BASE } from '../kinds.js';
import { finish } from '../moving/stride.js';
import { boomerMove, canSpit, spitsFrom, wayToSpit } from '../mutants/boomer.js';
import { climbUp } from '../mutants/climbing.js';
import { crouches, hunterTurn, pin, touched } from '../mutants/hunter.js';
import { nearestInReach } from '../mutants/mutants.js';
import { isClose } from '../senses/alarm.js';
import { comeOut } from '../senses/hordes.js';
import {
  burningNear,
  nearestOf,
  noticeGatherings,
  offPrey,
  oneOfEqual,
  type Prey,
  preyOf,
} from '../senses/prey.js';
import { living, type Person, type Place, personOf, placeOf, type Zed, zedOf } from '../state.js';
import { type RosTable, tableOf } from '../table.js';
import { ZED_MOVE } from '../tables/hordes.js';
import { driftAll } from './drift.js';
import { AT_A_DOOR, doorsFall, smash } from './smash.js';

/** Degrees that a horde's Zeds turn aside while the prey is more than 20 cm away. ROS-U-path. */
const ZIGZAG = 15;
/** Gap that Zeds keep where there is room, and how far around they look for it, in cm. ROS-U-path. */
const APART = 0.5;
const ROOM_WITHIN = 3;

/**
 * Step 7: Zeds on their feet move, nearest to their prey first, then the drifters; then Hunters leap that are
 * crouching. Doors fall after all have moved. ROS-seq-7, ROS-U-path, ROS-R-smash.
 */
export function* moveZeds(w: RosWorld): Rule<void> {
  comeOut(w);
  noticeGatherings(w);
  const drifters = w.s.zeds.filter((z) => z.mode === 'drifting' && !z.down).map((z) => z.id);
  const all = attackers(w);
  const crouching = all.filter((id) => keepsOrder(w.book) && zedOf(w.s, id).crouching);
  yield* moveAll(
    w,
    all.filter((id) => !crouching.includes(id)),
  );
  yield* driftAll(w, drifters);
  yield* moveAll(w, crouching);
  doorsFall(w);
  carDoorsFall(w);
  wpDestroys(w);
  flamesCatch(w);
}

function* moveAll(w: RosWorld, ids: readonly string[]): Rule<void> {
  for (const id of ids) {
    const zed = w.s.zeds.find((z) => z.id === id);
    if (!zed || zed.down) continue;
    yield* moveAttacker(w, zed);
    wpDestroys(w);
  }
}

/** Attacking and charging Zeds on their feet, nearest to what they go for first. ROS-U-path. */
function attackers(w: RosWorld): string[] {
  return w.s.zeds
    .filter((z) => (z.mode === 'attacking' || z.mode === 'charging') && !z.down)
    .map((z) => ({ id: z.id, off: offPrey(w, z) }))
    .sort((a, b) => a.off - b.off || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

function* moveAttacker(w: RosWorld, z: Zed): Rule<void> {
  if (z.mode === 'charging') look(w, z);
  if (burningNear(w, z).length > 0) letGo(w, z);
  else {
    if (z.pins !== '' || (yield* pinTouched(w, z))) return;
    if (z.kind === 'hunter' && (yield* hunterTurn(w, z))) return void (yield* pinTouched(w, z));
    if (z.kind === 'smoker') return yield* smokerTurn(w, z);
  }
  const prey = yield* preyOf(w, z);
  if (!prey) return z.mode === 'charging' ? lose(w, z) : undefined;
  if (prey.rank === 'contact') return;
  if (prey.rank === 'noise' && isAt(z, prey.at)) return;
  if (prey.who && stopsShort(z, prey) && canSpit(w, z, prey.who)) return;
  const from = placeOf(z);
  advance(w, z, prey);
  if (prey.rank === 'last-seen') arrive(w, z, from);
  if (prey.rank !== 'wp') yield* pinTouched(w, z);
}

/** True if a Zed is where it goes to. */
function isAt(z: Zed, [x, y, level]: Place): boolean {
  return z.x === x && z.y === y && z.level === level;
}

/** True if a Zed comes no nearer to its prey than it has to: a Boomer, unless phosphorus draws it. ROS-U-mutants. */
function stopsShort(z: Zed, { who, rank }: Prey): boolean {
  return z.kind === 'boomer' && who !== undefined && rank !== 'wp';
}

// ------------------------------------------------------------------ chargers

/** A charger takes note of where it sees its prey, or else the nearest survivor, now. ROS-U-lost. */
function look(w: RosWorld, z: Zed): void {
  const table = tableOf(w);
  // Nobody sees into a vehicle.
  const seen = living(w.s).filter((p) => isClose(w, z, p.id) || table.sees(z.id, p.id) !== 'no');
  let best: Person | undefined;
  for (const p of seen)
    if (p.id === z.prey || (best?.id !== z.prey && (!best || distance(p, z) < distance(best, z)))) best = p;
  if (best) w.happen({ is: 'saw', cause: 'ROS-U-lost', to: [], zed: z.id, prey: best.id, at: placeOf(best) });
}

/**
 * A charger has reached the place where it last saw prey, or can get no nearer: it drifts again unless it sees somebody
 * there.
 */
function arrive(w: RosWorld, z: Zed, from: Place): void {
  const there = z.lastSeen && distance(z, spot(z.lastSeen)) < 1;
  const stuck = z.x === from[0] && z.y === from[1] && z.level === from[2];
  if (!there && !stuck) return;
  const was = z.lastSeen;
  look(w, z);
  if (z.lastSeen === was) lose(w, z);
}

function lose(w: RosWorld, z: Zed): void {
  w.happen({ is: 'lost-prey', cause: 'ROS-U-lost', zed: z.id });
}

const spot = ([x, y]: Place) => ({ x, y });

// ------------------------------------------------------------------ mutants

/**
 * A Hunter or Witch pins a survivor that it touches; a Witch prefers the one that disturbed her. ROS-hunter-pin,
 * ROS-witch.
 */
function* pinTouched(w: RosWorld, z: Zed): Rule<boolean> {
  if ((z.kind !== 'hunter' && z.kind !== 'witch') || z.pins !== '') return false;
  const cause = z.kind === 'witch' ? 'ROS-witch' : 'ROS-hunter-pin';
  const ids = touched(w, z);
  if (ids.length === 0) return false;
  pin(w, z, ids.includes(z.prey) ? z.prey : yield* oneOfEqual(w, z, ids, cause), cause);
  return true;
}

/** Burning phosphorus makes a Zed release its victim, and stand up if it crouches. ROS-D-wp. */
function letGo(w: RosWorld, z: Zed): void {
  if (z.pins !== '') w.happen({ is: 'freed', cause: 'ROS-D-wp', who: z.pins });
  if (z.crouching) crouches(w, z, false, 'ROS-D-wp');
}

/**
 * A Smoker stays high and near the survivors. It climbs a wall if it is on the ground, and on a roof moves to the side
 * of the nearest survivor; a draw decides between equally near ones. It does not move while its tongue reaches
 * somebody. ROS-U-mutants, ROS-U-priority, ROS-R-levels.
 */
function* smokerTurn(w: RosWorld, z: Zed): Rule<void> {
  if (nearestInReach(w, z).length > 0) return;
  const table = tableOf(w);
  const houses = table.ground.houses.toSorted((a, b) => toBox(z, a.box) - toBox(z, b.box));
  if (z.level === 0 || table.houseAt(z) === undefined) {
    for (const house of houses) if (climbUp(w, z, house)) return;
    return;
  }
  const people = living(w.s);
  if (people.length === 0) return;
  const prey = personOf(w.s, yield* nearestOf(w, z, people, 'ROS-U-mutants'));
  const self = table.figures.of(z.id);
  const to = slide(
    table.ways('zed'),
    table.figures,
    placeOf(z),
    [prey.x, prey.y],
    ZED_MOVE,
    (i) => i !== self,
  );
  if (to.moved > 0) finish(w, z, [placeOf(z), [to.x, to.y, to.level]], 'attack');
}

/** Squared distance from a figure to a box of the ground, in thousandths. */
function toBox({ x, y }: { x: number; y: number }, [w, s, e, n]: readonly [number, number, number, number]) {
  const dx = Math.max(w - x * 1000, 0, x * 1000 - e);
  const dy = Math.max(s - y * 1000, 0, y * 1000 - n);
  return dx * dx + dy * dy;
}

// ------------------------------------------------------------------ ways

/** One Zed's move in step 7: the shortest open way, else up to what bars it. ROS-U-path, ROS-R-smash. */
function advance(w: RosWorld, z: Zed, prey: Prey): void {
  const table = tableOf(w);
  if (prey.who && table.touching(z.id, prey.who)) return;
  const inside = prey.who ? personOf(w.s, prey.who).inside : '';
  if (inside !== '') attackCar(w, z, inside);
  else makeFor(w, z, prey);
}

function makeFor(w: RosWorld, z: Zed, prey: Prey): void {
  const table = tableOf(w);
  const ways = table.ways(z.kind === 'tank' ? 'tank' : 'zed');
  const route = routeTo(table, ways, z, prey);
  if (route) go(w, z, prey, ways, route);
  else smash(w, z, prey);
}

/** Goes to a survivor's parked vehicle, or beats on its doors. ROS-R-car. */
function attackCar(w: RosWorld, z: Zed, id: string): void {
  const table = tableOf(w);
  if (touchesCar(table, id, z)) beatOn(w, z, id, AT_A_DOOR);
  else {
    const at = besideCar(table, id, z);
    if (at) makeFor(w, z, { at, rank: 'gathering' });
  }
}

/** True if a Zed on its feet could reach a survivor with its next move. ROS-zed-move. */
export function comesAt(w: RosWorld, z: Zed, who: string): boolean {
  const table = tableOf(w);
  const attacks = (z.mode === 'attacking' || z.mode === 'charging') && !z.down && z.pins === '';
  if (!attacks || table.figures.find(who) < 0) return false;
  const ways = table.ways(z.kind === 'tank' ? 'tank' : 'zed');
  const prey = { who, at: placeOf(personOf(w.s, who)), rank: 'nearest' } as const;
  return table.touching(z.id, who) || (routeTo(table, ways, z, prey)?.cost ?? Infinity) <= ZED_MOVE;
}

function routeTo(table: RosTable, ways: Ways, z: Zed, prey: Prey): Route | undefined {
  return table.chase(ways, prey.at, prey.who ? BASE : undefined).route(z.x, z.y, z.level);
}

function go(w: RosWorld, z: Zed, prey: Prey, ways: Ways, route: Route): void {
  const table = tableOf(w);
  const f = table.figures;
  const self = f.of(z.id);
  const others = (i: number) => i !== self;
  const short = stopsShort(z, prey);
  const limit = short ? boomerMove(route) : ZED_MOVE;
  const direct = prey.who && !short ? wayToBase(table, ways, z, prey.who) : undefined;
  if (direct) {
    finish(w, z, direct, 'attack');
    return;
  }
  const aside = zigzag(w, z, ways, route);
  let stop = aside && walkAmong(ways, f, self, aside, limit, others);
  if (!stop || stop.cost < limit / 2) stop = walkAmong(ways, f, self, route, limit, others);
  // Nobody stops on stairs: a Boomer whose last 10 cm begin on them takes them all the same.
  if (short && stop.cost === 0) stop = walkAmong(ways, f, self, route, ZED_MOVE, others);
  const walked = stop.route.points as readonly Place[];
  const full = () => walkAmong(ways, f, self, route, ZED_MOVE, others).route.points as readonly Place[];
  const spits = short && prey.who ? wayToSpit(w, z, prey.who, walked, full) : undefined;
  if (spits) {
    const fits = (at: Place) => spitsFrom(w, z, prey.who as string, at);
    finish(w, z, keepApart(table, ways, z, spits, 0, fits), 'attack');
    return;
  }
  const way = atPrey(table, walked[walked.length - 1] as Place, prey)
    ? walked
    : keepApart(table, ways, z, walked, limit - stop.cost);
  finish(w, z, way, 'attack');
}

/** True if the end of a way touches the prey, or is the spot that the Zed makes for. */
function atPrey(table: RosTable, end: Place, { who, at }: Prey): boolean {
  if (who) return touches(table, end, who);
  return end[0] === at[0] && end[1] === at[1] && end[2] === at[2];
}

/** Turns 15 degrees aside: odd numbers left and even ones right, swapping every turn. ROS-U-path, ROS-horde-swarm. */
function zigzag(w: RosWorld, z: Zed, ways: Ways, route: Route): Route | undefined {
  if (z.horde === '') return undefined;
  const [ax, ay, level] = route.points[0] as Place;
  const [bx, by] = route.points[1] as Place;
  // Stairs are no longer than a move either: nobody bears aside on them.
  if (distance({ x: ax, y: ay }, { x: bx, y: by }) <= ZED_MOVE) return undefined;
  const left = (z.number + w.s.turn) % 2 === 1;
  const bearing = turn(bearingOf(bx - ax, by - ay) + (left ? -ZIGZAG : ZIGZAG));
  const at: Place = [
    snap(ax + (east(bearing) / MILLION) * ZED_MOVE),
    snap(ay + (north(bearing) / MILLION) * ZED_MOVE),
    level,
  ];
  if (!ways.clear(ax, ay, at[0], at[1], level)) return undefined;
  return { ...route, points: [[ax, ay, level], at] };
}

/** The way to the nearest free place in contact with a survivor, if this move gets there. ROS-U-path. */
function wayToBase(table: RosTable, ways: Ways, z: Zed, who: string): readonly Place[] | undefined {
  const f = table.figures;
  const self = f.of(z.id);
  const prey = f.of(who);
  if (f.level[prey] !== z.level || table.gap(z.id, who) > ZED_MOVE) return undefined;
  const free = placesRound(ways, f, prey, [z.x, z.y], (i) => i === self);
  const from = placeOf(z);
  for (const [x, y, level] of free) {
    const far = distance(z, { x, y });
    if (far > ZED_MOVE) break;
    const met = straight(ways, f, from, [x - z.x, y - z.y], far, (i) => i !== self);
    if (!met.stopped) return [from, [x, y, level]];
  }
  // No place lies straight ahead: try going around the figures in between.
  let tried: At | undefined;
  for (const at of free) {
    if (tried && distance(spot(at), spot(tried)) < BASE) continue;
    tried = at;
    const [x, y, level] = at;
    const far = distance(z, { x, y });
    if (!ways.clear(z.x, z.y, x, y, level)) continue;
    const line = { points: [from, at], costs: [0, far], cost: far, length: far };
    const way = walkAmong(ways, f, self, line, ZED_MOVE, (i) => i !== self);
    if (way.arrived) return way.route.points as readonly Place[];
  }
  return roundTo(ways, z, self, free);
}

/** The shortest way, around all bases, to one of the places. */
function roundTo(ways: Ways, z: Zed, self: number, places: readonly At[]): readonly Place[] | undefined {
  const reach = ways.from(z.x, z.y, z.level, { most: ZED_MOVE, self, blocks: () => true });
  let best: At | undefined;
  for (const at of places)
    if (reach.cost(...at) < (best ? reach.cost(...best) : Number.POSITIVE_INFINITY)) best = at;
  return best && (reach.route(...best)?.points as readonly Place[] | undefined);
}

function touches(table: RosTable, [x, y, level]: Place, who: string): boolean {
  const f = table.figures;
  const i = f.of(who);
  return f.level[i] === level && table.gapTo({ x, y }, who) <= 1.1;
}

/**
 * Extends or shortens a way so that it ends half a centimetre from all others, if there is room nearby that fits.
 * ROS-U-path.
 */
function keepApart(
  table: RosTable,
  ways: Ways,
  z: Zed,
  way: readonly Place[],
  left: number,
  fits: (at: Place) => boolean = () => true,
): readonly Place[] {
  const end = way[way.length - 1] as Place;
  if (table.isApart(z.id, end, APART)) return way;
  const self = table.figures.of(z.id);
  const spent = lengths(way);
  const most = (spent[spent.length - 1] as number) + left;
  const back = turn(bearingOf(z.x - end[0], z.y - end[1]));
  for (let off = APART; off <= ROOM_WITHIN; off += APART)
    for (const aside of ASIDE) {
      const bearing = turn(back + aside);
      const at: Place = [
        snap(end[0] + (east(bearing) / MILLION) * off),
        snap(end[1] + (north(bearing) / MILLION) * off),
        end[2],
      ];
      if (!ways.standing(...at) || !table.isApart(z.id, at, APART) || !fits(at)) continue;
      for (let k = way.length - 1; k >= 0; k--) {
        const from = way[k] as Place;
        const leg = distance(spot(from), spot(at));
        if (from[2] !== at[2] || (spent[k] as number) + leg > most) continue;
        const to = [at[0] - from[0], at[1] - from[1]] as const;
        if (!straight(ways, table.figures, from, to, leg, (i) => i !== self).stopped)
          return [...way.slice(0, k + 1), at];
      }
    }
  return way;
}

/** Distance along the way of each of its points. */
function lengths(way: readonly Place[]): number[] {
  const found = [0];
  for (let k = 1; k < way.length; k++)
    found.push((found[k - 1] as number) + distance(spot(way[k - 1] as Place), spot(way[k] as Place)));
  return found;
}

/** Directions to step aside from the end of a way, in degrees from straight back. */
const ASIDE = [0, 30, -30, 60, -60, 90, -90, 120, -120] as const;
