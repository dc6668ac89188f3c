import type { Fact, Json, Seat } from '../rule/fact.js';
import { type Entry, isControl, type Journal, type Proposal, turnsBack } from './journal.js';

/** The acceptance of a deed, with the entry it became. */
export interface Accepted {
  readonly ok: true;
  readonly entry: number;
}

/** A proposal and who has agreed to it so far. */
interface Proposed {
  readonly entry: number;
  readonly by: Seat;
  readonly what: Proposal;
  readonly yes: ReadonlySet<Seat>;
}

/**
 * What a table remembers of its journal apart from the game's state. It is derived from the entries, so it is saved
 * with them.
 */
export class Ledger {
  private readonly answered = new Map<string, Accepted>();
  private redos: number[] = [];
  /** The proposal that waits for consent. */
  open: Proposed | undefined;

  /** Updates the ledger for an entry that was written or read. */
  note(entry: Entry): void {
    const { n, prev, deed, id } = entry;
    if (endsRedo(entry)) this.redos = [];
    switch (deed.t) {
      case 'undo':
        if (deed.redo) this.redos.pop();
        else this.redos.push(prev);
        this.open = undefined;
        return;
      case 'propose':
        this.open = { entry: n, by: deed.by, what: deed.what, yes: new Set([deed.by]) };
        return;
      case 'consent':
        this.open =
          this.open && deed.yes ? { ...this.open, yes: new Set([...this.open.yes, deed.seat]) } : undefined;
        return;
      case 'correct':
      case 'reseed':
      case 'rules':
      case 'again':
        this.open = undefined;
        return;
      case 'answer':
        if (id !== undefined) this.answered.set(named(deed.seat, id), { ok: true, entry: n });
        return;
    }
  }

  /** The result of an earlier answer that this seat sent under this id, if any. */
  before(seat: unknown, id: unknown): Accepted | undefined {
    return typeof seat === 'string' && typeof id === 'string'
      ? this.answered.get(named(seat, id))
      : undefined;
  }

  /** Where the line of play ended before the last undo. */
  get redo(): number | undefined {
    return this.redos[this.redos.length - 1];
  }
}

function named(seat: Seat, id: string): string {
  return `${seat}/${id}`;
}

/** True if nothing that was taken back before this entry can be played again: somebody has gone on instead. */
export function endsRedo({ deed }: Entry): boolean {
  switch (deed.t) {
    case 'answer':
      return !deed.auto;
    case 'roll':
      return deed.typed === true;
    case 'standing':
    case 'correct':
    case 'reseed':
    case 'rules':
    case 'again':
      return true;
    default:
      return false;
  }
}

/** True if a seat may take this entry back by itself in company: its own answer, which revealed nothing to anybody. */
export function isOwn(seat: Seat, { deed, facts }: Entry): boolean {
  if (facts.some((f: Fact) => f.reveals)) return false;
  return (deed.t === 'answer' || deed.t === 'standing') && deed.seat === seat;
}

/** The entry before the last answer that one of `seats` gave itself. */
export function beforeLast(seats: readonly Seat[], journal: Journal, head: number): number | undefined {
  for (let n = head; n >= 0; ) {
    const { deed, prev } = journal.entry(n);
    if (deed.t === 'answer' && seats.includes(deed.seat) && !deed.auto) return prev;
    n = prev;
  }
  return undefined;
}

/** True if entry `n` is on the line of play before its end. */
export function isBefore(n: number, journal: Journal, head: number): boolean {
  for (let at = head; at > n; at = journal.entry(at).prev) if (journal.entry(at).prev === n) return n >= 0;
  return false;
}

/** What is wrong with the form of a proposal from outside; undefined if nothing is. */
export function malformed(what: unknown): string | undefined {
  const { undo, correct } = (typeof what === 'object' && what !== null ? what : {}) as {
    undo?: unknown;
    correct?: { why?: unknown; patch?: unknown } | null;
  };
  if (Number.isInteger(undo)) return undefined;
  if (typeof correct !== 'object' || correct === null)
    return 'A proposal is to undo to an entry ({"undo":12}) or to correct ({"correct":{"why":"...","patch":[...]}}).';
  if (typeof correct.why !== 'string') return 'A correction says why, as a text.';
  const { patch } = correct;
  const good = (p: { path?: unknown; value?: Json } | null) =>
    typeof p === 'object' && p !== null && typeof p.path === 'string' && p.value !== undefined;
  if (!Array.isArray(patch) || patch.length === 0 || !patch.every(good))
    return 'The patch of a correction is a list of {"path":"...","value":...}.';
  return undefined;
}

/** The end of the line of play after these entries. */
export function headOf(entries: Iterable<Entry>): number {
  let head = -1;
  for (const { n, deed } of entries) head = turnsBack(deed) ? deed.head : isControl(deed) ? head : n;
  return head;
}

/** The last of these entries after which the line of play went on from another entry; -1 if there is none. */
export function lastTurn(entries: Iterable<Entry>): number {
  let last = -1;
  for (const { n, deed } of entries) if (turnsBack(deed)) last = n;
  return last;
}
