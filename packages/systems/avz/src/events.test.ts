import { describe, expect, test } from 'vitest';
import type { Kind } from './index.js';
import { type Game, game } from './testing.js';

type Board = { readonly [at: string]: readonly Kind[] };

/** One turn's events: five tiles, the first of them with these icons. */
const icons = (...mine: string[]) => ({
  tiles: {
    tiles: [mine, ['laser'], ['laser'], ['laser'], ['laser']].map((icons, i) => ({
      tile: `T${i}`,
      number: 3,
      icons,
    })),
  },
});
/** The event step up to the landing, with nobody asked any more. */
const toLanding = (g: Game) => {
  expect(g.run('landing')).toBeUndefined();
  expect(g.phase).toBe('landing');
};
const street = (n: number) => ({ board: { rows: ['B'.repeat(n)] } });
const many = (kind: Kind, n: number): Kind[] => Array(n).fill(kind);
const told = (g: Game, ...names: string[]) =>
  g
    .told('spectator')
    .filter((f) => names.includes(f.is))
    .map((f) => f.is);

describe('icons', () => {
  test('[AVZ-4.0-icons] red icons are done by the Zombie player, blue ones by the Alien player', () => {
    const board: Board = { A1: ['trooper'], B1: ['trooper'], C3: ['rotting'], D3: ['fast'] };
    const ask = (tile: string) => game({ phase: 'event', tile, board }).question();
    expect(ask('E5')).toBe('zombie bite AVZ-4.0-bite');
    expect(ask('E4')).toBe('alien laser AVZ-4.0-laser');
    expect(ask('E2')).toBe('zombie spawn AVZ-4.0-rise-spawn');
    expect(ask('E7')).toBe('alien mutate AVZ-4.0-mutant');
    expect(ask('E8')).toBe('alien bfar AVZ-4.0-bfar');
  });

  test('[AVZ-4.0-icons] Laser and Zombie Bite happen once for each icon', () => {
    const board: Board = { A1: ['trooper'], B1: ['trooper'], C3: ['rotting'], D3: ['fast'], E3: ['fast'] };
    const one = game({ phase: 'event', tile: 'E4', board, dice: [6] });
    one.answer('C3');
    toLanding(one);
    one.done();
    const two = game({ phase: 'event', tile: 'E9', board, dice: [6, 6] });
    two.answer('C3');
    expect(two.question()).toBe('alien laser AVZ-4.0-laser');
    two.answer('D3');
    toLanding(two);
    two.done();
    const bites = game({ phase: 'event', tile: 'E1', board, dice: [1, 1] });
    bites.answer('A1').answer('B1');
    toLanding(bites);
    bites.done();
    const bite = game({ phase: 'event', tile: 'E6', board, dice: [1] });
    bite.answer('A1');
    toLanding(bite);
    bite.done();
  });

  test('[AVZ-4.0-icons] the result of one is known before the next target is chosen; the same may be chosen again', () => {
    const board: Board = { C3: ['rotting', 'rotting'], D3: ['fast'], E3: ['fast'] };
    const g = game({ phase: 'event', tile: 'E10', board, dice: [2, 1] });
    expect(g.options()).toEqual(['C3', 'D3', 'E3']);
    g.answer('C3');
    expect(g.deadPile()).toEqual(['rotting', 'rotting']);
    expect(g.options()).toEqual(['D3', 'E3']);
    const again = game({ phase: 'event', tile: 'E10', board, dice: [3, 2] });
    again.answer('C3');
    expect(again.at('C3')).toEqual(['rotting', 'rotting']);
    expect(again.options()).toEqual(['C3', 'D3', 'E3']);
    again.answer('C3');
    expect(again.at('C3')).toEqual([]);
    again.done();
  });

  test('[AVZ-D-icon-order] icons of different kinds go from left to right', () => {
    const board: Board = { A1: ['trooper', 'tank'], B1: ['ufo'], C3: ['rotting'], D3: ['fast'] };
    const g = game({ phase: 'event', tile: 'T0', files: icons('laser', 'zombie_bite'), board, dice: [6, 1] });
    expect(g.question()).toBe('alien laser AVZ-4.0-laser');
    g.answer('C3');
    expect(g.question()).toBe('zombie bite AVZ-4.0-bite');
    g.answer('B1');
    toLanding(g);
    const h = game({
      phase: 'event',
      tile: 'T0',
      files: icons('zombie_bite', 'laser', 'mutant'),
      board,
      dice: [1, 6],
    });
    expect(h.question()).toBe('zombie bite AVZ-4.0-bite');
    h.answer('B1');
    expect(h.question()).toBe('alien laser AVZ-4.0-laser');
    h.answer('C3');
    expect(h.question()).toBe('alien rampage AVZ-4.0-rampage');
    h.answer([]);
    toLanding(h);
    expect(h.facts('icon').map((f) => f.icon)).toEqual(['zombie_bite', 'laser', 'mutant']);
  });

  test('[AVZ-D-no-target] an icon without a target is discarded; with one it must be used', () => {
    const discarded = (tile: string, board: Board) => {
      const g = game({ phase: 'event', tile, board });
      toLanding(g);
      g.done();
      return g.facts('no-effect').map((f) => `${f.icon} ${f.cause}`);
    };
    expect(discarded('E5', { C3: ['rotting'] })).toEqual(['zombie_bite AVZ-D-no-target']);
    expect(discarded('E1', { C3: ['rotting'] })).toEqual(Array(2).fill('zombie_bite AVZ-D-no-target'));
    expect(discarded('E9', { C3: ['tank'] })).toEqual(Array(2).fill('laser AVZ-D-no-target'));
    const poor = game({ phase: 'event', tile: 'E4', board: { C3: ['tank', 'rotting'], D3: ['rotting'] } });
    for (const none of ['', 'none', null, [], 'B2']) expect(poor.refused(none)).toBe('AVZ-4.0-laser');
    const only = game({ phase: 'event', tile: 'E4', board: { C3: ['tank', 'rotting'] }, dice: [1] });
    toLanding(only);
    expect(only.deadPile()).toEqual(['rotting']);
    only.done();
  });
});

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
        dead: many('fast', 5),
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
    expect(bite([6, 6, 1, 1, 1], many('trooper', 5))).toEqual([3, 2]);
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
        const g = game({ phase: 'event', tile: 'E4', board: { C3: many('rotting', n) }, dice: [die] });
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

