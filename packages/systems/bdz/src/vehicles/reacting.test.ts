import { expect, test } from 'vitest';
import type { Attribute, VehicleTest } from '../kinds.js';
import { duckBack, hunkerDown, retire } from '../movement/cover.js';
import { settle } from '../reaction/exchange.js';
import { isFast } from '../shooting/aim.js';
import { isDown, type Owing } from '../state.js';
import { BASE } from '../table/bodies.js';
import { sizeOf } from '../tables/vehicles.js';
import { inEncounter } from '../testing/begun.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { nextStep } from '../turn/sequence.js';
import { meetFromAboard } from '../zombies/meeting.js';
import { zedAtVehicle } from './besieging.js';
import { driverDice } from './driver.js';
import { firesAtVehicle, vehicleTargets } from './firing.js';
import { repairs, siphons } from './mending.js';
import { driversReact, drivesItself, selfDriven } from './reacting.js';

const ROAD = { ground: 'road', size: [60, 60] as [number, number] };
const AT_WHEEL = { aboard: 'a', sits: 'wheel' } as const;
const FOE = { seat: 'player-2', x: 30, y: 40, facing: 180 } as const;

function on(more: Situation, v: NonNullable<Situation['vehicles']>[string] = {}): Game {
  return game({
    map: ROAD,
    ...more,
    people: { billy: AT_WHEEL, ...more.people },
    vehicles: { a: { x: 30, y: 20, speed: 12, ...v }, ...more.vehicles },
  });
}
const where = (g: Game) => [g.vehicle('a').x, g.vehicle('a').y];

function owing(what: Owing['what'], dice: readonly number[], more: Situation = {}, v: object = {}): Game {
  const state = { owing: [{ driver: 'billy', what, causes: ['foe'] }] };
  const g = on({ ...more, people: { foe: FOE, ...more.people }, dice, state }, v);
  return g.begin(driversReact(g.w));
}

// ------------------------------------------------------------------ tests of a driver who is not active

test('[BDZ-veh-test-insight] [BDZ-D-c80] two or one passed: half its speed at most, bent or not, stopped or not', () => {
  const g = owing('vehicle-in-sight', [4, 5]);
  expect(g.options().slice(0, 8)).toEqual([
    'stay',
    'stop',
    'go 0',
    'go 0 stop',
    'go -45',
    'go -45 stop',
    'go 45',
    'go 45 stop',
  ]);
  // Shorter ways and slighter bends are named by inches and degrees.
  const { shape } = g.asked();
  const line = (id: string) => ('options' in shape ? shape.options : []).find((o) => o.id === id)?.line;
  expect(['go 0 by 3', 'go -30 by 3', 'go 15 by 3 stop'].map(line)).toEqual([
    { key: 'react.part-straight', values: { inches: 3, degrees: 0 } },
    { key: 'react.part-left', values: { inches: 3, degrees: 30 } },
    { key: 'react.part-right-stop', values: { inches: 3, degrees: 15 } },
  ]);
  g.answer('go 45').end();
  expect(g.vehicle('a')).toMatchObject({ x: 34.243, y: 24.243, facing: 45, speed: 12 });
  expect(owing('vehicle-in-sight', [4, 4]).answer('go 0 stop').vehicle('a')).toMatchObject({
    y: 26,
    speed: 0,
  });
  const none = owing('vehicle-in-sight', [5, 5]).end();
  expect(where(none)).toEqual([30, 20]);
  none.done();
});

test('[BDZ-veh-test-receivedfire] two passed as In Sight; one: half its speed, then 3 inches away; none: and Lose Control', () => {
  expect(owing('vehicle-received-fire', [4, 4]).options()).toContain('go 45 stop');
  const one = owing('vehicle-received-fire', [4, 5], { people: { foe: { ...FOE, x: 40 } } }).end();
  // Away from a danger on its right.
  expect(one.vehicle('a')).toMatchObject({ facing: 315, x: 27.879, y: 28.121 });
  one.done();
  const none = owing('vehicle-received-fire', [5, 5, 5, 5, 4, 1, 1]).end();
  expect(none.vehicle('a').condition).toBe('overturned');
});

test('[BDZ-veh-test-star-choice] a Star chooses for Received Fire, not for In Sight', () => {
  const star = { people: { billy: { ...AT_WHEEL, star: true }, foe: FOE } };
  expect(owing('vehicle-received-fire', [], star).question()).toContain('free-will');
  expect(owing('vehicle-in-sight', [4, 4], star).question()).toContain('react');
});

test('[BDZ-camp-road-cultists-types] [BDZ-veh-test-star-choice] a leader of cultists chooses at the wheel as a Star does', () => {
  const leads = { people: { billy: { ...AT_WHEEL, ails: 'exalted' as const }, foe: FOE } };
  expect(owing('vehicle-received-fire', [], leads).question()).toContain('free-will');
  expect(owing('vehicle-in-sight', [4, 4], leads).question()).toContain('react');
});

test('[BDZ-attr-wuss] [BDZ-camp-road-refugees-shell] a Wuss and the shell shocked throw one die at the wheel for a charge, and when charged', () => {
  const dice = (more: object, test: VehicleTest) => driverDice({ ...PLAIN, ...more } as never, test);
  const PLAIN = { attributes: [], ails: 'nothing' };
  for (const test of ['vehicle-charge', 'vehicle-charged'] as const) {
    expect(dice({ attributes: ['wuss'] }, test)).toBe(1);
    expect(dice({ ails: 'shell-shocked' }, test)).toBe(1);
    expect(dice({}, test)).toBe(2);
  }
  for (const test of ['vehicle-in-sight', 'vehicle-received-fire', 'lose-control', 'driver-test'] as const)
    expect([dice({ attributes: ['wuss'] }, test), dice({ ails: 'shell-shocked' }, test)]).toEqual([2, 2]);
});

test('[BDZ-D-c80] once for each activation of another side: later tests are not rolled', () => {
  const g = owing('vehicle-in-sight', [], {}, { reacted: true }).end();
  expect(g.state.owing).toEqual([]);
  expect(where(g)).toEqual([30, 20]);
  g.done();
});

