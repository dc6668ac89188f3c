import { describe, expect, test } from 'vitest';
import { SEARCH } from '../deeds/search.js';
import { WATCHES } from '../encounters/watches.js';
import { reachOf, walk } from '../moving/walking.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { DEFINING_MOMENT, momentsLeft, momentsOwed } from './entering.js';

const HOUSE: NonNullable<Situation['map']> = {
  buildings: [
    {
      id: 'house',
      name: 'House',
      rect: [12, 10, 24, 20],
      levels: 1,
      doors: [{ id: 'd', at: [18, 10], type: 'standard' }],
    },
  ],
};

/** A Star in front of a door, with the dice for entering. */
function outside(dice: readonly number[], more: Situation = {}, star: PersonGiven = {}): Game {
  return game({
    map: HOUSE,
    active: ['star-1'],
    ...more,
    people: { 'star-1': { x: 18, y: 8, rep: 5, ...star }, ...more.people },
    dice,
  });
}

function goesIn(g: Game, to: readonly [number, number] = [18, 13]): Game {
  const route = reachOf(g.w, g.person('star-1'), 8).route(...to, 0);
  if (!route) throw new Error('No way leads there.');
  return g.begin(walk(g.w, 'star-1', route, 'walk', 'FTB-5.2a', [DEFINING_MOMENT]));
}

describe('a Defining Moment', () => {
  test('[FTB-12.16a] on first entering a building: resolved like a PEF', () => {
    const g = goesIn(outside([5, 5])).end();
    g.done();
    expect(g.facts('defining-moment')[0]).toMatchObject({ building: 'house', cause: 'FTB-12.16a' });
    expect(g.facts('pef-resolved')[0]).toMatchObject({ pef: '', passed: 0, contact: false });
    expect(g.table.houseOf(g.person('star-1'))).toBe('house');
    expect(g.result).toBe(false);
  });

  test('[FTB-D-210] on the ordinary tables in Zed!, too', () => {
    const g = goesIn(outside([5, 5], { encounter: { kind: 'zed', day: 7 } })).end();
    expect(g.facts('pef-resolved')).toMatchObject([{ pef: '', passed: 0, cause: 'FTB-12.16a' }]);
    g.done();
  });

  test('[FTB-12.16a] once: not in a building that has been entered, nor outside', () => {
    const entered = { premises: [{ id: 'house', entered: 1, searched: [], searching: null, rolled: false }] };
    const again = goesIn(outside([], { state: entered })).end();
    expect(again.result).toBe(true);
    const past = goesIn(outside([]), [14, 8]).end();
    expect(past.facts('defining-moment')).toEqual([]);
    const searched = {
      premises: [
        { ...entered.premises[0], id: 'house', entered: 0, searched: [0], searching: null, rolled: true },
      ],
    };
    expect(goesIn(outside([5, 5], { state: searched })).facts('defining-moment').length).toBe(1);
  });

  test('[FTB-12.16a] not for one who is inside already, nor for people that the rules run', () => {
    const inside = goesIn(outside([], {}, { x: 15, y: 15 })).end();
    expect(inside.facts('defining-moment')).toEqual([]);
    const g = outside([], { people: { n0: { side: 'party-1', x: 18, y: 12 } }, parties: { 'party-1': {} } });
    expect(DEFINING_MOMENT.stops(g.w, g.person('n0'), g.table, [18, 8, 0])).toBe(false);
  });

  test('[FTB-12.16b] [FTB-12.5a] a PEF inside is resolved instead, and the building has been entered then', () => {
    const g = goesIn(
      outside([5, 5], { pefs: { 'pef-1': { x: 18, y: 15 }, 'pef-2': { x: 30, y: 30 } } }),
    ).end();
    g.done();
    expect(g.facts('pef-resolved').map((f) => [f.pef, f.cause])).toEqual([['pef-1', 'FTB-12.5a']]);
    expect(g.facts('defining-moment')[0]?.cause).toBe('FTB-12.16b');
    expect(momentsLeft(g.w, 'house')).toBe(0);
  });

  test('[FTB-12.16b] one that has come in since is met as well', () => {
    const entered = { premises: [{ id: 'house', entered: 1, searched: [], searching: null, rolled: false }] };
    const g = goesIn(outside([5, 5], { state: entered, pefs: { 'pef-1': { x: 18, y: 15 } } })).end();
    expect(g.facts('pef-resolved').length).toBe(1);
    expect(g.facts('defining-moment')).toEqual([]);
  });

  test('[FTB-EX-12.16] day 18, suburban: three zombies, both open fire, then both may search', () => {
    const g = outside(
      [1, 3, 3, 5, 2, 5, 2, 4, 6, 5, 1, 1, 1, 2, 6, 1, 1, 1, 2, 3, 4, 4, 4, 4],
      {
        encounter: { day: 18 },
        active: ['star-1', 'n9'],
        people: { n9: { x: 16.6, y: 11.4, rep: 5, has: ['ba-pistol'], facing: 0 } },
      },
      { has: ['ba-pistol'] },
    );
    goesIn(g);
    expect(g.facts('contact')[0]).toMatchObject({ what: 'zed', number: 3 });
    expect(g.facts('surprise')[0]?.total).toBe(5);
    expect(g.state.zeds.length).toBe(3);
    // Puts two of them side by side, so that one burst reaches both. FTB-6.5b.
    g.w.happen({
      is: 'stands-at',
      cause: 'FTB-10.4a',
      who: 'zed-101',
      at: [18.9, 12, 0],
      facing: 180,
    });
    g.answer('fire', 'zed-100 one', 'zed-101', 'zed-102').end();
    expect(g.state.zeds).toEqual([]);
    g.begin(SEARCH.act(g.w, 'star-1', 'house@0')).end();
    expect(g.facts('search-begun')[0]?.most).toBe(2);
    g.begin(SEARCH.act(g.w, 'n9', 'house@0')).end();
    g.done();
    expect(g.facts('searched').map((f) => f.passed)).toEqual([0, 0]);
  });

  test('[FTB-12.5b] [FTB-12.16a] people met inside are inside; those who talk come up to the Leader', () => {
    const g = goesIn(outside([4, 4, 1, 2, 4, 1, 6]));
    expect(g.question()).toBe('player-1 meet FTB-12.14a');
    const [party] = g.state.parties;
    expect(party?.class).toBe('militia');
    expect(g.table.houseOf(g.person('n0'))).toBe('house');
    expect(g.table.distance('star-1', 'n0')).toBeLessThanOrEqual(3.01);
  });
});

