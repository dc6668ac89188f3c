import { describe, expect, test } from 'vitest';
import { VEHICLES } from '../kinds.js';
import type { Person } from '../state.js';
import { BASE, measures } from '../table/bodies.js';
import { DRIVER_TESTS, likeliest, sizeOf } from '../tables/vehicles.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { losesControl } from './control.js';
import { vehicleTargets } from './firing.js';
import { alarmSounds } from './noise.js';

const FOE = { seat: 'player-2', aboard: 'a', sits: 'wheel' } as const;

describe('charged on foot', () => {
  const near = (given: Situation): Game =>
    game({
      active: ['billy'],
      ...given,
      people: { billy: { x: 18, y: 10, melee: 'one-handed' }, foe: FOE, ...given.people },
      vehicles: { a: { x: 18, y: 18, facing: 90, ...given.vehicles?.a } },
    });

  test('[BDZ-veh-test-charged-when] [BDZ-veh-test-charged] [BDZ-D-charge-vehicle] the driver tests, and carries on; a window is broken first', () => {
    for (const dice of [
      [1, 2, 1, 1],
      [1, 2, 6, 6],
    ]) {
      const g = near({ dice });
      g.step().answer('charge-vehicle billy a');
      expect(g.facts('driver-tested').map((f) => f.test)).toEqual(['vehicle-charged']);
      expect(g.vehicle('a')).toMatchObject({ broken: true, x: 18, y: 18, speed: 0 });
      expect(g.table.besideVehicle('billy', g.vehicle('a'))).toBe(true);
      expect(g.state.melees).toEqual([]);
      g.done();
    }
    // Once the window is gone they fight.
    const g = near({
      vehicles: { a: { broken: true } },
      dice: [1, 2, /* the driver */ 1, 1, /* he, then billy and his blade */ 6, 6, 6, 6, 6, 6, 6, 6, 6],
    });
    g.step().answer('charge-vehicle billy a');
    expect(g.state.melees).toEqual([{ who: 'foe', with: 'billy', rear: false }]);
    g.done();
  });

  test('[BDZ-veh-test-charged] [BDZ-veh-test-star-choice] by characters the driver carries on, or keeps its course; a Star has nothing to choose', () => {
    for (const [passed, result] of [
      [[1, 1], 'carry-on'],
      [[6, 6], 'keep-course'],
    ] as const) {
      const g = near({ people: { foe: { ...FOE, star: true } }, dice: [1, 2, ...passed] });
      g.step().answer('charge-vehicle billy a');
      expect(g.facts('driver-tested').map((f) => f.result)).toEqual([result]);
      g.done();
    }
  });

  test('[BDZ-D-charge-vehicle] in the open they are fought at once, and a passenger takes Being Charged', () => {
    const g = near({
      vehicles: { a: { kind: 'pickup' } },
      people: { foe: { ...FOE, sits: 'rear', rep: 4 } },
      dice: [1, 2, /* being charged */ 3, 5, /* melee */ 6, 6, 6, 6, 6, 6, 6, 6, 6],
    });
    g.step().answer('charge-vehicle billy a');
    expect(g.tests()).toEqual(['billy wanting-to-charge 2 charge', 'foe being-charged 1 melee']);
    expect(g.state.melees).toEqual([{ who: 'foe', with: 'billy', rear: false }]);
    g.done();
  });

  test('[BDZ-D-uphill] [BDZ-D-charge-vehicle] a climb to it is paid for once', () => {
    const g = near({
      map: { areas: [{ id: 'h', kind: 'hill', rect: [4, 4, 32, 32] }] },
      vehicles: { a: { kind: 'motorcycle', x: 18, y: 16.6, running: false } },
      people: { foe: { ...FOE, rep: 4, class: 'survivor' } },
      dice: [1, 2, 3, 5, ...Array(12).fill(6)],
    });
    g.step().answer('charge-vehicle billy a');
    expect(g.state.melees.map((m) => m.who)).toEqual(['foe']);
    expect(g.person('billy').used).toBeGreaterThan(6);
  });

  test('[BDZ-D-charge-vehicle] [BDZ-D-c9] the rider of a motorcycle is charged where the base sticks out, if the straight way reaches that far', () => {
    const at = (y: number) =>
      near({
        vehicles: { a: { kind: 'motorcycle', y, running: false } },
        people: { foe: { ...FOE, rep: 4, class: 'survivor' } },
        dice: [1, 2, 3, 5, ...Array(12).fill(6)],
      }).step();
    const g = at(18.98);
    g.answer('charge-vehicle billy a');
    expect(g.person('billy')).toMatchObject({ x: 18, y: 17.97 });
    expect(g.state.melees.map((m) => m.who)).toEqual(['foe']);
    expect(at(19.1).options()).not.toContain('charge-vehicle billy a');
  });

  test('[BDZ-D-charge-vehicle] [BDZ-veh-test-charged-when] with the engine off a driver takes Being Charged as any rider does', () => {
    const charged = (running: boolean, dez: Situation['people'] = {}) => {
      const g = near({
        vehicles: { a: { kind: 'motorcycle', running } },
        people: { foe: { ...FOE, rep: 4, class: 'survivor' }, ...dez },
        dice: [1, 2, /* the charged */ 3, 5, /* melee */ ...Array(12).fill(6)],
      });
      g.step().answer('charge-vehicle billy a');
      expect(g.state.melees.map((m) => m.who)).toEqual(['foe']);
      return [...g.tests().slice(1), ...g.facts('driver-tested').map((f) => f.test)];
    };
    expect(charged(false)).toEqual(['foe being-charged 1 melee']);
    expect(charged(true)).toEqual(['vehicle-charged']);
  });

  test('[BDZ-D-charge-vehicle] [BDZ-react-charge] who would not charge stays; one in motion, out of reach or of friends is not charged', () => {
    const halts = near({ dice: [5, 6] });
    halts.step().answer('charge-vehicle billy a');
    expect(halts.person('billy')).toMatchObject({ x: 18, y: 10 });
    expect(halts.state.done).toEqual(['billy']);
    const offered = (given: Situation) => near(given).step().options().includes('charge-vehicle billy a');
    expect(offered({})).toBe(true);
    expect(offered({ vehicles: { a: { speed: 6 } } })).toBe(false);
    expect(offered({ vehicles: { a: { y: 30 } } })).toBe(false);
    const off = (inches: number) => {
      const y = 18 - sizeOf('sedan').width / 2 - BASE - inches;
      return offered({ people: { billy: { x: 18, y, melee: 'one-handed' } } });
    };
    expect([off(8), off(8.001)]).toEqual([true, false]);
    // An inch of water is two, and contact is a hundredth of an inch nearer.
    const wading = (inches: number) =>
      offered({
        map: { areas: [{ id: 'p', kind: 'water', rect: [0, 12, 36, 13] }] },
        people: { billy: { x: 18, y: 16.74 - inches, melee: 'one-handed' } },
      });
    expect([wading(7), wading(7.001)]).toEqual([true, false]);
    expect(offered({ people: { foe: { ...FOE, seat: 'player-1' } } })).toBe(false);
    expect(offered({ people: { foe: { ...FOE, status: 'out' } } })).toBe(false);
  });
});

