import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import { reachOf, walk } from '../moving/walking.js';
import { PEF_MOVEMENT } from '../tables/meet.js';
import { game, type Situation } from '../testing/game.js';
import { PEF_IN_SIGHT, pefsAct, placePefs } from './pefs.js';
import { moversWith } from './players.js';

/** A building's wall across the table, between a Star in the south and anything north of it. */
const SCREEN = {
  buildings: [
    {
      id: 'screen',
      name: 'Screen',
      rect: [8, 14, 28, 18] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'd', at: [18, 18] as [number, number], type: 'standard' }],
    },
  ],
};

/** A place for a building. */
type Box = [number, number, number, number];

const STAR = { 'star-1': { x: 18, y: 8, rep: 5 } };
const at = (g: ReturnType<typeof game>, id = 'pef-1') => {
  const pef = g.state.pefs.find((p) => p.id === id);
  return pef ? [pef.x, pef.y] : undefined;
};

describe('placing', () => {
  test('[FTB-12.1a] three, each in the section of its die', () => {
    const g = game({ dice: [1, 5, 6] });
    g.begin(placePefs(g.w)).end();
    g.done();
    expect(g.state.pefs.map((p) => [p.id, p.x, p.y])).toEqual([
      ['pef-1', 6, 30],
      ['pef-2', 18, 18],
      ['pef-3', 30, 18],
    ]);
  });

  test.each<[string, Box, Box]>([
    ['beside', [2, 28, 4, 32], [8, 28, 10, 32]],
    ['behind', [2, 25, 8, 28], [2, 31, 8, 34]],
  ])('[FTB-12.1b] the second one in the building %s the first one’s', (_, a, b) => {
    const house = (id: string, rect: Box) => ({ id, name: id, rect, levels: 1, doors: [] });
    const g = game({ map: { buildings: [house('a', a), house('b', b)] }, dice: [1, 1, 1] });
    g.begin(placePefs(g.w)).end();
    expect(g.state.pefs.map((pef) => g.table.houseOf(pef))).toEqual(['a', 'b', 'a']);
  });

  test('[FTB-12.1a] [FTB-12.1b] several in one section; in a building where there is one', () => {
    const map = {
      buildings: [
        {
          ...SCREEN.buildings[0],
          id: 'a',
          name: 'A',
          rect: [2, 26, 8, 32] as [number, number, number, number],
          doors: [{ id: 'da', at: [5, 26] as [number, number], type: 'standard' }],
        },
        {
          ...SCREEN.buildings[0],
          id: 'b',
          name: 'B',
          rect: [9, 26, 11, 34] as [number, number, number, number],
          doors: [{ id: 'db', at: [9, 30] as [number, number], type: 'standard' }],
        },
      ],
    } as NonNullable<Situation['map']>;
    const g = game({ map, dice: [1, 1, 1] });
    g.begin(placePefs(g.w)).end();
    expect(g.state.pefs.map((p) => [p.x, p.y])).toEqual([
      [5, 29],
      [10, 30],
      [5, 29],
    ]);
    const chillin = game({ map, encounter: { kind: 'chillin', target: 'a' }, dice: [1, 1, 1] });
    chillin.begin(placePefs(chillin.w)).end();
    expect(chillin.state.pefs.map((p) => p.x)).toEqual([10, 10, 10]);
    // FTB-D-193: nor in a Home that is defended.
    const home = game({ map, encounter: { kind: 'raid-defend', target: 'a' }, dice: [1, 1, 1] });
    home.begin(placePefs(home.w)).end();
    expect(home.state.pefs.map((p) => p.x)).toEqual([10, 10, 10]);
  });

  test('[FTB-12.1b] else where the players cannot see it, and else in the middle', () => {
    const screen = {
      barriers: [],
      buildings: [
        {
          id: 'wall',
          name: 'Wall',
          rect: [13, 10, 23, 11] as [number, number, number, number],
          levels: 1,
          doors: [{ id: 'd', at: [13, 10.5] as [number, number], type: 'standard', width: 0.5 }],
        },
      ],
    };
    const hidden = game({ map: screen, people: { 'star-1': { x: 20, y: 2 } }, dice: [5, 5, 5] });
    hidden.begin(placePefs(hidden.w)).end();
    const [spot] = hidden.state.pefs;
    expect(spot && hidden.table.reaches('star-1', spot)).toBe(false);
    expect(spot?.level).toBe(0);
    const open = game({ people: { 'star-1': { x: 20, y: 2 } }, dice: [5, 5, 5] });
    open.begin(placePefs(open.w)).end();
    expect(at(open)).toEqual([18, 18]);
  });

  test.each([
    ['west', [8, 20, 17.4, 28], [16, 24]],
    ['east', [29.6, 20, 40, 28], [31, 24]],
    ['south', [20, 8, 28, 18.4], [24, 17]],
    ['north', [20, 30.6, 28, 40], [24, 32]],
  ] as const)(
    '[FTB-12.1b] out to the %s rim of the section, if only there nobody sees it',
    (_, rect, spot) => {
      const buildings = [{ id: 'a', name: 'A', rect: [...rect] as Box, levels: 1 }];
      const g = game({
        map: { size: [48, 48], buildings },
        people: { 'star-1': { x: 18, y: 18 }, n1: { x: 30, y: 30 } },
        dice: [5, 5, 5],
      });
      g.begin(placePefs(g.w)).end();
      expect(at(g)).toEqual(spot);
    },
  );
});

