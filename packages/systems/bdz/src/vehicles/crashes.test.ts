import { expect, test } from 'vitest';
import { word } from '../facts/lines.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { underWay } from '../testing/looting.js';
import { explodes, overturns } from './control.js';
import { drives } from './driving.js';
import { rams, runsDown } from './ramming.js';
import { driversReact, MEETS } from './reacting.js';
import { rolls } from './rolling.js';
import { hits } from './running-down.js';

const ROAD = { ground: 'road', size: [60, 60] as [number, number] };
const AT_WHEEL = { aboard: 'a', sits: 'wheel' } as const;
const FOE = { seat: 'player-2' } as const;

function on(more: Situation, v: NonNullable<Situation['vehicles']>[string] = {}): Game {
  return game({
    map: ROAD,
    ...more,
    people: { billy: AT_WHEEL, ...more.people },
    vehicles: { a: { x: 30, y: 10, speed: 12, ...v }, ...more.vehicles },
    active: ['billy'],
  });
}
/** The vehicle rolls on by itself. */
const roll = (g: Game, inches: number) => g.begin(rolls(g.w, 'a', inches, 'BDZ-D-c84', MEETS));
const tests = (g: Game) => g.facts('driver-tested').map((f) => `${f.who} ${f.test} ${f.result}`);

// ------------------------------------------------------------------ running down

test('[BDZ-EX-veh-rundown-1] [BDZ-veh-rundown-procedure] [BDZ-veh-rundown-several] [BDZ-veh-rundown-zombies] [BDZ-veh-rundown-damage] [BDZ-veh-def-bash] three zombies, one charge, a Lose Control for each: 1, 3 and 6 against Impact 5', () => {
  const g = on(
    {
      zeds: { 'zed-1': { x: 30, y: 20 }, 'zed-2': { x: 30.5, y: 21.5 }, 'zed-3': { x: 29.5, y: 23 } },
      dice: [4, 4, 1, 1, 1, 3, 1, 1, 6, 1, 1],
    },
    { speed: 18 },
  );
  g.begin(drives(g.w, 'a')).answer('18', 'run-down');
  expect(g.asked().shape).toMatchObject({ options: [{ id: 'zed-1' }, { id: 'zed-2' }, { id: 'zed-3' }] });
  expect(g.asked().shape).toMatchObject({
    options: [1, 2, 3].map((n) => ({ line: { values: { who: { noun: `who.zed-${n}` } } } })),
  });
  g.answer(['zed-1', 'zed-2', 'zed-3']).end();
  expect(tests(g)).toEqual(['billy vehicle-charge run-at', ...Array(3).fill('billy lose-control carry-on')]);
  expect(g.state.zeds.map((z) => [z.id, z.prone])).toEqual([['zed-3', true]]);
  // Halted 3 inches before the nearest zombie: 20, less half a base, 3, and half the vehicle's length.
  expect(g.facts('drove')[0]?.at).toEqual([30, 14.75]);
  expect([g.vehicle('a').y, g.vehicle('a').speed]).toEqual([28, 18]);
  g.done();
});

test('[BDZ-veh-test-charge] [BDZ-veh-test-rundown] none passed: those with guns fire, all dodge aside and lie prone, and the car drives on', () => {
  const g = on({
    people: { foe: { ...FOE, x: 30.4, y: 16, facing: 180, has: ['pistol'] } },
    dice: [5, 5, 3, 3, /* Received Fire */ 4, 4],
  });
  g.begin(runsDown(g.w, 'a', ['foe'], 12));
  // The driver was missed, and tests before it drives on; the passengers owe no test.
  expect(g.answer('billy').question()).toBe('player-1 react BDZ-veh-test-receivedfire');
  expect(g.vehicle('a').y).toBe(10);
  g.answer('stay').end();
  expect(g.facts('fired')).toMatchObject([{ who: 'foe', at: ['billy'] }]);
  expect(g.person('foe')).toMatchObject({ prone: true, y: 16 });
  // To the nearer side, at half of 1.5 and half a base from the middle.
  expect(g.person('foe').x).toBeLessThan(31.3);
  expect(g.person('foe').x).toBeGreaterThan(31.25);
  expect(g.vehicle('a').y).toBe(22);
  g.done();
});

test('[BDZ-D-veh-after] [BDZ-veh-test-receivedfire] a charge that its driver veers off from, under fire, ends there', () => {
  const g = on({
    people: { foe: { ...FOE, x: 30.4, y: 16, facing: 180, has: ['pistol'] } },
    dice: [5, 5, 3, 3, /* Received Fire */ 4, 5],
  });
  g.begin(runsDown(g.w, 'a', ['foe'], 12))
    .answer('billy')
    .end();
  expect(tests(g)).toEqual(['billy vehicle-charge miss', 'billy vehicle-received-fire veer']);
  // Half of its speed ahead, and 3 inches away from the danger, with the bend that it has room for beside it.
  expect(g.vehicle('a')).toMatchObject({ y: 18.971, facing: 352 });
  g.done();
});