test('[BDZ-D-c80] [BDZ-veh-test-receivedfire-when] a test after which the vehicle stays as it was leaves the next one to be taken', () => {
  const owes = (what: Owing['what']): Owing => ({ driver: 'billy', what, causes: ['foe'] });
  const seenAndShotAt = (dice: readonly number[], v: object = {}) => {
    const state = { owing: [owes('vehicle-in-sight'), owes('vehicle-received-fire')] };
    const g = on({ people: { foe: FOE }, dice, state }, v);
    return g.begin(driversReact(g.w));
  };
  const tests = (g: Game) =>
    g
      .end()
      .facts('driver-tested')
      .map((f) => f.test);
  const both = ['vehicle-in-sight', 'vehicle-received-fire'];
  // Nothing done, by the dice or by choice.
  const none = seenAndShotAt([5, 5, 4, 5]);
  expect([tests(none), none.vehicle('a').facing]).toEqual([both, 45]);
  expect(tests(seenAndShotAt([4, 4, 4, 4]).answer('stay', 'stay'))).toEqual(both);
  expect(tests(seenAndShotAt([5, 5, 4, 5], { speed: 0 }))).toEqual(both);
  // Moved or stopped.
  for (const way of ['go 0', 'stop'])
    expect(tests(seenAndShotAt([4, 4]).answer(way))).toEqual(both.slice(0, 1));
  for (const what of ['vehicle-received-fire', 'away'] as const) {
    const state = { owing: [owes(what), owes('vehicle-in-sight')] };
    const g = on({ people: { foe: FOE }, dice: what === 'away' ? [] : [4, 5], state });
    expect(tests(g.begin(driversReact(g.w))), what).toEqual(both.slice(1, what === 'away' ? 1 : 2));
    g.done();
  }
});

test('[BDZ-veh-shoot-driver-duckback] [BDZ-D-veh-after] a driver who ducks back drives away from it, when the exchange is over', () => {
  const g = on({ people: { foe: { ...FOE, x: 32 } } });
  duckBack(g.w, 'billy', ['foe']);
  expect(g.person('billy')).toMatchObject({ status: 'ducked', prone: false });
  expect(where(g)).toEqual([30, 20]);
  g.begin(nextStep(g.w) as never).end();
  expect(g.vehicle('a')).toMatchObject({ facing: 315, x: 25.757, y: 24.243 });
  expect(g.state.owing).toEqual([]);
  // From somebody straight ahead it bends to the right.
  const ahead = on({ people: { foe: FOE } });
  duckBack(ahead.w, 'billy', ['foe']);
  ahead.begin(nextStep(ahead.w) as never).end();
  expect(ahead.vehicle('a')).toMatchObject({ facing: 45, x: 34.243, y: 24.243 });
});

test('[BDZ-veh-shoot-driver-hunker] a driver who hunkers down makes for the edge of the table', () => {
  const g = on({ people: { foe: FOE } }, { y: 45, speed: 12 });
  hunkerDown(g.w, 'billy', ['foe']);
  expect(g.state.owing).toEqual([]);
  expect(selfDriven(g.w, 'player-1')).toBe('a');
  g.begin(drivesItself(g.w, 'a')).end();
  expect(g.vehicle('a').x).toBe(-1);
  expect(selfDriven(g.w, 'player-1')).toBeUndefined();
});

test('[BDZ-veh-shoot-driver-hunker] [BDZ-move-retire-ranaway] so does one who has retired before: it drives away from nobody, and has still run', () => {
  const g = on({ people: { billy: { ...AT_WHEEL, status: 'hunkered', retired: true }, foe: FOE } });
  hunkerDown(g.w, 'billy', ['foe']);
  expect([g.state.owing, g.person('billy').retired]).toEqual([[], true]);
  retire(g.w, 'billy', ['foe']);
  expect(g.state.owing).toMatchObject([{ driver: 'billy', what: 'away' }]);
});

test('[BDZ-veh-shoot-driver-hunker] to whichever edge is nearest', () => {
  for (const [x, y] of [
    [54, 30],
    [6, 30],
  ] as const) {
    const g = on({ people: { foe: FOE } }, { x, y, kind: 'bus', speed: 12 });
    hunkerDown(g.w, 'billy', ['foe']);
    g.begin(drivesItself(g.w, 'a')).end();
    expect(Math.abs(g.vehicle('a').x - 30), String(x)).toBeGreaterThan(24);
  }
});

test('[BDZ-veh-test-receivedfire] from what lies to the left it veers to the right', () => {
  const g = owing('vehicle-received-fire', [4, 5], { people: { foe: { ...FOE, x: 20 } } }).end();
  expect(g.vehicle('a').facing).toBe(45);
});

test('[BDZ-veh-test-receivedfire] from what lies straight behind it veers to the left', () => {
  const g = owing('vehicle-received-fire', [4, 5], { people: { foe: { ...FOE, y: 10 } } }).end();
  expect(g.vehicle('a').facing).toBe(315);
});

test('[BDZ-veh-shoot-driver-duckback] what lies square to the side is still ahead of whoever drives away from it', () => {
  const away = (y: number) =>
    owing('away', [], { people: { foe: { ...FOE, x: 40, y } } })
      .end()
      .vehicle('a');
  expect([away(20).facing, away(19).facing]).toEqual([315, 0]);
});

test('[BDZ-D-veh-after] a driver who has cheated death owes nothing any more', () => {
  const g = owing('vehicle-in-sight', [], { people: { billy: { status: 'cheated', aboard: '' }, foe: FOE } });
  expect(g.end().state.owing).toEqual([]);
});

// ------------------------------------------------------------------ nobody at the wheel

test('[BDZ-D-c84] one that is out of action coasts on as well, driver or not', () => {
  const g = on({}, { condition: 'disabled', running: false, speed: 6 });
  expect(selfDriven(g.w, 'player-1')).toBe('a');
  g.begin(drivesItself(g.w, 'a')).end();
  expect(g.vehicle('a')).toMatchObject({ y: 23, speed: 0 });
});

test('[BDZ-veh-driver-disabled] [BDZ-D-c15] [BDZ-D-c84] one die at once: passed, it runs on for half of its speed and stands', () => {
  const g = on({ dice: [4] });
  g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', who: 'billy', status: 'out', by: 'foe' });
  expect(g.state.adrift).toEqual([{ vehicle: 'a', rep: 4 }]);
  g.begin(driversReact(g.w)).end();
  expect(g.vehicle('a')).toMatchObject({ y: 26, speed: 0 });
  g.done();
});

test('[BDZ-D-c84] one that coasts with its middle right up to the edge of the table stands there', () => {
  const g = on({}, { condition: 'disabled', running: false, speed: 12, x: 6, facing: 270 });
  g.begin(drivesItself(g.w, 'a')).end();
  expect(g.vehicle('a')).toMatchObject({ x: 0, y: 20, speed: 0 });
});

