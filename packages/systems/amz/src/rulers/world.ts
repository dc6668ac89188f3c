import { ListedDice, World } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import type { Book } from '../book.js';
import { type AmzFact, type AmzWorld, FACTS } from '../facts.js';
import { basesOf, type Figure, type State, type Unit } from '../state.js';
import type { View } from '../view.js';

const worlds = new WeakMap<View, AmzWorld>();

/** A world for asking rules about a state. Nothing may happen in it, and no dice are rolled. */
function worldWith(s: State, book: Book): AmzWorld {
  return new World<State, Book, AmzFact>(
    (state, f, b) => FACTS.evolve(state, f, b),
    s,
    book,
    new ListedDice([]),
    false,
  );
}

/** The world of a seat's view. It has no cards, because the seat does not know those of the others. */
export function worldOf(view: View, book: Book): AmzWorld {
  const known = worlds.get(view);
  if (known) return known;
  const w = worldWith({ ...view, deck: [], hands: { living: [], zombies: [] } }, book);
  worlds.set(view, w);
  return w;
}

/** The world with something of a unit altered. */
export function worldOnce(w: AmzWorld, unit: Unit, to: Partial<Unit>): AmzWorld {
  const units = w.s.units.map((u) => (u.id === unit.id ? { ...u, ...to } : u));
  return worldWith({ ...w.s, units }, w.book);
}

/** The world once a unit has begun to move: it hides no more. AMZ-hide. */
export function setOut(w: AmzWorld, unit: Unit): AmzWorld {
  return unit.hidden ? worldOnce(w, unit, { hidden: false }) : w;
}

/** The places of a unit's figures with its lead moved to one, all keeping their formation. */
export function inFormation(
  w: AmzWorld,
  u: Unit,
  lead: Figure,
  [x, y, level]: Place,
): (readonly [id: string, at: Place])[] {
  const [width, height] = w.book.ground.map.size;
  const within = (v: number, most: number) => Math.min(most, Math.max(0, v));
  return basesOf(w.s, u.id)
    .filter((f) => f.unit === u.id)
    .map((f): [string, Place] => [
      f.id,
      [within(f.x + x - lead.x, width), within(f.y + y - lead.y, height), level],
    ]);
}