test('[BDZ-D-c83] nearer than 3 inches it stays where it is for the test', () => {
  const g = on({ zeds: { 'zed-1': { x: 30, y: 14 } }, dice: [1, 1, 1, 1, 1] });
  g.begin(runsDown(g.w, 'a', ['zed-1'], 12)).end();
  expect(g.facts('drove').map((f) => f.at[1])).toEqual([11.75, 22]);
});

test('[BDZ-D-c68] zombies that a charge misses neither fire nor drop', () => {
  const g = on({ zeds: { 'zed-1': { x: 30, y: 16 } }, dice: [5, 5] });
  g.begin(runsDown(g.w, 'a', ['zed-1'], 12)).end();
  expect(g.zed('zed-1')).toMatchObject({ y: 16, prone: false });
  expect(g.vehicle('a').y).toBe(22);
  g.done();
});

const runDown = (dice: readonly number[], foe: object = {}, billy: object = {}) => {
  const g = on({ people: { billy: { ...AT_WHEEL, ...billy }, foe: { ...FOE, x: 30, y: 16, ...foe } }, dice });
  g.begin(runsDown(g.w, 'a', ['foe'], 12)).end();
  g.done();
  return g;
};

test('[BDZ-veh-test-rundown] [BDZ-veh-test-rundown-when] two passed dodge; none are hit and roll damage with the Bash Value', () => {
  expect(runDown([1, 1, 4, 4]).person('foe')).toMatchObject({ prone: true, status: 'carry-on' });
  const hit = runDown([1, 1, 5, 5, 5, 1, 1]);
  expect(hit.person('foe').status).toBe('out');
  expect(hit.facts('wound')).toMatchObject([{ who: 'foe', by: 'billy', against: 5, damage: 'out' }]);
});

test('[BDZ-veh-test-rundown] one passed: a better driver hits, the prone are hit, an equal one dodges', () => {
  expect(runDown([1, 1, 4, 5]).facts('wound')).toHaveLength(0);
  expect(runDown([1, 1, 4, 5, 1, 1, 1], { prone: true }).facts('wound')).toHaveLength(1);
  expect(runDown([1, 1, 4, 5, 1, 1, 1], {}, { rep: 5 }).facts('wound')).toHaveLength(1);
});

test('[BDZ-veh-test-charge] [BDZ-veh-test-charge-when] one passed on the charge: the target tests at +1 Rep', () => {
  // 5 passes against Rep 5, but not against 4.
  expect(runDown([4, 5, 5, 5]).facts('wound')).toHaveLength(0);
  expect(runDown([4, 4, 5, 5, 5, 1, 1]).facts('wound')).toHaveLength(1);
  expect(runDown([4, 5, 6, 6, 5, 1, 1]).facts('wound')).toHaveLength(1);
});

test('[BDZ-D-c83] friends step aside without a roll unless helpless; who lies under it at the end is put beside it', () => {
  const g = on({
    people: { pal: { x: 30, y: 15 }, hurt: { x: 30, y: 18, status: 'out', prone: true } },
    dice: [6, 1, 1],
  });
  roll(g, 12).end();
  expect(g.person('pal')).toMatchObject({ prone: false, y: 15 });
  expect(Math.abs(g.person('pal').x - 30)).toBeGreaterThan(1.2);
  expect(g.facts('wound')).toMatchObject([{ who: 'hurt' }]);
  const under = on({ zeds: { 'zed-1': { x: 30, y: 20 } }, dice: [6, 1, 1] });
  roll(under, 10).end();
  expect(Math.abs(under.zed('zed-1').x - 30)).toBeGreaterThan(1.2);
});

test('[BDZ-D-c83] with a wall on either side of the lane there is no room to dodge, and it is hit', () => {
  const walls = [29.2, 30.8].map((x, i) => ({
    id: `w${i}`,
    kind: 'high wall',
    path: [
      [x, 12],
      [x, 40],
    ] as [number, number][],
  }));
  const g = on({
    map: { ...ROAD, barriers: walls },
    people: { foe: { ...FOE, x: 30, y: 18 } },
    dice: [1, 1, 1, 1, 6, 1, 1, 1, 1],
  });
  g.begin(runsDown(g.w, 'a', ['foe'], 12)).end();
  expect(g.facts('wound')).toMatchObject([{ who: 'foe' }]);
  g.done();
});

test('[BDZ-D-c62] [BDZ-veh-rundown-damage] a Star is larger than a driver of lower Rep, and not than its own accident', () => {
  const dead = on({
    people: { foe: { ...FOE, star: true, rep: 5, x: 30, y: 16, status: 'stunned' } },
    dice: [1, 1, 1, 1, 1],
  });
  dead.begin(runsDown(dead.w, 'a', ['foe'], 12)).end();
  expect(dead.person('foe').status).toBe('out');
  const own = on({
    people: { billy: { ...AT_WHEEL, star: true, rep: 5 } },
    zeds: { 'zed-1': { x: 30, y: 16 } },
    dice: [6, 6, 6, 1],
  });
  roll(own, 10);
  expect(own.question()).toContain('cheat-death');
  expect(own.asked().values?.killer).toEqual(word('killer.accident'));
});

