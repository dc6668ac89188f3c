/** What the server keeps of a table beside its journal. Plain JSON, the server's own. */
export type Row = { readonly [name: string]: unknown };

/** A table as it lies in the store. */
export interface StoredTable {
  readonly id: string;
  /** Counts every change of the row or the journal. Whoever writes names the one it has seen. */
  readonly version: number;
  /** Seats, options, names: what changes beside the game. */
  readonly room: Row;
  /** What changes with nearly every answer, and is small; undefined where there never was any. */
  readonly state: Row | undefined;
  /** What never changes of the table, as a line of text: it may be long, and the room is written again and again. */
  readonly setup: string | undefined;
  /** What the game began from, as a line of text; undefined before it has begun. */
  readonly header: string | undefined;
  /** The last checkpoint, as a line of text. */
  readonly checkpoint: string | undefined;
  /** An earlier one that it is written upon, where it is. */
  readonly below: string | undefined;
  /** Number of entries. Their order is their own number. */
  readonly length: number;
}

/** One change of a table, all of it or nothing. */
export interface Change {
  readonly table: string;
  /** The version that the change was made against; 0 creates the table. */
  readonly version: number;
  readonly room?: Row;
  readonly state?: Row;
  readonly setup?: string;
  readonly header?: string;
  readonly checkpoint?: string;
  readonly below?: string;
  /** The first new entry's number, and the new entries as lines of text. */
  readonly from?: number;
  readonly entries?: readonly string[];
  /** Keys that open seats, as hashes: to be added, and to be forgotten. */
  readonly keys?: readonly { readonly hash: string; readonly role: string }[];
  readonly forget?: readonly string[];
  /** A line of chat. */
  readonly chat?: Row;
}

export interface StoredEntry {
  readonly n: number;
  readonly line: string;
  /** Milliseconds since 1970 when it was written. */
  readonly at: number;
}

export interface StoredLine {
  /** Counts the lines of a table. */
  readonly n: number;
  readonly line: Row;
}

/**
 * A change that another node made, or this one; a table that was removed has one version more, too. Table `*` at version 0 means that anything may have changed: notices
 * may have been missed while the connection was down.
 */
export interface Notice {
  readonly table: string;
  readonly version: number;
}

/**
 * What kind of trouble: `unreachable` nothing was changed, the database does not answer (try again later) · `unknown`
 * the connection died after a change was sent and before it was answered, so it may be in the store or not: load the
 * table again and see · `locked` another process has the folder · `damaged` · `refused` the change or the place cannot
 * be taken as it is, and trying again will not help · `closed`.
 */
export type Trouble = 'unreachable' | 'unknown' | 'locked' | 'damaged' | 'refused' | 'closed';

/** The store is not there or cannot be used: says what was wrong and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    message: string,
    readonly kind: Trouble = 'refused',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Lines of talk that are kept of a table: what is older goes when somebody speaks. */
export const KEPT_CHAT = 1000;

/** What a list tells of a table. */
export type Listed = Pick<StoredTable, 'id' | 'version' | 'room' | 'length'>;

/**
 * Where tables are kept. What `write` has answered with `true` survives the death of this process and a power cut at any
 * moment.
 */
export interface Store {
  /** What had to be mended when the store was opened, in sentences for whoever runs the server. */
  readonly repairs: readonly string[];

  /** Makes a change, unless the table is not at the version it was made against: then `false`, and nothing changed. */
  write(change: Change): Promise<boolean>;
  /** Forgets a table and all that belongs to it, unless it is not at this version: then `false`, and nothing is forgotten. */
  remove(table: string, version: number): Promise<boolean>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Entries from number `from` on, in order. */
  entries(table: string, from: number): Promise<StoredEntry[]>;
  /** The last lines of talk in order, `most` of them. Of what was said before the last thousand, nothing is kept. */
  chat(table: string, most: number): Promise<StoredLine[]>;
  /** Which table and role a key's hash opens. */
  key(hash: string): Promise<{ readonly table: string; readonly role: string } | undefined>;
  /** Tables by id, after `after`, for whoever runs the server; `before`: those that were last changed before that moment. */
  list(after: string, most: number, before?: number): Promise<Listed[]>;
  count(): Promise<number>;
  /** Tells `listener` of changes by other nodes and by this one, after they are in the store. Returns a way to stop. */
  listen(listener: (notice: Notice) => void): () => void;
  /** Says something to every node that has the store open, this one too. It is not kept; as JSON it has 7000 bytes at most. */
  call(word: Row): Promise<void>;
  /** Tells `listener` what nodes say; what is said while the connection is down is missed. Returns a way to stop. */
  hear(listener: (word: Row) => void): () => void;
  /** Whether the database answers, and takes changes. */
  ping(): Promise<void>;
  /** Reads everything through while others go on, until it is closed, and says in sentences what is damaged. */
  check(): Promise<readonly string[]>;
  close(): Promise<void>;
}
