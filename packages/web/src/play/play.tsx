import { useSignal } from '@preact/signals';
import type { Json, RuleId } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { change, moves, settings } from '../app/settings.js';
import { goToCompanion, whatIf } from '../app/state.js';
import { known } from '../session/athand.js';
import type { Shown } from '../session/games.js';
import type { Session } from '../session/session.js';
import type { Stage } from '../session/stage.js';
import {
  badgeIn,
  createTones,
  DiceTray,
  does,
  type Guide,
  guideOf,
  HandOver,
  Help,
  HintBar,
  LuckAccount,
  MyDice,
  PapersSheet,
  RuleDrawer,
  StoryLog,
  type Told,
} from '../side/index.js';
import { BringForm } from '../together/opening/bring.js';
import { Beside, Objective, Roster, Score } from './footer.js';
import { PlayHeader } from './header.js';
import { Menu } from './menu.js';
import { modelFor } from './models/index.js';
import { Outcome } from './outcome.js';
import { AskPanel, Refused, Sending } from './panel.js';
import { keysToQuestion, press } from './pointer.js';
import { BoardView } from './table/boardview.js';
import { rulersOf } from './table/rulers.js';
import { type Look, TableView } from './table/tableview.js';
import { figureIn } from './table/things.js';
import { whoOf } from './who.js';

type Over = 'menu' | 'luck' | 'help' | 'online' | 'papers';

