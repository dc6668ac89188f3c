import type { JSX } from 'preact';
import { type Brush, brush, r, safeId } from '../../seed.js';
import { blob, movedIn } from '../outlines.js';
import { alongSlab, onSlab, type Point, pathOf, type Slab, slabOf, within } from '../sheet.js';

const Skylight = (): JSX.Element => (
  <g>
    <rect x="-14" y="-9" width="33" height="23" fill="var(--sm-cast)" />
    <rect x="-16" y="-11" width="32" height="22" fill="var(--sm-metal-dark)" stroke="var(--sm-edge)" />
    <path d="M-14 -9H-1V9H-14zM1 -9H14V9H1z" fill="var(--sm-glass)" opacity=".8" />
    <path d="M-12 7L-4 -7M4 7L11 -6" stroke="var(--sm-white)" stroke-width="1.4" opacity=".35" />
  </g>
);
const Fan = (): JSX.Element => (
  <g>
    <rect x="-8" y="-7" width="22" height="22" fill="var(--sm-cast)" />
    <rect x="-11" y="-11" width="22" height="22" rx="1.5" fill="var(--sm-metal)" stroke="var(--sm-edge)" />
    <circle r="8" fill="var(--sm-metal-dark)" />
    <path
      d="M0 0L6 -4A7 7 0 0 1 7 2ZM0 0L-6 4A7 7 0 0 1 -7 -2ZM0 0L4 6A7 7 0 0 1 -2 7ZM0 0L-4 -6A7 7 0 0 1 2 -7Z"
      fill="var(--sm-metal)"
    />
    <circle r="2" fill="var(--sm-edge)" />
  </g>
);
const Vent = (): JSX.Element => (
  <g>
    <circle cx="2" cy="3" r="6.4" fill="var(--sm-cast)" />
    <circle r="6" fill="var(--sm-metal)" stroke="var(--sm-edge)" />
    <circle r="3.4" fill="var(--sm-metal-dark)" />
  </g>
);
const Box = (): JSX.Element => (
  <g>
    <rect x="-7" y="-3" width="24" height="15" fill="var(--sm-cast)" />
    <rect x="-10" y="-7" width="24" height="14" fill="var(--sm-metal)" stroke="var(--sm-edge)" />
    <path d="M-7 -4H11M-7 -1H11M-7 2H11" stroke="var(--sm-metal-dark)" stroke-width="1.2" />
  </g>
);

/** The seams between the strips of roofing felt, across the slab. */
function seamsOf({ long, wide }: Slab, b: Brush): string {
  let seams = '';
  for (let u = -long + b.between(30, 60); u < long - 20; u += b.between(52, 72))
    seams += `M${r(u)} ${r(-wide + 7)}V${r(wide - 7)}`;
  return seams;
}

/** Up to six spots for roof fixtures, in the slab's own axes: spaced apart and clear of the middle. */
function spotsOn(slab: Slab, points: readonly Point[], b: Brush): Point[] {
  const taken: Point[] = [[0, 0]];
  const spots: Point[] = [];
  for (let i = 0; i < 40 && spots.length < 6; i += 1) {
    const at: Point = [b.between(-0.78, 0.78) * slab.long, b.between(-0.7, 0.7) * slab.wide];
    if (
      taken.some(
        ([x, y], n) => Math.hypot(x - at[0], (y - at[1]) * (n === 0 ? 2.2 : 1)) < (n === 0 ? 52 : 38),
      )
    )
      continue;
    taken.push(at);
    if (points.length === 4 || within(movedIn(points, 16), onSlab(slab, ...at))) spots.push(at);
  }
  return spots;
}

/** A wall round the edge of the roof, with its shadow. */
function Parapet({ outer, inner }: { outer: string; inner: string }): JSX.Element {
  return (
    <>
      <path d={`${outer}${inner}`} fill="var(--sm-parapet)" fill-rule="evenodd" />
      <path d={inner} class="sm-line" stroke="var(--sm-edge)" stroke-width="1.2" opacity=".8" />
      <path
        d={inner}
        class="sm-line"
        stroke="var(--sm-cast)"
        stroke-width="5"
        transform="translate(2.4 3)"
        opacity=".5"
      />
      <path d={outer} class="sm-line" stroke="var(--sm-edge)" stroke-width="2" />
    </>
  );
}

/** A roof of gravel and felt within a parapet, with a skylight, fans and vents placed by seed. */
export function FlatRoof(props: { points: readonly Point[]; id: string; prefix: string }): JSX.Element {
  const { points, id, prefix } = props;
  const b = brush(`roof ${id}`);
  const slab = slabOf(points);
  const outer = pathOf(points);
  const inner = pathOf(movedIn(points, 6));
  const seams = seamsOf(slab, b);
  const spots = spotsOn(slab, points, b);
  const clip = points.length === 4 ? undefined : `${prefix}-roof-${safeId(id)}`;
  const wet = blob(
    b.between(-0.4, 0.4) * slab.long,
    b.between(-0.5, 0.5) * slab.wide,
    b.between(14, 26),
    `${id} wet`,
    0.4,
    8,
  );
  return (
    <g>
      <path d={outer} fill={`var(--sm-flat-${b.whole(1, 3)})`} />
      <path d={outer} fill={`url(#${prefix}-gravel)`} />
      {clip && (
        <clipPath id={clip}>
          <path d={inner} />
        </clipPath>
      )}
      <g clip-path={clip && `url(#${clip})`}>
        <g transform={alongSlab(slab)}>
          <path d={wet} fill="var(--sm-edge)" opacity=".16" />
          <path d={seams} class="sm-line" stroke="var(--sm-edge)" stroke-width="1.2" opacity=".3" />
        </g>
      </g>
      <g transform={alongSlab(slab)}>
        {spots.map(([x, y], i) => (
          <g key={`${x} ${y}`} transform={`translate(${r(x)} ${r(y)})`}>
            {i === 0 ? <Skylight /> : i % 3 === 1 ? <Fan /> : i % 3 === 2 ? <Vent /> : <Box />}
          </g>
        ))}
      </g>
      <Parapet outer={outer} inner={inner} />
    </g>
  );
}
