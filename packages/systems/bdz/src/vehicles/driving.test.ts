import { expect, test } from 'vitest';
import type { Attribute, VehicleTest } from '../kinds.js';
import { settle } from '../reaction/exchange.js';
import { inSight } from '../reaction/in-sight.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { takesDriverTest } from './driver.js';
import { drives } from './driving.js';

const ROAD = { ground: 'road', size: [60, 60] as [number, number] };
const AT_WHEEL = { aboard: 'a', sits: 'wheel' } as const;

/** A driver of Rep 4 on a table that is all road. */
function drive(v: NonNullable<Situation['vehicles']>[string], more: Situation = {}): Game {
  const g = game({
    map: ROAD,
    ...more,
    people: { billy: AT_WHEEL, ...more.people },
    vehicles: { a: { x: 30, y: 6, ...v }, ...more.vehicles },
    active: ['billy'],
  });
  return g.begin(drives(g.w, 'a'));
}
const where = (g: Game) => [g.vehicle('a').x, g.vehicle('a').y];

test('[BDZ-EX-veh-turn-1] [BDZ-veh-turning] [BDZ-veh-turn-keeps-speed] [BDZ-D-c78] 12 inches; a turn of 45 degrees: 9; straight on: 9 again', () => {
  const g = drive({ kind: 'suv', speed: 12 });
  g.answer('12', 'go', '12').end();
  expect(g.vehicle('a')).toMatchObject({ y: 18, speed: 12 });
  g.begin(drives(g.w, 'a')).answer('12', 'turn', 45, 'go');
  expect(g.options()[0]).toBe('9');
  g.answer('9').end();
  expect(g.vehicle('a')).toMatchObject({ facing: 45, speed: 9 });
  g.begin(drives(g.w, 'a'));
  expect(g.options()).toContain('9');
  g.answer('9', 'go', '9').end();
  expect(g.vehicle('a').speed).toBe(9);
  // No Lose Control, though 12 is more than half of 18.
  expect(g.facts('driver-tested')).toEqual([]);
  g.done();
});

test('[BDZ-veh-move-normal] [BDZ-veh-def-speed] [BDZ-veh-accelerate-moving] moving, any speed up to Speed, and beyond it by a test', () => {
  const g = drive({ speed: 5 });
  const halves = Array.from({ length: 36 }, (_, i) => String(17.5 - i / 2));
  expect(g.options()).toEqual(['18', 'test', ...halves]);
  g.answer('18', 'go', '18').end();
  expect(where(g)).toEqual([30, 24]);
  expect(g.vehicle('a').speed).toBe(18);
});

test('[BDZ-veh-accelerate-stopped] [BDZ-veh-no-drivertest-from-rest] [BDZ-veh-reverse] from rest half of it, no test, and back a quarter', () => {
  const g = drive({ y: 30 });
  expect(g.options()).toEqual([
    ...Array.from({ length: 19 }, (_, i) => String(9 - i / 2)),
    ...Array.from({ length: 9 }, (_, i) => `back ${4.5 - i / 2}`),
  ]);
  g.answer('back 4.5', 'go', '4.5').end();
  expect(where(g)).toEqual([30, 25.5]);
  expect(g.vehicle('a').speed).toBe(0);
  for (const kind of ['motorcycle', 'atv'] as const)
    expect(
      drive({ kind })
        .options()
        .some((id) => id.startsWith('back')),
    ).toBe(false);
  expect(
    drive({ speed: 6 })
      .options()
      .some((id) => id.startsWith('back')),
  ).toBe(false);
});

test('[BDZ-D-veh-back] who has backed stands', () => {
  const g = drive({ y: 30 });
  g.answer('back 2', 'go', '2');
  expect(g.vehicle('a').speed).toBe(0);
});

test('[BDZ-veh-brake] it slows by its Speed at most: at double Speed it still drives 18', () => {
  const g = drive({ speed: 36 });
  expect(g.options()).toEqual(['18', 'test']);
  g.answer('18', 'done').end();
  expect(where(g)).toEqual([30, 24]);
  expect(g.vehicle('a').speed).toBe(18);
  g.begin(drives(g.w, 'a'));
  expect(g.options().at(-1)).toBe('0');
});

