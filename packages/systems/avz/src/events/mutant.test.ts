import { describe, expect, test } from 'vitest';
import { type Board, street, toLanding } from '../testing/boards.js';
import { game } from '../testing/game.js';

describe('Mutant', () => {
  test('[AVZ-4.0-mutant] the Alien player picks a Trooper on the board, wherever one is', () => {
    const g = game({
      phase: 'event',
      tile: 'E7',
      board: { A1: ['trooper', 'tank'], C3: ['ufo', 'leader'], F5: ['trooper', 'fast'] },
    });
    expect(g.question()).toBe('alien mutate AVZ-4.0-mutant');
    expect(g.options()).toEqual(['A1', 'F5']);
    expect(g.refused('C3')).toBe('AVZ-4.0-mutant');
    g.answer('A1');
    expect([g.at('A1'), g.at('F5')]).toEqual([
      ['tank', 'mutant'],
      ['trooper', 'fast'],
    ]);
    expect(g.question()).toBe('alien rampage AVZ-4.0-rampage');
  });

  test('[AVZ-D-trooper-swap] the Trooper goes to the reserve, may land again, and was not killed', () => {
    const g = game({ phase: 'event', tile: 'E7', board: { A1: ['trooper'] }, dead: ['fast'], dice: [1] });
    g.answer([]);
    expect([g.where('trooper-1'), g.where('mutant-1')]).toEqual(['reserve', 'A1']);
    expect([g.facts('killed'), g.facts('returned'), g.deadPile()]).toEqual([[], [], ['fast']]);
    expect(g.facts('swapped')).toEqual([
      {
        is: 'swapped',
        cause: 'AVZ-4.0-mutant',
        to: 'all',
        trooper: 'trooper-1',
        mutant: 'mutant-1',
        at: 'A1',
      },
    ]);
    expect(g.items()).toContain('trooper-1');
    expect(g.items()).not.toContain('mutant-1');
    g.answer({ 'trooper-1': 'B1' });
    expect(g.where('trooper-1')).toBe('B1');
  });

  test('[AVZ-4.0-mutant] without a Trooper on the board the event is discarded', () => {
    const g = game({ phase: 'event', tile: 'E7', board: { A1: ['tank', 'ufo', 'leader'], C3: ['rotting'] } });
    toLanding(g);
    expect(g.where('mutant-1')).toBe('reserve');
    expect(g.facts('no-effect').map((f) => f.icon)).toEqual(['mutant']);
  });

  test('[AVZ-4.0-mutant] stacking is checked after the Alien actions, not now', () => {
    const g = game({
      phase: 'event',
      tile: 'E7',
      board: { A1: ['trooper', 'trooper', 'tank', 'ufo'] },
      dice: [1],
    });
    g.answer([]);
    expect(g.at('A1')).toEqual(['trooper', 'ufo', 'tank', 'mutant']);
    expect(g.question()).toBe('alien landing AVZ-3.2');
    g.answer({});
    expect(g.question()).toBe('alien alien-orders AVZ-3.3');
    g.answer(['finish']);
    expect(g.question()).toBe('alien stacking AVZ-6.4b');
  });
});

