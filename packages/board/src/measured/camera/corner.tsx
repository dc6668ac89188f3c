import type { MeasuredScene } from '@shambles/engine';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onSheet, type Sheet } from '../sheet.js';
import type { Lens } from './lens.js';
import { Overview } from './overview.js';
import { ScaleBar } from './scale-bar.js';

interface CornerProps {
  readonly lens: Lens;
  readonly sheet: Sheet;
  readonly scene: MeasuredScene;
}

/** Pixels round the middle of what a corner piece must not hide: a base or a marker, and the name below it. */
const CLEAR = 22;
const NAME = 14;
/** Pixels between the edge of the view and a map that has moved away. */
const RIM = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far the map stands below its place, in pixels, so that it hides none of these points: it stays where it is, or
 * goes to the other end of the view's side. Undefined if it would hide one at both. `shift`: how far it stands off now.
 */
export function evaded(
  map: Box,
  view: Box,
  shift: number,
  spots: readonly (readonly [number, number])[],
): number | undefined {
  const [above, below] = [map.top - view.top, view.bottom - map.bottom];
  const other = above > below ? RIM - above : below - RIM;
  const at = (by: number): Box => ({ ...map, top: map.top + by, bottom: map.bottom + by });
  return (shift === 0 ? [0, other] : [other, 0]).find((by) => !hides(at(by), spots));
}

const hides = ({ left, right, top, bottom }: Box, spots: readonly (readonly [number, number])[]): boolean =>
  spots.some(
    ([x, y]) => x > left - CLEAR && x < right + CLEAR && y > top - CLEAR - NAME && y < bottom + CLEAR,
  );

/**
 * Keeps the corner clear while a figure, a marker or a manned vehicle is beneath it: the map goes to the other end of
 * the view's side; what cannot go away fades, and presses go through it. Places are measured after the page has been
 * drawn, because measuring before would lay the whole page out twice.
 */
function useFading({ lens, sheet, scene }: CornerProps): RefObject<HTMLDivElement | null> {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // People in a vehicle are drawn nowhere else.
    const manned = scene.vehicles.filter(({ aboard }) => aboard?.length).flatMap((v) => v.outline);
    const places = [...scene.figures, ...scene.markers].map(({ at }) => at);
    const things = [...places, ...manned].map((at) => onSheet(sheet, at));
    return lens.watch(({ k, x, y }) => {
      const view = lens.view.current?.getBoundingClientRect();
      if (!view) return;
      // All are measured before any is marked, because measuring after a mark would lay the page out again.
      const pieces = [...(corner.current?.children ?? [])] as HTMLElement[];
      const boxes = pieces.map((piece) => piece.getBoundingClientRect());
      const spots = things.map(([sx, sy]) => [view.left + (sx - x) * k, view.top + (sy - y) * k] as const);
      for (const [i, piece] of pieces.entries()) keepClear(piece, boxes[i] as Box, view, spots);
    });
  }, [lens, sheet, scene, lens.close, lens.k]);
  return corner;
}

function keepClear(
  piece: HTMLElement,
  box: Box,
  view: Box,
  spots: readonly (readonly [number, number])[],
): void {
  if (!piece.matches('.sm-map')) {
    piece.classList.toggle('sm-faded', hides(box, spots));
    return;
  }
  // It does not move away from under the finger that drags it.
  if (piece.matches(':hover, :active')) return;
  const shift = Number(piece.dataset.shift ?? 0);
  const home = { left: box.left, right: box.right, top: box.top - shift, bottom: box.bottom - shift };
  const by = evaded(home, view, shift, spots);
  piece.classList.toggle('sm-faded', by === undefined);
  piece.dataset.shift = String(by ?? 0);
  piece.style.translate = `0 ${by ?? 0}px`;
}

/** The corner of the view: the overview map and the scale. */
export function Corner(props: CornerProps): JSX.Element {
  const { lens, sheet, scene } = props;
  const corner = useFading(props);
  return (
    <div ref={corner} class="sm-corner">
      {lens.close && <Overview lens={lens} sheet={sheet} scene={scene} />}
      <ScaleBar k={lens.k} sheet={sheet} unit={scene.unit} />
    </div>
  );
}
