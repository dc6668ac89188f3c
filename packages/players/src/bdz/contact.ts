import type { Book, View } from '@shambles/bdz';
import { places, tableOfView } from '@shambles/bdz';
import type { AskView, Json, NamedPlace, Option } from '@shambles/engine';

/** Turns after which it is time to go, and inches within which the dead come first. */
const LONG = 16;
const NEAR = 7;
/** Whoever has gone so far in an activation has gone far enough, in inches. */
const LITTLE = 2;

/** Time to go: after a long while, when everything has been looked into, or when half of them are down. */
export function isTime(view: View, book: Book): boolean {
  const { encounter: e, turn, people } = view;
  if (!e) return false;
  const fit = (id: string) => people.some((p) => p.id === id && p.status !== 'out' && p.status !== 'dead');
  const all = tableOfView(view, book).ground.houses.every(({ id }) => e.houses.some((h) => h.id === id));
  return turn >= LONG || (all && e.held !== 'found') || e.who.filter(fit).length * 2 <= e.who.length;
}

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

/** To a captive that has been found; in at the nearest door that nobody has gone in by; off by the nearest edge when it is time. */
export function explores(view: View, book: Book, ask: AskView): Json | undefined {
  const all = places(view, ask, book);
  const seen = (id: string) => view.encounter?.houses.some((h) => h.id === id) ?? true;
  const cost = (p: NamedPlace) => p.whole ?? p.cost;
  const nearest = (may: (p: NamedPlace) => boolean) => all.filter(may).sort((a, b) => cost(a) - cost(b))[0];
  const inside = nearest((p) => p.id.startsWith('in ') && !seen(p.id.slice('in '.length)));
  const { held, captive } = view.encounter ?? {};
  const bound = held === 'found' ? nearest((p) => p.on === captive) : undefined;
  const wanted = isTime(view, book) ? undefined : (bound ?? inside);
  const found = wanted ?? nearest((p) => p.id.startsWith('edge '));
  return found && [...found.at];
}

/** Deeds of those who look round: on into the next room, to a beaten enemy, off the table when it is time. */
export function looksRound(view: View, book: Book, offers: readonly Option[]): string | undefined {
  const first = (verb: string) => offers.find((o) => o.id.startsWith(`${verb} `))?.id;
  if (!view.encounter) return undefined;
  const still = (o: Option) => view.people.some((p) => p.id === o.id.split(' ')[1] && p.used < LITTLE);
  const goes = offers.find(
    (o) => o.id.startsWith('move ') && still(o) && mayExplore(view, book, o.id.split(' ')[1] ?? ''),
  );
  return first('see-to') ?? first('go-on') ?? goes?.id;
}
