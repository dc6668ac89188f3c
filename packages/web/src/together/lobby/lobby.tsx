import { findSystem } from '@shambles/systems';
import { LIMITS, type Room, type RoomSeat } from '@shambles/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sitAt } from '../../app/state.js';
import { HomeLink } from '../../play/header.js';
import type { Company } from '../../remote/company.js';
import { tableLink } from '../../remote/links.js';
import { Chat } from '../chat.js';
import { Claimed, NewLink, TableControls } from '../controls/controls.js';
import { CopyLink } from '../controls/copylink.js';
import { GivenKey } from '../controls/devices.js';
import { LineState } from '../linestate.js';
import { Seats } from '../seats.js';
import { DELAYS, delayName, hours, seatName } from '../words.js';

/** The table before the game, and where its host sits during it. */
export function Lobby({ company }: { company: Company }): JSX.Element {
  const room = company.room.value;
  const role = company.role.value;
  return (
    <div class="lobby">
      <header class="start-head">
        <HomeLink kept="your seat is kept" />
        <h1>{room?.title ?? 'A table'}</h1>
      </header>
      <main>
        <LineState company={company} />
        {room && role && <Gathering company={company} room={room} />}
      </main>
    </div>
  );
}

function Gathering({ company, room }: { company: Company; room: Room }): JSX.Element {
  const system = findSystem(room.system);
  const scenario = system.scenarios.find((s) => s.id === room.setup.scenario);
  const { me } = company;
  const gathering = room.status === 'gathering';
  const hosts = company.hostKey !== undefined;
  const links = new Map(company.keys.map((k) => [k.role, k.key]));
  const spectator = links.get('spectator');
  const host = links.get('host');
  const linkFor = (seat: RoomSeat): JSX.Element | null => {
    const key = links.get(seat.seat);
    if (key === undefined || !seat.free || !hosts) return null;
    return seat.seat === company.seat ? null : (
      <CopyLink label={`Link for ${seatName(room, seat.seat)}`} link={tableLink(room.table, key)} />
    );
  };
  return (
    <div class="lobby-main">
      <section class="card" aria-labelledby="lobby-seats">
        <p class="dim">
          {system.title}
          {scenario && ` · ${scenario.title}`}
          {optionsOf(room)}
        </p>
        <h2 id="lobby-seats">{gathering ? 'Who is coming' : 'Who is at the table'}</h2>
        <Seats
          room={room}
          mine={company.seat}
          more={(seat) => (
            <>
              {seat.holder === 'person' && gathering && <small class="ready">{readiness(seat, room)}</small>}
              {linkFor(seat)}
            </>
          )}
        />
        {company.trouble.value && (
          <p class="refused" role="alert">
            {company.trouble.value}
          </p>
        )}
        {me && (gathering || me.free) && <SitDown company={company} me={me} />}
        <GivenKey company={company} />
        <Claimed company={company} />
        {gathering && hosts && <Begin company={company} room={room} />}
        {!gathering && company.role.value?.is === 'host' && (
          <p class="notice">
            {room.status === 'over' ? 'The game is over.' : 'The game is under way.'} The host runs the table
            and sees nothing of the game.{' '}
            {spectator !== undefined && (
              <button type="button" class="quiet small" onClick={() => sitAt(room.table, spectator)}>
                Watch
              </button>
            )}
          </p>
        )}
        {room.trouble && (
          <p class="refused" role="alert">
            {room.trouble}
          </p>
        )}
        {!gathering && room.status !== 'stuck' && company.role.value?.is === 'spectator' && (
          <p class="notice">The game has begun; you see it {delayName(room.delay)}.</p>
        )}
        {gathering && company.role.value?.is === 'spectator' && (
          <p class="notice">You will watch. It begins when everybody has sat down.</p>
        )}
      </section>
      <section class="card" aria-label="Talk and links">
        <Chat company={company} />
        {hosts && gathering && spectator !== undefined && (
          <CopyLink label="Link to watch" link={tableLink(room.table, spectator)} />
        )}
        {hosts && host !== undefined && company.role.value?.is !== 'host' && (
          <CopyLink
            label="The host's link"
            link={tableLink(room.table, host)}
            note="Keep this one: whoever has it runs the table."
          />
        )}
        <NewLink company={company} />
        <details class="fold">
          <summary>About the table</summary>
          <TableControls company={company} />
        </details>
      </section>
    </div>
  );
}

function optionsOf(room: Room): string {
  const { options } = findSystem(room.system);
  const chosen = Object.entries(room.setup.options).flatMap(([id, value]) => {
    const option = options.find((o) => o.id === id);
    const title = option?.values.find((v) => v.id === value)?.title;
    return option && title !== undefined && value !== option.default ? [`${option.title}: ${title}`] : [];
  });
  const files = Object.keys(room.setup.files ?? {}).length;
  if (files > 0) chosen.push(files === 1 ? 'a file of their own' : `${files} files of their own`);
  return chosen.map((c) => ` · ${c}`).join('');
}

function readiness({ name, promised, shared }: RoomSeat, room: Room): string {
  if (name === undefined) return 'has not sat down';
  if (shared) return '✓ ready';
  if (promised) return room.wantsShares ? 'shows a number now' : '✓ has sat down';
  return 'is sitting down';
}

/** A name is all that is wanted; the number for the dice is made on the side. */
function SitDown({ company, me }: { company: Company; me: RoomSeat }): JSX.Element {
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

/** The game begins by itself when everybody has sat down; the host need not wait for that. */
function Begin({ company, room }: { company: Company; room: Room }): JSX.Element {
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
