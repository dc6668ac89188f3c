import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from '../../seed.js';
import { Hedge } from '../ground/plants.js';
import { onSheet, type Point, pathOf, type Sheet } from '../sheet.js';

/** Fences, hedges and walls along their paths. */
export function BarrierArt(props: { sheet: Sheet; barrier: MeasuredScene['barriers'][number] }): JSX.Element {
  const { sheet, barrier } = props;
  const points = barrier.path.map((spot) => onSheet(sheet, spot));
  const kind = barrier.kind.toLowerCase();
  const d = pathOf(points, false);
  if (kind.includes('hedge')) return <Hedge points={points} wide={11} seed={barrier.id} />;
  if (kind.includes('wire') || kind.includes('chain')) return <Wire points={points} d={d} />;
  if (kind.includes('crest')) return <Crest points={points} d={d} />;
  if (kind.includes('wall'))
    return <Masonry points={points} d={d} high={kind.includes('high')} seed={barrier.id} />;
  return (
    <g>
      <path d={d} class="sm-line" stroke="var(--sm-cast)" stroke-width="4" transform="translate(2 2.6)" />
      <path d={d} class="sm-line" stroke="var(--sm-edge)" stroke-width="4.4" />
      <path d={d} fill="none" stroke="var(--sm-wood)" stroke-width="2.8" stroke-dasharray="6 1" />
      <path d={posts(points, 22, 2.4)} fill="var(--sm-wood-dark)" />
    </g>
  );
}

/** The crest of a hill: a bright line with strokes down both sides. */
function Crest({ points, d }: { points: readonly Point[]; d: string }): JSX.Element {
  let strokes = '';
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
    const n = Math.max(1, Math.round(length / 7));
    for (let k = 0; k <= n; k += 1) {
      const [x, y] = [ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n];
      for (const side of [1, -1])
        strokes += `M${r(x + nx * side * 2.4)} ${r(y + ny * side * 2.4)}L${r(x + nx * side * 8)} ${r(y + ny * side * 8)}`;
    }
  });
  return (
    <g>
      <path d={strokes} class="sm-line" stroke="var(--sm-edge)" stroke-width="1.3" opacity=".75" />
      <path d={d} class="sm-line" stroke="var(--sm-edge)" stroke-width="4.6" opacity=".6" />
      <path d={d} class="sm-line" stroke="var(--sm-leaf-4)" stroke-width="2.4" />
    </g>
  );
}

function posts(points: readonly Point[], every: number, size: number): string {
  let d = '';
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] as Point;
    const n = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / every));
    for (let k = 0; k <= n; k += 1)
      d += `M${r(ax + ((bx - ax) * k) / n - size)} ${r(ay + ((by - ay) * k) / n - size)}h${2 * size}v${2 * size}h${-2 * size}z`;
  });
  return d;
}

function Wire({ points, d }: { points: readonly Point[]; d: string }): JSX.Element {
  let mesh = '';
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    const n = Math.max(2, Math.round(length / 5));
    const [nx, ny] = [(-(by - ay) / length) * 2.6, ((bx - ax) / length) * 2.6];
    for (const side of [1, -1]) {
      mesh += `M${r(ax)} ${r(ay)}`;
      for (let k = 1; k <= n; k += 1) {
        const s = k % 2 === 0 ? 0 : side;
        mesh += `L${r(ax + ((bx - ax) * k) / n + nx * s)} ${r(ay + ((by - ay) * k) / n + ny * s)}`;
      }
    }
  });
  return (
    <g>
      <path
        d={d}
        class="sm-line"
        stroke="var(--sm-cast)"
        stroke-width="3"
        transform="translate(2 3)"
        opacity=".7"
      />
      <path d={mesh} class="sm-line" stroke="var(--sm-edge)" stroke-width="1.9" opacity=".55" />
      <path d={mesh} class="sm-line" stroke="var(--sm-wire)" stroke-width=".9" />
      <path d={d} class="sm-line" stroke="var(--sm-wire)" stroke-width="1.1" />
      <path d={posts(points, 30, 1.8)} fill="var(--sm-wire)" stroke="var(--sm-edge)" stroke-width=".8" />
    </g>
  );
}

function Masonry(props: { points: readonly Point[]; d: string; high: boolean; seed: string }): JSX.Element {
  const wide = props.high ? 8 : 5.6;
  return (
    <g>
      <path
        d={props.d}
        class="sm-line"
        stroke="var(--sm-cast)"
        stroke-width={wide}
        transform={props.high ? 'translate(4 5.5)' : 'translate(2.2 3)'}
      />
      <path d={props.d} class="sm-line" stroke="var(--sm-edge)" stroke-width={wide + 1.6} />
      <path d={props.d} class="sm-line" stroke="var(--sm-stone-1)" stroke-width={wide} />
      <path d={props.d} fill="none" stroke="var(--sm-stone-2)" stroke-width={wide} stroke-dasharray="1 9.5" />
      {props.high && <path d={props.d} class="sm-line" stroke="var(--sm-stone-3)" stroke-width="3" />}
    </g>
  );
}
