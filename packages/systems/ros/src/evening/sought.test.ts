import { type AskView, Sfc32, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Book } from '../book.js';
import { ros } from '../index.js';
import type { Thing } from '../kinds.js';
import type { Person } from '../state.js';
import { game, type Situation } from '../testing/game.js';
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

describe('on a table with one house', () => {
  const map: Situation['map'] = {
    buildings: [
      {
        id: 'B',
        name: 'House',
        levels: 1,
        rect: [60, 30, 80, 50],
        doors: [{ id: 'D', at: [60, 40], type: 'standard' }],
      },
    ],
    places: [
      { id: 'S', kind: 'shelter', at: [70, 40], data: { building: 'B' } },
      { id: 'X', kind: 'exit', name: 'Exit', rect: [0, 80, 20, 90] },
      { id: 'Q', kind: 'seated', at: [40, 60] },
      { id: 'L', kind: 'landing', at: [70, 45], level: 1, data: { from: 1, to: 9 } },
    ],
  };
  const ids = (scenario: Situation['scenario'], me: Partial<Person> = {}, more: Situation = {}) => {
    const people = {
      'survivor-1': { x: 30, y: 40, play: 'run' as const, ...me },
      'survivor-2': { x: 10, y: 10 },
      ...more.people,
    };
    const g = game({
      step: 5,
      options: { survivors: '2' },
      seated: { Q: 'nps steady' },
      ...more,
      scenario,
      map,
      people,
    });
    const ask = { code: 'move', shape: g.asked().shape } as AskView;
    return places(g.view('survivor-1'), ask, g.book).map(({ on }) => on);
  };

  test('[ROS-S-1] the door leads in, and is no goal for whoever is inside', () => {
    expect(ids('safe-house')).toEqual(['D']);
    expect(ids('safe-house', { x: 70, y: 40 })).toEqual([]);
  });

  test('[ROS-S-2] a supply that is known, or in a house; the exit for whoever has one', () => {
    const find = (x: number, things: Thing[] | null) => ({
      state: { finds: [{ id: 'find-1', x, y: 40, level: 0, things, open: things !== null }] },
    });
    expect(ids('supply-run', {}, find(40, ['food supply']))).toEqual(['find-1']);
    expect(ids('supply-run', {}, find(70, ['food supply']))).toEqual(['D']);
    expect(ids('supply-run', {}, find(40, ['shotgun reload']))).toEqual([]);
    expect(ids('supply-run', {}, find(40, null))).toEqual([]);
    expect(ids('supply-run', { minor: ['food supply'] })).toEqual(['X']);
  });

  test('[ROS-S-3] whoever sits there, until somebody has come along; [ROS-S-4] the house under the helicopter', () => {
    expect(ids('trapped')).toEqual(['Q']);
    const freed = { people: { 'nps-1': { kind: 'nps' as const, x: 34, y: 44 } } };
    expect(ids('trapped', {}, freed)).toEqual(['X']);
    expect(ids('pick-up')).toEqual(['D']);
  });
});
