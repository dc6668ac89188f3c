import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { DECORATION } from '../../press.js';
import { brush, r } from '../../seed.js';
import type { DrawnTable } from '../drawn.js';
import type { Point } from '../sheet.js';
import { StateBadge } from './badges.js';

type Marker = MeasuredScene['markers'][number];

const EDGE = { stroke: 'var(--sm-edge)', 'stroke-width': 1 } as const;

const Query = ({ x = 0, y = 0 }: { x?: number; y?: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="7" fill="var(--sb-plate)" stroke="var(--sb-plate-text)" stroke-width="1.2" />
    <text y="4.4" text-anchor="middle" class="sm-type" font-size="12" fill="var(--sb-plate-text)">
      ?
    </text>
  </g>
);

const Manhole = (): JSX.Element => (
  <g>
    <circle r="12" fill="var(--sm-kerb)" {...EDGE} />
    <circle r="9.6" fill="var(--sm-metal-dark)" {...EDGE} />
    <path
      d="M-6.5 -5H6.5M-8.6 0H8.6M-6.5 5H6.5M0 -8.6V8.6M-5 -7V7M5 -7V7"
      stroke="var(--sm-metal)"
      stroke-width="1"
      opacity=".7"
    />
  </g>
);
const Hatch = (): JSX.Element => (
  <g>
    <rect x="-13" y="-10" width="26" height="20" rx="1" fill="var(--sm-stone-2)" {...EDGE} />
    <rect x="-11" y="-8" width="10.5" height="16" fill="var(--sm-wood)" {...EDGE} />
    <rect x=".5" y="-8" width="10.5" height="16" fill="var(--sm-wood)" {...EDGE} />
    <path d="M-7.5 -8V8M-4 -8V8M4 -8V8M7.5 -8V8" stroke="var(--sm-wood-dark)" stroke-width=".8" />
    <path d="M-2.6 -2V2M2.6 -2V2" stroke="var(--sm-metal)" stroke-width="1.4" stroke-linecap="round" />
  </g>
);
const Gate = (): JSX.Element => (
  <g>
    <path d="M-12 -9V10M12 -9V10" stroke="var(--sm-edge)" stroke-width="5" stroke-linecap="round" />
    <path d="M-12 -9V10M12 -9V10" stroke="var(--sm-post)" stroke-width="3.4" stroke-linecap="round" />
    <path
      d="M-11 -6H11V6H-11ZM-11 6L11 -6M-4 -6V6M4 -6V6"
      fill="none"
      stroke="var(--sm-edge)"
      stroke-width="2.6"
    />
    <path
      d="M-11 -6H11V6H-11ZM-11 6L11 -6M-4 -6V6M4 -6V6"
      fill="none"
      stroke="var(--sm-wood)"
      stroke-width="1.4"
    />
  </g>
);

function Hideout({ marker }: { marker: Marker }): JSX.Element {
  const word = `${marker.name} ${marker.kind}`.toLowerCase();
  const art = /sewer|manhole|drain/.test(word) ? (
    <Manhole />
  ) : /fence|gate|yard/.test(word) ? (
    <Gate />
  ) : (
    <Hatch />
  );
  return (
    <g>
      {art}
      <Query x={8} y={-8} />
    </g>
  );
}

/** A parcel with a lens over it: something worth searching. */
const Search = ({ seed }: { seed: string }): JSX.Element => (
  <g transform={`rotate(${r(brush(seed).between(-14, 14))})`}>
    <path d="M-9 -6L0 -10L9 -6V6L0 10L-9 6Z" fill="var(--sm-wood)" {...EDGE} stroke-linejoin="round" />
    <path d="M-9 -6L0 -2L9 -6M0 -2V10" fill="none" {...EDGE} />
    <circle cx="5" cy="3.5" r="5" fill="var(--sb-plate)" stroke="var(--sb-plate-text)" stroke-width="1.5" />
    <path d="M8.6 7.4L12 11" stroke="var(--sm-edge)" stroke-width="3.6" stroke-linecap="round" />
    <path d="M8.6 7.4L12 11" stroke="var(--sb-plate-text)" stroke-width="2" stroke-linecap="round" />
  </g>
);
const Landing = (): JSX.Element => (
  <g>
    <circle r="22" fill="none" stroke="var(--sm-edge)" stroke-width="4.5" opacity=".6" />
    <circle r="22" fill="none" stroke="var(--tone)" stroke-width="2.5" stroke-dasharray="9 4" />
    <path
      d="M-7 -9V9M7 -9V9M-7 0H7"
      stroke="var(--sm-edge)"
      stroke-width="6"
      stroke-linecap="square"
      opacity=".7"
    />
    <path d="M-7 -9V9M7 -9V9M-7 0H7" stroke="var(--tone)" stroke-width="3.4" stroke-linecap="square" />
  </g>
);
const Noise = (): JSX.Element => (
  <g fill="none" stroke="var(--tone)" stroke-linecap="round">
    <circle r="3" fill="var(--tone)" stroke="var(--sm-edge)" />
    <path
      d="M-5 -5A7 7 0 0 1 5 -5M5 5A7 7 0 0 1 -5 5M-9 -9A12.7 12.7 0 0 1 9 -9M9 9A12.7 12.7 0 0 1 -9 9"
      stroke-width="1.8"
    />
  </g>
);
const Supply = (): JSX.Element => (
  <g>
    <rect x="-9" y="-7" width="18" height="14" rx="2" fill="var(--sm-coat-4)" {...EDGE} />
    <path d="M-9 -2H9M-3 -7V7M3 -7V7" stroke="var(--sm-edge)" stroke-width=".9" opacity=".7" />
    <path d="M-3 -9H3V-6H-3Z" fill="var(--sm-coat-5)" {...EDGE} />
  </g>
);
const Shelter = (): JSX.Element => (
  <g>
    <path
      d="M-10 1L0 -9L10 1M-7 -1V9H7V-1"
      fill="var(--sb-plate)"
      stroke="var(--sm-edge)"
      stroke-width="4"
      stroke-linejoin="round"
    />
    <path
      d="M-10 1L0 -9L10 1M-7 -1V9H7V-1M-2 9V3H2V9"
      fill="var(--sb-plate)"
      stroke="var(--tone)"
      stroke-width="1.9"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  </g>
);

/** An unknown marker: a thick round counter with a question mark. */
const Unknown = (): JSX.Element => (
  <g>
    <circle cx="1.6" cy="2.4" r="13" fill="var(--sm-cast)" />
    <circle r="12.6" fill="var(--sm-base)" {...EDGE} />
    <circle
      r="10.8"
      fill="none"
      stroke="var(--sm-ring-paper)"
      stroke-width="1.8"
      stroke-dasharray="0 4.24"
      stroke-linecap="round"
    />
    <text y="6.2" text-anchor="middle" class="sm-type" font-size="18" fill="var(--sm-name)">
      ?
    </text>
  </g>
);

/** Positions of the pips on each face of a die. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The die beside a body, turned down by one each turn. */
const FeastDie = ({ left }: { left: number }): JSX.Element => (
  <g transform="translate(13 -13)">
    <g class="sm-badge">
      <rect x="-9" y="-7.6" width="20" height="20" rx="4" fill="var(--sm-cast)" />
      <rect
        x="-10"
        y="-10"
        width="20"
        height="20"
        rx="4"
        fill="var(--sm-gore)"
        stroke="var(--sm-edge)"
        stroke-width="1.4"
      />
      {(PIPS[Math.min(6, left)] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5} cy={y * 5} r="2.1" fill="var(--sm-white)" />
      ))}
    </g>
  </g>
);

