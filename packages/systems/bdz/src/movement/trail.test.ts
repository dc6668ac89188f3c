import { expect, test } from 'vitest';
import { type Watch, walk } from '../movement/walking.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { advances } from '../vehicles/rolling.js';
import { duckBack } from './cover.js';

/** A zombie in the south looks north past the end of a rock. */
const map: Situation['map'] = { areas: [{ id: 'rock', kind: 'rock', rect: [10, 17, 18, 19] }] };
const ZED = { x: 20, y: 10, facing: 0, saw: [20, 24, 0] as [number, number, number] };
const BILLY = { x: 20, y: 24, facing: 180 };

const goes = (g: Game, points: readonly (readonly [number, number, number])[]) => {
  const route = { points, costs: points.map((_, i) => 6 * i), cost: 6 * (points.length - 1), length: 6 };
  g.begin(walk(g.w, 'billy', route as never, 'walk', 'BDZ-move-normal', [])).end();
  return g.zed('zed-1').saw;
};

test('[BDZ-EX-zact-lost-sight] [BDZ-zact-3] who goes round a corner is last seen at the corner, and there the zombie goes', () => {
  const round = (saw: [number, number, number] | null) => {
    const g = game({ map, people: { billy: BILLY }, zeds: { 'zed-1': { ...ZED, saw } } });
    return goes(g, [
      [20, 24, 0],
      [12, 24, 0],
    ]);
  };
  const [x, y] = round(ZED.saw) as [number, number, number];
  expect(y).toBe(24);
  // Neither where Billy was when the zombie was last active, nor where he ended up behind the rock.
  expect(x).toBeLessThan(18);
  expect(x).toBeGreaterThan(12);
  // A zombie that saw nobody when it was last active remembers nobody.
  expect(round(null)).toBeNull();
});

test('[BDZ-zact-3] who stays in view is remembered at the end of its way; a zombie that did not see it knows nothing', () => {
  const seen = game({ people: { billy: BILLY }, zeds: { 'zed-1': ZED } });
  const way = [
    [20, 24, 0],
    [14, 24, 0],
  ] as const;
  expect(goes(seen, way)).toEqual([14, 24, 0]);
  const away = game({ people: { billy: BILLY }, zeds: { 'zed-1': { ...ZED, facing: 180 } } });
  expect(goes(away, way)).toEqual([20, 24, 0]);
  expect(away.facts('saw')).toEqual([]);
});

test('[BDZ-zact-3] [BDZ-react-in-sight] one that was seen by a zombie on its way, and dives for cover, is remembered where it went', () => {
  const dives = (acting: number) => {
    const g = game({
      map: {
        barriers: [
          {
            id: 'low',
            kind: 'low wall',
            path: [
              [10, 22],
              [30, 22],
            ],
          },
        ],
      },
      people: { billy: BILLY },
      zeds: { 'zed-1': { ...ZED, saw: null } },
      state: { acting, order: ['player-1', 'zombies'] },
    });
    duckBack(g.w, 'billy', ['zed-1']);
    return [g.zed('zed-1').saw, [g.person('billy').x, g.person('billy').y, 0]];
  };
  const [saw, stands] = dives(1);
  expect(saw).toEqual(stands);
  expect(dives(0)[0]).toBeNull();
});

test('[BDZ-zact-3] [BDZ-EX-zact-lost-sight] those in a vehicle are last seen where it was', () => {
  const g = game({
    map,
    people: { billy: { ...BILLY, aboard: 'sedan', sits: 'wheel' } },
    vehicles: { sedan: { x: 20, y: 24, facing: 270 } },
    zeds: { 'zed-1': ZED },
  });
  advances(g.w, 'sedan', 3, 'BDZ-veh-lane');
  expect(g.zed('zed-1').saw).toEqual([17, 24, 0]);
});

test('[BDZ-react-carry-on] where two things stop somebody at once, and the first puts it down, the second does not come about', () => {
  const happened = (first: 'stunned' | undefined) => {
    const g = game({ people: { billy: { x: 18, y: 10 } } });
    const told: string[] = [];
    const watch = (name: string, does?: () => void): Watch => ({
      stops: (_w, p) => g.table.at(p.id).y >= 12,
      *happens() {
        told.push(name);
        does?.();
      },
    });
    const down = () =>
      g.w.happen({ is: 'downed', cause: 'BDZ-react-stunned', who: 'billy', status: 'stunned', by: '' });
    const points = [10, 16].map((y) => [18, y, 0] as const);
    const route = { points, costs: [0, 6], cost: 6, length: 6 };
    const watches = [watch('shot', first && down), watch('zombie')];
    g.begin(walk(g.w, 'billy', route as never, 'walk', 'BDZ-move-normal', watches)).end();
    expect(g.person('billy').y).toBe(12);
    return told;
  };
  expect([happened(undefined), happened('stunned')]).toEqual([['shot', 'zombie'], ['shot']]);
});
