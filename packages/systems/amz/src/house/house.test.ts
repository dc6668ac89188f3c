import { SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { houseFile } from '../testing/game.js';
import { OPENING } from './opening.js';
import { HOUSE_RULES } from './tables.js';

test('what the book says is allowed in every column that is open, and every key names one row', () => {
  for (const open of Object.values(OPENING)) {
    const rows = open.table.rows as readonly { readonly [column: string]: unknown }[];
    for (const row of rows)
      for (const [column, schema] of Object.entries(open.columns(row as never)))
        expect((schema as z.ZodMiniType).safeParse(row[column]), `${open.table.id} ${column}`).toMatchObject({
          success: true,
        });
    const keys = rows.map((row) => JSON.stringify(open.key.map((column) => row[column as never])));
    expect(new Set(keys).size, open.table.id).toBe(rows.length);
  }
});

/** True if one row of a table may be changed so. Other errors than that of a setup are passed on. */
function may(table: string, row: object): boolean {
  try {
    HOUSE_RULES.check(houseFile({ [table]: [row] }));
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}

test.each<[string, object, string, number, number]>([
  ['AMZ-T-quality', { quality: 'elite' }, 'optimumRange', 3, 24],
  ['AMZ-T-quality', { quality: 'elite' }, 'targets', 1, 9],
  ['AMZ-T-movement', { mode: 'cautious' }, 'most', 1, 12],
  ['AMZ-T-movement', { mode: 'rapid' }, 'most', 6, 24],
  ['AMZ-T-movement', { mode: 'overwatch' }, 'reaction', -6, 6],
  ['AMZ-T-support', { class: 'light' }, 'dice', 1, 6],
  ['AMZ-T-support-list', { class: 'heavy' }, 'crew', 1, 4],
  ['AMZ-T-cover', { cover: 'in-cover' }, 'defense', 0, 6],
  ['AMZ-T-armor', { armor: 'light' }, 'defense', 0, 6],
  ['AMZ-T-armor', { armor: 'anti-zombie' }, 'reactionSteps', -3, 0],
  ['AMZ-T-firepower-modifiers', { modifier: 'optimum' }, 'dice', 0, 6],
  ['AMZ-T-firepower-modifiers', { modifier: 'rapid' }, 'dice', -6, 0],
  ['AMZ-T-stress-points', { stressor: 'night' }, 'points', 0, 9],
  ['AMZ-T-stress-points', { stressor: 'leader' }, 'points', -9, 0],
  ['AMZ-T-leader', { on: [1, 1] }, 'rating', -1, 2],
  ['AMZ-T-zombie-bonus', { type: 'odies' }, 'dice', 0, 6],
  ['AMZ-T-zombie-types', { type: 'odies' }, 'move', 1, 24],
  ['AMZ-T-zombie-types', { type: 'dexters' }, 'awareness', 0, 48],
  ['AMZ-T-zombie-types', { type: 'dexters' }, 'hearing', 0, 48],
  ['AMZ-T-terrain', { ground: 'rubble' }, 'cost', 1, 6],
  ['AMZ-T-buildings', { kind: 'fortified' }, 'points', 1, 99],
  ['AMZ-T-buildings', { kind: 'open' }, 'door', 1, 20],
  ['AMZ-T-vehicles', { type: 'car' }, 'passengers', 0, 20],
  ['AMZ-T-vehicles', { type: 'car' }, 'crew', 1, 6],
  ['AMZ-T-vehicles', { type: 'car' }, 'armor', 0, 10],
  ['AMZ-T-vehicles', { type: 'car', cruise: 36 }, 'patrol', 1, 36],
  ['AMZ-T-vehicles', { type: 'car', patrol: 1 }, 'cruise', 1, 36],
])('[%s] %j: %s may be %i to %i, and nothing beyond', (table, row, column, least, most) => {
  const fits = (value: number) => may(table, { ...row, [column]: value });
  expect([least - 1, least, most, most + 1].map(fits)).toEqual([false, true, true, false]);
});

const across = (living: unknown, odies: unknown, more: object = {}) => ({
  ground: 'fence',
  crossing: { living, dexters: living, possessed: living, odies, zulus: 1, romeos: 1, ...more },
});
const CALM = { dieSteps: 0, modifier: 0, initiates: true, checks: false };
const LOST = {
  onEntry: 'pulls-back',
  firepower: -6,
  overwatch: true,
  initiates: true,
  approaches: true,
  activation: 'free',
};
const fires = (modes: readonly string[], of = 'light') => ({ class: of, modes });

test.each<[string, object, boolean]>([
  ['AMZ-T-quality', { quality: 'elite', die: 6 }, true],
  ['AMZ-T-quality', { quality: 'elite', die: 7 }, false],
  ['AMZ-T-morale-rating', { morale: 'low', die: 12 }, true],
  ['AMZ-T-morale-rating', { morale: 'low', die: 4 }, false],
  ['AMZ-T-support-list', fires(['stationary', 'overwatch']), true],
  ['AMZ-T-support-list', fires(['overwatch', 'cautious', 'stationary'], 'heavy'), true],
  ['AMZ-T-support-list', fires(['stationary', 'cautious']), false],
  ['AMZ-T-support-list', fires(['stationary', 'overwatch', 'rapid']), false],
  ['AMZ-T-support-list', fires(['stationary', 'overwatch', 'overwatch']), false],
  ['AMZ-T-first-aid', { on: [4, 4], standard: 'kia', medic: 'slight' }, true],
  ['AMZ-T-first-aid', { on: [4, 4], medic: 'dead' }, false],
  ['AMZ-T-morale-points', { point: 'near', professional: false, nonProfessional: false }, true],
  ['AMZ-T-morale-levels', { level: 'shaken', nonProfessional: LOST }, true],
  ['AMZ-T-morale-levels', { level: 'shaken', nonProfessional: { ...LOST, firepower: -7 } }, false],
  ['AMZ-T-morale-levels', { level: 'shaken', nonProfessional: { ...LOST, onEntry: 'halts' } }, false],
  ['AMZ-T-morale-levels', { level: 'shaken', nonProfessional: { firepower: -1 } }, false],
  ['AMZ-T-stress', { on: [5, 6], professional: { ...CALM, dieSteps: 3, modifier: -6 } }, true],
  ['AMZ-T-stress', { on: [5, 6], professional: { ...CALM, dieSteps: 4 } }, false],
  ['AMZ-T-stress', { on: [5, 6], professional: { ...CALM, modifier: 7 } }, false],
  ['AMZ-T-zombie-types', { type: 'odies', randomMove: '3d12' }, true],
  ['AMZ-T-zombie-types', { type: 'odies', randomMove: '3d12+1' }, false],
  ['AMZ-T-zombie-types', { type: 'odies', randomMove: 'd6' }, false],
  ['AMZ-T-zombie-types', { type: 'odies', quality: 'elite', opensDoors: true, frightens: true }, true],
  ['AMZ-T-terrain', across(12, 'stop'), true],
  ['AMZ-T-terrain', across(1, null), true],
  ['AMZ-T-terrain', across(13, 1), false],
  ['AMZ-T-terrain', across('stop', 1), false],
  ['AMZ-T-terrain', across(2, 0), false],
  ['AMZ-T-terrain', across(2, 1, { dexters: 3 }), false],
  ['AMZ-T-terrain', across(2, 1, { possessed: 3 }), false],
  ['AMZ-T-vehicles', { type: 'AFV', mounted: null }, true],
  ['AMZ-T-vehicles', { type: 'AFV', mounted: 'cannon' }, false],
  ['AMZ-T-vehicle-damage', { on: [6, 7], hit: 'jammed' }, true],
  ['AMZ-T-vehicle-damage', { on: [6, 7], hit: 'gone' }, false],
])('[%s] %j may be: %s', (table, row, allowed) => {
  expect(may(table, row)).toBe(allowed);
});

describe('[AMZ-D-house-rules] a file that is wrong says where, and what is allowed', () => {
  test.each<[object, RegExp]>([
    [
      { 'AMZ-T-quirk-cards': [] },
      /^house-rules, AMZ-T-quirk-cards: is no table that can be changed; those are AMZ-T-quality, AMZ-T-movement, /,
    ],
    [{ 'AMZ-T-random-direction': [] }, /is no table that can be changed; /],
    [{ 'AMZ-T-living-types': [] }, /is no table that can be changed; /],
    [
      { 'AMZ-T-quality': [{ quality: 'green', die: 6 }] },
      /row 1: "quality" must name a row of the book, which are elite; veteran; trained; untrained\.$/,
    ],
    [
      { 'AMZ-T-quality': [{ quality: 'trained', die: 9 }] },
      /^house-rules, AMZ-T-quality, trained, die: must be one of 6, 8, 10, 12, not 9\.$/,
    ],
    [
      { 'AMZ-T-movement': [{ mode: 'overwatch', most: 3 }] },
      /overwatch: "most" is no column that can be changed; those are reaction\.$/,
    ],
    [
      { 'AMZ-T-movement': [{ mode: 'rapid', firepower: 0 }] },
      /rapid: "firepower" is no column that can be changed; those are most, reaction\.$/,
    ],
    [{ 'AMZ-T-cover': [{ cover: 'exposed', defense: 1 }] }, /this row has none\.$/],
    [{ 'AMZ-T-armor': [{ armor: 'none', defense: 1 }] }, /this row has none\.$/],
    [
      { 'AMZ-T-armor': [{ armor: 'light', reactionSteps: -1 }] },
      /"reactionSteps" is no column that can be changed; those are defense\.$/,
    ],
    [
      { 'AMZ-T-support-list': [{ class: 'light', crew: 2 }] },
      /"crew" is no column that can be changed; those are modes\.$/,
    ],
    [
      { 'AMZ-T-support-list': [{ class: 'light', modes: ['rapid'] }] },
      /light, modes: must be "stationary" and "overwatch"; or the same with "cautious"; or the same with "cautious" and "rapid", not \["rapid"\]\.$/,
    ],
    [
      { 'AMZ-T-morale-levels': [{ level: 'confident' }, { level: 'confident' }] },
      /confident: is there twice\.$/,
    ],
    [{ 'AMZ-T-morale-levels': [{ level: 'confident', professional: LOST }] }, /this row has none\.$/],
    [
      { 'AMZ-T-morale-levels': [{ level: 'broken', professional: LOST }] },
      /broken, professional: must be \{ "onEntry": "pulls-back", "firepower": -6 to 0, .*, "activation": "careful" \}, not \{/,
    ],
    [
      { 'AMZ-T-stress': [{ on: [0, 2], professional: {} }] },
      /\[0,2\], professional: must be \{ "dieSteps": 0 to 3, "modifier": -6 to 6, .* \}, not \{\}\.$/,
    ],
    [
      { 'AMZ-T-zombie-types': [{ type: 'possessed', quality: 'elite' }] },
      /possessed: "quality" is no column that can be changed; those are opensDoors, frightens\.$/,
    ],
    [
      { 'AMZ-T-zombie-types': [{ type: 'dexters', move: 4 }] },
      /dexters: "move" is no column that can be changed; those are quality, awareness, hearing, opensDoors, frightens\.$/,
    ],
    [
      { 'AMZ-T-zombie-types': [{ type: 'zulus', randomMove: '9d12' }] },
      /zulus, randomMove: must be dice of up to 36 inches in all, such as "1d6" or "2d6\+1", not "9d12"\.$/,
    ],
    [
      { 'AMZ-T-zombie-types': [{ type: 'zulus', bonusDefense: 4 }] },
      /"bonusDefense" is no column that can be changed; /,
    ],
    [{ 'AMZ-T-terrain': [{ ground: 'water', cost: 2 }] }, /this row has none\.$/],
    [
      { 'AMZ-T-terrain': [{ ground: 'hedge', crossing: 3 }] },
      /hedge, crossing: must be \{ "living", "dexters", "possessed": the same whole number from 1 to 12, .*, not 3\.$/,
    ],
    [
      { 'AMZ-T-buildings': [{ kind: 'fortified', stress: -3 }] },
      /"stress" is no column that can be changed; those are points\.$/,
    ],
    [
      { 'AMZ-T-movement': [{ mode: 'cautious', most: 13 }] },
      /AMZ-T-movement: a Rapid move may not be shorter than a Cautious one\.$/,
    ],
    [
      { 'AMZ-T-vehicles': [{ type: 'APC', cruise: 1 }] },
      /AMZ-T-vehicles: "cruise" may not be less than "patrol": APC\.$/,
    ],
    [
      { 'AMZ-T-vehicles': [{ type: 'tank', armor: 9 }] },
      /"type" must name a row of the book, which are car; truck; gun truck; APC; IFV; AFV\.$/,
    ],
    [{ 'AMZ-T-vehicles': [{ type: 'car', armored: true }] }, /"armored" is no column that can be changed; /],
    [
      { 'AMZ-T-vehicle-damage': [{ on: [1, 1], hit: 'jammed' }] },
      /"on" must name a row of the book, which are \[1,2\]; /,
    ],
    [
      { 'AMZ-T-leader': [{ on: [6, 6], kind: 'negative' }] },
      /"kind" is no column that can be changed; those are rating\.$/,
    ],
  ])('%j', (tables, message) => {
    const check = () => HOUSE_RULES.check(houseFile(tables as never));
    expect(check).toThrow(SetupError);
    expect(check).toThrow(message);
  });
});