/** A numbered entry point of new arrivals: a ring of rays, grey if it is shut. */
const Source = ({ number }: { number: string }): JSX.Element => (
  <g>
    <circle r="16" fill="var(--tone)" opacity=".22" />
    <circle r="16" class="sm-line" stroke="var(--sm-edge)" stroke-width="6" stroke-dasharray="4 4.4" />
    <circle r="16" class="sm-line" stroke="var(--tone)" stroke-width="4" stroke-dasharray="4 4.4" />
    <circle r="10.5" fill="var(--sb-plate)" stroke="var(--tone)" stroke-width="2" />
    <text y="5" text-anchor="middle" class="sb-figure" font-size="14" fill="var(--sb-plate-text)">
      {number}
    </text>
  </g>
);

function Art({ marker }: { marker: Marker }): JSX.Element {
  const kind = marker.kind.toLowerCase();
  if (kind === 'pef') return <Unknown />;
  if (kind === 'feast') return <FeastDie left={Number(/^\d+/.exec(marker.badges[0] ?? '')?.[0] ?? 0)} />;
  if (kind === 'source') return <Source number={/\d+$/.exec(marker.name)?.[0] ?? '!'} />;
  if (/hideout|horde|hidden/.test(kind)) return <Hideout marker={marker} />;
  if (/search/.test(kind)) return <Search seed={marker.id} />;
  if (/land|helicopter|rescue/.test(kind)) return <Landing />;
  if (/noise|sound|alarm|groan/.test(kind)) return <Noise />;
  if (/supply|find|item|bag|weapon|food|drug/.test(kind)) return <Supply />;
  if (/shelter|safe/.test(kind)) return <Shelter />;
  return (
    <g>
      <path d="M0 -10L10 0L0 10L-10 0Z" fill="var(--sb-plate)" stroke="var(--tone)" stroke-width="1.8" />
      <text y="4.2" text-anchor="middle" class="sb-figure" font-size="11" fill="var(--sb-plate-text)">
        {marker.kind.slice(0, 1).toUpperCase()}
      </text>
    </g>
  );
}

