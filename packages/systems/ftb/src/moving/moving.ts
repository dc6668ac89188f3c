import type { Line, Rule } from '@shambles/engine';
import { distance, type Route, snap } from '@shambles/field';
import { atMost } from '@shambles/measured';
import { asksWay, faces } from '@shambles/thw';
import { type Bar, bar, whose } from '../bar.js';
import type { FtbWorld } from '../facts.js';
import { load } from '../goods/goods.js';
import { groupOf } from '../people/groups.js';
import type { RuleId } from '../register.js';
import {
  carriesOn,
  type FastSet,
  isPlayers,
  type Person,
  type Place,
  personOf,
  placeOf,
  type State,
} from '../state.js';
import { tableOf } from '../table.js';
import { fastExtra } from '../tables/combat.js';
import { word } from '../words.js';
import { reported } from './reported.js';
import { reachOf, type Watch, walk } from './walking.js';

/** Inches of a normal move. FTB-5.3.1, FTB-3.3-fast. */
export function normalMove(p: Pick<Person, 'attributes'>): number {
  return p.attributes.includes('fast') ? 10 : 8;
}

/** Inches of a normal move, or of a crawl. FTB-5.3.3d. */
export function baseMove(p: Pick<Person, 'attributes' | 'prone'>): number {
  return p.prone ? normalMove(p) / 2 : normalMove(p);
}

/**
 * Inches on foot left of a person's move; an inch of crawling costs two. A figure that reloads keeps to its normal
 * move. FTB-5.3.3d, FTB-6.7b.
 */
export function moveLeft(p: Person): number {
  const more = p.reloading ? 0 : fastInches(p);
  return snap(Math.max(0, normalMove(p) + more - p.used));
}

/** Inches on foot that Fast Move adds. FTB-5.3.2a, FTB-D-262. */
function fastInches({ fast, crawledFast, prone }: Person): number {
  return Math.max(0, crawledFast && !prone ? fast / 2 : fast);
}

/** Inches on foot that are left to a person once it stands, if getting up costs none. FTB-5.3.3c, FTB-D-262. */
export function standingLeft(p: Person): number {
  return moveLeft({ ...p, prone: false });
}

/** Inches that a person can still go in this activation, walking or crawling. FTB-5.2a, FTB-5.3.2a, FTB-5.3.3d. */
export function inchesLeft(p: Person): number {
  return p.prone ? snap(moveLeft(p) / 2) : moveLeft(p);
}

function hasTriedFast(p: Pick<Person, 'fast'>): boolean {
  return p.fast >= 0;
}

export function mayGoFast(w: FtbWorld, p: Person): boolean {
  return carriesOn(p) && noFastMove(w, p) === undefined;
}

/**
 * Why a person cannot go fast. A figure that reloads may not go beyond its normal move. FTB-5.3.2c, FTB-11.7.4c,
 * FTB-6.7b.
 */
export function noFastMove(w: FtbWorld, p: Person): Bar | undefined {
  if (hasTriedFast(p)) return bar('FTB-5.3.2a', 'tried-fast', whose(p));
  if (p.reloading) return bar('FTB-6.7b', 'reloading', whose(p));
  const carried = load(w, p);
  const most = 2 * p.rep;
  return carried > most ? bar('FTB-11.7.4c', 'too-heavy', { ...whose(p), carried, most }) : undefined;
}

/** Why a person cannot move: less than a tenth of an inch is no move. FTB-5.2a. */
export function noMove(p: Person): Bar | undefined {
  return atMost(inchesLeft(p)) > 0 ? undefined : bar('FTB-5.2a', 'no-move-left', whose(p));
}

// ------------------------------------------------------------------ fast moves

/** Dice of a person in a Fast Move Test; a third one is its own, not the group's. FTB-T-fast-move. */
function fastDice(w: FtbWorld, p: Person): number {
  const most = load(w, p);
  if (most > 2 * p.rep) return 0;
  const dice = p.attributes.includes('slow') || most > p.rep ? 1 : p.attributes.includes('fast') ? 3 : 2;
  return Math.max(0, dice - (tableOf(w).inWoods(p) ? 1 : 0) - (p.prone ? 1 : 0));
}

/** The dice that a person's group has rolled for Fast Move in this activation. FTB-D-263. */
export function fastSet({ encounter }: Pick<State, 'encounter'>, who: string): FastSet | undefined {
  return encounter?.active?.fast?.find((set) => set.who.includes(who));
}

/**
 * Rolls one set of dice for all who go fast, or reads the one that their group has rolled before. Each reads as many of
 * them as it has, by its own Rep; a carrier counts only its best. FTB-5.3.2a, FTB-5.3.2b, FTB-5.3.2d, FTB-5.7.5.1b,
 * FTB-D-35, FTB-D-263.
 */