test('[BDZ-veh-brake] what the brakes cannot take off is driven, whoever stands there', () => {
  const g = drive({ speed: 30 }, { zeds: { 'zed-1': { x: 30, y: 16 } }, dice: [2, 1, 1] });
  g.answer('12', 'done').end();
  expect(g.facts('zed-down')).toHaveLength(1);
  expect(where(g)).toEqual([30, 18]);
  g.done();
});

test('[BDZ-veh-driver-test] [BDZ-veh-drivertest-option] two passed: double Speed, with Lose Control beyond one and a half', () => {
  const g = drive({ speed: 18 }, { dice: [1, 4, 3, 5] });
  g.answer('test');
  expect(g.options()[0]).toBe('36');
  g.answer('36', 'go', '30').answer('done').end();
  expect(g.facts('driver-tested').map((f) => [f.test, f.result])).toEqual([
    ['driver-test', 'farthest'],
    ['lose-control', 'carry-on'],
  ]);
  expect(where(g)).toEqual([30, 36]);
  g.done();
  const settles = drive({ speed: 18 }, { dice: [1, 4] });
  settles.answer('test', '27', 'go', '27').end();
  expect(settles.facts('driver-tested')).toHaveLength(1);
});

test('[BDZ-D-c81] [BDZ-veh-test-losecontrol-0] the test falls where one die would have ended the drive; a roll over ends it there', () => {
  const g = drive({ speed: 18 }, { dice: [1, 4, 5, 6, 6, 1, 1] });
  g.answer('test', '36', 'go', '36').end();
  expect(where(g)).toEqual([30, 33]);
  expect(g.vehicle('a')).toMatchObject({ condition: 'overturned', running: false, speed: 0 });
  expect(g.person('billy').status).toBe('stunned');
  g.done();
});

test('[BDZ-veh-driver-test] one passed: one and a half; none: as usual', () => {
  const one = drive({ speed: 18 }, { dice: [4, 5] });
  one.answer('test');
  expect(one.options()[0]).toBe('27');
  const none = drive({ speed: 18 }, { dice: [5, 5] });
  none.answer('test');
  expect(none.options()[0]).toBe('18');
});

const FIELD = { size: [60, 60] as [number, number] };

test('[BDZ-veh-crosscountry] [BDZ-veh-driver-test] off the road half of Speed; with one passed three quarters, with two all of it', () => {
  const far = (dice: readonly number[], pace: string) => {
    const g = drive({ speed: 18 }, { map: FIELD, dice });
    if (dice.length > 0) g.answer('test');
    return g.answer(pace, 'go').options()[0];
  };
  expect(far([], '18')).toBe('9');
  expect(far([4, 5], '27')).toBe('13.5');
  expect(far([4, 4], '36')).toBe('18');
});

test('[BDZ-veh-crosscountry] [BDZ-veh-accelerate-stopped] from rest half of Speed there as well', () => {
  const g = drive({}, { map: FIELD });
  g.answer('9', 'go');
  expect(g.options()[0]).toBe('9');
});

test('[BDZ-veh-move-prorate] half of its road allowance leaves half of that off the road', () => {
  const road = {
    size: [60, 60] as [number, number],
    areas: [{ id: 'r', kind: 'road', rect: [0, 0, 60, 15] as [number, number, number, number] }],
  };
  const g = drive({ speed: 18 }, { map: road });
  g.answer('18', 'go');
  expect(g.options().at(-1)).toBe('0.5');
  expect(g.options()[0]).toBe('13.5');
  g.answer('13.5').end();
  expect(where(g)).toEqual([30, 19.5]);
});

test('[BDZ-veh-def-turns] [BDZ-D-c76] as often as its Turns, by 90 degrees, an inch between', () => {
  const g = drive({ kind: 'sports-car', speed: 8 });
  g.answer('8', 'turn');
  expect(g.refused(91)).toBe('BDZ-veh-def-turns');
  g.answer(90);
  expect(g.options()).not.toContain('turn');
  g.answer('go', '1');
  expect(g.options()).toContain('turn');
  g.answer('turn', 0).answer('go');
  // Three quarters of three quarters of 8, less the inch driven.
  expect(g.options()[0]).toBe('3.5');
  g.answer('3.5');
  expect(g.question()).toBe('over');
  const sedan = drive({ speed: 8 });
  sedan.answer('8', 'turn', 90, 'go', '2');
  expect(sedan.options()).not.toContain('turn');
});