test('[BDZ-D-c84] [BDZ-veh-driver-disabled] with its middle on the edge of the table it is still there: it coasts when its side acts, or at once', () => {
  expect(selfDriven(on({}, { x: 0, condition: 'disabled', speed: 6 }).w, 'player-1')).toBe('a');
  const g = on({ dice: [4] }, { x: 0 });
  g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', who: 'billy', status: 'out', by: 'foe' });
  g.begin(driversReact(g.w)).end().done();
  expect(g.vehicle('a')).toMatchObject({ x: 0, y: 26, speed: 0 });
});

test('[BDZ-veh-driver-disabled] not passed, it rolls over; a vehicle that stands needs no test', () => {
  const g = on({ people: { dez: { aboard: 'a', sits: 'front' } }, dice: [5, 6, 3, 3, 6, 1, 1] });
  g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', who: 'billy', status: 'out', by: 'foe' });
  g.begin(driversReact(g.w)).end();
  expect(g.vehicle('a').condition).toBe('overturned');
  expect(isDown(g.person('dez'))).toBe(true);
  const still = on({}, { speed: 0 });
  still.w.happen({ is: 'downed', cause: 'BDZ-react-oof', who: 'billy', status: 'out', by: 'foe' });
  expect(still.state.adrift).toEqual([]);
});

test('[BDZ-D-c84] above Speed it keeps what its brakes leave, and coasts again when its side acts', () => {
  const g = on({ people: { billy: { ...AT_WHEEL, status: 'out' } } }, { speed: 24, y: 6 });
  expect(selfDriven(g.w, 'player-1')).toBe('a');
  g.begin(drivesItself(g.w, 'a')).end();
  expect(g.vehicle('a')).toMatchObject({ y: 18, speed: 6, driven: true });
  expect(selfDriven(g.w, 'player-1')).toBeUndefined();
});

// ------------------------------------------------------------------ fire at vehicles

const shoot = (
  has: 'ba-pistol' | 'shotgun' | 'bolt-action-rifle' | 'squad-automatic-weapon',
  dice: readonly number[],
) => {
  const g = on({ people: { foe: { ...FOE, y: 30, has: [has] } }, dice });
  g.begin(firesAtVehicle(g.w, 'foe', 'a')).end();
  g.done();
  return g;
};

test('[BDZ-veh-shoot-vehicle-hit] [BDZ-D-c13] a die and the Target of the weapon: eight hits; a miss is Received Fire', () => {
  expect(shoot('ba-pistol', [5]).facts('fired-at-vehicle')).toMatchObject([{ total: 7, hit: false }]);
  expect(shoot('ba-pistol', [5]).state.owing).toMatchObject([
    { driver: 'billy', what: 'vehicle-received-fire', causes: ['foe'] },
  ]);
  expect(shoot('shotgun', [5, 3, 3]).facts('fired-at-vehicle')).toMatchObject([{ total: 8, hit: true }]);
  expect(shoot('bolt-action-rifle', [6]).facts('fired-at-vehicle')).toMatchObject([{ total: 7, hit: false }]);
  expect(shoot('squad-automatic-weapon', [4, 4, 4]).person('foe').fired).toBe(true);
});

test('[BDZ-veh-shoot-disabled] against Impact: two roll it over, one stops it, none is Received Fire', () => {
  expect(shoot('ba-pistol', [6, 2, 2, 4, 1, 1]).vehicle('a').condition).toBe('overturned');
  const one = shoot('ba-pistol', [6, 2, 3]).vehicle('a');
  expect(one).toMatchObject({ condition: 'disabled', running: false, y: 26, speed: 0 });
  expect(shoot('ba-pistol', [6, 3, 3]).state.owing).toHaveLength(1);
});

test('[BDZ-veh-shoot-targets] the driver, a passenger or the vehicle, in range and with a line to them', () => {
  const g = on({
    people: { dez: { aboard: 'a', sits: 'front' }, foe: { ...FOE, y: 30, has: ['pistol'] } },
    active: ['foe'],
  });
  g.state.active = { side: 'player-2', who: ['foe'], manner: 'stay', rallied: [] };
  g.step();
  expect(g.options()).toContain('fire-vehicle foe a');
  g.answer('fire foe');
  expect(g.options()).toEqual(expect.arrayContaining(['billy', 'dez']));
  const far = on({ people: { foe: { ...FOE, y: 35, has: ['pistol'] } } });
  expect(vehicleTargets(far.w, far.person('foe'))).toEqual([]);
});

test('[BDZ-attr-marksman] [BDZ-veh-shoot-targets] a Marksman reaches a vehicle with a bolt action rifle from as far as a figure', () => {
  const reaches = (attributes: Attribute[], y: number) => {
    const foe = { ...FOE, y, attributes, has: ['bolt-action-rifle'] } as const;
    const g = on({ people: { foe } }, { y: 2 });
    return vehicleTargets(g.w, g.person('foe')).length;
  };
  expect([reaches([], 54), reaches(['marksman'], 54)]).toEqual([0, 1]);
});

test('[BDZ-veh-shoot-targets] an empty vehicle as well, if there is a line to any part of it', () => {
  const may = (more: Situation = {}, v: object = {}) => {
    const g = game({
      ...more,
      people: { foe: { x: 18, y: 30, facing: 180, has: ['assault-rifle'] }, ...more.people },
      vehicles: { car: { x: 18, y: 10, running: false, ...v } },
    });
    return vehicleTargets(g.w, g.person('foe')).map(({ id }) => id);
  };
  const wall = (...rect: [number, number, number, number]): Situation => ({
    map: { buildings: [{ id: 'house', name: 'House', rect, levels: 1 }] },
  });
  expect([may(), may({}, { condition: 'disabled' }), may({}, { condition: 'wreck' })]).toEqual([
    ['car'],
    ['car'],
    [],
  ]);
  expect([may(wall(8, 18, 28, 22)), may(wall(18.5, 18, 28, 22))]).toEqual([[], ['car']]);
  // Friends in the way hide it, and so does the dark.
  const friend = (x: number, y: number) => ({ people: { friend: { x, y } } });
  expect([may(friend(18, 29)), may(friend(24, 29))]).toEqual([[], ['car']]);
  const night = { state: inEncounter({ part: 'night' }) };
  expect([may(night), may(night, { y: 20 })]).toEqual([[], ['car']]);
  const corner = (inches: number) => {
    const { width, length } = sizeOf('sedan');
    const foe = { x: 18 + width / 2, y: 10.1 + length / 2 + BASE + inches, facing: 180 };
    return may({ ...night, people: { foe: { ...foe, has: ['assault-rifle'] } } }, { y: 10.1 });
  };
  expect([corner(12), corner(12.001)]).toEqual([['car'], []]);
  // Nobody shoots at scenery.
  expect(may({}, { stuck: true })).toEqual([]);
});