export function* fastMove(w: FtbWorld, who: readonly string[]): Rule<void> {
  const all = who.map((id) => personOf(w.s, id)).filter((p) => !hasTriedFast(p));
  const [first] = all as [Person, ...Person[]];
  const known = fastSet(w.s, first.id);
  const people = all.filter((p) => fastSet(w.s, p.id) === known);
  const thrown = known?.dice ?? [];
  const most = Math.min(2, Math.max(...people.map((p) => fastDice(w, p))));
  const more = yield* faces(w, most - thrown.length, {
    rule: 'FTB-5.3.2a',
    label: 'fast-move',
    table: 'FTB-T-fast-move',
    seat: first.seat,
  });
  const group = [...thrown, ...more];
  const by: { who: string; passed: number; inches: number }[] = [];
  for (const p of people) {
    const n = fastDice(w, p);
    const own = yield* faces(w, n - 2, {
      rule: 'FTB-5.3.2d',
      label: 'fast-move',
      table: 'FTB-T-fast-move',
      seat: p.seat,
      who: p.id,
    });
    const dice = [...group.slice(0, n), ...own];
    const passes = dice.filter((die) => die <= p.rep).length;
    const passed = p.carries === '' ? passes : Math.min(1, passes);
    by.push({ who: p.id, passed, inches: fastExtra(w.book.tables.fastMove, passed) * baseMove(p) });
  }
  const sharing = known?.who ?? sharers(w, people);
  w.happen({
    is: 'moves-fast',
    cause: 'FTB-5.3.2a',
    by,
    ...(sharing.length > 0 && { set: { who: sharing, dice: group } }),
  });
  reported(
    w,
    by.map((each) => each.who),
  );
  const others = all.filter((p) => !hasTriedFast(p)).map((p) => p.id);
  if (others.length > 0) yield* fastMove(w, others);
}

/**
 * Active figures whose dice those of some others are who go fast: themselves, and all who are in a group with the first
 * of them and have no dice yet. FTB-D-263.
 */
function sharers(w: FtbWorld, people: readonly Person[]): string[] {
  const [first] = people as readonly [Person];
  return (w.s.encounter?.active?.who ?? [])
    .map((id) => personOf(w.s, id))
    .filter(
      (p) => people.includes(p) || (fastSet(w.s, p.id) === undefined && groupOf(w, first.id).includes(p)),
    )
    .map((p) => p.id);
}

// ------------------------------------------------------------------ going

/** Asks where a figure goes and moves it there, until something stops it. */
export function* moveOn(w: FtbWorld, who: string, watches: readonly Watch[]): Rule<void> {
  const p = personOf(w.s, who);
  if (!carriesOn(p) || inchesLeft(p) <= 0) return;
  const route = yield* whereTo(w, who, inchesLeft(p), 'move', 'FTB-5.2a');
  if (route) yield* walk(w, who, route, gait(p), 'FTB-5.2a', watches);
}

/** Makes a move that nothing stops: the two inches before In Sight. FTB-5.5.2b. */
export function* shift(w: FtbWorld, who: string, most: number, code: string, rule: RuleId): Rule<void> {
  const route = yield* whereTo(w, who, most, code, rule);
  if (route) yield* walk(w, who, route, gait(personOf(w.s, who)), rule, []);
}

/** Whether a person walks or crawls. */
export function gait(p: Pick<Person, 'prone'>): 'walk' | 'crawl' {
  return p.prone ? 'crawl' : 'walk';
}

/** Asks a player where a figure goes within `most` inches; undefined if it stays. */
export function* whereTo(
  w: FtbWorld,
  who: string,
  most: number,
  code: string,
  rule: RuleId,
  more: Line['values'] = {},
): Rule<Route | undefined> {
  const p = personOf(w.s, who);
  if (!isPlayers(p)) return undefined;
  const reach = reachOf(w, p, most);
  const values = { who: word(`person.${who}`), inches: atMost(most), count: atMost(most), ...more };
  return yield* asksWay(w, p.seat, { figure: who, from: placeOf(p), most, reach, code, rule, values });
}

/** The route by which a person keeps its place relative to another that moves from one place to another. FTB-4.2b. */
export function wayAlong(w: FtbWorld, p: Person, from: Place, to: Place): Route | undefined {
  const most = inchesLeft(p);
  const reach = reachOf(w, p, most + distance(p, { x: to[0], y: to[1] }));
  const want: Place = [snap(p.x + to[0] - from[0]), snap(p.y + to[1] - from[1]), to[2]];
  if (reach.cost(...want) <= most) return reach.route(...want);
  const stop = reach.along(...to, most);
  return stop && reach.route(stop.x, stop.y, stop.level);
}
