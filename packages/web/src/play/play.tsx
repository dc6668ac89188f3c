import type { Json, RuleId } from '@shambles/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { change, moves, settings } from '../app/settings.js';
import { whatIf } from '../app/state.js';
import type { Game } from '../session/games.js';
import type { Stage } from '../session/stage.js';
import {
  createTones,
  DiceTray,
  HandOver,
  Help,
  HINTS,
  HintBar,
  LuckAccount,
  MyDice,
  RuleDrawer,
  StoryLog,
  TEN_LINES,
} from '../side/index.js';
import { BoardView } from './boardview.js';
import { Beside, levelNow } from './footer.js';
import { PlayHeader } from './header.js';
import { Menu } from './menu.js';
import { modelFor } from './models/index.js';
import { Outcome } from './outcome.js';
import { AskPanel, Refused } from './panel.js';
import { press } from './pointer.js';

type Over = 'menu' | 'luck' | 'help';

/** The table: a game being played. */
export function PlayScreen(props: { game: Game; stage: Stage }): JSX.Element {
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
  const onRule = (id: RuleId | undefined): void => setRule({ open: true, id });
  const tones = useMemo(() => createTones(system), [system]);
  tones.learn(shown);

  const own = useRef(false);
  const commit = (value: Json): void => {
    own.current = session.answer(value).ok;
  };
  const undo = (): void => {
    own.current = false;
    session.undo();
  };
  const model = useMemo(
    () => ask && modelFor({ ask, scene: session.scene(), say: (line) => teller.say(line), commit }),
    [ask?.id, ask?.at, viewer, table.head],
  );
  const scene = model?.scene.value ?? shown;
  useCarryOn(model?.kind === 'orders' ? model.shape.rest : undefined, own, commit);
  useShortcuts({
    undo,
    redo: () => session.redo(),
    rules: () => onRule(undefined),
    help: () => setOver('help'),
    skip: () => stage.skip(),
    letGo: () => {
      if (model?.kind === 'orders') model.pick(undefined);
    },
  });

  const next = session.handOver.value;
  if (next !== undefined) {
    const seat = system.seats.find((s) => s.id === next);
    return <HandOver to={seat?.name ?? next} tone={seat?.tone} onReady={() => session.taken()} />;
  }

  const facts = stage.facts.value;
  const level = levelNow(shown.track);
  const seatName = (id: string | undefined): string =>
    system.seats.find((s) => s.id === id)?.name ?? String(id);
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
        onWhatIf={() => whatIf()}
        onMenu={() => setOver(over === 'menu' ? undefined : 'menu')}
      />
      {over === 'menu' && (
        <Menu
          session={session}
          onWhatIf={() => whatIf()}
          onRules={() => onRule(undefined)}
          onLuck={() => setOver('luck')}
          onHelp={() => setOver('help')}
          onClose={() => setOver(undefined)}
        />
      )}
      <main class="table" aria-label="The table">
        <BoardView
          scene={scene}
          marks={model?.marks.value ?? {}}
          motion={motion}
          onCell={model && ((cell) => model.cell(cell, press()))}
          onStack={model && ((place, kind) => model.stack(place, kind, press()))}
          onPoint={model && ((cell) => model.point(cell))}
          words={
            <>
              {shown.track.name} <b>{shown.track.value}</b>
              {level.next && <> · {level.next}</>}
            </>
          }
        />
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
        {keeper.trouble.value && (
          <p class="refused" role="alert">
            {keeper.trouble.value}
          </p>
        )}
        {over === 'luck' ? (
          <div class="side-sheet">
            <button type="button" class="quiet small" onClick={() => setOver(undefined)}>
              ‹ back to the game
            </button>
            <LuckAccount system={system} teller={teller} facts={facts} />
          </div>
        ) : (
          <>
            {model ? (
              <AskPanel
                key={`${model.ask.id}/${table.head}`}
                session={session}
                model={model}
                commit={commit}
                onRule={onRule}
              />
            ) : roll ? (
              <MyDice
                teller={teller}
                roll={roll}
                seatName={seatName(viewer)}
                onThrow={(faces) => {
                  const said = session.throwDice(faces);
                  return said.ok ? undefined : said.text;
                }}
                onRollForMe={() => session.setOwnDice(viewer, false)}
                onRule={onRule}
              />
            ) : !busy && table.over ? (
              <Outcome session={session} scene={shown} onRule={onRule} />
            ) : (
              <section class="ask" aria-live="polite">
                <div class="who tone-paper">
                  {busy ? 'Watch' : `${seatName(session.thinking.value ?? table.waitingFor[0])} decide`}
                </div>
                <h2>{shown.clock.phase}</h2>
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
                  hints={HINTS[system.id] ?? {}}
                  code={ask?.code}
                  seen={new Set(settings.value.hintsSeen)}
                  onSeen={(code) => change({ hintsSeen: [...settings.value.hintsSeen, code] })}
                  onNever={() => change({ noHints: true })}
                  onRule={onRule}
                />
              </div>
            )}
            <DiceTray teller={teller} facts={facts} onRule={onRule} animate={motion} />
            <StoryLog system={system} teller={teller} facts={facts} toneOf={tones.of} onRule={onRule} />
          </>
        )}
      </aside>
      <Beside scene={shown === scene || !model ? shown : scene} />
      {over === 'help' && (
        <Help game={system.title} lines={TEN_LINES[system.id]} onClose={() => setOver(undefined)} />
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
  readonly skip: () => void;
  readonly letGo: () => void;
}

function useShortcuts(keys: Shortcuts): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement).matches('input:not([type=checkbox]), textarea, select')) return;
      const { undo, redo, rules, help, skip, letGo } = now.current;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key === 'z') (event.shiftKey ? redo : undo)();
        else if (key === 'y') redo();
        else return;
        event.preventDefault();
      } else if (event.altKey) return;
      else if (key === 'u') undo();
      else if (key === 'r') rules();
      else if (key === 's') skip();
      else if (event.key === '?') help();
      else if (event.key === 'Escape') letGo();
      else if (key === 'q') document.getElementById('question')?.focus();
      else if (key === 'b') document.querySelector<SVGElement>('.board [tabindex="0"]')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
