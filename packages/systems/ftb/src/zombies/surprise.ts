import { ask, Choose, type Rule } from '@shambles/engine';
import { distance, placesNear, turn } from '@shambles/field';
import { spotAt } from '@shambles/measured';
import { pass, sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Gun } from '../kinds.js';
import { layDown } from '../melee/charge.js';
import { melee } from '../melee/melee.js';
import { contact, face, seenAnew, type Watch } from '../moving/walking.js';
import { reactions } from '../reacting/reaction.js';
import { zedAt } from '../senses/noise.js';
import { lookAround } from '../senses/sight.js';
import { choosesWeapons, takesAim, type Weapon } from '../shooting/aim.js';
import { loadedGuns, shootAll } from '../shooting/shooting.js';
import { within } from '../shooting/targets.js';
import { carriesOn, encounterOf, type Person, type Place, personOf, placeOf } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { word } from '../words.js';
import { fallTo } from './feasts.js';
import { movesAway } from './surpriseaway.js';
import { attack } from './swarm.js';
import { poise } from './zedmoves.js';
import { dicePassed, mustMeet, zedOrNoZed } from './zedtests.js';

/** A human that entered, and the zombies that attack it. */
interface Match {
  readonly who: string;
  readonly zeds: readonly string[];
}

/**
 * Zombies met in a building: they are spread over the humans that entered. Those who are quicker fire, move away or
 * fight; the others are attacked. FTB-10.4a to FTB-10.4f, FTB-12.16a.
 */
export function* surprise(
  w: FtbWorld,
  humans: readonly string[],
  zeds: number,
  building: string,
  watches: readonly Watch[],
): Rule<void> {
  const came = comeOut(w, humans, zeds, building);
  const matches = yield* matchUp(w, humans, came);
  const tests = encounterOf(w.s).kind === 'zed';
  const left = tests ? yield* understand(w, matches) : matches;
  if (left.length === 0) return;
  const total = yield* theirTotal(w, inside(w, building));
  w.happen({ is: 'surprise', cause: 'FTB-10.4b', building, matches: left, total });
  const quick: Match[] = [];
  for (const match of left) if (yield* isAhead(w, match.who, total)) quick.push(match);
  const does = new Map<string, Does>();
  for (const match of quick) does.set(match.who, yield* choosesFirst(w, match, came));
  for (const match of quick) yield* actsFirst(w, match, does.get(match.who) as Does, came);
  for (const match of left) if (does.get(match.who) !== 'away') yield* fallenUpon(w, match);
  for (const { who, zeds: met } of left) {
    const p = personOf(w.s, who);
    if (tests && met.length === 0) continue;
    if (carriesOn(p) && !p.knowsZeds) w.happen({ is: 'knows-zeds', cause: 'FTB-D-60', who });
  }
  const standing = w.s.zeds.filter((z) => came.includes(z.id));
  lookAround(w, new Map(standing.map((z) => [z.id, z.lastSeen])));
  for (const [who, what] of does) if (what === 'away') yield* seenAnew(w, who, watches);
}

/** All zombies in the building, those that were there already too. FTB-10.4b. */
function inside(w: FtbWorld, building: string): string[] {
  const table = tableOf(w);
  return w.s.zeds.filter((z) => table.houseOf(z) === building).map((z) => z.id);
}

// ------------------------------------------------------------------ who meets whom

/** Distances in inches at which zombies appear: near, but not in contact. */
const OFF = 2;
const WITHIN = 12;
/** Spacing in inches of places that are tried: a base plus a small gap. */
const APART = 0.9;

/** Places zombies inside, near the first human that came in and facing it. FTB-10.4a. */
function comeOut(w: FtbWorld, humans: readonly string[], n: number, building: string): string[] {
  const first = personOf(w.s, humans[0] as string);
  const spots = spotsAbout(w, first, n, building);
  const table = tableOf(w);
  const more = spots.length < n ? placesNear(table.ways('zed'), table.figures, placeOf(first), 4 * n) : [];
  const free = more.filter((at) => spots.every((spot) => isApart(spot, at)));
  const zeds = [...spots, ...free].slice(0, n).map((at, k) => zedAt(w, at, first, k));
  w.happen({ is: 'zeds-came', cause: 'FTB-10.4a', zeds, how: 'surprise' });
  return zeds.map((z) => z.id);
}

