import { openTable, SetupError, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ftb } from '../index.js';
import { chargeMods } from '../melee/charge.js';
import { rollNpc } from '../people/people.js';
import { noise } from '../senses/noise.js';
import { markOn, shootAll, volleyAt } from '../shooting/shooting.js';
import { CIRCUMSTANCES } from '../tables/combat.js';
import { duel } from '../testing/duel.js';
import { game } from '../testing/game.js';
import { HOUSE_RULES, OPENING, PRINTED } from './tables.js';

const house = (tables: object) => ({
  'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never,
});
const PARTIES = { 'party-1': { attitude: 'enemy' } } as const;
const FOE = { side: 'party-1', class: 'ganger', x: 18, y: 24, facing: 180 } as const;

test('what the book says is allowed in every column that is open, and every key names one row', () => {
  for (const open of Object.values(OPENING)) {
    const rows = open.table.rows as readonly { readonly [column: string]: unknown }[];
    for (const row of rows)
      for (const [column, schema] of Object.entries(open.columns(row as never)))
        if (row[column] !== undefined)
          expect(
            (schema as z.ZodMiniType).safeParse(row[column]),
            `${open.table.id} ${column}`,
          ).toMatchObject({
            success: true,
          });
    const named = rows.filter((row) => open.key.every((column) => row[column] !== undefined));
    const keys = named.map((row) => JSON.stringify(open.key.map((column) => row[column])));
    expect(new Set(keys).size, open.table.id).toBe(named.length);
  }
});

describe('a number that house rules change is the one that the rules use', () => {
  test('[FTB-6.2] [FTB-6.4] range, dice and Impact of a weapon', () => {
    const files = house({ 'FTB-T-weapons': [{ id: 'pistol', range: 5, target: [2], impact: 5 }] });
    const people = { 'star-1': { x: 18, y: 18, has: ['pistol'] }, n1: { ...FOE } };
    const g = game({ people, parties: PARTIES, files, dice: [6, 5, 1, 1, 5, 6] });
    const offered = (more: object) =>
      game({ people, parties: PARTIES, active: ['star-1'], ...more })
        .run()
        .options()
        .includes('fire star-1 1');
    expect([offered({}), offered({ files })]).toEqual([true, false]);
    const mark = markOn(g.w, 'star-1', 'n1', 2, 1);
    g.begin(shootAll(g.w, [volleyAt(g.w, 'star-1', { item: 1, gun: 'pistol' }, [mark], 'active')]));
    expect(g.facts('wound')[0]).toMatchObject({ die: 5, against: 5, damage: 'out-of-the-fight' });
  });

  test('[FTB-T-weapons] a weapon can be made silent', () => {
    const fired = (files?: object) => {
      const g = game({
        people: { 'star-1': { x: 18, y: 18, has: ['pistol'] }, n1: { ...FOE } },
        parties: PARTIES,
        dice: [1, 6, 4, 6],
        ...(files && { files: files as never }),
      });
      const mark = markOn(g.w, 'star-1', 'n1', 1, 1);
      g.begin(shootAll(g.w, [volleyAt(g.w, 'star-1', { item: 1, gun: 'pistol' }, [mark], 'active')]));
      return g.facts('noise').length;
    };
    expect(fired()).toBe(1);
    expect(fired(house({ 'FTB-T-weapons': [{ id: 'pistol', silent: true }] }))).toBe(0);
    expect(fired(house({ 'FTB-T-weapons': [{ id: 'pistol', silent: false }] }))).toBe(1);
  });

  test('[FTB-T-zombies-noise] faces that draw zombies', () => {
    const drawn = (files: object) => {
      const g = game({ files: files as never, encounter: { area: 'rural' }, dice: [4, 4, 1, 2] });
      g.begin(noise(g.w, { x: 18, y: 18, facing: 0 }, 2, 'shots', 'FTB-10.2.3')).end();
      return g.state.zeds.length;
    };
    expect(drawn({})).toBe(0);
    expect(drawn(house({ 'FTB-T-zombies-noise': [{ area: 'rural', draws: [4, 5, 6] }] }))).toBe(2);
  });

  test('[FTB-T-npc-ganger] who is met', () => {
    const files = house({ 'FTB-T-npc-ganger': [{ on: [1, 1], rep: 6, weapon: 'saw', protected: true }] });
    const g = game({ files, dice: [1] });
    g.begin(rollNpc(g.w, { class: 'ganger', side: 'party-1' })).end();
    expect(g.result).toMatchObject({
      rep: 6,
      armored: true,
      items: [{ what: 'saw' }, { what: 'body-armor' }],
    });
  });

  test('[FTB-T-charge-modifiers] dice, and the words that tell them', () => {
    const more = { files: house({ 'FTB-T-charge-modifiers': [{ circumstance: 'rage', dice: 3 }] }) };
    const g = duel({ charger: { attributes: ['rage'] }, more });
    expect(chargeMods(g.book, g.person('a'), 'charger', false)).toEqual([{ circumstance: 'rage', dice: 3 }]);
    expect(ftb.words?.(g.book)['charge-mod.rage']).toBe('Rage +3');
    expect(ftb.words?.(game().book)['charge-mod.rage']).toBe('Rage +1');
  });

  test('[FTB-T-fast-move] what a Fast Move adds, and the words that tell it', () => {
    const files = house({
      'FTB-T-fast-move': [
        { passed: 2, extra: 2 },
        { passed: 1, extra: 0 },
        { passed: 0, extra: 0.5 },
      ],
    });
    const g = game({ files, people: { 'star-1': { x: 18, y: 18, rep: 5 }, n1: { x: 19, y: 18, rep: 2 } } });
    const words = { ...ftb.catalogues.en, ...ftb.words?.(g.book) };
    expect([2, 1, 0].map((n) => words[`fast-far.${n}`])).toEqual([
      'three times as far',
      'no farther',
      'half as far again',
    ]);
    const by = [
      { who: 'star-1', passed: 2, inches: 16 },
      { who: 'n1', passed: 0, inches: 4 },
    ];
    const told = ftb.tell({ is: 'moves-fast', cause: 'FTB-5.3.2a', to: 'all', by } as never);
    expect(told?.values?.groups).toMatchObject([
      { key: 'tell.passed-two', values: { far: { noun: 'fast-far.2' } } },
      { key: 'tell.passed-none-far', values: { far: { noun: 'fast-far.0' } } },
    ]);
  });

  test('[FTB-13.1] how far one sees by night', () => {
    const files = house({ 'FTB-T-day-parts': [{ part: 'night', vision: 20 }] });
    const people = { 'star-1': { x: 18, y: 5 }, n1: { ...FOE, y: 20 } };
    const sees = (more: object) =>
      game({ people, encounter: { part: 'night' }, parties: PARTIES, ...more }).table.sees('star-1', 'n1');
    expect([sees({}), sees({ files })]).toEqual([false, true]);
  });

  test('without house rules the tables are those that are printed', () => {
    expect(game().book.tables).toEqual(PRINTED);
    for (const table of Object.values(game().book.tables)) expect(ftb.tables).toContain(table);
  });
});

