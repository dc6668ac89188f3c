export { deltaOf, patched } from './delta.js';
export { checkDice, commitmentTo, type Fair, type Finding, type Remembered, seedOf } from './fair.js';
export { Feed, type Item } from './feed.js';
export {
  Bringing,
  type ChatLine,
  type Correction,
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
  tooDeep,
  Verb,
  WIRE,
} from './messages.js';
