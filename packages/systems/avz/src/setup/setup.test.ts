import { Sfc32 } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { avz, type Kind } from '../index.js';
import { type Game, game, newGame } from '../testing/game.js';

const DRAW: Kind[] = [
  'rotting',
  'rotting',
  'rotting',
  'rotting',
  'rotting',
  'rotting',
  'rotting-mob',
  'rotting-mob',
  'fast',
  'fast',
  'fast',
  'fast-mob',
  'tough',
  'tough',
  'tough-mob',
];
const drawn = () => newGame({ draws: [DRAW] });
/** Places everything that was drawn in these locations, three each. */
const threeEach = (g: Game, at: readonly string[]) =>
  Object.fromEntries(g.items().map((id, i) => [id, at[i % at.length] as string]));
const FIVE = ['A1', 'B1', 'C1', 'C3', 'D4'];
const EMPTY = (g: Game) => g.book.locations.filter((at) => g.at(at).length === 0);

describe('sides', () => {
  test('[AVZ-2.0-sides] where the players agree no die is rolled', () => {
    const g = newGame();
    expect(g.phase).toBe('zombie-setup');
    g.asked();
    expect([g.facts('sides'), g.facts('rolled'), g.view('alien').first]).toEqual([[], [], '']);
  });

  test('[AVZ-2.0-sides] otherwise a die decides: 1 to 3 gives the first seat the Aliens, 4 to 6 the second', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = newGame({ options: { sides: 'die' }, dice: [die] });
      g.run('zombie-setup');
      const first = die <= 3 ? 'alien' : 'zombie';
      expect(g.facts('sides')).toEqual([{ is: 'sides', cause: 'AVZ-2.0-sides', to: 'all', first }]);
      expect([g.view('alien').first, g.view('zombie').first]).toEqual([first, first]);
      expect(g.question()).toBe('zombie set-up AVZ-2.0-zombies');
      g.done();
    }
  });
});

