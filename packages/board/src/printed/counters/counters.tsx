import type { SceneCounter, Tone } from '@shambles/engine';
import type { CSSProperties, JSX } from 'preact';
import { r } from '../../seed.js';
import { BadgeArt } from './badges.js';
import { FAN_STEP, type PlacedCounter, type PlacedStack, TOKEN } from './layout.js';
import { Pictogram } from './pictogram.js';

const HALF = TOKEN / 2;

const toned = (tone: Tone, spent: boolean): CSSProperties =>
  ({
    '--tone': `var(--sb-${tone}-ring)`,
    '--face': spent ? 'var(--sb-spent-face)' : `var(--sb-${tone}-face)`,
    color: 'var(--sb-ink)',
  }) as CSSProperties;

/** The cardboard itself: plate, ring (whole when round, broken when square) and face. */
function Cardboard(props: { counter: Pick<SceneCounter, 'shape'>; spent: boolean }): JSX.Element {
  const round = props.counter.shape === 'round';
  return (
    <>
      <rect x={-HALF} y={-HALF} width={TOKEN} height={TOKEN} rx={round ? 16 : 4} fill="var(--sb-ink)" />
      <rect
        x={-HALF + 3.5}
        y={-HALF + 3.5}
        width={TOKEN - 7}
        height={TOKEN - 7}
        rx={round ? 13 : 1.5}
        fill="none"
        stroke="var(--tone)"
        stroke-width="4"
        {...(round ? {} : { 'stroke-dasharray': '10.25 3', 'stroke-dashoffset': '5.1' })}
        opacity={props.spent ? 0.6 : 1}
      />
      <rect
        x={-HALF + 6.5}
        y={-HALF + 6.5}
        width={TOKEN - 13}
        height={TOKEN - 13}
        rx={round ? 10 : 0.5}
        fill="var(--face)"
      />
    </>
  );
}

type Numeral = SceneCounter['numbers'][number];

/** A number on its baseline; an outline in the face colour separates it from the picture. */
function Numeral(props: { numeral: Numeral; x: number; y: number; size: number }): JSX.Element {
  const { numeral, x, y, size } = props;
  const disc = numeral.mark === 'disc';
  const ring = numeral.mark === 'circle';
  const middle = r(-size * 0.364);
  return (
    <g transform={`translate(${x} ${y})`}>
      {disc && (
        <circle cy={middle} r={r(size * 0.56)} fill="var(--sb-ink)" stroke="var(--face)" stroke-width="2" />
      )}
      {ring && (
        <circle cy={middle} r={r(size * 0.44)} fill="var(--face)" stroke="var(--sb-ink)" stroke-width="2.6" />
      )}
      {numeral.mark === 'triangle' && <path d="M4.6 -.5l3.8 -9.5 3.8 9.5Z" fill="var(--sb-ink)" />}
      <text
        x={numeral.mark === 'triangle' ? -3.6 : 0}
        y={ring || disc ? r(-size * 0.055) : 0}
        text-anchor="middle"
        class={disc || ring ? 'sb-figure' : 'sb-figure sb-halo'}
        font-size={ring ? r(size * 0.8) : r(disc ? size * 0.86 : size)}
        fill={disc ? '#fff' : 'var(--sb-ink)'}
      >
        {numeral.value}
      </text>
    </g>
  );
}

/** One number is large in the corner; two share the lower edge. */
function Numerals(props: { numbers: SceneCounter['numbers'] }): JSX.Element | null {
  const [first, second] = props.numbers;
  if (!first) return null;
  if (!second)
    return (
      <Numeral
        numeral={first}
        x={11.5}
        y={first.mark === 'disc' ? 21.5 : 21}
        size={first.mark === 'disc' ? 29 : 31}
      />
    );
  const count = props.numbers.length;
  return (
    <>
      {props.numbers.map((numeral, index) => (
        <Numeral
          key={numeral.label}
          numeral={numeral}
          x={-11.6 + (index * 23) / (count - 1)}
          y={21}
          size={count > 2 ? 17 : 25}
        />
      ))}
    </>
  );
}

export interface CounterArtProps {
  kind: string;
  shape: SceneCounter['shape'];
  tone: Tone;
  numbers?: SceneCounter['numbers'];
  badges?: readonly string[];
  /** Size in pixels; a large counter is a quarter larger. */
  size?: number;
  large?: boolean;
  /** Label for screen readers. Without it the picture is decoration. */
  label?: string;
}

/** One counter by itself, as a picture for a line of text or a list. */
export function CounterArt(props: CounterArtProps): JSX.Element {
  const { label } = props;
  const size = (props.size ?? 40) * (props.large ? 1.25 : 1);
  if (label === undefined)
    return (
      <svg class="sb-counter" width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true">
        <CounterFace {...props} />
      </svg>
    );
  return (
    <svg class="sb-counter" width={size} height={size} viewBox="-32 -32 64 64" role="img" aria-label={label}>
      <title>{label}</title>
      <CounterFace {...props} />
    </svg>
  );
}