// ------------------------------------------------------------------ obstacles

const WALL = (kind: string) => ({
  ...ROAD,
  barriers: [
    {
      id: 'w',
      kind,
      path: [
        [20, 18],
        [40, 18],
      ] as [number, number][],
    },
  ],
});

test('[BDZ-veh-obstacle] [BDZ-veh-test-losecontrol] [BDZ-D-c82] two passed: it swerves by the least distance and drives on', () => {
  const short = {
    ...ROAD,
    barriers: [
      {
        id: 'w',
        kind: 'low wall',
        path: [
          [29, 18],
          [32, 18],
        ] as [number, number][],
      },
    ],
  };
  const g = on({ map: short, dice: [4, 4] });
  roll(g, 12).end();
  // To the left of 29 by half of 1.5.
  expect(g.vehicle('a').x).toBeCloseTo(28.245, 3);
  expect(g.vehicle('a')).toMatchObject({ y: 22, speed: 12 });
  g.done();
});

test('[BDZ-D-c82] both sides alike: a die, odd left and even right', () => {
  const even = {
    ...ROAD,
    barriers: [
      {
        id: 'w',
        kind: 'low wall',
        path: [
          [29, 18],
          [31, 18],
        ] as [number, number][],
      },
    ],
  };
  const x = (die: number) => {
    const g = on({ map: even, dice: [4, 4, die] });
    roll(g, 12).end();
    g.done();
    return g.vehicle('a').x;
  };
  expect(x(3)).toBeLessThan(30);
  expect(x(4)).toBeGreaterThan(30);
});

test('[BDZ-veh-test-losecontrol-1] [BDZ-veh-start-when-lost-control] one passed: it slides to a halt, and has to be started again', () => {
  const g = on({ vehicles: { b: { x: 30.5, y: 20, running: false } }, dice: [4, 5] });
  roll(g, 12).end();
  expect(g.vehicle('a')).toMatchObject({
    speed: 0,
    running: false,
    stalled: true,
    condition: 'runs',
    y: 16.5,
  });
  expect(g.vehicle('a').x).toBeCloseTo(28.995, 3);
  g.done();
});

test('[BDZ-D-c82] it swerves by its own width and 3 inches at most', () => {
  const y = (left: number) => {
    const path: [number, number][] = [
      [left, 18],
      [40, 18],
    ];
    const g = on({ map: { ...ROAD, barriers: [{ id: 'w', kind: 'high wall', path }] }, dice: [4, 4] });
    roll(g, 12).end();
    return g.vehicle('a').y;
  };
  // To pass the end of the wall by half of 1.5 takes 4.455 inches, then 4.555.
  expect(y(26.3)).toBe(22);
  expect(y(26.2)).toBe(16.25);
});

test('[BDZ-D-c82] with no place to swerve to it stops touching', () => {
  const g = on({ map: WALL('high wall'), dice: [4, 4] });
  roll(g, 12).end();
  expect(g.vehicle('a')).toMatchObject({ y: 16.25, speed: 0, running: true });
});

test('[BDZ-veh-test-losecontrol-0] [BDZ-T-veh-obstacles] not avoided: five dice against the six of a wall; beaten by two, damage against 2', () => {
  const g = on({
    map: WALL('high wall'),
    dice: [5, 6, /* car */ 1, 4, 4, 4, 4, /* wall */ 1, 1, 1, 4, 4, 4, /* damage */ 3, 3, 4, 4],
  });
  roll(g, 12).end();
  expect(g.facts('bashed')).toMatchObject([{ own: 1, other: 3, side: false }]);
  expect(g.vehicle('a')).toMatchObject({ y: 16.25, speed: 0, condition: 'runs' });
  g.done();
});

test('[BDZ-veh-obstacle] a hedge breaks where a vehicle beats it, and stays broken; a wall does not', () => {
  const dice = [5, 5, 1, 1, 1, 4, 4];
  const g = on({ map: WALL('hedge'), dice: [...dice, 4] });
  roll(g, 12).end();
  expect(g.vehicle('a').y).toBe(22);
  expect(g.state.gaps).toHaveLength(1);
  g.done();
  const again = g.begin(rolls(g.w, 'a', 1, 'BDZ-D-c84', MEETS));
  expect(again.table.ground.pieces.filter((p) => p.id === 'w')).toHaveLength(2);
  const wall = on({ map: WALL('high wall'), dice: [...dice, 4, 4, 4, 4, 4, 4] });
  roll(wall, 12).end();
  expect(wall.vehicle('a')).toMatchObject({ y: 16.25, speed: 0 });
});

// ------------------------------------------------------------------ bashing

