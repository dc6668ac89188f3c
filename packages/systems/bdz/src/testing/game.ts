import { ListedDice, type Setup, World } from '@shambles/engine';
import { Rehearsal } from '@shambles/engine/testing/rehearsal';
import { ground, type MapFile } from '@shambles/field';
import type { Book } from '../book.js';
import type { BdzFact } from '../facts.js';
import { bdz } from '../index.js';
import type { Gun } from '../kinds.js';
import {
  copyState,
  newPerson,
  PARKED,
  type Person,
  QUIET,
  type State,
  type Vehicle,
  type Zed,
} from '../state.js';
import { type BdzTable, tableOf } from '../table.js';
import type { View } from '../view.js';

/**
 * A game in the middle of a fight, on an empty table of 36 by 36 inches by day. By default people carry on, have Rep 4
 * and are survivors of player-1; on another seat they are gangers. `has` lists the guns they carry, the first in hand.
 */
export interface Situation {
  /** The ready-made scenario whose starting rules apply. */
  readonly scenario?: string;
  /** Uses that scenario's own figures and table. */
  readonly printed?: true;
  readonly options?: { readonly [id: string]: string };
  /** Files that the players brought. */
  readonly files?: Setup['files'];
  /** The revision of the rules under which it began; today's if left out. */
  readonly begun?: number;
  /** The day of the outbreak. */
  readonly day?: number;
  readonly map?: Partial<MapFile>;
  readonly people?: { readonly [id: string]: Partial<Person> & { readonly has?: readonly Gun[] } };
  readonly vehicles?: { readonly [id: string]: Partial<Vehicle> };
  readonly zeds?: { readonly [id: string]: Partial<Zed> };
  /** Ids of the active group; nobody is active if left out. */
  readonly active?: readonly string[];
  readonly state?: Partial<State>;
  /** What is drawn, in order. */
  readonly draws?: readonly (readonly string[])[];
  /** Faces in the order they fall. */
  readonly dice?: readonly number[];
}

const EMPTY: MapFile = { format: 'shambles-map/1', title: 'An empty table', unit: 'in', size: [36, 36] };

export function game(situation: Situation = {}): Game {
  return new Game(situation);
}

export class Game extends Rehearsal<State, Book, View, BdzFact> {
  constructor(given: Situation) {
    const read = bdz.book({
      scenario: given.scenario ?? 'crossroads',
      options: given.options ?? {},
      ...(given.files && { files: given.files }),
      ...(given.begun !== undefined && { begun: given.begun }),
    });
    const scenario = { ...read.scenario, day: given.day ?? 1 };
    const book = given.printed ? read : { ...read, scenario, ground: ground({ ...EMPTY, ...given.map }) };
    const state = given.printed ? { ...bdz.start(read), ...given.state } : stateOf(given);
    const dice = new ListedDice(given.dice ?? [], given.draws ?? []);
    super(bdz, new World((s, f, b) => bdz.evolve(s, f, b), state, book, dice), dice);
  }

  /** Runs steps of the sequence of play until the next question. */
  run(most = 100): this {
    for (let n = 0; !this.open && n < most; n++) if (!this.next()) return this;
    return this;
  }

  /** Runs one step of the sequence of play. */
  step(): this {
    this.next();
    return this;
  }

  get table(): BdzTable {
    return tableOf(this.w);
  }

  person(id: string): Person {
    return this.of(this.w.s.people, id);
  }

  zed(id: string): Zed {
    return this.of(this.w.s.zeds, id);
  }

  vehicle(id: string): Vehicle {
    return this.of(this.w.s.vehicles, id);
  }

  /** Tests taken so far, as figure, test, dice passed and result: "billy in-sight 2 fire". */
  tests(): string[] {
    return this.facts('tested').map((f) => `${f.who} ${f.test} ${f.passed} ${f.result}`);
  }
}

function stateOf(given: Situation): State {
  const people = Object.entries(given.people ?? {}).map(([id, { has = [], ...more }]): Person => {
    const seat = more.seat ?? 'player-1';
    return newPerson({
      id,
      seat,
      side: seat,
      star: false,
      class: seat === 'player-1' ? 'survivor' : 'ganger',
      rep: 4,
      attributes: [],
      guns: has.map((gun) => ({ gun, empty: false })),
      hand: has.length > 0 ? [0] : [],
      x: 18,
      y: 18,
      allowance: 8,
      knowsZeds: true,
      knowsFeasts: true,
      ...more,
    });
  });
  const zeds = Object.entries(given.zeds ?? {}).map(
    ([id, z]): Zed => ({
      id,
      x: 18,
      y: 18,
      level: 0,
      facing: 0,
      prone: false,
      saw: null,
      feast: '',
      dazed: false,
      caught: false,
      door: '',
      waits: 0,
      ...z,
    }),
  );
  const vehicles = Object.entries(given.vehicles ?? {}).map(
    ([id, v]): Vehicle => ({
      ...PARKED,
      id,
      kind: 'sedan',
      x: 18,
      y: 18,
      running: true,
      keys: 'at-hand',
      fuel: 5,
      found: false,
      triedBy: [],
      ...v,
    }),
  );
  const active = given.active && {
    side: 'player-1',
    who: [...given.active],
    manner: 'move' as const,
    rallied: [],
  };
  const base = copyState({ ...QUIET, stage: 'act', turn: 1 } as unknown as State);
  return {
    ...base,
    dice: { 'player-1': 1, 'player-2': 1, zombies: 1 },
    order: ['player-1', 'player-2', 'zombies'],
    acting: 0,
    active: active ?? null,
    nextZed: 100,
    people: people.map((p) => ({ ...p, ...aboard(p, vehicles) })),
    vehicles,
    zeds,
    ...(copyState((given.state ?? {}) as State) as Partial<State>),
  };
}

/** Places riders where their vehicle is. */
function aboard(p: Person, vehicles: readonly Vehicle[]): Partial<Person> {
  const v = vehicles.find((each) => each.id === p.aboard);
  return v ? { x: v.x, y: v.y, facing: v.facing } : {};
}
