import { describe, expect, test } from 'vitest';
import { charge, zedsCharge } from '../reacting/charges.js';
import { duel, KILLS, tested } from '../testing/duel.js';
import { game, type PersonGiven } from '../testing/game.js';
import { chargeHome } from './charge.js';

describe('the shot of the target', () => {
  const armed = { has: ['ba-pistol'], rep: 4 };

  test('[FTB-T-charge-results] [FTB-8.2.1c] with as many passed it fires first, with full rating, and a miss stops nobody', () => {
    const g = duel({ target: armed, dice: [4, 5, 4, 5, /* shots */ 1, 3, /* noise */ 1, 1, ...KILLS] });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(tested(g)?.fires).toBe(true);
    expect(g.facts('fired')).toMatchObject([{ who: 'b', at: ['a'], dice: [3, 1], why: 'charged' }]);
    expect(g.facts('noise')).toHaveLength(1);
    expect(g.facts('reacted')).toHaveLength(0);
    expect(g.person('b').condition).toBe('out-of-the-fight');
    g.done();
  });

  test('[FTB-8.2.1c] [FTB-D-24] a hit that makes it Duck Back stops a human, and there is no melee', () => {
    const g = duel({ target: armed, dice: [4, 5, 4, 4, /* shots */ 6, 1, /* noise */ 1, 1, /* damage */ 3] });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(g.facts('charge-stopped')).toMatchObject([{ who: 'a' }]);
    expect(g.facts('ducked-back')).toHaveLength(1);
    expect(g.facts('melee-round')).toHaveLength(0);
    g.done();
  });

  test('[FTB-D-24] [FTB-8.2.1a] [FTB-D-2] who carries on under the shot, being Hard as Nails, goes into contact', () => {
    const hit = (option: string, dice: readonly number[]) => {
      const g = duel({
        charger: { attributes: ['hard-as-nails'] },
        target: armed,
        more: { options: { 'hard-as-nails': option } },
        dice: [4, 5, 4, 4, /* shots */ 6, 1, /* noise */ 1, 1, /* dead */ 1, ...dice],
      });
      g.begin(charge(g.w, ['a'], 'b', 'active'))
        .end()
        .done();
      return [g.facts('charge-stopped').length, g.facts('ducked-back').length, g.facts('melee-round').length];
    };
    expect(hit('carry-on', KILLS)).toEqual([0, 0, 1]);
    expect(hit('duck-back', [])).toEqual([1, 1, 0]);
  });

  test('[FTB-8.2.1c] with fewer passed, an empty gun, or none, there is no shot', () => {
    const fires = (target: PersonGiven, dice: readonly number[]) => {
      const g = duel({ target, dice: [...dice, ...KILLS] });
      g.begin(charge(g.w, ['a'], 'b', 'active')).end();
      g.done();
      return tested(g)?.fires;
    };
    expect(fires(armed, [4, 5, 5, 5])).toBe(false);
    expect(fires({ has: ['one-hand'], hand: [] }, [5, 5, 4, 4])).toBe(false);
    expect(fires({ items: [{ id: 9, what: 'pistol', empty: true }], hand: [9] }, [5, 5, 4, 4])).toBe(false);
  });

  test('[FTB-8.2.1c] a figure that has ducked back may fire: the test has it fire', () => {
    const g = duel({
      target: { ...armed, heldFire: true },
      dice: [5, 5, 4, 4, 1, 3, 1, 1, ...KILLS],
    });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(g.facts('fired')).toHaveLength(1);
  });

  test('[FTB-8.2.2] [FTB-2.2.2c] charged to the rear it has a die less, cannot fire, and turns round', () => {
    const g = duel({ target: { ...armed, facing: 0 }, dice: [5, 5, 4, ...KILLS] });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(tested(g)).toMatchObject({
      target: { dice: 1, passed: 1, mods: [{ circumstance: 'rear', dice: -1 }] },
      behind: ['a'],
      fires: false,
    });
    expect(g.person('b').facing).toBe(180);
    g.done();
  });

  test('[FTB-2.2.2c] whoever began its movement in front of it has not charged to the rear', () => {
    const began = (
      at: readonly [number, number, number],
      why: 'active' | 'reaction',
      dice: readonly number[],
    ) => {
      const g = duel({ target: { facing: 0 }, charger: { began: at }, dice: [5, 5, ...dice, ...KILLS] });
      g.begin(charge(g.w, ['a'], 'b', why)).end();
      g.done();
      return tested(g)?.behind;
    };
    expect(began([18, 20, 0], 'active', [4, 4])).toEqual([]);
    expect(began([18, 9, 0], 'active', [4])).toEqual(['a']);
    // It went around to the front first.
    const round = duel({ charger: { began: [18, 22, 0] }, dice: [5, 5, 4, 4, ...KILLS] });
    round.begin(charge(round.w, ['a'], 'b', 'active')).end();
    expect(tested(round)?.behind).toEqual([]);
    // A reaction is a separate movement.
    expect(began([18, 20, 0], 'reaction', [4])).toEqual(['a']);
  });

  test('[FTB-8.2.1e] a player chooses weapon and target, one shot only; an NPC takes the nearest', () => {
    const people = { c: { side: 'party-1', class: 'ganger', x: 22, y: 14 } } as const;
    const dice = [5, 5, 5, 5, 4, 4];
    const g = duel({
      target: { has: ['pistol', 'machine-pistol'] },
      more: { people },
      dice: [...dice, 1, 1, 2, 1, 1, 1],
    });
    g.begin(charge(g.w, ['a', 'c'], 'b', 'active'));
    expect(g.question()).toBe('player-1 charged FTB-8.2.1e');
    expect(g.options()).toHaveLength(4);
    const gun = g.person('b').hand[1];
    expect(() => g.answer(`c ${gun}`)).toThrow(/dice/i);
    expect(g.facts('fired')).toMatchObject([{ gun: 'machine-pistol', at: ['c'], dice: [2, 1, 1] }]);

    const npc = game({
      people: {
        a: { x: 18, y: 15.1 },
        c: { x: 22, y: 16 },
        b: { side: 'party-1', x: 18, y: 16, facing: 135, has: ['pistol'] },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
      dice: [...dice, 1, 1, 1, 1],
    });
    npc.begin(charge(npc.w, ['c', 'a'], 'b', 'reaction'));
    expect(npc.facts('fired')).toMatchObject([{ who: 'b', at: ['a'], dice: [1, 1] }]);
  });

  test('[FTB-8.2.1e] [FTB-6.1-sg] of a shotgun its player also says whether it rolls its six dice', () => {
    const g = duel({ target: { has: ['shotgun'] }, dice: [5, 5, 4, 4] });
    g.begin(charge(g.w, ['a'], 'b', 'active'));
    const { shape } = g.asked();
    const lines = 'options' in shape ? shape.options.map(({ line }) => line.key) : [];
    expect(lines).toEqual(['charged.fire', 'charged.fire-plain']);
  });

  test('[FTB-8.2.1d] its one set of dice is compared with each charger, and the worse result counts', () => {
    const people = { c: { side: 'party-1', class: 'ganger', x: 22, y: 14 } } as const;
    const g = duel({
      target: armed,
      more: { people },
      dice: [5, 5, /* c passes two */ 1, 1, /* b one */ 4, 5],
    });
    expect(() => g.begin(charge(g.w, ['a', 'c'], 'b', 'active'))).toThrow(/dice/i);
    expect(tested(g)).toMatchObject({
      chargers: [{ passed: 0 }, { passed: 2 }],
      target: { dice: 2, passed: 1 },
      fires: false,
    });
  });

  test('[FTB-5.6.1b] [FTB-8.2.1d] those who charge take no tests when one of them falls; a friend who does not charge does', () => {
    const people = {
      c: { side: 'party-1', class: 'ganger', x: 22, y: 14 },
      d: { side: 'party-1', class: 'ganger', x: 16, y: 14 },
    } as const;
    const g = duel({
      target: armed,
      more: { people },
      dice: [
        ...[5, 5, 5, 5, 4, 4],
        ...[6, 1, /* noise */ 1, 1, /* a is dead */ 1],
        ...[1, 1, 1, 1, 6, 6, 6, 6, /* c kills b */ 1],
        ...[1, 1],
      ],
    });
    g.begin(charge(g.w, ['a', 'c'], 'b', 'active'));
    g.answer(g.options()[0] as string).end();
    expect(g.person('a').condition).toBe('obviously-dead');
    expect(g.facts('reacted')).toMatchObject([{ who: 'd', tests: ['man-down'] }]);
    g.done();
  });

  test('[FTB-5.6.1] within In Sight the tests of others wait for the rest of it', () => {
    const g = duel({
      more: { people: { e: { x: 19, y: 17, facing: 180 } } },
      dice: [1, 1, 6, 6, ...KILLS],
    });
    g.begin(chargeHome(g.w, ['a'], 'b', 'in-sight')).end();
    expect(g.facts('reacted')).toHaveLength(0);
    expect(g.result).toMatchObject({ fallen: ['b'], charging: ['a'] });
    g.done();
  });

  test('[FTB-5.6.4] the friends of the one that fell take Man Down when the charge is over', () => {
    const g = duel({
      more: { people: { e: { x: 19, y: 17, facing: 180 } } },
      dice: [1, 1, 6, 6, ...KILLS, 1, 1],
    });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(g.facts('reacted')).toMatchObject([{ who: 'e', tests: ['man-down'], passed: 2 }]);
    g.done();
  });
});

describe('zombies', () => {
  const one = { 'zed-1': { x: 18, y: 15 } };

  test('[FTB-10.11] [FTB-8.2.1c] a zombie that is charged never rolls, and never fires', () => {
    const g = game({
      people: { a: { x: 18, y: 10, has: ['pistol'] } },
      zeds: { 'zed-1': { x: 18, y: 15, facing: 180 } },
      dice: [6, 6, /* human */ 1, 1, 1, 1, /* zombie */ 6, 6, 6],
    });
    g.begin(charge(g.w, ['a'], 'zed-1', 'reaction')).end();
    expect(tested(g)).toMatchObject({
      chargers: [{ passed: 0 }],
      target: { who: 'zed-1', passed: 1, counted: true },
      fires: false,
    });
    expect(g.has('zed-1')).toBe(false);
    g.done();
  });

  test('[FTB-10.11] [FTB-10.10.4] [FTB-D-23] a charging zombie counts one: with one passed the human fires, by Impact', () => {
    const fires = (dice: readonly number[]) => {
      const g = game({
        people: { a: { x: 18, y: 14, rep: 4, has: ['pistol'] } },
        zeds: one,
        dice: [...dice, ...[1, 1, 1, 1, 6, 6, 6]],
      });
      g.begin(zedsCharge(g.w, 'a', [{ zed: 'zed-1' }])).end();
      g.done();
      return [tested(g)?.fires, g.facts('wound')[0]?.against];
    };
    expect(fires([4, 5, /* shots */ 6, 1, /* noise */ 1, 1, /* damage */ 2])).toEqual([true, 1]);
    expect(fires([5, 5])).toEqual([false, undefined]);
  });

  test('[FTB-EX-10.10.3] [FTB-10.10.3] [FTB-10.10.4] three hits on a charging zombie, none within Impact: it comes on', () => {
    const g = game({
      people: { a: { x: 18, y: 14, rep: 4, has: ['machine-pistol'] } },
      zeds: one,
      dice: [4, 5, ...[6, 6, 5], ...[1, 1, 1], ...[2, 3, 6], ...[1, 1, 1, 1, 6, 6, 6]],
    });
    g.begin(zedsCharge(g.w, 'a', [{ zed: 'zed-1' }])).end();
    expect(g.facts('wound').map((f) => [f.die, f.against, f.damage])).toEqual([
      [2, 1, 'carry-on'],
      [3, 1, 'carry-on'],
      [6, 1, 'carry-on'],
    ]);
    expect(g.facts('melee-round')).toHaveLength(1);
    g.done();
  });

  test('[FTB-D-24] [FTB-10.10.2] a zombie stops only if it is killed', () => {
    const g = game({
      people: { a: { x: 18, y: 14, has: ['pistol'] } },
      zeds: one,
      dice: [1, 1, 6, 1, 1, 1, /* within Impact 1 */ 1],
    });
    g.begin(zedsCharge(g.w, 'a', [{ zed: 'zed-1' }])).end();
    expect(g.has('zed-1')).toBe(false);
    expect(g.facts('melee-round')).toHaveLength(0);
    g.done();
  });

  test('[FTB-10.9.3m] a human may count as passing none, without a roll, and then does not fire', () => {
    const g = game({
      people: { a: { x: 18, y: 14, has: ['pistol'] } },
      zeds: one,
      dice: [1, 1, 1, 1, 6, 6, 6],
    });
    g.begin(zedsCharge(g.w, 'a', [{ zed: 'zed-1' }], 0)).end();
    expect(tested(g)).toMatchObject({ target: { who: 'a', passed: 0, counted: true }, fires: false });
    g.done();
  });

  test('[FTB-10.9.3m] [FTB-D-247] [FTB-8.2.1c] who passed none fires at no zombie that charges it later, but at humans', () => {
    const fires = (spares: boolean) => {
      const g = game({
        people: { a: { x: 18, y: 14, knowsZeds: !spares, metZed: 2, has: ['pistol'] } },
        zeds: one,
        dice: [1, 1, ...(spares ? [] : [1, 1, /* noise */ 1, 1]), ...[1, 1, 1, 1, 6, 6, 6]],
      });
      g.begin(zedsCharge(g.w, 'a', [{ zed: 'zed-1' }]))
        .end()
        .done();
      return tested(g)?.fires;
    };
    expect([fires(true), fires(false)]).toEqual([false, true]);
    const g = duel({
      target: { has: ['pistol'], knowsZeds: false, metZed: 2 },
      dice: [5, 5, 4, 4, 1, 1, 1, 1, ...KILLS],
    });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(tested(g)?.fires).toBe(true);
  });

  test('[FTB-10.11.1a] [FTB-2.2.2c] all that reach a human test and swarm it together, in contact; from behind it cannot fire', () => {
    const zeds = { 'zed-1': { x: 18, y: 15 }, 'zed-2': { x: 19, y: 14 }, 'zed-3': { x: 17, y: 13.9 } };
    const rush = (dice: readonly number[], from?: readonly [number, number, number]) => {
      const g = game({
        people: { a: { x: 18, y: 14, facing: 0, has: ['pistol'] } },
        zeds,
        dice: [...dice, ...[1, 1, 1, 1, 6, 6, 6, 6, 6]],
      });
      g.begin(
        zedsCharge(
          g.w,
          'a',
          ['zed-1', 'zed-2', 'zed-3'].map((zed) => ({ zed, ...(zed === 'zed-3' && { from }) })),
        ),
      );
      return g;
    };
    const behind = rush([1]).end();
    expect(tested(behind)).toMatchObject({ behind: ['zed-3'], target: { dice: 1 }, fires: false });
    expect(behind.facts('melee-round')[0]?.attackers).toMatchObject({
      who: ['zed-1', 'zed-2', 'zed-3'],
      dice: 5,
    });
    behind.done();
    // A zombie that came around from the front has not charged the rear: two dice, and a shot.
    const round = rush([5, 5], [18, 16, 0]).end();
    expect(tested(round)).toMatchObject({ behind: [], target: { dice: 2 } });
    round.done();
  });

  test('[FTB-10.6b] [FTB-5.6.1a] [FTB-D-116] those near the fallen test at once', () => {
    const g = game({
      people: { low: { rep: 3, x: 10, y: 10, facing: 90 }, high: { rep: 5, x: 12, y: 10, facing: 0 } },
      zeds: { 'zed-2': { x: 12, y: 11 } },
      dice: [1, 1, /* high loses by one and is dead */ 6, 6, 6, 6, 6, 1, 1, 6, 1, ...[1, 1]],
    });
    g.begin(zedsCharge(g.w, 'high', [{ zed: 'zed-2' }])).end();
    expect(g.facts('reacted')).toMatchObject([{ who: 'low', tests: ['man-down'] }]);
    g.done();
  });

  test('[FTB-D-190] [FTB-8.2a] a human that has ducked back from where they stand is not charged', () => {
    const g = game({
      people: { low: { rep: 3, x: 10, y: 14 } },
      zeds: { 'zed-1': { x: 10, y: 11 } },
    });
    g.begin(zedsCharge(g.w, 'low', [{ zed: 'zed-1' }]))
      .end()
      .done();
    expect(g.facts('charges')).toEqual([]);
  });
});
