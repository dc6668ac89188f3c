import type { Catalogue } from '@shambles/engine';
import type { Book } from '../book.js';
import type { Figure, Unit } from '../state.js';

const KINDS: { readonly [kind in Unit['kind']]: string } = {
  living: 'Unit',
  odies: 'Odies',
  zulus: 'Zulus',
  romeos: 'Romeos',
  dexters: 'Dexters',
  possessed: 'Possessed',
};

/** What a unit is called: the Living by the scenario, the dead by type and number. */
export function unitName(
  { scenario }: Pick<Book, 'scenario'>,
  u: Pick<Unit, 'id' | 'kind' | 'number'>,
): string {
  if (u.kind !== 'living') return `${KINDS[u.kind]} ${u.number}`;
  return scenario.living.find((each) => each.id === u.id)?.name ?? u.id;
}

/** A figure by its unit and its number there. */
export function figureName(book: Pick<Book, 'scenario'>, f: Figure, u: Unit): string {
  const number = /\d+$/.exec(f.id)?.[0];
  return f.id === u.id || number === undefined ? unitName(book, u) : `${unitName(book, u)}, ${number}`;
}

/** Markers as they are called. AMZ-casualties. */
export const CASUALTY = { kia: 'the killed', wia: 'the wounded' } as const;

/** A Hot Spot by its number; one that a card has opened has none. AMZ-hot-spots. */
export function hotSpotName(number: number): string {
  return number > 0 ? `Hot Spot ${number}` : 'the manhole';
}

/** The most mobs that a game has: their names are words of every game. */
const MOBS = 99;

/** The names of the units of this game, as its sentences need them. */
export function wordsOf(book: Pick<Book, 'scenario'>): Catalogue {
  const living = book.scenario.living.flatMap(({ id, name }) => names(id, name));
  const dead = Array.from({ length: MOBS }, (_, i) => names(`mob-${i + 1}`, `Mob ${i + 1}`)).flat();
  return Object.fromEntries([...living, ...dead]);
}

const names = (id: string, name: string) =>
  [
    [`unit.${id}_one`, name],
    [`unit.${id}_other`, name],
    [`who.unit.${id}`, name],
  ] as const;
