import type { SceneFigure } from '@shambles/engine';
import { Component, type JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import type { DrawnTable } from '../drawn.js';
import { BaseBadges } from './base-badges.js';
import { Body } from './bodies.js';
import { ringColour } from './edge.js';

/** The ring on a base: both its colour and its pattern show whose the figure is. */
function Ring({ figure }: { figure: SceneFigure }): JSX.Element {
  const ring = { class: 'sm-ring', fill: 'none', stroke: ringColour(figure) } as const;
  switch (figure.ring) {
    case 'broken':
      return <circle r="8.8" {...ring} stroke-width="2.2" stroke-dasharray="4.91 2" />;
    case 'dotted':
      return <circle r="8.8" {...ring} stroke-width="2.4" stroke-dasharray="0 3.95" stroke-linecap="round" />;
    case 'double':
      return (
        <g>
          <circle r="9.3" {...ring} stroke-width="1.3" />
          <circle r="7" {...ring} stroke-width="1.1" />
        </g>
      );
    default:
      return <circle r="8.8" {...ring} stroke-width="2.3" />;
  }
}

const unknown = (figure: SceneFigure): boolean => figure.ring === 'dotted' || figure.kind === 'unknown';

/** Base, ring, facing arrow and body, 20 mm across, centred on the origin. */
export function FigureArt({ figure }: { figure: SceneFigure }): JSX.Element {
  const known = figure.kind !== 'unknown';
  // The vehicle itself is drawn with the land; only its ring is drawn here.
  if (figure.kind === 'vehicle') return <Ring figure={figure} />;
  return (
    <g>
      <circle cx="1.6" cy="2.2" r="10.6" fill="var(--sm-cast)" />
      <circle r="10.3" fill="var(--sm-base)" stroke="var(--sm-edge)" stroke-width="1.3" />
      <Ring figure={figure} />
      <g transform={`rotate(${Math.round(figure.facing)})`}>
        {known && figure.kind !== 'body' && (
          <path
            d="M-4.3 -9.3L0 -14.6L4.3 -9.3Q0 -11 -4.3 -9.3Z"
            fill={ringColour(figure)}
            stroke="var(--sm-edge)"
            stroke-width=".9"
            stroke-linejoin="round"
          />
        )}
        {known && (
          <g transform="scale(1.14)">
            <Body figure={figure} />
          </g>
        )}
      </g>
      {unknown(figure) && (
        <g>
          {known && <circle r="4.4" fill="var(--sm-base)" opacity=".72" />}
          <text
            y="4.4"
            text-anchor="middle"
            class="sm-type"
            font-size="12.5"
            fill="var(--sm-name)"
            stroke="var(--sm-halo)"
            stroke-width="1.6"
            paint-order="stroke"
          >
            ?
          </text>
        </g>
      )}
    </g>
  );
}

interface FigureProps {
  figure: SceneFigure;
  x: number;
  y: number;
  /** Half the width of its base, in millimetres. */
  radius: number;
  /** Levels above the level shown. */
  above: number;
  name: string;
  press: boolean;
}

const looks = ({ figure: f, x, y, radius, above, name, press }: FigureProps): string =>
  `${f.id} ${f.kind} ${f.tone} ${f.ring} ${f.facing} ${f.holds} ${f.number} ${f.star} ${f.badges} ${x} ${y} ${radius} ${above} ${name} ${press}`;

/** A figure on the table. It is redrawn only when its looks change; moving it changes only its transform. */
class Figure extends Component<FigureProps> {
  override shouldComponentUpdate(next: FigureProps): boolean {
    return looks(this.props) !== looks(next);
  }

  override render(): JSX.Element {
    const { figure, x, y, radius, above, name, press } = this.props;
    const scale = r(radius) / 10;
    return (
      <g
        class={`sm-fig${above === 0 ? '' : ' sm-away'}`}
        data-move={figure.id}
        transform={`translate(${r(x)} ${r(y)})`}
        {...(press
          ? {
              role: 'button',
              tabIndex: 0,
              'aria-label': name,
              'data-press': figure.id,
              class: `sm-fig sm-press${above === 0 ? '' : ' sm-away'}`,
            }
          : { role: 'img', 'aria-label': name })}
      >
        <g class="sm-body">
          <g transform={scale === 1 ? undefined : `scale(${scale})`} {...DECORATION}>
            <FigureArt figure={figure} />
          </g>
          <BaseBadges figure={figure} radius={radius} above={above} />
        </g>
        {press && <circle class="sm-focus" r={radius + 7} />}
      </g>
    );
  }
}

/** All figures of a table, in the table's drawing order. */
export function Figures(props: {
  table: Pick<DrawnTable, 'sheet' | 'level' | 'figures' | 'places' | 'nameOf'>;
  pressable: (id: string) => boolean;
}): JSX.Element {
  const { sheet, level, figures, places, nameOf } = props.table;
  return (
    <>
      {figures.map((figure) => {
        const [x, y] = places.get(figure.id) ?? [0, 0];
        return (
          <Figure
            key={figure.id}
            figure={figure}
            x={x}
            y={y}
            radius={figure.r * sheet.s}
            above={figure.level - level}
            name={nameOf(figure.id)}
            press={props.pressable(figure.id)}
          />
        );
      })}
    </>
  );
}
