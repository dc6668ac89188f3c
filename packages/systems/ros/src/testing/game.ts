import {
  type AskRequest,
  type EngineFact,
  type Fact,
  type Json,
  ListedDice,
  type Refusal,
  type Rule,
  type Seat,
  type SecretAsks,
  told,
  World,
} from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import { type Book, readBook } from '../book.js';
import { checkShape } from '../check.js';
import type { RosFact, RosWorld } from '../facts.js';
import { ros, type State, type View } from '../index.js';
import type { ScenarioId } from '../scenarios.js';
import { enter } from '../sequence.js';
import { newState, type Person, type Zed } from '../state.js';
import { type RosTable, tableOf } from '../table.js';
import { personIn, zedIn } from './showing.js';

/**
 * A game in the middle of a turn, in its own words. What is left out is as on an empty field.
 *
 *   const g = game({
 *     people: { 'survivor-1': { x: 30, y: 30, play: 'melee' } },
 *     zeds: { 'zed-1': { x: 32, y: 30 }, hunter: { kind: 'hunter', x: 50, y: 30 } },
 *     step: 3,
 *     dice: [4, 2],
 *   });
 *   g.asked();               // { seat: 'survivor-1', code: 'push', rule: 'ROS-melee-push', shape ... }
 *   g.answer(['zed-1']);     // throws if it is refused
 *   g.refused('zed-9');      // the rule that refuses it; the game has not moved
 *   g.play({ 'survivor-1': 'run' });  // answers a secret round of cards
 *   g.finish(3);             // to the end of step 3 (everything asked must have been answered before)
 *   g.zed('zed-1').down;     // true
 *   g.facts('pushed');       // the facts of this name so far
 *   g.done();                // every listed die was used
 *
 * The field is an empty 120 x 90 cm unless a scenario or a map is named. `step` is the step that begins now.
 */
export interface Situation {
  readonly scenario?: ScenarioId;
  /** A map of one's own; of the empty field, what is to be added to it. */
  readonly map?: Partial<MapFile>;
  readonly options?: { readonly [id: string]: string };
  readonly people?: { readonly [id: string]: Partial<Person> };
  readonly zeds?: { readonly [id: string]: Partial<Zed> };
  /** Zeds in hideouts of the map, by id; those not named are empty. */
  readonly hordes?: { readonly [hideout: string]: number };
  /** What seated figures of the map are, by id. */
  readonly seated?: { readonly [id: string]: string };
  readonly turn?: number;
  readonly step?: number;
  /** Anything else of the state. */
  readonly state?: Partial<State>;
  /** Faces in the order they fall. */
  readonly dice?: readonly number[];
  readonly draws?: readonly (readonly string[])[];
}

type AnyFact = RosFact | EngineFact;

const FIELD = {
  format: 'shambles-map/1',
  title: 'An empty field',
  unit: 'cm',
  size: [120, 90],
  places: [{ id: 'start', kind: 'start', rect: [0, 0, 20, 20] }],
};

export function game(situation: Situation = {}): Game {
  return new Game(situation);
}

export class Game {
  readonly book: Book;
  readonly w: RosWorld;
  private readonly dice: ListedDice;
  private step: Rule<void> | undefined;
  private open: AskRequest | SecretAsks | undefined;

  constructor(given: Situation) {
    const files =
      given.scenario === undefined || given.map
        ? { map: { ...FIELD, ...given.map, places: [...FIELD.places, ...(given.map?.places ?? [])] } as Json }
        : undefined;
    this.book = readBook({
      scenario: given.scenario ?? 'safe-house',
      options: given.options ?? {},
      files,
    });
    this.dice = new ListedDice(given.dice ?? [], given.draws ?? []);
    this.w = new World((s, f, b) => ros.evolve(s, f, b), begin(given, this.book), this.book, this.dice);
    enter(this.w, this.w.s.step);
    this.w.facts = [];
  }

  // -------------------------------------------------------------- questions and answers

  /** The questions that are open: one, or several of a secret round; none when the game is over. */
  asks(): AskRequest[] {
    const open = this.run();
    if (!open) return [];
    return open.kind === 'ask' ? [open] : open.asks.map((a) => ({ kind: 'ask', ...a }));
  }

  /** The one question that is open. */
  asked(): Pick<AskRequest, 'code' | 'rule' | 'values'> & {
    readonly seat: Seat;
    readonly shape: ReturnType<AskRequest['space']['shape']>;
  } {
    const [ask] = this.asks();
    if (!ask) throw new Error('Nothing is asked.');
    return { seat: ask.to, code: ask.code, rule: ask.rule, values: ask.values, shape: ask.space.shape() };
  }

