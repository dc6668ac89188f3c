import type { OptionSpec } from '@shambles/engine';

/** Readings of the rules that a table may choose between. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'rampage',
    title: 'How far the Mutant rampages',
    rule: 'AVZ-D-rampage-6',
    reading: true,
    default: '6',
    values: [
      { id: '6', title: 'Six locations, as the full rule has it' },
      { id: '5', title: 'Five locations, as the summary has it' },
    ],
  },
  {
    id: 'chomp',
    title: 'Where Chomp Em returns a Zombie',
    rule: 'AVZ-D-chomp-place',
    reading: true,
    default: 'here',
    values: [
      { id: 'here', title: 'To the location of the attack, as the full rule has it' },
      { id: 'grave', title: 'To the grave, as the summary has it' },
    ],
  },
  {
    id: 'special',
    title: 'What hits in Blast Em and Chomp Em',
    rule: 'AVZ-D-special-normal',
    reading: true,
    default: 'six-only',
    values: [
      { id: 'six-only', title: 'Natural 6s alone' },
      { id: 'normal', title: 'Whatever hits in an Attack; a natural 6 does more' },
    ],
  },
  {
    id: 'sides',
    title: 'Who plays the Aliens',
    rule: 'AVZ-2.0-sides',
    default: 'agreed',
    values: [
      { id: 'agreed', title: 'The players agree' },
      { id: 'die', title: 'A die decides: 1 to 3 the first player' },
    ],
  },
];