describe('rampage', () => {
  const START: Board = { A1: ['trooper'] };
  const mutates = (board: Board, options: { [id: string]: string } = {}) =>
    game({ phase: 'event', tile: 'E7', board, options });

  test('[AVZ-4.0-rampage] [AVZ-D-rampage-6] up to six locations; a table option sets five', () => {
    const path = ['B1', 'C1', 'D1', 'E1', 'F1', 'F2', 'F3'];
    for (const [options, most] of [
      [{}, 6],
      [{ rampage: '6' }, 6],
      [{ rampage: '5' }, 5],
    ] as const) {
      const g = mutates(START, options);
      expect(g.asked()).toMatchObject({
        seat: 'alien',
        values: { most },
        shape: { kind: 'path', from: 'A1', max: most },
      });
      expect(g.refused(path.slice(0, most + 1))).toBe('AVZ-4.0-rampage');
      g.answer(path.slice(0, most));
      expect(g.where('mutant-1')).toBe(path[most - 1]);
    }
    const none = mutates(START);
    none.answer([]);
    expect(none.where('mutant-1')).toBe('A1');
    const one = mutates({ ...START, A2: ['rotting', 'fast'] });
    one.answer(['A2']);
    expect(one.where('mutant-1')).toBe('A2');
    expect(one.question()).toBe('zombie trampled AVZ-4.0-rampage');
    expect(one.view('alien').counters.filter((c) => c.spent)).toEqual([]); // a rampage is no action
  });

  test('[AVZ-4.0-rampage] edge by edge, none entered twice', () => {
    const g = mutates(START);
    expect(g.options()).toEqual(['B1', 'A2']);
    expect(g.refused(['B2'])).toBe('AVZ-1.0-crosswalk');
    expect(g.refused(['C1'])).toBe('AVZ-1.0-crosswalk');
    expect(g.refused(['A1'])).toBe('AVZ-1.0-crosswalk');
    expect(g.refused(['B1', 'C2'])).toBe('AVZ-1.0-crosswalk');
    expect(g.refused(['B1', 'B2', 'B1'])).toBe('AVZ-4.0-rampage');
    expect(g.refused(['B1', 'A1', 'A2', 'A1'])).toBe('AVZ-4.0-rampage');
    expect(g.refused('B1')).toBe('AVZ-4.0-rampage');
  });

  test('[AVZ-4.0-rampage] terrain costs nothing extra', () => {
    const files = { board: { rows: ['BPPPPPPP'] } };
    const g = game({ phase: 'event', tile: 'E7', board: START, files });
    g.answer(['B1', 'C1', 'D1', 'E1', 'F1', 'G1']);
    expect(g.where('mutant-1')).toBe('G1');
  });

  test('[AVZ-4.0-rampage] in each location with Zombies their player gives up one, location by location', () => {
    const board: Board = {
      A1: ['trooper'],
      B1: ['rotting', 'tough-mob', 'fast'],
      C1: [],
      D1: ['rotting', 'fast'],
      E1: ['fast-mob'],
    };
    const g = mutates(board);
    g.answer(['B1', 'C1', 'D1', 'E1']);
    expect(g.question()).toBe('zombie trampled AVZ-4.0-rampage');
    expect([g.asked().values, g.options()]).toEqual([{ at: 'B1' }, ['rotting-1', 'fast-1', 'tough-mob-1']]);
    expect(g.where('mutant-1')).toBe('B1');
    expect(g.refused('rotting-2')).toBe('AVZ-4.0-rampage');
    g.answer('tough-mob-1');
    expect([g.asked().values, g.options()]).toEqual([{ at: 'D1' }, ['rotting-2', 'fast-2']]);
    expect(g.deadPile()).toEqual(['tough-mob']);
    g.answer('rotting-2');
    expect(g.deadPile()).toEqual(['rotting', 'fast-mob', 'tough-mob']);
    expect([g.at('B1'), g.at('D1'), g.at('E1')]).toEqual([['rotting', 'fast'], ['fast'], ['mutant']]);
    expect(g.facts('killed').map((f) => [f.cause, f.at, f.where, f.counters.length])).toEqual(
      ['B1', 'D1', 'E1'].map((at) => ['AVZ-4.0-rampage', at, 'dead-pile', 1]),
    );
    expect([g.facts('rolled'), g.facts('saves')]).toEqual([[], []]);
  });

  test('[AVZ-D-rampage-stop] neither Zombies on the way nor a Fast Zombie at the start stop it', () => {
    const g = mutates({ A1: ['trooper', 'fast', 'fast-mob'], B1: ['fast'], C1: ['rotting'], D1: [] });
    g.answer(['B1', 'C1', 'D1']);
    expect([g.where('mutant-1'), g.at('A1'), g.deadPile()]).toEqual([
      'D1',
      ['fast', 'fast-mob'],
      ['rotting', 'fast'],
    ]);
  });

  test('[AVZ-D-rampage-start] none dies where it appears; it may come back there once and kills one then', () => {
    const stay = mutates({ A1: ['trooper', 'rotting', 'rotting'] });
    stay.answer([]);
    expect(stay.deadPile()).toEqual([]);
    const back = mutates({ A1: ['trooper', 'rotting', 'rotting'] });
    back.answer(['B1', 'A1']);
    expect([back.where('mutant-1'), back.deadPile(), back.at('A1')]).toEqual([
      'A1',
      ['rotting'],
      ['mutant', 'rotting'],
    ]);
  });

  test('[AVZ-4.0-rampage] this turn it acts normally as well, next turn it does not rampage', () => {
    const g = game({
      phase: 'event',
      turn: 2,
      tile: 'E7',
      files: street('B'.repeat(21)),
      board: { A1: ['trooper'] },
      dice: [1],
      draws: [['E3']],
    });
    g.answer(['B1', 'C1', 'D1', 'E1', 'F1', 'G1']).answer({});
    expect(g.can('mutant-1', 'move')).toEqual(['B1', 'C1', 'D1', 'E1', 'F1', 'H1', 'I1', 'J1', 'K1', 'L1']);
    g.answer(['move mutant-1 > L1']);
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    g.answer(Object.fromEntries(g.items().map((id) => [id, 'A1'])));
    expect(g.run('landing')).toBeUndefined();
    expect(g.facts('rampage')).toHaveLength(1);
  });

  test('[AVZ-EX-rampage-1] six locations with parks; three Zombies die, one of B1 by choice', () => {
    const board: Board = {
      A1: ['trooper'],
      B1: ['rotting', 'fast', 'tough'],
      D2: ['rotting-mob'],
      D4: ['fast'],
    };
    const g = mutates(board);
    g.answer(['B1', 'C1', 'D1', 'D2', 'D3', 'D4']);
    expect(g.options()).toEqual(['rotting-1', 'fast-1', 'tough-1']);
    g.answer('tough-1');
    expect(g.where('mutant-1')).toBe('D4');
    expect(g.deadPile()).toEqual(['rotting-mob', 'fast', 'tough']);
    expect([g.at('B1'), g.at('D2'), g.at('D4')]).toEqual([['rotting', 'fast'], [], ['mutant']]);
    toLanding(g);
    g.done();
  });
});
