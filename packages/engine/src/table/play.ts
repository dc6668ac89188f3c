import { type DiceSource, type Draw, type Roll, type Rolled, SeededDice, scoreOf } from '../dice/dice.js';
import { GENERATORS } from '../dice/keyed.js';
import type { Generator, RandomState } from '../dice/random.js';
import { Divergence, describe, drawnBefore, isAside, rolledBefore } from '../journal/again.js';
import type { Progress } from '../journal/file.js';
import type { Checkpoint, Entry, Header, Journal, Standing } from '../journal/journal.js';
import { Scribe } from '../journal/scribe.js';
import type { EngineFact, Fact, Json, Patch, Seat } from '../rule/fact.js';
import { type Request, type Rule, World } from '../rule/rule.js';
import { type AnySystem, type Month, monthsAfter } from '../system/system.js';
import { asCheckpoint, type Mark, Marks } from './marks.js';
import { applyPatch, correctionFacts } from './patch.js';
import { type OpenAsk, openAsk, type Pending, type PendingAsks, replyOf } from './pending.js';

/**
 * Drives the rules: runs the current step to its next question, writes the journal, takes a checkpoint between steps,
 * and runs part of the journal again when the line of play changes. It knows nothing of the seats' rights.
 */
export class Play implements DiceSource {
  readonly world: World<unknown, unknown, Fact>;
  readonly dice: SeededDice;
  pending: Pending = { kind: 'over', at: 0 };
  standing: ReadonlyMap<string, Standing> = new Map();
  /** Past months, remembered beside the state. */
  months: readonly Month[] = [];
  /** Seats that throw their own dice. Not part of the game: the entries say which dice were typed. */
  readonly ownDice: Set<Seat>;

  private step: Rule<void> | undefined;
  private marks = new Marks();
  private stepMark: Mark | undefined;
  /** The last entry that turned the line of play back. Questions opened after it get new journal positions. */
  turned = -1;
  /** Entries before this one were made under other rules and cannot be gone back to. */
  floor = -1;
  private readonly scribe: Scribe;

  constructor(
    readonly system: AnySystem,
    readonly book: unknown,
    private readonly origin: Pick<Header, 'seed' | 'dice'>,
    readonly journal: Journal,
    ownDice: Iterable<Seat> = [],
  ) {
    this.ownDice = new Set(ownDice);
    this.dice = new SeededDice(this.generator(origin.seed));
    const follow = (s: unknown, fact: Fact, b: unknown) => {
      system.evolve(s, fact, b);
      this.months = monthsAfter(system, this.months, fact, s, b);
    };
    const evolve = system.month ? follow : system.evolve;
    this.world = new World<unknown, unknown, Fact>(evolve, system.start(book), book, this);
    this.scribe = new Scribe(journal, () => {
      // Copied to its exact length: a list that has grown holds spare room while the entry lives.
      const facts = this.world.facts.slice();
      this.world.facts = [];
      return facts;
    });
  }

  /** The last entry of the line of play. */
  get head(): number {
    return this.scribe.head;
  }

  /** Begins a new game, or runs `entries` (a whole line of play from its first entry) again. */
  start(entries: readonly Entry[] = [], told?: Progress): void {
    this.scribe.runAgain(entries, told);
    this.scribe.begin({ t: 'start' });
    this.run(undefined);
  }

  /** Goes on from a checkpoint that is not in memory (from a file), and runs `entries` after it again. */
  resume(checkpoint: Checkpoint, entries: readonly Entry[]): void {
    const standing = new Map(checkpoint.standing.map((s) => [key(s.seat, s.ask), s]));
    const state = checkpoint.state as unknown;
    const { months = [] } = checkpoint;
    this.restore({ ...checkpoint, state, months, standing, turn: this.system.turn(state) }, entries);
  }

  /** Shows a game as it ended, under rules that led to a different end than today's would. */
  rest(state: unknown, head: number): void {
    this.world.s = state;
    this.world.version++;
    this.scribe.head = head;
    this.floor = head + 1;
    this.wait({ kind: 'over', at: 0 });
  }

  /** The entry that is being run again. */
  get runningAgain(): number | undefined {
    return this.scribe.now;
  }

  /** Goes on from a checkpoint under new rules: its step begins again, as an entry of its own. */
  again({ at, state, months = [], dice, standing }: Checkpoint, revision: number): void {
    this.scribe.head = at;
    this.world.s = this.system.copy(state);
    this.world.version++;
    this.months = months;
    this.restoreDice(dice);
    this.standing = new Map(standing.map((s) => [key(s.seat, s.ask), s]));
    this.scribe.begin({ t: 'again', revision, dice, standing });
    this.world.note({ is: 'restored', cause: 'ENGINE-rules', to: [], state } as EngineFact);
    this.run(undefined);
    this.floor = this.journal.length - 1;
  }

