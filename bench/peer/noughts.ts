import type { Random } from '@shambles/engine';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { anyFree, threeInARow } from '../noughts.js';

interface Cells {
  cells: (number | null)[];
}

/** boardgame.io's own tutorial game, without undo. */
const game: Game<Cells> = {
  name: 'noughts',
  setup: () => ({ cells: Array<number | null>(9).fill(null) }),
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = Number(playerID) + 1;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (threeInARow(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

/** Plays random games one after the other with one client, since making a client costs more than a game. */
export function noughtsPlayer(r: Random): () => number {
  const client = Client({ game, numPlayers: 2, debug: false });
  const start = client.store.getState()._stateID;
  return () => {
    client.reset();
    let moves = 0;
    for (;;) {
      const { G, ctx, _stateID } = client.store.getState();
      if (_stateID - start !== moves) throw new Error('boardgame.io refused a move.');
      if (ctx.gameover) return moves;
      (client.moves.mark as (cell: number) => void)(anyFree(G.cells, r));
      moves++;
    }
  };
}
