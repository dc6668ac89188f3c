import type { Catalogue } from '@shambles/engine';
import type { Item } from '../../kinds.js';

/** Each item in the singular and the plural. */
const ITEMS: { readonly [item in Item]: readonly [one: string, more: string] } = {
  'assault-rifle': ['an assault rifle', '{{count}} assault rifles'],
  'ba-pistol': ['a BA pistol', '{{count}} BA pistols'],
  'bolt-action-rifle': ['a bolt action rifle', '{{count}} bolt action rifles'],
  'machine-pistol': ['a machine pistol', '{{count}} machine pistols'],
  pistol: ['a pistol', '{{count}} pistols'],
  'semi-automatic-rifle': ['a semi-automatic rifle', '{{count}} semi-automatic rifles'],
  shotgun: ['a shotgun', '{{count}} shotguns'],
  'squad-automatic-weapon': ['a squad automatic weapon', '{{count}} squad automatic weapons'],
  'submachine-gun': ['a submachine gun', '{{count}} submachine guns'],
  'one-handed': ['a one handed weapon', '{{count}} one handed weapons'],
  knife: ['a knife', '{{count}} knives'],
  'two-handed': ['a two handed weapon', '{{count}} two handed weapons'],
  'improvised-one-handed': ['a pipe', '{{count}} pipes'],
  'improvised-two-handed': ['a bat', '{{count}} bats'],
  chainsaw: ['a chain saw', '{{count}} chain saws'],
  grenade: ['a flash bang', '{{count}} flash bangs'],
  armor: ['body armor', '{{count}} suits of body armor'],
  food: ['a unit of food', '{{count}} units of food'],
  fuel: ['a unit of fuel', '{{count}} units of fuel'],
  luxury: ['a luxury item', '{{count}} luxury items'],
  medical: ['a unit of medical supplies', '{{count}} units of medical supplies'],
  keys: ['keys to a car', 'keys to {{count}} cars'],
  cure: ['a dose of the Cure', '{{count}} doses of the Cure'],
};

const ITEM_WORDS: Catalogue = Object.fromEntries(
  Object.entries(ITEMS).flatMap(([item, [one, more]]) => [
    [`item.${item}_one`, one],
    [`item.${item}_other`, more],
  ]),
);

/** Deeds in the list of what a group may do. */
export const LOOT_DEEDS: Catalogue = {
  'deed.search': '{{who}}: search the place, and end the activation',
  'deed.strip': '{{who}}: take things from {{whom}}',
  'deed.search-body': '{{who}}: go through the pockets of {{whom}}, which takes the whole activation',
  'deed.unpack-hand': '{{who}}: take {{item}} out of the pack',
  'deed.unpack-wear': '{{who}}: put on {{item}} from the pack',
  'deed.load': '{{who}}: put what is in the pack into {{what}}, and end the activation',
  'deed.unload': '{{who}}: take things out of {{what}}, and end the activation',
  'deed.challenge': '{{who}}: try something that there is no rule for: a Challenge',
  'deed.fill': '{{who}}: pour fuel into {{what}}, and end the activation',
  'deed.fill-saw': '{{who}}: pour fuel into the saw, and end the activation',
};

/** Questions about goods. */
export const LOOT_WORDS: Catalogue = {
  ...ITEM_WORDS,
  'ask.takes': 'Who takes {{item}}?',
  'takes.keep': '{{who}} packs it',
  'takes.hand': '{{who}} takes it in hand',
  'takes.wear': '{{who}} puts it on',
  'takes.instead': '{{who}} throws {{item}} away for it',
  'takes.leave': 'Nobody',
  'ask.saw-found': 'There is a chain saw here. Does {{who}} take that, whatever else there may be?',
  'saw-found.yes': 'The chain saw',
  'saw-found.no': 'Something else',
  'ask.strip': 'What does {{who}} take from {{whom}}?',
  'strip.item': '{{item}}',
  'strip.done': 'Nothing more',
  'ask.unload': 'What does {{who}} take out of {{what}}?',
  'ask.supplies': 'Are medical supplies used on {{who}}?',
  'supplies.yes': 'Use a unit',
  'supplies.no': 'Keep them',
  'ask.stow': 'You carry {{cargo}} of cargo, and have room for {{room}}. What do you do with your goods?',
  'stow.store': 'Store {{items}} in the base',
  'stow.fetch': 'Take {{items}} out of the base',
  'stow.leave': 'Leave {{items}} behind',
  'stow.store-some': 'Store some of {{items}} in the base',
  'stow.fetch-some': 'Take some of {{items}} out of the base',
  'stow.leave-some': 'Leave some of {{items}} behind',
  'stow.done': 'Nothing more',
  'ask.stow-n': '{{items}}: how many {{way}}?',
  'stow-way.store': 'go into the base',
  'stow-way.fetch': 'come out of the base',
  'stow-way.leave': 'are left behind',
  'ask.outfit': 'There for the taking: {{items}}. Who takes something along, or leaves something?',
  'outfit.figure': '{{who}}',
  'outfit.done': 'Nobody else',
  'ask.outfit-of': 'What does {{who}} take along, or leave?',
  'outfit.keep': 'Takes {{item}}',
  'outfit.hand': 'Takes {{item}} in hand',
  'outfit.wear': 'Puts {{item}} on',
  'outfit.back': 'Leaves {{item}}',
  'outfit.pack': 'Packs {{item}}',
  'ask.attempt': 'What does {{who}} try?',
  'attempt.leap': 'To get somewhere within the move, over or past whatever there is',
  'attempt.other': 'Something else, which you say and judge yourselves',
  'ask.leap': 'Where does {{who}} try to get to? {{inches}} inches at most.',
  'ask.difficulty': 'A Challenge for {{who}}: how hard is it?',
  'difficulty.hard': 'Very hard to do: at -1 Rep',
  'difficulty.plain': 'Not so hard',
  'ask.stake': 'And what if {{who}} fails?',
  'stake.nothing': 'The activation is lost, and no more',
  'stake.falls': 'A fall, which ends prone',
  'stake.noise_one': 'A noise like one shot',
  'stake.noise_other': 'A noise like {{count}} shots',
  'stake.stunned': 'Stunned',
  'stake.out': 'Out of the fight',
  'stake.zombies': 'A fall among the nearest zombies: prone, and with two dice fewer if they act first',
};

const FOUND = {
  none: 'nothing',
  ...Object.fromEntries(Object.entries(ITEMS).map(([item, [one]]) => [item, one])),
};
const CAME = { success: 'done', failure: 'failed', 'given-up': 'left alone' };

/** The companion's words for goods, beside a real table. */
export const LOOT_PIECE_WORDS: Catalogue = Object.fromEntries([
  ...['search', 'loot-weapon', 'search-body'].flatMap((id) => [
    [`gives.${id}.found`, 'Found'],
    ...Object.entries(FOUND).map(([item, text]) => [`outcome.${id}.${item}`, text]),
  ]),
  ['gives.challenge.result', 'The Challenge'],
  ...Object.entries(CAME).map(([came, text]) => [`outcome.challenge.${came}`, text]),
]);

export const LOOT_ROLLS: Catalogue = {
  search: 'What is found',
  'loot-weapon': 'Which weapon',
  frisk: 'In the pockets',
  car: 'Which car it is',
};
