import type { Line } from '@shambles/engine';
import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { load } from '../goods/goods.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { fastMove, fastSet, inchesLeft, mayGoFast, moveLeft, moveOn } from './moving.js';
import { type Watch, walk } from './walking.js';

/** Options of a deed that are offered now. */
const offered = (g: ReturnType<typeof game>, verb: string) =>
  g.options().filter((id) => id === verb || id.startsWith(`${verb} `));

/** A game with one active figure. */
const one = (p: NonNullable<Situation['people']>[string] = {}, more: Situation = {}) =>
  game({ people: { 'star-1': { x: 10, y: 10, ...p } }, active: ['star-1'], ...more });

describe('a move', () => {
  test('[FTB-5.2a] [FTB-5.3] [FTB-5.3.1] is 8 inches', () => {
    const g = one().run().answer('move star-1');
    expect(g.question()).toBe('player-1 move FTB-5.2a');
    expect(g.refused([10, 18.1])).toBe('FTB-5.2a');
    g.answer([10, 18]).run();
    expect(g.person('star-1')).toMatchObject({ x: 10, y: 18, facing: 0, used: 8, moved: true });
    expect(offered(g, 'move')).toEqual([]);
  });

  test('[FTB-5.2a] may be made in parts', () => {
    const g = one().run().answer('move star-1', [13, 10]).run().answer('move star-1');
    expect(g.refused([13, 15.1])).toBe('FTB-5.2a');
    g.answer([13, 15]);
    expect(inchesLeft(g.person('star-1'))).toBe(0);
  });

  test('[FTB-5.2a] nobody is asked where to go that has fallen or has no inch left', () => {
    const asked = (own: NonNullable<Situation['people']>[string]) => {
      const g = one(own);
      g.begin(moveOn(g.w, 'star-1', []));
      return g.asks().length > 0 || g.w.facts.length > 0;
    };
    expect([{}, { used: 8 }, { condition: 'out-of-the-fight' as const }].map(asked)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[FTB-5.5.9] what else has stopped it does not happen to one that has fallen', () => {
    const happened: string[] = [];
    const watch = (name: string): Watch => ({
      stops: (_w, p) => p.id === 'star-1',
      *happens(w, who) {
        happened.push(name);
        const condition = 'out-of-the-fight';
        w.happen({ is: 'downed', cause: 'FTB-5.7.5a', who, condition, by: '' });
      },
    });
    const g = one();
    const points = [
      [10, 10, 0],
      [10, 14, 0],
    ] as const;
    const route = { points, costs: [0, 4], cost: 4, length: 4 };
    g.begin(walk(g.w, 'star-1', route, 'walk', 'FTB-5.2a', [watch('first'), watch('second')])).end();
    expect(happened).toEqual(['first']);
  });

  test('[FTB-3.3-fast] is 10 inches for the Fast', () => {
    const g = one({ attributes: ['fast'] })
      .run()
      .answer('move star-1');
    expect(g.refused([10, 20.1])).toBe('FTB-5.2a');
    g.answer([10, 20]);
  });

  test('[FTB-5.2a] instead it may stay and turn any way', () => {
    const g = one().run().answer('face star-1', 200);
    expect(g.person('star-1')).toMatchObject({ facing: 200, used: 0, moved: false });
    for (const degrees of [0, 179, 180, 181, 359])
      expect(one({ facing: 90 }).run().answer('face star-1', degrees).person('star-1').facing).toBe(degrees);
  });

  test('[FTB-2.2.2a] the question to turn shows the 180 degrees ahead of it, from where it faces now', () => {
    const { shape } = one({ facing: 90 }).run().answer('face star-1').asked();
    expect(shape).toMatchObject({ kind: 'facing', figure: 'star-1', now: 90, arc: 180 });
  });

  test('[FTB-5.2a] [FTB-7.1] it turns by name to whoever a line leads to, behind it as well, but to nobody out of view', () => {
    const wall = {
      id: 'w',
      kind: 'high wall',
      path: [
        [14, 4],
        [14, 16],
      ] as [number, number][],
    };
    const g = game({
      map: { barriers: [wall] },
      people: { 'star-1': { x: 10, y: 10 }, n1: { x: 10, y: 5 }, n2: { x: 18, y: 10 } },
      zeds: { 'zed-1': { x: 5, y: 10 }, 'zed-2': { x: 18, y: 8 } },
      active: ['star-1'],
    }).run();
    expect(g.answer('face star-1').options()).toEqual(['n1', 'zed-1']);
    expect(g.answer('n1').person('star-1').facing).toBe(180);
  });

  test('[FTB-5.2a] [FTB-5.3.3a] it may drop prone at any point of it, and fire before or after', () => {
    const g = one({ has: ['pistol'] }, { zeds: { 'zed-1': { x: 10, y: 20 } } }).run();
    g.answer('move star-1', [12, 10]).run().answer('prone star-1').run();
    expect(g.person('star-1')).toMatchObject({ prone: true, used: 2 });
    expect(offered(g, 'fire')).toEqual(['fire star-1 1']);
  });
});

describe('prone', () => {
  test('[FTB-5.3.3c] getting up costs half of the move', () => {
    const g = one({ prone: true }).run().answer('stand star-1');
    expect(g.person('star-1')).toMatchObject({ prone: false, used: 4 });
    expect(inchesLeft(g.person('star-1'))).toBe(4);
    const fast = one({ prone: true, attributes: ['fast'] })
      .run()
      .answer('stand star-1');
    expect(inchesLeft(fast.person('star-1'))).toBe(5);
  });

  test('[FTB-5.3.3c] with less than that left it stays down', () => {
    expect(offered(one({ prone: true, used: 4 }).run(), 'stand')).toEqual(['stand star-1']);
    expect(offered(one({ prone: true, used: 4.1 }).run(), 'stand')).toEqual([]);
    expect(offered(one({ prone: true, used: 8, fast: 4 }).run(), 'stand')).toEqual(['stand star-1']);
  });

  test('[FTB-5.3.3d] a crawl is half a normal move, and so is what is left of one', () => {
    const g = one({ prone: true }).run().answer('move star-1');
    expect(g.refused([10, 14.1])).toBe('FTB-5.2a');
    g.answer([10, 12]);
    expect(g.person('star-1').used).toBe(4);
    expect(inchesLeft(g.person('star-1'))).toBe(2);
    expect(moveLeft(g.person('star-1'))).toBe(4);
    expect(inchesLeft(one({ prone: true, used: 6 }).person('star-1'))).toBe(1);
  });

  test('[FTB-5.3.3d] [FTB-T-fast-move] fast it has a die less, and each adds half of the crawl', () => {
    const g = one({ prone: true, rep: 5 }, { dice: [5] })
      .run()
      .answer('fast star-1');
    g.done();
    expect(g.facts('moves-fast')[0]?.by).toEqual([{ who: 'star-1', passed: 1, inches: 2 }]);
    expect(inchesLeft(g.person('star-1'))).toBe(6);
  });

  test('[FTB-D-262] [FTB-5.3.3d] the 2 inches that it adds at a crawl are 2 on foot; lying down halves what is left', () => {
    const left = (prone: boolean, ...deeds: readonly string[]) => {
      const g = one({ prone, rep: 4 }, { dice: [1, 6] }).run();
      for (const deed of deeds) g.answer(`${deed} star-1`).run();
      return inchesLeft(g.person('star-1'));
    };
    expect(left(true, 'fast')).toBe(6);
    expect(left(true, 'fast', 'stand')).toBe(6);
    expect(left(true, 'fast', 'stand', 'prone')).toBe(4);
    expect(left(true, 'stand', 'fast')).toBe(8);
    expect(left(false, 'fast')).toBe(12);
    expect(left(false, 'fast', 'prone')).toBe(6);
    expect(left(false, 'fast', 'prone', 'stand')).toBe(8);
  });

  test('[FTB-D-262] [FTB-5.3.3c] what pays for getting up is the move as it is on foot', () => {
    const gets = (used: number, deed: 'stand' | 'charge') => {
      const g = one(
        { prone: true, used, fast: 4, crawledFast: true },
        { zeds: { 'zed-1': { x: 10, y: 12 } } },
      );
      return offered(g.run(), deed).length;
    };
    expect([gets(6, 'stand'), gets(6.1, 'stand')]).toEqual([1, 0]);
    expect([gets(4, 'charge'), gets(6, 'charge')]).toEqual([1, 0]);
  });
});

describe('Fast Move', () => {
  /** Inches that a Fast Move adds for each figure, with these dice. */
  const adds = (people: Situation['people'], dice: readonly number[], more: Situation = {}) => {
    const g = game({ people, dice, ...more });
    g.begin(fastMove(g.w, Object.keys(people ?? {}))).end();
    g.done();
    return Object.fromEntries(g.facts('moves-fast').flatMap((f) => f.by.map((b) => [b.who, b.inches])));
  };

  test('[FTB-5.3.2a] [FTB-5.3.2b] [FTB-3.3-fast] [FTB-EX-5.3.2-a] [FTB-D-4] [FTB-5.3.2d] a group on one set of dice, each by its own Rep', () => {
    const group: Situation['people'] = {
      'star-1': { rep: 5 },
      n1: { rep: 4, attributes: ['fast'] },
      n2: { rep: 3 },
    };
    expect(adds(group, [3, 5, 6])).toEqual({ 'star-1': 8, n1: 5, n2: 4 });
    expect(adds(group, [4, 5, 6])).toEqual({ 'star-1': 8, n1: 5, n2: 0 });
  });

  test('[FTB-5.3.2a] [FTB-EX-5.3.2-c] a 3 and a 6 take a Rep 4 twelve inches', () => {
    const g = one({ rep: 4 }, { dice: [3, 6] })
      .run()
      .answer('fast star-1')
      .run()
      .answer('move star-1');
    expect(g.refused([10, 22.1])).toBe('FTB-5.2a');
    g.answer([10, 22]);
  });

  test('[FTB-5.3.2b] who passes none has moved fast all the same', () => {
    const g = one({ rep: 4 }, { dice: [5, 6] })
      .run()
      .answer('fast star-1')
      .run();
    expect(g.person('star-1')).toMatchObject({ fast: 0, moved: true });
    expect(inchesLeft(g.person('star-1'))).toBe(8);
    expect(offered(g, 'fast')).toEqual([]);
  });

  test('[FTB-5.3.2c] [FTB-EX-5.3.2-b] after part of the move it is added to what is left', () => {
    const g = one({ rep: 5, used: 6, moved: true }, { dice: [2, 6] })
      .run()
      .answer('fast star-1')
      .run();
    expect(inchesLeft(g.person('star-1'))).toBe(6);
    g.answer('move star-1');
    expect(g.refused([10, 16.1])).toBe('FTB-5.2a');
  });

  test('[FTB-3.3-fast] [FTB-D-18] all three dice of the Fast count', () => {
    expect(adds({ n1: { rep: 4, attributes: ['fast'] } }, [1, 2, 4])).toEqual({ n1: 15 });
  });

  test('[FTB-3.3-slow] the Slow have one die, [FTB-D-35] in a group the first', () => {
    expect(adds({ n1: { rep: 4, attributes: ['slow'] } }, [4])).toEqual({ n1: 4 });
    expect(adds({ n1: { rep: 4, attributes: ['slow'] }, n2: { rep: 4 } }, [5, 4])).toEqual({ n1: 0, n2: 4 });
  });

  test('[FTB-11.7.4a] [FTB-11.7.4b] [FTB-11.7.4c] with more Items than Rep one die, with more than twice none', () => {
    const has = (n: number) => Array.from({ length: n }, () => 'food');
    expect(adds({ n1: { rep: 3, has: has(3) } }, [3, 3])).toEqual({ n1: 8 });
    expect(adds({ n1: { rep: 3, has: has(4) } }, [3])).toEqual({ n1: 4 });
    expect(adds({ n1: { rep: 3, has: has(6) } }, [3])).toEqual({ n1: 4 });
    const g = one({ rep: 3, has: has(7) }).run();
    expect(mayGoFast(g.w, g.person('star-1'))).toBe(false);
    expect(offered(g, 'fast')).toEqual([]);
  });

  test('[FTB-11.7.3a] [FTB-D-29] an Item of two hands counts two; armor that is worn none', () => {
    const g = game({
      people: { n1: { has: ['shotgun', 'pistol', 'two-hand', 'food', 'body-armor'], armored: true } },
    });
    expect(load(g.w, g.person('n1'))).toBe(6);
    expect(load(g.w, { ...g.person('n1'), armored: false })).toBe(7);
  });

  test('[FTB-9.2.3d] a die less in woods', () => {
    const map = { areas: [{ id: 'wood', kind: 'woods', rect: [0, 0, 12, 12] as const }] } as never;
    expect(adds({ n1: { rep: 4, x: 5, y: 5 } }, [4], { map })).toEqual({ n1: 4 });
    expect(adds({ n1: { rep: 4, x: 20, y: 5 } }, [4, 4], { map })).toEqual({ n1: 8 });
  });

  test('[FTB-5.7.5.1b] whoever carries the wounded counts its best die', () => {
    expect(adds({ n1: { rep: 4, carries: 'n2' } }, [5, 2])).toEqual({ n1: 4 });
    expect(adds({ n1: { rep: 4, carries: 'n2' } }, [1, 2])).toEqual({ n1: 4 });
    expect(adds({ n1: { rep: 4, carries: 'n2' } }, [6, 5])).toEqual({ n1: 0 });
  });

  test('[FTB-4.3.4b] the Leader Die serves no Fast Move', () => {
    const g = game({ people: { 'star-1': { x: 10 }, n1: { x: 11 } }, dice: [1, 2] });
    g.begin(fastMove(g.w, ['n1'])).end();
    expect(g.facts('leader-die')).toEqual([]);
    g.done();
  });

  test('[FTB-5.3.2a] those who are named go fast, all on one set', () => {
    const g = game({
      people: { 'star-1': { x: 10, rep: 5 }, n1: { x: 11 }, n2: { x: 12 } },
      active: ['star-1', 'n1', 'n2'],
      dice: [1, 6],
    }).run();
    g.answer('fast star-1 some', ['star-1', 'n2']);
    expect(g.facts('moves-fast')[0]?.by.map((b) => b.who)).toEqual(['star-1', 'n2']);
    expect(g.person('n1').fast).toBe(-1);
  });

  describe('[FTB-D-263] [FTB-5.3.2a] one set of dice for a group and its activation', () => {
    const three = (people: Situation['people'], dice: readonly number[], active = ['star-1', 'n1', 'n2']) =>
      game({
        people: {
          'star-1': { x: 10, y: 10, rep: 4 },
          n1: { x: 11, y: 10, rep: 4 },
          n2: { x: 12, y: 10, rep: 3 },
          ...people,
        },
        active,
        dice,
      }).run();
    const passed = (g: ReturnType<typeof game>) =>
      g.facts('moves-fast').map((f) => f.by.map((b) => `${b.who} ${b.passed}`).join(', '));

    test('whoever goes fast later reads the same, however far the first has gone', () => {
      const g = three({}, [4, 6]);
      g.answer('fast star-1').run().answer('move star-1', [10, 22]).run();
      g.answer('fast n1').run().answer('fast n2').run();
      expect(passed(g)).toEqual(['star-1 1', 'n1 1', 'n2 0']);
      g.done();
    });

    test('so do those who go together later', () => {
      const g = three({}, [1, 6]);
      g.answer('fast n2').run().answer('fast star-1 all').run();
      expect(passed(g)).toEqual(['n2 1', 'star-1 1, n1 1']);
      g.done();
    });

    test('who has more dice than were thrown adds those', () => {
      const g = three({ 'star-1': { x: 10, y: 10, rep: 4, attributes: ['slow'] } }, [6, 1]);
      g.answer('fast star-1').run().answer('fast n1').run().answer('fast n2').run();
      expect(passed(g)).toEqual(['star-1 0', 'n1 1', 'n2 1']);
      g.done();
    });

    test('who had split off before they were thrown has a set of its own', () => {
      const g = three({ n2: { x: 20, y: 10, rep: 3 } }, [6, 6, /* n2 */ 1, 1]);
      g.answer('fast star-1').run().answer('fast n2').run().answer('fast n1').run();
      expect(passed(g)).toEqual(['star-1 0', 'n2 2', 'n1 0']);
      g.done();
    });

    test('those named together with different sets each read their own', () => {
      const g = three(
        { n2: { x: 20, y: 10, rep: 3 }, n3: { x: 21, y: 10, rep: 3 } },
        [6, 6, 1, 1],
        ['star-1', 'n1', 'n2', 'n3'],
      );
      g.answer('fast star-1').run().answer('fast n2').run().answer('fast n1 all').run();
      expect(passed(g)).toEqual(['star-1 0', 'n2 2', 'n1 0', 'n3 2']);
      g.done();
    });

    test('the next activation has new dice', () => {
      const g = three({}, [6, 6]);
      g.answer('fast star-1').run();
      g.w.happen({ is: 'rested', cause: 'FTB-5.0e', who: ['star-1', 'n1', 'n2'] });
      g.w.happen({ is: 'active', cause: 'FTB-5.0d', side: 'players', who: ['n1'], leader: 'n1' });
      expect(fastSet(g.w.s, 'n1')).toBeUndefined();
    });
  });

  test('[FTB-6.7b] whoever reloads does not exceed its normal move, and who has does not reload', () => {
    const g = one({ has: ['pistol'], reloading: true }).run();
    expect(offered(g, 'fast')).toEqual([]);
  });

  test('[FTB-6.7b] [FTB-D-180] having tried to go fast it reloads, and goes no farther than its normal move', () => {
    const g = one({ items: [{ id: 1, what: 'pistol', empty: true }], hand: [1], fast: 8, used: 3 }).run();
    const id = offered(g, 'reload')[0] as string;
    g.answer(id).run();
    expect(moveLeft(g.person('star-1'))).toBe(5);
  });
});

describe('a group together', () => {
  const BAND: Situation = {
    people: {
      'star-1': { x: 10, y: 10, rep: 5 },
      n1: { x: 12, y: 10 },
      n2: { x: 8, y: 9, used: 5 },
    },
    active: ['star-1', 'n1', 'n2'],
  };

  test('[FTB-4.2b] [FTB-4.2.2c] keeps its order, and nobody exceeds what it has left', () => {
    const g = game(BAND).run();
    expect(offered(g, 'together')).toEqual(['together star-1']);
    g.answer('together star-1', [10, 16]);
    expect(g.person('star-1')).toMatchObject({ x: 10, y: 16 });
    expect(g.person('n1')).toMatchObject({ x: 12, y: 16, used: 6 });
    expect(g.person('n2').used).toBeLessThanOrEqual(8.001);
    expect(g.person('n2').y).toBeGreaterThan(11.5);
  });

  test('[FTB-4.2b] [FTB-D-241] whoever is nearer to where the Leader goes goes before the others', () => {
    const goes = (to: [number, number]) =>
      game(BAND)
        .run()
        .answer('together star-1', to)
        .facts('walked')
        .map((f) => f.who);
    expect(goes([14, 10])).toEqual(['star-1', 'n1', 'n2']);
    expect(goes([6, 10])).toEqual(['star-1', 'n2', 'n1']);
  });

  test('[FTB-4.2b] [FTB-5.2a] needs two who have some of their move left', () => {
    const spent = (used: number) =>
      offered(
        game({ people: { 'star-1': { x: 10 }, n1: { x: 12, used } }, active: ['star-1', 'n1'] }).run(),
        'together',
      );
    expect(spent(7)).toEqual(['together star-1']);
    expect(spent(8)).toEqual([]);
  });

  test('[FTB-4.2b] [FTB-5.7.3b] neither the fallen go along, nor whose turn is over, nor those of another player', () => {
    const goes = (n1: NonNullable<Situation['people']>[string], done: readonly string[] = []) => {
      const people = { ...BAND.people, n1: { x: 12, y: 10, ...n1 } };
      const g = game({ ...BAND, people, encounter: { done: [...done] } }).run();
      g.answer('together star-1', [10, 16]);
      return g.person('n1').y;
    };
    expect(goes({})).toBe(16);
    expect(goes({ condition: 'out-of-the-fight' })).toBe(10);
    expect(goes({}, ['n1'])).toBe(10);
    expect(goes({ seat: 'player-2' })).toBe(10);
    expect(goes({ used: 7.5 })).toBeCloseTo(10.5, 1);
  });

  /** Behind a wall an Enemy sees whoever comes near its end. */
  const watched = (end: number, people: Situation['people'] = {}): Game =>
    game({
      ...BAND,
      map: {
        barriers: [
          {
            id: 'wall',
            kind: 'high wall',
            path: [
              [0, 15],
              [end, 15],
            ],
          },
        ],
      },
      people: { ...BAND.people, n3: { side: 'party-1', x: 22, y: 20, facing: 200, rep: 4 }, ...people },
      parties: { 'party-1': { attitude: 'enemy' } },
    }).run();

  test('[FTB-4.2b] where the Leader is stopped and goes last, nobody has stopped before', () => {
    const g = watched(17, { n1: { x: 12, y: 14.4 } });
    g.answer('together star-1', [17.5, 11]);
    expect(g.facts('walked').map((f) => f.who)).toEqual(['n2', 'n1', 'star-1']);
    expect(distance(g.person('star-1'), g.person('n1'))).toBeGreaterThan(0.79);
  });

  test('[FTB-4.2b] a Leader that would go last makes room if another is stopped when its place is taken', () => {
    const path: [number, number][] = [
      [0, 15],
      [17, 15],
    ];
    const g = game({
      people: {
        'star-1': { x: 12.6, y: 11, rep: 5 },
        n1: { x: 11.8, y: 11 },
        n2: { x: 11, y: 11 },
        n3: { side: 'party-1', rep: 4, facing: 200, x: 22, y: 20 },
      },
      pefs: { 'pef-1': { x: 5.5, y: 3 } },
      dice: [5, 5],
      active: ['star-1', 'n1', 'n2'],
      map: { barriers: [{ id: 'wall', kind: 'high wall', path }] },
      parties: { 'party-1': { attitude: 'enemy' } },
    }).run();
    g.answer('together star-1', [14.2, 11]);
    expect(g.facts('walked').map((f) => f.who)).toEqual(['n1', 'star-1']);
    expect(distance(g.person('star-1'), g.person('n1'))).toBeGreaterThan(0.79);
  });

  test('[FTB-5.5.2a] stops where one of it is seen', () => {
    const g = watched(20);
    g.answer('together star-1', [17.5, 11]);
    expect(g.facts('came-in-sight')).toHaveLength(1);
    expect(g.question()).toMatch('two-more');
    const ways = g.facts('walked');
    expect(ways.length).toBeGreaterThan(1);
    for (const id of ['star-1', 'n1']) expect(g.person(id).x).toBeLessThan(20);
  });

  const HOUSE: NonNullable<Situation['map']> = {
    buildings: [
      {
        id: 'house',
        name: 'House',
        rect: [4, 14, 18, 26],
        levels: 1,
        doors: [{ id: 'd', at: [10, 14], type: 'standard' }],
      },
    ],
  };

  test('[FTB-D-241] [FTB-10.4a, FTB-12.16a] goes in by the door as one: zombies are spread over all who came in', () => {
    // Contact, four of them, zombies; their total of 10 is too much for a 1 each.
    const g = game({
      ...BAND,
      map: HOUSE,
      encounter: { area: 'urban' },
      dice: [1, 1, 4, 6, 6, 1, 1, 1],
    }).run();
    expect(() => g.answer('together star-1', [10, 17])).toThrow('The dice ran out');
    const [matches] = g.facts('surprise').map((f) => f.matches);
    expect(matches?.map((m) => m.who)).toEqual(expect.arrayContaining(['star-1', 'n1']));
    expect(distance(g.person('star-1'), g.person('n1'))).toBeGreaterThanOrEqual(0.8);
    expect(distance(g.person('star-1'), g.person('n1'))).toBeLessThan(1.2);
    expect(matches?.reduce((n, m) => n + m.zeds.length, 0)).toBe(4);
    expect(g.facts('defining-moment')).toHaveLength(1);
  });

  test('[FTB-D-241] all go to the places nearest to the Leader, however its own is rounded', () => {
    const door = { id: 'd', at: [10.1, 14] as [number, number], type: 'standard' as const };
    const g = game({
      ...BAND,
      map: { buildings: [{ id: 'house', name: 'House', rect: [4, 14, 18, 26], levels: 1, doors: [door] }] },
      people: {
        'star-1': { x: 10, y: 10, rep: 5 },
        n1: { x: 12, y: 10 },
        n2: { x: 8, y: 9 },
        n3: { x: 11, y: 10 },
        n4: { x: 9, y: 10 },
      },
      active: ['star-1', 'n1', 'n2', 'n3', 'n4'],
      dice: [6, 6],
    }).run();
    g.answer('together star-1', [10.1, 16.5]);
    const off = ['n1', 'n2', 'n3', 'n4'].map((id) => distance(g.person('star-1'), g.person(id)));
    for (const each of off) expect(each).toBeCloseTo(0.8, 2);
  });

  test('[FTB-D-241] [FTB-5.2a] whoever has just so much of its move left comes in too, and not with a thousandth less', () => {
    const comes = (used: number) => {
      const people = { ...BAND.people, n1: { x: 10.8, y: 10, used } };
      const g = game({ ...BAND, map: HOUSE, people, dice: [6, 6] }).run();
      g.answer('together star-1', [10, 15]);
      return g.table.houseOf(g.person('n1'));
    };
    expect([comes(4), comes(4.001)]).toEqual(['house', undefined]);
  });

  test('[FTB-D-241] [FTB-5.2a] whoever has not so much of its move left stays outside', () => {
    const g = game({
      ...BAND,
      map: HOUSE,
      people: { ...BAND.people, n1: { x: 12, y: 10, used: 7 } },
      dice: [6, 6],
    }).run();
    g.answer('together star-1', [10, 17]);
    const inside = (id: string) => g.table.houseOf(g.person(id)) === 'house';
    expect(['star-1', 'n1'].map(inside)).toEqual([true, false]);
  });
});

test('[FTB-11.7.4c] [FTB-5.3.2a] who carries more than twice its Rep has no die of the group', () => {
  const heavy = Array<string>(7).fill('food');
  const g = game({ people: { n1: { rep: 3, has: heavy, hand: [] }, n2: { x: 19, rep: 3 } }, dice: [1, 1] });
  expect(load(g.w, g.person('n1'))).toBeGreaterThan(6);
  g.begin(fastMove(g.w, ['n1', 'n2'])).end();
  expect(g.facts('moves-fast')[0]?.by.map(({ passed }) => passed)).toEqual([0, 2]);
});

test('[FTB-5.2a] a last inch is told as one', () => {
  const g = game({ people: { 'star-1': { x: 10, y: 10, used: 7 } }, active: ['star-1'] });
  g.begin(moveOn(g.w, 'star-1', []));
  const { code, values } = g.asked();
  expect(inWords({ key: `ask.${code}`, values: values as Line['values'] })).toBe(
    'Where does Robin go? One inch at most.',
  );
});
