import { describe, expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { handsOver, meets } from './company.js';
import { straggler } from './straggler.js';

const RED: Given = { professional: true, fighters: 2, at: [10, 10] };
const SICK: Given = { fighters: 0, dependents: 2, morale: 'low', at: [12, 10] };

function met(units: { [id: string]: Given }, who = 'red', map: Situation['map'] = {}) {
  const g = game({ map, units });
  meets(g.w, who);
  return g;
}

describe('[AMZ-dependents]', () => {
  test('a unit of Dependents joins a Living unit that ends a move in contact with it', () => {
    expect(met({ red: RED, sick: { ...SICK, at: [11.75, 10] } }).figures('red')).toHaveLength(4);
    expect(met({ red: RED, sick: SICK }).figures('red')).toHaveLength(2);
  });
  test('[AMZ-measuring] but not through a wall', () => {
    const units = { red: RED, sick: { ...SICK, at: [11.75, 10] } } as const;
    const buildings = [{ id: 'b', name: 'B', rect: [11.25, 5, 20, 15], levels: 1 }];
    expect(met(units, 'red', { buildings } as object).figures('red')).toHaveLength(2);
  });
  test('so it does when it comes to others itself', () => {
    expect(met({ red: RED, sick: { ...SICK, at: [11.5, 10] } }, 'sick').figures('red')).toHaveLength(4);
  });
  test('of two units that it comes to it joins the nearer', () => {
    const between = (y: number) =>
      met(
        { red: RED, blue: { ...RED, at: [10, 12] }, sick: { ...SICK, dependents: 1, at: [10, y] } },
        'sick',
      );
    expect(['red', 'blue'].map((id) => between(10.95).figures(id).length)).toEqual([3, 2]);
    expect(['red', 'blue'].map((id) => between(11.05).figures(id).length)).toEqual([2, 3]);
  });
  test('all of it comes along, the down and the dead as well', () => {
    const marker = { id: 'c', kind: 'kia', unit: 'sick', abandoned: false, x: -1, y: -1, level: 0 } as const;
    const g = game({
      units: { red: RED, sick: { ...SICK, at: [11.5, 10], figures: { 2: { status: 'down' } } } },
      state: { casualties: [{ ...marker, safe: false, overrun: false }] },
    });
    meets(g.w, 'red');
    expect(g.figures('red', 'down')).toHaveLength(1);
    expect(g.state.casualties[0]?.unit).toBe('red');
  });
  test('what they carry comes along: things, loads and doses', () => {
    const thing = { id: 'case', kind: 'case', x: 10, y: 10, level: 0, spent: true, by: 'sick' };
    const g = game({
      units: {
        red: { ...RED, doses: 1 },
        sick: { ...SICK, at: [11.5, 10], doses: 2, figures: { 1: { loads: 1 } } },
      },
      state: { things: [thing, { ...thing, id: 'other', by: 'blue' }] },
    });
    meets(g.w, 'red');
    expect(g.state.things.map((t) => t.by)).toEqual(['red', 'blue']);
    expect(g.figures('red').map((f) => f.loads)).toEqual([0, 0, 1, 0]);
    expect([g.unit('red').doses, g.unit('sick').doses]).toEqual([3, 0]);
  });
  test('a vehicle does not take them along', () => {
    const car: Given = { vehicle: 'car', at: [10, 10], figures: { 1: { id: 'red', role: 'vehicle' } } };
    expect(met({ red: car, sick: { ...SICK, at: [11.5, 10] } }).figures('sick')).toHaveLength(2);
  });
  test('one with a fighter left does not', () => {
    expect(met({ red: RED, sick: { ...SICK, fighters: 1, at: [11.5, 10] } }).figures('red')).toHaveLength(2);
  });
  test('Dependents may be handed over to another unit in contact, either way, as many as one likes', () => {
    const units = { red: { ...RED, dependents: 2 }, blue: { ...RED, at: [10, 10.75] as [number, number] } };
    const g = game({ units });
    g.begin(handsOver(g.w, 'blue'));
    expect(g.options()).toEqual(['none', 'red blue']);
    g.answer('red blue');
    expect(g.options()).toEqual(['none', 'blue red', 'red blue']);
    g.answer('red blue', 'none').end();
    expect(g.figures('blue').filter((f) => f.role === 'dependent')).toHaveLength(2);
    const far = game({ units: { ...units, blue: { ...RED, at: [10, 11.1] } } });
    far.begin(handsOver(far.w, 'blue')).end();
  });
  test('the last who is handed over brings along what the unit carries', () => {
    const thing = { id: 'case', kind: 'case', x: 10, y: 10, level: 0, spent: true, by: 'sick' };
    const g = game({
      units: { red: RED, sick: { ...SICK, at: [11.5, 10] as [number, number] } },
      state: { things: [thing] },
    });
    g.begin(handsOver(g.w, 'red'));
    g.answer('sick red');
    expect(g.state.things[0]?.by).toBe('sick');
    g.answer('sick red');
    expect(g.state.things[0]?.by).toBe('red');
  });
});

test('[AMZ-sc4] hostages are freed by a unit in contact, and go with it', () => {
  const g = met({ red: RED, sick: { ...SICK, at: [11.5, 10], waits: 'freed' } });
  expect(g.facts('awoke')).toMatchObject([{ unit: 'sick', why: 'freed', by: 'red' }]);
  expect(g.figures('red')).toHaveLength(4);
  expect(met({ red: RED, sick: { ...SICK, at: [20, 10], waits: 'freed' } }).facts('awoke')).toEqual([]);
});

test('[AMZ-sc1] those who wait to be seen act once Professionals see them', () => {
  const wall = {
    barriers: [
      {
        id: 'w',
        kind: 'high wall',
        path: [
          [15, 0],
          [15, 36],
        ] as [number, number][],
      },
    ],
  };
  const sick = { ...SICK, at: [24, 10] as [number, number], waits: 'seen' as const };
  expect(met({ red: RED, sick }).unit('sick').waits).toBeNull();
  expect(met({ red: RED, sick }, 'red', wall).unit('sick').waits).toBe('seen');
  expect(met({ red: { ...RED, professional: false }, sick }).unit('sick').waits).toBe('seen');
});

describe('[AMZ-T-quirk-cards] 28', () => {
  test('an armed citizen joins a unit near an edge with no zombies near', () => {
    const g = game({
      units: {
        red: RED,
        middle: { ...RED, at: [18, 18] },
        close: { ...RED, at: [30, 30] },
        mob: { kind: 'zulus', at: [30, 25] },
      },
    });
    g.begin(straggler(g.w)).end();
    expect(g.figures('red')).toHaveLength(3);
    const [, , third] = g.figures('red');
    expect(third).toMatchObject({ role: 'fighter', support: null });
    expect(g.table.distance('red-1', third?.id ?? '')).toBeLessThanOrEqual(1);
  });
  test('its player picks one of several', () => {
    const g = game({ units: { red: RED, blue: { ...RED, at: [30, 30] } } });
    g.begin(straggler(g.w));
    expect(g.question()).toBe('living straggler AMZ-T-quirk-cards');
    g.answer('blue').end();
    expect(g.figures('blue')).toHaveLength(3);
  });
});

test('[AMZ-sc1] Dependents of Professionals see nobody who waits to be seen', () => {
  const sick = { ...SICK, at: [24, 10] as [number, number], waits: 'seen' as const };
  expect(met({ red: { ...RED, fighters: 0, dependents: 2 }, sick }).unit('sick').waits).toBe('seen');
});

test('[AMZ-T-quirk-cards] 28: nothing is asked where nobody can be joined', () => {
  const g = game({ units: { red: { ...RED, at: [18, 18] } } });
  g.begin(straggler(g.w)).end();
  expect(g.figures('red')).toHaveLength(2);
});

test('[AMZ-T-quirk-cards] 28: where the first of the unit has no room beside him, the citizen comes to the next', () => {
  // The first stands on an islet.
  const water = ([west, south, east, north]: [number, number, number, number]) => ({
    id: `w-${west}-${south}`,
    kind: 'water' as const,
    rect: [west, south, east, north] as [number, number, number, number],
  });
  const areas = [
    water([1, 1, 10, 4.7]),
    water([1, 5.3, 10, 9]),
    water([1, 4.7, 4.7, 5.3]),
    water([5.3, 4.7, 10, 5.3]),
  ];
  const g = game({
    map: { areas },
    units: { red: { ...RED, figures: { 1: { x: 5, y: 5 }, 2: { x: 12, y: 5 } } } },
  });
  g.begin(straggler(g.w)).end();
  const third = g.figures('red')[2];
  expect(g.table.distance('red-2', third?.id ?? '')).toBeLessThanOrEqual(1);
});