describe('a night out', () => {
  const chillin = (part: 'daytime' | 'evening', dice: readonly number[]) =>
    goesIn(outside(dice, { encounter: { kind: 'chillin', target: 'house', part } }));

  test('[FTB-14.10.5b] three Defining Moments, six in the Evening', () => {
    const day = chillin('daytime', Array<number>(6).fill(5)).end();
    day.done();
    expect(day.facts('defining-moment').length).toBe(3);
    const evening = chillin('evening', Array<number>(12).fill(5)).end();
    evening.done();
    expect(evening.facts('defining-moment').length).toBe(6);
    expect(momentsLeft(evening.w, 'house')).toBe(0);
  });

  test('[FTB-14.10.5b] [FTB-12.16a] no further one while an Enemy is in sight', () => {
    const enemy = {
      people: { n0: { side: 'party-1', x: 15, y: 15 } },
      parties: { 'party-1': { attitude: 'enemy' } },
    } as const;
    const g = goesIn(
      outside([5, 5], { ...enemy, encounter: { kind: 'chillin', target: 'house', part: 'daytime' } }),
    ).end();
    g.done();
    expect(g.facts('defining-moment')).toHaveLength(1);
  });

  test('[FTB-14.10.6b] whoever talked is gone before the next one', () => {
    const g = chillin('daytime', [4, 4, 1, 2, 4, 6, 6, 5, 5, 5, 5]);
    g.answer('talk').end();
    g.done();
    expect(g.facts('party-gone').length).toBe(1);
    expect(g.facts('defining-moment').length).toBe(3);
  });
});

