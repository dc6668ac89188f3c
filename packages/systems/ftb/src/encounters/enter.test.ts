import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import type { EncounterKind } from '../kinds.js';
import { type Encounter, isPlayers } from '../state.js';
import { SHEETS } from '../tables/sheets.js';
import { sectionOf } from '../terrain/edges.js';
import { roomFor } from '../terrain/room.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { begin } from './begin.js';
import { edgePlaces, edgesOf, enter } from './enter.js';

const TOWN = {
  buildings: [
    {
      id: 'shop',
      name: 'Shop',
      rect: [2, 26, 8, 32] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'shop-door', at: [5, 26] as [number, number], type: 'standard' }],
    },
  ],
};

/** The start of an Encounter, before anybody is on the table. */
function outside(kind: EncounterKind, more: Situation = {}, encounter: Partial<Encounter> = {}): Game {
  const people = { 'star-1': { rep: 5 }, n1: { rep: 4 }, ...more.people };
  const g = game({
    map: TOWN,
    ...more,
    people: Object.fromEntries(Object.entries(people).map(([id, p]) => [id, { ...p, x: -1, y: -1 }])),
    encounter: { kind, stage: 'enter', turn: 0, ...encounter },
  });
  while (g.state.encounter?.stage === 'enter' && g.question() === 'over') g.begin(enter(g.w));
  return g;
}

/** The open question in words. */
const asked = (g: Game): string => {
  const { code, values = {} } = g.asked();
  return inWords({ key: `ask.${code}`, values });
};

