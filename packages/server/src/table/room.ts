import { type AnySystem, type Json, type Seat, type SeatSpec, type Setup, seatsIn } from '@shambles/engine';
import type { StoredTable } from '@shambles/store';
import {
  type Correction,
  type Fair,
  type Role,
  type Room,
  type RoomSeat,
  setupDigest,
  type Unopposed,
} from '@shambles/wire';

/** Hours to object to a motion, unless the table says otherwise. */
export const OBJECTION = 24;

/** A key to a seat, made by the person who sits there. */
interface DeviceRecord {
  readonly n: number;
  /** The hash of the key. */
  readonly key: string;
  readonly since: number;
  readonly given?: true;
}

/** A seat at a table and whoever holds it. */
export interface SeatRecord {
  readonly holder: 'person' | 'bot';
  /** The bot that holds the seat; at a person's seat, the bot that stands in for a while. */
  bot?: string;
  name?: string;
  /** The hash of the key that was given out for this seat, until somebody sits down with it. */
  key?: string;
  /** The keys of the person who sits there; undefined while nobody does. */
  devices?: readonly DeviceRecord[];
  /** Set when the host wants the seat for somebody else, or for this bot. `agreed`: the holder gives it up. */
  claim?: { readonly at: number; readonly agreed?: true; readonly bot?: string };
  ownDice?: true;
  /** The hash of the number that this seat mixes into the dice, and the number itself once shown. */
  commitment?: string;
  share?: string;
  /** Ids of this seat's last verbs that were carried out: sent again, they do nothing. */
  done?: string[];
}

/** The memory of a sender of verbs: a seat or the host. Answers and talk are stored with their ids, not noted here. */
interface Memory {
  done?: string[];
}

/** The small part of a setup: everything but its files. */
export type Chosen = Omit<Setup, 'files'>;

/** What is kept of a table besides its journal. Plain JSON, stored as it is. */
export interface RoomRecord {
  readonly title: string;
  readonly system: string;
  /** Without its files, which never change and are stored once. */
  readonly setup: Chosen;
  /** `setupDigest` of the whole setup. */
  readonly digest: string;
  status: Room['status'];
  trouble?: string;
  paused: boolean;
  delay: number;
  /** Hours to object to a motion. */
  readonly objection: number;
  unopposed?: Unopposed;
  readonly seats: { readonly [seat: string]: SeatRecord };
  /** Shown when the game is over, never before. */
  readonly secret: string;
  readonly commitment: string;
  /** In a game begun elsewhere, the entry from which the dice are this server's. */
  from?: number;
  /** Number of entries when somebody who plays alone first took the whole journal home. */
  taken?: number;
  motion?: MotionRecord;
  motions: number;
  watching?: Room['watching'];
  /** When the game began and when it ended, in milliseconds since 1970. */
  begun?: number;
  ended?: number;
  /** The journal's checksum at the end of the game. */
  sum?: string;
  /** Ids of the host's last verbs that were carried out. */
  done?: string[];
}

/** A motion that waits for everybody's consent. `undo` names an entry of the journal. */
export interface MotionRecord {
  readonly number: number;
  readonly by: Seat;
  /** From this time on, silence is consent. */
  readonly until?: number;
  readonly what: { readonly undo: number } | { readonly correct: Correction };
  readonly yes: readonly Seat[];
}

/** Number of carried-out verbs remembered for each sender. */
const REMEMBERED = 32;

export function hasDone(record: Memory, id: string): boolean {
  return record.done?.includes(id) === true;
}

export function noteDone(record: Memory, id: string): void {
  record.done = [...(record.done ?? []), id].slice(-REMEMBERED);
}

/** The seats of a table in the system's order. */
function seatsAt(system: AnySystem, record: RoomRecord): readonly SeatSpec[] {
  return seatsIn(system, record.setup);
}

