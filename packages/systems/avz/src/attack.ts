import { Allocate, ask, draw, type Pool, type Rule, roll } from '@shambles/engine';
import type { Book } from './book.js';
import type { AvzWorld } from './facts.js';
import type { Side } from './kinds.js';
import {
  alienKey,
  counter,
  countersAt,
  countZombies,
  DEAD_PILE,
  hasLeader,
  hasTough,
  idsOf,
  numberOf,
  type State,
  zombieKey,
  zombiesAt,
} from './state.js';
import { nameOf } from './words.js';

export type Special = 'blast' | 'chomp';

/** What an attack came to. */
export interface AttackResult {
  readonly hits: number;
  readonly saved: number;
  /** Hits left after saves. */
  readonly left: number;
  readonly killed: readonly string[];
  /** Zombies that Chomp Em brought back. */
  readonly revived: number;
}

const NOBODY: readonly string[] = [];

/** Hits count 1, natural sixes that revive count this much more: one roll reads both. */
const SIX = 4096;

/** AVZ-7.0. One attack of counters in one location on the enemies in it: four steps, no return attack. */
export function* attack(
  w: AvzWorld,
  side: Side,
  who: readonly number[],
  special?: Special,
): Rule<AttackResult> {
  const at = w.s.at[who[0] as number] as number;
  const { hits, sixes } = yield* attackDice(w, side, who, at, special); // 7.1
  const revived = sixes === 0 ? NOBODY : yield* revive(w, at, sixes); // 5.3
  const { saved, left } = yield* saveDice(w, enemyOf(side), at, hits); // 7.2
  const dead = left === 0 ? NOBODY : yield* assignHits(w, enemyOf(side), at, left); // 7.3
  if (dead.length > 0) yield* removeCasualties(w, enemyOf(side), at, dead); // 7.4
  return { hits, saved, left, killed: dead, revived: revived.length };
}

function enemyOf(side: Side): Side {
  return side === 'alien' ? 'zombie' : 'alien';
}

// ------------------------------------------------------------------ 7.1 attack dice

function* attackDice(
  w: AvzWorld,
  side: Side,
  who: readonly number[],
  at: number,
  special?: Special,
): Rule<{ hits: number; sixes: number }> {
  const alien = side === 'alien';
  const why: string[] = [];
  const on = alien ? alienDice(w.s, w.book, who, at, why) : zombieDice(w.s, w.book, who, why);
  if (special !== undefined && w.book.options.special === 'six-only') {
    why.push('six-only');
    for (const group of on) group.from = 6;
  }
  const dead = special === 'chomp' ? countZombies(w.s, w.book, DEAD_PILE) : 0;
  const pools: Pool[] = [];
  for (const { kind, dice, from } of on)
    pools.push({
      n: dice,
      sides: 6,
      who: kind,
      from,
      score: hitScore(from, special !== undefined, dead > 0),
    });
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule: alien ? 'AVZ-7.1a' : 'AVZ-7.1z',
    label: special ?? 'attack',
    table: 'AVZ-T-attack',
    seat: side,
    pools,
    explode: special === 'blast' ? 6 : undefined,
    // More sixes than dead Zombies bring nobody else back.
    reads: dead > 0 ? (score) => hitsOf(score) + SIX * Math.min(sixesOf(score), dead) : undefined,
  });
  const hits = hitsOf(rolled.score);
  const cause =
    special === 'blast' ? 'AVZ-5.4' : special === 'chomp' ? 'AVZ-5.3' : alien ? 'AVZ-7.1a' : 'AVZ-7.1z';
  w.happen({ is: 'hits', cause, to: 'all', side, at: nameOf(w.book, at), hits, on, why });
  return { hits, sixes: sixesOf(rolled.score) };
}

function hitsOf(score: number): number {
  return score % SIX;
}

function sixesOf(score: number): number {
  return Math.floor(score / SIX);
}

const SCORES: (readonly number[] | undefined)[] = [];

/** A face hits from `from` up; in a special attack a natural 6 always does, and one that revives counts apart. */
function hitScore(from: number, special: boolean, revives: boolean): readonly number[] {
  const key = from * 4 + (special ? 2 : 0) + (revives ? 1 : 0);
  let score = SCORES[key];
  if (!score) {
    score = [0, 1, 2, 3, 4, 5, 6].map((face) => {
      const natural = face === 6;
      const hit = face > 0 && (face >= from || (special && natural));
      return (hit ? 1 : 0) + (natural && revives ? SIX : 0);
    });
    SCORES[key] = score;
  }
  return score;
}

interface DiceGroup {
  readonly kind: string;
  dice: number;
  from: number;
}

/** AVZ-7.1a. Dice by combat numbers, 4 or more hits; 3 or more with a Leader in the location. */
function alienDice(s: State, book: Book, who: readonly number[], at: number, why: string[]): DiceGroup[] {
  const led = hasLeader(s, book, at);
  if (led) why.push('leader');
  let dice = 0;
  for (const c of who) dice += alienKey(book, c).combat;
  return [{ kind: 'alien', dice, from: led ? 3 : 4 }];
}

const TYPES = ['rotting', 'fast', 'tough'] as const;

