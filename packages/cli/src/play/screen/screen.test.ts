import { type Fact, Table } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { expect, test } from 'vitest';
import type { Io } from '../../io.js';
import { Screen } from './screen.js';

test('sentences that are the same and follow each other are told once, with their number', () => {
  const table = Table.create(findSystem('bdz'), { setup: { scenario: 'stand', options: {} }, seed: 'log' });
  const fact = (is: string): { entry: number; fact: Fact } => ({
    entry: 0,
    fact: { is, cause: 'BDZ-zgen-place-building', to: 'all', herd: 'charge', zed: 'zed-1' } as never,
  });
  table.log = () => [fact('came-out'), fact('came-out'), fact('came-out'), fact('herd'), fact('came-out')];
  let out = '';
  const io = { out: (text: string) => (out += text), terminal: false, columns: 80, colour: false };
  new Screen(io as unknown as Io, table, []).log('player-1', 'all');
  expect(out.split('\n').map((line) => line.replace(/ +BDZ-.*/, ''))).toEqual([
    'A zombie came out of a building, 3 times.',
    'The dead shambled on.',
    'A zombie came out of a building.',
    '',
  ]);
});
