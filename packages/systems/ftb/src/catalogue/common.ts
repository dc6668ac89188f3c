import { type Catalogue, under } from '@shambles/engine';
import { WEAPONS } from '../tables/weapons.js';
import { PARTIES, PEOPLE, personWords, STARS } from '../words.js';
import { countedWord } from './forms.js';

/** Items that are not guns. FTB-11.8, FTB-8.1. */
const GOODS_WORDS: Catalogue = {
  ...countedWord('thing.one-hand', 'one-hand melee weapon'),
  ...countedWord('thing.two-hand', 'two-hand melee weapon'),
  ...countedWord('thing.chainsaw', 'chainsaw'),
  ...countedWord('thing.body-armor', 'body armor', 'suits of body armor'),
  'thing.body-armor_one': 'body armor',
  ...countedWord('thing.food', 'Food Item'),
  ...countedWord('thing.luxury', 'Luxury Item'),
  ...countedWord('thing.medical', 'Medical Supply', 'Medical Supplies'),
  ...countedWord('thing.cure', 'dose of the Cure', 'doses of the Cure'),
  ...countedWord('thing.gear', 'piece of Gear', 'pieces of Gear'),
};

/** Names of guns, from the rulebook or home-made. FTB-6.8. */
export const gunWords = (rows: readonly { readonly id: string; readonly name: string }[]): Catalogue =>
  Object.assign({}, ...rows.map(({ id, name }) => countedWord(`thing.${id}`, name)));

export const CLASS_NAMES = {
  citizen: 'Citizen',
  ganger: 'Ganger',
  militia: 'Militia',
  survivor: 'Survivor',
  military: 'Military',
  police: 'Police',
} as const;

/** One person of each Class, as a sentence names it after "a" or "another". */
export const CLASS_MEMBERS = {
  citizen: 'Citizen',
  ganger: 'Ganger',
  militia: 'member of the Militia',
  survivor: 'Survivor',
  military: 'soldier',
  police: 'Police Officer',
} as const;

/** Plural names of the Classes. */
export const CLASS_PEOPLE = {
  citizen: 'Citizens',
  ganger: 'Gangers',
  militia: 'Militia',
  survivor: 'Survivors',
  military: 'Military',
  police: 'Police',
} as const;

export const ATTRIBUTE_NAMES = {
  medic: 'Medic',
  attractive: 'Attractive',
  brawler: 'Brawler',
  fast: 'Fast',
  dim: 'Dim',
  rage: 'Rage',
  runt: 'Runt',
  slow: 'Slow',
  poser: 'Poser',
  initiative: 'Initiative',
  'hard-as-nails': 'Hard as Nails',
} as const;

export const AREA_NAMES = { urban: 'Urban', suburban: 'Suburban', rural: 'Rural' } as const;

export const PART_NAMES = {
  morning: 'Morning',
  daytime: 'Daytime',
  evening: 'Evening',
  night: 'Night',
} as const;

/** Areas as a story names them: "in the suburbs". */
const PLACES: { readonly [area in keyof typeof AREA_NAMES]: string } = {
  urban: 'in the city',
  suburban: 'in the suburbs',
  rural: 'in the country',
};

/** Parts of the day as a story names them; a full-moon night has its own words. */
const HOURS: { readonly [part in keyof typeof PART_NAMES | 'full-moon']: string } = {
  morning: 'in the morning',
  daytime: 'by day',
  evening: 'in the evening',
  night: 'at night',
  'full-moon': 'under a full moon',
};

export const ENCOUNTER_NAMES = {
  zed: 'Zed!',
  'robbery-in-town': 'Robbery!',
  escape: 'Escape!',
  burglarized: 'Burglarized!',
  chillin: "Chillin'",
  confrontation: 'Confrontation',
  confronting: 'Confrontation of our own making',
  raid: 'Raid',
  rescue: 'Rescue',
  'raid-defend': 'Raid: Defend',
  robbed: 'Robbery',
  robbing: 'Robbery, as the robbers',
  search: 'Search',
  'take-back': 'Take Back',
  'no-terrain': 'No Terrain',
} as const;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** Number of zombies that have their own name beside their dice. */
const ZEDS = 400;

