import { expect, test } from 'vitest';
import { alike } from './footer.js';

test('what is carried many times over stands on a card once, with its number', () => {
  const food = { name: 'Food Item', slot: 'stored' };
  const pistol = { name: 'pistol', left: '5/6', slot: 'in hand' };
  expect(alike([pistol, food, food, { ...pistol, left: '6/6' }, food])).toEqual([
    { item: pistol, n: 1 },
    { item: food, n: 3 },
    { item: { ...pistol, left: '6/6' }, n: 1 },
  ]);
});
