import type { Random } from '@shambles/engine';
import { type Data, places, type Side, size } from './data.js';
import {
  aliens,
  byKind,
  deaths,
  discards,
  enough,
  type G,
  paid,
  type Question,
  where,
  zombies,
  zombiesIn,
} from './game.js';

export type Verb = 'move' | 'attack' | 'blast' | 'chomp' | 'pass';
export type Bulk = 'attack all' | 'blast all' | 'chomp all' | 'finish';

/** Locations in which a group can end with a verb; its own location stands for staying. */
function goals(s: G, d: Data, who: readonly number[], verb: Verb): number {
  const first = who[0] as number;
  const from = s.at[first] as number;
  const here = 1 << from;
  if (verb === 'pass') return here;
  const alien = first < d.firstZombie;
  const enemies = alien ? zombies(s, d) : aliens(s, d);
  if (verb === 'blast' || verb === 'chomp') return alien === (verb === 'blast') ? enemies & here : 0;
  const flies = alien && who.every((c) => d.flies[c]);
  if (alien && s.claw && !flies) return 0;
  const stuck = alien ? !flies && runDown(s, d, here) : tied(s, d, who, from);
  if (verb === 'attack') {
    const near = enemies & here;
    return stuck ? near : near | (reach(s, d, who, from, flies, 1, enemies) & enemies);
  }
  if (stuck) return 0;
  let points = 99;
  for (const c of who) if ((d.moves[c] as number) < points) points = d.moves[c] as number;
  return reach(s, d, who, from, flies, points, enemies);
}

/** True if a Fast Zombie holds those who do not fly. */
function runDown(s: G, d: Data, here: number): boolean {
  return (where(s, d.firstZombie, d.counters, d.fast) & here) !== 0;
}

/** True if these Zombies must stay: one has to stay with an Alien, and all of them with a Leader. */
function tied(s: G, d: Data, who: readonly number[], from: number): boolean {
  const here = 1 << from;
  if (!(aliens(s, d) & here)) return false;
  return (where(s, 0, d.firstZombie, d.leads) & here) !== 0 || zombiesIn(s, d, from).length <= who.length;
}

/** Locations in reach. Parks cost two points on foot, and enemies stop those who cannot run past them. */
function reach(
  s: G,
  d: Data,
  who: readonly number[],
  from: number,
  flies: boolean,
  points: number,
  enemies: number,
): number {
  let stops = enemies;
  if (flies) stops = 0;
  else if ((who[0] as number) >= d.firstZombie && who.every((c) => d.fast[c]))
    stops &= ~zombies(s, d) | where(s, 0, d.firstZombie, d.leads);
  const parks = flies ? 0 : d.parks;
  const at = [1 << from];
  let found = 0;
  for (let spent = 0; spent < points; spent++) {
    let next = 0;
    for (let rest = at[spent] ?? 0; rest !== 0; rest &= rest - 1)
      next |= d.next[31 - Math.clz32(rest & -rest)] as number;
    const plain = next & ~parks;
    found |= plain;
    at[spent + 1] = (at[spent + 1] ?? 0) | (plain & ~stops);
    if (spent + 2 > points) continue;
    found |= next & parks;
    at[spent + 2] = (at[spent + 2] ?? 0) | (next & parks & ~stops);
  }
  return found & ~(1 << from);
}

export const VERBS: { readonly [S in Side]: readonly Verb[] } = {
  alien: ['blast', 'attack', 'move', 'pass'],
  zombie: ['chomp', 'attack', 'move', 'pass'],
};

const sideOf = (d: Data, c: number): Side => (c < d.firstZombie ? 'alien' : 'zombie');

const ready = (s: G, c: number): boolean => (s.at[c] as number) >= 0 && s.spent[c] === 0;

/** Own counters that may act, by location. */
function stacks(s: G, d: Data, side: Side): number[][] {
  const there: number[][] = Array.from({ length: d.locations }, () => []);
  const to = side === 'alien' ? d.firstZombie : d.counters;
  for (let c = side === 'alien' ? 0 : d.firstZombie; c < to; c++)
    if (ready(s, c)) (there[s.at[c] as number] as number[]).push(c);
  return there.filter((who) => who.length > 0);
}

