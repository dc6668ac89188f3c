import type { Catalogue } from '@shambles/engine';

/** Grenades, saws, barricades and the wounded: questions and deeds. */
export const FIGHT_WORDS: Catalogue = {
  'deed.pick-up': '{{who}}: pick up {{whom}}',
  'deed.put-down': '{{who}}: lay {{whom}} down',
  'deed.treat': '{{who}}: treat {{whom}}',
  'deed.restart': '{{who}}: pull the starter of the chain saw',
  'deed.throw': '{{who}}: throw a grenade',
  'ask.throw': 'Where does {{who}} throw it? {{inches}} inches at most.',
  'throw.at': 'At {{name}}',
  'throw.keep': 'Keep it',
  'deed.build-door': '{{who}}: barricade a door, now of Rep {{rep}}',
  'deed.build-window': '{{who}}: barricade a window, now of Rep {{rep}}',
  'deed.fetch': '{{who}}: take boards and nails',
  'deed.force-door': '{{who}}: break down a barricaded door of Rep {{rep}}',
  'deed.force-window': '{{who}}: break down a barricaded window of Rep {{rep}}',
  'ask.carrier': '{{who}}, who carries {{body}}, is charged. What now?',
  'carrier.keep': 'Keep hold, two dice less in melee',
  'carrier.drop': 'Let go',
  'ask.cure': '{{who}} will turn. Does {{by}} use the Cure?',
  'cure.yes': 'Use it',
  'cure.no': 'Keep it',
  'ask.turned': '{{who}} turns into a zombie. What do those who are left do? Left: {{left}}.',
  'others.nobody': 'nobody',
  'turned.put-down': 'Put it down',
  'turned.let-go': 'Let it go',
};

export const FIGHT_ROLLS = {
  throw: 'The throw',
  dive: 'Down in time',
  blast: 'The flash',
  materials: 'What lies about',
  recovery: 'Recovery',
  infection: 'Harry, are you okay?',
} as const;
