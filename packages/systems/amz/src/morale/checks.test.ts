import { describe, expect, test } from 'vitest';
import { activate } from '../activation/activation.js';
import { summed } from '../facts/lines.js';
import { type AmzFact, FACTS } from '../facts.js';
import { isTogether } from '../movement/together.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { goesBy, wayTo } from '../zombies/going.js';
import { mayApproach } from './approach.js';
import { beforeActing, moraleCheck, nearnessChecks, notesWhoIsNear, panic } from './checks.js';
import { voiceOnTheRadio } from './confidence.js';
import { moraleRoll } from './dice.js';
import { forcedMove, runs } from './fleeing.js';
import { pullBack } from './pullback.js';
import { stressOf } from './stress.js';

const PRO = { professional: true, morale: 'good', fighters: 4, at: [10, 10] } as const;
const MILITIA = { morale: 'average', fighters: 4, at: [10, 10] } as const;

function checked(red: Given, dice: readonly number[], more: Situation = {}, modifier = 0) {
  const g = game({ ...more, units: { red, ...more.units }, dice });
  g.begin(moraleCheck(g.w, 'red', 'AMZ-morale-check', modifier)).end();
  g.done();
  return g;
}

describe('[AMZ-morale-check] [AMZ-D-morale-one-die]', () => {
  test('one die of the rating against 4', () => {
    expect(checked(PRO, [4]).unit('red').level).toBe('confident');
    expect(checked(PRO, [3]).unit('red').level).toBe('shaken');
  });
  test('[AMZ-morale-dice] the die is the one of the rating', () => {
    for (const [morale, sides] of [
      ['low', 6],
      ['average', 8],
      ['good', 10],
      ['high', 12],
    ] as const)
      expect(checked({ ...PRO, morale }, [sides]).facts('rolled')[0]?.pools[0]?.sides).toBe(sides);
  });
  test('[AMZ-T-stress] Stress makes the die smaller and takes from the roll', () => {
    const at = (red: Given, turn: number) => {
      const g = game({ units: { red }, state: { turn } });
      return moraleRoll(g.w.book, g.unit('red'), stressOf(g.w, 'red'));
    };
    expect(at(PRO, 9)).toEqual({ sides: 8, plus: 0 });
    expect(at(PRO, 10)).toEqual({ sides: 8, plus: -1 });
    expect(at(MILITIA, 8)).toEqual({ sides: 6, plus: -1 });
    expect(at({ ...MILITIA, morale: 'low' }, 6)).toEqual({ sides: 6, plus: -1 });
    expect(at({ ...MILITIA, morale: 'low' }, 8)).toEqual({ sides: 6, plus: -2 });
  });
  test('a natural highest face always passes, of the die that is rolled', () => {
    expect(checked({ ...MILITIA, morale: 'low' }, [6], { state: { turn: 8 } }, -3).unit('red').level).toBe(
      'confident',
    );
    expect(checked({ ...MILITIA, morale: 'low' }, [5], { state: { turn: 8 } }, -3).unit('red').level).toBe(
      'shaken',
    );
  });
  test('what is added to the die is told, and the roll says which face will do', () => {
    const told = (face: number, modifier: number, red: Given = {}) => {
      const g = checked({ ...PRO, morale: 'good', ...red }, [face], {}, modifier);
      const { total, plus } = g.facts('checked-morale')[0] as { total: number; plus?: number };
      return [g.facts('rolled')[0]?.pools[0]?.from, summed(total, plus)];
    };
    expect(told(6, 0)).toEqual([4, '6']);
    expect(told(6, -1)).toEqual([5, '5 (6 − 1)']);
    expect(told(1, -1)[1]).toBe('0 (1 − 1)');
    // The highest face always will.
    expect(told(6, -9, { morale: 'low' })).toEqual([6, '−3 (6 − 9)']);
  });
  test('each failure lowers the level by one; a Broken unit stays Broken', () => {
    expect(checked({ ...PRO, level: 'shaken' }, [1]).unit('red').level).toBe('broken');
    expect(checked({ ...PRO, level: 'broken' }, [1]).unit('red').level).toBe('broken');
  });
  test('a unit with no active fighter makes none, nor does the crew of an armored vehicle', () => {
    expect(checked({ fighters: 0, dependents: 3 }, []).facts('rolled')).toHaveLength(0);
    expect(checked({ ...PRO, vehicle: 'APC' }, []).facts('rolled')).toHaveLength(0);
    expect(checked({ ...PRO, vehicle: 'car' }, [5]).facts('rolled')).toHaveLength(1);
  });
  test('[AMZ-overwatch] a unit that fails watches no more', () => {
    expect(checked({ ...PRO, overwatch: true }, [3]).unit('red').overwatch).toBe(false);
    expect(checked({ ...PRO, overwatch: true }, [4]).unit('red').overwatch).toBe(true);
  });
});

const ZULUS = { kind: 'zulus', fighters: 6, at: [10, 16] } as const;
/** A high wall that hides those north of it from those south of it. */
const WALL = {
  barriers: [
    {
      id: 'w',
      kind: 'high wall',
      path: [
        [4, 24],
        [20, 24],
      ] as [number, number][],
    },
  ],
};

describe('[AMZ-morale-levels] [AMZ-T-morale-levels] the effect at once', () => {
  test('a Shaken Professional unit stops where it is and may still fire', () => {
    const g = checked(PRO, [3], { active: { unit: 'red' }, units: { mob: ZULUS } });
    expect(g.state.active).toMatchObject({ halted: true, ended: false });
    expect(g.facts('moved')).toHaveLength(0);
  });
  test('[AMZ-morale-nonpro-pull-back] a Non-Professional unit pulls back, and its activation ends', () => {
    const g = checked(MILITIA, [3], { active: { unit: 'red' }, units: { mob: ZULUS } });
    expect(g.facts('moved')).toMatchObject([{ how: 'pulls-back' }]);
    expect(g.state.active?.ended).toBe(true);
    expect(g.unit('red').loses).toBe(false);
  });
  test('so does a Broken Professional unit', () => {
    const g = checked({ ...PRO, level: 'shaken' }, [3], { units: { mob: ZULUS } });
    expect(g.facts('moved')).toMatchObject([{ how: 'pulls-back' }]);
  });
});

