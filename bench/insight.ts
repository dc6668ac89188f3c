import { type AskRequest, type Fact, type Json, type Rule, SeededDice, Sfc32, World } from '@shambles/engine';
import { ftb, IN_SIGHT, type State, WATCHES } from '@shambles/ftb';
import { type Book, openGround } from './crowds.js';

/** Id of the person who walks into sight. */
export const WALKER = 'c0';

/** A recorded chain: its start, its dice, and the answers to its questions. */
export interface Chain {
  readonly start: State;
  /** The state it is played on. It is reused, as in a game, so that the measured table derived from it stays cached. */
  readonly state: State;
  readonly book: Book;
  readonly seed: string;
  readonly answers: readonly Json[];
}

export type ChainWorld = World<State, Book, Fact>;

/**
 * Plays a chain to its end, from the moment when somebody has come into sight. Facts are kept only if `over` is given
 * to look at them. Returns the number of questions.
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

/** Replays a chain with its recorded answers. Returns the number of questions. */
export function replayed({ answers, ...chain }: Chain): number {
  let next = 0;
  return playChain(chain, () => answers[next++] as Json);
}

/** A chain with this many people, without answers yet. */
export function newChain(count: number, seed: string): Omit<Chain, 'answers'> {
  const { state: start, book } = openGround(count, new Sfc32(`${seed}-people`));
  return { start, state: ftb.copy(start), book, seed };
}