  /** Makes `head` the end of the line of play, starting from the nearest checkpoint. */
  goTo(head: number): void {
    this.marks.turnTo(head, (n) => this.journal.entry(n).prev);
    let at = head;
    while (at >= 0 && !this.marks.at(at)) at = this.journal.entry(at).prev;
    const mark = this.marks.at(at);
    if (mark) this.restore(mark, this.journal.line(head, at));
    else {
      this.world.s = this.system.start(this.book);
      this.world.version++;
      this.months = [];
      this.scribe.head = -1;
      this.restoreDice(this.generator(this.origin.seed).state);
      this.standing = new Map();
      this.world.facts = [];
      this.step = undefined;
      this.start(this.journal.line(head));
    }
  }

  private restore(mark: Mark, entries: readonly Entry[]): void {
    const entry = this.journal.entry(mark.at);
    this.world.s = this.system.copy(mark.state);
    this.world.version++;
    this.months = mark.months;
    this.world.facts = entry.facts.slice(0, mark.facts);
    this.restoreDice(mark.dice);
    this.standing = mark.standing;
    this.step = undefined;
    this.scribe.reopen(entry);
    this.scribe.runAgain(entries);
    this.run(undefined);
  }

  private generator(seed: string): Generator {
    const make = GENERATORS[this.origin.dice];
    if (!make) throw new RangeError(`There are no dice of the kind ${this.origin.dice}.`);
    return make(seed);
  }

  private restoreDice(state: RandomState): void {
    this.dice.random.state = state;
  }

  /** Another play that shares the journal so far and goes on from entry `at` with other dice. */
  branch(journal: Journal, at: number, seed: string): Play {
    const play = new Play(this.system, this.book, this.origin, journal);
    play.marks = this.marks.branch(journal.length);
    play.turned = this.turned;
    play.floor = this.floor;
    play.goTo(at);
    play.reseed(seed);
    return play;
  }

  /** The last checkpoint, as plain data for a file. */
  checkpoint(): Checkpoint | undefined {
    const { last } = this.marks;
    return last && asCheckpoint(last);
  }

  /**
   * The first checkpoint of each turn, for a file. A game of very many turns keeps only every second, third... turn,
   * always including the last.
   */
  turnCheckpoints(): Checkpoint[] {
    const all = this.marks.ofTurns();
    const apart = Math.ceil(all.length / IN_FILE);
    return all.filter((_, i) => (all.length - 1 - i) % apart === 0).map(asCheckpoint);
  }

  /** Answers one of the pending asks. The answer must have been parsed. */
  answer(open: OpenAsk, answer: unknown, value: Json, id?: string): void {
    const { to: seat, code: ask } = open.ask;
    this.scribe.begin({ t: 'answer', seat, ask, value }, id);
    open.given = { answer };
    const replied = replyOf(this.pending as PendingAsks);
    if (replied) this.run(replied.reply);
    else this.scribe.seal();
  }

  /** Supplies typed dice for the pending roll. */
  throwDice(rolled: Rolled): void {
    if (this.pending.kind !== 'roll') throw new RangeError('No roll is pending.');
    this.scribe.begin({ t: 'roll', rule: this.pending.roll.rule, faces: rolled.faces, typed: true });
    this.run({ ...rolled, typed: true });
  }

  /** Lets the generator make a pending roll or draw after all. */
  rollForMe(): void {
    if (this.pending.kind === 'roll') this.run(this.liveRoll(this.pending.roll));
    else if (this.pending.kind === 'draw') this.run(this.liveDraw(this.pending.draw));
  }

  stand(standing: Omit<Standing, 'value'> & { value?: Json }): void {
    this.scribe.begin({ t: 'standing', ...standing });
    this.applyStanding(standing);
    this.scribe.seal();
    const answered = this.answerStanding();
    if (answered) this.run(answered.reply);
  }

  /** Begins the current step again from a corrected state. `patch` must have been checked. */
  correct(by: Seat, why: string, patch: Patch): void {
    this.scribe.begin({ t: 'correct', by, why, patch });
    this.applyCorrection(by, why, patch);
    this.run(undefined);
  }

  /** The state that a correction would lead to. Throws PatchError. */
  corrected(patch: Patch): unknown {
    const from = this.stepMark?.state ?? this.world.s;
    return applyPatch(this.system.copy(from) as Json, patch);
  }

  /** Forgets everything from entry `length` on, after the rules failed halfway. */
  abandon(length: number): void {
    this.scribe.abandon();
    this.journal.cut(length);
    this.marks.dropFrom(length);
  }

  reseed(seed: string): void {
    this.scribe.begin({ t: 'reseed', seed });
    this.restoreDice(this.generator(seed).state);
    this.scribe.seal();
  }

  // ---------------------------------------------------------------- dice

