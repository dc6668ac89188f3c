export { check } from './check.js';
export { read } from './read.js';
export { think } from './think.js';
