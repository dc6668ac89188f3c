import type { MeasuredScene, Tone } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import { FigureArt } from '../figures/figure.js';
import { slice } from '../outlines.js';
import { onSheet, pathOf, type Sheet, trace } from '../sheet.js';
import { Blasts, blastsOf, labelOf } from './blasts.js';
import { litPath } from './lit.js';
import type { TableMarks } from './marks.js';

const color = (tone: Tone): string => (tone === 'paper' ? 'var(--sm-name)' : `var(--sb-${tone})`);

interface MarkProps {
  sheet: Sheet;
  scene: MeasuredScene;
  marks: TableMarks;
  level: number;
}

/** Zones and what lies flat on the ground under the figures: lit places, ranges, front arcs. */
export function LowMarks({ sheet, scene, marks, level }: MarkProps): JSX.Element {
  const lit = litPath(marks.lit, level, sheet);
  return (
    <g class="sm-still" {...DECORATION}>
      {lit !== '' && (
        <g>
          <path d={lit} class="sm-lit" fill="var(--sb-amber)" fill-opacity=".17" fill-rule="evenodd" />
          <path d={lit} class="sm-line" stroke="var(--sm-halo)" stroke-width="4" opacity=".55" />
          <path d={lit} class="sm-line" stroke="var(--sb-amber)" stroke-width="1.8" />
        </g>
      )}
      {marks.arcs?.map((arc) => {
        const [x, y] = onSheet(sheet, arc.at);
        const d = slice(x, y, arc.r * sheet.s, arc.facing, arc.half);
        return (
          <g key={`${arc.at} ${arc.facing} ${arc.r}`}>
            <path d={d} fill={color(arc.tone)} fill-opacity=".1" />
            <path
              d={d}
              class="sm-line"
              stroke={color(arc.tone)}
              stroke-width="1.4"
              stroke-dasharray="7 4"
              opacity=".85"
            />
          </g>
        );
      })}
      {marks.circles?.map((circle) => {
        const [x, y] = onSheet(sheet, circle.at);
        const at = { cx: r(x), cy: r(y), r: r(circle.r * sheet.s) };
        return (
          <g key={`${circle.at} ${circle.r}`}>
            <circle {...at} fill={color(circle.tone)} fill-opacity=".07" />
            <circle {...at} class="sm-line" stroke="var(--sm-halo)" stroke-width="3.6" opacity=".5" />
            <circle
              {...at}
              class="sm-line"
              stroke={color(circle.tone)}
              stroke-width="1.7"
              stroke-dasharray="4 5"
            />
          </g>
        );
      })}
      <Blasts sheet={sheet} blasts={blastsOf(scene, marks)} level={level} />
    </g>
  );
}

/** What holds groups together: a loose thread from base to base. */
export function Bonds({ sheet, scene, level }: Omit<MarkProps, 'marks'>): JSX.Element | null {
  if (!scene.bonds || scene.bonds.length === 0) return null;
  return (
    <g class="sm-still" {...DECORATION}>
      {scene.bonds.map((bond) => {
        const d = trace(sheet, [bond.from, bond.to], false);
        return (
          <g key={`${bond.from} ${bond.to}`} class={bond.level === level ? undefined : 'sm-away'}>
            <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="4" opacity=".45" />
            <path
              d={d}
              class="sm-line"
              stroke={`var(--sm-ring-${bond.tone})`}
              stroke-width="1.7"
              stroke-dasharray="1 4.5"
            />
          </g>
        );
      })}
    </g>
  );
}

/** Equal parts of the table, with their numbers in their corners. */
export function Sections({ sheet, scene }: { sheet: Sheet; scene: MeasuredScene }): JSX.Element | null {
  const n = scene.sections ?? 0;
  if (n < 2) return null;
  const [w, h] = [sheet.width / n, sheet.height / n];
  const each = Array.from({ length: n - 1 }, (_, i) => i + 1);
  return (
    <g class="sm-still" {...DECORATION} opacity=".5">
      <path
        d={each.map((i) => `M${r(i * w)} 0V${r(sheet.height)}M0 ${r(i * h)}H${r(sheet.width)}`).join('')}
        class="sm-line"
        stroke="var(--sm-name)"
        stroke-width="1"
        stroke-dasharray="2 9"
      />
      {Array.from({ length: n * n }, (_, i) => (
        <text
          key={`${i + 1}`}
          x={r((i % n) * w + 9)}
          y={r(Math.floor(i / n) * h + 18)}
          class="sm-type"
          font-size="15"
          fill="var(--sm-name)"
          stroke="var(--sm-halo)"
          stroke-width="2.6"
          paint-order="stroke"
        >
          {i + 1}
        </text>
      ))}
    </g>
  );
}

/** A label on a pill that keeps its size on the screen. */
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
          stroke={color(props.tone)}
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

const RAYS = {
  clear: { 'stroke-width': 2.2 },
  partly: { 'stroke-width': 2.2, 'stroke-dasharray': '9 5' },
  no: { 'stroke-width': 1.4, 'stroke-dasharray': '1 6', opacity: 0.75 },
} as const;

