import { describe, expect, test } from 'vitest';
import { type Game, type Given, game, type Situation } from '../testing/game.js';
import { assault, nerve } from './assault.js';
import { gathers } from './contact.js';
import { wayOut } from './flight.js';
import { isBeaten } from './lost.js';

const TEAM = { quality: 'trained', professional: true, fighters: 2, at: [10, 10] } as const;
const MOB = { kind: 'odies', fighters: 2, at: [10, 10.8] } as const;

/** The mob assaults red, in contact with it already. */
function charged(given: Situation & { red?: Partial<Given>; mob?: Partial<Given> } = {}): Game {
  const { red, mob, ...more } = given;
  const g = game({ ...more, units: { red: { ...TEAM, ...red }, mob: { ...MOB, ...mob }, ...more.units } });
  return g.begin(assault(g.w, 'mob', 'red'));
}
const ones = (n: number) => Array.from({ length: n }, () => 1);

describe('the Living start a Close Combat', () => {
  test('[AMZ-cc-initiate] [AMZ-core-4plus] on 4 or more of their Quality die', () => {
    const dares = (die: number) => {
      const g = game({ units: { red: TEAM }, dice: [die] });
      return g.begin(nerve(g.w, 'red')).end().result;
    };
    expect([dares(3), dares(4), dares(8)]).toEqual([false, true, true]);
  });

  test('[AMZ-cc-initiate] [AMZ-cc-initiate-failed] a unit that fails stays, and may tend its wounded', () => {
    const units = {
      red: { ...TEAM, figures: { 2: { status: 'down', fell: 1 } } },
      mob: { ...MOB, at: [10, 14] },
    } as const;
    // The dice of the check, of the reaction test against those who then come for it, of its fire, and of first aid.
    const g = game({ units, dice: [3, 8, 1, 8, 8, 8, 1, 1, 5] });
    g.run().answer('close-combat cautious');
    expect(g.question()).toBe('living instead AMZ-cc-initiate-failed');
    expect(g.options()).toEqual(['tend', 'nothing']);
    g.answer('tend');
    // It may still react.
    expect(g.question()).toBe('living reaction AMZ-reaction-living-first');
    expect(g.options()).toEqual(['fire', 'wait']);
    g.answer('fire');
    expect(g.facts('announced')).toMatchObject([{ deed: 'tend', mode: 'stationary', most: 0 }]);
    expect(g.facts('treated')).toMatchObject([{ result: 'slight' }]);
    expect(g.figures('red')[0]).toMatchObject({ x: 10, y: 10 });
    expect(g.facts('assaulted')).toEqual([]);
  });

  test('[AMZ-D-nerve-cover] [AMZ-cc-initiate-failed] it counts as In Cover where it stands, within 2 inches of some', () => {
    const stands = (y: number) => {
      const hedge = {
        id: 'h',
        kind: 'hedge',
        path: [
          [0, y],
          [36, y],
        ] as [number, number][],
      };
      const g = game({
        map: { barriers: [hedge] },
        units: { red: TEAM, mob: { ...MOB, at: [10, 17] } },
        dice: [3],
      });
      g.run().answer('close-combat cautious');
      if (g.asks().length > 0) g.answer('take-cover');
      return [g.unit('red').tookCover, g.figures('red')[0]?.y];
    };
    expect([stands(12.25), stands(12.3)]).toEqual([
      [true, 10],
      [false, 10],
    ]);
  });

  test('[AMZ-cc-initiate-failed] cover or the wounded, one of the two, or neither', () => {
    const spends = (on: string) => {
      const units = {
        red: { ...TEAM, figures: { 2: { status: 'down', fell: 1 } } },
        mob: { ...MOB, at: [10, 17] },
      } as const;
      const rubble = { id: 'r', kind: 'rubble', rect: [8, 8, 14, 12] } as const;
      const g = game({ map: { areas: [rubble] } as object, units, dice: on === 'tend' ? [3, 5] : [3] });
      g.run().answer('close-combat cautious');
      expect(g.options()).toEqual(['take-cover', 'tend', 'nothing']);
      g.answer(on);
      return [g.unit('red').tookCover, g.facts('treated').length, g.unit('red').done];
    };
    expect([spends('take-cover'), spends('tend'), spends('nothing')]).toEqual([
      [true, 0, true],
      [false, 1, true],
      [false, 0, true],
    ]);
  });

  test('[AMZ-cc-initiate-failed] its own wounded, not those of others beside it', () => {
    const down = { 2: { status: 'down', fell: 1 } } as const;
    const tends = (own: boolean, medic = false, begun?: number) => {
      const units = {
        red: { ...TEAM, figures: own ? { 1: { medic }, ...down } : { 1: { medic } } },
        blue: { ...TEAM, at: [9.3, 10], figures: down },
        mob: { ...MOB, at: [10, 17] },
      } as const;
      const g = game({ units, dice: [3, 6, 6], ...(begun !== undefined && { begun }) });
      g.run().answer('red');
      if (g.question().startsWith('living patients')) g.answer([]);
      g.answer('close-combat cautious');
      if (!g.question().startsWith('living instead')) return [];
      g.answer('tend');
      return g.facts('treated').map((f) => `${f.figure} ${f.by}`);
    };
    expect([tends(false), tends(false, true), tends(true)]).toEqual([[], [], ['red-2 standard']]);
    expect(tends(true, true)).toEqual(['red-2 medic']);
    expect(tends(false, false, 23)).toEqual(['blue-2 standard']);
  });

  test('[AMZ-assault] [AMZ-cc-rounds] [AMZ-cc-zombies-no-check] they attack first, assaulted zombies stand', () => {
    // 3 D8 against 2 D6, both hit.
    const g = game({ units: { red: TEAM, mob: MOB }, active: { unit: 'red' }, dice: [8, 8, 1, 1, 1] });
    g.begin(assault(g.w, 'red', 'mob'))
      .end()
      .done();
    expect(g.facts('quality-check')).toEqual([]);
    expect(g.facts('forfeits')).toEqual([]);
    expect(g.figures('mob')).toEqual([]);
  });
});