/** The table: a game being played. */
export function PlayScreen(props: {
  game: Shown;
  stage: Stage;
  /** Who else is at the table, above the question. */
  company?: ComponentChildren;
  /** What else can be done with the game as a whole. */
  more?: ComponentChildren;
  /** The whole game watched again, where that is possible. */
  onWatch?: (() => void) | undefined;
}): JSX.Element {
  const { game, stage } = props;
  const { session, keeper } = game;
  session.version.value;
  const { system, teller, table } = session;
  const viewer = session.viewer.value;
  const busy = stage.busy.value;
  const ask = busy ? undefined : session.ask;
  const roll = busy ? undefined : session.roll;
  const shown = stage.scene.value;
  const motion = moves();

  const [rule, setRule] = useState<{ open: boolean; id: RuleId | undefined }>({ open: false, id: undefined });
  const [over, setOver] = useState<Over | undefined>(undefined);
  const [report, setReport] = useState(game.report);
  const [look, setLook] = useState<Look | undefined>(undefined);
  const onRule = (id: RuleId | undefined): void => setRule({ open: true, id });
  const tones = useMemo(() => createTones(system), [system]);
  tones.learn(shown);

  const own = useRef(false);
  const commit = (value: Json): void => {
    own.current = true;
    known(session.answer(value), ({ ok }) => {
      own.current &&= ok;
    });
  };
  const undo = (): void => {
    own.current = false;
    session.undo();
  };
  const round = session.moment;
  const rulers = useMemo(
    () => (shown.kind === 'measured' ? rulersOf(session) : undefined),
    [shown.kind, viewer, round],
  );
  const opened = useSignal<string | undefined>(undefined);
  const model = useMemo(
    () =>
      ask &&
      modelFor({ ask, scene: session.scene(), say: (line) => teller.say(line), commit, rulers, opened }),
    [ask?.id, ask?.at, viewer, round],
  );
  const scene = model?.scene.value ?? shown;
  /** Whose answers are open. */
  const part = model?.kind === 'choose' ? model.opened.value : undefined;
  // The table turns to the figure that a question is about.
  useEffect(() => {
    if (!ask || shown.kind !== 'measured') return;
    const id = part ?? figureIn(shown, ask);
    if (id !== undefined) setLook((old) => (old?.id === id ? old : { id, n: (old?.n ?? 0) + 1 }));
  }, [ask?.id, part]);
  useCarryOn(model?.kind === 'orders' ? model.shape.rest : undefined, own, commit);
  useShortcuts({
    undo,
    redo: () => session.redo(),
    rules: () => onRule(undefined),
    help: () => setOver('help'),
    papers: () => setOver('papers'),
    companion: () => goToCompanion(system.id, table.header.setup),
    skip: () => stage.skip(),
    letGo: () => {
      if (over === 'menu' || over === 'luck' || over === 'online') setOver(undefined);
      else if (model?.kind === 'orders') model.pick(undefined);
    },
  });

  const next = session.handOver.value;
  if (next !== undefined) {
    const tone = system.seats.find((s) => s.id === next)?.tone;
    // Whose name it is stands on the table for all to see; nothing else of the table is used here.
    return <HandOver to={whoOf(session, next, shown)} tone={tone} onReady={() => session.taken()} />;
  }

  const facts = stage.facts.value;
  const guide = guideOf(system);
  const ended = !busy && table.over;
  return (
    <div class="app" data-over={over}>
      <a class="skip" href="#question">
        Skip to the question
      </a>
      <PlayHeader
        session={session}
        scene={shown}
        label={game.label}
        menuOpen={over === 'menu'}
        onUndo={undo}
        onRedo={() => session.redo()}
        onWhatIf={session.local && (() => whatIf())}
        onPapers={shown.kind === 'measured' && shown.papers ? () => setOver('papers') : undefined}
        onMenu={() => setOver(over === 'menu' ? undefined : 'menu')}
      />
      {over === 'menu' && (
        <Menu
          session={session}
          onWhatIf={session.local && (() => whatIf())}
          onRules={() => onRule(undefined)}
          onLuck={() => setOver('luck')}
          onHelp={() => setOver('help')}
          onPapers={() => setOver('papers')}
          onOnline={() => setOver('online')}
          onWatch={props.onWatch}
          more={props.more}
          onClose={() => setOver(undefined)}
        />
      )}
      <main class="table" aria-label="The table" onMouseDown={keysToQuestion}>
        {scene.kind === 'printed' ? (
          <BoardView
            scene={scene}
            marks={model?.marks.value ?? {}}
            motion={motion}
            onCell={model && ((cell) => model.cell(cell, press()))}
            onStack={model && ((place, kind) => model.stack(place, kind, press()))}
            onPoint={model && ((cell) => model.point(cell))}
            words={<Score scene={scene} over={ended} />}
          />
        ) : (
          <TableView
            scene={scene}
            model={model}
            rulers={rulers}
            motion={motion}
            look={look}
            words={<Objective scene={scene} />}
          />
        )}
      </main>
      <aside class="panel">
        {report && (
          <div class="refused" role="alert">
            <p>{report}</p>
            <button
              type="button"
              class="cross"
              aria-label="Put this away"
              onClick={() => setReport(undefined)}
            >
              ×
            </button>
          </div>
        )}
        {keeper?.trouble.value && (
          <p class="refused" role="alert">
            {keeper.trouble.value}
          </p>
        )}
        {props.company}
        {over === 'online' && session.local ? (
          <div class="side-sheet">
            <button type="button" class="quiet small" onClick={() => setOver(undefined)}>
              ‹ back to the game
            </button>
            <BringForm session={session} label={game.label} />
          </div>
        ) : over === 'luck' ? (
          <div class="side-sheet">
            <button type="button" class="quiet small" onClick={() => setOver(undefined)}>
              ‹ back to the game
            </button>
            <LuckAccount system={system} seats={session.taking} teller={teller} facts={facts} />
          </div>
        ) : (
          <>
            {model ? (
              <AskPanel
                key={`${model.ask.seat}/${model.ask.id}/${round}`}
                session={session}
                model={model}
                commit={commit}
                onRule={onRule}
              />
            ) : roll ? (
              <>
                <Sending session={session} />
                <Refused session={session} onRule={onRule} />
                <MyDice
                  teller={teller}
                  roll={roll}
                  who={whoOf(session, viewer)}
                  onThrow={(faces) => {
                    const said = session.throwDice(faces);
                    return said instanceof Promise || said.ok ? undefined : said.text;
                  }}
                  onRollForMe={() => session.setOwnDice(viewer, false)}
                  onRule={onRule}
                />
              </>
            ) : ended ? (
              <Outcome session={session} scene={shown} onRule={onRule} onWatch={props.onWatch} />
            ) : (
              <section class="ask" aria-live="polite">
                <div class="who tone-paper">{busy ? 'Watch' : waitsFor(session)}</div>
                <h2>{shown.clock.phase}</h2>
                <Sending session={session} />
                <Refused session={session} onRule={onRule} />
                {(busy || session.thinking.value !== undefined) && motion && (
                  <button type="button" class="quiet" onClick={() => stage.skip()}>
                    Skip ahead <kbd class="key">S</kbd>
                  </button>
                )}
              </section>
            )}
            {!settings.value.noHints && (
              <div class="hint-slot">
                <HintBar
                  hints={guide.hints}
                  ask={ask}
                  events={eventsIn(guide, facts)}
                  seen={hintsSeen(system.id)}
                  onSeen={(code) =>
                    change({ hintsSeen: [...settings.value.hintsSeen, `${system.id}/${code}`] })
                  }
                  onNever={() => change({ noHints: true })}
                  onRule={onRule}
                />
              </div>
            )}
            <DiceTray system={system} teller={teller} facts={facts} onRule={onRule} animate={motion} />
            <StoryLog
              system={system}
              seats={session.taking}
              teller={teller}
              facts={facts}
              toneOf={tones.of}
              onRule={onRule}
            />
          </>
        )}
      </aside>
      {scene.kind === 'printed' ? (
        <Beside scene={scene} over={ended} />
      ) : (
        <Roster
          scene={scene}
          mine={session.people}
          badge={badgeIn(teller)}
          asked={busy ? undefined : table.waitingFor[0]}
          about={ask && figureIn(scene, ask)}
          onLook={(id) => {
            if (model?.kind === 'choose') model.open(id);
            setLook((old) => ({ id, n: (old?.n ?? 0) + 1, sight: true }));
          }}
        />
      )}
      {over === 'papers' && (
        <PapersSheet
          system={system}
          papers={shown.kind === 'measured' ? shown.papers : undefined}
          badge={badgeIn(teller)}
          onRule={onRule}
          onClose={() => setOver(undefined)}
        />
      )}
      {over === 'help' && (
        <Help
          game={system.title}
          lines={guide.lines}
          measured={scene.kind === 'measured'}
          onClose={() => setOver(undefined)}
        />
      )}
      <RuleDrawer
        system={system}
        open={rule.open}
        rule={rule.id}
        onRule={onRule}
        onClose={() => setRule({ open: false, id: rule.id })}
      />
    </div>
  );
}

