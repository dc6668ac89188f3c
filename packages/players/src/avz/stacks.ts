import { ALIENS, type Kind, ZOMBIES } from '@shambles/avz';

/** Number of counters of each kind together, with kinds numbered as in ALIENS or ZOMBIES. */
export type Stack = number[];

export const UFO = 1;
export const LEADER = 3;
const KINDS_A_SIDE = 6;
/** First of the two Tough kinds. */
const TOUGH = 4;
const MOST_OF_A_KIND = 31;

const number = new Map<Kind, number>([
  ...ALIENS.map((a, k) => [a.kind, k] as const),
  ...ZOMBIES.map((z, k) => [z.kind, k] as const),
]);

export function kindNumber(kind: Kind): number {
  return number.get(kind) as number;
}

export function noStack(): Stack {
  return new Array<number>(KINDS_A_SIDE).fill(0);
}

/** A stack as one number, for use as a key. */
export function stackKey(stack: Stack): number {
  let key = 0;
  for (let k = 0; k < KINDS_A_SIDE; k++)
    key = key * (MOST_OF_A_KIND + 1) + Math.min(stack[k] as number, MOST_OF_A_KIND);
  return key;
}

/** The sum over a stack of a number for each kind. */
export function total(stack: Stack, of: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < KINDS_A_SIDE; k++) sum += (stack[k] as number) * (of[k] as number);
  return sum;
}

const ONE = [1, 1, 1, 1, 1, 1];
const COMBAT = ALIENS.map((a) => a.combat);
const ROOM = ALIENS.map((a) => a.stack);
const BITES = ZOMBIES.map((z) => z.dice);

export function size(stack: Stack): number {
  return total(stack, ONE);
}
/** Dice of a stack of Aliens: the sum of their combat numbers. */
export function combat(aliens: Stack): number {
  return total(aliens, COMBAT);
}
/** Room that Aliens take up in a location. */
export function room(aliens: Stack): number {
  return total(aliens, ROOM);
}
/** Dice of a stack of Zombies. */
export function bites(zombies: Stack): number {
  return total(zombies, BITES);
}

/** The lowest die with which an Alien there hits. */
export function aliensHitFrom(aliens: Stack): number {
  return (aliens[LEADER] as number) > 0 ? 3 : 4;
}
export function aliensSaveFrom(aliens: Stack): number {
  return (aliens[LEADER] as number) > 0 ? 4 : 5;
}
export function zombiesSaveFrom(zombies: Stack): number {
  return (zombies[TOUGH] as number) + (zombies[TOUGH + 1] as number) > 0 ? 4 : 5;
}

/** A counter that can be given up, with the hits that it takes and its worth to its owner. */
export interface Losable {
  readonly hits: number;
  readonly worth: number;
}

/** The counters that an owner had best lose to take `hits`. A loss must be taken if one is possible. */
export function giveUp<T extends Losable>(counters: readonly T[], hits: number): T[] {
  const cheap = (price: number) => counters.filter((c) => c.hits === price).sort((a, b) => a.worth - b.worth);
  const singles = cheap(1);
  const doubles = cheap(2);
  const sum = (list: readonly T[], n: number) => list.slice(0, n).reduce((w, c) => w + c.worth, 0);
  let best: T[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let two = 0; two <= doubles.length && 2 * two <= hits; two++) {
    const one = Math.min(singles.length, hits - 2 * two);
    if (hits - 2 * two - one >= 2 && two < doubles.length) continue;
    const worth = sum(doubles, two) + sum(singles, one);
    if (worth >= least) continue;
    least = worth;
    best = [...doubles.slice(0, two), ...singles.slice(0, one)];
  }
  return best;
}
