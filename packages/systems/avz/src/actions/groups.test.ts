import { describe, expect, test } from 'vitest';
import { street } from '../testing/boards.js';
import { type Game, game } from '../testing/game.js';

describe('actions', () => {
  const verbs = (g: Game) => g.orders().verbs.map((v) => v.verb);
  const stacks = (g: Game) => g.orders().stacks.map((s) => `${s.at} ${s.units.join(' ')}`);

  test('[AVZ-3.3] every Alien on the board may Move, Attack, Blast Em or pass, those that landed too', () => {
    const g = game({ phase: 'landing', board: { C3: ['tank'], B5: ['rotting'] }, dice: [6] });
    g.answer({ 'ufo-1': 'A1', 'tank-2': 'B4' });
    expect(g.question()).toBe('alien alien-orders AVZ-3.3');
    expect([...verbs(g)].sort()).toEqual(['attack', 'blast', 'move', 'pass']);
    expect(stacks(g).sort()).toEqual(['A1 ufo-1', 'B4 tank-2', 'C3 tank-1']);
    expect(g.can('tank-2', 'attack')).toEqual([]); // B5 is a park
    expect(g.refused(['chomp tank-1'])).toBe('AVZ-5.0-once');
  });

  test('[AVZ-3.3] in any order, and ending the phase passes the rest', () => {
    const board = { C3: ['tank', 'trooper'], A1: ['ufo'], F5: ['rotting'] } as const;
    const g = game({ board });
    g.answer(['move trooper-1 > C2']).answer(['move ufo-1 > B1']);
    expect(stacks(g)).toEqual(['C3 tank-1']);
    g.answer(['finish']);
    expect(g.at('C3')).toEqual(['tank']);
    expect(g.question()).toBe('zombie zombie-orders AVZ-3.4');
    const h = game({ board });
    h.answer(['move ufo-1 > B1']).answer(['move tank-1 > C2']).answer(['pass trooper-1']);
    expect(h.question()).toBe('zombie zombie-orders AVZ-3.4');
  });

  test('[AVZ-3.3] Aliens in the reserve do not act', () => {
    expect(game({ board: { C3: ['tank'] } }).refused(['pass tank-2'])).toBe('AVZ-5.0-once');
  });

  test('[AVZ-3.4] every Zombie on the board may Move, Attack, Chomp Em or pass, those that spawned too', () => {
    const board = { C3: ['rotting', 'tank'], E5: ['fast'] } as const;
    const g = game({ phase: 'spawn', tile: 'E3', board, grave: ['tough', 'tough'], dice: [1] });
    g.answer({ 'tough-1': 'A1', 'tough-2': 'F1' }).answer({}).answer(['finish']);
    expect(g.question()).toBe('zombie zombie-orders AVZ-3.4');
    expect([...verbs(g)].sort()).toEqual(['attack', 'chomp', 'move', 'pass']);
    expect(stacks(g).sort()).toEqual(['A1 tough-1', 'C3 rotting-1', 'E5 fast-1', 'F1 tough-2']);
    expect(g.can('tough-1', 'move')).toEqual(['B1', 'A2', 'B2']);
    expect(g.refused(['blast rotting-1'])).toBe('AVZ-5.0-once');
    expect(g.refused(['pass fast-2'])).toBe('AVZ-5.0-once');
  });

  test('[AVZ-3.4] in any order, and ending the phase passes the rest', () => {
    const g = game({ phase: 'zombie-actions', turn: 2, board: { C3: ['rotting'], E5: ['fast'] } });
    g.answer(['move fast-1 > E4']);
    expect(stacks(g)).toEqual(['C3 rotting-1']);
    g.answer(['finish']);
    g.run('reveal');
    expect([g.turn, g.at('C3'), g.at('E4')]).toEqual([3, ['rotting'], ['fast']]);
  });
});