describe('the Living are assaulted', () => {
  test('[AMZ-cc-attacked] [AMZ-cc-zombies-no-check] 4 or more, and they fire, flee or stand', () => {
    const g = charged({ dice: [4] });
    expect(g.question()).toBe('living charged AMZ-cc-attacked');
    expect(g.options()).toEqual(['defensive-fire', 'flight', 'stand']);
  });

  test('[AMZ-cc-attacked] [AMZ-dependents] who cannot flee or fire is told which rule forbids it', () => {
    const rules = (more: Partial<Given>, what: string) => charged({ red: more, dice: [4] }).refused(what);
    expect(rules({ fighters: 1, dependents: 1 }, 'flight')).toBe('AMZ-cc-flight-from-charge');
    const held = game({ units: { red: TEAM, mob: MOB }, dice: [4] });
    held.begin(assault(held.w, 'mob', 'red', true));
    expect(held.options()).toEqual(['flight', 'stand']);
    expect(held.refused('defensive-fire')).toBe('AMZ-cc-defensive-fire');
  });

  test('[AMZ-T-quirk-cards] 19: an attack in Close Combat that misses may hit a friend as well', () => {
    const asked = (own: readonly number[]) => {
      const g = charged({
        options: { zombies: 'player' },
        units: { blue: { ...TEAM, at: [14, 10.8] } },
        state: { hands: { living: [], zombies: [19] } },
        dice: [3, 1, 1, 1, 1, ...own, ...ones(20)],
      });
      // Asked about the attack pool, for which the card is not.
      g.answer('none');
      return g.question() === 'zombies card AMZ-quirk-cards' ? g.options() : g.question();
    };
    expect(asked([1, 1, 1, 6, 6])).toEqual(['none', 'card-19']);
    expect(asked([8, 8, 8, 1, 1])).toBe('over');
  });

  test('[AMZ-cc-attacked] [AMZ-D-cc-check-failed] a unit that fails the check is attacked, and attacks in its turn', () => {
    // 2D6 against 2D8 hit nobody; 3D8 against 2D6 destroy both.
    const g = charged({ dice: [3, 1, 1, 1, 1, 8, 8, 8, 1, 1] });
    g.end().done();
    expect(g.facts('fired')).toEqual([]);
    expect(g.facts('fought').map((f) => [f.unit, f.round, f.dice, f.defense, f.hits])).toEqual([
      ['mob', 1, 2, 2, 0],
      ['red', 1, 3, 2, 3],
    ]);
  });

  test('[AMZ-D-cc-possessed] the check is the same against Possessed', () => {
    const g = charged({ mob: { kind: 'possessed' }, dice: [4] });
    expect(g.options()).toEqual(['defensive-fire', 'flight', 'stand']);
  });

  test('[AMZ-cc-forfeit] [AMZ-D-forfeit] it has no other action this turn, and answers a later assault', () => {
    const g = charged({
      red: { overwatch: true, hidden: true },
      active: { unit: 'red' },
      dice: [4, 8, 8, 1, 1, 4],
    });
    g.answer('defensive-fire').end();
    expect(g.unit('red')).toMatchObject({ done: true, overwatch: false, hidden: false });
    expect(g.state.active?.ended).toBe(true);
    const again = game({ units: { red: { ...TEAM, done: true }, mob: MOB }, dice: [4] });
    again.begin(assault(again.w, 'mob', 'red'));
    expect(again.question()).toBe('living charged AMZ-cc-attacked');
  });

  test('[AMZ-cc-defensive-fire] [AMZ-D-charge-broken] [AMZ-noise] the charge is broken when every charger is destroyed', () => {
    // 2 figures, Optimum Range, Exposed, less 1: 3 D8 against 2 - 1 = 1 D6.
    const g = charged({ dice: [4, 8, 8, 1, 1] });
    g.answer('defensive-fire').end().done();
    expect(g.facts('fired')).toMatchObject([{ kind: 'defensive', dice: 3, defense: 1 }]);
    expect(g.facts('charge-broken')).toHaveLength(1);
    expect(g.facts('fought')).toEqual([]);
    expect(g.state.noise).toBe(1);
  });

  test('[AMZ-D-charge-broken] [AMZ-cc-defensive-fire] one that is left makes contact and attacks', () => {
    // One of two is hit; it attacks with 1 D6, then 3 D8 against 1 D6 destroy it.
    const g = charged({ dice: [4, 8, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1] });
    g.answer('defensive-fire').end().done();
    expect(g.facts('fought').map((f) => [f.unit, f.dice])).toEqual([
      ['mob', 1],
      ['red', 3],
    ]);
  });

  test('[AMZ-assault] all that can come within an inch are moved up, and the winner stays', () => {
    const g = charged({ mob: { fighters: 6, at: [6.5, 10.8] }, dice: [3, ...[6, 6, 1, 1, 1, 1], 1, 1] });
    const near = g.figures('mob').filter((f) => g.table.basesOf('red').length === 0 || f.y < 12);
    expect(near).toHaveLength(6);
    expect(g.facts('moved')).toMatchObject([{ how: 'gathers', inches: 0 }]);
    expect(g.facts('wiped-out')).toHaveLength(1);
  });
});

