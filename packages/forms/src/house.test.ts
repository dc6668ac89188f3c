import { type PrintedRow, type PrintedTable, SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HOUSE_FORMAT, houseRules, listOf, oneOf, opened, tablesWith, whole } from './index.js';

interface ToolRow extends PrintedRow {
  readonly id: string;
  readonly reach: number;
  readonly kind: 'blunt' | 'sharp';
  readonly loud: boolean;
  readonly breaks: number | null;
  readonly draws: readonly number[];
}
const TOOLS: PrintedTable<ToolRow> = {
  id: 'TOY-T-tools',
  title: 'Tools',
  rule: 'TOY-1',
  provenance: 'stated',
  rows: [
    { id: 'axe', reach: 2, kind: 'sharp', loud: false, breaks: 3, draws: [5, 6] },
    { id: 'club', reach: 1, kind: 'blunt', loud: false, breaks: null, draws: [6] },
  ],
};
interface NameRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly find: string;
}
const FINDS: PrintedTable<NameRow> = {
  ...TOOLS,
  id: 'TOY-T-finds',
  dice: { n: 1, sides: 6 },
  rows: [
    { on: [1, 4], find: '' },
    { on: [5, 6], find: 'axe' },
  ],
};
const OPENING = {
  tools: opened(
    TOOLS,
    ['id'],
    ({ id }) => ({
      reach: whole(1, 9),
      kind: oneOf(['blunt', 'sharp']),
      loud: z.boolean(),
      breaks: z.nullable(whole(1, 6)),
      ...(id === 'axe' && { draws: listOf(whole(1, 6), [1, 6], 'a list of 1 to 6 faces') }),
    }),
    (rows) => (rows.some((row) => row.reach < 3) ? undefined : 'one tool must be shorter than 3.'),
  ),
  finds: opened(FINDS, ['on'], { find: oneOf(['', 'axe', 'club']) }),
};
interface SplitRow extends NameRow {
  readonly sub?: readonly [number, number];
}
const SPLIT: PrintedTable<SplitRow> = {
  ...FINDS,
  id: 'TOY-T-split',
  rows: [
    { on: [1, 4], find: '' },
    { on: [5, 6], sub: [1, 3], find: 'axe' },
    { on: [5, 6], sub: [4, 6], find: 'club' },
  ],
};
const file = (tables: unknown, more: object = {}) => ({
  format: HOUSE_FORMAT,
  title: 'Ours',
  tables,
  ...more,
});
const tools = (...rows: unknown[]) => file({ 'TOY-T-tools': rows });

