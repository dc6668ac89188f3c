import { Allocate, ask, draw, type Pool, type Roll, type Rule, roll } from '@shambles/engine';
import type { Book } from '../book.js';
import type { AvzWorld } from '../facts.js';
import type { Side } from '../kinds.js';
import type { RuleId } from '../register.js';
import {
  alienKey,
  countersAt,
  countZombies,
  DEAD_PILE,
  hasLeader,
  hasTough,
  idsOf,
  type State,
  zombieKey,
  zombiesAt,
} from '../state.js';
import { nameOf } from '../words.js';

export type Special = 'blast' | 'chomp';

/** The result of an attack. */
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

/** A hit scores 1; a natural six that revives scores this much more. One roll yields both numbers. */
const SIX = 4096;

/** AVZ-7.0. One attack by counters in one location on the enemies there: four steps, no return attack. */
export function* attack(
  w: AvzWorld,
  side: Side,
  who: readonly number[],
  special?: Special,
): Rule<AttackResult> {
  const at = w.s.at[who[0] as number] as number;
  const enemy = enemyOf(side);

  const attackers = attackDice(w, side, who, at, special); // 7.1
  const { score } = yield* roll(w, attackRoll(w, side, attackers.on, special));
  const hits = hitsOf(score);
  tellHits(w, side, at, hits, attackers, special);

  const sixes = sixesOf(score);
  const revived = sixes === 0 ? NOBODY : yield* revive(w, at, sixes); // 5.3

  let saved = 0;
  if (hits > 0) {
    const led = isLed(w, enemy, at); // 7.2
    saved = (yield* roll(w, saveRoll(enemy, led, hits))).score;
    tellSaves(w, enemy, at, led, hits, saved);
  }

  const left = hits - saved;
  if (left === 0) return { hits, saved, left, killed: NOBODY, revived: revived.length };
  const losses = lossesOf(w, enemy, at, left); // 7.3
  const killed = yield* ask(w, enemy, 'AVZ-7.3', 'hits', losses, { count: left, at: nameOf(w.book, at) });
  tellBounced(w, at, left, killed, losses);

  if (enemy === 'zombie')
    killZombies(w, at, killed, 'AVZ-7.4-zombie'); // 7.4
  else {
    killAliens(w, at, killed, 'AVZ-7.4-alien');
    yield* returnToGrave(w, killed.length);
  }
  return { hits, saved, left, killed, revived: revived.length };
}

function enemyOf(side: Side): Side {
  return side === 'alien' ? 'zombie' : 'alien';
}

// ------------------------------------------------------------------ 7.1 attack dice

/** The attacking counters, and what improves their dice. */
interface Attackers {
  readonly on: readonly DiceGroup[];
  readonly why: readonly string[];
}

function attackDice(
  { s, book }: AvzWorld,
  side: Side,
  who: readonly number[],
  at: number,
  special?: Special,
): Attackers {
  const why: string[] = [];
  const led = side === 'alien' && hasLeader(s, book, at);
  if (led) why.push('leader');
  const on = side === 'alien' ? alienDice(book, who, led) : zombieDice(s, book, who, why);
  if (special !== undefined && book.options.special === 'six-only') {
    why.push('six-only');
    for (const group of on) group.from = 6;
  }
  return { on, why };
}

function attackRoll(
  { s, book }: AvzWorld,
  side: Side,
  on: readonly DiceGroup[],
  special: Special | undefined,
): Roll<RuleId> {
  const dead = special === 'chomp' ? countZombies(s, book, DEAD_PILE) : 0;
  const first = attackPool(on[0] as DiceGroup, dead);
  return {
    kind: 'roll',
    rule: side === 'alien' ? 'AVZ-7.1a' : 'AVZ-7.1z',
    label: special ?? 'attack',
    table: 'AVZ-T-attack',
    seat: side,
    pools: on.length === 1 ? [first] : on.map((group) => attackPool(group, dead)),
    explode: special === 'blast' ? 6 : undefined,
    reads: dead > 0 ? atMostSixes(dead) : undefined,
  };
}

function attackPool({ kind, dice, from }: DiceGroup, dead: number): Pool {
  const score = hitScore(from, dead > 0);
  return { n: dice, sides: 6, who: kind, from, score };
}

/** Sixes beyond the number of dead Zombies revive nobody. */
function atMostSixes(dead: number): (score: number) => number {
  return (score) => hitsOf(score) + SIX * Math.min(sixesOf(score), dead);
}

function tellHits(
  w: AvzWorld,
  side: Side,
  at: number,
  hits: number,
  { on, why }: Attackers,
  special?: Special,
): void {
  const plain = side === 'alien' ? 'AVZ-7.1a' : 'AVZ-7.1z';
  const cause = special === undefined ? plain : special === 'blast' ? 'AVZ-5.4' : 'AVZ-5.3';
  w.tell({ is: 'hits', cause, side, at: nameOf(w.book, at), hits, on, why });
}

function hitsOf(score: number): number {
  return score % SIX;
}

function sixesOf(score: number): number {
  return Math.floor(score / SIX);
}

const PLAIN: (readonly number[])[] = [];
const REVIVING: (readonly number[])[] = [];

/** The score of each face: `from` (2 to 6) and higher hit; a 6 that revives is counted separately. */
function hitScore(from: number, revives: boolean): readonly number[] {
  const known = revives ? REVIVING : PLAIN;
  known[from] ??= [0, 1, 2, 3, 4, 5, 6].map(
    (face) => (face >= from ? 1 : 0) + (face === 6 && revives ? SIX : 0),
  );
  return known[from];
}

