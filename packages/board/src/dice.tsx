import type { JSX } from 'preact';
import { brush, r } from './seed.js';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
};

/** Outlines of dice that show numbers instead of pips. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'M20 3L38 35H2Z',
  8: 'M20 1.5L37 20L20 38.5L3 20Z',
  10: 'M20 2L38 17L33 27L20 38L7 27L2 17Z',
  12: 'M20 2L37.1 14.4L30.6 34.6H9.4L2.9 14.4Z',
  20: 'M20 2L35.6 11V29L20 38L4.4 29V11Z',
};

export interface DieFaceProps {
  value: number;
  sides?: number;
  /** The die counts. */
  lit?: boolean;
  /** The die does not count, or no longer does. */
  dim?: boolean;
  /** Dice with equal seeds lie at equal angles. */
  seed?: string | number;
  /** Size in pixels. Default 40. */
  size?: number;
  /** Label for screen readers, instead of "4" or "4, counts". */
  label?: string;
}

/** One ivory die, lying as it fell. */
export function DieFace(props: DieFaceProps): JSX.Element {
  const { value, lit, dim } = props;
  const sides = props.sides ?? 6;
  const size = props.size ?? 40;
  const turn = r(brush(`die ${props.seed ?? value}`).between(-9, 9));
  const pips = sides === 6 ? PIPS[value] : undefined;
  const shape = sides === 6 ? undefined : SHAPES[sides];
  const state = lit ? 'sb-die-lit' : dim ? 'sb-die-dim' : '';
  const name = props.label ?? `${value}${lit ? ', counts' : ''}`;
  return (
    <svg
      class={`sb-die ${state}`}
      width={size}
      height={size}
      viewBox="-4 -4 48 50"
      role="img"
      aria-label={name}
    >
      <g transform={`rotate(${turn} 20 20)`}>
        {shape ? (
          <>
            <path d={shape} class="sb-die-side" transform="translate(0 3.4)" stroke-linejoin="round" />
            <path d={shape} class="sb-die-face" stroke-linejoin="round" />
          </>
        ) : (
          <>
            <rect x="1" y="4.4" width="38" height="38" rx="8" class="sb-die-side" />
            <rect x="1" y="1" width="38" height="38" rx="8" class="sb-die-face" />
            <path d="M5 9Q5 5 9 4.6H31" class="sb-die-shine" />
          </>
        )}
        {pips ? (
          pips.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="3.6" class="sb-die-pip" />)
        ) : (
          <text
            x="20"
            y={sides === 4 ? 31 : 27}
            text-anchor="middle"
            class="sb-figure sb-die-number"
            font-size={sides === 4 ? 16 : 19}
          >
            {value}
          </text>
        )}
      </g>
    </svg>
  );
}