/** An SUV with six dice hits a parked sedan with five; then the given dice follow. */
const bash = (own: number, other: number, dice: readonly number[], b: object = {}) => {
  const fall = (n: number, of: number) => Array.from({ length: of }, (_, i) => (i < n ? 1 : 6));
  const g = on(
    {
      vehicles: { b: { x: 30.2, y: 22, running: false, ...b } },
      dice: [6, 6, ...fall(own, 6), ...fall(other, 5), ...dice],
    },
    { kind: 'suv' },
  );
  roll(g, 16).end();
  g.done();
  return g;
};
// 22, less half of 3.5 and half of 4.
const CONTACT = 18.25;

test('[BDZ-veh-bash-3] [BDZ-veh-bash-dice] three ahead: through it with all that is left; the other is damaged and pushed aside', () => {
  const g = bash(4, 1, [2, 2]);
  expect(g.vehicle('a').y).toBe(26);
  expect(g.vehicle('b')).toMatchObject({ condition: 'runs' });
  // Just clear of a lane 1.75 wide about 30, to the right.
  expect(g.vehicle('b').x).toBeCloseTo(31.63, 2);
  expect(tests(g)).toEqual(['billy lose-control collide']);
});

test('[BDZ-veh-bash-2] two ahead: half of what is left, and Lose Control; the other is damaged', () => {
  const g = bash(3, 1, [2, 2, /* control */ 4, 4]);
  expect(g.vehicle('a').y).toBeCloseTo(CONTACT + 3.875, 2);
  expect(tests(g)).toEqual(['billy lose-control collide', 'billy lose-control carry-on']);
});

test('[BDZ-veh-bash-1] [BDZ-D-c8] one ahead: all that is left, and both take Lose Control, with nobody there only the winner', () => {
  const g = bash(2, 1, [/* control */ 6, 6, /* damage */ 4, 4, 4]);
  expect(g.vehicle('a')).toMatchObject({ y: 26, condition: 'overturned' });
  expect(g.vehicle('b').condition).toBe('runs');
});

test('[BDZ-veh-bash-0] [BDZ-D-c11] [BDZ-D-veh-near-miss] as many, or none: they just miss, and it drives on', () => {
  for (const n of [0, 2]) {
    const g = bash(n, n, []);
    expect(g.vehicle('a').y).toBe(26);
    expect(g.vehicle('a').x).toBeLessThan(30);
    expect(g.vehicle('b').x).toBe(30.2);
  }
});

test('[BDZ-veh-bash-damage] [BDZ-D-c12] against the difference, 1 at least: two explode, one rolls over, none take Lose Control', () => {
  const one = bash(3, 0, [1, 2], {});
  expect(one.vehicle('b')).toMatchObject({ condition: 'overturned' });
  const two = bash(3, 0, [1, 1]);
  expect(two.vehicle('b')).toMatchObject({ condition: 'wreck' });
  expect(two.state.noises).toMatchObject([{ shots: 12 }]);
  // The smaller vehicle wins. The damage is still against 1, and the loser stops.
  const lost = bash(0, 3, [2, 2, /* control */ 4, 4]);
  expect(lost.vehicle('a')).toMatchObject({ y: CONTACT, speed: 0, condition: 'runs' });
});

test('[BDZ-veh-bash-damage] [BDZ-D-c62] all inside die in an explosion; in one that rolls over they roll against Impact 3', () => {
  const riders = {
    foe: { ...FOE, aboard: 'b', sits: 'front' },
    friend: { ...FOE, aboard: 'b', sits: 'front' },
  } as const;
  const crash = (dice: readonly number[]) => {
    const g = on(
      {
        people: riders,
        vehicles: { b: { x: 30.2, y: 22 } },
        dice: [6, 6, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, ...dice],
      },
      { kind: 'suv' },
    );
    roll(g, 16).end();
    return g;
  };
  const boom = crash([1, 1]);
  expect(boom.person('foe').status).toBe('dead');
  expect(boom.person('friend').status).toBe('dead');
  const rolled = crash([1, 2, 1, 3]);
  expect(rolled.person('foe').status).toBe('dead');
  expect(rolled.person('friend').status).toBe('out');
  expect(rolled.facts('wound')).toMatchObject([{ against: 3 }, { against: 3 }]);
});

test('[BDZ-veh-bash-tbone] on its side three dice more', () => {
  const g = on({
    vehicles: { b: { x: 30, y: 20, facing: 90, running: false } },
    dice: [6, 6, ...Array(8).fill(6), ...Array(5).fill(6), 1],
  });
  roll(g, 12).end();
  expect(g.facts('bashed')).toMatchObject([{ side: true }]);
  g.done();
});

// ------------------------------------------------------------------ ramming

const ram = (b: object, dice: readonly number[], foe: object = {}) => {
  const g = on({
    people: { foe: { ...FOE, aboard: 'b', sits: 'wheel', rep: 4, ...foe } },
    vehicles: { b: { x: 30.2, y: 20, facing: 180, speed: 6, ...b } },
    dice,
  });
  return g.begin(drives(g.w, 'a')).answer('14', 'ram b');
};

