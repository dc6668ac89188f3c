import { describe, expect, test } from 'vitest';
import { chargeHome } from '../melee/charge.js';
import { walk } from '../moving/walking.js';
import { targetsFor } from '../shooting/targets.js';
import { game, type Situation } from '../testing/game.js';
import { awakened } from './infection.js';
import { zedsAct } from './zeds.js';
import { mustMeet, ZED_NEAR, zedNear, zedOrNoZed } from './zedtests.js';

const dez = (more = {}): Situation['people'] => ({
  dez: { x: 18, y: 18, rep: 4, facing: 0, knowsZeds: false, ...more },
});
const zed = (y: number, facing = 180) => ({ 'zed-1': { x: 18, y, facing } });
const met = (dice: readonly number[], more = {}) => {
  const g = game({ people: dez(more), zeds: zed(22), dice });
  return g.begin(zedOrNoZed(g.w, 'dez', 'zed-1')).end();
};

describe('Zed or No Zed', () => {
  test('[FTB-EX-10.9.3] [FTB-10.9.3b] two passed with doubles is somebody known: none passed, and it tests again', () => {
    const g = met([3, 3]);
    expect(g.result).toBe('zombie-charges-unready');
    expect(g.facts('zed-or-no-zed')).toMatchObject([{ passed: 0, doubles: true, known: false }]);
    expect(g.person('dez').knowsZeds).toBe(false);
    expect(met([4, 3]).result).toBe('carry-on');
    expect(met([6, 6]).facts('zed-or-no-zed')).toMatchObject([{ passed: 0, doubles: false }]);
  });

  test('[FTB-10.9.3m, FTB-T-zed-or-no-zed, FTB-D-33] two carry on, one is charged, none is charged unready; never again after one or two', () => {
    const rows = [
      [[4, 1], 'carry-on', true],
      [[4, 5], 'zombie-charges', true],
      [[5, 6], 'zombie-charges-unready', false],
    ] as const;
    for (const [dice, result, known] of rows) {
      const g = met(dice);
      expect(g.result).toBe(result);
      expect(g.person('dez').knowsZeds).toBe(known);
    }
  });

  test('[FTB-10.9.3a, FTB-10.9.2] within 6 inches, with nothing between', () => {
    const near = (y: number, map = {}) => {
      const g = game({ people: dez(), zeds: zed(y), map });
      return zedNear(g.w, g.person('dez'), g.table);
    };
    expect(near(24)).toBe('zed-1');
    expect(near(24.1)).toBe('');
    const wall = {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [10, 20],
            [26, 20],
          ] as [number, number][],
        },
      ],
    };
    expect(near(22, wall)).toBe('');
    const both = game({
      people: dez(),
      zeds: { ...zed(22), 'zed-2': { x: 18, y: 14 }, 'zed-3': { x: 18, y: 21 } },
    });
    expect(zedNear(both.w, both.person('dez'), both.table)).toBe('zed-3');
    const even = game({ people: dez(), zeds: { ...zed(22), 'zed-2': { x: 18, y: 14 } } });
    expect(zedNear(even.w, even.person('dez'), even.table)).toBe('zed-1');
  });

  test('[FTB-10.9.3c, FTB-D-33] who passed none tests again at a later meeting, not in the same turn', () => {
    const g = met([5, 6]);
    expect(mustMeet(g.w, g.person('dez'))).toBe(false);
    const later = game({ people: dez({ metZed: 1 }), zeds: zed(22) });
    expect(mustMeet(later.w, later.person('dez'))).toBe(true);
    const done = game({ people: dez({ knowsZeds: true }), zeds: zed(22) });
    expect(mustMeet(done.w, done.person('dez'))).toBe(false);
  });

  test('[FTB-10.9.3m] [FTB-D-247] who passed none may not fire at zombies; who has not been tested yet may', () => {
    const targets = (dice: readonly number[]) => {
      const g = game({ people: dez({ has: ['pistol'] }), zeds: zed(27), dice });
      if (dice.length > 0) g.begin(zedOrNoZed(g.w, 'dez', 'zed-1')).end();
      return targetsFor(g.w, g.person('dez'), 'pistol');
    };
    expect(targets([])).toEqual(['zed-1']);
    expect(targets([5, 6])).toEqual([]);
    expect(targets([3, 3])).toEqual([]);
    expect(targets([4, 5])).toEqual(['zed-1']);
  });

  test('[FTB-10.9.3a] it stops whoever comes within 6 inches; two passed go on', () => {
    const g = game({ people: dez(), zeds: zed(28), dice: [1, 2] });
    const points = [
      [18, 18, 0],
      [18, 24, 0],
    ] as const;
    g.begin(
      walk(g.w, 'dez', { points, costs: [0, 6], cost: 6, length: 6 }, 'walk', 'FTB-5.2a', [ZED_NEAR]),
    ).end();
    expect(g.person('dez').y).toBe(22);
    expect(g.facts('charges')).toEqual([]);
  });

  test('[FTB-10.9.3a] [FTB-D-247] a charge that comes within 6 inches stops for the test', () => {
    const g = game({ people: dez({ has: ['one-hand'] }), zeds: zed(26), dice: [1, 2] });
    g.begin(chargeHome(g.w, ['dez'], 'zed-1', 'active', [ZED_NEAR])).end();
    expect(g.facts('zed-or-no-zed')).toMatchObject([{ who: 'dez', passed: 2 }]);
    expect(g.person('dez')).toMatchObject({ y: 20, knowsZeds: true, acted: false });
    expect(g.facts('charge-test')).toEqual([]);
  });

  test('[FTB-10.9.3m, FTB-10.11] one passed: the zombie charges at once, counting one die, and the human rolls', () => {
    const g = game({
      people: dez({ has: ['one-hand'] }),
      zeds: zed(22),
      // The test; 2d6 to be charged; the round: 4 and 1 for a weapon against 3.
      dice: [4, 5, 1, 6, 1, 1, 1, 1, 1, 6, 6, 6],
    });
    g.begin(awakened(g.w, 'dez')).end();
    expect(g.facts('charge-test')).toMatchObject([
      { chargers: [{ who: 'zed-1', passed: 1, counted: true }], target: { who: 'dez', passed: 1 } },
    ]);
  });

  test('[FTB-10.9.3m] none passed: charged at once, and counted as passing none', () => {
    const g = game({ people: dez({ has: ['pistol'] }), zeds: zed(22), dice: [5, 6, 1, 1, 1, 1, 6, 6, 6] });
    g.begin(awakened(g.w, 'dez')).end();
    expect(g.facts('charge-test')).toMatchObject([
      { chargers: [{ passed: 1 }], target: { who: 'dez', passed: 0, counted: true }, fires: false },
    ]);
    expect(g.facts('fired')).toEqual([]);
  });

  test.each([0, 10])(
    '[FTB-10.9.3m, FTB-8.2.1a] it leaves room for whoever stands by the human, %i inches in from the edge of the table',
    (off) => {
      const g = game({
        people: { dez: { x: off + 1.8, y: 18, knowsZeds: false }, n1: { x: off + 0.95, y: 18 } },
        zeds: { 'zed-1': { x: off + 0.4, y: 20, facing: 180 } },
        dice: [5, 6, 1, 1, 1, 1, 6, 6, 6],
      });
      g.begin(awakened(g.w, 'dez'));
      const place = g.facts('walked')[0]?.way.at(-1);
      expect(place?.[0]).toBeCloseTo(off + 1.3, 2);
      expect(place?.[1]).toBeCloseTo(18.866, 2);
    },
  );

  test('[FTB-10.9.3a, FTB-10.9.3m] the same where a zombie comes to a human: the test before the charge, and one for all', () => {
    const g = game({
      encounter: { dice: { players: 5, zombies: 1 }, acting: 1 },
      people: dez(),
      zeds: { 'zed-1': { x: 18, y: 22, facing: 180 }, 'zed-2': { x: 22, y: 18, facing: 270 } },
      dice: [5, 6, 1, 1, 1, 1, 1, 6, 6, 6, 6],
    });
    g.begin(zedsAct(g.w)).end();
    expect(g.facts('zed-or-no-zed')).toEqual([]);
    g.begin(zedsAct(g.w)).end();
    expect(g.facts('zed-or-no-zed')).toHaveLength(1);
    expect(g.facts('charges')).toMatchObject([{ who: ['zed-1', 'zed-2'], target: 'dez' }]);
  });

  test('[FTB-10.7a] [FTB-10.9.3m] one that feasts goes on eating, whatever the test comes to', () => {
    const body = { side: 'party-1', x: 18, y: 22.8, condition: 'obviously-dead', fresh: true } as const;
    const given: Situation = {
      encounter: { dice: { players: 5, zombies: 1 }, acting: 1 },
      people: { ...dez({ has: ['pistol'], knowsFeasts: true }), n1: body },
      parties: { 'party-1': { class: 'citizen', attitude: 'neutral' } },
      zeds: { 'zed-1': { x: 18, y: 22, facing: 0, feast: 'n1' } },
      state: { feasts: [{ body: 'n1', x: 18, y: 22.8, level: 0, left: 5, begun: 1, seenBy: [] }] },
      dice: [1, 6],
    };
    const near = game(given);
    near.begin(awakened(near.w, 'dez')).end().done();
    const acts = game(given);
    acts.begin(zedsAct(acts.w)).end();
    acts.begin(zedsAct(acts.w)).end().done();
    for (const g of [near, acts]) {
      expect(g.facts('zed-or-no-zed')).toMatchObject([{ passed: 1 }]);
      expect(g.facts('charges')).toEqual([]);
      expect(g.state.zeds).toMatchObject([{ y: 22, feast: 'n1' }]);
    }
  });

  test('[FTB-10.9.3m] the one that is met and charges already charges once', () => {
    const g = game({
      encounter: { dice: { players: 5, zombies: 1 }, acting: 1 },
      people: dez(),
      zeds: zed(22),
      dice: [5, 6, 1, 1, 1, 1, 6, 6, 6],
    });
    g.begin(zedsAct(g.w)).end();
    g.begin(zedsAct(g.w)).end();
    expect(g.facts('charges')).toMatchObject([{ who: ['zed-1'], target: 'dez' }]);
  });

  test('[FTB-10.9.3a] a zombie near by that does not charge is met as well', () => {
    const g = game({
      encounter: { dice: { players: 5, zombies: 5 }, acting: 1 },
      people: dez(),
      zeds: zed(22, 180),
      dice: [1, 2],
    });
    g.begin(zedsAct(g.w)).end();
    g.begin(zedsAct(g.w)).end().done();
    expect(g.facts('zed-or-no-zed')).toMatchObject([{ who: 'dez', passed: 2 }]);
    expect(g.facts('charges')).toEqual([]);
    g.begin(zedsAct(g.w)).end();
    expect(g.result).toBe(false);
  });
});
