import type { JSX } from 'preact';
import type { Session } from '../../session/session.js';

/** Standing answers, each with a button that ends it. */
export function StandingAnswers({ session }: { session: Session }): JSX.Element | null {
  // Reading it subscribes to every change of the table.
  session.version.value;
  const { standing, teller } = session;
  if (standing.length === 0) return null;
  return (
    <ul class="standing" aria-label="Answered for you">
      {standing.map(({ ask, turn }) => (
        <li key={ask}>
          <span>
            {teller.say({ key: `standing.${ask}` })}
            <small>{turn === undefined ? ' in this game' : ' this turn'}</small>
          </span>
          <button type="button" class="quiet small" onClick={() => session.askAgain(ask)}>
            Ask me again
          </button>
        </li>
      ))}
    </ul>
  );
}