test('[BDZ-veh-shoot-targets] [BDZ-veh-shoot-disabled] nobody reacts in an empty vehicle that is hit or missed', () => {
  const shot = (...dice: readonly number[]) => {
    const g = game({
      people: { foe: { x: 18, y: 30, facing: 180, has: ['ba-pistol'] } },
      vehicles: { car: { x: 18, y: 24, running: false } },
      dice,
    });
    g.begin(firesAtVehicle(g.w, 'foe', 'car'))
      .end()
      .done();
    return [g.vehicle('car').condition, g.state.owing];
  };
  expect([shot(6, 2, 2), shot(6, 2, 3), shot(6, 3, 3), shot(1)]).toEqual([
    ['overturned', []],
    ['disabled', []],
    ['runs', []],
    ['runs', []],
  ]);
});

test('[BDZ-veh-shoot-occupants] inside is in cover, and fast above 8 inches; on a motorcycle and in a bed there is no cover', () => {
  const line = (v: object, sits: 'wheel' | 'rear' = 'wheel') => {
    const g = on({ people: { billy: { aboard: 'a', sits }, foe: { ...FOE, y: 26 } } }, v);
    return g.table.line('foe', 'billy');
  };
  expect(line({})).toBe('cover');
  expect(line({ kind: 'pickup' })).toBe('cover');
  expect(line({ kind: 'pickup' }, 'rear')).toBe('clear');
  expect(line({ kind: 'pickup', covered: true }, 'rear')).toBe('cover');
  expect(line({ kind: 'motorcycle' })).toBe('clear');
  expect(line({ kind: 'atv' })).toBe('clear');
  const fast = (speed: number) => {
    const g = on({}, { speed });
    return isFast(g.w, g.person('billy'));
  };
  expect([fast(8), fast(8.5)]).toEqual([false, true]);
});

// ------------------------------------------------------------------ repair and fuel

const atIt = (dice: readonly number[], v: object) =>
  game({
    people: { billy: { x: 19.25 } },
    vehicles: { a: { running: false, ...v } },
    dice,
    active: ['billy'],
  });

test('[BDZ-veh-repair] [BDZ-D-c14] a Challenge at -1 Rep, an activation each; none passed, and it is not to be had', () => {
  const broken = { condition: 'disabled' } as const;
  const g = atIt([3, 3], broken);
  expect(g.step().options()).toContain('repair billy a');
  g.answer('repair billy a').end();
  expect(g.vehicle('a').condition).toBe('runs');
  expect(g.state.done).toEqual(['billy']);
  const none = atIt([4, 4], broken);
  none.begin(repairs(none.w, 'billy', 'a')).end();
  expect(none.vehicle('a')).toMatchObject({ condition: 'disabled', hopeless: true });
  expect(none.w.s.vehicles[0]?.hopeless).toBe(true);
  const again = atIt([3, 4, 3, 4], broken);
  again
    .begin(repairs(again.w, 'billy', 'a'))
    .answer(true)
    .end();
  expect(again.vehicle('a').hopeless).toBe(true);
  const left = atIt([3, 4], broken);
  left
    .begin(repairs(left.w, 'billy', 'a'))
    .answer(false)
    .end();
  expect(left.vehicle('a')).toMatchObject({ condition: 'disabled', hopeless: false });
  for (const condition of ['overturned', 'wreck'] as const)
    expect(atIt([], { condition }).step().options()).not.toContain('repair billy a');
});

test('[BDZ-veh-siphon] [BDZ-D-c86] a Challenge without penalty: a unit for a success, and nothing more after a failure', () => {
  const g = atIt([4, 4], { fuel: 2 });
  expect(g.step().options()).toContain('siphon billy a');
  g.answer('siphon billy a').end();
  expect(g.vehicle('a')).toMatchObject({ fuel: 1, dry: false });
  const none = atIt([5, 5], { fuel: 2 });
  none.begin(siphons(none.w, 'billy', 'a')).end();
  expect(none.vehicle('a')).toMatchObject({ fuel: 2, dry: true });
  const off = game({
    options: { siphoning: 'off' },
    people: { billy: { x: 19.25 } },
    vehicles: { a: { running: false } },
    active: ['billy'],
  });
  expect(off.step().options()).not.toContain('siphon billy a');
});

// ------------------------------------------------------------------ zombies at a vehicle

/** The first step of the zombies' phase. */
function phase(more: Situation, v: object): Game {
  const g = on(
    {
      ...more,
      state: { acting: 2, order: ['player-1', 'player-2', 'zombies'], dice: { 'player-1': 1, zombies: 1 } },
    },
    v,
  );
  return g.step();
}

test('[BDZ-veh-zombies-charge] zombies that come into contact with a moving vehicle are struck, each with a Lose Control', () => {
  const zeds = { 'zed-1': { x: 33, y: 20, facing: 270 }, 'zed-2': { x: 27, y: 20, facing: 90 } };
  const g = phase({ zeds, dice: [1, 4, 4, 6, 4, 4] }, { speed: 6 });
  expect(g.state.zeds.map((z) => [z.id, z.prone])).toEqual([['zed-2', true]]);
  expect(g.facts('driver-tested').map((f) => f.test)).toEqual(['lose-control', 'lose-control']);
  g.done();
});

test('[BDZ-veh-zombies-stopped] [BDZ-D-c9] at one that stands they break a window first; then two at a time reach in', () => {
  const g = on({ zeds: { 'zed-1': { x: 31.25, y: 20 } } }, { speed: 0 });
  g.begin(zedAtVehicle(g.w, 'zed-1', 'a')).end();
  expect(g.vehicle('a').broken).toBe(true);
  expect(g.state.melees).toEqual([]);
  for (const zed of ['zed-1', 'zed-2', 'zed-3']) g.begin(zedAtVehicle(g.w, zed, 'a')).end();
  expect(g.state.melees.map((m) => [m.who, m.with])).toEqual([
    ['billy', 'zed-1'],
    ['billy', 'zed-2'],
  ]);
});

