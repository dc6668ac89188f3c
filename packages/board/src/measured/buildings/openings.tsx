import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { brush, r } from '../../seed.js';
import { blob } from '../outlines.js';
import { onSheet, type Sheet } from '../sheet.js';

interface DoorKind {
  /** In millimetres. */
  readonly thick: number;
  readonly fill: string;
  readonly marks: 'grain' | 'bars' | 'plates';
}

/** The thickness and pattern of a door show its material. */
const STANDARD: DoorKind = { thick: 4, fill: 'wood', marks: 'grain' };
const DOORS: Readonly<Record<string, DoorKind>> = {
  reinforced: { thick: 5.6, fill: 'steel', marks: 'bars' },
  armoured: { thick: 7.4, fill: 'armour', marks: 'plates' },
};

/** The door leaf: its hinge at the origin, its handle at the far end. */
function Leaf({ length, kind }: { length: number; kind: DoorKind }): JSX.Element {
  const { thick, fill, marks } = kind;
  return (
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
}

/** An open door, with the arc that it swings through. */
const Open = ({ length, kind }: { length: number; kind: DoorKind }): JSX.Element => (
  <g>
    <path
      d={`M${r(length)} 0A${r(length)} ${r(length)} 0 0 1 ${r(length * 0.17)} ${r(length * 0.98)}`}
      class="sm-line"
      stroke="var(--sm-name)"
      stroke-width=".9"
      stroke-dasharray="2 2.4"
      opacity=".6"
    />
    <g transform="rotate(80)">
      <Leaf length={length} kind={kind} />
    </g>
  </g>
);

/** Splinters in and beside the gap of a broken door. */
const Splinters = ({ length, fill }: { length: number; fill: string }): JSX.Element => (
  <path
    d={`M1 -3l5 2-4 1 6 3-7 1zM${r(length - 1)} 3l-6-2 4-1-5-3 7-1zM${r(length * 0.4)} 6l7-3 3 2-8 4zM${r(length * 0.55)} -9l5 3-2 2-6-3z`}
    fill={`var(--sm-${fill})`}
    stroke="var(--sm-edge)"
    stroke-width=".7"
  />
);

/** A door in its wall: closed, open beside its gap, or broken. */
export function DoorArt(props: { sheet: Sheet; door: MeasuredScene['doors'][number] }): JSX.Element {
  const { sheet, door } = props;
  const [ax, ay] = onSheet(sheet, door.from);
  const [bx, by] = onSheet(sheet, door.to);
  const length = Math.hypot(bx - ax, by - ay);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const kind = DOORS[door.type] ?? STANDARD;
  return (
    <g transform={`translate(${r(ax)} ${r(ay)}) rotate(${r(turn)})`}>
      <path d={`M0 0H${r(length)}`} stroke="var(--sm-wall-edge)" stroke-width="9" fill="none" />
      <path d={`M0 0H${r(length)}`} stroke="var(--sm-plank)" stroke-width="7" fill="none" />
      {door.state === 'closed' && <Leaf length={length} kind={kind} />}
      {door.state === 'open' && <Open length={length} kind={kind} />}
      {door.state === 'gone' && <Splinters length={length} fill={kind.fill} />}
    </g>
  );
}

/** A hole knocked into a wall or a fence, with its rubble. */
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
