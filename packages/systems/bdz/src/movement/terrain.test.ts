import type { Place } from '@shambles/measured';
import { describe, expect, test } from 'vitest';
import { slowGround } from '../house/ground-rows.js';
import { PRINTED } from '../house/tables.js';
import { fireAll } from '../shooting/shooting.js';
import { TERRAIN } from '../tables/ground.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { duckBack, hunkerDown, retire } from './cover.js';
import { reachOf, walk } from './walking.js';

type Area = NonNullable<NonNullable<Situation['map']>['areas']>[number];
const area = (kind: string, rect: [number, number, number, number], id = kind): Area => ({ id, kind, rect });

/** How far north a figure gets from (18, 10) with eight inches on the given ground. */
function north(...areas: readonly Area[]): number {
  const g = game({ map: { areas: [...areas] }, people: { a: { x: 18, y: 10 } }, active: ['a'] });
  g.step().answer('move a');
  const may = (y: number) => {
    try {
      return g.refused([18, y]) === '';
    } catch {
      return true;
    }
  };
  let y = 10;
  while (may(y + 0.25)) y += 0.25;
  return y - 10;
}

test('[BDZ-act-charge] [BDZ-react-charged-retire] whoever has no inches left for its way does not move, and nothing is told of it', () => {
  const g = game({ people: { a: {} } });
  const way = { points: [[18, 18, 0] as Place], costs: [0], cost: 0, length: 0 };
  g.begin(walk(g.w, 'a', way, 'charge', 'BDZ-melee-start', [])).end();
  expect([g.result, g.w.facts]).toEqual([true, []]);
});

describe('cover', () => {
  /** Where somebody at (18, 10) ends whom an enemy to the south, and others, frighten. */
  const goes = (go: typeof duckBack, areas: readonly Area[], others: Situation['people'] = {}) => {
    const foe = { seat: 'player-2', y: 2, facing: 0 } as const;
    const g = game({ map: { areas: [...areas] }, people: { a: { y: 10 }, foe, ...others } });
    go(g.w, 'a', ['foe', ...Object.keys(others)]);
    const { x, y, prone } = g.person('a');
    return [x, y, prone];
  };

  test.each(['woods', 'rough'])(
    '[BDZ-terrain-woods] [BDZ-D-woods-edge] the edge of %s is the nearest cover from outside',
    (kind) => {
      expect(goes(duckBack, [area(kind, [6, 12, 30, 34])])).toEqual([18, 12, false]);
      expect(goes(duckBack, [area(kind, [6, 16.5, 30, 34])])).toEqual([18, 10, true]);
      for (const go of [hunkerDown, retire])
        expect(goes(go, [area(kind, [6, 16.5, 30, 34])])).toEqual([18, 16.5, false]);
    },
  );

  test('[BDZ-move-hunker] [BDZ-D-woods-edge] whoever is at the edge is in cover already, but not from somebody in the same woods', () => {
    const woods = [area('woods', [6, 9.8, 30, 34])];
    for (const go of [duckBack, hunkerDown]) {
      expect(goes(go, woods)).toEqual([18, 10, false]);
      const near = { seat: 'player-2', x: 18, y: 20, facing: 180 } as const;
      expect(goes(go, woods, { near })).not.toEqual([18, 10, false]);
    }
  });

  test('[BDZ-move-retire] who retires goes into the woods, away from what it flees', () => {
    const [x, y, prone] = goes(retire, [area('woods', [6, 9.8, 30, 34])]);
    expect([x, prone]).toEqual([18, false]);
    expect(y).toBeGreaterThan(10);
    expect(y).toBeLessThan(10.5);
  });
});

