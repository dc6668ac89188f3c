import { describe, expect, test } from 'vitest';
import { PRINTED } from '../house/tables.js';
import type { Building } from '../state.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { buildingOf, isStrong } from '../units/houses.js';
import { batter, blockedBy, lockedTight, strengthOf } from './buildings.js';

const rect = [10, 10, 20, 20] as [number, number, number, number];
const door = (open?: boolean) => ({
  id: 'door',
  at: [15, 10] as [number, number],
  width: 2,
  type: 'standard',
  ...(open !== undefined && { open }),
});
const map = (open?: boolean): NonNullable<Situation['map']> => ({
  buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1, doors: [door(open)] }],
});
const shop = (kind: Building['kind'], points: number, breached = false): Building => ({
  id: 'shop',
  kind,
  points,
  breached,
});
const ZULUS: Given = { kind: 'zulus', fighters: 6, at: [13, 9.4] };

function blocked(kind: Given['kind'], building: Building, open?: boolean) {
  const g = game({
    map: map(open),
    units: { mob: { kind, at: [15, 6] } },
    state: { buildings: [building] },
  });
  const route = g.table.ways('zulus').from(15, 6, 0).route(15, 13, 0);
  if (!route) throw new Error('no way');
  return blockedBy(g.w, 'mob', route)?.building;
}

describe('[AMZ-buildings] which doors are shut to the dead', () => {
  test('the door of an open building, to types that open none', () => {
    expect(
      (['odies', 'zulus', 'romeos', 'dexters', 'possessed'] as const).map((kind) =>
        blocked(kind, shop('open', 0)),
      ),
    ).toEqual(['shop', 'shop', undefined, undefined, undefined]);
  });
  test('not one that is marked open', () => {
    expect(blocked('zulus', shop('open', 0), true)).toBeUndefined();
  });
  test('every door of a Barricaded or Fortified one, to all of them', () => {
    expect(blocked('romeos', shop('barricaded', 3), true)).toBe('shop');
    expect(blocked('dexters', shop('fortified', 20))).toBe('shop');
  });
  test('none once it is breached', () => {
    expect(blocked('zulus', shop('fortified', 0, true))).toBeUndefined();
    expect(blocked('zulus', shop('open', 0, true))).toBeUndefined();
  });
  test('a shut door counts as a barricade of 2 points', () => {
    expect(strengthOf(PRINTED, shop('open', 0))).toBe(2);
    expect(strengthOf(PRINTED, shop('open', 1))).toBe(1);
    expect(strengthOf(PRINTED, shop('open', 0, true))).toBe(0);
    expect(strengthOf(PRINTED, shop('fortified', 17))).toBe(17);
  });
});

function battering(mob: Given, building: Building, dice: readonly number[], more: Situation = {}) {
  const g = game({
    map: map(),
    ...more,
    units: { mob, ...more.units },
    state: { buildings: [building], ...more.state },
    dice,
  });
  g.begin(batter(g.w, 'mob', 'shop'));
  return g;
}

