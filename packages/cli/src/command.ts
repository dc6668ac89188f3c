export { processIo } from './io.js';
export { main } from './main.js';
