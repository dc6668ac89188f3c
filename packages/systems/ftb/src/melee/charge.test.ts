import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { WATCHES } from '../encounters/watches.js';
import type { FtbFact } from '../facts.js';
import { inSight } from '../in-sight/insight.js';
import { isPoised, type Watch, walkTo } from '../moving/walking.js';
import { charge } from '../reacting/charges.js';
import { reactions } from '../reacting/reaction.js';
import { emptyCall } from '../shooting/shooting.js';
import type { Place } from '../state.js';
import { TOUCH } from '../table.js';
import { duel, KILLS, tested } from '../testing/duel.js';
import { game, type PersonGiven, type Situation } from '../testing/game.js';
import { chargeable, chargeHome, chargeMods, noCharge } from './charge.js';

describe('coming up', () => {
  test('[FTB-8.2.1a] [FTB-8.0] the charger stops at an inch for the test, then goes into contact, and there is melee', () => {
    const g = duel({ dice: [1, 1, 6, 6, ...KILLS] });
    g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES)).end();
    const [up, home] = g.facts('walked');
    expect(up).toMatchObject({ who: 'a', how: 'charge', cost: 5 });
    expect(up?.way[up.way.length - 1]).toEqual([18, 15, 0]);
    expect(home).toMatchObject({ who: 'a', how: 'charge', cost: 0 });
    expect(g.table.touching('a', 'b')).toBe(true);
    expect(g.person('b').condition).toBe('out-of-the-fight');
    expect(g.person('a').acted).toBe(true);
    g.done();
  });

  test('[FTB-8.2.1a] it stands on nobody there, if another way leads to the target', () => {
    const upBeside = (people: Situation['people']) => {
      const g = duel({ dice: [1, 1, 6, 6, ...KILLS], more: { people } });
      g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES)).end();
      const way = g.facts('walked')[0]?.way ?? [];
      const [x, y] = way[way.length - 1] as Place;
      return { x, y };
    };
    const c = { x: 18.5, y: 14.55 };
    const up = upBeside({ c: { side: 'party-1', ...c } });
    expect(distance(up, c)).toBeGreaterThan(0.79);
    expect(distance(up, { x: 18, y: 16 })).toBeCloseTo(1, 1);
  });

  test('[FTB-8.2.1a] whoever touches its target already, if only just, comes no closer', () => {
    const g = duel({ charger: { x: 1.5, y: 18 }, target: { x: 2.35, y: 18 }, dice: [1, 1, 6, 6, ...KILLS] });
    expect(g.table.distance('a', 'b')).toBe(TOUCH);
    g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES)).end();
    expect(g.facts('walked')).toEqual([]);
    expect(g.person('b').condition).toBe('out-of-the-fight');
    g.done();
  });

  test('[FTB-8.2.1a] [FTB-8.2a] ready within an inch of its target, a rounded one, on the same level', () => {
    const ready = (apart: number, level = 0) => {
      const g = duel({ charger: { x: 0, y: 18 }, target: { x: apart, y: 18, level } });
      return isPoised(g.w, 'a', 'b');
    };
    expect([ready(1), ready(1.05), ready(1.06), ready(1, 1)]).toEqual([true, true, false, false]);
  });

  test('[FTB-10.8.4b] [FTB-8.2.1a] a zombie in a pool has no way to whoever stands beside it', () => {
    const rect: [number, number, number, number] = [8, 8, 28, 28];
    const to = (kind: string) => {
      const g = game({
        map: { areas: [{ id: 'lake', kind, rect }] },
        people: { n1: { x: 29, y: 18 } },
        zeds: { 'zed-1': { x: 27, y: 18, facing: 90 } },
      });
      return walkTo(g.w, 'zed-1', 'n1', 6) !== undefined;
    };
    expect([to('pool'), to('lawn')]).toEqual([false, true]);
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

  test('[FTB-8.2a] [FTB-2.2.1] and not a thousandth farther, wherever they stand', () => {
    const at = (y: number) => {
      const g = duel({ charger: { y: 10.1 }, target: { y } });
      return chargeable(g.w, g.person('a'));
    };
    expect([at(19.1), at(19.101)]).toEqual([['b'], []]);
  });

  test('[FTB-8.2a] [FTB-5.2c] with no move left one charges whoever stands within an inch', () => {
    const spent = (apart: number) => {
      const g = duel({ apart, charger: { used: 9 } });
      return chargeable(g.w, g.person('a'));
    };
    expect([spent(1), spent(1.1)]).toEqual([['b'], []]);
  });

  test('[FTB-8.2a] why nobody can be charged: there is no enemy, it is no enemy, it is too far, or out of sight', () => {
    const friend = duel({
      charger: { prone: true, used: 6 },
      more: { parties: { 'party-1': { attitude: 'neutral' } } },
    });
    const why = (g: ReturnType<typeof duel>, target?: string) => noCharge(g.w, g.person('a'), target)?.line;
    expect(why(friend)?.key).toBe('why-not.no-enemies');
    expect(why(friend, 'b')?.key).toBe('why-not.no-enemy');
    const far = duel({ charger: { prone: true, used: 6 } });
    expect(why(far, 'b')).toMatchObject({ key: 'why-not.out-of-reach', values: { inches: 6, most: 0 } });
    // One of two can be charged, although the nearer one cannot.
    const hidden = { c: { x: 18, y: 15, facing: 180 } };
    const wall = {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [16, 14],
            [20, 14],
          ] as [number, number][],
        },
      ],
    };
    const past = duel({ apart: 6, target: { x: 22 }, more: { people: hidden, map: wall } });
    expect(why(past, 'c')?.key).not.toBe('why-not.out-of-reach');
    expect(why(past)).toBeUndefined();
    const none = duel({ apart: 20, target: { x: 30 }, more: { people: hidden, map: wall } });
    expect(why(none)?.key).toBe('why-not.out-of-reach');
  });

  test('[FTB-8.2a] [FTB-5.3.3c] who lies gets up first, for half of its move', () => {
    const prone = { prone: true };
    expect(chargeable(duel({ apart: 5, charger: prone }).w, duel({ charger: prone }).person('a'))).toEqual([
      'b',
    ]);
    const far = duel({ apart: 5.1, charger: prone });
    expect(chargeable(far.w, far.person('a'))).toEqual([]);
    // Too little move is left to get up, although it lies beside its target.
    const spent = duel({ apart: 0.81, charger: { prone: true, used: 4.05 } });
    expect(chargeable(spent.w, spent.person('a'))).toEqual([]);
    const g = duel({ apart: 5, charger: prone, dice: [1, 1, 6, 6, ...KILLS] });
    g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES)).end();
    expect(g.person('a')).toMatchObject({ prone: false, used: 8 });
  });

  test('[FTB-8.2a] [FTB-8.2b] it turns to whatever lies behind it, but not to what it has no line to', () => {
    const turned = duel({ charger: { facing: 180 } });
    expect(chargeable(turned.w, turned.person('a'))).toEqual(['b']);
    const walled = duel({ apart: 7, more: { encounter: { part: 'night' } } });
    expect(chargeable(walled.w, walled.person('a'))).toEqual([]);
  });

  test('[FTB-10.9.3m] [FTB-D-247] who passed none does not charge zombies; who has not been tested yet does', () => {
    const seen = (charger: PersonGiven) => {
      const g = duel({ charger, more: { zeds: { 'zed-1': { x: 14, y: 10 } } } });
      return chargeable(g.w, g.person('a'));
    };
    expect(seen({ knowsZeds: true, metZed: 0 })).toEqual(['zed-1', 'b']);
    expect(seen({ knowsZeds: false })).toEqual(['zed-1', 'b']);
    expect(seen({ knowsZeds: false, metZed: 0 })).toEqual(['b']);
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
    g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES)).end();
    expect(g.facts('laid-down')).toMatchObject([{ who: 'b', whom: 'c', cause: 'FTB-5.7.5.1d' }]);
    const own = duel({
      charger: { carries: 'c' },
      more: { people: { c: { ...hurt, side: 'party-1', y: 10 } } },
      dice: [1, 1, 6, 6, ...KILLS],
    });
    own.begin(charge(own.w, ['a'], 'b', 'active', WATCHES)).end();
    expect(own.person('a').carries).toBe('');
    expect(own.person('c')).toMatchObject({ x: 18, y: 10 });
  });

  test('[FTB-8.2.1a] what stops a charger on its way breaks the charge, and its action is its own still', () => {
    const g = duel({
      charger: { side: 'players', seat: 'player-1' },
      target: { side: 'party-1', seat: '' },
      more: { encounter: { seen: [] } },
    });
    g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES));
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
      g.begin(charge(g.w, ['a', 'c'], 'b', 'active', [watch])).end();
      g.done();
      return g.facts('charge-test').length;
    };
    const fact = { cause: 'FTB-5.5.2a', to: 'all' } as const;
    expect(charges({ ...fact, is: 'downed', who: 'a', condition: 'out-of-the-fight', by: 'b' })).toBe(0);
    expect(charges({ ...fact, is: 'stands-at', who: 'a', at: [18, 10, 0], facing: 0 })).toBe(0);
    expect(charges({ ...fact, is: 'downed', who: 'b', condition: 'out-of-the-fight', by: 'a' })).toBe(0);
  });
});