describe('[AMZ-pull-back]', () => {
  const pulls = (red: Given, more: Situation = {}) =>
    checked({ ...MILITIA, ...red }, [3], { units: { mob: ZULUS }, ...more });
  test('12 inches at most, as far as it comes where there is no cover', () => {
    const g = pulls({ at: [18, 14] }, { units: { mob: { ...ZULUS, at: [18, 18] } } });
    const [moved] = g.facts('moved');
    expect(moved?.inches).toBeGreaterThan(11);
    expect(moved?.inches).toBeLessThanOrEqual(12);
    expect(g.table.apart('red', 'mob')).toBeGreaterThan(13);
  });
  test('[AMZ-dependents] 6 inches for a unit with more Dependents than fighters', () => {
    const g = pulls({ at: [18, 14], fighters: 1, dependents: 2 });
    expect(g.facts('moved')[0]?.inches).toBeLessThanOrEqual(6);
    expect(g.facts('moved')[0]?.inches).toBeGreaterThan(5);
  });
  test('to the nearest cover out of their sight', () => {
    const wall = {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [6, 6],
            [16, 6],
          ] as [number, number][],
        },
      ],
    };
    const g = pulls({ fighters: 1, at: [10, 10] }, { map: wall });
    expect(g.table.sees('mob', 'red')).toBe(false);
    expect(g.facts('moved')[0]?.inches).toBeLessThanOrEqual(12);
  });
  test('never nearer to any zombie unit in sight', () => {
    const both = { mob: ZULUS, other: { ...ZULUS, at: [10, 2] as [number, number] } };
    const g = pulls({ at: [10, 9.5] }, { units: both });
    const before = game({ units: { red: { ...MILITIA, at: [10, 9.5] }, ...both } });
    for (const id of ['mob', 'other'])
      expect(g.table.apart('red', id)).toBeGreaterThanOrEqual(before.table.apart('red', id) - 0.01);
    expect(g.facts('moved')).toHaveLength(1);
  });
  test('towards cover that it cannot reach, where there is some', () => {
    const wall = [
      {
        id: 'w',
        kind: 'high wall',
        path: [
          [28, 1],
          [28, 16],
        ] as [number, number][],
      },
    ];
    const g = pulls(
      { at: [14, 8], fighters: 1 },
      { map: { barriers: wall }, units: { mob: { ...ZULUS, at: [8, 8], fighters: 1 } } },
    );
    const [red] = g.figures('red');
    expect(red?.x).toBeGreaterThan(24);
    expect(red?.y).toBeLessThan(12);
  });
  test('whoever rides stays aboard, and a vehicle that cannot move where it is', () => {
    const car = {
      vehicle: 'car',
      at: [10, 10] as [number, number],
      figures: { 1: { id: 'car', role: 'vehicle' } },
    } as const;
    const team = { 1: { x: -1, y: -1, aboard: 'car' } };
    const riding = pulls({ fighters: 1, figures: team }, { units: { car, mob: ZULUS } });
    expect(riding.facts('moved')).toHaveLength(0);
    const stuck = pulls(
      { ...car, fighters: 2, immobilised: true, figures: { 1: { id: 'red', role: 'vehicle' } } },
      { units: { mob: ZULUS } },
    );
    expect(stuck.facts('moved')).toHaveLength(0);
    const stalls = (card: number, unit: Given) =>
      pulls(
        { fighters: 2, ...unit },
        { units: { mob: ZULUS }, state: { effects: [{ card, on: 'red', until: 1 }] } },
      ).facts('moved').length;
    const own = {
      ...car,
      figures: { 1: { id: 'red', role: 'vehicle' }, 2: { x: -1, y: -1, aboard: 'red' } },
    } as const;
    // A dead battery holds a vehicle, and nobody on foot.
    expect([stalls(3, own), stalls(2, own), stalls(3, {})]).toEqual([0, 1, 1]);
  });
  test('inside a Barricaded Building it goes to the far side and loses its next activation', () => {
    const shop = { id: 'shop', name: 'Shop', rect: [4, 4, 16, 16] as [number, number, number, number] };
    const inside = (done: boolean) => {
      const g = game({
        map: { buildings: [{ ...shop, levels: 1 }] },
        units: { red: { ...MILITIA, at: [9, 14], done }, mob: { ...ZULUS, at: [9, 18] } },
        state: { buildings: [{ id: 'shop', kind: 'barricaded', points: 4, breached: false }] },
      });
      g.begin(pullBack(g.w, 'red', ['mob'])).end();
      return g;
    };
    const g = inside(true);
    for (const { x, y, level } of g.figures('red')) expect(g.table.houseOf({ x, y, level })).toBe('shop');
    expect(g.figures('red')[0]?.y).toBeLessThan(6);
    expect(g.unit('red').loses).toBe(true);
    // A unit that had not acted this turn loses that activation, but no further one.
    expect(inside(false).unit('red')).toMatchObject({ done: true, loses: false });
  });
});

