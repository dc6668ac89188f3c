import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { brush, r } from '../seed.js';
import { Hedge, Tree } from './plants.js';
import { boundsOf, onSheet, pathOf, type Sheet, slabOf, within } from './sheet.js';

type Area = MeasuredScene['areas'][number];
type Pair = readonly [number, number];

interface Kind {
  readonly fill: string;
  /** A pattern over it. */
  readonly over?: string;
  readonly edge?: string;
  /** Drawn in this order: what lies on top of what. */
  readonly order: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  grass: { fill: 'grass', over: 'blades', order: 0 },
  field: { fill: 'grass', over: 'blades', order: 0 },
  dirt: { fill: 'dirt', over: 'clods', order: 0 },
  concrete: { fill: 'concrete', over: 'seams', order: 0 },
  lawn: { fill: 'lawn', over: 'mown', edge: 'leaf-1', order: 1 },
  garden: { fill: 'lawn', over: 'mown', edge: 'leaf-1', order: 1 },
  park: { fill: 'lawn', over: 'blades', edge: 'leaf-1', order: 1 },
  hill: { fill: 'hill', over: 'blades', order: 1 },
  woods: { fill: 'woods', over: 'blades', order: 1 },
  water: { fill: 'water', over: 'ripples', edge: 'bank', order: 1 },
  pool: { fill: 'pool', over: 'ripples', edge: 'pavement', order: 2 },
  lot: { fill: 'lot', over: 'grit', edge: 'kerb', order: 2 },
  asphalt: { fill: 'asphalt', over: 'grit', order: 2 },
  road: { fill: 'road', over: 'grit', order: 3 },
  pavement: { fill: 'pavement', over: 'slabs', edge: 'kerb', order: 4 },
  path: { fill: 'dirt', over: 'clods', edge: 'clod', order: 4 },
  crosswalk: { fill: 'road', over: 'grit', order: 5 },
  rubble: { fill: 'rubble', over: 'clods', order: 6 },
  hedge: { fill: 'leaf-1', order: 7 },
};

const NATURAL: ReadonlySet<string> = new Set(['water', 'dirt', 'rubble', 'woods', 'hill', 'park']);

/** Corners of what grew, fell or flowed are round: close to the outline that the rules go by. */
function rounded(points: readonly Pair[]): string {
  const n = points.length;
  let d = '';
  points.forEach(([x, y], i) => {
    const [px, py] = points[(i + n - 1) % n] as Pair;
    const [qx, qy] = points[(i + 1) % n] as Pair;
    const cut = (ax: number, ay: number): Pair => {
      const length = Math.hypot(ax - x, ay - y) || 1;
      const share = Math.min(0.42, 26 / length);
      return [x + (ax - x) * share, y + (ay - y) * share];
    };
    const [nx, ny] = cut(px, py);
    const [fx, fy] = cut(qx, qy);
    d += `${i === 0 ? 'M' : 'L'}${r(nx)} ${r(ny)}Q${r(x)} ${r(y)} ${r(fx)} ${r(fy)}`;
  });
  return `${d}Z`;
}

const kindOf = (kind: string): Kind =>
  KINDS[kind] ?? { fill: 'asphalt', over: 'hatch', edge: 'hatch', order: 2 };

/** Whether a kind of ground is drawn for what it is; what is not gets a hatch and its name in words. */
export const isKnownGround = (kind: string): boolean => kind in KINDS;

/** What lies where no area does: to the edge of the table. */
export function Bare(props: { sheet: Sheet; ground: string; prefix: string }): JSX.Element {
  const { width, height } = props.sheet;
  const kind = kindOf(props.ground === '' ? 'asphalt' : props.ground);
  return (
    <g>
      <rect width={width} height={height} fill={`var(--sm-${kind.fill})`} />
      {kind.over && <rect width={width} height={height} fill={`url(#${props.prefix}-${kind.over})`} />}
      <Worn sheet={props.sheet} soft={kind.fill === 'grass' || kind.fill === 'dirt'} />
    </g>
  );
}

/** Large soft patches, so that open ground is not one flat colour. */
function Worn({ sheet, soft }: { sheet: Sheet; soft: boolean }): JSX.Element {
  const b = brush(`worn ${sheet.width} ${sheet.height} ${soft}`);
  let light = '';
  let dark = '';
  const n = Math.round((sheet.width * sheet.height) / 60000);
  for (let i = 0; i < n; i += 1) {
    const [x, y] = [b.between(0, sheet.width), b.between(0, sheet.height)];
    const d = blob(x, y, b.between(18, 58), `worn ${i}`);
    if (b.chance(0.5)) light += d;
    else dark += d;
  }
  return (
    <g opacity={soft ? 0.5 : 0.35}>
      <path d={light} fill={soft ? 'var(--sm-blade)' : 'var(--sm-grit)'} opacity=".4" />
      <path d={dark} fill={soft ? 'var(--sm-woods)' : 'var(--sm-pit)'} opacity=".6" />
    </g>
  );
}

