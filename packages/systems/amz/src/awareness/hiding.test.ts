import { describe, expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { entitled } from './awareness.js';
import { finds } from './hiding.js';

const RUBBLE = {
  areas: [{ id: 'a', kind: 'rubble', rect: [8, 8, 14, 12] as [number, number, number, number] }],
};
const RED = { quality: 'trained', professional: true, fighters: 1, at: [10, 10] } as const;
const HIDDEN = { ...RED, hidden: true } as const;

const hides = (given: Situation) => game({ map: RUBBLE, options: { zombies: 'player' }, ...given });

describe('[AMZ-hide] who may', () => {
  const may = (more: Partial<Given>, mob: number, map: Situation['map'] = RUBBLE) => {
    const g = game({ map, units: { red: { ...RED, ...more }, mob: { kind: 'odies', at: [10, mob] } } });
    return g.run().options().includes('hide stationary');
  };
  test('In Cover, with no zombie unit within 3 inches', () => {
    expect(may({}, 20)).toBe(true);
    expect([may({}, 13.5), may({}, 13.6)]).toEqual([false, true]);
    expect(may({}, 20, {})).toBe(false);
  });
  test('[AMZ-cover-definitions] with at least half of its figures', () => {
    // The rubble ends at x 14: cover is within 2 inches of it.
    const covered = (figures: Given['figures']) => may({ fighters: 4, ...(figures && { figures }) }, 25);
    expect(covered({})).toBe(true);
    expect(covered({ 3: { x: 17, y: 10 }, 4: { x: 18, y: 10 } })).toBe(true);
    expect(covered({ 2: { x: 16.5, y: 10 }, 3: { x: 17, y: 10 }, 4: { x: 18, y: 10 } })).toBe(false);
  });
  test('inside a building', () => {
    const house = { id: 'h', name: 'H', rect: [5, 5, 15, 15] as [number, number, number, number], levels: 1 };
    expect(may({}, 25, { buildings: [house] })).toBe(true);
  });
});

describe('[AMZ-hide] [AMZ-awareness] who notices a hidden unit', () => {
  const noticed = (kind: 'odies' | 'zulus' | 'romeos' | 'dexters', y: number, more: Partial<Given> = {}) => {
    const units = { red: { ...HIDDEN, ...more }, mob: { kind, at: [10, 10.5 + y] as const } };
    return entitled(hides({ units }).w, 'red').length > 0;
  };
  test('at half the distance of each type', () => {
    const half = { odies: 3, zulus: 4, romeos: 6, dexters: 6 } as const;
    for (const [kind, y] of Object.entries(half) as [keyof typeof half, number][])
      expect([noticed(kind, y), noticed(kind, y + 0.1)]).toEqual([true, false]);
  });
  test('in line of sight only: neither heard nor in the stead of a Dexter', () => {
    expect(noticed('zulus', 5, { heard: true })).toBe(false);
    const units = {
      red: HIDDEN,
      mob: { kind: 'zulus', at: [10, 16] } as const,
      lord: { kind: 'dexters', at: [14, 12] } as const,
    };
    expect(entitled(hides({ units }).w, 'red')).toEqual(['lord']);
  });
});

describe('[AMZ-hide] [AMZ-core-4plus] it must be found: 4 or more on the Quality die', () => {
  const looks = (dice: readonly number[]) => {
    const g = hides({ units: { red: RED, mob: { kind: 'zulus', fighters: 1, at: [10, 14] } }, dice });
    return g.run().answer('hide stationary', 'mob');
  };
  test('to Interrupt; whoever fails does not look again in this activation', () => {
    const found = looks([4, 8, 1]);
    expect(found.facts('sought')).toMatchObject([{ unit: 'mob', whom: 'red', found: true }]);
    expect(found.facts('interrupts')).toHaveLength(1);
    const not = looks([3]);
    expect(not.facts('sought')).toMatchObject([{ found: false }]);
    expect(not.facts('interrupts')).toEqual([]);
    expect(not.unit('mob').interrupted).toBe(false);
    expect(not.question()).toBe('over');
    expect(not.unit('red').hidden).toBe(true);
    not.done();
  });
  test('to assault it in step 12, where it may be noticed', () => {
    const step12 = (y: number, dice: readonly number[] = []) =>
      hides({
        units: { red: { ...HIDDEN, done: true }, lord: { kind: 'dexters', at: [10, y] } },
        state: { stage: 'masters', turn: 2 },
        dice,
      })
        .step()
        .answer('lord', 'move-fire rapid');
    // Half of 12 inches, from base to base.
    expect(step12(16.5).options()).toEqual(['stay', 'assault red']);
    expect(step12(16.6).options()).toEqual(['stay']);
    expect(step12(16.6).refused([10, 10.6])).toBe('AMZ-hide');
    const passed = step12(16.5, [4, 1]).answer('assault red');
    expect(passed.facts('assaulted')).toHaveLength(1);
    // It has come near, which causes a Morale Check.
    const failed = step12(16.5, [3, 8]).answer('assault red');
    expect(failed.facts('assaulted')).toEqual([]);
    expect(failed.unit('red').hidden).toBe(true);
  });
  test('[AMZ-random-movement] whoever mills about and runs into it assaults it without', () => {
    const g = hides({
      units: { red: { ...HIDDEN, done: true }, mob: { kind: 'zulus', fighters: 1, at: [10, 13] } },
      state: { stage: 'random', turn: 2 },
      // South, six inches; the assaulted unit keeps its head.
      dice: [5, 6, 4],
    }).step();
    expect(g.facts('assaulted')).toMatchObject([{ unit: 'mob', on: 'red' }]);
    expect(g.facts('sought')).toEqual([]);
    expect(g.unit('red').hidden).toBe(false);
  });
});

describe('[AMZ-hide] it lasts', () => {
  test('until the unit moves; another activation in which it stands still does not end it', () => {
    const acts = (...answers: (string | [number, number])[]) => {
      const g = hides({ units: { red: HIDDEN } });
      return g
        .run()
        .answer(...answers)
        .unit('red').hidden;
    };
    expect(acts('overwatch overwatch')).toBe(true);
    expect(acts('move-fire cautious', [10, 13])).toBe(false);
  });
});

test('[AMZ-hide] [AMZ-interrupt-declare] a unit that moves out of hiding is noticed from its first inch on', () => {
  const g = game({
    options: { zombies: 'player' },
    units: { red: { ...HIDDEN, at: [10, 10] }, mob: { kind: 'zulus', fighters: 1, at: [10, 17] } },
  }).run();
  g.answer('move-fire cautious', [14, 10]);
  expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
  expect([g.figures('red')[0]?.x, g.unit('red').hidden]).toEqual([11, false]);
});

test('[AMZ-hide] nobody finds a hidden unit that it does not notice', () => {
  const g = hides({ units: { red: HIDDEN, mob: { kind: 'odies', at: [10, 30] } } });
  expect(g.begin(finds(g.w, 'mob', 'red')).end().result).toBe(false);
  expect(g.facts('sought')).toEqual([]);
});
