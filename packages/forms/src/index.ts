export { copier } from './copier.js';
export { pieces } from './pieces.js';
export { faultIn, read } from './read.js';
export { fixed, still, thing } from './things.js';
