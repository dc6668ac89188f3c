import type { Deed } from './deed.js';
import { BOARD, DRIVE, FIRE_AT_VEHICLE, GET_OUT, REPAIR, SIPHON, START, WHEEL } from './driving.js';
import { BREAK, CHARGE, FIGHT_ON, FIRE, KILL, RELOAD, SWITCH } from './fighting.js';
import { JOIN, SPLIT } from './grouping.js';
import { CALL, CASH, LEAVE, TAKE, TOOLS } from './leaving.js';
import { FACE, FAST, MOVE, PRONE, RALLY, STAND } from './moving.js';

/** All that an active figure may do, in the order in which it is offered. BDZ-act-choice. */
export const DEEDS: readonly Deed[] = [
  FIRE,
  CHARGE,
  FIGHT_ON,
  BREAK,
  KILL,
  MOVE,
  FAST,
  STAND,
  PRONE,
  FACE,
  RALLY,
  RELOAD,
  SWITCH,
  DRIVE,
  START,
  WHEEL,
  BOARD,
  GET_OUT,
  FIRE_AT_VEHICLE,
  REPAIR,
  SIPHON,
  LEAVE,
  CASH,
  CALL,
  TOOLS,
  TAKE,
  JOIN,
  SPLIT,
];
