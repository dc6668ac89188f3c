export type { FireKind } from '../facts/fire.js';
export { announcedFire } from './announced.js';
export { fireAt, mayFireAt } from './attack.js';
