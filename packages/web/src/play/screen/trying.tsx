import type { JSX } from 'preact';
import { continueGame } from '../../app/state.js';
import type { Shown } from '../../session/games.js';

/** A banner saying that this is a branch, with a link back to the waiting game. */
export function Trying({ game }: { game: Shown }): JSX.Element | null {
  const { origin, label } = game;
  if (origin === undefined) return null;
  const from = label?.replace(/^What if[,:] /, '');
  return (
    <aside class="trying" aria-label="Trying something out">
      <p>
        <b>You are trying something out{from && <span class="from">, {from}</span>}.</b> The game itself
        waits.
      </p>
      <button type="button" class="quiet" onClick={() => void continueGame(origin)}>
        Back to the game
      </button>
    </aside>
  );
}