/** Names of the sides beside the activation dice. Parties are numbered in the order they were met. */
const SIDES: Catalogue = {
  'who.players': 'the band',
  'who.zombies': 'the dead',
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`who.player-${n}`, `Player ${n}`])),
  ...Object.fromEntries(Array.from({ length: ZEDS }, (_, i) => [`who.zed-${i + 1}`, `Zed ${i + 1}`])),
  // A figure bears no number on the table.
  ...Object.fromEntries(Array.from({ length: ZEDS }, (_, i) => [`dice.zed-${i + 1}`, 'A zombie'])),
  'side.players': 'the band',
  'side.zombies': 'the dead',
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`side.player-${n}`, `the band of Player ${n}`])),
  ...Object.fromEntries(
    Array.from({ length: PARTIES }, (_, i) => {
      const party =
        i < ORDINALS.length ? `the ${ORDINALS[i]} group of strangers` : `group ${i + 1} of the strangers`;
      return [
        [`side.party-${i + 1}`, party],
        [`who.party-${i + 1}`, party],
      ];
    }).flat(),
  ),
  'side.party': 'the strangers',
};

/** What a roll of the core rules is for. */
const ROLLS = under('roll', {
  activation: 'Activation',
  'roll-off': 'Roll-off',
  'in-sight': 'In Sight',
  'brown-pants': 'Brown pants',
  'fast-move': 'Fast Move',
  shots: 'Shots',
  damage: 'Damage',
  pitiful: 'A lucky shot',
  reaction: 'Reaction',
  'leader-die': 'Leader Die',
  'star-power': 'Star Power',
  noise: 'Who hears it',
  clock: 'Where they come from',
  town: 'Which town',
  names: 'Who it is',
  street: 'Is there a street?',
});

/** How to read each die of a roll whose result is told together with it. */
const EACH = under('each', {
  activation: 'the higher goes first',
  'fast-move': 'each against Rep',
  shots: 'each with Rep',
  'zed-or-no-zed': 'each against Rep, but a double counts as none',
  'star-power': 'each by itself',
  loot: 'each by itself',
  stolen: 'a die for each Item: an odd one is stolen',
});

/** How to read each die of a roll whose result the story does not tell. */
const READS = under('reads', {
  noise: 'each by itself',
  clock: 'each an hour of the clock',
  'go-off': 'each an hour of the clock',
  'at-home': 'a double: somebody is at Home',
  'which-of-them': 'a die for each: the highest is met',
});

/** States that have their own symbol on the table. */
const BADGES = under('badge', {
  prone: 'prone',
  ducked: 'ducked back',
  empty: 'out of ammo',
  exposed: 'exposed',
  infected: 'infected',
  immune: 'immune',
  carrying: 'carries somebody',
  carried: 'is carried',
  numb: 'numb',
  feasting: 'feasts',
  fast: 'goes fast',
  down: 'out of the fight',
  dead: 'dead',
  concealed: 'weapon concealed',
});

export const COMMON_WORDS: Catalogue = {
  ...GOODS_WORDS,
  ...gunWords(WEAPONS.rows),
  ...countedWord('thing.crossbow', 'Crossbow'),
  ...countedWord('kind.zed', 'zombie'),
  ...countedWord('kind.pef', 'unknown force'),
  ...countedWord('kind.person', 'stranger'),
  ...personWords({ stars: STARS, people: PEOPLE }),
  ...under('class', CLASS_NAMES),
  ...under('people', CLASS_PEOPLE),
  ...under('attribute', ATTRIBUTE_NAMES),
  ...under('area', AREA_NAMES),
  ...under('part', PART_NAMES),
  ...under('place', PLACES),
  ...under('hour', HOURS),
  ...under('encounter', ENCOUNTER_NAMES),
  ...SIDES,
  ...ROLLS,
  ...EACH,
  ...READS,
  ...BADGES,
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`seat.player-${n}`, `Player ${n}`])),
  changes: ' ({{mods, commas}})',
  'seat.spectator': 'Spectator',
  'seat.players': 'Players',
  'seat.zombies': 'Zombies',
  figure: '{{name}}',
};
