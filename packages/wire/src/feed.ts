import { type Entry, type Fact, isControl, type Json, type Seat, told, turnsBack } from '@shambles/engine';

/** What one seat is told of one entry of the journal. */
export type Item =
  | {
      /** The seat's own answer, so that its other devices know of it. */
      readonly own?: { readonly ask: string; readonly value: Json; readonly id?: string };
      readonly facts: readonly Fact[];
    }
  /** The line of play now ends after the item at `back` (-1: before the first); by nobody where the rules have changed. */
  | { readonly back: number; readonly by?: Seat; readonly redo?: true };

/**
 * The journal as one seat is told it: entries that tell it nothing have no place in it, so its positions show nothing of
 * them. Append only, and a function of the journal alone: every node of a server numbers it alike.
 */
export class Feed {
  readonly items: Item[] = [];
  /** By entry: the last item at or before it in its line of play. */
  private readonly at: number[] = [];
  /** By item: the entry it was made from. */
  private readonly from: number[] = [];

  constructor(readonly seat: Seat) {}

  /** How many items there are: where the seat stands. */
  get position(): number {
    return this.items.length;
  }

  /** How many entries it knows of. */
  get noted(): number {
    return this.at.length;
  }

  /** Takes note of the next entry. */
  note(entry: Entry): void {
    const { n, prev, deed } = entry;
    const before = prev < 0 ? -1 : (this.at[prev] ?? -1);
    if (turnsBack(deed)) {
      const back = deed.head < 0 ? -1 : (this.at[deed.head] ?? -1);
      this.push(n, deed.t === 'rules' ? { back } : { back, by: deed.by, ...(deed.redo && { redo: true }) });
      // It stands beside the line: what follows is placed by its own `prev`.
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

  /** The entry that an item was made from; undefined where there is no such item. */
  entryOf(item: number): number | undefined {
    return this.from[item];
  }

  /** The last item at or before an entry in its line of play; -1 where there is none. */
  itemOf(entry: number): number {
    return entry < 0 ? -1 : (this.at[entry] ?? -1);
  }
}

/** Whom else a fact was told, and what the others were told instead, is nobody's business. */
function plainly(fact: Fact, seat: Seat): Fact {
  const { others, ...mine } = fact;
  return mine.to === 'all' ? mine : { ...mine, to: [seat] };
}