describe('Zombie Claw', () => {
  const BOARD: Board = { C3: ['trooper', 'ufo', 'tank', 'leader', 'mutant', 'bfar'], D3: ['rotting'] };
  const clawed = (board: Board, dice: readonly number[] = []) => game({ board, claw: true, dice });

  test('[AVZ-4.0-claw] the icon sets it, asks nobody and touches nothing else', () => {
    const g = game({ phase: 'event', tile: 'E3', board: BOARD });
    expect(g.view('alien').claw).toBe(false);
    toLanding(g);
    expect([g.view('alien').claw, g.view('zombie').claw, g.view('alien').rise]).toEqual([true, true, false]);
    expect(g.facts('claw')).toEqual([{ is: 'claw', cause: 'AVZ-4.0-claw', to: 'all' }]);
  });

  test('[AVZ-4.0-claw] who does not fly can neither Move nor Attack, not even without moving', () => {
    const board: Board = { C3: [...(BOARD.C3 as Kind[]), 'fast'], D3: ['rotting'] };
    const g = clawed(board);
    for (const id of ['trooper-1', 'tank-1', 'leader-1', 'mutant-1', 'bfar-1']) {
      expect([id, g.can(id, 'move'), g.can(id, 'attack')]).toEqual([id, [], []]);
      expect([id, g.can(id, 'blast'), g.can(id, 'pass')]).toEqual([id, ['C3'], ['C3']]);
      expect(g.refused([`move ${id} > C2`])).toBe('AVZ-4.0-claw');
      expect(g.refused([`attack ${id}`])).toBe('AVZ-4.0-claw');
      expect(g.refused([`attack ${id} > D3`])).toBe('AVZ-4.0-claw');
    }
    g.answer(['pass leader-1']);
    const blast = clawed({ C3: ['trooper', 'fast'] }, [1]);
    blast.answer(['blast trooper-1']);
    blast.done();
  });

  test('[AVZ-4.0-claw] UFOs may do anything', () => {
    const g = clawed({ C3: ['ufo', 'rotting'], D3: ['fast'], C1: ['tough'] });
    expect(g.can('ufo-1', 'attack')).toEqual(['C3', 'D3']);
    expect(g.can('ufo-1', 'move')).toHaveLength(29);
    expect(g.can('ufo-1', 'blast')).toEqual(['C3']);
  });

  test('[AVZ-4.0-claw] [AVZ-D-group-move] one member that does not fly grounds its group', () => {
    const board: Board = { C3: ['ufo', 'ufo', 'tank', 'rotting'] };
    expect(clawed(board).refused(['move ufo-1 tank-1 > C2'])).toBe('AVZ-4.0-claw');
    expect(clawed(board).refused(['attack ufo-1 ufo-2 tank-1'])).toBe('AVZ-4.0-claw');
    expect(clawed(board).answer(['move ufo-1 ufo-2 > C2']).at('C2')).toEqual(['ufo', 'ufo']);
    const blast = clawed(board, [1, 1, 1, 1, 1]);
    blast.answer(['blast ufo-1 tank-1']);
    blast.done();
    const all = clawed(board, [1, 1, 1, 1]);
    all.answer(['attack all']);
    expect(all.facts('acted').map((f) => f.counters)).toEqual([['ufo-1', 'ufo-2']]);
    all.done();
  });

  test('[AVZ-4.0-claw] Zombies are not grounded', () => {
    const g = game({ phase: 'zombie-actions', claw: true, board: { C3: ['rotting'], D3: ['trooper'] } });
    expect(g.can('rotting-1', 'attack')).toEqual(['D3']);
    expect(g.can('rotting-1', 'move')).toContain('C2');
  });

  test('[AVZ-4.0-claw] [AVZ-4.0-claw-bonus] it ends with the turn', () => {
    const g = game({
      phase: 'zombie-actions',
      turn: 3,
      claw: true,
      board: { C3: ['tank'], A1: ['rotting'] },
    });
    g.answer(['finish']);
    expect([g.turn, g.view('alien').claw]).toEqual([3, true]);
    g.run('reveal');
    expect([g.turn, g.view('alien').claw]).toEqual([4, false]);
  });

  test('[AVZ-4.0-claw-bonus] Rotting hit on 3, Fast on 4, Tough on 2; without it on 4, 5 and 3', () => {
    for (const [kind, from] of [
      ['rotting', 3],
      ['fast', 4],
      ['tough', 2],
    ] as const)
      for (const mob of [false, true])
        for (const claw of [true, false]) {
          const need = claw ? from : from + 1;
          const who: Kind = mob ? `${kind}-mob` : kind;
          const hits = (face: number) => {
            const n = mob ? 2 : 1;
            const saves = face >= need ? n : 0;
            const dice = [...Array(n).fill(face), ...Array(saves).fill(6)];
            const g = game({ phase: 'zombie-actions', claw, board: { C3: [who, 'trooper'] }, dice });
            g.answer([`attack ${who}-1`]);
            g.done();
            expect(g.facts('hits')[0]).toMatchObject({ on: [{ kind, dice: n, from: need }] });
            return (g.facts('hits')[0]?.hits ?? -1) / n;
          };
          expect([who, claw, hits(need - 1), hits(need)]).toEqual([who, claw, 0, 1]);
        }
  });

  test('[AVZ-4.0-claw-bonus] it makes no natural 6 of a 5, and neither saves nor Alien dice are touched', () => {
    const chomp = (face: number) => {
      const g = game({
        phase: 'zombie-actions',
        claw: true,
        board: { C3: ['rotting', 'trooper'] },
        dead: ['fast', 'fast'],
        dice: [face, 5],
      });
      g.answer(['chomp rotting-1']);
      expect(g.facts('saves')[0]).toMatchObject({ from: 5, saved: 1 });
      g.done();
      return g.facts('returned').length;
    };
    expect([chomp(5), chomp(6)]).toEqual([0, 1]);
    const aliens = game({ claw: true, board: { C3: ['ufo', 'rotting'] }, dice: [3, 3] });
    aliens.answer(['attack ufo-1']);
    expect(aliens.facts('hits')[0]).toMatchObject({ hits: 0, on: [{ kind: 'alien', dice: 2, from: 4 }] });
  });
});

