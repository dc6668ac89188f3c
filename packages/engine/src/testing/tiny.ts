import {
  type Fact,
  type PrintedScene,
  type Rule,
  type Seat,
  SetupError,
  type System,
  type World,
} from '../index.js';

/** What happened in a tiny system: something was put at a path of the state. */
export interface Put extends Fact {
  readonly is: 'put';
  readonly path: string;
  readonly value: unknown;
}

export type TinyWorld<S> = World<S, undefined, Put>;

/** Puts a value into the state, by a fact. */
export function put<S>(w: TinyWorld<S>, path: string, value: unknown, more: Partial<Put> = {}): void {
  w.happen({ is: 'put', cause: 'TINY', to: 'all', path, value, ...more });
}

const EMPTY: PrintedScene = {
  kind: 'printed',
  columns: 1,
  rows: 1,
  cells: [],
  counters: [],
  trays: [],
  track: { name: '', value: 0, max: 0, bands: [] },
  clock: { turn: 0, turns: 0, phase: '', tiles: [] },
};

/** A system of a few lines: a state, its next step, and what each seat sees of it. */
export function tiny<S>(given: {
  seats: readonly Seat[];
  start(): S;
  next(w: TinyWorld<S>): Rule<void> | undefined;
  view?(s: S, seat: Seat): unknown;
  scramble?: System<S, undefined, unknown, Put>['scramble'];
  turn?(s: S): number;
}): System<S, undefined, unknown, Put> {
  const { seats, start, next } = given;
  const clone = (s: S) => JSON.parse(JSON.stringify(s)) as S;
  return {
    id: 'tiny',
    title: 'Tiny',
    credit: '',
    revision: 1,
    seats: seats.map((id) => ({ id, name: id, tone: 'paper' })),
    options: [],
    files: [],
    tables: [],
    procedures: [],
    catalogues: { en: {} },
    scenarios: [{ id: 'only', title: '', summary: '' }],
    register: () =>
      Promise.resolve({ system: 'tiny', title: '', rules: [], tables: [], examples: [], decisions: [] }),
    book({ scenario, options }) {
      if (scenario !== 'only' || Object.keys(options).length > 0)
        throw new SetupError('There is one way to set up.');
      return undefined;
    },
    start,
    next,
    evolve(s, { path, value }) {
      const keys = path.split('/');
      const last = keys.pop() as string;
      let place = s as Record<string, unknown>;
      for (const key of keys) place = place[key] as Record<string, unknown>;
      place[last] = value === undefined ? value : JSON.parse(JSON.stringify(value));
    },
    copy: clone,
    check: () => undefined,
    turn: given.turn ?? (() => 0),
    outcome: () => ({ winner: undefined, level: 'over', rule: 'TINY', score: 0 }),
    view: given.view ?? ((s) => clone(s)),
    scene: () => EMPTY,
    scramble: given.scramble ?? ((s) => clone(s)),
    correctable: () => [],
    tell: () => undefined,
    preview: () => [],
  };
}
