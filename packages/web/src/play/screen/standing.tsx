import type { JSX } from 'preact';
import type { Session } from '../../session/session.js';

/** Answers that are given of themselves, each with a press that ends it. */
export function StandingAnswers({ session }: { session: Session }): JSX.Element | null {
  // Whoever reads it is told of every change of the table.
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
