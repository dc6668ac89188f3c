import type { PaperMap } from '@shambles/engine';
import type { JSX } from 'preact';

/** Width and height of a place, in units of the picture. */
const [WIDE, HIGH] = [124, 90];
/** Units between two lines of a note. */
const LINE = 14;

const FILL = {
  here: 'var(--sb-amber)',
  base: 'var(--sb-moss)',
  been: 'var(--sb-paper)',
  unseen: 'none',
} as const;
const STATE = {
  here: 'the band is here',
  base: 'a base',
  been: 'been there',
  unseen: 'not yet seen',
} as const;

/** The places of a campaign and the roads between them. */
export function RouteArt({ map }: { map: PaperMap }): JSX.Element {
  const { columns, rows, places, roads } = map;
  const at = new Map(places.map((p) => [p.id, [WIDE * (p.column + 0.5), HIGH * p.row + 22] as const]));
  const spot = (id: string) => at.get(id) ?? [0, 0];
  return (
    <svg
      class="sb-route"
      viewBox={`0 0 ${WIDE * columns} ${HIGH * rows}`}
      style={{ 'max-width': `${1.1 * WIDE * columns}px` }}
      role="img"
      aria-label={routeInWords(map)}
    >
      {roads.map(([from, to]) => (
        <path
          key={`${from} ${to}`}
          d={`M${spot(from).join(' ')}L${spot(to).join(' ')}`}
          class="sb-plot-line"
        />
      ))}
      {places.map(({ id, name, note, is }) => {
        const [x, y] = spot(id);
        return (
          <g key={id}>
            {is === 'base' || is === 'here' ? (
              <rect x={x - 9} y={y - 9} width={18} height={18} rx={is === 'here' ? 9 : 2} fill={FILL[is]} />
            ) : (
              <circle cx={x} cy={y} r={7} class="sb-route-place" fill={FILL[is]} />
            )}
            <text x={x} y={y + 25} text-anchor="middle">
              {name}
            </text>
            {note.split(', ').map((part, i) => (
              <text key={part} x={x} y={y + 40 + LINE * i} text-anchor="middle" class="sb-route-note">
                {part}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** "Ashby, the suburbs: the band is here; Birch, rural: been there". */
function routeInWords({ places }: PaperMap): string {
  return places.map(({ name, note, is }) => `${name}, ${note}: ${STATE[is]}`).join('; ');
}
