export { pieces } from './pieces.js';
export { faultIn, read } from './read.js';
