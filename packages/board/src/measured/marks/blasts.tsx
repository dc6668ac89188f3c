import type { Blast, MeasuredScene, SceneFigure, Spot } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import { onSheet, type Sheet } from '../sheet.js';
import { caughtIn } from './blast.js';
import type { TableMarks } from './marks.js';

type Lying = Blast & {
  readonly at: Spot;
  readonly level: number;
  readonly name?: string;
  readonly label?: string;
};

/** Blasts on the table, and the one at the spot that the question points to. */
export const blastsOf = (scene: MeasuredScene, marks: TableMarks): readonly Lying[] => [
  ...(scene.blasts ?? []),
  ...(marks.blasts ?? []),
];

const SPOKES = Array.from({ length: 12 }, (_, i) => i * 30);

/** Blast templates flat on the ground: a toothed ring with a cross in its middle. */
export function Blasts(props: { sheet: Sheet; blasts: readonly Lying[]; level: number }): JSX.Element {
  const { sheet, blasts, level } = props;
  return (
    <g class="sm-still" {...DECORATION}>
      {blasts.map((blast) => {
        const [x, y] = onSheet(sheet, blast.at);
        const radius = blast.r * sheet.s;
        return (
          <g
            key={`${blast.at} ${blast.r}`}
            class={blast.level === level ? 'sm-blast' : 'sm-blast sm-away'}
            transform={`translate(${r(x)} ${r(y)})`}
          >
            <circle r={r(radius)} fill="var(--sb-rust)" fill-opacity=".16" />
            <circle r={r(radius)} class="sm-line" stroke="var(--sm-halo)" stroke-width="5" opacity=".55" />
            <circle r={r(radius)} class="sm-line" stroke="var(--sb-rust)" stroke-width="2.4" />
            {SPOKES.map((turn) => (
              <path
                key={turn}
                d={`M0 ${r(-radius)}V${r(-radius + Math.min(9, radius / 4))}`}
                transform={`rotate(${turn})`}
                class="sm-line"
                stroke="var(--sb-rust)"
                stroke-width="2.4"
              />
            ))}
            <path d="M-5 -5L5 5M5 -5L-5 5" class="sm-line" stroke="var(--sm-halo)" stroke-width="5" />
            <path d="M-5 -5L5 5M5 -5L-5 5" class="sm-line" stroke="var(--sb-rust)" stroke-width="2.4" />
          </g>
        );
      })}
    </g>
  );
}

/** The label on a template's rim. */
export const labelOf = (blast: Lying, unit: MeasuredScene['unit']): string =>
  blast.label ?? [blast.name, `${blast.r} ${unit}`].filter((part) => part).join(', ');

const BURST = Array.from({ length: 20 }, (_, i) => {
  const angle = (i * Math.PI) / 10;
  const far = i % 2 === 0 ? 1.22 : 1;
  return `${r(Math.sin(angle) * far * 100) / 100} ${r(Math.cos(angle) * far * 100) / 100}`;
}).join('L');

/** A jagged ring round each figure that a blast reaches. */
export function Caught(props: {
  sheet: Sheet;
  scene: MeasuredScene;
  blasts: readonly Lying[];
  figures: readonly SceneFigure[];
}): JSX.Element {
  const { sheet, scene, blasts, figures } = props;
  const caught = caughtIn(scene, blasts);
  return (
    <g class="sm-still" {...DECORATION}>
      {figures.map((figure) => {
        if (!caught.has(figure.id)) return null;
        const [x, y] = onSheet(sheet, figure.at);
        const radius = figure.r * sheet.s + 3;
        return (
          <g key={figure.id} class="sm-caught" data-move={figure.id} transform={`translate(${r(x)} ${r(y)})`}>
            <g class="sm-body">
              <g transform={`scale(${r(radius)})`}>
                <path
                  d={`M${BURST}Z`}
                  class="sm-line"
                  stroke="var(--sm-halo)"
                  stroke-width={r(460 / radius) / 100}
                />
                <path
                  d={`M${BURST}Z`}
                  class="sm-line"
                  stroke="var(--sb-rust)"
                  stroke-width={r(220 / radius) / 100}
                />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
