import type { Catalogue } from '@shambles/engine';
import type { Encounter } from '../../state/encounter.js';

/**
 * The key of what an encounter is for. A Raid may be without anybody to free; a band that runs only gets away.
 * BDZ-enc-kinds, BDZ-D-c89, BDZ-camp-evade.
 */
export function purposeKey({
  kind,
  captive,
  evading,
}: Pick<Encounter, 'kind' | 'captive' | 'evading'>): string {
  if (evading) return 'purpose.evading';
  return captive === '' ? `purpose.${kind}` : `purpose.${kind}-captive`;
}

/** Questions and rolls of the encounters that a player chooses. */
export const ENCOUNTER_WORDS: Catalogue = {
  'purpose.discover': 'Discover: go into buildings, search them, and come away.',
  'purpose.raid': 'Raid: whoever is in there is hostile. Take what they have, and come away.',
  'purpose.raid-captive': 'Raid: whoever is in there is hostile. Find {{who}}, and come away.',
  'purpose.take-back': 'Take Back: go into every building, and leave nothing hostile there.',
  'purpose.road': 'On the road: deal with those you meet, or turn and run.',
  'purpose.mutiny': 'Mutiny: one of the two will give in.',
  'purpose.evading': 'Turned and run: the encounter has failed. Get away by the edge that you came by.',
  'purpose.day-one': 'Day One: get to the square in the middle, and away again.',
  'roll.buildings': 'How many buildings there are',
  'roll.occupants': 'How many are inside',
  'roll.captive': 'Whether the captive is here',
  'deed.refuge': '{{who}}: bar the door and wait for the morning, which ends the encounter',
  'own.deed.refuge': 'Bar the door and wait for the morning, which ends the encounter',
  'ask.enter-with': 'Who comes by this edge with {{who}}? The others come by another.',
  'ask.rides': 'Who rides? {{what}} stays behind if nobody does.',
  'ask.at-the-wheel': 'Who drives {{what}}?',
  'ask.road-end': 'By which road does {{what}} come?',
  'road-end.north': 'From the north',
  'road-end.east': 'From the east',
  'road-end.south': 'From the south',
  'road-end.west': 'From the west',
  'ask.comes-at': 'How fast does {{what}} come, in inches a turn?',
  'gives.raid-occupants.inside': 'Inside',
  'gives.raid-awareness.does': 'They',
  'outcome.raid-awareness.ambush': 'have been waiting, and act alone',
  'outcome.raid-awareness.in-sight-more': 'take In Sight with a die more',
  'outcome.raid-awareness.in-sight': 'take In Sight',
  'outcome.raid-awareness.activation': 'are as surprised: activation is rolled',
  'outcome.raid-awareness.unaware': 'have noticed nothing: the band acts alone',
};
