import { LIMITS, type Room, type RoomSeat } from '@shambles/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Company } from '../../remote/company.js';
import { hours, seatName } from '../words.js';

/** The form to sit down. It asks only for a name; the number for the dice is promised automatically. */
export function SitDown({ company, me }: { company: Company; me: RoomSeat }): JSX.Element {
  const room = company.room.value as Room;
  const [name, setName] = useState(me.name ?? company.name);
  const [busy, setBusy] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const elsewhere = me.promised && company.kept?.share === undefined;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '' || busy) return;
    setBusy(true);
    await company.sitDown(name.trim());
    setBusy(false);
    setRenaming(false);
  };
  if (me.name !== undefined && !renaming)
    return (
      <div class="sat" role="status">
        <p>
          You sit here as <b>{me.name}</b>. Your browser has promised a number for the dice and keeps it; it
          is shown when everybody has promised one.
        </p>
        {elsewhere && !me.shared && (
          <p class="notice">
            The number was promised in another browser. Open the table there, or{' '}
            <button type="button" class="quiet small" onClick={() => void company.promise()}>
              promise a new one here
            </button>
          </p>
        )}
        <button type="button" class="quiet small" onClick={() => setRenaming(true)}>
          Another name
        </button>
      </div>
    );
  return (
    <form class="sit-down" onSubmit={(event) => void submit(event)}>
      <label>
        Your name, as {seatName(room, me.seat)}
        <input
          type="text"
          value={name}
          maxLength={LIMITS.name}
          autocomplete="nickname"
          required
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary" disabled={busy || name.trim() === ''}>
        {busy ? 'sending…' : 'Sit down'}
      </button>
      {me.free && (
        <p class="note">
          The link works once: when you have sat down, this browser has a key of its own to the seat. What
          somebody proposes later, such as taking a move back, counts as agreed when you have not refused it
          within {hours(room.objection)}.
        </p>
      )}
    </form>
  );
}