describe('Zombie Rise', () => {
  test('[AVZ-4.0-rise-spawn] after the four of the tile one more for each Alien on the board', () => {
    const board: Board = { C3: ['tank', 'trooper', 'bfar'], A1: ['ufo', 'rotting'], F5: ['mutant'] };
    const g = game({
      phase: 'reveal',
      turn: 1,
      board,
      draws: [['E2'], ['fast', 'fast', 'fast', 'fast'], many('tough', 5)],
    });
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    expect(g.items()).toHaveLength(4);
    g.answer(Object.fromEntries(g.items().map((id) => [id, 'B1'])));
    expect(g.at('B1')).toHaveLength(4);
    expect(g.question()).toBe('zombie spawn AVZ-4.0-rise-spawn');
    expect(g.items()).toEqual(['tough-1', 'tough-2', 'tough-3', 'tough-4', 'tough-5']);
    expect(g.facts('rise')).toEqual([{ is: 'rise', cause: 'AVZ-4.0-rise-grave', to: 'all', more: 5 }]);
    expect(g.facts('drawn-unseen')).toEqual([]);
    expect(g.told('alien').filter((f) => f.is === 'drawn-unseen')).toMatchObject([
      { count: 4 },
      { count: 5 },
    ]);
    g.done();
  });

  test('[AVZ-4.0-rise-spawn] under the same rules on where and on the empty grave', () => {
    const g = game({
      phase: 'event',
      tile: 'E2',
      board: { C3: ['tank', 'trooper', 'ufo'] },
      grave: ['fast', 'rotting'],
    });
    expect(g.items()).toEqual(['rotting-1', 'fast-1']);
    expect(g.facts('grave-empty').map((f) => f.lost)).toEqual([1]);
    const plain = game({ phase: 'spawn', tile: 'E1' });
    expect(g.options()).toEqual(plain.options());
    expect(g.refused({ 'fast-1': 'A1', 'rotting-1': 'C3' })).toBe('AVZ-3.1-spawn');
    g.answer({ 'fast-1': 'A1', 'rotting-1': 'D2' });
    toLanding(g);
  });

  test('[AVZ-4.0-rise-spawn] without Aliens on the board nothing more is drawn', () => {
    const g = game({ phase: 'event', tile: 'E2', board: { C3: ['rotting'] } });
    toLanding(g);
    expect([g.facts('rise')[0]?.more, g.facts('drawn'), g.facts('grave-empty')]).toEqual([0, [], []]);
    expect(g.view('alien').rise).toBe(true);
  });

  test('[AVZ-4.0-rise-grave] who is killed in an attack goes into the grave', () => {
    const fight = (rise: boolean) => {
      const g = game({
        rise,
        board: { C3: ['tank', 'rotting', 'fast'] },
        dead: ['tough'],
        dice: [4, 4, 1, 1, 1],
      });
      g.answer(['attack tank-1']);
      g.done();
      return [g.where('rotting-1'), g.where('fast-1'), g.deadPile(), g.facts('killed')[0]?.cause];
    };
    expect(fight(true)).toEqual(['grave', 'grave', ['tough'], 'AVZ-4.0-rise-grave']);
    expect(fight(false)).toEqual(['dead-pile', 'dead-pile', ['rotting', 'fast', 'tough'], 'AVZ-7.4-zombie']);
  });

  test('[AVZ-4.0-rise-grave] in any way: Laser, rampage and missiles after it on the same tile', () => {
    const board: Board = { A1: ['trooper'], B1: ['rotting', 'fast'] };
    const place = (g: Game) => g.answer(Object.fromEntries(g.items().map((id) => [id, 'F5'])));
    const laser = game({
      phase: 'event',
      tile: 'T0',
      files: icons('zombie_rise', 'laser'),
      board,
      dice: [2],
      draws: [['tough']],
    });
    place(laser).answer('B1');
    expect([laser.where('rotting-1'), laser.where('fast-1'), laser.deadPile()]).toEqual([
      'grave',
      'grave',
      [],
    ]);
    const rampage = game({
      phase: 'event',
      tile: 'T0',
      files: icons('zombie_rise', 'mutant'),
      board,
      draws: [['tough']],
    });
    place(rampage).answer(['B1']).answer('fast-1');
    expect([rampage.where('fast-1'), rampage.deadPile()]).toEqual(['grave', []]);
    const missiles = game({
      phase: 'event',
      tile: 'T0',
      files: icons('zombie_rise', 'bfar'),
      board,
      dice: [6, 6, 1, 1, 1, 1],
      draws: [['tough']],
    });
    place(missiles).answer('C1');
    expect([missiles.where('rotting-1'), missiles.where('fast-1'), missiles.deadPile()]).toEqual([
      'grave',
      'grave',
      [],
    ]);
    // Before it on the same tile they stay dead.
    const before = game({
      phase: 'event',
      tile: 'T0',
      files: icons('laser', 'zombie_rise'),
      board,
      dice: [2],
      draws: [['tough']],
    });
    before.run('landing');
    expect(before.deadPile()).toEqual(['rotting', 'fast']);
  });

  test('[AVZ-4.0-rise-grave] it ends with the turn', () => {
    const g = game({ phase: 'zombie-actions', turn: 3, rise: true, board: { A1: ['rotting'] } });
    g.answer(['finish']);
    expect(g.view('zombie').rise).toBe(true);
    g.run('reveal');
    expect([g.turn, g.view('zombie').rise]).toEqual([4, false]);
  });
});

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
    const one = mutates(START);
    one.answer(['A2']);
    expect(one.where('mutant-1')).toBe('A2');
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
      files: street(21),
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
    const g = game({ phase: 'event', tile: 'E8', files: street(5), board });
    toLanding(g);
    expect(g.where('bfar-1')).toBe('reserve');
    expect(g.facts('no-effect').map((f) => f.icon)).toEqual(['bfar']);
    const one = game({ phase: 'event', tile: 'E8', files: street(6), board, dice: [1, 1, 1, 1, 1, 1] });
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

