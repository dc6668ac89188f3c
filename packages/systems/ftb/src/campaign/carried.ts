import { type BandFile, inWordsOf, type Member } from '@shambles/thw';
import type { Book } from '../book.js';
import type { FtbWorld } from '../facts.js';
import { handFor, newItems } from '../goods/goods.js';
import { ATTRIBUTES, type Attribute, type Class, MELEE_WEAPONS, PATHS, type Thing } from '../kinds.js';
import type { Household } from '../state/campaign.js';
import { FRESH, type Item, type Person } from '../state.js';
import type { View } from '../view.js';
import { nameOf, personId } from '../words.js';

/** Callings of the file and Classes of this book that differ only in name. FTB-D-carried. */
const CLASS_OF = { civilian: 'citizen' } as const satisfies { readonly [calling: string]: Class };
const CALLING_OF = { citizen: 'civilian' } as const;
const THINGS: { readonly [word: string]: Thing } = Object.fromEntries(
  ['food', 'medical', 'luxury', 'cure', 'body-armor'].map((word) => [word, word]),
);
const NATURES: { readonly [word: string]: Attribute } = Object.fromEntries(ATTRIBUTES.map((a) => [a, a]));

/** Weapons by id, both the rulebook's and the players' own. */
function weaponsOf({ weapons }: Pick<Book, 'weapons'>): { readonly [word: string]: Thing } {
  return Object.fromEntries([...weapons.keys(), ...MELEE_WEAPONS].map((id) => [id, id]));
}

/**
 * Brings in a band from another campaign: its people, as far as this book has words for them, and its stores, which go
 * to the Home where they settle. Reports what this book has no word for. FTB-D-carried.
 */
export function comesOver(w: FtbWorld, seat: string, { people, stores }: BandFile): void {
  const lacks: string[] = [];
  const star = people.find((p) => p.star) as Member;
  for (const [i, member] of [star, ...people.filter((p) => !p.star)].entries()) {
    const made = personFrom(w, seat, member, i);
    lacks.push(...made.lacks);
    w.happen({
      is: 'made',
      cause: 'FTB-D-carried',
      person: made.person,
      how: member.star ? 'star' : 'recruit',
    });
  }
  const goods = Object.entries(stores).flatMap(([word, n]) => Array<string>(n as number).fill(word));
  const stock = inWordsOf(THINGS, goods);
  lacks.push(...new Set(stock.lacks));
  const household: Household = {
    seat,
    star: `star-${w.book.seats.indexOf(seat) + 1}`,
    home: w.book.options.area,
    stock: [...newItems(w, stock.has)],
    making: 'done',
  };
  w.happen({ is: 'household', cause: 'FTB-D-carried', household });
  if (lacks.length > 0) w.happen({ is: 'no-word-for', cause: 'FTB-D-carried', things: [...new Set(lacks)] });
}

/** The Class of a member. A Star must be on one of the paths that a player can take. FTB-3.4a. */
function classOf({ calling, star }: Member): Class {
  const found = calling === 'civilian' ? CLASS_OF.civilian : calling;
  const may = !star || found === 'citizen' || (PATHS as readonly string[]).includes(found);
  return may ? found : 'survivor';
}

function personFrom(w: FtbWorld, seat: string, member: Member, i: number) {
  const weapons = inWordsOf(weaponsOf(w.book), member.weapons);
  const natures = inWordsOf(NATURES, member.attributes);
  const things: Thing[] = [...weapons.has, ...(member.armored ? (['body-armor'] as const) : [])];
  const items: Item[] = [...newItems(w, things)];
  const person: Person = {
    ...FRESH,
    id: member.star ? `star-${w.book.seats.indexOf(seat) + 1}` : personId(i - 1),
    seat,
    side: 'players',
    star: member.star,
    sex: member.sex ?? 'f',
    class: classOf(member),
    rep: member.rep,
    attributes: natures.has,
    items,
    hand: handFor(w, items),
    armored: member.armored,
    concealed: false,
    infection: 'none',
    knowsZeds: member.knowsZeds,
    knowsFeasts: member.knowsFeasts,
    zedsKilled: 0,
    hurtArmed: false,
  };
  return { person, lacks: [...weapons.lacks, ...natures.lacks] };
}

/**
 * The seat's band in a form that another campaign can take over; undefined except between Encounters while its Star
 * lives. FTB-D-carried.
 */
export function bandOut(view: View, book: Book): BandFile | undefined {
  const h = view.campaign.households.find((each) => each.seat === view.seat && each.star !== '');
  const band = view.people.filter((p) => p.seat === view.seat);
  if (!view.campaign.on || view.phase !== 'campaign' || !h || !band.some((p) => p.id === h.star))
    return undefined;
  const own = weaponsOf(book);
  const all = [...h.stock, ...band.flatMap((p) => p.items)].map((i) => i.what);
  const worn = band.filter((p) => p.armored).length;
  const count = (what: Thing) => all.filter((each) => each === what).length;
  return {
    format: 'shambles-band/1',
    people: band.map((p) => ({
      name: nameOf(book.names, p.id),
      sex: p.sex,
      star: p.id === h.star,
      calling: p.class === 'citizen' ? CALLING_OF.citizen : p.class,
      rep: p.rep,
      attributes: [...p.attributes],
      weapons: p.items.map((i) => i.what).filter((what) => Object.hasOwn(own, what)),
      armored: p.armored,
      knowsZeds: p.knowsZeds,
      knowsFeasts: p.knowsFeasts,
    })),
    stores: {
      ...Object.fromEntries(['food', 'medical', 'luxury', 'cure'].map((what) => [what, count(what)])),
      'body-armor': Math.max(0, count('body-armor') - worn),
    },
  };
}
