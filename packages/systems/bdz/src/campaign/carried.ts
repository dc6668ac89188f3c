import { type BandFile, inWordsOf, type Member } from '@shambles/thw';
import { type Book, bandIds } from '../book.js';
import { personName } from '../catalogue/called.js';
import { freeOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import {
  ATTRIBUTES,
  type Attribute,
  type Class,
  GUNS,
  type Gun,
  type Item,
  isGun,
  MELEE_WEAPONS,
  type MeleeWeapon,
} from '../kinds.js';
import { add, amountOf, type Goods } from '../state/goods.js';
import { newPerson, type Person } from '../state.js';
import type { View } from '../view.js';

/** Words of a band file that this book names differently; all others are the same. BDZ-D-carried. */
const CLASSES: { readonly [calling in Member['calling']]: Class } = {
  civilian: 'civilian',
  ganger: 'ganger',
  survivor: 'survivor',
  militia: 'survivor',
  military: 'military',
  police: 'military',
};
const RENAMED = {
  'sub-machine-gun': 'submachine-gun',
  saw: 'squad-automatic-weapon',
  'one-hand': 'one-handed',
  'two-hand': 'two-handed',
} as const;
const STORED = {
  food: 'food',
  medical: 'medical',
  luxury: 'luxury',
  cure: 'cure',
  fuel: 'fuel',
  'body-armor': 'armor',
} as const;

const same = <T extends string>(all: readonly T[]): { readonly [word: string]: T } =>
  Object.fromEntries(all.map((each) => [each, each]));
const MELEE = MELEE_WEAPONS.filter((each) => each !== 'unarmed');
const WEAPONS: { readonly [word: string]: Gun | MeleeWeapon } = { ...same([...GUNS, ...MELEE]), ...RENAMED };
/**
 * A soldier's issue besides its weapons. A book without flash bangs reports this word as one it lacks.
 * BDZ-grenade-supply.
 */
const FLASH_BANGS = 'flash-bangs';
/** A medic in the file is a nurse here. */
const MEDIC = 'medic';
const NATURES: { readonly [word: string]: Attribute | typeof MEDIC } = {
  ...same(ATTRIBUTES),
  dim: 'dumbass',
  medic: MEDIC,
};

/**
 * Brings in a band from another campaign: its people, as far as this book has words for them, and its stores. Reports
 * what it has no words for. BDZ-D-carried.
 */
export function comesOver(w: BdzWorld, band: BandFile): Goods {
  const lacks: string[] = [];
  for (const { id, member } of bandIds(band)) {
    const made = personFrom(w, member, id);
    lacks.push(...made.lacks);
    w.happen({ is: 'came-over', cause: 'BDZ-D-carried', person: made.person });
  }
  const goods: Goods = {};
  for (const [word, item] of Object.entries(STORED)) {
    add(goods, item, band.stores[word as keyof typeof STORED] ?? 0);
  }
  if (lacks.length > 0) w.happen({ is: 'no-word-for', cause: 'BDZ-D-carried', things: [...new Set(lacks)] });
  return goods;
}

function personFrom(w: BdzWorld, member: Member, id: string) {
  const issued = member.weapons.includes(FLASH_BANGS);
  const weapons = inWordsOf(
    WEAPONS,
    member.weapons.filter((each) => each !== FLASH_BANGS),
  );
  const natures = inWordsOf(NATURES, member.attributes);
  const guns = weapons.has.filter(isGun);
  const [melee = 'unarmed', ...more] = weapons.has.filter((each): each is MeleeWeapon => !isGun(each));
  const seat = w.book.seats[0] as string;
  const person: Person = newPerson({
    id,
    seat,
    side: seat,
    star: member.star,
    class: CLASSES[member.calling],
    rep: member.rep,
    x: -1,
    y: -1,
    attributes: natures.has.filter((each): each is Attribute => each !== MEDIC),
    medic: natures.has.includes(MEDIC) ? 'nurse' : 'none',
    guns: guns.map((gun) => ({ gun, empty: false, misfit: false })),
    hand: guns.length > 0 ? [0] : [],
    melee,
    more,
    armoured: member.armored,
    responder: member.calling === 'police',
    ...(issued && { grenades: true }),
    knowsZeds: member.knowsZeds,
    knowsFeasts: member.knowsFeasts,
  });
  return { person, lacks: [...weapons.lacks, ...natures.lacks] };
}

const inFile = <T extends string>(words: { readonly [word: string]: string }, own: T): string =>
  Object.entries(words).find(([word, item]) => item === own && word !== own)?.[0] ?? own;

/** The band as a file for another campaign, available between encounters while its Star is free. BDZ-D-carried. */
export function bandOut({ campaign, encounter, people, stage }: View, book: Book): BandFile | undefined {
  if (!campaign || encounter || stage === 'over' || campaign.step === 'begin') return undefined;
  const free = freeOf(campaign);
  const members = people.filter((p) => free.includes(p.id));
  if (!members.some((p) => p.star)) return undefined;
  const spare = Object.keys(WEAPONS).filter((word) => amountOf(campaign.goods, WEAPONS[word] as Item) > 0);
  return {
    format: 'shambles-band/1',
    people: members.map((p) => ({
      name: personName(book, p.id),
      star: p.star,
      // Whoever was a police officer stays one. BDZ-react-zed.
      calling: p.responder && p.class === 'military' ? 'police' : p.class,
      rep: Math.min(20, p.rep),
      attributes: [
        ...p.attributes.map((each) => inFile({ dim: 'dumbass' }, each)),
        ...(p.medic === 'none' ? [] : [MEDIC]),
      ].slice(0, 4),
      weapons: [
        ...(p.grenades ? [FLASH_BANGS] : []),
        ...p.guns.map(({ gun }) => inFile(RENAMED, gun)),
        ...[p.melee, ...p.more].filter((each) => each !== 'unarmed').map((each) => inFile(RENAMED, each)),
        ...(p.star
          ? spare.filter((word) => !Object.hasOwn(RENAMED, word)).map((word) => inFile(RENAMED, word))
          : []),
      ].slice(0, 12),
      armored: p.armoured,
      knowsZeds: p.knowsZeds,
      knowsFeasts: p.knowsFeasts,
    })),
    stores: Object.fromEntries(
      Object.entries(STORED).map(([word, item]) => [word, amountOf(campaign.goods, item)]),
    ),
  };
}
