import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import { markColour } from '../marks/colour.js';
import { type Sheet, trace } from '../sheet.js';

/** Grid lines that divide the table into equal sections, with their numbers in the corners. */
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

/** Zones: starting areas, exits, landing areas. */
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
            <path d="M0 0V12" stroke={markColour(tone)} stroke-width="3" opacity=".34" />
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
              stroke={markColour(zone.tone)}
              stroke-width="1.8"
              stroke-dasharray="12 5 3 5"
            />
          </g>
        );
      })}
    </g>
  );
}
