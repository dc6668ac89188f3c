import { describe, expect, test } from 'vitest';
import { charge, chargeable, chargeHome, chargeMods, zedsCharge } from './charge.js';
import type { FtbFact } from './facts.js';
import { inSight } from './insight.js';
import { reactions } from './reaction.js';
import { emptyCall } from './shooting.js';
import { type Game, game, type PersonGiven, type Situation } from './testing/game.js';
import type { Watch } from './walking.js';

/** Two people who face one another, so many inches apart: a Ganger who comes from the south, and whom it charges. */
function duel(given: {
  charger?: PersonGiven;
  target?: PersonGiven;
  apart?: number;
  dice?: readonly number[];
  more?: Situation;
}): Game {
  const { charger = {}, target = {}, apart = 6, dice = [], more = {} } = given;
  return game({
    ...more,
    people: {
      a: { side: 'party-1', class: 'ganger', x: 18, y: 10, ...charger },
      b: { class: 'survivor', x: 18, y: 10 + apart, facing: 180, ...target },
      ...more.people,
    },
    parties: { 'party-1': { attitude: 'enemy' }, ...more.parties },
    // Everybody has been seen in this phase: no In Sight on the way.
    encounter: { seen: ['a', 'b', 'c', 'd', 'e'], ...more.encounter },
    dice,
  });
}

const tested = (g: Game) => g.facts('charge-test')[0];
/** What ends a melee at once: the charger's four dice all successes, the other's none, and a 1 for the result. */
const KILLS = [1, 1, 1, 1, 6, 6, 6, 6, 1];

