import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { type Board, many, toLanding } from '../testing/boards.js';
import { type Game, game } from '../testing/game.js';

const told = (g: Game, ...names: string[]) =>
  g
    .told('spectator')
    .filter((f) => names.includes(f.is))
    .map((f) => f.is);

describe('Zombie Bite', () => {
  test('[AVZ-4.0-bite] the Zombie player names any location with an Alien, near Zombies or not', () => {
    const g = game({
      phase: 'event',
      tile: 'E5',
      board: { A1: ['trooper'], C3: ['tank', 'ufo'], F5: ['leader', 'rotting'], B2: ['fast'] },
    });
    expect(g.question()).toBe('zombie bite AVZ-4.0-bite');
    expect(g.options()).toEqual(['A1', 'C3', 'F5']);
    expect(g.refused('B2')).toBe('AVZ-4.0-bite');
    expect(g.refused('B5')).toBe('AVZ-4.0-bite');
  });

  test('[AVZ-4.0-bite] a die for each Alien there, and each 5 or 6 takes one', () => {
    const bite = (dice: number[], aliens: Kind[] = ['trooper', 'trooper', 'trooper']) => {
      const g = game({
        phase: 'event',
        tile: 'E5',
        board: { C3: aliens, A1: ['rotting'] },
        dead: many<Kind>(5, 'fast'),
        dice,
      });
      toLanding(g);
      g.done();
      return [
        g.at('C3').filter((k) => k === 'trooper').length,
        g.at('C3').filter((k) => k === 'fast').length,
      ];
    };
    expect(bite([1, 2, 3])).toEqual([3, 0]);
    expect(bite([4, 4, 4])).toEqual([3, 0]);
    expect(bite([5, 4, 4])).toEqual([2, 1]);
    expect(bite([6, 4, 5])).toEqual([1, 2]);
    expect(bite([5, 5, 5])).toEqual([0, 3]);
    expect(bite([6], ['trooper'])).toEqual([0, 1]);
    expect(bite([6, 6, 1, 1, 1], many<Kind>(5, 'trooper'))).toEqual([3, 2]);
  });

  test('[AVZ-4.0-bite] the Alien player chooses whom he loses, as many as the dice say, without saves', () => {
    const g = game({
      phase: 'event',
      tile: 'E5',
      board: { C3: ['trooper', 'tank', 'leader'], D3: ['ufo'] },
      dead: ['fast', 'fast', 'tough'],
      dice: [5, 6, 1],
    });
    g.answer('C3');
    expect(g.question()).toBe('alien bitten AVZ-4.0-bite');
    expect(g.options()).toEqual(['trooper-1', 'tank-1', 'leader-1']);
    expect(g.asked()).toMatchObject({ values: { count: 2, at: 'C3' }, shape: { min: 2, max: 2 } });
    for (const wrong of [
      ['tank-1'],
      ['tank-1', 'trooper-1', 'leader-1'],
      ['tank-1', 'ufo-1'],
      ['tank-1', 'tank-1'],
    ])
      expect(g.refused(wrong)).toBe('AVZ-4.0-bite');
    g.answer(['tank-1', 'leader-1']);
    expect(g.at('C3').slice(0, 1)).toEqual(['trooper']);
    expect([g.where('tank-1'), g.where('leader-1')]).toEqual(['reserve', 'reserve']);
    expect(g.facts('killed')).toEqual([
      {
        is: 'killed',
        cause: 'AVZ-4.0-bite',
        to: 'all',
        counters: ['tank-1', 'leader-1'],
        at: 'C3',
        where: 'reserve',
      },
    ]);
    expect([g.facts('saves'), g.facts('hits')]).toEqual([[], []]);
    g.done();
  });

  test('[AVZ-4.0-bite] when the losses are off, a random dead Zombie stands up for each, ready to act', () => {
    const g = game({
      phase: 'event',
      tile: 'E5',
      board: { C3: ['trooper', 'trooper', 'tank'] },
      dead: ['rotting', 'fast', 'tough', 'rotting-mob'],
      dice: [5, 5, 1, 3],
      draws: [['tough', 'rotting-mob']],
    });
    g.answer(['trooper-1', 'trooper-2']);
    expect(told(g, 'killed', 'returned')).toEqual(['killed', 'returned']);
    expect(g.facts('returned')).toEqual([
      {
        is: 'returned',
        cause: 'AVZ-4.0-bite',
        to: 'all',
        counters: ['tough-1', 'rotting-mob-1'],
        where: 'C3',
        spent: false,
        reveals: true,
      },
    ]);
    expect(g.at('C3')).toEqual(['tank', 'rotting-mob', 'tough']);
    expect(g.deadPile()).toEqual(['rotting', 'fast']);
    g.answer({}).answer(['finish']);
    expect(g.can('tough-1', 'chomp')).toEqual(['C3']);
    expect(g.can('rotting-mob-1', 'attack')).toEqual(['C3']);
    g.done();
  });

  test('[AVZ-D-bite-74] none goes back to the grave', () => {
    const g = game({
      phase: 'event',
      tile: 'E5',
      board: { C3: ['trooper'] },
      dead: ['fast', 'fast', 'tough'],
      dice: [6],
    });
    const before = g.grave().length;
    toLanding(g);
    expect([g.grave().length - before, g.deadPile(), g.facts('returned').length]).toEqual([
      0,
      ['fast', 'tough'],
      1,
    ]);
  });

  test('[AVZ-D-bite-big] one die each whatever the size, and one success kills whoever is chosen', () => {
    for (const kind of ['bfar', 'mutant', 'tank', 'ufo'] as const) {
      const g = game({
        phase: 'event',
        tile: 'E5',
        board: { C3: [kind, 'trooper'] },
        dead: ['fast'],
        dice: [5, 1],
      });
      expect(g.question()).toBe('alien bitten AVZ-4.0-bite');
      g.answer([`${kind}-1`]);
      expect(g.at('C3')).toEqual(['trooper', 'fast']);
      g.done();
    }
  });

  test('[AVZ-D-empty-pile] with too few dead, so many fewer stand up', () => {
    const bite = (dead: Kind[]) => {
      const g = game({
        phase: 'event',
        tile: 'E5',
        board: { C3: ['trooper', 'trooper'] },
        dead,
        dice: [5, 5],
      });
      toLanding(g);
      return [g.at('C3'), g.deadPile(), g.facts('returned').length, g.grave().length];
    };
    expect(bite(['tough', 'fast', 'fast'])).toEqual([['fast', 'fast'], ['tough'], 1, 57]);
    expect(bite(['tough'])).toEqual([['tough'], [], 1, 59]);
    expect(bite([])).toEqual([[], [], 0, 60]);
  });

  test('[AVZ-EX-bite-1] two of three die, two of four dead stand up', () => {
    const g = game({
      phase: 'event',
      tile: 'E5',
      board: { C3: ['tank', 'trooper', 'trooper'] },
      dead: ['rotting', 'rotting-mob', 'fast', 'tough'],
      dice: [5, 2, 6],
      draws: [['fast', 'rotting']],
    });
    const grave = g.grave().length;
    expect(g.question()).toBe('alien bitten AVZ-4.0-bite');
    g.answer(['tank-1', 'trooper-2']);
    expect(g.at('C3')).toEqual(['trooper', 'rotting', 'fast']);
    expect(g.deadPile()).toEqual(['rotting-mob', 'tough']);
    expect(g.grave()).toHaveLength(grave);
    g.done();
  });
});