describe('groups', () => {
  test('[AVZ-3.5-group] counters of one location move as one, or one at a time', () => {
    const board = { C3: ['tank', 'trooper', 'trooper'] } as const;
    const g = game({ board });
    g.answer(['move tank-1 trooper-2 > C2']);
    expect([g.at('C2'), g.at('C3')]).toEqual([['trooper', 'tank'], ['trooper']]);
    expect(g.facts('moved')).toHaveLength(1);
    expect(g.facts('moved')[0]?.counters).toEqual(['trooper-2', 'tank-1']);
    expect(g.refused(['move trooper-2 > C1'])).toBe('AVZ-5.0-once');
    const h = game({ board });
    h.answer(['move tank-1 > C2', 'move trooper-1 > D3', 'move trooper-2 > B3']);
    expect([h.at('C2'), h.at('D3'), h.at('B3')]).toEqual([['tank'], ['trooper'], ['trooper']]);
  });

  test('[AVZ-3.5-group] a group starts in one location', () => {
    const g = game({ board: { C3: ['tank'], C2: ['trooper'] } });
    expect(g.refused(['move tank-1 trooper-1 > D3'])).toBe('AVZ-3.5-group');
    expect(g.refused(['pass tank-1 trooper-1'])).toBe('AVZ-3.5-group');
    const z = game({ phase: 'zombie-actions', board: { C3: ['rotting', 'tank'], C2: ['fast'] } });
    expect(z.refused(['attack rotting-1 fast-1 > C3'])).toBe('AVZ-3.5-group');
  });

  test('[AVZ-3.5-group] a group makes one combined attack', () => {
    const board = { C3: ['tank', 'trooper', 'ufo', 'tough', 'tough', 'rotting', 'fast-mob'] } as const;
    const a = game({ board, dice: [1, 1, 1, 1] });
    a.answer(['attack tank-1 trooper-1']);
    expect(a.facts('hits').map((f) => f.on)).toEqual([[{ kind: 'alien', dice: 4, from: 4 }]]);
    a.done();
    const z = game({ phase: 'zombie-actions', board, dice: [1, 1, 1, 1, 1] });
    z.answer(['attack tough-1 tough-2 rotting-1 fast-mob-1']);
    expect(z.facts('hits').map((f) => f.on)).toEqual([
      [
        { kind: 'rotting', dice: 1, from: 4 },
        { kind: 'fast', dice: 2, from: 5 },
        { kind: 'tough', dice: 2, from: 3 },
      ],
    ]);
    z.done();
    const apart = game({ board, dice: [1, 1, 1, 1] });
    apart.answer(['attack tank-1']).answer(['attack trooper-1']);
    expect(apart.facts('hits').map((f) => f.on[0]?.dice)).toEqual([3, 1]);
    apart.done();
  });

  test('[AVZ-3.5-group] [AVZ-D-group-move] a group has the points of its slowest member', () => {
    const files = street('B'.repeat(13));
    const aliens = { A1: ['mutant', 'bfar', 'trooper'] } as const;
    const goes = (who: string, to: string) =>
      game({ board: aliens, files })
        .answer([`move ${who} > ${to}`])
        .at(to).length;
    const stops = (who: string, to: string) =>
      game({ board: aliens, files }).refused([`move ${who} > ${to}`]);
    expect([goes('mutant-1', 'F1'), stops('mutant-1', 'G1')]).toEqual([1, 'AVZ-6.0']);
    expect([goes('mutant-1 bfar-1', 'E1'), stops('mutant-1 bfar-1', 'F1')]).toEqual([2, 'AVZ-6.0']);
    expect([goes('mutant-1 bfar-1 trooper-1', 'D1'), stops('mutant-1 bfar-1 trooper-1', 'E1')]).toEqual([
      3,
      'AVZ-6.0',
    ]);
    const z = (who: string, to: string) =>
      game({ phase: 'zombie-actions', board: { A1: ['fast', 'fast', 'rotting', 'tough'] }, files }).refused([
        `move ${who} > ${to}`,
      ]);
    expect([
      z('fast-1 fast-2', 'F1'),
      z('fast-1 rotting-1', 'E1'),
      z('fast-1 rotting-1 tough-1', 'D1'),
    ]).toEqual(Array(3).fill('AVZ-6.0'));
    const ok = game({ phase: 'zombie-actions', board: { A1: ['fast', 'fast', 'rotting', 'tough'] }, files });
    ok.answer(['move fast-1 fast-2 > E1']).answer(['move rotting-1 tough-1 > C1']);
    expect([ok.at('E1'), ok.at('C1')]).toEqual([
      ['fast', 'fast'],
      ['rotting', 'tough'],
    ]);
  });

  test('[AVZ-3.5-group] [AVZ-D-group-move] it pays two for a park unless all fly', () => {
    const files = street('BPPBBBBB');
    const board = { A1: ['ufo', 'ufo', 'tank', 'mutant'] } as const;
    const g = () => game({ board, files });
    expect(g().answer(['move ufo-1 ufo-2 > G1']).at('G1')).toEqual(['ufo', 'ufo']);
    expect(g().refused(['move ufo-1 tank-1 > C1'])).toBe('AVZ-6.1');
    expect(g().answer(['move ufo-1 tank-1 > B1']).at('B1')).toEqual(['ufo', 'tank']);
    // Five points: two parks and one more.
    expect(g().answer(['move ufo-1 mutant-1 > D1']).at('D1')).toEqual(['ufo', 'mutant']);
    expect(g().refused(['move ufo-1 mutant-1 > E1'])).toBe('AVZ-6.1');
  });

  test('[AVZ-3.5-group] [AVZ-D-group-move] it ends where any member must stop', () => {
    const files = street('BBBBBBB');
    const board = { A1: ['ufo', 'tank', 'ufo'], B1: ['rotting'] } as const;
    expect(game({ board, files }).refused(['move ufo-1 tank-1 > C1'])).toBe('AVZ-6.2');
    expect(game({ board, files }).answer(['move ufo-1 tank-1 > B1']).at('B1')).toEqual([
      'ufo',
      'tank',
      'rotting',
    ]);
    expect(game({ board, files }).answer(['move ufo-1 ufo-2 > C1']).at('C1')).toEqual(['ufo', 'ufo']);
    const zombies = { A1: ['fast', 'fast', 'rotting'], B1: ['trooper', 'tough'] } as const;
    const z = () => game({ phase: 'zombie-actions', board: zombies, files });
    expect(z().refused(['move fast-1 rotting-1 > C1'])).toBe('AVZ-6.2');
    expect(z().answer(['move fast-1 rotting-1 > B1']).at('B1')).toEqual([
      'trooper',
      'rotting',
      'fast',
      'tough',
    ]);
    expect(z().answer(['move fast-1 fast-2 > E1']).at('E1')).toEqual(['fast', 'fast']);
  });

  test('[AVZ-3.5-group] [AVZ-D-group-move] it is held when any member is', () => {
    const board = { C3: ['ufo', 'ufo', 'tank', 'fast'] } as const;
    expect(game({ board }).refused(['move ufo-1 tank-1 > C2'])).toBe('AVZ-6.4a');
    expect(game({ board }).answer(['move ufo-1 ufo-2 > C2']).at('C2')).toEqual(['ufo', 'ufo']);
  });
});
