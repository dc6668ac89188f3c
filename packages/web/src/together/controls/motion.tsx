import type { Fact, Patch } from '@shambles/engine';
import { amendsInWords, plain } from '@shambles/story';
import type { Motion } from '@shambles/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { amendable } from '../../play/amends/form.js';
import type { Company } from '../../remote/company.js';
import { hours, moment, personAt } from '../words.js';

/** Sentences shown of what an undo would take back. */
const TOLD = 6;

/** A proposal that is carried out once everybody has agreed. It does not block the rest of the page. */
export function MotionCard({ company }: { company: Company }): JSX.Element {
  const { motion, seat } = company;
  const room = company.room.value;
  const [busy, setBusy] = useState(false);
  const say = async (yes: boolean): Promise<void> => {
    if (!motion || busy) return;
    setBusy(true);
    await company.act({ is: 'consent', to: motion.number, yes });
    setBusy(false);
  };
  if (!motion || !room) return <div aria-live="polite" />;
  const asked = seat !== undefined && motion.waitingFor.includes(seat);
  const mine = motion.by === seat;
  return (
    <div aria-live="polite">
      <dialog open class="motion" aria-labelledby="motion-title">
        <h3 id="motion-title">
          {mine ? 'You ask' : `${personAt(room, motion.by)} asks`}{' '}
          {'undo' in motion.what ? 'to take something back' : 'to put something right'}
        </h3>
        <What company={company} motion={motion} />
        {motion.until !== undefined && (
          <p class="dim">Whoever has not refused by {moment(motion.until)} agrees.</p>
        )}
        {asked ? (
          <div class="motion-answers">
            <button type="button" class="primary" disabled={busy} onClick={() => void say(true)}>
              Agree
            </button>
            <button type="button" class="quiet" disabled={busy} onClick={() => void say(false)}>
              Refuse
            </button>
          </div>
        ) : (
          <>
            <p class="dim">
              Waiting for {motion.waitingFor.map((s) => personAt(room, s)).join(', ') || 'the table'}.
            </p>
            {mine && (
              <button type="button" class="quiet small" disabled={busy} onClick={() => void say(false)}>
                Never mind
              </button>
            )}
          </>
        )}
      </dialog>
    </div>
  );
}

/** A notice of a proposal that was carried out because the viewer had not refused in time. */
export function WhileAway({ company }: { company: Company }): JSX.Element | null {
  const done = company.unopposed;
  const room = company.room.value;
  if (!done || !room) return null;
  return (
    <p class="notice">
      {personAt(room, done.by)} proposed to{' '}
      {done.what === 'undo' ? 'take something back' : 'put something right'}. It was done on {moment(done.at)}
      : you had not refused within {hours(room.objection)}.{' '}
      <button type="button" class="quiet small" onClick={() => company.putAway(done)}>
        Put away
      </button>
    </p>
  );
}

/** What a correction would put right, and why. */
function Amends(props: { company: Company; why: string; patch: Patch }): JSX.Element {
  const { company, why, patch } = props;
  const session = company.playing.value?.session;
  return (
    <>
      <p>{why}</p>
      <ul>
        {session &&
          amendsInWords(session.scene(), amendable(session), patch).map((words, i) => (
            <li key={i}>{words}</li>
          ))}
      </ul>
    </>
  );
}

function What({ company, motion }: { company: Company; motion: Motion }): JSX.Element {
  const { what } = motion;
  if ('correct' in what) return <Amends company={company} {...what.correct} />;
  const playing = company.playing.value;
  const facts: Fact[] = playing?.table.after(what.undo).flatMap((item) => item.facts) ?? [];
  const told = facts.flatMap((fact) => {
    const parts = playing?.session.teller.tell(fact);
    return parts ? [plain(parts)] : [];
  });
  return told.length === 0 ? (
    <p>The last answer, of which nothing was shown yet.</p>
  ) : (
    <>
      <p>This would be taken back:</p>
      <ul>
        {told.slice(0, TOLD).map((words, i) => (
          <li key={i}>{words}</li>
        ))}
        {told.length > TOLD && <li>and {told.length - TOLD} more</li>}
      </ul>
    </>
  );
}