test('[BDZ-veh-zombies-stopped] where two reach into the cab, others fight those in the bed', () => {
  const rider = (sits: 'front' | 'rear') => ({ aboard: 'a', sits }) as const;
  const besieged = (people: Situation['people']) => {
    const zeds = { 'zed-1': { x: 31.5, y: 20 }, 'zed-2': { x: 28.5, y: 20 }, 'zed-3': { x: 28.5, y: 19 } };
    const melees = ['zed-2', 'zed-3'].map((id) => ({ who: 'billy', with: id, rear: false }));
    const g = on(
      { people: people ?? {}, zeds, state: { melees } },
      { kind: 'pickup', speed: 0, broken: true },
    );
    g.begin(zedAtVehicle(g.w, 'zed-1', 'a')).end();
    return g.state.melees.slice(2).map((m) => m.who);
  };
  expect([besieged({ dez: rider('rear') }), besieged({ dez: rider('front') })]).toEqual([['dez'], []]);
});

test('[BDZ-veh-zombies-stopped] people on a motorcycle or in a bed are fought as if on foot', () => {
  const g = on({}, { kind: 'motorcycle', speed: 0 });
  g.begin(zedAtVehicle(g.w, 'zed-1', 'a')).end();
  expect(g.vehicle('a').broken).toBe(false);
  expect(g.state.melees).toMatchObject([{ who: 'billy', with: 'zed-1' }]);
  const cab = on({}, { kind: 'pickup', speed: 0 });
  cab.begin(zedAtVehicle(cab.w, 'zed-1', 'a')).end();
  expect(cab.vehicle('a').broken).toBe(true);
});

test('[BDZ-veh-zombies-stopped] [BDZ-D-c9] [BDZ-zact-charge] whoever sits in the open at rest is charged as on foot: they stop 4 inches off for the test', () => {
  const zeds = { 'zed-1': { x: 36, y: 20, facing: 270 } };
  const comes = (v: object, people: Situation['people'] = {}, dice: readonly number[] = []) => {
    const g = phase(
      { zeds, people, dice: [...dice, ...Array(9).fill(6)] },
      { speed: 0, running: false, ...v },
    );
    return { g, off: g.table.distance('zed-1', 'billy'), charges: g.state.charges };
  };
  const bike = comes({ kind: 'motorcycle' }, {}, [1, 6]);
  expect(bike.off).toBeCloseTo(4, 1);
  expect([bike.charges.map((c) => c.target), bike.g.state.melees]).toEqual([['billy'], []]);
  bike.g.step();
  expect(bike.g.tests()).toEqual(['billy being-charged 1 melee']);
  expect(bike.g.state.melees).toEqual([{ who: 'billy', with: 'zed-1', rear: false }]);
  // He who has the engine running takes the tests of the vehicle, and nothing hangs on Vehicle Charged.
  const running = comes({ kind: 'motorcycle', running: true });
  running.g.step();
  expect([running.g.tests(), running.g.state.melees.length]).toEqual([[], 1]);
  // Those in the bed are charged, and not those in the cab.
  const dez = { aboard: 'a', sits: 'rear' } as const;
  const bed = comes({ kind: 'pickup' }, { dez }, [/* Leader */ 6, 1, 6]);
  expect(bed.charges.map((c) => c.target)).toEqual(['dez']);
  bed.g.step();
  expect(bed.g.state.melees.map((m) => m.who)).toEqual(['dez']);
  for (const v of [{ kind: 'pickup', covered: true }, { kind: 'sedan' }, { kind: 'motorcycle', speed: 3 }])
    expect(comes(v, { dez }).charges).toEqual([]);
  // Children cannot be caught, and what is out of reach is not charged.
  expect(comes({ kind: 'pickup' }, { dez: { ...dez, being: 'child' } }).charges).toEqual([]);
  expect(comes({ kind: 'motorcycle', x: 20 }).charges).toEqual([]);
});

test('[BDZ-veh-zombies-stopped] [BDZ-D-c9] [BDZ-zact-charge] through a broken window they charge as well: they stop 4 inches off for the test', () => {
  const comes = (v: object, reaching: readonly string[] = []) => {
    const zeds = {
      'zed-1': { x: 36, y: 20, facing: 270 },
      ...Object.fromEntries(reaching.map((id, i) => [id, { x: 28.5, y: 19 + i }])),
    };
    const g = on(
      {
        zeds,
        dice: [1, 6, ...Array(20).fill(6)],
        state: {
          acting: 2,
          order: ['player-1', 'player-2', 'zombies'],
          dice: { 'player-1': 1, zombies: 1 },
          melees: reaching.map((id) => ({ who: 'billy', with: id, rear: false })),
        },
      },
      { speed: 0, running: false, broken: true, ...v },
    ).step();
    return { g, charges: g.state.charges };
  };
  const { g, charges } = comes({});
  expect(g.table.toVehicle('zed-1', g.vehicle('a'))).toBeCloseTo(4, 1);
  expect([charges.map((c) => c.target), g.state.melees]).toEqual([['billy'], []]);
  g.step();
  expect(g.tests()).toEqual(['billy being-charged 1 melee']);
  expect(g.state.melees).toEqual([{ who: 'billy', with: 'zed-1', rear: false }]);
  // A whole window has to be broken first, and a third zombie finds no room to reach in.
  const whole = comes({ broken: false });
  expect([whole.charges, whole.g.vehicle('a').broken]).toEqual([[], true]);
  expect(comes({}, ['zed-2']).charges).toHaveLength(1);
  expect(comes({}, ['zed-2', 'zed-3']).charges).toEqual([]);
  expect(comes({ speed: 3 }).charges).toEqual([]);
});

test('[BDZ-D-c9] [BDZ-D-zombie-stop-4] whoever rides in the open is reached as on foot: in contact with the rider or with the vehicle', () => {
  const inches = (contact: number, facing: number, kind: 'motorcycle' | 'pickup') => {
    const zeds = { 'zed-1': { x: 30 + contact + 5.98, y: 20, facing: 270 } };
    const dez = { aboard: 'a', sits: 'rear' } as const;
    const g = phase(
      { zeds, people: { dez }, dice: [1, 6, ...Array(9).fill(6)] },
      { kind, facing, speed: 0, running: false },
    );
    return g.facts('walked').map((f) => f.cost);
  };
  // Two inches of six, and then it stands 4 inches off. Across a motorcycle its rider's base sticks out.
  expect(inches(1, 0, 'motorcycle')).toEqual([expect.closeTo(1.98, 1)]);
  expect(inches(1.26, 90, 'motorcycle')).toEqual([expect.closeTo(1.98, 1)]);
  expect(inches(1.385, 0, 'pickup')).toEqual([expect.closeTo(1.98, 1)]);
  expect(inches(2.51, 90, 'pickup')).toEqual([expect.closeTo(1.98, 1)]);
});