/** By location, the counters that can take part in an order to everybody in contact. */
export function inContact(s: G, d: Data, side: Side, verb: Verb): number[][] {
  if (verb === (side === 'alien' ? 'chomp' : 'blast')) return [];
  const enemies = side === 'alien' ? zombies(s, d) : aliens(s, d);
  return stacks(s, d, side)
    .filter(([first]) => enemies & (1 << (s.at[first as number] as number)))
    .map((who) => (verb === 'attack' && side === 'alien' && s.claw ? who.filter((c) => d.flies[c]) : who))
    .filter((who) => who.length > 0);
}

/** Every order worth listing: one of a kind, all of a kind, all of a location; every verb; every goal. */
export function orders(s: G, d: Data, side: Side): [verb: Verb | Bulk, who: number[], to: number][] {
  const found: [Verb | Bulk, number[], number][] = [];
  for (const who of stacks(s, d, side)) {
    const kinds = byKind(d, who);
    const parts = [
      ...kinds,
      ...kinds.filter((k) => k.length > 1).map((k) => k.slice(0, 1)),
      ...(kinds.length > 1 ? [who] : []),
    ];
    for (const part of parts)
      for (const verb of VERBS[side])
        for (const to of places(goals(s, d, part, verb))) found.push([verb, part, to]);
  }
  for (const verb of ['attack', side === 'alien' ? 'blast' : 'chomp'] as const)
    if (inContact(s, d, side, verb).length > 0) found.push([`${verb} all`, [], 0]);
  found.push(['finish', [], 0]);
  return found;
}

// ------------------------------------------------------------------ legality

export function orderAllowed(
  s: G,
  d: Data,
  side: Side,
  verb: Verb | Bulk,
  who: readonly number[],
  to: number,
): boolean {
  if (verb === 'finish') return true;
  if (verb === 'attack all' || verb === 'blast all' || verb === 'chomp all')
    return inContact(s, d, side, verb.slice(0, -4) as Verb).length > 0;
  const from = s.at[who[0] as number];
  for (const c of who) if (sideOf(d, c) !== side || !ready(s, c) || s.at[c] !== from) return false;
  return who.length > 0 && VERBS[side].includes(verb) && (goals(s, d, who, verb) & (1 << to)) !== 0;
}

export function chosenAllowed(q: Question, one: number): boolean {
  return q.places === 0 ? q.from.includes(one) : (q.places & (1 << one)) !== 0;
}

const distinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

export function takenAllowed(q: Question, d: Data, taken: readonly number[]): boolean {
  if (!distinct(taken)) return false;
  if (q.code === 'groups') return taken.length === q.n && taken.every((l) => q.places & (1 << l));
  if (!taken.every((c) => q.from.includes(c))) return false;
  if (q.code === 'hits') return paid(d, q.from, taken, q.n);
  return q.code === 'stacking' ? enough(d, taken, q.n) : taken.length === q.n;
}

export function pathAllowed(s: G, d: Data, q: Question, path: readonly number[]): boolean {
  if (path.length > q.n || !distinct(path)) return false;
  let here = s.here;
  for (const place of path) {
    if (!((d.next[here] as number) & (1 << place))) return false;
    here = place;
  }
  return true;
}

export function placingAllowed(
  q: Question,
  d: Data,
  items: readonly number[],
  at: readonly number[],
): boolean {
  if (!distinct(items) || items.length !== at.length || !items.every((c) => q.from.includes(c))) return false;
  if (!at.every((l) => q.places & (1 << l))) return false;
  if (q.code === 'landing') return affordable(d, items, q.n);
  if (items.length !== q.from.length) return false;
  return q.code !== 'set-up' || at.every((l) => at.filter((m) => m === l).length <= q.n);
}

function affordable(d: Data, items: readonly number[], budget: number): boolean {
  let cost = 0;
  let leaders = 0;
  for (const c of items) {
    cost += d.dice[c] as number;
    if (d.leads[c]) leaders++;
  }
  return cost <= budget && leaders <= 1;
}

// ------------------------------------------------------------------ random moves

/** A move of the game and its arguments. */
export type Move =
  | readonly ['order', verb: Verb | Bulk, who: readonly number[], to: number]
  | readonly ['choose', one: number]
  | readonly ['take', some: readonly number[]]
  | readonly ['path', places: readonly number[]]
  | readonly ['place', items: readonly number[], at: readonly number[]];

