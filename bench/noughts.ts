import {
  askAlways,
  Choose,
  type Fact,
  type Random,
  type Register,
  type Rule,
  type Scene,
  type System,
  type World,
} from '@shambles/engine';

/** Noughts and crosses as a system of ours: the smallest game there is, to measure the engine itself. */
export interface Noughts {
  /** 0 empty, 1 crosses, 2 noughts. */
  cells: number[];
  moves: number;
  games: number;
  over: boolean;
}

interface Book {
  /** Games in a match. */
  readonly games: number;
}

type NoughtsFact =
  | (Fact & { readonly is: 'marked'; readonly cell: number; readonly by: number })
  | (Fact & { readonly is: 'ended'; readonly winner: number })
  | (Fact & { readonly is: 'again' });

type NoughtsWorld = World<Noughts, Book, NoughtsFact>;

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const NUMBER: { readonly [id: string]: number } = Object.fromEntries(CELLS.map((id, i) => [id, i]));
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const SEATS = ['x', 'o'] as const;
const OFFERED = { line: (id: string) => ({ key: id }) };

export function threeInARow(cells: readonly (number | null)[]): boolean {
  return LINES.some(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);
}

function* turn(w: NoughtsWorld): Rule<void> {
  const { s, book } = w;
  const by = s.moves % 2;
  const free = CELLS.filter((_, i) => s.cells[i] === 0);
  const space = new Choose(free, OFFERED);
  const id = yield* askAlways({ to: SEATS[by] as string, rule: 'NX-turn', code: 'mark', space });
  w.happen({ is: 'marked', cause: 'NX-turn', to: 'all', cell: NUMBER[id] as number, by });
  const won = threeInARow(s.cells);
  if (!won && s.moves < 9) return;
  w.happen({ is: 'ended', cause: 'NX-end', to: 'all', winner: won ? by + 1 : 0 });
  if (s.games < book.games) w.happen({ is: 'again', cause: 'NX-end', to: 'all' });
}

function evolve(s: Noughts, fact: NoughtsFact): void {
  if (fact.is === 'marked') {
    s.cells[fact.cell] = fact.by + 1;
    s.moves++;
  } else if (fact.is === 'ended') {
    s.games++;
    s.over = true;
  } else {
    s.cells.fill(0);
    s.moves = 0;
    s.over = false;
  }
}

export const noughts: System<Noughts, Book, Noughts, NoughtsFact> = {
  id: 'noughts',
  title: 'Noughts and crosses',
  credit: 'Nobody knows whose.',
  revision: 1,
  seats: [
    { id: 'x', name: 'Crosses', tone: 'amber' },
    { id: 'o', name: 'Noughts', tone: 'moss' },
  ],
  options: [
    {
      id: 'games',
      title: 'Games in a match',
      rule: 'NX-match',
      default: '1',
      values: [
        { id: '1', title: 'One' },
        { id: '10000', title: 'A very long match' },
      ],
    },
  ],
  files: [],
  scenarios: [{ id: 'standard', title: 'Three by three', summary: '' }],
  tables: [],
  register: async () =>
    ({ system: 'noughts', title: '', rules: [], tables: [], examples: [], decisions: [] }) as Register,
  book: (setup) => ({ games: Number(setup.options.games ?? 1) }),
  start: () => ({ cells: CELLS.map(() => 0), moves: 0, games: 0, over: false }),
  next: (w) => (w.s.over ? undefined : turn(w)),
  evolve,
  copy: (s) => ({ ...s, cells: s.cells.slice() }),
  check: () => undefined,
  turn: (s) => s.games,
  outcome: (s) => {
    const won = threeInARow(s.cells);
    return {
      winner: won ? SEATS[(s.moves + 1) % 2] : undefined,
      level: won ? 'won' : 'drawn',
      rule: 'NX-end',
      score: s.moves,
    };
  },
  view: (s) => s,
  scene: (): Scene => {
    throw new Error('Nobody looks at a benchmark.');
  },
  scramble: (s) => s,
  correctable: () => [],
  tell: () => undefined,
  catalogues: {},
  preview: () => [],
  procedures: [],
};

/** A random free cell, all with the same probability. */
export function anyFree(cells: readonly (number | null)[], r: Random): number {
  let count = 0;
  for (const cell of cells) if (!cell) count++;
  let skip = r.below(count);
  let at = 0;
  while (cells[at] || skip-- > 0) at++;
  return at;
}
