import { describe, expect, it } from 'vitest';
import type { Told } from '../types.js';
import { deviation, fortune, luck, luckInWords, usual } from './luck.js';

function rolled(
  seat: string,
  label: string,
  pools: { sides: number; from?: number; upTo?: number }[],
  faces: number[][],
): Told {
  return {
    entry: 0,
    fact: { is: 'rolled', cause: 'X-1', to: 'all', label, seat, pools, faces } as Told['fact'],
  };
}
const turn = (n: number): Told => ({
  entry: 0,
  fact: { is: 'turn', cause: 'X-0', to: 'all', turn: n } as Told['fact'],
});

describe('luck', () => {
  it('expects of each die what its faces give', () => {
    const { rows } = luck([
      rolled(
        'a',
        'attack',
        [
          { sides: 6, from: 4 },
          { sides: 6, from: 5 },
        ],
        [
          [4, 1, 6],
          [5, 2],
        ],
      ),
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ dice: 5, actual: 3, label: 'attack', seat: 'a', reads: 'count' });
    expect(rows[0]?.expected).toBeCloseTo(3 * 0.5 + 2 / 3);
    expect(rows[0]?.variance).toBeCloseTo(3 * 0.25 + 2 * (1 / 3) * (2 / 3));
  });

  it('reads a size of dice from 0 in the whole game if one of them shows a 0', () => {
    const ten = { sides: 10, from: 7 };
    const { rows } = luck([rolled('a', 'shot', [ten], [[9]]), rolled('a', 'shot', [ten], [[0]])]);
    expect(rows[0]?.expected).toBeCloseTo(0.6);
    const apart = luck([rolled('a', 'shot', [ten], [[10]])]).rows[0];
    expect(apart?.expected).toBeCloseTo(0.4);
  });

  it('counts low faces where low is good', () => {
    const { rows } = luck([rolled('a', 'laser', [{ sides: 6, upTo: 2 }], [[2]])]);
    expect(rows[0]).toMatchObject({ actual: 1 });
    expect(rows[0]?.expected).toBeCloseTo(1 / 3);
  });

  it('counts dice that exploded as dice thrown', () => {
    const { rows } = luck([rolled('a', 'blast', [{ sides: 6, from: 4 }], [[6, 6, 1]])]);
    expect(rows[0]).toMatchObject({ dice: 3, actual: 2 });
    expect(rows[0]?.expected).toBeCloseTo(1.5);
  });

  it('adds up faces that do not count by themselves', () => {
    const { rows, seats } = luck([rolled('a', 'landing', [{ sides: 6 }], [[2]])]);
    expect(rows[0]).toMatchObject({ reads: 'sum', actual: 2, expected: 3.5 });
    expect(rows[0]?.variance).toBeCloseTo(35 / 12);
    expect(seats).toEqual([]);
  });

  it('reads a d10 that shows a 0 from 0 to 9', () => {
    const { rows } = luck([rolled('a', 'table', [{ sides: 10, from: 5 }], [[0, 9]])]);
    expect(rows[0]?.expected).toBeCloseTo(1);
  });

  it('keeps seats, kinds of roll and turns apart', () => {
    const found = luck([
      turn(1),
      rolled('a', 'save', [{ sides: 6, from: 5 }], [[5]]),
      turn(2),
      rolled('a', 'save', [{ sides: 6, from: 5 }], [[1, 1]]),
      rolled('b', 'save', [{ sides: 6, from: 5 }], [[6]]),
    ]);
    expect(found.turns).toEqual([1, 2]);
    expect(found.rows.map((r) => [r.seat, r.dice])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    expect(found.rows[0]?.byTurn.get(1)?.actual).toBe(1);
    expect(found.rows[0]?.byTurn.get(2)).toMatchObject({ dice: 2, actual: 0 });
    expect(found.seats.map((s) => s.seat)).toEqual(['a', 'b']);
  });

  it('says how far from fair the dice fell', () => {
    const row = (actual: number) => ({
      dice: 100,
      actual,
      expected: 50,
      variance: 25,
      reads: 'count' as const,
    });
    expect(deviation(row(55))).toBeCloseTo(1);
    expect([50, 54, 57, 39, 34].map((n) => luckInWords(row(n)))).toEqual([
      'about even',
      'a little lucky',
      'lucky',
      'very unlucky',
      'wildly unlucky',
    ]);
    expect(luckInWords({ ...row(39), reads: 'sum' })).toBe('very low');
    expect(deviation({ dice: 1, actual: 1, expected: 1, variance: 0 })).toBe(0);
  });

  it('calls a low sum lucky where low is good, and only low where it is neither', () => {
    const facts = ['reaction', 'direction', 'shot'].map((label) =>
      rolled('a', label, [{ sides: 6 }], [[1, 1, 1, 1]]),
    );
    const { rows, seats } = luck(facts, { favours: { reaction: 'low', shot: 'high' } });
    expect(rows.map((row) => [row.label, row.favours, luckInWords(row)])).toEqual([
      ['reaction', 'low', 'very lucky'],
      ['direction', undefined, 'very low'],
      ['shot', 'high', 'very unlucky'],
    ]);
    expect(rows.map((row) => Math.sign(fortune(row) ?? 0))).toEqual([1, 0, -1]);
    expect(usual({ dice: 4, actual: 4, expected: 14, variance: 9 })).toBe(3);
    // Dice that count have a total of their own; none of these does.
    expect(seats).toEqual([]);
  });
});
