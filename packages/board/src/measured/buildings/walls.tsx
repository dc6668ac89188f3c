import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { brush, r } from '../../seed.js';
import { Hedge } from '../ground/plants.js';
import { blob } from '../outlines.js';
import { onSheet, pathOf, type Sheet } from '../sheet.js';

type Pair = readonly [number, number];

/** Thickness and pattern say what a door is made of. */
const DOORS: Readonly<Record<string, { thick: number; fill: string; marks: 'grain' | 'bars' | 'plates' }>> = {
  standard: { thick: 4, fill: 'wood', marks: 'grain' },
  reinforced: { thick: 5.6, fill: 'steel', marks: 'bars' },
  armoured: { thick: 7.4, fill: 'armour', marks: 'plates' },
};

/** A door in its wall: shut across it, standing open beside its gap, or broken out of it. */
export function DoorArt(props: { sheet: Sheet; door: MeasuredScene['doors'][number] }): JSX.Element {
  const { sheet, door } = props;
  const [ax, ay] = onSheet(sheet, door.from);
  const [bx, by] = onSheet(sheet, door.to);
  const length = Math.hypot(bx - ax, by - ay);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const kind = DOORS[door.type] ?? DOORS.standard;
  const { thick, fill, marks } = kind as NonNullable<typeof kind>;
  const leaf = (
    <g>
      <rect
        x="0"
        y={-thick / 2}
        width={r(length)}
        height={thick}
        rx=".8"
        fill={`var(--sm-${fill})`}
        stroke="var(--sm-edge)"
        stroke-width="1.2"
      />
      {marks === 'grain' && (
        <path d={`M2 0H${r(length - 6)}`} stroke="var(--sm-wood-dark)" stroke-width=".8" opacity=".7" />
      )}
      {marks !== 'grain' && (
        <path
          d={[0.16, 0.39, 0.61, 0.84].map((t) => `M${r(length * t)} ${-thick / 2}v${thick}`).join('')}
          stroke="var(--sm-edge)"
          stroke-width={marks === 'plates' ? 2.4 : 1.4}
        />
      )}
      {marks === 'plates' && <path d={`M0 0H${r(length)}`} stroke="var(--sm-edge)" stroke-width="1" />}
      <circle
        cx={r(length - 4.5)}
        cy="0"
        r="1.2"
        fill="var(--sm-lane)"
        stroke="var(--sm-edge)"
        stroke-width=".5"
      />
    </g>
  );
  return (
    <g transform={`translate(${r(ax)} ${r(ay)}) rotate(${r(turn)})`}>
      <path d={`M0 0H${r(length)}`} stroke="var(--sm-wall-edge)" stroke-width="9" fill="none" />
      <path d={`M0 0H${r(length)}`} stroke="var(--sm-plank)" stroke-width="7" fill="none" />
      {door.state === 'closed' && leaf}
      {door.state === 'open' && (
        <g>
          <path
            d={`M${r(length)} 0A${r(length)} ${r(length)} 0 0 1 ${r(length * 0.17)} ${r(length * 0.98)}`}
            class="sm-line"
            stroke="var(--sm-name)"
            stroke-width=".9"
            stroke-dasharray="2 2.4"
            opacity=".6"
          />
          <g transform="rotate(80)">{leaf}</g>
        </g>
      )}
      {door.state === 'gone' && (
        <path
          d={`M1 -3l5 2-4 1 6 3-7 1zM${r(length - 1)} 3l-6-2 4-1-5-3 7-1zM${r(length * 0.4)} 6l7-3 3 2-8 4zM${r(length * 0.55)} -9l5 3-2 2-6-3z`}
          fill={`var(--sm-${fill})`}
          stroke="var(--sm-edge)"
          stroke-width=".7"
        />
      )}
    </g>
  );
}

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

/** The top of a hill: a bright line with strokes down both sides. */
function Crest({ points, d }: { points: readonly Pair[]; d: string }): JSX.Element {
  let strokes = '';
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] as Pair;
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

function posts(points: readonly Pair[], every: number, size: number): string {
  let d = '';
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] as Pair;
    const n = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / every));
    for (let k = 0; k <= n; k += 1)
      d += `M${r(ax + ((bx - ax) * k) / n - size)} ${r(ay + ((by - ay) * k) / n - size)}h${2 * size}v${2 * size}h${-2 * size}z`;
  });
  return d;
}

function Wire({ points, d }: { points: readonly Pair[]; d: string }): JSX.Element {
  let mesh = '';
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] as Pair;
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

function Masonry(props: { points: readonly Pair[]; d: string; high: boolean; seed: string }): JSX.Element {
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

/** A hole knocked into a wall or a fence, with what fell out of it. */
export function GapArt(props: { sheet: Sheet; gap: MeasuredScene['gaps'][number] }): JSX.Element {
  const { sheet, gap } = props;
  const [x, y] = onSheet(sheet, gap.at);
  const q = gap.r * sheet.s;
  const b = brush(`gap ${gap.at} ${gap.level}`);
  let stones = '';
  let small = '';
  for (let i = 0; i < 22; i += 1) {
    const a = b.between(0, 6.283);
    const out = q * b.between(0.62, 1.35);
    const s = b.between(1.2, 4);
    const [sx, sy] = [x + Math.cos(a) * out, y + Math.sin(a) * out];
    const stone = `M${r(sx - s)} ${r(sy)}L${r(sx - s * 0.2)} ${r(sy - s * b.between(0.6, 1))}L${r(sx + s)} ${r(sy - s * 0.2)}L${r(sx + s * 0.3)} ${r(sy + s * b.between(0.6, 1))}Z`;
    if (i % 2) stones += stone;
    else small += stone;
  }
  return (
    <g>
      <path
        d={blob(x, y, q, `gap ${gap.at}`, 0.16, 11)}
        fill="var(--sm-rubble)"
        stroke="var(--sm-edge)"
        stroke-width=".8"
      />
      <path d={blob(x, y, q * 0.62, `hole ${gap.at}`, 0.24, 9)} fill="var(--sm-edge)" opacity=".26" />
      <path d={stones} fill="var(--sm-stone-1)" stroke="var(--sm-edge)" stroke-width=".5" />
      <path d={small} fill="var(--sm-stone-3)" stroke="var(--sm-edge)" stroke-width=".5" />
    </g>
  );
}
