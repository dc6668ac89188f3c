import {
  type AnySystem,
  type AskRequest,
  type Json,
  playOut,
  type Random,
  SeededDice,
  type Setup,
  Sfc32,
  Table,
} from '@shambles/engine';

export const STANDARD: Setup = { scenario: 'standard', options: {} };

/** Games of a system at random, bare: nothing around the rules. `full` builds the whole list of legal answers each time. */
export function barePlayer(system: AnySystem, full = false): () => number {
  const book: unknown = system.book(STANDARD);
  const dice = new SeededDice('bench-dice');
  const r = new Sfc32('bench-answers');
  const sampled = (ask: AskRequest): unknown => ask.space.sample(r);
  const listed = (ask: AskRequest): unknown => {
    const all = ask.space.list(10_000);
    return all[r.below(all.length)];
  };
  return () => playOut(system, book, dice, full ? listed : sampled).decisions;
}

/** Games at random through the whole table: answers read and checked, journal, checkpoints, facts. */
export function tablePlayer(system: AnySystem, full = false): () => number {
  const r = new Sfc32('bench-answers');
  let games = 0;
  return () => {
    const table = Table.create(system, { setup: STANDARD, seed: `bench-${games++}` });
    let decisions = 0;
    while (!table.over) {
      answerAny(table, r, full);
      decisions++;
    }
    return decisions;
  };
}

/** Answers the question that is open, anyhow. */
export function answerAny(table: Table, r: Random, full = false): void {
  const seat = table.waitingFor[0] as string;
  answerWith(table, full ? anyOf(table.legal(seat, 10_000), r) : (table.sample(seat, r) as Json));
}

export function answerWith(table: Table, value: Json): void {
  const seat = table.waitingFor[0] as string;
  const { id, at } = table.question(seat) as { id: string; at: number };
  const taken = table.answer({ seat, ask: id, at, value });
  if (!taken.ok) throw new Error(taken.text);
}

function anyOf(list: readonly Json[], r: Random): Json {
  return list[r.below(list.length)] as Json;
}
