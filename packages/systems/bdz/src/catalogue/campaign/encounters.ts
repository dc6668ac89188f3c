import type { Catalogue } from '@shambles/engine';

/** What is asked and thrown in the encounters that are chosen. */
export const ENCOUNTER_WORDS: Catalogue = {
  'roll.buildings': 'How many buildings there are',
  'roll.occupants': 'How many are inside',
  'roll.awareness': 'What they have noticed',
  'roll.captive': 'Whether the captive is here',
  'deed.refuge': '{{who}}: bar the door and wait for the morning, which ends the encounter',
  'own.deed.refuge': 'Bar the door and wait for the morning, which ends the encounter',
  'ask.enter-with': 'Who comes by this edge with {{who}}? The others come by another.',
  'ask.rides': 'Who comes in {{what}}? Nobody, and it stays behind.',
  'ask.at-the-wheel': 'Who drives {{what}}?',
  'ask.road-end': 'By which road does {{what}} come?',
  'road-end.north': 'From the north',
  'road-end.east': 'From the east',
  'road-end.south': 'From the south',
  'road-end.west': 'From the west',
  'ask.comes-at': 'How fast does {{what}} come?',
  'gives.raid-occupants.inside': 'Inside',
  'gives.raid-awareness.does': 'They',
  'outcome.raid-awareness.ambush': 'have been waiting, and act alone',
  'outcome.raid-awareness.in-sight-more': 'take In Sight with a die more',
  'outcome.raid-awareness.in-sight': 'take In Sight',
  'outcome.raid-awareness.activation': 'are as surprised: activation is rolled',
  'outcome.raid-awareness.unaware': 'have noticed nothing: the band acts alone',
};
