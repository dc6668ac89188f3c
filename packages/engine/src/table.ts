import type { AskView, Refusal } from './ask.js';
import { DiceError, type Roll, typedSoFar } from './dice.js';
import { type Fact, type Json, type Patch, type Seat, told } from './fact.js';
import { writeJournal } from './file.js';
import {
  type Checkpoint,
  type Control,
  type Entry,
  entrySum,
  FORMAT,
  type Header,
  isControl,
  Journal,
  type Proposal,
} from './journal.js';
import { PatchError } from './patch.js';
import { type OpenAsk, Play, type Standing } from './play.js';
import { type Random, Sfc32 } from './random.js';
import type { Scene } from './scene.js';
import { refuse } from './spaces.js';
import type { AnySystem, Outcome, Setup } from './system.js';

/** An answer as it comes from outside. */
export interface Answer {
  readonly seat: Seat;
  /** `AskView.id` and `AskView.at` of the question that is answered. */
  readonly ask: string;
  readonly at: number;
  readonly value: Json;
  /** The client's own id of this answer: sent twice, it counts once. */
  readonly id?: string;
}

export interface Accepted {
  readonly ok: true;
  /** The entry it became. */
  readonly entry: number;
}

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

export interface NewGame {
  readonly setup: Setup;
  readonly seed: string;
  /** Seats held by people; none means that all are bots. */
  readonly people?: readonly Seat[];
}

/**
 * One game at one table: what every seat may know and do. The authority, without a socket and without a disk;
 * the page, the terminal and the server all play through it.
 */
export class Table {
  private readonly listeners = new Set<() => void>();
  private readonly answered = new Map<string, Accepted>();
  private redos: number[] = [];
  private open: { entry: number; by: Seat; what: Proposal; yes: Set<Seat> } | undefined;
  private readonly ownDice = new Set<Seat>();

  /** Use `create`, `openTable` or `resumeTable`. */
  constructor(
    readonly system: AnySystem,
    readonly header: Header,
    private readonly play: Play,
    /** The first entry to remember client ids and takebacks from. */
    since = 0,
    ownDice: readonly Seat[] = [],
  ) {
    for (const seat of ownDice) this.ownDice.add(seat);
    play.typed = (seat) => seat !== undefined && this.ownDice.has(seat);
    for (const entry of play.journal.entries(since)) this.recall(entry);
  }

  /** A new game. Throws SetupError that names what is wrong with the setup. */
  static create(system: AnySystem, game: NewGame): Table {
    const header: Header = {
      format: FORMAT,
      system: system.id,
      revision: system.revision,
      setup: game.setup,
      seed: game.seed,
      dice: Sfc32.kind,
      people: game.people ?? [],
    };
    const play = new Play(system, system.book(game.setup), game.seed, new Journal());
    play.start();
    return new Table(system, header, play);
  }

  // ---------------------------------------------------------------- what a seat may know

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

  /** The whole state: for whoever holds the whole journal (tests, tools, the server), never for a seat. */
  get state(): unknown {
    return this.play.world.s;
  }

