import { begunSince, type Rule } from '@shambles/engine';
import { bearingOf } from '@shambles/field';
import { tenSided } from '../asking/dice.js';
import { UMPIRE } from '../book.js';
import { hideoutOf, type Newcomer } from '../facts/figures.js';
import type { RosWorld } from '../facts.js';
import { crowdRound } from '../ground/push.js';
import { heardWithin } from '../house/rows.js';
import { BASE } from '../kinds.js';
import type { RuleId } from '../register.js';
import { type Hideout, type Noise, type Person, type Place, personOf, placeOf } from '../state.js';
import { tableOf } from '../table.js';
import { groansHeard, loudNear } from './hiding.js';
import { type Groaning, groanOf, offSource, type Source } from './source.js';

/** Limit on the Zeds that come out at a time. ROS-U-activate. */
const AT_A_TIME = 20;

export function placeOfHideout(w: RosWorld, id: string): Place {
  const places = w.book.map.places ?? [];
  // A map with a hideout that has no place is refused.
  const { at, level = 0 } = places.find((each) => each.id === id) as Placed;
  return [at[0], at[1], level];
}

interface Placed {
  readonly at: readonly [number, number];
  readonly level?: number;
}

const far = (a: Place, b: Place): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** Hidden hordes within range of what they hear, nearest first. Empty hideouts do not count. */
function hordesNear(w: RosWorld, from: Source, range: number): Hideout[] {
  const off = (h: Hideout) => offHideout(w, h.id, from);
  return w.s.hideouts
    .filter((h) => h.state === 'hidden' && h.left > 0 && off(h) <= range)
    .sort((a, b) => nearer({ id: a.id, off: off(a) }, { id: b.id, off: off(b) }));
}

/** Orders two hordes by distance; equally near ones by the id of the hideout. ROS-D-which-horde. */
function nearer(a: HordeOff, b: HordeOff): number {
  return a.off - b.off || (a.id < b.id ? -1 : 1);
}

interface HordeOff {
  readonly id: string;
  readonly off: number;
}

/** A stimulus wakes the nearest horde in range; nothing is said if there is none. ROS-D-which-horde. */
function* stimulus(w: RosWorld, from: Source, by: string, alarm: boolean): Rule<void> {
  const nearest = hordesNear(w, from, heardWithin(w.book, alarm ? 'car alarm' : 'loud noise'))[0];
  if (nearest) yield* wake(w, nearest.id, by, alarm ? 'ROS-horde-car' : 'ROS-horde-noise');
}

/**
 * A loud noise wakes a horde at once, and draws Zeds until the end of the next step 7. `edge`: whose edge it is heard
 * from, if not from the spot itself. ROS-R-loud, ROS-horde-noise.
 */
export function* noise(
  w: RosWorld,
  [x, y, level]: Place,
  kind: Noise['kind'],
  by: string,
  edge: Pick<Noise, 'base' | 'vehicle'> = {},
): Rule<void> {
  // A noise made after step 7 still counts in step 7 of the next turn.
  const until = w.s.step > 7 || kind === 'alarm' ? w.s.turn + 1 : w.s.turn;
  w.happen({
    is: 'noise',
    cause: 'ROS-R-loud',
    noise: { x, y, level, kind, made: 100 * w.s.turn + w.s.step, until, ...edge },
  });
  const from = { x, y, ...edge };
  yield* stimulus(w, from, by, kind === 'alarm');
  loudNear(w, from, by);
}

/** An activated horde comes out: what there is room for at once, the rest in later turns. ROS-U-activate. */
function* wake(w: RosWorld, id: string, by: string, cause: RuleId): Rule<void> {
  const hideout = hideoutOf(w.s, id);
  w.happen({ is: 'woke', cause, hideout: id, by, zeds: hideout.left, reveals: true });
  emerge(w, hideout);
}

/** Puts Zeds round their hideout, as close as bases, walls and exits allow, up to 20. */
function emerge(w: RosWorld, h: Hideout): void {
  const { id } = h;
  const at = placeOfHideout(w, id);
  const free = crowdRound(tableOf(w), at, Math.min(h.left, AT_A_TIME));
  if (free.length === 0) return;
  const prey = nearestOf(
    w.s.people.filter((p) => p.where === 'table'),
    at,
  );
  const zeds = free.map(
    (spot, i): Newcomer => ({
      id: `zed-${w.s.nextZed + i}`,
      kind: 'zed',
      at: spot,
      facing: prey ? bearingOf(prey.x - spot[0], prey.y - spot[1]) : 0,
      mode: 'attacking',
      horde: id,
      number: h.out + i + 1,
    }),
  );
  w.happen({ is: 'emerged', cause: 'ROS-U-activate', hideout: id, zeds });
}

/** Brings out more of the hordes that are still emerging, at the start of step 7. */
export function comeOut(w: RosWorld): void {
  for (const h of w.s.hideouts) if (h.state === 'emptying') emerge(w, h);
}

