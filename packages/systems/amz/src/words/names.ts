import type { Catalogue } from '@shambles/engine';
import type { Book } from '../book.js';
import type { Figure, Unit } from '../state.js';

const KINDS: { readonly [kind in Unit['kind']]: readonly [one: string, many: string] } = {
  living: ['Unit', 'Units'],
  odies: ['Odie', 'Odies'],
  zulus: ['Zulu', 'Zulus'],
  romeos: ['Romeo', 'Romeos'],
  dexters: ['Dexter', 'Dexters'],
  possessed: ['Possessed', 'Possessed'],
};

/** The name of a unit: the Living by the scenario, the dead by number and type. */
export function unitName(
  { scenario }: Pick<Book, 'scenario'>,
  u: Pick<Unit, 'id' | 'kind' | 'number'>,
): string {
  if (u.kind !== 'living') return `Mob ${u.number} (${KINDS[u.kind][1]})`;
  return scenario.living.find((each) => each.id === u.id)?.name ?? u.id;
}

/** The name of a unit on the table; a mob's includes its number of figures. */
export function tableName(
  book: Pick<Book, 'scenario'>,
  u: Pick<Unit, 'id' | 'kind' | 'number'>,
  count: number,
): string {
  if (u.kind === 'living') return unitName(book, u);
  const [one, many] = KINDS[u.kind];
  return `Mob ${u.number}: ${count} ${count === 1 ? one : many}`;
}

/** The name of a figure: its unit and its number there. */
export function figureName(book: Pick<Book, 'scenario'>, f: Figure, u: Unit): string {
  const number = /\d+$/.exec(f.id)?.[0];
  return f.id === u.id || number === undefined ? unitName(book, u) : `${unitName(book, u)}, ${number}`;
}

/** Names of markers. AMZ-casualties. */
export const CASUALTY = { kia: 'the killed', wia: 'the wounded' } as const;

/** The name of a Hot Spot, by number; one opened by a card has none. AMZ-hot-spots. */
export function hotSpotName(number: number): string {
  return number > 0 ? `Hot Spot ${number}` : 'the manhole';
}

/** Limit on mobs in a game; names for all of them are in every game's catalogue. */
const MOBS = 300;

/** Loads with names that one unit may leave behind in a game. */
const LOADS = 20;

/** Names of the units, places, things and objectives of this game. */
export function wordsOf({ scenario }: Pick<Book, 'scenario'>): Catalogue {
  const { living, things, map, objectives, summary, hotSpots } = scenario;
  const supplies = things.filter(({ kind }) => kind === 'supply');
  const dead = Array.from({ length: MOBS }, (_, i) => names(`mob-${i + 1}`, `Mob ${i + 1}`));
  return Object.fromEntries([
    ['scenario.summary', summary],
    ...living.flatMap(({ id, name }) => names(id, name)),
    ...dead.flat(),
    ...(map.areas ?? []).flatMap(({ id, name }) =>
      name === undefined ? [] : [[`area.${id}`, theName(name)]],
    ),
    ...(map.buildings ?? []).flatMap(({ id, name }) => place(`building.${id}`, id, `the ${name ?? id}`)),
    ...things.flatMap(({ id, name }) => place(`thing.${id}`, id, `the ${lower(name)}`)),
    ...supplies.flatMap(({ id }) => loads(id, 3)),
    ...(supplies.length > 0 ? living.flatMap(({ id }) => loads(id, LOADS)) : []),
    ...hotSpots.spots.map(({ number }) => [`task.on.${number}`, String(number)] as const),
    ...[...objectives.living, ...objectives.zombies].map(
      ({ id, text }) => [`objective.${id}`, lower(text)] as const,
    ),
  ]);
}

/** Loads that a search, or a unit that is no more, may leave behind. AMZ-sc3, AMZ-special-actions. */
const loads = (of: string, most: number) =>
  Array.from({ length: most }, (_, i) => `${of}-load-${i + 1}`).flatMap((id) =>
    place(`thing.${id}`, id, 'a load'),
  );

/** "the cross street", but "Elm Street", which is a proper name. */
const theName = (name: string): string => (/ [A-Z]/.test(name) ? name : `the ${lower(name)}`);

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const names = (id: string, name: string) =>
  [
    [`unit.${id}_one`, name],
    [`unit.${id}_other`, name],
    [`who.unit.${id}`, name],
  ] as const;

const place = (key: string, id: string, name: string) =>
  [
    [key, name],
    [`task.on.${id}`, name],
  ] as const;