/** Free places in the building around a person with nothing between, those in front of it first. */
function spotsAbout(w: FtbWorld, p: Person, n: number, building: string): Place[] {
  const table = tableOf(w);
  const ways = table.ways('zed');
  const found: Place[] = [];
  for (let off = OFF; off <= WITHIN && found.length < n; off += APART)
    for (let aside = 0; aside <= 180 && found.length < n; aside += 15)
      for (const bearing of [aside, -aside]) {
        const at: Place = [...spotAt(p, turn(p.facing + bearing), off), p.level];
        const [x, y, level] = at;
        if (table.houseOf({ x, y, level }) !== building || !ways.standing(...at) || table.taken(at)) continue;
        if (ways.clear(p.x, p.y, x, y, level) && found.every((spot) => isApart(spot, at))) found.push(at);
      }
  return found.slice(0, n);
}

function isApart([ax, ay]: Place, [bx, by]: Place): boolean {
  return distance({ x: ax, y: ay }, { x: bx, y: by }) >= 2 * BASE;
}

/** Spreads zombies over humans as evenly as possible; any left over go to the lowest dice. FTB-10.4a. */
export function* matchUp(w: FtbWorld, humans: readonly string[], zeds: readonly string[]): Rule<Match[]> {
  const each = Math.floor(zeds.length / humans.length);
  const lowest = yield* lowestOf(w, humans, zeds.length - each * humans.length);
  let next = 0;
  return humans.map((who) => {
    const from = next;
    next += each + (lowest.includes(who) ? 1 : 0);
    return { who, zeds: zeds.slice(from, next) };
  });
}

/** The `n` humans with the lowest dice; ties roll again. */
function* lowestOf(w: FtbWorld, humans: readonly string[], n: number): Rule<readonly string[]> {
  if (n <= 0) return [];
  if (n >= humans.length) return humans;
  const dice = new Map<string, number>();
  for (const who of humans) {
    const seat = personOf(w.s, who).seat;
    dice.set(who, yield* sum(w, 1, { rule: 'FTB-10.4a', label: 'odd-zed', seat, who }));
  }
  const die = (who: string) => dice.get(who) as number;
  const limit = [...dice.values()].sort((a, b) => a - b)[n - 1] as number;
  const under = humans.filter((who) => die(who) < limit);
  const level = humans.filter((who) => die(who) === limit);
  return [...under, ...(yield* lowestOf(w, level, n - under.length))];
}

/**
 * In Zed!, whose purpose is the test, it is taken when zombies are found. A human who passes both dice is surprised as
 * usual; zombies charge the others at once. FTB-14.6.1, FTB-D-60.
 */
function* understand(w: FtbWorld, matches: readonly Match[]): Rule<Match[]> {
  const left: Match[] = [];
  for (const match of matches) {
    const { who, zeds } = match;
    const [zed] = zeds;
    if (zed === undefined || !mustMeet(w, personOf(w.s, who))) {
      left.push(match);
      continue;
    }
    const grasp = yield* zedOrNoZed(w, who, zed);
    if (grasp === 'carry-on') {
      left.push(match);
      continue;
    }
    const from = new Map(zeds.map((id) => [id, placeOf(tableOf(w).at(id))]));
    const rushes = zeds
      .filter((id) => poise(w, id, who, 'FTB-10.9.3m'))
      .map((id) => ({ zed: id, from: from.get(id) as Place }));
    yield* attack(w, who, rushes, dicePassed(grasp));
  }
  return left;
}

// ------------------------------------------------------------------ who is quicker

/** Rolls the zombies' total: a die plus the number in the building. FTB-10.4b. */
export function* theirTotal(w: FtbWorld, zeds: readonly string[]): Rule<number> {
  return zeds.length + (yield* sum(w, 1, { rule: 'FTB-10.4b', label: 'surprise', who: zeds[0] }));
}

/**
 * True if a human is quicker: its die plus Rep against their total, without a roll if its Rep is enough. FTB-10.4b,
 * FTB-D-14.
 */
export function* isAhead(w: FtbWorld, who: string, against: number): Rule<boolean> {
  const p = personOf(w.s, who);
  if (!carriesOn(p)) return false;
  const rolls = against > p.rep;
  const what = { rule: 'FTB-10.4b', label: 'surprise', seat: p.seat, who } as const;
  const total = rolls ? p.rep + (yield* sum(w, 1, what)) : null;
  const ahead = total === null || total > against;
  w.happen({
    is: 'surprise-total',
    cause: rolls ? 'FTB-10.4b' : 'FTB-D-14',
    who,
    total,
    ahead,
  });
  return ahead;
}

type Does = 'fire' | 'away' | 'fight';

