import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { continueGame, removeGame, saved, watchSaved } from '../app/state.js';
import type { GameMeta } from '../session/store.js';

const when = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of a game: "Turn 4 of 20", "Month 3, year 1". */
export function timeIn({ time, turn, turns }: GameMeta): string {
  return time ?? `Turn ${turn} of ${turns}`;
}

/** Games saved in this browser. */
export function SavedGames(): JSX.Element | null {
  const games = saved.value;
  const [all, setAll] = useState(false);
  if (games.length === 0) return null;
  const shown = all ? games : games.slice(0, 5);
  return (
    <section class="saved" aria-labelledby="saved">
      <h2 id="saved" tabIndex={-1}>
        Saved games
      </h2>
      <ul>
        {shown.map((game) => (
          <SavedGame key={game.id} game={game} />
        ))}
      </ul>
      {games.length > shown.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {games.length - shown.length} more
        </button>
      )}
    </section>
  );
}

/** The unfinished game played last, shown at the top of the page. */
export function LastGame(): JSX.Element | null {
  const game = saved.value.filter(({ over }) => !over).toSorted((a, b) => b.changed - a.changed)[0];
  if (!game) return null;
  return (
    <section class="last-game" aria-label="The game you left">
      <button type="button" class="primary" onClick={() => void continueGame(game.id)}>
        Go on
      </button>
      <p>
        <b>{game.title}</b>
        {game.label && <span class="branch"> {game.label}</span>}
        <span>
          {timeIn(game)} · {game.score} · {when.format(game.changed)}
        </span>
      </p>
    </section>
  );
}

function SavedGame(props: { game: GameMeta }): JSX.Element {
  const { game } = props;
  const [asked, setAsked] = useState(false);
  const turn = game.over ? 'finished' : timeIn(game);
  return (
    <li>
      <button type="button" class="saved-game" onClick={() => void continueGame(game.id)}>
        <b>
          {game.title}
          {game.label && <span class="branch">{game.label}</span>}
        </b>
        <span>
          {turn} · {game.score} · {when.format(game.changed)}
        </span>
      </button>
      <button
        type="button"
        class="quiet small"
        aria-label={`Watch ${game.title}, ${turn}`}
        onClick={() => void watchSaved(game.id)}
      >
        Watch
      </button>
      <button
        type="button"
        class="quiet small"
        aria-label={`Throw away ${game.title}, ${turn}`}
        onClick={() => (asked ? void removeGame(game.id) : setAsked(true))}
        onBlur={() => setAsked(false)}
      >
        {asked ? 'Really?' : '×'}
      </button>
    </li>
  );
}
