import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import { game, type Situation } from '../testing/game.js';
import { coverFor, duckBack, lookOut } from './duck.js';

const wall = (y: number, from = 12, to = 24): Situation['map'] => ({
  barriers: [
    {
      id: 'w',
      kind: 'low wall',
      path: [
        [from, y],
        [to, y],
      ],
    },
  ],
});

function ducking(more: Situation = {}) {
  return game({
    ...more,
    people: {
      n1: { x: 18, y: 10, facing: 0 },
      n2: { x: 18, y: 20, facing: 180, side: 'party-1' },
      ...more.people,
    },
    parties: { 'party-1': { attitude: 'enemy' } },
  });
}

const duck = (g: ReturnType<typeof ducking>) => g.begin(duckBack(g.w, 'n1', ['n2'], 'FTB-5.7.3a')).end();

describe('Duck Back', () => {
  test('[FTB-5.7.3a] goes to the nearest cover within 6 inches, forward too', () => {
    const g = duck(ducking({ map: wall(13) }));
    // Right beside the wall: at a distance it would not give enough cover.
    expect(g.person('n1').y).toBeGreaterThan(11.99);
    expect(g.person('n1').y).toBeLessThan(12.1);
    expect(g.facts('ducked-back')).toMatchObject([{ into: 'cover' }]);
    const [walked] = g.facts('walked');
    expect(walked?.way[0]).toEqual([18, 10, 0]);
    expect(walked?.how).toBe('duck-back');
  });

  test('[FTB-5.7.3a] [FTB-5.7.3b] what is farther than 6 inches is none: it drops prone in place', () => {
    const near = duck(ducking({ map: wall(4.41), people: { n1: { x: 18, y: 10 } } }));
    expect(near.person('n1').prone).toBe(false);
    const g = duck(ducking({ map: wall(4.39) }));
    expect(g.person('n1')).toMatchObject({ prone: true, x: 18, y: 10, behind: false });
    expect(g.facts('walked')).toEqual([]);
  });

  test('[FTB-5.7.3a] the way counts, not the straight line', () => {
    const g = ducking({
      map: {
        ...wall(7),
        barriers: [
          ...(wall(7)?.barriers ?? []),
          {
            id: 'high',
            kind: 'wire',
            path: [
              [2, 9],
              [34, 9],
            ],
          },
        ],
      },
    });
    expect(coverFor(g.w, 'n1', ['n2'])).toBeUndefined();
  });

  test('[FTB-5.7.3d] behind cover neither sees the other; who merely went prone is seen and sees', () => {
    const g = duck(ducking({ map: wall(12) }));
    expect(g.table.line('n1', 'n2')).toBe('no');
    expect(g.table.line('n2', 'n1')).toBe('no');
    const prone = duck(ducking());
    expect(prone.table.line('n1', 'n2')).toBe('clear');
    expect(prone.table.line('n2', 'n1')).toBe('clear');
  });

  test('[FTB-5.7.3d] until it turns or goes, and not from whoever comes round', () => {
    const g = duck(ducking({ map: wall(12) }));
    expect(g.table.as('n2', [18, 7, 0], () => g.table.line('n2', 'n1'), 0)).toBe('clear');
    // While it moves its head is up.
    const { x, y } = g.person('n1');
    expect(g.table.as('n1', [x, y, 0], () => g.table.line('n2', 'n1'), 0)).toBe('cover');
    g.w.happen({ is: 'faced', cause: 'FTB-5.2a', who: 'n1', facing: 10 });
    expect(g.table.line('n2', 'n1')).toBe('cover');
  });

  test('[FTB-5.7.3d] [FTB-D-147] nor does it see a PEF or a friend’s flight over its cover; over a clear line it does', () => {
    const g = duck(ducking({ map: wall(12) }));
    const sees = (y: number) => g.table.reaches('n1', { x: 18, y, level: 0 });
    expect([sees(17), sees(4)]).toEqual([false, true]);
    g.w.happen({ is: 'faced', cause: 'FTB-5.2a', who: 'n1', facing: 0 });
    expect([sees(17), sees(4)]).toEqual([true, true]);
    const bare = game({ encounter: { kind: 'no-terrain' }, people: { n1: { x: 18, y: 10, behind: true } } });
    expect(bare.table.reaches('n1', { x: 18, y: 4, level: 0 })).toBe(false);
  });

  test('[FTB-5.7.3c] [FTB-5.5.2a] active again it looks out, and that brings it in sight', () => {
    const g = duck(ducking({ map: wall(12) }));
    g.begin(lookOut(g.w, 'n1', WATCHES));
    expect(g.person('n1').behind).toBe(false);
    expect(g.facts('came-in-sight')).toHaveLength(1);
    const open = ducking();
    open.begin(lookOut(open.w, 'n1', WATCHES)).end();
    expect(open.facts('faced')).toEqual([]);
  });

  test('[FTB-5.7.3a] whoever stands in cover ducks down where it stands; others are no cover', () => {
    const g = duck(ducking({ map: wall(10.5) }));
    expect(g.facts('walked')).toEqual([]);
    expect(g.person('n1')).toMatchObject({ x: 18, y: 10, behind: true, prone: false });
    const friend = duck(ducking({ people: { n3: { x: 18, y: 14 } } }));
    expect(friend.person('n1').prone).toBe(true);
  });

  test('[FTB-D-170] [FTB-5.7.3a] [FTB-5.7.3b] where nobody caused it, or nobody is left, it hides from all who see it', () => {
    const from =
      (...ids: string[]) =>
      (more: Situation) => {
        const g = ducking(more);
        return g
          .begin(duckBack(g.w, 'n1', ids, 'FTB-5.7.3a'))
          .end()
          .person('n1');
      };
    expect(from()({})).toMatchObject({ prone: true, behind: false });
    expect(from()({ map: wall(12) })).toMatchObject({ prone: false, behind: true });
    const down = {
      people: { n3: { side: 'party-1', x: 10, y: 10, condition: 'out-of-the-fight' } },
    } as const;
    expect(from('n3')(down)).toMatchObject({ prone: true });
    expect(from('n3')({ people: { ...down.people, n2: { y: 20, facing: 0 } } })).toMatchObject({
      prone: false,
    });
  });

  test('[FTB-5.7.3a] upstairs a wall of the floor below is nothing to crouch behind', () => {
    const upstairs = (level: 0 | 1) =>
      duck(
        ducking({
          map: {
            buildings: [
              {
                id: 'house',
                name: 'House',
                rect: [4, 4, 32, 32],
                levels: 2,
                doors: [{ id: 'd', at: [18, 4], type: 'standard' }],
                inner: [
                  // Its corner half hides a figure behind it.
                  {
                    path: [
                      [12, 15],
                      [18, 15],
                    ],
                    level: 1,
                  },
                  {
                    path: [
                      [14, 9.5],
                      [22, 9.5],
                    ],
                    level,
                  },
                ],
              },
            ],
          },
          people: {
            n1: { x: 18, y: 10, level: 1, facing: 0 },
            n2: { x: 18, y: 20, level: 1, facing: 180, side: 'party-1' },
          },
        }),
      );
    expect(upstairs(1).person('n1')).toMatchObject({ x: 18, y: 10, behind: true });
    expect(upstairs(1).facts('walked')).toEqual([]);
    expect(upstairs(0).person('n1')).toMatchObject({ behind: true, prone: false });
    expect(upstairs(0).facts('walked')).toHaveLength(1);
  });

  test('[FTB-5.7.3c] [FTB-D-45] it holds its fire', () => {
    expect(duck(ducking()).person('n1').heldFire).toBe(true);
    expect(duck(ducking({ map: wall(12) })).person('n1').heldFire).toBe(true);
  });

  test('[FTB-TB-tabletop-e] without terrain it turns away', () => {
    const g = duck(ducking({ encounter: { kind: 'no-terrain' } }));
    expect(g.facts('ducked-back')).toMatchObject([{ into: 'behind' }]);
    expect(g.person('n1')).toMatchObject({ behind: true, x: 18, y: 10 });
  });
});