test('[BDZ-D-c78] no turn once it has driven farther than the turn would leave it', () => {
  const g = drive({ speed: 12 });
  g.answer('12', 'go', '9');
  expect(g.options()).toContain('turn');
  g.answer('go', '0.5');
  expect(g.options()).not.toContain('turn');
});

test('[BDZ-veh-turn-90-limit] [BDZ-D-c77] [BDZ-D-c7] more than 45 degrees above half Speed takes Lose Control', () => {
  const turn = (speed: number, to: number, dice: readonly number[], options = {}) => {
    const g = drive({ speed }, { dice, options });
    g.answer(String(speed), 'turn', to);
    g.done();
    return g;
  };
  expect(turn(9.5, 46, [1, 1]).facts('driver-tested')).toHaveLength(1);
  expect(turn(9.5, 45, []).facts('driver-tested')).toEqual([]);
  expect(turn(9, 90, []).facts('driver-tested')).toEqual([]);
  expect(turn(9.5, 89, [], { 'sharp-turn': 'exactly-90' }).facts('driver-tested')).toEqual([]);
  expect(turn(9.5, 90, [1, 1], { 'sharp-turn': 'exactly-90' }).facts('driver-tested')).toHaveLength(1);
});

test('[BDZ-veh-turn-90-limit] [BDZ-veh-crosscountry] off the road it is half as fast', () => {
  const g = drive({ speed: 18 }, { map: FIELD });
  g.answer('18', 'turn', 90);
  expect(g.facts('driver-tested')).toEqual([]);
});

test('[BDZ-veh-bootleg-procedure] [BDZ-veh-bootleg-success] half its speed, a width aside, about, and stopped', () => {
  const g = drive({ speed: 12 }, { dice: [4, 4] });
  g.answer('12', 'bootleg left').end();
  expect(g.vehicle('a')).toMatchObject({ x: 28.5, y: 12, facing: 180, speed: 0, condition: 'runs' });
  g.done();
});

test('[BDZ-veh-bootleg-fail] one passed: it carries on without turning; none: it rolls over', () => {
  const one = drive({ speed: 12 }, { dice: [4, 5] });
  one.answer('12', 'bootleg right');
  expect(one.vehicle('a')).toMatchObject({ x: 30, y: 12, facing: 0 });
  expect(one.options()).toContain('go');
  const none = drive({ speed: 12 }, { dice: [5, 5, 6, 1, 1] });
  none.answer('12', 'bootleg right');
  expect(none.vehicle('a').condition).toBe('overturned');
});

test('[BDZ-veh-bootleg-who] [BDZ-veh-types] not with an ATV, a big rig, a bus or an RV, and not backwards', () => {
  const may = (
    kind: 'atv' | 'sedan' | 'bus' | 'rv' | 'big-rig' | 'pickup' | 'suv' | 'sports-car' | 'motorcycle',
  ) => {
    const g = drive({ kind, speed: 6 });
    return g.answer('6').options().includes('bootleg left');
  };
  expect(['sports-car', 'sedan', 'suv', 'pickup', 'motorcycle'].every((k) => may(k as 'sedan'))).toBe(true);
  expect(['atv', 'big-rig', 'bus', 'rv'].some((k) => may(k as 'atv'))).toBe(false);
  expect(drive({ y: 30 }).answer('back 4').options()).not.toContain('bootleg left');
  // One that stops does nothing more.
  expect(drive({ speed: 6 }).answer('0').question()).toBe('over');
});

test('[BDZ-veh-test-transporter] three dice for control, two passed at most', () => {
  const g = drive(
    { speed: 12 },
    { people: { billy: { ...AT_WHEEL, attributes: ['transporter'] } }, dice: [4, 5, 4] },
  );
  g.answer('12', 'bootleg left');
  expect(g.vehicle('a').facing).toBe(180);
  g.done();
});

