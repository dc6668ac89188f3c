import { describe, expect, it } from 'vitest';
import { ListedDice } from '../dice/dice.js';
import { Fraction } from '../odds/fraction.js';
import { World } from '../rule/rule.js';
import { FINDS } from '../testing/toy.js';
import { distribution, LEAST, MOST, rollOn, rowFor } from './printed.js';
import { SetupError } from './setup.js';

const world = (dice: number[]) => new World(() => {}, {}, {}, new ListedDice(dice));

describe('a printed table', () => {
  it('is rolled on: the total says the row, the roll cites the table', () => {
    const w = world([6, 5]);
    const result = rollOn(w, FINDS, 'red').next();
    expect(result).toMatchObject({ done: true, value: { find: 'fuel', worth: 3 } });
    expect(w.facts).toMatchObject([
      { is: 'rolled', cause: 'TOY-4', table: 'TOY-T-finds', seat: 'red', faces: [[6, 5]], to: 'all' },
    ]);
  });

  it('tells the exact chance of each row', () => {
    const chances = distribution(FINDS).map(({ row, chance }) => [row.find, String(chance)]);
    expect(chances).toEqual([
      ['nothing', '1/6'],
      ['tins', '2/3'],
      ['fuel', '1/6'],
    ]);
    expect(String(distribution(FINDS).reduce((n, d) => n.plus(d.chance), Fraction.zero))).toBe('1/1');
  });

  it('has a row for any total at an end that is open', () => {
    const open = {
      ...FINDS,
      rows: FINDS.rows.map((row, i) => (i === 2 ? { ...row, on: [10, MOST] as const } : row)),
    };
    expect([10, 99, 100, 184].map((total) => rowFor(open, total).find)).toEqual([
      'fuel',
      'fuel',
      'fuel',
      'fuel',
    ]);
    expect(() => rowFor(FINDS, 13)).toThrow('no row for 13');
    const under = {
      ...FINDS,
      rows: FINDS.rows.map((row, i) => (i === 0 ? { ...row, on: [LEAST, 4] as const } : row)),
    };
    expect([4, -99, -200].map((total) => rowFor(under, total).find)).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ]);
    expect(() => rowFor(FINDS, 1)).toThrow('no row for 1');
  });

  it('that is looked up is not rolled on', () => {
    const { dice: _, ...looked } = FINDS;
    expect(() => distribution(looked)).toThrow('looked up, not rolled on');
    expect(() => rollOn(world([]), looked).next()).toThrow(SetupError);
    expect(() => rowFor(looked, 13)).toThrow('TOY-T-finds has no row for 13');
  });
});
