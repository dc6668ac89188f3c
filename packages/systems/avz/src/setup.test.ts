import { expect, test } from 'vitest';
import { game, newGame } from './testing.js';

test('[AVZ-2.0-grave] starts', () => {
  const g = newGame();
  expect(g.question()).toBe('zombie set-up AVZ-2.0-zombies');
  const h = game({ phase: 'landing', turn: 3, tile: 'E9', board: { C3: ['tank', 'trooper'], B2: ['fast'] }, dice: [6] });
  expect(h.refused({ 'tank-2': 'C3' })).toBe('AVZ-3.2-where');
  h.answer({ 'tank-2': 'A1' });
  expect(h.at('A1')).toEqual(['tank']);
  expect(h.options()).toEqual([]);
  h.done();
});
