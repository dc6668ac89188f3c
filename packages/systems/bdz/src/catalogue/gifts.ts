import type { Catalogue } from '@shambles/engine';
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
  marksman: 'bolt action rifle to at least 60 inches, the best of at least two dice, of three when prone',
  clumsy: 'may fall and be stunned when a fast move fails',
  'nerves-of-steel': 'never ducks back',
};

/**
 * Peculiarities of people met on the road, and of children. BDZ-T-road-patients, BDZ-T-road-kids, BDZ-T-road-dazed,
 * BDZ-T-road-refugees, BDZ-T-road-cultists.
 */
export const AILINGS: Catalogue = {
  ill: 'Ill: never moves fast, and may get well by a Recovery Test',
  elderly: 'Elderly: never moves fast',
  incompetent: 'Mentally incompetent: screams at the sight of zombies, as loud as six shots',
  'littler-one':
    'A littler one: goes 2 inches less, and screams at zombies as loud as three shots until rallied',
  'littler-one-rallied': 'A littler one: goes 2 inches less',
  'small-child': 'A small child: goes 3 inches less, and screams at zombies as loud as three shots',
  dazed: 'Dazed: reacts as a civilian until zombies come near, and as a survivor from then on',
  'basket-case':
    'A basket case: stays on its spot, and screams at zombies as loud as six shots, until rallied',
  'shell-shocked': 'Shell shocked: only one die to rally, to charge and when charged',
  exalted: 'A leader of cultists: chooses its reactions as a Star does',
};
