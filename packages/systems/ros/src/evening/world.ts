import { ListedDice, type Seat, World } from '@shambles/engine';
import type { Book } from '../book.js';
import { FACTS, type RosFact, type RosWorld } from '../facts.js';
import { copyState, type Person, type Place, placeOf, type State } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';

const worlds = new WeakMap<View, RosWorld>();

function worldWith(s: State, book: Book): RosWorld {
  return new World<State, Book, RosFact>(FACTS.evolve, s, book, new ListedDice([]), false);
}

/**
 * A state that agrees with the seat's view: nobody is infected, and hideouts that nobody has looked into are empty.
 * ROS-U-secret.
 */
function stateOf({ seat: _, all: __, landed, ...view }: View): State {
  return copyState({
    ...view,
    todo: [...view.todo],
    waited: [],
    people: view.people.map((p) => ({ ...p, blood: p.blood ?? 'untested', infected: p.infected ?? 0 })),
    zeds: [...view.zeds],
    hideouts: view.hideouts.map((h) => ({ ...h, left: h.left ?? 0 })),
    doors: [...view.doors],
    gaps: [...view.gaps],
    vehicles: [...view.vehicles],
    finds: [...view.finds],
    seated: view.seated.map((q) => ({ ...q, content: q.content as State['seated'][number]['content'] })),
    noises: [...view.noises],
    clouds: [...view.clouds],
    ...(landed && { landed }),
    nextZed: 1,
    nextFind: 1,
    nextCloud: 1,
    bitten: false,
    duties: [],
  });
}

/** The game as a seat sees it, against which rules can be checked. Nothing may happen in it, and no die falls. */
export function worldOf(view: View, book: Book): RosWorld {
  const known = worlds.get(view);
  if (known) return known;
  const w = worldWith(stateOf(view), book);
  worlds.set(view, w);
  return w;
}

/** That world after somebody has gone a way, with the drifters that noticed charging. */
export function afterWalk(
  view: View,
  who: string,
  way: readonly Place[],
  book: Book,
  charged: Iterable<string> = [],
): RosWorld {
  const w = worldWith(stateOf(view), book);
  w.happen({ is: 'walked', cause: 'ROS-card-RUN', who, way, cost: 0, how: 'run' });
  for (const zed of charged) w.happen({ is: 'charge', cause: 'ROS-drift-charge', zed, prey: who });
  return w;
}

/** That world with somebody placed elsewhere. */
export function standingAt(view: View, who: string, at: Place, book: Book): RosWorld {
  const p = view.people.find(({ id }) => id === who);
  return p ? afterWalk(view, who, [placeOf(p), at], book) : worldOf(view, book);
}

/** The survivor of a seat, if it is on the table and the game is under way. */
export function mine(w: RosWorld, seat: Seat): Person | undefined {
  const p = w.s.people.find(({ id }) => id === seat);
  return p?.where === 'table' && w.s.phase === 'turn' ? p : undefined;
}

/** True if a survivor is on the table and not in a vehicle. */
export function onFoot(w: RosWorld, { id }: Person): boolean {
  return tableOf(w).figures.find(id) >= 0;
}
