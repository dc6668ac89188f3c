import { describe, expect, test } from 'vitest';
import type { State } from '../state.js';
import { type Given, game } from '../testing/game.js';
import { attackPool } from './pools.js';

/** Dice of two figures beyond Optimum Range at a target In Cover; a third die is for a target that moved Rapidly. */
function dice(
  kind: 'reaction' | 'announced' | 'overwatch',
  mob: Given,
  stage: State['stage'] = 'living',
): number {
  const g = game({
    map: { areas: [{ id: 'a', kind: 'rubble', rect: [8, 28, 14, 33] }] },
    units: { red: { quality: 'trained', fighters: 2, at: [10, 10] }, mob: { ...mob, at: [10, 30] } },
    state: { stage },
  });
  return attackPool(g.w, 'red', 'mob', kind).dice;
}

describe('[AMZ-zombie-rapid] [AMZ-firepower-exposed] [AMZ-D-zombie-modes]', () => {
  test('types that go more than 6 inches count as Rapid in their own move, others do not', () => {
    const kinds = ['odies', 'zulus', 'romeos'] as const;
    expect(kinds.map((kind) => dice('reaction', { kind }))).toEqual([2, 2, 3]);
    expect(kinds.map((kind) => dice('overwatch', { kind }))).toEqual([2, 2, 3]);
  });
  test('[AMZ-overwatch] in fire at those who arrive in step 7 none does', () => {
    expect(dice('overwatch', { kind: 'romeos' }, 'arrivals')).toBe(2);
    expect(dice('overwatch', { kind: 'dexters', mode: 'rapid' }, 'arrivals')).toBe(2);
  });
  test('in fire at other times none does', () => {
    expect(dice('announced', { kind: 'romeos' })).toBe(2);
  });
  test('Dexters and Possessed only if they chose to', () => {
    for (const kind of ['dexters', 'possessed'] as const)
      expect([
        dice('reaction', { kind, mode: 'cautious' }),
        dice('reaction', { kind, mode: 'rapid' }),
      ]).toEqual([2, 3]);
  });
});
