// @vitest-environment happy-dom
import { SYSTEMS } from '@shambles/systems';
import { describe, expect, it } from 'vitest';
import { atLeastChance, keyOf, knownOdds, oddsFor, together } from './odds.js';

const system = SYSTEMS[0]!;
const procedure = system.procedures[0]!;
const setup = { scenario: system.scenarios[0]!.id, options: {} };

describe('oddsFor', () => {
  it('works a query out once, however its fields are ordered and wherever it happens', async () => {
    const input = procedure.example as { [field: string]: never };
    const turned = Object.fromEntries(Object.entries(input).reverse());
    const [first] = await oddsFor(system, setup, [{ procedure: procedure.id, input, on: 'A1' }]);
    const [second] = await oddsFor(system, setup, [{ procedure: procedure.id, input: turned, on: 'B2' }]);
    // The same object, not just an equal one.
    expect(second?.reckoned).toBe(first?.reckoned);
    expect(second?.query.on).toBe('B2');
    expect(knownOdds(system, setup, { procedure: procedure.id, input })?.reckoned).toBe(first?.reckoned);
  });

  it('keeps different setups apart', () => {
    const query = { procedure: procedure.id, input: procedure.example };
    expect(keyOf(setup, query)).not.toBe(keyOf({ ...setup, options: { other: 'x' } }, query));
  });

  it('says what is wrong with a query instead of failing', async () => {
    const [answer] = await oddsFor(system, setup, [{ procedure: 'no-such-thing', input: {} }]);
    expect(answer?.reckoned).toMatchObject({ failure: expect.stringContaining('no-such-thing') });
  });

  it('stops between two queries when it is told to', async () => {
    const stop = new AbortController();
    const queries = system.procedures.slice(0, 3).map((p) => ({ procedure: p.id, input: p.example }));
    const heard: number[] = [];
    const done = await oddsFor(system, { ...setup, options: {}, files: {} }, queries, stop.signal, (so) => {
      heard.push(so.length);
      stop.abort();
    });
    expect(heard).toEqual([1]);
    expect(done).toHaveLength(1);
  });
});

describe('reading chances', () => {
  const coin = {
    name: 'kills',
    mean: 0.5,
    chances: [
      { value: 0, chance: 0.5 },
      { value: 1, chance: 0.5 },
    ],
  };
  it('adds up separate throws', () => {
    const two = together([coin, coin])!;
    expect(two.chances).toEqual([
      { value: 0, chance: 0.25 },
      { value: 1, chance: 0.5 },
      { value: 2, chance: 0.25 },
    ]);
    expect(two.mean).toBe(1);
    expect(atLeastChance(two, 1)).toBe(0.75);
    expect(together([])).toBeUndefined();
  });
});
