import type { OptionSpec } from '@shambles/engine';

/** Choices of the table, all named by the register. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'survivors',
    title: 'How many survivors?',
    rule: 'ROS-R-players',
    values: ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, title: id })),
    default: '4',
  },
  {
    id: 'umpire',
    title: 'Who is the umpire?',
    rule: 'ROS-U-seats',
    values: [
      { id: 'automatic', title: 'The rules alone' },
      { id: 'person', title: 'A seat of its own' },
    ],
    default: 'automatic',
  },
  {
    id: 'hordes',
    title: 'How many hordes?',
    rule: 'ROS-D-balance',
    values: [
      { id: 'standard', title: 'As the scaling table says' },
      { id: 'fewer', title: 'One fewer for three survivors or more' },
    ],
    default: 'standard',
  },
  {
    id: 'room',
    title: 'What discovers a hideout in a building?',
    rule: 'ROS-D-room',
    reading: true,
    values: [
      { id: 'near', title: 'Coming near it' },
      { id: 'enter', title: 'Entering the room' },
    ],
    default: 'near',
  },
  {
    id: 'pass',
    title: 'May figures pass through others?',
    rule: 'ROS-D-pass',
    reading: true,
    values: [
      { id: 'friends', title: 'Survivors through friends and over the fallen' },
      { id: 'nobody', title: 'Nobody through anybody' },
    ],
    default: 'friends',
  },
  {
    id: 'aim',
    title: 'Do a Tank and a Boomer miss?',
    rule: 'ROS-D-ranged',
    reading: true,
    values: [
      { id: 'sure', title: 'What they throw and spit always hits' },
      { id: 'rolled', title: 'They need 5 or more, like a Smoker' },
    ],
    default: 'sure',
  },
  {
    id: 'blasts',
    title: 'Whom do explosions knock down?',
    rule: 'ROS-D-blast',
    reading: true,
    values: [
      { id: 'zeds', title: 'Zeds alone' },
      { id: 'everybody', title: 'Survivors too' },
    ],
    default: 'zeds',
  },
  {
    id: 'fences',
    title: 'May ASSIST help somebody over a wire fence?',
    rule: 'ROS-D-assist-fence',
    reading: true,
    values: [
      { id: 'climbed', title: 'No: a fence takes a whole RUN' },
      { id: 'helped', title: 'Yes' },
    ],
    default: 'climbed',
  },
];
