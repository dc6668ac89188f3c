import type { MeasuredScene, SceneFigure, Spot } from '@shambles/engine';
import type { JSX } from 'preact';
import { r } from '../../seed.js';
import { enlarged } from '../camera/lens.js';
import type { Point, Sheet } from '../sheet.js';
import { hitsOf } from './badges.js';

/** Half the width of a letter of a name, and the height of its line, in pixels. */
const LETTER = 3.6;
const LINE = 16;

/** Lines below a figure where its name may stand, the first that is free; those below zero are above the figure. */
const ROWS = [0, -1, 1, -2] as const;

/** Pixels per millimetre below which a name that would cover others is left out: closer by there is room for it. */
const CROWDED = 0.8;

/** Where a name stands: its line, and how far it is moved sideways to stay on the sheet, in millimetres. */
export interface NamePlace {
  readonly row: (typeof ROWS)[number];
  readonly aside: number;
}

/** What has a name on the table: a figure, or the people in a vehicle. */
type Named = Pick<SceneFigure, 'id' | 'name' | 'named' | 'at' | 'r' | 'badges'>;

/** The people in each vehicle, whose names stand at it. */
export function riders({ vehicles }: Pick<MeasuredScene, 'vehicles'>): Named[] {
  return vehicles.flatMap(({ id, outline, aboard = [] }): Named[] => {
    if (aboard.length === 0) return [];
    const sides = outline.map(([x, y], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length] as Spot;
      return Math.hypot(nx - x, ny - y);
    });
    const mean = (n: 0 | 1): number => outline.reduce((sum, spot) => sum + spot[n], 0) / outline.length;
    const at: Spot = [mean(0), mean(1)];
    return [
      { id: `aboard ${id}`, name: aboard.join(', '), named: true, at, r: Math.min(...sides) / 2, badges: [] },
    ];
  });
}

/** From the middle of a figure to its first line below, and to its last line above, in millimetres of the sheet. */
function margins(figure: Named, s: number): { readonly below: number; readonly above: number } {
  const radius = figure.r * s;
  const hit = figure.badges.some((badge) => hitsOf(badge) > 0);
  return { below: radius * (hit ? 1.75 : 1.25) + 1.5, above: radius * 1.25 + 1.5 };
}

/**
 * Where the names of figures stand, so that none covers another or leaves the sheet while there is room. The first have
 * the choice; from afar, the others are left out where there is none. `k`: pixels per millimetre.
 */
export function namePlaces(
  figures: readonly Named[],
  placeOf: (figure: Named) => Point,
  { sheet, k }: { readonly sheet: Sheet; readonly k: number },
): ReadonlyMap<string, NamePlace> {
  const taken: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  const places = new Map<string, NamePlace>();
  for (const figure of figures) {
    if (!figure.named) continue;
    const half = (LETTER * figure.name.length) / k;
    const [middle, y] = placeOf(figure);
    const x = Math.max(half, Math.min(middle, sheet.width - half));
    const { below, above } = margins(figure, sheet.s);
    const line = LINE / k;
    const at = (row: number): number => y + (row < 0 ? -above : below) * enlarged(k) + (row + 0.5) * line;
    const isFree = (row: number): boolean =>
      at(row) > line / 2 &&
      at(row) < sheet.height - line / 2 &&
      taken.every(
        (name) => Math.abs(name.x - x) >= name.half + half || Math.abs(name.y - at(row)) > 0.9 * line,
      );
    const row = ROWS.find(isFree) ?? (k < CROWDED ? undefined : 0);
    if (row === undefined) continue;
    taken.push({ x, y: at(row), half });
    places.set(figure.id, { row, aside: x - middle });
  }
  return places;
}

/** The names of figures, written below them and above everything else there. */
export function FigureNames(props: {
  figures: readonly Named[];
  /** Position of a figure on the sheet. */
  placeOf: (figure: Named) => Point;
  sheet: Sheet;
  /** Pixels per millimetre of the sheet. */
  k: number;
}): JSX.Element {
  const { figures, placeOf } = props;
  const places = namePlaces(figures, placeOf, props);
  return (
    <>
      {figures.map((figure) => {
        const place = places.get(figure.id);
        return place && <FigureName key={figure.id} {...props} figure={figure} place={place} />;
      })}
    </>
  );
}

function FigureName(props: {
  figure: Named;
  place: NamePlace;
  placeOf: (figure: Named) => Point;
  sheet: Sheet;
  k: number;
}): JSX.Element {
  const { figure, place, placeOf, sheet, k } = props;
  const [x, y] = placeOf(figure);
  const { below, above } = margins(figure, sheet.s);
  const over = place.row < 0;
  const lines = ((over ? place.row + 1 : place.row) * LINE) / k / enlarged(k);
  return (
    <g data-move={figure.id} transform={`translate(${r(x)} ${r(y)})`}>
      <g class="sm-body">
        <text
          class="sm-name"
          x={r(place.aside / enlarged(k))}
          y={r((over ? -above : below) + lines)}
          style={`font-size:max(12.5px * var(--sm-mm) / var(--sm-fig), 4px)${over ? ';dominant-baseline:auto' : ''}`}
        >
          {figure.name}
        </text>
      </g>
    </g>
  );
}
