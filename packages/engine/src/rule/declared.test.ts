import { describe, expect, test } from 'vitest';
import { ListedDice } from '../dice/dice.js';
import { declaring, type FactsOf, factsOf } from './declared.js';
import { World } from './rule.js';

interface Meadow {
  sheep: number;
}
type Rule = 'M-1' | 'M-2';

const fact = declaring<Meadow, undefined, Rule>();

const DECLARED = {
  /** Sheep come through the gate. */
  came: fact<{ readonly sheep: number }>({
    does: (s, f) => {
      s.sheep += f.sheep;
    },
    told: ({ sheep }) => ({ key: 'tell.came', values: { count: sheep } }),
    words: { came_one: 'A sheep came.', came_other: '{{count}} sheep came.' },
    sort: ({ sheep }) => (sheep > 1 ? 'moves' : 'events'),
    hint: ({ sheep }) => (sheep > 10 ? 'flock' : undefined),
  }),
  bleated: fact({
    told: () => ({ key: 'tell.bleated' }),
    words: { bleated: 'Baa.' },
    sort: 'fights',
    follows: true,
    hint: 'noise',
  }),
  counted: fact({ parts: true }),
};

type MeadowFact = FactsOf<typeof DECLARED>;
const FACTS = factsOf<Meadow, undefined, MeadowFact>(DECLARED);

const world = () =>
  new World<Meadow, undefined, MeadowFact>(FACTS.evolve, { sheep: 1 }, undefined, new ListedDice([]));
const came = { is: 'came', cause: 'M-1', to: 'all', sheep: 12 } as const;
const bleated = { is: 'bleated', cause: 'M-2', to: 'all' } as const;
const counted = { is: 'counted', cause: 'M-2', to: 'all' } as const;
const rolled = { is: 'rolled', cause: 'M-1', to: 'all' } as const;

/** Never run: the compiler must reject every statement here. */
export function mistaken(w: World<Meadow, undefined, MeadowFact>, f: MeadowFact) {
  // @ts-expect-error: it holds a number of sheep
  w.happen({ is: 'came', cause: 'M-1' });
  // @ts-expect-error: nothing else
  w.happen({ is: 'came', cause: 'M-1', sheep: 1, goats: 1 });
  // @ts-expect-error: no such fact
  w.happen({ is: 'went', cause: 'M-1' });
  // @ts-expect-error: no such rule
  w.happen({ is: 'bleated', cause: 'M-3' });
  // @ts-expect-error: whatever bleats holds no number
  return f.is === 'came' ? f.sheep : f.sheep;
}

describe('facts that are declared once', () => {
  test('do what they do, and nothing where they do nothing', () => {
    const s = { sheep: 1 };
    for (const f of [came, bleated, counted]) FACTS.evolve(s, f, undefined);
    expect(s.sheep).toBe(13);
    expect(() => FACTS.evolve(s, { ...came, is: 'went' } as never, undefined)).toThrow('no fact "went"');
  });

  test('are told, or are book-keeping', () => {
    expect(FACTS.tell(came)).toEqual({ key: 'tell.came', values: { count: 12 } });
    expect(FACTS.tell(counted)).toBeUndefined();
    expect(FACTS.tell(rolled)).toBeUndefined();
    expect(FACTS.untold).toEqual(['counted']);
    expect(FACTS.words).toEqual({
      'tell.came_one': 'A sheep came.',
      'tell.came_other': '{{count}} sheep came.',
      'tell.bleated': 'Baa.',
    });
  });

  test('say how they are read: the sort, the paragraph, the dice, the hint', () => {
    expect([came, { ...came, sheep: 1 }, bleated, rolled].map(FACTS.sort)).toEqual([
      'moves',
      'events',
      'fights',
      'events',
    ]);
    expect([came, bleated, rolled].map(FACTS.follows)).toEqual([false, true, false]);
    expect([came, { ...came, sheep: 2 }, bleated, rolled].map(FACTS.hint)).toEqual([
      'flock',
      undefined,
      'noise',
      undefined,
    ]);
    expect([...FACTS.parts]).toEqual(['counted']);
  });
});

describe('what happens', () => {
  test('is told to everybody where it names no audience, and is written down in one order', () => {
    const w = world();
    w.happen({ is: 'came', cause: 'M-1', sheep: 2 });
    w.happen({ is: 'came', cause: 'M-1', to: undefined, sheep: 2, reveals: true });
    w.tell({ is: 'bleated', cause: 'M-2' });
    w.happen({ is: 'counted', cause: 'M-2', to: ['shepherd'] });
    expect(w.facts.map((f) => JSON.stringify(f))).toEqual([
      '{"is":"came","cause":"M-1","to":"all","sheep":2}',
      '{"is":"came","cause":"M-1","to":"all","sheep":2,"reveals":true}',
      '{"is":"bleated","cause":"M-2","to":"all"}',
      '{"is":"counted","cause":"M-2","to":["shepherd"]}',
    ]);
    expect(w.s.sheep).toBe(5);
  });
});
