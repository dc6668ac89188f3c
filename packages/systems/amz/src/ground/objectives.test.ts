import { describe, expect, test } from 'vitest';
import { activate } from '../activation/activation.js';
import { tend } from '../casualties/aid.js';
import { afterMove } from '../casualties/carrying.js';
import { mayBeWipedOut } from '../casualties/lost.js';
import { assault } from '../combat/assault.js';
import { isBeaten } from '../combat/lost.js';
import type { Figure, State } from '../state.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { barricades, raisesTo } from './barricading.js';
import { helicopterComes } from './helicopter.js';
import { flees, leaves } from './leaving.js';
import { doTask, tasksHere, tasksNear } from './objectives.js';

const RED: Given = { quality: 'trained', professional: true, fighters: 2, at: [10, 10] };
const scenario = (brief: object) => brief as unknown as Situation['scenario'];
const thing = (id: string, kind: string, x: number, y: number): State['things'][number] => ({
  id,
  kind,
  x,
  y,
  level: 0,
  spent: false,
  by: '',
});
const SEARCH = {
  search: [
    { on: [1, 1], loads: 0, wakes: { type: 'odies', figures: '1d6', within: 3 } },
    { on: [2, 5], loads: 1 },
    { on: [6, 6], loads: 2 },
  ],
};

describe('[AMZ-special-actions]', () => {
  const near = (x: number, y = 10) => {
    const g = game({ units: { red: RED }, state: { things: [thing('case', 'case', x, y)] } });
    return [tasksHere(g.w, 'red').map((t) => t.id), tasksNear(g.w, 'red').map((t) => t.id)];
  };
  test('an active figure must be in contact with the marker; a Cautious move may bring it there', () => {
    expect(near(9.25)).toEqual([['take case'], ['take case']]);
    expect(near(9.2)).toEqual([[], ['take case']]);
    expect(near(16.4)).toEqual([[], ['take case']]);
    expect(near(3)).toEqual([[], []]);
  });
  test('[AMZ-T-quirk-cards] with a Second Wind a move of 9 inches may bring it there', () => {
    const reach = (x: number, effects: State['effects']) => {
      const state = { things: [thing('case', 'case', x, 10)], effects };
      return tasksNear(game({ units: { red: RED }, state }).w, 'red').map((t) => t.id);
    };
    const wind = [{ card: 2, on: 'red', until: 1 }];
    expect([reach(18, []), reach(18, wind), reach(21, wind)]).toEqual([[], ['take case'], []]);
  });
  test('it takes the fire half: a Cautious move, then the task, and no fire', () => {
    const g = game({ units: { red: RED }, state: { things: [thing('case', 'case', 14, 14)] } });
    g.begin(activate(g.w, 'red'));
    expect(g.options()).toContain('objective cautious');
    g.answer('objective cautious', [13.5, 13.5]).end();
    expect(g.state.things[0]).toMatchObject({ by: 'red', spent: true });
    expect(g.unit('red').mode).toBe('cautious');
  });
  test('no task for vehicles, for whoever rides, nor at a gun that is there to be fired', () => {
    const things = [thing('case', 'case', 10.4, 10.4)];
    const here = (red: Given, of = things) =>
      tasksHere(game({ units: { red: { ...RED, ...red } }, state: { things: of } }).w, 'red').length;
    expect(here({})).toBe(1);
    expect(here({ vehicle: 'car' })).toBe(0);
    expect(here({ figures: { 1: { x: -1, aboard: 'car' }, 2: { x: -1, aboard: 'car' } } })).toBe(0);
    expect(here({}, [thing('gun', 'emplaced-heavy', 10.4, 10.4)])).toBe(0);
    expect(here({}, [{ ...thing('case', 'case', 10.4, 10.4), by: 'blue' }])).toBe(0);
  });
  test('[AMZ-measuring] nothing is in contact through a wall', () => {
    const here = (wall: number) => {
      const buildings = [{ id: 'b', name: 'B', rect: [wall, 5, 30, 15], levels: 1 }];
      const red: Given = { ...RED, fighters: 1 };
      const state = { things: [thing('case', 'case', 10.7, 10)] };
      return tasksHere(game({ map: { buildings } as object, units: { red }, state }).w, 'red').length;
    };
    expect([here(20), here(10.45)]).toEqual([1, 0]);
  });
  test('what a unit carried can be taken up again where it fell', () => {
    const g = game({
      units: {
        red: { ...RED, figures: { 1: { status: 'kia', x: -1, y: -1 }, 2: { status: 'wia', x: -1, y: -1 } } },
      },
      state: {
        things: [{ ...thing('case', 'case', 1, 1), by: 'red', spent: true }, thing('key', 'key', 2, 2)],
      },
    });
    expect(mayBeWipedOut(g.w, 'red', [10, 10, 0], 'AMZ-casualties')).toBe(true);
    expect(g.state.things[0]).toMatchObject({ by: '', spent: false, x: 10, y: 10 });
    expect(g.facts('dropped')).toMatchObject([{ things: ['case'], at: [10, 10, 0] }]);
  });
});

