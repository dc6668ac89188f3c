import { type AskRequest, type Fact, type Json, type Rule, SeededDice, Sfc32, World } from '@shambles/engine';
import { ftb, IN_SIGHT, type State, WATCHES } from '@shambles/ftb';
import { type Book, openGround } from './crowds.js';

/** Who walks into sight. */
export const WALKER = 'c0';

/** A chain: where it begins, its dice, and the answers that its questions got. */
export interface Chain {
  readonly start: State;
  /** Where it is played. One for good, as in a game: what is derived from it, the measured table, is kept. */
  readonly state: State;
  readonly book: Book;
  readonly seed: string;
  readonly answers: readonly Json[];
}

export type ChainWorld = World<State, Book, Fact>;

/**
 * Plays a chain to its end, from the moment somebody has come into sight. Facts are kept where they are looked at when
 * it is over. Says how many questions it had.
 */
export function playChain(
  { start, state, book, seed }: Omit<Chain, 'answers'>,
  decide: (ask: AskRequest, w: ChainWorld, dice: SeededDice) => Json,
  over?: (w: ChainWorld, dice: SeededDice) => void,
): number {
  const dice = new SeededDice(seed);
  const w: ChainWorld = new World(
    (s, f, b) => ftb.evolve(s, f as never, b),
    Object.assign(state, ftb.copy(start)),
    book,
    dice,
    over !== undefined,
  );
  const rule = IN_SIGHT.happens(w as never, WALKER, WATCHES) as Rule<void>;
  let decisions = 0;
  for (let at = rule.next(); !at.done; decisions++) {
    const ask = at.value as AskRequest;
    const parsed = ask.space.parse(decide(ask, w, dice));
    if (!parsed.ok) throw new Error(`bench: ${parsed.text}`);
    at = rule.next(parsed.answer);
  }
  over?.(w, dice);
  return decisions;
}

/** The same answers again. */
export function replayed({ answers, ...chain }: Chain): number {
  let next = 0;
  return playChain(chain, () => answers[next++] as Json);
}

/** A chain of so many people whose answers are still to be given. */
export function newChain(count: number, seed: string): Omit<Chain, 'answers'> {
  const { state: start, book } = openGround(count, new Sfc32(`${seed}-people`));
  return { start, state: ftb.copy(start), book, seed };
}
