import { ask, choose, type Rule } from '@shambles/engine';
import { bearingOf, distance, type Point, type Reach } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { asksWay, drawn, sum } from '@shambles/thw';
import { one, several } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { engage, fight } from '../melee/melee.js';
import { face, reachOf, walk } from '../movement/walking.js';
import { exchange } from '../reaction/exchange.js';
import type { RuleId } from '../register.js';
import { readyGuns, targetsAmong } from '../shooting/weapons.js';
import { carriesOn, inMelee, type Person, personOf, type Zed, zedOf } from '../state.js';
import { BASE, ROOMS, tableOf } from '../table.js';
import { makeFor } from '../zombies/going.js';
import { meetInside } from '../zombies/meeting.js';
import { spotBefore, spotIn } from './spots.js';

/** Inches between the bases of a zombie and the human that it comes at. BDZ-D-c90. */
const BEFORE = 1;
/** Inches that a human may move away, and inches that zombies then follow. BDZ-enc-cz-moveaway. */
const AWAY = 4;
const AFTER = 3;

/** A human and the zombies matched with it. */
interface Match {
  readonly who: string;
  readonly zeds: readonly string[];
}

/**
 * Plays n zombies in a building against those who have gone in. They are shared out; those who have met none yet take
 * Zed Or No Zed; each human is surprised or not, and fires, moves away, or is in melee. BDZ-enc-cz-match to
 * BDZ-enc-cz-surprised, BDZ-D-c90, BDZ-D-zed-inside.
 */
export function* zombiesInside(
  w: BdzWorld,
  house: string,
  entered: readonly string[],
  n: number,
): Rule<void> {
  const shares = yield* sharedOut(w, entered, n);
  const matched = entered.filter((id) => (shares.get(id) ?? 0) > 0);
  const caught = yield* meetInside(w, matched);
  const wary = matched.filter((id) => !caught.includes(id));
  const { zombies, totals } = yield* surpriseTotals(w, wary, n);
  const by = totals.map(({ who, total }) => ({ who, total, zeds: shares.get(who) as number }));
  w.happen({ is: 'surprise', cause: 'BDZ-enc-cz-totals', zombies, totals: by });
  const ready = totals.filter((t) => t.total > zombies).map((t) => t.who);
  const matches = comeAt(w, house, shares, ready);
  const away: string[] = [];
  for (const match of matches)
    if (ready.includes(match.who) && (yield* isNotSurprised(w, match)) === 'away') away.push(match.who);
  yield* allMelee(
    w,
    matches.filter(({ who }) => !away.includes(who)),
    caught,
  );
}

/**
 * Surprise totals: a die for all zombies plus their number, and a die for each human plus its Rep. BDZ-enc-cz-totals.
 */
export function* surpriseTotals(
  w: BdzWorld,
  matched: readonly string[],
  n: number,
): Rule<{
  readonly zombies: number;
  readonly totals: readonly { readonly who: string; readonly total: number }[];
}> {
  const roll = { rule: 'BDZ-enc-cz-totals', label: 'surprise-total' } as const;
  const zombies = n + (yield* sum(w, 1, { ...roll, who: 'side.zombies' }));
  const totals: { who: string; total: number }[] = [];
  for (const who of matched) {
    const { rep, seat } = personOf(w.s, who);
    totals.push({ who, total: rep + (yield* sum(w, 1, { ...roll, seat, who })) });
  }
  return { zombies, totals };
}

/**
 * Shares the zombies out as equally as possible; odd ones go to the lowest Rep, ties at random. BDZ-enc-cz-match,
 * BDZ-D-c90.
 */
function* sharedOut(w: BdzWorld, entered: readonly string[], n: number): Rule<Map<string, number>> {
  const each = Math.floor(n / entered.length);
  const shares = new Map(entered.map((id) => [id, each]));
  let left = [...entered];
  for (let odd = n % entered.length; odd > 0; odd--) {
    const least = Math.min(...left.map((id) => personOf(w.s, id).rep));
    const anybody = w.book.options['odd-zombies'] === 'random';
    const from = left.filter((id) => anybody || personOf(w.s, id).rep === least);
    const rule = 'BDZ-D-c90';
    const lot = { rule, label: 'odd-zombie', from, like: (id: string) => id } as const;
    const who = from.length === 1 ? (from[0] as string) : yield* drawn(w, lot);
    shares.set(who, each + 1);
    left = left.filter((id) => id !== who);
  }
  return shares;
}

/** Places each zombie inside, 1 inch in front of its human, or in contact with a surprised one. BDZ-D-c90. */
function comeAt(
  w: BdzWorld,
  house: string,
  shares: ReadonlyMap<string, number>,
  ready: readonly string[],
): Match[] {
  const zeds: Zed[] = [];
  const matches: Match[] = [];
  for (const [who, n] of shares) {
    const p = personOf(w.s, who);
    const off = 2 * BASE + (ready.includes(who) ? BEFORE : 0);
    const own: string[] = [];
    for (let i = 0; i < n; i++) {
      const wanted = { off, bearing: p.facing, others: zeds, seenBy: who };
      // For whom there is no room inside, it comes in by the door.
      const at = spotIn(w, house, p, wanted) ?? spotBefore(w, house, zeds);
      if (!at) continue;
      const zed = zedAt(`zed-${w.s.nextZed + zeds.length}`, at, p);
      zeds.push(zed);
      own.push(zed.id);
    }
    if (own.length > 0) matches.push({ who, zeds: own });
  }
  if (zeds.length > 0) w.happen({ is: 'zeds-came', cause: 'BDZ-D-c90', zeds, how: 'inside' });
  return matches;
}

