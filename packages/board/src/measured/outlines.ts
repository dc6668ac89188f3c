import { brush, r } from '../seed.js';
import { boundsOf, type Point } from './sheet.js';

/** Rounds the corners of anything that grew, fell or flowed, staying close to the outline that the rules use. */
export function rounded(points: readonly Point[]): string {
  const n = points.length;
  let d = '';
  points.forEach(([x, y], i) => {
    const [px, py] = points[(i + n - 1) % n] as Point;
    const [qx, qy] = points[(i + 1) % n] as Point;
    const cut = (ax: number, ay: number): Point => {
      const length = Math.hypot(ax - x, ay - y) || 1;
      const share = Math.min(0.42, 26 / length);
      return [x + (ax - x) * share, y + (ay - y) * share];
    };
    const [nx, ny] = cut(px, py);
    const [fx, fy] = cut(qx, qy);
    d += `${i === 0 ? 'M' : 'L'}${r(nx)} ${r(ny)}Q${r(x)} ${r(y)} ${r(fx)} ${r(fy)}`;
  });
  return `${d}Z`;
}

/** A circle as a path. */
export const disc = (x: number, y: number, q: number): string =>
  `M${r(x - q)} ${r(y)}a${r(q)} ${r(q)} 0 1 0 ${r(2 * q)} 0a${r(q)} ${r(q)} 0 1 0 ${r(-2 * q)} 0`;

/** A closed wobbly line round a point. */
export function blob(x: number, y: number, q: number, seed: string, wobble = 0.28, corners = 9): string {
  const b = brush(seed);
  const points = Array.from({ length: corners }, (_, i): Point => {
    const a = (i / corners) * 2 * Math.PI;
    const out = q * b.between(1 - wobble, 1 + wobble);
    return [x + Math.cos(a) * out, y + Math.sin(a) * out];
  });
  const middle = (i: number): Point => {
    const [ax, ay] = points[i % corners] as Point;
    const [bx, by] = points[(i + 1) % corners] as Point;
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [sx, sy] = middle(corners - 1);
  let d = `M${r(sx)} ${r(sy)}`;
  points.forEach(([px, py], i) => {
    const [mx, my] = middle(i);
    d += `Q${r(px)} ${r(py)} ${r(mx)} ${r(my)}`;
  });
  return `${d}Z`;
}

/** An outline scaled about its middle. */
export function shrunk(points: readonly Point[], by: number): Point[] {
  const box = boundsOf(points);
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  return points.map(([x, y]) => [mx + (x - mx) * by, my + (y - my) * by]);
}

/** True if the corners run clockwise on the sheet. */
export const clockwise = (points: readonly Point[]): boolean =>
  points.reduce((sum, [ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] as Point;
    return sum + ax * by - bx * ay;
  }, 0) > 0;

/** An outline with every side moved inwards by some millimetres. */
export function movedIn(points: readonly Point[], by: number): Point[] {
  const turn = clockwise(points) ? 1 : -1;
  return points.map((p, i): Point => {
    const before = points[(i + points.length - 1) % points.length] as Point;
    const after = points[(i + 1) % points.length] as Point;
    const normal = ([ax, ay]: Point, [bx, by]: Point): Point => {
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return [(-(by - ay) / length) * turn, ((bx - ax) / length) * turn];
    };
    const [ax, ay] = normal(before, p);
    const [bx, by2] = normal(p, after);
    const dot = 1 + ax * bx + ay * by2;
    return dot < 0.2
      ? [p[0] + ax * by, p[1] + ay * by]
      : [p[0] + ((ax + bx) / dot) * by, p[1] + ((ay + by2) / dot) * by];
  });
}

/** An offset of some millimetres in a direction, in degrees clockwise from north. */
const along = (degrees: number, by: number): [number, number] => {
  const a = (degrees * Math.PI) / 180;
  return [Math.sin(a) * by, -Math.cos(a) * by];
};

/** A slice of a circle as a path. `half`: degrees to each side of its facing; from 180 on it is the whole circle. */
export function slice(x: number, y: number, q: number, facing: number, half: number): string {
  if (half >= 180) return disc(x, y, q);
  const [ax, ay] = along(facing - half, q);
  const [bx, by] = along(facing + half, q);
  return `M${r(x)} ${r(y)}L${r(x + ax)} ${r(y + ay)}A${r(q)} ${r(q)} 0 ${half > 90 ? 1 : 0} 1 ${r(x + bx)} ${r(y + by)}Z`;
}