describe('[FTB-D-50] ducking into buildings', () => {
  const map: Situation['map'] = {
    buildings: [
      {
        id: 'house',
        name: 'House',
        rect: [14, 3, 22, 8],
        levels: 1,
        doors: [{ id: 'door', at: [18, 8], width: 1.25, type: 'standard' }],
      },
    ],
  };
  const premises = [{ id: 'house', entered: 1, searched: [], searching: null, rolled: false }];
  const inside = (more: Situation) => {
    const g = duck(ducking({ map, ...more }));
    return g.table.houseOf(g.person('n1'));
  };

  test('only where somebody has been, unless the table plays otherwise', () => {
    expect(inside({})).toBeUndefined();
    expect(inside({ state: { premises } as never })).toBe('house');
    expect(inside({ options: { 'duck-into-building': 'any' } })).toBe('house');
    const other = { ...premises[0], id: 'shop' };
    const known = [{ ...premises[0], entered: 0 }, other];
    expect(inside({ state: { premises: known } as never })).toBeUndefined();
  });

  test('its walls and corners are cover as ever', () => {
    const g = duck(ducking({ map, people: { n1: { x: 13, y: 9, facing: 0 } } }));
    expect(g.person('n1')).toMatchObject({ prone: false });
    expect(g.table.houseOf(g.person('n1'))).toBeUndefined();
    expect(g.table.line('n2', 'n1')).toBe('no');
  });
});

