import type { Ground } from '@shambles/field';

/** A table as it is cached. */
interface Kept<Standing> {
  readonly ground: Ground;
  /** Updates the table to what is on it now. */
  stand(standing: Standing): void;
}

/** How a book makes its tables from a state, or from a seat's view. */
export interface Making<From, Book, Table> {
  /** The ground that a table must be on. */
  ground(from: From, book: Book): Ground;
  make(from: From, book: Book): Table;
}

interface World<State, Book> {
  readonly s: State;
  readonly book: Book;
  /** Increases with every fact. */
  readonly version: number;
}

/** The tables of worlds. Each is cached with its state and updated when something has happened. */
export function tablesOfWorlds<State extends object, Book, Table extends Kept<State>>(
  making: Making<State, Book, Table>,
): (w: World<State, Book>) => Table {
  const tables = new WeakMap<State, { table: Table; world: World<State, Book>; version: number }>();
  return (w) => {
    const known = tables.get(w.s);
    if (known && known.table.ground === making.ground(w.s, w.book)) {
      // Each world counts its own versions, and another one may have changed the same state since.
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
 * The tables of views. Each game has one, which is updated to whichever view is asked about, so that results about the
 * ground are computed only once. Finish using it before asking about another view.
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