test('[BDZ-attr-stone-cold] [BDZ-attr-born-leader] [BDZ-attr-poser] [BDZ-attr-slow-to-react] a driver throws more dice on the vehicle card as well, or one alone, or reads them by one Rep less', () => {
  const [THREE, TWO] = [
    [6, 6, 4],
    [6, 4],
  ];
  const passed = (attribute: Attribute, test: VehicleTest, dice: readonly number[] = TWO) => {
    const people = { billy: { ...AT_WHEEL, rep: 4, attributes: [attribute] } };
    const g = game({ people, vehicles: { a: {} }, dice });
    g.begin(takesDriverTest(g.w, 'billy', test))
      .end()
      .done();
    return g.facts('driver-tested')[0]?.passed;
  };
  expect(passed('vanilla', 'vehicle-charged')).toBe(1);
  expect(passed('stone-cold', 'vehicle-charged', THREE)).toBe(1);
  expect(passed('stone-cold', 'vehicle-in-sight', THREE)).toBe(1);
  expect(passed('stone-cold', 'driver-test')).toBe(1);
  expect(passed('born-leader', 'vehicle-charged', THREE)).toBe(1);
  expect(passed('born-leader', 'vehicle-in-sight')).toBe(1);
  expect(passed('poser', 'vehicle-received-fire', [4])).toBe(1);
  expect(passed('poser', 'vehicle-in-sight')).toBe(1);
  expect(passed('slow-to-react', 'vehicle-in-sight')).toBe(0);
  expect(passed('slow-to-react', 'vehicle-charged')).toBe(1);
});

test('[BDZ-veh-obstacle] a driver in control stops short, and drives off the table where there is nothing', () => {
  const g = drive({ speed: 18 }, { vehicles: { b: { x: 30, y: 20, running: false } } });
  g.answer('18', 'go');
  expect(g.options()[0]).toBe('10.5');
  const off = drive({ speed: 18, y: 50 });
  off.answer('18', 'go', '18').end();
  expect(off.vehicle('a')).toMatchObject({ x: -1, y: -1 });
  expect(off.person('billy').x).toBe(-1);
});

test('[BDZ-veh-test-insight-when] whoever comes to see the car tests, by its class; a driver of the enemy by the vehicle', () => {
  const HOUSE = {
    ...ROAD,
    buildings: [{ id: 'h', name: 'h', rect: [32, 4, 40, 14] as [number, number, number, number], levels: 1 }],
  };
  const g = drive(
    { speed: 18 },
    {
      map: HOUSE,
      people: {
        foe: { seat: 'player-2', x: 44, y: 12, facing: 270, has: [] },
        other: { seat: 'player-2', aboard: 'b', sits: 'wheel' },
      },
      vehicles: { b: { x: 48, y: 12, facing: 270, speed: 4 } },
      dice: [/* the driver */ 4, 5, /* on foot */ 6, 6],
    },
  );
  expect(g.answer('18', 'go', '18').question()).toBe('player-2 react BDZ-veh-test-insight');
  // The enemy's driver moves before the leg goes on.
  const { y } = g.vehicle('a');
  expect([g.tests(), g.vehicle('b').x]).toEqual([[], 48]);
  expect(y).toBeLessThan(24);
  g.answer('go 0');
  expect(g.vehicle('b').x).toBeLessThan(48);
  expect(g.facts('tested').map((f) => f.who)).toEqual(['foe']);
  expect(g.vehicle('a').y).toBe(24);
  g.done();
});

/** By night, a leg of 18 inches towards a foe with a pistol, who sees the car on the way and misses its driver. */
const shotAt = (dice: readonly number[], north = 0) =>
  drive(
    { y: 15 + north, speed: 18 },
    {
      options: { time: 'night' },
      people: { foe: { seat: 'player-2', x: 33, y: 40 + north, facing: 180, has: ['pistol'] } },
      dice: [/* In Sight */ 1, 1, /* shots */ 1, 2, /* Received Fire */ ...dice],
    },
  ).answer('18', 'go', '18', 'billy');

test('[BDZ-D-veh-after] [BDZ-veh-test-receivedfire-when] missed on the way the driver tests at once; staying on, it drives the leg to its end', () => {
  const g = shotAt([1, 1]);
  expect(g.question()).toBe('player-1 react BDZ-veh-test-receivedfire');
  expect(g.vehicle('a').y).toBeLessThan(33);
  expect(g.answer('stay').vehicle('a').y).toBe(33);
  g.done();
});

