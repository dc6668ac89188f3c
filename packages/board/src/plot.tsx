import type { Plot } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from './seed.js';

const WIDE = 320;
const HIGH = 92;
/** Margins: for the numbers on the left, for the last point on the right, above and below the line. */
const [LEFT, RIGHT, TOP, BASE] = [28, 8, 8, 72];

/** A plot of a number over time, small enough for a line of text that gives its name and value beside it. */
export function SparkArt({ plot }: { plot: Plot }): JSX.Element {
  const { tone, points } = plot;
  const most = Math.max(1, ...points.map((p) => p.value));
  const x = (i: number) => r(1 + (98 * i) / Math.max(1, points.length - 1));
  const y = (value: number) => r(20 - (18 * value) / most);
  const line = points.map(({ value }, i) => (i === 0 ? `M1 ${y(value)}` : `H${x(i)}V${y(value)}`)).join('');
  return (
    <svg class="sb-spark" viewBox="0 0 100 22" role="img" aria-label={plotInWords(plot)}>
      <path d={line} fill="none" stroke={`var(--sb-${tone})`} stroke-width={2} stroke-linejoin="round" />
    </svg>
  );
}

/** A step plot of a number over time: each value holds until the next is known. */
export function PlotArt({ plot }: { plot: Plot }): JSX.Element {
  const { name, tone, points } = plot;
  const most = Math.max(1, ...points.map((p) => p.value));
  const [first, last] = [points[0], points[points.length - 1]];
  const x = (i: number) => r(LEFT + ((WIDE - LEFT - RIGHT) * i) / Math.max(1, points.length - 1));
  const y = (value: number) => r(BASE - ((BASE - TOP) * value) / most);
  const steps = points.map(({ value }, i) => (i === 0 ? `M${x(0)} ${y(value)}` : `H${x(i)}V${y(value)}`));
  const line = steps.join('');
  const colour = `var(--sb-${tone})`;
  return (
    <figure class="sb-plot">
      <figcaption>
        {name} <b>{last?.value}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={plotInWords(plot)}>
        <path d={`M${LEFT} ${TOP}H${WIDE - RIGHT}M${LEFT} ${BASE}H${WIDE - RIGHT}`} class="sb-plot-line" />
        <path d={`${line}V${BASE}H${LEFT}Z`} fill={colour} opacity={0.16} />
        <path d={line} fill="none" stroke={colour} stroke-width={2} stroke-linejoin="round" />
        <circle cx={x(points.length - 1)} cy={y(last?.value ?? 0)} r={3.5} fill={colour} />
        <text x={LEFT - 6} y={TOP + 4} text-anchor="end">
          {most}
        </text>
        <text x={LEFT - 6} y={BASE + 4} text-anchor="end">
          0
        </text>
        <text x={LEFT} y={HIGH - 4}>
          {first?.at}
        </text>
        <text x={WIDE - RIGHT} y={HIGH - 4} text-anchor="end">
          {last?.at}
        </text>
      </svg>
    </figure>
  );
}

/** "Rep: Day 1 4, Month 3 6; at least 3, at most 6". */
function plotInWords({ name, points }: Plot): string {
  const values = points.map((p) => p.value);
  const [first, last] = [points[0], points[points.length - 1]];
  return `${name}: ${first?.at} ${first?.value}, ${last?.at} ${last?.value}; at least ${Math.min(...values)}, at most ${Math.max(...values)}`;
}
