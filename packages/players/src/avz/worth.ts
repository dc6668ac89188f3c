import { ALIENS, type Book, ZOMBIES } from '@shambles/avz';
import { both, expected, getThrough, type Spread } from './chances.js';
import {
  aliensHitFrom,
  aliensSaveFrom,
  bites,
  combat,
  giveUp,
  LEADER,
  type Stack,
  stackKey,
  UFO,
  zombiesSaveFrom,
} from './stacks.js';
import type { Weights } from './weights.js';

/** The state of the game, as far as worths depend on it. */
export interface Standing {
  /** Turns still to come, of the Aliens and of the Zombies. */
  readonly alienTurns: number;
  readonly zombieTurns: number;
  readonly dead: number;
  readonly claw: boolean;
  readonly rise: boolean;
}

/** What may be left of a stack, and the chance of that. */
export type Rest = readonly [chance: number, stack: Stack];

/** Possibilities with a smaller chance are ignored. */
const HARDLY = 0.01;

/** Cost to a stack of 0, 1, 2 ... hits, and what is left of it. */
interface Losses {
  readonly cost: readonly number[];
  readonly left: readonly Stack[];
}

/** Results already worked out, by stacks. */
class Memory {
  readonly zombieLosses = new Map<number, Losses>();
  readonly alienLosses = new Map<number, Losses>();
  readonly attacks = new Map<number, number>();
  readonly harms = new Map<number, number>();
}

/**
 * Memories by everything except the stacks that their results depend on; later decisions and other games reuse them.
 */
const memories = new Map<string, Memory>();
const MOST_MEMORIES = 64;
const MOST_REMEMBERED = 50_000;

function memoryOf(of: string): Memory {
  let memory = memories.get(of);
  if (!memory || memory.attacks.size + memory.harms.size > MOST_REMEMBERED) {
    if (memories.size >= MOST_MEMORIES) memories.clear();
    memory = new Memory();
    memories.set(of, memory);
  }
  return memory;
}

/** Worths in counters of the dead pile, for one decision. */
export class Worth {
  /** Gain of the Aliens by killing a Zombie of each kind, and loss of an Alien of each kind. */
  readonly zombie: readonly number[];
  readonly alien: readonly number[];
  /** Worth of a Zombie that rises from the dead pile. */
  readonly risen: number;
  private readonly memory: Memory;
  private readonly onlySixes: boolean;

  constructor(
    book: Book,
    readonly weights: Weights,
    readonly standing: Standing,
  ) {
    const { combat, leader, flight, bite, far } = weights;
    const { alienTurns, zombieTurns, dead, rise } = standing;
    const aliens = Math.min(alienTurns, far);
    const zombies = Math.min(zombieTurns, far);
    // The pile must hold something for a death to take.
    const taken = Math.min(1, (dead + (rise ? 0 : 2)) / 4);
    this.zombie = ZOMBIES.map((z) => (rise ? 0 : 1) + z.dice * bite * zombies);
    this.alien = ALIENS.map(
      (a, k) => taken + aliens * (a.combat * combat + (k === LEADER ? leader : 0) + (k === UFO ? flight : 0)),
    );
    this.risen = taken * (1 + (book.options.chomp === 'here' ? bite * zombies : 0));
    this.onlySixes = book.options.special === 'six-only';
    this.memory = memoryOf([this.zombie, this.alien, this.risen, this.onlySixes, standing.claw].join());
  }

  // ---------------------------------------------------------------- Aliens attack

  /** Hits after saves by Aliens with this many dice on these Zombies. */
  blow(dice: number, led: boolean, zombies: Stack, blast: boolean): Spread {
    const from = blast && this.onlySixes ? 6 : led ? 3 : 4;
    return getThrough(dice, from, zombiesSaveFrom(zombies), blast);
  }

  /** Gain from hits on these Zombies. */
  gain(hits: Spread, zombies: Stack): number {
    return expected(hits, this.losses(zombies, 'zombie').cost);
  }

  /** Gain of these Aliens' best attack on these Zombies; those that stay may Blast Em. */
  attack(aliens: Stack, zombies: Stack, stays: boolean): number {
    const led = aliensHitFrom(aliens) === 3;
    return this.attackWith(combat(aliens), led, zombies, stays);
  }

