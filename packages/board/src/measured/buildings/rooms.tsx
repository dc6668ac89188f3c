import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { brush, r, safeId } from '../../seed.js';
import { boundsOf, onSheet, type Point, pathOf, type Sheet, toLine, trace, within } from '../sheet.js';

type Building = MeasuredScene['buildings'][number];
type Door = MeasuredScene['doors'][number];
const FLOORS = ['plank', 'lino', 'screed'] as const;

/** The floor and the furniture of a house, guessed from its name. */
function fitted(name: string): { floor?: (typeof FLOORS)[number]; with: readonly Piece[] } {
  const word = name.toLowerCase();
  if (/garage|depot|warehouse|shed|works|barn|hangar/.test(word))
    return { floor: 'screed', with: ['bench', 'crates', 'shelf', 'barrels'] };
  if (/hospital|clinic|mortuary|surgery/.test(word))
    return { floor: 'lino', with: ['bed', 'bed', 'desk', 'shelf'] };
  if (/school|office|bank|station|police/.test(word))
    return { floor: 'lino', with: ['desk', 'desk', 'shelf', 'table'] };
  if (/church|chapel|crypt/.test(word)) return { floor: 'screed', with: ['pew', 'pew', 'pew', 'shelf'] };
  if (/shop|grocery|pharmacy|store|market|mall/.test(word))
    return { floor: 'lino', with: ['shelf', 'shelf', 'counter', 'crates'] };
  if (/diner|bar|cafe|pub|restaurant/.test(word))
    return { floor: 'lino', with: ['table', 'table', 'counter', 'table'] };
  return { floor: 'plank', with: ['sofa', 'table', 'bed', 'shelf', 'rug'] };
}

type Piece =
  | 'bench'
  | 'crates'
  | 'shelf'
  | 'barrels'
  | 'bed'
  | 'desk'
  | 'table'
  | 'pew'
  | 'counter'
  | 'sofa'
  | 'rug';

/** Width and depth of each piece of furniture, and its drawing. Every piece is placed against a wall. */
const PIECES: Readonly<Record<Piece, { w: number; h: number; draw: () => JSX.Element }>> = {
  shelf: {
    w: 40,
    h: 9,
    draw: () => <path d="M-20 -4.5H20V4.5H-20zM-20 0H20M-7 -4.5V4.5M7 -4.5V4.5" class="sm-wooden" />,
  },
  counter: { w: 52, h: 12, draw: () => <path d="M-26 -6H26V6H-26zM-22 -2H22M8 -6V6" class="sm-wooden" /> },
  bench: {
    w: 46,
    h: 12,
    draw: () => <path d="M-23 -6H23V6H-23zM-14 -3h8v4h-8zM4 -2h12" class="sm-wooden" />,
  },
  desk: {
    w: 26,
    h: 24,
    draw: () => <path d="M-13 -12H13V1H-13zM-4 -9H5V-4H-4zM-4 4H4V11H-4z" class="sm-wooden" />,
  },
  table: {
    w: 28,
    h: 28,
    draw: () => (
      <path
        d="M-8 -8H8V8H-8zM-4 -13H4V-9.5H-4zM-4 9.5H4V13H-4zM-13 -4H-9.5V4H-13zM9.5 -4H13V4H9.5z"
        class="sm-wooden"
      />
    ),
  },
  pew: { w: 44, h: 11, draw: () => <path d="M-22 -5H22V5H-22zM-22 2H22" class="sm-wooden" /> },
  crates: {
    w: 30,
    h: 16,
    draw: () => <path d="M-15 -8H-1V6H-15zM-15 -8L-1 6M-1 -8L-15 6M2 -8H14V4H2zM2 -2H14" class="sm-wooden" />,
  },
  barrels: {
    w: 26,
    h: 14,
    draw: () => (
      <path
        d="M-12 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M1 1a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-9 0h6M4 1h6"
        class="sm-wooden"
      />
    ),
  },
  bed: {
    w: 22,
    h: 40,
    draw: () => (
      <g>
        <rect x="-11" y="-20" width="22" height="40" rx="2" class="sm-wooden" />
        <rect x="-9" y="-8" width="18" height="26" rx="2" fill="var(--sm-cloth-2)" />
        <rect x="-7" y="-18" width="14" height="8" rx="2.5" fill="var(--sm-wall)" opacity=".85" />
      </g>
    ),
  },
  sofa: {
    w: 40,
    h: 16,
    draw: () => (
      <g>
        <rect x="-20" y="-8" width="40" height="16" rx="4" class="sm-wooden" />
        <path d="M-15 -2H-1V7H-15zM1 -2H15V7H1z" fill="var(--sm-cloth-1)" />
      </g>
    ),
  },
  rug: {
    w: 44,
    h: 30,
    draw: () => (
      <g opacity=".75">
        <rect x="-22" y="-15" width="44" height="30" rx="2" fill="var(--sm-cloth-1)" />
        <rect
          x="-18"
          y="-11"
          width="36"
          height="22"
          fill="none"
          stroke="var(--sm-cloth-3)"
          stroke-width="2"
        />
      </g>
    ),
  },
};