describe('acting', () => {
  test('[FTB-12.2] [FTB-D-58] [FTB-12.3a] on 4 or less of the die they share with the zombies', () => {
    const acts = (die: number) => {
      const g = game({
        people: STAR,
        pefs: { 'pef-1': { x: 18, y: 30 } },
        encounter: { dice: { players: 1, zombies: die } },
        dice: [6, 6],
      });
      return g.begin(pefsAct(g.w, WATCHES)).end().result;
    };
    expect(acts(4)).toBe(true);
    expect(acts(5)).toBe(false);
  });

  test('[FTB-12.3a] [FTB-12.3b] [FTB-12.0] one after another, the one nearest to a player first', () => {
    const g = game({
      people: { ...STAR, n1: { x: 4, y: 30 } },
      pefs: { 'pef-1': { x: 18, y: 30 }, 'pef-2': { x: 6, y: 34 }, 'pef-3': { x: 34, y: 34 } },
      dice: [6, 6, 6, 6, 6, 6],
    });
    expect(g.begin(pefsAct(g.w, WATCHES)).end().result).toBe(true);
    expect(g.state.encounter?.done).toEqual(['pef-2']);
    g.begin(pefsAct(g.w, WATCHES)).end();
    g.begin(pefsAct(g.w, WATCHES)).end();
    expect(g.state.encounter?.done).toEqual(['pef-2', 'pef-1', 'pef-3']);
    expect(g.begin(pefsAct(g.w, WATCHES)).end().result).toBe(false);
    g.done();
  });

  test('[FTB-12.3b] where nobody is left to go for, none acts', () => {
    const g = game({
      people: { 'star-1': { x: 18, y: 8, condition: 'out-of-the-fight' } },
      pefs: { 'pef-1': { x: 18, y: 30 } },
    });
    expect(g.begin(pefsAct(g.w, WATCHES)).end().result).toBe(false);
  });

  test('[FTB-12.3m] [FTB-T-pef-movement] no pass: it stays', () => {
    expect(PEF_MOVEMENT.rows.map((r) => [r.passed, r.does, r.inches])).toEqual([
      [2, 'into-sight', 8],
      [1, 'hidden', 8],
      [0, 'stay', 0],
    ]);
    const g = game({ map: SCREEN, people: STAR, pefs: { 'pef-1': { x: 18, y: 34 } }, dice: [5, 5] });
    g.begin(pefsAct(g.w, WATCHES)).end();
    expect(at(g)).toEqual([18, 34]);
    expect(g.facts('walked')).toEqual([]);
  });

  test('[FTB-12.3a] [FTB-12.3m] what its dice came to is told right after them, whether it moves or not', () => {
    const told = (y: number, dice: readonly number[], map: Situation['map'] = SCREEN) => {
      const g = game({ map, people: STAR, pefs: { 'pef-1': { x: 18, y } }, dice });
      g.begin(pefsAct(g.w, WATCHES));
      return g.w.facts.map((f) => f.is).slice(0, 3);
    };
    expect(told(34, [4, 4])).toEqual(['rolled', 'walked', 'rested']);
    expect(told(34, [5, 5])).toEqual(['rolled', 'pef-stays', 'rested']);
    // In sight already.
    expect(told(12, [4, 5], undefined)).toEqual(['rolled', 'pef-stays', 'rested']);
  });

  test('[FTB-12.3m] [FTB-12.4] two passes: 8 inches straight at the nearest player, whatever lies between', () => {
    const g = game({
      map: { ...SCREEN, areas: [{ id: 'w', kind: 'woods', rect: [10, 20, 26, 34] }] },
      people: STAR,
      pefs: { 'pef-1': { x: 18, y: 30 } },
      dice: [4, 4],
    });
    g.begin(pefsAct(g.w, WATCHES)).end();
    expect(at(g)).toEqual([18, 22]);
    expect(g.facts('pef-resolved')).toEqual([]);
  });

  test("[FTB-12.4] [FTB-2.2.3] it keeps to its floor in its building, and comes to that of the player in the player's", () => {
    const tower = (rect: [number, number, number, number]): Situation['map'] => ({
      buildings: [
        {
          id: 'tower',
          name: 'Tower',
          rect,
          levels: 2,
          doors: [{ id: 'd', at: [18, rect[1]], type: 'standard' }],
        },
      ],
    });
    const ends = (more: Situation) => {
      const g = game({ dice: [4, 4], ...more });
      try {
        g.begin(pefsAct(g.w, WATCHES));
      } catch {
        // Whom it turns out to be does not matter here.
      }
      return g.facts('walked').map(({ way }) => way[way.length - 1]);
    };
    const out = ends({
      map: tower([10, 12, 26, 35]),
      people: STAR,
      pefs: { 'pef-1': { x: 18, y: 30, level: 1 } },
    });
    expect(out).toEqual([[18, 22, 1]]);
    const above = { 'star-1': { x: 18, y: 6, level: 1, facing: 180, rep: 5 } };
    const [inside] = ends({
      map: tower([10, 4, 26, 20]),
      people: above,
      pefs: { 'pef-1': { x: 18, y: 24 } },
    });
    expect(inside?.[2]).toBe(1);
  });

  test('[FTB-12.3m] [FTB-12.5a] two passes: into sight, where it is resolved at once', () => {
    const g = game({
      map: SCREEN,
      people: { 'star-1': { x: 4, y: 4, rep: 5 } },
      pefs: { 'pef-1': { x: 10, y: 22 } },
      dice: [4, 1, 5, 5],
    });
    g.begin(pefsAct(g.w, WATCHES)).end();
    g.done();
    const [walked] = g.facts('walked');
    const end = walked?.way[1] as readonly number[];
    expect(walked?.cost).toBeLessThan(8);
    expect(g.table.reaches('star-1', { x: end[0] as number, y: end[1] as number, level: 0 })).toBe(true);
    expect(g.facts('pef-resolved')[0]).toMatchObject({ pef: 'pef-1', passed: 0, contact: false });
    expect(g.state.pefs).toEqual([]);
  });

  test('[FTB-12.3m] one pass: as far as that, but never into sight', () => {
    const g = game({
      map: SCREEN,
      people: { 'star-1': { x: 4, y: 4, rep: 5 } },
      pefs: { 'pef-1': { x: 10, y: 22 } },
      dice: [4, 5],
    });
    g.begin(pefsAct(g.w, WATCHES)).end();
    const [pef] = g.state.pefs;
    expect(pef && g.table.reaches('star-1', pef)).toBe(false);
    expect(pef?.y).toBeLessThan(22);
    expect(g.facts('pef-resolved')).toEqual([]);
    const far = game({ map: SCREEN, people: STAR, pefs: { 'pef-1': { x: 18, y: 34 } }, dice: [4, 5] });
    far.begin(pefsAct(far.w, WATCHES)).end();
    expect(at(far)).toEqual([18, 26]);
  });

  test('[FTB-12.3m] one that stands in sight already comes no nearer with one pass, and is resolved with two', () => {
    const one = game({ people: STAR, pefs: { 'pef-1': { x: 18, y: 30 } }, dice: [4, 5] });
    one.begin(pefsAct(one.w, WATCHES)).end();
    expect(at(one)).toEqual([18, 30]);
    const two = game({ people: STAR, pefs: { 'pef-1': { x: 18, y: 30 } }, dice: [4, 4, 6, 6] });
    two.begin(pefsAct(two.w, WATCHES)).end();
    expect(two.facts('pef-resolved').length).toBe(1);
  });
});

