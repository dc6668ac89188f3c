import type { Seat } from '@shambles/engine';
import type { Holder } from './session.js';

/** What the list of saved games shows, without opening one. */
export interface GameMeta {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  /** "What if, from turn 3": where the game is a branch of another. */
  readonly label?: string;
  readonly seats: Readonly<Record<Seat, Holder>>;
  /** One person holds all seats that people hold. */
  readonly alone?: true;
  /** Seats that throw their own dice. */
  readonly ownDice: readonly Seat[];
  readonly turn: number;
  readonly turns: number;
  /** "Turn 4 of 20"; missing in games kept before it was. */
  readonly time?: string;
  readonly score: string;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  /** Entries kept. */
  readonly length: number;
}

export interface StoredCheckpoint {
  /** The entry it belongs to. */
  readonly at: number;
  readonly line: string;
}

/** What a change of a game adds to what is kept. */
export interface Addition {
  readonly meta: GameMeta;
  /** The journal's first line. */
  readonly header: string;
  /** Place of the first of `lines`. */
  readonly from: number;
  readonly lines: readonly string[];
  readonly checkpoint?: StoredCheckpoint | undefined;
}

export interface StoredGame {
  readonly meta: GameMeta;
  /** The whole journal as text. */
  readonly text: string;
}

/** Where games are kept. */
export interface GameStore {
  list(): Promise<GameMeta[]>;
  load(id: string): Promise<StoredGame | undefined>;
  add(addition: Addition): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The journal's lines with a checkpoint after its entry. */
export function journalText(header: string, lines: readonly string[], checkpoint?: StoredCheckpoint): string {
  const all = [header];
  lines.forEach((line, n) => {
    all.push(line);
    if (checkpoint?.at === n) all.push(checkpoint.line);
  });
  return `${all.join('\n')}\n`;
}

/** The newest first. */
export function newestFirst(games: GameMeta[]): GameMeta[] {
  return games.sort((a, b) => b.changed - a.changed);
}

/** Games kept as long as the page is open: for tests, and where the browser keeps nothing. */
export class MemoryStore implements GameStore {
  private readonly games = new Map<
    string,
    { meta: GameMeta; header: string; lines: string[]; checkpoint?: StoredCheckpoint | undefined }
  >();

  async list(): Promise<GameMeta[]> {
    return newestFirst([...this.games.values()].map((g) => g.meta));
  }

  async load(id: string): Promise<StoredGame | undefined> {
    const game = this.games.get(id);
    return game && { meta: game.meta, text: journalText(game.header, game.lines, game.checkpoint) };
  }

  async add({ meta, header, from, lines, checkpoint }: Addition): Promise<void> {
    const old = this.games.get(meta.id);
    const kept = old?.lines.slice(0, from) ?? [];
    this.games.set(meta.id, {
      meta,
      header,
      lines: [...kept, ...lines],
      checkpoint: checkpoint ?? old?.checkpoint,
    });
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}