describe('[AMZ-sc3] searching supplies', () => {
  const search = (dice: readonly number[], red: Given = RED) => {
    const g = game({
      scenario: scenario(SEARCH),
      units: { red },
      state: { things: [thing('shelf', 'supply', 10.4, 10.4)] },
      dice,
    });
    const [task] = tasksHere(g.w, 'red');
    if (!task) throw new Error('no task');
    g.begin(doTask(g.w, 'red', task))
      .end()
      .done();
    return g;
  };
  const loads = (g: ReturnType<typeof search>) => g.figures('red').map((f) => f.loads);
  test('1: nothing, and 1d6 Odies stand up within 3 inches', () => {
    const g = search([1, 4]);
    expect(loads(g)).toEqual([0, 0]);
    expect(g.unit('mob-1')).toMatchObject({ kind: 'odies', quality: 'untrained', number: 1 });
    const odies = g.figures('mob-1');
    expect(odies).toHaveLength(4);
    for (const f of odies) expect(Math.hypot(f.x - 10.4, f.y - 10.4)).toBeLessThanOrEqual(3);
  });
  test('2 to 5 one load, 6 two, one for a figure', () => {
    expect(loads(search([2]))).toEqual([1, 0]);
    expect(loads(search([5]))).toEqual([1, 0]);
    expect(loads(search([6]))).toEqual([1, 1]);
  });
  test('what nobody can carry stays there, to be taken up', () => {
    const g = search([6], { ...RED, fighters: 1 });
    expect(g.facts('searched')).toMatchObject([{ loads: 2, by: ['red-1'], left: ['shelf-load-1'] }]);
    const laden = { ...RED, figures: { 1: { loads: 1 }, 2: { loads: 1 } } };
    expect(search([6], laden).facts('searched')).toMatchObject([
      { loads: 2, by: [], left: ['shelf-load-1', 'shelf-load-2'] },
    ]);
    expect(g.state.things[1]).toMatchObject({ kind: 'load', spent: false, x: 10.4 });
    expect(tasksHere(g.w, 'red')).toEqual([]);
    const other = game({ units: { red: RED }, state: { things: g.state.things } });
    const [task] = tasksHere(other.w, 'red');
    if (!task) throw new Error('no task');
    other.begin(doTask(other.w, 'red', task)).end();
    expect(other.figures('red').map((f) => f.loads)).toEqual([1, 0]);
  });
  test('Dependents take the loads first, then those who serve nothing else', () => {
    const laden = (red: Given) =>
      search([2], red)
        .state.figures.filter((f) => f.loads > 0)
        .map((f) => f.id);
    expect(laden({ ...RED, dependents: 1 })).toEqual(['red-3']);
    for (const busy of [{ support: 'light' }, { leader: 1 }, { medic: true }] as Partial<Figure>[])
      expect(laden({ ...RED, figures: { 1: busy } })).toEqual(['red-2']);
  });
  test('each marker once', () => {
    const g = search([3]);
    expect(tasksHere(g.w, 'red')).toEqual([]);
  });
});

describe('[AMZ-hot-spot-close]', () => {
  const closing = (dice: readonly number[], more: Situation = {}, closable = true) => {
    const closed = { id: 'closed', kind: 'closed', points: 1, times: 'each' };
    const g = game({
      scenario: scenario({ hotSpots: { closable }, objectives: { living: [closed], zombies: [] } }),
      units: { red: RED, ...more.units },
      state: { turn: 3, hotSpots: [{ number: 2, x: 10.4, y: 10.4, level: 0, closed: false }] },
      dice,
    });
    const [task] = tasksHere(g.w, 'red');
    if (task)
      g.begin(doTask(g.w, 'red', task))
        .end()
        .done();
    return g;
  };
  test('a Troop Quality die of 4 or more closes it, and is an objective', () => {
    const g = closing([4]);
    expect(g.facts('rolled')[0]?.pools[0]?.sides).toBe(8);
    expect(g.state.hotSpots[0]?.closed).toBe(true);
    expect(g.state.achieved).toMatchObject([{ objective: 'closed', side: 'living', points: 1 }]);
    expect(g.unit('red').achieved).toBe(3);
  });
  test('less does not, and it may be tried again', () => {
    const g = closing([3]);
    expect(g.state.hotSpots[0]?.closed).toBe(false);
    expect(tasksHere(g.w, 'red')).toHaveLength(1);
  });
  test('not one that is closed, nor one that a card has opened', () => {
    const here = (number: number, closed: boolean) =>
      tasksHere(
        game({
          scenario: scenario({ hotSpots: { closable: true } }),
          units: { red: RED },
          state: { hotSpots: [{ number, x: 10.4, y: 10.4, level: 0, closed }] },
        }).w,
        'red',
      ).length;
    expect([here(1, false), here(1, true), here(0, false)]).toEqual([1, 0, 0]);
  });
  test('not where the scenario does not allow it, nor with a zombie unit within 6 inches', () => {
    expect(closing([], {}, false).facts('rolled')).toHaveLength(0);
    const mob = (y: number) => ({ units: { mob: { kind: 'odies', at: [10, y] } as Given } });
    expect(closing([], mob(16.5)).facts('rolled')).toHaveLength(0);
    expect(closing([4], mob(16.6)).facts('rolled')).toHaveLength(1);
  });
});