describe('Laser', () => {
  test('[AVZ-4.0-laser] the Alien player names any location with a Zombie', () => {
    const g = game({
      phase: 'event',
      tile: 'E4',
      board: { A1: ['trooper'], C3: ['tank', 'fast-mob'], F5: ['rotting'] },
    });
    expect(g.question()).toBe('alien laser AVZ-4.0-laser');
    expect(g.options()).toEqual(['C3', 'F5']);
    expect(g.refused('A1')).toBe('AVZ-4.0-laser');
  });

  test('[AVZ-4.0-laser] a die that does not exceed their count kills them all', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const g = game({ phase: 'event', tile: 'E4', board: { C3: many<Kind>(n, 'rotting') }, dice: [die] });
        toLanding(g);
        const burns = die <= n;
        expect([n, die, g.deadPile().length]).toEqual([n, die, burns ? n : 0]);
        expect(g.at('C3')).toHaveLength(burns ? 0 : n);
        expect(g.facts('laser')).toEqual([
          { is: 'laser', cause: 'AVZ-4.0-laser', to: 'all', at: 'C3', die, zombies: n, burns },
        ]);
        expect(g.facts('rolled').map((f) => f.faces)).toEqual([[[die]]]);
        g.done();
      }
  });

  test('[AVZ-4.0-laser] no saves, Mobs count one and die like singles, Aliens are unharmed', () => {
    const board: Board = { C3: ['trooper', 'tank', 'tough', 'tough-mob', 'rotting-mob'] };
    const hit = game({ phase: 'event', tile: 'E4', board, dice: [3] });
    toLanding(hit);
    expect(hit.at('C3')).toEqual(['trooper', 'tank']);
    expect(hit.deadPile()).toEqual(['rotting-mob', 'tough', 'tough-mob']);
    expect(hit.facts('killed')[0]).toMatchObject({ cause: 'AVZ-4.0-laser', where: 'dead-pile', at: 'C3' });
    expect(hit.facts('saves')).toEqual([]);
    hit.done();
    const miss = game({ phase: 'event', tile: 'E4', board, dice: [4] });
    toLanding(miss);
    expect(miss.at('C3')).toEqual(['trooper', 'tank', 'rotting-mob', 'tough', 'tough-mob']);
  });

  test('[AVZ-EX-turn-2-laser] a 4 misses three new Zombies; 1, 2 or 3 kills them', () => {
    for (const [die, left] of [
      [4, 3],
      [1, 0],
      [2, 0],
      [3, 0],
      [5, 3],
      [6, 3],
    ] as const) {
      const g = game({
        phase: 'event',
        tile: 'E4',
        board: { C1: ['rotting', 'rotting', 'fast'], D2: ['tough'], B3: ['rotting'] },
        dice: [die],
      });
      expect(g.options()).toEqual(['C1', 'D2', 'B3']);
      g.answer('C1');
      expect([die, g.at('C1').length, g.deadPile().length]).toEqual([die, left, 3 - left]);
      toLanding(g);
      g.done();
    }
  });
});
