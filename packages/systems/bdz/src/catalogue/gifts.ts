import type { Attribute } from '../kinds.js';

/** What each attribute does, in a few words. BDZ-T-attributes. */
export const GIFTS: { readonly [attribute in Attribute]: string } = {
  'born-leader': 'a die more on most of its own tests, and friends within 4 inches react as it does',
  poser: 'only one die when fired at',
  agile: 'shoots after a fast move without a penalty',
  dumbass: 'may stand idle: a die against Rep before each activation',
  slow: 'passes one die at most to move fast',
  brawler: 'a die more in melee',
  ambidextrous: 'fires two weapons without haste',
  'slow-to-react': 'Rep one lower on In Sight',
  vanilla: 'nothing out of the ordinary',
  'stone-cold': 'three dice on every reaction test',
  knifeman: 'a die more in melee with a knife',
  athlete: 'three dice to move fast',
  wuss: 'only one die to rally, to charge and when charged',
  runt: 'a die less in melee',
  transporter: 'three dice to keep control of a vehicle, one more to hot-wire it',
  marksman: 'bolt action rifle to 60 inches, the best of two dice, of three when prone',
  clumsy: 'may fall and be stunned when a fast move fails',
  'nerves-of-steel': 'never ducks back',
};