  /** "survivor-1 target ROS-shoot": who is asked what, by which rule. */
  question(): string {
    const [ask] = this.asks();
    return ask ? `${ask.to} ${ask.code} ${ask.rule}` : 'over';
  }

  /** Ids of all that is offered by name. */
  options(): string[] {
    const { shape } = this.asked();
    return 'options' in shape ? shape.options.map((o) => o.id) : [];
  }

  /** Answers the open question and goes on to the next one in the step, or to the step's end. */
  answer(value: Json): this {
    const open = this.run();
    if (open?.kind !== 'ask') throw new Error('One question must be open.');
    const parsed = open.space.parse(value);
    if (!parsed.ok)
      throw new Error(
        `${this.question()}: ${JSON.stringify(value)} is refused: ${parsed.text} (${parsed.rule})`,
      );
    this.go(parsed.answer);
    return this;
  }

  /** Answers a secret round: a value for each seat that is asked. */
  play(values: { readonly [seat: string]: Json }): this {
    const answers = this.asks().map((ask) => {
      const parsed = ask.space.parse(values[ask.to]);
      if (!parsed.ok) throw new Error(`${ask.to}: ${JSON.stringify(values[ask.to])}: ${parsed.text}`);
      return parsed.answer;
    });
    this.go(answers);
    return this;
  }

  /** The whole refusal of an answer; throws if it is taken. Nothing changes. */
  refusal(value: Json): Refusal {
    const [ask] = this.asks();
    if (!ask) throw new Error('Nothing is asked.');
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

  /** Goes on to the next question. */
  run(): AskRequest | SecretAsks | undefined {
    while (!this.open && this.next());
    return this.open;
  }

  /** Goes to the end of a step of this turn; throws where something is asked before. */
  finish(step = this.w.s.step): this {
    const { turn } = this.w.s;
    while (this.w.s.phase !== 'over' && this.w.s.turn === turn && this.w.s.step <= step) {
      if (this.open) throw new Error(`${this.question()} is asked before step ${step} ends.`);
      if (!this.next()) break;
    }
    return this;
  }

  private next(): boolean {
    this.step = ros.next(this.w) as Rule<void> | undefined;
    if (!this.step) return false;
    this.go(undefined);
    return true;
  }

  private go(answer: unknown): void {
    this.open = undefined;
    const result = this.step?.next(answer);
    if (!result || result.done) return;
    if (result.value.kind !== 'ask' && result.value.kind !== 'secret')
      throw new Error(`A ${result.value.kind} reached the players.`);
    this.open = result.value;
  }

  // -------------------------------------------------------------- what is where, what happened

  get state(): State {
    return this.w.s;
  }

  /** The table as it is measured on now. */
  get table(): RosTable {
    return tableOf(this.w);
  }

  person(id: string): Person {
    const found = this.w.s.people.find((p) => p.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  zed(id: string): Zed {
    const found = this.w.s.zeds.find((z) => z.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  /** Whether a Zed is (still) there. */
  has(zed: string): boolean {
    return this.w.s.zeds.some((z) => z.id === zed);
  }

  /** The facts of this name so far, oldest first. */
  facts<I extends AnyFact['is']>(is: I): Extract<AnyFact, { readonly is: I }>[] {
    return (this.w.facts as AnyFact[]).filter((f): f is Extract<AnyFact, { readonly is: I }> => f.is === is);
  }

  /** Every fact so far as this seat is told it. */
  told(seat: Seat): Fact[] {
    return this.w.facts.map((f) => told(f, seat)).filter((f) => f !== undefined);
  }

  view(seat: Seat): View {
    return ros.view(this.w.s, seat, this.book);
  }

  /** Throws unless every listed die and draw was used. */
  done(): void {
    this.dice.done();
  }
}

function begin(given: Situation, book: Book): State {
  const s: State = {
    ...newState(book),
    phase: 'turn',
    turn: given.turn ?? 2,
    step: given.step ?? 1,
    ...given.state,
  };
  s.people = Object.entries(given.people ?? {}).map(([id, p]) => personIn(id, p));
  s.zeds = Object.entries(given.zeds ?? {}).map(([id, z]) => zedIn(id, { mode: 'attacking', ...z }));
  for (const h of s.hideouts) h.left = given.hordes?.[h.id] ?? 0;
  for (const q of s.seated) q.content = given.seated?.[q.id] ?? q.content;
  s.nextZed = 100;
  s.todo = [];
  const wrong = checkShape(s);
  if (wrong !== undefined) throw new Error(wrong);
  return s;
}
