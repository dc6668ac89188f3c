import { type Catalogue, under } from '@shambles/engine';
import { TEXTS } from '../objectives.js';
import { ABOUT_WORDS } from './about.js';

/** Why something cannot be done, and what would help. */
const WHY_NOT: Catalogue = {
  ...under('why-not', {
    'not-fit': '{{who}} is in no state to act.',
    'not-active': '{{who}} is not active now.',
    acted: '{{who}} has done the one further thing of this turn.',
    carries: '{{who}} carries somebody and has no hand free.',
    'held-fire': '{{who}} ducked back and holds fire until the next activation.',
    'no-gun': '{{who}} has no gun in hand.',
    'out-of-ammo': '{{who}} is out of ammo.',
    'no-enemies': 'There is no enemy on the table.',
    'no-enemy': 'That is not an enemy.',
    'no-line': '{{who}} has no line of sight there.',
    'unknown-zombie': '{{who}} passed none on Zed or No Zed and may not attack zombies yet.',
    'out-of-range': '{{inches}}″ off; the gun reaches {{range}}″.',
    'out-of-reach': '{{inches}}″ off; {{most}}″ of the move are left, and the way has to be free.',
    'moved-too-far': '{{who}} has gone farther than {{most}}″ in this turn.',
    'nothing-empty': '{{who}} has nothing in hand to reload or restart.',
    'no-move-left': '{{who}} has no move left.',
    'tried-fast': '{{who}} has tried to go fast in this turn.',
    reloading:
      '{{who}} has searched, reloaded or taken something else in hand, and goes no farther than a normal move.',
    'too-heavy': '{{who}} carries {{carried}}, and with more than {{most}} nobody goes fast.',
    stands: '{{who}} is on both feet.',
    'too-little-to-stand': 'Getting up takes {{least}}″ of the move, and less than that is left.',
    'no-way-out': '{{who}} is at no edge that leads out.',
    'went-fast': '{{who}} goes fast in this turn.',
    'nothing-to-search': 'There is nothing to be searched where {{who}} stands.',
  }),
  ...under('instead', {
    reload: '{{who}} could reload.',
    nearer: '{{who}} could go nearer.',
    move: '{{who}} could move first.',
    fast: '{{who}} could try to go fast.',
  }),
  ...under('try', {
    move: 'Move',
    fast: 'Go fast',
    fire: 'Fire',
    charge: 'Charge',
    reload: 'Reload',
    search: 'Search',
    stand: 'Get up',
    leave: 'Leave the table',
  }),
};

const CONSEQUENCES: Catalogue = {
  'consequence.fire_one': '{{who}} fires {{gun}} at {{name}}: one die',
  'consequence.fire_other': '{{who}} fires {{gun}} at {{name}}: {{count}} dice',
  'consequence.charge': '{{who}} charges {{name}}',
  'consequence.walk-the-walk': '{{class}} become Enemies of {{who}} for life',
  'consequence.fast': '{{who}} tries to go fast',
  'consequence.move': '{{who}} goes {{inches}}″',
  ...under('answers', {
    'received-fire': '{{who}}, if every shot misses',
    'man-down': '{{who}}, at the sight of a friend falling',
    'received-fire-chosen': '{{who}} is a Star and, if every shot misses, chooses what to do',
    'man-down-chosen': '{{who}} is a Star and, at the sight of a friend falling, chooses what to do',
    'fires-first': '{{who}} may fire first, if the test goes badly for the charger',
    'in-sight': 'In Sight: {{who}} rolls {{dice}} dice, {{whom}} {{theirs}}',
    'in-sight-many_one': 'In Sight against one group',
    'in-sight-many_other': 'In Sight against {{count}} groups',
    'zed-or-no-zed': '{{who}} has to make out what that is',
    building: 'Nobody has been in that building: somebody may be',
    pef: 'An unknown force comes into sight',
    raid: 'The building is looked through',
    feast: 'The dead are eating there, and it is in full sight',
    chased_one: 'One zombie may charge there in its next move',
    chased_other: '{{count}} zombies may charge there in their next move',
  }),
  'least.noise.zombies': 'at least one comes',
  ...under('sight', { first: '{{who}} acts first', nobody: 'nobody acts' }),
  ...under('hears', {
    silent: 'Nobody: it makes no noise',
    some_one: 'One die of noise',
    some_other: '{{count}} dice of noise',
    noise_one: 'One die of noise; {{from}} or more draws a zombie',
    noise_other: '{{count}} dice of noise; each of {{from}} or more draws a zombie',
  }),
  ...under('costs', {
    action: 'The one further thing of this turn',
    single: 'One shot, then it is empty',
    ammo: 'Two ones or more, and it is empty',
    inches: '{{inches}}″ of the move, {{left}}″ are left',
    stopped: 'Something stops it {{inches}}″ short',
    fast: 'Counts as moving fast, whatever the dice say',
  }),
};

/** All words shown beside the table. */
export const EVENING_WORDS: Catalogue = {
  ...WHY_NOT,
  ...CONSEQUENCES,
  ...ABOUT_WORDS,
  ...under('brief.goal', TEXTS),
};