interface DiceGroup {
  readonly kind: string;
  dice: number;
  from: number;
}

/** AVZ-7.1a. Dice by combat numbers, 4 or more hits; 3 or more with a Leader in the location. */
export function alienDice(book: Book, who: readonly number[], led: boolean): DiceGroup[] {
  let dice = 0;
  for (const c of who) dice += alienKey(book, c).combat;
  return [{ kind: 'alien', dice, from: led ? 3 : 4 }];
}

const TYPES = ['rotting', 'fast', 'tough'] as const;

/** AVZ-7.1z. One die each, two for a Mob, rolled by type; a hit must beat the Zombie Number. */
export function zombieDice(s: State, book: Book, who: readonly number[], why: string[]): DiceGroup[] {
  if (s.claw) why.push('claw');
  const groups: DiceGroup[] = [];
  for (const type of TYPES) {
    let group: DiceGroup | undefined;
    for (const c of who) {
      const key = zombieKey(book, c);
      if (key.type !== type) continue;
      if (!group) {
        group = { kind: type, dice: 0, from: key.number + 1 - (s.claw ? 1 : 0) };
        groups.push(group);
      }
      group.dice += key.dice;
      if (key.mob && !why.includes('mob')) why.push('mob');
    }
  }
  return groups;
}

/** AVZ-5.3. For each natural 6 one Zombie comes back from the dead pile, spent. */
function* revive(w: AvzWorld, at: number, sixes: number): Rule<readonly string[]> {
  const dead = zombiesAt(w.s, w.book, DEAD_PILE);
  const n = Math.min(sixes, dead.length);
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
    counters,
    where: here ? nameOf(w.book, at) : 'grave',
    spent: here,
    reveals: true,
  });
  return counters;
}

// ------------------------------------------------------------------ 7.2 save dice

/**
 * True if a side saves better: the Aliens with a Leader, the Zombies with a Tough one. AVZ-7.2-leader, AVZ-7.2-tough.
 */
function isLed({ s, book }: AvzWorld, side: Side, at: number): boolean {
  return side === 'alien' ? hasLeader(s, book, at) : hasTough(s, book, at);
}

/** AVZ-7.2. One die for each hit: 5 or more cancels it, 4 or more for those who are led. */
function saveRoll(side: Side, led: boolean, hits: number): Roll<RuleId> {
  const from = led ? 4 : 5;
  return {
    kind: 'roll',
    rule: saveRule(side, led),
    label: 'save',
    table: 'AVZ-T-saves',
    seat: side,
    pools: [{ n: hits, sides: 6, who: side, from, score: hitScore(from, false) }],
    explode: undefined,
    reads: undefined,
  };
}

function saveRule(side: Side, led: boolean): RuleId {
  if (!led) return 'AVZ-7.2';
  return side === 'alien' ? 'AVZ-7.2-leader' : 'AVZ-7.2-tough';
}

const LEADER = ['leader'];
const TOUGH = ['tough'];

function tellSaves(w: AvzWorld, side: Side, at: number, led: boolean, hits: number, saved: number): void {
  w.tell({
    is: 'saves',
    cause: saveRule(side, led),
    side,
    at: nameOf(w.book, at),
    saved,
    left: hits - saved,
    from: led ? 4 : 5,
    why: led ? (side === 'alien' ? LEADER : TOUGH) : NOBODY,
  });
}

// ------------------------------------------------------------------ 7.3 assigning hits

/** AVZ-7.3. The owner allocates the remaining hits and must take a loss if one is possible. */
function lossesOf({ s, book }: AvzWorld, side: Side, at: number, left: number): Allocate {
  const targets = idsOf(book, countersAt(s, book, side, at));
  return new Allocate(targets, left, book.byKind.hitsToKill, book.byKind, 'AVZ-7.3-split');
}

/** Reports hits that could kill nothing. AVZ-7.3-two. */
function tellBounced(
  w: AvzWorld,
  at: number,
  left: number,
  dead: readonly string[],
  { ids }: Allocate,
): void {
  let unused = left;
  for (const id of dead) unused -= w.book.byKind.hitsToKill(id);
  if (unused > 0 && dead.length < ids.length)
    w.tell({ is: 'bounced', cause: 'AVZ-7.3-two', at: nameOf(w.book, at), hits: unused });
}

// ------------------------------------------------------------------ 7.4 casualties

/** Dead Zombies go to the dead pile, or to the grave when the dead rise. AVZ-7.4-zombie, AVZ-4.0-rise-grave. */
export function killZombies(w: AvzWorld, at: number, counters: readonly string[], cause: RuleId): void {
  if (counters.length === 0) return;
  w.happen({
    is: 'killed',
    cause: w.s.rise ? 'AVZ-4.0-rise-grave' : cause,
    counters,
    at: nameOf(w.book, at),
    where: w.s.rise ? 'grave' : 'dead-pile',
  });
}

export function killAliens(w: AvzWorld, at: number, counters: readonly string[], cause: RuleId): void {
  if (counters.length === 0) return;
  w.happen({ is: 'killed', cause, counters, at: nameOf(w.book, at), where: 'reserve' });
}

/** AVZ-7.4-alien. For each Alien killed in an attack one dead Zombie returns to the grave. */
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
    counters,
    reveals: true,
    where: 'grave',
    spent: false,
  });
}
