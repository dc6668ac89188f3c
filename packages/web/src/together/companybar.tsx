import type { Room } from '@shambles/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { goToCheck, watchAt } from '../app/state.js';
import { PutAway } from '../play/parts.js';
import type { Company } from '../remote/company.js';
import { Chat } from './chat.js';
import { Claimed, NewLink, TableControls } from './controls/controls.js';
import { GivenKey } from './controls/devices.js';
import { MotionCard, WhileAway } from './controls/motion.js';
import { LineState } from './linestate.js';
import { Seats } from './seats.js';
import { span, waitsFor } from './words.js';

/** The bar above the question: who else is at the table, notices and proposals. */
export function CompanyBar({ company }: { company: Company }): JSX.Element | null {
  const room = company.room.value;
  const [open, setOpen] = useState<Fold | undefined>(undefined);
  const unread = open === 'talk' ? 0 : company.unheard;
  const { session } = company.playing.value ?? {};
  session?.version.value;
  if (!room) return null;
  const waits = room.status === 'playing' ? (session?.table.waitingFor ?? []) : [];
  const others = waits.filter((s) => s !== company.seat);
  return (
    <section class="company" aria-label="At the table">
      <LineState company={company} />
      <Seats room={room} mine={company.seat} waitingFor={waits} />
      <Notices company={company} room={room} />
      {others.length > 0 && !room.paused && <p class="dim waits">{waitsFor(room, others)}</p>}
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
      {room.status === 'over' && <AfterTheGame company={company} room={room} />}
      <Folds {...{ room, open, unread }} onOpen={setOpen} />
      {open === 'talk' && <Chat company={company} />}
      {open === 'table' && <TableControls company={company} />}
    </section>
  );
}

/** The parts that can be unfolded under the seats. */
type Fold = 'talk' | 'table';

/** Notices: the viewer only watches, the table is paused or in trouble, a bot plays for the viewer. */
function Notices({ company, room }: { company: Company; room: Room }): JSX.Element {
  const { me } = company;
  return (
    <>
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
      {room.filled !== undefined && (
        <p class="notice">
          This game has taken {room.filled}% of the room that a table has here. At 100% the game ends here,
          and everybody can take it home.
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
    </>
  );
}

/** Buttons for a game that is over. */
function AfterTheGame({ company, room }: { company: Company; room: Room }): JSX.Element {
  return (
    <div class="company-tools">
      <button type="button" class="quiet small" onClick={() => goToCheck(room.table)}>
        Check the dice
      </button>
      <button type="button" class="quiet small" onClick={() => void watchAt(company)}>
        {room.watching ? `Watch it with ${room.watching.by}` : 'Watch it together'}
      </button>
    </div>
  );
}

/** The buttons that unfold the chat and the table controls. */
function Folds(props: {
  room: Room;
  open: Fold | undefined;
  unread: number;
  onOpen: (fold: Fold | undefined) => void;
}): JSX.Element {
  const { room, open, unread, onOpen } = props;
  const toggle = (fold: Fold): void => onOpen(open === fold ? undefined : fold);
  return (
    <div class="company-tools">
      <button
        type="button"
        class="quiet small"
        aria-expanded={open === 'talk'}
        onClick={() => toggle('talk')}
      >
        Talk{unread > 0 && <b class="fresh"> {unread} new</b>}
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
  );
}
