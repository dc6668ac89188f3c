import type { Chosen, OptionSpec } from '@shambles/engine';
import { FIGHTS } from '@shambles/thw';

const yesNo = (yes: string, no: string): OptionSpec['values'] => [
  { id: 'on', title: yes },
  { id: 'off', title: no },
];

/** The first Encounters, for a Star alone. FTB-14.6.2, FTB-14.7.2, FTB-14.8.2. */
const ALONE = ['zed', 'robbery-in-town', 'escape'];
const TABLED = ['search', 'take-back', 'raid', 'rescue', 'raid-defend', 'chillin'];
/** Encounters in which the part of the day is rolled. FTB-14.9.5a, FTB-14.11.5b, FTB-14.13.5b. */
const CORNERED = ['confrontation', 'confronting', 'robbed', 'robbing', 'burglarized'];
/** Single Encounters: in a campaign all players are on one side. */
const SINGLE = [...ALONE, ...TABLED, ...CORNERED, 'no-terrain'];
/** Where the option is the part of the day: a campaign asks. FTB-13.2. */
const PARTED = [...ALONE, ...TABLED, 'no-terrain'];
const BANDED = ['campaign', ...TABLED, ...CORNERED, 'no-terrain'];
/** After the first weeks, in which everybody is a Citizen. FTB-3.4.1. */
const LATER = ['escape', ...BANDED];
const TERRAIN = ['campaign', ...ALONE, ...TABLED, ...CORNERED];

