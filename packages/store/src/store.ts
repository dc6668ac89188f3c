/** What the server keeps of a table besides its journal. Plain JSON, whose content only the server knows. */
export type Row = { readonly [name: string]: unknown };

/** A table as it is in the store. */
export interface StoredTable {
  readonly id: string;
  /** Counts the changes of the row or the journal. A writer names the version that it has seen. */
  readonly version: number;
  /** Seats, options, names: what changes besides the game. */
  readonly room: Row;
  /** What is small and changes with nearly every answer; undefined if it was never written. */
  readonly state: Row | undefined;
  /** What never changes, as a line of text. Separate because it may be long and the room is written often. */
  readonly setup: string | undefined;
  /** What the game began from, as a line of text; undefined before the game has begun. */
  readonly header: string | undefined;
  /** The last checkpoint, as a line of text. */
  readonly checkpoint: string | undefined;
  /** The earlier checkpoint that `checkpoint` is written upon, if any. */
  readonly below: string | undefined;
  /** Number of entries, which are numbered from 0 in order. */
  readonly length: number;
}

/** One atomic change of a table. */
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
  /** Hashes of keys that open seats: those to add, and those to forget. */
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
  /** The number of the line at its table. */
  readonly n: number;
  readonly line: Row;
}

/**
 * A change that this node or another one made; removing a table also counts as a version. Table `*` at version 0 means
 * that anything may have changed: notices may have been missed while the connection was down.
 */
export interface Notice {
  readonly table: string;
  readonly version: number;
}

/**
 * The kind of trouble: `unreachable` the database does not answer and nothing was changed (try again later) · `unknown`
 * the connection died after a change was sent and before it was answered, so it may be in the store or not: load the
 * table again and see · `locked` another process has the folder · `damaged` · `refused` the change or the place cannot
 * be accepted as it is, and trying again will not help · `closed`.
 */
export type Trouble = 'unreachable' | 'unknown' | 'locked' | 'damaged' | 'refused' | 'closed';

/** Thrown when the store cannot be used or refuses a change. The message says what was wrong and what to do. */
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

/** Number of lines of talk kept for a table: each new line drops what is older. */
export const KEPT_CHAT = 1000;

/** A table as it is listed. */
export type Listed = Pick<StoredTable, 'id' | 'version' | 'room' | 'length'>;

/** Where tables are kept. A change for which `write` resolved to `true` survives a crash or power cut at any moment. */
export interface Store {
  /** What had to be mended when the store was opened, as sentences for whoever runs the server. */
  readonly repairs: readonly string[];

  /** Makes a change. Resolves to `false`, changing nothing, if the table is not at the version it was made against. */
  write(change: Change): Promise<boolean>;
  /** Removes a table and all its data. Resolves to `false`, removing nothing, if it is not at this version. */
  remove(table: string, version: number): Promise<boolean>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Entries from number `from` on, in order. */
  entries(table: string, from: number): Promise<StoredEntry[]>;
  /** The last lines of talk in order, at most `most`. Only the last thousand are kept. */
  chat(table: string, most: number): Promise<StoredLine[]>;
  /** The table and role that the key with this hash opens. */
  key(hash: string): Promise<{ readonly table: string; readonly role: string } | undefined>;
  /** Tables by id, at most `most`, starting after `after`. `before`: only those last changed before that moment. */
  list(after: string, most: number, before?: number): Promise<Listed[]>;
  count(): Promise<number>;
  /** Calls `listener` for changes by any node, this one included, once they are in the store. Returns a way to stop. */
  listen(listener: (notice: Notice) => void): () => void;
  /** Sends a word to every node that has the store open, this one included. Not stored; at most 7000 bytes as JSON. */
  call(word: Row): Promise<void>;
  /** Calls `listener` with each node's words, except any sent while the connection is down. Returns a way to stop. */
  hear(listener: (word: Row) => void): () => void;
  /** Rejects with StoreError if the database does not answer; for a folder, also if it could not take changes. */
  ping(): Promise<void>;
  /** Checks everything in the background, until the store is closed. Returns sentences about what is damaged. */
  check(): Promise<readonly string[]>;
  close(): Promise<void>;
}