/** One counter face up, 60 units a side around the origin. */
function CounterFace(props: CounterArtProps): JSX.Element {
  const numbers = props.numbers ?? [];
  const badges = props.badges ?? [];
  const spent = badges.includes('spent');
  const place =
    numbers.length === 0
      ? 'scale(1.15)'
      : numbers.length === 1
        ? 'translate(-5 -5) scale(.96)'
        : 'translate(0 -10.5) scale(.72)';
  return (
    <g style={toned(props.tone, spent)}>
      <Cardboard counter={props} spent={spent} />
      <g transform={place} class="sb-pictogram" opacity={spent ? 0.62 : 1}>
        <Pictogram kind={props.kind} />
      </g>
      <Numerals numbers={numbers} />
      {badges.map((badge, index) => (
        <g key={badge} transform={badgePlace(badge, index)}>
          <BadgeArt badge={badge} />
        </g>
      ))}
    </g>
  );
}

const badgePlace = (badge: string, index: number): string =>
  badge === 'spent' ? 'translate(-21.5 -21.5)' : `translate(-22 ${index * 19 - 20})`;

/** The visible edge of a counter that lies under others. */
function CounterEdge(props: { counter: SceneCounter }): JSX.Element {
  const spent = props.counter.badges.includes('spent');
  return (
    <g style={toned(props.counter.tone, spent)}>
      <Cardboard counter={props.counter} spent={spent} />
    </g>
  );
}

export function PlacedCounterArt(props: { placed: PlacedCounter }): JSX.Element {
  const { counter, x, y, scale, depth, hidden, moving, opacity } = props.placed;
  return (
    <g transform={`translate(${r(x)} ${r(y)}) scale(${Math.round(scale * 1000) / 1000})`} opacity={opacity}>
      {hidden && !moving ? null : depth === 0 || moving ? (
        <CounterFace {...counter} />
      ) : (
        <CounterEdge counter={counter} />
      )}
    </g>
  );
}

/** The ring around a counter that may be chosen: broken, or whole once some are chosen. */
export function ChoiceRing(props: { round: boolean; chosen: boolean }): JSX.Element {
  const side = TOKEN + 5;
  const ring = {
    x: -side / 2,
    y: -side / 2,
    width: side,
    height: side,
    rx: props.round ? 18 : 6,
    fill: 'none',
  };
  return (
    <g>
      <rect {...ring} stroke="var(--sb-ink)" stroke-width="7" />
      <rect
        {...ring}
        stroke={props.chosen ? 'var(--sb-choice)' : 'var(--sb-lit)'}
        stroke-width="4"
        stroke-dasharray={props.chosen ? undefined : '10 6'}
      />
    </g>
  );
}

/** The ×n plate, and the states that only some counters of a fan have, around the top counter's centre. */
export function StackPlates(props: { stack: PlacedStack; chosen?: number | undefined }): JSX.Element {
  const { stack, chosen } = props;
  const zoom = Math.min(1.3, Math.max(1, 0.66 / stack.scale));
  const count = stack.counters.length;
  const fan = stack.fan * FAN_STEP;
  const over = stack.fan > 1 ? 5 : 1;
  const text = chosen === undefined || chosen === 0 ? `×${count}` : `${chosen}/${count}`;
  const width = 13 + text.length * 8.6;
  const some = stack.badges.filter((badge) => badge.count < count);
  return (
    <g>
      {(count > 1 || chosen) && (
        <g
          transform={`translate(${HALF + fan + over} ${-HALF - fan - over}) scale(${r(zoom)}) translate(${r(-width / 2)} 11)`}
        >
          <rect
            x={r(-width / 2)}
            y="-11"
            width={r(width)}
            height="22"
            rx="6"
            fill={chosen ? 'var(--sb-amber-ring)' : 'var(--sb-card)'}
            stroke="var(--sb-ink)"
            stroke-width="2.4"
          />
          <text y="6.3" text-anchor="middle" class="sb-figure" font-size="18" fill="var(--sb-ink)">
            {text}
          </text>
        </g>
      )}
      {some.map(({ badge, count: n }, index) => (
        <g key={badge} transform={`translate(-22.5 ${index * 18 - 21}) scale(.78)`}>
          <rect x="-10" y="-10" width="31" height="20" rx="4" fill="var(--sb-plate)" />
          <g transform="scale(.82)">
            <BadgeArt badge={badge} />
          </g>
          <text
            x="14"
            y="5"
            text-anchor="middle"
            class="sb-figure"
            font-size="14"
            fill="var(--sb-plate-text)"
          >
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}
