import type { PrintedScene, SceneCell } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { type Box, inset, PAVEMENT, type Town } from '../geometry.js';
import type { CellMark } from '../marks.js';
import { Building } from './building.js';
import { Lot } from './lot.js';
import { Park } from './park.js';

export function GroundPatterns(props: { prefix: string }): JSX.Element {
  const { prefix } = props;
  return (
    <defs>
      <pattern id={`${prefix}-grit`} width="46" height="38" patternUnits="userSpaceOnUse">
        <path
          d="M5 9h1.4M24 5h1M38 21h1.4M14 30h1M31 33h1.2M3 23h1"
          stroke="var(--sb-grit)"
          stroke-width="1.3"
        />
      </pattern>
      <pattern id={`${prefix}-grass`} width="28" height="24" patternUnits="userSpaceOnUse">
        <path d="M4 10l1.4 -4 1.4 4M18 6l1.2 -3.4 1.2 3.4M12 21l1.4 -4 1.4 4M24 17l1 -3" class="sb-blade" />
      </pattern>
      <pattern id={`${prefix}-dirt`} width="40" height="34" patternUnits="userSpaceOnUse">
        <path
          d="M5 7h2M20 4h1.4M33 15h2.4M11 19h1.4M26 27h2M3 30h1.6M36 31h1.2"
          stroke="var(--sb-dirt-dark)"
          stroke-width="2"
          stroke-linecap="round"
        />
      </pattern>
      <pattern id={`${prefix}-slabs`} width="24" height="24" patternUnits="userSpaceOnUse">
        <path d="M0 0H24M0 0V24" stroke="var(--sb-kerb)" stroke-width="1" />
      </pattern>
      <pattern
        id={`${prefix}-warn`}
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="14" fill="var(--sb-rust)" />
      </pattern>
    </defs>
  );
}

function Block(props: { cell: SceneCell; box: Box; prefix: string }): JSX.Element {
  const { cell, box, prefix } = props;
  const ground = inset(box, PAVEMENT);
  return (
    <g>
      <rect {...box} rx="9" fill="var(--sb-pavement)" stroke="var(--sb-kerb)" stroke-width="2" />
      <rect {...inset(box, 1)} rx="8" fill={`url(#${prefix}-slabs)`} />
      {cell.ground === 'building' && <Building box={ground} id={cell.id} />}
      {cell.ground === 'park' && <Park box={ground} id={cell.id} prefix={prefix} />}
      {cell.ground === 'lot' && <Lot box={ground} id={cell.id} prefix={prefix} />}
    </g>
  );
}

/** All blocks of the town without names, marks or counters. */
export function Blocks(props: { scene: PrintedScene; plan: Town; prefix: string }): JSX.Element {
  return (
    <g {...DECORATION}>
      {props.scene.cells.map((cell) => {
        const box = props.plan.blocks.get(cell.id);
        return box ? <Block key={cell.id} cell={cell} box={box} prefix={props.prefix} /> : null;
      })}
    </g>
  );
}

/** The sign of each mark, 16 across, so that no mark is told by colour alone. */
const SIGNS: Readonly<Record<CellMark, JSX.Element>> = {
  choice: <circle r="5" fill="none" stroke="var(--sb-amber)" stroke-width="3" />,
  chosen: (
    <path
      d="M-6.5 0L-2 5L7 -6"
      fill="none"
      stroke="var(--sb-amber)"
      stroke-width="4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  target: (
    <path
      d="M0 -8V-2M0 2V8M-8 0H-2M2 0H8M0 -5A5 5 0 0 1 0 5A5 5 0 0 1 0 -5"
      fill="none"
      stroke="var(--sb-rose)"
      stroke-width="2.4"
    />
  ),
  start: (
    <path
      d="M-5 8V-8L7 -4L-5 1"
      fill="var(--sb-ice)"
      stroke="var(--sb-ice)"
      stroke-width="2"
      stroke-linejoin="round"
    />
  ),
  warn: (
    <path
      d="M0 -8L8.5 7H-8.5ZM0 -3V2M0 4.4V5"
      fill="none"
      stroke="var(--sb-rust)"
      stroke-width="2.2"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  ),
};

function Plate(props: { x: number; y: number; width: number; height: number }): JSX.Element {
  return <rect {...props} rx="5" fill="var(--sb-plate)" />;
}

/** The name in the corner and what the marks have to say about the cell. */
export function CellLabel(props: {
  id: string;
  box: Box;
  note?: string | undefined;
  small: boolean;
  mark?: CellMark | undefined;
}): JSX.Element {
  const { id, box, note, small, mark } = props;
  const zoom = small ? 1.6 : 1;
  const name = 12 + id.length * 12;
  const width = mark ? name + 22 : name;
  const noteWidth = note ? 14 + note.length * 9 : 0;
  return (
    <g>
      <g transform={`translate(${box.x - 2} ${box.y - 2}) scale(${zoom})`}>
        <Plate x={0} y={0} width={width} height={25} />
        <text
          x={name / 2}
          y="19.5"
          text-anchor="middle"
          class="sb-type"
          font-size="20"
          fill="var(--sb-plate-text)"
        >
          {id}
        </text>
        {mark && <g transform={`translate(${name + 8} 12.5)`}>{SIGNS[mark]}</g>}
      </g>
      {note && (
        <g transform={`translate(${box.x + box.width + 2} ${box.y - 2}) scale(${small ? 1.45 : 1})`}>
          <Plate x={-noteWidth} y={0} width={noteWidth} height={25} />
          <text
            x={-noteWidth / 2}
            y="18"
            text-anchor="middle"
            class="sb-words"
            font-size="16"
            fill="var(--sb-plate-text)"
          >
            {note}
          </text>
        </g>
      )}
    </g>
  );
}
