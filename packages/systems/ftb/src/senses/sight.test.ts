import { describe, expect, test } from 'vitest';
import type { Place } from '../state.js';
import { game, type Situation } from '../testing/game.js';
import { zedsAct } from '../zombies/zeds.js';
import { humansSeen, lostOnTheWay, outOfView } from './sight.js';

/** A house with a door in each wall, and a window in the south. */
const map: Situation['map'] = {
  buildings: [
    {
      id: 'house',
      name: 'House',
      rect: [12, 14, 24, 26],
      levels: 1,
      doors: [
        { id: 'south', at: [18, 14], type: 'door' },
        { id: 'west', at: [12, 20], type: 'door' },
        { id: 'north', at: [18, 26], type: 'door' },
      ],
      windows: [{ at: [14.5, 14], width: 2 }],
    },
  ],
};

/** Where a zombie that watched a Star go its way saw it last. */
function lastSeen(
  zed: readonly [number, number, number],
  way: readonly Place[],
  more: Situation = {},
): Place {
  const [x, y, facing] = zed;
  const end = way[way.length - 1] as Place;
  const g = game({
    map,
    people: { 'star-1': { x: end[0], y: end[1] } },
    zeds: { 'zed-1': { x, y, facing, lastSeen: way[0] as Place } },
    ...more,
  });
  g.w.happen({ is: 'walked', cause: 'FTB-5.2a', who: 'star-1', way, cost: 0, how: 'walk' });
  outOfView(g.w, 'star-1', way);
  return g.zed('zed-1').lastSeen as Place;
}

test('[FTB-10.7d] whoever has left the table, or fallen, is not looked for where that was', () => {
  const way: Place[] = [
    [8, 20, 0],
    [1, 20, 0],
  ];
  const at = (condition: 'carry-on' | 'out-of-the-fight' | 'left') => {
    const g = game({
      map: { buildings: [] },
      people: { 'star-1': { x: 1, y: 20, condition }, n1: { x: 1, y: 1 } },
      zeds: { 'zed-1': { x: 14, y: 20, facing: 270, lastSeen: [8, 20, 0] } },
      encounter: { part: 'night' },
    });
    outOfView(g.w, 'star-1', way);
    return g.facts('saw');
  };
  expect(at('carry-on')).toHaveLength(1);
  expect(at('out-of-the-fight')).toEqual([]);
  expect(at('left')).toEqual([]);
});

test('[FTB-10.7d] a zombie that did not see somebody set out has not seen where that went', () => {
  const way: Place[] = [
    [8, 20, 0],
    [1, 20, 0],
  ];
  const seen = (facing: number) => {
    const g = game({
      people: { 'star-1': { x: 1, y: 20 } },
      zeds: { 'zed-1': { x: 14, y: 20, facing, lastSeen: [8, 20, 0] } },
      encounter: { part: 'night' },
    });
    outOfView(g.w, 'star-1', way);
    return g.facts('saw').length;
  };
  expect([seen(270), seen(90)]).toEqual([1, 0]);
});