describe('coming up', () => {
  test('[FTB-8.2.1a] [FTB-8.0] the charger stops at an inch for the test, then goes into contact, and there is melee', () => {
    const g = duel({ dice: [1, 1, 6, 6, ...KILLS] });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    const [up, home] = g.facts('walked');
    expect(up).toMatchObject({ who: 'a', how: 'charge', cost: 5 });
    expect(up?.way[up.way.length - 1]).toEqual([18, 15, 0]);
    expect(home).toMatchObject({ who: 'a', how: 'charge', cost: 0 });
    expect(g.table.touching('a', 'b')).toBe(true);
    expect(g.person('b').condition).toBe('out-of-the-fight');
    expect(g.person('a').acted).toBe(true);
    g.done();
  });

  test('[FTB-8.2a] [FTB-5.2c] an active figure charges whom its move brings it within an inch of', () => {
    const at = (apart: number, charger: PersonGiven = {}) => {
      const g = duel({ apart, charger });
      return chargeable(g.w, g.person('a'));
    };
    expect(at(9)).toEqual(['b']);
    expect(at(9.1)).toEqual([]);
    expect(at(13, { fast: 4 })).toEqual(['b']);
    expect(at(13.1, { fast: 4 })).toEqual([]);
    expect(at(4, { used: 5 })).toEqual(['b']);
    expect(at(4.1, { used: 5 })).toEqual([]);
  });

  test('[FTB-8.2a] [FTB-5.3.3c] who lies gets up first, for half of its move', () => {
    const prone = { prone: true };
    expect(chargeable(duel({ apart: 5, charger: prone }).w, duel({ charger: prone }).person('a'))).toEqual([
      'b',
    ]);
    const far = duel({ apart: 5.1, charger: prone });
    expect(chargeable(far.w, far.person('a'))).toEqual([]);
    // Not enough is left to get up, though it lies beside its target.
    const spent = duel({ apart: 0.81, charger: { prone: true, used: 4.05 } });
    expect(chargeable(spent.w, spent.person('a'))).toEqual([]);
    const g = duel({ apart: 5, charger: prone, dice: [1, 1, 6, 6, ...KILLS] });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(g.person('a')).toMatchObject({ prone: false, used: 8 });
  });

  test('[FTB-8.2a] [FTB-8.2b] it turns to whatever lies behind it, but not to what it has no line to', () => {
    const turned = duel({ charger: { facing: 180 } });
    expect(chargeable(turned.w, turned.person('a'))).toEqual(['b']);
    const walled = duel({ apart: 7, more: { encounter: { part: 'night' } } });
    expect(chargeable(walled.w, walled.person('a'))).toEqual([]);
  });

  test('[FTB-10.9.3m] who does not understand zombies does not charge them', () => {
    const seen = (knowsZeds: boolean) => {
      const g = duel({ charger: { knowsZeds }, more: { zeds: { 'zed-1': { x: 14, y: 10 } } } });
      return chargeable(g.w, g.person('a'));
    };
    expect(seen(true)).toEqual(['zed-1', 'b']);
    expect(seen(false)).toEqual(['b']);
  });

  test('[FTB-D-49] a charge by reaction has the normal move and no more: 9 inches, 5 for one that lies', () => {
    const comes = (apart: number, charger: PersonGiven = {}) => {
      const g = duel({ apart, charger, dice: [1, 1, 6, 6, ...KILLS] });
      g.begin(charge(g.w, ['a'], 'b', 'reaction')).end();
      return g.facts('charge-test').length === 1;
    };
    expect(comes(9, { used: 8, fast: 4 })).toBe(true);
    expect(comes(9.1, { fast: 8 })).toBe(false);
    expect(comes(5, { prone: true })).toBe(true);
    expect(comes(5.1, { prone: true })).toBe(false);
  });

  test('[FTB-8.2a] a charge by reaction is no action of an activation', () => {
    const g = duel({ dice: [1, 1, 6, 6, ...KILLS] });
    g.begin(charge(g.w, ['a'], 'b', 'reaction')).end();
    expect(g.person('a').acted).toBe(false);
  });

  test('[FTB-5.7.5.1d] a carrier that is charged drops the wounded; so does one that charges', () => {
    const hurt: PersonGiven = { condition: 'out-of-the-fight', x: 18, y: 16 };
    const g = duel({
      target: { carries: 'c' },
      more: { people: { c: hurt } },
      dice: [1, 1, 6, 6, ...KILLS],
    });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(g.facts('laid-down')).toMatchObject([{ who: 'b', whom: 'c', cause: 'FTB-5.7.5.1d' }]);
    const own = duel({
      charger: { carries: 'c' },
      more: { people: { c: { ...hurt, side: 'party-1', y: 10 } } },
      dice: [1, 1, 6, 6, ...KILLS],
    });
    own.begin(charge(own.w, ['a'], 'b', 'active')).end();
    expect(own.person('a').carries).toBe('');
    expect(own.person('c')).toMatchObject({ x: 18, y: 10 });
  });

  test('[FTB-8.2.1a] what stops a charger on its way breaks the charge, and its action is its own still', () => {
    const g = duel({
      charger: { side: 'players', seat: 'player-1' },
      target: { side: 'party-1', seat: '' },
      more: { encounter: { seen: [] } },
    });
    g.begin(charge(g.w, ['a'], 'b', 'active'));
    // In Sight comes first: nobody had seen anybody in this phase.
    expect(g.facts('came-in-sight')).toHaveLength(1);
    expect(g.facts('charge-test')).toHaveLength(0);
    expect(g.person('a').acted).toBe(false);
  });

  test('[FTB-8.2.1a] what stops one charger on its way may cost another that was up already its charge', () => {
    const charges = (befalls: FtbFact) => {
      const people = { c: { side: 'party-1', class: 'ganger', x: 22, y: 14 } } as const;
      const g = duel({ more: { people } });
      const watch: Watch = {
        stops: (_w, p) => p.id === 'c',
        *happens(w) {
          w.happen(befalls);
        },
      };
      Object.assign(g.w.book, { calls: { ...g.w.book.calls, watches: [watch] } });
      g.begin(charge(g.w, ['a', 'c'], 'b', 'active')).end();
      g.done();
      return g.facts('charge-test').length;
    };
    const fact = { cause: 'FTB-5.5.2a', to: 'all' } as const;
    expect(charges({ ...fact, is: 'downed', who: 'a', condition: 'out-of-the-fight', by: 'b' })).toBe(0);
    expect(charges({ ...fact, is: 'stands-at', who: 'a', at: [18, 10, 0], facing: 0 })).toBe(0);
    expect(charges({ ...fact, is: 'downed', who: 'b', condition: 'out-of-the-fight', by: 'a' })).toBe(0);
  });
});

