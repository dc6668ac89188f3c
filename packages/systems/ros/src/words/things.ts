import type { Catalogue } from '@shambles/engine';
import { FILES } from '../book.js';
import { type Card, CLUBS, type Minor, type ZedKind } from '../kinds.js';
import { personWords } from '../words.js';

/** "a torch", "2 torches"; the bare word if nothing is counted. */
const counted = (key: string, one: string, many = `${one}s`): Catalogue => ({
  [key]: one,
  [`${key}_one`]: `${/^([aeiou]|HE )/i.test(one) ? 'an' : 'a'} ${one}`,
  [`${key}_other`]: `{{count}} ${many}`,
});

const each = <K extends string>(prefix: string, words: { readonly [key in K]: string }): Catalogue =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word as string]));

export const ZED_NAMES: { readonly [kind in ZedKind]: string } = {
  zed: 'Zed',
  hunter: 'Hunter',
  tank: 'Tank',
  boomer: 'Boomer',
  smoker: 'Smoker',
  witch: 'Witch',
};

/** A single Zed is "a Zed"; a single mutant is "the Hunter", because everybody knows of it. */
const KINDS: Catalogue = {
  ...Object.assign(
    {},
    ...Object.entries(ZED_NAMES).map(([kind, name]) => ({
      ...counted(`kind.${kind}`, name),
      ...(kind !== 'zed' && { [`kind.${kind}_one`]: `the ${name}` }),
    })),
  ),
  ...counted('kind.survivor', 'survivor'),
  ...counted('kind.nps', 'stranger'),
  ...counted('kind.body', 'body', 'bodies'),
  ...counted('kind.seated', 'seated figure'),
};

const GUNS = ['pistol', 'shotgun', 'assault rifle', 'sniper rifle'] as const;

const PLURALS: { readonly [thing: string]: string } = {
  'drug supply': 'drug supplies',
  'food supply': 'food supplies',
  'weaponry supply': 'weaponry supplies',
  torch: 'torches',
};

const MINOR_NAMES: readonly Exclude<Minor, 'binoculars'>[] = [
  'pistol reload',
  'shotgun reload',
  'assault rifle reload',
  'sniper rifle reload',
  'HE grenade',
  'stun grenade',
  'pipe bomb',
  'Molotov cocktail',
  'WP grenade',
  'torch',
  'tactical radio',
  'First Aid Kit',
  'food supply',
  'drug supply',
  'weaponry supply',
];

const ITEMS: Catalogue = {
  ...Object.assign(
    {},
    ...[...GUNS, ...CLUBS, ...MINOR_NAMES].map((name) => counted(`thing.${name}`, name, PLURALS[name])),
  ),
  'thing.binoculars': 'binoculars',
  'thing.binoculars_one': 'binoculars',
  'thing.binoculars_other': '{{count}} pairs of binoculars',
};

const WEAPONS: Catalogue = Object.fromEntries(
  [...GUNS, ...CLUBS, 'rifle butt'].map((name) => [`weapon.${name}`, name]),
);

const CARD_NAMES: { readonly [card in Card]: string } = {
  run: 'Run',
  climb: 'Climb',
  shoot: 'Shoot',
  both: 'Both',
  melee: 'Melee',
  reload: 'Reload',
  'first-aid': 'First Aid',
  order: 'Order',
  grenade: 'Grenade',
  snipe: 'Snipe',
  give: 'Give',
  assist: 'Assist',
};

/** "Order and Reload". */
export function playName(play: string): string {
  return play
    .split('+')
    .map((card) => CARD_NAMES[card as Card])
    .join(' and ');
}

const CARDS: Catalogue = {
  ...each('card', CARD_NAMES),
  'card.order+reload': playName('order+reload'),
  'card.order+assist': playName('order+assist'),
  'card.stay': 'Stay',
  ...Object.fromEntries(
    ['order', 'order+reload', 'order+assist'].map((play) => [
      `card.${play}-unheard`,
      `${playName(play)}: nobody hears`,
    ]),
  ),
};

/** The default names; a game's own names override them. ROS-D-names. */
const NAMES = FILES.find((f) => f.id === 'names')?.standard as unknown as {
  readonly survivors: readonly string[];
  readonly others: readonly string[];
};

export const THINGS: Catalogue = {
  ...KINDS,
  ...ITEMS,
  ...WEAPONS,
  ...CARDS,
  ...personWords(NAMES.survivors, NAMES.others),
  ...each('character', { steady: 'steady', nervous: 'nervous', bold: 'bold' }),
  ...each('seen', {
    occupied: 'something moves in there',
    full: 'something moves in there',
    empty: 'nothing in there',
    nps: 'somebody alive',
    witch: 'a Witch',
    body: 'a dead body',
  }),
};
