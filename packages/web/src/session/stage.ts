import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Fact,
  type Frame,
  type MeasuredScene,
  Playback,
  type PrintedScene,
  type Scene,
  type Seat,
  told,
} from '@shambles/engine';
import type { Session } from './session.js';

/** Milliseconds for which a change of the table, or a roll, is shown. */
const SEEN = { moved: 190, rolled: 430 };
/** With more than this many facts waiting, everything is shown twice as fast. */
const LONG = 60;
/** On a measured table dozens of figures may move at once; all waiting facts are shown in about this many steps. */
const STEPS = 16;
/** Target milliseconds for showing all of that. */
const WHOLE = 1800;
/** The fewest milliseconds for one step; if there is no time even for that, rolls get no pause of their own. */
const LEAST = 60;

interface Heard {
  readonly position: number;
  readonly entry: number;
  readonly fact: Fact;
}

/**
 * Shows the viewer what happened, one thing after the other: the scene catches up with the game fact by fact.
 * Without motion it catches up at once.
 */
export class Stage {
  readonly scene: Signal<Scene>;
  /** Number of facts shown so far. */
  readonly position: Signal<number>;
  /** Whether there is more to show. */
  readonly busy: Signal<boolean> = signal(false);
  /** The facts shown so far, as the viewer was told them. */
  readonly facts: ReadonlySignal<readonly Heard[]>;

  private frames: readonly Frame[];
  private playback: Playback | undefined;
  /** Number of facts shown at once, fixed until the stage has caught up. */
  private stride: number | undefined;
  /** Milliseconds for a change and for a roll, and whether to pause at rolls. */
  private pace: { readonly moved: number; readonly rolled: number; readonly dice: boolean } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly heard: Signal<readonly Heard[]> = signal([]);
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly session: Session,
    private readonly motion: () => boolean,
  ) {
    this.frames = this.read();
    this.scene = signal(session.scene());
    this.position = signal(this.frames.length);
    this.hear(session.viewer.value);
    this.facts = computed(() => this.heard.value.filter((h) => h.position <= this.position.value));
    session.watchedBy(() => !this.busy.value);
    this.stops.push(
      effect(() => {
        session.version.value;
        session.handOver.value;
        this.follow(session.viewer.value);
      }),
    );
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }

  /** Shows everything at once, until a person is asked. */
  skip(): void {
    const { session } = this;
    session.hurry.value = session.thinking.peek() !== undefined;
    this.jump();
    session.caughtUp();
  }

  private read(): readonly Frame[] {
    const { table } = this.session;
    return table.journal
      .line(table.head)
      .flatMap(({ n, facts }) => facts.map((fact) => ({ entry: n, fact })));
  }

  private hear(seat: Seat): void {
    this.heard.value = this.frames.flatMap(({ entry, fact }, i) => {
      const mine = told(fact, seat);
      return mine ? [{ position: i + 1, entry, fact: mine }] : [];
    });
  }

  private follow(viewer: Seat): void {
    const { session } = this;
    const before = this.frames;
    this.frames = this.read();
    this.hear(viewer);
    this.playback = undefined;
    const position = this.position.peek();
    const last = before[position - 1];
    const goesOn = position <= this.frames.length && last?.fact === this.frames[position - 1]?.fact;
    if (!this.motion() || !goesOn || session.hurry.peek() || position === this.frames.length) this.jump();
    else if (session.handOver.peek() === undefined) {
      this.busy.value = true;
      this.timer ??= setTimeout(() => this.step(), 0);
    }
  }

  private jump(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stride = undefined;
    this.pace = undefined;
    this.position.value = this.frames.length;
    this.scene.value = this.session.scene();
    if (!this.busy.peek()) return;
    this.busy.value = false;
    this.session.caughtUp();
  }

  /** Shows the next visible change or roll, and waits while people look at it. */
  private step(): void {
    this.timer = undefined;
    const { local, system, viewer } = this.session;
    if (!local) {
      this.tell();
      return;
    }
    this.playback ??= new Playback(system, local.header, local.journal.line(local.head));
    const seat = viewer.peek();
    const first = this.position.peek() + 1;
    const measured = this.scene.peek().kind === 'measured';
    this.stride ??= measured ? Math.ceil((this.frames.length - first) / STEPS) : 1;
    this.pace ??= measured ? this.paceFrom(first, seat) : undefined;
    const half = this.frames.length - this.position.peek() > LONG ? 0.5 : 1;
    const pace = this.pace ?? { moved: SEEN.moved * half, rolled: SEEN.rolled * half, dice: true };
    for (let at = first; at <= this.frames.length; at++) {
      const frame = this.frames[at - 1] as Frame;
      const fact = told(frame.fact, seat);
      const rolled = pace.dice && fact?.is === 'rolled';
      // A scene may have hundreds of figures, so it is built only at facts that may be shown.
      if (!rolled && at - first + 1 < this.stride) continue;
      this.playback.seek(at);
      const scene = this.playback.scene(seat);
      if (!rolled && !stirs(this.scene.peek(), scene)) continue;
      this.position.value = at;
      this.scene.value = scene;
      this.timer = setTimeout(() => this.step(), rolled ? pace.rolled : pace.moved);
      return;
    }
    this.jump();
  }

  /** Without a journal to play back: shows the story roll by roll, and then the table at its end. */
  private tell(): void {
    const seat = this.session.viewer.peek();
    const from = this.position.peek();
    const waiting = this.frames.slice(from);
    const rolls = waiting.filter(({ fact }) => told(fact, seat)?.is === 'rolled').length;
    this.pace ??= { moved: 0, rolled: Math.min(SEEN.rolled, WHOLE / Math.max(1, rolls)), dice: true };
    const next = waiting.findIndex(({ fact }) => told(fact, seat)?.is === 'rolled');
    if (next < 0 || this.pace.rolled < LEAST) {
      this.jump();
      return;
    }
    this.position.value = from + next + 1;
    this.timer = setTimeout(() => this.step(), this.pace.rolled);
  }

  /** The pace on a measured table that shows everything waiting in about `WHOLE` milliseconds. */
  private paceFrom(first: number, seat: Seat): { moved: number; rolled: number; dice: boolean } {
    const waiting = this.frames.slice(first - 1);
    const moves = Math.min(STEPS, waiting.length);
    const rolls = waiting.filter(({ fact }) => told(fact, seat)?.is === 'rolled').length;
    const dice = (moves + rolls) * LEAST <= WHOLE;
    const all = moves * SEEN.moved + (dice ? rolls * SEEN.rolled : 0);
    const speed = Math.min(1, WHOLE / all);
    return { moved: SEEN.moved * speed, rolled: SEEN.rolled * speed, dice };
  }
}