test('[AMZ-assault] whoever stands an inch away is up already, and stays where he is', () => {
  const moved = (y: number) => {
    const g = charged({ mob: { figures: { 2: { x: 10.75, y } } }, dice: [4] });
    return g.facts('moved').length;
  };
  expect([moved(11.5), moved(11.501)]).toEqual([0, 1]);
  // He is moved up by three inches at most.
  expect([moved(13.9), moved(14.3)]).toEqual([1, 0]);
});

describe('flight', () => {
  test('[AMZ-cc-flight-from-charge] [AMZ-D-zombie-fled-from] 12 inches away from the chargers, who take its place', () => {
    const g = charged({ red: { at: [18, 18] }, mob: { at: [18, 18.8] }, dice: [4] });
    g.answer('flight').end().done();
    const [lead] = g.figures('red');
    expect(Math.hypot((lead?.x ?? 0) - 18, (lead?.y ?? 0) - 18)).toBeCloseTo(12, 0);
    expect(lead?.y).toBeLessThan(7);
    expect(g.facts('moved')[0]?.inches).toBeCloseTo(12, 1);
    expect(g.table.apart('red', 'mob')).toBeGreaterThan(10);
    expect(g.figures('mob')[0]).toMatchObject({ x: 18, y: 18 });
    expect(g.facts('fought')).toEqual([]);
  });

  test('[AMZ-D-zombie-fled-from] the nearest on their floor takes its place, not one on the floor above', () => {
    const rect: [number, number, number, number] = [14, 15, 22, 30];
    const doors = [{ id: 'd', at: [18, 15] as [number, number], type: 'standard', open: true }];
    const g = charged({
      map: { buildings: [{ id: 'h', name: 'House', rect, levels: 2, doors }] },
      red: { at: [18, 18], fighters: 1 },
      mob: { at: [18, 18.8], figures: { 2: { x: 18, y: 18.2, level: 1 } } },
      dice: [4],
    });
    g.answer('flight').end();
    expect(g.figures('mob')).toMatchObject([
      { x: 18, y: 18, level: 0 },
      { x: 18, y: 18.2, level: 1 },
    ]);
  });

  test('[AMZ-cc-flight-from-charge] not within an inch of other zombies', () => {
    const others: Situation['units'] = { other: { kind: 'zulus', fighters: 5, at: [16.5, 10] } };
    const g = charged({
      red: { at: [18, 18], fighters: 1 },
      mob: { at: [18, 18.8] },
      units: others,
      dice: [4],
    });
    g.answer('flight').end();
    expect(g.table.apart('red', 'other')).toBeGreaterThanOrEqual(1);
    expect(g.table.apart('red', 'mob')).toBeGreaterThan(8);
  });

  test('[AMZ-cc-flight-from-charge] nor between two of them that leave less than an inch on either side', () => {
    const passes = (gap: number) => {
      // The way straight on leads between two of them.
      const xs = Array.from({ length: 30 }, (_, i) => 18 + (i - 14.5) * (0.5 + gap));
      const row = xs.filter((x) => x > 0.25 && x < 35.75).map((x, i) => [i + 1, { x, y: 12 }]);
      const other: Given = { kind: 'zulus', fighters: row.length, figures: Object.fromEntries(row) };
      const g = charged({
        red: { at: [18, 18], fighters: 1 },
        mob: { at: [18, 18.8] },
        units: { other },
        dice: [4],
      });
      const [lead] = g.answer('flight').end().figures('red');
      return (lead?.y ?? 0) < 11;
    };
    expect([passes(2.4), passes(2.49), passes(2.5)]).toEqual([false, false, true]);
  });

  test('[AMZ-cc-flight-from-charge] no flight where no way leads farther from them', () => {
    const corridor: Situation['map'] = {
      areas: [{ id: 'pond', kind: 'water', rect: [1, 0, 6, 10] }],
    };
    const g = charged({
      red: { fighters: 1, at: [0.25, 0.25] },
      mob: { fighters: 1, at: [0.5, 1] },
      map: corridor,
      dice: [4],
    });
    expect(g.options()).toEqual(['defensive-fire', 'stand']);
    expect(g.refused('flight')).toBe('AMZ-cc-flight-from-charge');
  });

  test('[AMZ-cc-dependents] [AMZ-D-dependents-flee] a unit with Dependents does not flee, neither now nor later', () => {
    // It stands. Nobody hits in the first round, and in the second nobody is asked whether it flees.
    const g = charged({
      red: { dependents: 1 },
      dice: [4, ...ones(4), ...ones(5), ...ones(4), 8, 8, 8, 1, 1],
    });
    expect(g.options()).toEqual(['defensive-fire', 'stand']);
    g.answer('stand').end().done();
  });

  test('[AMZ-cc-flight-from-charge] [AMZ-casualties-carry] those for whom there are no two carriers stay', () => {
    const g = charged({
      red: { at: [18, 18], fighters: 3, figures: { 3: { status: 'down', fell: 1 } } },
      mob: { at: [18, 18.8] },
      dice: [4],
    });
    g.answer('flight');
    expect(g.question()).toBe('living take-along AMZ-casualties-carry');
    g.answer([]).end();
    expect(g.state.casualties).toMatchObject([{ kind: 'wia', abandoned: true }]);
  });
});