/** A closed wobbly line round a point. */
export function blob(x: number, y: number, q: number, seed: string, wobble = 0.28, corners = 9): string {
  const b = brush(seed);
  const points = Array.from({ length: corners }, (_, i): Pair => {
    const a = (i / corners) * 2 * Math.PI;
    const out = q * b.between(1 - wobble, 1 + wobble);
    return [x + Math.cos(a) * out, y + Math.sin(a) * out];
  });
  const middle = (i: number): Pair => {
    const [ax, ay] = points[i % corners] as Pair;
    const [bx, by] = points[(i + 1) % corners] as Pair;
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [sx, sy] = middle(corners - 1);
  let d = `M${r(sx)} ${r(sy)}`;
  points.forEach(([px, py], i) => {
    const [mx, my] = middle(i);
    d += `Q${r(px)} ${r(py)} ${r(mx)} ${r(my)}`;
  });
  return `${d}Z`;
}

export function Areas(props: { sheet: Sheet; areas: readonly Area[]; prefix: string }): JSX.Element {
  const { sheet, prefix } = props;
  const areas = props.areas
    .map((area) => ({ area, points: area.outline.map((spot) => onSheet(sheet, spot)) }))
    .sort((a, b) => kindOf(a.area.kind).order - kindOf(b.area.kind).order);
  const roads = areas.filter(({ area }) => area.kind === 'road' || area.kind === 'crosswalk');
  return (
    <g>
      {areas.map(({ area, points }) => {
        const kind = kindOf(area.kind);
        const d = NATURAL.has(area.kind) ? rounded(points) : pathOf(points);
        return (
          <g key={area.id}>
            <path d={d} fill={`var(--sm-${kind.fill})`} />
            {kind.over && <path d={d} fill={`url(#${prefix}-${kind.over})`} />}
            {kind.edge && (
              <path d={d} class="sm-line" stroke={`var(--sm-${kind.edge})`} stroke-width="1.4" opacity=".8" />
            )}
            <Detail
              area={area}
              points={points}
              others={roads.filter((road) => road.area !== area).map((road) => road.points)}
            />
          </g>
        );
      })}
    </g>
  );
}

function Detail(props: {
  area: Area;
  points: readonly Pair[];
  others: readonly (readonly Pair[])[];
}): JSX.Element | null {
  const { area, points } = props;
  switch (area.kind) {
    case 'road':
      return <Road points={points} others={props.others} seed={area.id} />;
    case 'crosswalk':
      return <Zebra points={points} />;
    case 'lot':
      return <Bays points={points} seed={area.id} />;
    case 'hill':
      return <Slopes points={points} />;
    case 'park':
      return <Flowers points={points} seed={area.id} />;
    case 'water':
    case 'pool':
      return <Depths points={points} round={area.kind === 'water'} />;
    case 'woods':
      return <Woods points={points} seed={area.id} />;
    case 'hedge':
      return <Hedge points={spine(points)} wide={Math.max(6, 2 * slabOf(points).wide)} seed={area.id} />;
    case 'rubble':
      return <Stones points={points} seed={area.id} />;
    default:
      return null;
  }
}

function spine(points: readonly Pair[]): Pair[] {
  const slab = slabOf(points);
  const a = (slab.turn * Math.PI) / 180;
  const far = Math.max(0, slab.long - slab.wide);
  return [
    [slab.x - Math.cos(a) * far, slab.y - Math.sin(a) * far],
    [slab.x + Math.cos(a) * far, slab.y + Math.sin(a) * far],
  ];
}

/** Lane dashes along the long axis, left out where another road crosses; manholes, patches and cracks by seed. */
function Road(props: {
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

function Zebra({ points }: { points: readonly Pair[] }): JSX.Element {
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
function Bays({ points, seed }: { points: readonly Pair[]; seed: string }): JSX.Element {
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

/** An outline drawn nearer to its middle. */
function shrunk(points: readonly Pair[], by: number): Pair[] {
  const box = boundsOf(points);
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  return points.map(([x, y]) => [mx + (x - mx) * by, my + (y - my) * by]);
}

/** Higher ground: its foot in shade, each step up a little lighter, short strokes down the slope. */
function Slopes({ points }: { points: readonly Pair[] }): JSX.Element {
  const steps = [0.84, 0.66, 0.46];
  let strokes = '';
  for (const by of [0.92, 0.74, 0.56]) {
    const outer = shrunk(points, by);
    const inner = shrunk(points, by - 0.05);
    outer.forEach(([ax, ay], i) => {
      const [bx, by2] = outer[(i + 1) % outer.length] as Pair;
      const [cx, cy] = inner[i] as Pair;
      const [dx, dy] = inner[(i + 1) % inner.length] as Pair;
      const n = Math.max(1, Math.floor(Math.hypot(bx - ax, by2 - ay) / 13));
      for (let k = 0; k < n; k += 1) {
        const t = (k + 0.5) / n;
        strokes += `M${r(ax + (bx - ax) * t)} ${r(ay + (by2 - ay) * t)}L${r(cx + (dx - cx) * t)} ${r(cy + (dy - cy) * t)}`;
      }
    });
  }
  return (
    <g>
      <path d={rounded(points)} class="sm-line" stroke="var(--sm-edge)" stroke-width="5" opacity=".28" />
      {steps.map((by) => (
        <path key={by} d={rounded(shrunk(points, by))} fill="var(--sm-rise)" opacity=".5" />
      ))}
      <path d={strokes} class="sm-line" stroke="var(--sm-edge)" stroke-width="1" opacity=".45" />
      {[1, ...steps].map((by) => (
        <path
          key={by}
          d={rounded(shrunk(points, by))}
          class="sm-line"
          stroke="var(--sm-blade)"
          stroke-width="1.2"
          opacity=".9"
        />
      ))}
    </g>
  );
}

/** Deeper towards the middle. */
function Depths({ points, round }: { points: readonly Pair[]; round: boolean }): JSX.Element {
  const draw = (by: number): string => (round ? rounded(shrunk(points, by)) : pathOf(shrunk(points, by)));
  return (
    <g>
      <path d={draw(0.82)} fill="var(--sm-deep)" opacity=".35" />
      <path d={draw(0.58)} fill="var(--sm-deep)" opacity=".35" />
      <path d={draw(0.95)} class="sm-line" stroke="var(--sm-ripple)" stroke-width="1" opacity=".6" />
    </g>
  );
}

/** Beds of flowers and worn paths by seed. */
function Flowers({ points, seed }: { points: readonly Pair[]; seed: string }): JSX.Element {
  const b = brush(`park ${seed}`);
  const box = boundsOf(points);
  const tones: [string, string] = ['', ''];
  const n = Math.min(260, Math.round((box.width * box.height) / 700));
  for (let i = 0; i < n; i += 1) {
    const at: Pair = [b.between(box.x, box.x + box.width), b.between(box.y, box.y + box.height)];
    const q = b.between(0.9, 1.7);
    if (!within(points, at)) continue;
    tones[b.whole(0, 1) as 0 | 1] +=
      `M${r(at[0] - q)} ${r(at[1])}a${r(q)} ${r(q)} 0 1 0 ${r(2 * q)} 0a${r(q)} ${r(q)} 0 1 0 ${r(-2 * q)} 0`;
  }
  return (
    <g opacity=".75">
      <path d={tones[0]} fill="var(--sm-leaf-4)" />
      <path d={tones[1]} fill="var(--sm-paint)" opacity=".7" />
    </g>
  );
}

/** Crowns on a loose grid within the outline. */
function Woods({ points, seed }: { points: readonly Pair[]; seed: string }): JSX.Element {
  const b = brush(`woods ${seed}`);
  const box = boundsOf(points);
  const step = 25;
  const trees: JSX.Element[] = [];
  for (let y = box.y + step / 2; y < box.y + box.height; y += step)
    for (let x = box.x + step / 2; x < box.x + box.width; x += step) {
      const at: Pair = [x + b.between(-6, 6), y + b.between(-6, 6)];
      const radius = b.between(11, 17);
      if (within(points, at))
        trees.push(
          <Tree key={`${x} ${y}`} x={at[0]} y={at[1]} radius={radius} seed={`${seed} ${trees.length}`} />,
        );
    }
  return (
    <g>
      <path
        d={rounded(points)}
        class="sm-line"
        stroke="var(--sm-leaf-4)"
        stroke-width="1.6"
        stroke-dasharray="7 5"
        opacity=".8"
      />
      {trees}
    </g>
  );
}

/** Broken stones strewn within an outline. */
function Stones({ points, seed }: { points: readonly Pair[]; seed: string }): JSX.Element {
  const b = brush(`stones ${seed}`);
  const box = boundsOf(points);
  const tones: [string, string, string] = ['', '', ''];
  const n = Math.min(160, Math.round((box.width * box.height) / 55));
  for (let i = 0; i < n; i += 1) {
    const at: Pair = [b.between(box.x, box.x + box.width), b.between(box.y, box.y + box.height)];
    const q = b.between(1.2, 4.2);
    if (!within(points, at)) continue;
    const tone = b.whole(0, 2) as 0 | 1 | 2;
    const turn = b.between(0, 6.28);
    const corner = (k: number): Pair => {
      const out = q * (0.7 + 0.3 * Math.cos(k * 2.1 + turn));
      const angle = turn + (k / 5) * 2 * Math.PI;
      return [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out];
    };
    tones[tone] += pathOf([0, 1, 2, 3, 4].map(corner));
  }
  return (
    <g stroke="var(--sm-edge)" stroke-width=".5">
      <path d={tones[0]} fill="var(--sm-stone-1)" />
      <path d={tones[1]} fill="var(--sm-stone-2)" />
      <path d={tones[2]} fill="var(--sm-stone-3)" />
    </g>
  );
}
