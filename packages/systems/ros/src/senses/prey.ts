import { Choose, draw, type Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { rules } from '../asking/decide.js';
import type { RosWorld } from '../facts.js';
import { BASE, baseOf } from '../kinds.js';
import type { RuleId } from '../register.js';
import { living, type Noise, type Person, type Place, personOf, placeOf, type Zed } from '../state.js';
import { CONTACT, type RosTable, tableOf } from '../table.js';
import { nameLine, nameOf } from '../words.js';

/** What a Zed goes for: somebody, or a place. */
export interface Prey {
  readonly who?: string;
  readonly at: Place;
  readonly rank: 'wp' | 'marked' | 'open' | 'gathering' | 'noise' | 'groans' | 'nearest' | 'last-seen';
}

const WP_RANGE = 10;
const OPEN_RANGE = 20;
const GROANS_RANGE = 40;
/** Several Zeds groaning. */
const SEVERAL = 2;
/** A gathering is known of for this turn and the last two. */
const KNOWN_FOR = 2;

/** What a Zed may go for: a place, or one of some survivors. */
interface Aim {
  readonly rank: Prey['rank'];
  readonly at?: Place;
  readonly people?: readonly Person[];
}

/** What a Zed goes for now; among several survivors the nearest. ROS-priority, ROS-U-priority. */
export function* preyOf(w: RosWorld, z: Zed): Rule<Prey | undefined> {
  const aim = aimOf(w, z);
  if (!aim) return undefined;
  return aim.at ? { at: aim.at, rank: aim.rank } : yield* one(w, z, aim.people ?? [], aim.rank);
}

/** How far a Zed is from what it goes for, from base to base or spot; from nothing, it is far. */
export function offPrey(w: RosWorld, z: Zed): number {
  const aim = aimOf(w, z);
  if (aim?.at) return Math.max(0, distance(z, { x: aim.at[0], y: aim.at[1] }) - baseOf(z.kind));
  return Math.min(...(aim?.people ?? []).map((p) => gapTo(w, z, p)), Number.MAX_VALUE);
}

/** The first of the priorities that applies. ROS-priority. */
function aimOf(w: RosWorld, z: Zed): Aim | undefined {
  const wp = burningNear(w, z);
  if (wp) return wp;
  const all = living(w.s);
  const marked = all.filter((p) => p.marked >= w.s.turn && z.horde !== '' && p.drawn === z.horde);
  if (marked.length > 0) return { rank: 'marked', people: marked };
  const inOpen = all.filter((p) => gapTo(w, z, p) <= OPEN_RANGE && isInOpen(w, p) && sees(w, z, p));
  if (inOpen.length > 0) return { rank: 'open', people: culpritOf(z, inOpen) };
  const gathered = all.filter((p) => isGathered(w, p));
  if (gathered.length > 0) return { rank: 'gathering', people: culpritOf(z, gathered) };
  const noise = latest(z, w.s.noises);
  if (noise) return { rank: 'noise', at: placeOf(noise) };
  const groaning = groaners(w).filter((g) => g.id !== z.id && between(g, z) <= GROANS_RANGE);
  const groan = groaning.length >= SEVERAL ? nearestSpot(z, groaning) : undefined;
  if (groan) return { rank: 'groans', at: placeOf(groan) };
  if (z.mode === 'charging') return z.lastSeen ? { rank: 'last-seen', at: z.lastSeen } : undefined;
  return all.length > 0 ? { rank: 'nearest', people: culpritOf(z, all) } : undefined;
}

/** Of those whom the priorities leave to a Witch, whoever disturbed her. ROS-U-witch. */
function culpritOf(z: Zed, people: readonly Person[]): readonly Person[] {
  const culprit = z.kind === 'witch' ? people.filter((p) => p.id === z.prey) : [];
  return culprit.length > 0 ? culprit : people;
}

/** A WP grenade that burns within 10 cm of it, whatever kind of Zed it is and whatever it does. ROS-grenade-wp, ROS-D-wp. */
export function burningNear(w: RosWorld, z: Zed): (Aim & { readonly at: Place }) | undefined {
  const wp = nearestSpot(
    z,
    w.s.clouds.filter(
      (c) => c.kind === 'wp' && c.level === z.level && distance(c, z) - baseOf(z.kind) <= WP_RANGE,
    ),
  );
  return wp && { rank: 'wp', at: placeOf(wp) };
}

/** The nearest of several. */
function* one(w: RosWorld, z: Zed, people: readonly Person[], rank: Prey['rank']): Rule<Prey> {
  const who = yield* nearestOf(w, z, people, 'ROS-U-priority');
  return { who, at: placeOf(personOf(w.s, who)), rank };
}

/** Whoever of several is nearest to a Zed; of those who are equally near, chance decides. ROS-U-priority. */
export function* nearestOf(w: RosWorld, z: Zed, people: readonly Person[], rule: RuleId): Rule<string> {
  const gaps = people.map((p) => gapTo(w, z, p));
  const least = Math.min(...gaps);
  const equal = people.filter((_, i) => gaps[i] === least).map((p) => p.id);
  return yield* oneOfEqual(w, z, equal, rule);
}

/** Equal choices are decided by chance, which a person in the umpire's seat may overrule. ROS-U-priority, ROS-U-seats. */
export function* oneOfEqual(w: RosWorld, z: Zed, equal: readonly string[], rule: RuleId): Rule<string> {
  if (equal.length === 1) return equal[0] as string;
  const [fell] = yield* draw(w, {
    kind: 'draw',
    rule: 'ROS-U-priority',
    label: 'prey',
    from: equal,
    n: 1,
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

type At = { readonly x: number; readonly y: number; readonly level: number };

/** From edge of base to edge of base of two Zeds. */
function between(a: Zed, b: Zed): number {
  return distance(a, b) - baseOf(a.kind) - baseOf(b.kind);
}

/** From base to base; to somebody in a vehicle, to its doors. */
function gapTo(w: RosWorld, z: Zed, p: Person): number {
  const table = tableOf(w);
  return p.inside === '' ? table.gap(z.id, p.id) : table.gapToVehicle(p.inside, z, baseOf(z.kind));
}

function sees(w: RosWorld, z: Zed, p: Person): boolean {
  return p.inside === '' && tableOf(w).sees(z.id, p.id) !== 'no';
}

/** Neither in a building nor in a vehicle. */
function isInOpen(w: RosWorld, p: Person): boolean {
  return shelterOf(tableOf(w), p) === undefined;
}

/** The vehicle or building that somebody is in. */
function shelterOf(table: RosTable, p: Person): string | undefined {
  return p.inside || table.houseOf(p);
}

// ------------------------------------------------------------------ gatherings

/** Two or more living in one building or vehicle, known to be there in this turn or the last two. */
function isGathered(w: RosWorld, p: Person): boolean {
  if (!isKnown(w, p)) return false;
  return living(w.s).filter((q) => q.knownIn === p.knownIn && isKnown(w, q)).length >= SEVERAL;
}

function isKnown(w: RosWorld, p: Person): boolean {
  return w.s.turn - p.known <= KNOWN_FOR && shelterOf(tableOf(w), p) === p.knownIn;
}

/** Whoever is seen in a building or vehicle now, or shouted from it, is known to be there. ROS-U-priority. */
export function noticeGatherings(w: RosWorld): void {
  const table = tableOf(w);
  const hidden = living(w.s).filter((p) => shelterOf(table, p) !== undefined);
  const shouting = (p: Person) => p.play.includes('order');
  know(
    w,
    hidden.filter((p) => shouting(p) || isWatched(w, p.id)),
  );
}

/** Some Zed sees a survivor where it stands. Who waits in hiding sees nobody, and nobody sees into a vehicle. */
export function isWatched(w: RosWorld, who: string): boolean {
  const table = tableOf(w);
  return w.s.zeds.some((z) => table.sees(z.id, who) !== 'no');
}

/** Zeds know of survivors where they are sheltered now: seen, heard, or fired at from there. */
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

/** Zeds that touch a survivor groan. ROS-melee-groan. */
export function groaners(w: RosWorld): Zed[] {
  const table = tableOf(w);
  const people = living(w.s);
  // Most are far off, and need no closer look.
  const near = (z: Zed, p: Person) => {
    const reach = baseOf(z.kind) + BASE + 2 * CONTACT;
    return Math.abs(z.x - p.x) <= reach && Math.abs(z.y - p.y) <= reach;
  };
  return w.s.zeds.filter((z) => !z.down && people.some((p) => near(z, p) && table.touching(z.id, p.id)));
}

function nearestSpot<T extends At>(z: Zed, spots: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const spot of spots) if (!best || distance(z, spot) < distance(z, best)) best = spot;
  return best;
}

/** The latest noise, of those of one step the nearest. */
function latest(z: Zed, noises: readonly Noise[]): Noise | undefined {
  let best: Noise | undefined;
  for (const n of noises)
    if (!best || n.made > best.made || (n.made === best.made && distance(z, n) < distance(z, best))) best = n;
  return best;
}
