import { type AskView, Sfc32, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { amz } from '../index.js';
import { game } from '../testing/game.js';

const RED = { quality: 'trained', professional: true, fighters: 2 } as const;

describe('[AMZ-turn-08-activate] [AMZ-turn-10-loop] [AMZ-D-step10]', () => {
  test('units are picked one after the other, each once, until all have been activated', () => {
    const g = game({ units: { red: { ...RED, at: [5, 5] }, blue: { ...RED, at: [20, 20] } } }).run();
    expect(g.question()).toBe('living activate AMZ-turn-08-activate');
    expect(g.options()).toEqual(['red', 'blue']);
    g.answer('blue', 'move-fire stationary');
    expect(g.state.stage).toBe('living');
    // The last remaining unit is picked automatically.
    g.run();
    expect(g.state.active?.unit).toBe('red');
    g.answer('move-fire stationary').run(1);
    expect(g.state.stage).toBe('random');
  });

  test('a unit that is not on the table yet is told apart [AMZ-sc3]', () => {
    const keys = (scenario: string) => {
      const table = Table.create(amz, { setup: { scenario, options: {} }, seed: 'enter' });
      const random = new Sfc32(scenario);
      for (let seat = table.waitingFor[0]; seat; seat = table.waitingFor[0]) {
        const [{ id, at, code }] = table.asks(seat) as [AskView];
        if (code === 'activate') break;
        table.answer({ seat, ask: id, at, value: table.sample(seat, random) ?? null });
      }
      const [{ shape }] = table.asks('living') as [AskView];
      const options = shape.kind === 'choose' ? shape.options : [];
      return new Set(options.map(({ line }) => line.key));
    };
    expect([...keys('shopping-list')]).toEqual(['activate.enters']);
    expect([...keys('night-at-the-clinic')]).toEqual(['activate.unit']);
  });

  test('not those who wait for something, nor those who lost their activation [AMZ-sc1] [AMZ-cc-forfeit]', () => {
    const g = game({
      units: { red: { ...RED, at: [5, 5], waits: 'seen' }, blue: { ...RED, at: [20, 20], done: true } },
    }).step();
    expect(g.state.stage).toBe('random');
  });
});
