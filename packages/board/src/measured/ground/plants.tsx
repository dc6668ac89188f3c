import type { JSX } from 'preact';
import { brush } from '../../seed.js';
import { disc } from '../outlines.js';
import type { Point } from '../sheet.js';

/** A tree crown seen from above: leaves in four greens, lit from the north-west, no two alike. */
export function Tree(props: { x: number; y: number; radius: number; seed: string }): JSX.Element {
  const { x, y, radius: q } = props;
  const b = brush(`tree ${props.seed}`);
  const tones: [string, string, string, string] = ['', '', '', ''];
  const lobes = b.whole(7, 10);
  const lean = b.between(0, 6.28);
  for (let i = 0; i < lobes; i += 1) {
    const a = lean + (i / lobes) * 6.283 + b.between(-0.25, 0.25);
    const out = q * b.between(0.52, 0.68);
    tones[0] += disc(x + Math.cos(a) * out, y + Math.sin(a) * out, q * b.between(0.32, 0.44));
  }
  tones[0] += disc(x, y, q * 0.7);
  for (let i = 0; i < lobes; i += 1) {
    const a = lean + 0.4 + (i / lobes) * 6.283 + b.between(-0.3, 0.3);
    const out = q * b.between(0.3, 0.62);
    tones[1] += disc(
      x - q * 0.05 + Math.cos(a) * out,
      y - q * 0.06 + Math.sin(a) * out,
      q * b.between(0.19, 0.3),
    );
  }
  for (let i = 0; i < 7; i += 1) {
    const a = b.between(2.4, 5.6);
    const out = q * b.between(0.1, 0.62);
    tones[2] += disc(x + Math.cos(a) * out, y + Math.sin(a) * out, q * b.between(0.12, 0.22));
  }
  for (let i = 0; i < 6; i += 1) {
    const a = b.between(3, 5.2);
    const out = q * b.between(0.2, 0.66);
    tones[3] += disc(x + Math.cos(a) * out, y + Math.sin(a) * out, q * b.between(0.05, 0.11));
  }
  return (
    <g>
      <path d={disc(x + q * 0.16, y + q * 0.2, q * 0.98)} fill="var(--sm-cast)" />
      <path d={tones[0]} fill="var(--sm-leaf-1)" />
      <path d={tones[1]} fill="var(--sm-leaf-2)" />
      <path d={tones[2]} fill="var(--sm-leaf-3)" />
      <path d={tones[3]} fill="var(--sm-leaf-4)" opacity=".8" />
    </g>
  );
}

/** Bushes as three tones of leaves over their shadow, from dark to light. */
export function Leaves(props: {
  cast: string;
  tones: readonly [dark: string, middle: string, light: string];
}): JSX.Element {
  const [dark, middle, light] = props.tones;
  return (
    <g>
      <path d={props.cast} fill="var(--sm-cast)" />
      <path d={dark} fill="var(--sm-leaf-1)" />
      <path d={middle} fill="var(--sm-leaf-2)" />
      <path d={light} fill="var(--sm-leaf-3)" />
    </g>
  );
}

/** A row of bushes along a line of points. */
export function Hedge(props: { points: readonly Point[]; wide: number; seed: string }): JSX.Element {
  const b = brush(`hedge ${props.seed}`);
  const tones: [string, string, string] = ['', '', ''];
  let cast = '';
  const { wide } = props;
  props.points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = props.points[i] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    const n = Math.max(2, Math.round(length / (wide * 0.78)));
    for (let k = 0; k <= n; k += 1) {
      const x = ax + ((bx - ax) * k) / n + b.between(-0.8, 0.8);
      const y = ay + ((by - ay) * k) / n + b.between(-0.8, 0.8);
      const q = wide * b.between(0.52, 0.66);
      cast += disc(x + 2.2, y + 2.8, q);
      tones[0] += disc(x, y, q);
      tones[1] += disc(x - 0.8 + b.between(-1, 1), y - 0.9, q * b.between(0.56, 0.72));
      tones[2] += disc(x - 1.5 + b.between(-1, 1), y - 1.6, q * b.between(0.2, 0.36));
    }
  });
  return <Leaves cast={cast} tones={tones} />;
}
