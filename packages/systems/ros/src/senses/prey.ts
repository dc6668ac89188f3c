import { Choose, draw, type Rule } from '@shambles/engine';
import { distance, snap } from '@shambles/field';
import { rules } from '../asking/decide.js';
import type { RosWorld } from '../facts.js';
import { besideCar, touchesCar } from '../ground/cars.js';
import { meets, standingOn } from '../ground/contact.js';
import { BASE, baseOf } from '../kinds.js';
import type { RuleId } from '../register.js';
import { living, type Person, type Place, personOf, placeOf, type Zed } from '../state.js';
import { CONTACT, type RosTable, tableOf } from '../table.js';
import { OPEN_RANGE, WP_RANGE } from '../tables/hordes.js';
import { nameLine, nameOf } from '../words.js';
import { offSource } from './source.js';

/** What a Zed goes for: a survivor or a place. */
export interface Prey {
  readonly who?: string;
  readonly at: Place;
  readonly rank:
    | 'wp'
    | 'marked'
    | 'contact'
    | 'open'
    | 'gathering'
    | 'noise'
    | 'groans'
    | 'nearest'
    | 'last-seen';
}

const GROANS_RANGE = 40;
/** Number of groaning Zeds that draws others, and of survivors that form a gathering. */
const SEVERAL = 2;
/** Turns for which a gathering stays known after the turn in which it was noticed. */
const KNOWN_FOR = 2;

/** Something that draws a Zed to a spot: burning WP, a noise, another Zed that groans. */
export interface Lure {
  readonly id: string;
  readonly at: Place;
  /** Distance from the Zed, in cm. */
  readonly off: number;
}

/** What a Zed may go for: a place, one of several lures that are equally near, or one of several survivors. */
interface Aim {
  readonly rank: Prey['rank'];
  readonly at?: Place;
  readonly lures?: readonly Lure[];
  readonly people?: readonly Person[];
}

/** What a Zed goes for now; of several survivors, the nearest. ROS-priority, ROS-U-priority. */
export function* preyOf(w: RosWorld, z: Zed): Rule<Prey | undefined> {
  const aim = aimOf(w, z);
  if (!aim) return undefined;
  const { rank, lures, people = [] } = aim;
  const at = lures ? yield* oneLure(w, z, lures, 'ROS-U-priority') : aim.at;
  if (!at) return yield* one(w, z, people, rank);
  const sits = rank === 'last-seen' && sittingAt(w, z, at);
  if (sits) return { who: sits.id, at, rank };
  // Only in contact with whoever stands on the spot does a Zed get there.
  const there = lures && standingOn(w, at);
  return there ? { who: there.id, at: placeOf(there), rank } : { at, rank };
}

/** A charger's prey, if it still sits in the vehicle where the charger noticed it: its doors bar the way. ROS-R-car. */
function sittingAt(w: RosWorld, z: Zed, at: Place): Person | undefined {
  return living(w.s).find((p) => p.id === z.prey && p.inside !== '' && String(placeOf(p)) === String(at));
}

/** Distance from a Zed to what it goes for, from base to base or spot, in cm; a huge number if there is nothing. */
export function offPrey(w: RosWorld, z: Zed): number {
  const { at, lures = [], people = [] } = aimOf(w, z) ?? {};
  const offPlace = ([x, y]: Place) => Math.max(0, distance(z, { x, y }) - baseOf(z.kind));
  const offLure = (lure: Lure) => {
    const there = standingOn(w, lure.at);
    return there ? gapTo(w, z, there) : offPlace(lure.at);
  };
  if (at) return offPlace(at);
  return Math.min(...lures.map(offLure), ...people.map((p) => gapTo(w, z, p)), Number.MAX_VALUE);
}

