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

/** Pixels round what a corner piece must not hide. */
const CLEAR = 14;

/**
 * Marks a corner piece while a figure, a marker or a manned vehicle is beneath it: the piece fades, and presses go through it. Places are
 * measured after the page has been drawn, because measuring before would lay the whole page out twice.
 */
function useFading({ lens, sheet, scene }: CornerProps): RefObject<HTMLDivElement | null> {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // People in a vehicle are drawn nowhere else.
    const manned = scene.vehicles.filter(({ aboard }) => aboard?.length).flatMap((v) => v.outline);
    const places = [...scene.figures, ...scene.markers].map(({ at }) => at);
    const spots = [...places, ...manned].map((at) => onSheet(sheet, at));
    return lens.watch(({ k, x, y }) => {
      const view = lens.view.current?.getBoundingClientRect();
      if (!view) return;
      // All are measured before any is marked, because measuring after a mark would lay the page out again.
      const pieces = [...(corner.current?.children ?? [])];
      const places = pieces.map((piece) => piece.getBoundingClientRect());
      places.forEach(({ left, right, top, bottom }, i) => {
        const covers = spots.some(([sx, sy]) => {
          const [px, py] = [view.left + (sx - x) * k, view.top + (sy - y) * k];
          return px > left - CLEAR && px < right + CLEAR && py > top - CLEAR && py < bottom + CLEAR;
        });
        pieces[i]?.classList.toggle('sm-faded', covers);
      });
    });
  }, [lens, sheet, scene, lens.close, lens.k]);
  return corner;
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
