import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { brush, r } from '../../seed.js';
import { Tree } from '../ground/plants.js';
import { blob, disc } from '../outlines.js';
import { onSheet, type Sheet } from '../sheet.js';

const EDGE = { stroke: 'var(--sm-edge)', 'stroke-width': 0.9 } as const;

/** Stones round the fire. */
const STONES = 9;

/** A fire in a ring of stones, with its light on the ground. */
function Campfire(props: { x: number; y: number; size: number; seed: string }): JSX.Element {
  const { x, y, size: q, seed } = props;
  const b = brush(seed);
  const stones = Array.from({ length: STONES }, (_, i) => {
    const a = (i / STONES) * 6.283;
    return disc(x + Math.cos(a) * q * 0.72, y + Math.sin(a) * q * 0.72, q * b.between(0.16, 0.24));
  }).join('');
  return (
    <g>
      {[3.4, 2.5, 1.7].map((by) => (
        <path key={by} d={blob(x, y, q * by, `${seed} ${by}`, 0.12)} fill="var(--sm-fire-2)" opacity=".09" />
      ))}
      <path d={disc(x, y, q * 0.62)} fill="var(--sm-wood-dark)" />
      <path d={stones} fill="var(--sm-stone-2)" {...EDGE} />
      <path d={blob(x, y, q * 0.5, `${seed} a`, 0.5)} fill="var(--sm-fire-1)" />
      <path d={blob(x, y, q * 0.36, `${seed} b`, 0.5)} fill="var(--sm-fire-2)" />
      <path d={blob(x, y, q * 0.2, `${seed} c`, 0.4)} fill="var(--sm-fire-3)" />
    </g>
  );
}

/** A bush, lit from the north-west. */
function Bush(props: { x: number; y: number; size: number; seed: string }): JSX.Element {
  const { x, y, size, seed } = props;
  return (
    <g>
      <path d={blob(x + 2, y + 2.6, size, seed, 0.2)} fill="var(--sm-cast)" />
      <path d={blob(x, y, size, seed, 0.2)} fill="var(--sm-leaf-1)" />
      <path
        d={blob(x - size * 0.14, y - size * 0.16, size * 0.66, `${seed} 2`, 0.3)}
        fill="var(--sm-leaf-2)"
      />
      <path
        d={blob(x - size * 0.24, y - size * 0.26, size * 0.3, `${seed} 3`, 0.3)}
        fill="var(--sm-leaf-3)"
      />
    </g>
  );
}

/** Scenery without effect on play: trees, bushes, benches, bins, a fire. Any other kind is a small crate. */
export function PropArt(props: { sheet: Sheet; prop: MeasuredScene['props'][number] }): JSX.Element {
  const { sheet, prop } = props;
  const [x, y] = onSheet(sheet, prop.at);
  const size = prop.size * sheet.s;
  const seed = `${prop.kind} ${prop.at}`;
  const kind = prop.kind.toLowerCase();
  if (/tree/.test(kind)) return <Tree x={x} y={y} radius={size} seed={seed} />;
  const b = brush(seed);
  if (/bush|shrub/.test(kind)) return <Bush x={x} y={y} size={size} seed={seed} />;
  const at = `translate(${r(x)} ${r(y)}) rotate(${r(b.between(0, 360))}) scale(${r(Math.max(0.4, size / 10))})`;
  if (/bench/.test(kind))
    return (
      <g transform={at}>
        <path d="M-11 -3.5H11V3.5H-11z" fill="var(--sm-wood)" {...EDGE} />
        <path d="M-11 -1.2H11M-11 1.2H11" stroke="var(--sm-wood-dark)" stroke-width=".7" />
      </g>
    );
  if (/grave|tomb/.test(kind))
    return (
      <g transform={`translate(${r(x)} ${r(y)})`}>
        <path d={`M-4 -2H4V13H-4z`} fill="var(--sm-dirt)" opacity=".7" />
        <path d="M-4.6 -5Q0 -8 4.6 -5V-1.6H-4.6z" fill="var(--sm-stone-1)" {...EDGE} />
      </g>
    );
  if (/campfire/.test(kind)) return <Campfire x={x} y={y} size={size} seed={seed} />;
  if (/bedroll/.test(kind))
    return (
      <g transform={at}>
        <path d="M-4.5 -9H7V12H-4.5z" fill="var(--sm-cast)" />
        <path d="M-5.5 -10H5.5V10H-5.5z" fill="var(--sm-woods)" {...EDGE} />
        <path d="M-5.5 -10H5.5V-5H-5.5z" fill="var(--sm-stone-1)" {...EDGE} />
      </g>
    );
  if (/bin|barrel|drum/.test(kind))
    return (
      <g transform={at}>
        <circle cx="1.5" cy="2" r="5.4" fill="var(--sm-cast)" />
        <circle r="5.2" fill="var(--sm-metal-dark)" {...EDGE} />
        <circle r="3" fill="var(--sm-metal)" />
      </g>
    );
  return (
    <g transform={at}>
      <path d="M-6 -5H8V8H-6z" fill="var(--sm-cast)" />
      <path d="M-7 -7H7V7H-7z" fill="var(--sm-wood)" {...EDGE} />
      <path d="M-7 -2.4H7M-7 2.4H7M-7 -7L7 7" stroke="var(--sm-wood-dark)" stroke-width=".8" />
    </g>
  );
}
