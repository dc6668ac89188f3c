import type { Seat } from '@shambles/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { bringTable } from '../../remote/server.js';
import { PERSON, type Session } from '../../session/session.js';
import { OBJECTION } from '../words.js';
import { goTo, SeatingFields } from './seating.js';
import { FRIEND, holdersFor, ME, type Seating, type Sitter } from './sitters.js';

/** The form to continue a local game at a server table. The local game stays as it is. */
export function BringForm(props: { session: Session; label: string | undefined }): JSX.Element {
  const { session } = props;
  const { system, local } = session;
  const [seating, setSeating] = useState<Seating>(() => ({
    sitters: sittersNow(session),
    title: '',
    delay: 0,
    objection: OBJECTION,
  }));
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!local || busy) return;
    setBusy(true);
    setTrouble(undefined);
    const title = seating.title.trim();
    try {
      const opened = await bringTable({
        journal: local.save(),
        seats: holdersFor(seating.sitters),
        delay: seating.delay,
        objection: seating.objection,
        ...(title !== '' && { title }),
      });
      goTo(opened, { title: title || system.title, system: system.id, sitters: seating.sitters });
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form class="setup" onSubmit={(event) => void submit(event)}>
      <h2>Take this game to a table online</h2>
      <p class="note">
        It goes on there from where it is; from then on the dice are the table's. The game in this browser
        stays as it is.
      </p>
      <SeatingFields system={system} taking={session.taking} seating={seating} onChange={setSeating} />
      {trouble && (
        <p class="refused" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="primary" disabled={busy}>
        {busy ? 'sending…' : 'Open the table'}
      </button>
    </form>
  );
}

/** The initial sitters: the first person is "me", other people are friends unless one person plays all. */
function sittersNow(session: Session): Record<Seat, Sitter> {
  let mine = false;
  return Object.fromEntries(
    session.taking.map(({ id }) => {
      const holder = session.seats[id] ?? PERSON;
      if (holder !== PERSON) return [id, holder];
      const first = !mine || session.alone;
      mine = true;
      return [id, first ? ME : FRIEND];
    }),
  );
}