test('[BDZ-D-veh-after] [BDZ-veh-move-normal] a reaction that moves the vehicle ends the leg: the driver is asked anew, for what it has left', () => {
  const g = shotAt([1, 1]);
  const { y } = g.vehicle('a');
  g.answer('go 45 by 4');
  expect(g.question()).toBe('player-1 drive BDZ-veh-move-normal');
  expect(g.vehicle('a')).toMatchObject({ facing: 45, speed: 18 });
  expect(g.answer('go').options()[0]).toBe(String(18 - (y - 15)));
  // What stops it ends its move.
  const stops = shotAt([1, 1]).answer('stop').end();
  expect(stops.vehicle('a')).toMatchObject({ y, speed: 0 });
  // One passed: half of its speed, and 3 inches away.
  const veers = shotAt([4, 5]);
  expect([veers.question(), veers.vehicle('a').facing]).toEqual(['player-1 drive BDZ-veh-move-normal', 315]);
});

test('[BDZ-D-c84] [BDZ-veh-driver-disabled] whose driver is hit above Speed coasts on with what its brakes leave, however far it had been driven', () => {
  const g = drive(
    { y: 15, speed: 18 },
    {
      options: { time: 'night' },
      people: { foe: { seat: 'player-2', x: 33, y: 40, facing: 180, has: ['pistol'] } },
      dice: [
        /* Driver Test */ 4, 4, /* In Sight */ 1, 1, /* shots */ 6, 6, /* damage */ 1, 1, /* the wheel */ 4,
      ],
    },
  ).answer('test', '36', 'go', '36', 'billy');
  g.end();
  expect(g.person('billy').status).not.toBe('carry-on');
  expect(g.vehicle('a').speed).toBe(18);
});

test('[BDZ-veh-test-insight-when] [BDZ-D-veh-after] a vehicle that drives off the table is seen up to the edge, and its driver tests before it is gone', () => {
  const g = shotAt([1, 1], 29);
  expect(g.question()).toBe('player-1 react BDZ-veh-test-receivedfire');
  expect(g.vehicle('a').y).toBeLessThan(60);
  expect(g.answer('stay').vehicle('a').x).toBe(-1);
  g.done();
});

test('[BDZ-veh-move-prorate] off the road in the middle of a leg: what is left counts double', () => {
  const areas = [{ id: 'road', kind: 'road', rect: [20, 0, 40, 60] as [number, number, number, number] }];
  const g = drive(
    { x: 30, y: 30, facing: 90, speed: 6 },
    { map: { ground: 'grass', size: [60, 60], areas } },
  );
  g.answer('18', 'go');
  expect(g.options()[0]).toBe('14');
  g.answer('14').end();
  expect(where(g)).toEqual([44, 30]);
});

test('[BDZ-D-c81] the test falls at the same inch, however the drive is divided into legs', () => {
  const g = drive({ speed: 18 }, { dice: [1, 4, 5, 6, 6, 1, 1] });
  g.answer('test', '36', 'go', '10', 'go', '26').end();
  expect(where(g)).toEqual([30, 33]);
  g.done();
});

test('[BDZ-veh-obstacle] it may still be driven a part of an inch, up to what stands there', () => {
  // From 6 to 10, less half of 3.5 for each car, leaves half an inch.
  const g = drive({ speed: 6 }, { vehicles: { b: { x: 30, y: 10, running: false } } });
  g.answer('6');
  expect(g.options()).toContain('go');
  expect(g.answer('go').vehicle('a').y).toBe(6.5);
});

test('[BDZ-D-c76] where nothing of a turn is clear it is none, and an inch has to be driven before the next', () => {
  const beside = (x: number) => ({ x, y: 6, running: false });
  const g = drive({ speed: 12 }, { vehicles: { b: beside(28.49), c: beside(31.51) } });
  g.answer('12', 'turn', 45);
  expect(g.vehicle('a')).toMatchObject({ facing: 0, speed: 12 });
  expect(g.options()).not.toContain('turn');
  expect(g.answer('go', '1').options()).toContain('turn');
});