describe('a building entered in the middle of something else', () => {
  const inside = (star: PersonGiven, entered = 0) => {
    const premises = [{ id: 'house', entered, searched: [], searching: null, rolled: false }];
    const g = outside([5, 5], { state: { premises } }, { y: 12, ...star });
    g.begin(momentsOwed(g.w, WATCHES)).end();
    return g.facts('defining-moment').length;
  };

  test('[FTB-12.16a] [FTB-D-192] its Defining Moment follows when that is over', () => {
    expect(inside({ began: [18, 8, 0] })).toBe(1);
    expect(inside({ began: [18, 8, 0] }, 1)).toBe(0);
  });

  test('[FTB-D-193] a Home that is defended has none', () => {
    const home = goesIn(outside([], { encounter: { kind: 'raid-defend', target: 'house' } })).end();
    expect(home.facts('defining-moment')).toEqual([]);
    const elsewhere = goesIn(outside([5, 5], { encounter: { kind: 'raid-defend', target: 'x' } })).end();
    expect(elsewhere.facts('defining-moment')).toHaveLength(1);
  });

  test('[FTB-D-192] not for whoever has stood there from the start', () => {
    expect(inside({ began: null })).toBe(0);
    expect(inside({ began: [16, 14, 0] })).toBe(0);
  });

  test('[FTB-12.16a] [FTB-D-193] a building counts for itself: not one that is defended, nor for another that was entered', () => {
    const owed = (encounter: Situation['encounter'], other: number, dice: readonly number[]) => {
      const building = (id: string, entered: number) => ({
        id,
        entered,
        searched: [],
        searching: null,
        rolled: false,
      });
      const premises = [building('other', other), building('house', 0)];
      const g = outside(dice, { encounter, state: { premises } }, { y: 12, began: [18, 8, 0] });
      g.begin(momentsOwed(g.w, WATCHES)).end().done();
      return g.facts('defining-moment').length;
    };
    expect(owed({}, 1, [5, 5])).toBe(1);
    expect(owed({ kind: 'raid-defend', target: 'house' }, 0, [])).toBe(0);
    expect(owed({ kind: 'no-terrain' }, 0, [])).toBe(0);
  });
});

test('[FTB-12.16a] [FTB-D-193] who comes into the Home does not keep others from what is in another building', () => {
  const [house] = HOUSE.buildings ?? [];
  const shed = { ...house, id: 'shed', rect: [2, 10, 8, 20], doors: [{ id: 's', at: [5, 10] }] };
  const g = outside(
    [5, 5],
    {
      map: { buildings: [...(HOUSE.buildings ?? []), shed] } as Situation['map'],
      encounter: { kind: 'raid-defend', target: 'house' },
      people: { n1: { x: 5, y: 12, began: [5, 8, 0] } },
    },
    { y: 12, began: [18, 8, 0] },
  );
  g.begin(momentsOwed(g.w, WATCHES)).end().done();
  expect(g.facts('defining-moment')).toMatchObject([{ building: 'shed' }]);
});

test('[FTB-14.10.5b] on a night out the first figure has the Defining Moments; whoever comes after owes none', () => {
  const g = outside(
    [],
    {
      encounter: { kind: 'chillin', target: 'house' },
      state: { premises: [{ id: 'house', entered: 1, searched: [], searching: null, rolled: false }] },
    },
    { y: 12, began: [18, 8, 0] },
  );
  g.begin(momentsOwed(g.w, WATCHES)).end().done();
  expect(g.facts('defining-moment')).toEqual([]);
});

describe('ducking into a building', () => {
  const ducked = (option: 'any' | 'entered-before', entered = 0, heldFire = true) => {
    const g = outside(
      [5, 5],
      {
        options: { 'duck-into-building': option },
        state: { premises: [{ id: 'house', entered, searched: [], searching: null, rolled: false }] },
      },
      { y: 12, heldFire },
    );
    g.begin(momentsOwed(g.w, WATCHES)).end();
    return g.facts('defining-moment').length;
  };

  test('[FTB-D-50] by table option into any building: its Defining Moment follows the reactions', () => {
    expect(ducked('any')).toBe(1);
    expect(ducked('any', 1)).toBe(0);
    expect(ducked('any', 0, false)).toBe(0);
    expect(ducked('entered-before')).toBe(0);
  });
});
