import { type AnySystem, type SceneTrack, type Setup, SPECTATOR, type Tone } from '@shambles/engine';
import { type GameResult, NOBODY, type SimulationResult, wilson } from '@shambles/lab/series';
import { type Teller, winnerIn } from '@shambles/story';

/** How often something came of many games. */
export interface Often {
  readonly id: string;
  readonly name: string;
  readonly tone: Tone;
  readonly games: number;
  /** Its share of all games, from 0 to 1. */
  readonly share: number;
  /** The share that it has in truth lies in between, with 95 per cent confidence. */
  readonly low: number;
  readonly high: number;
}

/** The levels of victory along the track of a printed board; a measured table has none. */
export type Bands = SceneTrack['bands'];

export function bandsOf(system: AnySystem, setup: Setup): Bands {
  const book = system.book(setup);
  const scene = system.scene(system.view(system.start(book), SPECTATOR, book), book);
  return scene.kind === 'printed' ? scene.track.bands : [];
}

/** Seats and sides that get a line each although they never won. */
const FEW = 4;

/**
 * Who won, in the order of the seats. Of many seats, those that won neither here nor in the run `beside` are left out.
 */
export function winnersOf(
  system: AnySystem,
  teller: Teller,
  { winners, games }: SimulationResult,
  beside: SimulationResult | undefined,
): Often[] {
  const all = Object.entries({ ...none(beside?.winners), ...winners });
  return all
    .filter(([id, n]) => n > 0 || all.length <= FEW || (beside?.winners[id] ?? 0) > 0)
    .map(([id, n]) => ({
      id,
      name: winnerIn(system, teller, id),
      tone: system.seats.find((seat) => seat.id === id)?.tone ?? 'paper',
      ...often(n, games),
    }))
    .sort((a, b) => Number(a.id === NOBODY) - Number(b.id === NOBODY));
}

/**
 * How the games ended, here or in the run `beside`: in the order of the track if there is one, or else most often
 * first.
 */
export function endingsOf(
  teller: Teller,
  bands: Bands,
  { outcomes, games }: SimulationResult,
  beside: SimulationResult | undefined,
): Often[] {
  const place = (id: string) => bands.findIndex((band) => band.name === id);
  return Object.entries({ ...none(beside?.outcomes), ...outcomes })
    .map(([id, n]) => ({
      id,
      name: teller.word(id),
      tone: bands[place(id)]?.tone ?? 'paper',
      ...often(n, games),
    }))
    .sort((a, b) => place(a.id) - place(b.id) || b.games - a.games);
}

const none = (all: Readonly<Record<string, number>> = {}): Record<string, number> =>
  Object.fromEntries(Object.keys(all).map((id) => [id, 0]));

/** True if the endings say who has won, so that it need not be said as well: each belongs to one winner only. */
export function sayTheSame(results: readonly GameResult[]): boolean {
  const pairs = new Set(results.map(({ winner, level }) => `${winner} ${level}`)).size;
  const [winners, levels] = [results.map(({ winner }) => winner), results.map(({ level }) => level)];
  return pairs === new Set(winners).size && pairs === new Set(levels).size;
}

const often = (n: number, of: number): Pick<Often, 'games' | 'share' | 'low' | 'high'> => ({
  games: n,
  share: of === 0 ? 0 : n / of,
  ...wilson(n, of),
});

/** How a share compares with another: chance alone may make the difference, unless their intervals lie apart. */
export function comparedWith(
  now: Often,
  then: Often,
): 'more often than' | 'less often than' | 'about as often as' {
  if (now.low > then.high) return 'more often than';
  return now.high < then.low ? 'less often than' : 'about as often as';
}

/** Something that the system counts in a game. */
export interface Counted {
  readonly id: string;
  readonly name: string;
  /** The mean over all games. */
  readonly mean: number;
  /** The share of games in which it occurred. */
  readonly share: number;
  readonly most: number;
}

export const countedIn = (teller: Teller, { counts: all, games }: SimulationResult): Counted[] =>
  Object.entries(all).map(([id, { games: occurred, total, max }]) => ({
    id,
    name: teller.word(id),
    mean: total / games,
    share: occurred / games,
    most: max,
  }));