/** True if something has moved or looks different, or the clock has advanced. */
function stirs(before: Scene, after: Scene): boolean {
  if (before.clock.turn !== after.clock.turn) return true;
  if (before.kind === 'printed' && after.kind === 'printed') return stirsOnBoard(before, after);
  return before.kind !== 'measured' || after.kind !== 'measured' || stirsOnTable(before, after);
}

function stirsOnBoard(before: PrintedScene, after: PrintedScene): boolean {
  if (before.clock.tiles.length !== after.clock.tiles.length) return true;
  if (before.clock.tiles.some((t, i) => t.face !== after.clock.tiles[i]?.face)) return true;
  if (before.counters.length !== after.counters.length) return true;
  const were = new Map(before.counters.map((c) => [c.id, c.at]));
  return after.counters.some((c) => were.get(c.id) !== c.at);
}

function stirsOnTable(before: MeasuredScene, after: MeasuredScene): boolean {
  const lists = ['figures', 'doors', 'markers', 'clouds', 'gaps', 'vehicles'] as const;
  if (lists.some((list) => before[list].length !== after[list].length)) return true;
  if (before.blasts?.length !== after.blasts?.length) return true;
  if (before.doors.some((d, i) => d.state !== after.doors[i]?.state)) return true;
  const were = new Map(before.figures.map((f) => [f.id, f]));
  return after.figures.some((f) => {
    const was = were.get(f.id);
    return (
      was?.at[0] !== f.at[0] ||
      was.at[1] !== f.at[1] ||
      was.level !== f.level ||
      was.facing !== f.facing ||
      was.badges.join() !== f.badges.join()
    );
  });
}
