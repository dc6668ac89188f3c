import type { MeasuredScene, RosterCard } from '@shambles/engine';
import { hasPlace, marker } from '@shambles/measured';
import type { Book } from '../book.js';
import { personName, vehicleName } from '../catalogue/called.js';
import { ENGLISH } from '../catalogue.js';
import { isCaptive } from '../facts/campaign/months.js';
import { BAND } from '../scenarios/scenarios.js';
import type { Goods } from '../state/goods.js';
import { hasLeft, type Person } from '../state.js';
import type { View } from '../view.js';

/** States in which nobody can act any more. */
const FALLEN: readonly Person['status'][] = ['out', 'dead', 'cheated'];

/**
 * A card for everybody that players decide for, with what they carry: seat by seat, Stars first, and the fallen and
 * bitten last. The page names the first card of a seat as the one who decides.
 */
export function roster(view: View, book: Book): RosterCard[] {
  const here = view.people.filter((p) => p.status !== 'dead' || p.star);
  const seats = book.seats.filter((seat) => here.some((p) => p.seat === seat));
  const place = (p: Person) => (FALLEN.includes(p.status) || p.bitten ? 2 : p.star ? 0 : 1);
  return seats
    .flatMap((seat) => here.filter((p) => p.seat === seat).toSorted((a, b) => place(a) - place(b)))
    .map((p) => card(p, view, book));
}

function card(p: Person, view: View, book: Book): RosterCard {
  const name = personName(book, p.id);
  const thing = (id: string) => ENGLISH[`thing.${id}_one`] ?? ENGLISH[`thing.${id}`] ?? id;
  const guns = p.guns.map(({ gun, empty }, i) => ({
    name: thing(gun),
    ...(empty && { left: 'empty' }),
    slot: p.hand.includes(i) ? ('in hand' as const) : ('stored' as const),
  }));
  // A dog's bite is not something that it carries.
  const melee =
    p.melee === 'unarmed' || p.being === 'dog' ? [] : [{ name: thing(p.melee), slot: 'in hand' as const }];
  return {
    id: p.id,
    name,
    ...(p.being !== 'dog' && { face: { id: p.id, name } }),
    seat: p.seat,
    tone: p.seat === 'player-1' ? 'amber' : 'ice',
    status: [`Rep ${p.rep}`, ...(p.star ? ['Star'] : []), stateOf(view, p, book)]
      .filter((part) => part !== '')
      .join(' · '),
    pips: [],
    items: [
      ...guns,
      ...melee,
      ...p.more.map((each) => ({ name: thing(each), slot: 'stored' as const })),
      // BDZ-enc-encumbrance.
      ...goodsNames(p.load).map((name) => ({ name, slot: 'stored' as const })),
      ...(view.cash === p.id ? [{ name: 'the cash', slot: 'stored' as const }] : []),
    ],
    badges: [],
    ...(p.aboard !== '' && { within: p.aboard }),
    ...(isGone(view, p) && { gone: true }),
  };
}

/** True for the dead, and for those who have left the table. */
const isGone = (view: View, p: Person): boolean =>
  p.status === 'dead' ||
  p.status === 'cheated' ||
  (!view.campaign && view.stage !== 'begin' && hasLeft(view, p));

/** Goods, each with its number. */
export function goodsNames(goods: Readonly<Goods>): string[] {
  return Object.entries(goods).map(([item, n]) =>
    (ENGLISH[`item.${item}_${n === 1 ? 'one' : 'other'}`] ?? item).replace('{{count}}', String(n)),
  );
}

/** Somebody's state and seat in a vehicle, or its class if neither applies. */
export function stateOf(view: View, p: Person, book: Book): string {
  if (view.campaign && !hasPlace(p) && !view.encounter?.who.includes(p.id)) {
    if (isCaptive(view, p)) return 'a prisoner';
    if (!view.encounter) return p.class;
    if (p.side === BAND) return 'stayed behind';
    return view.encounter.houses.some((h) => h.people.includes(p.id)) ? 'in the building' : 'gone';
  }
  if (view.stage !== 'begin' && hasLeft(view, p)) return 'has left';
  const state = p.status === 'carry-on' ? '' : (ENGLISH[`card.${p.status}`] ?? '').toLowerCase();
  if (p.aboard !== '') {
    const where = `${p.sits === 'wheel' ? 'at the wheel of' : 'in'} ${vehicleName(book, p.aboard)}`;
    return state === '' ? where : `${state}, ${where}`;
  }
  return state === '' ? (p.being === 'adult' ? p.class : p.being) : state;
}

/** The cash machine, while it still holds the cash. BDZ-enc-scen-atm-special. */
export function things(view: View, { scenario }: Book): MeasuredScene['markers'] {
  const { cash } = scenario;
  if (!cash || view.cash !== '') return [];
  return [marker('cash', 'cash', 'The cash machine', [...cash.at, 0])];
}

/** Names of the people in a vehicle, who are drawn nowhere else. */
export function aboard(view: View, vehicle: string, book: Book): string[] {
  return view.people.filter((p) => p.aboard === vehicle).map((p) => personName(book, p.id));
}
