// @vitest-environment happy-dom
import { Table } from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { alike, Beside, Objective, Score } from './footer.js';

test('what is carried many times over stands on a card once, with its number', () => {
  const food = { name: 'Food Item', slot: 'stored' };
  const pistol = { name: 'pistol', left: '5/6', slot: 'in hand' };
  expect(alike([pistol, food, food, { ...pistol, left: '6/6' }, food])).toEqual([
    { item: pistol, n: 1 },
    { item: food, n: 3 },
    { item: { ...pistol, left: '6/6' }, n: 1 },
  ]);
});

test('the level so far is said, and how far it is to the next one while the game goes on', () => {
  const system = SYSTEMS[0]!;
  const setup = { scenario: system.scenarios[0]!.id, options: {} };
  const scene = Table.create(system, { setup, seed: 'x' }).scene('spectator');
  if (scene.kind !== 'printed') throw new Error(scene.kind);
  const root = document.createElement('div');
  const said = (over: boolean): string => {
    act(() =>
      render(
        <>
          <Score scene={scene} over={over} />
          <Beside scene={scene} over={over} />
        </>,
        root,
      ),
    );
    return root.textContent ?? '';
  };
  expect(said(false)).toContain('Dead pile 0: Overwhelming Zombie Victory · 11 more: Zombie Victory');
  expect(said(false).match(/11 more: Zombie Victory/g)).toHaveLength(2);
  expect(said(true)).toContain('Dead pile 0: Overwhelming Zombie Victory');
  expect(said(true)).not.toMatch(/more/);
});

test('points stand before what is to be done, and in the place of what has been', () => {
  const system = SYSTEMS.find(({ id }) => id === 'amz')!;
  const setup = { scenario: system.scenarios[0]!.id, options: {} };
  const scene = Table.create(system, { setup, seed: 'x' }).scene('spectator');
  if (scene.kind !== 'measured') throw new Error(scene.kind);
  const root = document.createElement('div');
  const line = (objective: typeof scene.objective, phase = ''): string | null => {
    act(() => render(<Objective scene={{ ...scene, clock: { ...scene.clock, phase }, objective }} />, root));
    return root.textContent;
  };
  const text = 'Hold out.';
  expect(line({ text, done: ['one is safe'] })).toBe('One is safe. Hold out.');
  expect(line({ text, done: ['one is safe'], score: 'Points: 3 to 2' })).toBe('Points: 3 to 2. Hold out.');
  expect(line({ text, done: [] }, 'Fire')).toBe('Fire · Hold out.');
  expect(line({ text: '', done: [] }, 'Over')).toBe('Over');
});
