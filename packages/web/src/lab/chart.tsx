import type { Tone } from '@shambles/engine';
import type { JSX } from 'preact';
import { percent } from '../side/index.js';
import { type Bands, comparedWith, type Often } from './figures.js';

/** Shares of all games as bars, each with the interval that the true share lies in. */
export function Shares(props: {
  title: string;
  all: readonly Often[];
  /** The same of the run that this one is compared with. */
  before?: readonly Often[] | undefined;
}): JSX.Element {
  const { title, all, before } = props;
  return (
    <table class="lab-shares">
      <caption>{title}</caption>
      <tbody>
        {all.map((one) => (
          <ShareRow key={one.id} one={one} then={before?.find(({ id }) => id === one.id)} />
        ))}
      </tbody>
    </table>
  );
}

function ShareRow({ one, then }: { one: Often; then: Often | undefined }): JSX.Element {
  const { name, tone, share, low, high, games } = one;
  return (
    <tr>
      <th scope="row" class={`tone-${tone}`}>
        {name}
      </th>
      <td class="lab-bar-cell">
        <ShareBar {...{ tone, share, low, high }} then={then?.share} />
      </td>
      <td class="lab-number">
        <b>{percent(share)}</b>{' '}
        <span class="dim">
          {whole(low)} to {whole(high)}
        </span>
      </td>
      <td class="lab-number dim">{games.toLocaleString('en')}</td>
      {then && (
        <td class="lab-then">
          {comparedWith(one, then)} in the first run <span class="dim">({percent(then.share)})</span>
        </td>
      )}
    </tr>
  );
}

const whole = (share: number): number => Math.round(share * 100);

/** A bar with the interval of its share on it, and a mark at the share that it is compared with. */
function ShareBar(props: {
  tone: Tone;
  share: number;
  low: number;
  high: number;
  then: number | undefined;
}): JSX.Element {
  const { tone, share, low, high, then } = props;
  return (
    <svg class="lab-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect x={0} y={0} width={100} height={12} class="lab-bar-ground" />
      <rect x={0} y={1} width={share * 100} height={10} fill={`var(--${tone})`} />
      <path d={`M${low * 100} 6H${high * 100}`} class="lab-bar-reach" />
      {then !== undefined && <path d={`M${then * 100} 0V12`} class="lab-bar-then" />}
    </svg>
  );
}

const [WIDE, HIGH, BASE] = [640, 103, 100];

/** How often each score was reached, in the colours of the levels of victory along the track. */
export function Scores(props: {
  scores: Readonly<Record<string, number>>;
  bands: Bands;
}): JSX.Element | null {
  const { scores, bands } = props;
  const [first, last] = [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 0];
  const most = Math.max(1, ...Object.values(scores));
  const step = WIDE / (last - first + 1);
  const x = (score: number) => (score - first) * step;
  return (
    <figure class="lab-scores">
      <figcaption>Final scores</figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={scoresInWords(scores)}
      >
        {bands.map(({ name, from, to, tone }) => (
          <path
            key={name}
            d={`M${x(from) + 1} ${BASE}H${x(to + 1) - 1}`}
            stroke={`var(--${tone})`}
            stroke-width={3}
          />
        ))}
        {Object.entries(scores).map(([score, n]) => (
          <rect
            key={score}
            x={x(Number(score)) + 0.5}
            width={step - 1}
            y={BASE - 2 - (n / most) * (BASE - 8)}
            height={(n / most) * (BASE - 8)}
            fill={`var(--${bands.find((b) => Number(score) >= b.from && Number(score) <= b.to)?.tone ?? 'paper'})`}
          >
            <title>
              {score}: {n}
            </title>
          </rect>
        ))}
      </svg>
      {/* Words of the page's size at any width: where each level of victory begins, and where the track ends. */}
      <div class="lab-track dim" aria-hidden="true">
        {bands.map(({ name, from }) => (
          <span key={name} title={name} style={{ left: `${(x(from) / WIDE) * 100}%` }}>
            {from}
          </span>
        ))}
        <span class="lab-track-end">{last}</span>
      </div>
    </figure>
  );
}

function scoresInWords(scores: Readonly<Record<string, number>>): string {
  const all = Object.keys(scores).map(Number);
  return `Scores from ${Math.min(...all)} to ${Math.max(...all)}`;
}
