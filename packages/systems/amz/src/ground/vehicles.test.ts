import { describe, expect, test } from 'vitest';
import { barredFrom } from '../activation/announcing.js';
import { roomIn } from '../casualties/carrying.js';
import { drivesOn } from '../casualties/driving.js';
import { downsAboard, struckVehicle, vehicleDamage } from '../casualties/wrecking.js';
import { attackVehicle } from '../combat/clawing.js';
import { barredFire } from '../fire/attack.js';
import { fireAt } from '../fire/fire.js';
import { againstVehicles } from '../fire/weapons.js';
import { pullBack } from '../morale/pullback.js';
import { reachOf } from '../movement/marching.js';
import type { Figure } from '../state.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { boardable, getsIn, getsOut, hatches, outside } from './vehicles.js';

/** A vehicle with this many crew aboard; its first figure is its body. */
function vehicle(type: NonNullable<Given['vehicle']>, id: string, crew: number, more: Given = {}): Given {
  const aboard: Partial<Figure> = { x: -1, y: -1, aboard: id };
  const figures = Object.fromEntries(
    Array.from({ length: crew }, (_, i) => [i + 2, { ...aboard, ...more.figures?.[i + 2] }]),
  );
  return {
    vehicle: type,
    professional: true,
    quality: 'trained',
    fighters: crew + 1,
    at: [18, 10],
    ...more,
    figures: { 1: { id, role: 'vehicle' }, ...figures },
  };
}
const TEAM: Given = { professional: true, quality: 'trained', fighters: 3, at: [18, 13] };
const riding = (n: number, id: string): Given['figures'] =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [i + 1, { x: -1, y: -1, aboard: id }]));

describe('[AMZ-vehicles]', () => {
  test('[AMZ-T-vehicles] units within 2 inches get in while there is room', () => {
    const may = (team: Given, crew = 1) =>
      boardable(game({ units: { car: vehicle('car', 'car', crew), team: { ...TEAM, ...team } } }).w, 'team');
    expect(may({})).toHaveLength(1);
    expect(may({ at: [18, 13.3] })).toHaveLength(0);
    expect(may({ fighters: 4 })).toHaveLength(1);
    expect(may({ fighters: 5 })).toHaveLength(0);
    expect(may({}, 3)).toHaveLength(0);
  });
  test('[AMZ-casualties-carry] two markers take the room of one passenger', () => {
    const room = (down: number) =>
      boardable(
        game({
          units: {
            car: vehicle('car', 'car', 1),
            team: {
              ...TEAM,
              fighters: 3 + down,
              figures: Object.fromEntries(
                [4, 5, 6].slice(0, down).map((n) => [n, { status: 'down' as const }]),
              ),
            },
          },
        }).w,
        'team',
      ).length;
    expect([room(1), room(2), room(3)]).toEqual([1, 1, 0]);
  });
  test('markers of those aboard and of those who come count, abandoned ones do not', () => {
    const marker = { kind: 'kia', x: -1, y: -1, level: 0, safe: false, overrun: false } as const;
    const may = (unit: string, n: number, abandoned = false) =>
      boardable(
        game({
          units: { car: vehicle('car', 'car', 1), team: TEAM },
          state: {
            casualties: Array.from({ length: n }, (_, i) => ({ ...marker, id: `c${i}`, unit, abandoned })),
          },
        }).w,
        'team',
      ).length;
    expect([may('team', 2), may('team', 3), may('team', 3, true)]).toEqual([1, 0, 1]);
    expect([may('car', 2), may('car', 3), may('car', 3, true), may('blue', 3)]).toEqual([1, 0, 1, 1]);
  });
  test('it may stay outside, and inside', () => {
    const g = game({ units: { car: vehicle('car', 'car', 1), team: TEAM } });
    expect(g.begin(getsIn(g.w, 'team')).answer('none').end().result).toBe(false);
    expect(g.figures('team').every((f) => f.aboard === '')).toBe(true);
    g.begin(getsIn(g.w, 'team')).answer('car').end();
    expect(g.result).toBe(true);
    expect(g.begin(getsOut(g.w, 'team')).answer(false).end().result).toBe(false);
    expect(g.figures('team').every((f) => f.aboard === 'car')).toBe(true);
  });
  test('a unit gets in, and out again within 2 inches', () => {
    const g = game({ units: { car: vehicle('car', 'car', 1), team: TEAM } });
    g.begin(getsIn(g.w, 'team')).answer('car').end();
    expect(g.figures('team').every((f) => f.aboard === 'car' && f.x === -1 && f.y === -1)).toBe(true);
    expect(roomIn(g.w, 'car')).toBe(1);
    expect(g.table.basesOf('team')).toEqual(['car']);
    g.begin(getsOut(g.w, 'team')).answer(true).end();
    expect(g.table.apart('team', 'car')).toBeLessThanOrEqual(2);
    for (const f of g.figures('team')) expect(g.table.distance(f.id, 'car')).toBeLessThanOrEqual(2.001);
  });
  test('nobody is asked where nothing can be done', () => {
    const g = game({ units: { car: vehicle('car', 'car', 1), team: { ...TEAM, at: [30, 30] } } });
    expect(g.begin(getsIn(g.w, 'team')).end().result).toBe(false);
    expect(g.begin(getsOut(g.w, 'team')).end().result).toBe(false);
  });
});