function nearestOf(people: readonly Person[], at: Place): Person | undefined {
  let best: Person | undefined;
  for (const p of people) if (!best || far(placeOf(p), at) < far(placeOf(best), at)) best = p;
  return best;
}

/**
 * Zeds in contact with a survivor groan, those too that were sent off in step 3. Takes the occupied hideout nearest to one of them within 40 cm, counts those
 * within 40 cm of it, and wakes it if a ten-sided die is at most that count. The umpire rolls in secret whenever there
 * are groans: a roll only near a horde would reveal it. ROS-horde-groan, ROS-D-groan-roll.
 */
export function* groans(w: RosWorld, groaning: readonly Groaning[]): Rule<void> {
  if (groaning.length === 0) return;
  w.happen({ is: 'groans', cause: 'ROS-melee-groan', count: groaning.length });
  const die = yield* tenSided(w, 'ROS-horde-groan', 'groans', { seat: UMPIRE, to: [UMPIRE] });
  groansHeard(w, groaning, die);
  const heard = nearestToAny(w, groaning);
  if (!heard) return;
  const range = heardWithin(w.book, 'groaning');
  const count = groaning.filter((g) => offHideout(w, heard.id, groanOf(g)) <= range).length;
  if (die <= count) yield* wake(w, heard.id, 'groans', 'ROS-horde-groan');
}

/** Distance from what is heard to a hideout, in cm. */
function offHideout(w: RosWorld, hideout: string, from: Source): number {
  const [x, y] = placeOfHideout(w, hideout);
  return offSource(w, from, { x, y });
}

function nearestToAny(w: RosWorld, groaning: readonly Groaning[]): Hideout | undefined {
  const heard = groaning.flatMap((g) =>
    hordesNear(w, groanOf(g), heardWithin(w.book, 'groaning')).map((hideout) => ({
      id: hideout.id,
      off: offHideout(w, hideout.id, groanOf(g)),
      hideout,
    })),
  );
  return heard.sort(nearer)[0]?.hideout;
}

/** Hideouts that a survivor discovers where it is now. */
export function hideoutsFound(w: RosWorld, who: string): string[] {
  const p = personOf(w.s, who);
  return w.s.hideouts.filter((h) => h.state === 'hidden' && finds(w, p, h)).map((h) => h.id);
}

/**
 * Discovers hideouts within 5 cm in sight (10 with a lit torch), or in the same room if the option says so. An empty
 * one is removed. `passed` are those found on the way. ROS-U-discover, ROS-horde-found, ROS-D-room.
 */
export function* discover(w: RosWorld, who: string, passed: readonly string[] = []): Rule<void> {
  const p = personOf(w.s, who);
  const looks = p.where === 'table' && p.inside === '';
  for (const h of w.s.hideouts.slice()) {
    if (h.state !== 'hidden' || !(passed.includes(h.id) || (looks && finds(w, p, h)))) continue;
    if (h.left > 0) yield* wake(w, h.id, who, 'ROS-horde-found');
    else w.happen({ is: 'empty', cause: 'ROS-U-discover', hideout: h.id, reveals: true });
  }
}

function finds(w: RosWorld, p: Person, h: Hideout): boolean {
  const [x, y, level] = placeOfHideout(w, h.id);
  const table = tableOf(w);
  const spot = { x, y, level };
  const here = table.whereIs(p.id);
  if (here.level !== level) return false;
  if (w.book.options.room === 'enter' && table.sameRoom(here, spot)) return true;
  return table.gapTo(spot, p.id) <= (p.torch ? 10 : 5) && table.reaches(p.id, spot);
}

/**
 * Covers a survivor in slime: the nearest horde at any distance is drawn to it for 5 turns, and woken if hidden.
 * ROS-R-marked, ROS-boomer.
 */
export function* mark(w: RosWorld, who: string, by: string, cause: RuleId): Rule<void> {
  const draws = nearestHorde(w, personOf(w.s, who));
  const hidden = w.s.hideouts.find((h) => h.id === draws && h.state === 'hidden');
  const until = w.s.turn + MARKED_TURNS - 1;
  const tells = hidden && begunSince(w.book, TOLD_SINCE);
  w.happen({ is: 'marked', cause, who, by, until, draws, ...(tells && { reveals: true }) });
  if (hidden) yield* wake(w, hidden.id, by, 'ROS-R-marked');
}

const MARKED_TURNS = 5;

/** The first revision in which it is said that slime reveals which hidden horde is nearest. */
const TOLD_SINCE = 19;

/** Hideout of the horde nearest to a survivor, whether hidden, emerging or on the table. */
function nearestHorde(w: RosWorld, p: Person): string | undefined {
  const here = placeOf(p);
  const all = [
    ...w.s.zeds.map((z) => ({ id: z.horde, off: far(placeOf(z), here) - BASE })),
    ...w.s.hideouts
      .filter((h) => h.state !== 'gone' && h.left > 0)
      .map((h) => ({ id: h.id, off: far(placeOfHideout(w, h.id), here) })),
  ];
  return all.filter(({ id }) => id !== '').sort(nearer)[0]?.id;
}
