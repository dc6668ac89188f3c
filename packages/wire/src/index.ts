export { deltaOf, follow, patched } from './delta.js';
export {
  checkDice,
  commitmentTo,
  type Fair,
  type Finding,
  type Remembered,
  seedOf,
  setupDigest,
} from './fair.js';
export { Feed, type Item } from './feed.js';
export { keyHash } from './keys.js';
export {
  Bringing,
  type ChatLine,
  type Correction,
  type Device,
  type FromServer,
  fault,
  type GameNews,
  Hello,
  LIMITS,
  type Motion,
  type Now,
  type Opened,
  Opening,
  Ping,
  type Reply,
  type Role,
  type Room,
  type RoomSeat,
  type Said,
  ToServer,
  type Unopposed,
  unsound,
  Verb,
  WIRE,
  withFiles,
} from './messages.js';