describe('the test', () => {
  test('[FTB-EX-8.2.1] [FTB-8.2.1b] [FTB-8.2.1c] [FTB-8.2.1m] the Ganger passes two, the Citizen one of its one die: no shot', () => {
    const g = duel({
      charger: { rep: 4 },
      target: { rep: 3, class: 'citizen', has: ['pistol'] },
      apart: 4,
      dice: [4, 1, 3, ...[1, 1, 1, 1, 6, 6, 6, 1]],
    });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(tested(g)).toMatchObject({
      chargers: [{ who: 'a', dice: 2, passed: 2 }],
      target: { who: 'b', dice: 1, passed: 1, mods: [{ circumstance: 'citizen', dice: -1 }] },
      fires: false,
    });
    expect(g.facts('fired')).toHaveLength(0);
    g.done();
  });

  test('[FTB-T-charge-modifiers] [FTB-8.2.1m] [FTB-3.3-rage] [FTB-3.3-runt] every row, for charger and target', () => {
    const dice = (given: PersonGiven, as: 'charger' | 'target', rear = false) => {
      const g = duel({ charger: given });
      return chargeMods(g.person('a'), as, rear).reduce((n, m) => n + m.dice, 0);
    };
    for (const as of ['charger', 'target'] as const) {
      expect(dice({}, as)).toBe(0);
      expect(dice({ attributes: ['rage'] }, as)).toBe(1);
      expect(dice({ attributes: ['runt'] }, as)).toBe(-1);
      expect(dice({ class: 'citizen' }, as)).toBe(-1);
      expect(dice({ attributes: ['brawler', 'medic', 'poser'] }, as)).toBe(0);
    }
    expect(dice({ prone: true }, 'target')).toBe(-1);
    expect(dice({ prone: true }, 'charger')).toBe(0);
    expect(dice({}, 'target', true)).toBe(-1);
    expect(dice({}, 'charger', true)).toBe(0);
  });

  test('[FTB-T-charge-modifiers] below no dice there are none, and none pass', () => {
    const g = duel({
      target: { class: 'citizen', attributes: ['runt'], prone: true },
      dice: [6, 6, ...[1, 1, 1, 1, 6, 6, 1]],
    });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(tested(g)?.target).toMatchObject({ dice: 0, passed: 0 });
    g.done();
  });

  test('[FTB-8.2.1b] each die against own Rep', () => {
    const g = duel({
      charger: { rep: 3 },
      target: { rep: 5 },
      dice: [3, 4, 5, 6, ...[1, 1, 1, 6, 6, 6, 6, 6, 1]],
    });
    g.begin(charge(g.w, ['a'], 'b', 'active')).end();
    expect(tested(g)).toMatchObject({ chargers: [{ passed: 1 }], target: { passed: 1 } });
  });
});

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
    // It went round to the front first.
    const round = duel({ charger: { began: [18, 22, 0] }, dice: [5, 5, 4, 4, ...KILLS] });
    round.begin(charge(round.w, ['a'], 'b', 'active')).end();
    expect(tested(round)?.behind).toEqual([]);
    // A reaction is a movement of its own.
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

