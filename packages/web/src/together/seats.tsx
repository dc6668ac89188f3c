import type { Seat } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import type { Room, RoomSeat } from '@shambles/wire';
import type { ComponentChildren, JSX } from 'preact';
import { botName, PRESENCE, presenceOf, seatName } from './words.js';

/** Shapes for people who cannot tell the colours apart. */
const SIGN = { here: '●', away: '○', bot: '⚙', 'stand-in': '◐' } as const;

/** The list of seats: who sits there, and whether they are present. */
export function Seats(props: {
  room: Room;
  /** The viewer's own seat. */
  mine: Seat | undefined;
  waitingFor?: readonly Seat[];
  /** Returns further contents for a seat. */
  more?: (seat: RoomSeat) => ComponentChildren;
}): JSX.Element {
  const { room, mine, waitingFor = [] } = props;
  const { seats } = findSystem(room.system);
  return (
    <ul class="seats" aria-label="Who is at the table">
      {room.seats.map((seat) => {
        const presence = presenceOf(seat);
        const tone = seats.find((s) => s.id === seat.seat)?.tone ?? 'paper';
        const own = seat.seat === mine;
        const nobody = own ? 'your seat' : 'nobody yet';
        const who = presence === 'bot' ? `${botName(room, seat.bot ?? '')} bot` : (seat.name ?? nobody);
        return (
          <li key={seat.seat} class={waitingFor.includes(seat.seat) ? 'seat asked' : 'seat'}>
            <span class={`seat-sign tone-${tone}`} aria-hidden="true">
              {SIGN[presence]}
            </span>
            <b class={`tone-${tone}`}>{seatName(room, seat.seat)}</b>
            <span class="seat-who">
              <bdi>{who}</bdi>
              {own && seat.name !== undefined && <span class="dim"> (you)</span>}
            </span>
            <small class="dim">
              {presence === 'stand-in'
                ? `the ${botName(room, seat.bot ?? '')} bot for a while`
                : presence !== 'bot' && seat.name !== undefined && PRESENCE[presence]}
              {waitingFor.includes(seat.seat) && <span class="unseen">, decides now</span>}
            </small>
            {props.more?.(seat)}
          </li>
        );
      })}
    </ul>
  );
}
