import type { Catalogue } from '@shambles/engine';

/** Words of barter. */
export const BARTER_WORDS: Catalogue = {
  'deed.barter': '{{who}}: barter with those who are here',
  'own.deed.barter': 'Barter with those who are here',
  'ask.barter-want':
    'What do you want of them? {{most}} things at most. A thing is worth one unless it says more; all that you have is worth {{means}}. So far: {{wanted}}.',
  'barter-want.item': '{{item}}',
  'barter-want.dice_other': '{{item}}: {{dice}} dice for you',
  'barter-want.done': 'That is all',
  'ask.barter-offer':
    'What do you give for {{wanted}}? That is worth {{worth}}. So far: {{offered}}, worth {{n}}.',
  'barter-offer.item': '{{item}}',
  'barter-offer.dice_one': '{{item}}: {{dice}} die for you',
  'barter-offer.dice_other': '{{item}}: {{dice}} dice for you',
  'barter-offer.keep': 'No trade',
  'ask.barter-less':
    'They give no more than {{most}}, and nothing that the area lacks. What do you take? So far: {{wanted}}.',
  'barter.nothing': 'nothing',
  'barter.two': '{{item}}, worth two',
  'barter.lacking': '{{item}}, which the area lacks',
  'barter.of': '{{item}}, carried by {{who}}',
  'gives.barter.deal': 'They trade',
  'outcome.barter.all': 'all you asked for',
  'outcome.barter.half': 'half as much, and nothing scarce',
  'outcome.barter.none': 'nothing',
};
