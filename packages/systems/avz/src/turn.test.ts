import type { Json } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import type { Kind } from './index.js';
import { type Game, game } from './testing.js';

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
const street = (rows: string) => ({ board: { rows: [rows] } });
const all = (g: Game, at: string) => Object.fromEntries(g.items().map((id) => [id, at]));

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
    expect(none.facts('drawn-unseen')).toEqual([]);
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

describe('landing', () => {
  test('[AVZ-3.2] one die and 1 is the combat strength that may land', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = game({ phase: 'landing', dice: [die] });
      expect(g.question()).toBe('alien landing AVZ-3.2');
      expect(g.asked().shape).toMatchObject({
        kind: 'place',
        budget: die + 1,
        optional: true,
        each: undefined,
      });
      expect(g.facts('landing')).toEqual([{ is: 'landing', cause: 'AVZ-3.2', to: 'all', budget: die + 1 }]);
      const troopers = (n: number) =>
        Object.fromEntries(Array.from({ length: n }, (_, i) => [`trooper-${i + 1}`, 'C3']));
      expect(g.refused(troopers(die + 2))).toBe('AVZ-3.2');
      g.answer(troopers(die + 1));
      expect(g.at('C3')).toHaveLength(die + 1);
      g.done();
    }
  });

  test('[AVZ-3.2] each costs its combat number', () => {
    const fits = (budget: number, ...kinds: Kind[]) => {
      const g = game({ phase: 'landing', dice: [budget - 1] });
      const seen: { [kind: string]: number } = {};
      const put = kinds.map((k) => {
        seen[k] = (seen[k] ?? 0) + 1;
        return [`${k}-${seen[k]}`, 'A1'];
      });
      const value = Object.fromEntries(put) as { [id: string]: string };
      try {
        g.answer(value);
        return true;
      } catch {
        expect(g.refused(value)).toBe('AVZ-3.2');
        return false;
      }
    };
    expect([fits(2, 'trooper', 'trooper'), fits(2, 'trooper', 'trooper', 'trooper')]).toEqual([true, false]);
    expect([fits(4, 'ufo', 'ufo'), fits(3, 'ufo', 'ufo')]).toEqual([true, false]);
    expect([fits(3, 'tank'), fits(2, 'tank')]).toEqual([true, false]);
    expect([fits(2, 'leader'), fits(3, 'leader', 'ufo'), fits(4, 'leader', 'ufo')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([fits(7, 'tank', 'tank', 'trooper'), fits(7, 'tank', 'tank', 'ufo')]).toEqual([true, false]);
  });

  test('[AVZ-3.2] he may use less or nothing, and what is not used is lost', () => {
    const g = game({ phase: 'landing', turn: 2, dice: [6, 1], draws: [['E3']] });
    g.answer({ 'trooper-1': 'C3' });
    expect([g.phase, g.at('C3'), g.reserve().length]).toEqual(['alien-actions', ['trooper'], 25]);
    g.answer(['finish']);
    g.answer(all(g, 'A1'));
    expect(g.asked()).toMatchObject({ code: 'landing', values: { budget: 2 } });
    g.answer({});
    expect(g.facts('placed').filter((f) => f.how === 'landing')).toHaveLength(1);
  });

  test('[AVZ-3.2] with nobody in the reserve who can be paid for nothing is asked, but the die is rolled', () => {
    const board = {
      A1: [...Array(9).fill('trooper'), ...Array(6).fill('ufo'), ...Array(3).fill('leader')] as Kind[],
    };
    const g = game({ phase: 'landing', board, dice: [1] });
    expect(g.run('alien-actions')).toBeUndefined();
    g.done();
    expect(game({ phase: 'landing', board, dice: [2] }).question()).toBe('alien landing AVZ-3.2');
  });

  test('[AVZ-3.2-where] [AVZ-D-landing-empty] into locations that were empty of all counters when the phase began', () => {
    const g = game({
      phase: 'landing',
      board: { C3: ['tank'], B2: ['rotting'], E4: ['ufo', 'fast'] },
      dice: [6],
    });
    expect(g.options()).toEqual(g.book.locations.filter((at) => !['C3', 'B2', 'E4'].includes(at)));
    for (const at of ['C3', 'B2', 'E4'])
      expect(g.refusal({ 'trooper-1': 'A1', 'trooper-2': at })).toMatchObject({
        code: 'illegal',
        rule: 'AVZ-3.2-where',
      });
    g.answer({ 'trooper-1': 'C2', 'trooper-2': 'C2', 'ufo-2': 'C2', 'leader-1': 'A1', 'trooper-3': 'F5' });
    expect([g.at('C2'), g.at('A1'), g.at('F5')]).toEqual([
      ['trooper', 'trooper', 'ufo'],
      ['leader'],
      ['trooper'],
    ]);
  });

  test('[AVZ-3.2-where] [AVZ-D-bfar-none] with no empty location the units stay in the reserve', () => {
    const files = street('BBBBB');
    const board = { A1: ['rotting'], B1: ['tank'], C1: ['fast'], D1: ['ufo'], E1: ['tough'] } as const;
    const g = game({ phase: 'landing', board, files, dice: [6] });
    expect(g.run('alien-actions')).toBeUndefined();
    expect([g.facts('landing')[0]?.budget, g.reserve().length]).toEqual([7, 24]);
    g.done();
  });

  test('[AVZ-3.2-leader] a second Leader is refused whatever the roll', () => {
    const g = game({ phase: 'landing', dice: [6] });
    expect(g.asked().shape).toMatchObject({ most: { leader: 1 } });
    expect(g.refused({ 'leader-1': 'A1', 'leader-2': 'A1' })).toBe('AVZ-3.2-leader');
    expect(g.refused({ 'leader-1': 'A1', 'leader-3': 'F5' })).toBe('AVZ-3.2-leader');
    g.answer({ 'leader-2': 'A1', 'ufo-1': 'A1', 'tank-1': 'A1' });
    expect(g.at('A1')).toEqual(['ufo', 'tank', 'leader']);
  });

  test('[AVZ-3.2-big] the BFAR and the Mutant never land, before or after they were killed', () => {
    const g = game({ phase: 'landing', turn: 8, dice: [6] });
    expect(g.items().filter((id) => /mutant|bfar/.test(id))).toEqual([]);
    expect(g.items()).toHaveLength(24);
    expect(g.refusal({ 'mutant-1': 'A1' })).toMatchObject({
      rule: 'AVZ-3.2-big',
      text: 'The mutant comes by its event alone; it never lands.',
    });
    expect(g.refused({ 'bfar-1': 'A1' })).toBe('AVZ-3.2-big');
    const killed = game({
      phase: 'zombie-actions',
      turn: 2,
      board: { C3: ['mutant', 'tough'] },
      dice: [6, 1, 6],
      draws: [['E3']],
    });
    killed.answer(['attack tough-1']);
    expect(killed.where('mutant-1')).toBe('reserve');
    killed.answer(all(killed, 'A1'));
    expect(killed.question()).toBe('alien landing AVZ-3.2');
    expect(killed.refused({ 'mutant-1': 'B1' })).toBe('AVZ-3.2-big');
  });

  test('[AVZ-EX-turn-3-landing] a 4 lands one Tank and one UFO in one empty location', () => {
    const g = game({ phase: 'landing', dice: [4] });
    expect(g.asked().values).toEqual({ budget: 5 });
    expect(g.refused({ 'tank-1': 'D3', 'ufo-1': 'D3', 'trooper-1': 'D3' })).toBe('AVZ-3.2');
    g.answer({ 'tank-1': 'D3', 'ufo-1': 'D3' });
    expect(g.at('D3')).toEqual(['ufo', 'tank']);
    g.done();
  });

  test('[AVZ-EX-landing-1] a 6: two Leaders, the Mutant or the BFAR are refused, one Leader and three Troopers are not', () => {
    const board: { [at: string]: Kind[] } = {
      A1: Array(6).fill('trooper'),
      B1: Array(6).fill('ufo'),
      C1: Array(6).fill('tank'),
      D1: ['leader'],
    };
    const g = game({ phase: 'landing', board, dice: [6] });
    expect(g.asked().values).toEqual({ budget: 7 });
    expect(g.items()).toEqual(['trooper-7', 'trooper-8', 'trooper-9', 'leader-2', 'leader-3']);
    expect(g.refused({ 'leader-2': 'F5', 'leader-3': 'F5' })).toBe('AVZ-3.2-leader');
    expect(g.refused({ 'mutant-1': 'F5' })).toBe('AVZ-3.2-big');
    expect(g.refused({ 'bfar-1': 'F5' })).toBe('AVZ-3.2-big');
    g.answer({ 'leader-2': 'F5', 'trooper-7': 'F5', 'trooper-8': 'F5', 'trooper-9': 'E5' });
    expect([g.at('F5'), g.at('E5'), g.phase]).toEqual([
      ['trooper', 'trooper', 'leader'],
      ['trooper'],
      'alien-actions',
    ]);
    g.done();
  });
});

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
