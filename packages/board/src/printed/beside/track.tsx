import type { SceneTrack } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from '../../seed.js';

/** Units of the drawing from end to end. */
const WIDTH = 600;

/** "Dead pile 23 of 60: Minor victory (20 to 29)." */
export function trackInWords(track: SceneTrack): string {
  const band = bandOf(track);
  return `${track.name} ${track.value} of ${track.max}${band ? `: ${band.name} (${span(band)})` : ''}`;
}

type Band = SceneTrack['bands'][number];

const span = ({ from, to }: Band): string => (from === to ? `${from}` : `${from} to ${to}`);

/** The band that contains the score. */
const bandOf = ({ bands, value }: SceneTrack): Band | undefined =>
  bands.find(({ from, to }) => value >= from && value <= to);

/** The position of a value on the drawing, from the left. */
const along = (track: SceneTrack, value: number): number =>
  10 + (Math.min(Math.max(value, 0), track.max + 1) / (track.max + 1)) * (WIDTH - 20);

/** The bands side by side; the band of the score is the brightest. */
function Bands({ track }: { track: SceneTrack }): JSX.Element {
  return (
    <>
      {track.bands.map((band) => {
        const x = along(track, band.from);
        const to = along(track, Math.min(band.to, track.max) + 1);
        return (
          <g key={band.from} opacity={band === bandOf(track) ? 1 : 0.62}>
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
    </>
  );
}

/** A tick for each value; every fifth or tenth is longer and has a number. */
function Strokes({ track }: { track: SceneTrack }): JSX.Element {
  const step = track.max > 40 ? 10 : 5;
  const numbered = Array.from({ length: Math.floor(track.max / step) + 1 }, (_, n) => n * step);
  return (
    <>
      {Array.from({ length: track.max + 1 }, (_, n) => (
        <path
          key={n}
          d={`M${r(along(track, n))} ${n % step ? 40 : 34}V46`}
          stroke="var(--sb-ink)"
          stroke-width="1.2"
          opacity=".55"
        />
      ))}
      {numbered.map((value) => (
        <text
          key={value}
          x={r(along(track, value + 0.5))}
          y="62"
          text-anchor="middle"
          class="sb-words"
          font-size="14"
          fill="var(--sb-dim)"
        >
          {value}
        </text>
      ))}
    </>
  );
}

/** The score on a card whose tip points at its value; the card itself stays within the drawing. */
function Pointer({ track }: { track: SceneTrack }): JSX.Element {
  const tip = along(track, track.value + 0.5);
  const middle = Math.min(Math.max(tip, 20), WIDTH - 20);
  return (
    <g transform={`translate(${r(middle)} 0)`}>
      <path
        d={`M-19 3Q-19 0 -16 0H16Q19 0 19 3V21Q19 24 16 24H6L${r(tip - middle)} 34L-6 24H-16Q-19 24 -19 21Z`}
        fill="var(--sb-card)"
        stroke="var(--sb-ink)"
        stroke-width="2.5"
      />
      <text y="18.5" text-anchor="middle" class="sb-figure" font-size="18" fill="var(--sb-ink)">
        {track.value}
      </text>
    </g>
  );
}

/** The name and range of each band. */
function BandNames({ track }: { track: SceneTrack }): JSX.Element {
  return (
    <ol class="sb-track-bands">
      {track.bands.map((band) => {
        const now = band === bandOf(track);
        return (
          <li key={band.from} class={now ? 'sb-now' : undefined} aria-current={now ? 'true' : undefined}>
            <i style={{ background: `var(--sb-${band.tone})` }} />
            <span>{band.name}</span>{' '}
            <small>{band.from === band.to ? band.from : `${band.from}–${band.to}`}</small>
          </li>
        );
      })}
    </ol>
  );
}

export interface VictoryTrackProps {
  track: SceneTrack;
}

/** The score on its scale. Each band is shown by colour, by position and in words below. */
export function VictoryTrack({ track }: VictoryTrackProps): JSX.Element {
  const band = bandOf(track);
  return (
    <section class="sb-track" aria-label={trackInWords(track)}>
      <h3 class="sb-track-head">
        <span>{track.name}</span> <b>{track.value}</b> <span class="sb-dim">of {track.max}</span>
        {band && <em class="sb-track-now">{band.name}</em>}
      </h3>
      <svg viewBox={`0 0 ${WIDTH} 66`} role="img" aria-label={trackInWords(track)}>
        <Bands track={track} />
        <Strokes track={track} />
        <Pointer track={track} />
      </svg>
      <BandNames track={track} />
    </section>
  );
}
