import { type Json, odds } from '@shambles/engine';
import { expect, test } from 'vitest';
import { bdz } from '../index.js';

/* Pieces of the companion under house rules: what their form says holds at every value of a table. */

/** Chances of a piece's outcomes, without those that cannot happen: as printed, and under house rules. */
function both(id: string, input: Json, tables: object, options: { readonly [id: string]: string } = {}) {
  const named = (changes: object) => {
    const house = { format: 'shambles-house/1', title: 'Ours', tables: changes } as unknown as Json;
    const files = { 'house-rules': house };
    const found = odds(bdz, id, input, { scenario: 'campaign', options, files });
    return Object.fromEntries([...(found.named ?? [])].filter(([, f]) => f.num > 0n));
  };
  return [named({}), named(tables)] as const;
}

test('[BDZ-grenade-effect] [BDZ-grenade-throw] a flash bang is thrown within its range, and the tested is in its circle', () => {
  for (const [range, circle] of [
    [1, 1],
    [2, 3],
    [3, 5],
  ]) {
    const rows = { 'BDZ-T-weapons': [{ id: 'flash-bang-grenade', range, circle }] };
    // Within one inch there is no wall that it is not thrown over.
    for (const unseen of range === 1 ? [false] : [false, true]) {
      const [printed, changed] = both('grenade-throw', { rep: 4, unseen }, rows);
      expect(changed).toEqual(printed);
    }
    const [printed, changed] = both('flash-bang', { rep: 4 }, rows);
    expect(changed).toEqual(printed);
  }
});

test('[BDZ-T-los] what a form says is seen is seen, however short the sight', () => {
  const short = { 'BDZ-T-los': [{ where: 'open', time: 'day', limit: 2 }] };
  const [human, same] = both('zombie-action', { human: 20 }, short);
  expect(same).toEqual(human);
  expect(Object.keys(same)).toEqual(['human']);
  const shot = { rep: 3, weapon: 'ba-pistol', target: { kind: 'human', cover: true, untested: true } };
  // Thrown die by die, and not by its closed form.
  const [covered, still] = both('shoot', shot, short, { 'leader-alone': 'own-leader' });
  expect(still).toEqual(covered);
});
