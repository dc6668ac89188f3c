export { codesOf, type Drawing, drawBoard, drawLegend, drawScene, type Paint } from './drawing.js';
export { createTeller, inList, type Part, plain, type Teller } from './teller.js';
