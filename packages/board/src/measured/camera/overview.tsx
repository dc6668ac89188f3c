import type { MeasuredScene } from '@shambles/engine';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onSheet, type Sheet, trace } from '../sheet.js';
import { Still } from '../still.js';
import type { Lens } from './lens.js';

const share = (value: number, of: number): number => Math.min(1, Math.max(0, value / of));

/** Returns a ref to an element that is kept over the visible part of the table. */
function useFrame(lens: Lens, sheet: Sheet): RefObject<HTMLSpanElement | null> {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      lens.watch((camera, size) => {
        const box = frame.current;
        if (!box) return;
        const west = share(camera.x, sheet.width);
        const north = share(camera.y, sheet.height);
        const wide = share(camera.x + size.width / camera.k, sheet.width) - west;
        const high = share(camera.y + size.height / camera.k, sheet.height) - north;
        // A box of the size of the whole map, scaled down: moving it redraws nothing.
        box.style.transform = `translate(${(west * 100).toFixed(2)}%,${(north * 100).toFixed(2)}%) scale(${wide.toFixed(4)},${high.toFixed(4)})`;
        box.style.setProperty('--wide', wide.toFixed(4));
        box.style.setProperty('--high', high.toFixed(4));
      }),
    [lens, sheet.width, sheet.height],
  );
  return frame;
}

/** The colour of a kind of ground at a width of a few pixels. */
function colourOf(kind: string): string {
  if (/road|lot|crosswalk/.test(kind)) return 'road';
  if (kind === 'woods') return 'leaf-1';
  return kind === 'water' || kind === 'pavement' ? kind : 'lawn';
}

/** Grass, areas and houses as plain shapes. */
const Plan = ({ sheet, scene }: { sheet: Sheet; scene: MeasuredScene }): JSX.Element => (
  <g>
    <rect width={sheet.width} height={sheet.height} fill="var(--sm-grass)" />
    {scene.areas.map((area) => (
      <path key={area.id} d={trace(sheet, area.outline)} fill={`var(--sm-${colourOf(area.kind)})`} />
    ))}
    {scene.buildings.map((building) => (
      <path
        key={building.id}
        d={trace(sheet, building.outline)}
        fill="var(--sm-parapet)"
        stroke="var(--sm-edge)"
        stroke-width="8"
      />
    ))}
  </g>
);

/** A figure as a dot: zombies are square, survivors larger than the rest. */
function Dot({ sheet, figure }: { sheet: Sheet; figure: MeasuredScene['figures'][number] }): JSX.Element {
  const [x, y] = onSheet(sheet, figure.at);
  const fill = figure.tone === 'paper' ? 'var(--sm-grey)' : `var(--sb-${figure.tone})`;
  const at = { fill, stroke: 'var(--sm-halo)', 'stroke-width': 5 };
  return figure.tone === 'moss' ? (
    <rect x={x - 12} y={y - 12} width="24" height="24" {...at} />
  ) : (
    <circle cx={x} cy={y} r={figure.tone === 'amber' ? 26 : 19} {...at} />
  );
}

/** The whole table in a corner, with a frame round the visible part. Pressing or dragging moves the view there. */
export function Overview(props: { lens: Lens; sheet: Sheet; scene: MeasuredScene }): JSX.Element {
  const { lens, sheet, scene } = props;
  const frame = useFrame(lens, sheet);
  const map = useRef<SVGSVGElement>(null);
  const go = (event: PointerEvent): void => {
    if (event.buttons === 0 && event.type !== 'pointerdown') return;
    const box = map.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    lens.look(
      ((event.clientX - box.left) / box.width) * sheet.width,
      ((event.clientY - box.top) / box.height) * sheet.height,
    );
  };
  return (
    <button
      type="button"
      class="sm-map"
      aria-label="Map of the whole table: press to see it all, or drag to go elsewhere"
      onPointerDown={go}
      onPointerMove={go}
      onClick={(event) => {
        // A keyboard press has no position, so it shows the whole table.
        if (event.detail === 0) lens.fit();
      }}
    >
      <svg ref={map} class="sm-map-art" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        <Still
          mark={JSON.stringify([scene.areas, scene.buildings, sheet])}
          draw={() => <Plan sheet={sheet} scene={scene} />}
        />
        {scene.figures.map((figure) => (
          <Dot key={figure.id} sheet={sheet} figure={figure} />
        ))}
      </svg>
      <span ref={frame} class="sm-map-view" />
    </button>
  );
}
