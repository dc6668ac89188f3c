import type { Seat } from '@shambles/engine';
import { commitmentTo, type Opened, type Role } from '@shambles/wire';

/** What this browser knows of one key of one table. */
export interface KeptSeat {
  readonly table: string;
  /** "host", "spectator", or a seat. */
  readonly role: string;
  readonly key: string;
  /** The link by which somebody sat down here: it opens nothing any more, but leads to the seat in this browser. */
  readonly spent?: string;
  /** The key that is being made the seat's: whether the server has heard of it is not known yet. */
  readonly next?: string;
  /** The last that was done without the word of whoever sits here, of which he has read. */
  readonly read?: number;
  /** Only to be given away: nobody has sat down with it here. */
  readonly given?: true;
  readonly title: string;
  readonly system: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The number that this seat mixes into the dice, and the hash that promises it. */
  readonly share?: string;
  readonly promise?: string;
  /** What the server promised of its own number before the game. */
  readonly commitment?: string;
  /** The checksum shown at the end. */
  readonly sum?: string;
}

const PREFIX = 'shambles-seat:';
const NAME = 'shambles-name';

const nameOf = (table: string, role: string): string => `${PREFIX}${table}:${role}`;

export const HOST = 'host';
export const roleName = (role: Role): string => (role.is === 'seat' ? role.seat : role.is);

/** What of a browser's storage is used. */
type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Keys and numbers, one record for each table and seat: two pages of one browser do not overwrite one another. */
export class Kept {
  /** What the browser would not keep: it is known as long as the page is open. */
  private readonly held = new Map<string, string>();

  constructor(private readonly storage: Shelf | undefined) {}

  /** The newest first. */
  all(): KeptSeat[] {
    const names = new Set(this.held.keys());
    for (let n = 0; n < (this.storage?.length ?? 0); n++) names.add(this.storage?.key(n) ?? '');
    const found = [...names].flatMap((name) => (name.startsWith(PREFIX) ? (this.read(name) ?? []) : []));
    return found.sort((a, b) => b.since - a.since);
  }

  /** The keys of a table. */
  of(table: string): KeptSeat[] {
    return this.all().filter((k) => k.table === table);
  }

  get(table: string, role: string): KeptSeat | undefined {
    return this.read(nameOf(table, role));
  }

  put(seat: KeptSeat): void {
    this.write(nameOf(seat.table, seat.role), JSON.stringify(seat));
  }

  /** Adds to what is known of a seat. */
  change(table: string, role: string, part: Partial<KeptSeat>): void {
    const old = this.get(table, role);
    if (old) this.put({ ...old, ...part });
  }

  /** The key that a link leads to in this browser: its own, where it was used up here. */
  follow(table: string, key: string): string {
    return this.of(table).find((k) => k.spent === key)?.key ?? key;
  }

  /** A key for a seat in the place of the one that was used so far, kept before anybody is told of it. */
  nextKey(table: string, role: string): string {
    const next = this.get(table, role)?.next ?? newKey();
    this.change(table, role, { next });
    return next;
  }

  /** The seat has its new key. */
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

  /** All keys of a table that was opened here. */
  opened(opened: Opened, about: { title: string; system: string; mine: readonly Seat[]; now: number }): void {
    const { title, system, mine, now } = about;
    const { table, commitment, host, seats, spectator } = opened;
    const common = { table, title, system, since: now, commitment };
    this.put({ ...common, role: HOST, key: host });
    this.put({ ...common, role: 'spectator', key: spectator, given: true });
    for (const [role, key] of Object.entries(seats))
      this.put({ ...common, role, key, ...(!mine.includes(role) && { given: true as const }) });
  }

  /** The number of a seat and its promise, drawn once and kept before anybody is told of it. */
  number(table: string, role: string): { share: string; promise: string } {
    const { share, promise } = this.get(table, role) ?? {};
    if (share !== undefined && promise !== undefined) return { share, promise };
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const drawn = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
    const made = { share: drawn, promise: commitmentTo(drawn) };
    this.change(table, role, made);
    return made;
  }

  /** What its owner is called at tables. */
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

/** This browser's own. */
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