describe('[AMZ-barricade-build]', () => {
  const HOUSE = {
    buildings: [
      { id: 'shop', name: 'Shop', rect: [6, 6, 18, 18] as [number, number, number, number], levels: 1 },
    ],
  };
  const build = (building: State['buildings'][number] | undefined, more: Situation = {}, red: Given = {}) => {
    const g = game({
      map: HOUSE,
      units: { red: { ...RED, fighters: 4, ...red }, ...more.units },
      state: { buildings: building ? [building] : [] },
    });
    barricades(g.w, 'red');
    return g.state.buildings[0];
  };
  const shop = { id: 'shop', kind: 'open', points: 0, breached: false } as const;
  test('one point for each active figure; from the first it counts as Barricaded', () => {
    expect(build(undefined)).toEqual({ ...shop, kind: 'barricaded', points: 4 });
    expect(build(shop, {}, { fighters: 2, dependents: 1 })).toMatchObject({ points: 3 });
  });
  test('up to 10 in all, up to 20 where it is Fortified', () => {
    expect(build({ ...shop, kind: 'barricaded', points: 8 })?.points).toBe(10);
    expect(build(shop, {}, { fighters: 12 })?.points).toBe(10);
    expect(build({ ...shop, points: 1 })).toMatchObject({ kind: 'barricaded', points: 4 });
    expect(build({ ...shop, kind: 'fortified', points: 15 })).toMatchObject({
      kind: 'fortified',
      points: 19,
    });
    expect(build({ ...shop, kind: 'fortified', points: 19 })?.points).toBe(20);
  });
  test('never a breach, never with a zombie inside, never from outside', () => {
    expect(build({ ...shop, breached: true })?.kind).toBe('open');
    expect(build(shop, { units: { mob: { kind: 'odies', at: [8, 8] } } })?.kind).toBe('open');
    expect(build(shop, {}, { at: [20, 10] })?.kind).toBe('open');
    const g = game({ map: HOUSE, units: { red: RED }, state: { buildings: [{ ...shop, breached: true }] } });
    expect(raisesTo(g.w, 'red')).toBeUndefined();
  });
  test('a unit by a house might come in and barricade it, if it is not breached', () => {
    const near = (x: number, breached = false) =>
      tasksNear(
        game({
          map: HOUSE,
          units: { red: { ...RED, at: [x, 10] } },
          state: { buildings: [{ ...shop, breached }] },
        }).w,
        'red',
      ).map((t) => t.id);
    expect(near(22)).toEqual(['barricade shop']);
    expect([near(24), near(24.001)]).toEqual([['barricade shop'], []]);
    expect(near(22, true)).toEqual([]);
    // Another that is breached makes no difference.
    const other = { ...shop, id: 'barn', breached: true };
    const units = { red: { ...RED, at: [22, 10] } } as const;
    const both = game({ map: HOUSE, units, state: { buildings: [other, shop] } });
    expect(tasksNear(both.w, 'red').map((t) => t.id)).toEqual(['barricade shop']);
    expect(near(10, true)).toEqual([]);
    expect(near(10)).toEqual(['barricade shop']);
  });
  test('it is offered as a task to a unit inside', () => {
    const g = game({ map: HOUSE, units: { red: RED } });
    expect(tasksHere(g.w, 'red').map((t) => t.id)).toEqual(['barricade shop']);
  });
});

