import { TAKE_CHALLENGE } from './challenge.js';
import { CHARGE } from './charge.js';
import type { Deed } from './deed.js';
import { END } from './end.js';
import { FIRE, FIRE_TWO, RELOAD } from './fire.js';
import { CAPTURE, FINISH_OFF, WEASEL } from './kill.js';
import { MINGLE } from './mingle.js';
import { FACE, FAST, JOIN, LEAVE, MOVE, PRONE, STAND, TOGETHER } from './move.js';
import { ALARM, PHONE } from './noise.js';
import { LOOT, SEARCH } from './search.js';
import { BARTER, RECRUIT, TALK, WALK_THE_WALK } from './talk.js';
import { DRAW, DRINK, PICK_UP, TAKE } from './things.js';
import { MEDIC, PUT_DOWN, RETRIEVE } from './wounded.js';

/** Everything that an active figure may do, in the order of offer. FTB-5.2a, FTB-5.2b. */
export const DEEDS: readonly Deed[] = [
  TOGETHER,
  MOVE,
  FAST,
  FIRE,
  FIRE_TWO,
  CHARGE,
  WEASEL,
  RELOAD,
  SEARCH,
  LOOT,
  TAKE,
  PICK_UP,
  PUT_DOWN,
  DRAW,
  DRINK,
  MEDIC,
  RETRIEVE,
  FINISH_OFF,
  CAPTURE,
  TALK,
  RECRUIT,
  BARTER,
  WALK_THE_WALK,
  MINGLE,
  TAKE_CHALLENGE,
  ALARM,
  PHONE,
  PRONE,
  STAND,
  FACE,
  JOIN,
  LEAVE,
  END,
];
