import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { DECORATION } from '../../press.js';
import { onSheet, type Sheet, trace } from '../sheet.js';
import { Still } from '../still.js';
import type { Lens } from './use-camera.js';

/** Closer, further, the whole table; up and down where there is more than the ground. */
export function Tools(props: {
  lens: Lens;
  level: number;
  top: number;
  onLevel: (level: number) => void;
}): JSX.Element {
  const { lens, level, top, onLevel } = props;
  return (
    <div class="sm-tools">
      {top > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a few buttons are no form
        <div role="group" aria-label="Level">
          <button
            type="button"
            aria-label="Level up"
            disabled={level >= top}
            onClick={() => onLevel(level + 1)}
          >
            <svg class="sm-icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 9L10 3L16 9M10 3V17" />
            </svg>
          </button>
          <div class="sm-level" aria-live="polite">
            {level === 0 ? 'ground' : `level ${level}`}
          </div>
          <button
            type="button"
            aria-label="Level down"
            disabled={level <= 0}
            onClick={() => onLevel(level - 1)}
          >
            <svg class="sm-icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 11L10 17L16 11M10 3V17" />
            </svg>
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a few buttons are no form */}
      <div role="group" aria-label="Zoom">
        <button type="button" aria-label="Closer" disabled={lens.atEnd} onClick={() => lens.zoom(1.5)}>
          <svg class="sm-icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 3V17M3 10H17" />
          </svg>
        </button>
        <button
          type="button"
          aria-label="Further away"
          disabled={!lens.close}
          onClick={() => lens.zoom(1 / 1.5)}
        >
          <svg class="sm-icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 10H17" />
          </svg>
        </button>
        <button type="button" aria-label="The whole table" disabled={!lens.close} onClick={() => lens.fit()}>
          <svg class="sm-icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13" />
            <circle cx="10" cy="10" r="2" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** The whole table in a corner, with a frame round what is seen; pressing or dragging goes there. */
export function Overview(props: { lens: Lens; sheet: Sheet; scene: MeasuredScene }): JSX.Element {
  const { lens, sheet, scene } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const map = useRef<SVGSVGElement>(null);
  useLayoutEffect(
    () =>
      lens.watch((camera, size) => {
        const box = frame.current;
        if (!box) return;
        const share = (value: number, of: number): number => Math.min(1, Math.max(0, value / of));
        const west = share(camera.x, sheet.width);
        const north = share(camera.y, sheet.height);
        const wide = share(camera.x + size.width / camera.k, sheet.width) - west;
        const high = share(camera.y + size.height / camera.k, sheet.height) - north;
        // A box of the whole map, shrunk: moving it draws nothing anew.
        box.style.transform = `translate(${(west * 100).toFixed(2)}%,${(north * 100).toFixed(2)}%) scale(${wide.toFixed(4)},${high.toFixed(4)})`;
        box.style.setProperty('--wide', wide.toFixed(4));
        box.style.setProperty('--high', high.toFixed(4));
      }),
    [lens, sheet.width, sheet.height],
  );
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
        // From the keyboard: there is no place to go to, so the whole table is shown.
        if (event.detail === 0) lens.fit();
      }}
    >
      <svg ref={map} class="sm-map-art" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        <Still
          mark={JSON.stringify([scene.areas, scene.buildings, sheet])}
          draw={() => (
            <g>
              <rect width={sheet.width} height={sheet.height} fill="var(--sm-grass)" />
              {scene.areas.map((area) => (
                <path
                  key={area.id}
                  d={trace(sheet, area.outline)}
                  fill={`var(--sm-${area.kind === 'water' ? 'water' : /road|lot|crosswalk/.test(area.kind) ? 'road' : area.kind === 'pavement' ? 'pavement' : area.kind === 'woods' ? 'leaf-1' : 'lawn'})`}
                />
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
          )}
        />
        {scene.figures.map((figure) => {
          const [x, y] = onSheet(sheet, figure.at);
          const fill = figure.tone === 'paper' ? 'var(--sm-grey)' : `var(--sb-${figure.tone})`;
          const at = { fill, stroke: 'var(--sm-halo)', 'stroke-width': 5 };
          return figure.tone === 'moss' ? (
            <rect key={figure.id} x={x - 12} y={y - 12} width="24" height="24" {...at} />
          ) : (
            <circle key={figure.id} cx={x} cy={y} r={figure.tone === 'amber' ? 26 : 19} {...at} />
          );
        })}
      </svg>
      <span ref={frame} class="sm-map-view" />
    </button>
  );
}

/** A length on the screen, and where north is. */
export function ScaleBar({ k, sheet, unit }: { k: number; sheet: Sheet; unit: 'cm' | 'in' }): JSX.Element {
  const steps = [1, 2, 5, 10, 20, 50];
  const length = steps.findLast((step) => step * sheet.s * k <= 110) ?? 1;
  const width = Math.round(length * sheet.s * k);
  const name = unit === 'cm' ? 'cm' : '″';
  return (
    <div
      class="sm-scale"
      role="img"
      aria-label={`Scale: ${length} ${unit === 'cm' ? 'centimetres' : 'inches'} on the table. North is up.`}
    >
      <svg class="sm-scale-art" width="20" height="26" viewBox="-10 -13 20 26" aria-hidden="true">
        <path d="M0 -11L5 4L0 1L-5 4Z" fill="var(--sb-amber)" />
        <circle r="8.5" cy="1" fill="none" stroke="currentColor" opacity=".45" />
        <path
          d="M-2 11.5V7L2 11.5V7"
          fill="none"
          stroke="currentColor"
          stroke-width="1.3"
          transform="translate(0 1)"
        />
      </svg>
      <svg class="sm-scale-art" width={width} height="10" viewBox={`0 0 ${width} 10`} aria-hidden="true">
        <path
          d={`M1 1V9H${width - 1}V1M${width / 2} 9V5`}
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
        />
      </svg>
      <span {...DECORATION}>
        {length}
        {unit === 'cm' ? ' ' : ''}
        {name}
      </span>
    </div>
  );
}
