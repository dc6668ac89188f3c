import { Choose, draw, type Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { rules } from './decide.js';
import type { RosWorld } from './facts.js';
import { drawnHorde } from './hordes.js';
import { living, type Noise, type Person, type Place, placeOf, type Zed } from './state.js';
import { tableOf } from './table.js';
import { nameLine, nameOf } from './words.js';

/** What a Zed goes for: somebody, or a place. */
export interface Prey {
  readonly who?: string;
  readonly at: Place;
  readonly rank: 'wp' | 'marked' | 'open' | 'gathering' | 'noise' | 'groans' | 'nearest' | 'last-seen';
}

const WP_RANGE = 10;
const OPEN_RANGE = 20;
const GROANS_RANGE = 40;
/** A gathering is known of for this turn and the last two. */
const KNOWN_FOR = 2;

/** What a Zed goes for now: the first of the priorities that applies. ROS-priority, ROS-U-priority. */
export function* preyOf(w: RosWorld, z: Zed): Rule<Prey | undefined> {
  const wp = nearestSpot(
    z,
    w.s.clouds.filter((c) => c.kind === 'wp' && c.level === z.level && off(z, c) <= WP_RANGE),
  );
  if (wp) return { at: placeOf(wp), rank: 'wp' };
  const marked = living(w.s).filter(
    (p) => p.marked >= w.s.turn && z.horde !== '' && drawnHorde(w.s, p) === z.horde,
  );
  if (marked.length > 0) return yield* one(w, z, marked, 'marked');
  const inOpen = living(w.s).filter((p) => isInOpen(w, p) && gapTo(w, z, p) <= OPEN_RANGE && sees(w, z, p));
  if (inOpen.length > 0) return yield* one(w, z, inOpen, 'open');
  const gathered = living(w.s).filter((p) => isGathered(w, p));
  if (gathered.length > 0) return yield* one(w, z, gathered, 'gathering');
  const noise = latest(z, w.s.noises);
  if (noise) return { at: placeOf(noise), rank: 'noise' };
  const groaning = groaners(w).filter((g) => g.id !== z.id && off(z, g) <= GROANS_RANGE);
  const groan = groaning.length >= 2 ? nearestSpot(z, groaning) : undefined;
  if (groan) return { at: placeOf(groan), rank: 'groans' };
  if (z.mode === 'charging') return z.lastSeen && { at: z.lastSeen, rank: 'last-seen' };
  const all = living(w.s);
  return all.length > 0 ? yield* one(w, z, all, 'nearest') : undefined;
}

/** The nearest of several; equal ones are decided by the umpire, else by chance. ROS-U-priority, ROS-U-seats. */
function* one(w: RosWorld, z: Zed, people: readonly Person[], rank: Prey['rank']): Rule<Prey> {
  const least = Math.min(...people.map((p) => gapTo(w, z, p)));
  const equal = people.filter((p) => gapTo(w, z, p) === least);
  let who = (equal[0] as Person).id;
  if (equal.length > 1) {
    const ids = equal.map((p) => p.id);
    const [fell] = w.book.umpired
      ? [ids[0] as string]
      : yield* draw(w, {
          kind: 'draw',
          rule: 'ROS-U-priority',
          label: 'prey',
          from: ids,
          n: 1,
          like: (id) => id,
        });
    who = yield* rules(
      w,
      'ROS-U-priority',
      'prey',
      new Choose(ids, { line: (id) => nameLine(w.book, id), on: (id) => id }),
      () => fell as string,
      { zed: nameOf(w.book, z.id) },
    );
  }
  const p = people.find((each) => each.id === who) as Person;
  return { who, at: placeOf(p), rank };
}

type At = { readonly x: number; readonly y: number; readonly level: number };

function off(a: At, b: At): number {
  return distance(a, b);
}

/** From base to base; somebody in a vehicle is as far off as the vehicle's middle. */
function gapTo(w: RosWorld, z: Zed, p: Person): number {
  return p.inside === '' ? tableOf(w).gap(z.id, p.id) : Math.max(0, distance(z, p) - 1);
}

function sees(w: RosWorld, z: Zed, p: Person): boolean {
  return p.inside === '' && tableOf(w).sees(z.id, p.id) !== 'no';
}

/** Neither in a building nor in a vehicle. */
export function isInOpen(w: RosWorld, p: Person): boolean {
  return p.inside === '' && tableOf(w).houseOf(p) === undefined;
}

/** Two or more living in one building or vehicle, known to be there in this turn or the last two. */
function isGathered(w: RosWorld, p: Person): boolean {
  const where = p.inside || tableOf(w).houseOf(p);
  if (where === undefined || w.s.turn - p.known > KNOWN_FOR || p.known === 0) return false;
  const there = living(w.s).filter((q) => (q.inside || tableOf(w).houseOf(q)) === where);
  return there.length >= 2;
}

/** Zeds that touch a survivor groan. ROS-melee-groan. */
export function groaners(w: RosWorld): Zed[] {
  const table = tableOf(w);
  const people = living(w.s)
    .filter((p) => p.inside === '')
    .map((p) => p.id);
  return w.s.zeds.filter(
    (z) => z.mode !== 'waiting' && !z.down && people.some((p) => table.touching(z.id, p)),
  );
}

function nearestSpot<T extends At>(z: Zed, spots: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const spot of spots) if (!best || off(z, spot) < off(z, best)) best = spot;
  return best;
}

/** The latest noise, of equal ones the nearest. */
function latest(z: Zed, noises: readonly Noise[]): Noise | undefined {
  let best: Noise | undefined;
  for (const n of noises)
    if (!best || n.until > best.until || (n.until === best.until && off(z, n) < off(z, best))) best = n;
  return best;
}
