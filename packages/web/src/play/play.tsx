import type { Scene, Seat } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { goToCompanion, whatIf } from '../app/state.js';
import type { Shown } from '../session/games.js';
import type { Session } from '../session/session.js';
import type { Stage } from '../session/stage.js';
import { createTones, HandOver, openSeals, useRuleDrawer } from '../side/index.js';
import { PlayHeader } from './header.js';
import { Menu } from './menu.js';
import { keysToQuestion } from './pointer.js';
import { Column } from './screen/column.js';
import { useLook } from './screen/look.js';
import { type Now, type Over, useNow } from './screen/now.js';
import { Overlays } from './screen/overlays.js';
import { type Shortcuts, useShortcuts } from './screen/shortcuts.js';
import { Tabletop, UnderTable } from './screen/tabletop.js';
import { Trying } from './screen/trying.js';
import { whoOf } from './who.js';

interface PlayScreenProps {
  game: Shown;
  stage: Stage;
  /** Who else is at the table, above the question. */
  company?: ComponentChildren;
  /** What else can be done with the game as a whole. */
  more?: ComponentChildren;
  /** The whole game watched again, where that is possible. */
  onWatch?: (() => void) | undefined;
}

/** The rules beside the table: what has come to light in the game may be read from then on. */
function useRules(session: Session): ReturnType<typeof useRuleDrawer> {
  const { system, version } = session;
  useEffect(() => {
    const may = system.opens?.(session.view(), session.table.book);
    if (may !== undefined) openSeals(system, may);
  }, [version.value, system, session]);
  return useRuleDrawer(system);
}

/** The table: a game being played. */
export function PlayScreen({ game, stage, company, more, onWatch }: PlayScreenProps): JSX.Element {
  const { session } = game;
  const [over, setOver] = useState<Over | undefined>(undefined);
  const [report, setReport] = useState(game.report);
  const { onRule, drawer } = useRules(session);
  const { now, undo } = useNow(session, stage, onRule);
  const tones = useMemo(() => createTones(session.system), [session.system]);
  tones.learn(now.shown);
  const { model, shown } = now;
  const { look, lookAt } = useLook();
  const close = (): void => setOver(undefined);
  const acts = { undo, ...actsOn(session, stage, onRule, setOver) };
  const letGo = (): void => {
    if (over === 'menu' || over === 'luck' || over === 'goals' || over === 'online') close();
    else if (model?.kind === 'orders') model.pick(undefined);
  };
  useShortcuts({ ...acts, letGo });
  const next = session.handOver.value;
  if (next !== undefined) return <Covered session={session} next={next} shown={shown} />;
  const onWhatIf = session.local && (() => whatIf());
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
        onRedo={acts.redo}
        onWhatIf={onWhatIf}
        onPapers={shown.kind === 'measured' && shown.papers ? acts.papers : undefined}
        onMenu={() => setOver(over === 'menu' ? undefined : 'menu')}
      />
      <Trying game={game} />
      {over === 'menu' && (
        <Menu
          {...{ session, onWhatIf, onWatch, more, origin: game.origin }}
          onRules={acts.rules}
          onOpen={setOver}
          onClose={close}
        />
      )}
      <main class="table" aria-label="The table" onMouseDown={keysToQuestion}>
        <Tabletop now={now} look={look} over={over} onOver={setOver} />
      </main>
      <Column
        {...{ game, now, tones, over, report, company, onWatch }}
        onBack={close}
        onReportRead={() => setReport(undefined)}
        onSkip={acts.skip}
      />
      <UnderTable now={now} onLook={lookAt} />
      <Overlays now={now} over={over} onClose={close} />
      {drawer}
    </div>
  );
}

/** What can be done from anywhere on the screen, by a key or a button. */
function actsOn(
  session: Session,
  stage: Stage,
  onRule: Now['onRule'],
  open: (over: Over) => void,
): Omit<Shortcuts, 'undo' | 'letGo'> {
  return {
    redo: () => void session.redo(),
    rules: () => onRule(undefined),
    help: () => open('help'),
    papers: () => open('papers'),
    companion: () => goToCompanion(session.system.id, session.table.header.setup),
    skip: () => stage.skip(),
  };
}

/** The device is to be handed over, and until then nothing is shown. */
function Covered(props: { session: Session; next: Seat; shown: Scene }): JSX.Element {
  const { session, next, shown } = props;
  const tone = session.system.seats.find((s) => s.id === next)?.tone;
  // Whose name it is stands on the table for all to see; nothing else of the table is used here.
  return <HandOver to={whoOf(session, next, shown)} tone={tone} onReady={() => session.taken()} />;
}