describe('tiles and grave', () => {
  test('[AVZ-2.0-tiles] two of ten never turn up, any two; nobody sees which', () => {
    const first = newGame();
    for (const seat of ['alien', 'zombie']) {
      const seen = first.view(seat);
      expect([seen.tiles, seen.tilesDown, seen.turns]).toEqual([[], 8, 8]);
      expect(JSON.stringify(seen)).not.toMatch(/"E\d/);
    }
    const all = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10'];
    // In the last turn three tiles are still face down, including the two removed ones: any of them can come up.
    for (const id of ['E8', 'E9', 'E10']) {
      const g = game({ phase: 'reveal', turn: 8, draws: [[id]] });
      expect(g.view('alien').tiles).toEqual(all.slice(0, 7));
      g.run('spawn');
      expect(g.view('zombie').tiles).toEqual([...all.slice(0, 7), id]);
      expect([g.view('alien').tilesDown, g.view('zombie').tilesDown]).toEqual([0, 0]);
      for (const out of ['E8', 'E9', 'E10'])
        expect(JSON.stringify(g.view('alien')).includes(`"${out}"`)).toBe(out === id);
    }
    expect(() => game({ phase: 'reveal', turn: 8, draws: [['E7']] }).run('spawn')).toThrow(
      'no E7 is there to draw',
    );
  });

  test('[AVZ-2.0-tiles] a file of five tiles leaves three turns', () => {
    const tiles = ['a', 'b', 'c', 'd', 'e'].map((tile) => ({ tile, number: 3, icons: ['laser'] }));
    expect(newGame({ files: { tiles: { tiles } } }).view('alien')).toMatchObject({ turns: 3, tilesDown: 3 });
  });

  test('[AVZ-2.0-tiles] no event is at work before the first tile', () => {
    const { icon, claw, rise, tiles, rest } = avz.start(newGame().book);
    expect({ icon, claw, rise, tiles, rest }).toEqual({
      icon: 0,
      claw: false,
      rise: false,
      tiles: [],
      rest: [],
    });
  });

  test('[AVZ-2.0-grave] all 60 Zombies start in the grave, the dead pile starts empty', () => {
    const g = newGame();
    expect([g.grave().length, g.deadPile().length, g.reserve().length]).toEqual([60, 0, 26]);
    expect(g.book.locations.flatMap((at) => g.at(at))).toEqual([]);
    expect(g.turn).toBe(0);
  });
});

describe('Zombies', () => {
  test('[AVZ-2.0-zombies] [AVZ-D-setup-anywhere] fifteen are drawn and may go anywhere', () => {
    const g = drawn();
    expect(g.question()).toBe('zombie set-up AVZ-2.0-zombies');
    expect(g.asked().values).toEqual({ count: 15 });
    expect(g.asked().shape).toMatchObject({
      kind: 'place',
      each: 3,
      optional: false,
      budget: undefined,
      most: undefined,
    });
    expect(g.items().map((id) => id.replace(/-\d+$/, ''))).toEqual(DRAW);
    expect(g.options()).toEqual(g.book.locations);
    expect(g.options()).toHaveLength(30);
    g.answer(threeEach(g, ['C3', 'D3', 'C2', 'E2', 'B2']));
    expect(g.at('C3')).toHaveLength(3);
    expect(g.grave()).toHaveLength(45);
    g.done();
  });

  test('[AVZ-2.0-zombies] three to a location at most', () => {
    const g = drawn();
    const put = threeEach(g, FIVE);
    const fourth = g.items().find((id) => put[id] === 'B1') as string;
    expect(g.refused({ ...put, [fourth]: 'A1' })).toBe('AVZ-2.0-zombies');
    expect(g.refusal({ ...put, [fourth]: 'A1' }).text).toBe('At most 3 to a place; A1 was given more.');
    g.answer({ ...put, [fourth]: 'F5' });
    expect(FIVE.map((at) => g.at(at).length)).toEqual([3, 2, 3, 3, 3]);
    expect(g.at('F5')).toHaveLength(1);
  });

  test('[AVZ-2.0-zombies] [AVZ-D-setup-anywhere] all fifteen must be placed', () => {
    const g = drawn();
    const { [g.items()[14] as string]: _, ...fourteen } = threeEach(g, FIVE);
    expect(g.refused(fourteen)).toBe('AVZ-2.0-zombies');
    expect(g.refused({ ...fourteen, 'rotting-21': 'F5' })).toBe('AVZ-2.0-zombies');
    expect(g.refused({ ...fourteen, [g.items()[14] as string]: 'G7' })).toBe('AVZ-2.0-zombies');
  });

  test('[AVZ-2.0-zombies] [AVZ-D-open] the Zombie player sees the whole draw before he places it, the Alien player how many', () => {
    const g = drawn();
    g.asked();
    const mine = g.view('zombie');
    expect(
      mine.counters
        .filter((c) => c.at === 'drawn')
        .map((c) => c.kind)
        .sort(),
    ).toEqual([...DRAW].sort());
    const theirs = g.view('alien');
    expect(theirs.counters.filter((c) => c.side === 'zombie')).toEqual([]);
    expect([theirs.drawn, mine.drawn]).toEqual([15, 15]);
    // Grave and drawn counters together are no secret and are the same whatever was drawn.
    const other = newGame({ draws: [Array(15).fill('rotting')] });
    other.asked();
    expect(other.view('alien')).toEqual(theirs);
    expect(Object.values(theirs.grave).reduce((a, b) => a + b, 0)).toBe(60);
    expect(g.told('alien').map((f) => f.is)).toEqual(['drawn-unseen']);
    expect(g.told('zombie').map((f) => f.is)).toEqual(['drawn']);
    expect(g.facts('drawn')[0]?.reveals).toBe(true);
    g.answer(threeEach(g, FIVE));
    expect(g.view('alien').counters.filter((c) => c.side === 'zombie')).toHaveLength(15);
    expect(g.facts('placed')[0]).toMatchObject({ cause: 'AVZ-2.0-zombies', to: 'all', how: 'set-up' });
  });

  test('[AVZ-D-open] a draw dealt anew looks the same to the Alien player; the Zombie player knows his own', () => {
    const g = drawn();
    g.asked();
    const { state, book } = g;
    for (const seed of ['a', 'b', 'c']) {
      const dealt = avz.scramble(state, 'alien', new Sfc32(seed), book);
      expect(dealt.at).not.toEqual(state.at);
      expect(avz.view(dealt, 'alien', book)).toEqual(g.view('alien'));
      expect(avz.view(avz.scramble(state, 'zombie', new Sfc32(seed), book), 'zombie', book)).toEqual(
        g.view('zombie'),
      );
    }
  });
});

describe('Aliens', () => {
  const placed = () => {
    const g = drawn();
    return g.answer(threeEach(g, FIVE));
  };

  test('[AVZ-2.0-aliens] three groups, after the Zombies, each into a location of its own that holds nothing', () => {
    const g = placed();
    expect(g.question()).toBe('alien groups AVZ-2.0-aliens');
    expect(g.options()).toEqual(EMPTY(g));
    expect(g.options()).toHaveLength(25);
    expect(g.asked().shape).toMatchObject({ kind: 'some', min: 3, max: 3 });
    for (const two of [
      ['A2', 'B2'],
      ['A2', 'B2', 'B2'],
      ['A2', 'B2', 'C2', 'D2'],
      ['A2', 'B2', 'C3'],
      ['A2', 'B2', 'A1'],
      [],
    ])
      expect(g.refused(two)).toBe('AVZ-2.0-aliens');
    g.answer(['F5', 'A2', 'B2']);
    for (const at of ['A2', 'B2', 'F5']) expect(g.at(at)).toEqual(['trooper', 'ufo', 'tank']);
  });

  test('[AVZ-2.0-aliens] the rest stays in the reserve, and the first turn begins', () => {
    const g = placed().answer(['A2', 'B2', 'F5']);
    const count = (kind: Kind) => g.reserve().filter((k) => k === kind).length;
    expect((['trooper', 'ufo', 'tank', 'leader', 'mutant', 'bfar'] as const).map(count)).toEqual([
      6, 3, 3, 3, 1, 1,
    ]);
    expect([g.phase, g.turn]).toEqual(['reveal', 1]);
    expect(g.facts('phase').map((f) => f.phase)).toEqual(['alien-setup', 'reveal']);
  });

  test('[AVZ-2.0-aliens] [AVZ-D-own-board] where Zombies left fewer than three locations empty, the other groups stay in the reserve', () => {
    const g = newGame({ files: { board: { rows: ['BBBBBBB'] } }, draws: [DRAW] });
    g.answer(threeEach(g, ['A1', 'B1', 'C1', 'D1', 'E1']));
    g.run('reveal');
    expect([g.at('F1'), g.at('G1')]).toEqual(Array(2).fill(['trooper', 'ufo', 'tank']));
    expect(g.reserve()).toHaveLength(20);
  });
});
