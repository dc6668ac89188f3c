import type { SceneFigure } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from '../../seed.js';
import { hitsOf } from './badges.js';

/** Half the width of a letter of a name, and the height of its line, in pixels. */
const LETTER = 3.6;
const LINE = 16;

/** Figures whose names go above them, since a neighbour's name is already below. `px`: pixels per unit of the table. */
export function namesOver(figures: readonly SceneFigure[], px: number): ReadonlySet<string> {
  const over = new Set<string>();
  const below: SceneFigure[] = [];
  for (const figure of figures) {
    if (!figure.named) continue;
    const [x, y] = figure.at;
    const near = below.some(
      ({ at, name }) =>
        Math.abs(at[0] - x) * px < LETTER * (name.length + figure.name.length) &&
        Math.abs(at[1] - y) * px < LINE,
    );
    if (near) over.add(figure.id);
    else below.push(figure);
  }
  return over;
}

/** The names of figures, written below them and above everything else there. */
export function FigureNames(props: {
  figures: readonly SceneFigure[];
  /** Position of a figure on the sheet. */
  placeOf: (figure: SceneFigure) => readonly [x: number, y: number];
  /** Millimetres of the sheet, and pixels, per unit of the table. */
  s: number;
  px: number;
}): JSX.Element {
  const { figures, placeOf, s, px } = props;
  const over = namesOver(figures, px);
  return (
    <>
      {figures.map((figure) => {
        if (!figure.named) return null;
        const [x, y] = placeOf(figure);
        return (
          <FigureName
            key={figure.id}
            figure={figure}
            x={x}
            y={y}
            radius={figure.r * s}
            over={over.has(figure.id)}
          />
        );
      })}
    </>
  );
}

function FigureName(props: {
  figure: SceneFigure;
  x: number;
  y: number;
  radius: number;
  /** Another name is below, so this one goes above its figure. */
  over: boolean;
}): JSX.Element {
  const { figure, x, y, radius, over } = props;
  const low = radius * (figure.badges.some((badge) => hitsOf(badge) > 0) ? 1.75 : 1.25);
  return (
    <g data-move={figure.id} transform={`translate(${r(x)} ${r(y)})`}>
      <g class="sm-body">
        <text
          class="sm-name"
          y={r(over ? -radius * 1.25 - 1.5 : low + 1.5)}
          style={`font-size:max(12.5px * var(--sm-mm) / var(--sm-fig), 4px)${over ? ';dominant-baseline:auto' : ''}`}
        >
          {figure.name}
        </text>
      </g>
    </g>
  );
}