describe('rounds', () => {
  test('[AMZ-cc-rounds] [AMZ-cc-like-fire] casualties count at once, and the two go on in turn', () => {
    const g = charged({
      red: { at: [18, 18] },
      mob: { at: [18, 18.8] },
      dice: [3, 6, 1, 1, 1, 8, 1, 1, 1, 1, 1, 8, 1, 1],
    });
    g.answer('fight').end().done();
    // Each side lost one in the first round.
    expect(g.facts('fought').map((f) => [f.unit, f.round, f.dice, f.defense, f.hits])).toEqual([
      ['mob', 1, 2, 2, 1],
      ['red', 1, 2, 2, 1],
      ['mob', 2, 1, 1, 0],
      ['red', 2, 2, 1, 1],
    ]);
  });

  test('[AMZ-cc-flee] [AMZ-cc-flee-again] [AMZ-D-cc-round] from the second round on it may try to flee, in place of its attack', () => {
    const g = charged({
      red: { at: [18, 18] },
      mob: { at: [18, 18.8] },
      dice: [3, ...ones(4), ...ones(5), ...ones(4), 3, ...ones(4), 4],
    });
    expect(g.question()).toBe('living fight-on AMZ-cc-flee');
    expect(g.facts('fought').map((f) => `${f.unit} ${f.round}`)).toEqual(['mob 1', 'red 1', 'mob 2']);
    g.answer('flee');
    // It failed, and tries again in the next round.
    expect(g.facts('fought').map((f) => `${f.unit} ${f.round}`)).toEqual([
      'mob 1',
      'red 1',
      'mob 2',
      'mob 3',
    ]);
    g.answer('flee').end().done();
    expect(g.facts('fled')).toHaveLength(1);
    // AMZ-D-zombie-fled-from: they stay.
    expect(g.figures('mob')[0]).toMatchObject({ x: 18, y: 18.8 });
  });

  test('[AMZ-D-cc-round] the table may let a defender flee in place of its first attack', () => {
    const g = charged({ options: { flight: 'first' }, dice: [3, ...ones(4)] });
    expect(g.question()).toBe('living fight-on AMZ-cc-flee');
    expect(g.facts('fought').map((f) => `${f.unit} ${f.round}`)).toEqual(['mob 1']);
  });

  test('[AMZ-D-cc-round] a Living assailant may flee in place of its second attack', () => {
    const g = game({
      units: { red: TEAM, mob: MOB },
      active: { unit: 'red' },
      dice: [...ones(5), ...ones(4)],
    });
    g.begin(assault(g.w, 'red', 'mob'));
    expect(g.question()).toBe('living fight-on AMZ-cc-flee');
    expect(g.facts('fought').map((f) => `${f.unit} ${f.round}`)).toEqual(['red 1', 'mob 1']);
  });

  test('[AMZ-cc-no-morale] [AMZ-morale-once] losses in Close Combat call for no Morale Check', () => {
    const g = charged({ red: { professional: false }, dice: [3, 6, 1, 1, 1, 8, 8, 1, 1] });
    g.end();
    expect(g.figures('red', 'down')).toHaveLength(1);
    expect(g.facts('rolled').map((f) => f.label)).toEqual(['quality-check', 'close-combat', 'close-combat']);
  });
});

