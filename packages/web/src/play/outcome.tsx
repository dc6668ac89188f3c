import type { RuleId, Scene } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { saveFile } from '../app/files.js';
import { leave, watchThis } from '../app/state.js';
import type { Session } from '../session/session.js';
import { does, whoIs, wordOr } from '../side/index.js';
import { Refused } from './panel.js';
import { RuleChip } from './parts.js';
import { Ended } from './screen/goals.js';

/** The end of a game: who won, and what to do next. */
export function Outcome(props: {
  session: Session;
  scene: Scene;
  onRule: (id: RuleId) => void;
  /** Replays the whole game; if left out, the game kept in this browser. */
  onWatch?: (() => void) | undefined;
}): JSX.Element | null {
  const { session, scene } = props;
  const { outcome } = session.table;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The last question, now gone, had the focus.
    if (document.activeElement === document.body || document.activeElement === null)
      box.current?.focus({ preventScroll: true });
    // If the page itself scrolls, the winner must be in view first.
    if (scrollY > 0) scrollTo({ top: 0 });
  }, []);
  if (!outcome) return null;
  const winner = session.system.seats.find((s) => s.id === outcome.winner);
  const side = outcome.winner;
  const name = winner?.name ?? (side && wordOr(session.teller, `seat.${side}`, side));
  const yours = areWinners(session, scene, side);
  return (
    <section class="ask outcome" tabIndex={-1} id="question" ref={box} aria-live="polite">
      <div class={`who tone-${winner?.tone ?? 'paper'}`}>
        {name === undefined ? 'It is over' : does(whoIs(name), 'win')}
        <RuleChip system={session.system} rule={outcome.rule} onRule={props.onRule} />
      </div>
      <h2>
        {session.teller.word(outcome.level)}
        {yours ? '. Well played.' : '.'}
      </h2>
      {scene.kind === 'measured' && scene.objective.text !== '' && (
        <p class="tally">{scene.objective.text}</p>
      )}
      <HowItEnded session={session} level={outcome.level} scene={scene} onRule={props.onRule} />
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

/** True if somebody has won, and all people at this browser are on that side. */
function areWinners({ people }: Session, scene: Scene, winner: string | undefined): boolean {
  const won = (seat: string) => seat === winner || sideOf(scene, seat) === winner;
  return winner !== undefined && people.length > 0 && people.every(won);
}

/** What was won and lost, as the system tells it, or else the score. */
function HowItEnded(props: {
  session: Session;
  /** The key of the result, which is read above it. */
  level: string;
  scene: Scene;
  onRule: (id: RuleId) => void;
}): JSX.Element {
  const { session, level, scene, onRule } = props;
  const { system, table } = session;
  const ending = system.ending?.(session.view(), table.book);
  if (ending)
    return <Ended session={session} ending={ending} said={session.teller.word(level)} onRule={onRule} />;
  if (scene.kind === 'printed')
    return (
      <p class="tally">
        {scene.track.name}: <b>{table.outcome?.score}</b>
      </p>
    );
  return (
    <ul class="tally">
      {scene.objective.done.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
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

/** The name of the side of a seat's figure. */
function sideOf(scene: Scene, seat: string): string | undefined {
  return scene.kind === 'measured' ? scene.figures.find((f) => f.id === seat)?.side : undefined;
}
