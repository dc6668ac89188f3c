import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { hash, r } from '../seed.js';
import { boardThemes } from '../styles.js';
import { coverOf } from './buildings/lift.js';
import { detail, enlarged } from './camera/lens.js';
import type { DrawnTable } from './drawn.js';
import { Figures } from './figures/figure.js';
import { Markers } from './figures/markers.js';
import { FigureNames, riders } from './figures/names-on-table.js';
import { inOrder } from './figures/order.js';
import { Land } from './ground/land.js';
import { PlaceNames } from './ground/place-names.js';
import { blastsOf, Caught } from './marks/blasts.js';
import { HighMarks } from './marks/high-marks.js';
import { Bonds, LowMarks } from './marks/low-marks.js';
import type { TableMarks } from './marks/marks.js';
import { nameOfThing } from './names.js';
import { Clouds } from './scenery/clouds.js';
import { Night } from './scenery/night.js';
import { markersOn, onSheet, sheetOf } from './sheet.js';
import { measuredRules } from './styles.js';
import { textOf } from './text.js';

export interface PictureOptions {
  readonly marks?: TableMarks;
  readonly level?: number;
  /** 'paper' suits print; 'dark' is the look in play. If absent, the page that holds the picture sets the colours. */
  readonly theme?: 'dark' | 'paper';
  /** Width in pixels, which sets the size of names. Default 1200. */
  readonly width?: number;
  /** Shows only this part of the table: west, south, east, north in its unit. */
  readonly part?: readonly [number, number, number, number];
  readonly title?: string;
}

/** The table as drawn in a picture. */
function tableOf(
  scene: MeasuredScene,
  prefix: string,
  { level = 0, marks = {} }: PictureOptions,
): DrawnTable {
  const sheet = sheetOf(scene);
  return {
    scene,
    sheet,
    level,
    prefix,
    marks,
    covers: new Map(
      scene.buildings.map((building) => [building.id, coverOf(scene, building, level, marks, undefined)]),
    ),
    figures: inOrder(scene),
    places: new Map(scene.figures.map((figure) => [figure.id, onSheet(sheet, figure.at)])),
    markers: markersOn(sheet, scene),
    nameOf: (id) => nameOfThing(scene, id) ?? id,
  };
}

/** Everything on a table, from the ground up. `k`: pixels per millimetre. */
function Everything({ table, k }: { table: DrawnTable; k: number }): JSX.Element {
  const { scene, sheet, level, prefix, marks, figures, places, nameOf } = table;
  const pressable = (): boolean => false;
  return (
    <g data-detail={detail(k)}>
      <Land {...table} />
      <Night sheet={sheet} scene={scene} prefix={prefix} />
      <PlaceNames {...table} k={k} />
      <Clouds sheet={sheet} clouds={scene.clouds} level={level} nameOf={nameOf} />
      <LowMarks {...table} />
      <Bonds {...table} />
      <Markers table={table} over={false} pressable={pressable} />
      <Figures table={table} pressable={pressable} />
      <Markers table={table} over={true} pressable={pressable} />
      <Caught sheet={sheet} scene={scene} blasts={blastsOf(scene, marks)} figures={figures} />
      <HighMarks {...table} />
      <FigureNames
        figures={[...figures, ...riders(scene)]}
        placeOf={({ id, at }) => places.get(id) ?? onSheet(sheet, at)}
        sheet={sheet}
        k={k}
      />
    </g>
  );
}

/** Style rules: the colours of a theme, if given, and the sizes of names and figures at `k` pixels per millimetre. */
function Styles(props: { prefix: string; theme: PictureOptions['theme']; k: number }): JSX.Element {
  const { prefix, theme, k } = props;
  return (
    <style>
      {theme ? `.${prefix}{${boardThemes.dark}${theme === 'paper' ? boardThemes.paper : ''}}` : ''}
      {`${measuredRules}.sb-figure{font-family:var(--sb-font-words);font-weight:800}.${prefix}{--sm-mm:${r(100 / k) / 100};--sm-fig:${r(enlarged(k) * 100) / 100}}`}
    </style>
  );
}

/** The table as the text of a self-contained SVG file: no script, no external font. */
export function measuredPicture(scene: MeasuredScene, options: PictureOptions = {}): string {
  const { theme, width = 1200, title = `${scene.title}, ${scene.clock.phase}` } = options;
  const [west, south, east, north] = options.part ?? [0, 0, scene.width, scene.height];
  // A page may hold many pictures of one table: what one hides or opens must not be taken for another's.
  const prefix = `sp${hash(JSON.stringify([scene, options])).toString(36)}`;
  const table = tableOf(scene, prefix, options);
  const { sheet } = table;
  const [x, y] = onSheet(sheet, [west, north]);
  const [wide, high] = [(east - west) * sheet.s, (north - south) * sheet.s];
  const k = width / wide;
  return textOf(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class={`${prefix} sm-calm`}
      viewBox={`${r(x)} ${r(y)} ${r(wide)} ${r(high)}`}
      width={width}
      height={Math.round(high * k)}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <Styles prefix={prefix} theme={theme} k={k} />
      <Everything table={table} k={k} />
    </svg>,
  );
}
