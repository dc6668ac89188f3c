import { type AskView, correctableIn, readSetup, type System, type Way } from '../index.js';
import { STEPS, stone } from './meadow-rules.js';
import { scene } from './meadow-scene.js';
import { apart, CELL } from './meadow-spaces.js';
import {
  type Book,
  check,
  clone,
  evolve,
  firm,
  HOUSE,
  type MeadowFact,
  RADIUS,
  type State,
  start,
  type View,
} from './meadow-state.js';
import { ENGLISH, TOLD } from './meadow-words.js';

/**
 * A small measured table for tests. Three scouts, each a seat of its own, play a card each in secret and run, turn or
 * throw a stone; crows hop about. A keeper, if a person plays one, knows where the egg lies. There are a house with a
 * roof, a fence, a car and a pond.
 */
export const meadow: System<State, Book, View, MeadowFact> = {
  id: 'meadow',
  title: 'The Meadow',
  credit: 'Made up for tests.',
  revision: 1,
  seats: [
    { id: 'ann', name: 'Ann', tone: 'amber' },
    { id: 'bob', name: 'Bob', tone: 'ice' },
    { id: 'cat', name: 'Cat', tone: 'rose' },
    { id: 'keeper', name: 'Keeper', tone: 'moss' },
  ],
  seatsOf: ({ options }) =>
    meadow.seats.filter((s, i) =>
      s.id === 'keeper' ? options.keeper === 'person' : i < Number(options.scouts ?? 3),
    ),
  options: [
    {
      id: 'scouts',
      title: 'How many scouts?',
      rule: 'MEADOW-0',
      default: '3',
      values: ['1', '2', '3'].map((id) => ({ id, title: id })),
    },
    {
      id: 'keeper',
      title: 'Is there an egg, and somebody who hides it?',
      rule: 'MEADOW-1',
      default: 'nobody',
      values: [
        { id: 'nobody', title: 'No' },
        { id: 'person', title: 'Yes' },
      ],
    },
  ],
  files: [],
  scenarios: [
    { id: 'morning', title: 'Morning', summary: 'Scare the crows.' },
    { id: 'night', title: 'Night', summary: 'The same in the dark.' },
  ],
  tables: [],
  register: () =>
    Promise.resolve({
      system: 'meadow',
      title: 'The Meadow',
      rules: [],
      tables: [],
      examples: [],
      decisions: [],
    }),
  book(setup) {
    const { options } = readSetup(setup, meadow);
    return { scouts: Number(options.scouts), keeper: options.keeper === 'person' };
  },
  start,
  next: (w) => (w.s.step === 'over' ? undefined : STEPS[w.s.step](w)),
  evolve,
  copy: clone,
  check,
  turn: (s) => s.turn,
  outcome: (s) =>
    s.step === 'over'
      ? {
          winner: undefined,
          level: s.found ? 'The egg is found' : 'Crows rule',
          rule: 'MEADOW-6',
          score: Object.values(s.crows).filter((c) => c.gone).length,
        }
      : undefined,
  view: ({ turn, step, scouts, crows: birds, stones, egg, found }, seat) => ({
    seat,
    turn,
    step,
    scouts: clone(scouts),
    crows: clone(birds),
    stones: clone(stones),
    egg: seat === 'keeper' || found ? clone(egg) : null,
    found,
  }),
  scene,
  correctable: (view) => correctableIn(view, ['seat']),
  scramble(s, seat, random) {
    const t = clone(s);
    if (seat !== 'keeper' && t.egg && !t.found) {
      // Nobody has been near the egg, so any place where nobody has been will do: beyond the fence.
      t.egg = { x: 57 + random.below(2), y: 1 + random.below(30) };
      if (Object.values(t.scouts).some((b) => apart([b.x, b.y], [t.egg?.x ?? 0, t.egg?.y ?? 0]) <= 4))
        t.egg = clone(s.egg);
    }
    return t;
  },
  tell: (fact) => TOLD[fact.is]?.(fact as never),
  catalogues: { en: ENGLISH },
  preview: () => [],
  rulers: {
    way(_view: View, view: AskView, to): Way | undefined {
      if (view.shape.kind !== 'spot') return undefined;
      const { from, within } = view.shape;
      const cost = apart(from, to);
      if (cost > within + CELL || !firm(to[0], to[1], to[2])) return undefined;
      const wet = apart(to, [11, 31]) < 9;
      return { points: [from, to], cost, warnings: wet ? [{ key: 'warn.water' }] : [] };
    },
    sight({ scouts, crows: birds }, figure) {
      const all = Object.entries({ ...scouts, ...birds });
      const own = all.find(([id]) => id === figure)?.[1];
      if (!own) return [];
      return all
        .filter(([id]) => id !== figure)
        .map(([id, b]) => ({
          id,
          distance: Math.max(0, apart([own.x, own.y], [b.x, b.y]) - 2 * RADIUS),
          sees: b.x > HOUSE.west ? ('partly' as const) : ('clear' as const),
          inArc: b.x >= own.x,
          seenBy: 'clear' as const,
        }));
    },
  },
  procedures: [stone],
};
