import { BUILD, FETCH, FORCE } from './barricading.js';
import { GO_ON, OPEN_TRAILER, SEE_TO } from './contacting.js';
import type { Deed } from './deed.js';
import {
  BOARD,
  DRIVE,
  FIRE_AT_VEHICLE,
  GET_OUT,
  REPAIR,
  SIPHON,
  START,
  SWITCH_OFF,
  WHEEL,
} from './driving.js';
import { BREAK, CHARGE, FIGHT_ON, FIRE, KILL, RELOAD, SWITCH } from './fighting.js';
import { CHARGE_VEHICLE, SILENCE, TAKE_KEYS } from './finding.js';
import { JOIN, SPLIT } from './grouping.js';
import { PICK_UP, PUT_DOWN, RESTART, THROW, TREAT } from './helping.js';
import { CALL, CASH, LEAVE, TAKE, TOOLS } from './leaving.js';
import { CHALLENGE, FILL, FILL_SAW, LOAD, SEARCH, SEARCH_BODY, STRIP, UNLOAD, UNPACK } from './looting.js';
import { FACE, FAST, MOVE, PRONE, RALLY, STAND } from './moving.js';
import { REFUGE } from './refuge.js';
import { TIE_UP, UNTIE } from './tying.js';

/** All deeds of an active figure, in the order in which they are offered. BDZ-act-choice. */
export const DEEDS: readonly Deed[] = [
  FIRE,
  THROW,
  CHARGE,
  FIGHT_ON,
  BREAK,
  KILL,
  TIE_UP,
  MOVE,
  FAST,
  STAND,
  PRONE,
  FACE,
  RALLY,
  RELOAD,
  SWITCH,
  RESTART,
  TREAT,
  UNTIE,
  PICK_UP,
  PUT_DOWN,
  BUILD,
  FORCE,
  FETCH,
  DRIVE,
  START,
  SWITCH_OFF,
  WHEEL,
  BOARD,
  GET_OUT,
  FIRE_AT_VEHICLE,
  REPAIR,
  SIPHON,
  CHARGE_VEHICLE,
  TAKE_KEYS,
  SILENCE,
  OPEN_TRAILER,
  GO_ON,
  SEE_TO,
  SEARCH,
  STRIP,
  SEARCH_BODY,
  UNPACK,
  LOAD,
  UNLOAD,
  FILL,
  FILL_SAW,
  CHALLENGE,
  REFUGE,
  LEAVE,
  CASH,
  CALL,
  TOOLS,
  TAKE,
  JOIN,
  SPLIT,
];
