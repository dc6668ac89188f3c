import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { goToCheck, watchAt } from '../app/state.js';
import { PutAway } from '../play/parts.js';
import type { Company } from '../remote/company.js';
import { Chat } from './chat.js';
import { Claimed, NewLink, TableControls } from './controls/controls.js';
import { GivenKey } from './controls/devices.js';
import { MotionCard, WhileAway } from './controls/motion.js';
import { LineState } from './linestate.js';
import { Seats } from './seats.js';
import { personAt, span } from './words.js';

/** Who else is at the table, above the question. */
export function CompanyBar({ company }: { company: Company }): JSX.Element | null {
  const room = company.room.value;
  const [open, setOpen] = useState<'talk' | 'table' | undefined>(undefined);
  const lines = company.chat.value.length;
  const [read, setRead] = useState(lines);
  useEffect(() => {
    if (open === 'talk') setRead(lines);
  }, [open, lines]);
  const { session } = company.playing.value ?? {};
  session?.version.value;
  if (!room) return null;
  const waits = room.status === 'playing' ? (session?.table.waitingFor ?? []) : [];
  const others = waits.filter((s) => s !== company.seat);
  const me = company.me;
  const toggle = (what: 'talk' | 'table'): void => setOpen(open === what ? undefined : what);
  const fresh = open === 'talk' ? 0 : lines - read;
  return (
    <section class="company" aria-label="At the table">
      <LineState company={company} />
      <Seats room={room} mine={company.seat} waitingFor={waits} />
      {company.role.value?.is === 'spectator' && (
        <p class="notice">
          You watch
          {room.delay > 0
            ? `, ${span(room.delay)} behind the table: what you see has happened that long ago.`
            : '. Nobody asks you anything.'}
        </p>
      )}
      {room.paused && (
        <p class="notice">
          <b>The table is paused.</b> Reading and talking go on.
        </p>
      )}
      {room.trouble && (
        <p class="refused" role="alert">
          {room.trouble}
        </p>
      )}
      {me?.bot !== undefined && me.holder === 'person' && room.status === 'playing' && (
        <p class="notice">
          A bot plays for you.{' '}
          <button
            type="button"
            class="quiet small"
            onClick={() => void company.act({ is: 'stand-in', seat: me.seat, bot: null })}
          >
            Take my seat back
          </button>
        </p>
      )}
      {others.length > 0 && !room.paused && (
        <p class="dim waits">Waiting for {others.map((s) => personAt(room, s)).join(', ')}.</p>
      )}
      <GivenKey company={company} />
      <Claimed company={company} />
      <WhileAway company={company} />
      <MotionCard company={company} />
      <NewLink company={company} />
      {company.trouble.value && (
        <div class="refused" role="alert">
          <p>{company.trouble.value}</p>
          <PutAway
            onClick={() => {
              company.trouble.value = undefined;
            }}
          />
        </div>
      )}
      {room.status === 'over' && (
        <div class="company-tools">
          <button type="button" class="quiet small" onClick={() => goToCheck(room.table)}>
            Check the dice
          </button>
          <button type="button" class="quiet small" onClick={() => void watchAt(company)}>
            {room.watching ? `Watch it with ${room.watching.by}` : 'Watch it together'}
          </button>
        </div>
      )}
      <div class="company-tools">
        <button
          type="button"
          class="quiet small"
          aria-expanded={open === 'talk'}
          onClick={() => toggle('talk')}
        >
          Talk{fresh > 0 && <b class="fresh"> {fresh} new</b>}
        </button>
        <button
          type="button"
          class="quiet small"
          aria-expanded={open === 'table'}
          onClick={() => toggle('table')}
        >
          Table
        </button>
        {room.spectators > 0 && <span class="dim">{room.spectators} watching</span>}
      </div>
      {open === 'talk' && <Chat company={company} />}
      {open === 'table' && <TableControls company={company} />}
    </section>
  );
}