describe('a Living unit that is beaten', () => {
  test('[AMZ-cc-lost] [AMZ-casualties] its Dependents and all who are down are overrun, what it carried is abandoned', () => {
    const g = charged({
      red: { fighters: 1, dependents: 2, at: [18, 18] },
      mob: { at: [18, 18.8] },
      state: {
        casualties: [
          {
            id: 'c',
            kind: 'wia',
            unit: 'red',
            abandoned: false,
            x: -1,
            y: -1,
            level: 0,
            safe: false,
            overrun: false,
          },
        ],
      },
      dice: [3, 6, 6, 1],
    });
    g.end().done();
    expect(g.facts('overrun')).toMatchObject([{ figures: ['red-3', 'red-1', 'red-2'] }]);
    expect(g.facts('wiped-out')).toHaveLength(1);
    expect(g.state.casualties.map((c) => [c.kind, c.abandoned, c.overrun, c.x])).toEqual([
      ['wia', true, false, 18],
      ['kia', true, true, 18],
      ['kia', true, true, 18],
      ['kia', true, true, 18],
    ]);
  });

  test('[AMZ-cc-lost] whoever falls alone leaves nobody to overrun', () => {
    const g = game({ units: { red: { ...TEAM, fighters: 1 }, mob: MOB } });
    g.w.happen({ is: 'killed', cause: 'AMZ-cc-lost', unit: 'red', figures: ['red-1'] });
    expect(isBeaten(g.w, { unit: 'red', helpless: false, at: [10, 10, 0], elsewhere: [] }, 'mob')).toBe(true);
    expect([g.facts('overrun').length, g.facts('wiped-out').length]).toEqual([0, 1]);
  });

  test('[AMZ-D-slight-rises] [AMZ-cc-lost] but not who lies slightly hurt where the unit left him: he gets up', () => {
    const lies = (x: number) => {
      const slight = { status: 'slight', fell: 1, x, y: 18 } as const;
      const g = charged({
        red: { fighters: 2, at: [18, 18], figures: { 2: slight } },
        mob: { at: [18, 18.8] },
        dice: [3, 6, 6, 1],
      });
      g.end().done();
      expect(g.state.casualties.every((c) => c.abandoned && c.overrun)).toBe(true);
      return [g.facts('overrun')[0]?.figures, g.facts('wiped-out').length, g.figures('red', 'slight').length];
    };
    expect([lies(20.5), lies(20.6)]).toEqual([
      [['red-1', 'red-2'], 1, 0],
      [['red-1'], 0, 1],
    ]);
  });

  test('[AMZ-D-dependents-cc] [AMZ-cc-lost] Dependents alone make no check and no attack, and die one by one', () => {
    // 2 D6 against 3 D6: one hit; then against 2, and both hit.
    const g = charged({ red: { fighters: 0, dependents: 3 }, dice: [6, 1, 1, 1, 1, 6, 6, 1, 1] });
    g.end().done();
    expect(g.facts('quality-check')).toEqual([]);
    expect(g.facts('fought').map((f) => [f.unit, f.defense])).toEqual([
      ['mob', 3],
      ['mob', 2],
    ]);
    expect(g.facts('killed').map((f) => f.figures.length)).toEqual([1, 2]);
    expect(g.facts('wiped-out')).toHaveLength(1);
    expect(g.state.casualties.map((c) => [c.kind, c.abandoned])).toEqual(Array(3).fill(['kia', true]));
  });
});

