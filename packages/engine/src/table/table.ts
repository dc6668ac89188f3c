import { DiceError, typedSoFar } from '../dice/dice.js';
import { Sfc32 } from '../dice/random.js';
import { writeJournal } from '../journal/file.js';
import {
  type Checkpoint,
  type Control,
  type Entry,
  entrySum,
  FORMAT,
  type Header,
  Journal,
  type Proposal,
} from '../journal/journal.js';
import { type Accepted, beforeLast, isBefore, isOwn, malformed } from '../journal/ledger.js';
import type { Refusal } from '../rule/ask.js';
import type { Json, Patch, Seat } from '../rule/fact.js';
import { refuse, show } from '../spaces/index.js';
import { begunWith, type Setup } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { PatchError } from './patch.js';
import { type OpenAsk, openTo } from './pending.js';
import { Play } from './play.js';
import { Seen } from './seen.js';

/** An answer as it comes from outside. */
export interface Answer {
  readonly seat: Seat;
  /** `AskView.id` and `AskView.at` of the question that it answers. */
  readonly ask: string;
  readonly at: number;
  readonly value: Json;
  /** The client's own id for this answer: sent twice, it counts once. */
  readonly id?: string;
}

export interface NewGame {
  readonly setup: Setup;
  readonly seed: string;
  /** Seats held by people. If there are none, all seats are bots. */
  readonly people?: readonly Seat[];
  /** Seats that throw their own dice, typed in. */
  readonly ownDice?: readonly Seat[];
  /** The kind of generator, a key of GENERATORS; sfc32 by default. */
  readonly dice?: string;
  /** How the seed was made. */
  readonly fair?: Json;
}

/** Limit on the length of a refusal's text, which may repeat the bad answer. */
const LONGEST_REFUSAL = 2000;

/** Why a correction that passed the check of the state is refused all the same. */
export const STUCK = 'From there the rules do not lead on, so nothing was changed.';

/**
 * One game at one table: what every seat may know and do. This is the authority, without a socket and without a disk;
 * the page, the terminal and the server all play through it.
 */
export class Table extends Seen {
  private readonly listeners = new Set<() => void>();
  /**
   * True if one person holds all seats held by people, so nobody else has to agree. Set by the code that assigns seats.
   */
  alone = false;

  /** Use `create`, `openTable` or `resumeTable`. */
  constructor(
    system: AnySystem,
    header: Header,
    play: Play,
    /** The first entry from which to remember client ids and takebacks. */
    since = 0,
  ) {
    super(system, header, play);
    for (const entry of play.journal.entries(since)) this.ledger.note(entry);
  }

  /** Starts a new game. Throws SetupError that names what is wrong with the setup, RangeError for unknown dice. */
  static create(system: AnySystem, game: NewGame): Table {
    const header: Header = {
      format: FORMAT,
      system: system.id,
      revision: system.revision,
      setup: game.setup,
      seed: game.seed,
      dice: game.dice ?? Sfc32.kind,
      people: game.people ?? [],
      ...(game.fair !== undefined && { fair: game.fair }),
    };
    const play = new Play(
      system,
      system.book(begunWith(system, header)),
      header,
      new Journal(),
      game.ownDice,
    );
    play.start();
    return new Table(system, header, play);
  }

  // ---------------------------------------------------------------- what a seat may do

  /** Accepts an answer, or refuses it and changes nothing. */
  answer(answer: Answer): Accepted | Refusal {
    const wrong = this.malformed(answer);
    if (wrong) return wrong;
    const before = this.ledger.before(answer.seat, answer.id);
    if (before) return before;
    const { pending } = this.play;
    const open = openTo(pending, answer.seat, answer.ask);
    if (!open || answer.at !== pending.at) return this.misplaced(answer);
    const { ask } = open;
    const parsed = ask.space.parse(answer.value);
    if (!parsed.ok) {
      const text = parsed.text.slice(0, LONGEST_REFUSAL);
      return { ...parsed, text, rule: parsed.rule ?? ask.rule, allowed: ask.space.shape() };
    }
    const entry = this.length;
    this.carefully(() => this.play.answer(open, parsed.answer, ask.space.value(parsed.answer), answer.id));
    return this.done(entry);
  }

  private malformed(answer: Answer): Refusal | undefined {
    if (
      typeof answer !== 'object' ||
      answer === null ||
      typeof answer.seat !== 'string' ||
      typeof answer.ask !== 'string' ||
      typeof answer.at !== 'number'
    )
      return refuse('malformed', 'An answer names its seat, its ask, the journal position (at) and a value.');
    if (answer.id !== undefined && typeof answer.id !== 'string')
      return refuse('malformed', "An answer's id is a text.");
    return undefined;
  }

