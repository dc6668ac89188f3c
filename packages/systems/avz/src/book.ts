import { type Line, readSetup, type Scenario, type Setup } from '@shambles/engine';
import { type BoardFile, type CountersFile, FILES, readFile, type TilesFile } from './components/files.js';
import { lowestIn, type Places } from './components/places.js';
import { ALIENS, type AlienKey, type Icon, type Kind, ZOMBIES, type ZombieKey } from './kinds.js';
import { cut } from './muster/cut.js';
import { Muster } from './muster/muster.js';
import { OPTIONS } from './options.js';

export interface Counter {
  /** For example "tank-3": stable, and in an order that reveals nothing. */
  readonly id: string;
  readonly key: AlienKey | ZombieKey;
}

export interface Tile {
  readonly id: string;
  readonly number: number;
  readonly icons: readonly Icon[];
}

/** Counters with consecutive numbers: `from` (included) to `to` (excluded). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Counters as they are offered: grouped by kind. */
interface ByKind {
  line(id: string): Line;
  like(id: string): Kind;
  on(id: string): string;
  hitsToKill(id: string): number;
}

/** Everything that stays the same during a game: options, board, counters, tiles. */
export interface Book {
  readonly options: {
    readonly rampage: 5 | 6;
    readonly chomp: 'here' | 'grave';
    readonly special: 'normal' | 'six-only';
    readonly sides: 'agreed' | 'die';
  };
  readonly columns: number;
  readonly rows: number;
  /** Names of locations by number: "A1", "B1" ... row by row. */
  readonly locations: readonly string[];
  readonly locationNumber: ReadonlyMap<string, number>;
  readonly ground: readonly ('building' | 'park' | 'lot')[];
  /** Locations across a crosswalk, AVZ-1.0-crosswalk. */
  readonly neighbours: readonly Places[];
  /** The eight locations around, for the BFAR's missiles. */
  readonly around: readonly Places[];
  readonly everywhere: Places;
  /** The first column and the last one. */
  readonly farWest: Places;
  readonly farEast: Places;
  readonly parks: Places;
  /** Where Zombies spawn: the outside edge and the dirt lots. */
  readonly spawn: Places;
  /** Aliens first, then Zombies. */
  readonly counters: readonly Counter[];
  readonly counterNumber: ReadonlyMap<string, number>;
  readonly firstZombie: number;
  /** The counters of each side, and of the kinds that rules look for. */
  readonly spans: {
    readonly alien: Span;
    readonly zombie: Span;
    readonly leader: Span;
    readonly tough: readonly Span[];
  };
  readonly byKind: ByKind;
  // Caches. They are recomputed whenever they do not fit, and are in no file.
  /** Positions in the state that was last examined. */
  readonly muster: Muster;
  /** The last list of ids made, and its counters. */
  readonly named: { ids: readonly string[]; counters: readonly number[] };
  /** Reachable places by location, points and flying, valid if a group may pass `on`, which is never 0. */
  readonly reached: { readonly on: Int32Array; readonly places: Int32Array };
  readonly tiles: readonly Tile[];
  /** Turns: the tiles less the two taken out unseen, AVZ-2.0-tiles. */
  readonly turns: number;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'standard',
    title: 'The printed game',
    summary: 'Eight turns in one small town. The dead pile decides who won.',
  },
];

/** Reads a setup: its options and the player's own files. Throws SetupError. */
export function readBook(setup: Setup): Book {
  const { options } = readSetup(setup, {
    title: 'Aliens vs. Zombies',
    scenarios: SCENARIOS,
    options: OPTIONS,
    files: FILES,
  });
  const file = <T>(id: string): T => readFile(id, setup.files?.[id]) as T;
  const board = file<BoardFile>('board');
  const counters = readCounters(file<CountersFile>('counters'));
  const counterNumber = new Map(counters.map((c, i) => [c.id, i]));
  const firstZombie = counters.findIndex((c) => c.key.side === 'zombie');
  const tiles = file<TilesFile>('tiles').tiles.map((t) => ({ id: t.tile, number: t.number, icons: t.icons }));
  return {
    options: {
      rampage: Number(options.rampage),
      chomp: options.chomp,
      special: options.special,
      sides: options.sides,
    } as Book['options'],
    ...readBoard(board),
    counters,
    counterNumber,
    firstZombie,
    spans: {
      alien: { from: 0, to: firstZombie },
      zombie: { from: firstZombie, to: counters.length },
      leader: spanOf(counters, 'leader'),
      tough: [spanOf(counters, 'tough'), spanOf(counters, 'tough-mob')],
    },
    byKind: offeredByKind(counters),
    muster: new Muster(counters, firstZombie),
    named: { ids: [], counters: [] },
    reached: { on: new Int32Array(512), places: new Int32Array(512) },
    tiles,
    turns: tiles.length - 2,
  };
}

function readBoard(file: BoardFile) {
  const rows = file.rows.length;
  const columns = (file.rows[0] as string).length;
  const locations: string[] = [];
  const ground: ('building' | 'park' | 'lot')[] = [];
  const neighbours: Places[] = [];
  const around: Places[] = [];
  let farWest = 0;
  let farEast = 0;
  let parks = 0;
  let spawn = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const bit = 1 << locations.length;
      locations.push(`${String.fromCharCode(65 + column)}${row + 1}`);
      const letter = (file.rows[row] as string)[column];
      ground.push(letter === 'P' ? 'park' : letter === 'D' ? 'lot' : 'building');
      if (column === 0) farWest |= bit;
      if (column === columns - 1) farEast |= bit;
      if (letter === 'P') parks |= bit;
      if (letter === 'D' || row === 0 || row === rows - 1 || column === 0 || column === columns - 1)
        spawn |= bit;
      let next = 0;
      let near = 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          if (r === row && c === column) continue;
          const there = 1 << (r * columns + c);
          near |= there;
          if (r === row || c === column) next |= there;
        }
      neighbours.push(next);
      around.push(near);
    }
  return {
    rows,
    columns,
    locations,
    locationNumber: new Map(locations.map((l, i) => [l, i])),
    ground,
    neighbours,
    around,
    everywhere: 2 ** locations.length - 1,
    farWest,
    farEast,
    parks,
    spawn,
  };
}

function readCounters(file: CountersFile): Counter[] {
  return [...file.aliens, ...file.zombies].flatMap(({ kind, count }) => {
    const key = [...ALIENS, ...ZOMBIES].find((k) => k.kind === kind) as AlienKey | ZombieKey;
    return Array.from({ length: count }, (_, i) => ({ id: `${kind}-${i + 1}`, key }));
  });
}

/** The numbers of the counters of a kind; counters are numbered kind by kind. */
function spanOf(counters: readonly Counter[], kind: Kind): Span {
  const from = Math.max(
    0,
    counters.findIndex((c) => c.key.kind === kind),
  );
  return { from, to: from + counters.filter((c) => c.key.kind === kind).length };
}

function offeredByKind(counters: readonly Counter[]): ByKind {
  const keys = new Map(counters.map((c) => [c.id, c.key]));
  const keyOf = (id: string) => keys.get(id) as Counter['key'];
  const like = (id: string) => keyOf(id).kind;
  const hitsToKill = (id: string) => keyOf(id).hitsToKill;
  return { line: (id) => ({ key: `kind.${like(id)}` }), like, on: (id) => id, hitsToKill };
}

const NAMES: string[] = [];

/** Names of a set of locations, in order. */
export function namesOf(places: Places, book: Book): string[] {
  let n = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) NAMES[n++] = book.locations[lowestIn(rest)] as string;
  return cut(NAMES, n);
}
