import {
  type AskRequest,
  type DiceSource,
  type Draw,
  type Json,
  ListedDice,
  type SecretAsks,
  type Setup,
  World,
} from '@shambles/engine';
import { Rehearsal } from '@shambles/engine/testing/rehearsal';
import type { MapFile } from '@shambles/field';
import { type Book, readBook } from '../book.js';
import type { RosFact } from '../facts.js';
import { ros, type State, type View } from '../index.js';
import { enter } from '../sequence/sequence.js';
import { checkShape } from '../state/check.js';
import { newState, type Person, type Zed } from '../state.js';
import { type RosTable, tableOf } from '../table.js';
import type { ScenarioId } from '../tables/scenarios.js';
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
  /** A map of its own; on the empty field, additions to it. */
  readonly map?: Partial<MapFile>;
  readonly options?: { readonly [id: string]: string };
  /** Files of the players: house rules. */
  readonly files?: Setup['files'];
  /** The revision that the game was begun under, if not today's. */
  readonly begun?: number;
  readonly people?: { readonly [id: string]: Partial<Person> };
  readonly zeds?: { readonly [id: string]: Partial<Zed> };
  /** Zeds in hideouts of the map, by id; those not named are empty. */
  readonly hordes?: { readonly [hideout: string]: number };
  /** What seated figures of the map are, by id. */
  readonly seated?: { readonly [id: string]: string };
  readonly turn?: number;
  readonly step?: number;
  /** Anything else in the state. */
  readonly state?: Partial<State>;
  /** Faces, in the order in which they are rolled. */
  readonly dice?: readonly number[];
  readonly draws?: readonly (readonly string[])[];
}

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

export class Game extends Rehearsal<State, Book, View, RosFact> {
  readonly book: Book;

  constructor(given: Situation) {
    const map = { ...FIELD, ...given.map, places: [...FIELD.places, ...(given.map?.places ?? [])] } as Json;
    const own = given.scenario === undefined || given.map;
    const book = readBook({
      scenario: given.scenario ?? 'safe-house',
      options: given.options ?? {},
      files: { ...given.files, ...(own && { map }) },
      ...(given.begun !== undefined && { begun: given.begun }),
    });
    const dice = new ListedDice(given.dice ?? [], given.draws ?? []);
    super(ros, new World((s, f, b) => ros.evolve(s, f, b), begin(given, book), book, dice), dice);
    this.book = book;
    enter(this.w, this.w.s.step);
    this.w.facts = [];
  }

  protected override waiting(): AskRequest | SecretAsks | undefined {
    return this.run();
  }

  /** Goes on to the next question. */
  run(): AskRequest | SecretAsks | undefined {
    while (!this.open && this.next());
    return this.open;
  }

  /** Answers a secret round, with a value for each seat that is asked. */
  play(values: { readonly [seat: string]: Json }): this {
    const answers = this.asks().map((ask) => {
      const parsed = ask.space.parse(values[ask.to]);
      if (!parsed.ok) throw new Error(`${ask.to}: ${JSON.stringify(values[ask.to])}: ${parsed.text}`);
      return parsed.answer;
    });
    this.go(answers);
    return this;
  }

  /** Plays to the end of a step of this turn; throws if something is asked before. */
  finish(step = this.w.s.step): this {
    const { turn } = this.w.s;
    while (this.w.s.phase !== 'over' && this.w.s.turn === turn && this.w.s.step <= step) {
      if (this.open) throw new Error(`${this.question()} is asked before step ${step} ends.`);
      if (!this.next()) break;
    }
    return this;
  }

  /** The table, for measuring. */
  get table(): RosTable {
    return tableOf(this.w);
  }

  person(id: string): Person {
    return this.of(this.w.s.people, id);
  }

  zed(id: string): Zed {
    return this.of(this.w.s.zeds, id);
  }

  /** Whether a Zed is (still) there. */
  has(zed: string): boolean {
    return this.w.s.zeds.some((z) => z.id === zed);
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

/** The draws that a game makes from now on. */
export function drawsOf({ w }: Game): Draw[] {
  const drawn: Draw[] = [];
  const { dice } = w;
  const noting: DiceSource = {
    roll: (roll) => dice.roll(roll),
    draw: (draw) => {
      drawn.push(draw);
      return dice.draw(draw);
    },
  };
  Object.assign(w, { dice: noting });
  return drawn;
}
