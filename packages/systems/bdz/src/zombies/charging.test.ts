import { describe, expect, test } from 'vitest';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';

/** Plays steps of the zombies' activation: moves, charges, melees. */
function phase(given: Situation, steps = 3): Game {
  const g = game({
    ...given,
    state: { acting: 2, order: ['player-1', 'player-2', 'zombies'], ...given.state },
  });
  for (let n = 0; n < steps; n++) g.step();
  return g;
}

/** How many dice the zombies roll in their melees, throw by throw. */
const bites = (g: Game) =>
  g
    .facts('rolled')
    .filter((f) => f.label === 'melee' && f.seat === undefined)
    .map((f) => f.faces[0]?.length);

const NOTHING = Array<number>(30).fill(6);
const ARMED = { x: 18, y: 18, rep: 4, has: ['pistol'] } as const;

describe('from behind', () => {
  test('[BDZ-zreact-charged-rear] [BDZ-D-melee-split] charged from both sides one tests for the zombie in front, may fire at that one alone, and has the penalty', () => {
    const from = (dice: readonly number[]) =>
      phase(
        {
          people: { a: { ...ARMED, facing: 0 } },
          zeds: {
            'zed-1': { x: 18, y: 24, facing: 180 },
            'zed-2': { x: 18.9, y: 24, facing: 180 },
            'zed-3': { x: 18, y: 12 },
          },
          dice: [...dice, ...NOTHING],
        },
        2,
      );
    const fires = from([1, 2]);
    expect(fires.options().filter((id) => id.includes('zed-3'))).toEqual([]);
    expect(fires.options().filter((id) => id.includes('zed-1'))).not.toEqual([]);
    const melees = from([1, 6]).state.melees;
    expect(melees.map((m) => [m.with, m.rear])).toEqual([
      ['zed-1', false],
      ['zed-3', true],
      ['zed-2', false],
    ]);
  });

  test('[BDZ-face-rear-attack] [BDZ-zact-charge] where its activation began decides, though it has stopped since for those who saw it come', () => {
    const comes = (y: number, dice: readonly number[]) => {
      const path: [number, number][] = [
        [22.4, 17.2],
        [22.4, 21],
      ];
      return phase(
        {
          map: { barriers: [{ id: 'w', kind: 'high wall', path }] },
          people: { a: { ...ARMED, has: [], facing: 0 }, b: { x: 23.05, y: 8, facing: 270 } },
          zeds: { 'zed-1': { x: 23.1, y, facing: 0 } },
          state: { noises: [{ x: 8, y: 12, level: 0, shots: 6 }] },
          dice: [6, 6, ...dice],
        },
        2,
      );
    };
    const front = comes(18.3, [1, 2]);
    expect(front.tests()).toEqual(['b in-sight 0 no-fire', 'a being-charged 2 melee']);
    expect(front.state.melees).toMatchObject([{ who: 'a', rear: false }]);
    const rear = comes(17.9, []);
    expect(rear.tests()).toEqual(['b in-sight 0 no-fire']);
    expect(rear.state.melees).toMatchObject([{ who: 'a', rear: true }]);
  });

  test('[BDZ-react-charged] [BDZ-zreact-charged-rear] a friend near who sees the zombie tests and fires, the charged himself does not', () => {
    const seen = (chargers: string) =>
      phase(
        {
          options: { chargers },
          people: { a: { ...ARMED, facing: 0 }, b: { ...ARMED, x: 20, facing: 180 } },
          zeds: { 'zed-1': { x: 18, y: 12.5 } },
          dice: [/* Leader */ 6, 1, 2, /* he hits */ 6, 6, 1, 1, 6],
        },
        2,
      );
    for (const chargers of ['once', 'each']) {
      const g = seen(chargers);
      expect(g.tests().filter((each) => each.includes('being-charged'))).toEqual([
        'b being-charged 2 fire-and-melee',
      ]);
      expect(g.question()).toBe('player-1 aim BDZ-shoot-declare');
      g.answer('zed-1').end();
      expect(g.facts('fired').map((f) => [f.who, f.at])).toEqual([['b', ['zed-1']]]);
      // It does not charge him.
      expect(g.facts('wound').map((f) => f.cause)).toEqual(['BDZ-zshoot-easy', 'BDZ-zshoot-easy']);
    }
  });
});

test('[BDZ-zshoot-charged] [BDZ-zshoot-easy] somebody whom a zombie charges from behind uses Impact on those that charge a friend', () => {
  const wounds = (y: number) => {
    const g = phase(
      {
        people: { a: { ...ARMED, has: [], facing: 0 }, b: { ...ARMED, x: 20, facing: 0 } },
        zeds: { 'zed-1': { x: 18, y: 24, facing: 180 }, 'zed-2': { x: 20, y } },
        dice: [/* Leader */ 6, 1, 2, /* he hits */ 6, 6, 1, 1, ...NOTHING],
      },
      2,
    );
    expect(g.tests()).toEqual(['a being-charged 2 melee', 'b being-charged 2 fire-and-melee']);
    g.answer('zed-1').end();
    return g.facts('wound').map((f) => f.cause);
  };
  expect(new Set(wounds(12.5))).toEqual(new Set(['BDZ-zshoot-charged']));
  expect(new Set(wounds(2))).toEqual(new Set(['BDZ-zshoot-easy']));
});

