import { Divergence, describe, drawFits, facesFit, isAside } from './again.js';
import type { Ask } from './ask.js';
import { type DiceSource, type Draw, type Roll, type Rolled, SeededDice, scoreOf } from './dice.js';
import type { EngineFact, Fact, Json, Patch, Seat } from './fact.js';
import { type Checkpoint, type Deed, type Entry, entrySum, type Journal } from './journal.js';
import { asCheckpoint, type Mark, Marks, type Standing } from './marks.js';
import { applyPatch } from './patch.js';
import { type RandomState, Sfc32 } from './random.js';
import { type Request, type Rule, World } from './rule.js';
import type { AnySystem } from './system.js';

/**
 * What the game waits for. `at` is the place in the journal where it began to wait: a fresh one after an undo, and
 * the same one whenever the journal is opened again.
 */
export type Pending =
  | {
      readonly kind: 'asks';
      readonly at: number;
      readonly secret: boolean;
      readonly asks: readonly OpenAsk[];
    }
  | { readonly kind: 'roll'; readonly at: number; readonly roll: Roll }
  | { readonly kind: 'draw'; readonly at: number; readonly draw: Draw }
  | { readonly kind: 'over'; readonly at: number };

export interface OpenAsk {
  readonly ask: Ask;
  /** Present once it has been answered, while others of the same secret round have not. */
  given?: { readonly answer: unknown };
}

/**
 * Drives the rules: runs the step under way to its next question, writes the journal, takes a checkpoint between
 * steps, and runs a part of the journal again when the line of play is changed. Knows no seat's rights.
 */
export class Play implements DiceSource {
  readonly world: World<unknown, unknown, Fact>;
  readonly dice: SeededDice;
  pending: Pending = { kind: 'over', at: 0 };
  /** The last entry of the line of play. */
  head = -1;
  standing: ReadonlyMap<string, Standing> = new Map();
  /** Whether a seat throws its own dice. Not part of the game: the entries say which dice were typed. */
  typed: (seat: Seat | undefined) => boolean = () => false;

  private step: Rule<void> | undefined;
  private open: { deed: Deed; id?: string; expected?: Entry } | undefined;
  private marks = new Marks();
  private stepMark: Mark | undefined;
  /** The last undo: questions opened after it have places of their own. */
  turned = -1;
  /** Entries being run again, the next one first. */
  private again: readonly Entry[] = [];
  private nextAgain = 0;

  constructor(
    readonly system: AnySystem,
    readonly book: unknown,
    private readonly seed: string,
    readonly journal: Journal,
  ) {
    this.dice = new SeededDice(seed);
    this.world = new World<unknown, unknown, Fact>(
      (s, f, b) => system.evolve(s, f, b),
      system.start(book),
      book,
      this,
    );
  }

  /** Begins a new game, or runs `entries` (a whole line of play from its first entry) again. */
  start(entries: readonly Entry[] = []): void {
    this.again = entries;
    this.nextAgain = 0;
    this.begin({ t: 'start' });
    this.run(undefined);
  }

  /** Goes on from a checkpoint that is not in memory (from a file), running `entries` after it again. */
  resume(checkpoint: Checkpoint, entries: readonly Entry[]): void {
    const standing = new Map(checkpoint.standing.map((s) => [key(s.seat, s.ask), s]));
    const state = checkpoint.state as unknown;
    this.restore({ ...checkpoint, state, standing, turn: this.system.turn(state) }, entries);
  }

