import type { Book, View } from '@shambles/bdz';
import { places, tableOfView } from '@shambles/bdz';
import type { AskView, Json, NamedPlace, Option } from '@shambles/engine';

/** Turns after which it is time to go, and inches within which the dead come first. */
const LONG = 16;
const NEAR = 7;
/** Whoever has gone so far in an activation has gone far enough, in inches. */
const LITTLE = 2;

/** Nobody to fight is about, and there is a building yet to be looked into. */
export function mayExplore(view: View, book: Book, who: string): boolean {
  const e = view.encounter;
  const me = view.people.find((p) => p.id === who);
  if (!e || !me || me.side === 'others' || me.x < 0) return false;
  const table = tableOfView(view, book);
  const beset = view.zeds.some((z) => table.has(who) && table.distance(who, z.id) < NEAR);
  const foes = view.people.some((p) => p.side === 'others' && p.x >= 0 && p.status === 'carry-on');
  return !beset && !foes;
}

/** In at the nearest door that nobody has gone in by; after a long time off by the nearest edge. */
export function explores(view: View, book: Book, ask: AskView): Json | undefined {
  const all = places(view, ask, book);
  const seen = (id: string) => view.encounter?.houses.some((h) => h.id === id) ?? true;
  const cost = (p: NamedPlace) => p.whole ?? p.cost;
  const nearest = (may: (p: NamedPlace) => boolean) => all.filter(may).sort((a, b) => cost(a) - cost(b))[0];
  const inside = nearest((p) => p.id.startsWith('in ') && !seen(p.id.slice('in '.length)));
  const found = (view.turn < LONG ? inside : undefined) ?? nearest((p) => p.id.startsWith('edge '));
  return found && [...found.at];
}

/** Deeds of those who look round: on into the next room, to a beaten enemy, off the table when it is time. */
export function looksRound(view: View, book: Book, offers: readonly Option[]): string | undefined {
  const first = (verb: string) => offers.find((o) => o.id.startsWith(`${verb} `))?.id;
  if (!view.encounter) return undefined;
  const leave = view.turn >= LONG ? first('leave') : undefined;
  const still = (o: Option) => view.people.some((p) => p.id === o.id.split(' ')[1] && p.used < LITTLE);
  const goes = offers.find(
    (o) => o.id.startsWith('move ') && still(o) && mayExplore(view, book, o.id.split(' ')[1] ?? ''),
  );
  return leave ?? first('see-to') ?? first('go-on') ?? goes?.id;
}
