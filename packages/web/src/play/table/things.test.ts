import { Table } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { expect, test } from 'vitest';
import { costInWords, limitInWords, spentOf, thingsOf, whereIs } from './things.js';

test('a limit is rounded down as in the question, and a way that uses all of it is shown to cost no more', () => {
  expect(limitInWords(1.75, 'in')).toBe('1.7 in');
  expect(limitInWords(8, 'in')).toBe('8 in');
  expect(costInWords(1.8, 1.75, 'in')).toBe('1.7 of 1.7 in');
  expect(costInWords(1.2, 1.75, 'in')).toBe('1.2 of 1.7 in');
  expect(costInWords(3.1, 1.75, 'in')).toBe('3.1 in altogether');
  expect([spentOf(1.8, 1.75), spentOf(3.1, 1.75), spentOf(3.1, 0)]).toEqual([1.7, 3.1, 3.1]);
});

test('whoever rides is where the vehicle is', () => {
  const table = Table.create(findSystem('bdz'), {
    setup: { scenario: 'first-contact', options: {} },
    seed: 'riders',
  });
  const scene = table.scene('player-1');
  if (scene.kind !== 'measured') throw new Error('It is played on a measured table.');
  const [kenny] = scene.roster;
  expect(kenny?.within).toBeDefined();
  expect(thingsOf(scene).has(kenny?.id ?? '')).toBe(false);
  expect(whereIs(scene, kenny?.id ?? '')).toEqual(thingsOf(scene).get(kenny?.within ?? '')?.at);
  expect(whereIs(scene, kenny?.id ?? '')).toBeDefined();
  expect(whereIs(scene, 'nobody')).toBeUndefined();
});
