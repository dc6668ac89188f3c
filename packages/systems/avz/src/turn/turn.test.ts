import type { Json } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../index.js';
import { all } from '../testing/boards.js';
import { type Game, game } from '../testing/game.js';

/** The outside edge, and the dirt lots away from it. */
const SPAWN = [
  'A1',
  'B1',
  'C1',
  'D1',
  'E1',
  'F1',
  'A2',
  'D2',
  'F2',
  'A3',
  'B3',
  'F3',
  'A4',
  'E4',
  'F4',
  'A5',
  'B5',
  'C5',
  'D5',
  'E5',
  'F5',
];

const phases = (g: Game) => g.facts('phase').map((f) => f.phase);

describe('sequence', () => {
  test('[AVZ-3.0-sequence] event, landing, Alien actions, Zombie actions, then the next turn', () => {
    const g = game({
      phase: 'reveal',
      turn: 3,
      board: { C3: ['tank'], E3: ['rotting'] },
      dice: [4],
      draws: [['E8']],
    });
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    g.answer(all(g, 'A1'));
    expect(g.question()).toBe('alien bfar AVZ-4.0-bfar');
    expect(phases(g)).toEqual(['spawn', 'event']);
  });

  test('[AVZ-3.0-sequence] the four phases in full, twice', () => {
    const g = game({
      phase: 'reveal',
      turn: 1,
      board: { C3: ['tank'] },
      dice: [4, 2],
      draws: [['E3'], Array(5).fill('rotting'), ['E2'], Array(4).fill('rotting')],
    });
    const asked: string[] = [];
    const next = (value: Json) => {
      asked.push(g.question());
      g.answer(value);
    };
    next(all(g, 'A1'));
    next({});
    next(['finish']);
    next(['finish']);
    expect(g.turn).toBe(1);
    next(all(g, 'A1'));
    expect(asked).toEqual([
      'zombie spawn AVZ-3.1-spawn',
      'alien landing AVZ-3.2',
      'alien alien-orders AVZ-3.3',
      'zombie zombie-orders AVZ-3.4',
      'zombie spawn AVZ-3.1-spawn',
    ]);
    expect(g.turn).toBe(2);
    expect(phases(g)).toEqual([
      'spawn',
      'event',
      'landing',
      'alien-actions',
      'stacking',
      'zombie-actions',
      'turn-end',
      'reveal',
      'spawn',
      'event',
    ]);
    expect(g.facts('turn-over').map((f) => f.turn)).toEqual([1]);
    expect(g.facts('turn').map((f) => f.turn)).toEqual([2]);
    expect(g.facts('ended')).toEqual([]);
  });

  test('[AVZ-3.0-sequence] after the eighth turn, and not after the seventh, victory is worked out', () => {
    const seventh = game({ phase: 'turn-end', turn: 7 });
    seventh.run('spawn');
    expect([seventh.turn, seventh.phase]).toEqual([8, 'spawn']);
    expect(seventh.outcome()).toBeUndefined();
    const eighth = game({ phase: 'turn-end', turn: 8 });
    expect(eighth.question()).toBe('over');
    expect(eighth.turn).toBe(8);
    expect(eighth.facts('ended')).toHaveLength(1);
  });

  test('[AVZ-D-early] a side without counters does not end the game', () => {
    const noZombie = game({ phase: 'zombie-actions', turn: 4, board: { C3: ['tank'] }, grave: [] });
    noZombie.run('spawn');
    expect([noZombie.turn, noZombie.phase]).toEqual([5, 'spawn']);
    const noAlien = game({ phase: 'alien-actions', turn: 4, board: { C3: ['rotting'] } });
    expect(noAlien.question()).toBe('zombie zombie-orders AVZ-3.4');
    const nobody = game({ phase: 'alien-actions', turn: 1, grave: ['fast'] });
    nobody.run('reveal');
    expect(nobody.turn).toBe(2);
  });

  test('[AVZ-EX-turn-4-actions] each counter acts once or passes, the Aliens first; then a new tile', () => {
    const board = { C3: ['tank'], E2: ['trooper'], A1: ['rotting'], F5: ['fast'] } as const;
    const g = game({ phase: 'landing', turn: 3, board, dice: [4], draws: [['E10']] });
    g.answer({});
    expect(g.question()).toBe('alien alien-orders AVZ-3.3');
    expect(g.refused(['move rotting-1 > A2'])).toBe('AVZ-0-players');
    g.answer(['move tank-1 > C2']);
    expect(g.refused(['pass tank-1'])).toBe('AVZ-5.0-once');
    g.answer(['pass trooper-1']);
    expect(g.question()).toBe('zombie zombie-orders AVZ-3.4');
    g.answer(['move fast-1 > E5']);
    expect(g.refused(['move fast-1 > F5'])).toBe('AVZ-5.0-once');
    g.answer(['pass rotting-1']);
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    expect([g.turn, g.view('alien').tiles.at(-1), g.items().length]).toEqual([4, 'E10', 10]);
    g.done();
    const last = game({ phase: 'zombie-actions', turn: 8, board });
    last.answer(['finish']);
    expect(last.question()).toBe('over');
  });
});

