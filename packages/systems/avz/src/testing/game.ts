import {
  type AskRequest,
  type DiceSource,
  type Draw,
  type Json,
  ListedDice,
  type OrdersShape,
  type Roll,
  type SecretAsks,
  World,
} from '@shambles/engine';
import { Rehearsal } from '@shambles/engine/testing/rehearsal';
import type { Book } from '../book.js';
import { type AvzFact, avz, type Kind, type Phase, type State, type View } from '../index.js';
import { sideOf } from '../kinds.js';
import { DEAD_PILE, GRAVE, RESERVE } from '../state.js';

/**
 * A game in the middle, in its own words. What is left out is as at the beginning of a turn: Aliens in the
 * reserve, Zombies in the grave, nobody spent.
 *
 *   const g = game({ phase: 'landing', board: { C3: ['tank', 'trooper'], B2: ['fast'] }, dice: [6] });
 *   g.asked();                     // { seat: 'alien', code: 'landing', rule: 'AVZ-3.2', ... }
 *   g.refused({ 'tank-2': 'C3' })  // 'AVZ-3.2-where'; the game has not moved
 *   g.answer({ 'tank-2': 'A1' });  // throws if it is refused
 *   g.at('A1');                    // ['tank']
 *   g.done();                      // every listed die and draw was used
 *
 * Counters are numbered as they are named, location by location, then the dead: the first Tank is tank-1.
 * The game moves as far as it is asked to: `answer` goes to the end of the step or the next question in it;
 * `asked`, `options`, `can`, `answer` and `refused` first go on to the next question; `run` does that by itself.
 */
export interface Situation {
  /** The phase that begins now; "alien-actions" by default. For "event", `icon` is the next icon. */
  readonly phase?: Phase;
  readonly turn?: number;
  readonly board?: { readonly [at: string]: readonly Kind[] };
  readonly dead?: readonly Kind[];
  /** Only these stay in the grave; all Zombies not named anywhere are dead. */
  readonly grave?: readonly Kind[];
  /** The tile of this turn. As many others as there were earlier turns are face up too. */
  readonly tile?: string;
  readonly icon?: number;
  readonly claw?: boolean;
  readonly rise?: boolean;
  /** Ids of counters that have acted. */
  readonly spent?: readonly string[];
  readonly options?: { readonly [id: string]: string };
  readonly files?: { readonly [id: string]: Json };
  /** Faces in the order they fall. */
  readonly dice?: readonly number[];
  /** The draws in order, by ids or kinds: ['E4'], ['rotting', 'fast-2']. Unlisted draws take the first of the bag. */
  readonly draws?: readonly (readonly string[])[];
}

const BEFORE_THE_TURNS: readonly Phase[] = ['sides', 'zombie-setup', 'alien-setup'];

export function game(situation: Situation = {}): Game {
  return new Game(situation);
}

/** A new game, from its very first step. */
export function newGame({
  options,
  files,
  dice,
  draws,
}: Pick<Situation, 'options' | 'files' | 'dice' | 'draws'> = {}): Game {
  const book = avz.book({ scenario: 'standard', options: options ?? {}, files });
  return new Game({ phase: avz.start(book).phase, options, files, dice, draws });
}

export class Game extends Rehearsal<State, Book, View, AvzFact> {
  readonly book: Book;

  constructor(given: Situation) {
    const book = avz.book({ scenario: 'standard', options: given.options ?? {}, files: given.files });
    const dice = new Listed(given.dice ?? [], given.draws ?? []);
    super(avz, new World((s, f, b) => avz.evolve(s, f, b), begin(given, book), book, dice), dice);
    this.book = book;
  }

  protected override waiting(): AskRequest | SecretAsks | undefined {
    return this.run();
  }

  /** Continues to the next ask; if a phase is given, no further than its beginning. */
  run(upTo?: Phase): AskRequest | SecretAsks | undefined {
    while (!this.open && (upTo === undefined || this.w.s.phase !== upTo)) if (!this.next()) break;
    return this.open;
  }

  /** Everything that is offered: ids to choose from, places to put things in, places to go to first, or orders. */
  override options(): readonly string[] {
    const { shape } = this.asked();
    if (shape.kind === 'place') return shape.places;
    if (shape.kind === 'path') return shape.next[shape.from] as readonly string[];
    if (shape.kind === 'orders') return this.legal().flatMap((v) => v as string[]);
    return super.options();
  }

  /** Ids of the items to be put into places. */
  items(): readonly string[] {
    const { shape } = this.asked();
    return shape.kind === 'place' ? shape.items.map((i) => i.id) : [];
  }

  /** The legal answers that the ask lists. */
  legal(): Json[] {
    const { space } = this.ask();
    return space.list().map((a) => space.value(a));
  }

