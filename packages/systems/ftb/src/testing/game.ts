import { ListedDice, type Setup, World } from '@shambles/engine';
import { Rehearsal } from '@shambles/engine/testing/rehearsal';
import type { MapFile } from '@shambles/field';
import type { Book } from '../book.js';
import type { FtbFact } from '../facts.js';
import { ftb, type View } from '../index.js';
import {
  type Encounter,
  FRESH,
  type Item,
  newState,
  type Party,
  type Pef,
  type Person,
  type State,
  uneventful,
  type Zed,
} from '../state.js';
import { type FtbTable, tableOf } from '../table.js';

/** Talk the Talk with as many dice as Rep: covers more outcomes with less code. FTB-D-3. */
export const REP_DICE = { 'talk-dice': 'rep' } as const;

/**
 * A game in the middle of an Encounter, described briefly. Anything left out defaults to an empty table of 36 by 36
 * inches by day, in a suburb, after day 30.
 *
 *   const g = game({
 *     people: {
 *       'star-1': { x: 10, y: 10, rep: 5, has: ['ba-pistol'] },
 *       n1: { side: 'party-1', class: 'ganger', x: 10, y: 18, facing: 180, has: ['machine-pistol'] },
 *     },
 *     parties: { 'party-1': { class: 'ganger', attitude: 'enemy' } },
 *     zeds: { 'zed-1': { x: 20, y: 20 } },
 *     active: ['star-1'],
 *     dice: [4, 2],
 *   });
 *   g.begin(inSight(g.w, 'players', ['star-1']));   // any procedure of the rules; or g.run() to run to the next ask
 *   g.question();            // "player-1 in-sight FTB-5.5.7m": seat, ask and rule
 *   g.options();             // ids of all options
 *   g.answer('fire');        // throws if the answer is refused
 *   g.refused('fly');        // the rule that refuses it; the game does not change
 *   g.end();                 // the procedure is over; throws if an ask is still open
 *   g.person('star-1').prone;
 *   g.facts('fired');        // the facts of this name so far
 *   g.done();                // every listed die was used
 *
 * People carry on, on the side of the players and in the seat of player-1, unless they are given another side. `has`
 * lists the Items they carry; the first two are in hand.
 */
export interface Situation {
  readonly scenario?: string;
  readonly options?: { readonly [id: string]: string };
  /** Files of the players, such as house rules. */
  readonly files?: Setup['files'];
  /** The revision of the rules that the game began under, if not today's. */
  readonly begun?: number;
  readonly map?: Partial<MapFile>;
  readonly encounter?: Partial<Encounter>;
  readonly people?: { readonly [id: string]: PersonGiven };
  readonly parties?: { readonly [id: string]: Partial<Party> };
  readonly zeds?: { readonly [id: string]: Partial<Zed> };
  readonly pefs?: { readonly [id: string]: Partial<Pef> };
  /** The active group; if left out, there is none. */
  readonly active?: readonly string[];
  /** Any other parts of the state. */
  readonly state?: Partial<State>;
  /** Faces of the dice, in order. */
  readonly dice?: readonly number[];
  readonly draws?: readonly (readonly string[])[];
}

export type PersonGiven = Partial<Person> & { readonly has?: readonly string[] };

const EMPTY: MapFile = {
  format: 'shambles-map/1',
  title: 'An empty table',
  unit: 'in',
  size: [36, 36],
};

export function game(situation: Situation = {}): Game {
  return new Game(situation);
}

export class Game extends Rehearsal<State, Book, View, FtbFact> {
  readonly book: Book;

  constructor(given: Situation) {
    const book = ftb.book({
      scenario: given.scenario ?? 'search',
      options: given.options ?? {},
      files: given.files ?? {},
      ...(given.begun !== undefined && { begun: given.begun }),
    });
    const dice = new ListedDice(given.dice ?? [], given.draws ?? []);
    super(ftb, new World((s, f, b) => ftb.evolve(s, f, b), stateOf(given, book), book, dice), dice);
    this.book = book;
  }

  /** Runs the sequence of play, step by step, to the next ask. */
  run(most = 1000): this {
    for (let n = 0; !this.open && n < most; n++) if (!this.next()) return this;
    return this;
  }

  get table(): FtbTable {
    return tableOf(this.w);
  }

  person(id: string): Person {
    return this.of(this.w.s.people, id);
  }

  zed(id: string): Zed {
    return this.of(this.w.s.zeds, id);
  }

  has(zed: string): boolean {
    return this.w.s.zeds.some((z) => z.id === zed);
  }
}

/** A person from the data of a test. */
export function personIn(id: string, given: PersonGiven, firstItem: number): Person {
  const { has = [], ...more } = given;
  const items = has.map((what, i): Item => ({ id: firstItem + i, what, empty: false }));
  const side = more.side ?? 'players';
  return {
    ...FRESH,
    id,
    seat: side === 'players' ? 'player-1' : side.startsWith('player-') ? side : '',
    side,
    star: id.startsWith('star-'),
    sex: 'f',
    class: 'survivor',
    rep: 4,
    attributes: [],
    items,
    hand: items.slice(0, 2).map((i) => i.id),
    armored: false,
    concealed: false,
    condition: 'carry-on',
    x: 18,
    y: 18,
    infection: 'none',
    knowsZeds: true,
    knowsFeasts: true,
    zedsKilled: 0,
    hurtArmed: false,
    ...more,
    ...(more.items && { items: more.items.map((i) => ({ ...i })) }),
    ...(more.hand && { hand: [...more.hand] }),
  };
}

function stateOf(given: Situation, book: Book): State {
  const map = { ...EMPTY, ...given.map };
  const s: State = {
    ...newState(book),
    phase: 'encounter',
    clock: 5,
    ...given.state,
    encounter: {
      kind: 'search',
      area: 'suburban',
      part: 'daytime',
      fullMoon: false,
      day: 31,
      map,
      stage: 'act',
      turn: 2,
      ...uneventful(),
      dice: { players: 3, zombies: 1 },
      order: ['players', 'zombies'],
      acting: 0,
      active: given.active ? { side: 'players', who: [...given.active] } : null,
      groups: [],
      ...given.encounter,
    },
  };
  let item = 1;
  s.people = Object.entries(given.people ?? {}).map(([id, p]) => {
    const made = personIn(id, p, item);
    item += p.has?.length ?? 0;
    return made;
  });
  s.next.item = item;
  s.parties = Object.entries(given.parties ?? {}).map(([id, p]) => ({
    id,
    class: 'ganger',
    attitude: 'unknown',
    people: s.people.filter((q) => q.side === id).map((q) => q.id),
    known: '',
    goal: '',
    bartered: [],
    talked: false,
    ...p,
  }));
  s.zeds = Object.entries(given.zeds ?? {}).map(([id, z]) => ({
    id,
    x: 18,
    y: 18,
    level: 0,
    facing: 0,
    lastSeen: null,
    feast: '',
    was: '',
    ...z,
  }));
  s.next.zed = 100;
  s.pefs = Object.entries(given.pefs ?? {}).map(([id, p]) => ({ id, x: 18, y: 18, level: 0, ...p }));
  return s;
}
