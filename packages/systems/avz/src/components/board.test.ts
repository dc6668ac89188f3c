import type { PrintedScene } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { avz, type Kind } from '../index.js';
import { ids, street } from '../testing/boards.js';
import { game } from '../testing/game.js';
import { registered } from '../testing/registered.js';

/** The board as the register draws it. */
const MAP = registered('AVZ-T-map').flatMap(({ row, cells }) =>
  (cells as readonly string[]).map((letter, i) => ({
    at: `${'ABCDEF'[i]}${row}`,
    letter,
    column: i,
    row: Number(row) - 1,
  })),
);

const named = (letter: string) => MAP.filter((l) => l.letter === letter).map((l) => l.at);

const EDGE = MAP.filter((l) => l.row === 0 || l.row === 4 || l.column === 0 || l.column === 5).map(
  (l) => l.at,
);

describe('the board', () => {
  test('[AVZ-1.0-map] [AVZ-T-map] [AVZ-D-board] six columns by five rows, terrain cell by cell', () => {
    const { book } = game();
    expect([book.columns, book.rows]).toEqual([6, 5]);
    expect(book.locations).toEqual(MAP.map((l) => l.at));
    const words = { B: 'building', P: 'park', D: 'lot' } as const;
    expect(book.ground).toEqual(MAP.map((l) => words[l.letter as 'B' | 'P' | 'D']));
    expect(['B', 'P', 'D'].map((l) => named(l).length)).toEqual([18, 7, 5]);
    expect(EDGE).toHaveLength(18);
    expect(named('D').filter((l) => !EDGE.includes(l))).toEqual(['D2', 'B3', 'E4']);
  });

  test('[AVZ-1.0-board] every location is a building, a park or a dirt lot, and counters stand in locations', () => {
    const g = game({ phase: 'landing', board: { C3: ['tank', 'rotting'] }, dead: ['fast'] });
    const scene = avz.scene(g.view('zombie'), g.book) as PrintedScene;
    const words: { [letter: string]: string } = { B: 'building', P: 'park', D: 'dirt lot' };
    expect(scene.cells.map((c) => [c.id, c.column, c.row, c.name])).toEqual(
      MAP.map((l) => [l.at, l.column, l.row, `${l.at}, ${words[l.letter]}`]),
    );
    const places = [...scene.cells.map((c) => c.id), 'reserve', 'dead-pile'];
    for (const c of scene.counters) expect(places).toContain(c.at);
  });

  test('[AVZ-1.0-crosswalk] one step leads across an edge, never a corner, for whoever goes', () => {
    const beside = (at: string) => {
      const l = MAP.find((m) => m.at === at);
      return MAP.filter(
        (m) => Math.abs(m.row - (l?.row ?? 9)) + Math.abs(m.column - (l?.column ?? 9)) === 1,
      ).map((m) => m.at);
    };
    for (const { at } of MAP) {
      const everywhere = MAP.filter((m) => m.at !== at).map((m, i): [string, Kind[]] => [
        m.at,
        [i < 20 ? 'rotting' : 'fast'],
      ]);
      const alone = game({ board: { [at]: ['ufo'], ...Object.fromEntries(everywhere) } });
      expect([at, alone.can('ufo-1', 'attack')]).toEqual([at, beside(at)]);
    }
    expect([beside('A1'), beside('B1'), beside('B2')].map((n) => n.length)).toEqual([2, 3, 4]);
    const board = {
      B2: ['fast'],
      A1: ['trooper'],
      C1: ['tank'],
      A3: ['trooper'],
      C3: ['leader'],
      B3: ['ufo'],
    } as const;
    expect(game({ phase: 'zombie-actions', board }).can('fast-1', 'attack')).toEqual(['B3']);
    expect(game({ phase: 'zombie-actions', board }).refused(['attack fast-1 > A1'])).toBe('AVZ-5.2');
  });

  test('[AVZ-1.0-building] a building costs one point to enter', () => {
    const files = street('BBBBBB');
    expect(game({ board: { A1: ['tank'] }, files }).can('tank-1', 'move')).toEqual(['B1', 'C1', 'D1']);
    expect(game({ phase: 'zombie-actions', board: { A1: ['tough'] }, files }).can('tough-1', 'move')).toEqual(
      ['B1', 'C1'],
    );
  });

  test('[AVZ-1.0-park] a park costs two points unless the unit flies', () => {
    const files = street('BPPBBBBB');
    expect(game({ board: { A1: ['tank'] }, files }).can('tank-1', 'move')).toEqual(['B1']);
    expect(game({ board: { A1: ['bfar'] }, files }).can('bfar-1', 'move')).toEqual(['B1', 'C1']);
    expect(game({ board: { A1: ['mutant'] }, files }).can('mutant-1', 'move')).toEqual(['B1', 'C1', 'D1']);
    expect(game({ board: { A1: ['ufo'] }, files }).can('ufo-1', 'move')).toEqual([
      'B1',
      'C1',
      'D1',
      'E1',
      'F1',
      'G1',
    ]);
    const zombies = game({ phase: 'zombie-actions', board: { A1: ['tough', 'rotting', 'fast'] }, files });
    expect(zombies.can('tough-1', 'move')).toEqual(['B1']);
    expect(zombies.can('rotting-1', 'move')).toEqual(['B1']);
    expect(zombies.can('fast-1', 'move')).toEqual(['B1', 'C1']);
  });

  test('[AVZ-1.0-park] [AVZ-1.0-building] terrain does not touch combat, landing or stacking', () => {
    for (const at of ['B1', 'C1', 'D2']) {
      const g = game({ board: { [at]: ['tank', 'rotting'] }, dice: [4, 3, 1, 5] });
      g.answer(['attack tank-1']);
      expect(g.facts('hits')[0]?.on).toEqual([{ kind: 'alien', dice: 3, from: 4 }]);
      expect(g.facts('saves')[0]?.from).toBe(5);
      g.done();
      const four = game({ phase: 'stacking', board: { [at]: ['tank', 'tank', 'ufo', 'ufo'] } });
      four.run('zombie-actions');
      expect(four.phase).toBe('zombie-actions');
      expect(
        game({ phase: 'stacking', board: { [at]: ['tank', 'tank', 'ufo', 'ufo', 'trooper'] } }).question(),
      ).toBe('alien stacking AVZ-6.4b');
    }
    expect(game({ phase: 'landing', dice: [1] }).options()).toEqual(MAP.map((l) => l.at));
  });

  test('[AVZ-1.0-dirt] a dirt lot costs one point, and Zombies spawn in it wherever it lies', () => {
    expect(game({ board: { A1: ['tank'] }, files: street('BDDDDD') }).can('tank-1', 'move')).toEqual([
      'B1',
      'C1',
      'D1',
    ]);
    const g = game({ phase: 'spawn', tile: 'E1', draws: [['rotting', 'fast', 'tough']] });
    expect(named('D').filter((l) => g.options().includes(l))).toEqual(['F1', 'D2', 'B3', 'E4', 'A5']);
    g.answer({ 'rotting-1': 'D2', 'fast-1': 'B3', 'tough-1': 'E4' });
    expect([g.at('D2'), g.at('B3'), g.at('E4')]).toEqual([['rotting'], ['fast'], ['tough']]);
  });
});