/** Seats held by people, in the system's order. */
export function peopleAt(system: AnySystem, record: RoomRecord): Seat[] {
  return seatsAt(system, record)
    .map((s) => s.id)
    .filter((s) => record.seats[s]?.holder === 'person');
}

/** True if a person's seat waits for somebody to sit down. */
export function isFree({ holder, devices }: SeatRecord): boolean {
  return holder === 'person' && devices === undefined;
}

/** What a key is to a seat: a device of its holder, or the invitation to sit down; undefined if it opens nothing. */
export function placeOf(seat: SeatRecord | undefined, key: string): 'device' | 'invitation' | undefined {
  if (seat?.devices?.some((device) => device.key === key)) return 'device';
  return seat?.key === key ? 'invitation' : undefined;
}

/** Seats whose consent a motion still needs. A stand-in bot cannot consent for its person; free seats need not. */
export function askedFor(system: AnySystem, record: RoomRecord, { yes }: MotionRecord): Seat[] {
  return peopleAt(system, record).filter(
    (seat) => !yes.includes(seat) && !isFree(record.seats[seat] as SeatRecord),
  );
}

/**
 * When a claimed seat may be handed over, or a bot may play for its holder, in milliseconds since 1970; undefined if it
 * is not claimed.
 */
export function claimedFrom({ objection }: RoomRecord, { claim }: SeatRecord): number | undefined {
  return claim && (claim.agreed ? claim.at : claim.at + objection * HOUR);
}

export const HOUR = 3_600_000;

/** Brings times in the record that lie further ahead than they can back to `now`. */
export function boundTimes(record: RoomRecord, now: number, ahead: number): void {
  if ((record.begun ?? 0) > ahead) record.begun = now;
  if ((record.ended ?? 0) > ahead) record.ended = now;
  const { motion, objection } = record;
  if (motion && (motion.until ?? 0) > ahead + objection * HOUR)
    record.motion = { ...motion, until: now + objection * HOUR };
  for (const seat of Object.values(record.seats))
    if (seat.claim && seat.claim.at > ahead) seat.claim = { ...seat.claim, at: now };
}

/** The bot that answers for a seat now. */
export function botAt(record: RoomRecord, seat: Seat): string | undefined {
  return record.seats[seat]?.bot;
}

/** All that the dice of this table came from, including the secret. */
export function fairOf(system: AnySystem, table: string, record: RoomRecord): Fair {
  return {
    table,
    setup: record.digest,
    commitment: record.commitment,
    secret: record.secret,
    shares: peopleAt(system, record).map((seat) => ({
      seat,
      commitment: record.seats[seat]?.commitment ?? null,
      share: record.seats[seat]?.share ?? null,
    })),
    ...(record.from !== undefined && { from: record.from }),
    ...(record.taken !== undefined && { taken: record.taken }),
  };
}

/** The table's status as shown to this role: delayed spectators are shown an earlier one. */
export function statusFor({ is }: Role, record: RoomRecord, now: number): Room['status'] {
  const { status, delay, begun = 0, ended = 0 } = record;
  if (is !== 'spectator' || delay === 0 || status === 'gathering' || status === 'stuck') return status;
  const until = now - delay * 1000;
  if (begun > until) return 'gathering';
  return ended > until ? 'playing' : status;
}

export interface Present {
  readonly seats: ReadonlySet<Seat>;
  readonly spectators: number;
}

