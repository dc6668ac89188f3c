import type { JSX } from 'preact';
import { brush, r } from '../../seed.js';
import { blob, type Pair } from '../outlines.js';
import { pathOf, slabOf, within } from '../sheet.js';

/** Lane dashes along the long axis, left out where another road crosses; manholes, patches and cracks by seed. */
export function Road(props: {
  points: readonly Pair[];
  others: readonly (readonly Pair[])[];
  seed: string;
}): JSX.Element {
  const slab = slabOf(props.points);
  const b = brush(`road ${props.seed}`);
  const a = (slab.turn * Math.PI) / 180;
  const put = (u: number, v: number): Pair => [
    slab.x + u * Math.cos(a) - v * Math.sin(a),
    slab.y + u * Math.sin(a) + v * Math.cos(a),
  ];
  const free = (u: number): boolean => !props.others.some((other) => within(other, put(u, 0)));
  const line = (u: number, v: number, to: number, tov: number): string =>
    pathOf([put(u, v), put(to, tov)], false);
  let dashes = '';
  let sides = '';
  const [dash, gap] = slab.wide > 35 ? [24, 22] : [13, 15];
  /** Wide enough for four lanes: those of one way are parted by dashes, the two ways by a double line. */
  const four = slab.wide > 75;
  const lanes = four ? [-slab.wide / 2, slab.wide / 2] : [0];
  for (const v of lanes)
    for (let u = -slab.long + gap / 2; u + dash < slab.long; u += dash + gap)
      if (free(u) && free(u + dash)) dashes += line(u, v, u + dash, v);
  const edge = slab.wide - 4.5;
  let middle = '';
  if (slab.wide > 35)
    for (let u = -slab.long; u < slab.long; u += 12) {
      const end = Math.min(slab.long, u + 12);
      if (!free(u) || !free(end)) continue;
      sides += line(u, edge, end, edge) + line(u, -edge, end, -edge);
      if (four) middle += line(u, 2.6, end, 2.6) + line(u, -2.6, end, -2.6);
    }
  let cracks = '';
  let patches = '';
  let iron = '';
  for (let i = 0; i < slab.long / 45; i += 1) {
    let [u, v] = [b.between(-slab.long, slab.long), b.between(-slab.wide, slab.wide) * 0.8];
    const what = b.between(0, 1);
    if (what < 0.55) {
      const steps: Pair[] = [put(u, v)];
      for (let k = 0; k < 5; k += 1) {
        u += b.between(3, 10);
        v += b.between(-6, 6);
        steps.push(
          put(Math.max(-slab.long, Math.min(slab.long, u)), Math.max(-slab.wide, Math.min(slab.wide, v))),
        );
      }
      cracks += pathOf(steps, false);
    } else if (what < 0.8) {
      const [w, h] = [b.between(7, 26), b.between(6, 14)];
      if (Math.abs(u) + w < slab.long && Math.abs(v) + h < slab.wide)
        patches += pathOf([put(u, v), put(u + w, v), put(u + w, v + h), put(u, v + h)]);
    } else {
      const [x, y] = put(u, v * 0.6);
      iron += `M${r(x - 5)} ${r(y)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
    }
  }
  return (
    <g>
      <path d={patches} fill="var(--sm-pit)" opacity=".8" />
      <path d={cracks} class="sm-line" stroke="var(--sm-pit)" stroke-width="1" />
      <path d={iron} fill="var(--sm-pit)" stroke="var(--sm-grit)" stroke-width="1.2" />
      <path d={sides} class="sm-line" stroke="var(--sm-paint)" stroke-width="1" opacity=".4" />
      <path d={dashes} fill="none" stroke="var(--sm-lane)" stroke-width="2.4" opacity=".85" />
      <path d={middle} class="sm-line" stroke="var(--sm-lane)" stroke-width="1.8" opacity=".85" />
    </g>
  );
}

export function Zebra({ points }: { points: readonly Pair[] }): JSX.Element {
  const slab = slabOf(points);
  let d = '';
  for (let u = -slab.long + 2; u + 5.5 <= slab.long; u += 11)
    d += `M${r(u)} ${r(-slab.wide + 1)}h5.5v${r(2 * slab.wide - 2)}h-5.5z`;
  return (
    <path
      d={d}
      fill="var(--sm-paint)"
      opacity=".75"
      transform={`translate(${r(slab.x)} ${r(slab.y)}) rotate(${slab.turn})`}
    />
  );
}

/** Parking bays along both long sides, where there is room for them. */
export function Bays({ points, seed }: { points: readonly Pair[]; seed: string }): JSX.Element {
  const slab = slabOf(points);
  const b = brush(`lot ${seed}`);
  const deep = Math.min(88, slab.wide * 0.8);
  let d = '';
  if (slab.wide > 40)
    for (let u = -slab.long + 8; u <= slab.long - 4; u += 46)
      d += `M${r(u)} ${r(-slab.wide + 2)}v${r(deep)}${slab.wide > 110 ? `M${r(u)} ${r(slab.wide - 2)}v${r(-deep)}` : ''}`;
  let oil = '';
  for (let i = 0; i < slab.long / 30; i += 1)
    oil += blob(
      b.between(-slab.long + 12, slab.long - 12),
      b.between(-slab.wide + 12, slab.wide - 12),
      b.between(4, 9),
      `${seed} oil ${i}`,
    );
  return (
    <g transform={`translate(${r(slab.x)} ${r(slab.y)}) rotate(${slab.turn})`}>
      <path d={oil} fill="var(--sm-pit)" opacity=".55" />
      <path d={d} class="sm-line" stroke="var(--sm-bay)" stroke-width="1.6" opacity=".6" />
    </g>
  );
}
