import { brush, r } from '../seed.js';
import { boundsOf, slabOf } from './sheet.js';

export type Pair = readonly [number, number];

/** Corners of what grew, fell or flowed are round: close to the outline that the rules go by. */
export function rounded(points: readonly Pair[]): string {
  const n = points.length;
  let d = '';
  points.forEach(([x, y], i) => {
    const [px, py] = points[(i + n - 1) % n] as Pair;
    const [qx, qy] = points[(i + 1) % n] as Pair;
    const cut = (ax: number, ay: number): Pair => {
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

/** A closed wobbly line round a point. */
export function blob(x: number, y: number, q: number, seed: string, wobble = 0.28, corners = 9): string {
  const b = brush(seed);
  const points = Array.from({ length: corners }, (_, i): Pair => {
    const a = (i / corners) * 2 * Math.PI;
    const out = q * b.between(1 - wobble, 1 + wobble);
    return [x + Math.cos(a) * out, y + Math.sin(a) * out];
  });
  const middle = (i: number): Pair => {
    const [ax, ay] = points[i % corners] as Pair;
    const [bx, by] = points[(i + 1) % corners] as Pair;
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

/** An outline drawn nearer to its middle. */
export function shrunk(points: readonly Pair[], by: number): Pair[] {
  const box = boundsOf(points);
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  return points.map(([x, y]) => [mx + (x - mx) * by, my + (y - my) * by]);
}

/** The line along the middle of something long. */
export function spine(points: readonly Pair[]): Pair[] {
  const slab = slabOf(points);
  const a = (slab.turn * Math.PI) / 180;
  const far = Math.max(0, slab.long - slab.wide);
  return [
    [slab.x - Math.cos(a) * far, slab.y - Math.sin(a) * far],
    [slab.x + Math.cos(a) * far, slab.y + Math.sin(a) * far],
  ];
}
