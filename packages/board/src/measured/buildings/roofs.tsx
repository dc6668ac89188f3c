import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { brush, r } from '../../seed.js';
import { blob } from '../outlines.js';
import { boundsOf, onSheet, pathOf, type Sheet, type Slab, slabOf, within } from '../sheet.js';

type Building = MeasuredScene['buildings'][number];
type Pair = readonly [number, number];

/** A roof seen from above: hips of tiles, or a flat roof with its parapet and what stands on it. */
export function Roof(props: { sheet: Sheet; building: Building; prefix: string }): JSX.Element {
  const { building, sheet, prefix } = props;
  const points = building.outline.map((spot) => onSheet(sheet, spot));
  return building.roof === 'tiled' ? (
    <Tiled points={points} id={building.id} prefix={prefix} />
  ) : (
    <Flat points={points} id={building.id} prefix={prefix} />
  );
}

/** How bright a face is that slopes towards (nx, ny): light comes from the north-west. */
const lit = (nx: number, ny: number): number => (-nx * 0.55 - ny * 0.83) / Math.hypot(nx, ny || 1e-9);

const shade = (light: number): { fill: string; opacity: number } =>
  light > 0
    ? { fill: 'var(--sm-lit-face)', opacity: r(0.25 + light * 0.75) }
    : { fill: 'var(--sm-dim-face)', opacity: r(0.2 - light * 0.8) };

function Tiled(props: { points: readonly Pair[]; id: string; prefix: string }): JSX.Element {
  const { points, id, prefix } = props;
  const b = brush(`roof ${id}`);
  const slab = slabOf(points);
  const tone = b.whole(1, 4);
  const key = `${prefix}-tiles-${id.replace(/[^\w-]/g, '_')}`;
  const faces = points.length === 4 ? hips(slab) : slopes(points);
  const chimney = b.chance(0.7);
  const [cu, cv] = [
    b.between(-0.55, 0.55) * slab.long,
    b.between(0.25, 0.5) * slab.wide * (b.chance(0.5) ? 1 : -1),
  ];
  const moss = Array.from({ length: b.whole(2, 4) }, (_, i) =>
    blob(
      b.between(-0.8, 0.8) * slab.long,
      b.between(-0.8, 0.8) * slab.wide,
      b.between(6, 14),
      `${id} moss ${i}`,
      0.45,
    ),
  ).join('');
  let lost = '';
  for (let i = 0; i < b.whole(3, 7); i += 1) {
    const [x, y] = [b.between(-0.85, 0.85) * slab.long, b.between(-0.85, 0.85) * slab.wide];
    lost += `M${r(x)} ${r(y)}h${r(b.between(3, 8))}v2.6h${r(-b.between(3, 8))}z`;
  }
  return (
    <g>
      <defs>
        {[0, 90].map((turn) => (
          <pattern
            key={turn}
            id={`${key}-${turn}`}
            width="9"
            height="5.6"
            patternUnits="userSpaceOnUse"
            patternTransform={`translate(${r(slab.x)} ${r(slab.y)}) rotate(${slab.turn + turn})`}
          >
            <rect width="9" height="5.6" fill={`var(--sm-tile-${tone})`} />
            <path
              d="M0 5.6H9M0 0V2.8M4.5 2.8V5.6M9 0V2.8M0 2.8H9"
              stroke="var(--sm-tile-line)"
              stroke-width=".7"
              fill="none"
            />
          </pattern>
        ))}
      </defs>
      {faces.map((face) => (
        <g key={face.d}>
          <path d={face.d} fill={`url(#${key}-${face.along ? 0 : 90})`} />
          <path d={face.d} {...shade(face.light)} />
        </g>
      ))}
      <g transform={`translate(${r(slab.x)} ${r(slab.y)}) rotate(${slab.turn})`}>
        <path d={moss} fill="var(--sm-leaf-3)" opacity=".2" />
        <path d={lost} fill="var(--sm-edge)" opacity=".35" />
      </g>
      <path
        d={faces.map((face) => face.ridge).join('')}
        class="sm-line"
        stroke="var(--sm-edge)"
        stroke-width="3"
        opacity=".4"
      />
      <path
        d={faces.map((face) => face.ridge).join('')}
        class="sm-line"
        stroke="var(--sm-ridge)"
        stroke-width="1.5"
        stroke-dasharray="4.4 1"
      />
      <path d={pathOf(points)} class="sm-line" stroke="var(--sm-edge)" stroke-width="2" />
      <path d={pathOf(points)} class="sm-line" stroke="var(--sm-ridge)" stroke-width=".7" />
      {chimney && (
        <g
          transform={`translate(${r(slab.x)} ${r(slab.y)}) rotate(${slab.turn}) translate(${r(cu)} ${r(cv)})`}
        >
          <rect x="-4" y="-3" width="14" height="11" fill="var(--sm-cast)" />
          <rect x="-6" y="-5" width="12" height="10" fill="var(--sm-tile-2)" stroke="var(--sm-edge)" />
          <rect x="-3.6" y="-2.8" width="3" height="5.6" fill="var(--sm-edge)" />
          <rect x=".8" y="-2.8" width="3" height="5.6" fill="var(--sm-edge)" />
        </g>
      )}
    </g>
  );
}

