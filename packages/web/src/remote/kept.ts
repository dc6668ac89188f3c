import type { Seat } from '@shambles/engine';
import { commitmentTo, type Opened, type Role } from '@shambles/wire';

/** This browser's record of one key of one table. */
export interface KeptSeat {
  readonly table: string;
  /** "host", "spectator", or a seat. */
  readonly role: string;
  readonly key: string;
  /** The key before the current one. It opens nothing any more, but in this browser its link leads to the seat. */
  readonly spent?: string;
  /** The key that is to replace the current one; the server may not know of it yet. */
  readonly next?: string;
  /** Number of the last unopposed proposal that the person at this seat has read about. */
  readonly read?: number;
  /** Number of the last line of talk that has been shown in this browser. */
  readonly heard?: number;
  /** The key is only for giving away: nobody has sat down with it in this browser. */
  readonly given?: true;
  readonly title: string;
  readonly system: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The number that this seat mixes into the dice, and `promise`, the hash that commits to it. */
  readonly share?: string;
  readonly promise?: string;
  /** The server's commitment to its own number, made before the game. */
  readonly commitment?: string;
  /** The checksum shown at the end. */
  readonly sum?: string;
}

const PREFIX = 'shambles-seat:';
const NAME = 'shambles-name';

const nameOf = (table: string, role: string): string => `${PREFIX}${table}:${role}`;

export const HOST = 'host';
export const roleName = (role: Role): string => (role.is === 'seat' ? role.seat : role.is);

/** The part of a browser's storage that is used. */
type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Keys and numbers, one record per table and role, so that two pages of one browser do not overwrite each other. */
export class Kept {
  /** Records that the browser would not store; they last while the page is open. */
  private readonly held = new Map<string, string>();

  constructor(private readonly storage: Shelf | undefined) {}

  /** All records, newest first. */
  all(): KeptSeat[] {
    const names = new Set(this.held.keys());
    for (let n = 0; n < (this.storage?.length ?? 0); n++) names.add(this.storage?.key(n) ?? '');
    const found = [...names].flatMap((name) => (name.startsWith(PREFIX) ? (this.read(name) ?? []) : []));
    return found.sort((a, b) => b.since - a.since);
  }

  /** The records of a table. */
  of(table: string): KeptSeat[] {
    return this.all().filter((k) => k.table === table);
  }

  get(table: string, role: string): KeptSeat | undefined {
    return this.read(nameOf(table, role));
  }

  put(seat: KeptSeat): void {
    this.write(nameOf(seat.table, seat.role), JSON.stringify(seat));
  }

  /** Changes part of a seat's record, if it has one. */
  change(table: string, role: string, part: Partial<KeptSeat>): void {
    const old = this.get(table, role);
    if (old) this.put({ ...old, ...part });
  }

  /** The key that a link leads to: its own, or the key that replaced it in this browser. */
  follow(table: string, key: string): string {
    return this.of(table).find((k) => k.spent === key)?.key ?? key;
  }

  /** Returns a new key for a seat, stored before anybody is told of it; the same one until it is in use. */
  nextKey(table: string, role: string): string {
    const next = this.get(table, role)?.next ?? newKey();
    this.change(table, role, { next });
    return next;
  }

  /** Makes the next key of a seat its current one. */
  changed(table: string, role: string): void {
    const known = this.get(table, role);
    if (known?.next === undefined) return;
    const { next, ...old } = known;
    this.put({ ...old, key: next, spent: old.key });
  }

  forget(table: string): void {
    for (const { role } of this.of(table)) {
      this.held.delete(nameOf(table, role));
      this.storage?.removeItem(nameOf(table, role));
    }
  }

  /** Stores all keys of a table that was opened here. */
  opened(opened: Opened, about: { title: string; system: string; mine: readonly Seat[]; now: number }): void {
    const { title, system, mine, now } = about;
    const { table, commitment, host, seats, spectator } = opened;
    const common = { table, title, system, since: now, commitment };
    this.put({ ...common, role: HOST, key: host });
    this.put({ ...common, role: 'spectator', key: spectator, given: true });
    for (const [role, key] of Object.entries(seats))
      this.put({ ...common, role, key, ...(!mine.includes(role) && { given: true as const }) });
  }

  /** The number of a seat and its promise, drawn once and stored before anybody is told of it. */
  number(table: string, role: string): { share: string; promise: string } {
    const { share, promise } = this.get(table, role) ?? {};
    if (share !== undefined && promise !== undefined) return { share, promise };
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const drawn = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
    const made = { share: drawn, promise: commitmentTo(drawn) };
    this.change(table, role, made);
    return made;
  }

  /** The name that the browser's owner uses at tables. */
  get name(): string {
    return this.text(NAME) ?? '';
  }

  set name(name: string) {
    this.write(NAME, name);
  }

  private text(name: string): string | null {
    return this.held.get(name) ?? this.storage?.getItem(name) ?? null;
  }

  private write(name: string, text: string): void {
    try {
      if (!this.storage) throw new Error('There is no storage.');
      this.storage.setItem(name, text);
      this.held.delete(name);
    } catch {
      this.held.set(name, text);
    }
  }

  private read(name: string): KeptSeat | undefined {
    try {
      const seat = JSON.parse(this.text(name) ?? 'null') as KeptSeat | null;
      return seat && typeof seat.key === 'string' ? seat : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A key that nobody can guess: 256 bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

let kept: Kept | undefined;

/** The records of this browser. */
export function keptHere(): Kept {
  kept ??= new Kept(shelf());
  return kept;
}

function shelf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
