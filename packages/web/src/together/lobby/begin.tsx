import type { Room } from '@shambles/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Company } from '../../remote/company.js';
import { DELAYS, delayName, seatName } from '../words.js';

/** The host's controls to begin. The game begins by itself once all have sat down, but the host need not wait. */
export function Begin({ company, room }: { company: Company; room: Room }): JSX.Element {
  const [sure, setSure] = useState(false);
  const missing = room.seats.filter((s) => s.holder === 'person' && !s.shared);
  return (
    <div class="begin">
      <label>
        Whoever watches sees it
        <select
          value={room.delay}
          onChange={(event) =>
            void company.actAsHost({ is: 'delay', seconds: Number(event.currentTarget.value) })
          }
        >
          {[...new Set([...DELAYS, room.delay])].map((seconds) => (
            <option key={seconds} value={seconds}>
              {delayName(seconds)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class={missing.length === 0 ? 'primary' : 'quiet'}
        onBlur={() => setSure(false)}
        onClick={() => {
          if (missing.length === 0 || sure) void company.actAsHost({ is: 'begin' });
          else setSure(true);
        }}
      >
        {missing.length === 0 ? 'Begin' : sure ? 'Really begin without them?' : 'Begin without waiting'}
      </button>
      {missing.length > 0 && (
        <p class="note">
          It begins by itself when everybody has sat down. If you begin before that, the dice are made without
          the numbers of {missing.map((s) => seatName(room, s.seat)).join(' and ')}.
        </p>
      )}
    </div>
  );
}
