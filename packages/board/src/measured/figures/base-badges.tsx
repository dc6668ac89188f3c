import type { SceneFigure } from '@shambles/engine';
import type { ComponentChildren, JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { r } from '../../seed.js';
import { Hits, hitsOf, StateBadge } from './badges.js';
import { ringColour } from './edge.js';

/** A five-pointed star round a number. */
const STAR = Array.from({ length: 10 }, (_, i) => {
  const a = (i * 36 * Math.PI) / 180;
  const out = i % 2 === 0 ? 14.2 : 8.8;
  return `${i === 0 ? 'M' : 'L'}${r(Math.sin(a) * out)} ${r(-Math.cos(a) * out)}`;
})
  .concat('Z')
  .join('');

/** A figure's number on a plate; a star's plate has five points. */
const NumberPlate = ({ figure }: { figure: SceneFigure }): JSX.Element => (
  <>
    {figure.star ? (
      <path
        d={STAR}
        fill="var(--sb-plate)"
        stroke={ringColour(figure)}
        stroke-width="1.8"
        stroke-linejoin="round"
      />
    ) : (
      <circle r="8.6" fill="var(--sb-plate)" stroke={ringColour(figure)} stroke-width="1.6" />
    )}
    <text y="4.2" text-anchor="middle" class="sb-figure" font-size="12" fill="var(--sb-plate-text)">
      {figure.number}
    </text>
  </>
);

/** A plate that shows how many levels above or below the level shown a figure is. */
const LevelPlate = ({ above }: { above: number }): JSX.Element => (
  <>
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
    <text x="4.5" y="4.2" text-anchor="middle" class="sb-figure" font-size="11.5" fill="var(--sb-plate-text)">
      {Math.abs(above)}
    </text>
  </>
);

/** A badge of constant screen size, at an offset from the middle of its base. */
const Beside = (props: { x: number; y: number; children: ComponentChildren }): JSX.Element => (
  <g transform={`translate(${r(props.x)} ${r(props.y)})`}>
    <g class="sm-badge">{props.children}</g>
  </g>
);

/**
 * The badges round a base: the number in the north-east, the level below it, hits at the foot, and up to three states
 * down the west side.
 */
export function BaseBadges(props: {
  figure: SceneFigure;
  /** Half the width of its base, in millimetres. */
  radius: number;
  /** Levels above the level shown. */
  above: number;
}): JSX.Element | null {
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
          <Beside key={badge} x={Math.cos(a) * out} y={Math.sin(a) * out}>
            <StateBadge badge={badge} />
          </Beside>
        );
      })}
      {hits > 0 && (
        <Beside x={0} y={radius * 0.98}>
          <Hits count={hits} />
        </Beside>
      )}
      {figure.number !== undefined && (
        <Beside x={out * 0.8} y={-out * 0.8}>
          <NumberPlate figure={figure} />
        </Beside>
      )}
      {above !== 0 && (
        <Beside x={out * 0.8} y={out * 0.7}>
          <LevelPlate above={above} />
        </Beside>
      )}
    </g>
  );
}