describe('[AMZ-morale-once] [AMZ-D-morale-once] nearness', () => {
  const near = (mob: Given, dice: readonly number[], red: Given = PRO, map: Situation['map'] = {}) => {
    const g = game({ map, units: { red, mob }, dice });
    g.begin(nearnessChecks(g.w)).end();
    g.done();
    return g;
  };
  const ROMEOS = { kind: 'romeos', fighters: 2, at: [10, 22] } as const;
  test('[AMZ-morale-pro-points] [AMZ-morale-nonpro-points] one check for Romeos or Dexters within 12 inches', () => {
    expect(near(ROMEOS, [5]).unit('red').feared).toEqual(['mob']);
    expect(near({ ...ROMEOS, at: [10, 22.5] }, [4]).unit('red').level).toBe('confident');
    expect(near(ROMEOS, [3]).unit('red').level).toBe('shaken');
    expect(near(ROMEOS, [], { fighters: 0, dependents: 2, at: [10, 10] }).unit('red').feared).toEqual([]);
    expect(near({ ...ROMEOS, kind: 'dexters' }, [5], MILITIA).unit('red').feared).toEqual(['mob']);
    expect(near({ ...ROMEOS, at: [10, 22.6] }, []).unit('red').feared).toEqual([]);
    expect(near(ZULUS, []).unit('red').feared).toEqual([]);
    expect(near({ ...ROMEOS, kind: 'possessed' }, []).unit('red').feared).toEqual([]);
  });
  test('in line of sight only', () => {
    const wall = [
      {
        id: 'w',
        kind: 'high wall',
        path: [
          [1, 16],
          [30, 16],
        ] as [number, number][],
      },
    ];
    expect(near(ROMEOS, [], PRO, { barriers: wall }).unit('red').feared).toEqual([]);
  });
  test('once a turn', () => {
    expect(near(ROMEOS, [], { ...PRO, feared: ['mob'] }).facts('rolled')).toHaveLength(0);
  });
  test('one that was near when the turn began: not as others move, but as the unit acts', () => {
    const others: Situation['units'] = {
      red: { ...PRO, at: [33, 33] },
      blue: { ...PRO, feared: ['mob'] },
      mob: { ...ROMEOS, moved: true },
    };
    const g = game({ units: others, state: { stage: 'end', turn: 1 }, dice: [1, 5] }).run();
    expect(g.facts('near-already')).toMatchObject([{ unit: 'blue', of: ['mob'] }]);
    g.answer('red', 'move-fire cautious', [33, 30]);
    expect(g.facts('feared')).toEqual([]);
    g.answer('none').run();
    expect(g.unit('blue').feared).toEqual(['mob']);
    expect(g.facts('activated').map((f) => f.unit)).toEqual(['red', 'blue']);
    expect(g.facts('checked-morale').map((f) => f.unit)).toEqual(['blue']);
  });
  test('one that was near then and comes back after the unit has acted frightens it as any other', () => {
    const g = game({ units: { blue: { ...PRO, near: ['mob'] }, mob: ROMEOS }, dice: [5] });
    g.begin(nearnessChecks(g.w)).end();
    expect(g.facts('feared')).toEqual([]);
    g.w.happen({ is: 'activated', cause: 'AMZ-turn-08-activate', unit: 'blue' });
    g.begin(nearnessChecks(g.w)).end().done();
    expect(g.facts('feared')).toMatchObject([{ unit: 'blue', of: 'mob' }]);
  });
  test('one that was near then frightens a unit that has not acted, if it goes away and comes back', () => {
    const mob: Given = { ...ROMEOS, fighters: 1 };
    const blue: Given = { ...PRO, near: ['mob', 'king'] };
    const units: Situation['units'] = { blue, mob, king: { ...mob, kind: 'dexters' } };
    const g = game({ units, dice: [5] });
    const comes = (y: number) => {
      const places = [['mob-1', [10, y, 0]]] as const;
      const cause = 'AMZ-random-movement';
      g.w.happen({ is: 'moved', cause, unit: 'mob', how: 'shambles', places, inches: 6 });
      g.begin(nearnessChecks(g.w)).end();
    };
    comes(30);
    expect([g.facts('feared'), g.unit('blue').near]).toEqual([[], ['king']]);
    comes(20);
    expect(g.facts('feared')).toMatchObject([{ unit: 'blue', of: 'mob' }]);
  });
  test('what is noted holds for one turn', () => {
    const g = game({ units: { blue: { ...PRO, near: ['mob'] }, mob: { ...ROMEOS, at: [10, 30] } } });
    g.w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn: 2 });
    notesWhoIsNear(g.w);
    expect(g.unit('blue').near).toBeUndefined();
  });
  test('each such unit by itself', () => {
    const g = game({
      units: { red: PRO, mob: ROMEOS, king: { ...ROMEOS, kind: 'dexters', at: [4, 4] } },
      dice: [5, 6],
    });
    g.begin(nearnessChecks(g.w)).end().done();
    expect(g.unit('red').feared).toEqual(['mob', 'king']);
  });
});

