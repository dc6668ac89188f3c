export { codesOf, type Drawing, drawBoard, drawLegend, drawScene, type Paint } from './drawing.js';
export { inList, type Part, plain, createTeller, type Teller } from './teller.js';
