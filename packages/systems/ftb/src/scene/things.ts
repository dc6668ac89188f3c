import type { Book } from '../book.js';
import type { Item } from '../state.js';

const NAMES: { readonly [thing: string]: string } = {
  'one-hand': 'one-hand melee weapon',
  'two-hand': 'two-hand melee weapon',
  chainsaw: 'chainsaw',
  'body-armor': 'body armor',
  food: 'Food Item',
  luxury: 'Luxury Item',
  medical: 'Medical Supply',
  cure: 'dose of the Cure',
  gear: 'Gear',
};

/** Name of a thing by itself: "BA Pistol", "Food Item". */
export function thingName(what: string, book: Book): string {
  return book.weapons.get(what)?.name ?? NAMES[what] ?? what;
}

/** Items in words, alike ones together: "Food Item ×2". */
export function inWords(items: readonly Item[], book: Book): string {
  const counts = new Map<string, number>();
  for (const { what, empty } of items) {
    const name = `${thingName(what, book)}${empty ? ', empty' : ''}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}