describe('[AMZ-D-start-order] [AMZ-confidence-roll] the start of an activation', () => {
  const starts = (situation: Situation) => {
    const g = game({ active: { unit: 'red' }, ...situation });
    g.begin(beforeActing(g.w, 'red'));
    return g;
  };
  test('[AMZ-T-stress] a Breaking Non-Professional unit checks first, then for nearness, then takes heart', () => {
    const g = starts({
      units: {
        red: { ...MILITIA, level: 'shaken', figures: { 1: { leader: 1 } } },
        mob: { kind: 'romeos', at: [10, 20] },
      },
      state: { turn: 12 },
      dice: [6, 6, 6],
    });
    g.end().done();
    expect(g.facts('rolled').map((r) => r.cause)).toEqual([
      'AMZ-T-stress',
      'AMZ-morale-nonpro-points',
      'AMZ-confidence-leader',
    ]);
    expect(g.unit('red').level).toBe('confident');
  });
  test('only the unit that acts checks then', () => {
    starts({
      units: { red: PRO, blue: { ...PRO, at: [30, 10] }, mob: { kind: 'romeos', at: [30, 20] } },
    })
      .end()
      .done();
  });
  test('the check for Stress has no other modifier', () => {
    const g = starts({
      units: { red: { ...MILITIA, level: 'shaken' }, mob: ZULUS },
      state: { turn: 12 },
      dice: [5],
    });
    expect(g.unit('red').level).toBe('shaken');
    expect(g.facts('checked-morale')).toMatchObject([{ total: 4, stress: 11, passed: true }]);
  });
  test('a Professional unit makes no check for Stress', () => {
    starts({ units: { red: PRO }, state: { turn: 12 } })
      .end()
      .done();
  });
  test('[AMZ-confidence-no-zombies] [AMZ-D-confidence-meaning] 4 or more raises it one level, once; less does not', () => {
    const level = (die: number, turn = 1) =>
      starts({ units: { red: { ...PRO, level: 'broken' } }, state: { turn }, dice: [die] }).unit('red').level;
    expect([level(4), level(3), level(4, 6), level(5, 6)]).toEqual(['shaken', 'broken', 'broken', 'shaken']);
  });
  test('a unit without fighters does not roll', () => {
    starts({ units: { red: { fighters: 0, dependents: 2, level: 'shaken' } } })
      .end()
      .done();
  });
  test('no condition, no roll', () => {
    starts({ units: { red: { ...PRO, level: 'broken' }, mob: ZULUS } })
      .end()
      .done();
  });
  test('[AMZ-confidence-leader] a positive leader within 6 inches, no negative one', () => {
    const red = (leader: number) => ({ ...PRO, level: 'shaken' as const, figures: { 1: { leader } } });
    expect(starts({ units: { red: red(1), mob: ZULUS }, dice: [4] }).unit('red').level).toBe('confident');
    for (const rating of [-1, 0])
      starts({ units: { red: red(rating), mob: ZULUS } })
        .end()
        .done();
  });
  test('[AMZ-confidence-armor] a friendly armored vehicle in sight', () => {
    const apc = (vehicle: 'APC' | 'truck') => ({
      vehicle,
      at: [24, 8] as [number, number],
      figures: { 1: { role: 'vehicle' as const } },
    });
    const red = { ...PRO, level: 'shaken' } as const;
    expect(starts({ units: { red, apc: apc('APC'), mob: ZULUS }, dice: [4] }).unit('red').level).toBe(
      'confident',
    );
    starts({ units: { red, apc: apc('truck'), mob: ZULUS } })
      .end()
      .done();
  });
  test('[AMZ-confidence-objective] [AMZ-living-objectives] an objective reached in the turn before', () => {
    const red = (achieved: number) => ({ ...PRO, level: 'shaken' as const, achieved });
    expect(
      starts({ units: { red: red(3), mob: ZULUS }, state: { turn: 4 }, dice: [4] }).unit('red').level,
    ).toBe('confident');
    starts({ units: { red: red(2), mob: ZULUS }, state: { turn: 4 } })
      .end()
      .done();
  });
  test('[AMZ-pull-back] a unit that pulls back at the start does nothing more', () => {
    const g = game({
      units: { red: MILITIA, mob: { kind: 'romeos', at: [10, 20] } },
      dice: [2],
    });
    g.begin(activate(g.w, 'red')).end().done();
    expect(g.facts('announced')).toHaveLength(0);
    expect(g.unit('red')).toMatchObject({ level: 'shaken', done: true });
  });
  test('[AMZ-leadership] a leader may go over to a unit within 2 inches, at the start of either activation', () => {
    const units = {
      red: { ...PRO, figures: { 1: { leader: 1 } } },
      blue: { ...PRO, at: [10, 12] as [number, number] },
    };
    const g = starts({ units });
    expect(g.question()).toBe('living leader AMZ-leadership');
    g.answer('red-1 blue').end();
    expect(g.figures('blue').map((f) => f.id)).toContain('red-1');
    const other = game({ active: { unit: 'blue' }, units });
    other.begin(beforeActing(other.w, 'blue'));
    expect(other.options()).toEqual(['stay', 'red-1 blue']);
    starts({ units: { ...units, blue: { ...PRO, at: [10, 12.6] } } }).end();
  });
});