/** The first of the priorities that applies. ROS-priority, ROS-D-open. */
function aimOf(w: RosWorld, z: Zed): Aim | undefined {
  const wp = burningNear(w, z);
  if (wp.length > 0) return { rank: 'wp', lures: wp };
  const all = living(w.s);
  const marked = all.filter((p) => p.marked >= w.s.turn && z.horde !== '' && p.drawn === z.horde);
  if (marked.length > 0) return { rank: 'marked', people: marked };
  // Whom it bites it does not leave for anything that it hears. It stays, whichever of several that is.
  if (all.some((p) => meets(w, z, p))) return { rank: 'contact', at: placeOf(z) };
  const inOpen = all.filter((p) => gapTo(w, z, p) <= OPEN_RANGE && isInOpen(w, p) && sees(w, z, p));
  if (inOpen.length > 0) return { rank: 'open', people: culpritOf(z, inOpen) };
  const gathered = all.filter((p) => isGathered(w, p));
  if (gathered.length > 0) return { rank: 'gathering', people: culpritOf(z, gathered) };
  const noises = latest(w, z);
  if (noises.length > 0) return { rank: 'noise', lures: noises };
  const groans = groaners(w)
    .map((g) => ({ id: g.id, at: placeOf(g), off: between(g, z) }))
    .filter(({ off }) => off <= GROANS_RANGE);
  if (groans.length >= SEVERAL) return { rank: 'groans', lures: nearest(groans) };
  if (z.mode === 'charging') return z.lastSeen ? { rank: 'last-seen', at: z.lastSeen } : undefined;
  return all.length > 0 ? { rank: 'nearest', people: culpritOf(z, all) } : undefined;
}

/** Where a Zed stands beside a vehicle whose alarm it hears: nobody can stand in its middle. ROS-priority. */
function upToCar(w: RosWorld, z: Zed, vehicle: string): Place {
  const table = tableOf(w);
  return touchesCar(table, vehicle, z) ? placeOf(z) : (besideCar(table, vehicle, z) ?? placeOf(z));
}

/** For a Witch, only the survivor that disturbed her, if it is among these; else all of them. ROS-U-witch. */
function culpritOf(z: Zed, people: readonly Person[]): readonly Person[] {
  const culprit = z.kind === 'witch' ? people.filter((p) => p.id === z.prey) : [];
  return culprit.length > 0 ? culprit : people;
}

/**
 * The nearest burning WP within 10 cm of a Zed, whatever its kind and whatever it is doing. ROS-grenade-wp, ROS-D-wp.
 */
export function burningNear(w: RosWorld, z: Zed): readonly Lure[] {
  return nearest(
    w.s.clouds
      .filter((c) => c.kind === 'wp' && c.level === z.level)
      .map((c) => ({ id: c.id, at: placeOf(c), off: snap(distance(c, z) - baseOf(z.kind)) }))
      .filter(({ off }) => off <= WP_RANGE),
  );
}

/** The nearest lure, or several that lie equally near in different places. ROS-U-priority. */
export function nearest(lures: readonly Lure[]): readonly Lure[] {
  const least = Math.min(...lures.map(({ off }) => off));
  const equal = lures.filter(({ off }) => off === least);
  return equal.filter(({ at }, i) => equal.findIndex((other) => String(other.at) === String(at)) === i);
}

/** Where the one of several equally near lures lies that a draw decides on. ROS-U-priority. */
export function* oneLure(w: RosWorld, z: Zed, lures: readonly Lure[], rule: RuleId): Rule<Place> {
  const at = new Map(lures.map((lure) => [lure.id, lure.at]));
  return at.get(yield* oneOfEqual(w, z, [...at.keys()], rule)) as Place;
}

/** The nearest of several. */
function* one(w: RosWorld, z: Zed, people: readonly Person[], rank: Prey['rank']): Rule<Prey> {
  const who = yield* nearestOf(w, z, people, 'ROS-U-priority');
  return { who, at: placeOf(personOf(w.s, who)), rank };
}

/** The survivor nearest to a Zed; a draw decides between equally near ones. ROS-U-priority. */
export function* nearestOf(w: RosWorld, z: Zed, people: readonly Person[], rule: RuleId): Rule<string> {
  const gaps = people.map((p) => gapTo(w, z, p));
  const least = Math.min(...gaps);
  const equal = people.filter((_, i) => gaps[i] === least).map((p) => p.id);
  return yield* oneOfEqual(w, z, equal, rule);
}

/** A draw decides between equal choices; a person in the umpire's seat may overrule it. ROS-U-priority, ROS-U-seats. */
export function* oneOfEqual(w: RosWorld, z: Zed, equal: readonly string[], rule: RuleId): Rule<string> {
  if (equal.length === 1) return equal[0] as string;
  const [fell] = yield* draw(w, {
    kind: 'draw',
    rule: 'ROS-U-priority',
    label: 'prey',
    from: equal,
    n: 1,
    to: 'all',
    like: (id) => id,
  });
  const ids = [fell as string, ...equal.filter((id) => id !== fell)];
  return yield* rules(
    w,
    rule,
    'prey',
    new Choose(ids, { line: (id) => nameLine(w.book, id), on: (id) => id }),
    () => fell as string,
    { zed: nameOf(w.book, z.id) },
  );
}

