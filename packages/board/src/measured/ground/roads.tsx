import type { JSX } from 'preact';
import { type Brush, brush, r } from '../../seed.js';
import { blob, disc } from '../outlines.js';
import { alongSlab, onSlab, type Point, pathOf, type Slab, slabOf, within } from '../sheet.js';

/** Half-widths in millimetres: above the first, a road has side lines; above the second, four lanes. */
const WIDE = 35;
const FOUR_LANES = 75;

/** A straight line between two spots of a slab, given by their offsets along and across it. */
const line = (slab: Slab, u: number, v: number, toU: number, toV: number): string =>
  pathOf([onSlab(slab, u, v), onSlab(slab, toU, toV)], false);

/** Dashes between lanes of the same direction, or between the two lanes of a narrow road. */
function dashesOf(slab: Slab, free: (along: number) => boolean): string {
  const [dash, gap] = slab.wide > WIDE ? [24, 22] : [13, 15];
  const lanes = slab.wide > FOUR_LANES ? [-slab.wide / 2, slab.wide / 2] : [0];
  let dashes = '';
  for (const v of lanes)
    for (let u = -slab.long + gap / 2; u + dash < slab.long; u += dash + gap)
      if (free(u) && free(u + dash)) dashes += line(slab, u, v, u + dash, v);
  return dashes;
}

/** The side lines of a wide road, and the double centre line of one with four lanes. */
function linesOf(slab: Slab, free: (along: number) => boolean): { sides: string; middle: string } {
  const edge = slab.wide - 4.5;
  let sides = '';
  let middle = '';
  if (slab.wide <= WIDE) return { sides, middle };
  for (let u = -slab.long; u < slab.long; u += 12) {
    const end = Math.min(slab.long, u + 12);
    if (!free(u) || !free(end)) continue;
    sides += line(slab, u, edge, end, edge) + line(slab, u, -edge, end, -edge);
    if (slab.wide > FOUR_LANES) middle += line(slab, u, 2.6, end, 2.6) + line(slab, u, -2.6, end, -2.6);
  }
  return { sides, middle };
}

/** A crack that wanders along the road from a given spot. */
function crackFrom(slab: Slab, from: Point, b: Brush): string {
  let [u, v] = from;
  const steps: Point[] = [onSlab(slab, u, v)];
  for (let k = 0; k < 5; k += 1) {
    u += b.between(3, 10);
    v += b.between(-6, 6);
    steps.push(
      onSlab(
        slab,
        Math.max(-slab.long, Math.min(slab.long, u)),
        Math.max(-slab.wide, Math.min(slab.wide, v)),
      ),
    );
  }
  return pathOf(steps, false);
}

/** Cracks, patches and manhole covers, by seed. */
function wearOf(slab: Slab, b: Brush): { cracks: string; patches: string; iron: string } {
  let cracks = '';
  let patches = '';
  let iron = '';
  for (let i = 0; i < slab.long / 45; i += 1) {
    const [u, v] = [b.between(-slab.long, slab.long), b.between(-slab.wide, slab.wide) * 0.8];
    const what = b.between(0, 1);
    if (what < 0.55) cracks += crackFrom(slab, [u, v], b);
    else if (what < 0.8) {
      const [w, h] = [b.between(7, 26), b.between(6, 14)];
      if (Math.abs(u) + w < slab.long && Math.abs(v) + h < slab.wide)
        patches += pathOf([
          onSlab(slab, u, v),
          onSlab(slab, u + w, v),
          onSlab(slab, u + w, v + h),
          onSlab(slab, u, v + h),
        ]);
    } else iron += disc(...onSlab(slab, u, v * 0.6), 5);
  }
  return { cracks, patches, iron };
}

/** Road markings along the long axis, interrupted where another road crosses, and signs of wear. */
export function Road(props: {
  points: readonly Point[];
  others: readonly (readonly Point[])[];
  seed: string;
}): JSX.Element {
  const slab = slabOf(props.points);
  const free = (along: number): boolean =>
    !props.others.some((other) => within(other, onSlab(slab, along, 0)));
  const { sides, middle } = linesOf(slab, free);
  const { cracks, patches, iron } = wearOf(slab, brush(`road ${props.seed}`));
  return (
    <g>
      <path d={patches} fill="var(--sm-pit)" opacity=".8" />
      <path d={cracks} class="sm-line" stroke="var(--sm-pit)" stroke-width="1" />
      <path d={iron} fill="var(--sm-pit)" stroke="var(--sm-grit)" stroke-width="1.2" />
      <path d={sides} class="sm-line" stroke="var(--sm-paint)" stroke-width="1" opacity=".4" />
      <path d={dashesOf(slab, free)} fill="none" stroke="var(--sm-lane)" stroke-width="2.4" opacity=".85" />
      <path d={middle} class="sm-line" stroke="var(--sm-lane)" stroke-width="1.8" opacity=".85" />
    </g>
  );
}

/** The stripes of a crosswalk. */
export function Zebra({ points }: { points: readonly Point[] }): JSX.Element {
  const slab = slabOf(points);
  let d = '';
  for (let u = -slab.long + 2; u + 5.5 <= slab.long; u += 11)
    d += `M${r(u)} ${r(-slab.wide + 1)}h5.5v${r(2 * slab.wide - 2)}h-5.5z`;
  return <path d={d} fill="var(--sm-paint)" opacity=".75" transform={alongSlab(slab)} />;
}

/** Parking bays along both long sides, if there is room. */
export function Bays({ points, seed }: { points: readonly Point[]; seed: string }): JSX.Element {
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
    <g transform={alongSlab(slab)}>
      <path d={oil} fill="var(--sm-pit)" opacity=".55" />
      <path d={d} class="sm-line" stroke="var(--sm-bay)" stroke-width="1.6" opacity=".6" />
    </g>
  );
}