/** Options of the table; each cites an entry of the register. */
export const OPTIONS = [
  {
    id: 'players',
    title: 'How many players?',
    rule: 'FTB-1.1b',
    values: ['1', '2', '3', '4'].map((id) => ({ id, title: id })),
    default: '1',
  },
  {
    id: 'sides',
    of: SINGLE,
    unless: { option: 'players', is: '1' },
    title: 'With or against each other?',
    rule: 'FTB-1.1b',
    values: [
      { id: 'together', title: 'All on one side' },
      { id: 'opposed', title: 'Everybody on a side of their own' },
    ],
    default: 'together',
  },
  {
    id: 'area',
    title: 'Where?',
    rule: 'FTB-11.5.1',
    values: [
      { id: 'urban', title: 'Urban' },
      { id: 'suburban', title: 'Suburban' },
      { id: 'rural', title: 'Rural' },
    ],
    default: 'suburban',
  },
  {
    id: 'part',
    of: PARTED,
    title: 'When?',
    rule: 'FTB-13.2',
    values: [
      { id: 'morning', title: 'Morning' },
      { id: 'daytime', title: 'Daytime' },
      { id: 'evening', title: 'Evening' },
      { id: 'night', title: 'Night' },
    ],
    default: 'daytime',
  },
  {
    id: 'rep',
    title: "The Star's Reputation",
    rule: 'FTB-3.1.1',
    values: ['3', '4', '5', '6'].map((id) => ({ id, title: `Rep ${id}` })),
    default: '5',
  },
  {
    id: 'class',
    of: LATER,
    title: "The Star's Class, after the first weeks",
    rule: 'FTB-3.4a',
    values: [
      { id: 'survivor', title: 'Survivor' },
      { id: 'ganger', title: 'Ganger' },
      { id: 'militia', title: 'Militia' },
    ],
    default: 'survivor',
  },
  {
    id: 'band',
    of: BANDED,
    title: 'Members of the band',
    rule: 'FTB-4.1a',
    values: ['0', '1', '2', '3', '4', '5'].map((id) => ({ id, title: id })),
    default: '2',
  },
  {
    id: 'encounters',
    of: ['campaign'],
    title: 'Encounters other than the first three',
    rule: 'FTB-14.3',
    values: [
      { id: 'after-30', title: 'Only after the first thirty days' },
      { id: 'from-start', title: 'From the first week on' },
    ],
    default: 'after-30',
  },
  {
    id: 'chillin',
    of: ['campaign'],
    title: 'Where can one go out to chill?',
    rule: 'FTB-D-73',
    reading: true,
    values: [
      { id: 'anywhere', title: 'From every area, into a city' },
      { id: 'urban', title: 'Only from an urban area' },
    ],
    default: 'anywhere',
  },
  {
    id: 'travel',
    of: ['campaign'],
    title: 'A Home that a band travels away from',
    rule: 'FTB-D-74',
    reading: true,
    values: [
      { id: 'keep', title: 'Stays, with what is kept there' },
      { id: 'leave', title: 'Is lost, with what is kept there' },
    ],
    default: 'keep',
  },
  {
    id: 'fights',
    of: ['campaign'],
    title: 'Where are the fights of a campaign fought?',
    rule: 'FTB-11.0',
    values: [
      { id: 'here', title: FIGHTS.here },
      { id: 'elsewhere', title: FIGHTS.elsewhere },
      { id: 'asked', title: FIGHTS.asked },
    ],
    default: 'here',
  },
  {
    id: 'star-power',
    title: 'Star Power',
    rule: 'FTB-3.1.4',
    values: yesNo('Used', 'Not used'),
    default: 'on',
  },
  {
    id: 'grunt-power',
    of: BANDED,
    title: 'Star Power dice of each Grunt',
    rule: 'FTB-3.1.4.1a',
    values: ['0', '1', '2'].map((id) => ({ id, title: id })),
    default: '0',
  },
  {
    id: 'larger-than-life',
    title: 'Larger Than Life',
    rule: 'FTB-3.1.4',
    values: yesNo('Used', 'Not used'),
    default: 'on',
  },
  {
    id: 'cheating-death',
    title: 'Cheating Death',
    rule: 'FTB-3.1.4',
    values: yesNo('Used', 'Not used'),
    default: 'on',
  },
  {
    id: 'free-will',
    title: 'Free Will',
    rule: 'FTB-3.1.4',
    values: yesNo('Used', 'Not used'),
    default: 'on',
  },
  {
    id: 'hard-as-nails',
    title: 'Hard as Nails under fire',
    rule: 'FTB-D-2',
    reading: true,
    values: [
      { id: 'carry-on', title: 'Carries on' },
      { id: 'duck-back', title: 'Ducks back' },
    ],
    default: 'carry-on',
  },
  {
    id: 'attributes',
    title: 'Who has Attributes?',
    rule: 'FTB-3.3c',
    values: [
      { id: 'band', title: 'The Star and its band' },
      { id: 'star', title: 'The Star alone' },
      { id: 'everybody', title: 'Everybody' },
      { id: 'nobody', title: 'Nobody' },
    ],
    default: 'band',
  },
  {
    id: 'talk-dice',
    title: 'Dice for Talk the Talk',
    rule: 'FTB-D-3',
    reading: true,
    values: [
      { id: 'rep', title: 'One for each point of Rep' },
      { id: 'one', title: 'One' },
    ],
    default: 'one',
  },
  {
    id: 'class-talk',
    title: 'Does Class matter in Talk the Talk?',
    rule: 'FTB-D-64',
    reading: true,
    values: yesNo('It costs dice', 'No'),
    default: 'off',
  },
  {
    id: 'cure-barter',
    title: 'Can the Cure come by barter?',
    rule: 'FTB-D-99',
    reading: true,
    values: yesNo('Yes, on double ones', 'No'),
    default: 'on',
  },
  {
    id: 'law-generator',
    title: 'Police and Military are rolled up',
    rule: 'FTB-D-32',
    reading: true,
    values: [
      { id: 'militia', title: 'As Militia' },
      { id: 'own', title: 'With weapons of their own' },
    ],
    default: 'militia',
  },
  {
    id: 'contact-number',
    title: 'How many are met?',
    rule: 'FTB-D-10',
    reading: true,
    values: [
      { id: '1d6', title: '1d6' },
      { id: 'half', title: '1/2d6' },
    ],
    default: '1d6',
  },
  {
    id: 'pef-one-pass',
    title: 'One pass on PEF Resolution',
    rule: 'FTB-D-65',
    reading: true,
    values: yesNo('The next PEF rolls 3d6, best two', 'No contact, nothing more'),
    default: 'off',
  },
  {
    id: 'phase-sight',
    title: 'Who is in sight when a phase begins',
    rule: 'FTB-D-40',
    reading: true,
    values: [
      { id: 'at-start', title: 'has been seen in it' },
      { id: 'empty', title: 'has not been seen yet' },
    ],
    default: 'at-start',
  },
  {
    id: 'concealed-in-sight',
    title: 'Enemies in cover cost a die in In Sight',
    rule: 'FTB-D-66',
    reading: true,
    values: yesNo('Yes', 'No'),
    default: 'off',
  },
  {
    id: 'duck-into-building',
    title: 'Duck Back into a building',
    rule: 'FTB-D-50',
    reading: true,
    values: [
      { id: 'entered-before', title: 'Only where somebody has been' },
      { id: 'any', title: 'Into any' },
    ],
    default: 'entered-before',
  },
  {
    id: 'surprise-impact',
    title: 'Damage in a zombie surprise',
    rule: 'FTB-D-56',
    reading: true,
    values: [
      { id: 'impact', title: 'By Impact: they charge' },
      { id: 'rep', title: 'By Rep: easy to kill' },
    ],
    default: 'impact',
  },
  {
    id: 'zed-charge',
    title: 'Which humans within 6 inches does a zombie charge?',
    rule: 'FTB-D-54',
    reading: true,
    values: [
      { id: 'near', title: 'Any, whichever way it faces' },
      { id: 'seen', title: 'Those that it faces' },
    ],
    default: 'near',
  },
  {
    id: 'noises',
    title: 'Car alarms and telephones',
    rule: 'FTB-10.2.4a',
    values: [
      { id: 'on', title: "Players' figures may set them off" },
      { id: 'off', title: 'Nobody does' },
    ],
    default: 'off',
  },
  {
    id: 'table',
    of: TERRAIN,
    title: 'Which table?',
    rule: 'FTB-9.0',
    values: [
      { id: 'guidelines', title: 'A new one by the guidelines' },
      { id: 'street-corner', title: 'Maple and Fourth, a suburban corner' },
      { id: 'diner', title: 'The Last Stop, a country diner' },
    ],
    default: 'guidelines',
  },
  {
    id: 'hills',
    of: TERRAIN,
    title: 'Hills',
    rule: 'FTB-9.2.1b',
    values: [
      { id: 'gentle', title: 'Cost nothing' },
      { id: 'steep', title: 'Cut a normal move to 2 inches' },
      { id: 'impassable', title: 'Cannot be crossed' },
    ],
    default: 'gentle',
  },
] as const satisfies readonly OptionSpec[];

/** The chosen value of every option. */
export type Options = Chosen<typeof OPTIONS>;