  /** Why an answer does not belong to the question now open to its seat. */
  private misplaced(answer: Answer): Refusal {
    if (this.over) return refuse('over', 'The game is over; nothing is asked.');
    const now = this.question(answer.seat);
    if (!now)
      return refuse(
        'foreign',
        `${answer.seat} is asked nothing now; the game waits for ${this.waitingFor.join(', ') || 'dice'}.`,
      );
    const { rule, space } = (openTo(this.play.pending, answer.seat) as OpenAsk).ask;
    const text = `This answers ${answer.ask} at position ${answer.at}; the question now is ${now.id} at position ${now.at}.`;
    return { ...refuse('stale', text, rule), allowed: space.shape() };
  }

  /** Sets whether `seat` throws its own dice from now on. */
  setOwnDice(seat: Seat, own: boolean): void {
    if (own) this.play.ownDice.add(seat);
    else {
      const waits = this.rollFor(seat) !== undefined;
      const { ownDice } = this.play;
      ownDice.delete(seat);
      const back = () => ownDice.add(seat);
      if (waits) this.carefully(() => this.play.rollForMe(), back);
    }
    this.changed();
  }

  hasOwnDice(seat: Seat): boolean {
    return this.play.ownDice.has(seat);
  }

  /** Takes typed dice in the order they fell, with the extra dice of explosions last in their pool. */
  throwDice(thrown: { seat: Seat; roll: string; faces: readonly number[] }): Accepted | Refusal {
    const now = this.rollFor(thrown?.seat);
    if (!now) return refuse('foreign', `${show(thrown?.seat)} has no dice to throw now.`);
    if (now.id !== thrown.roll)
      return refuse('stale', `These dice are for ${show(thrown.roll)}; now it is ${now.id}.`, now.roll.rule);
    if (!Array.isArray(thrown.faces)) return refuse('malformed', 'Dice are a list of faces.', now.roll.rule);
    try {
      const read = typedSoFar(now.roll, thrown.faces);
      if (!('done' in read)) return refuse('malformed', `${read.left} more to throw.`, now.roll.rule);
      const entry = this.length;
      const { done } = read;
      this.carefully(() => this.play.throwDice(done));
      return this.done(entry);
    } catch (error) {
      if (error instanceof DiceError) return refuse('malformed', error.message, now.roll.rule);
      throw error;
    }
  }

  /**
   * Records a standing answer, which is given whenever it is legal, or only in the current turn if `thisTurn`. A
   * `value` of undefined withdraws it.
   */
  stand(seat: Seat, ask: string, value?: Json, thisTurn = false): Accepted | Refusal {
    const wrong = this.foreign(seat);
    if (wrong) return wrong;
    if (typeof ask !== 'string') return refuse('malformed', 'A standing answer names the ask it is for.');
    const entry = this.length;
    const turn = thisTurn ? { turn: this.system.turn(this.state) } : {};
    this.carefully(() => this.play.stand({ seat, ask, value, ...turn }));
    return this.done(entry);
  }

  // ---------------------------------------------------------------- taking back

  /**
   * Takes back `seat`'s last answer, or everything after entry `to`. A person alone can take back anything, and "the
   * last answer" is that of any of that person's seats. In company, a seat can take back its own answers, down to the
   * last die, reveal or other seat's answer. Anything beyond that is refused and must be proposed.
   */
  undo(seat: Seat, to?: number): Accepted | Refusal {
    const stranger = this.foreign(seat);
    if (stranger) return stranger;
    const mine = this.alone && this.header.people.includes(seat) ? this.header.people : [seat];
    const head = to ?? beforeLast(mine, this.journal, this.head);
    if (head === undefined) return refuse('refused', 'There is nothing to take back.');
    const wrong = this.notOnLine(head);
    if (wrong) return wrong;
    if (this.inCompany) {
      const bar = this.journal.line(this.head, head).find((e) => !isOwn(seat, e));
      if (bar)
        return refuse(
          'refused',
          `Entry ${bar.n} (${bar.deed.t}) cannot be taken back by ${seat} alone; the others must agree.`,
        );
    }
    return this.moveHead(head, seat);
  }

  private notOnLine(head: number): Refusal | undefined {
    if (head < this.play.floor) return this.underOtherRules();
    if (isBefore(head, this.journal, this.head)) return undefined;
    return refuse('refused', `Entry ${show(head)} is not in what was played before entry ${this.head}.`);
  }

  private underOtherRules(): Refusal {
    const { revision } = this.header;
    return refuse(
      'refused',
      `That was played under revision ${revision} of the rules; these are revision ${this.system.revision}. It can be watched, and not gone back to.`,
    );
  }

  private foreign(seat: Seat): Refusal | undefined {
    if (this.system.seats.some((s) => s.id === seat)) return undefined;
    return refuse(
      'foreign',
      `There is no seat ${show(seat)}; there are ${this.system.seats.map((s) => s.id).join(', ')}.`,
    );
  }

  private get inCompany(): boolean {
    return this.header.people.length > 1 && !this.alone;
  }