describe('capture', () => {
  const master = (kind: 'dexters' | 'possessed', given: Situation = {}) => {
    const g = game({
      options: { zombies: 'player' },
      units: {
        red: { ...TEAM, figures: { 1: { support: 'light' } } },
        boss: { kind, fighters: 3, quality: 'veteran', at: [10, 10.8] },
        ...given.units,
      },
      dice: given.dice ?? [3],
    });
    return g.begin(assault(g.w, 'boss', 'red'));
  };

  test('[AMZ-capture] a Dexter may take captives: hits lead figures away with their weapons', () => {
    const g = master('dexters', { dice: [3, 10, 1, 1, 1, 1, ...ones(1)] });
    expect(g.question()).toBe('zombies capture AMZ-capture');
    expect(() => g.answer('capture', ['red-1'])).toThrow('dice ran out');
    expect(g.facts('captured')).toMatchObject([{ figures: ['red-1'], by: 'boss' }]);
    expect(g.figures('red', 'captured')).toMatchObject([{ support: 'light', captor: 'boss', x: -1 }]);
    expect(g.facts('weapon-taken')).toEqual([]);
  });

  test('[AMZ-capture] a unit of which nobody is left but captives and the down is captured', () => {
    const g = master('dexters', { dice: [3, 10, 10, 1, 1, 1] });
    g.answer('capture').end().done();
    expect(g.facts('unit-captured')).toHaveLength(1);
    expect(g.facts('wiped-out')).toEqual([]);
    const killed = master('dexters', { dice: [3, 10, 10, 1, 1, 1] });
    killed.answer('kill').end().done();
    expect(killed.facts('wiped-out')).toHaveLength(1);
  });

  test('[AMZ-capture] Possessed capture within 12 inches of a Dexter, mindless mobs never', () => {
    const dexter = (y: number): Situation['units'] => ({
      dex: { kind: 'dexters', fighters: 1, at: [10, y] },
    });
    const asked = (units: Situation['units'], dice: readonly number[]) =>
      master('possessed', { units, dice }).question();
    expect(asked(dexter(23.3), [3])).toBe('zombies capture AMZ-capture');
    // 3 figures and Optimum Range: 4 D10 against 2 D8.
    expect(asked(dexter(23.4), [3, 10, 10, 1, 1, 1, 1])).toBe('over');
    expect(charged({ options: { zombies: 'player' }, dice: [3, 6, 6, 1, 1] }).question()).toBe('over');
  });

  test('[AMZ-solo-masters] [AMZ-capture] alone they capture where they outnumber the defender', () => {
    const alone = (fighters: number) => {
      const g = game({
        units: { red: TEAM, boss: { kind: 'dexters', fighters, at: [10, 10.8] } },
        dice: [3, ...ones(fighters).map(() => 10), 1, 1],
      });
      g.begin(assault(g.w, 'boss', 'red')).end();
      return g.facts('fought')[0]?.captures;
    };
    expect([alone(3), alone(2)]).toEqual([true, false]);
  });
});

