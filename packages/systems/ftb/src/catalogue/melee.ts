import { type Catalogue, under } from '@shambles/engine';
import { deeds } from './forms.js';

/** Words of charges, melee, its aftermath and Challenges. */
export const MELEE_WORDS: Catalogue = {
  ...under('melee-mod', {
    'each-zombie-more_one': 'one more of them +1',
    'each-zombie-more_other': '{{count}} more of them, a die each',
  }),

  ...under('roll', {
    charge: 'Charge into Melee',
    melee: 'Melee',
    'melee-result': 'Melee Results',
    recovery: 'Recovery',
    challenge: 'Challenge',
  }),

  'ask.charged': '{{who}} is charged and may fire first. At whom?',
  'charged.fire': '{{name}}, with {{gun}}',
  'charged.fire-plain': '{{name}}, with {{gun}}, rolling only the dice that count',
  'ask.charge-with': '{{who}} charges {{name}}. Who comes along?',
  'ask.melee-turn': 'Melee: who fights now?',
  'melee-turn.wait': 'Let others go first',
  'ask.melee-arms': '{{who}}: fight to kill?',
  'melee-arms.armed': 'With the weapon',
  'melee-arms.unarmed': 'Without it: nobody is meant to die',
  'ask.medical': 'Spend a Medical Supply on {{who}}?',
  'medical.yes': 'Yes: a die more',
  'medical.no': 'No',
  'ask.challenge-ease': 'How hard is what {{who}} tries?',
  'challenge.plain': 'Neither easy nor difficult',
  'ask.challenge-tool': 'Is a fitting tool at hand?',
  'challenge.no-tool': 'No',
  'ask.challenge-stake': 'What if it fails?',
  'challenge.nothing': 'Nothing that the rules need to know',
  'challenge.prone': 'Down and prone',
  'challenge.out-of-the-fight': 'Out of the Fight',
  'ask.challenge-again': '{{who}} passed one die. Try again?',
  'challenge.again': 'Try again: one die passed counts as none now',
  'challenge.give-up': 'Give up for this Encounter',

  ...deeds({
    charge: 'charge {{name}}',
    'finish-off': 'finish off {{name}}',
    capture: 'capture {{name}}',
    weasel: 'pop {{name}} from behind with {{gun}}',
    'weasel-quietly': 'kill {{name}} from behind, quietly',
    medic: 'see to {{name}}',
    retrieve: 'pick up {{name}}',
    'put-down': 'put down {{name}}',
    challenge: 'take a Challenge',
  }),
};
