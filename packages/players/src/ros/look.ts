import { distance } from '@shambles/field';
import {
  type Book,
  type PersonSeen,
  type Place,
  type RosTable,
  tableOfView,
  type View,
  type ZedSeen,
} from '@shambles/ros';

/** What a survivor knows of the table before deciding. */
export interface Look {
  readonly view: View;
  readonly book: Book;
  readonly table: RosTable;
  readonly me: PersonSeen;
  /** Living survivors on the table besides this one. */
  readonly friends: readonly PersonSeen[];
  /** Standing Zeds that are after somebody, nearest first. */
  readonly attackers: readonly Seen[];
  /** Zeds that were after somebody and lie on the ground, nearest first. */
  readonly fallen: readonly Seen[];
  /** Drifting Zeds, nearest first. */
  readonly drifters: readonly Seen[];
  /** Standing Zeds that touch this survivor. */
  readonly contact: readonly ZedSeen[];
}

export interface Seen {
  readonly zed: ZedSeen;
  /** Distance from base to base, in cm. */
  readonly gap: number;
}

export function look(view: View, book: Book, seat: string): Look | undefined {
  const me = view.people.find((p) => p.id === seat);
  if (!me) return undefined;
  const table = tableOfView(view, book);
  const onTable = table.figures.find(me.id) >= 0;
  const seen = (zeds: readonly ZedSeen[]): Seen[] =>
    zeds
      .map((zed) => ({ zed, gap: onTable ? table.gap(me.id, zed.id) : distance(me, zed) }))
      .sort((a, b) => a.gap - b.gap || (a.zed.id < b.zed.id ? -1 : 1));
  const out = view.zeds.filter((z) => z.mode !== 'waiting');
  const standing = out.filter((z) => !z.down);
  return {
    view,
    book,
    table,
    me,
    friends: view.people.filter((p) => p.id !== me.id && p.where === 'table'),
    attackers: seen(standing.filter((z) => z.mode !== 'drifting')),
    fallen: seen(out.filter((z) => z.down && z.mode !== 'drifting')),
    drifters: seen(standing.filter((z) => z.mode === 'drifting')),
    contact: onTable ? standing.filter((z) => table.touching(me.id, z.id)) : [],
  };
}

export function placeOf(f: { readonly x: number; readonly y: number; readonly level: number }): Place {
  return [f.x, f.y, f.level];
}
