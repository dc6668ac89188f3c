import type { Seat } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { findSystem } from '@shambles/systems';
import type { Room, RoomSeat } from '@shambles/wire';

/** "Zombies", by the system's own name of the seat. */
export function seatName(room: Pick<Room, 'system'>, seat: Seat): string {
  return findSystem(room.system).seats.find((s) => s.id === seat)?.name ?? seat;
}

/** "Ann (Zombies)"; the seat alone where nobody has given a name. */
export function personAt(room: Room, seat: Seat): string {
  const name = room.seats.find((s) => s.seat === seat)?.name;
  return name === undefined ? seatName(room, seat) : `${name} (${seatName(room, seat)})`;
}

/** "sensible", for the bot of this id. */
export function botName(room: Pick<Room, 'system'>, bot: string): string {
  const found = botsFor(findSystem(room.system)).find((b) => b.id === bot);
  return found?.title.split(':')[0] ?? bot;
}

/** How somebody's place is held just now. */
export type Presence = 'here' | 'away' | 'bot' | 'stand-in';

export function presenceOf({ holder, bot, here }: RoomSeat): Presence {
  if (holder === 'bot') return 'bot';
  if (bot !== undefined) return 'stand-in';
  return here ? 'here' : 'away';
}

export const PRESENCE = { here: 'here', away: 'not here' } as const;

/** Whom the game waits for, and that it goes on when those who are away come back. */
export function waitsFor(room: Room, seats: readonly Seat[]): string {
  const isAway = (seat: Seat) => room.seats.some((s) => s.seat === seat && presenceOf(s) === 'away');
  const people = seats.map((s) => (isAway(s) ? `${personAt(room, s)}, not here now` : personAt(room, s)));
  const back = seats.some(isAway) ? ' Nothing is lost: the game goes on from here when they are back.' : '';
  return `Waiting for ${people.join('; ')}.${back}`;
}

/** "90 seconds", "5 minutes", "2 hours". */
export function span(seconds: number): string {
  const [n, unit] =
    seconds >= 3600 && seconds % 3600 === 0
      ? [seconds / 3600, 'hour']
      : seconds >= 60 && seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

const MOMENT = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "22 Nov, 14:03", of milliseconds since 1970. */
export const moment = (at: number): string => MOMENT.format(at);

/** Hours that everybody may have to object to what is proposed, to choose from. */
export const OBJECTIONS: readonly number[] = [1, 6, 24, 72, 168];
/** Where nothing was chosen. */
export const OBJECTION = 24;

/** "6 hours", "3 days". */
export function hours(n: number): string {
  const [count, unit] = n % 24 === 0 ? [n / 24, 'day'] : [n, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Seconds that spectators may be kept behind, to choose from. */
export const DELAYS: readonly number[] = [0, 30, 60, 300, 900, 3600];

export const delayName = (seconds: number): string => (seconds === 0 ? 'at once' : `${span(seconds)} later`);