describe('one who has met none yet', () => {
  const alone = (gap: number, dice: readonly number[], facing = 180) =>
    phase({
      people: { a: { ...ARMED, has: [], facing, knowsZeds: false } },
      zeds: { 'zed-1': { x: 18, y: 17 - gap } },
      dice: [...dice, ...NOTHING],
    });
  const inches = (g: Game) => g.facts('walked').reduce((sum, f) => sum + f.cost, 0);

  test('[BDZ-react-zed] [BDZ-D-zed-melee] tests for the zombie that charges it before it is charged', () => {
    const g = alone(5, [1, 2, /* charged */ 1, 2]);
    expect(g.tests()).toEqual(['a zed-or-no-zed 2 carry-on', 'a being-charged 2 melee']);
    expect([g.person('a').knowsZeds, g.facts('melee-round').length, bites(g)[0]]).toEqual([true, 1, 1]);
  });

  test('[BDZ-react-zed-result] [BDZ-D-zed-melee] taken by surprise there is no other test, and three dice for one round', () => {
    const g = alone(5, [6, 6]);
    expect(g.tests()).toEqual(['a zed-or-no-zed 0 zombie-in-melee']);
    expect([g.facts('melee-round').length, bites(g)[0]]).toEqual([1, 3]);
    expect(g.state.melees).toEqual([{ who: 'a', with: 'zed-1', rear: false }]);
  });

  test('[BDZ-D-zed-melee] what comes within 3 inches and is not known charges with the others, and fights one round', () => {
    const g = alone(8, [1, 6, /* charged */ 1, 2]);
    expect(g.tests()).toEqual(['a zed-or-no-zed 1 zombie-charges', 'a being-charged 2 melee']);
    expect(g.facts('melee-round')).toHaveLength(1);
    expect(inches(g)).toBeCloseTo(8, 0);
    const behind = alone(8, [1, 6], 0);
    expect(behind.tests()).toEqual(['a zed-or-no-zed 1 zombie-charges']);
  });

  test('[BDZ-D-zed-melee] is not charged by a zombie that charges another', () => {
    const g = phase(
      {
        people: { a: { ...ARMED, has: [] }, b: { ...ARMED, has: [], x: 20.5, y: 17.5, knowsZeds: false } },
        zeds: { 'zed-1': { x: 18, y: 14.6 } },
        dice: [/* Leader */ 6, 1, 6],
      },
      1,
    );
    expect(g.tests()).toEqual(['b zed-or-no-zed 1 zombie-charges']);
    expect(g.state.charges.map((c) => c.target)).toEqual(['a']);
  });
});

test('[BDZ-zact-charge] one that comes into the sight of somebody else on its last inches comes into contact all the same, and on to where its human has fled from', () => {
  const comes = (dice: readonly number[]) => {
    const path: [number, number][] = [
      [20, 20.6],
      [20, 34],
    ];
    return phase(
      {
        map: { barriers: [{ id: 'w', kind: 'high wall', path }] },
        people: { a: { x: 18, y: 18, facing: 0 }, b: { x: 22, y: 19, facing: 270 } },
        zeds: { 'zed-1': { x: 18, y: 24.5, facing: 180 } },
        dice,
      },
      2,
    );
  };
  const fights = comes([/* Leader */ 6, 1, 1]);
  expect(fights.tests()).toEqual(['a being-charged 2 melee']);
  expect(fights.state.melees).toEqual([{ who: 'a', with: 'zed-1', rear: false }]);
  const flees = comes([/* Leader */ 6, 6, 6]);
  expect(flees.tests()).toEqual(['a being-charged 0 retire']);
  expect(flees.zed('zed-1')).toMatchObject({ x: 18, y: 18.5 });
  fights.done();
  flees.done();
});

test('[BDZ-react-charged] a friend 4 inches off tests with the charged, and one farther off does not', () => {
  const tested = (inches: number) =>
    phase(
      {
        people: { a: { ...ARMED, has: [] }, b: { ...ARMED, has: [], x: 19 + inches, group: 1 } },
        zeds: { 'zed-1': { x: 18, y: 23, facing: 180 } },
        dice: NOTHING,
      },
      2,
    )
      .tests()
      .map((each) => each.split(' ')[0]);
  expect([tested(4), tested(4.01)]).toEqual([['a', 'b'], ['a']]);
});

