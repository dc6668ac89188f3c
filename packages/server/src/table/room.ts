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

/** Hours to object to what is proposed, where the table says nothing. */
export const OBJECTION = 24;

/** A key to a seat that its person has made. */
interface DeviceRecord {
  readonly n: number;
  /** The hash of the key. */
  readonly key: string;
  readonly since: number;
  readonly given?: true;
}

/** Somebody's place at a table. */
export interface SeatRecord {
  readonly holder: 'person' | 'bot';
  /** The bot that holds the seat; for a person's seat the one that stands in for a while. */
  bot?: string;
  name?: string;
  /** The hash of the key that was given out for this seat, while nobody has sat down with it. */
  key?: string;
  /** The keys of whoever sits there; none while nobody does. */
  devices?: readonly DeviceRecord[];
  /** The host wants the seat for somebody else. `agreed`: whoever holds it gives it up. */
  claim?: { readonly at: number; readonly agreed?: true };
  ownDice?: true;
  /** The hash of the number that this seat mixes into the dice, and the number. */
  commitment?: string;
  share?: string;
  /** The last verbs of this seat that were carried out: sent again, they do nothing. */
  done?: string[];
}

/** Whoever has sent verbs: a seat, or the host. What is written down with its id, answers and talk, is not noted here as well. */
interface Memory {
  done?: string[];
}

/** What of a setup is small. */
export type Chosen = Omit<Setup, 'files'>;

/** What is kept of a table beside its journal. Plain JSON: it lies in the store as it is. */
export interface RoomRecord {
  readonly title: string;
  readonly system: string;
  /** Without its files: they never change, and lie in the store once. */
  readonly setup: Chosen;
  /** `setupDigest` of all of the setup. */
  readonly digest: string;
  status: Room['status'];
  trouble?: string;
  paused: boolean;
  delay: number;
  /** Hours to object to what is proposed. */
  readonly objection: number;
  unopposed?: Unopposed;
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
  /** From then on silence is consent. */
  readonly until?: number;
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

/** Whether a person's seat waits for somebody to sit down. */
export function isFree({ holder, devices }: SeatRecord): boolean {
  return holder === 'person' && devices === undefined;
}

/** What a key is to a seat: a device of whoever sits there, or the invitation to sit down; undefined where it opens nothing. */
export function placeOf(seat: SeatRecord | undefined, key: string): 'device' | 'invitation' | undefined {
  if (seat?.devices?.some((device) => device.key === key)) return 'device';
  return seat?.key === key ? 'invitation' : undefined;
}

/** Whose word is still wanted for what is proposed. A bot that stands in gives nobody's word; where nobody sits, none is missing. */
export function askedFor(system: AnySystem, record: RoomRecord, { yes }: MotionRecord): Seat[] {
  return peopleAt(system, record).filter(
    (seat) => !yes.includes(seat) && !isFree(record.seats[seat] as SeatRecord),
  );
}

/** When a claim may be followed, in milliseconds since 1970. */
export function claimedFrom({ objection }: RoomRecord, { claim }: SeatRecord): number | undefined {
  return claim && (claim.agreed ? claim.at : claim.at + objection * HOUR);
}

export const HOUR = 3_600_000;

/** The bot that answers for a seat now. */
export function botAt(record: RoomRecord, seat: Seat): string | undefined {
  return record.seats[seat]?.bot;
}

/** How the dice of this table came about, the secret included. */
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

function seatOf(seat: Seat, record: RoomRecord, present: Present): RoomSeat {
  const own = record.seats[seat] as SeatRecord;
  const { holder, bot, name, ownDice, commitment, share } = own;
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
    promised: commitment !== undefined,
    shared: share !== undefined,
  };
}

/**
 * What lies in the store, as a record. It was written by this program; its shape is trusted, its age is not: rows of the first
 * version held all of the setup.
 */
export function recordFrom(row: { readonly [name: string]: unknown }): RoomRecord {
  const { setup, digest = setupDigest(setup as Setup), waiting: _, ...rest } = row;
  const chosen = { setup: chosenOf(setup as Setup), digest };
  const record = { ...structuredClone(rest), ...chosen } as unknown as RoomRecord;
  return record.objection === undefined ? broughtUp(record) : record;
}

/** A table from before seats had devices: where somebody had sat down, the link that was given out stays the key. */
function broughtUp(old: RoomRecord): RoomRecord {
  const seats = Object.entries(old.seats).map(([id, { key, ...seat }]): [string, SeatRecord] => {
    const taken = old.status !== 'gathering' || seat.name !== undefined || seat.commitment !== undefined;
    if (key === undefined || !taken) return [id, { ...seat, ...(key !== undefined && { key }) }];
    return [id, { ...seat, devices: [{ n: 1, key, since: 0, given: true }] }];
  });
  return { ...old, objection: OBJECTION, seats: Object.fromEntries(seats) };
}

/** Whom a stored game waits for, so that a list of tables need not wake them. It lay in the room once. */
export function waitingAt({ state, room }: Pick<StoredTable, 'state' | 'room'>): readonly Seat[] {
  return ((state ?? room).waiting ?? []) as readonly Seat[];
}

/** All of what a stored table was opened with. */
export function setupOf({ setup, room }: Pick<StoredTable, 'setup' | 'room'>): Setup {
  return setup === undefined ? (room.setup as Setup) : (JSON.parse(setup) as Setup);
}

export function chosenOf({ scenario, options }: Setup): Chosen {
  return { scenario, options };
}

export function rowOf(record: RoomRecord): { readonly [name: string]: Json } {
  return record as unknown as { readonly [name: string]: Json };
}
