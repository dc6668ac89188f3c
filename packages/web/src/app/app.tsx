import { type AnySystem, begunWith, type Header, type Seat } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { CheckScreen } from '../check/check.js';
import { CompanionScreen } from '../companion/companion.js';
import { PlayScreen } from '../play/play.js';
import type { Company } from '../remote/company.js';
import { ReplayScreen } from '../replay/replay.js';
import type { readLine } from '../replay/watching.js';
import { useRuleDrawer } from '../side/index.js';
import { StartScreen } from '../start/start.js';
import { TogetherScreen } from '../together/screen.js';
import { togetherAt } from '../together/watching.js';
import { moves } from './settings.js';
import { branchOf, endReplay, type Screen, screen, working } from './state.js';

export function App(): JSX.Element {
  return (
    <>
      <Now />
      <WorkingNote />
    </>
  );
}

/** Notice that a journal is being read or replayed, with its progress. */
function WorkingNote(): JSX.Element | null {
  if (!working.value) return null;
  const { work, done, of } = working.value;
  const words = work === 'read' ? 'Reading the journal' : 'Replaying it to check it';
  return (
    <div class="working">
      <p role="status">{words}</p>
      <progress aria-label={words} {...(of > 0 && { max: of, value: done })} />
      {of > 0 && (
        <p class="dim">
          {done.toLocaleString('en')} of {of.toLocaleString('en')} {work === 'read' ? 'lines' : 'entries'}
        </p>
      )}
    </div>
  );
}

/** Identifies the page that is shown; when this changes, the new page starts at its top. */
function pageOf(now: Screen): string {
  return now.is === 'companion' ? `${now.is} ${now.system} ${now.procedure ?? ''}` : now.is;
}

function Now(): JSX.Element | null {
  const now = screen.value;
  useLayoutEffect(() => scrollTo({ top: 0 }), [pageOf(now)]);
  switch (now.is) {
    case 'start':
      return <StartScreen />;
    case 'opening':
      return null;
    case 'play':
      return <PlayScreen key={now.game.session.id} game={now.game} stage={now.stage} />;
    case 'replay':
      return <Watching text={now.text} read={now.read} eyes={now.eyes} company={now.company} />;
    case 'together':
      return <TogetherScreen key={now.company.key} company={now.company} />;
    case 'check':
      return <CheckScreen table={now.table} />;
    case 'companion':
      return <CompanionScreen key={now.system} at={now} />;
  }
}

/** The book of a game; undefined if today's rules no longer know its setup. */
function bookOf(system: AnySystem, header: Header): unknown {
  try {
    return system.book(begunWith(system, header));
  } catch {
    return undefined;
  }
}

/** Replay of a journal as it was recorded. */
function Watching(props: {
  text: string;
  read: ReturnType<typeof readLine>;
  eyes: readonly Seat[] | undefined;
  company: Company | undefined;
}): JSX.Element {
  const { text, read, eyes, company } = props;
  const { system, book, teller, header, line, report } = useMemo(() => {
    const its = findSystem(read.header.system);
    const book = bookOf(its, read.header);
    return { ...read, system: its, book, teller: createTeller(its, book) };
  }, [read]);
  const { onRule, drawer } = useRuleDrawer(system, { book });
  return (
    <>
      <ReplayScreen
        system={system}
        teller={teller}
        header={header}
        line={line}
        eyes={eyes}
        report={report}
        animate={moves()}
        onRule={onRule}
        onFork={(entry) => void branchOf(text, entry)}
        onClose={() => void endReplay()}
        together={company && togetherAt(company)}
      />
      {drawer}
    </>
  );
}