test('[BDZ-zmove-knocked] [BDZ-zmelee-minus] a zombie that gets up in melee does not bite in that activation, and does in the next', () => {
  const g = phase({
    people: { a: { ...ARMED, has: [] } },
    zeds: { 'zed-1': { y: 19, prone: true } },
    state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    dice: NOTHING,
  });
  expect([g.facts('got-up').length, g.facts('melee-round').length, bites(g)]).toEqual([1, 1, []]);
  g.w.happen({ is: 'phase', cause: 'BDZ-turn-second', to: 'all', acting: 2, side: 'zombies' });
  g.step().step().step();
  expect(bites(g)).toEqual([1]);
});

test('[BDZ-react-zed] [BDZ-D-zed-aboard] who drives up to a first zombie takes Zed Or No Zed, and so does a passenger who sees out', () => {
  const past = (zed: number, dice: readonly number[], dez: Partial<Person> = { sits: 'front' }) => {
    const g = game({
      map: { ground: 'road', size: [60, 60] },
      people: {
        billy: { aboard: 'car', sits: 'wheel', knowsZeds: false },
        dez: { aboard: 'car', knowsZeds: false, group: 1, ...dez },
      },
      vehicles: { car: { kind: 'pickup', covered: true, x: 30, y: 15, speed: 18 } },
      zeds: { 'zed-1': { x: 32.5, y: zed } },
      active: ['billy'],
      dice,
    });
    return g.step().answer('drive billy', '18', 'go', '10');
  };
  const g = past(25, [1, 2]);
  expect(g.tests()).toEqual(['billy zed-or-no-zed 2 carry-on', 'dez zed-or-no-zed 2 carry-on']);
  expect([g.person('billy').knowsZeds, g.vehicle('car').y]).toEqual([true, 25]);
  expect(g.question()).toBe('player-1 drive BDZ-veh-move-normal');
  g.done();
  // Nobody sees out of a closed rear.
  expect(past(25, [1, 2], { sits: 'rear' }).tests()).toHaveLength(1);
  expect(past(40, []).tests()).toEqual([]);
});

test('[BDZ-react-zed-result] [BDZ-veh-zombies-charge] [BDZ-D-zed-aboard] a zombie that then charges a moving vehicle is struck, and its driver may lose control', () => {
  const g = game({
    map: { ground: 'road', size: [60, 60] },
    people: { billy: { aboard: 'car', sits: 'wheel', knowsZeds: false } },
    vehicles: { car: { kind: 'sedan', x: 30, y: 15, speed: 18 } },
    zeds: { 'zed-1': { x: 32.5, y: 25 } },
    active: ['billy'],
    dice: [6, 6, /* damage */ 1, /* Lose Control */ 1, 1],
  });
  g.step().answer('drive billy', '18', 'go', '10');
  expect(g.tests()).toEqual(['billy zed-or-no-zed 0 zombie-in-melee']);
  expect(g.facts('driver-tested').map((f) => f.test)).toEqual(['lose-control']);
  expect([g.state.zeds, g.state.melees]).toEqual([[], []]);
  g.done();
});

test('[BDZ-veh-zombies-charge] [BDZ-zact-charge] one that comes into the sight of somebody else on its way reaches the vehicle all the same', () => {
  const path: [number, number][] = [
    [33.0, 27],
    [33.0, 45],
  ];
  const g = game({
    map: { ground: 'road', size: [60, 60], barriers: [{ id: 'w', kind: 'high wall', path }] },
    people: {
      billy: { aboard: 'car', sits: 'wheel', knowsZeds: false },
      watches: { x: 32.5, y: 40, facing: 180, group: 1 },
    },
    vehicles: { car: { kind: 'motorcycle', x: 30, y: 15, speed: 18 } },
    zeds: { 'zed-1': { x: 33.6, y: 25 } },
    active: ['billy'],
    dice: [6, 6, /* damage */ 1, /* Lose Control */ 1, 1],
  });
  expect(g.table.sees('watches', 'zed-1')).toBe(false);
  g.step().answer('drive billy', '18', 'go', '10');
  expect(g.tests()).toEqual(['billy zed-or-no-zed 0 zombie-in-melee']);
  expect([g.facts('driver-tested').map((f) => f.test), g.state.zeds]).toEqual([['lose-control'], []]);
  g.done();
});

test('[BDZ-zmove-door] [BDZ-zact-charge] a zombie charges through a door that it has been at, and through no other', () => {
  const doors = [{ id: 'd', at: [18, 14] as [number, number], width: 2, type: 'standard' }];
  const comes = (zed: object) => {
    const g = game({
      map: { buildings: [{ id: 'h', name: 'h', rect: [10, 14, 26, 30], levels: 1, doors }] },
      people: { a: { ...ARMED, has: [], facing: 180 } },
      zeds: { 'zed-1': { x: 18, y: 13.4, saw: [18, 18, 0], ...zed } },
      state: {
        acting: 2,
        order: ['player-1', 'player-2', 'zombies'],
      },
      dice: NOTHING,
    });
    g.step().step();
    return g.facts('melee').length;
  };
  expect(comes({ door: 'd', waits: 0 })).toBe(1);
  expect([{ door: 'd', waits: 1 }, { door: '' }, { door: 'e' }].map(comes)).toEqual([0, 0, 0]);
});