test('[AMZ-fire-into-cc] [AMZ-overwatch] nobody on Overwatch fires into a Close Combat', () => {
  const g = charged({
    units: { blue: { ...TEAM, at: [20, 10], overwatch: true } },
    dice: [3, 1, 1, 1, 1, 8, 8, 8, 1, 1],
  });
  g.end().done();
  expect(g.facts('fired')).toEqual([]);
});

test('[AMZ-vehicle-attack] [AMZ-D-hatches] an attack on a vehicle is no Close Combat', () => {
  const g = charged({
    red: {
      vehicle: 'car',
      figures: { 1: { id: 'red', role: 'vehicle' }, 2: { x: -1, y: -1, aboard: 'red' } },
    },
  });
  g.end();
  expect(g.facts('assaulted')).toEqual([]);
});

test('[AMZ-D-dependents-cc] Dependents alone are beaten when none of them stands, though some only lie', () => {
  const beaten = (figures: Given['figures']) => {
    const sick = { fighters: 0, dependents: 2, figures };
    const g = game({ units: { sick, mob: { kind: 'zulus', at: [18, 19] } } });
    return isBeaten(g.w, { unit: 'sick', helpless: true, at: [18, 18, 0], elsewhere: [] }, 'mob');
  };
  const down = { status: 'down' } as const;
  expect([beaten({}), beaten({ 1: down }), beaten({ 1: down, 2: down })]).toEqual([false, false, true]);
});