  /** The ask of an actions phase: the stacks that may act, what they may do, and the rest of an earlier queue. */
  orders(): OrdersShape {
    const { shape } = this.asked();
    if (shape.kind !== 'orders') throw new Error(`No orders are asked for but ${shape.kind}.`);
    return shape;
  }

  /** The goals offered to a counter for a verb; empty if the verb is not offered. */
  can(unit: string, verb: string): readonly string[] {
    return this.orders().stacks.find((s) => s.units.includes(unit))?.to[verb] ?? [];
  }

  // -------------------------------------------------------------- what is where, what happened

  get phase(): Phase {
    return this.w.s.phase;
  }

  get turn(): number {
    return this.w.s.turn;
  }

  /** A copy of the state. */
  override get state(): State {
    return avz.copy(this.w.s);
  }

  /** Kinds of the counters at a location, Aliens first. */
  at(name: string): Kind[] {
    return this.kinds(this.book.locationNumber.get(name) as number);
  }

  deadPile(): Kind[] {
    return this.kinds(DEAD_PILE);
  }

  grave(): Kind[] {
    return this.kinds(GRAVE);
  }

  reserve(): Kind[] {
    return this.kinds(RESERVE);
  }

  private kinds(place: number): Kind[] {
    return this.book.counters.filter((_, c) => this.w.s.at[c] === place).map((c) => c.key.kind);
  }

  /** Where a counter is: a location, "reserve", "dead-pile" or "grave". */
  where(id: string): string {
    const place = this.w.s.at[this.book.counterNumber.get(id) as number] as number;
    return (
      this.book.locations[place] ??
      (place === RESERVE
        ? 'reserve'
        : place === DEAD_PILE
          ? 'dead-pile'
          : place === GRAVE
            ? 'grave'
            : 'drawn')
    );
  }

  outcome() {
    return avz.outcome(this.w.s, this.book);
  }
}

/** The state of a situation. */
function begin(given: Situation, book: Book): State {
  const s = avz.start(book);
  s.phase = given.phase ?? 'alien-actions';
  const setUp = BEFORE_THE_TURNS.includes(s.phase);
  s.turn = given.turn ?? (setUp ? 0 : 1);
  const taken = new Set<number>();
  const put = (kind: Kind, place: number) => {
    const c = book.counters.findIndex(({ key }, n) => key.kind === kind && !taken.has(n));
    if (c < 0) throw new Error(`There is no ${kind} left.`);
    taken.add(c);
    s.at[c] = place;
  };
  for (const [at, kinds] of Object.entries(given.board ?? {}))
    for (const kind of kinds) put(kind, book.locationNumber.get(at) as number);
  for (const kind of given.dead ?? []) put(kind, DEAD_PILE);
  for (const kind of given.grave ?? []) put(kind, GRAVE);
  if (given.grave)
    for (const [c, { key }] of book.counters.entries())
      if (sideOf(key.kind) === 'zombie' && !taken.has(c)) s.at[c] = DEAD_PILE;
  const mine = given.tile === undefined ? [] : [book.tiles.findIndex((t) => t.id === given.tile)];
  const up = setUp ? 0 : s.turn - (s.phase === 'reveal' ? 1 : 0);
  const others = book.tiles.map((_, i) => i).filter((i) => !mine.includes(i));
  s.tiles = [...others.slice(0, up - mine.length), ...mine];
  s.icon = given.icon ?? 0;
  s.claw = given.claw ?? false;
  s.rise = given.rise ?? false;
  for (const id of given.spent ?? []) s.spent[book.counterNumber.get(id) as number] = 1;
  const wrong = avz.check(s, book);
  if (wrong !== undefined) throw new Error(wrong);
  return s;
}

/** Listed dice whose draws may be given by kind. */
class Listed implements DiceSource {
  private readonly listed: ListedDice;
  private drawn = 0;
  constructor(
    dice: readonly number[],
    private readonly draws: readonly (readonly string[])[],
  ) {
    this.listed = new ListedDice(dice);
  }

  roll(roll: Roll) {
    return this.listed.roll(roll);
  }

  draw(draw: Draw): readonly string[] {
    const names = this.draws[this.drawn++];
    const bag = [...draw.from];
    if (names === undefined) return bag.slice(0, draw.n);
    if (names.length !== Math.min(draw.n, bag.length))
      throw new Error(
        `${draw.label} (${draw.rule}): ${names.length} listed, ${draw.n} to be drawn from ${bag.length}.`,
      );
    return names.map((name) => {
      const i = bag.findIndex((id) => id === name || draw.like(id) === name);
      if (i < 0) throw new Error(`${draw.label} (${draw.rule}): no ${name} is there to draw.`);
      return bag.splice(i, 1)[0] as string;
    });
  }

  done(): void {
    this.listed.done();
    if (this.drawn < this.draws.length)
      throw new Error(`${this.draws.length - this.drawn} listed draws left over.`);
  }
}
