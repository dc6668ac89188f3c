import { Table } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { expect, test } from 'vitest';
import { thingsOf, whereIs } from './things.js';

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
