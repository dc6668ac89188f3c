import type { SceneTrack } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from '../../seed.js';

const WIDTH = 600;

/** "Dead pile 23 of 60: Minor victory (20 to 29)." */
export function trackInWords(track: SceneTrack): string {
  const band = track.bands.find(({ from, to }) => track.value >= from && track.value <= to);
  return `${track.name} ${track.value} of ${track.max}${band ? `: ${band.name} (${span(band)})` : ''}`;
}

const span = (band: SceneTrack['bands'][number]): string =>
  band.from === band.to ? `${band.from}` : `${band.from} to ${band.to}`;

export interface VictoryTrackProps {
  track: SceneTrack;
}

/** The score on its scale: bands told by colour, by height and in words below. */
export function VictoryTrack(props: VictoryTrackProps): JSX.Element {
  const { track } = props;
  const at = (value: number): number =>
    10 + (Math.min(Math.max(value, 0), track.max + 1) / (track.max + 1)) * (WIDTH - 20);
  const middle = at(track.value + 0.5);
  const step = track.max > 40 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor(track.max / step) + 1 }, (_, n) => n * step);
  const current = track.bands.findIndex(({ from, to }) => track.value >= from && track.value <= to);
  return (
    <section class="sb-track" aria-label={trackInWords(track)}>
      <h3 class="sb-track-head">
        <span>{track.name}</span> <b>{track.value}</b> <span class="sb-dim">of {track.max}</span>
        {current >= 0 && <em class="sb-track-now">{track.bands[current]?.name}</em>}
      </h3>
      <svg viewBox={`0 0 ${WIDTH} 66`} role="img" aria-label={trackInWords(track)}>
        {track.bands.map((band, index) => {
          const x = at(band.from);
          const to = at(Math.min(band.to, track.max) + 1);
          return (
            <g key={band.from} opacity={index === current ? 1 : 0.62}>
              <rect
                x={r(x)}
                y="22"
                width={r(Math.max(to - x - 2, 1))}
                height="24"
                rx="3"
                fill={`var(--sb-${band.tone})`}
              />
            </g>
          );
        })}
        {Array.from({ length: track.max + 1 }, (_, n) => (
          <path
            key={n}
            d={`M${r(at(n))} ${n % step ? 40 : 34}V46`}
            stroke="var(--sb-ink)"
            stroke-width="1.2"
            opacity=".55"
          />
        ))}
        {ticks.map((tick) => (
          <text
            key={tick}
            x={r(at(tick + 0.5))}
            y="62"
            text-anchor="middle"
            class="sb-words"
            font-size="14"
            fill="var(--sb-dim)"
          >
            {tick}
          </text>
        ))}
        <g transform={`translate(${r(Math.min(Math.max(middle, 20), WIDTH - 20))} 0)`}>
          <path
            d={`M-19 3Q-19 0 -16 0H16Q19 0 19 3V21Q19 24 16 24H6L${r(middle - Math.min(Math.max(middle, 20), WIDTH - 20))} 34L-6 24H-16Q-19 24 -19 21Z`}
            fill="var(--sb-card)"
            stroke="var(--sb-ink)"
            stroke-width="2.5"
          />
          <text y="18.5" text-anchor="middle" class="sb-figure" font-size="18" fill="var(--sb-ink)">
            {track.value}
          </text>
        </g>
      </svg>
      <ol class="sb-track-bands">
        {track.bands.map((band, index) => (
          <li
            key={band.from}
            class={index === current ? 'sb-now' : undefined}
            aria-current={index === current ? 'true' : undefined}
          >
            <i style={{ background: `var(--sb-${band.tone})` }} />
            <span>{band.name}</span>{' '}
            <small>{band.from === band.to ? band.from : `${band.from}–${band.to}`}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
