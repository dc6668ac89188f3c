import type { Deed } from './deed.js';
import { TAKE_CHALLENGE } from './deeds/challenge.js';
import { CHARGE } from './deeds/charge.js';
import { END } from './deeds/end.js';
import { FIRE, FIRE_TWO, RELOAD } from './deeds/fire.js';
import { CAPTURE, FINISH_OFF, WEASEL } from './deeds/kill.js';
import { MINGLE } from './deeds/mingle.js';
import { FACE, FAST, JOIN, LEAVE, MOVE, PRONE, STAND, TOGETHER } from './deeds/move.js';
import { ALARM, PHONE } from './deeds/noise.js';
import { LOOT, SEARCH } from './deeds/search.js';
import { BARTER, RECRUIT, TALK, WALK_THE_WALK } from './deeds/talk.js';
import { DRAW, DRINK, PICK_UP, TAKE } from './deeds/things.js';
import { MEDIC, PUT_DOWN, RETRIEVE } from './deeds/wounded.js';

/** Everything that an active figure may do, in the order in which it is offered. FTB-5.2a, FTB-5.2b. */
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
