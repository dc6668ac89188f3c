import { type AnySystem, type Json, type Seat, type SeatSpec, type Setup, seatsIn } from '@shambles/engine';
import { type Correction, type Fair, type Role, type Room, type RoomSeat, setupDigest } from '@shambles/wire';

/** Somebody's place at a table. */
export interface SeatRecord {
  readonly holder: 'person' | 'bot';
  /** The bot that holds the seat; for a person's seat the one that stands in for a while. */
  bot?: string;
  name?: string;
  /** The hash of the key that opens this seat. */
  key?: string;
  ownDice?: true;
  /** The hash of the number that this seat mixes into the dice, and the number. */
  commitment?: string;
  share?: string;
  /** The last verbs of this seat that were carried out: sent again, they do nothing. */
  done?: string[];
}

/** Whoever has sent verbs: a seat, or the host. */
interface Memory {
  done?: string[];
}

/** What is kept of a table beside its journal. Plain JSON: it lies in the store as it is. */
export interface RoomRecord {
  readonly title: string;
  readonly system: string;
  readonly setup: Setup;
  status: Room['status'];
  trouble?: string;
  paused: boolean;
  delay: number;
  readonly seats: { readonly [seat: string]: SeatRecord };
  /** Shown when the game is over, never before. */
  readonly secret: string;
  readonly commitment: string;
  /** A game begun elsewhere: the entry from which the dice are this server's. */
  from?: number;
  /** Somebody who plays alone has taken the whole journal home, when it was so long. */
  taken?: number;
  motion?: MotionRecord;
  motions: number;
  watching?: Room['watching'];
  /** Whom the game waits for, so that a list of tables need not wake them. */
  waiting: readonly Seat[];
  /** When the game began and when it was over, in milliseconds since 1970. */
  begun?: number;
  ended?: number;
  /** The checksum of the end. */
  sum?: string;
  /** The last verbs of the host that were carried out. */
  done?: string[];
}

/** What waits for everybody's consent. `undo` names an entry of the journal. */
export interface MotionRecord {
  readonly number: number;
  readonly by: Seat;
  readonly what: { readonly undo: number } | { readonly correct: Correction };
  readonly yes: readonly Seat[];
}

/** How many carried-out verbs of a seat are remembered. */
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

/** The bot that answers for a seat now. */
export function botAt(record: RoomRecord, seat: Seat): string | undefined {
  return record.seats[seat]?.bot;
}

/** How the dice of this table came about, the secret included. */
export function fairOf(system: AnySystem, table: string, record: RoomRecord): Fair {
  return {
    table,
    setup: setupDigest(record.setup),
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

/** How the table stands to somebody in this role: whoever is kept behind is shown how it stood. */
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

/** The table as whoever has this role may know it. `behind`: what a spectator is shown is older than the end. */
export function roomFor(
  role: Role,
  {
    system,
    table,
    record,
    present,
    behind,
    now,
  }: {
    readonly system: AnySystem;
    readonly table: string;
    readonly record: RoomRecord;
    readonly present: Present;
    readonly behind: boolean;
    readonly now: number;
  },
): Room {
  const people = peopleAt(system, record);
  const hidden = role.is === 'spectator' && behind;
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
    seats: seatsAt(system, record).map(({ id }) => seatOf(id, record, present)),
    spectators: present.spectators,
    commitment: record.commitment,
    wantsShares:
      record.status === 'gathering' && people.every((p) => record.seats[p]?.commitment !== undefined),
    ...(over && { proof: { ...fairOf(system, table, record), sum: record.sum ?? '' } }),
    ...(record.watching && !hidden && { watching: record.watching }),
  };
}

function seatOf(seat: Seat, record: RoomRecord, present: Present): RoomSeat {
  const { holder, bot, name, ownDice, commitment, share } = record.seats[seat] as SeatRecord;
  return {
    seat,
    holder,
    ...(bot !== undefined && { bot }),
    ...(name !== undefined && { name }),
    here: present.seats.has(seat),
    ...(ownDice && { ownDice }),
    promised: commitment !== undefined,
    shared: share !== undefined,
  };
}

/** What lies in the store, as a record. It was written by this program; its shape is trusted, its age is not. */
export function recordFrom(row: { readonly [name: string]: unknown }): RoomRecord {
  return structuredClone(row) as unknown as RoomRecord;
}

export function rowOf(record: RoomRecord): { readonly [name: string]: Json } {
  return structuredClone(record) as unknown as { readonly [name: string]: Json };
}