describe('coming onto the table', () => {
  test('[FTB-10.2.1a] [FTB-14.6.4] each makes one full move from an edge of section 9', () => {
    const g = outside('zed');
    expect(g.question()).toBe('player-1 enter-by FTB-10.2.1a');
    expect(g.options()).toEqual(['east', 'south', 'east fast', 'south fast']);
    g.answer('south');
    expect(g.person('star-1')).toMatchObject({ x: 30, y: 0.4, facing: 0 });
    expect(g.question()).toBe('player-1 enter FTB-10.2.1a');
    expect(asked(g)).toContain('Anybody with Robin goes alongside.');
    expect(g.refused([30, 8.5, 0])).toBe('FTB-10.2.1a');
    g.answer([30, 8.4, 0]);
    expect(g.person('star-1')).toMatchObject({ x: 30, y: 8.4 });
    expect(g.person('n1').y).toBeGreaterThan(8);
    g.begin(enter(g.w));
    expect(g.state.encounter?.stage).toBe('begin');
  });

  test('[FTB-10.2.1a] nobody is said to go along with somebody alone', () => {
    const g = game({
      people: { 'star-1': { x: -1, y: -1 } },
      encounter: { kind: 'zed', stage: 'enter', turn: 0 },
    });
    while (g.question() === 'over') g.begin(enter(g.w));
    g.answer('south');
    expect(asked(g)).toBe('Where does Robin go from the edge?');
  });

  test('[FTB-10.2.1a] whoever stands at the very edge of the table is on it', () => {
    const g = game({ people: { 'star-1': { x: 0, y: 18 } }, encounter: { stage: 'enter', turn: 0 } });
    g.begin(enter(g.w)).end();
    expect(g.state.encounter?.stage).toBe('begin');
  });

  test.each([
    ['east', 35.6, 6],
    ['south', 30, 0.4],
  ] as const)(
    '[FTB-10.2.1a] along the %s edge, on the ground, from the middle of the section outwards',
    (edge, x, y) => {
      const g = game({ encounter: { stage: 'enter' } });
      const all = edgePlaces(g.w, edge, 9);
      expect(all[0]).toEqual([x, y, 0]);
      expect(all.length).toBeGreaterThan(8);
      for (const [px, py, level] of all) {
        expect(level).toBe(0);
        expect(edge === 'east' ? px : py).toBe(edge === 'east' ? x : y);
      }
    },
  );

  test('[FTB-10.2.1a] not where a building stands at the edge', () => {
    const rect: [number, number, number, number] = [33, 4, 36, 8];
    const g = game({
      map: { buildings: [{ id: 'shed', name: 'Shed', rect, levels: 1 }] },
      encounter: { stage: 'enter' },
    });
    const places = edgePlaces(g.w, 'east', 9).map(([, y]) => y);
    expect(places.length).toBeGreaterThan(4);
    expect(places.filter((y) => y > 4 && y < 8)).toEqual([]);
  });

  test.each([
    ['east', 35.6, 6, { from: [35.6, 0], to: [35.6, 36] }],
    ['south', 30, 0.4, { from: [0, 0.4], to: [36, 0.4] }],
  ] as const)(
    '[FTB-10.2.1a] where a wall takes up the whole %s edge, in the middle of the section, on the ground',
    (edge, x, y, { from, to }) => {
      const wall = { id: 'wall', kind: 'high wall', path: [[...from], [...to]] as [number, number][] };
      const g = outside('zed', { map: { ...TOWN, barriers: [wall] } }).answer(edge);
      expect(g.facts('stands-at')[0]).toMatchObject({ who: 'star-1', at: [x, y, 0] });
    },
  );

  test('[FTB-10.2.1a] a band that fills its section of a small table enters in ranks, nobody in another', () => {
    const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`n${n}`, { rep: 4 }]));
    const g = outside('search', { map: { size: [12, 12] }, people: six }).answer('south');
    const at = g.facts('stands-at').map((f) => f.at);
    expect(new Set(at.map(([, y]) => y))).toEqual(new Set([0.4, 1.2, 2]));
    for (const [i, [x, y]] of at.entries())
      for (const [px, py] of at.slice(i + 1)) expect(Math.hypot(px - x, py - y)).toBeGreaterThan(0.79);
  });

  test('[FTB-10.2.1a] or a Fast Move, on one set of dice', () => {
    const g = outside('search', { dice: [4, 6] }).answer('east fast');
    expect(g.person('star-1').fast).toBe(4);
    expect(g.asked().values).toMatchObject({ inches: 12 });
    g.answer([24.1, 6, 0]);
    expect(g.person('star-1')).toMatchObject({ x: 24.1, y: 6 });
    g.done();
  });

  test('[FTB-14.7.4] [FTB-14.8.4] [FTB-14.10.4] [FTB-14.12.4] [FTB-14.14.4] [FTB-14.16.4] by section 9 in all these', () => {
    for (const kind of [
      'robbery-in-town',
      'escape',
      'chillin',
      'raid',
      'rescue',
      'search',
      'take-back',
    ] as const)
      expect(outside(kind).asked().values).toMatchObject({ section: 9 });
  });

  test('[FTB-14.11.4] [FTB-14.11.5a] [FTB-14.13.4] [FTB-14.13.5a] in the middle of section 5 when cornered', () => {
    for (const kind of ['confrontation', 'robbed', 'robbing', 'burglarized'] as const) {
      const g = outside(kind);
      expect(g.state.encounter?.stage).toBe('begin');
      expect(sectionOf(g.w, g.person('star-1'))).toBe(5);
      expect(g.table.distance('star-1', 'n1')).toBeLessThanOrEqual(1);
    }
  });

  test('[FTB-14.11.5a] where a pond lies in the middle they stand beside it', () => {
    const pond = [{ id: 'pond', kind: 'water', rect: [16, 16, 20, 20] as [number, number, number, number] }];
    const wall = [
      {
        id: 'wall',
        kind: 'high wall',
        path: [
          [17, 18],
          [19, 18],
        ] as [number, number][],
      },
    ];
    const g = outside('confrontation', { map: { areas: pond, barriers: wall } });
    const places = ['star-1', 'n1'].map((id) => `${g.person(id).x} ${g.person(id).y}`);
    expect(new Set(places).size).toBe(2);
  });

  test('[FTB-14.11.5a] in the middle of a table that is longer than wide', () => {
    const g = outside('confrontation', { map: { size: [36, 60] } });
    expect(g.person('star-1')).toMatchObject({ x: 18, y: 30 });
    expect(outside('confrontation', { map: { size: [60, 36] } }).person('star-1')).toMatchObject({
      x: 30,
      y: 18,
    });
  });

  test('[FTB-14.11.5a] beside whatever fills the middle, up to 12 inches off', () => {
    const off = (half: number) => {
      const rect: [number, number, number, number] = [18 - half, 18 - half, 18 + half, 18 + half];
      const g = outside('confrontation', { map: { vehicles: [{ id: 'hull', kind: 'hull', rect }] } });
      return distance(g.person('star-1'), { x: 18, y: 18 });
    };
    expect([11.5, 12.5].map(off)).toEqual([12, 0]);
  });

  test('[FTB-14.11.5a] where not all of them have room, as near as most of them have', () => {
    const rect: [number, number, number, number] = [17, 17, 19, 19];
    const closet = game({ map: { buildings: [{ id: 'closet', name: 'Closet', rect, levels: 1 }] } });
    const places = roomFor(closet.w, { x: 18, y: 18, level: 0 }, 20, 'human');
    expect(places.length).toBeLessThan(20);
    // North of the middle is tried before the other sides.
    expect(places[0]).toEqual([18, 18.5, 0]);
  });

  test('[FTB-14.12.5b] [FTB-14.6.4] [FTB-14.10.4] the Target Building is in section 1; [FTB-D-8] at Home in it when raided', () => {
    for (const kind of ['zed', 'chillin', 'raid', 'rescue', 'raid-defend'] as const)
      expect(outside(kind).state.encounter?.target).toBe('shop');
    expect(outside('search').state.encounter?.target).toBe('');
    const g = outside('raid-defend');
    expect(g.table.houseOf(g.person('star-1'))).toBe('shop');
    expect(g.table.houseOf(g.person('n1'))).toBe('shop');
    expect(SHEETS.burglarized.target).toBe(5);
  });

  test('[FTB-9.1a] each section has the edges it lies at', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(edgesOf)).toEqual([
      ['north', 'west'],
      ['north'],
      ['north', 'east'],
      ['west'],
      [],
      ['east'],
      ['south', 'west'],
      ['south'],
      ['east', 'south'],
    ]);
  });

  test('[FTB-1.1b] whoever plays against others comes by a corner of its own', () => {
    const g = outside('search', {
      options: { players: '2', sides: 'opposed' },
      people: { 'star-1': { rep: 5, side: 'player-1' }, n1: { rep: 4, side: 'player-2' } },
    });
    const section = () => g.asked().values?.section;
    expect([g.asked().seat, section()]).toEqual(['player-1', 9]);
    g.answer('south', [30, 2, 0]);
    g.begin(enter(g.w));
    expect([g.asked().seat, section()]).toEqual(['player-2', 1]);
  });

  /** Figures of players who are against each other, one for each seat. */
  const against = (n: number): Situation => ({
    options: { players: `${n}`, sides: 'opposed' },
    people: Object.fromEntries(
      Array.from({ length: n }, (_, i) => [i === 0 ? 'star-1' : `n${i}`, { side: `player-${i + 1}` }]),
    ),
  });

  test('[FTB-1.1b] the corners of up to four, each facing the table from its edge', () => {
    const g = outside('search', against(4));
    const corner = (edge: string, at: [number, number, number]) => {
      const { seat, values } = g.asked();
      g.answer(edge);
      const facing = g.state.people.find((p) => p.seat === seat)?.facing;
      g.answer(at).begin(enter(g.w));
      return [values?.section, facing];
    };
    expect(corner('east', [34, 6, 0])).toEqual([9, 270]);
    expect(corner('north', [6, 34, 0])).toEqual([1, 180]);
    expect(corner('west', [2, 6, 0])).toEqual([7, 90]);
    expect(corner('north', [30, 34, 0])).toEqual([3, 180]);
    expect(g.state.encounter?.stage).toBe('begin');
  });

  test('[FTB-14.8.5c] once all are back for the second leg the turns go on, and nothing is set up again', () => {
    const g = outside('escape', {}, { turn: 7, tally: { legs: 1 } }).answer('west', [2, 6, 0]);
    g.begin(enter(g.w));
    expect(g.state.encounter?.stage).toBe('turn');
  });

  test('[FTB-1.1b] [FTB-14.13.5a] the first is cornered in the middle of the table, the second comes by its corner', () => {
    const g = outside('robbed', against(2));
    expect(sectionOf(g.w, g.person('star-1'))).toBe(5);
    expect([g.asked().seat, g.asked().values?.section]).toEqual(['player-2', 1]);
  });

  test('[FTB-10.2.1a] [FTB-11.7.4c] a Fast Move is offered as long as one of them can go fast', () => {
    const lines = (has: string[]) => {
      const heavy = { rep: 3, has: Array<string>(7).fill('food') };
      const g = outside('zed', { people: { 'star-1': heavy, n1: { rep: 3, has } } });
      const { shape } = g.asked();
      return 'options' in shape ? shape.options.map((o) => inWords(o.line)) : [];
    };
    const slow = ['By the east edge', 'By the south edge'];
    expect(lines(Array<string>(7).fill('food'))).toEqual(slow);
    expect(lines([])).toEqual([...slow, `${slow[0]}, with a Fast Move`, `${slow[1]}, with a Fast Move`]);
  });

  test('[FTB-10.2.1a] whoever finds no way to go along stays at the edge', () => {
    const box = [
      [30.5, 0],
      [30.5, 1.4],
      [31.9, 1.4],
      [31.9, 0],
    ] as [number, number][];
    const g = outside('zed', { map: { barriers: [{ id: 'box', kind: 'high wall', path: box }] } });
    g.answer('south', [30, 8, 0]);
    expect([g.person('star-1').y, g.person('n1').y]).toEqual([8, 0.4]);
  });

  test('[FTB-10.2.1a] [FTB-1.1b] [FTB-14.8.5c] so too by the other edges, on the ground', () => {
    const walled = (y: number, x: number): Situation['map'] => ({
      barriers: [
        {
          id: 'wall',
          kind: 'high wall',
          path:
            y > 0
              ? [
                  [0, y],
                  [36, y],
                ]
              : [
                  [x, 0],
                  [x, 36],
                ],
        },
      ],
    });
    const north = outside('search', { ...against(2), map: walled(35.6, 0) }).answer('south', [30, 2, 0]);
    north.begin(enter(north.w)).answer('north');
    expect(north.facts('stands-at').at(-1)).toMatchObject({ who: 'n1', at: [6, 35.6, 0] });
    const west = outside('escape', { map: walled(0, 0.4) }, { tally: { legs: 1 } }).answer('west');
    expect(west.facts('stands-at')[0]).toMatchObject({ who: 'star-1', at: [0.4, 6, 0] });
  });
});

