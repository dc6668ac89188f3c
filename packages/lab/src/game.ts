import { type AnySystem, type Fact, type Setup, Sfc32, Table } from '@shambles/engine';
import { answerBy, findBot, makeFor } from '@shambles/players';
import { findSystem } from '@shambles/systems';

/** What all games of a simulation have in common. Plain data, because it is sent to the workers. */
export interface Series {
  readonly system: string;
  readonly setup: Setup;
  /** The bot of each seat, by id. */
  readonly seats: { readonly [seat: string]: string };
  readonly seed: string;
}

/** What is kept of one game. */
export interface GameResult {
  readonly winner: string;
  readonly level: string;
  readonly score: number;
  /** The checksum of its last entry. */
  readonly sum: string;
  /** Number of answers given, by seat. */
  readonly decisions: { readonly [seat: string]: number };
  /** The longest time that a seat took for one answer, in milliseconds. */
  readonly slowest: { readonly [seat: string]: number };
  /** Number of illegal answers by bots. */
  readonly faults: number;
  /** The system's own counts. */
  readonly counts: { readonly [what: string]: number };
}

/** Thrown for a game that could not be played to its end. */
export class GameError extends Error {
  override readonly name = 'GameError';
}

/** The winner's name if nobody wins. */
export const NOBODY = 'none';
/** More answers than any game takes. Stops bots that move for ever. */
const TOO_MANY = 100_000;

/** Checks a series before any game is played. Throws SetupError. */
export function checkSeries({ system: id, setup, seats }: Series): AnySystem {
  const system = findSystem(id);
  system.book(setup);
  for (const bot of Object.values(seats)) findBot(system, bot);
  return system;
}

/** Plays the game with this index. Its dice depend only on the series' seed and the index. Throws GameError. */
export function playGame(series: Series, index: number): GameResult {
  const seed = `${series.seed}/${index}`;
  try {
    return play(series, seed);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new GameError(`Game ${index} (seed "${seed}") of ${series.system}: ${why}`, { cause: error });
  }
}

function play({ system: id, setup, seats }: Series, seed: string): GameResult {
  const system = findSystem(id);
  const table = Table.create(system, { setup, seed });
  const players = Object.fromEntries(
    Object.entries(seats).map(([seat, bot]) => [
      seat,
      { bot: makeFor(findBot(system, bot), table, seat), random: new Sfc32(`${seed}/${seat}`) },
    ]),
  );
  const decisions = Object.fromEntries(Object.keys(seats).map((seat) => [seat, 0]));
  const slowest = { ...decisions };
  let faults = 0;
  for (let answers = 0; !table.over; answers++) {
    const seat = table.waitingFor[0];
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined)
      throw new Error(`the game waits for ${seat ?? 'nobody'}.`);
    if (answers === TOO_MANY) throw new Error(`no end after ${TOO_MANY} answers.`);
    const begun = performance.now();
    const answer = answerBy(player.bot, table, seat, player.random, () => faults++);
    if (!answer?.ok) throw new Error(`${seat} could not answer: ${answer?.text ?? 'it is asked nothing'}`);
    decisions[seat] = (decisions[seat] as number) + 1;
    slowest[seat] = Math.max(slowest[seat] as number, performance.now() - begun);
  }
  const { outcome } = table;
  return {
    winner: outcome?.winner ?? NOBODY,
    level: outcome?.level ?? '',
    score: outcome?.score ?? 0,
    sum: table.sum,
    decisions,
    slowest,
    faults,
    counts: system.counts?.(factsOf(table), table.state, table.book) ?? {},
  };
}

function factsOf(table: Table): readonly Fact[] {
  return table.journal.line(table.head).flatMap((entry) => entry.facts);
}
