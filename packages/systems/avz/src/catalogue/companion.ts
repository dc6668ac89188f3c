import type { Catalogue } from '@shambles/engine';

/** The results of the companion's procedures, by name. */
export const COMPANION_WORDS: Catalogue = {
  'outcome.alien': 'Aliens',
  'outcome.zombie': 'Zombies',
  'gives.attack.hits': 'Hits',
  'gives.attack.saved': 'Saved',
  'gives.attack.left': 'Got through',
  'gives.attack.killed': 'Killed',
  'gives.attack.kills': 'Killed',
  'gives.attack.revived': 'Up again from the dead pile',
  'gives.bite.lost': 'Aliens lost',
  'gives.laser.burnt': 'Zombies burnt',
  'gives.missiles.removed': 'Zombies removed',
  'gives.landing.budget': 'Combat strength that may land',
  'gives.sides.first': 'Whoever rolled first plays',
  'gives.sides.aliens': 'Whoever rolled first plays the Aliens',
  'gives.victory.level': 'Level of victory',
  'gives.victory.winner': 'Winner',
  'gives.victory.dead': 'Zombies in the dead pile',
};