/** Zombies matched with a human that are still standing. */
function standingOf(w: FtbWorld, { zeds }: Match): string[] {
  return zeds.filter((id) => w.s.zeds.some((z) => z.id === id));
}

/**
 * Zombies that a human can fire at: those matched with it or, if there are none, all that were found. FTB-10.4c,
 * FTB-D-121.
 */
function targetsOf(w: FtbWorld, match: Match, came: readonly string[]): string[] {
  return standingOf(w, match.zeds.length > 0 ? match : { ...match, zeds: came });
}

/** Guns that reach any of these zombies. */
function gunsFor(w: FtbWorld, p: Person, zeds: readonly string[]): Weapon[] {
  return loadedGuns(w, p).filter(({ gun }) => inRange(w, p, gun, zeds).length > 0);
}

/** Chooses what a human does first: a Star freely, a Grunt by a die if it can fire at all. FTB-10.4c, FTB-D-56. */
function* choosesFirst(w: FtbWorld, match: Match, came: readonly string[]): Rule<Does> {
  const p = personOf(w.s, match.who);
  const canFire = gunsFor(w, p, targetsOf(w, match, came)).length > 0;
  const does = yield* choice(w, p, canFire, standingOf(w, match).length > 0);
  w.happen({ is: 'surprise-does', cause: 'FTB-10.4c', who: p.id, does });
  return does;
}

function* choice(w: FtbWorld, p: Person, canFire: boolean, isMet: boolean): Rule<Does> {
  if (p.star) {
    const may: Does[] = canFire ? ['fire', 'away'] : ['away'];
    if (isMet) may.push('fight');
    const chosen = yield* ask(
      w,
      p.seat,
      'FTB-10.4c',
      'surprise',
      new Choose(may, { line: (id) => ({ key: `surprise.${id}` }) }),
      { who: word(`person.${p.id}`) },
    );
    return chosen as Does;
  }
  if (!canFire) return 'away';
  const what = { rule: 'FTB-10.4c', label: 'surprise-fire', seat: p.seat, who: p.id } as const;
  return (yield* pass(w, 1, p.rep, what)) > 0 ? 'fire' : 'away';
}

/** Fires or moves away; a human that fights waits for them. FTB-10.4d, FTB-10.4e. */
function* actsFirst(w: FtbWorld, match: Match, does: Does, came: readonly string[]): Rule<void> {
  const p = personOf(w.s, match.who);
  if (!carriesOn(p)) return;
  const chargers = standingOf(w, match);
  if (does === 'fire') yield* fires(w, p, targetsOf(w, match, came), chargers);
  if (does === 'away') yield* movesAway(w, p.id, chargers);
}

function inRange(w: FtbWorld, p: Person, gun: Gun, zeds: readonly string[]): string[] {
  const table = tableOf(w);
  const seen = zeds.filter((id) => table.line(p.id, id) !== 'no');
  return within(w, p, gun, seen);
}

/**
 * Fires at zombies. Those that attack the shooter count as charging, so Impact applies to them, unless a table option
 * says otherwise. FTB-10.4c, FTB-10.10.4, FTB-D-23, FTB-D-56.
 */
function* fires(w: FtbWorld, p: Person, zeds: readonly string[], charging: readonly string[]): Rule<void> {
  const weapons = yield* choosesWeapons(w, p, gunsFor(w, p, zeds));
  const chargers = w.book.options['surprise-impact'] === 'impact' ? charging : [];
  const volleys = yield* takesAim(w, p.id, weapons, (gun) => inRange(w, p, gun, zeds), 'surprise', {
    chargers,
  });
  yield* reactions(w, yield* shootAll(w, volleys));
}

// ------------------------------------------------------------------ the melee

/**
 * The zombies that are left close in and fight without a Charge into Melee Test. All that were matched fight, even if
 * not all fit around the human. FTB-10.4d, FTB-10.4f, FTB-D-242.
 */
function* fallenUpon(w: FtbWorld, match: Match): Rule<void> {
  const { who } = match;
  if (!carriesOn(personOf(w.s, who))) return;
  const there = standingOf(w, match);
  for (const id of there) contact(w, id, who, 'FTB-10.4f');
  const [first] = there;
  if (first === undefined) return;
  layDown(w, personOf(w.s, who));
  for (const id of there) face(w, id, tableOf(w).at(who));
  face(w, who, tableOf(w).at(first));
  yield* reactions(w, yield* melee(w, there, who));
  yield* fallTo(w, who);
}
