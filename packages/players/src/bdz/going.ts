import { type Book, places, tableOfView, type View } from '@shambles/bdz';
import type { AskView, Json, NamedPlace } from '@shambles/engine';
import { seeks } from './day-one.js';

/** True if a vehicle can take people away. */
export function isTaxi(view: View, _book: Book, vehicle: string): boolean {
  const v = view.vehicles.find((each) => each.id === vehicle);
  // On Day One only the household's own vehicles count; their id is their kind.
  if (view.encounter?.kind === 'day-one' && v?.id !== v?.kind) return false;
  return v !== undefined && v.x >= 0 && !v.stuck && v.condition === 'runs';
}

/** True if somebody still has something to fetch. */
export function needed(view: View, book: Book, who: string): boolean {
  return book.scenario.cash?.who === who && view.cash === '';
}

/** Where a figure goes: to its objective, a vehicle or the edge; in a free fight, to cover and towards the enemy. */
export function whereTo(view: View, book: Book, ask: AskView): Json | undefined {
  if (ask.shape.kind !== 'spot') return undefined;
  const who = ask.shape.figure;
  const all = places(view, ask, book);
  if (all.length === 0) return 'stay';
  const best =
    book.scenario.goal || view.encounter?.kind === 'day-one'
      ? away(view, book, who, all)
      : fighting(view, book, who, all);
  return best === undefined ? 'stay' : [...best.at];
}

function away(view: View, book: Book, who: string, all: readonly NamedPlace[]): NamedPlace | undefined {
  const by = (id: string) => all.find((p) => p.id === id || p.on === id);
  if (needed(view, book, who)) return by('cash');
  const objective = seeks(view) ? by('objective') : undefined;
  if (objective) return objective;
  const taxis = view.vehicles.filter((v) => isTaxi(view, book, v.id)).map((v) => by(v.id));
  const taxi = taxis.find((p) => p !== undefined);
  const edges = all.filter((p) => p.id.startsWith('edge '));
  const cost = (p: NamedPlace) => (p.whole ?? p.cost) + danger(view, book, who, p);
  const [edge] = edges.sort((a, b) => cost(a) - cost(b));
  if (taxi && (!edge || cost(taxi) < cost(edge) + RIDE)) return taxi;
  return edge ?? safest(view, book, who, all);
}

/** Worth of a ride, in inches on foot. */
const RIDE = 12;
/** How far the dead come in a turn, in inches. */
const REACH = 7;

/** Inches deducted from a place for the dead near it. */
function danger(view: View, book: Book, who: string, { at }: NamedPlace): number {
  const table = tableOfView(view, book);
  if (!table.has(who)) return 0;
  const near = view.zeds
    .filter((z) => z.feast === '')
    .map((z) => Math.sqrt((z.x - at[0]) ** 2 + (z.y - at[1]) ** 2));
  return near.reduce((sum, d) => sum + Math.max(0, REACH + 1 - d) * 4, 0);
}

function safest(view: View, book: Book, who: string, all: readonly NamedPlace[]): NamedPlace | undefined {
  const worth = (p: NamedPlace) => danger(view, book, who, p);
  return [...all].sort((a, b) => worth(a) - worth(b))[0];
}

/** The place out of reach of the dead and in cover from enemies, but nearer to enemies if none is in sight. */
function fighting(view: View, book: Book, who: string, all: readonly NamedPlace[]): NamedPlace | undefined {
  const me = view.people.find((p) => p.id === who);
  const foes = view.people.filter((p) => p.side !== me?.side && p.x >= 0);
  const off = ({ at }: NamedPlace) =>
    Math.min(40, ...foes.map((f) => Math.sqrt((f.x - at[0]) ** 2 + (f.y - at[1]) ** 2)));
  const worth = (p: NamedPlace) =>
    -danger(view, book, who, p) -
    off(p) +
    (/cover|hidden/.test(p.line.key) ? 6 : 0) -
    (p.id.startsWith('edge') ? 12 : 0);
  return [...all].sort((a, b) => worth(b) - worth(a))[0];
}