describe('[AMZ-T-morale-levels] [AMZ-T-stress] [AMZ-professional] [AMZ-non-professional] what may be announced', () => {
  const may = (red: Given, what: string, turn = 1) => {
    // Broken Non-Professionals run at once and are Interrupted: a D6 against a 1, so that they may answer.
    const runs = red.level === 'broken' && !red.professional;
    const g = game({ units: { red, mob: ZULUS }, state: { turn }, dice: runs ? [6, 1] : [8] });
    g.begin(activate(g.w, 'red'));
    expect(g.question()).toBe(
      runs ? 'living reaction AMZ-reaction-living-first' : 'living announce AMZ-activation',
    );
    return g.options().includes(what);
  };
  const levels = ['confident', 'shaken', 'broken'] as const;
  test('Overwatch: Professionals unless Broken, others while Confident', () => {
    expect(levels.map((level) => may({ ...PRO, level }, 'overwatch overwatch'))).toEqual([true, true, false]);
    expect(levels.map((level) => may({ ...MILITIA, level }, 'overwatch overwatch'))).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('a Close Combat: the Confident only, and none who are Fraying or Breaking', () => {
    expect(levels.map((level) => may({ ...PRO, level }, 'close-combat rapid'))).toEqual([true, false, false]);
    expect([may(PRO, 'close-combat rapid', 9), may(PRO, 'close-combat rapid', 10)]).toEqual([true, false]);
    expect([may(MILITIA, 'close-combat rapid', 7), may(MILITIA, 'close-combat rapid', 8)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('[AMZ-T-morale-levels] may_approach', () => {
  const may = (red: Given, at: [number, number], mob: Given = ZULUS) => {
    const g = game({ map: WALL, units: { red, mob } });
    return mayApproach(g.w, 'red')([...at, 0])?.rule;
  };
  test('a Shaken or Broken unit ends no nearer to zombies that it sees', () => {
    expect(may({ ...PRO, level: 'shaken' }, [10, 11])).toBe('AMZ-T-morale-levels');
    expect(may({ ...PRO, level: 'broken' }, [10, 11])).toBe('AMZ-T-morale-levels');
    expect(may({ ...PRO, level: 'shaken' }, [10, 9])).toBeUndefined();
    expect(may(PRO, [10, 11])).toBeUndefined();
  });
  test('as near as it was, but for less than two thousandths of an inch', () => {
    const one: Given = { ...PRO, fighters: 1, level: 'shaken' };
    const far: Given = { ...ZULUS, fighters: 1, at: [10, 20] };
    // Six and eight inches off, it is ten inches away as before.
    expect([may(one, [16, 12], far), may(one, [10, 10.001], far)]).toEqual([undefined, undefined]);
    expect(may(one, [10, 10.003], far)).toBe('AMZ-T-morale-levels');
  });
  test('zombies out of sight do not hold it', () => {
    expect(may({ ...PRO, level: 'shaken' }, [10, 11], { ...ZULUS, at: [10, 26] })).toBeUndefined();
  });
});

describe('[AMZ-T-morale-levels] a Broken Non-Professional unit', () => {
  const WEST = { living: [{ id: 'red', entry: { edge: 'west' } }] } as Situation['scenario'];
  const shop = { id: 'shop', name: 'Shop', rect: [22, 6, 30, 14] as [number, number, number, number] };
  const door = { id: 'd', at: [22, 10] as [number, number], width: 2, type: 'standard' };
  const at = (x: number, breached = false) =>
    game({
      map: { buildings: [{ ...shop, levels: 1, doors: [door] }] },
      scenario: WEST,
      units: { red: { ...MILITIA, level: 'broken', at: [x, 10] } },
      state: { buildings: [{ id: 'shop', kind: 'barricaded', points: 4, breached }] },
    });
  test('must run for its entry edge or the nearest Barricaded Building, whichever is nearer', () => {
    const g = at(8);
    expect(runs(g.w, 'red')).toBe(true);
    const flight = forcedMove(g.w, 'red');
    expect(flight).toMatchObject({ mode: 'rapid', edge: 'west' });
    expect(flight.march?.ways[0]?.route.points.at(-1)?.[0]).toBeCloseTo(0.25, 1);
    const home = at(15);
    const inside = forcedMove(home.w, 'red').march?.ways[0]?.route.points.at(-1);
    expect(inside?.[0]).toBeGreaterThan(22);
    expect(forcedMove(at(15, true).w, 'red').edge).toBe('west');
  });
  test('at its edge already it goes nowhere', () => {
    const red = { ...MILITIA, fighters: 1, level: 'broken', at: [0.25, 10.5] } as const;
    const g = game({ scenario: WEST, units: { red } });
    expect(forcedMove(g.w, 'red')).toMatchObject({ march: undefined, edge: 'west' });
  });
  test('to whichever edge it came by', () => {
    for (const [edge, axis, value] of [
      ['north', 1, 35.75],
      ['east', 0, 35.75],
      ['south', 1, 0.25],
    ] as const) {
      const g = game({
        scenario: { living: [{ id: 'red', entry: { edge } }] } as unknown as Situation['scenario'],
        units: { red: { ...MILITIA, fighters: 1, level: 'broken', at: [18, 18] } },
      });
      const march = forcedMove(g.w, 'red').march;
      const end = march?.ways[0]?.route.points.at(-1) ?? [0, 0, 0];
      expect(march?.cost).toBeCloseTo(12, 1);
      expect(Math.abs((end[axis] as number) - value)).toBeLessThan(6);
    }
  });
  test('inside a strong house it stays, and of two it makes for the nearer', () => {
    expect(forcedMove(at(24).w, 'red')).toMatchObject({ march: undefined, edge: undefined });
    const far = { ...shop, id: 'far', rect: [22, 24, 30, 32] as [number, number, number, number] };
    const g = game({
      map: {
        buildings: [
          { ...far, levels: 1, doors: [{ ...door, id: 'e', at: [22, 28] as [number, number] }] },
          { ...shop, levels: 1, doors: [door] },
        ],
      },
      units: { red: { ...MILITIA, fighters: 1, level: 'broken', at: [17, 10] } },
      state: {
        buildings: ['shop', 'far'].map((id) => ({
          id,
          kind: 'fortified' as const,
          points: 4,
          breached: false,
        })),
      },
    });
    const [x, y] = forcedMove(g.w, 'red').march?.ways[0]?.route.points.at(-1) ?? [0, 0];
    expect([x > 22, y < 14]).toEqual([true, true]);
  });
  test('with more Dependents than fighters Cautiously; others do not run', () => {
    const g = game({
      scenario: WEST,
      units: {
        red: { ...MILITIA, fighters: 1, dependents: 2, level: 'broken' },
        blue: { ...PRO, at: [20, 20], level: 'broken' },
      },
    });
    expect(forcedMove(g.w, 'red').mode).toBe('cautious');
    expect(forcedMove(g.w, 'red').march?.cost).toBeLessThanOrEqual(6);
    expect(runs(g.w, 'blue')).toBe(false);
  });
});

describe('[AMZ-T-quirk-cards]', () => {
  test('23: a unit in panic checks at -1', () => {
    const g = game({ units: { red: MILITIA }, dice: [4] });
    g.begin(panic(g.w, 'red')).end().done();
    expect(g.unit('red').level).toBe('shaken');
  });
  test('17: a voice on the radio lets all roll that have lost heart, whatever the conditions', () => {
    const g = game({
      units: {
        red: { ...PRO, level: 'shaken' },
        blue: { ...PRO, level: 'broken', at: [20, 10] },
        green: { ...PRO, at: [26, 10] },
        mob: ZULUS,
      },
      dice: [4, 3],
    });
    g.begin(voiceOnTheRadio(g.w)).end().done();
    expect(['red', 'blue'].map((id) => g.unit(id).level)).toEqual(['confident', 'broken']);
  });
});

test('[AMZ-pull-back] a unit of which nobody stands stays where it lies', () => {
  const g = game({ units: { red: { ...PRO, fighters: 1, figures: { 1: { status: 'down' } } } } });
  g.begin(pullBack(g.w, 'red', [])).end();
  expect(g.facts('moved')).toEqual([]);
});

test('[AMZ-T-morale-levels] a Broken Non-Professional unit inside a strong house runs nowhere when it acts', () => {
  const rect: [number, number, number, number] = [5, 5, 15, 15];
  const g = game({
    map: { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1 }] },
    units: { red: { ...MILITIA, level: 'broken' }, mob: { kind: 'odies', at: [30, 30] } },
    state: { buildings: [{ id: 'shop', kind: 'fortified', points: 4, breached: false }] },
    // Its Confidence roll fails.
    dice: [1],
  });
  g.begin(activate(g.w, 'red')).end();
  expect(g.facts('moved')).toEqual([]);
  expect(g.unit('red').done).toBe(true);
});

test('[AMZ-sc2] a Broken Non-Professional unit under the helicopter leaves by it, unasked', () => {
  const rect: [number, number, number, number] = [5, 5, 15, 15];
  const left = (helicopter: boolean) => {
    const g = game({
      map: { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1 }] },
      scenario: { helicopter: { roof: 'shop', climb: 6 } } as Situation['scenario'],
      units: { red: { ...MILITIA, level: 'broken' }, mob: { kind: 'odies', at: [30, 30] } },
      state: { buildings: [{ id: 'shop', kind: 'fortified', points: 4, breached: false }], helicopter },
      // Its Confidence roll fails.
      dice: [1],
    });
    g.begin(activate(g.w, 'red')).end();
    return g.figures('red', 'left').length;
  };
  expect(left(false)).toBe(0);
  expect(left(true)).toBeGreaterThan(0);
});

test('[AMZ-T-morale-levels] in the last inch of its entry edge it runs straight for it', () => {
  const living = [{ id: 'red', entry: { edge: 'south' } }];
  const units = { red: { ...MILITIA, fighters: 1, level: 'broken', at: [35.5, 10] } } as const;
  const g = game({ scenario: { living } as unknown as Situation['scenario'], units });
  expect(forcedMove(g.w, 'red').march?.ways[0]?.route.points.at(-1)).toEqual([35.5, 0.25, 0]);
});

test('[AMZ-D-start-order] [AMZ-T-quirk-cards] whoever pulls back in panic does nothing more, and makes no check for Stress', () => {
  const g = game({
    units: { red: MILITIA, mob: ZULUS },
    // The card of the dead is open; 12 turns of Stress cause a check of their own.
    state: { turn: 12, hands: { living: [], zombies: [23] } },
    dice: [1],
  });
  g.begin(activate(g.w, 'red')).end().done();
  expect(g.facts('rolled').map((r) => r.cause)).toEqual(['AMZ-T-quirk-cards']);
  expect(g.unit('red')).toMatchObject({ level: 'shaken', done: true });
});

test('[AMZ-pull-back] [AMZ-casualties-carry] two carry each casualty, even where Dependents slow the unit down', () => {
  const marker = {
    kind: 'wia',
    unit: 'red',
    abandoned: false,
    x: -1,
    y: -1,
    level: 0,
    safe: false,
    overrun: false,
  } as const;
  const g = game({
    units: { red: { fighters: 1, dependents: 2, at: [10, 10] }, mob: { kind: 'zulus', at: [10, 16] } },
    state: { casualties: ['a', 'b', 'c'].map((id) => ({ ...marker, id })) },
  });
  g.begin(pullBack(g.w, 'red', ['mob']));
  expect(g.question()).toBe('living take-along AMZ-casualties-carry');
  expect(g.refused(['a', 'b'])).toBe('AMZ-casualties-carry');
  g.answer(['a']).end();
  expect(g.facts('abandoned')).toMatchObject([{ markers: ['b', 'c'] }]);
});

test('[AMZ-pull-back] hemmed in all round, with no place that is not nearer to them, it stays where it is', () => {
  const ring = Array.from({ length: 15 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 15;
    return [i + 1, { x: 10 + 1.6 * Math.cos(angle), y: 10 + 1.6 * Math.sin(angle) }] as const;
  });
  const g = game({
    units: {
      red: { ...MILITIA, fighters: 1 },
      mob: { kind: 'zulus', fighters: 15, figures: Object.fromEntries(ring) },
    },
  });
  g.begin(pullBack(g.w, 'red', ['mob'])).end();
  expect(g.facts('moved')).toEqual([]);
});

test('[AMZ-T-morale-levels] whoever runs for a house makes for no edge', () => {
  const rect: [number, number, number, number] = [22, 6, 30, 14];
  const door = { id: 'd', at: [22, 10] as [number, number], width: 2, type: 'standard' };
  const g = game({
    map: { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1, doors: [door] }] },
    scenario: { living: [{ id: 'red', entry: { edge: 'west' } }] } as unknown as Situation['scenario'],
    units: { red: { ...MILITIA, level: 'broken', at: [15, 10] } },
    state: { buildings: [{ id: 'shop', kind: 'barricaded', points: 4, breached: false }] },
  });
  const flight = forcedMove(g.w, 'red');
  expect(flight.march).toBeDefined();
  expect(flight.edge).toBeUndefined();
});

test('[AMZ-D-start-order] [AMZ-medics] a medic whose unit pulls back at the start treats nobody', () => {
  const g = game({
    units: {
      red: { ...MILITIA, figures: { 1: { medic: true }, 4: { status: 'down', fell: 1 } } },
      mob: { kind: 'romeos', at: [10, 20] },
    },
    dice: [2],
  });
  g.begin(activate(g.w, 'red'));
  expect(g.question()).toBe('living take-along AMZ-casualties-carry');
  g.answer(['red-4']).end().done();
  expect(g.figures('red', 'down')).toHaveLength(1);
});

test('[AMZ-morale-once] a unit that pulls back at the start checks for the others near it before its activation is over', () => {
  const romeos = { kind: 'romeos', fighters: 1 } as const;
  const g = game({
    units: {
      red: { ...MILITIA, fighters: 1, at: [0.25, 0.25] },
      a: { ...romeos, at: [0.25, 8] },
      b: { ...romeos, at: [8, 0.25] },
    },
    dice: [1, 5],
  });
  g.begin(activate(g.w, 'red')).end().done();
  expect(g.facts('feared').map((f) => f.of)).toEqual(['a', 'b']);
  expect(g.facts('checked-morale').map((f) => f.passed)).toEqual([false, true]);
});

test('[AMZ-pull-back] from the zombies that caused the check, not from others that it sees', () => {
  const end = (from: readonly string[]) => {
    const g = game({
      units: {
        red: { ...MILITIA, fighters: 1, at: [18, 18] },
        a: { kind: 'zulus', at: [18, 24] },
        b: { kind: 'zulus', at: [24, 18] },
      },
    });
    g.begin(pullBack(g.w, 'red', from)).end();
    const [f] = g.figures('red');
    return [Math.round(f?.x ?? 0), Math.round(f?.y ?? 0)];
  };
  const [x, y] = end(['a']) as [number, number];
  expect([x > 15, y < 8]).toEqual([true, true]);
  const [both] = end([]) as [number, number];
  expect(both).toBeLessThan(13);
});

test('[AMZ-pull-back] in a strong house, with no zombies that caused it or are seen, a unit stays where it is', () => {
  const rect: [number, number, number, number] = [5, 5, 15, 15];
  const g = game({
    map: { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1 }] },
    units: { red: { ...MILITIA, fighters: 1, at: [10, 8] } },
    state: { buildings: [{ id: 'shop', kind: 'fortified', points: 20, breached: false }] },
  });
  g.begin(pullBack(g.w, 'red', [])).end();
  expect([g.facts('moved').length, g.facts('loses-next').length]).toEqual([0, 1]);
});