describe('players who come into sight of one', () => {
  function goes(to: readonly [number, number], dice: readonly number[], more: Partial<Situation> = {}) {
    const g = game({
      map: SCREEN,
      people: { 'star-1': { x: 4, y: 4, rep: 5, facing: 180 } },
      pefs: { 'pef-1': { x: 10, y: 24 } },
      active: ['star-1'],
      dice,
      ...more,
    });
    const route = reachOf(g.w, g.person('star-1'), 8).route(...to, 0);
    if (!route) throw new Error('No way leads there.');
    return g.begin(walk(g.w, 'star-1', route, 'walk', 'FTB-5.2a', [PEF_IN_SIGHT])).end();
  }

  test('[FTB-12.5a] an active figure that moves into sight of it stops, and it is resolved', () => {
    const g = goes([4, 12], [6, 6]);
    g.done();
    expect(g.facts('pef-resolved')[0]).toMatchObject({ pef: 'pef-1', contact: false, cause: 'FTB-12.5a' });
    expect(g.person('star-1').y).toBeGreaterThan(4);
    expect(g.person('star-1').y).toBeLessThan(12);
    expect(g.result).toBe(false);
  });

  test('[FTB-12.5a] out of sight it stays what it is', () => {
    const g = goes([12, 4], []);
    expect(g.state.pefs.length).toBe(1);
    expect(g.result).toBe(true);
  });

  test('[FTB-12.5a] of several that come into sight the nearest is resolved first', () => {
    const g = game({
      people: { 'star-1': { x: 18, y: 8, rep: 5 } },
      pefs: { 'pef-1': { x: 16, y: 28 }, 'pef-2': { x: 20, y: 16 } },
      active: ['star-1'],
      dice: [6, 6, 6, 6],
    });
    g.begin(PEF_IN_SIGHT.happens(g.w, 'star-1', [])).end();
    expect(g.facts('pef-resolved').map((f) => f.pef)).toEqual(['pef-2', 'pef-1']);
  });

  test('[FTB-12.5a] whoever went down over the first of them meets no other', () => {
    const g = game({
      people: { 'star-1': { x: 18, y: 8, condition: 'out-of-the-fight' } },
      pefs: { 'pef-1': { x: 18, y: 16 } },
      active: ['star-1'],
    });
    g.begin(PEF_IN_SIGHT.happens(g.w, 'star-1', [])).end();
    expect(g.facts('pef-resolved')).toEqual([]);
  });

  test('[FTB-12.5a] [FTB-D-31] those of its group who are active move with it, and it itself', () => {
    const g = game({ people: { 'star-1': {}, n2: { x: 17 }, n3: { x: 16 } }, active: ['n2'] });
    expect([moversWith(g.w, 'star-1'), moversWith(g.w, 'n3')].map((m) => m.sort())).toEqual([
      ['n2', 'star-1'],
      ['n2', 'n3'],
    ]);
  });

  test('[FTB-12.5a] people that the rules run resolve nothing', () => {
    const g = game({
      people: { n1: { side: 'party-1', x: 4, y: 4 } },
      parties: { 'party-1': {} },
      pefs: { 'pef-1': { x: 4, y: 10 } },
    });
    expect(PEF_IN_SIGHT.stops(g.w, g.person('n1'), g.table, [4, 4, 0])).toBe(false);
  });
});
