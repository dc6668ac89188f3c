import { describe, expect, it } from 'vitest';
import { ListedDice } from '../dice/dice.js';
import { Fraction } from '../odds/fraction.js';
import { World } from '../rule/rule.js';
import { FINDS } from '../testing/toy.js';
import { distribution, type PrintedTable, replaceTable, rollOn, rowFor } from './printed.js';
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

  it('that is looked up is not rolled on', () => {
    const { dice: _, ...looked } = FINDS;
    expect(() => distribution(looked)).toThrow('looked up, not rolled on');
    expect(() => rollOn(world([]), looked).next()).toThrow(SetupError);
    expect(() => rowFor(looked, 13)).toThrow('TOY-T-finds has no row for 13');
  });
});

describe('a table from a player’s file', () => {
  const rows = () => FINDS.rows.map((r) => ({ ...r }) as Record<string, unknown>);
  const replaced = (change: (rows: Record<string, unknown>[]) => unknown) => {
    const mine = rows();
    return () => replaceTable(FINDS, change(mine) ?? mine);
  };

  it('takes the place of the printed one', () => {
    const mine = replaceTable(FINDS, { rows: [{ on: [2, 12], find: 'rats', worth: 9 }] });
    expect(rowFor(mine, 7)).toMatchObject({ find: 'rats', worth: 9 });
    expect(mine.id).toBe(FINDS.id);
  });

  it.each<[string, (rows: Record<string, unknown>[]) => unknown]>([
    ['"rows" must be a list', () => 7],
    ['"rows" must be a list', () => ({ rows: {} })],
    ['"rows" must be a list', () => []],
    [
      'row 2: must be an object',
      (r) => {
        r[1] = 'row' as never;
      },
    ],
    [
      'row 2, "worth": must be a number, got "many"',
      (r) => {
        (r[1] as { worth: unknown }).worth = 'many';
      },
    ],
    [
      'row 3, "find": must be a string, got undefined',
      (r) => {
        delete r[2]?.find;
      },
    ],
    [
      'row 1, "find": must be a string, got null',
      (r) => {
        (r[0] as { find: unknown }).find = null;
      },
    ],
    [
      'row 1: "extra" is not a column; columns are on, find, worth',
      (r) => {
        (r[0] as { extra: unknown }).extra = 1;
      },
    ],
    [
      'row 1: "constructor" is not a column',
      (r) => {
        (r[0] as { constructor: unknown }).constructor = 1;
      },
    ],
    [
      'row 2, "on": must be two whole numbers',
      (r) => {
        (r[1] as { on: unknown }).on = ['5', '9'];
      },
    ],
    [
      'row 2, "on": must be two whole numbers',
      (r) => {
        (r[1] as { on: unknown }).on = [9, 5];
      },
    ],
    [
      '5 is covered by 0 rows',
      (r) => {
        (r[1] as { on: unknown }).on = [6, 9];
      },
    ],
    [
      '4 is covered by 2 rows; every total from 2 to 12 needs exactly one',
      (r) => {
        (r[1] as { on: unknown }).on = [4, 9];
      },
    ],
  ])('says: %s', (message, change) => {
    expect(replaced(change)).toThrow(SetupError);
    expect(replaced(change)).toThrow(message);
    expect(replaced(change)).toThrow('file for TOY-T-finds');
  });

  it('keeps the kind of what lists hold', () => {
    const listed: PrintedTable = { ...FINDS, rows: [{ on: [2, 12], dead: [1, 2] }] };
    expect(() => replaceTable(listed, [{ on: [2, 12], dead: ['1'] }])).toThrow(
      '"dead": must be a list, each a number',
    );
    expect(replaceTable(listed, [{ on: [2, 12], dead: [] }]).rows).toEqual([{ on: [2, 12], dead: [] }]);
  });
});