/** Whom the game waits for, where no person here is asked. */
function waitsFor(session: Session): string {
  const seats = session.thinking.value !== undefined ? [session.thinking.value] : session.table.waitingFor;
  const [seat] = seats;
  return seat === undefined ? 'The rules go on' : does(whoOf(session, seat), 'decide');
}

/** How many facts back a hint is still about what has just happened. */
const LATELY = 80;

/** What has happened lately that there may be a hint for. */
function eventsIn(guide: Guide, facts: readonly Told[]): string[] {
  if (!guide.event) return [];
  return facts.slice(-LATELY).flatMap(({ fact }) => guide.event?.(fact) ?? []);
}

/** Codes of questions of this system whose hints were put away. Old settings hold codes alone, of the first system. */
function hintsSeen(system: string): ReadonlySet<string> {
  return new Set(
    settings.value.hintsSeen.flatMap((seen) => {
      const [of, code] = seen.includes('/') ? seen.split('/') : ['avz', seen];
      return of === system && code !== undefined ? [code] : [];
    }),
  );
}

/** Orders left over after dice are given again at once, where the person wants that and gave them just now. */
function useCarryOn(
  rest: readonly string[] | undefined,
  own: { current: boolean },
  commit: (value: Json) => void,
): void {
  const words = rest?.join('\n');
  useEffect(() => {
    if (!rest || rest.length === 0 || !own.current || !settings.value.carryOn) return;
    const timer = setTimeout(() => commit(rest), moves() ? 350 : 0);
    return () => clearTimeout(timer);
  }, [words]);
}

interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly rules: () => void;
  readonly help: () => void;
  readonly papers: () => void;
  readonly companion: () => void;
  readonly skip: () => void;
  readonly letGo: () => void;
}

function useShortcuts(keys: Shortcuts): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement).matches('input:not([type=checkbox]), textarea, select')) return;
      const { undo, redo, rules, help, papers, companion, skip, letGo } = now.current;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key === 'z') (event.shiftKey ? redo : undo)();
        else if (key === 'y') redo();
        else return;
        event.preventDefault();
      } else if (event.altKey) return;
      else if (key === 'u') undo();
      else if (key === 'r') rules();
      else if (key === 'p') papers();
      else if (key === 'c') companion();
      else if (key === 's') skip();
      else if (event.key === '?') help();
      else if (event.key === 'Escape') letGo();
      else if (key === 'q') document.getElementById('question')?.focus();
      else if (key === 'b')
        document.querySelector<HTMLElement | SVGElement>('.board [tabindex="0"]')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
