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
import { type Over, useNow } from './screen/now.js';
import { Overlays } from './screen/overlays.js';
import { type Shortcuts, useShortcuts } from './screen/shortcuts.js';
import { Tabletop, UnderTable } from './screen/tabletop.js';
import { Trying } from './screen/trying.js';
import { whoOf } from './who.js';

interface PlayScreenProps {
  game: Shown;
  stage: Stage;
  /** The other people at the table, shown above the question. */
  company?: ComponentChildren;
  /** Further menu items for the game as a whole. */
  more?: ComponentChildren;
  /** Replays the whole game, if possible. */
  onWatch?: (() => void) | undefined;
}

/**
 * The rules drawer: sealed entries open once the game has revealed them. Help and papers replace it, and it replaces
 * the help.
 */
function useRules(session: Session, over: Over | undefined, onClose: () => void) {
  const { system, version } = session;
  useEffect(() => {
    const may = system.opens?.(session.view(), session.table.book);
    if (may !== undefined) openSeals(system, may);
  }, [version.value, system, session]);
  const ask = session.ask;
  const { onRule, close, drawer } = useRuleDrawer(system, {
    question: ask && `${ask.seat}/${ask.id}/${session.moment}`,
    book: session.table.book,
  });
  useEffect(() => {
    if (over === 'help' || over === 'papers') close();
  }, [over]);
  const rules = (): void => {
    if (over === 'help') onClose();
    onRule(undefined);
  };
  return { onRule, rules, drawer };
}

/** The play screen of a game. */
export function PlayScreen({ game, stage, company, more, onWatch }: PlayScreenProps): JSX.Element {
  const { session } = game;
  const [over, setOver] = useState<Over | undefined>(undefined);
  const [report, setReport] = useState(game.report);
  const close = (): void => setOver(undefined);
  const { onRule, rules, drawer } = useRules(session, over, close);
  const { now, undo } = useNow(session, stage, onRule);
  const tones = useMemo(() => createTones(session.system), [session.system]);
  tones.learn(now.shown);
  const { model, shown } = now;
  const { look, lookAt } = useLook();
  const acts = { undo, rules, ...actsOn(session, stage, setOver) };
  const letGo = (): void => {
    if (over !== undefined && over !== 'help' && over !== 'papers') close();
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

/** Actions available anywhere on the screen, by key or button. */
function actsOn(
  session: Session,
  stage: Stage,
  open: (over: Over) => void,
): Omit<Shortcuts, 'undo' | 'rules' | 'letGo'> {
  return {
    redo: () => void session.redo(),
    help: () => open('help'),
    papers: () => open('papers'),
    companion: () => goToCompanion(session.system.id, session.table.header.setup),
    skip: () => stage.skip(),
  };
}

/** Covers the screen until the device has been handed over. */
function Covered(props: { session: Session; next: Seat; shown: Scene }): JSX.Element {
  const { session, next, shown } = props;
  const tone = session.system.seats.find((s) => s.id === next)?.tone;
  // Only the name is taken from the table, and everybody may see it.
  return <HandOver to={whoOf(session, next, shown)} tone={tone} onReady={() => session.taken()} />;
}