describe('before the first turn', () => {
  const begun = (kind: EncounterKind, dice: readonly number[], encounter: Partial<Encounter> = {}) => {
    const g = game({
      people: { 'star-1': { x: 30, y: 6 }, n1: { x: 31, y: 6 } },
      encounter: { kind, stage: 'begin', turn: 0, ...encounter },
      dice,
    });
    g.begin(begin(g.w));
    return g;
  };

  test('[FTB-10.2.1b] [FTB-D-27] zombies for each human first, then PEFs', () => {
    const g = begun('search', [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6], { area: 'rural' });
    expect(
      g
        .facts('rolled')
        .filter((f) => f.label !== 'clock')
        .slice(0, 1),
    ).toMatchObject([{ cause: 'FTB-10.2.1b' }]);
    expect(g.state.zeds.length).toBeGreaterThan(0);
    expect(g.state.pefs).toEqual([]);
    expect(g.state.people.filter(isPlayers)).toHaveLength(2);
  });

  test('[FTB-D-21] none in the learning Encounters of the first twenty days', () => {
    for (const kind of ['zed', 'robbery-in-town'] as const) {
      const g = begun(kind, []);
      expect(g.state.zeds).toEqual([]);
      g.end().done();
    }
    expect(SHEETS.escape.zeds).toBe(true);
  });

  test('[FTB-12.1a] [FTB-14.7.4] [FTB-14.14.4] then three PEFs, and play begins', () => {
    const g = begun('robbery-in-town', [1, 3, 5]);
    g.begin(begin(g.w));
    expect(g.state.pefs.map((pef) => sectionOf(g.w, pef))).toEqual([1, 3, 5]);
    g.begin(begin(g.w)).begin(begin(g.w));
    expect(g.state.encounter?.stage).toBe('turn');
    g.done();
  });
});

test('[FTB-10.2.1a] nobody comes on inside a building that stands at the edge, whatever floors it has', () => {
  const places = (levels: number) => {
    const house = { id: 'house', name: 'house', rect: [26, 0, 34, 6] as [number, number, number, number] };
    const g = game({ map: { buildings: [{ ...house, levels }] }, encounter: { stage: 'enter' } });
    return edgePlaces(g.w, 'south', 9).map(([x]) => x);
  };
  expect([1, 2].map(places)).toEqual([
    [35, 25],
    [35, 25],
  ]);
});

test('[FTB-10.2.1a] along an edge of a table that is longer than wide there are places over a third of its length', () => {
  const g = game({ map: { size: [36, 60] }, people: { 'star-1': {} } });
  const off = (edge: 'west' | 'south') => {
    const places = edgePlaces(g.w, edge, edge === 'west' ? 4 : 8);
    return Math.max(...places.map(([x, y]) => (edge === 'west' ? Math.abs(y - 30) : Math.abs(x - 18))));
  };
  expect(off('west')).toBeGreaterThan(8);
  expect(off('west')).toBeLessThan(10);
  expect(off('south')).toBeGreaterThan(4.8);
  expect(off('south')).toBeLessThan(6);
});
