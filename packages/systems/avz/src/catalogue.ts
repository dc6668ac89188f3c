import type { Catalogue } from '@shambles/engine';
import { CHRONICLE } from './catalogue/chronicle.js';
import { COMPANION_WORDS } from './catalogue/companion.js';
import { EVENING_WORDS } from './catalogue/evening.js';
import { FACTS } from './facts.js';

export const KIND_NAMES: Catalogue = {
  trooper: 'Trooper',
  ufo: 'UFO',
  tank: 'Tank',
  leader: 'Leader',
  mutant: 'Mutant',
  bfar: 'BFAR',
  rotting: 'Rotting Zombie',
  'rotting-mob': 'Rotting Mob',
  fast: 'Fast Zombie',
  'fast-mob': 'Fast Mob',
  tough: 'Tough Zombie',
  'tough-mob': 'Tough Mob',
};

export const ICON_NAMES: Catalogue = {
  zombie_bite: 'Zombie Bite',
  laser: 'Laser',
  zombie_claw: 'Zombie Claw',
  zombie_rise: 'Zombie Rise',
  mutant: 'Mutant',
  bfar: 'BFAR',
};

export const PHASE_NAMES: Catalogue = {
  sides: 'Choosing sides',
  'zombie-setup': 'Zombie set-up',
  'alien-setup': 'Alien set-up',
  reveal: 'Event',
  spawn: 'Event',
  event: 'Event',
  landing: 'Alien Landing',
  'alien-actions': 'Alien Actions',
  stacking: 'Alien Actions',
  'zombie-actions': 'Zombie Actions',
  'turn-end': 'End of turn',
  over: 'Over',
};

const counted = (key: string, name: string): Catalogue => ({
  [key]: name,
  [`${key}_one`]: `a ${name}`,
  [`${key}_other`]: `{{count}} ${name}s`,
});

const NOUNS: Catalogue = Object.assign(
  {},
  ...Object.entries(KIND_NAMES).map(([kind, name]) => counted(`kind.${kind}`, name as string)),
  // There is one of each. AVZ-1.0-alien-mix.
  ...['mutant', 'bfar'].map((kind) => ({ [`kind.${kind}_one`]: `the ${KIND_NAMES[kind]}` })),
);
const ICONS: Catalogue = Object.assign(
  {},
  ...Object.entries(ICON_NAMES).map(([icon, name]) => ({
    [`icon.${icon}`]: name,
    [`icon.${icon}_other`]: `{{count}} ${name}s`,
  })),
);
const PHASES: Catalogue = Object.fromEntries(
  Object.entries(PHASE_NAMES).map(([phase, name]) => [`phase.${phase}`, name]),
);

/**
 * All texts of the game, in English, except those that tell facts, which are with the facts. Values are in double
 * braces; `who`, `lost` and the like are counted nouns.
 */
export const ENGLISH: Catalogue = {
  ...NOUNS,
  ...ICONS,
  ...PHASES,
  ...FACTS.words,
  ...COMPANION_WORDS,
  ...CHRONICLE,
  ...EVENING_WORDS,
  place: '{{at}}',
  'seat.alien': 'Aliens',
  'seat.zombie': 'Zombies',

  'ask.set-up': 'Place the {{count}} Zombies you drew, three to a location at most.',
  'ask.groups': 'Choose three empty locations for your first three groups.',
  'ask.spawn': 'Place the {{count}} Zombies you drew, on the edge or on dirt lots.',
  'ask.bite': 'Where do the bites take hold?',
  'ask.bitten_one': 'One Alien in {{at}} is lost. Which?',
  'ask.bitten_other': '{{count}} Aliens in {{at}} are lost. Which?',
  'ask.laser': 'Which location does the laser burn?',
  'ask.mutate': 'Which Trooper becomes the Mutant?',
  'ask.rampage': 'Where does the Mutant rampage? Up to {{most}} locations.',
  'ask.trampled': 'The Mutant tramples through {{at}}. Which Zombie is lost?',
  'ask.bfar': 'Where does the BFAR land?',
  'ask.missiles_one': 'The missiles take one Zombie around the BFAR. Which?',
  'ask.missiles_other': 'The missiles take {{count}} Zombies around the BFAR. Which?',
  'ask.landing': '{{budget}} combat strength may land in empty locations.',
  'ask.alien-orders': 'What do your Aliens do?',
  'ask.zombie-orders': 'What do your Zombies do?',
  'ask.hits_one': 'One hit gets through in {{at}}. Who takes it?',
  'ask.hits_other': '{{count}} hits get through in {{at}}. Who takes them?',
  'ask.stacking_one': 'There is one Alien too many in {{at}}. Which goes to the reserve?',
  'ask.stacking_other': 'There are {{count}} Aliens too many in {{at}}. Which go to the reserve?',

  'verb.move': 'Move',
  'verb.attack': 'Attack',
  'verb.blast': 'Blast Em',
  'verb.chomp': 'Chomp Em',
  'verb.pass': 'Pass',
  'verb.finish': 'Finish the phase',
  'verb.blast-all_one': 'Blast Em in the one location in contact',
  'verb.blast-all_other': 'Blast Em in each of the {{count}} locations in contact',
  'verb.chomp-all_one': 'Chomp Em in the one location in contact',
  'verb.chomp-all_other': 'Chomp Em in each of the {{count}} locations in contact',
  'verb.attack-all_one': 'Attack in the one location in contact',
  'verb.attack-all_other': 'Attack in each of the {{count}} locations in contact',

  'roll.sides': 'Who plays the Aliens',
  'roll.attack': 'Attack',
  'roll.blast': 'Blast Em',
  'roll.chomp': 'Chomp Em',
  'roll.save': 'Saves',
  'roll.bite': 'Zombie Bite',
  'roll.laser': 'Laser',
  'roll.missiles': 'Missiles',
  'roll.landing': 'Landing',
  'each.landing': 'the die and one more',
  'draw.spawn': 'Draw from the grave',
  'draw.tile': 'Turn up an event tile',
  'draw.revive': 'Back from the dead pile',
  'draw.stand-up': 'Up from the dead pile',
  'draw.grave': 'From the dead pile to the grave',

  'who.alien': 'Aliens',
  'who.zombie': 'Zombies',
  'who.rotting': 'Rotting',
  'who.fast': 'Fast',
  'who.tough': 'Tough',

  'why.leader': 'a Leader leads them',
  'why.claw': 'Zombie Claw, one more on each die',
  'why.mob': 'a Mob rolls one die more',
  'why.tough': 'a Tough Zombie shields them',
  'why.six-only': 'only a natural 6 hits',
};
