export { announcedFire, firesShots, type Shot, sharing } from './announced.js';
export { fireAt, mayFireAt } from './attack.js';