describe('[AMZ-sc2] the helicopter', () => {
  const CLINIC = {
    buildings: [
      { id: 'clinic', name: 'Clinic', rect: [6, 6, 18, 18] as [number, number, number, number], levels: 2 },
    ],
  };
  const brief = scenario({
    helicopter: { roof: 'clinic', climb: 6 },
    objectives: {
      living: [
        { id: 'patient', kind: 'flown-out', who: 'dependents', points: 2, times: 'each' },
        { id: 'other', kind: 'flown-out', who: 'fighters', points: 1, times: 'each' },
      ],
      zombies: [],
    },
  });
  const roof = (units: { [id: string]: Given }, helicopter = true) =>
    game({ map: CLINIC, scenario: brief, units, state: { helicopter } });
  test('at step 7 of turn 5 on 5 or 6, of turn 6 on 4 or more, in turn 7 without fail', () => {
    const times = [
      { turn: 5, from: 5 },
      { turn: 6, from: 4 },
      { turn: 7, from: 1 },
    ];
    const comes = (turn: number, dice: readonly number[], options: Situation['options'] = {}) => {
      const g = game({
        options,
        scenario: scenario({ helicopter: { roof: 'clinic', times } }),
        state: { turn },
        dice,
      });
      g.begin(helicopterComes(g.w)).end().done();
      return g.state.helicopter;
    };
    expect([comes(5, [4]), comes(5, [5]), comes(6, [3]), comes(6, [4]), comes(7, [])]).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    expect(comes(4, [])).toBe(false);
    expect([comes(4, [5], { helicopter: 'fourth' }), comes(4, [4], { helicopter: 'fourth' })]).toEqual([
      true,
      false,
    ]);
  });
  test('a unit on the roof may leave as an objective action, each figure counts', () => {
    const g = roof({ red: { fighters: 1, dependents: 2, at: [10, 10, 2] } });
    const [task] = tasksHere(g.w, 'red');
    expect(task?.kind).toBe('fly-out');
    if (task) g.begin(doTask(g.w, 'red', task)).end();
    expect(g.figures('red', 'left')).toHaveLength(3);
    expect(g.state.achieved.map((a) => a.points)).toEqual([1, 2, 2]);
    expect(g.state.achieved.map((a) => a.stress)).toEqual([true, true, false]);
  });
  test('whoever lies below is not flown out', () => {
    const g = roof({ red: { fighters: 2, at: [10, 10, 2], figures: { 2: { status: 'down', level: 0 } } } });
    const [task] = tasksHere(g.w, 'red');
    if (task) g.begin(doTask(g.w, 'red', task)).end();
    expect([g.figures('red', 'left').length, g.figures('red', 'down').length]).toEqual([1, 1]);
  });
  test('a unit that climbs from inside is flown out whole, but for those who lie there', () => {
    const g = roof({
      red: { fighters: 3, dependents: 1, at: [10, 10, 0], figures: { 2: { status: 'down', level: 0 } } },
    });
    const task = tasksHere(g.w, 'red').find(({ kind }) => kind === 'fly-out');
    if (task) g.begin(doTask(g.w, 'red', task)).end();
    expect([g.figures('red', 'left').length, g.figures('red', 'down').length]).toEqual([3, 1]);
    expect(g.state.achieved.map((a) => a.points)).toEqual([1, 1, 2]);
  });
  test('a unit of which some are on the roof and some below climbs as if all were below; none from outside', () => {
    const kinds = (figures: { [n: number]: Partial<Figure> }) =>
      tasksHere(roof({ red: { fighters: 2, at: [10, 10, 2], figures } }).w, 'red').map((t) => t.kind);
    expect(kinds({ 2: { level: 1 } })).toEqual(['fly-out']);
    expect(kinds({ 2: { level: 0, x: 25 } })).toEqual([]);
  });
  test('a Broken unit may leave as well, and sees to nothing else', () => {
    const level = 'broken' as const;
    const near = (come: boolean) =>
      tasksNear(roof({ red: { at: [10, 10, 0], level } }, come).w, 'red').map((t) => t.kind);
    expect([near(true), near(false)]).toEqual([['fly-out'], []]);
  });
  test('not before it has come; from inside where the whole Cautious move is left for the climb', () => {
    expect(tasksHere(roof({ red: { at: [10, 10, 2] } }, false).w, 'red')).toEqual([]);
    const inside = (gone: number) => {
      const g = game({
        map: CLINIC,
        scenario: brief,
        units: { red: { at: [10, 10, 0] } },
        active: { unit: 'red', deed: 'objective', gone },
        state: { helicopter: true },
      });
      return tasksHere(g.w, 'red').map((t) => t.kind);
    };
    const above = game({
      map: CLINIC,
      scenario: brief,
      units: { red: { at: [10, 10, 2] } },
      active: { unit: 'red', deed: 'objective', gone: 5 },
      state: { helicopter: true },
    });
    expect(tasksHere(above.w, 'red').map((t) => t.kind)).toEqual(['fly-out']);
    expect(inside(0)).toEqual(['barricade', 'fly-out']);
    expect(inside(0.5)).toEqual(['barricade']);
    const near = (at: [number, number], come: boolean) =>
      tasksNear(roof({ red: { at } }, come).w, 'red').map((t) => t.kind);
    expect(near([10, 10], true)).toEqual(['barricade', 'fly-out']);
    expect(near([10, 10], false)).toEqual(['barricade']);
    expect(near([20, 10], true)).toEqual(['barricade']);
  });
  test('Dependents first: the others wait while a unit with Dependents could still act', () => {
    const kinds = (done: boolean) =>
      tasksHere(
        roof({ red: { at: [10, 10, 2] }, sick: { dependents: 1, at: [14, 14, 0], done } }).w,
        'red',
      ).map((t) => t.kind);
    expect(kinds(false)).toEqual([]);
    expect(kinds(true)).toEqual(['fly-out']);
  });
});

