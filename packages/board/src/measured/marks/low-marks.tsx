import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import { slice } from '../outlines.js';
import { onSheet, trace } from '../sheet.js';
import { Blasts, blastsOf } from './blasts.js';
import { markColour } from './colour.js';
import { litPath } from './lit.js';
import type { MarkProps } from './marks.js';
import { Reaches } from './reaches.js';

/** Outlines of ground that a sweep would cover. */
function Sweeps({ sheet, marks }: Pick<MarkProps, 'sheet' | 'marks'>): JSX.Element {
  return (
    <>
      {marks.sweeps?.map(({ outline, tone }) => {
        const d = trace(sheet, outline);
        return (
          <g key={d}>
            <path d={d} class="sm-sweep" fill={markColour(tone)} fill-opacity=".2" />
            <path d={d} class="sm-line" stroke="var(--sm-halo)" stroke-width="4" opacity=".55" />
            <path d={d} class="sm-line" stroke={markColour(tone)} stroke-width="1.8" stroke-dasharray="7 4" />
          </g>
        );
      })}
    </>
  );
}

/** Marks flat on the ground under the figures: lit places, front arcs, ranges, blasts. */
export function LowMarks({
  sheet,
  scene,
  marks,
  level,
  prefix,
}: MarkProps & { prefix: string }): JSX.Element {
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
      <Sweeps sheet={sheet} marks={marks} />
      {marks.arcs?.map((arc) => {
        const [x, y] = onSheet(sheet, arc.at);
        const d = slice(x, y, arc.r * sheet.s, arc.facing, arc.half);
        return (
          <g key={`${arc.at} ${arc.facing} ${arc.r}`}>
            <path d={d} fill={markColour(arc.tone)} fill-opacity=".1" />
            <path
              d={d}
              class="sm-line"
              stroke={markColour(arc.tone)}
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
            <circle {...at} fill={markColour(circle.tone)} fill-opacity=".07" />
            <circle {...at} class="sm-line" stroke="var(--sm-halo)" stroke-width="3.6" opacity=".5" />
            <circle
              {...at}
              class="sm-line"
              stroke={markColour(circle.tone)}
              stroke-width="1.7"
              stroke-dasharray="4 5"
            />
          </g>
        );
      })}
      {marks.reaches && <Reaches sheet={sheet} reaches={marks.reaches} prefix={prefix} />}
      <Blasts sheet={sheet} blasts={blastsOf(scene, marks)} level={level} />
    </g>
  );
}

/** Bonds that hold groups together: a loose thread from base to base. */
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
