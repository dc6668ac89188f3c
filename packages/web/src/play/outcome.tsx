import type { RuleId, Scene } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { saveFile } from '../app/files.js';
import { leave, watchThis } from '../app/state.js';
import type { Session } from '../session/session.js';
import { does, whoIs, wordOr } from '../side/index.js';
import { Refused } from './panel.js';
import { RuleChip } from './parts.js';

/** The end of a game. */
export function Outcome(props: {
  session: Session;
  scene: Scene;
  onRule: (id: RuleId) => void;
  /** The whole game watched again; of a game in this browser, where left out. */
  onWatch?: (() => void) | undefined;
}): JSX.Element | null {
  const { session, scene } = props;
  const { outcome } = session.table;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The last question had the focus and is gone.
    if (document.activeElement === document.body || document.activeElement === null)
      box.current?.focus({ preventScroll: true });
  }, []);
  if (!outcome) return null;
  const winner = session.system.seats.find((s) => s.id === outcome.winner);
  const side = outcome.winner;
  const name = winner?.name ?? (side && wordOr(session.teller, `seat.${side}`, side));
  const own = session.people.some((seat) => seat === side || sideOf(scene, seat) === side);
  const yours = own && session.people.every((seat) => seat === side || sideOf(scene, seat) === side);
  return (
    <section class="ask outcome" tabIndex={-1} id="question" ref={box} aria-live="polite">
      <div class={`who tone-${winner?.tone ?? 'paper'}`}>
        {name === undefined ? 'Nobody wins' : does(whoIs(name), 'win')}
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
      <Refused session={session} onRule={props.onRule} />
      <div class="go">
        <button type="button" class="primary" onClick={leave}>
          Another game
        </button>
        <button type="button" class="quiet" onClick={props.onWatch ?? (() => void watchThis())}>
          Watch it again
        </button>
        <button type="button" class="quiet" onClick={() => void exportJournal(session)}>
          Export
        </button>
      </div>
    </section>
  );
}

async function exportJournal({ system, id, table, refusal }: Session): Promise<void> {
  try {
    const saved = table.save();
    saveFile(`${system.id}-${id}.shambles`, typeof saved === 'string' ? saved : await saved);
  } catch (error) {
    refusal.value = { ok: false, code: 'refused', text: (error as Error).message };
  }
}

/** The side of the figure that a seat plays. */
function sideOf(scene: Scene, seat: string): string | undefined {
  return scene.kind === 'measured' ? scene.figures.find((f) => f.id === seat)?.side : undefined;
}
