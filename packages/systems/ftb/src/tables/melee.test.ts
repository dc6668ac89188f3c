import { describe, expect, test } from 'vitest';
import { TABLES } from '../tables.js';
import { CHARGE_MODIFIERS, MELEE_MODIFIERS, MELEE_RESULTS, meleeResult, worth } from './melee.js';

describe('the tables of the melee', () => {
  test('[FTB-T-melee-weapons] [FTB-T-charge-modifiers] [FTB-T-charge-results] [FTB-T-melee-modifiers] [FTB-T-recovery] [FTB-T-challenge] are shown', () => {
    for (const id of [
      'FTB-T-melee-weapons',
      'FTB-T-charge-modifiers',
      'FTB-T-charge-results',
      'FTB-T-melee-modifiers',
      'FTB-T-melee-results',
      'FTB-T-recovery',
      'FTB-T-challenge',
    ])
      expect(TABLES.filter((t) => t.id === id)).toHaveLength(1);
  });

  test('[FTB-T-charge-modifiers] [FTB-T-melee-modifiers] hold the numbers of the register', () => {
    expect(CHARGE_MODIFIERS.rows.map((r) => [r.circumstance, r.dice])).toEqual([
      ['rage', 1],
      ['runt', -1],
      ['citizen', -1],
      ['prone', -1],
      ['rear', -1],
    ]);
    expect(MELEE_MODIFIERS.rows.map((r) => [r.circumstance, r.dice, r.successes])).toEqual([
      ['one-hand', 1, 0],
      ['two-hand', 2, 0],
      ['two-hand-in-one', 1, 0],
      ['chainsaw', 3, 0],
      ['brawler', 1, 0],
      ['rage', 1, 0],
      ['protected', 1, 0],
      ['each-zombie-more', 1, 0],
      ['prone', -2, 0],
      ['against-zombies', 0, 1],
    ]);
    expect(worth(MELEE_MODIFIERS, 'prone').dice).toBe(-2);
    expect(() => worth(MELEE_MODIFIERS, 'drunk' as never)).toThrow(RangeError);
  });

  test('[FTB-T-melee-results] [FTB-8.3.1m] every die against every margin', () => {
    const row = (margin: number) =>
      [1, 2, 3, 4, 5, 6]
        .map(
          (die) =>
            ({ 'obviously-dead': 'D', 'out-of-the-fight': 'O', 'rep-down': 'R' })[
              meleeResult(MELEE_RESULTS, die, margin)
            ],
        )
        .join('');
    expect([1, 2, 3, 5, 6, 7].map(row)).toEqual(['DRRRRR', 'DORRRR', 'DOORRR', 'DOOOOR', 'DOOOOO', 'DOOOOO']);
    expect(() => meleeResult(MELEE_RESULTS, 7, 1)).toThrow(RangeError);
  });
});
