import { type Fact, type Playback, type Scene, SPECTATOR, told } from '@shambles/engine';
import { levelOf, type Piece, piecesOf, scoredBetween, titleOf, whereabouts } from './pieces.js';

/** One fact and what it changed on the table. */
export interface Moment {
  /** Facts that had happened once it had: where to seek for a picture. */
  readonly position: number;
  readonly fact: Fact;
  readonly turn: number;
  /** What the time is called, where it has a name. */
  readonly time: string | undefined;
  readonly phase: string;
  /** The cell it is about, or the building or area by its name, where it is about one. */
  readonly at: string | undefined;
  /** Who acts, on a table without cells: there a story goes from figure to figure, not from place to place. */
  readonly by: string | undefined;
  /** Counters that went from one cell to another, figures that went anywhere. */
  readonly moved: readonly Piece[];
  /** Counters that left the board, and those that came onto it. */
  readonly lost: readonly Piece[];
  readonly came: readonly Piece[];
  /** Figures that a seat plays and that are in a state they were not in: hit, down, burning. */
  readonly changed: readonly Piece[];
  /** By how much the score changed. */
  readonly scored: number;
  /** Whether the score stands for another level of victory than before. */
  readonly level: boolean;
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
      time: 'name' in scene.clock ? scene.clock.name : undefined,
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
): Pick<Moment, 'at' | 'by' | 'moved' | 'lost' | 'came' | 'changed' | 'scored' | 'level'> {
  // On another table everybody stands elsewhere, and nobody has gone or come.
  const same = titleOf(before) === titleOf(after);
  const was = new Map(piecesOf(same ? before : after).map((p) => [p.id, p]));
  const is = new Map(piecesOf(after).map((p) => [p.id, p]));
  const moved: Piece[] = [];
  const came: Piece[] = [];
  // Whoever is played and walks on was there all along.
  const known = new Set(before.kind === 'measured' ? before.roster.map((c) => c.id) : []);
  const lost = [...was.values()].filter((p) => p.at !== undefined && is.get(p.id)?.at === undefined);
  for (const p of is.values()) {
    const old = was.get(p.id)?.at;
    if (p.at === undefined || old === p.at) continue;
    (old === undefined && !known.has(p.id) ? came : moved).push(p);
  }
  const changed = [...is.values()].filter((p) => {
    const old = was.get(p.id);
    return old !== undefined && p.badges.some((b) => !old.badges.includes(b));
  });
  const scored = same ? scoredBetween(before, after) : 0;
  const level = levelOf(before) !== levelOf(after);
  return { ...about(after, fact, moved, came), moved, lost, came, changed, scored, level };
}

/** Where it was, and on a measured table who it was about: the first figure that the fact names, a player's first. */
function about(
  scene: Scene,
  fact: Fact,
  moved: readonly Piece[],
  came: readonly Piece[],
): Pick<Moment, 'at' | 'by'> {
  if (scene.kind === 'printed') {
    const named = (fact as Fact & { at?: unknown }).at;
    const cell = typeof named === 'string' && scene.cells.some((c) => c.id === named);
    const at = cell ? named : (moved[0]?.at ?? (came.length === 1 ? came[0]?.at : undefined));
    return { at, by: undefined };
  }
  const figures = new Set(scene.figures.map((f) => f.id));
  const named = Object.values(fact).filter((v): v is string => typeof v === 'string' && figures.has(v));
  const by = named.find((id) => scene.roster.some((c) => c.id === id)) ?? named[0] ?? moved[0]?.id;
  return { at: by === undefined ? undefined : whereabouts(scene, by), by };
}

/** How much a piece counts in a story: large ones, strong ones and rare ones more. */
export function weightOf(piece: Piece, kinds: ReadonlyMap<string, number>): number {
  const rare = 3 / Math.max(3, kinds.get(piece.kind) ?? 1);
  return 0.5 + (piece.large ? 3 : 0) + rare + piece.value * 0.25;
}
