import { pick, type Random, type Seat } from '@shambles/engine';
import type { Book } from './book.js';
import type { Kind, Side } from './kinds.js';
import { counter, DEAD_PILE, DRAWN, GRAVE, type Phase, RESERVE, type State, zombiesAt } from './state.js';

export interface CounterSeen {
  readonly id: string;
  readonly kind: Kind;
  readonly side: Side;
  /** A location, "reserve", "dead-pile" or, for the Zombie player, "drawn". */
  readonly at: string;
  readonly spent: boolean;
}

/** What a seat sees. AVZ-D-open. */
export interface View {
  readonly seat: Seat;
  readonly phase: Phase;
  readonly turn: number;
  readonly turns: number;
  readonly first: Side | '';
  readonly counters: readonly CounterSeen[];
  /** Numbers by kind in the grave. For seats that do not see them, drawn counters are included. */
  readonly grave: { readonly [kind: string]: number };
  /** Drawn and not yet placed. */
  readonly drawn: number;
  readonly dead: number;
  /** Tiles turned up, in order. */
  readonly tiles: readonly string[];
  readonly tilesDown: number;
  readonly icon: number;
  readonly claw: boolean;
  readonly rise: boolean;
}

export function view(s: State, seat: Seat, book: Book): View {
  const seesDraw = seat === 'zombie';
  const counters: CounterSeen[] = [];
  const grave: Record<string, number> = {};
  let drawn = 0;
  let dead = 0;
  for (let c = 0; c < s.at.length; c++) {
    const place = s.at[c] as number;
    const { id, key } = counter(book, c);
    if (place === DRAWN) drawn++;
    if (place === DEAD_PILE) dead++;
    if (place === GRAVE || (place === DRAWN && !seesDraw)) {
      grave[key.kind] = (grave[key.kind] ?? 0) + 1;
      continue;
    }
    counters.push({ id, kind: key.kind, side: key.side, at: whereIs(place, book), spent: s.spent[c] === 1 });
  }
  return {
    seat,
    phase: s.phase,
    turn: s.turn,
    turns: book.turns,
    first: s.first,
    counters,
    grave: inOrder(grave),
    drawn,
    dead,
    tiles: s.tiles.map((t) => book.tiles[t]?.id as string),
    tilesDown: book.turns - s.tiles.length,
    icon: s.icon,
    claw: s.claw,
    rise: s.rise,
  };
}

function whereIs(place: number, book: Book): string {
  if (place >= 0) return book.locations[place] as string;
  return place === RESERVE ? 'reserve' : place === DRAWN ? 'drawn' : 'dead-pile';
}

/** Sorts keys alphabetically, so that their order reveals nothing about where counters are. */
function inOrder(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A game that looks the same to `seat`, with what it cannot know dealt anew: which counters the Zombie player has
 * drawn.
 */
export function scramble(s: State, seat: Seat, random: Random, book: Book): State {
  if (seat === 'zombie') return s;
  const hidden = [...zombiesAt(s, book, GRAVE), ...zombiesAt(s, book, DRAWN)];
  const drawn = zombiesAt(s, book, DRAWN).length;
  const at = s.at.slice();
  for (const c of hidden) at[c] = GRAVE;
  for (const c of pick(random, hidden, drawn)) at[c] = DRAWN;
  return { ...s, at };
}