const zedAt = (id: string, [x, y, level]: Place, p: Pick<Person, 'x' | 'y'>): Zed => ({
  id,
  x,
  y,
  level,
  facing: bearingOf(p.x - x, p.y - y),
  prone: false,
  saw: null,
  feast: '',
  dazed: false,
  caught: false,
  door: '',
  waits: 0,
});

/** A human who is not surprised fires at the zombies, moves away, or stands. BDZ-enc-cz-human-wins. */
function* isNotSurprised(w: BdzWorld, { who, zeds }: Match): Rule<'away' | 'stands'> {
  const p = personOf(w.s, who);
  // Whoever already fights another goes on fighting. BDZ-melee-locked.
  if (!carriesOn(p) || inMelee(w.s, who)) return 'stands';
  const reach = awayFrom(w, p, zeds);
  const can = readyGuns(w.book, p).some(({ gun }) => targetsAmong(w, who, gun, zeds).length > 0);
  const ways = [...(can ? (['fire'] as const) : []), 'away', 'stand'] as const;
  const space = choose(ways, { id: (way) => way, line: (way) => ({ key: `ready.${way}` }) });
  const values = { who: one(who), zeds: several(zeds) };
  const chosen = yield* ask(w, p.seat, 'BDZ-enc-cz-human-wins', 'ready', space, values);
  if (chosen === 'fire')
    yield* exchange(w, [{ who, at: [...zeds], snap: false, why: 'reaction', charged: true }]);
  if (chosen !== 'away') return 'stands';
  yield* movesAway(w, who, zeds, reach);
  return 'away';
}

/** Places farther from each zombie than where the human stands. BDZ-enc-cz-moveaway. */
function awayFrom(w: BdzWorld, p: Person, zeds: readonly string[]): Reach {
  const reach = reachOf(w, p, AWAY);
  const off = (at: Point, id: string) => distance(at, zedOf(w.s, id));
  const farther = ([x, y, level]: Place) =>
    level !== p.level || zeds.every((id) => off({ x, y }, id) > off(p, id));
  const cost = (...at: Place) => (farther(at) ? reach.cost(...at) : Number.POSITIVE_INFINITY);
  const lit = (cell: number) => reach.lit(cell, (...at) => farther(at));
  return Object.assign(Object.create(reach) as Reach, { cost, lit });
}

/**
 * Moves away up to 4 inches, faces the zombies and may take its active fire; then they follow 3 inches.
 * BDZ-enc-cz-moveaway.
 */
function* movesAway(w: BdzWorld, who: string, zeds: readonly string[], reach: Reach): Rule<void> {
  const rule = 'BDZ-enc-cz-moveaway';
  const p = personOf(w.s, who);
  const walked = { figure: who, from: placeOf(p), most: AWAY, reach, code: 'away', rule } as const;
  const route = yield* asksWay(w, p.seat, { ...walked, values: { who: one(who), inches: AWAY } });
  if (route) yield* walk(w, who, route, 'walk', rule, []);
  const there = () => zeds.filter((id) => w.s.zeds.some((z) => z.id === id && !z.prone));
  const table = tableOf(w);
  const [nearest] = there().sort((a, b) => table.distance(who, a) - table.distance(who, b));
  if (nearest !== undefined) face(w, who, zedOf(w.s, nearest), rule);
  const now = personOf(w.s, who);
  const can = readyGuns(w.book, now).some(({ gun }) => targetsAmong(w, who, gun, zeds).length > 0);
  if (can && !now.fired && (yield* firesToo(w, who)))
    yield* exchange(w, [{ who, at: [...zeds], snap: false, why: 'active', charged: false }]);
  for (const id of there()) follows(w, zedOf(w.s, id), personOf(w.s, who), rule);
}

/** A zombie comes three full inches after a human, in a room as well. BDZ-enc-cz-moveaway. */
function follows(w: BdzWorld, z: Zed, p: Person, rule: RuleId): void {
  const inRoom = tableOf(w).houseOf(z) !== undefined;
  makeFor(w, z, placeOf(p), inRoom ? AFTER * ROOMS : AFTER, rule, BASE, 'rushes');
}

function* firesToo(w: BdzWorld, who: string): Rule<boolean> {
  const space = choose(['fire', 'hold'], { id: (how) => how, line: (how) => ({ key: `away.${how}` }) });
  const { seat } = personOf(w.s, who);
  const values = { who: one(who) };
  return (yield* ask(w, seat, 'BDZ-enc-cz-moveaway', 'away-fire', space, values)) === 'fire';
}

/**
 * Zombies still standing come at their humans, and all fight at once, with the dice for surprise against those who were
 * caught by it. One that does not get into contact fights from where it has come to. BDZ-enc-cz-fire,
 * BDZ-enc-cz-surprised, BDZ-D-zed-inside, BDZ-D-c90.
 */
function* allMelee(w: BdzWorld, matches: readonly Match[], caught: readonly string[]): Rule<void> {
  for (const { who, zeds } of matches)
    for (const id of zeds) {
      const z = w.s.zeds.find((each) => each.id === id);
      const p = personOf(w.s, who);
      if (!z || z.prone) continue;
      if (!tableOf(w).touching(id, who)) follows(w, z, p, 'BDZ-enc-cz-fire');
      engage(w, who, id, false);
      if (caught.includes(who)) w.happen({ is: 'surprised', cause: 'BDZ-D-zed-inside', zed: id });
    }
  const all = matches.flatMap((m) => m.zeds);
  yield* fight(
    w,
    w.s.melees.filter((m) => all.includes(m.with)),
  );
}
