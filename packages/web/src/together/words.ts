import type { Seat } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { findSystem } from '@shambles/systems';
import type { Room, RoomSeat } from '@shambles/wire';

/** The system's name of a seat, such as "Zombies". */
export function seatName(room: Pick<Room, 'system'>, seat: Seat): string {
  return findSystem(room.system).seats.find((s) => s.id === seat)?.name ?? seat;
}

/** A person with the seat, such as "Ann (Zombies)"; only the seat if no name was given. */
export function personAt(room: Room, seat: Seat): string {
  const name = room.seats.find((s) => s.seat === seat)?.name;
  return name === undefined ? seatName(room, seat) : `${name} (${seatName(room, seat)})`;
}

/** The short title of a bot, such as "sensible". */
export function botName(room: Pick<Room, 'system'>, bot: string): string {
  const found = botsFor(findSystem(room.system)).find((b) => b.id === bot);
  return found?.title.split(':')[0] ?? bot;
}

/** What the table plays with: options that are not the usual ones, and the players' own files, such as house rules. */
export function playedWith(room: Pick<Room, 'system' | 'setup'>): string[] {
  const { options, files } = findSystem(room.system);
  const chosen = Object.entries(room.setup.options).flatMap(([id, value]) => {
    const option = options.find((o) => o.id === id);
    const title = option?.values.find((v) => v.id === value)?.title;
    return option && title !== undefined && value !== option.default ? [`${option.title}: ${title}`] : [];
  });
  const own = Object.entries(room.setup.files ?? {}).map(([id, data]) => {
    const kind = files.find((file) => file.id === id)?.title ?? id;
    const { title } = Object(data) as { readonly title?: unknown };
    return `their own file for ${kind}${typeof title === 'string' ? `, "${title}"` : ''}`;
  });
  return [...chosen, ...own];
}

/** How a seat is held at the moment. */
export type Presence = 'here' | 'away' | 'bot' | 'stand-in';

export function presenceOf({ holder, bot, here }: RoomSeat): Presence {
  if (holder === 'bot') return 'bot';
  if (bot !== undefined) return 'stand-in';
  return here ? 'here' : 'away';
}

export const PRESENCE = { here: 'here', away: 'not here' } as const;

/** Says whom the game is waiting for, and, if any of them are away, that it goes on when they are back. */
export function waitsFor(room: Room, seats: readonly Seat[]): string {
  const isAway = (seat: Seat) => room.seats.some((s) => s.seat === seat && presenceOf(s) === 'away');
  const people = seats.map((s) => (isAway(s) ? `${personAt(room, s)}, not here now` : personAt(room, s)));
  const back = seats.some(isAway) ? ' Nothing is lost: the game goes on from here when they are back.' : '';
  return `Waiting for ${people.join('; ')}.${back}`;
}

/** A span of time in words: "90 seconds", "5 minutes", "2 hours". */
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

/** A time given in milliseconds since 1970, such as "22 Nov, 14:03". */
export const moment = (at: number): string => MOMENT.format(at);

/** Choices for the hours that everybody has to object to a proposal. */
export const OBJECTIONS: readonly number[] = [1, 6, 24, 72, 168];
/** Default hours to object. */
export const OBJECTION = 24;

/** A number of hours in words: "6 hours", "3 days". */
export function hours(n: number): string {
  const [count, unit] = n % 24 === 0 ? [n / 24, 'day'] : [n, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Choices for the seconds by which spectators see the game later. */
export const DELAYS: readonly number[] = [0, 30, 60, 300, 900, 3600];

export const delayName = (seconds: number): string => (seconds === 0 ? 'at once' : `${span(seconds)} later`);