describe('house rules', () => {
  test('change the rows and columns that they name, and nothing else', () => {
    const tables = tablesWith(OPENING, tools({ id: 'axe', reach: 4, draws: [4, 5, 6], breaks: null }));
    expect(tables.tools.rows).toEqual([
      { ...TOOLS.rows[0], reach: 4, draws: [4, 5, 6], breaks: null },
      TOOLS.rows[1],
    ]);
    expect(TOOLS.rows[0]?.reach).toBe(2);
    expect(tables.finds).toBe(FINDS);
    const found = tablesWith(OPENING, file({ 'TOY-T-finds': [{ on: [1, 4], find: 'club' }] }));
    expect(found.finds.rows.map((row) => row.find)).toEqual(['club', 'axe']);
  });

  test('name a row by columns that only some rows have', () => {
    const split = { split: opened(SPLIT, ['on', 'sub?'], { find: oneOf(['', 'axe', 'club']) }) };
    const of = (...rows: object[]) => tablesWith(split, file({ 'TOY-T-split': rows })).split.rows;
    const changed = of({ on: [1, 4], find: 'club' }, { on: [5, 6], sub: [4, 6], find: '' });
    expect(changed.map((row) => row.find)).toEqual(['club', 'axe', '']);
    const row =
      '"on" and "sub" if it has one must name a row of the book, which are [1,4]; [5,6] [1,3]; [5,6] [4,6].';
    expect(() => of({ on: [5, 6], find: '' })).toThrow(`house-rules, TOY-T-split, row 1: ${row}`);
    expect(() => of({ sub: [1, 3], find: '' })).toThrow(`house-rules, TOY-T-split, row 1: ${row}`);
    expect(() => of({ on: [1, 4], find: 'hat' })).toThrow('TOY-T-split, [1,4], find: must be one of');
  });

  test('that change nothing are the printed tables themselves', () => {
    const spec = houseRules(OPENING, 'TOY-1');
    expect(() => spec.check(spec.standard)).not.toThrow();
    expect(tablesWith(OPENING, spec.standard)).toEqual({ tools: TOOLS, finds: FINDS });
    expect(tablesWith(OPENING).tools).toBe(TOOLS);
  });

  test.each<[string, unknown]>([
    ['house-rules, all: an object is wanted.', null],
    ['house-rules, format: allowed: "shambles-house/1".', file({}, { format: 'shambles-house/2' })],
    ['house-rules, title: from 1 to 80 letters.', file({}, { title: '' })],
    ['house-rules, all: there is no "rules".', file({}, { rules: {} })],
    ['house-rules, tables: an object is wanted.', file([])],
    ['house-rules, tables/TOY-T-tools: a list is wanted.', file({ 'TOY-T-tools': {} })],
    [
      'house-rules, TOY-T-hats: is no table that can be changed; those are TOY-T-tools, TOY-T-finds.',
      file({ 'TOY-T-hats': [] }),
    ],
    [
      'house-rules, constructor: is no table that can be changed; those are TOY-T-tools, TOY-T-finds.',
      file({ constructor: [] }),
    ],
    [
      'house-rules, TOY-T-tools, row 2: "id" must name a row of the book, which are axe; club.',
      tools({ id: 'axe' }, { id: 'spoon', reach: 1 }),
    ],
    [
      'house-rules, TOY-T-tools, row 1: "id" must name a row of the book, which are axe; club.',
      tools({ reach: 1 }),
    ],
    [
      'house-rules, TOY-T-finds, row 1: "on" must name a row of the book, which are [1,4]; [5,6].',
      file({ 'TOY-T-finds': [{ on: [1, 3], find: 'axe' }] }),
    ],
    [
      'house-rules, TOY-T-tools, axe: is there twice.',
      tools({ id: 'axe', reach: 1 }, { id: 'axe', loud: true }),
    ],
    [
      'house-rules, TOY-T-tools, club: "draws" is no column that can be changed; those are reach, kind, loud, breaks.',
      tools({ id: 'club', draws: [6] }),
    ],
    [
      'house-rules, TOY-T-tools, axe: "toString" is no column that can be changed; those are reach, kind, loud, breaks, draws.',
      tools({ id: 'axe', toString: 1 }),
    ],
    [
      'house-rules, TOY-T-tools, axe, reach: must be a whole number from 1 to 9, not 10.',
      tools({ id: 'axe', reach: 10 }),
    ],
    [
      'house-rules, TOY-T-tools, axe, reach: must be a whole number from 1 to 9, not 1.5.',
      tools({ id: 'axe', reach: 1.5 }),
    ],
    [
      'house-rules, TOY-T-tools, axe, reach: must be a whole number from 1 to 9, not "2".',
      tools({ id: 'axe', reach: '2' }),
    ],
    [
      'house-rules, TOY-T-tools, axe, kind: must be one of "blunt", "sharp", not "odd".',
      tools({ id: 'axe', kind: 'odd' }),
    ],
    [
      'house-rules, TOY-T-tools, axe, loud: must be true or false, not null.',
      tools({ id: 'axe', loud: null }),
    ],
    [
      'house-rules, TOY-T-tools, axe, breaks: must be a whole number from 1 to 6 or null, not 0.',
      tools({ id: 'axe', breaks: 0 }),
    ],
    [
      'house-rules, TOY-T-tools, axe, draws: must be a list of 1 to 6 faces, not [7].',
      tools({ id: 'axe', draws: [7] }),
    ],
    [
      'house-rules, TOY-T-tools, axe, reach: must be a whole number from 1 to 9, not Infinity.',
      tools({ id: 'axe', reach: Number.POSITIVE_INFINITY }),
    ],
    [
      'house-rules, TOY-T-tools, axe, reach: must be a whole number from 1 to 9, not something nested too deeply.',
      tools({ id: 'axe', reach: JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) }),
    ],
    [
      `house-rules, TOY-T-tools, axe, reach: must be a whole number from 1 to 9, not "${'x'.repeat(79)}....`,
      tools({ id: 'axe', reach: 'x'.repeat(100_000) }),
    ],
    [
      'house-rules, __proto__: is no table that can be changed; those are TOY-T-tools, TOY-T-finds.',
      file(JSON.parse('{ "__proto__": [] }')),
    ],
    [
      'house-rules, TOY-T-tools, axe: "__proto__" is no column that can be changed; those are reach, kind, loud, breaks, draws.',
      tools(JSON.parse('{ "id": "axe", "__proto__": { "reach": 1 } }')),
    ],
    [
      'house-rules, TOY-T-tools: one tool must be shorter than 3.',
      tools({ id: 'axe', reach: 3 }, { id: 'club', reach: 3 }),
    ],
  ])('%s', (message, data) => {
    const spec = houseRules(OPENING, 'TOY-1');
    const check = () => spec.check(data as never);
    expect(check).toThrow(SetupError);
    expect(check).toThrow(new SetupError(message));
  });
});
