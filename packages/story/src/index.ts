export { countAlike } from './alike.js';
export {
  amendsInWords,
  isMovable,
  placedAt,
  placedIn,
  readValue,
  type Subject,
  stands,
  subjectsOf,
  valueInWords,
} from './amends.js';
export type { Drawing, Paint, Window } from './drawing.js';
export { inColumns, type TableWords } from './incolumns.js';
export { inWords } from './inwords.js';
export { isLit } from './measured/map.js';
export {
  bearing,
  clockOf,
  labelsOf,
  lengthIn,
  levelName,
  type Watch,
  whereFrom,
} from './measured/names.js';
export { drawClock, windowRound } from './measured/table.js';
export { drawPapers } from './papers.js';
export {
  firstWord,
  idInWords,
  labelIn,
  outcomeIn,
  type PieceTold,
  resultIn,
  sizesFromZero,
  throwerIn,
  winnerIn,
} from './pieces.js';
export { codesOf } from './printed.js';
export { drawBoard, drawLegend, drawScene } from './scene.js';
export { createTeller, inList, type Part, plain, type Teller } from './teller.js';