describe('[AMZ-leaving]', () => {
  const brief = scenario({
    exits: ['south'],
    objectives: {
      living: [
        { id: 'saved', kind: 'off-edge', who: 'dependents', edge: 'south', points: 2, times: 'each' },
        { id: 'case-off', kind: 'thing-off', thing: 'case', edge: 'south', points: 2, times: 'first' },
        { id: 'loads', kind: 'load-off', edge: 'south', points: 3, times: 'each' },
      ],
      zombies: [],
    },
  });
  const at = (spot: [number, number], figures: { [n: number]: Partial<Figure> } = {}) =>
    game({
      scenario: brief,
      units: { red: { fighters: 2, dependents: 2, at: spot, figures, level: 'broken' } },
      state: { turn: 5, things: [{ ...thing('case', 'case', 1, 1), by: 'red' }] },
    });
  test('a unit whose move has come to an edge that the scenario names may go off, and scores what it brought', () => {
    const g = at([10, 0.6], { 1: { loads: 1 }, 4: { status: 'down' } });
    g.begin(leaves(g.w, 'red'));
    expect(g.question()).toBe('living leave AMZ-leaving');
    g.answer(true).end();
    expect(g.figures('red', 'left')).toHaveLength(4);
    expect(g.state.achieved.map((a) => a.objective)).toEqual(['loads', 'saved', 'saved', 'case-off']);
    expect(g.unit('red').achieved).toBe(5);
  });
  test('[AMZ-D-slight-rises] who lies slightly hurt more than 2 inches from the unit stays on the table', () => {
    const left = (x: number) => {
      const g = at([10, 0.6], { 3: { status: 'slight', x, y: 0.6 } });
      g.begin(leaves(g.w, 'red')).answer(true).end();
      return g.figures('red', 'slight').map((f) => f.id);
    };
    // The nearest of the others stands at 10, and two halves of a base lie between.
    expect([left(7.5), left(7.4)]).toEqual([[], ['red-3']]);
  });
  test('[AMZ-casualties] [AMZ-revenant-rising] Casualties that are carried off do not come back', () => {
    const marker = {
      kind: 'kia',
      abandoned: false,
      x: -1,
      y: -1,
      level: 0,
      safe: false,
      overrun: false,
    } as const;
    const units = {
      red: { fighters: 3, at: [10, 0.6], figures: { 3: { status: 'slight', x: 10, y: 20 } } },
    } as const;
    const casualties = [
      { ...marker, id: 'borne', unit: 'red' },
      { ...marker, id: 'lying', unit: 'red', abandoned: true, x: 5, y: 5 },
      { ...marker, id: 'other', unit: 'blue' },
    ];
    const g = game({ scenario: brief, units, state: { casualties } });
    g.begin(leaves(g.w, 'red')).answer(true).end();
    expect(g.state.casualties.map((c) => c.id)).toEqual(['lying', 'other']);
  });
  test('it need not, and no other edge lets it go', () => {
    const g = at([10, 0.6]);
    g.begin(leaves(g.w, 'red')).answer(false).end();
    expect(g.figures('red')).toHaveLength(4);
    const near = at([10, 0.75]);
    near.begin(leaves(near.w, 'red'));
    expect(near.question()).toBe('living leave AMZ-leaving');
    for (const spot of [
      [10, 0.751],
      [0.5, 18],
    ] as [number, number][]) {
      const far = at(spot);
      expect(far.begin(leaves(far.w, 'red')).end().result).toBe(false);
    }
  });
  test('a vehicle leaves with all aboard, and each unit scores for itself', () => {
    const g = game({
      scenario: brief,
      units: {
        car: { vehicle: 'car', at: [10, 1.5], figures: { 1: { id: 'car', role: 'vehicle' } } },
        sick: { fighters: 0, dependents: 1, figures: { 1: { x: -1, y: -1, aboard: 'car' } } },
        other: { fighters: 0, dependents: 1, at: [20, 20] },
      },
      state: { things: [{ ...thing('bag', 'case', 1, 1), by: 'sick' }] },
    });
    g.begin(leaves(g.w, 'car')).answer(true).end();
    expect(['car', 'sick', 'other'].map((id) => g.figures(id, 'left').length)).toEqual([1, 1, 0]);
    expect(g.state.achieved.map((a) => a.objective)).toEqual(['saved']);
    expect(leaves(g.w, 'sick').next()).toMatchObject({ done: true, value: false });
  });
  test('[AMZ-T-morale-levels] one that flees is neither saved nor lost; its loads count', () => {
    const g = at([10, 0.6], { 1: { loads: 1 } });
    expect(flees(g.w, 'red', 'south')).toBe(true);
    expect(g.state.achieved.map((a) => a.objective)).toEqual(['loads']);
    expect(g.figures('red', 'left')).toHaveLength(4);
    expect(flees(at([10, 5]).w, 'red', 'south')).toBe(false);
  });
});

