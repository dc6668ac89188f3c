import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { brush } from '../../seed.js';
import { blob, rounded } from '../outlines.js';
import { onSheet, type Point, pathOf, type Sheet } from '../sheet.js';
import { Depths, Flowers, Shrubs, Slopes, Stones, Woods } from './nature.js';
import { Bays, Road, Zebra } from './roads.js';

type Area = MeasuredScene['areas'][number];

interface Kind {
  readonly fill: string;
  /** A pattern drawn over the fill. */
  readonly over?: string;
  readonly edge?: string;
  /** Drawing order: higher numbers lie on top. */
  readonly order: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  grass: { fill: 'grass', over: 'blades', order: 0 },
  field: { fill: 'grass', over: 'blades', order: 0 },
  dirt: { fill: 'dirt', over: 'clods', order: 0 },
  concrete: { fill: 'concrete', over: 'seams', order: 0 },
  lawn: { fill: 'lawn', over: 'mown', edge: 'leaf-1', order: 1 },
  garden: { fill: 'lawn', over: 'mown', edge: 'leaf-1', order: 1 },
  park: { fill: 'lawn', over: 'blades', edge: 'leaf-1', order: 1 },
  hill: { fill: 'hill', over: 'blades', order: 1 },
  woods: { fill: 'woods', over: 'blades', order: 1 },
  bushes: { fill: 'woods', over: 'blades', order: 1 },
  rough: { fill: 'dirt', over: 'clods', edge: 'clod', order: 1 },
  rock: { fill: 'rubble', over: 'clods', edge: 'clod', order: 2 },
  water: { fill: 'water', over: 'ripples', edge: 'bank', order: 1 },
  pool: { fill: 'pool', over: 'ripples', edge: 'pavement', order: 2 },
  lot: { fill: 'lot', over: 'grit', edge: 'kerb', order: 2 },
  asphalt: { fill: 'asphalt', over: 'grit', order: 2 },
  road: { fill: 'road', over: 'grit', order: 3 },
  pavement: { fill: 'pavement', over: 'slabs', edge: 'kerb', order: 4 },
  path: { fill: 'dirt', over: 'clods', edge: 'clod', order: 4 },
  crosswalk: { fill: 'road', over: 'grit', order: 5 },
  rubble: { fill: 'rubble', over: 'clods', order: 6 },
};

const NATURAL: ReadonlySet<string> = new Set([
  'water',
  'dirt',
  'rubble',
  'woods',
  'hill',
  'park',
  'bushes',
  'rough',
  'rock',
]);

const kindOf = (kind: string): Kind =>
  KINDS[kind] ?? { fill: 'asphalt', over: 'hatch', edge: 'hatch', order: 2 };

/** True if a kind of ground has its own drawing. Any other kind gets a hatch and its name in words. */
export const isKnownGround = (kind: string): boolean => kind in KINDS;

/** The bare ground where no area lies, up to the edge of the table. */
export function Bare(props: { sheet: Sheet; ground: string; prefix: string }): JSX.Element {
  const { width, height } = props.sheet;
  const kind = kindOf(props.ground === '' ? 'asphalt' : props.ground);
  return (
    <g>
      <rect width={width} height={height} fill={`var(--sm-${kind.fill})`} />
      {kind.over && <rect width={width} height={height} fill={`url(#${props.prefix}-${kind.over})`} />}
      <Worn sheet={props.sheet} soft={kind.fill === 'grass' || kind.fill === 'dirt'} />
    </g>
  );
}

/** Large soft patches, so that open ground is not one flat colour. */
function Worn({ sheet, soft }: { sheet: Sheet; soft: boolean }): JSX.Element {
  const b = brush(`worn ${sheet.width} ${sheet.height} ${soft}`);
  let light = '';
  let dark = '';
  const n = Math.round((sheet.width * sheet.height) / 60000);
  for (let i = 0; i < n; i += 1) {
    const [x, y] = [b.between(0, sheet.width), b.between(0, sheet.height)];
    const d = blob(x, y, b.between(18, 58), `worn ${i}`);
    if (b.chance(0.5)) light += d;
    else dark += d;
  }
  return (
    <g opacity={soft ? 0.5 : 0.35}>
      <path d={light} fill={soft ? 'var(--sm-blade)' : 'var(--sm-grit)'} opacity=".4" />
      <path d={dark} fill={soft ? 'var(--sm-woods)' : 'var(--sm-pit)'} opacity=".6" />
    </g>
  );
}

export function Areas(props: { sheet: Sheet; areas: readonly Area[]; prefix: string }): JSX.Element {
  const { sheet, prefix } = props;
  const areas = props.areas
    .map((area) => ({ area, points: area.outline.map((spot) => onSheet(sheet, spot)) }))
    .sort((a, b) => kindOf(a.area.kind).order - kindOf(b.area.kind).order);
  const roads = areas.filter(({ area }) => area.kind === 'road' || area.kind === 'crosswalk');
  return (
    <g>
      {areas.map(({ area, points }) => {
        const kind = kindOf(area.kind);
        const d = NATURAL.has(area.kind) ? rounded(points) : pathOf(points);
        return (
          <g key={area.id}>
            <path d={d} fill={`var(--sm-${kind.fill})`} />
            {kind.over && <path d={d} fill={`url(#${prefix}-${kind.over})`} />}
            {kind.edge && (
              <path d={d} class="sm-line" stroke={`var(--sm-${kind.edge})`} stroke-width="1.4" opacity=".8" />
            )}
            <Detail
              area={area}
              points={points}
              others={roads.filter((road) => road.area !== area).map((road) => road.points)}
            />
          </g>
        );
      })}
    </g>
  );
}

function Detail(props: {
  area: Area;
  points: readonly Point[];
  others: readonly (readonly Point[])[];
}): JSX.Element | null {
  const { area, points } = props;
  switch (area.kind) {
    case 'road':
      return <Road points={points} others={props.others} seed={area.id} />;
    case 'crosswalk':
      return <Zebra points={points} />;
    case 'lot':
      return <Bays points={points} seed={area.id} />;
    case 'hill':
      return <Slopes points={points} />;
    case 'park':
      return <Flowers points={points} seed={area.id} />;
    case 'water':
    case 'pool':
      return <Depths points={points} round={area.kind === 'water'} />;
    case 'woods':
      return <Woods points={points} seed={area.id} />;
    case 'bushes':
      return <Shrubs points={points} seed={area.id} />;
    case 'rubble':
    case 'rock':
      return <Stones points={points} seed={area.id} />;
    default:
      return null;
  }
}
