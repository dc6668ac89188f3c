import type { RollView } from '@shambles/engine';
import { inList } from '@shambles/story';
import type { JSX } from 'preact';
import type { Session } from '../../session/session.js';
import { does, MyDice } from '../../side/index.js';
import { Outcome } from '../outcome.js';
import { AskPanel, Refused, Sending } from '../panel.js';
import { outOfIt, whoOf } from '../who.js';
import type { Now } from './now.js';

interface TurnProps {
  readonly now: Now;
  readonly onSkip: () => void;
  /** Replays the whole game, if possible. */
  readonly onWatch: (() => void) | undefined;
}

/** What the game wants now: an answer, typed dice, patience, or nothing more because it is over. */
export function Turn({ now, onSkip, onWatch }: TurnProps): JSX.Element {
  const { session, model, roll, commit, onRule } = now;
  if (model)
    return (
      <AskPanel
        key={`${model.ask.seat}/${model.ask.id}/${now.round}`}
        session={session}
        model={model}
        commit={commit}
        onRule={onRule}
      />
    );
  if (roll) return <OwnDice now={now} roll={roll} />;
  if (now.ended) return <Outcome session={session} scene={now.shown} onRule={onRule} onWatch={onWatch} />;
  return <Waiting now={now} onSkip={onSkip} />;
}

/** Dice that the viewer throws and types in. */
function OwnDice({ now, roll }: { now: Now; roll: RollView }): JSX.Element {
  const { session, onRule } = now;
  const viewer = session.viewer.value;
  return (
    <>
      <Sending session={session} />
      <Refused session={session} onRule={onRule} />
      <MyDice
        teller={session.teller}
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
  );
}

/** Shown when nobody here is asked: somebody else decides, or recent events are still being shown. */
function Waiting({ now, onSkip }: { now: Now; onSkip: () => void }): JSX.Element {
  const { session, busy, onRule, motion } = now;
  const out = outOfIt(session, now.shown);
  return (
    <section class="ask" aria-live="polite">
      <div class="who tone-paper">{busy ? 'Watch' : waitsFor(session)}</div>
      <h2>{now.shown.clock.phase}</h2>
      {out.length > 0 && (
        <p class="note">
          {inList(out)} {out.length > 1 ? 'are' : 'is'} out of it. The others play on.
        </p>
      )}
      <Sending session={session} />
      <Refused session={session} onRule={onRule} />
      {(busy || session.thinking.value !== undefined) && motion && (
        <button type="button" class="quiet" onClick={onSkip}>
          Skip ahead <kbd class="key">S</kbd>
        </button>
      )}
    </section>
  );
}

/** A sentence naming whom the game waits for, when nobody here is asked. */
function waitsFor(session: Session): string {
  const seats = session.thinking.value !== undefined ? [session.thinking.value] : session.table.waitingFor;
  const [seat] = seats;
  return seat === undefined ? 'The rules go on' : does(whoOf(session, seat), 'decide');
}