test('[AMZ-special-actions] a marker is near to its last grain, and what is no load burdens nobody', () => {
  const g = game({
    units: { red: { ...RED, fighters: 1 } },
    state: { things: [thing('case', 'case', 16.5, 10)] },
  });
  expect(tasksNear(g.w, 'red').map((t) => t.id)).toEqual(['take case']);
  g.w.happen({ is: 'took', cause: 'AMZ-special-actions', unit: 'red', thing: 'case', by: 'red-1' });
  expect(g.figures('red')[0]?.loads).toBe(0);
  const load = game({ units: { red: RED }, state: { things: [thing('l', 'load', 10, 10)] } });
  load.w.happen({ is: 'took', cause: 'AMZ-special-actions', unit: 'red', thing: 'l', by: 'red-1' });
  expect(load.figures('red')[0]?.loads).toBe(1);
});

test('[AMZ-leaving] what goes off by another edge than the one that counts scores nothing', () => {
  const living = [
    { id: 'case-off', kind: 'thing-off', thing: 'case', edge: 'south', points: 2, times: 'first' },
  ];
  const scored = (at: [number, number]) => {
    const g = game({
      scenario: scenario({ exits: ['south', 'west'], objectives: { living, zombies: [] } }),
      units: { red: { ...RED, at } },
      state: { turn: 5, things: [{ ...thing('case', 'case', 1, 1), by: 'red' }] },
    });
    g.begin(leaves(g.w, 'red')).answer(true).end();
    return g.state.achieved.map((a) => a.objective);
  };
  expect([scored([18, 0.3]), scored([0.3, 18])]).toEqual([['case-off'], []]);
});

test('[AMZ-special-actions] [AMZ-capture] what captives carried lies where they were taken', () => {
  const figures = {
    1: { status: 'captured', captor: 'lord' },
    2: { status: 'captured', captor: 'lord' },
  } as const;
  const state = { things: [{ ...thing('case', 'case', 1, 1), by: 'red', spent: true }] };
  const g = game({ units: { red: { ...RED, figures }, lord: { kind: 'dexters' } }, state });
  expect(isBeaten(g.w, { unit: 'red', helpless: false, at: [12, 13, 0], elsewhere: [] }, 'lord')).toBe(true);
  expect(g.state.things[0]).toMatchObject({ by: '', spent: false, x: 12, y: 13 });
});

