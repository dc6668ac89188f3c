import { scenarioIn } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import type { Room, RoomSeat } from '@shambles/wire';
import type { JSX } from 'preact';
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
import { delayName, playedWith, seatName } from '../words.js';
import { Begin } from './begin.js';
import { SitDown } from './sitdown.js';

/** The table before the game, and the host's page during it. */
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

/** This browser's keys of the table, by role. */
type Links = ReadonlyMap<string, string>;

interface GatheringProps {
  readonly company: Company;
  readonly room: Room;
  readonly links: Links;
}

/** The people at the table, the chat, and links for others. */
function Gathering({ company, room }: { company: Company; room: Room }): JSX.Element {
  const links: Links = new Map(company.keys.map((k) => [k.role, k.key]));
  return (
    <div class="lobby-main">
      <WhoIsThere {...{ company, room, links }} />
      <section class="card" aria-label="Talk and links">
        <Chat company={company} />
        <LinksToGive {...{ company, room, links }} />
        <NewLink company={company} />
        <details class="fold">
          <summary>About the table</summary>
          <TableControls company={company} />
        </details>
      </section>
    </div>
  );
}

/** The seats, and what must be done before the game can begin. */
function WhoIsThere({ company, room, links }: GatheringProps): JSX.Element {
  const system = findSystem(room.system);
  const scenario = scenarioIn(system, room.setup);
  const { me } = company;
  const gathering = room.status === 'gathering';
  const hosts = company.hostKey !== undefined;
  return (
    <section class="card" aria-labelledby="lobby-seats">
      <p class="dim">
        {system.title}
        {scenario && ` · ${scenario.title}`}
        {playedWith(room).map((each) => ` · ${each}`)}
      </p>
      <h2 id="lobby-seats">{gathering ? 'Who is coming' : 'Who is at the table'}</h2>
      <Seats
        room={room}
        mine={company.seat}
        more={(seat) => (
          <>
            {seat.holder === 'person' && gathering && <small class="ready">{readiness(seat, room)}</small>}
            {hosts && seat.free && seat.seat !== company.seat && <SeatLink {...{ room, links, seat }} />}
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
      <Standing {...{ company, room, links }} />
    </section>
  );
}

/** The link to give to the person who is to take a seat. */
function SeatLink(props: { room: Room; links: Links; seat: RoomSeat }): JSX.Element | null {
  const { room, links, seat } = props;
  const key = links.get(seat.seat);
  if (key === undefined) return null;
  return <CopyLink label={`Link for ${seatName(room, seat.seat)}`} link={tableLink(room.table, key)} />;
}

/** Status of the table for its host and spectators, and any trouble with it. */
function Standing({ company, room, links }: GatheringProps): JSX.Element {
  const gathering = room.status === 'gathering';
  const role = company.role.value?.is;
  const spectator = links.get('spectator');
  return (
    <>
      {!gathering && role === 'host' && (
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
      {!gathering && room.status !== 'stuck' && role === 'spectator' && (
        <p class="notice">The game has begun; you see it {delayName(room.delay)}.</p>
      )}
      {gathering && role === 'spectator' && (
        <p class="notice">You will watch. It begins when everybody has sat down.</p>
      )}
    </>
  );
}

/** The spectators' link and the host's link, for the host to give away or keep. */
function LinksToGive({ company, room, links }: GatheringProps): JSX.Element | null {
  const spectator = links.get('spectator');
  const host = links.get('host');
  if (company.hostKey === undefined) return null;
  return (
    <>
      {room.status === 'gathering' && spectator !== undefined && (
        <CopyLink label="Link to watch" link={tableLink(room.table, spectator)} />
      )}
      {host !== undefined && company.role.value?.is !== 'host' && (
        <CopyLink
          label="The host's link"
          link={tableLink(room.table, host)}
          note="Keep this one: whoever has it runs the table."
        />
      )}
    </>
  );
}

function readiness({ name, promised, shared }: RoomSeat, room: Room): string {
  if (name === undefined) return 'has not sat down';
  if (shared) return '✓ ready';
  if (promised) return room.wantsShares ? 'shows a number now' : '✓ has sat down';
  return 'is sitting down';
}
