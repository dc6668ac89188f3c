import type { JSX } from 'preact';
import { DECORATION } from '../press.js';
import { r } from '../seed.js';
import { type Box, centre, inset, type Point, type Town } from './geometry.js';
import type { CellMark, Marks, Ray } from './marks.js';

/** The frame of a marked cell. Marks differ in line, corners and sign, not in colour alone. */
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
          <rect
            {...frame}
            fill="var(--sb-amber)"
            fill-opacity=".16"
            stroke="var(--sb-under)"
            stroke-width="10"
          />
          <rect {...frame} stroke="var(--sb-amber)" stroke-width="6" />
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
          <rect
            {...frame}
            stroke="var(--sb-ice)"
            stroke-width="4"
            stroke-dasharray="2 9"
            stroke-linecap="round"
          />
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

interface Line {
  readonly key: string;
  readonly points: readonly Point[];
}

/** The line of a path. It ends where it enters its last block, so that its head hides no counter. */
function walked(marks: Marks, plan: Town): Line | undefined {
  const boxes = (marks.path ?? []).flatMap((id) => plan.blocks.get(id) ?? []);
  const points = boxes.map(centre);
  const last = boxes[boxes.length - 1];
  const before = points[points.length - 2];
  if (!last || !before) return undefined;
  return { key: 'path', points: [...points.slice(0, -1), border(last, before, 14)] };
}

/** The line of a ray, from the edge of one block to the edge of the other. */
function cast(ray: Ray, plan: Town): Line | undefined {
  const from = plan.blocks.get(ray.from);
  const to = plan.blocks.get(ray.to);
  if (!from || !to || from === to) return undefined;
  return {
    key: `${ray.from} ${ray.to}`,
    points: [border(from, centre(to), 8), border(to, centre(from), 12)],
  };
}

/** The point, `within` units inside the edge, where the line from a block's centre to a point leaves the block. */
function border(box: Box, toPoint: Point, within: number): Point {
  const from = centre(box);
  const dx = toPoint.x - from.x;
  const dy = toPoint.y - from.y;
  const share = Math.min(
    (box.width / 2 - within) / Math.max(Math.abs(dx), 0.001),
    (box.height / 2 - within) / Math.max(Math.abs(dy), 0.001),
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}

interface OverlayProps {
  marks: Marks;
  plan: Town;
}

const rayColour = (ray: Ray): string => `var(--sb-${ray.tone ?? 'amber'})`;

/** The lines of rays and path, under the counters. */
export function OverlayLines(props: OverlayProps): JSX.Element {
  const { marks, plan } = props;
  const path = walked(marks, plan);
  const d = path ? pathOf(path.points) : '';
  return (
    <g {...DECORATION} pointer-events="none" fill="none" stroke-linecap="round" stroke-linejoin="round">
      {(marks.rays ?? []).map((ray) => {
        const line = cast(ray, plan);
        if (!line) return null;
        return (
          <g key={line.key}>
            <path d={pathOf(line.points)} stroke="var(--sb-ink)" stroke-width="9" />
            <path d={pathOf(line.points)} stroke={rayColour(ray)} stroke-width="4.5" />
          </g>
        );
      })}
      {path && (
        <g>
          <path d={d} stroke="var(--sb-ink)" stroke-width="13" stroke-dasharray="0 18" />
          <path d={d} stroke="var(--sb-choice)" stroke-width="8.5" stroke-dasharray="0 18" />
        </g>
      )}
    </g>
  );
}

/** The heads and labels of rays and path, above the counters. */
export function OverlayHeads(props: OverlayProps): JSX.Element {
  const { marks, plan } = props;
  const path = walked(marks, plan);
  const [before, last] = path ? path.points.slice(-2) : [];
  return (
    <g {...DECORATION} pointer-events="none">
      {(marks.rays ?? []).map((ray) => {
        const [a, z] = cast(ray, plan)?.points ?? [];
        if (!a || !z) return null;
        const width = ray.label ? 24 + ray.label.length * 13 : 0;
        return (
          <g key={`${ray.from} ${ray.to}`}>
            <Arrow at={z} from={a} colour={rayColour(ray)} />
            {ray.label && (
              <g transform={`translate(${r((a.x + z.x) / 2)} ${r((a.y + z.y) / 2)})`}>
                <rect
                  x={-width / 2}
                  y="-18"
                  width={width}
                  height="36"
                  rx="18"
                  fill="var(--sb-plate)"
                  stroke={rayColour(ray)}
                  stroke-width="3"
                />
                <text y="8" text-anchor="middle" class="sb-words" font-size="23" fill="var(--sb-plate-text)">
                  {ray.label}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {before && last && <Arrow at={last} from={before} colour="var(--sb-choice)" />}
    </g>
  );
}