describe('the event phase', () => {
  test('[AVZ-3.1-reveal] one tile that was down is turned up for all to see, and stays', () => {
    const g = game({ phase: 'reveal', turn: 2, draws: [['E9']] });
    expect(g.view('alien').tiles).toEqual(['E1']);
    g.run('spawn');
    expect(g.facts('revealed')).toEqual([
      {
        is: 'revealed',
        cause: 'AVZ-3.1-reveal',
        to: 'all',
        tile: 'E9',
        number: 9,
        icons: ['laser', 'laser'],
        reveals: true,
      },
    ]);
    for (const seat of ['alien', 'zombie']) {
      expect(g.view(seat).tiles).toEqual(['E1', 'E9']);
      expect(g.view(seat).tilesDown).toBe(6);
    }
    expect(() => game({ phase: 'reveal', turn: 2, draws: [['E1']] }).run('spawn')).toThrow('no E1 is there');
  });

  test('[AVZ-3.1-spawn] as many as the tile says', () => {
    for (const [tile, n] of [
      ['E1', 3],
      ['E2', 4],
      ['E3', 5],
      ['E5', 6],
      ['E6', 7],
      ['E8', 8],
      ['E9', 9],
      ['E10', 10],
    ] as const) {
      const g = game({ phase: 'spawn', tile });
      expect([tile, g.items().length, g.asked().values]).toEqual([tile, n, { count: n }]);
      expect(g.grave()).toHaveLength(60 - n);
    }
  });

  test('[AVZ-3.1-spawn] on the outside edge and on dirt lots, and nowhere else', () => {
    const g = game({ phase: 'spawn', tile: 'E1', draws: [['rotting', 'rotting', 'fast']] });
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    expect([...g.options()].sort()).toEqual([...SPAWN].sort());
    for (const inside of ['B2', 'C2', 'E2', 'C3', 'D3', 'E3', 'B4', 'C4', 'D4'])
      expect(g.refusal({ 'rotting-1': 'A1', 'rotting-2': 'A1', 'fast-1': inside })).toMatchObject({
        code: 'illegal',
        rule: 'AVZ-3.1-spawn',
        text: `${inside} is neither on the outside edge nor a dirt lot; Zombies spawn only there.`,
      });
    g.answer({ 'rotting-1': 'C1', 'rotting-2': 'E4', 'fast-1': 'F5' });
    expect([g.at('C1'), g.at('E4'), g.at('F5')]).toEqual([['rotting'], ['rotting'], ['fast']]);
  });

  test('[AVZ-3.1-spawn] any number in one location, with Aliens too; each must be placed', () => {
    const board = { A1: ['tank', 'trooper', 'leader', 'rotting', 'rotting', 'rotting', 'rotting'] } as const;
    const g = game({ phase: 'spawn', tile: 'E10', board, draws: [Array(10).fill('fast')] });
    expect(g.asked().shape).toMatchObject({ each: undefined, optional: false });
    const { 'fast-10': _, ...nine } = all(g, 'A1');
    expect(g.refused(nine)).toBe('AVZ-3.1-spawn');
    g.answer(all(g, 'A1'));
    expect(g.at('A1')).toEqual([
      'trooper',
      'tank',
      'leader',
      ...Array(4).fill('rotting'),
      ...Array(10).fill('fast'),
    ]);
    expect(g.facts('placed')[0]).toMatchObject({ cause: 'AVZ-3.1-spawn', how: 'spawn', to: 'all' });
  });

  test('[AVZ-3.1-spawn] [AVZ-D-open] the Zombie player sees the draw before placing, the Alien player only how many', () => {
    const of = (draw: Kind[]) => {
      const g = game({ phase: 'spawn', tile: 'E1', draws: [draw] });
      g.asked();
      return g;
    };
    const tough = of(['tough', 'tough', 'tough']);
    const mobs = of(['rotting-mob', 'fast-mob', 'fast']);
    expect(tough.view('alien')).toEqual(mobs.view('alien'));
    expect(tough.told('alien')).toEqual(mobs.told('alien'));
    expect(tough.view('spectator')).toEqual(mobs.view('spectator'));
    expect(tough.view('alien').drawn).toBe(3);
    expect(
      tough
        .view('zombie')
        .counters.filter((c) => c.at === 'drawn')
        .map((c) => c.kind),
    ).toEqual(['tough', 'tough', 'tough']);
  });

  test('[AVZ-EX-turn-1-spawn] five drawn, three in one edge location, one each in two dirt lots', () => {
    const g = game({
      phase: 'reveal',
      turn: 1,
      draws: [['E4'], ['rotting', 'fast', 'rotting', 'tough', 'rotting-mob']],
    });
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    expect(g.facts('revealed')[0]).toMatchObject({ number: 5, icons: ['laser'] });
    g.answer({
      'rotting-1': 'B1',
      'rotting-2': 'B1',
      'fast-1': 'B1',
      'tough-1': 'D2',
      'rotting-mob-1': 'B3',
    });
    expect([g.at('B1'), g.at('D2'), g.at('B3')]).toEqual([
      ['rotting', 'rotting', 'fast'],
      ['tough'],
      ['rotting-mob'],
    ]);
    expect(g.grave()).toHaveLength(55);
    g.done();
  });

  test('[AVZ-3.1-empty] what the grave cannot give is lost, and the dead pile does not make it up', () => {
    const g = game({ phase: 'spawn', turn: 2, tile: 'E10', grave: ['rotting', 'fast'] });
    expect(g.items()).toEqual(['rotting-1', 'fast-1']);
    expect(g.deadPile()).toHaveLength(58);
    expect(g.facts('grave-empty')).toEqual([
      { is: 'grave-empty', cause: 'AVZ-3.1-empty', to: 'all', lost: 8 },
    ]);
    g.answer({ 'rotting-1': 'A1', 'fast-1': 'A1' });
    expect([g.grave().length, g.deadPile().length]).toEqual([0, 58]);
  });

  test('[AVZ-3.1-empty] a grave that just suffices loses nothing; an empty one asks nothing', () => {
    const just = game({ phase: 'spawn', tile: 'E1', grave: ['rotting', 'fast', 'tough'] });
    expect(just.items()).toHaveLength(3);
    expect(just.facts('grave-empty')).toEqual([]);
    const none = game({ phase: 'spawn', tile: 'E1', grave: [] });
    expect(none.run('event')).toBeUndefined();
    expect(none.facts('grave-empty').map((f) => f.lost)).toEqual([3]);
    expect([none.facts('drawn-unseen'), none.facts('forced'), none.facts('placed')]).toEqual([[], [], []]);
  });

  test('[AVZ-3.1-spawn] [AVZ-D-open] the last Zombie of the grave is drawn as any other', () => {
    const g = game({ phase: 'spawn', tile: 'E3', grave: ['fast'] });
    expect(g.items()).toEqual(['fast-1']);
    expect(g.facts('drawn')).toMatchObject([{ counters: ['fast-1'], to: ['zombie'] }]);
    expect(g.told('alien').map((f) => f.is)).toContain('drawn-unseen');
  });

  test('[AVZ-3.1-empty] nothing is owed to a later turn', () => {
    // Two Aliens die in an attack, so two Zombies are back in the grave when turn 3 spawns four.
    const board = { C3: ['trooper', 'trooper', 'rotting', 'rotting'] } as const;
    const g = game({
      phase: 'spawn',
      turn: 2,
      tile: 'E3',
      board,
      grave: ['fast'],
      dice: [1, 6, 6, 1, 1],
      draws: [['fast'], ['tough', 'tough'], ['E2'], ['tough', 'tough']],
    });
    g.answer({ 'fast-1': 'A1' });
    expect(g.facts('grave-empty').map((f) => f.lost)).toEqual([4]);
    g.answer({}).answer(['finish']).answer(['attack rotting-1 rotting-2']).answer(['finish']);
    expect(g.items()).toEqual(['tough-1', 'tough-2']);
    expect(g.facts('grave-empty').map((f) => f.lost)).toEqual([4, 2]);
    g.done();
  });

  test('[AVZ-3.1-event] the events come after the spawn: a Laser finds who just came up', () => {
    const g = game({
      phase: 'reveal',
      turn: 1,
      dice: [3],
      draws: [['E4'], ['rotting', 'rotting', 'rotting', 'fast', 'fast']],
    });
    expect(g.question()).toBe('zombie spawn AVZ-3.1-spawn');
    g.answer({ 'rotting-1': 'C1', 'rotting-2': 'C1', 'rotting-3': 'C1', 'fast-1': 'F5', 'fast-2': 'F5' });
    expect(g.question()).toBe('alien laser AVZ-4.0-laser');
    expect(g.options()).toEqual(['C1', 'F5']);
    g.answer('C1');
    expect(g.deadPile()).toEqual(['rotting', 'rotting', 'rotting']);
    g.done();
  });
});
