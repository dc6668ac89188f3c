import type { JSX } from 'preact';
import { brush, r } from '../../seed.js';
import { disc, rounded, shrunk } from '../outlines.js';
import { boundsOf, type Point, pathOf, within } from '../sheet.js';
import { Leaves, Tree } from './plants.js';

/** Bushes in one area at most; in a larger one each is larger. */
const MOST_SHRUBS = 400;

/** Higher ground: its foot in shade, each step up a little lighter, with short strokes down the slope. */
export function Slopes({ points }: { points: readonly Point[] }): JSX.Element {
  const steps = [0.84, 0.66, 0.46];
  let strokes = '';
  for (const by of [0.92, 0.74, 0.56]) {
    const outer = shrunk(points, by);
    const inner = shrunk(points, by - 0.05);
    outer.forEach(([ax, ay], i) => {
      const [bx, by2] = outer[(i + 1) % outer.length] as Point;
      const [cx, cy] = inner[i] as Point;
      const [dx, dy] = inner[(i + 1) % inner.length] as Point;
      const n = Math.max(1, Math.floor(Math.hypot(bx - ax, by2 - ay) / 13));
      for (let k = 0; k < n; k += 1) {
        const t = (k + 0.5) / n;
        strokes += `M${r(ax + (bx - ax) * t)} ${r(ay + (by2 - ay) * t)}L${r(cx + (dx - cx) * t)} ${r(cy + (dy - cy) * t)}`;
      }
    });
  }
  return (
    <g>
      <path d={rounded(points)} class="sm-line" stroke="var(--sm-edge)" stroke-width="5" opacity=".28" />
      {steps.map((by) => (
        <path key={by} d={rounded(shrunk(points, by))} fill="var(--sm-rise)" opacity=".5" />
      ))}
      <path d={strokes} class="sm-line" stroke="var(--sm-edge)" stroke-width="1" opacity=".45" />
      {[1, ...steps].map((by) => (
        <path
          key={by}
          d={rounded(shrunk(points, by))}
          class="sm-line"
          stroke="var(--sm-blade)"
          stroke-width="1.2"
          opacity=".9"
        />
      ))}
    </g>
  );
}

/** Water that darkens towards the middle. */
export function Depths({ points, round }: { points: readonly Point[]; round: boolean }): JSX.Element {
  const draw = (by: number): string => (round ? rounded(shrunk(points, by)) : pathOf(shrunk(points, by)));
  return (
    <g>
      <path d={draw(0.82)} fill="var(--sm-deep)" opacity=".35" />
      <path d={draw(0.58)} fill="var(--sm-deep)" opacity=".35" />
      <path d={draw(0.95)} class="sm-line" stroke="var(--sm-ripple)" stroke-width="1" opacity=".6" />
    </g>
  );
}

/** Flower beds and worn paths by seed. */
export function Flowers({ points, seed }: { points: readonly Point[]; seed: string }): JSX.Element {
  const b = brush(`park ${seed}`);
  const box = boundsOf(points);
  const tones: [string, string] = ['', ''];
  const n = Math.min(260, Math.round((box.width * box.height) / 700));
  for (let i = 0; i < n; i += 1) {
    const at: Point = [b.between(box.x, box.x + box.width), b.between(box.y, box.y + box.height)];
    const q = b.between(0.9, 1.7);
    if (!within(points, at)) continue;
    tones[b.whole(0, 1) as 0 | 1] += disc(at[0], at[1], q);
  }
  return (
    <g opacity=".75">
      <path d={tones[0]} fill="var(--sm-leaf-4)" />
      <path d={tones[1]} fill="var(--sm-paint)" opacity=".7" />
    </g>
  );
}

/** Tree crowns on a loose grid within the outline. */
export function Woods({ points, seed }: { points: readonly Point[]; seed: string }): JSX.Element {
  const b = brush(`woods ${seed}`);
  const box = boundsOf(points);
  const step = 25;
  const trees: JSX.Element[] = [];
  for (let y = box.y + step / 2, row = 0; y < box.y + box.height; y += step, row += 1)
    for (let x = box.x + (row % 2 ? 0.9 : 0.4) * step; x < box.x + box.width; x += step) {
      const at: Point = [x + b.between(-8, 8), y + b.between(-7, 7)];
      const radius = b.between(10.5, 18);
      if (within(points, at))
        trees.push(
          <Tree key={`${x} ${y}`} x={at[0]} y={at[1]} radius={radius} seed={`${seed} ${trees.length}`} />,
        );
    }
  return (
    <g>
      <path
        d={rounded(points)}
        class="sm-line"
        stroke="var(--sm-leaf-4)"
        stroke-width="1.6"
        stroke-dasharray="7 5"
        opacity=".8"
      />
      {trees}
    </g>
  );
}

/** Low bushes that fill an outline, each lit from the north-west. */
export function Shrubs({ points, seed }: { points: readonly Point[]; seed: string }): JSX.Element {
  const b = brush(`bushes ${seed}`);
  const box = boundsOf(points);
  const tones: [string, string, string] = ['', '', ''];
  let cast = '';
  const step = Math.max(14, Math.sqrt((box.width * box.height) / MOST_SHRUBS));
  for (let y = box.y + step / 3, row = 0; y < box.y + box.height; y += 0.8 * step, row += 1)
    for (let x = box.x + (row % 2 ? 0.8 : 0.3) * step; x < box.x + box.width; x += step) {
      const at: Point = [x + b.between(-0.4, 0.4) * step, y + b.between(-0.3, 0.3) * step];
      const q = step * b.between(0.36, 0.72);
      const [light, glint] = [b.between(0.5, 0.68), b.between(0.18, 0.34)];
      if (!within(points, at)) continue;
      cast += disc(at[0] + q * 0.16, at[1] + q * 0.22, q);
      tones[0] += disc(at[0], at[1], q);
      tones[1] += disc(at[0] - q * 0.12, at[1] - q * 0.14, q * light);
      tones[2] += disc(at[0] - q * 0.22, at[1] - q * 0.26, q * glint);
    }
  return <Leaves cast={cast} tones={tones} />;
}

/** Rubble scattered within an outline. */
export function Stones({ points, seed }: { points: readonly Point[]; seed: string }): JSX.Element {
  const b = brush(`stones ${seed}`);
  const box = boundsOf(points);
  const tones: [string, string, string] = ['', '', ''];
  const n = Math.min(160, Math.round((box.width * box.height) / 55));
  for (let i = 0; i < n; i += 1) {
    const at: Point = [b.between(box.x, box.x + box.width), b.between(box.y, box.y + box.height)];
    const q = b.between(1.2, 4.2);
    if (!within(points, at)) continue;
    const tone = b.whole(0, 2) as 0 | 1 | 2;
    const turn = b.between(0, 6.28);
    const corner = (k: number): Point => {
      const out = q * (0.7 + 0.3 * Math.cos(k * 2.1 + turn));
      const angle = turn + (k / 5) * 2 * Math.PI;
      return [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out];
    };
    tones[tone] += pathOf([0, 1, 2, 3, 4].map(corner));
  }
  return (
    <g stroke="var(--sm-edge)" stroke-width=".5">
      <path d={tones[0]} fill="var(--sm-stone-1)" />
      <path d={tones[1]} fill="var(--sm-stone-2)" />
      <path d={tones[2]} fill="var(--sm-stone-3)" />
    </g>
  );
}