describe('whoever cannot', () => {
  test('[FTB-5.7.3a] the fallen do not duck', () => {
    const g = duck(ducking({ people: { n1: { x: 18, y: 10, condition: 'out-of-the-fight' } } }));
    expect(g.facts('ducked-back')).toEqual([]);
  });

  test('[FTB-D-170] [FTB-5.7.3a] a zombie that has gone down since is nothing to hide from', () => {
    const g = ducking({ map: wall(13) });
    g.begin(duckBack(g.w, 'n1', ['zed-1'], 'FTB-5.7.3a')).end();
    // It hides from the enemy that sees it.
    expect(g.facts('ducked-back')).toMatchObject([{ into: 'cover' }]);
    expect(g.person('n1').y).toBeGreaterThan(11.99);
  });
});

describe('into a building', () => {
  const houses = ['one', 'two'].map((id, i) => ({
    id,
    name: id,
    rect: [16 + 10 * i, 12, 20 + 10 * i, 16] as [number, number, number, number],
    levels: 1,
    doors: [{ id: `${id}-door`, at: [18 + 10 * i, 12] as [number, number], type: 'standard' as const }],
  }));
  /** Whether somebody in front of the first house, with a shooter on either side of it, ducks into it. */
  const into = (id: string, entered: number) => {
    const premises = [{ id, entered, searched: [], searching: null, rolled: false }];
    const g = game({
      map: { buildings: houses },
      people: {
        n1: { x: 18, y: 11 },
        n2: { x: 4, y: 10, side: 'party-1' },
        n3: { x: 32, y: 10, side: 'party-1' },
        n4: { x: 18, y: 2, side: 'party-1' },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      state: { premises },
    });
    g.begin(duckBack(g.w, 'n1', ['n2', 'n3', 'n4'], 'FTB-5.7.3a')).end();
    return g.table.houseOf(g.person('n1')) === 'one';
  };

  test('[FTB-D-50] one that has been entered before, and no other', () => {
    expect([into('one', 1), into('one', 0), into('two', 1)]).toEqual([true, false, false]);
  });
});

test('[FTB-5.7.5a] [FTB-5.7.3a] the fallen duck no more; those that are gone are hidden from no more', () => {
  const g = ducking({ people: { n1: { x: 18, y: 10, condition: 'out-of-the-fight' } } });
  expect(duck(g).facts('ducked-back')).toEqual([]);
  const gone = ducking({ map: wall(13) });
  gone.begin(duckBack(gone.w, 'n1', ['zed-9', 'n2'], 'FTB-5.7.3a')).end();
  expect(gone.facts('ducked-back')).toMatchObject([{ into: 'cover' }]);
});
