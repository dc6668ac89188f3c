import type { JSX } from 'preact';
import { type Brush, brush, r, safeId } from '../../seed.js';
import { blob, clockwise, movedIn } from '../outlines.js';
import { alongSlab, boundsOf, onSlab, type Point, pathOf, type Slab, slabOf } from '../sheet.js';

/** Brightness of a face that slopes towards (nx, ny): light comes from the north-west. */
const lit = (nx: number, ny: number): number => (-nx * 0.55 - ny * 0.83) / Math.hypot(nx, ny || 1e-9);

const shade = (light: number): { fill: string; opacity: number } =>
  light > 0
    ? { fill: 'var(--sm-lit-face)', opacity: r(0.25 + light * 0.75) }
    : { fill: 'var(--sm-dim-face)', opacity: r(0.2 - light * 0.8) };

interface Face {
  readonly d: string;
  /** The rows of tiles run along the long axis. */
  readonly along: boolean;
  readonly light: number;
  readonly ridge: string;
}

/** A hipped roof over a rectangle: two long slopes and two hips. */
function hips(slab: Slab): Face[] {
  const put = (u: number, v: number): Point => onSlab(slab, u, v);
  const middle = { ...slab, x: 0, y: 0 };
  const { long, wide } = slab;
  const ridge = Math.max(0, long - wide);
  const [nw, ne, se, sw] = [put(-long, -wide), put(long, -wide), put(long, wide), put(-long, wide)];
  const [west, east] = [put(-ridge, 0), put(ridge, 0)];
  const towards = (u: number, v: number): number => lit(...onSlab(middle, u, v));
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

/** A roof over any other outline: a slope along every side, up to a low top. */
function slopes(points: readonly Point[]): Face[] {
  const box = boundsOf(points);
  const inner = movedIn(points, Math.min(box.width, box.height) * 0.2);
  const top: Face = { d: pathOf(inner), along: true, light: 0.4, ridge: pathOf(inner) };
  const turn = clockwise(points) ? 1 : -1;
  return [
    ...points.map((p, i): Face => {
      const j = (i + 1) % points.length;
      const q = points[j] as Point;
      const [pi, qi] = [inner[i] as Point, inner[j] as Point];
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

/** Patches of moss, as one path in the slab's own axes. */
function mossOn({ long, wide }: Slab, b: Brush, id: string): string {
  return Array.from({ length: b.whole(2, 4) }, (_, i) =>
    blob(b.between(-0.8, 0.8) * long, b.between(-0.8, 0.8) * wide, b.between(6, 14), `${id} moss ${i}`, 0.45),
  ).join('');
}

/** Gaps of missing tiles, as one path in the slab's own axes. */
function lostFrom({ long, wide }: Slab, b: Brush): string {
  let lost = '';
  for (let i = 0; i < b.whole(3, 7); i += 1) {
    const [x, y] = [b.between(-0.85, 0.85) * long, b.between(-0.85, 0.85) * wide];
    lost += `M${r(x)} ${r(y)}h${r(b.between(3, 8))}v2.6h${r(-b.between(3, 8))}z`;
  }
  return lost;
}

/** Tile patterns: rows along the slab, and rows across it. */
function Tiles({ slab, id, tone }: { slab: Slab; id: string; tone: number }): JSX.Element {
  return (
    <defs>
      {[0, 90].map((turn) => (
        <pattern
          key={turn}
          id={`${id}-${turn}`}
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
  );
}

/** The ridge tiles where two faces meet, and the eaves all round. */
function Ridges({ ridge, eaves }: { ridge: string; eaves: string }): JSX.Element {
  return (
    <>
      <path d={ridge} class="sm-line" stroke="var(--sm-edge)" stroke-width="3" opacity=".4" />
      <path d={ridge} class="sm-line" stroke="var(--sm-ridge)" stroke-width="1.5" stroke-dasharray="4.4 1" />
      <path d={eaves} class="sm-line" stroke="var(--sm-edge)" stroke-width="2" />
      <path d={eaves} class="sm-line" stroke="var(--sm-ridge)" stroke-width=".7" />
    </>
  );
}

const Chimney = ({ at }: { at: string }): JSX.Element => (
  <g transform={at}>
    <rect x="-4" y="-3" width="14" height="11" fill="var(--sm-cast)" />
    <rect x="-6" y="-5" width="12" height="10" fill="var(--sm-tile-2)" stroke="var(--sm-edge)" />
    <rect x="-3.6" y="-2.8" width="3" height="5.6" fill="var(--sm-edge)" />
    <rect x=".8" y="-2.8" width="3" height="5.6" fill="var(--sm-edge)" />
  </g>
);

/** Tiled slopes, each as bright as it faces the light, with moss, gaps and usually a chimney, by seed. */
export function TiledRoof(props: { points: readonly Point[]; id: string; prefix: string }): JSX.Element {
  const { points, id, prefix } = props;
  const b = brush(`roof ${id}`);
  const slab = slabOf(points);
  const tone = b.whole(1, 4);
  const tiles = `${prefix}-tiles-${safeId(id)}`;
  const faces = points.length === 4 ? hips(slab) : slopes(points);
  const hasChimney = b.chance(0.7);
  const [u, v] = [
    b.between(-0.55, 0.55) * slab.long,
    b.between(0.25, 0.5) * slab.wide * (b.chance(0.5) ? 1 : -1),
  ];
  const moss = mossOn(slab, b, id);
  const lost = lostFrom(slab, b);
  return (
    <g>
      <Tiles slab={slab} id={tiles} tone={tone} />
      {faces.map((face) => (
        <g key={face.d}>
          <path d={face.d} fill={`url(#${tiles}-${face.along ? 0 : 90})`} />
          <path d={face.d} {...shade(face.light)} />
        </g>
      ))}
      <g transform={alongSlab(slab)}>
        <path d={moss} fill="var(--sm-leaf-3)" opacity=".2" />
        <path d={lost} fill="var(--sm-edge)" opacity=".35" />
      </g>
      <Ridges ridge={faces.map((face) => face.ridge).join('')} eaves={pathOf(points)} />
      {hasChimney && <Chimney at={`${alongSlab(slab)} translate(${r(u)} ${r(v)})`} />}
    </g>
  );
}