/** The table as this role may know it. `behind`: a spectator is not yet shown the latest entries. */
export function roomFor(
  role: Role,
  {
    system,
    table,
    record,
    present,
    behind,
    now,
    filled,
  }: {
    readonly system: AnySystem;
    readonly table: string;
    readonly record: RoomRecord;
    readonly present: Present;
    readonly behind: boolean;
    readonly now: number;
    readonly filled: number;
  },
): Room {
  const people = peopleAt(system, record);
  const outside = role.is === 'spectator';
  const hidden = outside && behind;
  const status = statusFor(role, record, now);
  const over = record.status === 'over' && !hidden;
  return {
    table,
    title: record.title,
    system: record.system,
    setup: record.setup,
    status: status === 'over' && hidden ? 'playing' : status,
    ...(record.trouble !== undefined && { trouble: record.trouble }),
    paused: record.paused,
    delay: record.delay,
    objection: record.objection,
    ...(!outside && record.status === 'playing' && filledTo(filled)),
    ...(record.unopposed && !outside && { unopposed: record.unopposed }),
    seats: seatsAt(system, record).map(({ id }) => seatOf(id, record, present)),
    spectators: present.spectators,
    commitment: record.commitment,
    wantsShares:
      record.status === 'gathering' && people.every((p) => record.seats[p]?.commitment !== undefined),
    ...(over && { proof: { ...fairOf(system, table, record), sum: record.sum ?? '' } }),
    ...(record.watching && !hidden && { watching: record.watching }),
  };
}

/** Told in few steps: how much an answer of somebody else took is not for everybody to know. */
function filledTo(share: number): Pick<Room, 'filled'> {
  const filled = FILLED.find((percent) => share * 100 >= percent);
  return filled === undefined ? {} : { filled };
}

const FILLED = [98, 95, 90, 80];

function seatOf(seat: Seat, record: RoomRecord, present: Present): RoomSeat {
  const own = record.seats[seat] as SeatRecord;
  const { holder, bot, name, ownDice, commitment, share, claim } = own;
  const claimed = claimedFrom(record, own);
  return {
    seat,
    holder,
    ...(bot !== undefined && { bot }),
    ...(name !== undefined && { name }),
    here: present.seats.has(seat),
    ...(ownDice && { ownDice }),
    ...(isFree(own) && { free: true }),
    ...(claimed !== undefined && { claimed }),
    ...(claim?.bot !== undefined && { claimedFor: claim.bot }),
    promised: commitment !== undefined,
    shared: share !== undefined,
  };
}

/**
 * Returns the record of a stored row. This program wrote the row, so its shape is trusted, but it may be old: rows of
 * the first version held the whole setup.
 */
export function recordFrom(row: { readonly [name: string]: unknown }): RoomRecord {
  const { setup, digest = setupDigest(setup as Setup), waiting: _, ...rest } = row;
  const chosen = { setup: chosenOf(setup as Setup), digest };
  const record = { ...structuredClone(rest), ...chosen } as unknown as RoomRecord;
  return record.objection === undefined ? broughtUp(record) : record;
}

/** Upgrades a table from before seats had devices: at a taken seat, the link that was given out stays the key. */
function broughtUp(old: RoomRecord): RoomRecord {
  const seats = Object.entries(old.seats).map(([id, { key, ...seat }]): [string, SeatRecord] => {
    const taken = old.status !== 'gathering' || seat.name !== undefined || seat.commitment !== undefined;
    if (key === undefined || !taken) return [id, { ...seat, ...(key !== undefined && { key }) }];
    return [id, { ...seat, devices: [{ n: 1, key, since: 0, given: true }] }];
  });
  return { ...old, objection: OBJECTION, seats: Object.fromEntries(seats) };
}

/** Seats that a stored game is waiting for, readable without waking the table. Older tables had them in the room. */
export function waitingAt({ state, room }: Pick<StoredTable, 'state' | 'room'>): readonly Seat[] {
  return ((state ?? room).waiting ?? []) as readonly Seat[];
}

/** The whole setup that a stored table was opened with. */
export function setupOf({ setup, room }: Pick<StoredTable, 'setup' | 'room'>): Setup {
  return setup === undefined ? (room.setup as Setup) : (JSON.parse(setup) as Setup);
}

export function chosenOf({ scenario, options }: Setup): Chosen {
  return { scenario, options };
}

export function rowOf(record: RoomRecord): { readonly [name: string]: Json } {
  return record as unknown as { readonly [name: string]: Json };
}