describe('[AMZ-special-actions] [AMZ-sc3] loads of a unit that is no more', () => {
  const gone = { status: 'kia', x: -1, y: -1, loads: 1 } as const;
  const lost = (given: Given, things: State['things'] = []) => {
    const g = game({ units: { red: { ...RED, ...given }, blue: { at: [12, 10] } }, state: { things } });
    expect(mayBeWipedOut(g.w, 'red', [12, 10.5, 0], 'AMZ-casualties')).toBe(true);
    return g;
  };
  test('they lie where it was, and can be taken up', () => {
    const g = lost({ figures: { 1: gone, 2: gone } });
    expect(g.facts('dropped')).toMatchObject([{ things: [], loads: ['red-load-1', 'red-load-2'] }]);
    expect(g.state.figures.map((f) => f.loads)).toEqual([0, 0, 0]);
    const [first, second] = tasksHere(g.w, 'blue');
    expect([first?.on, second?.on]).toEqual(['red-load-1', 'red-load-2']);
    if (!first) throw new Error('no task');
    g.begin(doTask(g.w, 'blue', first)).end();
    expect(g.figures('blue').map((f) => f.loads)).toEqual([1]);
  });
  test('a load that it took up lies there once, and not one that has gone to another unit with its bearer', () => {
    const took = { ...thing('shelf-load-1', 'load', 1, 1), spent: true, by: 'red' };
    const lying = (given: Given) =>
      lost(given, [took, { ...took, id: 'red-load-1', by: '' }])
        .state.things.filter((t) => !t.spent)
        .map((t) => t.id);
    expect(lying({ figures: { 1: gone, 2: { ...gone, loads: 0 } } })).toEqual(['red-load-2']);
    expect(lying({ figures: { 1: { ...gone, loads: 0 }, 2: { unit: 'blue', loads: 1 } } })).toEqual([]);
  });
  test('[AMZ-capture] captives leave them as well, but what has left the table is gone', () => {
    const figures = {
      1: { status: 'captured', captor: 'lord', loads: 1, x: -1, y: -1 },
      2: { status: 'left', loads: 1, x: -1, y: -1 },
    } as const;
    const g = game({ units: { red: { ...RED, figures }, lord: { kind: 'dexters' } } });
    isBeaten(g.w, { unit: 'red', helpless: false, at: [12, 13, 0], elsewhere: [] }, 'lord');
    expect(g.state.things).toEqual([
      { id: 'red-load-1', kind: 'load', x: 12, y: 13, level: 0, spent: false, by: '' },
    ]);
    expect(g.state.figures.map((f) => f.loads)).toEqual([0, 1, 0]);
  });
});

describe('[AMZ-D-bearers] the load of a bearer who is lost while his unit fights on', () => {
  const DOWN = { status: 'down', fell: 1, loads: 1 } as const;
  const lying = ({ state }: ReturnType<typeof game>) =>
    state.things.map((t) => [t.id, t.x, t.y, t.spent] as const);
  const treated = (die: number) => {
    const g = game({ units: { red: { ...RED, fighters: 3, figures: { 2: DOWN } } }, dice: [die] });
    g.begin(tend(g.w, 'red')).end().done();
    return g;
  };

  test('a KIA or WIA leaves it where he lay; whoever gets up again has it still', () => {
    for (const die of [1, 2]) {
      const g = treated(die);
      expect(lying(g)).toEqual([['red-load-1', 10.75, 10, false]]);
      expect(g.state.figures[1]).toMatchObject({ loads: 0 });
      expect(g.facts('dropped')).toMatchObject([{ from: ['red-2'], cause: 'AMZ-D-bearers' }]);
    }
    const g = treated(5);
    expect(lying(g)).toEqual([]);
    expect(g.state.figures[1]).toMatchObject({ status: 'slight', loads: 1 });
  });

  test('others of his unit keep theirs', () => {
    const g = game({
      units: { red: { ...RED, fighters: 3, figures: { 1: { loads: 1 }, 2: DOWN } } },
      dice: [2],
    });
    g.begin(tend(g.w, 'red')).end();
    expect(g.state.figures.map((f) => f.loads)).toEqual([1, 0, 0]);
  });

  test('[AMZ-capture] captives leave it where they were taken', () => {
    const g = game({
      options: { zombies: 'player' },
      units: {
        red: { ...RED, figures: { 1: { loads: 1 } } },
        boss: { kind: 'dexters', quality: 'veteran', fighters: 3, at: [10, 10.8] },
      },
      dice: [3, 10, 1, 1, 1, 1],
    });
    g.begin(assault(g.w, 'boss', 'red'));
    expect(() => g.answer('capture', ['red-1'])).toThrow('dice ran out');
    expect(lying(g)).toEqual([['red-load-1', 10, 10, false]]);
  });

  test('[AMZ-D-dependents-cc] Dependents killed in Close Combat leave it', () => {
    const people = { professional: false, fighters: 0, dependents: 2, figures: { 1: { loads: 1 } } };
    const g = game({
      units: { red: { ...RED, ...people }, mob: { kind: 'odies', fighters: 1, at: [10, 10.8] } },
      dice: [6, 1, 1, 1, 1, 1, 1],
    });
    expect(() => g.begin(assault(g.w, 'mob', 'red')).answer(['red-1'])).toThrow('dice ran out');
    expect(lying(g)).toEqual([['red-load-1', 10, 10, false]]);
  });

  test('[AMZ-casualties-abandon] whoever is left behind has it with him', () => {
    const g = game({
      units: { red: { ...RED, fighters: 3, figures: { 1: { ...DOWN, x: 20, y: 20 } } } },
    });
    afterMove(g.w, 'red');
    expect(lying(g)).toEqual([['red-load-1', 20, 20, false]]);
  });

  test('[AMZ-casualties] those who fall after the rest of their unit has left the table leave theirs', () => {
    const figures = {
      1: { status: 'kia', x: -1, y: -1, loads: 1 },
      2: { status: 'left', loads: 1, x: -1, y: -1 },
    } as const;
    const gone = { ...thing('case', 'case', 1, 1), spent: true, by: 'red' };
    const g = game({ units: { red: { ...RED, figures } }, state: { things: [gone] } });
    expect(mayBeWipedOut(g.w, 'red', [12, 10.5, 0], 'AMZ-casualties')).toBe(false);
    // What else it carried has left the table with the rest.
    expect(lying(g)).toEqual([
      ['case', 1, 1, true],
      ['red-load-1', 12, 10.5, false],
    ]);
    expect(g.state.figures.map((f) => f.loads)).toEqual([0, 1]);
  });
});