/** Markers beside figures, whose names a label would cover: their names appear in words only. */
const UNNAMED: ReadonlySet<string> = new Set(['feast', 'noise']);

/** True if a marker is drawn above the figures beside it. */
const isAbove = (marker: Marker): boolean => marker.kind === 'feast';

/** A marker on the table, not a figure: a hideout, a find, a landing point. */
function MarkerArt(props: {
  marker: Marker;
  x: number;
  y: number;
  above: number;
  name: string;
  press: boolean;
}): JSX.Element {
  const { marker, x, y, above, name, press } = props;
  return (
    <g
      class={`sm-fig${above === 0 ? '' : ' sm-away'}${press ? ' sm-press' : ''}`}
      transform={`translate(${r(x)} ${r(y)})`}
      style={{ '--tone': marker.tone === 'paper' ? 'var(--sm-grey)' : `var(--sb-${marker.tone})` }}
      {...(press ? { role: 'button', tabIndex: 0, 'data-press': marker.id } : { role: 'img' })}
      aria-label={name}
    >
      <g class="sm-body" {...DECORATION}>
        <Art marker={marker} />
        {(marker.kind === 'feast' ? [] : marker.badges).map((badge, i) => (
          <g key={badge} transform={`translate(${-10 + i * 12} 10)`}>
            <g class="sm-badge">
              <StateBadge badge={badge} />
            </g>
          </g>
        ))}
      </g>
      {!UNNAMED.has(marker.kind) && (
        <text class="sm-note sm-fine" y="15" {...DECORATION}>
          {marker.name}
        </text>
      )}
      {press && <circle class="sm-focus" r="18" />}
    </g>
  );
}

/** Either the markers drawn under the figures, or those drawn over them. */
export function Markers(props: {
  table: Pick<DrawnTable, 'scene' | 'level' | 'markers' | 'nameOf'>;
  over: boolean;
  pressable: (id: string) => boolean;
}): JSX.Element {
  const { scene, level, markers, nameOf } = props.table;
  return (
    <>
      {scene.markers
        .filter((marker) => isAbove(marker) === props.over)
        .map((marker) => {
          const [x, y] = markers.get(marker.id) as Point;
          return (
            <MarkerArt
              key={marker.id}
              marker={marker}
              x={x}
              y={y}
              above={marker.level - level}
              name={nameOf(marker.id)}
              press={props.pressable(marker.id)}
            />
          );
        })}
    </>
  );
}