describe('who is followed into a building', () => {
  test.each([
    ['south', [18, 9, 0], [18, 11], [18, 21], [18, 14.5]],
    ['west', [7, 20, 90], [9, 20], [19, 20], [12.5, 20]],
    ['north', [18, 31, 180], [18, 29], [18, 19], [18, 25.5]],
  ] as const)(
    '[FTB-10.7d] [FTB-D-53] by the %s door was last seen just inside it',
    (_, zed, from, to, at) => {
      expect(
        lastSeen(zed, [
          [...from, 0],
          [...to, 0],
        ]),
      ).toEqual([...at, 0]);
    },
  );

  test('[FTB-D-53] so was who turned aside behind the door, or has just come in', () => {
    const aside: Place[] = [
      [18, 11, 0],
      [18, 14.5, 0],
      [23, 14.5, 0],
    ];
    expect(lastSeen([18, 8, 0], aside, { encounter: { part: 'night' } })).toEqual([18, 14.5, 0]);
    const people = { 'star-1': { x: 18, y: 14.25 } };
    const g = game({ map, people, zeds: { 'zed-1': { x: 18, y: 9 } } });
    const just: Place[] = [
      [18, 11, 0],
      [18, 14.25, 0],
    ];
    expect(lostOnTheWay(g.w, 'zed-1', 'star-1', just)).toEqual([18, 14.5, 0]);
    const barely: Place[] = [
      [18, 11, 0],
      [18, 14.1, 0],
    ];
    expect(lostOnTheWay(g.w, 'zed-1', 'star-1', barely)).toEqual([18, 14.5, 0]);
  });

  test('[FTB-D-53] not who came in by a window: it was last seen where it went out of view', () => {
    const aside: Place[] = [
      [14.5, 11, 0],
      [14.5, 14.5, 0],
      [23, 14.5, 0],
    ];
    // It sees 6 inches at night.
    expect(lastSeen([14.5, 8, 0], aside, { encounter: { part: 'night' } })).toEqual([14.5, 14, 0]);
  });

  test('[FTB-D-53] it is the door that its steps lead through, whatever came before and after', () => {
    const narrow: Situation['map'] = {
      buildings: [
        {
          id: 'house',
          name: 'House',
          rect: [12, 14, 24, 26],
          levels: 1,
          doors: [{ id: 'd', at: [18, 14], width: 0.6, type: 'door' }],
        },
      ],
    };
    const through = (...way: (readonly [number, number])[]) => {
      const end = way[way.length - 1] as readonly [number, number];
      const people = { 'star-1': { x: end[0], y: end[1] } };
      const g = game({ map: narrow, people, zeds: { 'zed-1': { x: 18, y: 9 } } });
      return lostOnTheWay(
        g.w,
        'zed-1',
        'star-1',
        way.map(([x, y]): Place => [x, y, 0]),
      );
    };
    const door = [18, 14.5, 0];
    expect(through([15.75, 13.99], [17.75, 13.99], [17.75, 14.6])).toEqual(door);
    expect(through([18, 12.8], [18, 13.8], [18, 14.05], [19, 14.05])).toEqual(door);
  });

  test('[FTB-D-53] whichever way round its walls are drawn', () => {
    const corners: [number, number][] = [
      [12, 14],
      [12, 26],
      [24, 26],
      [24, 14],
    ];
    const way: Place[] = [
      [18, 11, 0],
      [18, 21, 0],
    ];
    const door = { id: 'd', at: [18, 14] as [number, number], type: 'door' as const };
    for (const outline of [corners, corners.toReversed()]) {
      const drawn = { buildings: [{ id: 'house', name: 'House', outline, levels: 1, doors: [door] }] };
      expect(lastSeen([18, 9, 0], way, { map: drawn })).toEqual([18, 14.5, 0]);
    }
  });

  // At night it sees 6 inches far, so that where it stands says how far from the door it loses sight of whom it watches.
  test.each([
    [3.3, 9.25],
    [6.5, 12.5],
    [6.9, 14.5],
    [8, 14.5],
  ])(
    '[FTB-D-53] lost out in the dark it was seen there, and in the doorway within an inch of it: %f',
    (y, seen) => {
      const way: Place[] = [
        [18, 9, 0],
        [18, 24, 0],
      ];
      expect(lastSeen([18, y, 0], way, { encounter: { part: 'night' } })).toEqual([18, seen, 0]);
    },
  );

  test('[FTB-D-53] [FTB-D-109] whom it saw well inside was last seen there', () => {
    const way: Place[] = [
      [18, 12, 0],
      [18, 25, 0],
    ];
    const sees = (y: number, way: readonly Place[]) => {
      const g = game({
        map,
        people: { 'star-1': { x: 18, y: 25 } },
        zeds: { 'zed-1': { x: 18, y } },
        encounter: { part: 'night' },
      });
      return lostOnTheWay(g.w, 'zed-1', 'star-1', way);
    };
    expect(sees(16, way)).toEqual([18, 22, 0]);
    const within: Place[] = [
      [18, 20.5, 0],
      [18, 25, 0],
    ];
    expect(sees(15, within)).toEqual([18, 21, 0]);
  });
});

describe('who is not seen', () => {
  test('[FTB-10.1.2a] by zombies: whoever has not come onto the table', () => {
    const g = game({ people: { 'star-1': { x: -1, y: -1 } }, zeds: { 'zed-1': {} } });
    expect(humansSeen(g.w, 'zed-1')).toEqual([]);
    const acts = game({
      people: { 'star-1': { x: -1, y: -1 } },
      zeds: { 'zed-1': {} },
      encounter: { dice: { players: 5, zombies: 1 }, acting: 1 },
    });
    acts.begin(zedsAct(acts.w)).end();
    expect(acts.zed('zed-1').y).toBe(24);
  });

  test('[FTB-D-109] one that never had a clear line to whom it follows remembers nothing', () => {
    const g = game({ map, people: { 'star-1': { x: 18, y: 18 } }, zeds: { 'zed-1': { x: 30, y: 10 } } });
    const way: Place[] = [
      [18, 18, 0],
      [18, 20, 0],
    ];
    expect(lostOnTheWay(g.w, 'zed-1', 'star-1', way)).toBeNull();
  });
});
