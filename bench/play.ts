import {
  type AnySystem,
  type AskRequest,
  type Fact,
  type Json,
  playOut,
  type Random,
  SeededDice,
  type Setup,
  Sfc32,
  type System,
  Table,
  World,
} from '@shambles/engine';

export const STANDARD: Setup = { scenario: 'standard', options: {} };

/** Plays random games on the bare rules, without a table. `full` builds the whole list of legal answers each time. */
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

/** Plays random games through the whole table: answers read and checked, journal, checkpoints, facts. */
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

/** Plays on from a state until `over`, with random answers. Returns the facts. */
export function goOn<S, B, V, F extends Fact>(
  system: System<S, B, V, F>,
  { state, book }: { readonly state: S; readonly book: B },
  seed: string,
  over: (s: S) => boolean,
): readonly Fact[] {
  const evolve = (s: S, f: Fact, b: B) => system.evolve(s, f as F, b);
  const w = new World<S, B, F>(evolve, system.copy(state), book, new SeededDice(seed));
  const random = new Sfc32(seed);
  while (!over(w.s)) {
    const step = system.next(w);
    if (step === undefined) break;
    for (let at = step.next(); !at.done; ) at = step.next((at.value as AskRequest).space.sample(random));
  }
  return w.facts;
}

/** Answers the open question at random. */
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
