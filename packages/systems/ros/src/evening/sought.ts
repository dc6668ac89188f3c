import type { AskView, NamedPlace } from '@shambles/engine';
import { headed } from '@shambles/field';
import { tenth } from '@shambles/measured';
import type { Book } from '../book.js';
import type { RosWorld } from '../facts.js';
import { SUPPLIES } from '../kinds.js';
import { type Goal, goals, reachOf, wayInWords } from '../moving/going.js';
import { shelterOf } from '../scenarios/objective.js';
import type { Person } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';
import { worldOf } from './world.js';

const isSupply = (thing: string): boolean => (SUPPLIES as readonly string[]).includes(thing);

/** What a survivor is there for: ids of places, and the houses in which they are. */
interface Sought {
  readonly ids: readonly string[];
  readonly houses: readonly string[];
}

/** What wins the scenario for a survivor, as far as its seat knows. ROS-S-1 to ROS-S-4. */
function soughtBy(w: RosWorld, p: Person): Sought {
  const { book, s } = w;
  const exits = { ids: placesOf(book, 'exit').map(({ id }) => id), houses: [] };
  switch (book.scenario.id) {
    case 'safe-house':
      return { ids: [], houses: [shelterOf(book)?.id ?? ''] };
    case 'supply-run':
      if (p.minor.some(isSupply)) return exits;
      return inHouses(
        w,
        s.finds.filter(({ things }) => things?.some(isSupply)),
      );
    case 'trapped':
      if (s.people.some((q) => q.kind === 'nps' && q.where === 'table')) return exits;
      return inHouses(
        w,
        s.seated.filter((q) => !q.gone),
      );
    case 'pick-up':
      return inHouses(
        w,
        placesOf(book, 'landing').flatMap(({ id, at }) => (at ? [{ id, x: at[0], y: at[1] }] : [])),
      );
  }
}

const placesOf = ({ map }: Book, kind: string) => (map.places ?? []).filter((place) => place.kind === kind);

function inHouses(
  w: RosWorld,
  all: readonly { readonly id: string; readonly x: number; readonly y: number }[],
): Sought {
  const table = tableOf(w);
  return {
    ids: all.map(({ id }) => id),
    houses: all.flatMap(({ x, y }) => table.houseOf({ x, y, level: 0 }) ?? []),
  };
}

/** True of a goal that is sought itself, and of the doors of a house in which something is, for who is not inside. */
function isSought(w: RosWorld, p: Person, { ids, houses }: Sought, { id, kind }: Goal): boolean {
  if (kind !== 'door') return ids.includes(id);
  const house = w.book.map.buildings?.find(({ doors }) => doors?.some((door) => door.id === id));
  return house !== undefined && houses.includes(house.id) && tableOf(w).houseOf(p) !== house.id;
}

/** Ways to what the scenario is won by, from anywhere on the table. The question itself names only what is near. */
export function places(view: View, ask: AskView, book: Book): readonly NamedPlace[] {
  if (ask.shape.kind !== 'spot' || ask.code !== 'move') return [];
  const { figure, within, options } = ask.shape;
  const w = worldOf(view, book);
  const p = w.s.people.find(({ id }) => id === figure);
  if (p?.inside !== '' || within <= 0) return [];
  const what = soughtBy(w, p);
  const sought = goals(w, p).filter((goal) => isSought(w, p, what, goal));
  return headed(reachOf(w, p, Number.POSITIVE_INFINITY), sought, within).map((way) => {
    const { goal, at, there, cost, whole } = way;
    const option = `to ${goal.id}`;
    return {
      id: `sought ${goal.id}`,
      on: goal.id,
      ...(options.some(({ id }) => id === option) && { option }),
      at,
      cost: tenth(cost),
      sought: true,
      line: wayInWords(book, way),
      ...(!there && { whole: tenth(whole) }),
    };
  });
}