  attackWith(dice: number, led: boolean, zombies: Stack, stays: boolean): number {
    const key = ((stackKey(zombies) * 64 + Math.min(dice, 63)) * 2 + (led ? 1 : 0)) * 2 + (stays ? 1 : 0);
    let worth = this.memory.attacks.get(key);
    if (worth === undefined) {
      worth = this.gain(this.blow(dice, led, zombies, false), zombies);
      if (stays) worth = Math.max(worth, this.gain(this.blow(dice, led, zombies, true), zombies));
      this.memory.attacks.set(key, worth);
    }
    return worth;
  }

  // ---------------------------------------------------------------- Zombies attack

  /** Cost to the Aliens of these Zombies' best attack; those that stay may Chomp Em, and raise the dead with it. */
  maul(zombies: Stack, aliens: Stack, stays: boolean): number {
    const attack = this.harm(zombies, aliens, false);
    return stays ? Math.max(attack, this.harm(zombies, aliens, true) + this.raised(zombies)) : attack;
  }

  /** What the Aliens lose by one attack of these Zombies. */
  harm(zombies: Stack, aliens: Stack, chomp: boolean): number {
    const key = (stackKey(zombies) * 0x100000 + smallKey(aliens)) * 2 + (chomp ? 1 : 0);
    let worth = this.memory.harms.get(key);
    if (worth === undefined) {
      worth = expected(this.mauling(zombies, aliens, chomp), this.losses(aliens, 'alien').cost);
      this.memory.harms.set(key, worth);
    }
    return worth;
  }

  /** Worth of the dead that these Zombies raise by Chomp Em. */
  raised(zombies: Stack): number {
    return (bites(zombies) / 6) * this.risen;
  }

  private mauling(zombies: Stack, aliens: Stack, chomp: boolean): Spread {
    const save = aliensSaveFrom(aliens);
    const [rotting = 0, rottingMobs = 0, fast = 0, fastMobs = 0, tough = 0, toughMobs = 0] = zombies;
    const easier = this.standing.claw ? 1 : 0;
    const hit = (dice: number, from: number) =>
      getThrough(dice, chomp && this.onlySixes ? 6 : from - easier, save);
    return both(
      both(hit(rotting + 2 * rottingMobs, 4), hit(fast + 2 * fastMobs, 5)),
      hit(tough + 2 * toughMobs, 3),
    );
  }

  // ---------------------------------------------------------------- losses

  losses(stack: Stack, side: 'alien' | 'zombie'): Losses {
    const known = side === 'alien' ? this.memory.alienLosses : this.memory.zombieLosses;
    const key = stackKey(stack);
    let losses = known.get(key);
    if (!losses) {
      const keys = side === 'alien' ? ALIENS : ZOMBIES;
      const worth = side === 'alien' ? this.alien : this.zombie;
      const counters = stack.flatMap((n, k) =>
        Array.from({ length: n }, () => ({
          kind: k,
          hits: keys[k]?.hitsToKill as number,
          worth: worth[k] as number,
        })),
      );
      const most = counters.reduce((n, c) => n + c.hits, 0);
      const cost: number[] = [];
      const left: Stack[] = [];
      for (let hits = 0; hits <= most; hits++) {
        const dead = giveUp(counters, hits);
        const rest = stack.slice();
        for (const { kind } of dead) (rest[kind] as number)--;
        cost.push(dead.reduce((sum, c) => sum + c.worth, 0));
        left.push(rest);
      }
      losses = { cost, left };
      known.set(key, losses);
    }
    return losses;
  }

  /** What may be left of the Zombies after hits, each with its chance, without unlikely cases. */
  after(hits: Spread, zombies: Stack): Rest[] {
    const { left } = this.losses(zombies, 'zombie');
    const rests: Rest[] = [];
    let beyond = 0;
    for (let n = 0; n < hits.length; n++) {
      if (n >= left.length - 1) beyond += hits[n] as number;
      else if ((hits[n] as number) >= HARDLY) rests.push([hits[n] as number, left[n] as Stack]);
    }
    if (beyond >= HARDLY) rests.push([beyond, left[left.length - 1] as Stack]);
    return rests;
  }
}

/** A key for a stack of Aliens, which holds few of each kind. */
function smallKey(stack: Stack): number {
  let key = 0;
  for (const n of stack) key = key * 9 + Math.min(n, 8);
  return key;
}