describe('charging together', () => {
  /** a and c charge b; `befalls` happens where c is stopped on its way, a quarter of an inch from where it stood. */
  const stops = (
    c: PersonGiven,
    who: readonly string[],
    befalls: readonly FtbFact[],
    dice: readonly number[],
  ) => {
    const people = { c: { side: 'party-1', class: 'ganger', x: 22, y: 10, ...c } } as const;
    const g = duel({ more: { people }, dice });
    const watch: Watch = {
      stops: (_w, p, _table, from) => p.id === 'c' && from[0] === (c.x ?? 22),
      *happens(w) {
        for (const each of befalls) w.happen(each);
      },
    };
    g.begin(charge(g.w, who, 'b', 'active', [watch]))
      .end()
      .done();
    return g;
  };
  const fact = { cause: 'FTB-5.5.2a', to: 'all' } as const;
  const charged = (g: ReturnType<typeof duel>) =>
    g.facts('charge-test').flatMap((f) => f.chargers.map(({ who }) => who));
  const HOME = [1, 1, 6, 6, ...KILLS];

  test('[FTB-D-143] [FTB-8.2.1a] once one is stopped, others charge on only from within an inch', () => {
    const far = stops({}, ['c', 'a'], [], []);
    expect(charged(far)).toEqual([]);
    expect(far.person('a')).toMatchObject({ y: 10, acted: false });
    const near: FtbFact = { ...fact, is: 'stands-at', who: 'a', at: [18, 15, 0], facing: 0 };
    expect(charged(stops({}, ['c', 'a'], [near], HOME))).toEqual(['a']);
    // Whoever has come up before charges too.
    expect(charged(stops({}, ['a', 'c'], [], HOME))).toEqual(['a']);
  });

  test('[FTB-D-143] one that has no way to the target stops nobody', () => {
    expect(charged(stops({ y: 4 }, ['c', 'a'], [], HOME))).toEqual(['a']);
  });

  test('[FTB-D-143] [FTB-5.7.3b] one that has ducked back prone meanwhile does not charge, and stays down', () => {
    const prone: readonly FtbFact[] = [
      { ...fact, is: 'stands-at', who: 'a', at: [18, 15, 0], facing: 0 },
      { ...fact, is: 'ducked-back', who: 'a', into: 'prone' },
      { ...fact, is: 'rested', who: ['a'] },
    ];
    for (const who of [
      ['c', 'a'],
      ['a', 'c'],
    ]) {
      const g = stops({}, who, prone, []);
      expect(charged(g)).toEqual([]);
      expect(g.person('a')).toMatchObject({ prone: true, acted: false });
    }
  });

  test('[FTB-5.7.2] [FTB-5.7.3b] in reaction one charges whether its turn is over or not', () => {
    const g = duel({ dice: HOME, more: { encounter: { done: ['a'] } } });
    g.begin(charge(g.w, ['a'], 'b', 'reaction'))
      .end()
      .done();
    expect(charged(g)).toEqual(['a']);
  });

  test('[FTB-8.2a] [FTB-5.2b] of those that declare a charge one that can charge no more is left out', () => {
    const g = duel({
      dice: HOME,
      more: {
        people: { c: { side: 'party-1', class: 'ganger', x: 20, y: 10, condition: 'out-of-the-fight' } },
      },
    });
    g.begin(charge(g.w, ['a', 'c'], 'b', 'in-sight'))
      .end()
      .done();
    expect(g.facts('charges')).toMatchObject([{ who: ['a'] }]);
  });

  test('[FTB-5.3.3c] [FTB-5.7.2] getting up to charge costs half of a move, but nothing in reaction, which has its own', () => {
    const cost = (why: 'active' | 'reaction') => {
      const g = duel({ apart: 5, charger: { prone: true }, dice: HOME });
      g.begin(charge(g.w, ['a'], 'b', why)).end();
      return g.facts('prone').map((f) => f.cost);
    };
    expect([cost('active'), cost('reaction')]).toEqual([[4], [0]]);
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
    g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES)).end();
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
      return chargeMods(g.book, g.person('a'), as, rear).reduce((n, m) => n + m.dice, 0);
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
    g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES)).end();
    expect(tested(g)?.target).toMatchObject({ dice: 0, passed: 0 });
    g.done();
  });

  test('[FTB-8.2.1b] each die against own Rep', () => {
    const g = duel({
      charger: { rep: 3 },
      target: { rep: 5 },
      dice: [3, 4, 5, 6, ...[1, 1, 1, 6, 6, 6, 6, 6, 1]],
    });
    g.begin(charge(g.w, ['a'], 'b', 'active', WATCHES)).end();
    expect(tested(g)).toMatchObject({ chargers: [{ passed: 1 }], target: { passed: 1 } });
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

  test('[FTB-5.7.2] of several that fired it charges the nearest', () => {
    const by = (order: readonly string[]) => {
      const g = duel({
        apart: 8,
        more: { people: { c: { x: 20, y: 14, facing: 180 } } },
        dice: [1, 1, 1, 1, 6, 6, ...KILLS, 1, 1],
      });
      g.begin(reactions(g.w, { ...emptyCall(), fired: [{ target: 'a', by: [...order] }] }));
      return g.facts('charges').map((f) => f.target);
    };
    expect([by(['b', 'c']), by(['c', 'b'])]).toEqual([['c'], ['c']]);
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
    g.begin(inSight(g.w, 'party-1', ['a', 'c'], WATCHES)).end();
    expect(g.facts('charges')).toMatchObject([{ who: ['a', 'c'], target: 'b' }]);
    const order = g.w.facts.map((f) => f.is).filter((is) => is === 'melee-result' || is === 'reacted');
    expect(order).toEqual(['melee-result', 'reacted']);
    g.done();
  });
});

