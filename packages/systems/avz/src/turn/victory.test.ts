import { resolve } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { avz, type Kind, ZOMBIES } from '../index.js';
import { game } from '../testing/game.js';
import { printed } from '../testing/registered.js';

const MIX: [Kind, number][] = [
  ['rotting', 21],
  ['rotting-mob', 9],
  ['fast', 13],
  ['fast-mob', 5],
  ['tough', 8],
  ['tough-mob', 4],
];
/** The kinds of the first `n` of the sixty Zombies, all dead. */
const dead = (n: number): Kind[] => MIX.flatMap(([kind, count]) => Array<Kind>(count).fill(kind)).slice(0, n);

const LEVELS: [first: number, last: number, level: string, winner: string][] = [
  [0, 10, 'Overwhelming Zombie Victory', 'zombie'],
  [11, 20, 'Zombie Victory', 'zombie'],
  [21, 25, 'Stalemate', 'none'],
  [26, 35, 'Alien Victory', 'alien'],
  [36, 60, 'Incredible Alien Victory', 'alien'],
];

describe('victory', () => {
  test('[AVZ-8.0-count] every count of the dead pile from 0 to 60 has its level', () => {
    for (const [first, last, level, winner] of LEVELS)
      for (let n = first; n <= last; n++)
        expect(
          resolve(avz, 'victory', { dead: n }, { scenario: 'standard', options: {} }).result,
          String(n),
        ).toEqual({ level, winner });
  });

  test('[AVZ-8.0-count] at the end of the game, on both sides of every limit', () => {
    for (const [first, last, level, winner] of LEVELS)
      for (const n of [first, last]) {
        const g = game({ phase: 'turn-end', turn: 8, dead: dead(n) });
        expect(g.question()).toBe('over');
        expect(g.outcome(), String(n)).toEqual({
          level,
          winner: winner === 'none' ? undefined : winner,
          score: n,
          rule: 'AVZ-8.0-count',
        });
        expect(g.facts('ended')).toMatchObject([{ cause: 'AVZ-8.0-count', dead: n, level, winner }]);
      }
  });

  test("[AVZ-8.0-count] more dead than were printed, of a player's own mix, are the highest level", () => {
    const aliens = ['trooper', 'ufo', 'tank'].map((kind) => ({ kind, count: 3 }));
    const counters = { aliens, zombies: [{ kind: 'rotting', count: 61 }] };
    const g = game({ phase: 'turn-end', turn: 8, grave: [], files: { counters } });
    g.run();
    expect(g.outcome()).toMatchObject({ score: 61, level: 'Incredible Alien Victory', winner: 'alien' });
  });

  test('[AVZ-8.0-count] each level begins where the one before it ends', () => {
    const rows = printed('AVZ-T-victory').map((r) => r.dead as readonly number[]);
    expect(rows.map(([first]) => first)).toEqual([0, ...rows.slice(0, -1).map(([, last = 0]) => last + 1)]);
  });

  test('[AVZ-8.0-count] only the dead pile counts: not the grave, the board or dead Aliens', () => {
    const g = game({
      phase: 'turn-end',
      turn: 8,
      dead: dead(21),
      board: { C3: Array<Kind>(8).fill('tough'), D3: ['trooper'] },
    });
    g.run();
    expect(g.outcome()).toMatchObject({ score: 21, level: 'Stalemate', winner: undefined });
  });

  test('[AVZ-EX-victory-1] 15 singles and 11 Mobs are 26 counters', () => {
    const singles = Array<Kind>(15).fill('rotting');
    const mobs: Kind[] = [...Array<Kind>(9).fill('rotting-mob'), 'fast-mob', 'tough-mob'];
    const level = (pile: Kind[]) => {
      const g = game({ phase: 'turn-end', turn: 8, dead: pile });
      g.run();
      return g.outcome()?.level;
    };
    expect(level([...singles, ...mobs])).toBe('Alien Victory');
    expect(level([...singles.slice(1), ...mobs])).toBe('Stalemate');
    expect(level([...singles, ...mobs.slice(1)])).toBe('Stalemate');
    expect(level([...singles, ...mobs, ...Array<Kind>(10).fill('fast')])).toBe('Incredible Alien Victory');
    expect(level([...singles.slice(6), ...mobs])).toBe('Zombie Victory');
    expect(level(mobs.slice(1))).toBe('Overwhelming Zombie Victory');
  });
});

describe('the end', () => {
  test('[AVZ-8.0-end] after the Zombie Actions of the eighth turn, and not before', () => {
    const board = { C3: ['tank'] as Kind[], A1: ['rotting'] as Kind[] };
    const last = game({ turn: 8, board });
    last.answer(['finish']);
    expect(last.question()).toBe('zombie zombie-orders AVZ-3.4');
    expect(last.outcome()).toBeUndefined();
    last.answer(['finish']);
    expect(last.question()).toBe('over');
    expect(last.phase).toBe('over');
    expect(last.outcome()?.level).toBe('Overwhelming Zombie Victory');
    expect(last.facts('turn-over')).toMatchObject([{ turn: 8 }]);
    const seventh = game({ turn: 7, board });
    seventh.answer(['finish']).answer(['finish']);
    seventh.run('reveal');
    expect(seventh.turn).toBe(8);
    expect(seventh.facts('ended')).toEqual([]);
  });

  test('[AVZ-8.0-end] with another stock of tiles its last one ends the game', () => {
    const tiles = {
      tiles: ['X1', 'X2', 'X3', 'X4', 'X5'].map((tile) => ({ tile, number: 1, icons: ['zombie_claw'] })),
    };
    const third = game({ phase: 'turn-end', turn: 3, files: { tiles } });
    expect(third.question()).toBe('over');
    const second = game({ phase: 'turn-end', turn: 2, files: { tiles } });
    second.run('reveal');
    expect(second.turn).toBe(3);
  });

  test('[AVZ-8.0-end, AVZ-D-early] neither an empty board nor an empty grave ends it', () => {
    const emptyBoard = game({ phase: 'turn-end', turn: 4, tile: 'E3', draws: [['E8']] });
    expect(emptyBoard.question()).toBe('zombie spawn AVZ-3.1-spawn');
    expect(emptyBoard.turn).toBe(5);
    const emptyGrave = game({
      phase: 'turn-end',
      turn: 4,
      tile: 'E3',
      grave: [],
      board: { C3: ['tank'] },
      draws: [['E8']],
    });
    expect(emptyGrave.deadPile()).toHaveLength(60);
    expect(emptyGrave.question()).toMatch(/^alien bfar/);
    expect(emptyGrave.turn).toBe(5);
    const noZombies = game({
      phase: 'zombie-actions',
      turn: 4,
      tile: 'E3',
      grave: [],
      board: { C3: ['tank'] },
      draws: [['E8']],
    });
    expect(noZombies.question()).toMatch(/^alien bfar/);
    expect(ZOMBIES.length).toBe(6);
  });
});