  roll(roll: Roll): Rolled | undefined {
    const entry = this.scribe.expected;
    if (entry) return isAside(entry.deed) ? undefined : this.rollAgain(roll, entry);
    return this.isTyped(roll) ? undefined : this.liveRoll(roll);
  }

  private isTyped({ seat }: Roll): boolean {
    return seat !== undefined && this.ownDice.has(seat);
  }

  private liveRoll(roll: Roll): Rolled {
    const rolled = this.dice.roll(roll);
    this.scribe.begin({ t: 'roll', rule: roll.rule, faces: rolled.faces });
    return rolled;
  }

  private rollAgain(roll: Roll, entry: Entry): Rolled {
    const deed = rolledBefore(roll, entry, this.dice);
    this.scribe.begin(deed);
    return { faces: deed.faces, score: scoreOf(roll, deed.faces), typed: deed.typed };
  }

  draw(draw: Draw): readonly string[] | undefined {
    const entry = this.scribe.expected;
    if (entry) return isAside(entry.deed) ? undefined : this.drawAgain(draw, entry);
    return this.liveDraw(draw);
  }

  private drawAgain(draw: Draw, entry: Entry): readonly string[] {
    const deed = drawnBefore(draw, entry, this.dice);
    this.scribe.begin(deed);
    return deed.got;
  }

  private liveDraw(draw: Draw): readonly string[] {
    const got = this.dice.draw(draw);
    this.scribe.begin({ t: 'draw', rule: draw.rule, got });
    return got;
  }

  // ---------------------------------------------------------------- running

  private run(reply: unknown): void {
    let feed = reply;
    this.world.asks();
    for (;;) {
      const request = this.advance(feed);
      if (request === undefined) {
        this.wait({ kind: 'over', at: 0 });
        if (!this.correctAgain()) return;
        feed = undefined;
        continue;
      }
      if (request.kind === 'ask' || request.kind === 'secret') {
        this.scribe.seal();
        this.world.asks();
        const at = this.place;
        const secret = request.kind === 'secret';
        const asks = secret ? request.asks.map((ask) => openAsk(ask, at)) : [openAsk(request, at)];
        this.pending = { kind: 'asks', at, secret, asks };
        const answered = this.answerAgain() ?? this.answerStanding();
        if (answered === undefined) return;
        feed = answered.reply;
      } else {
        const { kind } = request;
        this.wait(kind === 'roll' ? { kind, at: 0, roll: request } : { kind, at: 0, draw: request });
        const fell = this.diceAgain(request);
        if (fell === undefined) return;
        feed = fell.reply;
      }
    }
  }

  /** The journal position of a question that opens now. */
  private get place(): number {
    return Math.max(this.head, this.turned) + 1;
  }

  /** Runs the current step, and the steps after it, to the next request; undefined when the game is over. */
  private advance(reply: unknown): Request | undefined {
    let { step } = this;
    let result = step?.next(reply);
    while (step === undefined || result === undefined || result.done) {
      this.world.goesOn();
      this.mark();
      step = this.system.next(this.world) as Rule<void> | undefined;
      this.step = step;
      if (step === undefined) return undefined;
      result = step.next();
    }
    return result.value;
  }

  private wait(pending: Pending): void {
    this.scribe.seal();
    this.pending = { ...pending, at: this.place };
  }

  /** While running again: takes the next entries of the journal, up to one that lets the step go on. */
  private answerAgain(): { reply: unknown } | undefined {
    const pending = this.pending as PendingAsks;
    for (let entry = this.scribe.expected; entry; entry = this.scribe.expected) {
      const { deed } = entry;
      if (deed.t === 'answer') {
        const open = pending.asks.find((a) => a.ask.to === deed.seat && a.ask.code === deed.ask && !a.given);
        if (!open)
          throw new Divergence(
            entry.n,
            `the rules ask ${pending.asks.map((a) => `${a.ask.to}: ${a.ask.code}`).join(', ')}, the journal has ${describe(deed)}.`,
          );
        const parsed = open.ask.space.parse(deed.value);
        if (!parsed.ok) throw new Divergence(entry.n, `the answer written down is not legal: ${parsed.text}`);
        this.scribe.begin(deed);
        open.given = { answer: parsed.answer };
        const replied = replyOf(pending);
        if (replied) return replied;
        this.scribe.seal();
      } else if (!this.applyAgain(entry))
        throw new Divergence(
          entry.n,
          `the rules ask ${pending.asks[0]?.ask.code}, the journal has ${describe(deed)}.`,
        );
      if (deed.t === 'correct') return { reply: undefined };
    }
    return undefined;
  }