test('[AMZ-barricade-build] a house that has all its points is not offered any more', () => {
  const rect: [number, number, number, number] = [6, 6, 18, 18];
  const may = (kind: 'barricaded' | 'fortified', points: number) =>
    tasksHere(
      game({
        map: { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1 }] },
        units: { red: RED },
        state: { buildings: [{ id: 'shop', kind, points, breached: false }] },
      }).w,
      'red',
    ).length;
  expect([may('barricaded', 9), may('barricaded', 10)]).toEqual([1, 0]);
  expect([may('fortified', 19), may('fortified', 20)]).toEqual([1, 0]);
});

test('[AMZ-T-quirk-cards] 6: at an objective a figure takes up a Light weapon, then does what it came for', () => {
  const g = game({
    options: { zombies: 'player' },
    units: { red: { ...RED, figures: { 1: { leader: 1 } } } },
    state: { things: [thing('case', 'case', 10.4, 10.4)], hands: { living: [6], zombies: [] } },
  });
  const [task] = tasksHere(g.w, 'red');
  if (!task) throw new Error('no task');
  g.begin(doTask(g.w, 'red', task)).answer('card-6');
  expect(g.question()).toBe('living lucky-find AMZ-T-quirk-cards');
  g.answer('red-2').end();
  expect(g.figures('red').map((f) => f.support)).toEqual([null, 'light']);
  expect(g.state.things[0]).toMatchObject({ by: 'red', spent: true });
});

test('[AMZ-leaving] [AMZ-casualties] whoever is dead does not leave, though he was aboard', () => {
  const aboard = { x: -1, y: -1, aboard: 'car' } as const;
  const figures = { 1: { id: 'car', role: 'vehicle' }, 2: aboard, 3: { ...aboard, status: 'kia' } } as const;
  const g = game({
    scenario: scenario({ exits: ['south'], objectives: { living: [], zombies: [] } }),
    units: { car: { ...RED, vehicle: 'car', at: [10, 1.2], fighters: 3, figures } },
  });
  g.begin(leaves(g.w, 'car')).answer(true).end();
  expect(g.facts('left')).toMatchObject([{ figures: ['car', 'car-2'] }]);
  expect(g.figures('car', 'kia')).toHaveLength(1);
});

test('[AMZ-leaving] in a corner a unit leaves by either of the edges that let it go', () => {
  const by = (answers: readonly boolean[]) => {
    const g = game({
      scenario: scenario({
        exits: ['south', 'west'],
        objectives: {
          living: [{ id: 'off', kind: 'off-edge', who: 'anybody', edge: 'west', points: 1, times: 'each' }],
          zombies: [],
        },
      }),
      units: { red: { ...RED, fighters: 1, at: [0.5, 0.5] } },
    });
    g.begin(leaves(g.w, 'red'))
      .answer(...answers)
      .end();
    return [g.result, g.state.achieved.length];
  };
  expect([by([true]), by([false, true]), by([false, false])]).toEqual([
    [true, 0],
    [true, 1],
    [false, 0],
  ]);
});

test('[AMZ-casualties] [AMZ-D-bearers] those who fall after the rest has left, with nothing and as slight as the grave, leave nothing', () => {
  const off = { x: -1, y: -1 } as const;
  const figures = { 1: { status: 'captured', ...off }, 2: { status: 'left', ...off } } as const;
  const g = game({ units: { red: { ...RED, fighters: 2, figures } } });
  expect(mayBeWipedOut(g.w, 'red', [12, 10.5, 0], 'AMZ-casualties')).toBe(false);
  expect([g.facts('abandoned'), g.facts('dropped')]).toEqual([[], []]);
});
