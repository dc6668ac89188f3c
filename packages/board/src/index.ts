export { PrintedBoard, type PrintedBoardProps } from './board.js';
export { CounterArt, type CounterArtProps } from './counters.js';
export { DieFace, type DieFaceProps } from './dice.js';
export { FaceArt, type FaceArtProps } from './face.js';
export {
  type Layout,
  type LayoutOptions,
  layout,
  type PlacedCounter,
  type PlacedStack,
  type Stack,
} from './layout.js';
export type { CellMark, Marks, Ray } from './marks.js';
export { caughtBy, inShort } from './measured/blast.js';
export { MeasuredBoard, type MeasuredBoardProps } from './measured/board.js';
export type { TableMarks } from './measured/marks.js';
export { nameOfFigure, nameOfThing } from './measured/names.js';
export { measuredPicture, type PictureOptions } from './measured/picture.js';
export { nameOfCell, nameOfStack } from './names.js';
export { boardStyles, boardThemes } from './styles.js';
export { EventClock, type EventClockProps, tileInWords } from './tiles.js';
export { trackInWords, VictoryTrack, type VictoryTrackProps } from './track.js';
export { Tray, type TrayProps } from './tray.js';
export { tween } from './tween.js';
