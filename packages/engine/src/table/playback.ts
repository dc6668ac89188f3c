import type { Entry, Header } from '../journal/journal.js';
import { type EngineFact, type Fact, type Seat, told } from '../rule/fact.js';
import type { Scene } from '../system/scene.js';
import { begunWith } from '../system/setup.js';
import { type AnySystem, type Month, monthsAfter, type Outcome } from '../system/system.js';

export interface Frame {
  readonly entry: number;
  readonly fact: Fact;
}

/**
 * Replays a game from its facts, without running a rule, so that it works even if the rules have changed since. Moves
 * to any fact: forwards cheaply, backwards from the nearest keyframe.
 */
export class Playback {
  readonly frames: Frame[] = [];
  private readonly keys = new Map<number, { readonly state: unknown; readonly months: readonly Month[] }>();
  private readonly book: unknown;
  private state: unknown;
  private months: readonly Month[] = [];
  /** Number of facts applied so far. */
  private now = 0;

  /** `line`: the line of play to watch, from its first entry. */
  constructor(
    private readonly system: AnySystem,
    readonly header: Header,
    line: readonly Entry[],
  ) {
    this.book = system.book(begunWith(system, header));
    this.state = system.start(this.book);
    this.goOn(line);
    this.key();
  }

  /** Appends entries by which the line of play has grown. */
  goOn(entries: readonly Entry[]): void {
    for (const { n, facts } of entries) for (const fact of facts) this.frames.push({ entry: n, fact });
  }

  get position(): number {
    return this.now;
  }

  /** Moves to the moment after `position` facts. */
  seek(position: number): void {
    const to = Math.max(0, Math.min(position, this.frames.length));
    if (to < this.now) {
      let key = to - (to % KEYFRAMES);
      while (!this.keys.has(key)) key -= KEYFRAMES;
      const { state, months } = this.keys.get(key) as { state: unknown; months: readonly Month[] };
      this.state = this.system.copy(state);
      this.months = months;
      this.now = key;
    }
    while (this.now < to) {
      const { fact } = this.frames[this.now] as Frame;
      this.state = applied(this.system, this.state, fact, this.book);
      this.months = monthsAfter(this.system, this.months, fact, this.state, this.book);
      this.now++;
      if (this.now % KEYFRAMES === 0 && !this.keys.has(this.now)) this.key();
    }
  }

  private key(): void {
    this.keys.set(this.now, { state: this.system.copy(this.state), months: this.months });
  }

  view(seat: Seat): unknown {
    return this.system.view(this.state, seat, this.book, this.months);
  }

  scene(seat: Seat): Scene {
    return this.system.scene(this.view(seat), this.book);
  }

  /** How the game ended, if it has ended by this moment. */
  get outcome(): Outcome | undefined {
    return this.system.outcome(this.state, this.book);
  }

  /** The facts that `seat` was told, with their positions. */
  told(seat: Seat): { position: number; fact: Fact }[] {
    return this.frames.flatMap(({ fact }, i) => {
      const mine = told(fact, seat);
      return mine ? [{ position: i + 1, fact: mine }] : [];
    });
  }
}

/** The state after a fact: `state` itself, modified, or a different one. */
export function applied(system: AnySystem, state: unknown, fact: Fact, book: unknown): unknown {
  if (fact.is === 'restored') return system.copy((fact as EngineFact & { is: 'restored' }).state);
  if (!WITHOUT_EFFECT.has(fact.is)) system.evolve(state, fact, book);
  return state;
}

const KEYFRAMES = 64;

/** Facts of the engine's own that do not change the state. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['rolled', 'forced', 'corrected']);
