import { SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { avz } from '../index.js';
import { game, newGame } from '../testing/game.js';
import { printed, registered, tableOf } from '../testing/registered.js';

describe('the other tables', () => {
  test('[AVZ-T-attack] attack hit numbers', () => {
    expect(printed('AVZ-T-attack').map((r) => [r.hitsFrom, r.withClaw])).toEqual(
      registered('AVZ-T-attack').map((r) => [r.hit_on, r.with_claw]),
    );
    expect(printed('AVZ-T-attack').map((r) => (r.attacker as string).split(/[ ,]/)[0])).toEqual(
      registered('AVZ-T-attack').map((r) => (r.attacker as string).split(' ')[0]),
    );
  });

  test('[AVZ-T-saves] save numbers', () => {
    expect(printed('AVZ-T-saves').map((r) => r.savesFrom)).toEqual(
      registered('AVZ-T-saves').map((r) => r.save_on),
    );
    expect(printed('AVZ-T-saves').map((r) => (r.defender as string).split(' ')[0])).toEqual([
      'any',
      'Alien',
      'Zombie',
    ]);
  });

  test('[AVZ-T-victory] levels of victory', () => {
    expect(printed('AVZ-T-victory')).toEqual(registered('AVZ-T-victory'));
  });

  test('[AVZ-T-event-effects] whose events they are and what the dice need', () => {
    const dice: { [icon: string]: string } = { zombie_bite: '5+', bfar: '4+' };
    expect(printed('AVZ-T-event-effects').map((r) => [r.icon, r.side])).toEqual(
      registered('AVZ-T-event-effects').map((r) => [r.icon, r.side]),
    );
    for (const r of registered('AVZ-T-event-effects')) {
      const shown = printed('AVZ-T-event-effects').find((p) => p.icon === r.icon);
      if (typeof r.success === 'number')
        expect([r.icon, `${r.success}+`]).toEqual([r.icon, dice[r.icon as string]]);
      if (typeof r.success === 'number') expect(shown?.counts).toBe(dice[r.icon as string]);
      else if (r.icon !== 'laser') expect(shown).toMatchObject({ dice: 'none', counts: '' });
    }
  });

  test('[AVZ-T-components] every table says how well it is known, as the register does', () => {
    for (const t of avz.tables) expect([t.id, t.provenance]).toEqual([t.id, tableOf(t.id).provenance]);
    for (const f of avz.files) expect([f.id, f.provenance]).toEqual([f.id, 'reconstructed']);
  });
});

describe("a player's own files", () => {
  const wrong = (files: { [id: string]: unknown }): string => {
    try {
      game({ files: files as never });
    } catch (error) {
      if (error instanceof SetupError) return error.message;
      throw error;
    }
    throw new Error('Nothing was wrong.');
  };
  const aliens = (change: { [kind: string]: number } = {}) =>
    Object.entries({ trooper: 9, ufo: 6, tank: 6, leader: 3, mutant: 1, bfar: 1, ...change }).map(
      ([kind, count]) => ({ kind, count }),
    );
  const zombies = (count: number) => [{ kind: 'rotting', count }];
  const tile = (t: object) => ({
    tiles: [
      { tile: 'A', number: 3, icons: ['laser'] },
      { tile: 'B', number: 3, icons: ['laser'] },
      { tile: 'C', number: 4, icons: ['bfar'], ...t },
    ],
  });

  test('[AVZ-1.0-map] [AVZ-D-board] another board is played on', () => {
    const files = { board: { title: 'A hamlet', rows: ['BBD', 'BDB', 'PBB', 'BPB'] } };
    const g = game({ phase: 'spawn', tile: 'E1', files, board: { B1: ['ufo'] } });
    expect([g.book.columns, g.book.rows, g.book.locations.length]).toEqual([3, 4, 12]);
    expect(g.options()).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'C3', 'A4', 'B4', 'C4']);
    expect(g.refused({ 'rotting-1': 'B3', 'rotting-2': 'B3', 'rotting-3': 'B3' })).toBe('AVZ-3.1-spawn');
    expect(game({ files, board: { B2: ['trooper'] } }).can('trooper-1', 'move')).toEqual([
      'A1',
      'B1',
      'C1',
      'A2',
      'C2',
      'A3',
      'B3',
      'C3',
      'B4',
      'C4',
    ]);
  });

  test('[AVZ-1.0-map] a board that cannot be is refused by file and field', () => {
    expect(wrong({ board: { rows: ['BBBBBB', 'BBBBB'] } })).toBe(
      'File "board", rows/1: has 5 letters, row 0 has 6; all rows must be as long.',
    );
    expect(wrong({ board: { rows: ['BBBXBB'] } })).toMatch(/^File "board", rows\/0: letters B \(building\)/);
    expect(wrong({ board: { rows: [] } })).toMatch(/^File "board", rows: /);
    expect(wrong({ board: {} })).toMatch(/^File "board", rows: /);
    expect(wrong({ board: [] })).toMatch(/^File "board", top: /);
    const titled = (n: number) => ({ board: { rows: ['BBBBBB'], title: 'B'.repeat(n) } });
    expect(wrong(titled(201))).toMatch(/^File "board", title: /);
    expect(game({ files: titled(200) }).book.locations).toHaveLength(6);
    const rotting = (count: number) => ({
      counters: { aliens: [{ kind: 'tank', count: 1 }], zombies: [{ kind: 'rotting', count }] },
    });
    expect(wrong(rotting(201))).toMatch(/^File "counters", zombies\/0\/count: /);
    expect(wrong(rotting(200))).toMatch(/^File "counters", aliens: /);
    expect(wrong(rotting(-1))).toMatch(/^File "counters", zombies\/0\/count: /);
    expect(wrong({ board: { rows: ['BBBBBB'], streets: 1 } })).toMatch(/^File "board", .*streets/);
    expect(wrong({ board: { rows: ['BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB'] } })).toBe(
      'File "board", rows: make 32 locations; allowed are 5 to 31.',
    );
    expect(game({ files: { board: { rows: ['B'.repeat(26)] } } }).book.locations[25]).toBe('Z1');
    const most = { board: { rows: Array(31).fill('B') } };
    expect(game({ board: { A30: ['ufo'] }, files: most }).can('ufo-1', 'move')).toEqual([
      'A24',
      'A25',
      'A26',
      'A27',
      'A28',
      'A29',
      'A31',
    ]);
  });

  test('[AVZ-1.0-map] [AVZ-2.0-zombies] a board has room for fifteen Zombies, three to a location', () => {
    expect(wrong({ board: { rows: ['BBBB'] } })).toBe(
      'File "board", rows: make 4 locations; allowed are 5 to 31.',
    );
    const g = newGame({ files: { board: { rows: ['BBBBB'] } } });
    g.answer(Object.fromEntries(g.items().map((id, i) => [id, `${'ABCDE'[i % 5]}1`])));
    expect(g.at('E1')).toHaveLength(3);
  });

  test('[AVZ-1.0-zombie-mix] [AVZ-1.0-alien-mix] another counter mix is played with', () => {
    const files = { counters: { aliens: aliens({ leader: 0, trooper: 3 }), zombies: zombies(15) } };
    const g = newGame({ files });
    expect(g.grave()).toEqual(Array(15).fill('rotting'));
    expect(g.reserve().filter((k) => k === 'trooper')).toHaveLength(3);
    expect(g.reserve()).not.toContain('leader');
    expect(g.question()).toBe('zombie set-up AVZ-2.0-zombies');
    expect(g.grave()).toEqual([]);
  });

  test('[AVZ-1.0-zombie-mix] [AVZ-1.0-alien-mix] a mix that cannot be is refused by file and field', () => {
    expect(wrong({ counters: { aliens: aliens(), zombies: zombies(14) } })).toBe(
      'File "counters", zombies: are 14; set-up needs at least 15.',
    );
    for (const kind of ['trooper', 'ufo', 'tank'])
      expect(wrong({ counters: { aliens: aliens({ [kind]: 2 }), zombies: zombies(60) } })).toBe(
        `File "counters", aliens: set-up needs at least three of ${kind}.`,
      );
    expect(wrong({ counters: { aliens: aliens().slice(1), zombies: zombies(60) } })).toBe(
      'File "counters", aliens: set-up needs at least three of trooper.',
    );
    expect(wrong({ counters: { aliens: aliens(), zombies: [...zombies(20), ...zombies(20)] } })).toBe(
      'File "counters", zombies/1/kind: "rotting" is listed twice.',
    );
    expect(wrong({ counters: { aliens: aliens({ rotting: 3 }), zombies: zombies(60) } })).toMatch(
      /^File "counters", aliens\/6\/kind: /,
    );
    expect(wrong({ counters: { aliens: aliens({ tank: -1 }), zombies: zombies(60) } })).toMatch(
      /^File "counters", aliens\/2\/count: /,
    );
    expect(wrong({ counters: { aliens: aliens({ tank: 3.5 }), zombies: zombies(60) } })).toMatch(
      /^File "counters", aliens\/2\/count: /,
    );
  });

  test('[AVZ-1.0-tile] tiles that cannot be are refused by file and field', () => {
    expect(wrong({ tiles: tile({ tile: 'A' }) })).toBe('File "tiles", tiles/2/tile: "A" is listed twice.');
    expect(wrong({ tiles: tile({ icons: ['flood'] }) })).toMatch(
      /^File "tiles", tiles\/2\/icons\/0: .*"bfar"/,
    );
    expect(wrong({ tiles: tile({ icons: [] }) })).toMatch(/^File "tiles", tiles\/2\/icons: /);
    expect(wrong({ tiles: tile({ number: 'many' }) })).toMatch(/^File "tiles", tiles\/2\/number: /);
    const bfars = (n: number) => ({ icons: Array(n).fill('bfar') });
    const named = (n: number) => ({ tile: 'C'.repeat(n) });
    for (const more of [{ number: 61 }, { number: -1 }, named(0), named(21), bfars(5)])
      expect(wrong({ tiles: tile(more) })).toMatch(
        new RegExp(`^File "tiles", tiles/2/${Object.keys(more)[0]}: `),
      );
    for (const most of [{ number: 60 }, { number: 0 }, named(1), named(20), bfars(4)])
      expect(newGame({ files: { tiles: tile(most) } }).phase).toBe('zombie-setup');
    const pile = (n: number) => ({
      tiles: { tiles: Array.from({ length: n }, (_, i) => ({ tile: `T${i}`, number: 3, icons: ['laser'] })) },
    });
    expect(newGame({ files: pile(40) }).view('alien').turns).toBe(38);
    expect(wrong(pile(41))).toMatch(/^File "tiles", tiles: /);
    expect(wrong({ tiles: { tiles: tile({}).tiles.slice(1) } })).toMatch(/^File "tiles", tiles: /);
    expect(newGame({ files: { tiles: tile({}) } }).view('alien')).toMatchObject({ turns: 1, tilesDown: 1 });
  });

  test('[AVZ-D-rampage-6] [AVZ-D-chomp-place] [AVZ-D-special-normal] three options are readings of the book, one is not', () => {
    expect(avz.options.filter((o) => o.reading).map((o) => o.id)).toEqual(['rampage', 'chomp', 'special']);
  });

  test('[AVZ-1.0-list] a file, option or scenario that is none is refused with what there is', () => {
    expect(wrong({ map: {} })).toBe('Aliens vs. Zombies has no file "map"; it has board, counters, tiles.');
    expect(() => game({ options: { rampage: '7' } })).toThrow(
      'Option "rampage" cannot be "7"; allowed: 6, 5.',
    );
    expect(() => game({ options: { speed: '7' } })).toThrow(
      'has no option "speed"; it has rampage, chomp, special, sides.',
    );
    expect(() => avz.book({ scenario: 'huge', options: {} })).toThrow(
      'has no scenario "huge"; it has standard.',
    );
  });
});
