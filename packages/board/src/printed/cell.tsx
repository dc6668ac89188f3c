import type { JSX } from 'preact';
import { pressable } from '../press.js';
import { type Box, inset } from './geometry.js';
import type { CellMark } from './marks.js';
import { MarkFrame } from './overlay.js';

/** The sign of each mark, 16 across, so that marks differ by more than colour. */
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

/** The name in the corner, and the note of the marks on the cell. */
function CellLabel(props: {
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

/** One cell: its area to press, its mark, its name in the corner. */
export function Cell(props: {
  id: string;
  box: Box;
  mark: CellMark | undefined;
  note: string | undefined;
  /** Its accessible name, with its contents. */
  name: string;
  small: boolean;
  prefix: string;
  press: (() => void) | undefined;
  onPoint: ((cell: string | undefined) => void) | undefined;
}): JSX.Element {
  const { id, box, mark, note, name, small, prefix, press, onPoint } = props;
  const point = onPoint && {
    onPointerEnter: () => onPoint(id),
    // A finger on a cell that cannot be pressed goes on pointing at it: touch has no other way to learn about the cell.
    onPointerLeave: (event: PointerEvent) => {
      if (press || event.pointerType !== 'touch') onPoint(undefined);
    },
    onFocus: () => onPoint(id),
    onBlur: () => onPoint(undefined),
  };
  return (
    <g class={press ? 'sb-cell sb-press' : 'sb-cell'} data-cell={id} {...pressable(name, press)} {...point}>
      <rect class="sb-hit" {...box} rx="9" />
      {mark && <MarkFrame mark={mark} box={box} prefix={prefix} />}
      <CellLabel id={id} box={box} note={note} small={small} mark={mark} />
      <rect class="sb-focus" {...inset(box, -7)} rx="13" />
    </g>
  );
}