  /** Checksum of the line of play. It stays with whoever holds the whole journal. */
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
    return this.system.view(this.state, seat, this.book);
  }

  scene(seat: Seat): Scene {
    return this.system.scene(this.view(seat), this.book);
  }

  /** What `seat` is told of the line of play: its facts, each with the entry it followed from. */
  log(seat: Seat, after = -1): { entry: number; fact: Fact }[] {
    const log: { entry: number; fact: Fact }[] = [];
    for (const entry of this.journal.line(this.head, after))
      for (const fact of entry.facts) {
        const mine = told(fact, seat);
        if (mine) log.push({ entry: entry.n, fact: mine });
      }
    return log;
  }

  /** Whom the game waits for. */
  get waitingFor(): readonly Seat[] {
    const { pending } = this.play;
    if (pending.kind === 'asks') return pending.asks.filter((a) => !a.given).map((a) => a.ask.to);
    if (pending.kind === 'roll') return pending.roll.seat === undefined ? [] : [pending.roll.seat];
    return [];
  }

  /** The questions open to `seat`. */
  asks(seat: Seat): AskView[] {
    return this.openTo(seat).map(({ ask }) => ({
      id: `${ask.code}@${this.play.pending.at}`,
      at: this.play.pending.at,
      seat,
      code: ask.code,
      rule: ask.rule,
      line: { key: `ask.${ask.code}`, values: ask.values },
      shape: ask.space.shape(),
    }));
  }

  /** Which question is open to `seat`: what an answer must name. `asks` tells it in full. */
  question(seat: Seat): { readonly id: string; readonly at: number; readonly code: string } | undefined {
    const ask = this.openTo(seat)[0]?.ask;
    const { at } = this.play.pending;
    return ask && { id: `${ask.code}@${at}`, at, code: ask.code };
  }

  private openTo(seat: Seat): OpenAsk[] {
    const { pending } = this.play;
    return pending.kind === 'asks' ? pending.asks.filter((a) => a.ask.to === seat && !a.given) : [];
  }

  /** A legal answer to the first question open to `seat`, drawn at random: a bot's last resort. */
  sample(seat: Seat, random: Random): Json | undefined {
    const space = this.openTo(seat)[0]?.ask.space;
    return space?.value(space.sample(random));
  }

  /** Legal answers to the first question open to `seat`, in a fixed order; a fair part of them where they are too many. */
  legal(seat: Seat, most?: number): Json[] {
    const space = this.openTo(seat)[0]?.ask.space;
    return space ? space.list(most).map((a) => space.value(a)) : [];
  }

  /** The roll that `seat` is to throw with its own dice. */
  rollFor(seat: Seat): RollView | undefined {
    const { pending } = this.play;
    if (pending.kind !== 'roll' || pending.roll.seat !== seat) return undefined;
    return { id: `${pending.roll.label}@${pending.at}`, at: pending.at, roll: pending.roll };
  }

  get standing(): readonly Standing[] {
    return [...this.play.standing.values()];
  }

  get proposal(): OpenProposal | undefined {
    const { open } = this;
    return (
      open && {
        entry: open.entry,
        by: open.by,
        what: open.what,
        waitingFor: this.header.people.filter((p) => !open.yes.has(p)),
      }
    );
  }

  // ---------------------------------------------------------------- what a seat may do

  /** Takes an answer, or refuses it and changes nothing. */
  answer(answer: Answer): Accepted | Refusal {
    const before = answer.id === undefined ? undefined : this.answered.get(answer.id);
    if (before) return before;
    const wrong = this.malformed(answer);
    if (wrong) return wrong;
    const { pending } = this.play;
    const asks = pending.kind === 'asks' ? pending.asks : [];
    const index = asks.findIndex(
      (a) => a.ask.to === answer.seat && !a.given && answer.ask === `${a.ask.code}@${pending.at}`,
    );
    if (index < 0 || answer.at !== pending.at) return this.misplaced(answer);
    const { ask } = asks[index] as OpenAsk;
    const parsed = ask.space.parse(answer.value);
    if (!parsed.ok) return { ...parsed, rule: parsed.rule ?? ask.rule, allowed: ask.space.shape() };
    const entry = this.length;
    this.play.answer(index, parsed.answer, ask.space.value(parsed.answer), answer.id);
    this.redos = [];
    return this.done(entry);
  }

  private malformed(answer: Answer): Refusal | undefined {
    if (
      typeof answer !== 'object' ||
      answer === null ||
      typeof answer.ask !== 'string' ||
      typeof answer.at !== 'number'
    )
      return refuse('malformed', 'An answer names its seat, its ask, the journal position (at) and a value.');
    if (answer.id !== undefined && typeof answer.id !== 'string')
      return refuse('malformed', "An answer's id is a text.");
    return undefined;
  }

  /** Why an answer does not belong to a question that is open to its seat now. */
  private misplaced(answer: Answer): Refusal {
    if (this.over) return refuse('over', 'The game is over; nothing is asked.');
    const now = this.question(answer.seat);
    if (!now)
      return refuse(
        'foreign',
        `${String(answer.seat)} is asked nothing now; the game waits for ${this.waitingFor.join(', ') || 'dice'}.`,
      );
    const { rule, space } = (this.openTo(answer.seat)[0] as OpenAsk).ask;
    const text = `This answers ${answer.ask} at position ${answer.at}; the question now is ${now.id} at position ${now.at}.`;
    return { ...refuse('stale', text, rule), allowed: space.shape() };
  }

  /** Whether `seat` throws its own dice from now on. */
  setOwnDice(seat: Seat, own: boolean): void {
    if (own) this.ownDice.add(seat);
    else {
      this.ownDice.delete(seat);
      if (this.rollFor(seat)) this.play.rollForMe();
    }
    this.changed();
  }

  hasOwnDice(seat: Seat): boolean {
    return this.ownDice.has(seat);
  }

  /** Takes typed dice, in the order they fell, extra dice of explosions last in their pool. */
  throwDice(thrown: { seat: Seat; roll: string; faces: readonly number[] }): Accepted | Refusal {
    const now = this.rollFor(thrown.seat);
    if (!now) return refuse('foreign', `${thrown.seat} has no dice to throw now.`);
    if (now.id !== thrown.roll)
      return refuse('stale', `These dice are for ${thrown.roll}; now it is ${now.id}.`, now.roll.rule);
    try {
      const read = typedSoFar(now.roll, thrown.faces);
      if (!('done' in read)) return refuse('malformed', `${read.left} more to throw.`, now.roll.rule);
      const entry = this.length;
      this.play.throwDice(read.done);
      this.redos = [];
      return this.done(entry);
    } catch (error) {
      if (error instanceof DiceError) return refuse('malformed', error.message, now.roll.rule);
      throw error;
    }
  }

  /** Leaves an answer that is given whenever it is legal; `value` undefined takes it back. */
  stand(seat: Seat, ask: string, value?: Json): Accepted | Refusal {
    if (!this.system.seats.some((s) => s.id === seat)) return refuse('foreign', `There is no seat ${seat}.`);
    const entry = this.length;
    this.play.stand({ seat, ask, value });
    return this.done(entry);
  }

  // ---------------------------------------------------------------- taking back

  /**
   * Takes back `seat`'s last answer, or everything after entry `to`. Alone anything can be taken back; in company
   * a seat's own answers, down to the last die, reveal or other seat's answer. Refused beyond that: propose it.
   */
  undo(seat: Seat, to?: number): Accepted | Refusal {
    const head = to ?? this.beforeLast(seat);
    if (head === undefined) return refuse('refused', 'There is nothing to take back.');
    const wrong = this.notOnLine(head);
    if (wrong) return wrong;
    if (this.header.people.length > 1) {
      const bar = this.journal.line(this.head, head).find((e) => !this.mayTakeBack(seat, e));
      if (bar)
        return refuse(
          'refused',
          `Entry ${bar.n} (${bar.deed.t}) cannot be taken back by ${seat} alone; the others must agree.`,
        );
    }
    return this.moveHead(head, seat);
  }

  private notOnLine(head: number): Refusal | undefined {
    for (let n = this.head; n >= 0; n = this.journal.entry(n).prev)
      if (n === head && n !== this.head) return undefined;
    return refuse('refused', `Entry ${head} is not in what was played before entry ${this.head}.`);
  }

  /** The entry before the last answer of `seat` that it gave itself. */
  private beforeLast(seat: Seat): number | undefined {
    for (let n = this.head; n >= 0; ) {
      const { deed, prev } = this.journal.entry(n);
      if (deed.t === 'answer' && deed.seat === seat && !deed.auto) return prev;
      n = prev;
    }
    return undefined;
  }

  private mayTakeBack(seat: Seat, entry: Entry): boolean {
    const { deed } = entry;
    if (entry.facts.some((f) => f.reveals)) return false;
    return (deed.t === 'answer' || deed.t === 'standing') && deed.seat === seat;
  }

  private moveHead(head: number, by: Seat, redo?: true): Accepted {
    const entry = this.control({ t: 'undo', head, by, ...(redo && { redo }) });
    this.play.goTo(head);
    return this.done(entry);
  }

  /** Plays again what was last taken back. */
  redo(seat: Seat): Accepted | Refusal {
    const head = this.redos[this.redos.length - 1];
    if (head === undefined) return refuse('refused', 'Nothing was taken back.');
    return this.moveHead(head, seat, true);
  }

  get canRedo(): boolean {
    return this.redos.length > 0;
  }

  /** Asks everybody for an undo beyond one's own right, or for a correction. Alone it is done at once. */
  propose(by: Seat, what: Proposal): Accepted | Refusal {
    const wrong = 'undo' in what ? this.notOnLine(what.undo) : this.badPatch(what.correct.patch);
    if (wrong) return wrong;
    const entry = this.control({ t: 'propose', by, what });
    this.decide();
    return this.done(entry);
  }

  /** Agrees to the open proposal, or turns it down. */
  consent(seat: Seat, to: number, yes: boolean): Accepted | Refusal {
    if (this.open?.entry !== to) return refuse('stale', `Proposal ${to} is not open.`);
    if (!this.header.people.includes(seat)) return refuse('foreign', `${seat} is not asked to agree.`);
    const entry = this.control({ t: 'consent', seat, to, yes });
    this.decide();
    return this.done(entry);
  }

  private decide(): void {
    const { open } = this;
    if (!open || !this.header.people.every((p) => open.yes.has(p))) return;
    this.open = undefined;
    if ('undo' in open.what) this.moveHead(open.what.undo, open.by);
    else {
      this.play.correct(open.by, open.what.correct.why, open.what.correct.patch);
      this.redos = [];
    }
  }

  private badPatch(patch: Patch): Refusal | undefined {
    try {
      const wrong = this.system.check(this.play.corrected(patch), this.book);
      return wrong === undefined ? undefined : refuse('illegal', wrong);
    } catch (error) {
      if (error instanceof PatchError) return refuse('malformed', error.message);
      throw error;
    }
  }

  /** Writes an entry beside the line of play. */
  private control(deed: Control): number {
    const n = this.length;
    const prev = this.head;
    const entry: Entry = { n, prev, deed, facts: [], sum: entrySum(this.sum, deed, []) };
    this.journal.append(entry);
    this.recall(entry);
    return n;
  }

  /** What the table remembers of an entry outside the game's state. */
  private recall(entry: Entry): void {
    const { deed } = entry;
    if (entry.id !== undefined) this.answered.set(entry.id, { ok: true, entry: entry.n });
    if (deed.t === 'undo') {
      if (deed.redo) this.redos.pop();
      else this.redos.push(entry.prev);
      this.open = undefined;
    } else if (deed.t === 'propose')
      this.open = { entry: entry.n, by: deed.by, what: deed.what, yes: new Set([deed.by]) };
    else if (deed.t === 'consent') {
      if (this.open && deed.yes) this.open.yes.add(deed.seat);
      else this.open = undefined;
    } else this.redos = [];
  }

  // ---------------------------------------------------------------- branching and saving

  /**
   * "What if": a table of its own that goes on from entry `at` (the present, if none is named). Its dice are
   * other dice, or it would show the future of this one.
   */
  fork(at = this.head): Table | Refusal {
    const wrong = at === this.head ? undefined : this.notOnLine(at);
    if (wrong) return wrong;
    const journal = new Journal(this.journal.prefix(this.length));
    const play = this.play.branch(journal, at, `${this.header.seed}/what-if-${at}-${this.length}`);
    return new Table(this.system, this.header, play, this.length);
  }

  /** The whole journal as text, with a checkpoint for each turn. */
  save(): string {
    return writeJournal(this.header, this.journal, this.play.turnCheckpoints());
  }

  /** The last checkpoint: with the entries from its own on, all that a save in steps needs. */
  checkpoint(): Checkpoint | undefined {
    return this.play.checkpoint();
  }

  /** Tells `listener` after every change. Returns a way to stop it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private done(entry: number): Accepted {
    const accepted: Accepted = { ok: true, entry };
    const { id } = this.journal.entry(entry);
    if (id !== undefined) this.answered.set(id, accepted);
    this.changed();
    return accepted;
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Where the line of play ends after these entries. */
export function headOf(entries: Iterable<Entry>): number {
  let head = -1;
  for (const { n, deed } of entries) head = deed.t === 'undo' ? deed.head : isControl(deed) ? head : n;
  return head;
}
