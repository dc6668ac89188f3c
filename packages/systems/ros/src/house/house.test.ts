import { openTable, SetupError, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { readBook } from '../book.js';
import { rollFind } from '../cards/deeds.js';
import { FACTS, type RosFact } from '../facts.js';
import { ros } from '../index.js';
import { allowance } from '../moving/going.js';
import { hordesFor, person } from '../scenarios/setup.js';
import { checkState } from '../state/check.js';
import { game } from '../testing/game.js';
import { at, shoot, shooter } from '../testing/shots.js';
import { personIn } from '../testing/showing.js';
import { OPENING } from './opening.js';
import { gunWith } from './rows.js';
import { HOUSE_RULES, PRINTED } from './tables.js';

const house = (tables: object) => ({
  'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never,
});
const bookOf = (tables: object) =>
  readBook({ scenario: 'safe-house', options: { survivors: '1' }, files: house(tables) });

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
  }
});

describe('a number that house rules change is the one that the rules use', () => {
  test('[ROS-shoot-pistol] what a shot does', () => {
    const bands = (files = {}) =>
      Array.from({ length: 10 }, (_, die) => {
        const g = shoot({ people: shooter(), zeds: { 'zed-1': at(20) }, dice: [die, 1], files });
        g.answer('zed-1');
        return g.facts('shot')[0]?.result.charAt(0);
      }).join('');
    expect(bands()).toBe('mmmmbbbbbh');
    const short = { body: [2, 4], head: 5 };
    expect(bands(house({ 'ROS-T-shooting': [{ weapon: 'pistol', short }] }))).toBe('mmbbbhhhhh');
    const heads = { body: null, head: 7 };
    expect(bands(house({ 'ROS-T-shooting': [{ weapon: 'pistol', short: heads }] }))).toBe('mmmmmmmhhh');
    const gap = { body: [2, 4], head: 7 };
    expect(bands(house({ 'ROS-T-shooting': [{ weapon: 'pistol', short: gap }] }))).toBe('mmbbbmmhhh');
  });

  test('[ROS-shoot-clip] a clip is full with as many shots as it holds', () => {
    const book = bookOf({
      'ROS-T-shooting': [
        { weapon: 'pistol', clip: 12 },
        { weapon: 'shotgun', clip: 2 },
      ],
    });
    expect(person(book, 'survivor-1', 'ps', [5, 5, 0], 'shotgun', [])).toMatchObject({ pistol: 12, clip: 2 });
    expect(gunWith(book, 'shotgun with a full clip')).toEqual({ gun: 'shotgun', clip: 2 });
    const g = game({
      files: house({ 'ROS-T-shooting': [{ weapon: 'pistol', clip: 12 }] }),
      options: { survivors: '1' },
      people: { 'survivor-1': { pistol: 12 } },
      state: {
        finds: [{ id: 'left-1', x: 5, y: 5, level: 0, things: ['pistol 12'], open: true }],
        nextFind: 2,
      },
    });
    expect(checkState(g.state, g.book)).toBeUndefined();
    expect(checkState(g.state, { ...g.book, ...PRINTED })).toBe('survivor-1: pistol: from -1 to 6.');
    (g.state.people[0] as { pistol: number }).pistol = 6;
    expect(checkState(g.state, { ...g.book, ...PRINTED })).toBe('left-1: a pistol holds 6 shots at most.');
  });

  test('[ROS-shoot-clip] up to 30 shots: as many may be left in a gun that lies there', () => {
    const lies = (shots: number) => {
      const files = house({ 'ROS-T-shooting': [{ weapon: 'pistol', clip: 30 }] });
      const left = { id: 'left-1', x: 5, y: 5, level: 0, things: [`pistol ${shots}` as const], open: true };
      return game({ files, state: { finds: [left], nextFind: 2 } }).state.finds;
    };
    expect(lies(30)).toMatchObject([{ things: ['pistol 30'] }]);
    expect(() => lies(31)).toThrow('finds/0/things/0');
  });

  test('[ROS-T-factors] factors', () => {
    const files = house({ 'ROS-T-factors': [{ factor: 'stationary', mod: 5 }] });
    const g = shoot({ people: shooter(), zeds: { 'zed-1': at(20, { moved: false }) }, dice: [4], files });
    g.answer('zed-1');
    expect(g.facts('shot')[0]).toMatchObject({ score: 9, result: 'head' });
  });

  test('[ROS-T-factors] a factor of 0 is not told', () => {
    const told = (mod: number) => {
      const files = house({ 'ROS-T-factors': [{ factor: 'stationary', mod }] });
      const g = shoot({ people: shooter(), zeds: { 'zed-1': at(20, { moved: false }) }, dice: [2], files });
      const shot = g.answer('zed-1').facts('shot')[0] as RosFact;
      return JSON.stringify(FACTS.tell(shot)).match(/shot-(?:score|more|less)/g);
    };
    expect([told(1), told(0), told(-1)]).toEqual([
      ['shot-score', 'shot-more'],
      null,
      ['shot-score', 'shot-less'],
    ]);
  });

  test('[ROS-infect-die] which dice kill the infected', () => {
    const dies = [0, 2];
    const files = house({ 'ROS-T-infection': [{ who: 'any infected survivor each turn', dies }] });
    const end = (die: number) =>
      game({
        step: 12,
        turn: 3,
        people: { 'survivor-1': { blood: 'infected', infected: 2 }, 'survivor-2': { x: 20 } },
        state: { bitten: true },
        dice: [die, 9],
        files,
      }).finish(12);
    expect([0, 2, 3].map((die) => end(die).person('survivor-1').where)).toEqual(['dead', 'dead', 'table']);
  });

  test('[ROS-card-RUN] how far a card goes', () => {
    const book = bookOf({ 'ROS-T-cards': [{ card: 'run', move: 16 }] });
    expect(allowance(book, personIn('survivor-1', { play: 'run', hits: 1 }))).toBe(14);
  });

  test('[ROS-T-scaling] how many come', () => {
    const book = bookOf({ 'ROS-T-scaling': [{ ps: 1, hordes: 3 }] });
    expect([hordesFor(book), hordesFor({ ...book, ...PRINTED })]).toEqual([3, 1]);
  });

  test('[ROS-T-search] what is found', () => {
    const files = house({ 'ROS-T-search': [{ on: [0, 0], find: 'sword' }] });
    const g = game({ files, people: { 'survivor-1': {} }, dice: [0] });
    g.begin(rollFind(g.w, { id: 'survivor-1' }));
    expect(g.result).toEqual(['sword']);
  });

  test('without house rules the tables are those that are printed', () => {
    expect(bookOf({}).tables).toEqual(PRINTED.tables);
    for (const table of Object.values(PRINTED.tables)) expect(ros.tables).toContain(table);
  });
});

