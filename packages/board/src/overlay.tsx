import type { JSX } from 'preact';
import { type Box, centre, inset, type Point, type Town } from './geometry.js';
import type { CellMark, Marks, Ray } from './marks.js';
import { r } from './seed.js';

/** A mark is told by its line, its corners and its sign, not by its colour alone. */
export function MarkFrame(props: { mark: CellMark; box: Box; prefix: string }): JSX.Element {
  const { mark, prefix } = props;
  const box = inset(props.box, -2);
  const frame = { x: box.x, y: box.y, width: box.width, height: box.height, rx: 10, fill: 'none' } as const;
  const { x, y, width: w, height: h } = box;
  const corners = `M${x} ${y + 30}V${y}H${x + 30}M${x + w - 30} ${y}H${x + w}V${y + 30}M${x + w} ${y + h - 30}V${y + h}H${x + w - 30}M${x + 30} ${y + h}H${x}V${y + h - 30}`;
  switch (mark) {
    case 'choice':
      return (
        <g>
          <rect {...frame} stroke="var(--sb-under)" stroke-width="8" />
          <rect {...frame} stroke="var(--sb-amber)" stroke-width="4" stroke-dasharray="14 8" />
        </g>
      );
    case 'chosen':
      return (
        <g>
          <rect {...frame} fill="var(--sb-amber)" fill-opacity=".16" stroke="var(--sb-under)" stroke-width="10" />
          <rect {...frame} stroke="var(--sb-amber)" stroke-width="6" />
          <path d={`M${x + w - 26} ${y + h - 17}l6 7 12 -14`} class="sb-tick" />
        </g>
      );
    case 'target':
      return (
        <g>
          <rect {...frame} stroke="var(--sb-under)" stroke-width="8" />
          <path d={corners} fill="none" stroke="var(--sb-rose)" stroke-width="7" stroke-linejoin="round" />
          <rect {...frame} stroke="var(--sb-rose)" stroke-width="2.5" />
        </g>
      );
    case 'start':
      return (
        <g>
          <rect {...frame} stroke="var(--sb-under)" stroke-width="8" />
          <rect {...frame} stroke="var(--sb-ice)" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round" />
        </g>
      );
    case 'warn':
      return (
        <g>
          <rect {...frame} stroke="var(--sb-under)" stroke-width="10" />
          <rect {...frame} stroke={`url(#${prefix}-warn)`} stroke-width="9" />
        </g>
      );
  }
}

function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const last = rest[rest.length - 1];
  let d = `M${r(first.x)} ${r(first.y)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (point === last || !next) d += `L${r(point.x)} ${r(point.y)}`;
    else {
      const before = index === 0 ? first : (rest[index - 1] ?? first);
      const near = toward(point, before, 44);
      const away = toward(point, next, 44);
      d += `L${r(near.x)} ${r(near.y)}Q${r(point.x)} ${r(point.y)} ${r(away.x)} ${r(away.y)}`;
    }
  });
  return d;
}

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

function Arrow(props: { at: Point; from: Point; colour: string }): JSX.Element {
  const { at, from, colour } = props;
  const turn = r((Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI);
  return (
    <path
      d="M16 0L-12 -15L-5 0L-12 15Z"
      transform={`translate(${r(at.x)} ${r(at.y)}) rotate(${turn})`}
      fill={colour}
      stroke="var(--sb-ink)"
      stroke-width="2.5"
      stroke-linejoin="round"
    />
  );
}

function WalkedPath(props: { points: readonly Point[] }): JSX.Element {
  const { points } = props;
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  const d = pathOf(points);
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke="var(--sb-ink)" stroke-width="13" stroke-dasharray="0 18" />
      <path d={d} stroke="var(--sb-amber)" stroke-width="8.5" stroke-dasharray="0 18" />
      {last && before && <Arrow at={last} from={before} colour="var(--sb-amber)" />}
    </g>
  );
}

function RayLine(props: { ray: Ray; plan: Town }): JSX.Element | null {
  const { ray, plan } = props;
  const from = plan.blocks.get(ray.from);
  const to = plan.blocks.get(ray.to);
  if (!from || !to) return null;
  const a = centre(from);
  const z = toward(centre(to), a, 20);
  const colour = `var(--sb-${ray.tone ?? 'amber'})`;
  const width = ray.label ? 22 + ray.label.length * 12 : 0;
  return (
    <g>
      <path d={`M${r(a.x)} ${r(a.y)}L${r(z.x)} ${r(z.y)}`} stroke="var(--sb-ink)" stroke-width="8" stroke-linecap="round" />
      <path d={`M${r(a.x)} ${r(a.y)}L${r(z.x)} ${r(z.y)}`} stroke={colour} stroke-width="4" stroke-linecap="round" />
      <Arrow at={z} from={a} colour={colour} />
      {ray.label && (
        <g transform={`translate(${r((a.x + z.x) / 2)} ${r((a.y + z.y) / 2)})`}>
          <rect x={-width / 2} y="-17" width={width} height="34" rx="17" fill="var(--sb-plate)" stroke={colour} stroke-width="2.5" />
          <text y="7.5" text-anchor="middle" class="sb-words" font-size="22" fill="var(--sb-plate-text)">
            {ray.label}
          </text>
        </g>
      )}
    </g>
  );
}

export function Overlay(props: { marks: Marks; plan: Town }): JSX.Element {
  const { marks, plan } = props;
  const points = (marks.path ?? []).flatMap((id) => {
    const box = plan.blocks.get(id);
    return box ? [centre(box)] : [];
  });
  return (
    <g class="sb-overlay" aria-hidden="true" pointer-events="none">
      {(marks.rays ?? []).map((ray) => (
        <RayLine key={`${ray.from} ${ray.to}`} ray={ray} plan={plan} />
      ))}
      {points.length > 1 && <WalkedPath points={points} />}
    </g>
  );
}
