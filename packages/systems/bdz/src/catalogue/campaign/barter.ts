import type { Catalogue } from '@shambles/engine';

/** Words of barter. */
export const BARTER_WORDS: Catalogue = {
  'deed.barter': '{{who}}: barter with those who are here',
  'own.deed.barter': 'Barter with those who are here',
  'ask.barter-want': 'What do you want of them? {{most}} things at most; so far {{n}}.',
  'barter-want.item': '{{item}}',
  'barter-want.done': 'That is all',
  'ask.barter-offer': 'What do you give for it? It is worth {{worth}}; so far you give {{n}}.',
  'barter-offer.item': '{{item}}',
  'barter-offer.keep': 'No trade',
  'ask.barter-less': 'They give no more than {{most}}, and nothing that is scarce here. What do you take?',
  'gives.barter.deal': 'They trade',
  'outcome.barter.all': 'all you asked for',
  'outcome.barter.half': 'half as much, and nothing scarce',
  'outcome.barter.none': 'nothing',
};
