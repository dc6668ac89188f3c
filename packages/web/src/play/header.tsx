import type { MeasuredScene, Scene } from '@shambles/engine';
import type { JSX } from 'preact';
import { leave } from '../app/state.js';
import type { Session } from '../session/session.js';
import { levelNow } from './beside/footer.js';

export function Logo(): JSX.Element {
  return (
    <span class="logo">
      Sham<b>b</b>les
    </span>
  );
}

/** A link to the start page; `kept` says what stays saved. */
export function HomeLink({ kept }: { kept?: string }): JSX.Element {
  return (
    <a
      class="logo-link"
      href="./"
      aria-label={`Shambles: back to the start page${kept === undefined ? '' : `; ${kept}`}`}
      onClick={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <Logo />
    </a>
  );
}

export interface PlayHeaderProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly label: string | undefined;
  readonly menuOpen: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Opens a branch of the game; undefined for a table on a server. */
  readonly onWhatIf?: (() => void) | undefined;
  /** Opens the papers, if the system has any. */
  readonly onPapers?: (() => void) | undefined;
  readonly onMenu: () => void;
}

/** The header above the table. */
export function PlayHeader(props: PlayHeaderProps): JSX.Element {
  const { session, scene, label } = props;
  return (
    <header class="bar">
      <h1 class="unseen">{session.system.title}</h1>
      <HomeLink kept="the game is kept" />
      <span class="pill wide">
        {session.system.title}
        {label && (
          <b class="branch" title={label}>
            {label}
          </b>
        )}
      </span>
      <span class="space" />
      <Time scene={scene} />
      {scene.kind === 'printed' ? (
        <span class="pill mid">
          {scene.track.name} <b>{scene.track.value}</b>{' '}
          <span class="wide">
            {!session.table.over && 'so far: '}
            {levelNow(scene.track)}
          </span>
        </span>
      ) : (
        <Steps steps={scene.clock.steps} phase={scene.clock.phase} />
      )}
      <HeaderButtons {...props} />
    </header>
  );
}

/** The turn and, for a printed board, the phase. */
function Time({ scene }: { scene: Scene }): JSX.Element {
  const { clock } = scene;
  return (
    <span class="pill time">
      {'name' in clock && clock.name !== undefined ? (
        <b>{clock.name}</b>
      ) : (
        <span>
          {clock.turn === 0 && 'Before turn'}
          {clock.turn > 0 && 'Turn'} <b>{Math.max(1, clock.turn)}</b>
        </span>
      )}
      {clock.turns > 0 && <span>of {clock.turns}</span>}
      {scene.kind === 'printed' && <span class="mid">· {clock.phase}</span>}
    </span>
  );
}

function HeaderButtons(props: PlayHeaderProps): JSX.Element {
  const { session } = props;
  return (
    <>
      <button
        type="button"
        class="ib"
        disabled={!session.canUndo}
        onClick={props.onUndo}
        aria-label="Undo"
        aria-keyshortcuts="Control+Z"
      >
        <span aria-hidden="true">↶</span> <b class="word">Undo</b>
      </button>
      <button
        type="button"
        class="ib ib-redo"
        disabled={!session.canRedo}
        onClick={props.onRedo}
        aria-label="Redo"
        aria-keyshortcuts="Control+Y"
      >
        <span aria-hidden="true">↷</span>
      </button>
      {props.onPapers && (
        <button type="button" class="ib mid" onClick={props.onPapers}>
          Papers
        </button>
      )}
      {props.onWhatIf && (
        <button
          type="button"
          class="ib mid"
          title="Try something out with other dice; this game waits"
          onClick={props.onWhatIf}
        >
          What if…
        </button>
      )}
      <button
        type="button"
        class="ib"
        aria-label="Menu"
        aria-expanded={props.menuOpen}
        onClick={props.onMenu}
      >
        <span aria-hidden="true">☰</span>
      </button>
    </>
  );
}

/** The steps of a turn: those done, the current one by name, those to come. */
function Steps(props: { steps: MeasuredScene['clock']['steps']; phase: string }): JSX.Element {
  const { steps, phase } = props;
  const now = steps.findIndex((s) => s.state === 'current');
  return (
    <span class="pill steps mid">
      <ol>
        {steps.map((step, i) => (
          <li
            key={step.name}
            class={`step ${step.state}${step.tone ? ` step-${step.tone}` : ''}${step.die === undefined ? '' : ' step-die'}`}
            title={`${i + 1}. ${step.name}${step.die === undefined ? '' : `, ${step.die}`}`}
          >
            {step.die !== undefined && <span aria-hidden="true">{step.die}</span>}
            <span class="unseen">
              {step.name}
              {step.die !== undefined && `, rolled ${step.die}`}
              {step.state === 'done' ? ', done' : step.state === 'current' ? ', now' : ''}
            </span>
          </li>
        ))}
      </ol>
      <b>
        {now >= 0 && steps[now]?.die === undefined && `${now + 1}. `}
        {steps[now]?.name ?? phase}
      </b>
    </span>
  );
}