test('[BDZ-veh-shoot-occupants] [BDZ-veh-test-insight-when] at the wheel of a car that does not run one tests like anybody in it', () => {
  const parked = (dice: readonly number[], v: object = { running: false }) =>
    game({
      map: ROAD,
      people: {
        billy: { ...AT_WHEEL, has: ['pistol'] },
        foe: { seat: 'player-2', x: 30, y: 15, facing: 180, has: ['pistol'] },
      },
      vehicles: { a: { x: 30, y: 10, ...v } },
      dice,
    });
  const missed = { missed: [{ target: 'billy', by: ['foe'], rank: 1, impact: 1 }], down: [] };
  const seen = parked([5, 5]);
  seen.begin(inSight(seen.w, ['billy'], () => ['foe'])).end();
  expect(seen.tests()).toEqual(['billy in-sight 0 no-fire']);
  const shot = parked([5, 5]);
  shot.begin(settle(shot.w, missed)).end();
  expect(shot.tests()).toEqual(['billy received-fire 0 retire']);
  expect([...seen.state.owing, ...shot.state.owing.filter((o) => o.what !== 'away')]).toEqual([]);
  const runs = parked([], {});
  runs.begin(inSight(runs.w, ['billy'], () => ['foe'])).end();
  runs.begin(settle(runs.w, missed)).end();
  expect(runs.state.owing.map((o) => o.what)).toEqual(['vehicle-in-sight', 'vehicle-received-fire']);
});

test('[BDZ-veh-drivertest-option] [BDZ-D-c81] off the road nobody settles for less: beyond half of Speed the driver has to keep control', () => {
  const far = (inches: string, control: readonly number[]) => {
    const g = drive({ speed: 18 }, { map: FIELD, dice: [4, 4, ...control] });
    g.answer('test', '36', 'go', inches);
    return [g.vehicle('a').y, g.facts('driver-tested').length - 1];
  };
  expect(far('9', [])).toEqual([15, 0]);
  expect(far('13.5', [4, 4])).toEqual([19.5, 1]);
  expect(far('18', [5, 5, 6, 1, 1])).toEqual([15, 1]);
});

test('[BDZ-D-c81] [BDZ-veh-move-prorate] partly on the road: the test falls where it leaves it, beyond Speed', () => {
  const areas = [{ id: 'road', kind: 'road', rect: [20, 0, 40, 30] as [number, number, number, number] }];
  const g = drive(
    { speed: 18 },
    { map: { ground: 'grass', size: [60, 60], areas }, dice: [4, 4, 5, 5, 6, 1, 1] },
  );
  g.answer('test', '36', 'go', '30').end();
  expect(g.vehicle('a').y).toBeCloseTo(30, 2);
});

test('[BDZ-veh-bootleg-who] [BDZ-veh-bootleg-procedure] not from rest; off the road for half of what it drives there', () => {
  expect(drive({ speed: 0 }).answer('9').options()).not.toContain('bootleg left');
  const g = drive({ speed: 12 }, { map: FIELD, dice: [4, 4] });
  g.answer('12', 'bootleg left').end();
  expect(g.vehicle('a')).toMatchObject({ y: 9, facing: 180, speed: 0 });
});

test('[BDZ-veh-turning] before a turn it is told how far one drives on after it: three quarters of the pace, less what has been driven', () => {
  const told = (...driven: string[]) =>
    drive({ speed: 12 })
      .answer('12', ...driven, 'turn')
      .asked().values;
  expect(told()).toMatchObject({ inches: 9, back: 0 });
  expect(told('go', '4')).toMatchObject({ inches: 5, back: 0 });
  expect(told('go', '8.5')).toMatchObject({ inches: 0.5, back: 0 });
});

test('[BDZ-veh-move-normal] speeds stand under their headings: ahead, faster by a test, standing, back', () => {
  const headings = (v: Parameters<typeof drive>[0]) => {
    const { shape } = drive(v).asked();
    const options =
      'options' in shape ? (shape.options as readonly { id: string; under?: { key: string } }[]) : [];
    return Object.fromEntries(options.map(({ id, under }) => [id, under?.key]));
  };
  const moving = headings({ speed: 5 });
  expect([moving['18'], moving.test, moving['0']]).toEqual([
    'pace-kind.ahead',
    'pace-kind.faster',
    'pace-kind.stay',
  ]);
  const still = headings({ y: 30 });
  expect([still['9'], still['0.5'], still['0'], still['back 4.5']]).toEqual([
    'pace-kind.ahead',
    'pace-kind.ahead',
    'pace-kind.stay',
    'pace-kind.back',
  ]);
});