  private moveHead(head: number, by: Seat, redo?: true): Accepted {
    const entry = this.control({ t: 'undo', head, by, ...(redo && { redo }) });
    this.play.turned = entry;
    this.play.goTo(head);
    return this.done(entry);
  }

  /** Replays what was last taken back; in company, only if it consists of the seat's own answers. */
  redo(seat: Seat): Accepted | Refusal {
    const wrong = this.foreign(seat);
    if (wrong) return wrong;
    const head = this.ledger.redo;
    if (head === undefined) return refuse('refused', 'Nothing was taken back.');
    if (this.inCompany && !this.journal.line(head, this.head).every((e) => isOwn(seat, e)))
      return refuse('refused', `Not all of what was taken back was ${seat}'s own.`);
    return this.moveHead(head, seat, true);
  }

  get canRedo(): boolean {
    return this.ledger.redo !== undefined;
  }

  /** Proposes an undo beyond the seat's own right, or a correction, to everybody. Alone, it is carried out at once. */
  propose(by: Seat, what: Proposal): Accepted | Refusal {
    const wrong = this.foreign(by) ?? this.impossible(what);
    return wrong ?? this.voted({ t: 'propose', by, what });
  }

  /** Agrees to the open proposal, or turns it down. */
  consent(seat: Seat, to: number, yes: boolean): Accepted | Refusal {
    const { open } = this.ledger;
    if (open?.entry !== to) return refuse('stale', `Proposal ${show(to)} is not open.`);
    if (!this.header.people.includes(seat)) return refuse('foreign', `${show(seat)} is not asked to agree.`);
    if (typeof yes !== 'boolean') return refuse('malformed', 'Consent is true or false.');
    // The game may have gone on since the proposal.
    const wrong = yes ? this.impossible(open.what) : undefined;
    return wrong ?? this.voted({ t: 'consent', seat, to, yes });
  }

  /** Writes a proposal or an answer to one, and carries out what everybody has agreed to. */
  private voted(deed: Control): Accepted | Refusal {
    const before = this.ledger.open;
    const entry = this.control(deed);
    const { open } = this.ledger;
    if (!open || !this.header.people.every((p) => open.yes.has(p))) return this.done(entry);
    if ('undo' in open.what) this.moveHead(open.what.undo, open.by);
    else {
      const { why, patch } = open.what.correct;
      try {
        this.carefully(() => this.play.correct(open.by, why, patch));
      } catch (error) {
        // No check foresees every state from which the rules do not lead on. The vote is as if it had not been given.
        this.play.abandon(entry);
        this.ledger.open = before;
        // In company the reason could tell of hidden things.
        const reason = this.inCompany || !(error instanceof Error) ? '' : ` ${error.message}`;
        return refuse('refused', `${STUCK}${reason}`);
      }
    }
    return this.done(entry);
  }

  /** Why a proposal cannot be carried out now. */
  private impossible(what: Proposal): Refusal | undefined {
    const text = malformed(what);
    if (text !== undefined) return refuse('malformed', text);
    if (this.head < this.play.floor) return this.underOtherRules();
    return 'undo' in what ? this.notOnLine(what.undo) : this.badPatch(what.correct.patch);
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
    this.ledger.note(entry);
    return n;
  }

  /**
   * Runs `act`. If the rules fail, the table is restored and the error is rethrown. `back` undoes any change that
   * restoring the table does not.
   */
  private carefully(act: () => void, back?: () => unknown): void {
    const { head, length } = this;
    try {
      act();
      for (let n = length; n < this.length; n++) this.ledger.note(this.journal.entry(n));
    } catch (error) {
      back?.();
      this.play.abandon(length);
      this.play.goTo(head);
      throw error;
    }
  }

  /**
   * Takes dice from another seed from here on, because somebody who should not know the current one does. `fair`: how
   * the new seed was made.
   */
  reseed(seed: string, fair: Json): void {
    this.carefully(() => this.play.reseed(seed));
    this.amend(fair);
    this.changed();
  }

  // ---------------------------------------------------------------- branching and saving

  /**
   * "What if": a separate table that goes on from entry `at` (by default the present). Its dice differ; otherwise it
   * would show this game's future.
   */
  fork(at = this.head): Table | Refusal {
    const wrong = at === this.head && at >= this.play.floor ? undefined : this.notOnLine(at);
    if (wrong) return wrong;
    const journal = new Journal(this.journal.prefix(this.length));
    const play = this.play.branch(journal, at, `${this.header.seed}/what-if-${at}-${this.length}`);
    return new Table(this.system, this.header, play, this.length);
  }

  /** The whole journal as text, with a checkpoint for each turn. */
  save(): string {
    return writeJournal(this.header, this.journal, this.play.turnCheckpoints());
  }

  /** The last checkpoint. Together with the entries from its own on, it is all that an incremental save needs. */
  checkpoint(): Checkpoint | undefined {
    return this.play.checkpoint();
  }

  /** Calls `listener` after every change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private done(entry: number): Accepted {
    this.changed();
    return { ok: true, entry };
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