describe('how far one gets', () => {
  test('[BDZ-terrain-woods] [BDZ-enc-terrain-woods] [BDZ-terrain-rough] half as far in woods and on rough ground', () => {
    expect(north()).toBe(8);
    for (const kind of ['woods', 'rough']) expect(north(area(kind, [0, 0, 36, 36]))).toBe(4);
  });

  test('[BDZ-D-water-human] half as far in water, and nobody fires there', () => {
    expect(north(area('water', [0, 0, 36, 36]))).toBe(4);
    const fires = (areas: readonly Area[]) => {
      const g = game({
        map: { areas: [...areas] },
        people: { a: { x: 18, y: 10, has: ['pistol'] }, foe: { seat: 'player-2', y: 18, facing: 180 } },
        active: ['a'],
      });
      return g.step().options().includes('fire a');
    };
    expect([
      fires([]),
      fires([area('water', [10, 4, 26, 14])]),
      fires([area('water', [10, 14, 26, 22])]),
    ]).toEqual([true, false, true]);
  });

  test('[BDZ-terrain-road-move] [BDZ-enc-terrain-road-move] as far as ever on a road, whatever it runs through', () => {
    const wood = area('woods', [0, 0, 36, 36]);
    expect(north(wood, area('road', [16, 0, 20, 36]))).toBe(8);
    expect(north(wood, area('road', [22, 0, 26, 36]))).toBe(4);
    const g = game({
      map: { areas: [wood, area('road', [16, 0, 20, 36])] },
      people: { a: { x: 2, y: 2 } },
      zeds: { 'zed-1': { x: 18, y: 10, facing: 0 } },
      state: { acting: 2 },
    });
    expect(g.step().zed('zed-1').y).toBeCloseTo(16, 2);
  });

  test('[BDZ-terrain-hill] [BDZ-enc-terrain-hills] [BDZ-D-uphill] two inches less uphill, and not down or along', () => {
    const crest = (y: number): Situation['map'] => ({
      areas: [area('hill', [4, 4, 32, 32])],
      barriers: [
        {
          id: 'c',
          kind: 'crest',
          path: [
            [8, y],
            [28, y],
          ],
        },
      ],
    });
    const goes = (map: Situation['map'], to: [number, number]) => {
      const g = game({ map: map ?? {}, people: { a: { x: 18, y: 10 } }, active: ['a'] });
      g.step().answer('move a');
      try {
        return g.answer(to).person('a').used;
      } catch {
        return undefined;
      }
    };
    expect(goes(crest(26), [18, 16])).toBeCloseTo(8, 3);
    expect(goes(crest(26), [18, 16.1])).toBeUndefined();
    expect(goes(crest(6), [18, 18])).toBeCloseTo(8, 3);
    expect(goes(crest(10), [26, 10])).toBeCloseTo(8, 3);
    // A hill without a crest on the map is highest in its middle.
    const bare = { areas: [area('hill', [4, 4, 32, 32])] };
    expect([goes(bare, [18, 16.1]), goes(bare, [18, 4])]).toEqual([undefined, 6]);
  });

  test('[BDZ-D-uphill] over two hills they are paid once, where the first of them begins to rise', () => {
    const hills: Situation['map'] = {
      areas: [area('hill', [14, 22, 22, 28]), { ...area('hill', [14, 12, 22, 18]), id: 'second' }],
    };
    const g = game({ map: hills, people: { a: { x: 18, y: 10, allowance: 36 } }, active: ['a'] });
    const reach = reachOf(g.w, g.person('a'), 36);
    expect(reach.cost(18, 11, 0)).toBeCloseTo(1, 2);
    expect(reach.cost(18, 24, 0)).toBeCloseTo(16, 2);
    const route = reach.route(18, 24, 0);
    expect(route?.points[1]?.[1]).toBeCloseTo(12, 0);
    expect(route?.costs[1]).toBeCloseTo(2, 0);
  });

  test('[BDZ-D-uphill] the two inches are paid from where the way begins to lead up: whoever is stopped before has paid nothing', () => {
    const hill: Situation['map'] = { areas: [area('hill', [4, 14, 32, 34])] };
    const g = game({ map: hill, people: { a: { x: 18, y: 10 } }, active: ['a'] });
    const route = reachOf(g.w, g.person('a'), 8).route(18, 16, 0);
    expect([route?.points, route?.costs]).toEqual([
      [
        [18, 10, 0],
        [18, 13.75, 0],
        [18, 16, 0],
      ],
      [0, 3.75, 8],
    ]);
    // Who starts on the slope pays from the first inch.
    const on = game({ map: hill, people: { a: { x: 18, y: 15 } } });
    expect(reachOf(on.w, on.person('a'), 8).route(18, 18, 0)?.costs).toEqual([0, 5]);
    // Who comes onto it with the last quarter of an inch pays as well.
    const foot = game({ map: { areas: [area('hill', [4, 13.9, 32, 34])] }, people: { a: { y: 10 } } });
    expect(reachOf(foot.w, foot.person('a'), 8).route(18, 14, 0)?.cost).toBe(6);
  });

  test('[BDZ-terrain-hill] [BDZ-D-uphill] only spots that two inches less lead to are shown, on whichever slope', () => {
    const upright: Situation['map'] = {
      areas: [area('hill', [4, 4, 32, 32])],
      barriers: [
        {
          id: 'c',
          kind: 'crest',
          path: [
            [28, 8],
            [28, 28],
          ],
        },
      ],
    };
    const from = (x: number, y: number) =>
      game({ map: upright ?? {}, people: { a: { x, y } }, active: ['a'] })
        .step()
        .answer('move a');
    const across = (g: Game) => {
      const { shape } = g.asked();
      const lit = 'lit' in shape ? shape.lit : [];
      const spots = lit.flatMap(({ cell, runs }) =>
        Array.from({ length: runs.length / 3 }, (_, i) => {
          const [row, first, to] = runs.slice(3 * i, 3 * i + 3) as [number, number, number];
          return { y: (row + 0.5) * cell, west: (first + 0.5) * cell, east: (to - 0.5) * cell };
        }),
      );
      return spots.find((each) => each.y === 14.25);
    };
    const g = from(14, 14);
    // Six inches up the slope to the east, eight down it to the west.
    expect(across(g)?.east).toBeCloseTo(19.75, 2);
    expect(across(g)?.west).toBeCloseTo(6.25, 2);
    // The last of the inches counts on both sides.
    const exact = across(from(14.25, 14.25));
    expect([exact?.west, exact?.east]).toEqual([6.25, 20.25]);
    expect(g.refused([20.3, 14])).toBe('BDZ-move-normal');
    // Along the slope a move is as long as ever. From beside the hill, six inches up it cost eight.
    g.answer([14, 22]);
    expect(g.person('a').used).toBeCloseTo(8, 3);
    const onto = game({ map: upright ?? {}, people: { a: { x: 2, y: 18 } }, active: ['a'] });
    onto.step().answer('move a').answer([8, 18]);
    expect(onto.person('a').used).toBeCloseTo(8, 3);
  });

  test('[BDZ-zmove-road-hill] zombies go at their rate on roads and hills, uphill too', () => {
    const map: Situation['map'] = {
      areas: [area('hill', [4, 4, 32, 32]), area('road', [16, 0, 20, 36])],
    };
    const g = game({
      map: map ?? {},
      people: { a: { x: 2, y: 2 } },
      zeds: { 'zed-1': { x: 18, y: 8, facing: 0 }, 'zed-2': { x: 10, y: 8, facing: 0 } },
      state: { acting: 2 },
    }).step();
    expect([g.zed('zed-1').y, g.zed('zed-2').y]).toEqual([14, 14]);
  });

  test('[BDZ-zmove-rock] nobody comes into rocks, and to a zombie they are a dead end', () => {
    const rock = area('rock', [10, 14, 26, 20]);
    expect(north(rock)).toBe(3.5);
    const g = game({
      map: { areas: [rock] },
      people: { a: { x: 2, y: 2 } },
      zeds: { 'zed-1': { x: 18, y: 11, facing: 0 } },
      state: { acting: 2 },
      dice: [5],
    }).step();
    expect(g.zed('zed-1')).toMatchObject({ facing: 90 });
    expect(g.zed('zed-1').y).toBeCloseTo(13.5, 2);
    expect(g.zed('zed-1').x).toBeGreaterThan(18);
    g.done();
  });
});

