import { type Fact, type Playback, type Scene, SPECTATOR, told } from '@shambles/engine';
import { levelOf, type Piece, piecesOf, scoredBetween, titleOf, whereabouts } from './pieces.js';

/** One fact, and what it changed on the table. */
export interface Moment {
  /** Number of facts that have happened, including this one: where to seek for a picture. */
  readonly position: number;
  readonly fact: Fact;
  readonly turn: number;
  /** The name of the time, if it has one. */
  readonly time: string | undefined;
  readonly phase: string;
  /** The cell, or the name of the building or area, that the moment is about, if any. */
  readonly at: string | undefined;
  /** The figure that acts, on a table without cells: stories there go from figure to figure, not place to place. */
  readonly by: string | undefined;
  /** Counters that went from one cell to another, or figures that moved at all. */
  readonly moved: readonly Piece[];
  /** Pieces that left the board, and pieces that came onto it. */
  readonly lost: readonly Piece[];
  readonly came: readonly Piece[];
  /** Pieces with a new state, such as hit, down or burning. Only figures that a seat plays have states here. */
  readonly changed: readonly Piece[];
  /** Change of the score. */
  readonly scored: number;
  /** True if the level of victory changed. */
  readonly level: boolean;
}

/** The engine's own facts, which do not change the table. */
const UNCHANGING: ReadonlySet<string> = new Set(['rolled', 'forced', 'corrected']);

/** Every fact that spectators were told, with its effects. */
export function momentsOf(playback: Playback): Moment[] {
  const found: Moment[] = [];
  playback.seek(0);
  let before = playback.scene(SPECTATOR);
  for (const [i, frame] of playback.frames.entries()) {
    playback.seek(i + 1);
    const fact = told(frame.fact, SPECTATOR);
    if (!fact) {
      // What people put right is no deed of whatever happens next.
      if (frame.fact.is === 'restored') before = playback.scene(SPECTATOR);
      continue;
    }
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
  // On another table all positions differ, but nobody has left or arrived.
  const same = titleOf(before) === titleOf(after);
  const was = new Map(piecesOf(same ? before : after).map((p) => [p.id, p]));
  const is = new Map(piecesOf(after).map((p) => [p.id, p]));
  const moved: Piece[] = [];
  const came: Piece[] = [];
  // A played figure that walks onto the table is not a newcomer.
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

/** The place of a fact and, on a measured table, the first figure that it names; a player's figure takes precedence. */
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

/** The weight of a piece in a story: large, strong and rare pieces weigh more. */
export function weightOf(piece: Piece, kinds: ReadonlyMap<string, number>): number {
  const rare = 3 / Math.max(3, kinds.get(piece.kind) ?? 1);
  return 0.5 + (piece.large ? 3 : 0) + rare + piece.value * 0.25;
}
