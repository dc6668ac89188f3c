import type { MeasuredScene } from '@shambles/engine';
import type { JSX } from 'preact';
import { hash, r } from '../seed.js';
import { boardThemes } from '../styles.js';
import { inOrder } from './board.js';
import { coverOf } from './buildings/lift.js';
import { Figure } from './figures/figure.js';
import { isAbove, MarkerArt } from './figures/markers.js';
import { FigureNames } from './figures/names-on-table.js';
import { Land, PlaceNames } from './ground/land.js';
import { detail, enlarged } from './hands/use-camera.js';
import { blastsOf, Caught } from './marks/blasts.js';
import type { TableMarks } from './marks/marks.js';
import { Bonds, HighMarks, LowMarks } from './marks/overlay.js';
import { nameOfThing } from './names.js';
import { Clouds } from './scenery/clouds.js';
import { Night } from './scenery/night.js';
import { markersOn, onSheet, sheetOf } from './sheet.js';
import { measuredRules } from './styles.js';
import { textOf } from './text.js';

export interface PictureOptions {
  readonly marks?: TableMarks;
  readonly level?: number;
  /** 'paper' suits print; 'dark' is how it is played. Without one, the page that holds the picture gives the colours. */
  readonly theme?: 'dark' | 'paper';
  /** Pixels across, for the sizes of names; default 1200. */
  readonly width?: number;
  /** Only this part of the table: west, south, east, north in its unit. */
  readonly part?: readonly [number, number, number, number];
  readonly title?: string;
}

/** The table as the text of an SVG file that needs nothing else: no script, no font from elsewhere. */
export function measuredPicture(scene: MeasuredScene, options: PictureOptions = {}): string {
  const sheet = sheetOf(scene);
  const level = options.level ?? 0;
  const marks = options.marks ?? {};
  const [west, south, east, north] = options.part ?? [0, 0, scene.width, scene.height];
  const [x, y] = onSheet(sheet, [west, north]);
  const [wide, high] = [(east - west) * sheet.s, (north - south) * sheet.s];
  const width = options.width ?? 1200;
  const k = width / wide;
  const prefix = `sp${hash(`${scene.title} ${level} ${west} ${south} ${options.theme}`).toString(36)}`;
  const nameOf = (id: string): string => nameOfThing(scene, id) ?? id;
  const covers = new Map(
    scene.buildings.map((building) => [building.id, coverOf(scene, building, level, marks, undefined)]),
  );
  const land = { sheet, scene, level, prefix, covers };
  const figures = inOrder(scene, new Set(scene.roster.map((card) => card.id)));
  const title = options.title ?? `${scene.title}, ${scene.clock.phase}`;
  const places = markersOn(sheet, scene);
  const markerArt = (marker: MeasuredScene['markers'][number]): JSX.Element => {
    const [mx, my] = places.get(marker.id) as readonly [number, number];
    return (
      <MarkerArt
        key={marker.id}
        marker={marker}
        x={mx}
        y={my}
        above={marker.level - level}
        name={nameOf(marker.id)}
        press={false}
      />
    );
  };
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
      <style>
        {options.theme
          ? `.${prefix}{${boardThemes.dark}${options.theme === 'paper' ? boardThemes.paper : ''}}`
          : ''}
        {`${measuredRules}.sb-figure{font-family:var(--sb-font-words);font-weight:800}.${prefix}{--sm-mm:${r(100 / k) / 100};--sm-fig:${r(enlarged(k) * 100) / 100}}`}
      </style>
      <g data-detail={detail(k)}>
        <Land {...land} />
        <Night sheet={sheet} scene={scene} prefix={prefix} />
        <PlaceNames {...land} />
        <Clouds sheet={sheet} clouds={scene.clouds} level={level} nameOf={nameOf} />
        <LowMarks sheet={sheet} scene={scene} marks={marks} level={level} />
        <Bonds sheet={sheet} scene={scene} level={level} />
        {scene.markers.filter((each) => !isAbove(each)).map(markerArt)}
        {figures.map((figure) => {
          const [fx, fy] = onSheet(sheet, figure.at);
          return (
            <Figure
              key={figure.id}
              figure={figure}
              x={fx}
              y={fy}
              radius={figure.r * sheet.s}
              above={figure.level - level}
              name={nameOf(figure.id)}
              press={false}
            />
          );
        })}
        {scene.markers.filter(isAbove).map(markerArt)}
        <Caught sheet={sheet} scene={scene} blasts={blastsOf(scene, marks)} figures={figures} />
        <HighMarks sheet={sheet} scene={scene} marks={marks} level={level} />
        <FigureNames
          figures={figures}
          placeOf={(figure) => onSheet(sheet, figure.at)}
          s={sheet.s}
          px={sheet.s * k}
        />
      </g>
    </svg>,
  );
}
