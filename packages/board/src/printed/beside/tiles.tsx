import type { SceneClock } from '@shambles/engine';
import type { CSSProperties, JSX } from 'preact';
import { brush, r } from '../../seed.js';
import { IconArt } from './icons.js';

type Tile = SceneClock['tiles'][number];
type TileIcon = NonNullable<Tile['icons']>[number];

/** "Tile 4, now: 2, Laser, Zombie bite (done)". */
export function tileInWords(tile: Tile, place: number): string {
  if (tile.face === 'down') return `Tile ${place}, face down`;
  const icons = (tile.icons ?? []).map((icon) => (icon.done ? `${icon.name} (done)` : icon.name));
  const shown = [...(tile.number === undefined ? [] : [String(tile.number)]), ...icons].join(', ');
  return `Tile ${place}${tile.face === 'current' ? ', now' : ''}: ${shown || 'nothing'}`;
}

function Back(): JSX.Element {
  return (
    <g>
      <rect
        x="2"
        y="2"
        width="52"
        height="66"
        rx="6"
        fill="var(--sb-tile-back)"
        stroke="var(--sb-tile-edge)"
        stroke-width="2"
      />
      <rect
        x="6.5"
        y="6.5"
        width="43"
        height="57"
        rx="3"
        fill="none"
        stroke="var(--sb-tile-line)"
        stroke-width="1.3"
      />
      <path
        d="M28 12L44 35L28 58L12 35ZM28 23L36 35L28 47L20 35Z"
        fill="none"
        stroke="var(--sb-tile-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <circle cx="28" cy="35" r="3" fill="var(--sb-tile-line)" />
    </g>
  );
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[28, 45, 1.35]],
  2: [
    [16.5, 46, 0.98],
    [39.5, 46, 0.98],
  ],
  3: [
    [16.5, 37, 0.84],
    [39.5, 37, 0.84],
    [28, 55.5, 0.84],
  ],
  4: [
    [16.5, 37, 0.82],
    [39.5, 37, 0.82],
    [16.5, 55.5, 0.82],
    [39.5, 55.5, 0.82],
  ],
};

function SpottedIcon(props: { icon: TileIcon; spot: readonly [number, number, number] }): JSX.Element {
  const { icon, spot } = props;
  const [x, y, scale] = spot;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g style={{ color: `var(--sb-tile-${icon.tone})` }} opacity={icon.done ? 0.6 : 1}>
        <IconArt icon={icon.icon} />
      </g>
      {icon.done && (
        <g transform="translate(8 7)">
          <circle r="6.4" fill="var(--tile-face)" />
          <path
            d="M-3.6 0L-1 3L4 -3.4"
            fill="none"
            stroke="var(--sb-ink)"
            stroke-width="2.4"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      )}
    </g>
  );
}

function Face(props: { tile: Tile }): JSX.Element {
  const { tile } = props;
  const now = tile.face === 'current';
  const icons = (tile.icons ?? []).slice(0, 4);
  const spots = SPOTS[icons.length] ?? [];
  return (
    <g style={{ '--tile-face': now ? 'var(--sb-tile-now)' : 'var(--sb-tile-face)' } as CSSProperties}>
      <rect
        x="2"
        y="2"
        width="52"
        height="66"
        rx="6"
        fill="var(--tile-face)"
        stroke={now ? 'var(--sb-amber)' : 'var(--sb-tile-edge)'}
        stroke-width={now ? 3.5 : 2}
      />
      <path d="M8 26.5H48" stroke="var(--sb-ink)" stroke-width="1" stroke-opacity=".3" />
      <text x="28" y="23" text-anchor="middle" class="sb-figure" font-size="22" fill="var(--sb-ink)">
        {tile.number ?? ''}
      </text>
      {icons.map((icon, index) => {
        const spot = spots[index];
        return spot ? <SpottedIcon key={`${index} ${icon.icon}`} icon={icon} spot={spot} /> : null;
      })}
    </g>
  );
}

export interface EventClockProps {
  clock: SceneClock;
}

/** The turns of the game as a row of tiles; the current one is raised a little. */
export function EventClock(props: EventClockProps): JSX.Element {
  const { clock } = props;
  const when = clock.turn === 0 ? 'Before turn' : 'Turn';
  const turn = Math.max(clock.turn, 1);
  return (
    <section class="sb-clock" aria-label={`${when} ${turn} of ${clock.turns}, ${clock.phase}`}>
      <h3 class="sb-clock-head">
        <span>
          {when} <b>{turn}</b> <span class="sb-dim">of {clock.turns}</span>
        </span>
        <span class="sb-dim">{clock.phase}</span>
      </h3>
      <ol class="sb-tiles">
        {clock.tiles.map((tile, index) => {
          const name = tileInWords(tile, index + 1);
          const tilt = tile.face === 'current' ? 0 : r(brush(`tile ${tile.id}`).between(-1.6, 1.6));
          return (
            <li
              key={tile.id}
              class={`sb-tile sb-tile-${tile.face}`}
              aria-current={tile.face === 'current' ? 'step' : undefined}
            >
              <svg viewBox="0 0 56 70" role="img" aria-label={name}>
                <title>{name}</title>
                <g transform={`rotate(${tilt} 28 35)`}>
                  {tile.face === 'down' ? <Back /> : <Face tile={tile} />}
                </g>
              </svg>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
