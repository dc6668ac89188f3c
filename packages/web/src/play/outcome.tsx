import type { RuleId, Scene } from '@shambles/engine';
import type { JSX } from 'preact';
import { saveFile } from '../app/files.js';
import { leave, watchThis } from '../app/state.js';
import type { Session } from '../session/session.js';
import { does, whoIs } from '../side/index.js';
import { RuleChip } from './parts.js';

/** The end of a game. */
export function Outcome(props: {
  session: Session;
  scene: Scene;
  onRule: (id: RuleId) => void;
}): JSX.Element | null {
  const { session, scene } = props;
  const { outcome } = session.table;
  if (!outcome) return null;
  const winner = session.system.seats.find((s) => s.id === outcome.winner);
  const yours = session.people.length === 1 && winner && session.people[0] === winner.id;
  return (
    <section class="ask outcome" tabIndex={-1} id="question" aria-live="polite">
      <div class={`who tone-${winner?.tone ?? 'paper'}`}>
        {winner ? does(whoIs(winner.name), 'win') : 'Nobody wins'}
        <RuleChip system={session.system} rule={outcome.rule} onRule={props.onRule} />
      </div>
      <h2>
        {session.teller.word(outcome.level)}
        {yours ? '. Well played.' : '.'}
      </h2>
      {scene.kind === 'printed' ? (
        <p class="tally">
          {scene.track.name}: <b>{outcome.score}</b>
        </p>
      ) : (
        <>
          <p class="tally">{scene.objective.text}</p>
          <ul class="tally">
            {scene.objective.done.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
      <div class="go">
        <button type="button" class="primary" onClick={leave}>
          Another game
        </button>
        <button type="button" class="quiet" onClick={watchThis}>
          Watch it again
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => saveFile(`${session.system.id}-${session.id}.shambles`, session.table.save())}
        >
          Export
        </button>
      </div>
    </section>
  );
}
