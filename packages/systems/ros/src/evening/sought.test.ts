import { type AskView, Sfc32, Table } from '@shambles/engine';
import { expect, test } from 'vitest';
import type { Book } from '../book.js';
import { ros } from '../index.js';
import type { View } from '../view.js';
import { places } from './sought.js';

/** What the first survivor to move in a scenario is shown the way to, and the names that the question has. */
function shown(scenario: string) {
  const table = Table.create(ros, { setup: { scenario, options: {} }, seed: 'sought' });
  const random = new Sfc32('sought');
  for (;;) {
    const seat = table.waitingFor[0]!;
    const [ask] = table.asks(seat) as [AskView];
    if (ask.code === 'move' && ask.shape.kind === 'spot' && ask.shape.within > 1)
      return { named: ask.shape.options, found: places(table.view(seat) as View, ask, table.book as Book) };
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random)! });
  }
}

test('[ROS-S-1] the door of the safe house is shown from anywhere on the table', () => {
  const { named, found } = shown('safe-house');
  expect(found).toEqual([
    expect.objectContaining({
      on: 'SAFE-door-1',
      sought: true,
      line: expect.objectContaining({ key: 'move.toward' }),
    }),
  ]);
  // The question itself names only what is near.
  expect(named.some(({ on }) => on === 'SAFE-door-1')).toBe(false);
});

test('[ROS-S-3] [ROS-S-4] [ROS-S-2] the doors of houses with what is sought, and what the question names only once', () => {
  const { named, found } = shown('trapped');
  expect(found.map(({ on }) => on).sort()).toEqual([
    'B1-door-1',
    'B2-door-1',
    'B2-door-2',
    'B3-door-1',
    'B4-door-1',
    'B5-door-1',
  ]);
  expect(found.filter(({ option }) => option !== undefined).length).toBeGreaterThan(0);
  for (const { on, option } of found) expect(option).toBe(named.find((o) => o.on === on)?.id);
  expect(shown('pick-up').found.map(({ on }) => on)).toEqual(['B5-door-1', 'B5-door-2', 'B5-door-3']);
  // Where the supplies are, nobody knows yet.
  expect(shown('supply-run').found).toEqual([]);
});
