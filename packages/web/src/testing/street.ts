import type { AnySystem, AskView, Seat, Sighting, SpotShape, System } from '@shambles/engine';
import {
  type Book,
  type Deed,
  play,
  RULE,
  SEATS,
  type Standing,
  type State,
  TURNS,
  WITHIN,
} from './street-rules.js';
import { scene } from './street-scene.js';

function sight(s: State, id: string): Sighting[] {
  const from = s.figures[id] as Standing;
  return Object.values(s.figures)
    .filter((f) => f.id !== id)
    .map((f) => ({
      id: f.id,
      distance: Math.max(0, Math.hypot(f.x - from.x, f.y - from.y) - 2.5),
      sees: 'clear',
      inArc: true,
      seenBy: f.dead ? 'no' : 'clear',
    }));
}

/**
 * A street in centimetres for tests: each survivor chooses a card in secret, goes somewhere, turns, and shoots. It has
 * all the parts of a measured system, but hardly any rules.
 */
const street: System<State, Book, State, Deed> = {
  id: 'street',
  title: 'A street',
  credit: 'Nobody.',
  revision: 1,
  seats: SEATS.map((id, i) => ({ id, name: `Survivor ${i + 1}`, tone: 'amber' })),
  seatsOf: ({ options }) => street.seats.slice(0, Number(options.players ?? 2)),
  options: [
    {
      id: 'players',
      title: 'How many',
      rule: RULE,
      default: '2',
      values: ['1', '2', '3', '4'].map((id) => ({ id, title: id })),
    },
  ],
  files: [],
  scenarios: [
    { id: 'day', title: 'By day', summary: 'Through the street.' },
    { id: 'crowd', title: 'A crowd', summary: 'Through three hundred.' },
  ],
  tables: [],
  register: () =>
    Promise.resolve({ system: 'street', title: '', rules: [], tables: [], examples: [], decisions: [] }),
  book: ({ scenario, options }) => ({
    seats: SEATS.slice(0, Number(options.players ?? 2)),
    dead: scenario === 'crowd' ? 300 : 5,
  }),
  start(book) {
    const figures: Record<string, Standing> = {};
    book.seats.forEach((id, i) => {
      figures[id] = { id, x: 10.5, y: 5.5 + i * 4, facing: 0, dead: false };
    });
    for (let i = 0; i < book.dead; i++)
      figures[`zed-${i}`] = {
        id: `zed-${i}`,
        x: 30 + (i % 28),
        y: 3 + Math.floor(i / 28) * 3,
        facing: 270,
        dead: false,
      };
    return { turn: 0, acting: [], cards: {}, figures };
  },
  next: (w) => (w.s.turn >= TURNS && w.s.acting.length === 0 ? undefined : play(w)),
  evolve(s, fact) {
    if (fact.is === 'turn') {
      s.turn = fact.turn;
      s.cards = {};
    } else if (fact.is === 'shown') {
      s.cards = { ...fact.cards };
      s.acting = Object.keys(fact.cards);
    } else if (fact.is === 'acted') s.acting = s.acting.filter((id) => id !== fact.who);
    else {
      const f = s.figures[fact.who] as Standing;
      if (fact.is === 'went') [f.x, f.y] = [fact.x, fact.y];
      else if (fact.is === 'faced') f.facing = fact.facing;
      else f.dead = true;
    }
  },
  copy: (s) => JSON.parse(JSON.stringify(s)) as State,
  check: () => undefined,
  turn: (s) => s.turn,
  outcome: () => ({ winner: undefined, level: 'through', rule: RULE, score: 0 }),
  view: (s) => s,
  scene,
  scramble: (s) => s,
  correctable: () => [],
  tell: (fact) => ({ key: `tell.${fact.is}` }),
  catalogues: {
    en: {
      'to.door': 'To the south door',
      'to.stay': 'Stay here',
      'face.threat': 'Towards the nearest threat',
      'warn.seen': 'Seen from the street',
      'card.run': 'Run',
      'card.shoot': 'Shoot',
    },
  },
  preview: () => [],
  rulers: {
    way(s, question: AskView, to) {
      const { from } = question.shape as SpotShape;
      const cost = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const warnings = to[0] > 20 ? [{ key: 'warn.seen' }] : [];
      return s && cost <= WITHIN ? { points: [from, to], cost, warnings } : undefined;
    },
    sight: (s, id) => sight(s, id),
  },
  procedures: [],
};

export const STREET: AnySystem = street;

/** The seats of the street for `n` players. */
export const streetSeats = (n: number): readonly Seat[] => SEATS.slice(0, n);
