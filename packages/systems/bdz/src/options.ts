import { type Chosen, type OptionSpec, option, optionWith } from '@shambles/engine';
import { FIGHTS } from '@shambles/thw';
import type { RuleId } from './register.js';
import type { GROUNDS } from './scenarios/scenarios.js';

const FREE = ['crossroads', 'bands', 'stand'];
const PRINTED = ['first-contact', 'atm-adventure', 'the-bleens'];
const DAY = ['day-one'];
/** A campaign of months may follow Day One. */
const LIFE = ['campaign', ...DAY];
const ofFreeFights = optionWith({ of: FREE });
const ofPrinted = optionWith({ of: PRINTED });
/** Everything but a campaign, whose encounters determine these for themselves. */
const ofTables = optionWith({ of: [...PRINTED, ...FREE, 'anywhere'] });
const ofWandering = optionWith({ of: [...FREE, 'anywhere', 'campaign'] });
const ofDay = optionWith({ of: DAY });
const ofLife = optionWith({ of: LIFE });
const dayReading = optionWith({ of: DAY, reading: true });
const lifeReading = optionWith({ of: LIFE, reading: true });
const reading = optionWith({ reading: true });

/** The options that a table may choose, each named by the register. */
export const OPTIONS = [
  ofFreeFights('ground', 'A free fight: on which table?', 'BDZ-play-modes', {
    crossroads: 'A crossroads',
    apartments: 'Between the apartments',
    street: 'A street with shops',
    interstate: 'The jammed interstate',
  } satisfies { readonly [ground in keyof typeof GROUNDS]: string }),
  option('area', 'Where?', 'BDZ-zgen-start', { suburbs: 'Suburbs', urban: 'Urban', rural: 'Rural' }),
  ofTables('time', 'When?', 'BDZ-los-night', {
    day: 'By day',
    dusk: 'Before dawn, or evening',
    night: 'At night',
  }),
  ofTables('weather', 'What weather?', 'BDZ-los-weather', { fair: 'Fair', foul: 'Fog or heavy rain' }),
  option('dice', 'Several human sides', 'BDZ-turn-multi', {
    each: 'A die for each side',
    shared: 'One die for all humans, who then roll among themselves',
  }),
  ofWandering('wandering', 'Wandering zombies', 'BDZ-D-wandering', {
    off: 'Doubles on activation bring none',
    on: 'Doubles on activation, but for sixes, may bring one',
  }),
  ofPrinted('scenario-events', 'Random events in the scenarios of the book', 'BDZ-D-c92', {
    off: 'None',
    on: 'Two sixes on activation may bring one',
  }),
  option('attributes', 'Attributes', 'BDZ-attr-optional', {
    without: 'Nobody has any',
    with: 'Stars choose two, Grunts roll for one',
  }),
  option('arms', 'Weapons of recruits', 'BDZ-weapon-carried', {
    rolled: 'Rolled for',
    shown: 'Those of the models',
  }),
  ofTables('since', 'Since the outbreak', 'BDZ-list-military-rogue', {
    days: 'Less than two weeks',
    weeks: 'Two weeks',
    months: 'Two months or more',
    year: 'A year or more',
  }),
  reading('leader-alone', 'A figure by itself', 'BDZ-D-leader-die-alone', {
    'group-only': 'throws no Leader Die',
    'own-leader': 'is its own Leader',
  }),
  reading('sharp-turn', 'A sharp turn of a vehicle', 'BDZ-D-c77', {
    'over-45': 'is one of more than 45 degrees',
    'exactly-90': 'is one of 90 degrees',
  }),
  reading('fire-from-vehicles', 'Out of vehicles', 'BDZ-D-c85', {
    'passengers-and-driver': 'passengers and the driver fire',
    'passengers-only': 'passengers fire',
  }),
  lifeReading('siphoning', 'Fuel in found tanks', 'BDZ-D-c86', {
    on: 'may be drawn off',
    off: 'stays there',
  }),
  // Players read what this option is about only after Day One.
  dayReading('evacuated-children', 'Something that is best learned on Day One', 'BDZ-D-c52', {
    home: 'as it is read',
    away: 'the harder reading',
  }),
  dayReading('day-found', 'What one came for on Day One', 'BDZ-D-c96', {
    'item-and-search': 'is there, and one may search besides',
    'search-only': 'is leave to search',
  }),
  ofDay('day-crowd', 'Crowds on Day One', 'BDZ-D-c98', {
    printed: 'at full size, and 1d6 more on each pair: most visits end in them',
    press: 'at half size, and one more on each pair',
    none: 'none: whoever gets in meets what is inside, which is worse',
  }),
  dayReading('day-secrets', 'What Day One holds', 'BDZ-D-c99', {
    sealed: 'is read as it is played',
    open: 'may be read before',
  }),

  // Options of campaigns.
  ofLife('fights', 'Where are the encounters of a campaign fought?', 'BDZ-D-c141', FIGHTS),
  ofLife('start-goods', 'What a band begins with', 'BDZ-D-c94', {
    'one-month': 'Food for a month',
    none: 'Nothing but its weapons',
    'three-months': 'Food for three months',
  }),
  ofLife('hunger', 'Who gets nothing to eat for a month', 'BDZ-D-c31', {
    'four-points': 'loses four points of Rep, and may die of it',
    leaves: 'leaves, if a Grunt; a Star loses four points',
    soft: 'loses two points, and never dies of it',
  }),
  lifeReading('base-bonus', 'A base holds a band together', 'BDZ-D-c88', {
    anywhere: 'wherever the band is',
    'in-its-area': 'in the area where it is',
  }),
  lifeReading('rep-cap', 'Rep rises', 'BDZ-D-c103', { none: 'without end', six: 'to six' }),
  ofLife('star-lost', 'The Star is lost', 'BDZ-D-c120', {
    ends: 'and the story ends',
    successor: 'and a Grunt takes over',
  }),

  // Open questions of the book of which both readings can be played.
  reading('each-hit', 'Several hits on one figure', 'BDZ-D-damage-multi', {
    'worst-die': 'The worst die alone counts',
    'each-hit': 'Each is carried out',
  }),
  reading('no-line', 'Told to fire without a line to the cause', 'BDZ-D-cannot-fire', {
    'carry-on': 'It carries on',
    'duck-back': 'It ducks back',
  }),
  reading('volleys', 'Several of a group fire', 'BDZ-D-volley', {
    volley: 'They are reacted to together',
    'each-fire': 'Each is reacted to by itself',
  }),
  reading('tests', 'Several tests after one volley', 'BDZ-D-one-test', {
    'most-serious': 'The most serious is taken',
    all: 'Who was missed takes Received Fire as well',
  }),
  reading('zombies-seen', 'Zombies come into sight', 'BDZ-D-in-sight-zombies', {
    once: 'One test for all of an activation',
    each: 'One test for each of them',
  }),
  reading('chargers', 'Several charge at once', 'BDZ-D-charged-once', {
    once: 'One Being Charged test for all',
    each: 'One for each charger',
  }),
  reading('down-tests', 'Ducked back or hunkered down', 'BDZ-D-down-tests', {
    'forced-only': 'Tests are taken, and only what is forced is done',
    none: 'Only Being Charged and Rally are taken',
  }),
  reading('rear', 'Charged in the rear, and two dice passed', 'BDZ-D-rear-pass2', {
    turns: 'It turns in time',
    always: 'The penalty holds',
  }),
  reading('impact-die', 'The die for a higher Impact, of several opponents', 'BDZ-D-melee-split', {
    'each-opponent': 'Against each of lower Impact',
    once: 'One die of the pool',
  }),
  reading('saw-ones', 'Ones of a chain saw', 'BDZ-D-chainsaw-ones', {
    'each-throw': 'In any throw of the round',
    'first-throw': 'In its opening throw',
  }),
  reading('surprise', 'The dice of a zombie that surprises', 'BDZ-D-zed-melee', {
    'first-round': 'In the first round',
    'whole-melee': 'Until the melee ends',
  }),
  reading('feasts', 'See The Feast', 'BDZ-D-feast-when', {
    'once-a-feast': 'Once for each feast',
    'each-turn': 'Again at the end of every turn near it',
  }),
  reading('easy-to-hit', 'Zombies hit by somebody of low Rep', 'BDZ-D-easy-low-rep', {
    better: 'The higher of Rep and Impact',
    rep: 'Rep, even where it is lower',
  }),
  reading('finishing', 'Zombies finished off in one activation', 'BDZ-D-weasel-many', {
    'one-shot': 'One by fire, the rest by hand',
    'free-shots': 'A shot for each, beside the active fire',
  }),
  reading('odd-zombies', 'More zombies inside than go round', 'BDZ-D-c90', {
    'lowest-rep': 'go to those of the lowest Rep',
    random: 'go to anybody',
  }),
  lifeReading('after-a-year', 'Whom one meets in a Raid or Take Back after a year', 'BDZ-D-c22', {
    one: 'is rolled with one added',
    'another-die': 'is rolled with another die added',
  }),
  reading('large-buildings', 'Large buildings', 'BDZ-enc-loot-large', {
    whole: 'are one place',
    areas: 'are gone into area by area',
  }),
  reading('into-melee', 'Fire into melee', 'BDZ-D-fire-into-melee', {
    never: 'Not at all',
    risk: 'Dice that miss are rolled against the friend',
  }),
  reading('pivot', 'Vehicles turn', 'BDZ-D-c76', {
    centre: 'About their middle',
    'rear-axle': 'About the middle of their rear edge',
  }),
] as const satisfies readonly (OptionSpec & { readonly rule: RuleId })[];

/** The chosen value of each option. */
export type Options = Chosen<typeof OPTIONS>;
