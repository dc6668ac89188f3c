import type { Roll } from '../dice/dice.js';
import type { Random } from '../dice/random.js';
import type { Header, Journal, Proposal, Standing } from '../journal/journal.js';
import { Ledger } from '../journal/ledger.js';
import type { AskView } from '../rule/ask.js';
import { type Fact, type Json, type Seat, told } from '../rule/fact.js';
import type { Scene } from '../system/scene.js';
import type { AnySystem, Outcome } from '../system/system.js';
import { openTo } from './pending.js';
import type { Play } from './play.js';

/** A roll that a seat throws itself. */
export interface RollView {
  readonly id: string;
  readonly at: number;
  readonly roll: Roll;
}

export interface OpenProposal {
  readonly entry: number;
  readonly by: Seat;
  readonly what: Proposal;
  readonly waitingFor: readonly Seat[];
}

/** The readable side of a table: what each seat may know, and what the holder of the whole journal may know. */
export class Seen {
  protected readonly ledger = new Ledger();

  constructor(
    readonly system: AnySystem,
    private origin: Header,
    protected readonly play: Play,
  ) {}

  /** What the game began from. */
  get header(): Header {
    return this.origin;
  }

  /** Replaces the record of how the seed was made, or of what became of its secrecy. */
  amend(fair: Json): void {
    this.origin = { ...this.origin, fair };
  }

  get book(): unknown {
    return this.play.book;
  }

  /** Number of entries so far. */
  get length(): number {
    return this.play.journal.length;
  }

  /** The last entry of the line of play. */
  get head(): number {
    return this.play.head;
  }

  get journal(): Journal {
    return this.play.journal;
  }

  /** The whole state: for holders of the whole journal (tests, tools, the server), never for a seat. */
  get state(): unknown {
    return this.play.world.s;
  }

  /** Checksum of the line of play. Only for holders of the whole journal. */
  get sum(): string {
    return this.journal.entry(this.head).sum;
  }

  get over(): boolean {
    return this.play.pending.kind === 'over';
  }

  get outcome(): Outcome | undefined {
    return this.over ? this.system.outcome(this.state, this.book) : undefined;
  }

  view(seat: Seat): unknown {
    return this.system.view(this.state, seat, this.book, this.play.months);
  }

  scene(seat: Seat): Scene {
    return this.system.scene(this.view(seat), this.book);
  }

  /** The facts of the line of play that `seat` is told, each with its entry. */
  log(seat: Seat, after = -1): { entry: number; fact: Fact }[] {
    const log: { entry: number; fact: Fact }[] = [];
    for (const entry of this.journal.line(this.head, after))
      for (const fact of entry.facts) {
        const mine = told(fact, seat);
        if (mine) log.push({ entry: entry.n, fact: mine });
      }
    return log;
  }

  /** Seats that the game is waiting for. */
  get waitingFor(): readonly Seat[] {
    const { pending } = this.play;
    if (pending.kind === 'asks') {
      const seats: Seat[] = [];
      for (const { ask, given } of pending.asks) if (!given) seats.push(ask.to);
      return seats;
    }
    if (pending.kind === 'roll') return pending.roll.seat === undefined ? [] : [pending.roll.seat];
    return [];
  }

  /** The questions open to `seat`. */
  asks(seat: Seat): AskView[] {
    const { pending } = this.play;
    const open = pending.kind === 'asks' ? pending.asks.filter((a) => a.ask.to === seat && !a.given) : [];
    return open.map(({ id, ask }) => ({
      id,
      at: pending.at,
      seat,
      code: ask.code,
      rule: ask.rule,
      line: { key: `ask.${ask.code}`, values: ask.values },
      shape: ask.space.shape(),
    }));
  }

  /** The question open to `seat`, as an answer must name it. `asks` gives it in full. */
  question(seat: Seat): { readonly id: string; readonly at: number; readonly code: string } | undefined {
    const { pending } = this.play;
    const open = openTo(pending, seat);
    return open && { id: open.id, at: pending.at, code: open.ask.code };
  }

  /** A random legal answer to the first question open to `seat`: a bot's last resort. */
  sample(seat: Seat, random: Random): Json | undefined {
    const space = openTo(this.play.pending, seat)?.ask.space;
    return space?.value(space.sample(random));
  }

  /** Legal answers to the first question open to `seat`, in a fixed order. If there are too many, a fair selection. */
  legal(seat: Seat, most?: number): Json[] {
    const space = openTo(this.play.pending, seat)?.ask.space;
    return space ? space.list(most).map((a) => space.value(a)) : [];
  }

  /** The roll that `seat` must throw with its own dice. */
  rollFor(seat: Seat): RollView | undefined {
    const { pending } = this.play;
    if (pending.kind !== 'roll' || pending.roll.seat !== seat) return undefined;
    return { id: `${pending.roll.label}@${pending.at}`, at: pending.at, roll: pending.roll };
  }

  get standing(): readonly Standing[] {
    return this.play.inForce;
  }

  get proposal(): OpenProposal | undefined {
    const { open } = this.ledger;
    if (!open) return undefined;
    const { entry, by, what, yes } = open;
    return { entry, by, what, waitingFor: this.header.people.filter((p) => !yes.has(p)) };
  }
}
