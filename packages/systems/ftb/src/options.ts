import type { OptionSpec } from '@shambles/engine';

const yesNo = (yes: string, no: string): OptionSpec['values'] => [
  { id: 'on', title: yes },
  { id: 'off', title: no },
];

/** Choices of the table, all named by the register. */
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
    title: 'With or against each other?',
    rule: 'FTB-1.1b',
    values: [
      { id: 'together', title: 'All on one side' },
      { id: 'opposed', title: 'Everybody on a side of his own' },
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
    title: 'Members of the band',
    rule: 'FTB-4.1a',
    values: ['0', '1', '2', '3', '4', '5'].map((id) => ({ id, title: id })),
    default: '2',
  },
  {
    id: 'fights',
    title: 'Where are the fights of a campaign fought?',
    rule: 'FTB-11.0',
    values: [
      { id: 'here', title: 'On this table' },
      { id: 'elsewhere', title: 'On a table of our own, and told here' },
      { id: 'asked', title: 'Asked each time' },
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
    values: [
      { id: 'rep', title: 'One for each point of Rep' },
      { id: 'one', title: 'One' },
    ],
    default: 'rep',
  },
  {
    id: 'class-talk',
    title: 'Does Class matter in Talk the Talk?',
    rule: 'FTB-D-64',
    values: yesNo('It costs dice', 'No'),
    default: 'off',
  },
  {
    id: 'contact-number',
    title: 'How many are met?',
    rule: 'FTB-D-10',
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
    values: yesNo('The next PEF rolls 3d6, best two', 'No contact, nothing more'),
    default: 'off',
  },
  {
    id: 'phase-sight',
    title: 'Who is in sight when a phase begins',
    rule: 'FTB-D-40',
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
    values: yesNo('Yes', 'No'),
    default: 'off',
  },
  {
    id: 'duck-into-building',
    title: 'Duck Back into a building',
    rule: 'FTB-D-50',
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
    values: [
      { id: 'impact', title: 'By Impact: they charge' },
      { id: 'rep', title: 'By Rep: easy to kill' },
    ],
    default: 'impact',
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

type Spec = (typeof OPTIONS)[number];
/** The chosen value of every option. */
export type Options = { readonly [S in Spec as S['id']]: S['values'][number]['id'] & string };