describe('what each may see', () => {
  const g = game({
    phase: 'landing',
    turn: 3,
    tile: 'E4',
    board: { A1: ['tank', 'rotting'], C3: ['fast-mob'] },
    dead: ['tough', 'fast'],
  });

  test('[AVZ-D-open] board, reserve, dead pile and revealed tiles are open to both', () => {
    const { seat: _a, ...alien } = g.view('alien');
    const { seat: _z, ...zombie } = g.view('zombie');
    expect(alien).toEqual(zombie);
    const at = (where: string) => alien.counters.filter((c) => c.at === where).map((c) => c.kind);
    expect([at('A1'), at('C3'), at('dead-pile'), at('reserve').length]).toEqual([
      ['tank', 'rotting'],
      ['fast-mob'],
      ['fast', 'tough'],
      25,
    ]);
    expect([alien.tiles, alien.tilesDown, alien.dead]).toEqual([['E1', 'E2', 'E4'], 5, 2]);
  });

  test('[AVZ-D-open] tiles to come and out of the game are named to nobody, nor counters in the grave', () => {
    for (const seat of ['alien', 'zombie', 'spectator']) {
      const text = JSON.stringify(g.view(seat));
      for (const tile of ['E3', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10']) expect(text).not.toContain(`"${tile}"`);
      expect(g.view(seat).counters).toHaveLength(26 + 4);
      expect(Object.values(g.view(seat).grave).reduce((a, b) => a + b, 0)).toBe(56);
    }
  });
});