/** Ways and lines of sight, the chosen spot's ghost, and what they cost: above the figures. */
export function HighMarks({ sheet, scene, marks, level }: MarkProps): JSX.Element {
  const { ghost } = marks;
  const figure = ghost && scene.figures.find((each) => each.id === ghost.figure);
  return (
    <g class="sm-still" {...DECORATION}>
      {marks.rays?.map((ray) => {
        const d = pathOf([onSheet(sheet, ray.from), onSheet(sheet, ray.to)], false);
        return (
          <g key={`${ray.from} ${ray.to}`}>
            <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="4.4" opacity=".42" />
            <path d={d} class="sm-line" stroke={color(ray.tone)} {...RAYS[ray.sees]} />
            {ray.sees === 'no' && <Cross sheet={sheet} from={ray.from} to={ray.to} tone={ray.tone} />}
          </g>
        );
      })}
      {marks.ways?.map((way) => {
        const d = trace(
          sheet,
          way.points.map(([x, y]) => [x, y] as const),
          false,
        );
        return (
          <g key={d}>
            <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="6" opacity=".4" />
            <path
              d={d}
              class="sm-line"
              stroke={color(way.tone)}
              stroke-width="3.6"
              stroke-dasharray="0 7.5"
            />
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
      })}
      {ghost && figure && (
        <g
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
      )}
      {marks.rays?.map((ray) => {
        if (!ray.label) return null;
        const [ax, ay] = onSheet(sheet, ray.from);
        const [bx, by] = onSheet(sheet, ray.to);
        return (
          <Pill
            key={`${ray.from} ${ray.to}`}
            x={(ax + bx) / 2}
            y={(ay + by) / 2}
            text={ray.label}
            tone={ray.tone}
          />
        );
      })}
      {marks.circles?.map((circle) => {
        if (!circle.label) return null;
        const [x, y] = onSheet(sheet, circle.at);
        return (
          <Pill
            key={`${circle.at} ${circle.r}`}
            x={x}
            y={Math.max(14, y - circle.r * sheet.s)}
            text={circle.label}
            tone={circle.tone}
          />
        );
      })}
      {blastsOf(scene, marks).map((blast) => {
        const [x, y] = onSheet(sheet, blast.at);
        return (
          <Pill
            key={`${blast.at} ${blast.r}`}
            x={x}
            y={Math.min(sheet.height - 14, y + blast.r * sheet.s)}
            text={labelOf(blast, scene.unit)}
            tone="rust"
          />
        );
      })}
      {marks.ways?.map((way) => {
        const last = way.points[way.points.length - 1];
        if (!way.label || !last) return null;
        const [x, y] = onSheet(sheet, [last[0], last[1]]);
        return <Pill key={`${last}`} x={x} y={y - 24} text={way.label} tone={way.tone} />;
      })}
    </g>
  );
}

function Cross(props: {
  sheet: Sheet;
  from: readonly [number, number];
  to: readonly [number, number];
  tone: Tone;
}): JSX.Element {
  const [ax, ay] = onSheet(props.sheet, props.from);
  const [bx, by] = onSheet(props.sheet, props.to);
  return (
    <g transform={`translate(${r(ax + (bx - ax) * 0.72)} ${r(ay + (by - ay) * 0.72)})`}>
      <path d="M-4 -4L4 4M4 -4L-4 4" class="sm-line" stroke="var(--sm-halo)" stroke-width="5" />
      <path d="M-4 -4L4 4M4 -4L-4 4" class="sm-line" stroke={color(props.tone)} stroke-width="2.2" />
    </g>
  );
}

/** Rings round what can be pressed: broken for a choice, whole when chosen, a target's four corners. */
export function ThingRing(props: {
  mark: 'choice' | 'chosen' | 'target';
  x: number;
  y: number;
  radius: number;
}): JSX.Element {
  const { mark, radius: q } = props;
  const at = `translate(${r(props.x)} ${r(props.y)})`;
  if (mark === 'target') {
    const s = r(q * 0.9);
    const a = r(q * 0.42);
    const d = `M${-s} ${-s + a}V${-s}H${-s + a}M${s - a} ${-s}H${s}V${-s + a}M${s} ${s - a}V${s}H${s - a}M${-s + a} ${s}H${-s}V${s - a}`;
    return (
      <g transform={at}>
        <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="5" />
        <path d={d} class="sm-line" stroke="var(--sb-rose)" stroke-width="2.6" />
      </g>
    );
  }
  return (
    <g transform={at}>
      <circle r={r(q)} class="sm-line" stroke="var(--sm-halo)" stroke-width="4.6" />
      <circle
        r={r(q)}
        class="sm-line"
        stroke={mark === 'chosen' ? 'var(--sb-choice)' : 'var(--sm-name)'}
        stroke-width={mark === 'chosen' ? 3 : 1.9}
        stroke-dasharray={mark === 'chosen' ? undefined : '5 3.6'}
      />
    </g>
  );
}

/** Marked ground: where one starts, where one gets away, where help lands. */
export function Zones(props: {
  sheet: Sheet;
  scene: MeasuredScene;
  level: number;
  prefix: string;
}): JSX.Element {
  const { sheet, scene, level, prefix } = props;
  return (
    <g {...DECORATION}>
      {(['amber', 'rose', 'moss', 'ice', 'rust', 'paper'] as const).map((tone) =>
        scene.zones.some((zone) => zone.tone === tone) ? (
          <pattern
            key={tone}
            id={`${prefix}-zone-${tone}`}
            width="12"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <path d="M0 0V12" stroke={color(tone)} stroke-width="3" opacity=".34" />
          </pattern>
        ) : null,
      )}
      {scene.zones.map((zone) => {
        const d = trace(sheet, zone.outline);
        return (
          <g key={zone.id} class={zone.level === level ? undefined : 'sm-away'}>
            <path d={d} fill={`url(#${prefix}-zone-${zone.tone})`} />
            <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="3.6" opacity=".5" />
            <path
              d={d}
              class="sm-line"
              stroke={color(zone.tone)}
              stroke-width="1.8"
              stroke-dasharray="12 5 3 5"
            />
          </g>
        );
      })}
    </g>
  );
}
