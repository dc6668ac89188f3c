import { type Catalogue, under } from '@shambles/engine';
import { deeds } from './forms.js';

/** Words of the dead: stories and asks. */
export const ZEDS_WORDS: Catalogue = {
  'surprise.ahead': 'quicker',
  'surprise.behind': 'too slow',

  'ask.surprise': '{{who}} is quicker than the dead. What now?',
  ...under('surprise', { fire: 'Fire', away: 'Get away', fight: 'Fight' }),
  'ask.surprise-fast': 'Does {{who}} try to get away fast?',
  'surprise-fast.yes': 'Go fast',
  'surprise-fast.no': 'Walk',
  'ask.surprise-away_one': 'Where does {{who}} go, away from the zombies? One inch at most; they come after.',
  'ask.surprise-away':
    'Where does {{who}} go, away from the zombies? {{inches}} inches at most; they come after.',
  ...deeds({
    alarm: 'set off the alarm of this vehicle',
    'alarm-off': 'stop this alarm',
    phone: 'let a telephone ring',
  }),

  ...under('roll', {
    'zombies-start': 'Zombies at the start',
    edge: 'From the left on 1 to 3',
    'dead-end': 'To the left on 1 to 3',
    feast: 'Turns of the feast',
    'go-off': 'Where they go off to',
    infection: 'Infection',
    'zed-or-no-zed': 'Zed or No Zed',
    'see-the-feast': 'See the Feast',
    numb: 'Turns without action',
    'odd-zed': 'Who gets the odd one',
    surprise: 'Surprise',
    'surprise-fire': 'Fire, or get away',
  }),
};
