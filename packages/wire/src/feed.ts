import { type Entry, type Fact, isControl, type Json, type Seat, told, turnsBack } from '@shambles/engine';

/** What one seat is told about one entry of the journal. */
export type Item =
  | {
      /** The seat's own answer, so that its other devices learn of it. */
      readonly own?: { readonly ask: string; readonly value: Json; readonly id?: string };
      readonly facts: readonly Fact[];
    }
  /**
   * The line of play now ends after the item at `back` (-1: before the first). `by` is absent if the rules have
   * changed.
   */
  | { readonly back: number; readonly by?: Seat; readonly redo?: true };

/**
 * The journal as one seat is told it. Entries that tell the seat nothing have no item, so positions reveal nothing
 * about them. Append-only and determined by the journal alone, so every node of a server numbers the items alike.
 */
export class Feed {
  readonly items: Item[] = [];
  /** By entry: the last item at or before it in its line of play. */
  private readonly at: number[] = [];
  /** By item: the entry it was made from. */
  private readonly from: number[] = [];

  constructor(readonly seat: Seat) {}

  /** Number of items: the seat's position. */
  get position(): number {
    return this.items.length;
  }

  /** Number of entries noted. */
  get noted(): number {
    return this.at.length;
  }

  /** Adds the next entry of the journal. */
  note(entry: Entry): void {
    const { n, prev, deed } = entry;
    const before = prev < 0 ? -1 : (this.at[prev] ?? -1);
    if (turnsBack(deed)) {
      const back = deed.head < 0 ? -1 : (this.at[deed.head] ?? -1);
      this.push(n, deed.t === 'rules' ? { back } : { back, by: deed.by, ...(deed.redo && { redo: true }) });
      // This entry lies beside the line of play; what follows is placed by its own `prev`.
      this.at[n] = before;
      return;
    }
    if (isControl(deed)) {
      this.at[n] = before;
      return;
    }
    const facts = entry.facts.flatMap((fact) => {
      const mine = told(fact, this.seat);
      return mine ? [plainly(mine, this.seat)] : [];
    });
    const own =
      deed.t === 'answer' && deed.seat === this.seat
        ? { ask: deed.ask, value: deed.value, ...(entry.id !== undefined && { id: entry.id }) }
        : undefined;
    if (facts.length === 0 && !own) {
      this.at[n] = before;
      return;
    }
    this.at[n] = this.items.length;
    this.push(n, own ? { own, facts } : { facts });
  }

  private push(entry: number, item: Item): void {
    this.items.push(item);
    this.from.push(entry);
  }

  /** The entry that an item was made from; undefined if there is no such item. */
  entryOf(item: number): number | undefined {
    return this.from[item];
  }

  /** The last item at or before an entry in its line of play; -1 if there is none. */
  itemOf(entry: number): number {
    return entry < 0 ? -1 : (this.at[entry] ?? -1);
  }
}

/** The fact without the rest of its audience and without what the others were told: no seat may know that. */
function plainly(fact: Fact, seat: Seat): Fact {
  const { others, ...mine } = fact;
  return mine.to === 'all' ? mine : { ...mine, to: [seat] };
}
