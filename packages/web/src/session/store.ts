import type { Seat } from '@shambles/engine';
import type { Holder } from './session.js';

/** What the list of saved games shows of a game without opening it. */
export interface GameMeta {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  /** Label of a branch or an imported game, such as "What if, from turn 3" or "What if: Month 3". */
  readonly label?: string;
  /** Id of the game that this one is a branch of. */
  readonly origin?: string;
  readonly seats: Readonly<Record<Seat, Holder>>;
  /** One person plays all seats that are not held by bots. */
  readonly alone?: true;
  /** Seats that throw their own dice. */
  readonly ownDice: readonly Seat[];
  readonly turn: number;
  readonly turns: number;
  /** Such as "Turn 4 of 20"; missing in games stored before this property existed. */
  readonly time?: string;
  readonly score: string;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  /** Number of entries stored. */
  readonly length: number;
}

export interface StoredCheckpoint {
  /** The entry that the checkpoint belongs to. */
  readonly at: number;
  readonly line: string;
}

/** What a change of a game adds to the store. */
export interface Addition {
  readonly meta: GameMeta;
  /** The journal's first line. */
  readonly header: string;
  /** Entry number of the first of `lines`. */
  readonly from: number;
  readonly lines: readonly string[];
  readonly checkpoint?: StoredCheckpoint | undefined;
  /** A new base, on which checkpoints are written from now on. */
  readonly below?: StoredCheckpoint | undefined;
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

/** The journal's lines with each checkpoint after its entry. */
export function journalText(
  header: string,
  lines: readonly string[],
  checkpoints: readonly (StoredCheckpoint | undefined)[],
): string {
  const all = [header];
  lines.forEach((line, n) => {
    all.push(line);
    for (const checkpoint of checkpoints) if (checkpoint?.at === n) all.push(checkpoint.line);
  });
  return `${all.join('\n')}\n`;
}

/** Sorts games, newest first. */
export function newestFirst(games: GameMeta[]): GameMeta[] {
  return games.sort((a, b) => b.changed - a.changed);
}

/** Keeps games while the page is open: for tests, and for browsers that store nothing. */
export class MemoryStore implements GameStore {
  private readonly games = new Map<
    string,
    Pick<Addition, 'meta' | 'header' | 'checkpoint' | 'below'> & { lines: string[] }
  >();

  async list(): Promise<GameMeta[]> {
    return newestFirst([...this.games.values()].map((g) => g.meta));
  }

  async load(id: string): Promise<StoredGame | undefined> {
    const game = this.games.get(id);
    if (!game) return undefined;
    const { meta, header, lines, below, checkpoint } = game;
    return { meta, text: journalText(header, lines, [below, checkpoint]) };
  }

  async add({ meta, header, from, lines, checkpoint, below }: Addition): Promise<void> {
    const old = this.games.get(meta.id);
    const kept = old?.lines.slice(0, from) ?? [];
    this.games.set(meta.id, {
      meta,
      header,
      lines: [...kept, ...lines],
      checkpoint: checkpoint ?? old?.checkpoint,
      below: below ?? old?.below,
    });
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}
