import { SetupError } from '@shambles/engine';
import { type GameResult, playGame, type Series } from '@shambles/lab/series';

/** One game of a series, to be played between bots. */
export interface GameOrder {
  readonly index: number;
  /** The series; left out while it is that of the game before. */
  readonly series?: Series;
}

export type GameDelivery =
  | { readonly index: number; readonly result: GameResult; readonly failed?: undefined }
  | { readonly failed: string; readonly result?: undefined };

let last: Series | undefined;

/** Plays a game off the page's thread. */
export function serveGame({ series = last, index }: GameOrder): GameDelivery {
  if (!series) return { failed: 'There is no series to play.' };
  last = series;
  try {
    return { index, result: playGame(series, index) };
  } catch (error) {
    const { message, cause } = error as Error;
    // A table that cannot be set this way is no fault of a game.
    return { failed: cause instanceof SetupError ? cause.message : message };
  }
}
