import type { Ground } from '@shambles/field';

/** A table as it is kept. */
interface Kept<Standing> {
  readonly ground: Ground;
  /** Brings it in line with what stands now. */
  stand(standing: Standing): void;
}

/** How a book's tables are made from a state, or from what a seat sees of one. */
export interface Making<From, Book, Table> {
  /** The ground on which a table must stand. */
  ground(from: From, book: Book): Ground;
  make(from: From, book: Book): Table;
}

interface World<State, Book> {
  readonly s: State;
  readonly book: Book;
  /** Grows with every fact. */
  readonly version: number;
}

/** The tables of worlds, each kept with its state and brought in line with it when something has happened. */
export function tablesOfWorlds<State extends object, Book, Table extends Kept<State>>(
  making: Making<State, Book, Table>,
): (w: World<State, Book>) => Table {
  const tables = new WeakMap<State, { table: Table; world: World<State, Book>; version: number }>();
  return (w) => {
    const known = tables.get(w.s);
    if (known && known.table.ground === making.ground(w.s, w.book)) {
      // Versions are a world's own: another one may have changed the same state since.
      if (known.version !== w.version || known.world !== w) {
        known.table.stand(w.s);
        known.version = w.version;
        known.world = w;
      }
      return known.table;
    }
    const table = making.make(w.s, w.book);
    tables.set(w.s, { table, world: w, version: w.version });
    return table;
  };
}

/**
 * The tables of views. There is one for a game: it is brought in line with whichever view is asked about, so that what
 * it knows of the ground is found once. Use it before asking about another view.
 */
export function tablesOfViews<View, Book extends object, Table extends Kept<View>>(
  making: Making<View, Book, Table>,
): (view: View, book: Book) => Table {
  const tables = new WeakMap<Book, { readonly table: Table; view: View }>();
  return (view, book) => {
    const known = tables.get(book);
    if (known && known.table.ground === making.ground(view, book)) {
      if (known.view !== view) known.table.stand(view);
      known.view = view;
      return known.table;
    }
    const table = making.make(view, book);
    tables.set(book, { table, view });
    return table;
  };
}
