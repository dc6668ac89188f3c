import type { Kind } from '../index.js';
import type { Game } from './game.js';

/** Kinds of Aliens in the rulebook's order. */
export const ALIENS: readonly Kind[] = ['trooper', 'ufo', 'tank', 'leader', 'mutant', 'bfar'];

/** Hits that kill a counter. AVZ-7.3, AVZ-7.3-two. */
export const PRICE: { readonly [kind: string]: number } = {
  trooper: 1,
  leader: 1,
  mutant: 1,
  ufo: 2,
  tank: 2,
  bfar: 2,
  rotting: 1,
  fast: 1,
  tough: 1,
  'rotting-mob': 2,
  'fast-mob': 2,
  'tough-mob': 2,
};

/** The contents of locations. */
export type Board = { readonly [at: string]: readonly Kind[] };

export const many = <const T>(n: number, what: T): T[] => Array<T>(n).fill(what);

/** A board of one row: plain buildings from A1 to K1, or the given letters. */
export const street = (letters: string = 'B'.repeat(11)) => ({ board: { rows: [letters] } });

/** Plays the event step up to the landing. Throws if anyone is still asked something. */
export function toLanding(g: Game): void {
  if (g.run('landing') || g.phase !== 'landing')
    throw new Error(`The game is still in the phase ${g.phase}.`);
}

export const isAlien = (kind: Kind): boolean => ALIENS.includes(kind);

/** Ids of the first `n` counters of a kind. */
export const ids = (kind: Kind, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${kind}-${i + 1}`);

/** An answer that puts every item of the ask into one location. */
export const all = (g: Game, at: string) => Object.fromEntries(g.items().map((id) => [id, at]));

export const setup = (options: Record<string, string> = {}) => ({ scenario: 'standard', options });