test('[BDZ-D-zed-aboard] [BDZ-D-c9] a first zombie that touches only the rider of a motorcycle is in melee with the rider', () => {
  const g = on(
    {
      people: { billy: { ...AT_WHEEL, knowsZeds: false } },
      zeds: { 'zed-1': { x: 31, y: 20, facing: 270 } },
      dice: [6, 6],
    },
    { kind: 'motorcycle', facing: 0, speed: 0, running: false },
  );
  expect(g.table.besideVehicle('zed-1', g.vehicle('a'))).toBe(false);
  g.begin(meetFromAboard(g.w, 'a')).end();
  expect(g.tests()).toEqual(['billy zed-or-no-zed 0 zombie-in-melee']);
  expect(g.state.melees).toEqual([{ who: 'billy', with: 'zed-1', rear: false }]);
  expect(g.facts('walked')).toEqual([]);
});

test('[BDZ-veh-zombies-stopped] [BDZ-D-c9] [BDZ-D-in-sight-zombies] one that comes to it with its last inch breaks a window, whoever sees it come', () => {
  for (const seen of ['once', 'each']) {
    const breaks = (y: number) => {
      const g = game({
        options: { 'zombies-seen': seen },
        people: { a: { aboard: 'car', sits: 'wheel' }, b: { x: 8, y: 14, facing: 0 } },
        vehicles: { car: { x: 18, y: 18 } },
        zeds: { 'zed-1': { x: 18, y, facing: 0 } },
        state: { acting: 2, order: ['player-1', 'player-2', 'zombies'] },
        dice: [6, 6],
      });
      g.step().end().done();
      expect(g.tests(), seen).toEqual(['b in-sight 0 no-fire']);
      return [g.zed('zed-1').y, g.facts('window-broken').length];
    };
    expect([breaks(9.74), breaks(9.8)], seen).toEqual([
      [15.74, 1],
      [15.752, 1],
    ]);
  }
});

test('[BDZ-D-zombie-stop-4] [BDZ-veh-zombies-stopped] one that is beside the vehicle already stays where it is', () => {
  const zeds = { 'zed-1': { x: 30.8, y: 20.2, facing: 270 } };
  const g = phase(
    { zeds, dice: [1, 6, ...Array(9).fill(6)] },
    { kind: 'motorcycle', speed: 0, running: false, x: 30 },
  );
  g.step();
  expect([g.facts('walked'), g.state.melees.length]).toEqual([[], 1]);
});

test('[BDZ-veh-zombies-stopped] [BDZ-D-c9] [BDZ-zact-1] where all spots round a motorcycle are taken, one squeezes in beside its rider and charges, or comes as near as it can', () => {
  const down = { facing: 0, prone: true };
  const zeds = {
    'zed-2': { x: 29.24, y: 19.25, ...down },
    'zed-3': { x: 30.76, y: 19.25, ...down },
    'zed-4': { x: 30, y: 21.26, ...down },
  };
  const comes = (x: number, y: number, facing: number) => {
    const g = phase(
      { zeds: { ...zeds, 'zed-1': { x, y, facing } }, dice: [1, 6, ...Array(20).fill(6)] },
      { kind: 'motorcycle', speed: 0, running: false },
    );
    expect(g.state.melees).toEqual([]);
    g.step();
    return { g, melees: g.state.melees.map((m) => m.with) };
  };
  const squeezed = comes(35, 20, 270);
  expect(squeezed.g.table.touching('zed-1', 'billy')).toBe(true);
  expect(squeezed.g.table.besideVehicle('zed-1', squeezed.g.vehicle('a'))).toBe(false);
  expect(squeezed.g.tests()).toEqual(['billy being-charged 1 melee']);
  expect(squeezed.melees).toEqual(['zed-1']);
  const kept = comes(30, 25, 180);
  expect([kept.g.table.at('zed-1').y, kept.g.tests(), kept.melees]).toEqual([22.26, [], []]);
});

test('[BDZ-veh-move-assumed-moving] a vehicle that nobody drives on counts as moving at the speed that it had', () => {
  const g = on({});
  g.w.happen({ is: 'phase', cause: 'BDZ-turn-second', acting: 1, side: 'player-2' });
  expect(g.vehicle('a')).toMatchObject({ speed: 12, driven: false, y: 20 });
});

test('[BDZ-veh-shoot-driver-hunker] [BDZ-veh-accelerate-stopped] from rest a hunkered driver makes off at half of Speed', () => {
  const g = on({ people: { foe: FOE } }, { y: 10, x: 10, facing: 45, speed: 0 });
  hunkerDown(g.w, 'billy', ['foe']);
  g.begin(drivesItself(g.w, 'a')).end();
  const moved = g.facts('drove').filter((f) => f.how !== 'turn');
  expect(moved.reduce((n, f) => n + f.inches, 0)).toBe(9);
});

test('[BDZ-veh-shoot-driver-hunker] it bends towards the nearest edge, where none is within reach', () => {
  const g = on({ people: { foe: FOE } }, { x: 40, y: 30, kind: 'bus', speed: 12 });
  hunkerDown(g.w, 'billy', ['foe']);
  g.begin(drivesItself(g.w, 'a')).end();
  expect(g.vehicle('a')).toMatchObject({ x: 52, y: 30, facing: 90 });
  // On the road it keeps its speed, and nothing is told of that.
  expect(g.facts('speed')).toEqual([]);
});

test('[BDZ-veh-test-insight] it goes on as far as it is clear, and takes no other test', () => {
  // The other vehicle is across its lane: half of 3.5 and half of 1.5 before 27.
  const block = { vehicles: { b: { x: 30, y: 27, facing: 90, running: false, speed: 0 } } };
  const g = owing('vehicle-in-sight', [4, 5], block, { speed: 18 });
  g.answer('go 0').end().done();
  expect(g.vehicle('a').y).toBeCloseTo(24.5, 2);
  expect(g.facts('driver-tested')).toHaveLength(1);
});