test('[BDZ-T-terrain] every price is that of the register', () => {
  const rows = printed<{ readonly terrain: string; readonly move: string; readonly sight: string }>(
    'BDZ-T-terrain',
  );
  const moves: { readonly [words: string]: unknown } = {
    normal: [1, 0],
    half: [2, 0],
    'normal, through any terrain': [1, 0],
    '2 less when moving uphill': [1, 2],
    none: ['bars', 0],
  };
  expect(TERRAIN.rows.map((r) => [r.name.toLowerCase(), [r.price, r.uphill], r.blocks])).toEqual(
    rows.map((r) => [r.terrain, moves[r.move], r.sight === 'blocks']),
  );
  expect(slowGround(PRINTED)).toEqual({ woods: 2, rough: 2, rock: 'bars', water: 2, pool: 2 });
});

test('[BDZ-D-fast-status] fast is who has passed a die of Fast Move and gone more than eight inches', () => {
  const isFast = (fast: number, went: number) => {
    const g = game({
      people: {
        a: { x: 18, y: 10, has: ['pistol'], fast, went },
        foe: { seat: 'player-2', y: 16, facing: 180, rep: 3 },
      },
      dice: [5, 5, 6, 6, 1, 2],
    });
    g.begin(fireAll(g.w, [{ who: 'a', at: ['foe'], snap: false, why: 'active', charged: false }]));
    return g.answer('foe').facts('shots')[0]?.shots[0]?.because === 'shooter-fast';
  };
  // Rep 4 and a 5 are nine, which misses for a shooter that has moved fast.
  expect([isFast(1, 8.1), isFast(2, 16)]).toEqual([true, true]);
  expect([isFast(1, 8), isFast(2, 3), isFast(0, 8.1), isFast(-1, 8)]).toEqual([false, false, false, false]);
});

test('[BDZ-D-uphill] without a crest on the map a hill is highest in the middle of its box', () => {
  const goes = (from: [number, number], to: [number, number]) => {
    const map = { areas: [area('hill', [4, 8, 32, 32])] };
    const g = game({ map, people: { a: { x: from[0], y: from[1] } }, active: ['a'] });
    g.step().answer('move a');
    return g.answer(to).person('a').used;
  };
  // The middle is at 18, 20: to it uphill from all four sides, from it down.
  for (const [x, y] of [
    [18, 15],
    [18, 25],
    [13, 20],
    [23, 20],
  ] as [number, number][]) {
    expect(goes([x, y], [18, 20]), `${x}, ${y}`).toBeCloseTo(7, 3);
    expect(goes([18, 20], [x, y]), `${x}, ${y}`).toBeCloseTo(5, 3);
  }
});