test('[AMZ-cc-flight-from-charge] [AMZ-vehicles] a unit on foot has a way to flee by, a vehicle has none', () => {
  const flees = (red: Given) => {
    const g = game({ units: { red, mob: { kind: 'zulus', fighters: 3, at: [10, 14] } } });
    return wayOut(g.w, 'red', 'mob') !== undefined;
  };
  const on = { 2: { x: -1, y: -1, aboard: 'red' } } as const;
  expect(flees({ professional: true, fighters: 2, at: [10, 10] })).toBe(true);
  expect(
    flees({ vehicle: 'car', fighters: 2, at: [10, 10], figures: { 1: { role: 'vehicle' }, ...on } }),
  ).toBe(false);
});

test('[AMZ-capture] whoever is beaten by others than its captor is no captured unit', () => {
  const beaten = (by: string) => {
    const captive = { status: 'captured', captor: 'boss', x: -1, y: -1 } as const;
    const dead = { status: 'kia', x: -1, y: -1 } as const;
    const g = game({
      units: {
        red: { ...TEAM, figures: { 1: captive, 2: dead } },
        boss: { kind: 'dexters', at: [18, 19] },
        mob: { kind: 'zulus', at: [18, 20] },
      },
    });
    expect(isBeaten(g.w, { unit: 'red', helpless: false, at: [18, 18, 0], elsewhere: [] }, by)).toBe(true);
    return g.facts('unit-captured').length;
  };
  expect([beaten('boss'), beaten('mob')]).toEqual([1, 0]);
});

test('[AMZ-cc-rounds] a unit without dice is attacked round after round', () => {
  const g = game({
    units: { red: { ...TEAM, fighters: 1 }, mob: { ...MOB, fighters: 1 } },
    active: { unit: 'red', mode: 'rapid', interruptions: 4 },
    dice: [1, 1, 6, 1],
  });
  g.begin(assault(g.w, 'red', 'mob'));
  while (g.asks().length > 0) g.answer('fight');
  g.done();
  expect(g.facts('fought').map((f) => [f.unit, f.round])).toEqual([
    ['mob', 1],
    ['mob', 2],
  ]);
  expect(g.figures('red')).toEqual([]);
});

test('[AMZ-assault] of places equally near to it, a figure that comes up takes the first', () => {
  const figures = { 1: { x: 18, y: 19.2 }, 2: { x: 18, y: 20.2 } };
  const g = game({ units: { red: { ...TEAM, fighters: 1, at: [18, 18] }, mob: { ...MOB, figures } } });
  gathers(g.w, 'mob', 'red');
  expect(g.figures('mob')[1]).toMatchObject({ x: 18.707, y: 18.843 });
});

test('[AMZ-cc-flight-from-charge] where it stands is no way that leads farther from the chargers', () => {
  const flees = (x: number) => {
    const g = game({
      map: { size: [8, 1] },
      units: { red: { ...TEAM, fighters: 1, at: [x, 0.5] }, mob: { ...MOB, fighters: 1, at: [2.5, 0.5] } },
    });
    return wayOut(g.w, 'red', 'mob') !== undefined;
  };
  expect([flees(0.5), flees(3.5)]).toEqual([false, true]);
});

test('[AMZ-assault] whoever comes up may stand base to base with another', () => {
  const figures = { 1: { x: 18.5, y: 19.1 }, 2: { x: 18, y: 21 } };
  const g = game({
    units: { red: { ...TEAM, fighters: 1, at: [18, 18] }, mob: { ...MOB, fighters: 2, figures } },
  });
  gathers(g.w, 'mob', 'red');
  expect(g.figures('mob')[1]).toMatchObject({ x: 18, y: 19.1 });
});