interface Face {
  readonly d: string;
  /** Its rows of tiles run along the long axis. */
  readonly along: boolean;
  readonly light: number;
  readonly ridge: string;
}

/** A hipped roof over a rectangle: two long slopes, two hips. */
function hips(slab: ReturnType<typeof slabOf>): Face[] {
  const a = (slab.turn * Math.PI) / 180;
  const put = (u: number, v: number): Pair => [
    slab.x + u * Math.cos(a) - v * Math.sin(a),
    slab.y + u * Math.sin(a) + v * Math.cos(a),
  ];
  const { long, wide } = slab;
  const ridge = Math.max(0, long - wide);
  const [nw, ne, se, sw] = [put(-long, -wide), put(long, -wide), put(long, wide), put(-long, wide)];
  const [west, east] = [put(-ridge, 0), put(ridge, 0)];
  const towards = (u: number, v: number): number =>
    lit(u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a));
  return [
    {
      d: pathOf([nw, ne, east, west]),
      along: true,
      light: towards(0, -1),
      ridge: pathOf([west, east], false),
    },
    {
      d: pathOf([sw, se, east, west]),
      along: true,
      light: towards(0, 1),
      ridge: pathOf([nw, west, sw], false),
    },
    { d: pathOf([nw, west, sw]), along: false, light: towards(-1, 0), ridge: pathOf([ne, east, se], false) },
    { d: pathOf([ne, east, se]), along: false, light: towards(1, 0), ridge: '' },
  ];
}

/** Any other outline: a slope along every side and a low top, as far in as the outline allows. */
function slopes(points: readonly Pair[]): Face[] {
  const box = boundsOf(points);
  const inner = shrunk(points, Math.min(box.width, box.height) * 0.2);
  const top: Face = { d: pathOf(inner), along: true, light: 0.4, ridge: pathOf(inner) };
  const turn = clockwise(points) ? 1 : -1;
  return [
    ...points.map((p, i): Face => {
      const j = (i + 1) % points.length;
      const q = points[j] as Pair;
      const [pi, qi] = [inner[i] as Pair, inner[j] as Pair];
      const [nx, ny] = [(q[1] - p[1]) * turn, -(q[0] - p[0]) * turn];
      return {
        d: pathOf([p, q, qi, pi]),
        along: Math.abs(q[0] - p[0]) >= Math.abs(q[1] - p[1]),
        light: lit(nx, ny),
        ridge: pathOf([p, pi], false),
      };
    }),
    top,
  ];
}

const clockwise = (points: readonly Pair[]): boolean =>
  points.reduce((sum, [ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] as Pair;
    return sum + ax * by - bx * ay;
  }, 0) > 0;

