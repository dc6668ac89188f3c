import type { Patch } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { known } from '../../session/athand.js';
import type { Shown } from '../../session/games.js';
import type { Session } from '../../session/session.js';
import { DiceTray, LuckAccount, StoryLog, type Tones } from '../../side/index.js';
import { BringForm } from '../../together/opening/bring.js';
import { AmendForm } from '../amends/form.js';
import { PutAway } from '../parts.js';
import { seatsByName } from '../who.js';
import { Goals } from './goals.js';
import { Hints } from './hints.js';
import { Lately } from './lately.js';
import type { Now, Over } from './now.js';
import { StandingAnswers } from './standing.js';
import { Turn } from './turn.js';

interface ColumnProps {
  readonly game: Shown;
  readonly now: Now;
  readonly tones: Tones;
  readonly over: Over | undefined;
  /** Returns to the game from a panel shown in its place. */
  readonly onBack: () => void;
  /** What was wrong with the journal, until dismissed. */
  readonly report: string | undefined;
  readonly onReportRead: () => void;
  /** The other people at the table. */
  readonly company: ComponentChildren;
  readonly onSkip: () => void;
  readonly onWatch: (() => void) | undefined;
}

/** The column beside the table: problems, the other people, the question, and the story. */
export function Column(props: ColumnProps): JSX.Element {
  const { game, now, report, over, onBack } = props;
  const { session, facts } = now;
  return (
    <aside class="panel">
      {report && (
        <div class="refused" role="alert">
          <p>{report}</p>
          <PutAway onClick={props.onReportRead} />
        </div>
      )}
      {game.keeper?.trouble.value && (
        <p class="refused" role="alert">
          {game.keeper.trouble.value}
        </p>
      )}
      {props.company}
      {over === 'online' && session.local ? (
        <Sheet onBack={onBack}>
          <BringForm session={session} label={game.label} />
        </Sheet>
      ) : over === 'amend' ? (
        <Sheet onBack={onBack}>
          <Amend session={session} onDone={onBack} />
        </Sheet>
      ) : over === 'goals' ? (
        <Sheet onBack={onBack}>
          <Goals session={session} onRule={now.onRule} />
        </Sheet>
      ) : over === 'luck' ? (
        <Sheet onBack={onBack}>
          <LuckAccount system={session.system} seats={session.taking} teller={session.teller} facts={facts} />
        </Sheet>
      ) : (
        <GameColumn {...props} />
      )}
    </aside>
  );
}

/** Puts something right at the table of this device, and says why it cannot be. */
function Amend({ session, onDone }: { session: Session; onDone: () => void }): JSX.Element {
  const refusal = session.refusal.value;
  const amend = (why: string, patch: Patch): void =>
    known(session.putRight(why, patch), ({ ok }) => {
      if (ok) onDone();
    });
  return (
    <>
      {refusal && (
        <p class="refused" role="alert">
          {refusal.text}
        </p>
      )}
      <AmendForm session={session} words="Put it right" onAmend={amend} onLeave={onDone} />
    </>
  );
}

/** A panel that temporarily replaces the question and the story. */
function Sheet(props: { onBack: () => void; children: ComponentChildren }): JSX.Element {
  return (
    <div class="side-sheet">
      <button type="button" class="quiet small" onClick={props.onBack}>
        ‹ back to the game
      </button>
      {props.children}
    </div>
  );
}

/** The question, its hints, the dice and the story. */
function GameColumn({ now, tones, onSkip, onWatch }: ColumnProps): JSX.Element {
  const { session, facts, onRule } = now;
  const { system, teller } = session;
  return (
    <>
      {!now.ended && <StandingAnswers session={session} />}
      <Lately now={now} />
      <Turn now={now} onSkip={onSkip} onWatch={onWatch} />
      <Hints now={now} />
      <DiceTray system={system} teller={teller} facts={facts} onRule={onRule} animate={now.motion} />
      <StoryLog
        system={system}
        seats={seatsByName(session, now.shown)}
        teller={teller}
        facts={facts}
        tones={tones}
        onRule={onRule}
      />
    </>
  );
}
