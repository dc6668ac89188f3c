import { SetupError } from '@shambles/engine';
import { type GameResult, playGame, type Series } from '@shambles/lab/series';

/** One game of a series, to be played between bots. */
export interface GameOrder {
  readonly series: Series;
  readonly index: number;
}

export type GameDelivery =
  | { readonly index: number; readonly result: GameResult; readonly failed?: undefined }
  | { readonly failed: string; readonly result?: undefined };

/** Plays a game off the page's thread. */
export function serveGame({ series, index }: GameOrder): GameDelivery {
  try {
    return { index, result: playGame(series, index) };
  } catch (error) {
    const { message, cause } = error as Error;
    // A table that cannot be set this way is no fault of a game.
    return { failed: cause instanceof SetupError ? cause.message : message };
  }
}