describe('how the charge goes', () => {
  const bed = { kind: 'pickup', x: 18, y: 20, facing: 0 } as const;
  const rider = { seat: 'player-2', aboard: 'a', sits: 'rear', class: 'survivor', has: ['pistol'] } as const;

  test('[BDZ-react-charge] [BDZ-D-charge-vehicle] it stops at 4 inches for the shots of the charged, and one that is hit comes no nearer', () => {
    const g = game({
      people: { billy: { x: 18, y: 10, melee: 'one-handed' }, foe: { ...rider, rep: 5 } },
      vehicles: { a: bed },
      active: ['billy'],
      dice: [1, 2, /* charged */ 1, 2, /* two hits, dead */ 6, 6, 1, 1],
    });
    g.step().answer('charge-vehicle billy a');
    expect(g.question()).toBe('player-2 aim BDZ-shoot-declare');
    expect(g.table.toVehicle('billy', g.vehicle('a'))).toBeCloseTo(4, 1);
    g.answer('billy');
    expect(g.person('billy').status).toBe('dead');
    expect(g.state.melees).toEqual([]);
    g.done();
  });

  test('[BDZ-D-charge-vehicle] whoever sits in the open is gone for first, and the least beset of those', () => {
    const g = game({
      people: {
        billy: { x: 18, y: 16, melee: 'one-handed' },
        wheel: { ...rider, sits: 'wheel' },
        one: rider,
        two: rider,
      },
      vehicles: { a: bed },
      zeds: { 'zed-1': { x: 20, y: 20 } },
      state: { melees: [{ who: 'one', with: 'zed-1', rear: false }] },
      active: ['billy'],
      dice: [
        1,
        2,
        /* the driver */ 1,
        1,
        /* the charged, after a Leader Die: no fire */ 3,
        5,
        6,
        /* melee */ ...Array(9).fill(6),
      ],
    });
    g.step().answer('charge-vehicle billy a');
    expect(g.facts('charges')[0]?.target).toBe('one');
    expect(g.state.melees.at(-1)).toEqual({ who: 'two', with: 'billy', rear: false });
    expect(g.facts('driver-tested')).toHaveLength(1);
  });

  test('[BDZ-react-charge-common] [BDZ-D-charge-vehicle] with one die passed one in cover fires in haste and stays', () => {
    const g = game({
      map: {
        barriers: [
          {
            id: 'w',
            kind: 'low wall',
            path: [
              [14, 11],
              [22, 11],
            ],
          },
        ],
      },
      people: { billy: { x: 18, y: 10, has: ['pistol'] }, foe: { ...rider, has: [] } },
      vehicles: { a: { ...bed, y: 18 } },
      active: ['billy'],
      dice: [3, 5, /* two shots miss */ 1, 2, /* he reacts */ 1, 1],
    });
    g.step().answer('charge-vehicle billy a');
    expect(g.tests()[0]).toBe('billy wanting-to-charge 1 snap-fire');
    expect(g.facts('fired').map((f) => f.who)).toEqual(['billy']);
    expect(g.person('billy')).toMatchObject({ x: 18, y: 10 });
  });

  test('[BDZ-D-charge-vehicle] not after a shot, nor by one that stays or rides', () => {
    const offered = (more: object, manner: 'move' | 'stay' = 'move') =>
      game({
        people: { billy: { x: 18, y: 14, ...more }, foe: rider },
        vehicles: { a: bed, b: { x: 30, y: 30 } },
        state: { active: { side: 'player-1', who: ['billy'], manner, rallied: [] } },
      })
        .step()
        .options()
        .includes('charge-vehicle billy a');
    expect([offered({}), offered({ fired: true }), offered({}, 'stay'), offered({ aboard: 'b' })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('alarms', () => {
  test('[BDZ-veh-noise-alarm] it is heard again in every turn, and zombies come, until somebody silences it', () => {
    const g = game({
      people: { a: { x: 2, y: 2 }, foe: { seat: 'player-2', x: 34, y: 2 } },
      vehicles: {
        a: { x: 30, y: 30, running: false },
        silent: { x: 10, y: 30, running: false },
        gone: { x: -1, y: -1, running: false, alarm: true },
      },
      state: { stage: 'turn', turn: 1 },
      dice: [
        3, 2, 1, /* who hears it */ 5, 1, 1, 1, 1, 1, /* where it comes from */ 4, /* the next turn */ 3, 2,
        1,
      ],
    });
    // It goes off in the roll for activation, and is as loud in its first turn as in any other.
    alarmSounds(g.w, 'a');
    g.step();
    expect(g.state.noises).toMatchObject([{ x: 30, y: 30, shots: 6 }]);
    g.w.happen({ is: 'stage', cause: 'BDZ-turn-end', stage: 'end', to: 'all' });
    g.step();
    expect(g.state.zeds).toMatchObject([{ x: 30, y: 18 }]);
    g.step();
    expect(g.state.noises).toMatchObject([{ x: 30, y: 30, shots: 6 }]);
    g.done();
  });

  test('[BDZ-D-alarm-off] [BDZ-veh-noise-alarm] [BDZ-veh-hotwire-once] any pair at its wires silences it, for an activation; each may try the wires of a vehicle once, for its alarm or to start it', () => {
    const tries = (dice: readonly number[], more: object = {}) => {
      const g = game({
        people: { a: { x: 18, y: 18, ...more } },
        vehicles: { a: { x: 18, y: 20.25, facing: 0, running: false, alarm: true } },
        active: ['a'],
        dice,
      });
      g.step();
      if (!g.options().includes('silence a a')) return 'not offered';
      g.answer('silence a a').done();
      expect(g.state.done).toEqual(['a']);
      return g.vehicle('a').alarm;
    };
    expect([tries([3, 3]), tries([3, 4]), tries([3, 4, 3], { class: 'ganger' })]).toEqual([
      false,
      true,
      false,
    ]);
    expect([tries([], { y: 10 }), tries([], { used: 1 }), tries([], { fired: true })]).toEqual(
      Array(3).fill('not offered'),
    );
    expect(tries([3, 3], { aboard: 'a' })).toBe(false);
    const tried = (does: 'start' | 'silence', v: object) => {
      const g = game({
        people: { a: { aboard: 'a', sits: 'wheel' } },
        vehicles: { a: { running: false, alarm: true, keys: 'none', ...v } },
        active: ['a'],
        dice: [3, 4, 3],
      }).step();
      const verbs = () => g.options().filter((id) => id.startsWith('start') || id.startsWith('silence'));
      const before = verbs();
      g.answer(`${does} a${does === 'silence' ? ' a' : ''}`);
      Object.assign(g.state, {
        done: [],
        active: { side: 'player-1', who: ['a'], manner: 'move', rallied: [] },
      });
      g.vehicle('a').attempted = false;
      g.step();
      return [before, verbs()];
    };
    const both = ['start a', 'silence a a'];
    expect(tried('silence', {})).toEqual([both, []]);
    expect(tried('start', {})).toEqual([both, []]);
    // Whoever has the keys can start it as before.
    expect(tried('silence', { keys: 'at-hand' })).toEqual([both, ['start a']]);
    const none = (given: Situation) =>
      game({ active: ['a'], ...given })
        .step()
        .options();
    const quiet = { x: 18, y: 20.25, facing: 0, running: false };
    expect(none({ people: { a: {} }, vehicles: { a: quiet } })).not.toContain('silence a a');
    const fights = {
      people: { a: {} },
      vehicles: { a: { ...quiet, alarm: true } },
      zeds: { 'zed-1': { x: 19 } },
    };
    const melees = [{ who: 'a', with: 'zed-1', rear: false }];
    expect(none(fights)).toContain('silence a a');
    expect(none({ ...fights, state: { melees } })).not.toContain('silence a a');
  });
});

test('[BDZ-veh-start-keys-found] [BDZ-D-c93] keys that lie in a house are taken by whoever comes to them, once', () => {
  const g = game({
    map: {
      buildings: [{ id: 'h', name: 'h', rect: [10, 10, 20, 20], levels: 1 }],
      places: [{ id: 'k', kind: 'keys', at: [15, 15] }],
    },
    people: { a: { x: 15.5, y: 15.5 }, b: { x: 18, y: 18 } },
    vehicles: { car: { x: 23, y: 15, facing: 0, running: false, keys: 'unknown', found: true } },
    active: ['a', 'b'],
    dice: [4],
  });
  g.step();
  expect(g.options()).toContain('take-keys a k');
  expect(g.options()).not.toContain('take-keys b k');
  g.answer('take-keys a k').step();
  expect(g.vehicle('car').keys).toBe('at-hand');
  expect(g.options()).not.toContain('take-keys a k');
  g.done();
  // Only keys can be taken, at arm's length and on the same floor.
  const reach = (x: number, place: object = {}, more: object = {}) =>
    game({
      map: { places: [{ id: 'k', kind: 'keys', at: [15, 18], ...place }] },
      people: { a: { x, y: 18, ...more } },
      active: ['a'],
    })
      .step()
      .options()
      .includes('take-keys a k');
  expect([reach(16), reach(16.1), reach(16, { kind: 'start' }), reach(16, { level: 1 })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(reach(4.15, { at: [3.15, 18] })).toBe(true);
  expect(reach(16, {}, { prone: true })).toBe(false);
});

test('[BDZ-T-veh-size] [BDZ-veh-lane] a vehicle whose model is larger or smaller has its own footprint', () => {
  const g = game({ vehicles: { a: { kind: 'sedan' }, b: { kind: 'sedan', size: [1.5, 1] } } });
  expect([measures(g.vehicle('a')), measures(g.vehicle('b'))]).toMatchObject([
    { length: 3.5, width: 1.5 },
    { length: 1.5, width: 1 },
  ]);
  const round = (size: [number, number] | null) => {
    const h = game({
      people: { p: { x: 18, y: 21 } },
      vehicles: { a: { x: 18, y: 18, facing: 0, size } },
    });
    return h.table.toVehicle('p', h.vehicle('a'));
  };
  expect(round(null)).toBeCloseTo(0.75, 2);
  expect(round([1.5, 1])).toBeCloseTo(1.75, 2);
});

test('[BDZ-veh-scope] vehicles are the nine kinds of civilian machines; anything else on a map stands there as a sedan would', () => {
  const names = printed<{ readonly id: string }>('BDZ-T-veh-list').map((r) => r.id);
  expect(VEHICLES).toHaveLength(9);
  expect(names).toHaveLength(9);
  expect(likeliest('tank')).toBe('sedan');
  // A vehicle that is found may be broken or dry, which nobody knows until somebody has looked.
  const g = game({
    people: { a: { aboard: 'car', sits: 'wheel' } },
    vehicles: { car: { found: true, running: false, fuel: -1, keys: 'at-hand' } },
    day: 40,
    active: ['a'],
    dice: [4],
  });
  g.step().answer('start a');
  expect(g.vehicle('car')).toMatchObject({ fuel: 0, running: false });
  g.done();
});

test('[BDZ-veh-tests] [BDZ-T-react-vehicle] [BDZ-ref-vehicle-tests] six tests and the Driver Test; a Star chooses on three', () => {
  type Row = { readonly test: string; readonly taken_by: string; readonly star_choice: boolean } & {
    readonly [passed: string]: unknown;
  };
  const rows = printed<Row>('BDZ-T-react-vehicle');
  expect(DRIVER_TESTS.rows.map((r) => [r.id, r.star])).toEqual(rows.map((r) => [r.test, r.star_choice]));
  // Cells that are alike in the book are alike here, and no others are.
  for (const row of DRIVER_TESTS.rows.filter((r) => r.id !== 'driver-test')) {
    const cells = rows.find((r) => r.test === row.id) as Row;
    const [none, one, two] = row.results;
    const [zeroth, first, second] = [cells.pass0, cells.pass1, cells.pass2];
    if (row.id === 'lose-control') expect([none === one, one === two]).toEqual([false, true]);
    else expect([none === one, one === two], row.id).toEqual([zeroth === first, first === second]);
  }
});

test('[BDZ-veh-lose-control] a driver takes it, active or not; nobody at the wheel takes none', () => {
  const loses = (people: Situation['people'], dice: readonly number[]) => {
    const g = game({ people: people ?? {}, vehicles: { a: { speed: 6 } }, dice });
    g.begin(losesControl(g.w, 'a')).end().done();
    return [g.facts('driver-tested').length, g.vehicle('a').condition];
  };
  expect(loses({ foe: FOE }, [1, 2])).toEqual([1, 'runs']);
  expect(loses({ foe: FOE }, [6, 6, 6, 6, 6])).toEqual([1, 'overturned']);
  expect(loses({ foe: { ...FOE, sits: 'front' } }, [])).toEqual([0, 'runs']);
});

test('[BDZ-veh-test-receivedfire-when] shot at, and neither it nor its driver hit: active or not the driver tests', () => {
  const fires = (die: number, more: readonly number[] = []) => {
    const g = game({
      people: { billy: { x: 18, y: 10, has: ['pistol'] }, foe: FOE },
      vehicles: { a: { x: 18, y: 18, speed: 6 } },
      active: ['billy'],
      dice: [die, ...more],
    });
    g.step().answer('fire-vehicle billy a');
    return g.state.owing.map((o) => o.what);
  };
  expect(fires(5)).toEqual(['vehicle-received-fire']);
  // Hit and put out of action, the driver owes nothing.
  expect(fires(6, [1, 6])).toEqual([]);
});

test('[BDZ-veh-shoot-vehicle-hit] one fires at a sound vehicle in range, whether or not somebody is in it, and not at its own', () => {
  const may = (v: object = {}, a: Partial<Person> = {}, rider: Partial<Person> = {}) => {
    const g = game({
      people: {
        a: { x: 18, y: 2, has: ['pistol'], ...a },
        foe: { seat: 'player-2', aboard: 'v', sits: 'wheel', ...rider },
      },
      vehicles: { v: { x: 18, y: 10, ...v } },
      active: ['a'],
    });
    return vehicleTargets(g.w, g.person('a')).length > 0;
  };
  expect([may(), may({ condition: 'disabled' })]).toEqual([true, true]);
  expect([may({ condition: 'wreck' }), may({ condition: 'overturned' }), may({ x: -1, y: -1 })]).toEqual(
    Array(3).fill(false),
  );
  // The bumper is 1.75 inches before the middle, and the edge of a base half an inch: 12 inches and no more.
  expect([may({ y: 16.25 }), may({ y: 16.251 })]).toEqual([true, false]);
  expect([may({}, { fired: true }), may({}, { guns: [], hand: [] })]).toEqual([false, false]);
  expect([may({}, {}, { aboard: '', x: 30 }), may({}, { aboard: 'v', sits: 'front' })]).toEqual([
    true,
    false,
  ]);
});
