export { DieFace, type DieFaceProps } from './dice.js';
export { FaceArt, type FaceArtProps } from './face.js';
export { MeasuredBoard, type MeasuredBoardProps } from './measured/board.js';
export type { Eyes } from './measured/camera/eyes.js';
export { caughtBy, inShort } from './measured/marks/blast.js';
export type { TableMarks } from './measured/marks/marks.js';
export { nameOfFigure, nameOfThing } from './measured/names.js';
export { measuredPicture, type PictureOptions } from './measured/picture.js';
export { PlotArt, SparkArt } from './plot.js';
export { EventClock, type EventClockProps, tileInWords } from './printed/beside/tiles.js';
export { trackInWords, VictoryTrack, type VictoryTrackProps } from './printed/beside/track.js';
export { Tray, type TrayProps } from './printed/beside/tray.js';
export { PrintedBoard, type PrintedBoardProps } from './printed/board.js';
export { CounterArt, type CounterArtProps } from './printed/counters/counters.js';
export {
  type Layout,
  type LayoutOptions,
  layout,
  type PlacedCounter,
  type PlacedStack,
  type Stack,
} from './printed/counters/layout.js';
export { tween } from './printed/counters/tween.js';
export type { CellMark, Marks, Ray } from './printed/marks.js';
export { nameOfCell, nameOfStack } from './printed/names.js';
export { RouteArt } from './route.js';
export { boardStyles, boardThemes } from './styles.js';