/** Distance between the edges of two Zeds' bases, in cm. */
function between(a: Zed, b: Zed): number {
  return snap(distance(a, b) - baseOf(a.kind) - baseOf(b.kind));
}

/** Distance from base to base, or to the vehicle if the survivor is in one, in cm. */
function gapTo(w: RosWorld, z: Zed, p: Person): number {
  const table = tableOf(w);
  return p.inside === '' ? table.gap(z.id, p.id) : table.gapToVehicle(p.inside, z, baseOf(z.kind));
}

function sees(w: RosWorld, z: Zed, p: Person): boolean {
  return tableOf(w).sees(z.id, p.id) !== 'no';
}

/** True if a survivor is neither in a building nor in a vehicle. */
function isInOpen(w: RosWorld, p: Person): boolean {
  return shelterOf(tableOf(w), p) === undefined;
}

/** The vehicle or building that somebody is in. */
function shelterOf(table: RosTable, p: Person): string | undefined {
  return p.inside || table.houseOf(p);
}

// ------------------------------------------------------------------ gatherings

/** True if two or more survivors are in one building or vehicle and known to be there this turn or in the last two. */
function isGathered(w: RosWorld, p: Person): boolean {
  if (!isKnown(w, p)) return false;
  return living(w.s).filter((q) => q.knownIn === p.knownIn && isKnown(w, q)).length >= SEVERAL;
}

function isKnown(w: RosWorld, p: Person): boolean {
  return w.s.turn - p.known <= KNOWN_FOR && shelterOf(tableOf(w), p) === p.knownIn;
}

/**
 * Survivors seen in a building or vehicle now, or shouting an order from it, become known to be there. ROS-U-priority.
 */
export function noticeGatherings(w: RosWorld): void {
  const table = tableOf(w);
  const hidden = living(w.s).filter((p) => shelterOf(table, p) !== undefined);
  const shouting = (p: Person) => p.play.includes('order');
  know(
    w,
    hidden.filter((p) => shouting(p) || isWatched(w, p.id)),
  );
}

/** True if a Zed sees the survivor where it is. Waiting Zeds see nobody, and nobody sees into a vehicle. */
export function isWatched(w: RosWorld, who: string): boolean {
  const table = tableOf(w);
  return w.s.zeds.some((z) => table.sees(z.id, who) !== 'no');
}

/** Zeds learn where survivors are sheltered now: seen, heard, or firing from there. */
export function know(w: RosWorld, people: readonly Person[]): void {
  const table = tableOf(w);
  const where = people.map((p) => shelterOf(table, p));
  const sheltered = people.filter((_, i) => where[i] !== undefined);
  if (sheltered.length > 0)
    w.happen({
      is: 'known',
      cause: 'ROS-U-priority',
      to: [],
      who: sheltered.map((p) => p.id),
      where: where.filter((id) => id !== undefined),
    });
}

// ------------------------------------------------------------------ noises and groans

/** Zeds in contact with a survivor groan. ROS-melee-groan, ROS-R-car. */
export function groaners(w: RosWorld): Zed[] {
  const people = living(w.s);
  // Most are far off, and need no closer look.
  const near = (z: Zed, p: Person) => {
    const reach = baseOf(z.kind) + BASE + 2 * CONTACT;
    if (p.inside !== '') return true;
    return Math.abs(z.x - p.x) <= reach && Math.abs(z.y - p.y) <= reach;
  };
  return w.s.zeds.filter((z) => !z.down && people.some((p) => near(z, p) && meets(w, z, p)));
}

/** The latest noise; of those made in the same step, the nearest. */
function latest(w: RosWorld, z: Zed): readonly Lure[] {
  const last = Math.max(...w.s.noises.map(({ made }) => made));
  const lures = w.s.noises.map((n, i) => ({
    id: `noise-${i + 1}`,
    made: n.made,
    at: n.vehicle === undefined ? placeOf(n) : upToCar(w, z, n.vehicle),
    off: offSource(w, n, z),
  }));
  return nearest(lures.filter(({ made }) => made === last));
}
