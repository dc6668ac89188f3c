export { announcedFire } from './announced.js';
export { fireAt, mayFireAt } from './attack.js';