describe('[AMZ-barricade-batter]', () => {
  test('a Troop Quality die for each figure, each 4 or more takes a point', () => {
    const g = battering(ZULUS, shop('barricaded', 10), [1, 3, 4, 5, 6, 2]).end();
    g.done();
    expect(g.result).toBe(3);
    expect(g.state.buildings).toEqual([shop('barricaded', 7)]);
    expect(g.facts('rolled')[0]?.pools).toMatchObject([{ sides: 6 }]);
  });
  test('ten dice at most, of the type of the mob', () => {
    const g = battering({ kind: 'romeos', fighters: 12 }, shop('fortified', 20), Array(10).fill(8)).end();
    g.done();
    expect(g.state.buildings[0]?.points).toBe(10);
    expect(g.facts('rolled')[0]?.pools).toMatchObject([{ sides: 8 }]);
  });
  test('at 0 it is breached for the rest of the game, and the dead score', () => {
    const held = { id: 'held', kind: 'breached', building: 'shop', points: 3, times: 'first' };
    const other = { ...held, id: 'other', building: 'barn' };
    const g = battering(ZULUS, shop('barricaded', 2), [4, 4, 4, 1, 1, 1], {
      scenario: { objectives: { living: [], zombies: [other, held] } } as unknown as Situation['scenario'],
    }).end();
    // No more points are told than there were.
    expect(g.facts('battered')).toMatchObject([{ points: 2, left: 0 }]);
    expect(g.state.buildings).toEqual([shop('barricaded', 0, true)]);
    expect(g.state.achieved).toMatchObject([{ objective: 'held', side: 'zombies', points: 3, stress: true }]);
  });
  test('[AMZ-buildings] the door of an open building gives way to 2 points, blow by blow', () => {
    const g = battering({ kind: 'odies', fighters: 2 }, shop('open', 0), [4, 1]).end();
    expect(g.state.buildings).toEqual([shop('open', 1)]);
    const again = battering({ kind: 'odies', fighters: 2 }, shop('open', 1), [4, 1]).end();
    expect(again.state.buildings[0]?.breached).toBe(true);
  });
});

describe('[AMZ-T-quirk-cards]', () => {
  const cards = (living: number[], zombies: number[]) => ({ hands: { living, zombies } });
  test('21: four more points, before the blow', () => {
    const g = battering(ZULUS, shop('barricaded', 2), [4, 4, 4, 1, 1, 1], {
      state: { buildings: [shop('barricaded', 2)], ...cards([21], []) },
    });
    expect(g.question()).toBe('living card AMZ-quirk-cards');
    g.answer('card-21').end();
    expect(g.state.buildings).toEqual([shop('barricaded', 3)]);
    expect(g.state.hands.living).toEqual([]);
  });
  test('21: an open building counts as having a barricade of 4, also to types that open doors', () => {
    const g = game({
      map: map(),
      units: { mob: { kind: 'romeos' } },
      state: { buildings: [shop('open', 0)], ...cards([21], []) },
    });
    g.begin(lockedTight(g.w, 'mob', 'shop'))
      .answer('card-21')
      .end();
    expect(g.result).toBe(true);
    expect(g.state.buildings).toEqual([shop('barricaded', 4)]);
    const battered = game({
      map: map(),
      units: { mob: { kind: 'zulus' } },
      state: { buildings: [shop('open', 1)], ...cards([21], []) },
    });
    battered
      .begin(lockedTight(battered.w, 'mob', 'shop'))
      .answer('card-21')
      .end();
    expect(battered.state.buildings).toEqual([shop('barricaded', 4)]);
    const kept = battering(ZULUS, shop('fortified', 5), [1, 1, 1, 1, 1, 1], {
      state: { buildings: [shop('fortified', 5)], ...cards([21], []) },
    });
    kept.answer('card-21').end();
    expect(kept.state.buildings).toEqual([shop('fortified', 9)]);
    const none = game({
      map: map(),
      units: { mob: ZULUS },
      state: { buildings: [shop('open', 0)], ...cards([21], []) },
    });
    expect(
      none
        .begin(lockedTight(none.w, 'mob', 'shop'))
        .answer('none')
        .end().result,
    ).toBe(false);
  });
  test('22: each 3 takes a point as well', () => {
    const g = battering(ZULUS, shop('barricaded', 10), [3, 3, 4, 2, 1, 6], {
      options: { zombies: 'player' },
      state: { buildings: [shop('barricaded', 10)], ...cards([], [22]) },
    });
    expect(g.question()).toBe('zombies card AMZ-quirk-cards');
    g.answer('card-22').end();
    expect(g.state.buildings[0]?.points).toBe(6);
  });
});

test('[AMZ-buildings] a building of which nothing is told is open and whole', () => {
  const g = game({ map: map(), units: { mob: { kind: 'odies', fighters: 1 } }, dice: [4] });
  expect(strengthOf(PRINTED, buildingOf(g.state, 'shop'))).toBe(2);
  expect(isStrong(buildingOf(g.state, 'shop'))).toBe(false);
});