test('[AMZ-pull-back] out of an open house a unit pulls back as elsewhere, and loses nothing', () => {
  const rect: [number, number, number, number] = [5, 5, 15, 15];
  const door = { id: 'd', at: [10, 5] as [number, number], width: 2, type: 'standard' };
  const pulls = (kind: 'open' | 'barricaded') => {
    const g = game({
      map: { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1, doors: [door] }] },
      units: { red: { ...MILITIA, fighters: 1, at: [10, 8] }, mob: { kind: 'zulus', at: [10, 18] } },
      state: { buildings: [{ id: 'shop', kind, points: kind === 'open' ? 0 : 4, breached: false }] },
    });
    g.begin(pullBack(g.w, 'red', ['mob'])).end();
    return g.facts('loses-next').length;
  };
  expect([pulls('open'), pulls('barricaded')]).toEqual([0, 1]);
});

test('[AMZ-pull-back] a unit that pulls back to a far side loses the activation that it has yet to make', () => {
  const loses = (stage: 'living' | 'random' | 'masters' | 'end' | 'arrivals', done: boolean) => {
    const g = game({ units: { red: { ...PRO, done } }, state: { stage } });
    g.w.happen({ is: 'loses-next', cause: 'AMZ-pull-back', unit: 'red' });
    return [g.unit('red').done, g.unit('red').loses];
  };
  // This turn's, if it is still to come; else that of the next.
  expect([loses('living', false), loses('arrivals', false)]).toEqual([
    [true, false],
    [true, false],
  ]);
  for (const stage of ['random', 'masters', 'end'] as const)
    expect(loses(stage, false)).toEqual([false, true]);
  expect(loses('living', true)).toEqual([true, true]);
});

