import { type Json, ListedDice, World } from '@shambles/engine';
import { Rehearsal } from '@shambles/engine/testing/rehearsal';
import { ground, type MapFile } from '@shambles/field';
import { type Book, OPTIONS, type Options } from '../book.js';
import { type AmzFact, FACTS } from '../facts.js';
import { tablesOf } from '../house/repeated.js';
import {
  copyState,
  type Figure,
  FRESH_FIGURE,
  FRESH_UNIT,
  QUIET,
  type State,
  type Unit,
  unitOf,
} from '../state.js';
import { type AmzTable, tableOf } from '../table/table.js';
import { nextStep } from '../turn/sequence.js';

/**
 * A unit of a test. `at` is the place of its first figure; the others stand east of it, three quarters of an inch from
 * middle to middle, in rows of five.
 */
export type Given = Partial<Unit> & {
  readonly at?: readonly [x: number, y: number, level?: number];
  /** The number of fighters, 1 by default; Dependents come after them. */
  readonly fighters?: number;
  readonly dependents?: number;
  /** Changes to figures, by number from 1. */
  readonly figures?: { readonly [number: number]: Partial<Figure> };
};

/** A game in progress on an empty table of 36 by 36 inches, by day. Units are Living unless their kind says otherwise. */
export interface Situation {
  readonly options?: Partial<Options>;
  readonly map?: Partial<MapFile>;
  readonly scenario?: Partial<Book['scenario']>;
  /** House rules: rows that change, by table. */
  readonly house?: { readonly [table: string]: readonly object[] } | undefined;
  /** The revision that it began under, if not the current one. */
  readonly begun?: number;
  readonly units?: { readonly [id: string]: Given };
  /** The active unit, and how it acts. */
  readonly active?: Partial<NonNullable<State['active']>> & { readonly unit: string };
  readonly state?: Partial<State>;
  /** Faces in the order they fall. */
  readonly dice?: readonly number[];
  /** The results of blind draws, in order. */
  readonly draws?: readonly (readonly string[])[];
}

const EMPTY: MapFile = { format: 'shambles-map/1', title: 'An empty table', unit: 'in', size: [36, 36] };

/** A scenario in which nothing arrives by itself and nobody scores points. */
const PLAIN: Omit<Book['scenario'], 'map'> = {
  format: 'shambles-ambush/1',
  id: 'test',
  title: 'A test',
  summary: '',
  rule: 'AMZ-scenario-format',
  light: 'day',
  turns: 10,
  infection: 3,
  buildings: [],
  exits: [],
  cards: { living: 0, zombies: 0 },
  living: [],
  zombies: [],
  hotSpots: { die: 6, closable: false, spots: [] },
  reinforcements: [[], [], [], [], [], []],
  things: [],
  search: [],
  objectives: { living: [], zombies: [] },
  victory: { needs: [], unmet: 'zombies', tie: 'nobody' },
};

/** A house rules file with these rows. */
export const houseFile = (tables: { readonly [table: string]: readonly object[] }): Json => ({
  format: 'shambles-house/1',
  title: 'Ours',
  tables: tables as { readonly [table: string]: Json },
});

export function game(situation: Situation = {}): Game {
  return new Game(situation);
}

export class Game extends Rehearsal<State, Book, State, AmzFact> {
  constructor(given: Situation) {
    const map = { ...EMPTY, ...given.map };
    const options = Object.fromEntries(OPTIONS.map((o) => [o.id, o.default]));
    const book: Book = {
      scenario: {
        ...PLAIN,
        map,
        ...given.scenario,
      } as Book['scenario'],
      options: { ...options, ...given.options } as Options,
      ground: ground(map),
      tables: tablesOf(given.house && houseFile(given.house)),
      begun: given.begun,
    };
    const dice = new ListedDice(given.dice ?? [], given.draws ?? []);
    const system = { next: nextStep, view: (s: State) => s };
    super(system, new World((s, f, b) => FACTS.evolve(s, f, b), stateOf(given), book, dice), dice);
  }

  /** Continues, step by step of the sequence of play, to the next ask. */
  run(most = 100): this {
    for (let n = 0; !this.open && n < most; n++) if (!this.next()) return this;
    return this;
  }

  /** One step of the sequence of play. */
  step(): this {
    this.next();
    return this;
  }

  get table(): AmzTable {
    return tableOf(this.w);
  }

  unit(id: string): Unit {
    return unitOf(this.w.s, id);
  }

  /** Figures of a unit that have this status. */
  figures(unit: string, status: Figure['status'] = 'active'): Figure[] {
    return this.w.s.figures.filter((f) => f.unit === unit && f.status === status);
  }
}

function stateOf(given: Situation): State {
  const units: Unit[] = [];
  const figures: Figure[] = [];
  let mobs = 0;
  for (const [id, each] of Object.entries(given.units ?? {})) {
    const { at = [18, 18], fighters = 1, dependents = 0, figures: own = {}, ...more } = each;
    const kind = more.kind ?? 'living';
    units.push({
      ...(copyState({ ...QUIET, units: [{ ...FRESH_UNIT, id, kind, ...more }] } as unknown as State)
        .units[0] as Unit),
      number: kind === 'living' ? 0 : ++mobs,
      quality: more.quality ?? (kind === 'romeos' ? 'trained' : kind === 'dexters' ? 'veteran' : 'untrained'),
    });
    for (let n = 1; n <= fighters + dependents; n++)
      figures.push({
        ...FRESH_FIGURE,
        id: `${id}-${n}`,
        unit: id,
        role: n > fighters ? 'dependent' : 'fighter',
        x: at[0] + 0.75 * ((n - 1) % 5),
        y: at[1] + 0.75 * Math.floor((n - 1) / 5),
        level: at[2] ?? 0,
        ...own[n],
      });
  }
  const base = copyState({ ...QUIET, stage: 'living', turn: 1 } as unknown as State);
  const active = given.active && {
    deed: 'move-fire' as const,
    mode: 'cautious' as const,
    gone: 0,
    most: 6,
    interruptions: 0,
    fired: false,
    halted: false,
    ended: false,
    medic: false,
    before: 0,
    carriers: 0,
    jammed: false,
    ...given.active,
  };
  return copyState({
    ...base,
    units,
    figures,
    active: active ?? null,
    nextMob: mobs + 1,
    ...given.state,
  } as State);
}
