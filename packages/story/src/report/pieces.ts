import type { MeasuredScene, PrintedScene, Scene, Spot, Tone } from '@shambles/engine';
import { within } from '../measured/grid.js';
import { isDead, placeName } from '../measured/names.js';

/** A counter or a figure, as far as a story needs it. */
export interface Piece {
  readonly id: string;
  readonly side: string;
  readonly kind: string;
  /** The name of one piece of its kind. */
  readonly name: string;
  readonly tone: Tone;
  readonly large: boolean;
  /** Its strength. */
  readonly value: number;
  /** The cell it is in, or its spot as text; undefined off the board and for the dead. */
  readonly at: string | undefined;
  /** Lasting states of a figure that a seat plays: what was done to it, not what it does for a while. */
  readonly badges: readonly string[];
}

/** Temporary states that come from a figure's own actions. */
const PASSING: ReadonlySet<string> = new Set([
  'fast',
  'prone',
  'ducked',
  'empty',
  'carrying',
  'concealed',
  'torch',
  'marked',
]);

/** The title of the game on a measured table; empty on a printed one, which is always the same. */
export function titleOf(scene: Scene): string {
  return scene.kind === 'measured' ? scene.title : '';
}

/** All counters or figures of a scene. */
export function piecesOf(scene: Scene): Piece[] {
  return scene.kind === 'printed' ? counters(scene) : figures(scene);
}

function counters(scene: PrintedScene): Piece[] {
  const cells = new Set(scene.cells.map((c) => c.id));
  return scene.counters.map(({ id, side, kind, name, tone, large, numbers, at }) => ({
    id,
    side,
    kind,
    name,
    tone,
    large,
    value: numbers[0]?.value ?? 0,
    at: cells.has(at) ? at : undefined,
    badges: [],
  }));
}

function figures(scene: MeasuredScene): Piece[] {
  const played = new Set(scene.roster.map((c) => c.id));
  return scene.figures.map((f) => ({
    id: f.id,
    side: f.side,
    kind: f.kind,
    name: played.has(f.id) ? f.name : f.name.replace(/\s*\d+$/, ''),
    tone: f.tone,
    large: played.has(f.id) || f.named,
    value: 0,
    at: isDead(f) ? undefined : `${f.at.join(' ')} ${f.level}`,
    badges: played.has(f.id) ? f.badges.filter((b) => !PASSING.has(b)) : [],
  }));
}

/** The level of victory that the score means at present. */
export function levelOf(scene: Scene): string {
  if (scene.kind === 'measured') return '';
  const { track } = scene;
  return track.bands.find((b) => track.value >= b.from && track.value <= b.to)?.name ?? '';
}

/** Change of the score: points on the track, or number of tasks that progressed. */
export function scoredBetween(before: Scene, after: Scene): number {
  if (after.kind === 'measured') {
    const was = before.kind === 'measured' ? before.objective.done : [];
    return after.objective.done.filter((done) => cameOn(done, was)).length;
  }
  return before.kind === 'printed' ? after.track.value - before.track.value : 0;
}

/** True for "2 of 3 freed" after "1 of 3 freed", or a new "a success". A mere count of zombies is no task. */
function cameOn(done: string, before: readonly string[]): boolean {
  const [, some, rest] = /^(\d+)( of .*)$/.exec(done) ?? [];
  if (some === undefined) return !/\d/.test(done) && !before.includes(done);
  const was = before.find((text) => text.replace(/^\d+/, '') === rest);
  return Number(some) > Number.parseInt(was ?? '0', 10);
}

/** The name of the cell, building or area that a piece is in. */
export function whereabouts(scene: Scene, id: string): string | undefined {
  if (scene.kind === 'printed') {
    const at = scene.counters.find((c) => c.id === id)?.at;
    return scene.cells.some((c) => c.id === at) ? at : undefined;
  }
  const figure = scene.figures.find((f) => f.id === id);
  return figure && nameAt(scene, figure.at);
}

function nameAt(scene: MeasuredScene, spot: Spot): string | undefined {
  return placeName(scene, spot, (outline, at) => within(outline)(at));
}