  /** Makes `head` the end of the line of play, from the nearest checkpoint. */
  goTo(head: number): void {
    let at = head;
    while (at >= 0 && !this.marks.at(at)) at = this.journal.entry(at).prev;
    const mark = this.marks.at(at);
    if (mark) this.restore(mark, this.journal.line(head, at));
    else {
      this.world.s = this.system.start(this.book);
      this.head = -1;
      this.restoreDice(new Sfc32(this.seed).state);
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
    this.world.facts = entry.facts.slice(0, mark.facts);
    this.restoreDice(mark.dice);
    this.standing = mark.standing;
    this.step = undefined;
    this.open = { deed: entry.deed as Deed, expected: entry };
    this.head = entry.prev;
    this.again = entries;
    this.nextAgain = 0;
    this.run(undefined);
  }

  private restoreDice(state: RandomState): void {
    this.dice.random.state = state;
  }

  /** Another play that shares the journal up to here and goes on from entry `at` with other dice. */
  branch(journal: Journal, at: number, seed: string): Play {
    const play = new Play(this.system, this.book, this.seed, journal);
    play.marks = this.marks.copy();
    play.turned = this.turned;
    play.standing = this.standing;
    play.goTo(at);
    play.reseed(seed);
    return play;
  }

  /** The last checkpoint, as plain data for a file. */
  checkpoint(): Checkpoint | undefined {
    const { last } = this.marks;
    return last && asCheckpoint(last);
  }

  /** The first checkpoint of each turn, for a file. */
  turnCheckpoints(): Checkpoint[] {
    return this.marks.ofTurns().map(asCheckpoint);
  }

  /** Answers the ask at `index` of those pending. The answer must have been parsed. */
  answer(index: number, answer: unknown, value: Json, id?: string): void {
    const { pending } = this;
    const open = pending.kind === 'asks' ? pending.asks[index] : undefined;
    if (pending.kind !== 'asks' || open === undefined) throw new RangeError(`No ask ${index} is pending.`);
    const { to: seat, code: ask } = open.ask;
    this.begin({ t: 'answer', seat, ask, value }, id);
    open.given = { answer };
    if (!pending.secret) this.run(answer);
    else if (pending.asks.every((a) => a.given)) {
      this.run(pending.asks.map((a) => a.given?.answer));
    } else this.seal();
  }

  /** Supplies typed dice for the roll pending. */
  throwDice(rolled: Rolled): void {
    if (this.pending.kind !== 'roll') throw new RangeError('No roll is pending.');
    this.begin({ t: 'roll', rule: this.pending.roll.rule, faces: rolled.faces, typed: true });
    this.run({ ...rolled, typed: true });
  }

  /** Supplies what a person drew for the draw pending. */
  supplyDraw(got: readonly string[]): void {
    if (this.pending.kind !== 'draw') throw new RangeError('No draw is pending.');
    this.begin({ t: 'draw', rule: this.pending.draw.rule, got, typed: true });
    this.run(got);
  }

  /** Lets a pending roll or draw be made by the generator after all. */
  rollForMe(): void {
    if (this.pending.kind === 'roll') this.run(this.liveRoll(this.pending.roll));
    else if (this.pending.kind === 'draw') this.run(this.liveDraw(this.pending.draw));
  }

  stand(standing: Omit<Standing, 'value'> & { value?: Json }): void {
    this.begin({ t: 'standing', ...standing });
    this.applyStanding(standing);
    this.seal();
    const standing = this.answerStanding();
    if (standing) this.run(standing.reply);
  }

  /** The step under way begins again from a corrected state. `patch` must have been checked. */
  correct(by: Seat, why: string, patch: Patch): void {
    this.begin({ t: 'correct', by, why, patch });
    this.applyCorrection(by, why, patch);
    this.run(undefined);
  }

  /** The state that a correction would lead to. Throws PatchError. */
  corrected(patch: Patch): unknown {
    const from = this.stepMark?.state ?? this.world.s;
    return applyPatch(this.system.copy(from) as Json, patch);
  }

  /** After the rules broke down in the middle of something: what had begun and was not written is forgotten. */
  abandon(): void {
    this.open = undefined;
    this.world.facts = [];
    this.again = [];
    this.marks.dropFrom(this.journal.length);
  }

  reseed(seed: string): void {
    this.begin({ t: 'reseed', seed });
    this.restoreDice(new Sfc32(seed).state);
    this.seal();
  }

  // ---------------------------------------------------------------- dice

  roll(roll: Roll): Rolled | undefined {
    const entry = this.again[this.nextAgain];
    if (entry) return isAside(entry.deed) ? undefined : this.rollAgain(roll, entry);
    return this.typed(roll.seat) ? undefined : this.liveRoll(roll);
  }

  private liveRoll(roll: Roll): Rolled {
    const rolled = this.dice.roll(roll);
    this.begin({ t: 'roll', rule: roll.rule, faces: rolled.faces });
    return rolled;
  }

  private rollAgain(roll: Roll, entry: Entry): Rolled {
    const { deed } = entry;
    if (deed.t !== 'roll' || deed.rule !== roll.rule)
      throw new Divergence(
        entry.n,
        `the rules call for dice (${roll.rule}), the journal has ${describe(deed)}.`,
      );
    if (!facesFit(roll, deed.faces))
      throw new Divergence(entry.n, `the dice written down do not fit the roll (${roll.rule}).`);
    if (!deed.typed && JSON.stringify(this.dice.roll(roll).faces) !== JSON.stringify(deed.faces))
      throw new Divergence(entry.n, `the seed gives other dice than those written down (${roll.rule}).`);
    this.begin(deed);
    return { faces: deed.faces, score: scoreOf(roll, deed.faces), typed: deed.typed };
  }

  draw(draw: Draw): readonly string[] | undefined {
    const entry = this.again[this.nextAgain];
    if (entry) return isAside(entry.deed) ? undefined : this.drawAgain(draw, entry);
    return this.liveDraw(draw);
  }

  private drawAgain(draw: Draw, entry: Entry): readonly string[] {
    const { deed } = entry;
    if (deed.t !== 'draw' || deed.rule !== draw.rule)
      throw new Divergence(
        entry.n,
        `the rules call for a draw (${draw.rule}), the journal has ${describe(deed)}.`,
      );
    if (!drawFits(draw, deed.got))
      throw new Divergence(entry.n, `what is written down cannot have been drawn (${draw.rule}).`);
    if (!deed.typed && this.dice.draw(draw).join() !== deed.got.join())
      throw new Divergence(entry.n, `the seed draws otherwise than written down (${draw.rule}).`);
    this.begin(deed);
    return deed.got;
  }

  private liveDraw(draw: Draw): readonly string[] {
    const got = this.dice.draw(draw);
    this.begin({ t: 'draw', rule: draw.rule, got });
    return got;
  }

  // ---------------------------------------------------------------- running

  private run(reply: unknown): void {
    let feed = reply;
    for (;;) {
      const request = this.advance(feed);
      if (request === undefined) {
        this.wait({ kind: 'over', at: 0 });
        if (!this.correctAgain()) return;
        feed = undefined;
        continue;
      }
      if (request.kind === 'ask' || request.kind === 'secret') {
        this.seal();
        const asks: OpenAsk[] =
          request.kind === 'ask' ? [{ ask: request }] : request.asks.map((ask) => ({ ask }));
        this.pending = { kind: 'asks', at: this.place, secret: request.kind === 'secret', asks };
        const answered = this.answerAgain() ?? this.answerStanding();
        if (answered === undefined) return;
        feed = answered.reply;
      } else {
        this.wait(
          request.kind === 'roll'
            ? { kind: 'roll', at: 0, roll: request }
            : { kind: 'draw', at: 0, draw: request },
        );
        const fell = this.diceAgain(request);
        if (fell === undefined) return;
        feed = fell.reply;
      }
    }
  }

  /** Where in the journal a question that opens now stands. */
  private get place(): number {
    return Math.max(this.head, this.turned) + 1;
  }

  /** Runs the step under way, and step after step, to the next request; undefined when the game is over. */
  private advance(reply: unknown): Request | undefined {
    let { step } = this;
    let result = step?.next(reply);
    while (step === undefined || result === undefined || result.done) {
      this.mark();
      step = this.system.next(this.world) as Rule<void> | undefined;
      this.step = step;
      if (step === undefined) return undefined;
      result = step.next();
    }
    return result.value;
  }

  private wait(pending: Pending): void {
    this.seal();
    this.pending = { ...pending, at: this.place };
  }

  /** While running again: the next entries of the journal, up to one that lets the step go on. */
  private answerAgain(): { reply: unknown } | undefined {
    const pending = this.pending as Pending & { kind: 'asks' };
    for (let entry = this.again[this.nextAgain]; entry; entry = this.again[this.nextAgain]) {
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
        this.begin(deed);
        open.given = { answer: parsed.answer };
        if (pending.asks.every((a) => a.given)) {
          const answers = pending.asks.map((a) => a.given?.answer);
          return { reply: pending.secret ? answers : answers[0] };
        }
        this.seal();
      } else if (!this.applyAgain(entry))
        throw new Divergence(
          entry.n,
          `the rules ask ${pending.asks[0]?.ask.code}, the journal has ${describe(deed)}.`,
        );
      if (deed.t === 'correct') return { reply: undefined };
    }
    return undefined;
  }

