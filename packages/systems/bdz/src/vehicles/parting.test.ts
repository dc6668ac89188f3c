import { describe, expect, test } from 'vitest';
import { leftBehind, partsAfoot, partsRiders } from '../melee/parting.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { drives } from './driving.js';
import { MEETS } from './reacting.js';
import { makesRoom, rolls, stepsAside } from './rolling.js';

const AT_WHEEL = { aboard: 'a', sits: 'wheel' } as const;
const PASSENGER = { aboard: 'a', sits: 'front' } as const;
/** Beside a vehicle in the middle of the table. */
const BESIDE = { x: 19.26, y: 18, facing: 270 };
const locked = (who: string, foe: string) => ({ who, with: foe, rear: false });
const melees = (g: Game) => g.state.melees.map((m) => `${m.who} ${m.with}`);

/** The driver of a closed vehicle at rest, and whoever besets those in it. */
function beset(situation: Situation, v: NonNullable<Situation['vehicles']>[string] = {}): Game {
  const people = { billy: AT_WHEEL, ...situation.people };
  return game({
    ...situation,
    people,
    vehicles: { a: { broken: true, ...v }, ...situation.vehicles },
    active: Object.keys(people).filter((id) => id !== 'foe'),
  });
}

describe('driving out of a melee', () => {
  const zeds = { 'zed-1': BESIDE };

  test('[BDZ-melee-break] [BDZ-D-melee-drive] a vehicle that does not move parts nobody in it from anybody', () => {
    const g = beset({
      people: { dez: { ...PASSENGER, has: ['pistol'] } },
      zeds,
      state: { melees: [locked('dez', 'zed-1')] },
    }).run();
    g.answer('drive billy', '0').run();
    expect(melees(g)).toEqual(['dez zed-1']);
    expect(g.options().filter((id) => id.endsWith(' dez'))).toEqual(['fight dez']);
  });

  test('[BDZ-melee-break] [BDZ-D-melee-drive] the melee ends where the vehicle is an inch away, not before', () => {
    const gone = (inches: string) => {
      const g = beset({ zeds, state: { melees: [locked('billy', 'zed-1')] } });
      g.begin(drives(g.w, 'a')).answer('9', 'go', inches);
      return melees(g);
    };
    // A quarter of an inch on, its tail is not past the zombie's base yet; nine inches on, it is.
    expect([gone('1'), gone('9')]).toEqual([['billy zed-1'], []]);
    const back = beset({
      zeds: { 'zed-1': { x: 18, y: 20.3, facing: 180 } },
      state: { melees: [locked('billy', 'zed-1')] },
    });
    back.begin(drives(back.w, 'a')).answer('back 4.5', 'go', '0.5');
    expect(melees(back)).toEqual(['billy zed-1']);
    back.answer('go', '0.5');
    expect(melees(back)).toEqual([]);
    expect(back.facts('parted')).toMatchObject([{ who: 'billy', from: ['zed-1'] }]);
  });

  test('[BDZ-melee-break] [BDZ-D-melee-drive] only those whom it has left are parted, and a human among them takes In Sight', () => {
    const g = beset({
      people: { dez: PASSENGER, foe: { ...BESIDE, seat: 'player-2' } },
      state: { melees: [locked('dez', 'foe')] },
      dice: [6, 6],
    });
    g.begin(drives(g.w, 'a')).answer('9', 'go', '0.5');
    expect(g.tests()).toEqual([]);
    g.answer('go', '8.5');
    expect([melees(g), g.tests()]).toEqual([[], [expect.stringMatching(/^foe in-sight 0/)]]);
  });

  test('[BDZ-D-melee-drive] off the table nobody is locked with those left on it', () => {
    const g = beset(
      { zeds: { 'zed-1': { ...BESIDE, y: 30 } }, state: { melees: [locked('billy', 'zed-1')] } },
      { y: 30 },
    );
    g.begin(drives(g.w, 'a')).answer('9', 'go', '9').end();
    expect([melees(g), g.vehicle('a').x]).toEqual([[], -1]);
  });

  test('[BDZ-D-melee-drive] locked at the wheel one may start the engine to drive off, but not switch it off or change seats', () => {
    const deeds = (more: Situation, running: boolean) =>
      beset({ zeds, state: { melees: [locked('billy', 'zed-1')] }, ...more }, { running })
        .run()
        .options();
    expect(deeds({}, false)).toContain('start billy');
    expect(deeds({}, true)).not.toContain('switch-off billy');
    expect(deeds({ state: {} }, true)).toContain('switch-off billy');
    const front = { people: { billy: PASSENGER } };
    expect(deeds(front, true)).not.toContain('wheel billy');
    expect(deeds({ ...front, state: {} }, true)).toContain('wheel billy');
  });
});

