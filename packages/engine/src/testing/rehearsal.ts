import type { Refusal, Shape } from '../rule/ask.js';
import { type EngineFact, type Fact, type Json, type Seat, told } from '../rule/fact.js';
import type { AskRequest, Rule, SecretAsks, World } from '../rule/rule.js';
import type { System } from '../system/system.js';

/** A question as its seat gets it. */
export interface Asked extends Pick<AskRequest, 'code' | 'rule' | 'values'> {
  readonly seat: Seat;
  readonly shape: Shape;
}

/**
 * A game in progress that a test drives with its own dice, in the vocabulary that all systems' tests share. Each system
 * defines what its game consists of, and how far it runs by itself.
 */
export abstract class Rehearsal<S, B, V, F extends Fact> {
  private rule: Rule<unknown> | undefined;
  /** The request that waits for an answer now. */
  protected open: AskRequest | SecretAsks | undefined;
  /** The result of the rule that was begun last. */
  result: unknown;

  protected constructor(
    private readonly system: Pick<System<S, B, V, F>, 'next' | 'view'>,
    readonly w: World<S, B, F>,
    private readonly dice: { done(): void },
  ) {}

  /** Begins a procedure of the rules and goes to its first question or its end. */
  begin(rule: Rule<unknown>): this {
    this.rule = rule;
    this.go(undefined);
    return this;
  }

  /** Begins the next step of the sequence of play. Returns false if there was none. */
  protected next(): boolean {
    const step = this.system.next(this.w);
    if (step) this.begin(step);
    return step !== undefined;
  }

  protected go(answer: unknown): void {
    this.open = undefined;
    const next = this.rule?.next(answer);
    if (!next) return;
    if (next.done) {
      this.result = next.value;
      this.rule = undefined;
      return;
    }
    if (next.value.kind !== 'ask' && next.value.kind !== 'secret')
      throw new Error(`A ${next.value.kind} reached the players.`);
    this.open = next.value;
  }

  // -------------------------------------------------------------- questions and answers

  /** The request that waits for an answer. A system whose games run on by themselves first goes on to it. */
  protected waiting(): AskRequest | SecretAsks | undefined {
    return this.open;
  }

  /** The open questions: one, or several in a secret round; none when the game is over. */
  asks(): AskRequest[] {
    const open = this.waiting();
    if (!open) return [];
    return open.kind === 'ask' ? [open] : open.asks.map((a) => ({ kind: 'ask', ...a }));
  }

  /** The one with this id. Throws if there is none. */
  protected of<T extends { readonly id: string }>(all: readonly T[], id: string): T {
    const found = all.find((each) => each.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  protected ask(): AskRequest {
    const [ask] = this.asks();
    if (!ask) throw new Error('Nothing is asked.');
    return ask;
  }

  asked(): Asked {
    const { to, code, rule, values, space } = this.ask();
    return { seat: to, code, rule, values, shape: space.shape() };
  }

  /** The open question as seat, code and rule: "player-1 deed FTB-5.2a"; or "over" if there is none. */
  question(): string {
    const [ask] = this.asks();
    return ask ? `${ask.to} ${ask.code} ${ask.rule}` : 'over';
  }

  /** The ids of all named options. */
  options(): readonly string[] {
    const { shape } = this.asked();
    return 'options' in shape ? shape.options.map((o) => o.id) : [];
  }

  /** Answers open questions one after the other, each time going on to the rule's next question or its end. */
  answer(...values: readonly Json[]): this {
    for (const value of values) {
      if (this.waiting()?.kind !== 'ask') throw new Error('One question must be open.');
      const parsed = this.ask().space.parse(value);
      if (!parsed.ok)
        throw new Error(
          `${this.question()}: ${JSON.stringify(value)} is refused: ${parsed.text} (${parsed.rule})`,
        );
      this.go(parsed.answer);
    }
    return this;
  }

  /** The refusal of an answer. Throws if the answer is legal, or if refusing it changed the game. */
  refusal(value: Json): Refusal {
    const ask = this.ask();
    const before = JSON.stringify(this.w.s);
    const parsed = ask.space.parse(value);
    if (parsed.ok) throw new Error(`${this.question()}: ${JSON.stringify(value)} is not refused.`);
    if (JSON.stringify(this.w.s) !== before) throw new Error('A refused answer changed the game.');
    return { ...parsed, rule: parsed.rule ?? ask.rule };
  }

  /** The rule that refuses an answer. */
  refused(value: Json): string {
    return this.refusal(value).rule as string;
  }

  /** Throws if a question is still open. */
  end(): this {
    if (this.open) throw new Error(`${this.question()} is still asked.`);
    return this;
  }

  // -------------------------------------------------------------- what happened

  get state(): S {
    return this.w.s;
  }

  /** The facts of this name so far, oldest first. */
  facts<I extends (F | EngineFact)['is']>(is: I): Extract<F | EngineFact, { readonly is: I }>[] {
    type Named = Extract<F | EngineFact, { readonly is: I }>;
    return (this.w.facts as (F | EngineFact)[]).filter((f): f is Named => f.is === is);
  }

  /** Every fact so far, as this seat is told it. */
  told(seat: Seat): Fact[] {
    return this.w.facts.map((f) => told(f, seat)).filter((f) => f !== undefined);
  }

  view(seat: Seat): V {
    return this.system.view(this.w.s, seat, this.w.book);
  }

  /** Throws unless every listed die and draw was used. */
  done(): void {
    this.dice.done();
  }
}
