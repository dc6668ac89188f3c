import { type Json, odds, openTable, SetupError, Table } from '@shambles/engine';
import { conformTo } from '@shambles/engine/conformance';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { checkState } from '../check.js';
import { bdz } from '../index.js';
import { papers } from '../scene/papers.js';
import { game } from '../testing/game.js';
import { houseRulesFor, type Taken } from '../testing/house.js';
import { CAMPAIGN } from './campaign.js';
import { FIGHTING } from './fighting.js';
import { GROUND } from './ground.js';
import { OPENING } from './opening.js';
import { PEOPLE } from './people.js';
import { HOUSE_RULES, PRINTED } from './tables.js';
import { VEHICLES } from './vehicles.js';

const house = (tables: object) => ({
  'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never,
});
const check = (tables: object) => () => HOUSE_RULES.check(house(tables)['house-rules']);
const takes = (tables: object) => {
  try {
    check(tables)();
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
};

test('no table is opened under a name that another has', () => {
  const parts = [FIGHTING, PEOPLE, GROUND, VEHICLES, CAMPAIGN].flatMap((part) => Object.keys(part));
  expect(parts.toSorted()).toEqual(Object.keys(OPENING).toSorted());
});

test('what the book says is allowed in every column that is open, and every key names one row', () => {
  for (const open of Object.values(OPENING)) {
    const rows = open.table.rows as readonly { readonly [column: string]: unknown }[];
    for (const row of rows)
      for (const [column, schema] of Object.entries(open.columns(row as never)))
        expect((schema as z.ZodMiniType).safeParse(row[column]), `${open.table.id} ${column}`).toMatchObject({
          success: true,
        });
    const keys = rows.map((row) => JSON.stringify(open.key.map((column) => row[column])));
    expect(new Set(keys).size, open.table.id).toBe(rows.length);
    expect(open.fault(open.table.rows as never), open.table.id).toBeUndefined();
  }
});

test('without house rules the tables are those that are printed', () => {
  expect(bdz.book({ scenario: 'first-contact', options: {} }).tables).toEqual(PRINTED.tables);
  for (const table of Object.values(PRINTED.tables)) expect(bdz.tables).toContain(table);
});

test('[BDZ-T-shoot] odds use the tables of the game', () => {
  const chance = (tables: object, weapon: string, outcome: string) => {
    const input: Json = { rep: 4, weapon, shots: 1, target: { kind: 'zombie' } };
    const { named } = odds(bdz, 'shoot', input, {
      scenario: 'first-contact',
      options: {},
      files: house(tables),
    });
    return named?.get(outcome)?.toString();
  };
  expect(chance({}, 'pistol', 'dead')).toBe('1/3');
  expect(chance({ 'BDZ-T-weapons': [{ id: 'pistol', impact: 6 }] }, 'pistol', 'dead')).toBe('1/2');
  expect(chance({ 'BDZ-T-shoot': [{ on: [8, 8], result: 'miss' }] }, 'pistol', 'dead')).toBe('2/9');
  expect(chance({ 'BDZ-T-damage': [{ upTo: 'any', zombie: 'dead' }] }, 'pistol', 'dead')).toBe('1/2');
});

test('[BDZ-T-bldg-move] [BDZ-T-barricade] other odds use them as well', () => {
  const counted = (tables: object, id: string, input: Json, name: string) => {
    const setup = { scenario: 'first-contact', options: {}, files: house(tables) };
    return [...(odds(bdz, id, input, setup).quantities[name] ?? [])].map(([n]) => String(n));
  };
  const door = (inches: number) => ({ 'BDZ-T-bldg-move': [{ by: 'door', inches }] });
  expect([2, 4].map((n) => counted(door(n), 'passage', { by: 'door' }, 'inches'))).toEqual([['7'], ['9']]);
  const built = (gain: number) => ({ 'BDZ-T-barricade': [{ what: 'door', gain }] });
  const input = { barricade: 1, boards: true };
  expect([1, 3].map((n) => counted(built(n), 'barricade-build', input, 'barricade'))).toEqual([['2'], ['4']]);
});

test('[BDZ-T-weapons] [BDZ-T-melee-weapons] [BDZ-T-veh-list] sheets show the numbers of the game', () => {
  const sheets = (tables: object) => {
    const people = { a: { has: ['pistol' as const], melee: 'knife' as const } };
    const g = game({ people, vehicles: { car: {} }, files: house(tables) });
    const entries = papers(g.view('player-1'), g.w.book).sections.flatMap((s) =>
      s.cards.flatMap((c) => c.entries),
    );
    return entries.map(({ value }) => value);
  };
  const ours = sheets({
    'BDZ-T-weapons': [{ id: 'pistol', range: 9, dice: [2, 3], impact: 3 }],
    'BDZ-T-melee-weapons': [{ id: 'knife', impact: 4 }],
    'BDZ-T-veh-list': [{ id: 'sedan', speed: 10 }],
  });
  expect(sheets({})).toEqual(
    expect.arrayContaining(['Pistol, 12″, 1 or 2 dice, Impact 1', 'A knife, Impact 2']),
  );
  expect(ours).toEqual(
    expect.arrayContaining([
      'Pistol, 9″, 2 or 3 dice, Impact 3',
      'A knife, Impact 4',
      '10″ on the road, half of it off',
    ]),
  );
});

test('the quick reference shows the tables of the game', () => {
  const book = bdz.book({
    scenario: 'first-contact',
    options: {},
    files: house({ 'BDZ-T-outgunned': [{ id: 'pistol', rank: 9 }] }),
  });
  const table = bdz.tablesIn?.(book).find((each) => each.id === 'BDZ-T-outgunned');
  expect(table?.rows).toContainEqual({ id: 'pistol', rank: 9 });
});

test('[BDZ-T-barricade] a state may have what house rules allow', () => {
  const g = game({ files: house({ 'BDZ-T-barricade': [{ what: 'door', rep: 6 }] }) });
  expect(checkState(g.state, g.w.book)).toBeUndefined();
});

test('[BDZ-T-list-survivor] a journal whose game has house rules opens again with them', () => {
  const files = { 'house-rules': houseRulesFor(OPENING, 'highest') };
  const table = Table.create(bdz, { setup: { scenario: 'bands', options: {}, files }, seed: 'ours' });
  const { table: again, report } = openTable(bdz, table.save());
  expect(report).toBeUndefined();
  expect([again.sum, again.book]).toEqual([table.sum, table.book]);
});

describe('a file that is wrong says where, and what is allowed', () => {
  test.each<[object, RegExp]>([
    [
      { 'BDZ-T-attributes': [] },
      /^house-rules, BDZ-T-attributes: is no table that can be changed; those are BDZ-T-weapons, /,
    ],
    [
      { 'BDZ-T-weapons': [{ id: 'bow', range: 1 }] },
      /row 1: "id" must name a row of the book, which are assault-rifle; /,
    ],
    [
      { 'BDZ-T-weapons': [{ id: 'pistol', best: 1 }] },
      /pistol: "best" is no column that can be changed; those are range, dice, target, impact, oneHanded\.$/,
    ],
    [
      { 'BDZ-T-weapons': [{ id: 'pistol', dice: [2, 1] }] },
      /pistol, dice: must be a list of one whole number from 1 to 6, or two, the lower first, not \[2,1\]\.$/,
    ],
    [
      { 'BDZ-T-weapons': [{ id: 'shotgun', dice: [3], best: 4 }] },
      /"best" must be no more than the number of "dice"\.$/,
    ],
    [
      { 'BDZ-T-melee-weapons': [{ id: 'knife', dice: 1 }] },
      /knife: "dice" is no column that can be changed; those are impact\.$/,
    ],
    [
      { 'BDZ-T-shoot': [{ on: [8, 8], missIf: ['rain'] }] },
      /\[8,8\], missIf: must be a list of concealed, cover, /,
    ],
    [
      { 'BDZ-T-damage': [{ upTo: 'any', zombie: 'out' }] },
      /any, zombie: must be one of "dead", "knocked-down", not "out"\.$/,
    ],
    [
      { 'BDZ-T-melee': [{ on: [0, 0], human: 'out' }] },
      /\[0,0\]: "human" is no column .*; this row has none\.$/,
    ],
    [
      { 'BDZ-T-recover-after': [{ passed: 2, out: 'dies' }] },
      /2, out: must be one of "normal", "weaker", not "dies"\.$/,
    ],
    [
      { 'BDZ-T-zgen-place': [{ on: [3, 3], bearing: 0 }] },
      /^house-rules, BDZ-T-zgen-place: "bearing" must fit "toward": 0 for the top edge, 90 for /,
    ],
    [
      { 'BDZ-T-list-police': [{ on: [10, 12], rep: 4 }] },
      /\[10,12\], rep: must be a whole number from 1 to 3, not 4\.$/,
    ],
    [
      { 'BDZ-T-weapons-survivor': [{ on: [6, 6], weapon: 'pistol' }] },
      /row 1: "on" and "sub" must name a row of the book, which are \[-99,4\] \[1,5\]; \[-99,4\] \[6,6\]; \[5,5\]; /,
    ],
    [
      { 'BDZ-T-weapons-survivor': [{ on: [5, 5], weapon: 'chainsaw' }] },
      /\[5,5\], weapon: must be one of "assault-rifle", .*, not "chainsaw"\.$/,
    ],
    [
      { 'BDZ-T-los': [{ where: 'open', time: 'night', limit: 1 }] },
      /open night, limit: must be a whole number from 2 to 96 or null, not 1\.$/,
    ],
    [{ 'BDZ-T-terrain': [{ id: 'rock', price: 2 }] }, /rock: "price" is no column .*; this row has none\.$/],
    [
      { 'BDZ-T-bldg-move': [{ by: 'window-in', inches: 2 }] },
      /BDZ-T-bldg-move: "inches" must be the same in by a window and out by it\.$/,
    ],
    [
      { 'BDZ-T-veh-list': [{ id: 'sedan', seats: { front: 2, rear: 1 } }] },
      /sedan, seats: must be \{ "front": a whole number from 1 to 40, "rear": 0 \}, not /,
    ],
    [
      { 'BDZ-T-veh-list': [{ id: 'big-rig', seats: { front: 2, rear: 1 } }] },
      /big-rig: "seats" is no column that can be changed; /,
    ],
    [{ 'BDZ-T-veh-bash': [{ on: [0, 0], goesOn: 0 }] }, /\[0,0\], goesOn: must be one of 0.5, 1, not 0\.$/],
  ])('%j', (tables, message) => {
    expect(check(tables)).toThrow(SetupError);
    expect(check(tables)).toThrow(message);
  });
});

test.each<[string, object, string, number, number]>([
  ['BDZ-T-weapons', { id: 'pistol' }, 'range', 1, 96],
  ['BDZ-T-weapons', { id: 'pistol' }, 'target', 1, 12],
  ['BDZ-T-weapons', { id: 'pistol' }, 'impact', 0, 6],
  ['BDZ-T-weapons', { id: 'shotgun' }, 'best', 1, 6],
  ['BDZ-T-weapons', { id: 'flash-bang-grenade' }, 'range', 1, 48],
  ['BDZ-T-weapons', { id: 'flash-bang-grenade' }, 'circle', 1, 48],
  ['BDZ-T-outgunned', { id: 'pistol' }, 'rank', 1, 9],
  ['BDZ-T-melee-weapons', { id: 'knife' }, 'impact', 0, 6],
  ['BDZ-T-melee-weapons', { id: 'chainsaw' }, 'dice', 0, 8],
  ['BDZ-T-zgen-start', { area: 'rural' }, 'plus', 0, 3],
  ['BDZ-T-zgen-noise', { area: 'rural' }, 'from', 3, 7],
  ['BDZ-T-noise', { id: 'die' }, 'shots', 0, 2],
  ['BDZ-T-noise', { id: 'explosion' }, 'shots', 0, 12],
  ['BDZ-T-list-ganger', { on: [2, 2] }, 'rep', 1, 6],
  ['BDZ-T-list-ganger', { on: [11, 12] }, 'rep', 1, 2],
  ['BDZ-T-los', { where: 'open', time: 'day' }, 'limit', 2, 96],
  ['BDZ-T-terrain', { id: 'woods' }, 'price', 1, 4],
  ['BDZ-T-terrain', { id: 'hill' }, 'uphill', 0, 4],
  ['BDZ-T-dv', { structure: 'tent' }, 'dv', 0, 6],
  ['BDZ-T-bldg-move', { by: 'door' }, 'inches', 1, 4],
  ['BDZ-T-barricade', { what: 'window' }, 'rep', 1, 6],
  ['BDZ-T-barricade', { what: 'window' }, 'gain', 1, 6],
  ['BDZ-T-veh-list', { id: 'atv' }, 'speed', 6, 36],
  ['BDZ-T-veh-list', { id: 'atv' }, 'turns', 1, 6],
  ['BDZ-T-veh-list', { id: 'atv' }, 'bash', 0, 20],
  ['BDZ-T-veh-working', { from: 15 }, 'empty', 0, 6],
  ['BDZ-T-veh-working', { from: 15 }, 'wreck', 0, 6],
  ['BDZ-T-veh-obstacles', { id: 'tree' }, 'dice', 0, 12],
  ['BDZ-T-veh-obstacles', { id: 'tree' }, 'difference', 1, 6],
])('[%s] %j: %s may be %i to %i, and nothing beyond', (table, row, column, least, most) => {
  const fits = (value: number) => takes({ [table]: [{ ...row, [column]: value }] });
  expect([least - 1, least, most, most + 1].map(fits)).toEqual([false, true, true, false]);
});

test('[BDZ-T-weapons] numbers of dice: one or two, and one of a shotgun', () => {
  const dice = (id: string, numbers: readonly number[]) =>
    takes({ 'BDZ-T-weapons': [{ id, dice: numbers }] });
  const all = [[], [1], [6], [7], [1, 6], [1, 1], [1, 2, 3]];
  expect(all.map((each) => dice('pistol', each))).toEqual([false, true, true, false, true, false, false]);
  expect([[3], [6], [2], [3, 6]].map((each) => dice('shotgun', each))).toEqual([true, true, false, false]);
});

describe('whole games with every number at its lowest, at its highest, and anywhere between', () => {
  const all: readonly Taken[] = ['lowest', 'highest', { seed: 'anywhere' }];
  const files = all.map((taken) => ({ 'house-rules': houseRulesFor(OPENING, taken) }));
  const setups = ['crossroads', 'stand'].flatMap((scenario) =>
    files.map((each) => ({ scenario, options: {}, files: each })),
  );
  test.each(setups.map((setup, i) => [`${setup.scenario}, file ${i % files.length}`, setup] as const))(
    '%s',
    (_, setup) =>
      conformTo(bdz, 'random play to the end', { setups: [setup], seeds: 1, games: 0, most: 10_000 }),
    600_000,
  );
});
