import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { r, safeId } from '../../seed.js';
import { boundsOf, onSheet, type Point, pathOf, type Sheet } from '../sheet.js';
import type { Cover } from './lift.js';
import { Roof } from './roof.js';
import { Rooms } from './rooms.js';

type Building = MeasuredScene['buildings'][number];

/** Radius, in millimetres, of the hole opened in a roof round a thing under it. */
const HOLE = 34;

/** The outline of a building on the sheet. */
export const outlineOf = (sheet: Sheet, building: Building): Point[] =>
  building.outline.map((spot) => onSheet(sheet, spot));

/** The shadow of a house, to the south-east: the taller the house, the longer. */
export function Shadow({ sheet, building }: { sheet: Sheet; building: Building }): JSX.Element {
  const d = pathOf(outlineOf(sheet, building));
  const high = 5 + building.levels * 3;
  return (
    <g fill="var(--sm-cast)" stroke="var(--sm-cast)" stroke-linejoin="round">
      <path d={d} transform={`translate(${r(high * 0.7)} ${high})`} stroke-width="5" stroke-opacity=".5" />
      <path d={d} transform={`translate(${r(high * 0.35)} ${r(high * 0.5)})`} stroke-width="2" />
    </g>
  );
}

/** The ragged edge of a hole in a roof where tiles were lifted off. */
function ragged(x: number, y: number): string {
  const n = 18;
  return pathOf(
    Array.from({ length: n }, (_, i): Point => {
      const a = (i / n) * 2 * Math.PI;
      const q = HOLE * (0.94 + 0.09 * Math.sin(i * 2.4 + x));
      return [x + Math.cos(a) * q, y + Math.sin(a) * q];
    }),
  );
}

/** A clip path: the area round an outline, with the holes cut out. */
function punched(outline: readonly Point[], holes: readonly Point[]): string {
  const box = boundsOf(outline);
  return `M${r(box.x - 20)} ${r(box.y - 20)}h${r(box.width + 40)}v${r(box.height + 40)}h${r(-box.width - 40)}Z${holes.map(([x, y]) => ragged(x, y)).join('')}`;
}

/** The roof with a hole round each thing known to be under it. */
function OpenedRoof(props: {
  sheet: Sheet;
  building: Building;
  prefix: string;
  holes: readonly Point[];
}): JSX.Element {
  const { sheet, building, prefix, holes } = props;
  const id = `${prefix}-hole-${safeId(building.id)}`;
  const outline = outlineOf(sheet, building);
  return (
    <g>
      <clipPath id={id}>
        <path clip-rule="evenodd" d={punched(outline, holes)} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <Roof sheet={sheet} building={building} prefix={prefix} />
      </g>
      <g clip-path={`url(#${id}-in)`}>
        {holes.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <path d={ragged(x, y)} class="sm-line" stroke="var(--sm-edge)" stroke-width="4" opacity=".55" />
            <path d={ragged(x, y)} class="sm-line" stroke="var(--sm-ridge)" stroke-width="1.4" />
          </g>
        ))}
      </g>
      <clipPath id={`${id}-in`}>
        <path d={pathOf(outline)} />
      </clipPath>
    </g>
  );
}

/** A house under its roof, or its rooms if the roof is lifted or opened. */
export function House(props: {
  sheet: Sheet;
  building: Building;
  scene: MeasuredScene;
  level: number;
  prefix: string;
  cover: Cover;
}): JSX.Element {
  const { sheet, building, scene, level, prefix, cover } = props;
  const holes = cover.holes.map(({ x, y }) => onSheet(sheet, [x, y]));
  return (
    <g>
      {(cover.lifted || holes.length > 0) && (
        <Rooms
          sheet={sheet}
          building={building}
          level={Math.min(level, building.levels - 1)}
          windows={scene.windows}
          doors={scene.doors}
          prefix={prefix}
        />
      )}
      {!cover.lifted && holes.length === 0 && <Roof sheet={sheet} building={building} prefix={prefix} />}
      {!cover.lifted && holes.length > 0 && (
        <OpenedRoof sheet={sheet} building={building} prefix={prefix} holes={holes} />
      )}
    </g>
  );
}