describe('beside the board', () => {
  test('[AVZ-1.0-reserve] killed Aliens come back to it in the open; small ones can land again, large ones not', () => {
    const board = { C3: ['trooper', 'mutant', 'bfar', 'tough-mob'] } as const;
    const g = game({ phase: 'zombie-actions', turn: 2, board, tile: 'E10', dice: [6, 6, 1, 1] });
    g.answer(['attack tough-mob-1']).answer({ 'trooper-1': 1, 'mutant-1': 1 });
    expect([g.where('trooper-1'), g.where('mutant-1')]).toEqual(['reserve', 'reserve']);
    for (const seat of ['alien', 'zombie'])
      expect(g.view(seat).counters.filter((c) => c.at === 'reserve')).toHaveLength(25);
    const landing = game({ phase: 'landing', dice: [6] });
    const items = landing.items();
    expect(items).toEqual([...ids('trooper', 9), ...ids('ufo', 6), ...ids('tank', 6), ...ids('leader', 3)]);
  });

  test('[AVZ-1.0-reserve] a second event tile of the kind brings a large Alien back, if it is there', () => {
    const tiles = ['mutant', 'mutant', 'bfar', 'bfar', 'laser'].map((icon, i) => ({
      tile: `T${i}`,
      number: 3,
      icons: [icon],
    }));
    const files = { tiles: { tiles } };
    const back = game({ phase: 'event', turn: 2, tile: 'T1', files, board: { C3: ['trooper'] } });
    expect(back.question()).toBe('alien rampage AVZ-4.0-rampage');
    const busy = game({
      phase: 'event',
      turn: 2,
      tile: 'T1',
      files,
      board: { C3: ['trooper'], A1: ['mutant'] },
    });
    expect(busy.run('landing')).toBeUndefined();
    expect(busy.facts('no-effect').map((f) => f.icon)).toEqual(['mutant']);
    expect(busy.at('C3')).toEqual(['trooper']);
    expect(game({ phase: 'event', turn: 2, tile: 'T3', files }).question()).toBe('alien bfar AVZ-4.0-bfar');
    const stands = game({ phase: 'event', turn: 2, tile: 'T3', files, board: { A1: ['bfar'] } });
    expect(stands.run('landing')).toBeUndefined();
    expect(stands.facts('no-effect').map((f) => f.icon)).toEqual(['bfar']);
  });

  test('[AVZ-1.0-deadpile] killed Zombies go to it, and come out of it at random', () => {
    const kill = game({ board: { C3: ['tank', 'rotting'] }, dead: ['fast'], dice: [4, 1, 1, 1] });
    kill.answer(['attack tank-1']);
    expect(kill.deadPile()).toEqual(['rotting', 'fast']);
    for (const seat of ['alien', 'zombie']) {
      expect(kill.view(seat).dead).toBe(2);
      expect(
        kill
          .view(seat)
          .counters.filter((c) => c.at === 'dead-pile')
          .map((c) => c.kind),
      ).toEqual(['rotting', 'fast']);
    }
    for (const any of ['rotting', 'fast', 'tough-mob'] as const) {
      const board = { C3: ['trooper'] } as const;
      const g = game({
        phase: 'event',
        tile: 'E5',
        board,
        dead: ['rotting', 'fast', 'tough-mob'],
        dice: [6],
        draws: [[any]],
      });
      g.run('landing');
      expect(g.at('C3')).toEqual([any]);
      g.done();
    }
  });

  test('[AVZ-1.0-grave] what is neither on the board nor dead is in it; the Zombie player alone sees a draw', () => {
    const board = { A1: ['rotting', 'tough-mob'] } as const;
    const g = game({
      phase: 'spawn',
      tile: 'E1',
      board,
      dead: ['fast'],
      draws: [['tough', 'fast', 'rotting-mob']],
    });
    expect(g.grave()).toHaveLength(57);
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    expect(g.grave()).toHaveLength(54);
    const drawn = (seat: string) =>
      g
        .view(seat)
        .counters.filter((c) => c.at === 'drawn')
        .map((c) => c.id);
    expect(drawn('zombie')).toEqual(['rotting-mob-1', 'fast-2', 'tough-1']);
    expect(drawn('alien')).toEqual([]);
    expect([g.view('alien').drawn, g.view('zombie').drawn]).toEqual([3, 3]);
    expect(g.told('zombie').find((f) => f.is === 'drawn')).toMatchObject({
      counters: ['tough-1', 'fast-2', 'rotting-mob-1'],
    });
    expect(g.told('alien').find((f) => f.is === 'drawn')).toBeUndefined();
    expect(g.told('alien').find((f) => f.is === 'drawn-unseen')).toEqual({
      is: 'drawn-unseen',
      cause: 'AVZ-3.1-spawn',
      to: 'all',
      count: 3,
    });
    g.answer({ 'tough-1': 'A1', 'fast-2': 'A1', 'rotting-mob-1': 'A1' });
    expect(g.at('A1')).toEqual(['rotting', 'rotting-mob', 'fast', 'tough', 'tough-mob']);
  });
});
