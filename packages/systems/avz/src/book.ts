import { type Setup, SetupError } from '@shambles/engine';
import { type BoardFile, type CountersFile, FILES, readFile, type TilesFile } from './files.js';
import { ALIENS, type AlienKey, type Icon, ZOMBIES, type ZombieKey } from './kinds.js';
import { OPTIONS } from './options.js';

export interface Counter {
  /** "tank-3": stable, and in no order that tells anything. */
  readonly id: string;
  readonly key: AlienKey | ZombieKey;
}

export interface Tile {
  readonly id: string;
  readonly number: number;
  readonly icons: readonly Icon[];
}

/** A set of locations: bit i is location i. */
export type Places = number;

/** What stays the same during a game: options, board, counters, tiles. */
export interface Book {
  readonly options: {
    readonly rampage: 5 | 6;
    readonly chomp: 'here' | 'grave';
    readonly special: 'normal' | 'six-only';
    readonly sides: 'agreed' | 'die';
  };
  readonly columns: number;
  readonly rows: number;
  /** Locations by number: "A1", "B1" ... row by row. */
  readonly locations: readonly string[];
  readonly locationNumber: ReadonlyMap<string, number>;
  readonly ground: readonly ('building' | 'park' | 'lot')[];
  /** Locations across a crosswalk, AVZ-1.0-crosswalk. */
  readonly neighbours: readonly Places[];
  /** The eight locations around, for the BFAR's missiles. */
  readonly around: readonly Places[];
  readonly parks: Places;
  /** Where Zombies spawn: the outside edge and the dirt lots. */
  readonly spawn: Places;
  /** Aliens first, then Zombies. */
  readonly counters: readonly Counter[];
  readonly counterNumber: ReadonlyMap<string, number>;
  readonly firstZombie: number;
  /** Fast Zombies and Leaders by counter number: what one look over the board asks of a counter. */
  readonly fast: readonly boolean[];
  readonly leads: readonly boolean[];
  readonly tiles: readonly Tile[];
  /** Turns: the tiles less the two taken out unseen, AVZ-2.0-tiles. */
  readonly turns: number;
}

/** Reads a setup: its options and whatever files a player brought. Throws SetupError. */
export function readBook(setup: Setup): Book {
  if (setup.scenario !== 'standard')
    throw new SetupError(`Aliens vs. Zombies has no scenario "${setup.scenario}"; it has standard.`);
  const file = <T>(id: string): T => readFile(id, setup.files?.[id]) as T;
  for (const id of Object.keys(setup.files ?? {}))
    if (!FILES.some((f) => f.id === id))
      throw new SetupError(
        `Aliens vs. Zombies has no file "${id}"; it has ${FILES.map((f) => f.id).join(', ')}.`,
      );
  const board = file<BoardFile>('board');
  const counters = readCounters(file<CountersFile>('counters'));
  const tiles = file<TilesFile>('tiles').tiles.map((t) => ({ id: t.tile, number: t.number, icons: t.icons }));
  return {
    options: readOptions(setup.options),
    ...readBoard(board),
    counters,
    counterNumber: new Map(counters.map((c, i) => [c.id, i])),
    firstZombie: counters.findIndex((c) => c.key.side === 'zombie'),
    fast: counters.map((c) => c.key.side === 'zombie' && c.key.type === 'fast'),
    leads: counters.map((c) => c.key.kind === 'leader'),
    tiles,
    turns: tiles.length - 2,
  };
}

function readOptions(given: Setup['options']): Book['options'] {
  for (const [id, value] of Object.entries(given)) {
    const option = OPTIONS.find((o) => o.id === id);
    if (!option)
      throw new SetupError(
        `Aliens vs. Zombies has no option "${id}"; it has ${OPTIONS.map((o) => o.id).join(', ')}.`,
      );
    if (!option.values.some((v) => v.id === value))
      throw new SetupError(
        `Option "${id}" cannot be "${value}"; allowed: ${option.values.map((v) => v.id).join(', ')}.`,
      );
  }
  const value = (id: string) => given[id] ?? OPTIONS.find((o) => o.id === id)?.default;
  return {
    rampage: Number(value('rampage')),
    chomp: value('chomp'),
    special: value('special'),
    sides: value('sides'),
  } as Book['options'];
}

function readBoard(file: BoardFile) {
  const rows = file.rows.length;
  const columns = (file.rows[0] as string).length;
  const locations: string[] = [];
  const ground: ('building' | 'park' | 'lot')[] = [];
  const neighbours: Places[] = [];
  const around: Places[] = [];
  let parks = 0;
  let spawn = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const bit = 1 << locations.length;
      locations.push(`${String.fromCharCode(65 + column)}${row + 1}`);
      const letter = (file.rows[row] as string)[column];
      ground.push(letter === 'P' ? 'park' : letter === 'D' ? 'lot' : 'building');
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

/** Location numbers of a set, in order. */
export function placesIn(places: Places): number[] {
  const found: number[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
}

/** Names of a set of locations, in order. */
export function namesOf(places: Places, book: Book): string[] {
  return placesIn(places).map((l) => book.locations[l] as string);
}