test('[BDZ-veh-test-insight] [BDZ-veh-obstacle] it may go on for a part of an inch, but not where it is already in contact', () => {
  // It touches the vehicle across its lane at 24.5.
  const from = (y: number) =>
    owing(
      'vehicle-in-sight',
      [4, 5],
      { vehicles: { b: { x: 30, y: 27, facing: 90, running: false } } },
      { y, speed: 18 },
    );
  const g = from(24);
  expect(g.options()).toContain('go 0');
  g.answer('go 0').end();
  expect(g.vehicle('a').y).toBeCloseTo(24.5, 2);
  expect(from(24.5).options()).not.toContain('go 0');
});

test('[BDZ-veh-shoot-driver-hunker] [BDZ-veh-crosscountry] off the road a hunkered driver makes off at half of Speed', () => {
  const g = on({ map: { size: [60, 60] }, people: { foe: FOE } }, { y: 10, x: 10, facing: 45, speed: 12 });
  hunkerDown(g.w, 'billy', ['foe']);
  g.begin(drivesItself(g.w, 'a')).end();
  const moved = g.facts('drove').filter((f) => f.how !== 'turn');
  expect(moved.reduce((n, f) => n + f.inches, 0)).toBe(9);
  expect(g.vehicle('a').speed).toBe(9);
});

test('[BDZ-veh-shoot-driver-hunker] [BDZ-D-c80] one that something has stopped off the road moves no more', () => {
  const walls = {
    id: 'w',
    kind: 'high wall',
    path: [
      [4, 4],
      [16, 4],
      [16, 16],
      [4, 16],
      [4, 4],
    ],
  } as const;
  const map = { size: [60, 60], barriers: [walls] } as unknown as Situation['map'];
  const dice = Array(20).fill(6);
  const g = on({ map: map ?? {}, people: { foe: FOE }, dice }, { y: 10, x: 10, facing: 45, speed: 12 });
  hunkerDown(g.w, 'billy', ['foe']);
  g.begin(drivesItself(g.w, 'a')).end();
  expect([g.vehicle('a').condition, g.vehicle('a').speed]).toEqual(['runs', 0]);
});

test('[BDZ-veh-shoot-targets] [BDZ-veh-fire-out] at a vehicle only those fire who may fire at all', () => {
  const may = (foe: NonNullable<Situation['people']>[string], v: object = {}, more: Situation = {}) => {
    const g = on({
      ...more,
      people: { foe: { ...FOE, y: 30, has: ['pistol'], ...foe } },
      vehicles: { b: { x: 30, y: 30, facing: 180, ...v } },
    });
    return vehicleTargets(g.w, g.person('foe')).map(({ id }) => id);
  };
  const rear = { aboard: 'b', sits: 'rear' } as const;
  expect(may({ x: 34 })).toEqual(['a', 'b']);
  expect(may(rear, { kind: 'pickup' })).toEqual(['a']);
  expect(may(rear, { kind: 'pickup', covered: true })).toEqual([]);
  expect(may({ ...rear, sits: 'wheel' })).toEqual(['a']);
  const passengers = { options: { 'fire-from-vehicles': 'passengers-only' } };
  expect(may({ ...rear, sits: 'wheel' }, {}, passengers)).toEqual([]);
});

test('[BDZ-move-duck-back] [BDZ-veh-shoot-driver-duckback] a passenger who ducks back is out of the sight of the cause; a driver drives away', () => {
  const seen = (sits: 'wheel' | 'front', v: object = {}) => {
    const people = { billy: { status: 'dead' } as const, dez: { aboard: 'a', sits } as const };
    const g = on({ people: { ...people, foe: FOE, other: { ...FOE, x: 34 } } }, v);
    duckBack(g.w, 'dez', ['foe']);
    return ['foe', 'other'].map((id) => g.table.sees(id, 'dez'));
  };
  expect(seen('front')).toEqual([false, true]);
  expect(seen('wheel')).toEqual([true, true]);
  expect(seen('wheel', { running: false, speed: 0 })).toEqual([false, true]);
});

test('[BDZ-veh-test-insight] any whole inch up to half its speed, and smaller bends, are to be had as well', () => {
  const g = owing('vehicle-in-sight', [4, 4]);
  const others = g.options().slice(8);
  expect(others).toEqual(expect.arrayContaining(['go 0 by 5', 'go -45 by 1 stop', 'go 15', 'go -30 by 3']));
  // Five shorter distances for each of three bends, six for each of four others, all with and without a stop.
  expect(others).toHaveLength(2 * (5 * 3 + 6 * 4));
  g.answer('go 0 by 2').end();
  expect(g.vehicle('a')).toMatchObject({ y: 22, facing: 0, speed: 12 });
  const bent = owing('vehicle-in-sight', [4, 4]).answer('go -30 by 4 stop').vehicle('a');
  expect(bent).toMatchObject({ x: 28, facing: 330, speed: 0 });
});

test('[BDZ-veh-shoot-driver-hunker] between two edges that are as near it bends to the left of its course', () => {
  for (const [y, facing, to] of [
    [20, 0, 270],
    [40, 180, 90],
  ] as const) {
    const people = { foe: { ...FOE, x: 2, y: 2 } };
    const g = on({ people }, { x: 30, y, facing, kind: 'bus', speed: 12 });
    hunkerDown(g.w, 'billy', ['foe']);
    g.begin(drivesItself(g.w, 'a')).end();
    expect(g.vehicle('a').facing, String(facing)).toBe(to);
  }
});

test('[BDZ-veh-shoot-driver-hunker] straight over the edge is nearer than a bend that ends just before it', () => {
  const people = { foe: { ...FOE, x: 2, y: 2 } };
  const g = on({ people }, { x: 12.6, y: 55, kind: 'bus', speed: 12 });
  hunkerDown(g.w, 'billy', ['foe']);
  g.begin(drivesItself(g.w, 'a')).end();
  expect(g.vehicle('a').x).toBe(-1);
  expect(g.facts('drove').filter((f) => f.how === 'turn')).toEqual([]);
});

test('[BDZ-veh-test-receivedfire] one that something has stopped within half its speed does not veer any more', () => {
  const block = { vehicles: { b: { x: 30, y: 25, facing: 90, running: false, speed: 0 } } };
  const people = { foe: { ...FOE, x: 40 } };
  const g = owing('vehicle-received-fire', [4, 5, /* it slides to a stop */ 4, 5, 1], { ...block, people });
  while (g.asks().length > 0) g.answer(g.options()[0] ?? '');
  expect(g.vehicle('a').speed).toBe(0);
  expect(g.facts('drove').filter((f) => f.how === 'turn')).toEqual([]);
});

