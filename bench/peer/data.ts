import type { Book } from '@shambles/avz';

export type Side = 'alien' | 'zombie';

/** The printed values of counters and board, by number, in the form that is fastest to read. */
export interface Data {
  readonly book: Book;
  readonly locations: number;
  readonly counters: number;
  readonly firstZombie: number;
  readonly kind: readonly string[];
  /** Movement points. */
  readonly moves: readonly number[];
  readonly flies: readonly boolean[];
  readonly leads: readonly boolean[];
  readonly fast: readonly boolean[];
  readonly tough: readonly boolean[];
  /** Dice in an attack, and hits needed to kill. */
  readonly dice: readonly number[];
  readonly price: readonly number[];
  /** Space that a counter takes of the four in a location. */
  readonly room: readonly number[];
  readonly lands: readonly boolean[];
  /** Sets of locations as bits of a number: neighbours, the eight around, parks, and places where Zombies spawn. */
  readonly next: readonly number[];
  readonly around: readonly number[];
  readonly parks: number;
  readonly spawn: number;
  readonly tiles: Book['tiles'];
  readonly turns: number;
  readonly rampage: number;
  readonly chompHere: boolean;
  readonly onlySixes: boolean;
  readonly sidesByDie: boolean;
}

export function readData(book: Book): Data {
  const keys = book.counters.map((c) => c.key);
  return {
    book,
    locations: book.locations.length,
    counters: keys.length,
    firstZombie: book.firstZombie,
    kind: keys.map((k) => k.kind),
    moves: keys.map((k) => (k.side === 'alien' ? k.move : k.number)),
    flies: keys.map((k) => k.side === 'alien' && k.flies),
    leads: keys.map((k) => k.kind === 'leader'),
    fast: keys.map((k) => k.side === 'zombie' && k.type === 'fast'),
    tough: keys.map((k) => k.side === 'zombie' && k.type === 'tough'),
    dice: keys.map((k) => (k.side === 'alien' ? k.combat : k.dice)),
    price: keys.map((k) => k.hitsToKill),
    room: keys.map((k) => (k.side === 'alien' ? k.stack : 0)),
    lands: keys.map((k) => k.side === 'alien' && k.lands),
    next: book.neighbours,
    around: book.around,
    parks: book.parks,
    spawn: book.spawn,
    tiles: book.tiles,
    turns: book.turns,
    rampage: book.options.rampage,
    chompHere: book.options.chomp === 'here',
    onlySixes: book.options.special === 'six-only',
    sidesByDie: book.options.sides === 'die',
  };
}

/** Numbers of the locations in a set, in order. */
export function places(set: number): number[] {
  const found: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
}

/** Number of locations in a set. */
export function size(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
