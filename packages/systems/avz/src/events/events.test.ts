import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { type Board, many, toLanding } from '../testing/boards.js';
import { type Game, game } from '../testing/game.js';

/** One turn's events: five tiles, the first with these icons. */
const icons = (...mine: string[]) => ({
  tiles: {
    tiles: [mine, ['laser'], ['laser'], ['laser'], ['laser']].map((icons, i) => ({
      tile: `T${i}`,
      number: 3,
      icons,
    })),
  },
});

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
        options: { special: 'normal' },
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
      draws: [['E2'], ['fast', 'fast', 'fast', 'fast'], many<Kind>(5, 'tough')],
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

  test('[AVZ-D-rise-before] not whom an icon to the left of it has killed', () => {
    const board: Board = { B1: ['rotting', 'fast'] };
    const files = icons('laser', 'zombie_rise');
    const g = game({ phase: 'event', tile: 'T0', files, board, dice: [2, 1] });
    g.run();
    expect([g.view('alien').rise, g.where('rotting-1'), g.where('fast-1')]).toEqual([
      true,
      'dead-pile',
      'dead-pile',
    ]);
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
    // Those killed by an earlier icon of the same tile stay dead.
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
