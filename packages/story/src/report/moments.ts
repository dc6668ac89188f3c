import { type Fact, type Playback, type Scene, type SceneCounter, SPECTATOR, told } from '@shambles/engine';

/** One fact and what it changed on the table. */
export interface Moment {
  /** Facts that had happened once it had: where to seek for a picture. */
  readonly position: number;
  readonly fact: Fact;
  readonly turn: number;
  readonly phase: string;
  /** The cell it is about, where it is about one. */
  readonly at: string | undefined;
  /** Counters that went from one cell to another. */
  readonly moved: readonly SceneCounter[];
  /** Counters that left the board, and those that came onto it. */
  readonly lost: readonly SceneCounter[];
  readonly came: readonly SceneCounter[];
  /** By how much the score changed. */
  readonly scored: number;
}

/** The engine's own facts, which leave the table as it is. */
const UNCHANGING: ReadonlySet<string> = new Set(['rolled', 'forced', 'corrected']);

/** Every fact that whoever watches was told, with what it did. */
export function momentsOf(playback: Playback): Moment[] {
  const found: Moment[] = [];
  playback.seek(0);
  let before = playback.scene(SPECTATOR);
  for (const [i, frame] of playback.frames.entries()) {
    playback.seek(i + 1);
    const fact = told(frame.fact, SPECTATOR);
    if (!fact) continue;
    const scene = UNCHANGING.has(fact.is) ? before : playback.scene(SPECTATOR);
    found.push({
      position: i + 1,
      fact,
      turn: scene.clock.turn,
      phase: scene.clock.phase,
      ...changes(before, scene, fact),
    });
    before = scene;
  }
  return found;
}

function changes(
  before: Scene,
  after: Scene,
  fact: Fact,
): Pick<Moment, 'at' | 'moved' | 'lost' | 'came' | 'scored'> {
  const cells = new Set(after.cells.map((c) => c.id));
  const was = new Map(before.counters.map((c) => [c.id, c]));
  const is = new Map(after.counters.map((c) => [c.id, c]));
  const moved: SceneCounter[] = [];
  const came: SceneCounter[] = [];
  const lost = before.counters.filter((c) => cells.has(c.at) && !cells.has(is.get(c.id)?.at ?? ''));
  for (const c of after.counters) {
    if (!cells.has(c.at)) continue;
    const old = was.get(c.id)?.at;
    if (old === c.at) continue;
    (old !== undefined && cells.has(old) ? moved : came).push(c);
  }
  const named = (fact as Fact & { at?: unknown }).at;
  const at =
    typeof named === 'string' && cells.has(named)
      ? named
      : (moved[0]?.at ?? (came.length === 1 ? came[0]?.at : undefined));
  return { at, moved, lost, came, scored: after.track.value - before.track.value };
}

/** How much a counter counts in a story: large ones, strong ones and rare ones more. */
export function weightOf(counter: SceneCounter, kinds: ReadonlyMap<string, number>): number {
  const rare = 3 / Math.max(3, kinds.get(counter.kind) ?? 1);
  return 0.5 + (counter.large ? 3 : 0) + rare + (counter.numbers[0]?.value ?? 0) * 0.25;
}