describe('who can charge', () => {
  test('[FTB-8.2a] with no inch left whoever is an inch away, and nobody else', () => {
    const may = (apart: number, used = 8) => {
      const g = duel({ apart, charger: { used } });
      return chargeable(g.w, g.person('a'));
    };
    expect([may(1), may(1.2), may(6, 0)]).toEqual([['b'], [], ['b']]);
  });

  test('[FTB-8.2a] nothing bars it where one of them can be reached; else the reach of the nearest is told', () => {
    const bars = (apart: number, target?: string) => {
      const g = duel({ apart, more: { people: { c: { x: 34, y: 34 } } } });
      return noCharge(g.w, g.person('a'), target)?.line.key;
    };
    expect(bars(6)).toBeUndefined();
    expect(bars(20)).toContain('out-of-reach');
    expect(bars(6, 'c')).toContain('out-of-reach');
    expect(bars(6, 'nobody')).not.toBe(bars(6, 'c'));
  });

  test('[FTB-5.7.3b] [FTB-8.2a] nobody whose turn is over, unless it reacts', () => {
    const charges = (why: 'active' | 'reaction') => {
      const g = duel({ more: { encounter: { done: ['a'] } }, dice: [1, 1, 6, 6, ...KILLS] });
      g.begin(chargeHome(g.w, ['a'], 'b', why)).end();
      return g.facts('charges').length;
    };
    expect([charges('active'), charges('reaction')]).toEqual([0, 1]);
  });

  test('[FTB-5.3.3c] [FTB-D-49] getting up to charge in a reaction takes nothing off its move', () => {
    const up = (why: 'active' | 'reaction') => {
      const g = duel({ apart: 3, charger: { prone: true }, dice: [1, 1, 6, 6, ...KILLS] });
      g.begin(chargeHome(g.w, ['a'], 'b', why)).end();
      return g.facts('prone').map((f) => f.cost);
    };
    expect([up('active'), up('reaction')]).toEqual([[4], [0]]);
  });
});