test('[AMZ-pull-back] of two places out of their sight it makes for the nearer', () => {
  const wall = (id: string, west: number, east: number, y: number) => ({
    id,
    kind: 'high wall' as const,
    path: [
      [west, y],
      [east, y],
    ] as [number, number][],
  });
  const g = game({
    map: { barriers: [wall('near', 16.5, 19.5, 14), wall('far', 8, 28, 8)] },
    units: { red: { ...MILITIA, fighters: 1, at: [18, 18] }, mob: { kind: 'zulus', at: [18, 24] } },
  });
  g.begin(pullBack(g.w, 'red', ['mob'])).end();
  const [f] = g.figures('red');
  expect(f?.y).toBeGreaterThan(10);
  expect(g.table.sees('mob', 'red')).toBe(false);
});

test('[AMZ-D-start-order] [AMZ-pull-back] a unit whose activation a check has ended does not roll for Confidence', () => {
  const g = game({
    units: {
      red: { ...MILITIA, level: 'shaken', figures: { 1: { leader: 1 } } },
      romeo: { kind: 'romeos', at: [10, 19] },
    },
    active: { unit: 'red' },
    dice: [1],
  });
  g.begin(beforeActing(g.w, 'red')).end().done();
  expect(g.facts('rolled').map((f) => f.label)).toEqual(['morale']);
});

