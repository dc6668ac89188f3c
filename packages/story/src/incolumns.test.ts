import type { Json } from '@shambles/engine';
import { expect, it } from 'vitest';
import { inColumns } from './incolumns.js';

const none = { tables: [] };

it('a table says in words what a program reads', () => {
  const headings = { do: '', code: '', 'T.plus': 'and add' };
  const weapons = [
    { id: 'ba-pistol', name: 'BA pistol' },
    { id: 'bat', name: 'Cricket bat' },
  ];
  const tables = [{ id: 'W', title: '', rule: 'TST-1', provenance: 'stated' as const, rows: weapons }];
  const rows: Json = [
    { on: [-99, 3], code: 'a', plus: 2, gives: [{ if: 'in-sight', do: 'fire' }, { do: 'duck-back' }] },
    { on: [4, 6], code: 'b', plus: 0, gives: ['', 'ba-pistol', 'bat'] },
    { on: [7, 99], code: 'c', plus: [6, null], gives: [1, 1], rule: 'TST-1' },
    { on: [9, 2], code: 'd', plus: -99, gives: [1.5, 2], rule: 'TST-2, TST-3' },
  ];
  expect(inColumns('T', rows, { headings, tables })).toEqual({
    heads: ['roll', 'and add', 'gives'],
    rows: [
      ['3 or less', '2', 'if in sight, fire; duck back'],
      ['4 to 6', '0', '–, BA pistol, bat'],
      ['7 or more', '6 or more', '1'],
      ['9, 2', '–', '1.5, 2'],
    ],
  });
  expect(inColumns('U', rows, { headings, tables }).heads).toEqual(['roll', 'plus', 'gives']);
});

it('an id is shown under "name" if nothing else names the rows', () => {
  const rows = [{ id: 'one-two', hitsOn: true }];
  expect(inColumns('T', rows, none)).toEqual({ heads: ['name', 'hits on'], rows: [['one two', 'yes']] });
  const named = [{ id: 'one-two', name: 'Both', hitsOn: false }];
  expect(inColumns('T', named, none)).toEqual({ heads: ['name', 'hits on'], rows: [['Both', 'no']] });
});

it('rows without columns, and what is no table, are single cells', () => {
  expect(inColumns('T', ['sword', [1, 2]], none)).toEqual({ heads: [], rows: [['sword'], ['1 to 2']] });
  expect(inColumns('T', { a: 1, b: [true, false] }, none)).toEqual({
    heads: [],
    rows: [['a 1, b yes, no']],
  });
});
