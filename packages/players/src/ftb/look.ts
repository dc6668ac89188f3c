import type { AskView } from '@shambles/engine';
import { type Chase, distance } from '@shambles/field';
import {
  type Book,
  barring,
  carriesOn,
  type FtbTable,
  hostile,
  type Person,
  type Place,
  placeOf,
  tableOfView,
  type View,
  type Zed,
} from '@shambles/ftb';

/** What a player knows of a table before deciding. */
export interface Look {
  readonly view: View;
  readonly book: Book;
  readonly ask: AskView;
  readonly table: FtbTable;
  readonly e: NonNullable<View['encounter']>;
  /** Its own figures that can act. */
  readonly mine: readonly Person[];
  /** Its band's figures, whatever happened to them in this Encounter. */
  readonly band: readonly Person[];
  readonly star: Person | undefined;
  /** People on a hostile side who can act. */
  readonly foes: readonly Person[];
  readonly zeds: readonly Zed[];
}

/** Undefined between Encounters. */
export function look(view: View, book: Book, ask: AskView): Look | undefined {
  const table = tableOfView(view, book);
  const e = view.encounter;
  if (!table || !e) return undefined;
  const there = view.people.filter((p) => carriesOn(p) && table.has(p.id));
  const band = view.people.filter((p) => p.seat === ask.seat && p.condition !== 'home');
  const mine = there.filter((p) => p.seat === ask.seat);
  const side = band[0]?.side ?? 'players';
  return {
    view,
    book,
    ask,
    table,
    e,
    mine,
    band,
    star: band.find((p) => p.star),
    foes: there.filter((p) => p.side !== side && hostile(view, side, p.side)),
    zeds: view.zeds,
  };
}

/** The Star leads, or else the first with the highest Rep. FTB-4.3. */
export function leaderOf(people: readonly Person[]): Person | undefined {
  let best: Person | undefined;
  for (const p of people) if (!best || p.rep > best.rep) best = p;
  return people.find((p) => p.star) ?? best;
}

/** Where a person can go from here: enemies and zombies are in the way. */
export function reachOf({ view, table }: Look, p: Person, most?: number) {
  const bars = barring(view, p.side);
  const { figures } = table;
  return table.ways('human').from(...placeOf(p), {
    ...(most !== undefined && { most }),
    self: figures.find(p.id),
    blocks: (i) => bars.has(figures.ids[i] as string),
  });
}

/** Distance within which a zombie's own way is worked out; beyond it the straight distance serves, in inches. */
const NEAR = 15;

/** Limit on the ways kept for a table. */
const KEPT = 60;
const kept = new WeakMap<FtbTable, Map<string, Chase>>();

/** The ways of humans or zombies to a place, kept while the table is: figures do not bar them. */
export function waysTo({ table }: Pick<Look, 'table'>, manner: 'human' | 'zed', at: Place): Chase {
  const all = kept.get(table) ?? new Map<string, Chase>();
  kept.set(table, all);
  const key = [manner, ...at].join(' ');
  const known = all.get(key) ?? table.ways(manner).to(...at, manner === 'zed' ? { most: NEAR } : {});
  all.delete(key);
  all.set(key, known);
  for (const old of all.keys()) if (all.size > KEPT) all.delete(old);
  return known;
}

/** Cost of a zombie's way to a place, in inches: doors and walls slow it down and protect those behind. */
export function zedWay(look: Look, zed: Zed, [x, y, level]: Place): number {
  const off = distance(zed, { x, y });
  return off > NEAR ? off : waysTo(look, 'zed', placeOf(zed)).cost(x, y, level);
}

/** Zombies that could reach somebody in their next phase. */
export function comingTo(look: Look, p: Person, most = 7): readonly Zed[] {
  return look.zeds.filter(
    (z) => z.feast === '' && distance(z, p) <= most && zedWay(look, z, placeOf(p)) <= most,
  );
}

/** Loaded guns in hand, each with its Item's id and its most dice. */
export function guns(
  { book }: Pick<Look, 'book'>,
  p: Person,
): { readonly id: number; readonly dice: number }[] {
  return p.items
    .filter((i) => p.hand.includes(i.id) && !i.empty && book.weapons.has(i.what))
    .map((i) => ({ id: i.id, dice: Math.max(...(book.weapons.get(i.what)?.target ?? [1])) }));
}

/** Strength of a side in a fight: the sum of Rep, doubled for a loaded gun. */
function strength(look: Pick<Look, 'book'>, people: readonly Person[]): number {
  return people.reduce((n, p) => n + p.rep * (guns(look, p).length > 0 ? 2 : 1), 0);
}

/** True if the odds are not against the band. */
export function isFair(look: Look): boolean {
  return strength(look, look.mine) * 1.2 >= strength(look, look.foes);
}

const LOST: readonly string[] = ['out-of-the-fight', 'obviously-dead', 'turned', 'ran-away'];

/** True if the Star is nearly spent, or two of the band are down. */
export function isHurt({ band, star }: Look): boolean {
  const down = band.filter((p) => LOST.includes(p.condition)).length;
  return down >= 2 || (star !== undefined && (star.wentDown || star.power <= 1));
}