test('[BDZ-veh-ram-procedure] [BDZ-D-c10] [BDZ-veh-test-charged] from the front the target tests: two passed choose', () => {
  const g = ram({}, [1, 1, 4, 4, ...Array(10).fill(6)]);
  expect(g.question()).toBe('player-2 charged BDZ-veh-test-charged');
  expect(g.options()).toEqual(['bash', 'lose-control']);
  g.answer('bash').end();
  expect(g.facts('bashed')).toHaveLength(1);
  g.done();
});

test('[BDZ-veh-test-charged] [BDZ-veh-test-charged-when] one passed: Lose Control, and out of the way; none: at -1 Rep', () => {
  const one = ram({}, [1, 1, 4, 5, 4, 4]);
  expect(one.end().vehicle('b').x).toBeCloseTo(31.505, 2);
  expect(one.vehicle('a').y).toBe(24);
  one.done();
  // 4 does not pass against Rep 3.
  const none = ram({}, [1, 1, 5, 5, 4, 4, ...Array(10).fill(6)]);
  expect(none.end().facts('bashed')).toHaveLength(1);
  none.done();
});

test('[BDZ-veh-bash-1] a driver who wins by one takes Lose Control, and so does the loser', () => {
  const g = ram({}, [1, 1, 4, 4, ...Array(5).fill(6), 1, 6, 6, 6, 6, 4, 4, 4, 4]);
  g.answer('bash').end();
  expect(tests(g).slice(-2)).toEqual(['foe lose-control carry-on', 'billy lose-control carry-on']);
  expect(g.vehicle('a').speed).toBe(0);
  g.done();
});

test('[BDZ-D-c10] one passed on the charge: the target tests at +1 Rep', () => {
  expect(ram({}, [1, 5, 5, 5]).question()).toBe('player-2 charged BDZ-veh-test-charged');
});

test('[BDZ-veh-ram-rear] from behind there is no test: it is bashed into', () => {
  const g = ram({ facing: 0 }, [1, 1, ...Array(10).fill(6)]);
  expect(g.end().facts('bashed')).toHaveLength(1);
  expect(tests(g)).toEqual(['billy vehicle-charge run-at']);
  g.done();
});

test('[BDZ-veh-test-charged-when] with its engine off it stays where it is, and is bashed into', () => {
  const g = ram({ running: false, speed: 0 }, [1, 1, ...Array(10).fill(6)]);
  expect(g.end().facts('bashed')).toHaveLength(1);
  expect(tests(g)).toEqual(['billy vehicle-charge run-at']);
  g.done();
});

test('[BDZ-D-c10] none passed: the ram misses, the target may fire, and the attacker drives on past it', () => {
  const g = ram({}, [5, 5, 1, 2, /* Received Fire */ 1, 1], { has: ['pistol'] });
  expect(g.question()).toBe('player-2 ram-missed BDZ-D-c10');
  g.answer('foe', 'stay').end();
  expect(g.facts('fired')).toMatchObject([{ who: 'foe', at: ['billy'], dice: [2, 1] }]);
  expect(g.facts('bashed')).toEqual([]);
  expect(g.vehicle('a').y).toBe(24);
});

test('[BDZ-D-c10] whose ram has missed may be fired at by anybody in the other vehicle who can, or by nobody', () => {
  const armed = { has: ['pistol'] as const };
  const missed = (dez: object) =>
    on(
      {
        people: {
          billy: { ...AT_WHEEL, facing: 0 },
          foe: { ...FOE, aboard: 'b', sits: 'wheel', ...armed },
          dez: { ...FOE, aboard: 'b', sits: 'front', ...armed, ...dez },
        },
        vehicles: { b: { x: 30, y: 20, facing: 180, speed: 6 } },
        dice: [5, 5, 1, 2, 1, 1, 1],
      },
      { speed: 18 },
    );
  const g = missed({});
  g.begin(rams(g.w, 'a', 'b', 14));
  expect(g.options()).toEqual(['foe', 'dez', 'nobody']);
  g.answer('nobody').end();
  expect(g.facts('fired')).toEqual([]);
  const other = missed({});
  other
    .begin(rams(other.w, 'a', 'b', 14))
    .answer('dez', 'billy', 'stay')
    .end();
  expect(other.facts('fired').map((f) => f.who)).toEqual(['dez']);
  const stunned = missed({ status: 'stunned' });
  stunned.begin(rams(stunned.w, 'a', 'b', 14));
  expect(stunned.options()).toEqual(['foe', 'nobody']);
  // One who has ducked out of the driver's sight is not asked.
  const hides = missed({ hidesFrom: ['billy'] });
  hides.begin(rams(hides.w, 'a', 'b', 14));
  expect(hides.options()).toEqual(['foe', 'nobody']);
});

