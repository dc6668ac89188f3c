import { describe, expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';

const ones = (n: number) => Array.from({ length: n }, () => 1);
const RED = { quality: 'trained', professional: true, fighters: 4, at: [18, 4], done: true } as const;
const WATCH = { ...RED, fighters: 2, overwatch: true, mode: 'overwatch', at: [24, 14] } as const;

describe('[AMZ-overwatch] in steps 7, 11 and 12', () => {
  const random = (dice: readonly number[], more: Partial<Given> = {}) =>
    game({
      units: { watch: { ...WATCH, ...more }, mob: { kind: 'zulus', fighters: 3, at: [18, 18] } },
      state: { stage: 'random', turn: 2 },
      dice,
    }).step();

  test('[AMZ-move-overwatch] unless the dead are quicker the fire comes before they move, with +1 to the die', () => {
    // 4 against 3 + 1 is in time. Then the fire at their present place, direction and inches.
    const g = random([4, 3]);
    expect(g.facts('reacted')).toMatchObject([{ living: 4, zombie: 4, deadFirst: false }]);
    expect(g.question()).toBe('living overwatch AMZ-overwatch');
    expect(g.figures('mob')[0]).toMatchObject({ x: 18, y: 18 });
  });

  test('else after it, where they ended', () => {
    // Five against two and one; north, three inches; then two figures, Exposed, in Optimum Range.
    const g = random([5, 2, 1, 3, 8, 1, 1, 1, ...ones(5)]);
    expect(g.facts('reacted')).toMatchObject([{ living: 3, zombie: 5, deadFirst: true }]);
    expect(g.figures('mob')[0]).toMatchObject({ x: 18, y: 21 });
    g.answer('watch');
    expect(g.facts('fired')).toMatchObject([{ kind: 'overwatch', at: 'mob' }]);
    expect(g.figures('mob')).toHaveLength(2);
  });

  test('[AMZ-overwatch] at a mob that comes into sight by its move, where it has ended, without a test', () => {
    // The wall hides the mob at first; after three inches to the south it stands in front of it.
    const wall = {
      id: 'w',
      kind: 'high wall',
      path: [
        [8, 16.5],
        [30, 16.5],
      ],
    } as const;
    const mob: Given = { kind: 'zulus', fighters: 1, at: [7, 18] };
    const g = game({
      map: { barriers: [wall] } as object,
      units: { watch: { ...WATCH, at: [20, 14] }, mob },
      state: { stage: 'random', turn: 2 },
      dice: [5, 3],
    }).step();
    expect(g.facts('reacted')).toEqual([]);
    expect(g.question()).toBe('living overwatch AMZ-overwatch');
    expect(g.figures('mob')[0]).toMatchObject({ x: 7, y: 15 });
  });

  test('[AMZ-overwatch] and at one that Interrupts somebody else so', () => {
    const wall = {
      id: 'w',
      kind: 'high wall',
      path: [
        [12, 10],
        [15, 10],
      ],
    } as const;
    const g = game({
      options: { zombies: 'player' },
      map: { barriers: [wall] } as object,
      units: {
        red: { ...RED, done: false, fighters: 1, at: [20, 18] },
        watch: { ...WATCH, fighters: 1, at: [14, 4] },
        mob: { kind: 'odies', fighters: 1, at: [14, 18] },
      },
      dice: [8, 1],
    });
    g.run().answer('move-fire stationary', 'mob', 'wait');
    expect(g.facts('reacted').map((f) => f.unit)).toEqual(['red']);
    expect(g.question()).toBe('living overwatch AMZ-overwatch');
    expect(g.options()).toEqual(['watch', 'none']);
  });

  test('those who are not on Overwatch do not', () => {
    const g = random([1, 3], { overwatch: false });
    expect(g.facts('reacted')).toEqual([]);
    g.end().done();
  });

  test('step 7: at those who arrive', () => {
    const g = game({
      units: { watch: { ...WATCH, at: [18, 20] } },
      scenario: {
        hotSpots: {
          die: 6,
          closable: false,
          spots: [{ number: 1, rolls: [1, 2, 3, 4, 5, 6], at: [18, 30] }],
        },
        reinforcements: [[{ type: 'zulus', figures: '1d6' }]],
      } as object,
      state: {
        stage: 'arrivals',
        turn: 2,
        hotSpots: [{ number: 1, x: 18, y: 30, level: 0, closed: false }],
      },
      // The dice: table row, three figures, Hot Spot, test; then two figures at an Exposed target beyond Optimum Range,
      // against five.
      dice: [1, 3, 1, 1, 7, ...ones(8)],
    }).step();
    expect(g.question()).toBe('living overwatch AMZ-overwatch');
    g.answer('watch');
    expect(g.facts('fired')).toMatchObject([{ at: 'mob-1', kind: 'overwatch', defense: 5 }]);
  });

  describe('[AMZ-dexter-control] a driven mob whose lead falls before it moves', () => {
    const driven = (fighters: number, given: Omit<Situation, 'units'> = {}) =>
      game({
        options: { zombies: 'player' },
        ...given,
        units: {
          watch: { ...WATCH, at: [18, 10] },
          mob: { kind: 'zulus', fighters, at: [18, 18] },
          lord: { kind: 'dexters', at: [26, 24] },
        },
        state: { stage: 'random', turn: 2, ...given.state },
        // The fire is in time. Of its four dice, one hits.
        dice: [1, 8, 8, 1, 1, 1, ...ones(fighters + 2), ...(given.dice ?? [])],
      }).step();

    test('goes there all the same, led by another; whoever fell stays off the table', () => {
      const g = driven(3).answer([21, 20], 'watch');
      expect(g.facts('destroyed').flatMap((f) => f.figures)).toEqual(['mob-1']);
      expect(g.figures('mob', 'destroyed')).toMatchObject([{ id: 'mob-1', x: -1, y: -1 }]);
      expect(g.facts('moved').map((f) => f.places[0])).toEqual([['mob-3', [21, 20, 0]]]);
    });

    test('batters what bars its way, if the others come as far', () => {
      const door = { id: 'd', at: [18, 20], type: 'standard' } as const;
      const house = { id: 'b', name: 'B', rect: [14, 20, 22, 26], levels: 1, doors: [door] } as const;
      const batters = (from: number) => {
        const g = driven(2, {
          map: { buildings: [house] } as object,
          state: { buildings: [{ id: 'b', kind: 'barricaded', points: 10, breached: false }] },
          dice: [1],
        });
        Object.assign(g.figures('mob')[1] as object, { x: from });
        g.answer([18, 21], 'watch');
        return g.facts('battered').length;
      };
      expect([batters(18.75), batters(27)]).toEqual([1, 0]);
    });
  });

  test('step 12: at a Dexter, who is Rapid only if he chose it [AMZ-zombie-rapid]', () => {
    const fire = (plan: string, wall: boolean) => {
      const g = game({
        options: { zombies: 'player' },
        map: {
          areas: wall ? [{ id: 'a', kind: 'rubble', rect: [16, 22, 20, 26] }] : [],
        },
        units: { watch: WATCH, lord: { kind: 'dexters', at: [18, 24] } },
        state: { stage: 'masters', turn: 2 },
        // Both sides' test, and then all dice of the fire.
        dice: [1, 8, ...ones(12)],
      }).step();
      g.answer('lord', plan, 'watch');
      return g.facts('fired')[0]?.dice;
    };
    // Two figures. In Cover only a Rapid move adds a die; in the open both conditions add the same one.
    expect([fire('move-fire cautious', true), fire('move-fire rapid', true)]).toEqual([2, 3]);
    expect([fire('move-fire cautious', false), fire('move-fire rapid', false)]).toEqual([3, 3]);
  });
});

describe('[AMZ-overwatch] in Interrupts', () => {
  const interrupted = (given: Situation, ...answers: string[]) => {
    const g = game({
      options: { zombies: 'player' },
      ...given,
      units: {
        red: { ...RED, done: false, fighters: 1, at: [10, 10] },
        ...given.units,
      },
    });
    return g.run().answer('move-fire stationary', 'mob', ...answers);
  };
  const MOB: Given = { kind: 'odies', fighters: 4, at: [10, 15] };

  test('[AMZ-reaction-test] each rolls its own die against the same zombie roll; the active unit answers first, then they in any order', () => {
    const g = interrupted({
      units: {
        a: { ...WATCH, at: [20, 10] },
        b: { ...WATCH, at: [20, 15] },
        mob: MOB,
      },
      // Dice of red and the mob, then of a and b: 8 and 5 against 5.
      dice: [7, 5, 4, 7],
    });
    expect(g.facts('reacted').map((f) => [f.unit, f.living, f.zombie, f.deadFirst])).toEqual([
      ['red', 8, 5, false],
      ['a', 5, 5, false],
      ['b', 8, 5, false],
    ]);
    expect(g.question()).toBe('living reaction AMZ-reaction-living-first');
    g.answer('wait');
    expect(g.question()).toBe('living overwatch AMZ-overwatch');
    expect(g.options()).toEqual(['a', 'b', 'none']);
  });

  test('each sees what is left: who is destroyed is fired at no more', () => {
    const g = interrupted(
      {
        units: {
          a: { ...WATCH, at: [20, 10] },
          b: { ...WATCH, at: [20, 15] },
          mob: { ...MOB, fighters: 1 },
        },
        // All in time; three dice against one.
        dice: [8, 1, 8, 8, 8, 1, 1, 1],
      },
      'wait',
      'b',
    );
    expect(g.facts('fired').map((f) => f.unit)).toEqual(['b']);
    expect(g.figures('mob')).toEqual([]);
    expect(g.facts('assaulted')).toEqual([]);
  });

  test('[AMZ-targets-engaged] -1 die for each further shot, and no more targets than the quality allows', () => {
    const dice = (watched: number, engaged: string[]) => {
      const g = interrupted(
        {
          units: { a: { ...WATCH, at: [20, 10], watched, engaged }, mob: MOB },
          // Three figures and their targets, minus earlier shots; then the assaulted unit passes its Quality Check.
          dice: engaged.length < 2 ? [8, 1, 8, ...ones(3 - watched + 4), 4] : [8, 1, 4],
        },
        'wait',
      );
      if (engaged.length < 2) g.answer('a');
      return g.facts('fired').find((f) => f.unit === 'a')?.dice;
    };
    // Two figures and one for an Exposed target; in Optimum Range none.
    expect([dice(0, []), dice(1, ['x']), dice(2, ['x'])]).toEqual([3, 2, 1]);
    expect(dice(2, ['x', 'y'])).toBeUndefined();
  });

  test('until its next activation, its own move, an assault, or a failed Morale Check', () => {
    const g = game({ units: { watch: { ...WATCH, done: false } } });
    expect(g.unit('watch').overwatch).toBe(true);
    g.run();
    expect(g.unit('watch').overwatch).toBe(false);
    const moved = game({ units: { watch: WATCH } });
    const { w } = moved;
    w.happen({
      is: 'moved',
      cause: 'AMZ-pull-back',
      unit: 'watch',
      how: 'pulls-back',
      places: [],
      inches: 1,
    });
    expect(moved.unit('watch').overwatch).toBe(false);
    const struck = game({ units: { watch: WATCH } });
    struck.w.happen({ is: 'forfeits', cause: 'AMZ-cc-forfeit', unit: 'watch' });
    expect(struck.unit('watch').overwatch).toBe(false);
  });
});

test('[AMZ-overwatch] those on Overwatch may hold their fire, and are still on it', () => {
  const g = game({
    options: { zombies: 'player' },
    units: {
      red: { ...RED, done: false, fighters: 1, at: [10, 10] },
      watch: { ...WATCH, at: [20, 10] },
      mob: { kind: 'odies', fighters: 4, at: [10, 15] },
    },
    // The reaction dice, and nerve against the assault that follows.
    dice: [8, 1, 8, 4],
  });
  g.run().answer('move-fire stationary', 'mob', 'wait');
  expect(g.question()).toBe('living overwatch AMZ-overwatch');
  expect(g.options()).toEqual(['watch', 'none']);
  g.answer('none');
  expect(g.facts('fired')).toEqual([]);
  expect(g.unit('watch').overwatch).toBe(true);
});
