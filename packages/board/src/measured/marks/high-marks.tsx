import type { Tone } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import { FigureArt } from '../figures/figure.js';
import { onSheet, type Point, pathOf, type Sheet, trace } from '../sheet.js';
import { blastsOf, labelOf } from './blasts.js';
import { markColour } from './colour.js';
import type { MarkProps, TableMarks } from './marks.js';
import { labelAt } from './reaches.js';

/** A label on a pill of constant screen size. */
function Pill(props: { x: number; y: number; text: string; tone: Tone }): JSX.Element {
  const half = props.text.length * 3.7 + 9;
  return (
    <g transform={`translate(${r(props.x)} ${r(props.y)})`}>
      <g class="sm-pin">
        <rect
          x={-half}
          y="-11"
          width={2 * half}
          height="22"
          rx="11"
          fill="var(--sm-pill)"
          stroke={markColour(props.tone)}
          stroke-width="1.4"
        />
        <text
          y="4.4"
          text-anchor="middle"
          class="sm-words"
          font-weight="650"
          font-size="12.5"
          fill="var(--sb-text)"
        >
          {props.text}
        </text>
      </g>
    </g>
  );
}

/** Line style by how well one sees along the line. */
const RAYS = {
  clear: { 'stroke-width': 2.2 },
  partly: { 'stroke-width': 2.2, 'stroke-dasharray': '9 5' },
  no: { 'stroke-width': 1.4, 'stroke-dasharray': '1 6', opacity: 0.75 },
} as const;

/** A cross near the far end of a blocked line. */
function Cross(props: { sheet: Sheet; from: Point; to: Point; tone: Tone }): JSX.Element {
  const [ax, ay] = onSheet(props.sheet, props.from);
  const [bx, by] = onSheet(props.sheet, props.to);
  return (
    <g transform={`translate(${r(ax + (bx - ax) * 0.72)} ${r(ay + (by - ay) * 0.72)})`}>
      <path d="M-4 -4L4 4M4 -4L-4 4" class="sm-line" stroke="var(--sm-halo)" stroke-width="5" />
      <path d="M-4 -4L4 4M4 -4L-4 4" class="sm-line" stroke={markColour(props.tone)} stroke-width="2.2" />
    </g>
  );
}

type Ray = NonNullable<TableMarks['rays']>[number];
type Way = NonNullable<TableMarks['ways']>[number];

/** A line of sight; a blocked one has a cross on it. */
function RayLine({ sheet, ray }: { sheet: Sheet; ray: Ray }): JSX.Element {
  const d = pathOf([onSheet(sheet, ray.from), onSheet(sheet, ray.to)], false);
  return (
    <g>
      <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="4.4" opacity=".42" />
      <path d={d} class="sm-line" stroke={markColour(ray.tone)} {...RAYS[ray.sees]} />
      {ray.sees === 'no' && <Cross sheet={sheet} from={ray.from} to={ray.to} tone={ray.tone} />}
    </g>
  );
}

/** A way over the table as an SVG path. */
const wayPath = (sheet: Sheet, way: Way): string =>
  trace(
    sheet,
    way.points.map(([x, y]) => [x, y] as const),
    false,
  );

/** A dotted way, with an arrow where it changes level. */
function WayLine({ sheet, way }: { sheet: Sheet; way: Way }): JSX.Element {
  const d = wayPath(sheet, way);
  return (
    <g>
      <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="6" opacity=".4" />
      <path d={d} class="sm-line" stroke={markColour(way.tone)} stroke-width="3.6" stroke-dasharray="0 7.5" />
      {way.points.map(([x, y, on], i) => {
        const before = way.points[i - 1];
        if (!before || before[2] === on) return null;
        const [px, py] = onSheet(sheet, [x, y]);
        return (
          <Pill
            key={`${x} ${y} ${on}`}
            x={px}
            y={py}
            text={`${on > before[2] ? '↑' : '↓'} ${on}`}
            tone={way.tone}
          />
        );
      })}
    </g>
  );
}

/** A figure drawn at a chosen spot to which it has not yet moved. */
function Ghost(props: MarkProps & { ghost: NonNullable<TableMarks['ghosts']>[number] }): JSX.Element | null {
  const { sheet, scene, level, ghost } = props;
  const figure = scene.figures.find((each) => each.id === ghost.figure);
  if (!figure) return null;
  return (
    <g
      class="sm-ghost"
      transform={`translate(${onSheet(sheet, ghost.at).map(r).join(' ')})`}
      opacity={ghost.level === level ? 0.82 : 0.5}
    >
      <circle
        r={r(figure.r * sheet.s + 4)}
        class="sm-line"
        stroke="var(--sb-choice)"
        stroke-width="2"
        stroke-dasharray="5 4"
      />
      <g class="sm-body">
        <g transform={`scale(${r((figure.r * sheet.s * 10) / 10) / 10})`}>
          <FigureArt figure={{ ...figure, facing: ghost.facing ?? figure.facing }} />
        </g>
      </g>
    </g>
  );
}

/** Labels of rays (in the middle), circles and blasts (on the rim) and ways (at the end). */
function Labels({ sheet, scene, marks }: MarkProps): JSX.Element {
  return (
    <>
      {marks.rays?.map((ray) => {
        if (!ray.label) return null;
        const [ax, ay] = onSheet(sheet, ray.from);
        const [bx, by] = onSheet(sheet, ray.to);
        const key = `${ray.from} ${ray.to}`;
        return <Pill key={key} x={(ax + bx) / 2} y={(ay + by) / 2} text={ray.label} tone={ray.tone} />;
      })}
      {marks.circles?.map((circle) => {
        if (!circle.label) return null;
        const [x, y] = onSheet(sheet, circle.at);
        const rim = Math.max(14, y - circle.r * sheet.s);
        return <Pill key={`${circle.at} ${circle.r}`} x={x} y={rim} text={circle.label} tone={circle.tone} />;
      })}
      {marks.reaches?.map((reach) => {
        const [x, y] = labelAt(sheet, reach);
        return <Pill key={reach.label} x={x} y={y} text={reach.label} tone={reach.tone} />;
      })}
      {blastsOf(scene, marks).map((blast) => {
        const [x, y] = onSheet(sheet, blast.at);
        const rim = Math.min(sheet.height - 14, y + blast.r * sheet.s);
        const text = labelOf(blast, scene.unit);
        return <Pill key={`${blast.at} ${blast.r}`} x={x} y={rim} text={text} tone="rust" />;
      })}
      {marks.ways?.map((way) => {
        const last = way.points[way.points.length - 1];
        if (!way.label || !last) return null;
        const [x, y] = onSheet(sheet, [last[0], last[1]]);
        return <Pill key={`${last}`} x={x} y={y - 24} text={way.label} tone={way.tone} />;
      })}
    </>
  );
}

/** Ways, lines of sight, ghosts on chosen spots, and their labels: above the figures. */
export function HighMarks(props: MarkProps): JSX.Element {
  const { sheet, marks } = props;
  return (
    <g class="sm-still sm-shown" {...DECORATION}>
      {marks.rays?.map((ray) => (
        <RayLine key={`${ray.from} ${ray.to}`} sheet={sheet} ray={ray} />
      ))}
      {marks.ways?.map((way) => (
        <WayLine key={wayPath(sheet, way)} sheet={sheet} way={way} />
      ))}
      {marks.ghosts?.map((ghost) => (
        <Ghost key={ghost.figure} {...props} ghost={ghost} />
      ))}
      <Labels {...props} />
    </g>
  );
}