  /** While running again, dice that had to be waited for: asides, then the roll or draw itself. */
  private diceAgain(request: Roll | Draw): { reply: unknown } | undefined {
    for (let entry = this.again[this.nextAgain]; entry; entry = this.again[this.nextAgain]) {
      if (!this.applyAgain(entry))
        return {
          reply: request.kind === 'roll' ? this.rollAgain(request, entry) : this.drawAgain(request, entry),
        };
      if (entry.deed.t === 'correct') return { reply: undefined };
    }
    if (request.kind === 'draw') return { reply: this.liveDraw(request) };
    return this.typed(request.seat) ? undefined : { reply: this.liveRoll(request) };
  }

  private correctAgain(): boolean {
    const entry = this.again[this.nextAgain];
    if (!entry) return false;
    if (!this.applyAgain(entry))
      throw new Divergence(entry.n, `the game is over, the journal has ${describe(entry.deed)}.`);
    return entry.deed.t === 'correct' || this.correctAgain();
  }

  /** An entry that is not an answer and not dice. */
  private applyAgain(entry: Entry): boolean {
    const { deed } = entry;
    if (!isAside(deed)) return false;
    this.begin(deed);
    if (deed.t === 'standing') this.applyStanding(deed);
    else if (deed.t === 'reseed') this.restoreDice(new Sfc32(deed.seed).state);
    else {
      const wrong = this.system.check(this.corrected(deed.patch), this.book);
      if (wrong !== undefined)
        throw new Divergence(entry.n, `the correction written down is not possible: ${wrong}`);
      this.applyCorrection(deed.by, deed.why, deed.patch);
      return true;
    }
    this.seal();
    return true;
  }