test('a journal whose game has house rules opens again with them', () => {
  const files = house({ 'FTB-T-zombies-start': [{ area: 'suburban', die: 'whole', plus: 12 }] });
  const setup = { scenario: 'search', options: {}, files };
  const table = Table.create(ftb, { setup, seed: 'ours' });
  const { table: again, report } = openTable(ftb, table.save());
  expect(report).toBeUndefined();
  expect(again.sum).toBe(table.sum);
  const { tables } = again.book as ReturnType<typeof ftb.book>;
  expect(tables.start.rows.find((row) => row.area === 'suburban')?.plus).toBe(12);
});

describe('a file that is wrong says where, and what is allowed', () => {
  const CELLS =
    /pass2: must be a list of \{ "if": one of none-that-fired-left, .*; "do": one of carry-on, .* \}, the last and no other without "if"; fire only if can-fire/;
  test.each<[object, RegExp]>([
    [
      { 'FTB-T-rep': [] },
      /^house-rules, FTB-T-rep: is no table that can be changed; those are FTB-T-weapons, /,
    ],
    [
      { 'FTB-T-weapons': [{ id: 'crossbow', range: 3 }] },
      /row 1: "id" must name a row of the book, which are assault-rifle; /,
    ],
    [
      { 'FTB-T-weapons': [{ id: 'saw', range: 0 }] },
      /FTB-T-weapons, saw, range: must be a whole number from 1 to 96, not 0\.$/,
    ],
    [
      { 'FTB-T-weapons': [{ id: 'saw', target: [7] }] },
      /saw, target: must be a list of 1 or 2 whole numbers from 1 to 6, not \[7\]\.$/,
    ],
    [
      { 'FTB-T-weapons': [{ id: 'saw', rolls: 6 }] },
      /saw: "rolls" is no column that can be changed; those are range, target, /,
    ],
    [{ 'FTB-T-weapons': [{ id: 'saw', name: 'Gun' }] }, /saw: "name" is no column/],
    [
      { 'FTB-T-ranged-damage': [{ damage: 'duck-back', upTo: 3 }] },
      /duck-back: "upTo" is no column that can be changed; this row has none\.$/,
    ],
    [
      { 'FTB-T-ranged-damage': [{ damage: 'out-of-the-fight', upTo: 'any' }] },
      /upTo: must be a whole number from 0 to 6 or "impact", not "any"\.$/,
    ],
    [
      { 'FTB-T-ranged-combat': [{ on: [8, 8], missIf: ['rain'] }] },
      /\[8,8\], missIf: must be a list of any of cover, prone, /,
    ],
    [
      { 'FTB-T-fast-move': [{ passed: 2, extra: 0.7 }] },
      /FTB-T-fast-move, 2, extra: must be one of 0, 0\.5, 1, 1\.5, 2, 2\.5, 3, not 0\.7\.$/,
    ],
    [{ 'FTB-T-react-citizen': [{ test: 'received-fire', pass2: [{ do: 'fire' }] }] }, CELLS],
    [
      { 'FTB-T-react-citizen': [{ test: 'received-fire', pass2: [{ if: 'in-cover', do: 'carry-on' }] }] },
      CELLS,
    ],
    [
      {
        'FTB-T-react-citizen': [
          { test: 'received-fire', pass2: [{ if: 'in-cover', do: 'charge' }, { do: 'run-away' }] },
        ],
      },
      CELLS,
    ],
    [
      { 'FTB-T-melee-weapons': [{ weapon: 'two-hand', hands: 3, dice: 1 }] },
      /"weapon" and "hands" must name a row of the book, which are one-hand 1; two-hand 2; two-hand 1; chainsaw 2; none 0\.$/,
    ],
    [
      { 'FTB-T-challenge': [{ circumstance: 'tired', rep: -1 }] },
      /"circumstance" must name a row of the book, which are difficult; easy; tool\.$/,
    ],
    [
      { 'FTB-T-npc-police': [{ on: [6, 6], rep: 5 }] },
      /^house-rules, FTB-T-npc-police: one row at least must have a "rep" of 3 or less\.$/,
    ],
    [
      { 'FTB-T-npc-police': [{ on: [6, 6], weapon: 'bazooka' }] },
      /weapon: must be one of "assault-rifle", .*, not "bazooka"\.$/,
    ],
    [
      { 'FTB-T-zombies-noise': [{ area: 'rural', draws: [1] }] },
      /draws: must be a list of faces that follow each other up to 6, such as \[4, 5, 6\], not \[1\]\.$/,
    ],
    [
      { 'FTB-T-contact-31': [{ on: [1, 1], rural: ['zed', 'zed'] }] },
      /rural: must be a list of 1, or of 6, one for each face of a second die, of citizen, /,
    ],
  ])('%j', (tables, message) => {
    const check = () => HOUSE_RULES.check(house(tables)['house-rules']);
    expect(check).toThrow(SetupError);
    expect(check).toThrow(message);
  });

  test.each<[string, object, string, number, number]>([
    ['FTB-T-weapons', { id: 'saw' }, 'range', 1, 96],
    ['FTB-T-weapons', { id: 'saw' }, 'impact', 1, 5],
    ['FTB-T-weapons', { id: 'shotgun' }, 'rolls', 6, 12],
    ['FTB-T-star-power', { on: [1, 3] }, 'levels', 0, 2],
    ['FTB-T-in-sight-modifiers', { circumstance: 'moving' }, 'dice', -6, 6],
    ['FTB-T-charge-modifiers', { circumstance: 'rage' }, 'dice', -6, 6],
    ['FTB-T-melee-weapons', { weapon: 'two-hand', hands: 2 }, 'dice', 0, 6],
    ['FTB-T-melee-modifiers', { circumstance: 'against-zombies' }, 'successes', 0, 6],
    ['FTB-T-melee-modifiers', { circumstance: 'each-zombie-more' }, 'dice', 0, 1],
    ['FTB-T-melee-modifiers', { circumstance: 'brawler' }, 'dice', -6, 6],
    ['FTB-T-recovery', { passed: 2 }, 'rep', -3, 1],
    ['FTB-T-challenge', { circumstance: 'difficult' }, 'rep', -3, 3],
    ['FTB-T-ranged-damage', { damage: 'obviously-dead' }, 'upTo', 0, 6],
    ['FTB-T-npc-ganger', { on: [1, 1] }, 'rep', 2, 6],
    ['FTB-T-pef-movement', { passed: 2 }, 'inches', 1, 24],
    ['FTB-T-law-order-modifiers', { circumstance: 'suspicious' }, 'dice', -6, 6],
    ['FTB-T-zombies-start', { area: 'rural' }, 'plus', 0, 12],
    ['FTB-T-zombies-clock', { on: [1, 1] }, 'clock', 1, 12],
    ['FTB-T-zombies-clock', { on: [1, 1] }, 'inches', 1, 24],
    ['FTB-T-day-parts', { part: 'night' }, 'vision', 1, 96],
    ['FTB-T-day-parts', { part: 'night' }, 'fullMoon', 1, 96],
    ['FTB-T-day-parts', { part: 'night' }, 'woods', 1, 96],
    ['FTB-T-encounter-rating', { area: 'rural' }, 'rating', 0, 6],
  ])('[%s] %j: its %s may be from %i to %i', (table, row, column, least, most) => {
    const fault = (value: number) => {
      try {
        HOUSE_RULES.check(house({ [table]: [{ ...row, [column]: value }] })['house-rules']);
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    };
    for (const value of [least, most]) expect(fault(value)).toBeUndefined();
    for (const value of [least - 1, most + 1])
      expect(fault(value)).toMatch(new RegExp(`${column}: must be a whole number from ${least} to ${most}`));
  });

  const takes = (table: string, row: object) => {
    try {
      HOUSE_RULES.check(house({ [table]: [row] })['house-rules']);
      return true;
    } catch {
      return false;
    }
  };

  test('[FTB-T-react-citizen] a cell has one entry at least and six at most', () => {
    const cell = (n: number) => {
      const conditions = Array.from({ length: n - 1 }, () => ({ if: 'in-cover', do: 'carry-on' }));
      const pass2 = n === 0 ? [] : [...conditions, { do: 'run-away' }];
      return takes('FTB-T-react-citizen', { test: 'received-fire', pass2 });
    };
    expect([0, 1, 6, 7].map(cell)).toEqual([false, true, true, false]);
  });

  test('[FTB-T-weapons] [FTB-T-zombies-noise] [FTB-T-ranged-combat] how many may stand in a list', () => {
    const target = (...ratings: number[]) => takes('FTB-T-weapons', { id: 'saw', target: ratings });
    expect([target(), target(6), target(1, 6), target(1, 2, 3)]).toEqual([false, true, true, false]);
    const draws = (...faces: number[]) => takes('FTB-T-zombies-noise', { area: 'rural', draws: faces });
    expect([draws(), draws(6), draws(1, 2, 3, 4, 5, 6)]).toEqual([false, true, true]);
    const misses = (n: number) =>
      takes('FTB-T-ranged-combat', { on: [8, 8], missIf: CIRCUMSTANCES.slice(0, n) });
    expect([misses(0), misses(CIRCUMSTANCES.length)]).toEqual([true, true]);
  });

  test('[FTB-T-melee-modifiers] [FTB-T-melee-results] what has no number of its own cannot be given one', () => {
    expect(takes('FTB-T-melee-modifiers', { circumstance: 'one-hand', dice: 2 })).toBe(false);
    expect(takes('FTB-T-melee-modifiers', { circumstance: 'brawler', dice: 2 })).toBe(true);
    expect(takes('FTB-T-melee-weapons', { weapon: 'none', hands: 0, dice: 2 })).toBe(false);
    expect(takes('FTB-T-melee-results', { do: 'rep-down', upTo: 2 })).toBe(false);
    expect(takes('FTB-T-melee-results', { do: 'obviously-dead', upTo: 2 })).toBe(true);
  });

  test('a reaction may hang on anything that a card knows', () => {
    const pass2 = [
      { if: 'in-cover', do: 'carry-on' },
      { if: 'can-fire', do: 'fire' },
      { if: 'can-reach-one-that-fired', do: 'charge' },
      { do: 'run-away' },
    ];
    const tables = { 'FTB-T-react-citizen': [{ test: 'received-fire', pass2 }] };
    expect(() => HOUSE_RULES.check(house(tables)['house-rules'])).not.toThrow();
  });
});