test('[AMZ-D-hatches] open or buttoned up is said at the start of an activation, of armored vehicles', () => {
  const g = game({ units: { apc: vehicle('APC', 'apc', 2), car: vehicle('car', 'car', 1) } });
  expect(g.unit('apc').open).toBe(false);
  g.begin(hatches(g.w, 'apc')).answer(true).end();
  expect(g.unit('apc').open).toBe(true);
  g.begin(hatches(g.w, 'car')).end();
});

describe('[AMZ-vehicle-attack]', () => {
  const drive = (mob: Given, dice: readonly number[]) => {
    const g = game({
      units: { apc: vehicle('APC', 'apc', 2), mob: { at: [18, 11.5], ...mob } },
      active: { unit: 'apc' },
      dice,
    });
    g.begin(drivesOn(g.w, 'apc', []))
      .end()
      .done();
    return g;
  };
  test('a vehicle pushes through fewer than 4: 3D8 against their Defense', () => {
    const g = drive({ kind: 'zulus', fighters: 3 }, [8, 7, 1, 6, 5, 4, 1, 1]);
    expect(g.facts('rolled')[0]?.pools).toMatchObject([{ sides: 8 }, { sides: 6 }]);
    expect(g.figures('mob')).toHaveLength(1);
    expect(g.result).toBe(true);
  });
  test('Odies have no bonus dice', () => {
    expect(drive({ kind: 'odies', fighters: 3 }, [8, 8, 8, 6, 6, 6]).figures('mob')).toHaveLength(0);
  });
  test('4 or more stop it', () => {
    const g = drive({ kind: 'odies', fighters: 4 }, []);
    expect(g.result).toBe(false);
    expect(g.state.active?.halted).toBe(true);
  });
  test('[AMZ-measuring] no mob behind a wall stops it', () => {
    const g = game({
      map: { buildings: [{ id: 'b', name: 'B', rect: [10, 11.05, 26, 16], levels: 1 }] } as object,
      units: { apc: vehicle('APC', 'apc', 2), mob: { kind: 'odies', fighters: 4, at: [17, 11.4] } },
    });
    expect(g.table.apart('apc', 'mob')).toBeLessThan(0.5);
    expect(g.begin(drivesOn(g.w, 'apc', [])).end().result).toBe(true);
  });
  test('each mob once in a move', () => {
    const g = game({ units: { apc: vehicle('APC', 'apc', 2), mob: { kind: 'odies', at: [18, 11.5] } } });
    g.begin(drivesOn(g.w, 'apc', ['mob'])).end();
    expect(g.facts('rolled')).toHaveLength(0);
  });
  test('a small mob does not bar its way, a large one does', () => {
    const cost = (fighters: number) => {
      const g = game({
        map: { size: [36, 8] },
        units: {
          apc: vehicle('APC', 'apc', 2, { at: [4, 4] }),
          mob: {
            kind: 'odies',
            fighters,
            figures: Object.fromEntries(
              Array.from({ length: fighters }, (_, i) => [
                i + 1,
                { x: 8, y: 0.5 + i * (7 / (fighters - 1)) },
              ]),
            ),
          },
        },
      });
      return reachOf(g.w, 'apc', 18).cost(14, 4, 0);
    };
    expect(cost(3)).toBe(10);
    expect(cost(4)).toBe(Number.POSITIVE_INFINITY);
    expect(cost(8)).toBe(Number.POSITIVE_INFINITY);
  });

  const attack = (
    type: NonNullable<Given['vehicle']>,
    open: boolean,
    fighters: number,
    dice: readonly number[],
  ) => {
    const g = game({
      units: {
        target: vehicle(type, 'target', 2, { open, professional: false }),
        mob: { kind: 'zulus', fighters, at: [18, 11.5] },
      },
      dice,
    });
    g.begin(attackVehicle(g.w, 'mob', 'target'));
    return g;
  };
  test('a die for each figure at most ten against the armor dice, D10: each hit on a soft vehicle takes one aboard', () => {
    const g = attack('car', false, 3, [6, 4, 1, 5, 2, 8]).end();
    expect(g.facts('rolled')[0]?.pools).toMatchObject([{ sides: 6 }, { sides: 10 }]);
    expect(g.figures('target', 'down')).toHaveLength(1);
    expect(g.facts('checked-morale')).toHaveLength(1);
    g.done();
    const many = attack('car', false, 12, [...Array(10).fill(1), 1, 1]).end();
    many.done();
  });
  test('[AMZ-who-is-hit-living] their player picks: leaders and medics after the others, Dependents last', () => {
    const g = game({
      units: {
        target: vehicle('truck', 'target', 3, {
          professional: true,
          figures: { 2: { leader: 1 }, 3: { medic: true } },
        }),
        sick: { fighters: 0, dependents: 1, figures: riding(1, 'target') },
        mob: { kind: 'zulus', fighters: 3, at: [18, 11.5] },
      },
      dice: [6, 6, 1, 1, 1, 4],
    });
    g.begin(attackVehicle(g.w, 'mob', 'target'));
    expect(g.question()).toBe('living down-aboard AMZ-vehicle-attack');
    expect(g.options()).toEqual(['target-2', 'target-3']);
    // No two different options have the same text.
    const { shape } = g.asked();
    expect(shape.kind === 'some' && shape.options.map((o) => o.line.values?.what)).toEqual([
      { key: 'figure.leader' },
      { key: 'figure.medic' },
    ]);
    g.answer(['target-3']).end();
    expect(g.figures('target', 'down').map((f) => f.id)).toEqual(['target-3', 'target-4']);
    expect(g.figures('sick')).toHaveLength(1);
  });
  test('an armored one with open hatches likewise, and its crew makes no Morale Check', () => {
    const g = attack('APC', true, 2, [6, 6, 1, 1, 1, 1, 1]).end();
    g.done();
    expect(g.figures('target', 'down')).toHaveLength(2);
  });
  test('buttoned up nothing happens, but six hits immobilise it', () => {
    const five = attack('APC', false, 6, [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1]).end();
    five.done();
    expect(five.figures('target', 'down')).toHaveLength(0);
    expect(five.unit('target').immobilised).toBe(false);
    expect(five.facts('unharmed')).toHaveLength(1);
    const six = attack('APC', false, 6, [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1]).end();
    expect(six.unit('target').immobilised).toBe(true);
    expect(six.facts('unharmed')).toEqual([]);
    const none = attack('APC', false, 6, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).end();
    expect(none.facts('unharmed')).toEqual([]);
  });
});

