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

/** What a player makes of a table before it decides. */
export interface Look {
  readonly view: View;
  readonly book: Book;
  readonly ask: AskView;
  readonly table: FtbTable;
  readonly e: NonNullable<View['encounter']>;
  /** Its own figures that can act. */
  readonly mine: readonly Person[];
  /** Its band's figures, whatever became of them in this Encounter. */
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

/** The first of the highest Rep leads. FTB-4.3. */
export function leaderOf(people: readonly Person[]): Person | undefined {
  let best: Person | undefined;
  for (const p of people) if (!best || p.rep > best.rep) best = p;
  return people.find((p) => p.star) ?? best;
}

/** The ways of somebody from where it stands: enemies and zombies bar them. */
export function reachOf({ view, table }: Look, p: Person, most?: number) {
  const bars = barring(view, p.side);
  const { figures } = table;
  return table.ways('human').from(...placeOf(p), {
    ...(most !== undefined && { most }),
    self: figures.find(p.id),
    blocks: (i) => bars.has(figures.ids[i] as string),
  });
}

/** How far off on its own way a zombie is whose straight way is no longer than that. */
const NEAR = 15;

/** How many ways are kept ready for a table. */
const KEPT = 60;
const kept = new WeakMap<FtbTable, Map<string, Chase>>();

/** The ways of humans or zombies to a place or from it, kept as long as the table is: figures are not in their way. */
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

/** What the way of a zombie to a place costs it in inches: doors and walls slow it down, and save whoever is behind. */
export function zedWay(look: Look, zed: Zed, [x, y, level]: Place): number {
  const off = distance(zed, { x, y });
  return off > NEAR ? off : waysTo(look, 'zed', placeOf(zed)).cost(x, y, level);
}

/** Zombies that could come upon somebody in their next phase. */
export function comingTo(look: Look, p: Person, most = 7): readonly Zed[] {
  return look.zeds.filter(
    (z) => z.feast === '' && distance(z, p) <= most && zedWay(look, z, placeOf(p)) <= most,
  );
}

/** Loaded guns in hand: the Item's id and the most dice of it. */
export function guns(
  { book }: Pick<Look, 'book'>,
  p: Person,
): { readonly id: number; readonly dice: number }[] {
  return p.items
    .filter((i) => p.hand.includes(i.id) && !i.empty && book.weapons.has(i.what))
    .map((i) => ({ id: i.id, dice: Math.max(...(book.weapons.get(i.what)?.target ?? [1])) }));
}

/** What each side could bring to a fight: Rep counts, a loaded gun doubles it. */
function strength(look: Pick<Look, 'book'>, people: readonly Person[]): number {
  return people.reduce((n, p) => n + p.rep * (guns(look, p).length > 0 ? 2 : 1), 0);
}

/** The odds are not against it. */
export function isFair(look: Look): boolean {
  return strength(look, look.mine) * 1.2 >= strength(look, look.foes);
}

const LOST: readonly string[] = ['out-of-the-fight', 'obviously-dead', 'turned', 'ran-away'];

/** The Star is nearly spent, or two of the band are down. */
export function isHurt({ band, star }: Look): boolean {
  const down = band.filter((p) => LOST.includes(p.condition)).length;
  return down >= 2 || (star !== undefined && (star.wentDown || star.power <= 1));
}