test('[BDZ-veh-driver-disabled] [BDZ-D-c10] shot by those whom he has missed, the driver is tested for before it goes on', () => {
  const g = ram({}, [5, 5, 6, 2, 1, 6], { has: ['pistol'] });
  g.answer('foe').end();
  const { y } = g.vehicle('a');
  g.begin(driversReact(g.w)).end();
  expect(g.vehicle('a')).toMatchObject({ condition: 'overturned', y });
  expect(y).toBeLessThan(20);
});

test('[BDZ-veh-test-star-choice] a Star at the wheel chooses for a charge, and rolls for control', () => {
  const g = on({
    people: { billy: { ...AT_WHEEL, star: true } },
    zeds: { 'zed-1': { x: 30, y: 16 } },
    dice: [6, 1, 1],
  });
  g.begin(runsDown(g.w, 'a', ['zed-1'], 12));
  expect(g.question()).toBe('player-1 free-will BDZ-veh-test-star-choice');
  g.answer('2').end();
  expect(g.facts('driver-tested').map((f) => [f.test, f.by])).toEqual([
    ['vehicle-charge', 'free-will'],
    ['lose-control', 'dice'],
  ]);
});

test('[BDZ-veh-test-losecontrol-0] what rolls over for one that it hits goes no farther', () => {
  const g = on({ zeds: { 'zed-1': { x: 30, y: 15 } }, dice: [1, 6, 6, 6, 1, 1] });
  roll(g, 12).end();
  g.done();
  // Up to the base: 15, less half a base and half the car.
  expect(g.vehicle('a')).toMatchObject({ condition: 'overturned', y: 12.75 });
});

test('[BDZ-veh-test-rundown] [BDZ-veh-test-charge] whom nobody charged tests at its own Rep', () => {
  const g = on({ people: { foe: { ...FOE, x: 30, y: 16 } }, dice: [5, 5, 1, 1, 1] });
  roll(g, 12).end();
  g.done();
  expect(tests(g)).toEqual(['foe being-run-down hit', 'billy lose-control carry-on']);
});

// ------------------------------------------------------------------ the wounded aboard

test('[BDZ-veh-bash-damage] [BDZ-D-out-hurt] in an explosion those out of the fight die as well, and whom somebody carries', () => {
  const g = on({
    people: {
      dez: { aboard: 'a', sits: 'front', status: 'out', prone: true },
      char: { aboard: 'a', sits: 'rear', retrieves: 'ken' },
      ken: { x: -1, y: -1, status: 'out', prone: true },
    },
  });
  g.begin(explodes(g.w, 'a', { by: '', rep: 9 })).end();
  expect(g.state.people.map((p) => p.status)).toEqual(Array(4).fill('dead'));
});

test('[BDZ-veh-test-losecontrol-0] [BDZ-D-out-hurt] out of the fight, a 1 kills in a roll over, and nothing else does more', () => {
  for (const [die, status] of [
    [1, 'dead'],
    [3, 'out'],
    [6, 'out'],
  ] as const) {
    const dez = { aboard: 'a', sits: 'front', status: 'out', prone: true } as const;
    const g = on({ people: { dez, billy: { ...AT_WHEEL, status: 'dead' } }, dice: [die] });
    g.begin(overturns(g.w, 'a', 'BDZ-veh-test-losecontrol-0')).end();
    expect(g.person('dez').status, String(die)).toBe(status);
    g.done();
  }
});

test('[BDZ-veh-rundown-damage] [BDZ-D-out-hurt] run over, one who is out of the fight dies on a 1', () => {
  const g = on({
    people: { foe: { ...FOE, x: 30, y: 16, status: 'out', prone: true } },
    dice: [1, 1, 1],
  });
  roll(g, 12).end();
  expect(g.person('foe').status).toBe('dead');
  g.done();
});

// ------------------------------------------------------------------ the driver is shot on the way

/** A foe in the lane, and a zombie behind it. */
const SHOT = {
  people: { foe: { ...FOE, x: 30, y: 16, facing: 180, has: ['pistol'] } },
  zeds: { 'zed-1': { x: 30, y: 20 } },
} as const satisfies Situation;

test('[BDZ-veh-driver-disabled] [BDZ-D-veh-after] shot by the one it runs down, the driver is tested for at once: it rolls over there', () => {
  const g = on({ ...SHOT, dice: [1, 1, 1, 1, /* shots */ 6, 2, 1, /* rolls over */ 6] });
  g.begin(runsDown(g.w, 'a', ['foe', 'zed-1'], 14))
    .answer('billy')
    .end();
  expect(g.person('billy').status).toBe('dead');
  expect(g.facts('wound').filter((f) => f.who === 'zed-1')).toEqual([]);
  expect(g.person('foe')).toMatchObject({ prone: true });
  g.begin(driversReact(g.w)).end();
  expect(g.vehicle('a')).toMatchObject({ condition: 'overturned', y: 13.75 });
});

