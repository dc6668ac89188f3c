import { describe, expect, test } from 'vitest';
import { type Board, many, street, toLanding } from '../testing/boards.js';
import { game } from '../testing/game.js';

describe('BFAR', () => {
  test('[AVZ-4.0-bfar] the Alien player puts it where no counter is', () => {
    const g = game({
      phase: 'event',
      tile: 'E8',
      board: { A1: ['tank'], C3: ['rotting'] },
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(g.question()).toBe('alien bfar AVZ-4.0-bfar');
    expect(g.options()).toEqual(g.book.locations.filter((at) => at !== 'A1' && at !== 'C3'));
    expect([g.refused('A1'), g.refused('C3')]).toEqual(['AVZ-4.0-bfar', 'AVZ-4.0-bfar']);
    g.answer('C1');
    expect(g.at('C1')).toEqual(['bfar']);
    expect(g.facts('rolled').map((f) => f.label)).toEqual(['missiles']);
    g.done();
  });

  test('[AVZ-D-bfar-none] with no empty location it is discarded', () => {
    const board: Board = { A1: ['tank'], B1: ['rotting'], C1: ['ufo'], D1: ['fast'], E1: ['tough'] };
    const g = game({ phase: 'event', tile: 'E8', files: street('B'.repeat(5)), board });
    toLanding(g);
    expect(g.where('bfar-1')).toBe('reserve');
    expect(g.facts('no-effect').map((f) => f.icon)).toEqual(['bfar']);
    const one = game({
      phase: 'event',
      tile: 'E8',
      files: street('B'.repeat(6)),
      board,
      dice: [1, 1, 1, 1, 1, 1],
    });
    toLanding(one);
    expect(one.where('bfar-1')).toBe('F1');
  });

  const around: Board = {
    B2: ['rotting'],
    C2: ['rotting'],
    D2: ['rotting'],
    B3: ['rotting'],
    D3: ['rotting'],
    B4: ['rotting'],
    C4: ['rotting'],
    D4: ['rotting'],
  };

  test('[AVZ-4.0-missiles] [AVZ-D-bfar-dice] six dice in all, 4 or more takes one', () => {
    const fire = (...dice: number[]) => {
      const g = game({ phase: 'event', tile: 'E8', board: around, dice });
      g.answer('C3');
      expect(g.facts('rolled').map((f) => f.faces)).toEqual([[dice]]);
      if (g.phase === 'event' && dice.some((d) => d >= 4))
        g.answer(g.options().slice(0, dice.filter((d) => d >= 4).length));
      toLanding(g);
      g.done();
      expect(g.facts('missiles')[0]?.wasted).toBe(0);
      return g.deadPile().length;
    };
    expect(fire(1, 2, 3, 3, 3, 3)).toBe(0);
    expect(fire(4, 1, 1, 1, 1, 1)).toBe(1);
    expect(fire(4, 5, 6, 1, 1, 3)).toBe(3);
    expect(fire(4, 4, 4, 4, 4, 4)).toBe(6);
  });

  test('[AVZ-4.0-missiles] the Zombie player chooses among all in the eight locations around', () => {
    const board: Board = {
      ...around,
      B2: ['tough-mob', 'fast'],
      A1: ['fast'],
      C1: ['rotting'],
      E3: ['rotting'],
      A3: ['rotting'],
      C5: ['tough'],
    };
    const g = game({ phase: 'event', tile: 'E8', board, dice: [6, 6, 1, 1, 1, 1] });
    g.answer('C3');
    expect(g.question()).toBe('zombie missiles AVZ-4.0-missiles');
    const near = ['tough-mob-1', 'fast-1', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `rotting-${n}`)];
    expect([...g.options()].sort()).toEqual(near.sort());
    expect(g.asked()).toMatchObject({ values: { count: 2 }, shape: { min: 2, max: 2 } });
    for (const wrong of [
      ['fast-1'],
      ['fast-1', 'rotting-1', 'rotting-2'],
      ['fast-1', 'fast-2'],
      ['fast-1', 'rotting-8'],
      ['fast-1', 'rotting-10'],
      [],
    ])
      expect(g.refused(wrong)).toBe('AVZ-4.0-missiles');
    g.answer(['tough-mob-1', 'rotting-3']);
    expect(g.deadPile()).toEqual(['rotting', 'tough-mob']);
    expect(g.facts('killed').map((f) => [f.cause, f.at, f.where])).toEqual([
      ['AVZ-4.0-missiles', 'B2', 'dead-pile'],
      ['AVZ-4.0-missiles', 'B3', 'dead-pile'],
    ]);
    expect(g.facts('saves')).toEqual([]);
    toLanding(g);
  });

  test('[AVZ-4.0-missiles] at the edge of the town the other edge is not around', () => {
    for (const [at, beyond] of [
      ['E5', ['A1', 'B1', 'C1', 'D1', 'E1', 'F1']],
      ['C1', ['A5', 'B5', 'C5', 'D5', 'E5', 'F5']],
      ['A3', ['F2', 'F3', 'F4']],
      ['F3', ['A2', 'A3', 'A4']],
    ] as const) {
      const board = Object.fromEntries(beyond.map((l) => [l, ['rotting'] as const]));
      const g = game({ phase: 'event', tile: 'E8', board, dice: [6, 6, 6, 6, 6, 6] });
      g.answer(at);
      toLanding(g);
      expect(g.facts('missiles'), at).toMatchObject([{ hits: 6, wasted: 6 }]);
      expect(g.deadPile(), at).toEqual([]);
    }
  });

  test('[AVZ-4.0-missiles] alike Zombies in different locations are a choice', () => {
    const g = game({
      phase: 'event',
      tile: 'E8',
      board: { B3: ['rotting'], D3: ['rotting'] },
      dice: [6, 1, 1, 1, 1, 1],
    });
    g.answer('C3');
    expect(g.options()).toEqual(['rotting-1', 'rotting-2']);
    g.answer(['rotting-2']);
    expect([g.at('B3'), g.at('D3')]).toEqual([['rotting'], []]);
    const same = game({
      phase: 'event',
      tile: 'E8',
      board: { B3: ['rotting', 'rotting'] },
      dice: [6, 1, 1, 1, 1, 1],
    });
    same.answer('C3');
    toLanding(same);
    expect(same.at('B3')).toEqual(['rotting']);
  });

  test('[AVZ-4.0-missiles] successes beyond the Zombies there are wasted', () => {
    const g = game({
      phase: 'event',
      tile: 'E8',
      board: { A2: ['rotting'], B2: ['fast-mob'], C1: ['tough'] },
      dice: [6, 6, 6, 6, 1, 1],
    });
    g.answer('A1');
    toLanding(g);
    expect([g.deadPile(), g.at('C1')]).toEqual([['rotting', 'fast-mob'], ['tough']]);
    expect(g.facts('missiles')).toEqual([
      { is: 'missiles', cause: 'AVZ-4.0-missiles', to: 'all', hits: 4, wasted: 2 },
    ]);
  });

  test('[AVZ-4.0-missiles] where none finds a Zombie nobody is asked', () => {
    const g = game({ phase: 'event', tile: 'E8', board: { B3: ['rotting'] }, dice: many(6, 3) });
    g.answer('C3');
    toLanding(g);
    expect(g.facts('missiles')).toMatchObject([{ hits: 0, wasted: 0 }]);
    expect(g.facts('forced')).toEqual([]);
  });

  test('[AVZ-4.0-missiles] they are fired on landing only', () => {
    const g = game({
      phase: 'event',
      turn: 2,
      tile: 'E8',
      board: { B3: ['rotting'] },
      dice: Array(12).fill(1),
      draws: [['E3']],
    });
    g.answer('C3').answer({});
    expect(g.can('bfar-1', 'attack')).toEqual(['B3']);
    g.answer(['attack bfar-1 > B3']).answer(['finish']);
    g.answer(Object.fromEntries(g.items().map((id) => [id, 'A1'])));
    g.asked();
    expect(g.facts('rolled').map((f) => f.label)).toEqual(['missiles', 'landing', 'attack', 'landing']);
  });

  test('[AVZ-EX-missiles-1] three successes, two Zombies near, both killed, the third is lost', () => {
    const g = game({
      phase: 'event',
      tile: 'E8',
      board: { B2: ['rotting-mob'], C4: ['fast'] },
      dice: [4, 1, 6, 2, 5, 3],
    });
    g.answer('C3');
    toLanding(g);
    expect([g.deadPile(), g.facts('missiles')[0]?.hits, g.facts('missiles')[0]?.wasted]).toEqual([
      ['rotting-mob', 'fast'],
      3,
      1,
    ]);
    g.done();
  });
});