/** A random move, drawn as our own spaces draw: any ready counter or its whole stack, a verb, a goal. */
export function sample(s: G, d: Data, r: Random): Move {
  const q = s.ask as Question;
  switch (q.code) {
    case 'alien-orders':
    case 'zombie-orders':
      return sampleOrder(s, d, q.to, r);
    case 'set-up':
    case 'spawn':
    case 'landing':
      return samplePlacing(q, d, r);
    case 'rampage':
      return ['path', samplePath(s, d, q, r)];
    case 'hits':
      return ['take', sampleDeaths(q, d, r)];
    case 'stacking':
      return ['take', sampleDiscards(q, d, r)];
    case 'groups':
      return ['take', take(places(q.places), q.n, r)];
    case 'bitten':
    case 'missiles':
      return ['take', take(q.from.slice(), q.n, r)];
    case 'trampled':
      return ['choose', q.from[r.below(q.from.length)] as number];
    default:
      return ['choose', nth(q.places, r)];
  }
}

function sampleOrder(s: G, d: Data, side: Side, r: Random): Move {
  const from = side === 'alien' ? 0 : d.firstZombie;
  const to = side === 'alien' ? d.firstZombie : d.counters;
  let count = 0;
  for (let c = from; c < to; c++) if (ready(s, c)) count++;
  let skip = r.below(count);
  let one = from;
  while (!ready(s, one) || skip-- > 0) one++;
  if (r.below(24) === 0) return ['order', 'finish', [], 0];
  const place = s.at[one] as number;
  const who = [one];
  if (r.below(3) === 0) {
    who.length = 0;
    for (let c = from; c < to; c++) if (s.at[c] === place && s.spent[c] === 0) who.push(c);
  }
  const verb = VERBS[side][r.below(3)] as Verb;
  const can = goals(s, d, who, verb);
  return can === 0 ? ['order', 'pass', who, place] : ['order', verb, who, nth(can, r)];
}

function nth(set: number, r: Random): number {
  let rest = set;
  for (let skip = r.below(size(set)); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function take(bag: number[], n: number, r: Random): number[] {
  const got: number[] = [];
  while (got.length < n) {
    const i = r.below(bag.length);
    got.push(bag[i] as number);
    bag[i] = bag[bag.length - 1] as number;
    bag.pop();
  }
  return got;
}

function sampleDeaths(q: Question, d: Data, r: Random): number[] {
  let left = q.n;
  return take(q.from.slice(), q.from.length, r).filter((c) => {
    if ((d.price[c] as number) > left) return false;
    left -= d.price[c] as number;
    return true;
  });
}

function sampleDiscards(q: Question, d: Data, r: Random): number[] {
  const got: number[] = [];
  let total = 0;
  for (const c of take(q.from.slice(), q.from.length, r)) {
    if (total >= q.n) break;
    got.push(c);
    total += d.room[c] as number;
  }
  return got.filter((c) => {
    if (total - (d.room[c] as number) < q.n) return true;
    total -= d.room[c] as number;
    return false;
  });
}

function samplePath(s: G, d: Data, q: Question, r: Random): number[] {
  const path: number[] = [];
  let here = s.here;
  for (let left = r.below(q.n + 1); left > 0; left--) {
    let on = d.next[here] as number;
    for (const place of path) on &= ~(1 << place);
    if (on === 0) break;
    here = nth(on, r);
    path.push(here);
  }
  return path;
}

function samplePlacing(q: Question, d: Data, r: Random): Move {
  const open = places(q.places);
  const items: number[] = [];
  const at: number[] = [];
  const inside: number[] = [];
  for (const c of q.from) {
    if (q.code === 'landing' && (r.below(2) === 0 || !affordable(d, [...items, c], q.n))) continue;
    const place = open[r.below(open.length)] as number;
    items.push(c);
    at.push(place);
    if (q.code !== 'set-up') continue;
    inside[place] = (inside[place] ?? 0) + 1;
    if (inside[place] === q.n) open.splice(open.indexOf(place), 1);
  }
  return ['place', items, at];
}

/** The answers that differ under the rules, for questions with few of them. */
export function takes(q: Question, d: Data, most: number): number[][] {
  return q.code === 'hits' ? deaths(d, q.from, q.n, most) : discards(d, q.from, q.n, most);
}