test('[BDZ-veh-driver-disabled] [BDZ-D-c84] with the die passed it runs on for half of its speed, and no farther', () => {
  const g = on({ ...SHOT, zeds: {}, dice: [5, 5, /* shots */ 6, 2, 1, /* kept */ 1] });
  g.begin(runsDown(g.w, 'a', ['foe'], 12))
    .answer('billy')
    .end();
  g.begin(driversReact(g.w)).end();
  expect(g.vehicle('a')).toMatchObject({ condition: 'runs', y: 16, speed: 0 });
});

// ------------------------------------------------------------------ enemies who come to see it

const HOUSE: Situation['map'] = {
  ...ROAD,
  buildings: [{ id: 'h', name: 'h', rect: [33, 4, 45, 24], levels: 1 }],
};

test('[BDZ-react-in-sight] [BDZ-veh-test-insight-when] running somebody down it comes into sight of others, who test', () => {
  const g = on(
    {
      map: HOUSE,
      people: { foe: { ...FOE, x: 40, y: 30, facing: 225 } },
      zeds: { 'zed-1': { x: 30, y: 16 } },
      dice: [1, 1, /* damage */ 1, /* control */ 1, 1, /* In Sight */ 6, 6],
    },
    { speed: 18 },
  );
  expect(g.table.sees('foe', 'billy')).toBe(false);
  g.begin(runsDown(g.w, 'a', ['zed-1'], 18)).end();
  expect(g.vehicle('a').y).toBe(28);
  expect(g.facts('tested').map((f) => `${f.who} ${f.test}`)).toEqual(['foe in-sight']);
  g.done();
});

test('[BDZ-veh-test-insight-when] a vehicle that moves in reaction is seen by those who act, and they do not test', () => {
  const g = on({ map: HOUSE, people: { foe: { ...FOE, x: 40, y: 30, facing: 225 } } }, { speed: 18 });
  g.state.active = { side: 'player-2', who: ['foe'], manner: 'move', rallied: [] };
  roll(g, 18).end();
  expect(g.vehicle('a').y).toBe(28);
  expect(g.facts('tested')).toEqual([]);
});

test('[BDZ-veh-test-insight-when] [BDZ-veh-test-receivedfire] an active driver who drives on under fire comes into sight of others, who test', () => {
  const seen = (active: string, dice: readonly number[]) => {
    const g = on({ map: HOUSE, people: { foe: { ...FOE, x: 40, y: 30, facing: 225 } }, dice }, { speed: 36 });
    g.state.active = { side: active, who: [], manner: 'move', rallied: [] };
    g.state.owing = [{ driver: 'billy', what: 'vehicle-received-fire', causes: ['foe'] }];
    g.begin(driversReact(g.w)).answer('go 0').end();
    expect(g.vehicle('a').y).toBe(28);
    g.done();
    return g.facts('tested').map((f) => `${f.who} ${f.test}`);
  };
  expect(seen('player-1', [1, 1, /* In Sight */ 6, 6])).toEqual(['foe in-sight']);
  expect(seen('player-2', [1, 1])).toEqual([]);
});

test('[BDZ-react-in-sight] [BDZ-veh-test-insight-when] a driver who reacts while zombies act comes into sight of enemies, who test', () => {
  const seen = (begun?: number) => {
    const foe = { ...FOE, x: 40, y: 30, facing: 225 };
    const since = begun === undefined ? {} : { begun };
    const g = on({ ...since, map: HOUSE, people: { foe }, dice: [1, 1, 6, 6] }, { speed: 36 });
    g.state.active = { side: 'zombies', who: [], manner: 'move', rallied: [] };
    g.state.owing = [{ driver: 'billy', what: 'vehicle-in-sight', causes: ['foe'] }];
    g.begin(driversReact(g.w)).answer('go 0').end();
    expect(g.vehicle('a').y).toBe(28);
    return g.facts('tested').map((f) => `${f.who} ${f.test}`);
  };
  expect([seen(), seen(22)]).toEqual([['foe in-sight'], []]);
});

test('[BDZ-veh-driver-disabled] [BDZ-veh-test-insight] [BDZ-veh-test-receivedfire] a driver shot dead in a reaction neither stops nor turns the vehicle: it runs on', () => {
  const shot = (what: 'vehicle-in-sight' | 'vehicle-received-fire', test: number[], ...chosen: string[]) => {
    const foe = { ...FOE, x: 40, y: 30, facing: 225, has: ['assault-rifle' as const] };
    const dice = [...test, /* the foe sees it, and fires */ 1, 1, 6, 2, 1, 1, /* runs on */ 1];
    const g = on({ map: HOUSE, people: { foe }, dice }, { speed: 36 });
    g.state.active = { side: 'zombies', who: [], manner: 'move', rallied: [] };
    g.state.owing = [{ driver: 'billy', what, causes: ['foe'] }];
    g.begin(driversReact(g.w));
    for (const each of [...chosen, 'billy']) g.answer(each);
    g.end();
    g.done();
    expect(g.person('billy').status).toBe('dead');
    expect(g.facts('driver-tested')).toHaveLength(1);
    return g.facts('drove').map((f) => [f.inches, f.facing]);
  };
  // Seen after 11 inches, it coasts for half of its speed.
  const runsOn = [
    [11, 0],
    [18, 0],
  ];
  expect(shot('vehicle-in-sight', [1, 1], 'go 0 stop')).toEqual(runsOn);
  expect(shot('vehicle-received-fire', [1, 6])).toEqual(runsOn);
  expect(shot('vehicle-received-fire', [6, 6])).toEqual(runsOn);
});

