import type { Catalogue } from '@shambles/engine';

/** Questions to the dead, and rolls for them. */
export const WORDS_ZOMBIES: Catalogue = {
  'ask.burst': '{{on}} is too far away for the move of {{who}}. A burst of speed?',
  'burst.roll': 'Roll for a burst of speed',
  'burst.not': 'Come on without it',

  'ask.dead-plan': 'What does {{who}} set out to do?',
  'dead-plan.dexters.move-fire': 'Move, {{mode}}',
  'dead-plan.stand': 'Fire without moving',
  'dead-plan.possessed.move-fire': 'Move, then fire: {{mode}}',
  'dead-plan.possessed.fire-move': 'Fire, then move: {{mode}}',

  'ask.dead-move': 'Where does {{who}} go? {{inches}} inches at most.',
  'dead-move.assault': 'Assault {{who}}',
  'drive.random': 'Let it mill about: {{who}} does not drive it',

  'ask.dead-fire': 'At whom does {{who}} fire?',
  'dead-fire.at': 'At {{whom}}',
  'dead-fire.none': 'At nobody',

  'ask.dead-assault': 'Whom does {{who}} assault?',
  'dead-assault.unit': '{{who}}',

  'ask.join': 'Shall {{who}} join {{whom}}?',
  'join.yes': 'Join it',
  'join.no': 'Keep apart',

  'ask.master': 'Which Dexter or Possessed unit acts?',
  'master.unit': '{{who}}',
  'master.none': 'None of them any more',

  'ask.will-of-the-master': 'Whom does the Will of the Master move?',
  'will-of-the-master.unit': '{{who}}',

  'ask.place-hot-spot': 'Where does the Hot Spot lie?',

  'roll.finds': 'Do they find those who hide',
  'roll.burst': 'Burst of speed',
  'roll.astray': 'Led astray',
  'roll.direction': 'Direction',
  'roll.random-inches': 'Inches',
  'roll.reinforcements': 'Reinforcements',
  'roll.how-many': 'How many',
  'roll.noise': 'Who has heard the shots',
  'roll.hot-spot': 'Hot Spot',
  'roll.wind': 'How much farther',
  'roll.drift': 'Do they drift toward the Living',
  'roll.setup-inches': 'Inches from the Hot Spot',
  'roll.leader': 'The leader',

  'zombie.odies_one': '{{count}} Odie',
  'zombie.odies_other': '{{count}} Odies',
  'zombie.zulus_one': '{{count}} Zulu',
  'zombie.zulus_other': '{{count}} Zulus',
  'zombie.romeos_one': '{{count}} Romeo',
  'zombie.romeos_other': '{{count}} Romeos',
  'zombie.dexters_one': '{{count}} Dexter',
  'zombie.dexters_other': '{{count}} Dexters',
  'zombie.possessed_one': '{{count}} Possessed',
  'zombie.possessed_other': '{{count}} Possessed',
};