test('[AMZ-T-quirk-cards] 17: whoever has not come onto the table hears no voice', () => {
  const shaken = { ...PRO, level: 'shaken', fighters: 1 } as const;
  const out = { ...shaken, entered: false, figures: { 1: { x: -1, y: -1 } } } as const;
  const g = game({ units: { out, red: shaken }, dice: [4] });
  g.begin(voiceOnTheRadio(g.w)).end().done();
  expect(['out', 'red'].map((id) => g.unit(id).level)).toEqual(['shaken', 'confident']);
});

test('[AMZ-T-morale-levels] whoever runs makes for the nearest place of its edge, all along it', () => {
  const runs = (edge: 'south' | 'west', size: [number, number], at: [number, number]) => {
    const g = game({
      map: { size },
      scenario: { living: [{ id: 'red', entry: { edge } }] } as unknown as Situation['scenario'],
      units: { red: { ...MILITIA, fighters: 1, level: 'broken', at } },
    });
    const end = forcedMove(g.w, 'red', []).march?.ways[0]?.route.points.at(-1);
    return end?.map((n) => Math.round(n));
  };
  expect(runs('south', [48, 24], [40, 11])?.[0]).toBe(40);
  expect(runs('west', [24, 48], [11, 40])?.[1]).toBe(40);
});

test('[AMZ-pull-back] [AMZ-D-keeps-together] it pulls back as far as it stays together', () => {
  const figures = { 1: { x: 10, y: 10 }, 2: { x: 10, y: 8.6 }, 3: { x: 10, y: 7.2 } };
  const pulls = (ground: 'open' | 'rubble') => {
    const areas = [
      { id: 'r', kind: 'rubble' as const, rect: [8, 4, 12, 8.5] as [number, number, number, number] },
    ];
    const g = game({
      map: ground === 'rubble' ? { areas } : {},
      units: {
        red: { ...PRO, level: 'broken', fighters: 3, figures },
        mob: { kind: 'zulus', fighters: 1, at: [10, 2] },
      },
    });
    g.begin(pullBack(g.w, 'red', ['mob'])).end();
    return [isTogether(g.w, 'red'), g.facts('moved')[0]?.inches ?? 0] as const;
  };
  expect(pulls('open')[0]).toBe(true);
  expect(pulls('rubble')[0]).toBe(true);
  expect(pulls('rubble')[1]).toBeLessThan(pulls('open')[1]);
});

test('[AMZ-morale-once] a Romeo that was near on its way only is checked for when its move is over', () => {
  const passes = (y: number, more: Given = {}) => {
    const g = game({
      units: { red: { ...PRO, fighters: 1, ...more }, mob: { kind: 'romeos', at: [4, y] } },
      dice: [10],
    });
    const way = wayTo(g.w, 'mob', [16, y, 0], 12);
    if (!way) throw new Error('There is no way.');
    goesBy(g.w, way, 12, 'rushes', 'AMZ-random-movement');
    expect(g.table.apart('red', 'mob')).toBeGreaterThan(12);
    g.begin(nearnessChecks(g.w)).end();
    g.begin(nearnessChecks(g.w)).end();
    return g.facts('feared').length;
  };
  // Of a way from 12.47 inches off and to as many the middle is 11 inches off, or just beyond 12.
  expect([passes(21.5), passes(22.6)]).toEqual([1, 0]);
  expect(passes(21.5, { feared: ['mob'] })).toBe(0);
});

test('[AMZ-morale-levels] of whoever fails again while Broken nothing else is told', () => {
  const said = (level: 'confident' | 'broken') =>
    FACTS.tell(checked({ ...PRO, level }, [3]).facts('lost-heart')[0] as AmzFact)?.key;
  expect([said('confident'), said('broken')]).toEqual(['tell.level', 'tell.still']);
});

test('[AMZ-morale-once] for one that has passed and been destroyed since nobody checks', () => {
  const figures = { 1: { status: 'destroyed', x: -1, y: -1 } } as const;
  const g = game({ units: { red: { ...PRO, passed: ['a'] }, a: { kind: 'romeos', figures } } });
  g.begin(nearnessChecks(g.w)).end();
  expect(g.facts('checked-morale')).toEqual([]);
});

test('[AMZ-pull-back] if those that caused the check are no more, a unit pulls back from those that it sees', () => {
  const figures = { 1: { status: 'destroyed', x: -1, y: -1 } } as const;
  const g = game({
    units: {
      red: { ...MILITIA, fighters: 1, at: [18, 18] },
      a: { kind: 'romeos', figures },
      b: { kind: 'zulus', at: [18, 24] },
    },
  });
  g.begin(pullBack(g.w, 'red', ['a'])).end();
  expect(g.figures('red')[0]?.y).toBeLessThan(8);
});

test('[AMZ-T-morale-levels] at equal distances a unit that runs makes for its edge, not for the house', () => {
  const edge = (y: number) => {
    const g = game({
      map: { buildings: [{ id: 'shop', name: 'Shop', rect: [14, 20, 22, 28], levels: 1 }] },
      scenario: { living: [{ id: 'red', entry: { edge: 'south' } }] } as object,
      units: { red: { ...MILITIA, level: 'broken', fighters: 1, at: [18, y] } },
      state: { buildings: [{ id: 'shop', kind: 'fortified', points: 20, breached: false }] },
    });
    return forcedMove(g.w, 'red').edge;
  };
  expect([edge(10), edge(10.001)]).toEqual(['south', undefined]);
});

test('[AMZ-leadership] [AMZ-measuring] a leader goes over at exactly 2 inches', () => {
  const may = (y: number) => {
    const units = {
      red: { ...PRO, fighters: 2, figures: { 1: { leader: 1 } }, at: [10, 10] },
      blue: { ...PRO, fighters: 1, at: [10, y] },
    } as Situation['units'];
    const g = game({ active: { unit: 'red' }, ...(units && { units }) });
    g.begin(beforeActing(g.w, 'red'));
    return g.asks().length;
  };
  expect([may(12.5), may(12.501)]).toEqual([1, 0]);
});
