import { signal } from '@preact/signals';
import {
  type Checkpoint,
  checkpointLine,
  entryLine,
  footing,
  headerLine,
  type Scene,
  type Table,
} from '@shambles/engine';
import { timeOf } from '../play/time.js';
import type { Session } from './session.js';
import type { Addition, GameMeta, GameStore } from './store.js';

/** Why the browser wrote nothing. An error of its storage may have no message. */
function why(error: unknown): string {
  const { name, message } = error as Error;
  return name === 'QuotaExceededError' ? 'its storage is full' : message || name;
}

/** Writes a session's new entries to the store after every change. */
export class Keeper {
  /** Set when the browser failed to store the game. */
  readonly trouble = signal<string | undefined>(undefined);
  private kept: number;
  /** The last checkpoint stored, and `below`, the base on which it is written. */
  private last: Checkpoint | undefined;
  private below: Checkpoint | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly header: string;

  constructor(
    private readonly session: Session<Table>,
    private readonly store: GameStore,
    private readonly facts: Pick<GameMeta, 'label' | 'origin' | 'begun'>,
    /** Number of entries that the store already has. */
    kept = 0,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = kept;
    this.header = headerLine(session.table.header);
    session.table.subscribe(() => void this.keep());
  }

  /** Stores the new entries. Resolves when they are written, or have failed to be. */
  keep(): Promise<void> {
    const { table } = this.session;
    const from = this.kept;
    const lines = [...table.journal.entries(from)].map(entryLine);
    this.kept = table.length;
    const addition = { meta: this.meta(), header: this.header, from, lines, ...this.checkpoints() };
    this.writing = this.writing
      .then(() => this.store.add(addition))
      .then(
        () => {
          this.trouble.value = undefined;
        },
        (error: unknown) => {
          this.kept = Math.min(this.kept, from);
          this.last = undefined;
          this.below = undefined;
          this.trouble.value = `This browser could not keep the game: ${why(error)}. Export it from the menu.`;
        },
      );
    return this.writing;
  }

  private checkpoints(): Pick<Addition, 'checkpoint' | 'below'> {
    const { table } = this.session;
    const mark = table.checkpoint();
    if (!mark) return {};
    const below = footing(mark, this.last, this.below);
    const line = (upon?: Checkpoint) => checkpointLine(mark, table.journal.entry(mark.at), upon);
    const anew = below !== undefined && below !== this.below;
    this.last = mark;
    this.below = below;
    return {
      checkpoint: { at: mark.at, line: line(below) },
      ...(anew && { below: { at: mark.at, line: line() } }),
    };
  }

  private meta(): GameMeta {
    const { session } = this;
    const { table, system, seats } = session;
    const scene = session.scene();
    return {
      id: session.id,
      system: system.id,
      title: system.title,
      ...this.facts,
      seats,
      ...(session.alone && { alone: true as const }),
      ownDice: session.people.filter((p) => table.hasOwnDice(p)),
      turn: scene.clock.turn,
      turns: scene.clock.turns,
      time: timeOf(scene.clock),
      score: scoreOf(scene),
      over: table.over,
      changed: this.now(),
      length: table.length,
    };
  }
}

/** The score of a game, in a few words. */
function scoreOf(scene: Scene): string {
  if (scene.kind === 'measured') return [scene.title, ...scene.objective.done.slice(0, 1)].join(': ');
  const { track } = scene;
  const band = track.bands.find((b) => track.value >= b.from && track.value <= b.to);
  return `${track.name} ${track.value}${band ? `, ${band.name}` : ''}`;
}