describe('out of the way', () => {
  test('[BDZ-D-melee-drive] whoever steps aside is parted from those it no longer touches', () => {
    const g = game({
      people: { foe: { x: 17.5, y: 18 } },
      zeds: { 'zed-1': { x: 17.5, y: 19, facing: 180 }, 'zed-2': { x: 16.5, y: 18, facing: 90 } },
      vehicles: { a: { x: 18, y: 10 } },
      state: { melees: [locked('foe', 'zed-1'), locked('foe', 'zed-2')] },
    });
    expect(stepsAside(g.w, 'a', 'foe', true)).toBe(true);
    expect(melees(g)).toEqual([]);
    const near = game({
      people: { foe: { x: 17.5, y: 18 } },
      zeds: { 'zed-1': { x: 16.745, y: 19, facing: 180 } },
      vehicles: { a: { x: 18, y: 10 } },
      state: { melees: [locked('foe', 'zed-1')] },
    });
    expect(stepsAside(near.w, 'a', 'foe', true)).toBe(true);
    expect(melees(near)).toEqual(['foe zed-1']);
  });

  test('[BDZ-D-melee-drive] a zombie from under a vehicle is parted from its human, and one put beside its prey is not', () => {
    const g = game({
      people: { p: { x: 18, y: 22 }, billy: AT_WHEEL },
      zeds: { 'zed-1': { x: 18.2, y: 19.4 } },
      vehicles: { a: {} },
      state: { melees: [locked('p', 'zed-1'), locked('billy', 'zed-1')] },
    });
    makesRoom(g.w, 'a');
    expect(melees(g)).toEqual(['billy zed-1']);
  });

  test('[BDZ-D-melee-drive] a besieged vehicle that is pushed aside leaves the dead where they are', () => {
    const g = game({
      people: { billy: { aboard: 'b', sits: 'wheel' } },
      zeds: { 'zed-1': { x: 19.26, y: 20, facing: 270 } },
      vehicles: {
        a: { kind: 'suv', y: 8, speed: 12 },
        b: { x: 17.5, y: 20, kind: 'sedan', running: false },
      },
      state: { melees: [locked('billy', 'zed-1')] },
      // Four of six against one of five; no damage, and no Lose Control.
      dice: [1, 1, 1, 1, 6, 6, 1, 6, 6, 6, 6, 2, 2, 1, 1, /* The zombie is struck. */ 6],
    });
    g.begin(rolls(g.w, 'a', 10, 'BDZ-D-c84', MEETS));
    expect(g.facts('drove').some((f) => f.how === 'pushed')).toBe(true);
    expect(g.facts('parted')).toMatchObject([{ who: 'billy', from: ['zed-1'] }]);
    expect(g.person('billy').status).toBe('carry-on');
  });
});

test('[BDZ-melee-break] [BDZ-D-melee-drive] whoever is moved aside and still touches its opponent is parted from nobody', () => {
  const parts = (x: number) => {
    const zeds = { 'zed-1': { x, y: 18 } };
    const g = game({ people: { billy: { x: 18 } }, zeds, state: { melees: [locked('billy', 'zed-1')] } });
    partsAfoot(g.w, 'billy', 'BDZ-D-melee-drive');
    return g.facts('parted').length;
  };
  expect([parts(19), parts(21)]).toEqual([0, 1]);
});

test('[BDZ-melee-break] [BDZ-D-melee-drive] exactly an inch from the vehicle is far enough', () => {
  const parts = (x: number) => {
    const g = beset({ zeds: { 'zed-1': { x, y: 18 } }, state: { melees: [locked('billy', 'zed-1')] } });
    partsRiders(g.w, 'a', 'BDZ-D-melee-drive', true);
    return g.facts('parted').length;
  };
  expect([parts(20.25), parts(20.249)]).toEqual([1, 0]);
});

test('[BDZ-melee-break] [BDZ-D-melee-drive] whoever breaks away from a rider goes an inch from the vehicle', () => {
  const breaks = (x: number) => {
    const g = game({
      people: { billy: { x: 19.25 }, foe: { seat: 'player-2', aboard: 'a' } },
      vehicles: { a: { running: false } },
      state: { melees: [locked('foe', 'billy')] },
      active: ['billy'],
      dice: [6, 6],
    });
    g.step().answer('break billy').answer([x, 18]).end();
    return melees(g);
  };
  expect([breaks(20.2), breaks(20.25)]).toEqual([['foe billy'], []]);
});

test('[BDZ-melee-break] [BDZ-veh-test-insight-when] a driver who is left behind owes a test for those whom it still sees, and none where it sees nobody', () => {
  const owes = (barriers: NonNullable<Situation['map']>['barriers']) => {
    const g = game({
      map: { barriers: barriers ?? [] },
      people: {
        dez: PASSENGER,
        foe: { seat: 'player-2', aboard: 'b', sits: 'wheel' },
      },
      vehicles: { a: { x: 10 }, b: { x: 24 } },
    });
    g.begin(leftBehind(g.w, new Map([['foe', ['dez']]]))).end();
    return g.facts('owes').length;
  };
  const path: [number, number][] = [
    [17, 4],
    [17, 32],
  ];
  expect([owes([]), owes([{ id: 'w', kind: 'high wall', path }])]).toEqual([1, 0]);
});
