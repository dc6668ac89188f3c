import { type Book, isZed, tableOfView, type View } from '@shambles/bdz';
import type { AskView, Json } from '@shambles/engine';
import { ids } from './ids.js';
import { endangers } from './shots.js';

/** Everybody together, where the book allows it; a charge is made alone. */
export function group(code: string, all: readonly string[], view: View, book: Book): Json {
  if (code === 'charge-with') return all[0] as string;
  const people = all.filter((id) => view.people.some((p) => p.id === id));
  // In a fight a large group shares every bad throw; whoever gets away, or looks for things, does it together.
  const together = book.scenario.goal || view.encounter !== null;
  return code === 'group' && !together ? people.slice(0, 2) : people;
}

/** An even share of the dice left among the opponents. */
export function melee(view: View, { line }: AskView): Json {
  const dice = Number(line.values?.dice ?? 0);
  const who = named(line.values?.who);
  const foes = view.melees.filter((m) => m.who === who || m.with === who).length;
  return Math.max(0, Math.min(dice, Math.ceil(dice / Math.max(1, foes))));
}

/** The id in a line's person: "kenny". */
function named(value: unknown): string {
  const noun = typeof value === 'object' && value !== null && 'noun' in value ? String(value.noun) : '';
  return noun.replace(/^person\./, '');
}

/** All dice at the nearest zombie that comes, or at the nearest enemy, and where it hits no friend if there is one. */
export function aims(view: View, book: Book, { shape, line }: AskView): string | undefined {
  if (shape.kind !== 'choose') return undefined;
  const who = named(line.values?.who);
  const table = tableOfView(view, book);
  const side = view.people.find((p) => p.id === who)?.side;
  const all = shape.options.filter((o) => o.line.key === 'aim.all');
  const off = (id: string | undefined) =>
    id === undefined || !table.has(id) || !table.has(who)
      ? 99
      : table.distance(who, id) - (isZed(id) ? 0 : 6) + (endangers(view, side, id) ? FRIENDLY : 0);
  const [best] = [...all].sort((a, b) => off(a.on) - off(b.on));
  return (best ?? shape.options[0])?.id;
}

/** A friend at risk counts as this many inches. */
const FRIENDLY = 50;

const GUNS = ['assault-rifle', 'submachine-gun', 'shotgun', 'semi-automatic-rifle'];

/** The starting choice: a good rifle, and as many companions as allowed. */
export function weapon(ask: AskView): Json | undefined {
  const { shape, code } = ask;
  if (shape.kind === 'number') return shape.max;
  const all = ids(shape);
  if (code === 'start') return all.find((id) => id.startsWith('survivor')) ?? all[0];
  return GUNS.find((gun) => all.includes(gun)) ?? all[all.length - 1];
}
