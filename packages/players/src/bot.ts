import type { Accepted, AskView, Json, Random, Refusal, Table } from '@shambles/engine';

/** What a bot is given to decide with: exactly what a person in its seat would see. */
export interface Turn {
  readonly view: unknown;
  readonly ask: AskView;
  /** A legal answer drawn at random. */
  sample(random: Random): Json;
}

export interface Bot {
  decide(turn: Turn, random: Random): Json;
}

/** A kind of bot that can hold a seat. `book` is what every player knows: board, counters, options. */
export interface BotSpec {
  readonly id: string;
  readonly title: string;
  /** Titles for seats in which it does something other than its title says. */
  readonly titles?: { readonly [seat: string]: string };
  make(book: unknown): Bot;
}

/** The title of this bot in this seat. */
export const titleIn = (bot: BotSpec, seat: string): string => bot.titles?.[seat] ?? bot.title;

/**
 * Lets `bot` answer the question open to `seat`. A bot that throws or answers illegally plays a random legal answer
 * instead, and `onFault` is told why.
 */
export function answerBy(
  bot: Bot,
  table: Table,
  seat: string,
  random: Random,
  onFault?: (why: unknown) => void,
): Accepted | Refusal | undefined {
  const ask = table.asks(seat)[0];
  if (!ask) return undefined;
  const sample = (r: Random) => table.sample(seat, r) as Json;
  const give = (value: Json) => table.answer({ seat, ask: ask.id, at: ask.at, value });
  try {
    const answer = give(bot.decide({ view: table.view(seat), ask, sample }, random));
    if (answer.ok) return answer;
    onFault?.(answer.text);
  } catch (error) {
    // A bot's fault must never stop a game.
    onFault?.(error);
  }
  return give(sample(random));
}
