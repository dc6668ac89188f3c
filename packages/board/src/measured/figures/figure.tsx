import type { SceneFigure } from '@shambles/engine';
import { Component, type JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import { Hits, hitsOf, StateBadge } from './badges.js';
import { Body } from './bodies.js';

/** The ring on a base: its colour and its pattern both say whose it is. */
function Ring({ figure }: { figure: SceneFigure }): JSX.Element {
  const color = tone(figure);
  const ring = { class: 'sm-ring', fill: 'none', stroke: color } as const;
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

/** Five points round a number. */
const STAR = Array.from({ length: 10 }, (_, i) => {
  const a = (i * 36 * Math.PI) / 180;
  const out = i % 2 === 0 ? 14.2 : 8.8;
  return `${i === 0 ? 'M' : 'L'}${r(Math.sin(a) * out)} ${r(-Math.cos(a) * out)}`;
})
  .concat('Z')
  .join('');

const tone = (figure: SceneFigure): string => `var(--sm-ring-${figure.tone})`;

const unknown = (figure: SceneFigure): boolean => figure.ring === 'dotted' || figure.kind === 'unknown';

/** Base, ring, nose and body, 20 mm across, at the middle of the drawing. */
export function FigureArt({ figure }: { figure: SceneFigure }): JSX.Element {
  const known = figure.kind !== 'unknown';
  return (
    <g>
      <circle cx="1.6" cy="2.2" r="10.6" fill="var(--sm-cast)" />
      <circle r="10.3" fill="var(--sm-base)" stroke="var(--sm-edge)" stroke-width="1.3" />
      <Ring figure={figure} />
      <g transform={`rotate(${Math.round(figure.facing)})`}>
        {known && figure.kind !== 'body' && (
          <path
            d="M-4.3 -9.3L0 -14.6L4.3 -9.3Q0 -11 -4.3 -9.3Z"
            fill={tone(figure)}
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
  /** Millimetres of its base's half width. */
  radius: number;
  /** Levels above the one that is looked at. */
  above: number;
  name: string;
  press: boolean;
}

const looks = ({ figure: f, x, y, radius, above, name, press }: FigureProps): string =>
  `${f.id} ${f.kind} ${f.tone} ${f.ring} ${f.facing} ${f.holds} ${f.number} ${f.star} ${f.badges} ${x} ${y} ${radius} ${above} ${name} ${press}`;

/** A figure on the table; drawn again only when something about it changes, and moved by its transform alone. */
export class Figure extends Component<FigureProps> {
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
          <Badges figure={figure} radius={radius} above={above} />
        </g>
        {press && <circle class="sm-focus" r={radius + 7} />}
      </g>
    );
  }
}

/** States stand round the base: number in the north-east, hits below, the rest down the west side. */
function Badges(props: { figure: SceneFigure; radius: number; above: number }): JSX.Element | null {
  const { figure, radius, above } = props;
  const hits = figure.badges.reduce((sum, badge) => sum + hitsOf(badge), 0);
  const states = figure.badges.filter(
    (badge) => hitsOf(badge) === 0 && !(figure.kind === 'body' && badge === 'dead'),
  );
  if (states.length === 0 && hits === 0 && figure.number === undefined && above === 0) return null;
  const out = radius * 0.86;
  return (
    <g {...DECORATION}>
      {states.slice(0, 3).map((badge, i) => {
        const a = ((225 - i * 55) * Math.PI) / 180;
        return (
          <g key={badge} transform={`translate(${r(Math.cos(a) * out)} ${r(Math.sin(a) * out)})`}>
            <g class="sm-badge">
              <StateBadge badge={badge} />
            </g>
          </g>
        );
      })}
      {hits > 0 && (
        <g transform={`translate(0 ${r(radius * 0.98)})`}>
          <g class="sm-badge">
            <Hits count={hits} />
          </g>
        </g>
      )}
      {figure.number !== undefined && (
        <g transform={`translate(${r(out * 0.8)} ${r(-out * 0.8)})`}>
          <g class="sm-badge">
            {figure.star ? (
              <path
                d={STAR}
                fill="var(--sb-plate)"
                stroke={tone(figure)}
                stroke-width="1.8"
                stroke-linejoin="round"
              />
            ) : (
              <circle r="8.6" fill="var(--sb-plate)" stroke={tone(figure)} stroke-width="1.6" />
            )}
            <text y="4.2" text-anchor="middle" class="sb-figure" font-size="12" fill="var(--sb-plate-text)">
              {figure.number}
            </text>
          </g>
        </g>
      )}
      {above !== 0 && (
        <g transform={`translate(${r(out * 0.8)} ${r(out * 0.7)})`}>
          <g class="sm-badge">
            <rect
              x="-10.5"
              y="-9"
              width="21"
              height="18"
              rx="4"
              fill="var(--sb-plate)"
              stroke="var(--sb-plate-text)"
              stroke-width="1.3"
            />
            <path
              d={above > 0 ? 'M-4.5 5V-4M-7.5 -1L-4.5 -4.5L-1.5 -1' : 'M-4.5 -5V4M-7.5 1L-4.5 4.5L-1.5 1'}
              fill="none"
              stroke="var(--sb-plate-text)"
              stroke-width="1.8"
              stroke-linecap="round"
            />
            <text
              x="4.5"
              y="4.2"
              text-anchor="middle"
              class="sb-figure"
              font-size="11.5"
              fill="var(--sb-plate-text)"
            >
              {Math.abs(above)}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}

/** Half a letter, and a line, of a name, in pixels. */
const LETTER = 3.6;
const LINE = 16;

/** Figures whose names stand over them, since a name beside them stands below. `px`: pixels in the table's unit. */
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

/** Names are written under own figures, above everything else that stands there. */
export function FigureNames(props: {
  figures: readonly SceneFigure[];
  /** Where each is drawn on the sheet. */
  placeOf: (figure: SceneFigure) => readonly [x: number, y: number];
  /** Millimetres of the sheet in the table's unit, and pixels. */
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
  /** Another name stands below: this one stands over its figure. */
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