describe('where charges come from', () => {
  test('[FTB-5.7.2] [FTB-D-49] a reaction has it charge whom it can reach, when it cannot fire', () => {
    const g = duel({ apart: 9, dice: [1, 1, 1, 1, 6, 6, ...[1, 1, 1, 1, 6, 6, 6, 6, 1]] });
    g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'a', by: ['b'] }] })).end();
    expect(g.facts('reacted')).toMatchObject([{ who: 'a', result: 'charge' }]);
    expect(g.facts('charges')).toMatchObject([{ who: ['a'], target: 'b' }]);
    g.done();
    const far = duel({ apart: 9.1, dice: [1, 1] });
    far.begin(reactions(far.w, { ...emptyCall(), fired: [{ target: 'a', by: ['b'] }] })).end();
    expect(far.facts('reacted')).toMatchObject([{ result: 'duck-back' }]);
  });

  test('[FTB-5.7.2] [FTB-5.3.3c] one that lies reaches half as far in reaction', () => {
    const reacts = (apart: number, dice: readonly number[]) => {
      const g = duel({ apart, charger: { prone: true }, dice });
      g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'a', by: ['b'] }] })).end();
      return g.facts('reacted')[0]?.result;
    };
    expect(reacts(5, [1, 1, 1, 1, 6, 6, ...KILLS])).toBe('charge');
    expect(reacts(5.1, [1, 1])).toBe('duck-back');
  });

  test('[FTB-8.2.1d] [FTB-5.6.1] those that declare a charge at one target in In Sight charge together; tests come last', () => {
    const g = duel({
      target: { rep: 3 },
      more: {
        people: {
          c: { side: 'party-1', class: 'ganger', x: 20, y: 10 },
          e: { x: 18, y: 18, rep: 3, facing: 180 },
        },
      },
      dice: [
        ...[1, 1, 1, /* b and e */ 6, 6, 6],
        ...[1, 1, 1, 1, /* b */ 6, 6],
        ...[1, 1, 1, 1, 6, 6, 6, 1],
        ...[1, 1],
      ],
    });
    g.begin(inSight(g.w, 'party-1', ['a', 'c'])).end();
    expect(g.facts('charges')).toMatchObject([{ who: ['a', 'c'], target: 'b' }]);
    const order = g.w.facts.map((f) => f.is).filter((is) => is === 'melee-result' || is === 'reacted');
    expect(order).toEqual(['melee-result', 'reacted']);
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
      g.begin(zedsCharge(g.w, [{ zed: 'zed-1', human: 'a' }])).end();
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
    g.begin(zedsCharge(g.w, [{ zed: 'zed-1', human: 'a' }])).end();
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
    g.begin(zedsCharge(g.w, [{ zed: 'zed-1', human: 'a' }])).end();
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
    g.begin(zedsCharge(g.w, [{ zed: 'zed-1', human: 'a' }], { a: 0 })).end();
    expect(tested(g)).toMatchObject({ target: { who: 'a', passed: 0, counted: true }, fires: false });
    g.done();
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
          ['zed-1', 'zed-2', 'zed-3'].map((zed) => ({ zed, human: 'a', ...(zed === 'zed-3' && { from }) })),
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
    // One that came round from the front has not charged to the rear: two dice, and a shot.
    const round = rush([5, 5], [18, 16, 0]).end();
    expect(tested(round)).toMatchObject({ behind: [], target: { dice: 2 } });
    round.done();
  });

  test('[FTB-10.6b] the human of the highest Rep first; those near the fallen test when all charges are over', () => {
    const g = game({
      people: {
        low: { rep: 3, x: 10, y: 10, facing: 0 },
        high: { rep: 5, x: 12, y: 10, facing: 0 },
      },
      zeds: { 'zed-1': { x: 10, y: 11 }, 'zed-2': { x: 12, y: 11 } },
      dice: [
        ...[1, 1, /* high loses by one and is dead */ 6, 6, 6, 6, 6, 1, 1, 6, 1],
        ...[1, 1, /* low wins */ 1, 1, 1, 6, 6, 6],
        ...[1, 1],
      ],
    });
    g.begin(
      zedsCharge(g.w, [
        { zed: 'zed-1', human: 'low' },
        { zed: 'zed-2', human: 'high' },
      ]),
    ).end();
    expect(g.facts('charge-test').map((f) => f.target.who)).toEqual(['high', 'low']);
    // Low was in the melee of another: it takes its Man Down.
    expect(g.facts('reacted')).toMatchObject([{ who: 'low', tests: ['man-down'] }]);
    g.done();
  });
});
