import type { Catalogue } from '@shambles/engine';

/** Grenades, saws, barricades and the wounded: questions and deeds. */
export const FIGHT_WORDS: Catalogue = {
  'deed.pick-up': '{{who}}: pick up {{whom}}',
  'deed.put-down': '{{who}}: lay {{whom}} down',
  'deed.treat': '{{who}}: treat {{whom}}',
  'deed.restart': '{{who}}: pull the starter of the chain saw',
  'ask.carrier': '{{who}}, who carries {{body}}, is charged. What now?',
  'carrier.keep': 'Keep hold, two dice less in melee',
  'carrier.drop': 'Let go',
  'ask.cure': '{{who}} will turn. Does {{by}} use the Cure?',
  'cure.yes': 'Use it',
  'cure.no': 'Keep it',
  'ask.turned': '{{who}} turns. What is done about it?',
  'turned.put-down': 'Put down',
  'turned.let-go': 'Let go',
};

export const FIGHT_ROLLS = {
  recovery: 'Recovery',
  infection: 'Harry, are you okay?',
} as const;
