import type { Catalogue } from '@shambles/engine';

const ends = (who: string, named: string): Catalogue => ({
  [`count.${who}-away`]: `${named}: got away`,
  [`count.${who}-standing`]: `${named}: on the table at the end`,
  [`count.${who}-dead`]: `${named}: dead`,
  [`count.${who}-down`]: `${named}: out of the fight at the end`,
  [`count.${who}-cheated`]: `${named}: cheated death`,
  [`count.${who}-lost-zombies`]: `${named}: of those lost, to zombies`,
  [`count.${who}-lost-people`]: `${named}: of those lost, to people`,
  [`count.${who}-lost-other`]: `${named}: of those lost, otherwise`,
});

/** Names of the counts over many games. */
export const COUNT_WORDS: Catalogue = {
  ...ends('heroes', 'Those who have to get away'),
  ...ends('others', 'Everybody else'),
  'count.turns': 'Turns',
  'count.zombies-killed': 'Zombies killed',
  'count.zombies-came': 'Zombies that came or stood about',
  'count.shots': 'Shots',
  'count.life-encounters': 'Encounters',
  'count.life-months': 'Months lived',
  'count.life-joined': 'Joined the band',
  'count.life-lost': 'Lost in encounters',
  'count.life-lost-zombies': 'Of these to zombies',
  'count.life-lost-people': 'Of these to people',
  'count.life-lost-turned': 'Of these turned',
  'count.life-lost-other': 'Of these otherwise',
  'count.life-food': 'Food found',
  'count.life-left': 'Left the band, or were left',
  'count.life-mutinies': 'Mutinies',
  'count.life-starved': 'Starved',
  'count.life-rep-up': 'Times Rep rose',
  'count.life-rep-down': 'Times Rep fell',
  'count.life-areas': 'Areas entered',
};