test('[ROS-T-cards] the single shot of a card may become several', () => {
  const tables = {
    'ROS-T-cards': [
      { card: 'both', shots: 2 },
      { card: 'snipe', shots: 3 },
    ],
  };
  expect(() => HOUSE_RULES.check(house(tables)['house-rules'])).not.toThrow();
});

test('[ROS-T-kits] a journal whose game has house rules opens again with them', () => {
  const files = house({ 'ROS-T-kits': [{ kit: 'A', who: 1, main: 'chainsaw', minor: ['torch'] }] });
  const setup = { scenario: 'safe-house', options: { survivors: '1' }, files };
  const table = Table.create(ros, { setup, seed: 'ours' });
  const { table: again, report } = openTable(ros, table.save());
  expect(report).toBeUndefined();
  expect(again.sum).toBe(table.sum);
  expect((again.state as ReturnType<typeof ros.start>).people[0]).toMatchObject({
    main: 'chainsaw',
    minor: ['torch'],
  });
});

describe('a file that is wrong says where, and what is allowed', () => {
  const gun = (short: object) => ({ 'ROS-T-shooting': [{ weapon: 'pistol', short }] });
  const BANDS =
    /^house-rules, ROS-T-shooting, pistol, short: must be \{ "body": \[lowest, highest\] or \[lowest, null\] or null, .*, the head above the body, not \{/;
  test.each<[object, RegExp]>([
    [
      { 'ROS-T-sequence': [] },
      /^house-rules, ROS-T-sequence: is no table that can be changed; those are ROS-T-shooting, /,
    ],
    [
      { 'ROS-T-shooting': [{ weapon: 'bow', clip: 1 }] },
      /row 1: "weapon" must name a row of the book, which are pistol; shotgun; /,
    ],
    [
      { 'ROS-T-shooting': [{ weapon: 'pistol', clip: 31 }] },
      /pistol, clip: must be a whole number from 1 to 30, not 31\.$/,
    ],
    [gun({ body: [5, 4], head: 9 }), BANDS],
    [gun({ body: [2, 6], head: 6 }), BANDS],
    [gun({ body: [2, null], head: 6 }), BANDS],
    [gun({ body: [2, 6] }), BANDS],
    [
      { 'ROS-T-factors': [{ factor: 'sniping', rule: 'ROS-shoot' }] },
      /sniping: "rule" is no column that can be changed; those are mod\.$/,
    ],
    [
      { 'ROS-T-factors': [{ factor: 'sniping', mod: 10 }] },
      /sniping, mod: must be a whole number from -9 to 9, not 10\.$/,
    ],
    [
      { 'ROS-T-grenades': [{ type: 'WP grenade', radius: 5 }] },
      /WP grenade: "radius" is no column that can be changed; those are range, burns, loud\.$/,
    ],
    [
      { 'ROS-T-grenades': [{ type: 'HE grenade', range: 0 }] },
      /HE grenade, range: must be a whole number from 1 to 90, not 0\.$/,
    ],
    [
      { 'ROS-T-stimuli': [{ stimulus: 'loud noise', range: 0 }] },
      /loud noise, range: must be a whole number from 1 to 200, not 0\.$/,
    ],
    [
      { 'ROS-T-grenades': [{ type: 'HE grenade', killsOn: 10 }] },
      /HE grenade, killsOn: must be a whole number from 0 to 9 or null, not 10\.$/,
    ],
    [
      { 'ROS-T-melee': [{ class: 'blunt', kill: 7 }] },
      /^house-rules, ROS-T-melee: what knocks down must end where what kills begins/,
    ],
    [
      { 'ROS-T-infection': [{ who: 'PS', infected: [0, 4] }] },
      /^house-rules, ROS-T-infection: "immune" must begin one above the highest of "infected"\.$/,
    ],
    [
      { 'ROS-T-mutants': [{ type: 'hunter', range: 5 }] },
      /hunter: "range" is no column that can be changed; those are pinDamage\.$/,
    ],
    [
      { 'ROS-T-mutants': [{ type: 'tank', hits: 61 }] },
      /tank, hits: must be a whole number from 1 to 60, not 61\.$/,
    ],
    [
      { 'ROS-T-doors': [{ door: 'standard', zedTurns: null }] },
      /standard, zedTurns: must be a whole number from 1 to 99, not null\.$/,
    ],
    [
      { 'ROS-T-cards': [{ card: 'shoot', move: 5 }] },
      /shoot: "move" is no column that can be changed; those are shots, sniperShots\.$/,
    ],
    [
      { 'ROS-T-kits': [{ kit: 'A', who: 1, main: 'pistol' }] },
      /A 1, main: must be one of "shotgun", .* or null, not "pistol"\.$/,
    ],
    [
      { 'ROS-T-kits': [{ kit: 'nps', who: 0, main: 'shotgun' }] },
      /"main" is no column that can be changed; /,
    ],
    [
      { 'ROS-T-kits': [{ kit: 'A', who: 1, minor: Array(5).fill('First Aid Kit') }] },
      /minor: must be a list that fills no more than 8 places, of pistol reload, /,
    ],
    [
      { 'ROS-T-search': [{ on: [0, 0], find: 'food supply' }] },
      /\[0,0\], find: must be one of "", .*, not "food supply"\.$/,
    ],
    [
      { 'ROS-T-melee': [{ class: 'blunt', knockDown: [2, 7], kill: 7 }] },
      /^house-rules, ROS-T-melee: what knocks down must end where what kills begins/,
    ],
  ])('%j', (tables, message) => {
    const check = () => HOUSE_RULES.check(house(tables)['house-rules']);
    expect(check).toThrow(SetupError);
    expect(check).toThrow(message);
  });

  test('[ROS-T-melee] what knocks down and what kills may be moved together', () => {
    const moved = house({ 'ROS-T-melee': [{ class: 'blunt', knockDown: [2, 6], kill: 7 }] });
    expect(() => HOUSE_RULES.check(moved['house-rules'])).not.toThrow();
  });
});

test.each<[string, object, string, number, number]>([
  ['ROS-T-shooting', { weapon: 'pistol' }, 'clip', 1, 30],
  ['ROS-T-factors', { factor: 'sniping' }, 'mod', -9, 9],
  ['ROS-T-grenades', { type: 'HE grenade' }, 'range', 1, 90],
  ['ROS-T-grenades', { type: 'HE grenade' }, 'radius', 1, 30],
  ['ROS-T-grenades', { type: 'Molotov cocktail' }, 'radius', 1, 30],
  ['ROS-T-grenades', { type: 'HE grenade' }, 'killsOn', 0, 9],
  ['ROS-T-grenades', { type: 'WP grenade' }, 'burns', 1, 20],
  ['ROS-T-grenades', { type: 'Molotov cocktail' }, 'alight', 1, 20],
  ['ROS-T-mutants', { type: 'smoker' }, 'range', 1, 90],
  ['ROS-T-mutants', { type: 'smoker' }, 'hitsOn', 0, 9],
  ['ROS-T-mutants', { type: 'tank' }, 'hits', 1, 60],
  ['ROS-T-mutants', { type: 'tank' }, 'damage', 1, 1],
  ['ROS-T-mutants', { type: 'hunter' }, 'pinDamage', 1, 1],
  ['ROS-T-scaling', { ps: 1 }, 'hordes', 1, 6],
  ['ROS-T-scaling', { ps: 1 }, 'drifters', 0, 40],
  ['ROS-T-doors', { door: 'standard' }, 'zedTurns', 1, 99],
  ['ROS-T-doors', { door: 'reinforced' }, 'zedTurns', 1, 99],
  ['ROS-T-cards', { card: 'run' }, 'move', 1, 30],
  ['ROS-T-cards', { card: 'shoot' }, 'shots', 1, 6],
  ['ROS-T-cards', { card: 'shoot' }, 'sniperShots', 1, 6],
  ['ROS-T-stimuli', { stimulus: 'loud noise' }, 'range', 1, 200],
  ['ROS-T-drift', { on: [6, 6] }, 'move', 1, 20],
])('[%s] %j: %s may be %i to %i, and nothing beyond', (table, row, column, least, most) => {
  const fits = (value: number) => {
    const file = house({ [table]: [{ ...row, [column]: value }] })['house-rules'];
    try {
      HOUSE_RULES.check(file);
      return true;
    } catch (error) {
      if (error instanceof SetupError) return false;
      throw error;
    }
  };
  expect([least - 1, least, most, most + 1].map(fits)).toEqual([false, true, true, false]);
});

test.each<[string, object, boolean]>([
  ['ROS-T-shooting', { weapon: 'pistol', short: { body: [0, 19], head: 20 } }, true],
  ['ROS-T-shooting', { weapon: 'pistol', short: { body: [0, 20], head: 21 } }, false],
  ['ROS-T-shooting', { weapon: 'pistol', short: { body: [-1, 6], head: 7 } }, false],
  ['ROS-T-shooting', { weapon: 'pistol', short: { body: [6, 6], head: 7 } }, true],
  ['ROS-T-shooting', { weapon: 'pistol', short: { body: [6, null], head: null } }, true],
  ['ROS-T-shooting', { weapon: 'pistol', short: { body: null, head: 0 } }, true],
  ['ROS-T-shooting', { weapon: 'pistol', short: { body: null, head: null } }, true],
  ['ROS-T-melee', { class: 'blunt', knockDown: [6, 6], kill: 7 }, true],
  ['ROS-T-melee', { class: 'blunt', knockDown: [0, 9], kill: 10 }, true],
  ['ROS-T-melee', { class: 'blunt', knockDown: [0, 0], kill: 1 }, true],
  ['ROS-T-melee', { class: 'blunt', knockDown: [7, 6], kill: 7 }, false],
  ['ROS-T-infection', { who: 'PS', infected: [0, 8], immune: [9, 9] }, true],
  ['ROS-T-infection', { who: 'PS', infected: [1, 8], immune: [9, 9] }, false],
  ['ROS-T-infection', { who: 'PS', infected: [0, 7], immune: [8, 8] }, false],
  ['ROS-T-kits', { kit: 'A', who: 1, minor: [] }, true],
  ['ROS-T-kits', { kit: 'A', who: 1, minor: Array(8).fill('torch') }, true],
  ['ROS-T-kits', { kit: 'A', who: 1, minor: Array(9).fill('torch') }, false],
  ['ROS-T-kits', { kit: 'A', who: 1, minor: Array(4).fill('First Aid Kit') }, true],
  ['ROS-T-kits', { kit: 'A', who: 1, minor: [...Array(4).fill('First Aid Kit'), 'torch'] }, false],
])('[%s] %j may be: %s', (table, row, may) => {
  const check = () => HOUSE_RULES.check(house({ [table]: [row] })['house-rules']);
  if (may) expect(check).not.toThrow();
  else expect(check).toThrow(SetupError);
});