// ------------------------------------------------------------------ a driver told to halt

/** Billy drives and Lee leads; a foe behind the end of a wall sees them as they come by. */
const LED: Situation = {
  map: {
    ...ROAD,
    barriers: [
      {
        id: 'w',
        kind: 'high wall',
        path: [
          [34, 0],
          [34, 26],
        ],
      },
    ],
  },
  people: {
    billy: AT_WHEEL,
    lee: { aboard: 'a', sits: 'front', rep: 5, leads: true },
    foe: { ...FOE, x: 40, y: 22, facing: 270, has: ['pistol'] },
  },
  active: ['billy', 'lee'],
};

test('[BDZ-move-halt] [BDZ-react-leader-lost] a driver told to halt before it has driven stays where it is', () => {
  const after = (begun?: number) => {
    const dead = { ...LED.people, lee: { ...LED.people?.lee, status: 'dead' as const } };
    const g = on({ ...LED, people: dead, dice: [1, 5], ...(begun && { begun }) });
    g.begin(settle(g.w, { missed: [], down: [{ who: 'lee', by: 'foe', led: ['billy'] }] })).end();
    expect(g.tests()).toEqual(['billy leader-lost 1 leader-next-active']);
    // With nothing left to do its group is done, and the foe is asked.
    g.run();
    return [g.options().includes('drive billy'), g.question(), g.vehicle('a').y, g.vehicle('a').speed];
  };
  expect(after()).toEqual([false, 'player-2 activate BDZ-turn-group-order', 20, 12]);
  // Games begun before go on as they were.
  expect(after(21)).toEqual([true, 'player-1 deed BDZ-act-choice', 20, 12]);
});

test('[BDZ-move-halt] [BDZ-D-veh-after] told on its way, it goes no farther, and the distance driven is its speed', () => {
  const g = on(
    {
      ...LED,
      dice: [
        /* the foe sees them */ 1, 1, /* and fires at Lee */ 6, 6, /* dead */ 1, 1, /* Leader Lost */ 1, 5,
      ],
    },
    { speed: 18 },
  );
  g.step().answer('drive billy', '18', 'go', '18', 'lee');
  expect(g.tests()).toEqual(['foe in-sight 2 fire', 'billy leader-lost 1 leader-next-active']);
  const { y, speed } = g.vehicle('a');
  expect(y).toBeLessThan(30);
  expect(speed).toBeCloseTo(y - 20, 3);
  expect(g.facts('halted')).toMatchObject([{ who: 'billy', vehicle: 'a' }]);
});

/** The foe sees them come by and kills Lee, who led: Billy, with one passed, halts. */
const SHOT = [1, 1, 6, 6, 1, 1, 1, 5];

test('[BDZ-move-halt] [BDZ-D-c80] told in the middle of a charge, the distance driven is its speed', () => {
  const g = on({ ...LED, zeds: { 'zed-1': { x: 30, y: 38 } }, dice: [1, 1, ...SHOT] }, { speed: 18 });
  g.step().answer('drive billy', '18', 'run-down', 'lee');
  expect(g.tests().at(-1)).toBe('billy leader-lost 1 leader-next-active');
  const { y, speed } = g.vehicle('a');
  expect(y).toBeLessThan(30);
  expect(speed).toBeCloseTo(y - 20, 3);
});

test('[BDZ-move-halt] [BDZ-veh-brake] told while it brakes, it rolls on as far as the brakes need', () => {
  const g = on({ ...LED, dice: SHOT }, { speed: 30 });
  g.step().answer('drive billy', '12', 'done', 'lee');
  expect(g.facts('halted')).toHaveLength(1);
  expect(g.vehicle('a')).toMatchObject({ y: 32, speed: 12 });
});

test('[BDZ-move-halt] [BDZ-veh-brake] [BDZ-veh-bash-3] so it does if it has bashed its way through meanwhile', () => {
  const vehicles = { b: { kind: 'motorcycle' as const, x: 30, y: 26, running: false } };
  const dice = [/* control */ 6, 6, /* bash */ 1, 1, 1, 4, 4, /* side, damage */ 1, 6, 6, ...SHOT];
  const g = on({ ...LED, vehicles, dice }, { speed: 30 });
  g.step().answer('drive billy', '12', 'done', 'lee');
  expect(g.facts('bashed')).toMatchObject([{ vehicle: 'a', into: 'b', own: 3, other: 0 }]);
  expect(g.facts('halted')).toHaveLength(1);
  expect(g.vehicle('a')).toMatchObject({ y: 32, speed: 12 });
});

test('[BDZ-move-halt] [BDZ-veh-test-insight] told in a reaction after which it was to stop, it stops', () => {
  const after = (way: string) => {
    const state = { owing: [{ driver: 'billy', what: 'vehicle-in-sight' as const, causes: ['foe'] }] };
    const g = on({ ...LED, state, dice: [4, 5, ...SHOT] }, { speed: 24 });
    g.begin(driversReact(g.w)).answer(way, 'lee');
    expect(g.facts('halted')).toHaveLength(1);
    expect(g.vehicle('a').y).toBeLessThan(32);
    return g.vehicle('a').speed;
  };
  expect([after('go 0 stop'), after('go 0')]).toEqual([0, 24]);
});

// ------------------------------------------------------------------ a charge that is cut short

test('[BDZ-D-c80] [BDZ-D-veh-after] shot at in the middle of a charge, it has driven as far as that, without what it does then', () => {
  const g = on(
    {
      ...LED,
      zeds: { 'zed-1': { x: 28.8, y: 39.5 } },
      dice: [/* charge */ 1, 1, /* the foe sees it, and misses Billy */ 1, 1, 1, 2, 4, 5, 6, 1, 6, 1, 1, 1],
    },
    { speed: 18 },
  );
  g.step().answer('drive billy', '18', 'run-down', 'billy');
  // The foe sees it after 9 inches. In reaction it veers, and strikes the zombie on its way.
  expect(g.facts('driver-tested').map((f) => f.result)).toEqual(['run-at', 'veer', 'carry-on']);
  expect(g.facts('drove').map((f) => f.inches)).toEqual([
    9,
    expect.closeTo(8.532, 3),
    expect.closeTo(0.468, 3),
    0,
    3,
  ]);
  expect(g.vehicle('a').speed).toBe(9);
});
