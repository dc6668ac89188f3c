import type { JSX, RefObject } from 'preact';
import { DECORATION } from '../press.js';
import { r } from '../seed.js';
import type { DrawnTable } from './drawn.js';
import { Figures } from './figures/figure.js';
import { Markers } from './figures/markers.js';
import { FigureNames, riders } from './figures/names-on-table.js';
import { Land } from './ground/land.js';
import { PlaceNames } from './ground/place-names.js';
import type { At } from './hands/press.js';
import type { Thing } from './hands/reach.js';
import { blastsOf, Caught } from './marks/blasts.js';
import { HighMarks } from './marks/high-marks.js';
import { Bonds, LowMarks } from './marks/low-marks.js';
import { ThingRing } from './marks/rings.js';
import { Clouds } from './scenery/clouds.js';
import { Night } from './scenery/night.js';
import { onSheet, type Point } from './sheet.js';
import { Still } from './still.js';

type WithThings = DrawnTable & { readonly things: readonly Thing[] };

interface LayerProps {
  table: DrawnTable;
  /** The visible part of the sheet, as a viewBox. */
  box: string;
}

/** Layers that seldom change: the land, the light on it, and the clouds. */
export function StillLayers({ table, box }: LayerProps): JSX.Element {
  const { scene, sheet, level, prefix, nameOf } = table;
  return (
    <>
      <svg class="sm-land" viewBox={box} aria-hidden="true">
        <Land {...table} />
      </svg>
      <svg class={scene.light === 'night' ? 'sm-night sm-own' : 'sm-night'} viewBox={box} aria-hidden="true">
        <Still
          mark={JSON.stringify([prefix, scene.light, scene.lamps, scene.sightOf, scene.clouds])}
          draw={() => <Night sheet={sheet} scene={scene} prefix={prefix} />}
        />
      </svg>
      {scene.clouds.length > 0 && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: a layer; what is on it has names
        <svg class="sm-clouds" viewBox={box}>
          <Still
            mark={JSON.stringify([prefix, level, scene.clouds])}
            draw={() => <Clouds sheet={sheet} clouds={scene.clouds} level={level} nameOf={nameOf} />}
          />
        </svg>
      )}
    </>
  );
}

/** The layer that players use: figures and markers, marks, and names. */
export function LifeLayer(
  props: LayerProps & {
    table: WithThings;
    root: RefObject<SVGSVGElement | null>;
    pressable: (id: string) => boolean;
    cursor: At | undefined;
    /** Pixels per millimetre. */
    k: number;
  },
): JSX.Element {
  const { table, pressable, cursor } = props;
  const { scene, sheet, marks, figures, places } = table;
  // Those that can be pressed keep their names where there is no room for all.
  const isMarked = ({ id }: { readonly id: string }): number => Number(marks.things?.[id] !== undefined);
  const named = [...figures, ...riders(scene)].toSorted((a, b) => isMarked(b) - isMarked(a));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a layer; what is on it has names
    <svg ref={props.root} class="sm-life" viewBox={props.box}>
      <PlaceNames {...table} k={props.k} />
      <LowMarks {...table} />
      <Bonds {...table} />
      <Fixtures table={table} pressable={pressable} />
      <Markers table={table} over={false} pressable={pressable} />
      <g>
        <Figures table={table} pressable={pressable} />
      </g>
      <Markers table={table} over={true} pressable={pressable} />
      <Rings table={table} />
      <Caught sheet={sheet} scene={scene} blasts={blastsOf(scene, marks)} figures={figures} />
      <HighMarks {...table} />
      <g class="sm-still" {...DECORATION}>
        <FigureNames
          figures={named}
          placeOf={({ id, at }) => places.get(id) ?? onSheet(sheet, at)}
          sheet={sheet}
          k={props.k}
        />
        {cursor && <Cursor at={onSheet(sheet, [cursor[0], cursor[1]])} />}
      </g>
    </svg>
  );
}

/** A ring round each marked thing; the ring of a figure glides with it. */
function Rings({ table }: { table: WithThings }): JSX.Element {
  return (
    <g class="sm-still" {...DECORATION}>
      {table.things.map((thing) => {
        const mark = table.marks.things?.[thing.id];
        if (!mark) return null;
        const radius = thing.radius + 4.5;
        return thing.figure ? (
          <g key={thing.id} data-move={thing.id} transform={`translate(${r(thing.x)} ${r(thing.y)})`}>
            <g class="sm-body">
              <ThingRing mark={mark} x={0} y={0} radius={radius} />
            </g>
          </g>
        ) : (
          <ThingRing key={thing.id} mark={mark} x={thing.x} y={thing.y} radius={radius} />
        );
      })}
    </g>
  );
}

/** Doors, vehicles, links and houses are drawn with the land; this layer gives them names and makes them pressable. */
function Fixtures(props: { table: WithThings; pressable: (id: string) => boolean }): JSX.Element {
  const { scene, things, nameOf } = props.table;
  const drawn = new Set([...scene.figures, ...scene.markers, ...scene.clouds].map((each) => each.id));
  return (
    <g class="sm-still">
      {things.map((thing) => {
        if (drawn.has(thing.id)) return null;
        const press = props.pressable(thing.id);
        return (
          <g
            key={thing.id}
            class={press ? 'sm-press' : undefined}
            transform={`translate(${r(thing.x)} ${r(thing.y)})`}
            {...(press ? { role: 'button', tabIndex: 0, 'data-press': thing.id } : { role: 'img' })}
            aria-label={nameOf(thing.id)}
          >
            <circle class="sm-hit" r={r(thing.radius)} />
            {press && <circle class="sm-focus" r={r(thing.radius + 8)} />}
          </g>
        );
      })}
    </g>
  );
}

/** The keyboard cursor on the ground. */
const Cursor = ({ at: [x, y] }: { at: Point }): JSX.Element => (
  <g transform={`translate(${r(x)} ${r(y)})`}>
    <g class="sm-pin">
      <path d="M-16 0H-6M6 0H16M0 -16V-6M0 6V16" class="sm-line" stroke="var(--sm-halo)" stroke-width="6" />
      <path d="M-16 0H-6M6 0H16M0 -16V-6M0 6V16" class="sm-line" stroke="var(--sb-choice)" stroke-width="3" />
      <circle r="2.5" fill="var(--sb-choice)" stroke="var(--sm-halo)" />
    </g>
  </g>
);