test('[BDZ-D-c80] [BDZ-veh-bash-2] whoever wins by two has driven to where half of the rest has taken it, and so fast', () => {
  const b = { kind: 'motorcycle' as const, x: 30, y: 20, running: false, facing: 0 };
  const g = on(
    { vehicles: { b }, dice: [/* charge */ 1, 1, /* bash */ 1, 1, 4, 4, 4, ...Array(9).fill(4)] },
    { speed: 12 },
  );
  g.begin(drives(g.w, 'a')).answer('12', 'ram b').end();
  const { y, speed } = g.vehicle('a');
  expect(tests(g)).toEqual(['billy vehicle-charge run-at', 'billy lose-control carry-on']);
  expect([y, speed]).toEqual([19.75, 9.75]);
});

test('[BDZ-veh-ram-rear] [BDZ-veh-test-charged-when] across the road it depends on which half of it the other comes from', () => {
  const fall = Array<number>(24).fill(6);
  const tested = (b: object) =>
    ram(b, [1, 1, 4, 4, ...fall]).question() === 'player-2 charged BDZ-veh-test-charged';
  // The one that rams comes from the south, 0.2 inches to the west or to the east of the other's middle.
  expect(tested({ facing: 270 })).toBe(true);
  expect(tested({ facing: 90 })).toBe(false);
  expect(tested({ x: 29.8, facing: 270 })).toBe(false);
  expect(tested({ x: 29.8, facing: 90 })).toBe(true);
});

test('[BDZ-veh-bash-1] [BDZ-veh-bash-2] [BDZ-veh-bash-3] of those who win by one, two or three, all but the last take Lose Control', () => {
  const won = (lead: number) => {
    const own = [...Array(lead).fill(1), ...Array(5 - lead).fill(6)];
    const g = ram({}, [1, 1, 4, 4, ...Array(5).fill(6), ...own, ...Array(8).fill(4)]);
    g.answer('bash').end();
    expect(g.facts('bashed')).toMatchObject([{ own: 0, other: lead }]);
    return tests(g).filter((t) => t.startsWith('foe lose-control')).length;
  };
  expect([1, 2, 3].map(won)).toEqual([1, 1, 0]);
});

test('[BDZ-veh-rundown-procedure] enemies and zombies may be run down, friends may not, and in a truce only zombies', () => {
  const prey = (peace: boolean) => {
    const g = on(
      {
        people: { dez: { x: 30.7, y: 18 }, foe: { ...FOE, x: 29.3, y: 20 } },
        zeds: { 'zed-1': { x: 30, y: 22 }, 'zed-2': { x: 30, y: 24 } },
        state: underWay({ who: ['billy', 'dez'], encounter: { peace } }),
      },
      { speed: 18 },
    );
    g.begin(drives(g.w, 'a')).answer('18', 'run-down');
    return g.options();
  };
  expect([prey(false), prey(true)]).toEqual([
    ['foe', 'zed-1', 'zed-2'],
    ['zed-1', 'zed-2'],
  ]);
  // Beyond what stops the vehicle nobody is run down, though the driver sees it.
  const offers = (y: number) => {
    const parked = { x: 30, y, kind: 'motorcycle', facing: 90, running: false } as const;
    const g = on({ zeds: { 'zed-1': { x: 30, y: 20 } }, vehicles: { parked } }, { speed: 18 });
    g.begin(drives(g.w, 'a')).answer('18');
    return [g.table.sees('billy', 'zed-1'), g.options().includes('run-down')];
  };
  expect([offers(24), offers(17)]).toEqual([
    [true, true],
    [true, false],
  ]);
});

test('[BDZ-veh-rundown-damage] [BDZ-T-damage] a die of the Bash Value or less kills a zombie, and puts a human out of the fight', () => {
  const wound = (id: string, more: Situation) => {
    const g = on({ ...more, dice: [3, 1, 1] });
    g.begin(hits(g.w, 'a', id))
      .end()
      .done();
    return g.facts('wound')[0]?.damage;
  };
  expect(wound('zed-1', { zeds: { 'zed-1': { x: 30, y: 13 } } })).toBe('dead');
  expect(wound('foe', { people: { foe: { ...FOE, x: 30, y: 13 } } })).toBe('out');
});

test('[BDZ-D-c84] a vehicle with no inches left does not stir, and nothing is told of it', () => {
  const g = roll(on({}), 0).end();
  expect([g.vehicle('a').y, g.facts('drove')]).toEqual([10, []]);
});
