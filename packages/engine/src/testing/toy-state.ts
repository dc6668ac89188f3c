import type { Fact, PrintedScene, Seat, World } from '../index.js';

export type Side = 'red' | 'blue';
export const SIDES: readonly Side[] = ['red', 'blue'];
export const CARDS: readonly string[] = [
  'a1',
  'a2',
  'a3',
  'b1',
  'b2',
  'b3',
  'c4',
  'c5',
  'd5',
  'd6',
  'e7',
  'e8',
  'f1',
  'f2',
  'g3',
  'g4',
  'h5',
  'h6',
  'i7',
  'i8',
  'j1',
  'j2',
];

export interface Held {
  id: string;
  side: Side;
  kind: string;
  /** A place, or '' before it is placed. */
  at: string;
}

export interface State {
  phase: 'deal' | 'duel' | 'walk' | 'camp' | 'storm' | 'over';
  turn: number;
  leads: Side;
  at: { red: string; blue: string };
  wounds: { red: number; blue: number };
  score: { red: number; blue: number };
  hand: { red: string[]; blue: string[] };
  deck: string[];
  gone: string[];
  things: Held[];
}

export interface Book {
  readonly turns: number;
  readonly roads: { readonly [place: string]: readonly string[] };
}

interface Deed<I extends string> extends Fact {
  readonly is: I;
}

export type ToyFact =
  | (Deed<'phase'> & { readonly phase: State['phase'] })
  | (Deed<'turn'> & { readonly turn: number })
  | (Deed<'dealt'> & { readonly side: Side; readonly cards: readonly string[] })
  | (Deed<'dealt-unseen'> & { readonly side: Side; readonly n: number })
  | (Deed<'shown'> & { readonly red: string; readonly blue: string })
  | (Deed<'leads'> & { readonly side: Side })
  | (Deed<'moved'> & { readonly side: Side; readonly into: string })
  | (Deed<'wounded'> & { readonly side: Side; readonly n: number })
  | (Deed<'found'> & { readonly side: Side; readonly n: number })
  | (Deed<'stashed'> & { readonly places: readonly { readonly id: string; readonly at: string }[] })
  | (Deed<'lost'> & { readonly things: readonly string[] })
  | (Deed<'used'> & { readonly side: Side; readonly things: readonly string[] });

export type ToyWorld = World<State, Book, ToyFact>;
export type Field = PrintedScene;

export function newState(): State {
  return {
    phase: 'deal',
    turn: 0,
    leads: 'red',
    at: { red: 'A', blue: 'D' },
    wounds: { red: 0, blue: 0 },
    score: { red: 0, blue: 0 },
    hand: { red: [], blue: [] },
    deck: CARDS.slice(),
    gone: [],
    things: [],
  };
}

export function copy(s: State): State {
  return {
    ...s,
    at: { ...s.at },
    wounds: { ...s.wounds },
    score: { ...s.score },
    hand: { red: s.hand.red.slice(), blue: s.hand.blue.slice() },
    deck: s.deck.slice(),
    gone: s.gone.slice(),
    things: s.things.map((t) => ({ ...t })),
  };
}

export function evolve(s: State, f: ToyFact): void {
  switch (f.is) {
    case 'phase':
      s.phase = f.phase;
      return;
    case 'turn':
      s.turn = f.turn;
      return;
    case 'dealt':
      s.deck = s.deck.filter((c) => !f.cards.includes(c));
      s.hand[f.side].push(...f.cards);
      return;
    case 'shown':
      for (const side of SIDES) {
        if (!s.hand[side].includes(f[side])) continue;
        s.hand[side] = s.hand[side].filter((c) => c !== f[side]);
        s.gone.push(f[side]);
      }
      return;
    case 'leads':
      s.leads = f.side;
      return;
    case 'moved':
      s.at[f.side] = f.into;
      return;
    case 'wounded':
      s.wounds[f.side] += f.n;
      return;
    case 'found': {
      const first = Math.max(0, ...s.things.map((t) => Number(t.id.slice(t.id.indexOf('-') + 1)))) + 1;
      for (let i = 0; i < f.n; i++)
        s.things.push({ id: `thing-${first + i}`, side: f.side, kind: i % 2 ? 'fuel' : 'tin', at: '' });
      return;
    }
    case 'stashed':
      for (const { id, at } of f.places) for (const t of s.things) if (t.id === id) t.at = at;
      return;
    case 'lost':
      s.things = s.things.filter((t) => !f.things.includes(t.id));
      return;
    case 'used':
      s.things = s.things.filter((t) => !f.things.includes(t.id));
      s.score[f.side] += f.things.length;
      return;
    default:
      return;
  }
}

export interface View {
  readonly turn: number;
  readonly phase: string;
  readonly hand: readonly string[];
  readonly cards: { readonly red: number; readonly blue: number };
  readonly deck: number;
  readonly gone: readonly string[];
  readonly at: { readonly red: string; readonly blue: string };
  readonly wounds: { readonly red: number; readonly blue: number };
  readonly score: { readonly red: number; readonly blue: number };
  readonly things: readonly Held[];
}

export function view(s: State, seat: Seat): View {
  const { red, blue } = s.hand;
  return {
    turn: s.turn,
    phase: s.phase,
    hand: seat === 'red' ? red.slice() : seat === 'blue' ? blue.slice() : [],
    cards: { red: red.length, blue: blue.length },
    deck: s.deck.length,
    gone: s.gone.slice(),
    at: { ...s.at },
    wounds: { ...s.wounds },
    score: { ...s.score },
    things: s.things.map((t) => ({ ...t })),
  };
}
