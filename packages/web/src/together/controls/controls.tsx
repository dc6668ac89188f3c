import type { Patch } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import type { RoomSeat } from '@shambles/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sitAt } from '../../app/state.js';
import { AmendForm } from '../../play/amends/form.js';
import type { Company } from '../../remote/company.js';
import { tableLink } from '../../remote/links.js';
import { hours, moment, seatName } from '../words.js';
import { CopyLink } from './copylink.js';
import { Devices } from './devices.js';
import { NotifyChoice } from './notify.js';

/** The new link of a seat that was handed over. It is shown once. */
export function NewLink({ company }: { company: Company }): JSX.Element | null {
  const made = company.handedOver.value;
  const room = company.room.value;
  if (!made || !room) return null;
  const { seat, key } = made;
  return (
    <div class="new-link" role="status">
      <CopyLink
        label={`New link: ${seatName(room, seat)}`}
        link={tableLink(room.table, key)}
        note="Whoever sits down with it has the seat. All older links to it open nothing any more."
      />
      {seat === company.seat && (
        <button type="button" class="quiet small" onClick={() => sitAt(room.table, key)}>
          Sit there myself
        </button>
      )}
      <button
        type="button"
        class="quiet small"
        onClick={() => {
          company.handedOver.value = undefined;
        }}
      >
        Put away
      </button>
    </div>
  );
}

/** A notice that the host wants to give the viewer's seat to somebody else. */
export function Claimed({ company }: { company: Company }): JSX.Element | null {
  const { me } = company;
  if (me?.claimed === undefined || me.free) return null;
  const bot = me.claimedFor !== undefined;
  return (
    <p class="notice" role="alert">
      The host wants to {bot ? 'let a bot play for you' : 'give your seat to somebody else'}, and may do so
      from {moment(me.claimed)} on, unless you say no.{' '}
      <button type="button" class="quiet small" onClick={() => void company.act({ is: 'stay', stays: true })}>
        {bot ? 'I play' : 'I stay'}
      </button>{' '}
      <button
        type="button"
        class="quiet small"
        onClick={() => void company.act({ is: 'stay', stays: false })}
      >
        {bot ? 'Let it play' : 'Give it up'}
      </button>
    </p>
  );
}

/** Controls of a seat: a bot as a stand-in, or handing the seat over. For its owner and the host. */
function SeatControls(props: { company: Company; seat: RoomSeat }): JSX.Element | null {
  const { company, seat } = props;
  const room = company.room.value;
  const { system } = company;
  const own = seat.seat === company.seat;
  if (!room || !system || seat.holder !== 'person' || (!own && company.hostKey === undefined)) return null;
  const act = own ? company.act.bind(company) : company.actAsHost.bind(company);
  const name = seatName(room, seat.seat);
  const playing = room.status === 'playing';
  return (
    <fieldset class="seat-controls">
      <legend>{own ? `${name} (you)` : `${name}${seat.name === undefined ? '' : `: ${seat.name}`}`}</legend>
      {playing &&
        (seat.bot === undefined ? (
          <button
            type="button"
            class="quiet small"
            onClick={() =>
              void act({ is: 'stand-in', seat: seat.seat, bot: botsFor(system)[0]?.id ?? 'random' })
            }
          >
            {own || seat.free || !seat.here || seat.claimedFor !== undefined
              ? `A bot plays for ${own ? 'me' : name} for a while`
              : `Ask whether a bot may play for ${name} for a while`}
          </button>
        ) : (
          <button
            type="button"
            class="quiet small"
            onClick={() => void act({ is: 'stand-in', seat: seat.seat, bot: null })}
          >
            {own ? 'Take my seat back' : `Give ${name} back`}
          </button>
        ))}
      {seat.claimed !== undefined && !own && (
        <p class="note">
          {seat.claimedFor === undefined
            ? `${name} can be given away from ${moment(seat.claimed)} on`
            : `A bot can play for ${name} from ${moment(seat.claimed)} on`}
          , unless whoever sits there says no.
        </p>
      )}
      <HandOverButton
        sure={
          own || seat.free || (seat.claimed !== undefined && seat.claimedFor === undefined)
            ? 'Really? The old link opens nothing then'
            : `Really? Whoever sits there has ${hours(room.objection)} to object`
        }
        onSure={() => void act({ is: 'hand-over', seat: seat.seat })}
      />
    </fieldset>
  );
}

function HandOverButton(props: { sure: string; onSure: () => void }): JSX.Element {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class="quiet small"
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) props.onSure();
        setAsked(!asked);
      }}
    >
      {asked ? props.sure : 'Hand over: a new link'}
    </button>
  );
}

/** The controls of the table that the viewer may use. */
export function TableControls({ company }: { company: Company }): JSX.Element | null {
  const room = company.room.value;
  const [correcting, setCorrecting] = useState(false);
  if (!room) return null;
  const role = company.role.value;
  const runs = role?.is === 'seat' || company.hostKey !== undefined;
  const pause = { is: 'pause', paused: !room.paused } as const;
  const key = (of: string): string | undefined => company.keys.find((k) => k.role === of)?.key;
  const spectator = key('spectator');
  return (
    <section class="controls" aria-label="About the table">
      {room.status === 'playing' && runs && (
        <button
          type="button"
          class="quiet"
          onClick={() => void (role?.is === 'seat' ? company.act(pause) : company.actAsHost(pause))}
        >
          {room.paused ? 'Go on' : 'Pause the table'}
        </button>
      )}
      {room.seats.map((seat) => (
        <SeatControls key={seat.seat} company={company} seat={seat} />
      ))}
      <Devices company={company} />
      {spectator !== undefined && <CopyLink label="Link to watch" link={tableLink(room.table, spectator)} />}
      <NotifyChoice />
      {role?.is === 'seat' && room.status === 'playing' && (
        <>
          <button type="button" class="quiet small" onClick={() => setCorrecting(!correcting)}>
            Put something right, by consent…
          </button>
          {correcting && <Correction company={company} onDone={() => setCorrecting(false)} />}
        </>
      )}
      <p class="dim promise">
        Dice promised before the game: <code title={room.commitment}>{room.commitment.slice(0, 16)}…</code>
      </p>
    </section>
  );
}

/** The form to propose a correction, which needs everybody's consent. */
function Correction(props: { company: Company; onDone: () => void }): JSX.Element | null {
  const { company, onDone } = props;
  const session = company.playing.value?.session;
  const propose = async (why: string, patch: Patch): Promise<void> => {
    const what = { correct: { why, patch: [...patch] } };
    if (await company.act({ is: 'propose', what })) onDone();
  };
  return session ? (
    <AmendForm
      session={session}
      words="Ask everybody"
      onAmend={(why, patch) => void propose(why, patch)}
      onLeave={onDone}
    />
  ) : null;
}