  private applyStanding({ seat, ask, value }: { seat: Seat; ask: string; value?: Json }): void {
    const standing = new Map(this.standing);
    if (value === undefined) standing.delete(key(seat, ask));
    else standing.set(key(seat, ask), { seat, ask, value });
    this.standing = standing;
  }

  private applyCorrection(by: Seat, why: string, patch: Patch): void {
    this.world.s = this.corrected(patch);
    this.world.version++;
    this.step = undefined;
    this.world.note({ is: 'corrected', cause: 'ENGINE-correction', to: 'all', by, why, patch } as EngineFact);
    this.world.note({
      is: 'restored',
      cause: 'ENGINE-correction',
      to: [],
      state: this.system.copy(this.world.s),
    } as EngineFact);
  }

  /** Gives the standing answers that are legal now; the reply when that answers all that is asked. */
  private answerStanding(): { reply: unknown } | undefined {
    const { pending } = this;
    if (pending.kind !== 'asks' || this.standing.size === 0) return undefined;
    for (const open of pending.asks) {
      const { to: seat, code: ask, space } = open.ask;
      const standing = open.given ? undefined : this.standing.get(key(seat, ask));
      const parsed = standing && space.parse(standing.value);
      if (!parsed?.ok) continue;
      this.begin({ t: 'answer', seat, ask, value: space.value(parsed.answer), auto: true });
      open.given = { answer: parsed.answer };
    }
    if (pending.asks.every((a) => a.given)) {
      const answers = pending.asks.map((a) => a.given?.answer);
      return { reply: pending.secret ? answers : answers[0] };
    }
    this.seal();
    return undefined;
  }

  // ---------------------------------------------------------------- writing

  /** Opens the next entry; what happens from now on follows from it. */
  private begin(deed: Deed, id?: string): void {
    this.seal();
    const expected = this.again[this.nextAgain];
    if (expected) this.nextAgain++;
    this.open = { deed, id, expected };
  }

  /** Closes the open entry: its facts are complete. */
  private seal(): void {
    const { open } = this;
    if (!open) return;
    this.open = undefined;
    const facts = this.world.facts;
    this.world.facts = [];
    const sum = entrySum(this.head < 0 ? '' : this.journal.entry(this.head).sum, open.deed, facts);
    if (open.expected) {
      if (open.expected.sum !== sum)
        throw new Divergence(open.expected.n, 'the rules lead to something else than what was written down.');
      this.head = open.expected.n;
      return;
    }
    const n = this.journal.length;
    const { deed, id } = open;
    this.journal.append(
      id === undefined
        ? { n, prev: this.head, deed, facts, sum }
        : { n, prev: this.head, deed, id, facts, sum },
    );
    this.head = n;
  }

  /** A checkpoint: no procedure is alive, the state is all there is. */
  private mark(): void {
    const at = this.open?.expected?.n ?? (this.open ? this.journal.length : this.head);
    const state = this.system.copy(this.world.s);
    const mark: Mark = {
      at,
      facts: this.open ? this.world.facts.length : this.journal.entry(at).facts.length,
      state,
      dice: this.dice.random.state,
      standing: this.standing,
      turn: this.system.turn(state),
    };
    this.stepMark = mark;
    this.marks.add(mark);
  }
}

function key(seat: Seat, ask: string): string {
  return `${seat}/${ask}`;
}