/** A floor with the roof off: floorboards, walls with their doors and windows, and some furniture. */
export function Rooms(props: {
  sheet: Sheet;
  building: Building;
  level: number;
  windows: MeasuredScene['windows'];
  doors: readonly Door[];
  prefix: string;
}): JSX.Element {
  const { sheet, building, level, prefix } = props;
  const points = building.outline.map((spot) => onSheet(sheet, spot));
  const d = pathOf(points);
  const plan = fitted(building.name);
  const floor = plan.floor ?? 'plank';
  const inner = building.inner.filter((wall) => wall.level === undefined || wall.level === level);
  const walls = `${d}${inner.map(({ path }) => trace(sheet, path, false)).join('')}`;
  const thick = building.thin ? 3 : 5.4;
  return (
    <g>
      <path d={d} fill={`var(--sm-${floor})`} />
      <path d={d} fill={`url(#${prefix}-${floor})`} />
      <path
        d={d}
        class="sm-line"
        stroke="var(--sm-cast)"
        stroke-width="16"
        opacity=".35"
        clip-path={`url(#${prefix}-in-${safeId(building.id)})`}
      />
      <clipPath id={`${prefix}-in-${safeId(building.id)}`}>
        <path d={d} />
      </clipPath>
      <Furniture
        points={points}
        walls={inner.map(({ path }) => path.map((spot) => onSheet(sheet, spot)))}
        doors={props.doors.filter((door) => door.level === level)}
        sheet={sheet}
        seed={`${building.id} ${level}`}
        pieces={plan.with}
      />
      <path d={walls} class="sm-line" stroke="var(--sm-wall-edge)" stroke-width={thick + 1.8} />
      <path
        d={walls}
        class="sm-line"
        stroke={building.thin ? 'var(--sm-wall-thin)' : 'var(--sm-wall)'}
        stroke-width={thick}
        {...(building.thin ? { 'stroke-dasharray': '9 1.6' } : {})}
      />
      {props.windows
        .filter((window) => window.level === level && onWall(points, onSheet(sheet, window.from)))
        .map((window) => (
          <Pane
            key={`${window.from}`}
            from={onSheet(sheet, window.from)}
            to={onSheet(sheet, window.to)}
            thick={thick}
          />
        ))}
    </g>
  );
}

/** True if a point is inside an outline or on it. */
export const onWall = (outline: readonly Point[], point: Point): boolean =>
  within(outline, point) ||
  outline.some((corner, i) => toLine(point, corner, outline[(i + 1) % outline.length] as Point) < 4);

function Pane({ from, to, thick }: { from: Point; to: Point; thick: number }): JSX.Element {
  const d = pathOf([from, to], false);
  return (
    <g fill="none">
      <path d={d} stroke="var(--sm-wall-edge)" stroke-width={thick + 1.8} />
      <path d={d} stroke="var(--sm-glass)" stroke-width={thick - 1} />
      <path d={d} stroke="var(--sm-white)" stroke-width=".9" opacity=".8" />
    </g>
  );
}

/** Furniture placed along the outer walls by seed, clear of doors and inner walls. */
function Furniture(props: {
  points: readonly Point[];
  walls: readonly (readonly Point[])[];
  doors: readonly Door[];
  sheet: Sheet;
  seed: string;
  pieces: readonly Piece[];
}): JSX.Element {
  const { points, walls, sheet } = props;
  const b = brush(`furniture ${props.seed}`);
  const box = boundsOf(points);
  const placed: { x: number; y: number; q: number }[] = props.doors.map(({ from, to }) => {
    const [ax, ay] = onSheet(sheet, from);
    const [bx, by] = onSheet(sheet, to);
    return { x: (ax + bx) / 2, y: (ay + by) / 2, q: 26 };
  });
  const drawn: JSX.Element[] = [];
  const sides = points.map((p, i) => [p, points[(i + 1) % points.length] as Point] as const);
  const most = Math.min(9, Math.floor((box.width * box.height) / 5200));
  for (let i = 0; i < 60 && drawn.length < most; i += 1) {
    const piece = props.pieces[i % props.pieces.length] as Piece;
    const { w, h, draw } = PIECES[piece];
    const side = sides[b.whole(0, sides.length - 1)];
    if (!side) continue;
    const [[ax, ay], [bx, by]] = side;
    const length = Math.hypot(bx - ax, by - ay);
    if (length < w + 24) continue;
    const along = b.between(w / 2 + 8, length - w / 2 - 8);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const free = piece === 'rug' || piece === 'table' || piece === 'pew' ? b.between(20, 60) : 0;
    const probe: Point = [ax + ux * along - uy * 8, ay + uy * along + ux * 8];
    const turn = within(points, probe) ? 1 : -1;
    const off = h / 2 + 5 + free;
    const [x, y] = [ax + ux * along - uy * off * turn, ay + uy * along + ux * off * turn];
    const q = Math.max(w, h) / 2;
    if (!within(points, [x, y])) continue;
    if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < other.q + q + 2)) continue;
    if (walls.some((wall) => wall.slice(1).some((to, n) => toLine([x, y], wall[n] as Point, to) < q + 4)))
      continue;
    placed.push({ x, y, q });
    const angle = (Math.atan2(uy, ux) * 180) / Math.PI + (turn === 1 ? 0 : 180);
    drawn.push(
      <g key={`${x} ${y}`} transform={`translate(${r(x)} ${r(y)}) rotate(${r(angle)})`}>
        {draw()}
      </g>,
    );
  }
  return <g opacity=".8">{drawn}</g>;
}
