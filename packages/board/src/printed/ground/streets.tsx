import type { PrintedScene, SceneCell } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { brush, r } from '../../seed.js';
import { BLOCK, type Box, STREET, type Town } from '../geometry.js';

const DASH = 14;

interface StretchProps {
  /** Units from corner to corner. */
  length: number;
  name: string;
  crosswalk: boolean;
  /** Along the town's outer edge: no lane marks, no cars. */
  edge: boolean;
}

/** Broken lines along the middle, interrupted at the crosswalk. */
function Lanes({ length, crosswalk, edge }: Omit<StretchProps, 'name'>): JSX.Element | null {
  if (edge) return null;
  const half = length / 2;
  const lanes = crosswalk
    ? [
        [6, half - 26],
        [half + 26, length - 6],
      ]
    : [[6, length - 6]];
  return (
    <>
      {lanes.map(([from = 0, to = 0]) => (
        <path
          key={from}
          d={`M${r(from)} ${STREET / 2}H${r(to)}`}
          class="sb-lane"
          stroke-dasharray={`${DASH} ${DASH * 0.7}`}
        />
      ))}
    </>
  );
}

/** Five stripes across the street, and the stop lines. */
function Crosswalk({ middle }: { middle: number }): JSX.Element {
  return (
    <>
      {[0, 1, 2, 3, 4].map((n) => (
        <rect
          key={n}
          x={r(middle - 15)}
          y={r(2.5 + n * 6.6)}
          width="30"
          height="4"
          rx="0.6"
          fill="var(--sb-zebra)"
        />
      ))}
      <path
        d={`M${r(middle - 22)} ${STREET / 2 + 2}V${STREET - 2}M${r(middle + 22)} 2V${STREET / 2 - 2}`}
        stroke="var(--sb-zebra)"
        stroke-width="2.4"
        stroke-opacity=".75"
      />
    </>
  );
}

/** A stretch of street between two corners, along its own x axis: lane marks, crosswalk and objects. */
function Stretch({ length, name, crosswalk, edge }: StretchProps): JSX.Element {
  const b = brush(name);
  const half = length / 2;
  const far = b.chance(0.5);
  const car = !edge && b.chance(0.3);
  return (
    <g>
      <Lanes length={length} crosswalk={crosswalk} edge={edge} />
      {crosswalk && <Crosswalk middle={half} />}
      {b.chance(0.35) && (
        <g transform={`translate(${r(b.between(16, half - 34))} ${b.pick([10, 26])})`} class="sb-iron">
          <circle r="4" />
          <path d="M-2.4 -1h4.8M-2.4 1.2h4.8" />
        </g>
      )}
      {b.chance(0.4) && (
        <path
          d={`M${r(b.between(half + 30, length - 24))} ${r(b.between(3, 9))}l4 6 -3 5 6 7 -2 6`}
          class="sb-crack"
        />
      )}
      {car && (
        <Car
          x={r(far ? b.between(half + 48, length - 26) : b.between(26, half - 48))}
          y={b.pick([9.5, STREET - 9.5])}
          tilt={b.between(-4, 4)}
          colour={b.pick(['--sb-car-1', '--sb-car-2', '--sb-car-3', '--sb-car-4'])}
        />
      )}
    </g>
  );
}

function Car(props: { x: number; y: number; tilt: number; colour: string }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) rotate(${r(props.tilt)})`}>
      <rect x="-16" y="-6" width="34" height="15" rx="4.5" fill="var(--sb-shade)" />
      <rect x="-17" y="-7.5" width="34" height="15" rx="4.5" fill={`var(${props.colour})`} />
      <path d="M-9 -5.5Q-11 0 -9 5.5L-6 4.6V-4.6ZM8 -5.5Q10.5 0 8 5.5L4 4.6V-4.6Z" fill="var(--sb-glass)" />
      <path d="M-5 -6.2H3M-5 6.2H3" stroke="var(--sb-glass)" stroke-width="1.6" />
    </g>
  );
}

interface Segment {
  readonly key: string;
  readonly at: string;
  readonly length: number;
  readonly crosswalk: boolean;
  readonly edge: boolean;
}

function segments(scene: PrintedScene, plan: Town): Segment[] {
  const found: Segment[] = [];
  const at = new Map(scene.cells.map((cell) => [`${cell.column},${cell.row}`, cell]));
  const beside = (cell: SceneCell, columns: number, rows: number): boolean =>
    at.has(`${cell.column + columns},${cell.row + rows}`);
  const down = (box: Box): string => `translate(${box.x} ${box.y}) rotate(90)`;
  for (const cell of scene.cells) {
    const box = plan.blocks.get(cell.id);
    if (!box) continue;
    const east = { ...box, x: box.x + BLOCK.width + STREET };
    const right = beside(cell, 1, 0);
    const below = beside(cell, 0, 1);
    found.push({
      key: `${cell.id} east`,
      at: down(east),
      length: BLOCK.height,
      crosswalk: right,
      edge: !right,
    });
    found.push({
      key: `${cell.id} south`,
      at: `translate(${box.x} ${box.y + BLOCK.height})`,
      length: BLOCK.width,
      crosswalk: below,
      edge: !below,
    });
    if (!beside(cell, -1, 0))
      found.push({
        key: `${cell.id} west`,
        at: down(box),
        length: BLOCK.height,
        crosswalk: false,
        edge: true,
      });
    if (!beside(cell, 0, -1))
      found.push({
        key: `${cell.id} north`,
        at: `translate(${box.x} ${box.y - STREET})`,
        length: BLOCK.width,
        crosswalk: false,
        edge: true,
      });
  }
  return found;
}

/** Asphalt under everything, then each stretch of street with its markings. */
export function Streets(props: { scene: PrintedScene; plan: Town; prefix: string }): JSX.Element {
  const { scene, plan, prefix } = props;
  return (
    <g {...DECORATION}>
      <rect width={plan.width} height={plan.height} rx="16" fill="var(--sb-asphalt)" />
      <rect width={plan.width} height={plan.height} rx="16" fill={`url(#${prefix}-grit)`} />
      {segments(scene, plan).map((segment) => (
        <g key={segment.key} transform={segment.at}>
          <Stretch
            length={segment.length}
            name={segment.key}
            crosswalk={segment.crosswalk}
            edge={segment.edge}
          />
        </g>
      ))}
    </g>
  );
}