/** AVZ-7.1z. A die each, two for a Mob, each type apart; a hit must beat the Zombie Number. */
function zombieDice(s: State, book: Book, who: readonly number[], why: string[]): DiceGroup[] {
  if (s.claw) why.push('claw');
  const groups: DiceGroup[] = [];
  for (const type of TYPES) {
    let dice = 0;
    let from = 0;
    for (const c of who) {
      const key = zombieKey(book, c);
      if (key.type !== type) continue;
      dice += key.dice;
      from = key.number + 1 - (s.claw ? 1 : 0);
      if (key.mob && !why.includes('mob')) why.push('mob');
    }
    if (dice > 0) groups.push({ kind: type, dice, from });
  }
  return groups;
}

/** AVZ-5.3. For each natural 6 one Zombie comes back from the dead pile, spent. */
function* revive(w: AvzWorld, at: number, sixes: number): Rule<readonly string[]> {
  const dead = zombiesAt(w.s, w.book, DEAD_PILE);
  const n = Math.min(sixes, dead.length);
  if (n === 0) return [];
  const counters = yield* draw(w, {
    kind: 'draw',
    rule: 'AVZ-5.3',
    label: 'revive',
    from: idsOf(w.book, dead),
    n,
    like: w.book.byKind.like,
  });
  const here = w.book.options.chomp === 'here';
  w.happen({
    is: 'returned',
    cause: 'AVZ-5.3',
    to: 'all',
    counters,
    where: here ? nameOf(w.book, at) : 'grave',
    spent: here,
    reveals: true,
  });
  return counters;
}

// ------------------------------------------------------------------ 7.2 save dice

/** AVZ-7.2. A die for each hit, 5 or more cancels it; 4 or more with a Leader, or with a Tough Zombie. */
function* saveDice(w: AvzWorld, side: Side, at: number, hits: number): Rule<{ saved: number; left: number }> {
  if (hits === 0) return { saved: 0, left: 0 };
  const led = side === 'alien' ? hasLeader(w.s, w.book, at) : hasTough(w.s, w.book, at);
  const from = led ? 4 : 5;
  const rule = led ? (side === 'alien' ? 'AVZ-7.2-leader' : 'AVZ-7.2-tough') : 'AVZ-7.2';
  const rolled = yield* roll(w, {
    kind: 'roll',
    rule,
    label: 'save',
    table: 'AVZ-T-saves',
    seat: side,
    pools: [{ n: hits, sides: 6, who: side, from, score: hitScore(from, false, false) }],
  });
  const saved = rolled.score;
  const left = hits - saved;
  w.happen({
    is: 'saves',
    cause: rule,
    to: 'all',
    side,
    at: nameOf(w.book, at),
    saved,
    left,
    from,
    why: led ? [side === 'alien' ? 'leader' : 'tough'] : [],
  });
  return { saved, left };
}

// ------------------------------------------------------------------ 7.3 assigning hits

/** AVZ-7.3. The owner gives out the hits that are left; a loss must be taken where one is possible. */
function* assignHits(w: AvzWorld, side: Side, at: number, left: number): Rule<readonly string[]> {
  const { book } = w;
  const targets = idsOf(book, countersAt(w.s, book, side, at));
  const price = (id: string) => counter(book, numberOf(book, id)).key.hitsToKill;
  const space = new Allocate(targets, left, price, book.byKind, 'AVZ-7.3-split');
  const dead = yield* ask(w, side, 'AVZ-7.3', 'hits', space, { count: left, at: nameOf(book, at) });
  const unused = left - dead.reduce((n, id) => n + price(id), 0);
  if (unused > 0 && dead.length < targets.length)
    w.happen({ is: 'bounced', cause: 'AVZ-7.3-two', to: 'all', at: nameOf(book, at), hits: unused });
  return dead;
}

// ------------------------------------------------------------------ 7.4 casualties

function* removeCasualties(w: AvzWorld, side: Side, at: number, dead: readonly string[]): Rule<void> {
  if (side === 'zombie') return killZombies(w, at, dead, 'AVZ-7.4-zombie');
  killAliens(w, at, dead, 'AVZ-7.4-alien');
  yield* returnToGrave(w, dead.length);
}

/** Dead Zombies go to the dead pile, or to the grave when the dead rise. AVZ-7.4-zombie, AVZ-4.0-rise-grave. */
export function killZombies(w: AvzWorld, at: number, counters: readonly string[], cause: string): void {
  if (counters.length === 0) return;
  w.happen({
    is: 'killed',
    cause: w.s.rise ? 'AVZ-4.0-rise-grave' : cause,
    to: 'all',
    counters,
    at: nameOf(w.book, at),
    where: w.s.rise ? 'grave' : 'dead-pile',
  });
}

export function killAliens(w: AvzWorld, at: number, counters: readonly string[], cause: string): void {
  if (counters.length === 0) return;
  w.happen({ is: 'killed', cause, to: 'all', counters, at: nameOf(w.book, at), where: 'reserve' });
}

/** AVZ-7.4-alien. For each Alien killed in an attack one dead Zombie goes back to the grave. */
function* returnToGrave(w: AvzWorld, aliens: number): Rule<void> {
  const dead = zombiesAt(w.s, w.book, DEAD_PILE);
  const n = Math.min(aliens, dead.length);
  if (n === 0) return;
  const counters = yield* draw(w, {
    kind: 'draw',
    rule: 'AVZ-7.4-alien',
    label: 'grave',
    from: idsOf(w.book, dead),
    n,
    like: w.book.byKind.like,
  });
  w.happen({
    is: 'returned',
    cause: 'AVZ-7.4-alien',
    to: 'all',
    counters,
    reveals: true,
    where: 'grave',
    spent: false,
  });
}