  /** While running again: takes entries up to the roll or draw that the game waits for. */
  private diceAgain(request: Roll | Draw): { reply: unknown } | undefined {
    for (let entry = this.scribe.expected; entry; entry = this.scribe.expected) {
      if (!this.applyAgain(entry))
        return {
          reply: request.kind === 'roll' ? this.rollAgain(request, entry) : this.drawAgain(request, entry),
        };
      if (entry.deed.t === 'correct') return { reply: undefined };
    }
    if (request.kind === 'draw') return { reply: this.liveDraw(request) };
    return this.isTyped(request) ? undefined : { reply: this.liveRoll(request) };
  }

  private correctAgain(): boolean {
    const entry = this.scribe.expected;
    if (!entry) return false;
    if (!this.applyAgain(entry))
      throw new Divergence(entry.n, `the game is over, the journal has ${describe(entry.deed)}.`);
    return entry.deed.t === 'correct' || this.correctAgain();
  }

  /** Applies an entry that is neither an answer nor dice. Returns false for any other entry. */
  private applyAgain(entry: Entry): boolean {
    const { deed } = entry;
    if (!isAside(deed)) return false;
    this.scribe.begin(deed);
    if (deed.t === 'standing') this.applyStanding(deed);
    else if (deed.t === 'reseed') this.restoreDice(this.generator(deed.seed).state);
    else {
      const wrong = this.system.check(this.corrected(deed.patch), this.book);
      if (wrong !== undefined)
        throw new Divergence(entry.n, `the correction written down is not possible: ${wrong}`);
      this.applyCorrection(deed.by, deed.why, deed.patch);
      return true;
    }
    this.scribe.seal();
    return true;
  }

  private applyStanding({ seat, ask, value, turn }: Omit<Standing, 'value'> & { value?: Json }): void {
    const standing = new Map(this.standing);
    if (value === undefined) standing.delete(key(seat, ask));
    else standing.set(key(seat, ask), { seat, ask, value, ...(turn !== undefined && { turn }) });
    this.standing = standing;
  }

  /** The standing answers that hold now. */
  get inForce(): readonly Standing[] {
    return [...this.standing.values()].filter((s) => this.holds(s));
  }

  private holds({ turn }: Standing): boolean {
    return turn === undefined || turn === this.system.turn(this.world.s);
  }

  private applyCorrection(by: Seat, why: string, patch: Patch): void {
    this.world.s = this.corrected(patch);
    this.world.version++;
    this.step = undefined;
    for (const fact of correctionFacts(by, why, patch, this.system.copy(this.world.s) as Json))
      this.world.note(fact);
  }

  /** Gives the standing answers that are legal now. Returns the reply if they answer everything that is asked. */
  private answerStanding(): { reply: unknown } | undefined {
    const { pending } = this;
    if (pending.kind !== 'asks' || this.standing.size === 0) return undefined;
    for (const open of pending.asks) {
      const { to: seat, code: ask, space } = open.ask;
      const standing = open.given ? undefined : this.standing.get(key(seat, ask));
      const parsed = standing && this.holds(standing) ? space.parse(standing.value) : undefined;
      if (!parsed?.ok) continue;
      this.scribe.seal();
      if (this.inARow(seat, ask) >= IN_A_ROW) continue;
      this.scribe.begin({ t: 'answer', seat, ask, value: space.value(parsed.answer), auto: true });
      open.given = { answer: parsed.answer };
    }
    const replied = replyOf(pending);
    if (!replied) this.scribe.seal();
    return replied;
  }

  /**
   * How often a standing answer was given since a person last acted: one that leads back to its own question cannot
   * repeat for ever. Counted in the journal, so it is the same after an undo and in a game that was opened again.
   */
  private inARow(seat: Seat, ask: string): number {
    let times = 0;
    for (let n = this.head; n >= 0 && times < IN_A_ROW; ) {
      const { deed, prev } = this.journal.entry(n);
      if (deed.t === 'answer' && deed.auto) times += deed.seat === seat && deed.ask === ask ? 1 : 0;
      else if (deed.t !== 'draw' && (deed.t !== 'roll' || deed.typed)) break;
      n = prev;
    }
    return times;
  }

  /** Takes a checkpoint. No procedure is running, so the state is everything. */
  private mark(): void {
    const { now } = this.scribe;
    const at = now ?? this.head;
    const state = this.system.copy(this.world.s);
    const mark: Mark = {
      at,
      facts: now !== undefined ? this.world.facts.length : this.journal.entry(at).facts.length,
      state,
      months: this.months,
      dice: this.dice.random.state,
      standing: this.standing,
      turn: this.system.turn(state),
    };
    this.stepMark = mark;
    this.marks.add(mark);
  }
}

/** The most checkpoints in a file. They are whole states, so they would make up most of a long campaign's file. */
const IN_FILE = 64;

/** How often a standing answer is given in a row before its seat is asked again. */
const IN_A_ROW = 20;

function key(seat: Seat, ask: string): string {
  return `${seat}/${ask}`;
}