describe('[AMZ-T-vehicle-damage]', () => {
  const damage = (
    type: NonNullable<Given['vehicle']>,
    weapon: 'medium' | 'heavy',
    dice: readonly number[],
    more: Situation = {},
  ) => {
    const g = game({
      ...more,
      units: { target: vehicle(type, 'target', 2), team: { ...TEAM, figures: riding(3, 'target') } },
      dice,
    });
    g.begin(vehicleDamage(g.w, 'target', 1, weapon));
    return g;
  };
  test('1 and 2 no fire, 3 immobilised, 4 the weapon', () => {
    expect(damage('APC', 'medium', [2]).end().unit('target').jammed).toBe(true);
    expect(damage('APC', 'medium', [3]).end().unit('target').immobilised).toBe(true);
    expect(damage('APC', 'medium', [4]).end().unit('target').disarmed).toBe(true);
  });
  test('a Heavy weapon adds 1; a vehicle without a weapon is immobilised instead', () => {
    expect(damage('APC', 'heavy', [1]).end().unit('target').jammed).toBe(true);
    expect(damage('APC', 'heavy', [2]).end().unit('target').immobilised).toBe(true);
    expect(damage('truck', 'medium', [4]).end().unit('target')).toMatchObject({
      immobilised: true,
      disarmed: false,
    });
  });
  test('no fire in its next activation: not after it, and not for the one in which it was hit', () => {
    const g = damage('APC', 'medium', [1], { active: { unit: 'target' } }).end();
    const ends = () => g.w.happen({ is: 'ended-activation', cause: 'AMZ-turn-08-activate', unit: 'target' });
    ends();
    expect(g.unit('target').jammed).toBe(true);
    g.w.happen({ is: 'activated', cause: 'AMZ-turn-08-activate', unit: 'target' });
    ends();
    expect(g.unit('target').jammed).toBe(false);
  });
  test('a second hit in that activation is for the one after it', () => {
    const g = damage('APC', 'medium', [1, 2]).end();
    g.w.happen({ is: 'activated', cause: 'AMZ-turn-08-activate', unit: 'target' });
    g.begin(vehicleDamage(g.w, 'target', 1, 'medium')).end();
    g.w.happen({ is: 'ended-activation', cause: 'AMZ-turn-08-activate', unit: 'target' });
    expect(g.unit('target').jammed).toBe(true);
  });
  test('[AMZ-T-vehicle-damage] while it may not fire, neither its weapon does nor those who ride in it', () => {
    const bar = (jammed: boolean) => {
      const mob: Given = { kind: 'zulus', fighters: 3, at: [10, 20] };
      const g = game({
        units: { target: vehicle('APC', 'target', 2), team: { ...TEAM, figures: riding(3, 'target') }, mob },
        active: { unit: 'target', jammed },
      });
      return barredFire(g.w, 'target', 'mob', 'announced')?.rule;
    };
    expect([bar(false), bar(true)]).toEqual([undefined, 'AMZ-T-vehicle-damage']);
  });
  test('[AMZ-overwatch] before its next activation it still fires from Overwatch, and after it again', () => {
    const mob: Given = { kind: 'zulus', fighters: 3, at: [10, 20] };
    const target = vehicle('APC', 'target', 2, { overwatch: true, jammed: true });
    const bar = (active: Situation['active']) => {
      const g = game({ units: { target, blue: TEAM, mob }, ...(active && { active }) });
      return barredFire(g.w, 'target', 'mob', 'overwatch')?.rule;
    };
    expect([bar(undefined), bar({ unit: 'blue', jammed: true })]).toEqual([undefined, undefined]);
    expect(bar({ unit: 'target', jammed: true })).toBe('AMZ-T-vehicle-damage');
  });
  test('a vehicle that has lost its weapon is immobilised by the next such hit', () => {
    const g = game({ units: { target: vehicle('APC', 'target', 2, { disarmed: true }) }, dice: [4] });
    g.begin(vehicleDamage(g.w, 'target', 1, 'medium')).end();
    expect(g.unit('target').immobilised).toBe(true);
  });
  test('5: 1d3 aboard are down, passengers first', () => {
    const g = damage('APC', 'medium', [5, 6]).end();
    expect(g.figures('team', 'down')).toHaveLength(3);
    expect(g.figures('target', 'down')).toHaveLength(0);
    expect(damage('APC', 'medium', [5, 1]).end().figures('team', 'down')).toHaveLength(1);
  });
  test('6: destroyed; who is alone aboard goes down on 3, and stands beside it on 4', () => {
    const alone = (die: number) => {
      const g = game({ units: { target: vehicle('car', 'target', 1) }, dice: [6, die] });
      g.begin(vehicleDamage(g.w, 'target', 1, 'medium'))
        .end()
        .done();
      expect(g.figures('target', 'destroyed')).toMatchObject([{ role: 'vehicle', x: -1, y: -1 }]);
      expect(g.facts('rolled').map((f) => f.pools[0]?.sides)).toEqual([6, 6]);
      return [g.figures('target').length, g.figures('target', 'down').length];
    };
    expect([alone(3), alone(4)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
  test('6: destroyed; aboard 1 to 3 are down, the others stand within 2 inches', () => {
    const lost = { id: 'apc', kind: 'vehicle-lost', unit: 'target', points: 2, times: 'first' };
    const g = damage('APC', 'medium', [6, 3, 4, 1, 5, 6], {
      scenario: {
        objectives: {
          living: [],
          // Neither another vehicle nor anything else that has to do with this one.
          zombies: [
            { ...lost, id: 'other', unit: 'team' },
            { ...lost, id: 'wiped', kind: 'wiped-out' },
            lost,
          ],
        },
      } as unknown as Situation['scenario'],
    }).end();
    g.done();
    expect(g.figures('target', 'destroyed').map((f) => f.role)).toEqual(['vehicle']);
    expect(g.figures('target', 'down')).toHaveLength(1);
    expect(g.figures('team', 'down')).toHaveLength(1);
    expect(g.unit('target').vehicle).toBeNull();
    for (const f of [...g.figures('team'), ...g.figures('target')])
      expect(Math.hypot(f.x - 18, f.y - 10) - 1.25).toBeLessThanOrEqual(2.01);
    expect(g.state.achieved).toMatchObject([{ objective: 'apc', side: 'zombies', points: 2 }]);
  });
});

describe('[AMZ-vehicle-attack] what fire does to a vehicle', () => {
  const FOES: Given = { kind: 'possessed', quality: 'trained', fighters: 2, at: [18, 20] };
  const struck = (weapon: 'light' | 'medium' | null, open: boolean, dice: readonly number[]) => {
    const slaves = { ...FOES, figures: { 2: { support: weapon } } };
    const g = game({ units: { target: vehicle('APC', 'target', 2, { open }), slaves }, dice });
    g.begin(struckVehicle(g.w, 'target', 1, againstVehicles(g.w, 'slaves')))
      .end()
      .done();
    return g;
  };
  test('of Possessed with a Medium or Heavy weapon: the damage table', () => {
    expect(struck('medium', false, [3]).unit('target').immobilised).toBe(true);
  });
  test('of others: one aboard where the hatches are open, nothing where they are shut', () => {
    const open = struck('light', true, []);
    expect([open.result, open.figures('target', 'down').length]).toEqual([['target-2'], 1]);
    expect(struck(null, false, []).result).toEqual([]);
  });
  test('[AMZ-T-vehicle-damage] [AMZ-support-weapons] only a weapon that fires counts: none of them after a Rapid move', () => {
    const fired = (mode: 'stationary' | 'cautious' | 'rapid', supports: readonly Figure['support'][]) => {
      const figures = Object.fromEntries(supports.map((support, i) => [i + 1, { support }]));
      const slaves = { ...FOES, mode, fighters: supports.length, figures };
      return againstVehicles(game({ units: { slaves } }).w, 'slaves');
    };
    expect(fired('stationary', ['heavy', 'medium', null])).toBe('heavy');
    expect(fired('cautious', ['heavy', 'medium', null])).toBe('medium');
    expect(fired('rapid', ['heavy', 'medium', null])).toBeUndefined();
    expect(fired('stationary', ['heavy'])).toBeUndefined();
    expect(fired('stationary', ['light', null])).toBeUndefined();
  });

  const car = (picked: string) => {
    const g = game({
      units: {
        target: vehicle('car', 'target', 2),
        team: { ...TEAM, figures: riding(3, 'target') },
        slaves: FOES,
      },
      // Three dice against the two of the car: one hit. Then a Morale Check.
      dice: [8, 1, 1, 1, 1, 8],
    });
    g.begin(fireAt(g.w, 'slaves', 'target', 'possessed'))
      .answer([picked])
      .end()
      .done();
    return g.facts('checked-morale').map((f) => f.unit);
  };
  test('[AMZ-morale-pro-points] those who have lost somebody check Morale: riders, or the crew', () => {
    expect(car('team-1')).toEqual(['team']);
    expect(car('target-2')).toEqual(['target']);
  });
});

test('[AMZ-who-is-hit-living] who falls aboard leaves the support weapon to another of the unit', () => {
  const aboard = (): Situation => ({
    units: {
      target: vehicle('truck', 'target', 1),
      team: {
        ...TEAM,
        figures: { ...riding(3, 'target'), 1: { ...riding(3, 'target')?.[1], support: 'medium' } },
      },
    },
  });
  const served = (g: ReturnType<typeof game>) =>
    g.figures('team').filter((f) => f.support === 'medium').length;
  const hit = game(aboard());
  hit
    .begin(downsAboard(hit.w, 'target', 1, 'AMZ-vehicle-attack'))
    .answer(['team-1'])
    .end();
  expect(served(hit)).toBe(1);
  // The vehicle is destroyed, and the figure with the weapon is down.
  const wreck = game({ ...aboard(), dice: [6, 4, 1, 4, 4] });
  wreck
    .begin(vehicleDamage(wreck.w, 'target', 1, 'medium'))
    .end()
    .done();
  expect(wreck.figures('team', 'down').map((f) => f.id)).toEqual(['team-1']);
  expect(served(wreck)).toBe(1);
});

test('[AMZ-casualties-carry] [AMZ-vehicles] the slightly hurt take room as markers do, those overrun none', () => {
  const may = (team: Given, casualties: Situation['state'] = {}) =>
    boardable(game({ units: { car: vehicle('car', 'car', 1), team }, state: casualties }).w, 'team').length;
  const slight = (n: number): Given => ({
    ...TEAM,
    fighters: 3 + n,
    figures: Object.fromEntries([4, 5, 6].slice(0, n).map((each) => [each, { status: 'slight' as const }])),
  });
  expect([may(slight(2)), may(slight(3))]).toEqual([1, 0]);
  const lost = { kind: 'kia', unit: 'team', abandoned: false, x: -1, y: -1, level: 0, safe: false } as const;
  const three = (overrun: boolean) => ({
    casualties: ['a', 'b', 'c'].map((id) => ({ ...lost, id, overrun })),
  });
  expect([may(TEAM, three(false)), may(TEAM, three(true))]).toEqual([0, 1]);
});

test('[AMZ-vehicles] whoever gets in neither watches nor hides any more, nor has cover', () => {
  const team = { ...TEAM, overwatch: true, hidden: true, tookCover: true };
  const g = game({ units: { car: vehicle('car', 'car', 1), team } });
  g.begin(getsIn(g.w, 'team')).answer('car').end();
  expect(g.unit('team')).toMatchObject({ overwatch: false, hidden: false, tookCover: false });
});

test('[AMZ-vehicle-attack] a push without a hit destroys nobody', () => {
  const g = game({
    units: { apc: vehicle('APC', 'apc', 2), mob: { kind: 'zulus', fighters: 1, at: [18, 11.5] } },
    active: { unit: 'apc' },
    dice: [1, 1, 1, 6, 6, 6],
  });
  g.begin(drivesOn(g.w, 'apc', []))
    .end()
    .done();
  expect(g.facts('pushed')).toMatchObject([{ hits: 0 }]);
  expect(g.facts('destroyed')).toEqual([]);
});

test('[AMZ-vehicle-attack] [AMZ-possessed-weapons] whom of the Possessed a push hits is drawn by lot', () => {
  const mob: Given = { kind: 'possessed', fighters: 3, at: [18, 11.5], figures: { 1: { support: 'light' } } };
  const push = (figures: Given['figures'], draws: readonly (readonly string[])[]) => {
    const units = { apc: vehicle('APC', 'apc', 2), mob: { ...mob, figures: figures ?? {} } };
    const g = game({ units, active: { unit: 'apc' }, dice: [8, 1, 1, 1, 1, 1], draws });
    g.begin(drivesOn(g.w, 'apc', []))
      .end()
      .done();
    return g;
  };
  const g = push(mob.figures, [['mob-3']]);
  expect(g.figures('mob').map((f) => f.id)).toEqual(['mob-1', 'mob-2']);
  expect(g.facts('weapon-lost')).toEqual([]);
  expect(push(mob.figures, [['mob-1']]).facts('weapon-lost')).toHaveLength(1);
  expect(push({}, []).figures('mob')).toHaveLength(2);
});

describe('[AMZ-vehicle-attack] a vehicle that four or more of the dead have come up to', () => {
  const CAR = vehicle('car', 'car', 1, { at: [20, 18] });
  const mob = (fighters: number): Given => ({
    kind: 'zulus',
    fighters,
    figures: Object.fromEntries([0, 1, 2, 3, 4].map((n) => [n + 1, { x: 15 - 0.75 * n, y: 18 }])),
  });
  /** The car drives east, and after two inches a mob comes from behind. */
  const caught = (fighters: number, push: readonly number[]) => {
    const claws = Array.from({ length: fighters + 2 }, () => 1);
    const g = game({
      options: { zombies: 'player' },
      units: { car: CAR, mob: mob(fighters) },
      dice: [1, 1, ...claws, ...push],
    });
    g.run().answer('move-fire rapid', 'not-now', [32, 18, 0], 'not-now', 'mob', 'wait');
    g.done();
    return g;
  };
  test('does not drive on from where they caught it', () => {
    const g = caught(4, []);
    expect(g.figures('car')[0]).toMatchObject({ x: 22 });
    expect(g.facts('halts')).toHaveLength(1);
  });
  test('drives on through fewer', () => {
    const g = caught(3, [8, 8, 8, 1, 1, 1, 1, 1]);
    expect(g.figures('car')[0]).toMatchObject({ x: 32 });
    expect(g.figures('mob')).toEqual([]);
  });
  test('[AMZ-pull-back] does not pull back either', () => {
    const pulls = (fighters: number) => {
      const at = { 1: { x: 20, y: 16.6 }, 2: { x: 19.2, y: 16.6 }, 3: { x: 20.8, y: 16.6 } };
      const zulus: Given = { kind: 'zulus', fighters, at: [20, 15.8], figures: at };
      const dice = fighters < 4 ? [1, 1, 1, 1, 1, 1, 1, 1] : [];
      const g = game({ units: { car: { ...CAR, level: 'broken' }, mob: zulus }, dice });
      g.begin(pullBack(g.w, 'car', ['mob']))
        .end()
        .done();
      return g.facts('moved').length;
    };
    expect([pulls(3), pulls(4)]).toEqual([1, 0]);
  });
});

describe('[AMZ-pull-back] [AMZ-vehicle-attack] a vehicle that pulls back', () => {
  /** The only way leads west, past one mob; others are behind. */
  const pulls = (mob: Given, dice: readonly number[]) => {
    const line = (x: number) => Object.fromEntries([0, 1, 2].map((n) => [n + 1, { x, y: 1 + 0.75 * n }]));
    const g = game({
      map: { size: [36, 4] },
      units: {
        car: vehicle('car', 'car', 1, { at: [24, 2] }),
        romeos: { kind: 'romeos', fighters: 3, figures: line(30) },
        mob: { kind: 'odies', ...mob },
      },
      dice,
    });
    g.begin(pullBack(g.w, 'car', ['romeos']))
      .end()
      .done();
    const told = g.w.facts.map((f) => f.is).filter((is) => ['moved', 'pushed', 'halts'].includes(is));
    return { told, x: g.figures('car')[0]?.x, left: g.figures('mob').length };
  };
  test('pushes through a small mob on its way', () => {
    const { told, x, left } = pulls({ fighters: 2, at: [19, 2.2] }, [8, 8, 1, 1, 1]);
    expect([told, x, left]).toEqual([['moved', 'pushed', 'moved'], 12.25, 0]);
  });
  test('is stopped by a large one that it comes to', () => {
    const { told, x, left } = pulls({ fighters: 4, at: [17, 1.4] }, []);
    expect([told, x, left]).toEqual([['moved', 'halts'], 20.046, 4]);
  });
});

test('[AMZ-vehicles] of two vehicles a unit gets out of the one that it rides in', () => {
  const g = game({
    units: {
      first: vehicle('car', 'first', 1),
      second: vehicle('car', 'second', 1, { at: [30, 30] }),
      team: { ...TEAM, figures: riding(3, 'second') },
    },
  });
  g.begin(getsOut(g.w, 'team')).answer(true).end();
  expect(g.table.apart('team', 'second')).toBeLessThanOrEqual(2);
  expect(g.table.apart('team', 'first')).toBeGreaterThan(10);
});

test('[AMZ-vehicles] where there is little room they stand as far off as 2 inches', () => {
  const g = game({
    map: { size: [2.6, 5] },
    units: {
      truck: vehicle('truck', 'truck', 1, { at: [1.3, 1.3] }),
      team: { ...TEAM, fighters: 20, figures: riding(20, 'truck') },
    },
  });
  g.begin(getsOut(g.w, 'team')).answer(true).end();
  const off = g.figures('team').map((f) => g.table.distance(f.id, 'truck'));
  expect(off).toHaveLength(20);
  expect(Math.max(...off)).toBeGreaterThan(1.5);
  expect(Math.max(...off)).toBeLessThanOrEqual(2.001);
});

test('[AMZ-vehicles] nobody gets out of a vehicle that has not come yet', () => {
  const g = game({
    units: {
      car: { ...vehicle('car', 'car', 0), figures: { 1: { id: 'car', role: 'vehicle', x: -1, y: -1 } } },
      team: { ...TEAM, fighters: 1, figures: riding(1, 'car') },
    },
  });
  expect(g.begin(getsOut(g.w, 'team')).end().result).toBe(false);
});

test('[AMZ-vehicles] a single passenger would stand beside the vehicle where he does when he gets out', () => {
  const units = { car: vehicle('car', 'car', 1), team: { ...TEAM, fighters: 1, figures: riding(1, 'car') } };
  const g = game({ units });
  const at = outside(g.w, 'team');
  g.begin(getsOut(g.w, 'team')).answer(true).end();
  const [f] = g.figures('team');
  expect(at).toEqual([f?.x, f?.y, f?.level]);
});

test('[AMZ-vehicle-attack] a vehicle pushes through a small mob on its way, and the log tells its way up to there', () => {
  const g = game({
    units: {
      car: vehicle('car', 'car', 1, { at: [10, 10] }),
      mob: { kind: 'odies', fighters: 2, at: [9.6, 16], interrupted: true },
    },
    dice: [8, 8, 8, 1, 1],
  });
  g.run().answer('move-fire cautious', [10, 20]);
  expect(g.figures('mob')).toEqual([]);
  const told = g.w.facts.filter((f) => f.is === 'went' || f.is === 'pushed');
  expect(told.map((f) => ('inches' in f ? f.inches : f.is))).toEqual([5, 'pushed', 5]);
  // Half an inch between the bases is contact.
  const at = (y: number) => {
    const one = game({
      units: {
        car: vehicle('car', 'car', 1, { at: [10, 10] }),
        mob: { kind: 'odies', fighters: 1, at: [10, y], interrupted: true },
      },
      dice: [8, 8, 8, 1],
    });
    return one.run().answer('move-fire cautious', [10, 20]).facts('went')[0]?.inches;
  };
  expect([at(15.75), at(15.751)]).toEqual([4, 5]);
});

test('[AMZ-T-vehicle-damage] who lies in the wreck is laid beside it, and nobody else moves', () => {
  const aboard = { x: -1, y: -1, aboard: 'target' } as const;
  const dead = { status: 'kia', x: -1, y: -1 } as const;
  const g = game({
    units: {
      target: vehicle('car', 'target', 1),
      team: { ...TEAM, figures: { 1: aboard, 2: { ...aboard, status: 'down', fell: 1 }, 3: aboard } },
      other: { ...TEAM, at: [30, 30], figures: { 2: dead } },
    },
    dice: [6, 4, 4, 4],
  });
  g.begin(vehicleDamage(g.w, 'target', 1, 'medium'))
    .end()
    .done();
  const [lying] = g.figures('team', 'down');
  expect(lying?.aboard).toBe('');
  expect(Math.hypot((lying?.x ?? 0) - 18, (lying?.y ?? 0) - 10)).toBeLessThanOrEqual(3.26);
  expect(g.figures('other', 'kia')).toMatchObject([{ x: -1, y: -1 }]);
});

test('[AMZ-vehicle-attack] [AMZ-who-is-hit-living] with enough hits all aboard fall, Dependents as well', () => {
  const team = { ...TEAM, fighters: 1, dependents: 1, figures: riding(2, 'target') };
  const g = game({ units: { target: vehicle('car', 'target', 1), team } });
  g.begin(downsAboard(g.w, 'target', 3, 'AMZ-vehicle-attack')).end();
  expect([g.figures('target', 'down').length, g.figures('team', 'down').length]).toEqual([1, 2]);
  // Each unit lays down its own.
  expect(g.facts('downed').map((f) => [f.unit, f.figures.length])).toEqual([
    ['target', 1],
    ['team', 2],
  ]);
});

test('[AMZ-vehicle-attack] only a vehicle pushes through the dead: who leaves contact on foot just goes', () => {
  const mob = { kind: 'odies', fighters: 2, at: [18, 10.9], interrupted: true } as const;
  const g = game({ units: { team: { ...TEAM, fighters: 1, at: [18, 10] }, mob } });
  g.run().answer('move-fire cautious', [18, 5]);
  expect([g.facts('pushed'), g.figures('team')[0]?.y]).toEqual([[], 5]);
});

test('[AMZ-vehicles] nobody gets into a wreck, and nobody into what is no vehicle', () => {
  const wreck = { id: 'car', role: 'vehicle', status: 'destroyed', x: -1, y: -1 } as const;
  const g = game({
    units: {
      car: { ...TEAM, fighters: 2, at: [18, 12], figures: { 1: wreck } },
      blue: { ...TEAM, fighters: 1, at: [18, 14] },
      team: TEAM,
    },
  });
  expect(boardable(g.w, 'team')).toEqual([]);
});

describe('[AMZ-vehicles] a vehicle that has been attacked in an Interrupt', () => {
  const attacked = (car: Given, fighters: number, dice: readonly number[], plan = 'move-fire cautious') => {
    const mob: Given = { kind: 'zulus', fighters, at: [17.5, 13] };
    const other: Given = { kind: 'odies', at: [22, 10] };
    // The dead are quicker.
    const g = game({
      options: { zombies: 'player' },
      units: { car, mob, other },
      dice: [1, 6, ...dice],
    });
    g.run();
    if (car.vehicle === 'APC') g.answer(false);
    return g.answer(plan, 'mob');
  };
  const soft = (crew: number) => vehicle('truck', 'car', crew, { quality: 'untrained', morale: 'high' });
  const ONE_HIT = [6, 1, 1, 1];

  test('goes no farther once nobody drives it, and nobody Interrupts it any more', () => {
    const g = attacked(soft(1), 2, ONE_HIT);
    expect(g.figures('car', 'down')).toHaveLength(1);
    expect(g.facts('ended-activation')).toMatchObject([{ unit: 'car' }]);
    expect(g.facts('moved').filter((f) => f.unit === 'car')).toEqual([]);
  });

  test('goes on while somebody drives it', () => {
    const g = attacked(soft(2), 2, [...ONE_HIT, 12]).answer('not-at-all');
    expect(g.question()).toBe('living move AMZ-activation');
  });

  test('[AMZ-T-vehicle-damage] goes no farther once it is immobilised, though its crew acts', () => {
    const hits = (n: number) =>
      attacked(vehicle('APC', 'car', 2, { quality: 'untrained' }), 6, [
        ...Array.from({ length: 6 }, (_, i) => (i < n ? 6 : 1)),
        ...[1, 1, 1, 1, 1],
      ]);
    const still = hits(6);
    expect(still.unit('car').immobilised).toBe(true);
    expect(still.question()).toBe('zombies interrupt AMZ-interrupt-declare');
    still.answer('not-at-all');
    expect(still.facts('moved').filter((f) => f.unit === 'car')).toEqual([]);
    expect(still.question()).not.toBe('living move AMZ-activation');
    expect(hits(5).answer('not-at-all').question()).toBe('living move AMZ-activation');
  });
});

describe('[AMZ-vehicles] a vehicle on its way stands in nobody', () => {
  const overlaps = (units: { readonly [id: string]: Given }, dice: readonly number[] = []) => {
    const g = game({
      options: { zombies: 'player' },
      units: { car: vehicle('car', 'car', 1, { at: [10, 6] }), ...units },
      dice,
    });
    g.run().answer('move-fire cautious');
    while (g.question().startsWith('zombies interrupt')) g.answer('not-now');
    g.answer([10, 16]);
    while (g.question().startsWith('zombies interrupt')) g.answer('not-now');
    const ways = g.facts('moved').flatMap((f) => f.places.filter(([id]) => id === 'car').map(([, at]) => at));
    const others = g.state.figures.filter((f) => f.x >= 0 && f.id !== 'car');
    const gaps = ways.flatMap(([x, y]) => others.map((f) => Math.hypot(f.x - x, f.y - y) - 1.25));
    return { ways: ways.map(([, y]) => y), least: Math.min(...gaps) };
  };

  test('neither in a mob that it pushes through', () => {
    const mob: Given = { kind: 'odies', at: [10, 10.5], interrupted: true };
    const { ways, least } = overlaps({ mob }, [1, 1, 1, 6]);
    expect(least).toBeGreaterThan(-0.002);
    // It is short of the mob until it is past it.
    expect(ways[0]).toBe(9);
    expect(ways.slice(1, 4)).toEqual([9.25, 9.25, 12]);
    expect(ways.at(-1)).toBe(16);
  });

  test('nor in its own side', () => {
    const mob: Given = { kind: 'odies', fighters: 1, at: [6, 12] };
    const { ways, least } = overlaps({ team: { ...TEAM, fighters: 1, at: [10, 11.2], done: true }, mob });
    expect(ways).toContain(9.95);
    expect(least).toBeGreaterThan(-0.002);
  });
});

test('[AMZ-vehicles] whoever is dead does not get out with the others', () => {
  const team = { ...TEAM, figures: { ...riding(2, 'car'), 3: { status: 'kia', x: -1, y: -1 } } } as const;
  const g = game({ units: { car: vehicle('car', 'car', 1), team } });
  g.begin(getsOut(g.w, 'team')).answer(true).end();
  expect(g.facts('got-out')[0]?.places.map(([id]) => id)).toEqual(['team-1', 'team-2']);
});

test('[AMZ-T-vehicle-damage] once their vehicle is destroyed its crew moves and fires on foot, whatever was damaged before', () => {
  const hit = { immobilised: true, disarmed: true, jammed: true } as const;
  const units = {
    target: vehicle('APC', 'target', 2, hit),
    mob: { kind: 'zulus', fighters: 3, at: [10, 20] },
  } as const;
  const g = game({ units, active: { unit: 'target', jammed: true }, dice: [6, 4, 4] });
  g.begin(vehicleDamage(g.w, 'target', 1, 'medium'))
    .end()
    .done();
  expect(g.figures('target')).toHaveLength(2);
  expect(g.state.active?.jammed).toBe(false);
  expect(g.unit('target')).toMatchObject({ immobilised: false, disarmed: false, jammed: false });
  expect(barredFrom(g.w, g.unit('target'), { deed: 'move-fire', mode: 'rapid' })).toBeUndefined();
  expect(barredFire(g.w, 'target', 'mob', 'announced')).toBeUndefined();
});

test('[AMZ-T-vehicle-damage] for a destroyed vehicle with nobody aboard no die is rolled but the one for the hit', () => {
  const g = game({ units: { target: vehicle('APC', 'target', 0) }, dice: [6] });
  g.begin(vehicleDamage(g.w, 'target', 1, 'medium'))
    .end()
    .done();
  expect(g.facts('rolled')).toHaveLength(1);
});

test('[AMZ-vehicles] [AMZ-measuring] a unit gets in at exactly 2 inches', () => {
  const may = (y: number) => {
    const team: Given = { ...TEAM, fighters: 1, at: [18, y] };
    const g = game({ units: { car: vehicle('car', 'car', 1, { at: [18, 10] }), team } });
    return boardable(g.w, 'team').length;
  };
  expect([may(13.25), may(13.251)]).toEqual([1, 0]);
});