/** The outline moved inwards by the same distance on every side. */
function shrunk(points: readonly Pair[], by: number): Pair[] {
  const turn = clockwise(points) ? 1 : -1;
  return points.map((p, i): Pair => {
    const before = points[(i + points.length - 1) % points.length] as Pair;
    const after = points[(i + 1) % points.length] as Pair;
    const normal = ([ax, ay]: Pair, [bx, by]: Pair): Pair => {
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return [(-(by - ay) / length) * turn, ((bx - ax) / length) * turn];
    };
    const [ax, ay] = normal(before, p);
    const [bx, by2] = normal(p, after);
    const dot = 1 + ax * bx + ay * by2;
    return dot < 0.2
      ? [p[0] + ax * by, p[1] + ay * by]
      : [p[0] + ((ax + bx) / dot) * by, p[1] + ((ay + by2) / dot) * by];
  });
}

/** Where a spot of a slab, along and across it, lies on the sheet. */
function onRoof({ x, y, turn }: Slab, [u, v]: Pair): Pair {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [x + u * cos - v * sin, y + u * sin + v * cos];
}

function Flat(props: { points: readonly Pair[]; id: string; prefix: string }): JSX.Element {
  const { points, id, prefix } = props;
  const b = brush(`roof ${id}`);
  const slab = slabOf(points);
  const inner = shrunk(points, 6);
  const d = pathOf(points);
  const top = pathOf(inner);
  let seams = '';
  for (let u = -slab.long + b.between(30, 60); u < slab.long - 20; u += b.between(52, 72))
    seams += `M${r(u)} ${r(-slab.wide + 7)}V${r(slab.wide - 7)}`;
  const taken: Pair[] = [[0, 0]];
  const spots: Pair[] = [];
  for (let i = 0; i < 40 && spots.length < 6; i += 1) {
    const at: Pair = [b.between(-0.78, 0.78) * slab.long, b.between(-0.7, 0.7) * slab.wide];
    if (
      taken.some(
        ([x, y], n) => Math.hypot(x - at[0], (y - at[1]) * (n === 0 ? 2.2 : 1)) < (n === 0 ? 52 : 38),
      )
    )
      continue;
    taken.push(at);
    if (points.length === 4 || within(shrunk(points, 16), onRoof(slab, at))) spots.push(at);
  }
  const clip = points.length === 4 ? undefined : `${prefix}-roof-${id.replace(/[^\w-]/g, '_')}`;
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
      <path d={d} fill={`var(--sm-flat-${b.whole(1, 3)})`} />
      <path d={d} fill={`url(#${prefix}-gravel)`} />
      {clip && (
        <clipPath id={clip}>
          <path d={top} />
        </clipPath>
      )}
      <g clip-path={clip && `url(#${clip})`}>
        <g transform={`translate(${r(slab.x)} ${r(slab.y)}) rotate(${slab.turn})`}>
          <path d={wet} fill="var(--sm-edge)" opacity=".16" />
          <path d={seams} class="sm-line" stroke="var(--sm-edge)" stroke-width="1.2" opacity=".3" />
        </g>
      </g>
      <g transform={`translate(${r(slab.x)} ${r(slab.y)}) rotate(${slab.turn})`}>
        {spots.map(([x, y], i) => (
          <g key={`${x} ${y}`} transform={`translate(${r(x)} ${r(y)})`}>
            {i === 0 ? <Skylight /> : i % 3 === 1 ? <Fan /> : i % 3 === 2 ? <Vent /> : <Box />}
          </g>
        ))}
      </g>
      <path d={`${d}${top}`} fill="var(--sm-parapet)" fill-rule="evenodd" />
      <path d={top} class="sm-line" stroke="var(--sm-edge)" stroke-width="1.2" opacity=".8" />
      <path
        d={top}
        class="sm-line"
        stroke="var(--sm-cast)"
        stroke-width="5"
        transform="translate(2.4 3)"
        opacity=".5"
      />
      <path d={d} class="sm-line" stroke="var(--sm-edge)" stroke-width="2" />
    </g>
  );
}

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
