import type { Field } from '../field.js';
import { OUT } from '../ways/corners.js';
import type { Room } from '../ways/room.js';
import type { Ways } from '../ways/ways.js';

/** A place relative to another: its offsets east and north, and the square of its distance. */
export interface Off {
  readonly dx: number;
  readonly dy: number;
  readonly d: number;
}

/** Places where a figure might be hidden, nearest first. All lengths in thousandths. */
export function candidates(
  { figures: f }: Field,
  { graph }: Ways,
  room: Room,
  x: number,
  y: number,
  most: number,
  viewers: readonly number[],
): Off[] {
  const { level, r } = room;
  const found: Off[] = [];
  const put = (px: number, py: number) => {
    const [dx, dy] = [Math.round(px) - x, Math.round(py) - y];
    const d = dx * dx + dy * dy;
    if (d <= most * most) found.push({ dx, dy, d });
  };
  for (let v = graph.first[level] as number; v < (graph.first[level + 1] as number); v++)
    put(graph.x[v] as number, graph.y[v] as number);
  const { lines } = room;
  // Places in contact with pieces, on both sides, every half a base.
  const near = room.pieces(x, y, x, y, most + r).sort((a, b) => a - b);
  for (const i of near) {
    const [ax, ay] = [lines.ax[i], lines.ay[i]] as [number, number];
    const [dx, dy] = [(lines.bx[i] as number) - ax, (lines.by[i] as number) - ay];
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    for (let t = 0; t <= far; t += r)
      for (const s of [r, -r]) put(ax + (dx * t - dy * s) / far, ay + (dy * t + dx * s) / far);
  }
  // Places behind bases, as seen by each viewer.
  for (let i = 0; i < f.count; i++) {
    if (f.level[i] !== level) continue;
    for (const v of viewers) {
      const [dx, dy] = [(f.x[i] as number) - (f.x[v] as number), (f.y[i] as number) - (f.y[v] as number)];
      const far = Math.sqrt(dx * dx + dy * dy);
      const out = (r + (f.r[i] as number) + 1) / (far || 1);
      if (v !== i && far > 0) put((f.x[i] as number) + dx * out, (f.y[i] as number) + dy * out);
    }
  }
  // Places in the shadow of whatever bars movement: beyond its ends as each viewer sees them, a base's width off the
  // line.
  for (const v of viewers)
    for (const i of near)
      for (const [ex, ey] of [
        [lines.ax[i], lines.ay[i]],
        [lines.bx[i], lines.by[i]],
      ] as [number, number][]) {
        const [dx, dy] = [ex - (f.x[v] as number), ey - (f.y[v] as number)];
        const far = Math.sqrt(dx * dx + dy * dy) || 1;
        for (const s of [r * OUT, -r * OUT]) put(ex + (dx * r - dy * s) / far, ey + (dy * r + dx * s) / far);
      }
  return found.sort((a, b) => a.d - b.d);
}

/** Grids are cached, because a rule asks for the same ones again and again. */
const grids = new Map<string, readonly Off[]>();
const KEPT = 4;

/**
 * The places of a grid within `most` of its middle, nearest first. Places that the coarser grid `but` already has are
 * left out.
 */
export function gridOf(most: number, step: number, but = 0): readonly Off[] {
  const key = `${most} ${step} ${but}`;
  const known = grids.get(key);
  if (known) return known;
  const made: Off[] = [];
  const last = Math.floor(most / step) * step;
  for (let dy = -last; dy <= last; dy += step)
    for (let dx = -last; dx <= last; dx += step) {
      const d = dx * dx + dy * dy;
      if (d <= most * most && !(but > 0 && dx % but === 0 && dy % but === 0)) made.push({ dx, dy, d });
    }
  made.sort((a, b) => a.d - b.d);
  if (grids.size >= KEPT) grids.clear();
  grids.set(key, made);
  return made;
}
