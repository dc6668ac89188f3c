import { describe, expect, test } from 'vitest';
import type { Party } from '../state.js';
import { NPC_MOVEMENT } from '../tables/meet.js';
import { type Game, game, type PersonGiven, type Situation } from '../testing/game.js';
import { npcsAct } from './npcs.js';

/** A Star in the south, hidden behind a long wall unless given otherwise, and a party in the north. */
function acts(
  attitude: Party['attitude'],
  them: { readonly [id: string]: PersonGiven },
  dice: readonly number[],
  more: Situation = {},
): Game {
  return game({
    ...more,
    people: {
      'star-1': { x: 18, y: 4, rep: 5, facing: 180 },
      ...Object.fromEntries(
        Object.entries(them).map(([id, p]) => [id, { side: 'party-1', rep: 4, facing: 180, ...p }]),
      ),
      ...more.people,
    },
    parties: { 'party-1': { class: 'ganger', attitude, ...more.parties?.['party-1'] } },
    encounter: {
      dice: { players: 6, 'party-1': 3, zombies: 1 },
      seen: ['star-1', 'n0', 'n1'],
      ...more.encounter,
    },
    dice,
  });
}

const act = (g: Game) => g.begin(npcsAct(g.w, 'party-1'));
const WALL: NonNullable<Situation['map']> = {
  buildings: [
    {
      id: 'wall',
      name: 'Wall',
      rect: [6, 14, 30, 16],
      levels: 1,
      doors: [{ id: 'd', at: [24, 16], type: 'standard' }],
    },
  ],
};

describe('activation', () => {
  test("[FTB-12.17] on the Leader's Rep, group by group, highest Rep first", () => {
    const g = acts(
      'neutral',
      { n0: { x: 4, y: 30, rep: 3 }, n1: { x: 30, y: 30, rep: 5 }, n2: { x: 31, y: 30, rep: 2 } },
      [6, 6],
    );
    expect(act(g).end().result).toBe(true);
    expect(g.state.encounter?.done).toEqual(['n1', 'n2']);
    expect(g.facts('rolled')[0]?.pools[0]?.upTo).toBe(5);
    act(g).end();
    expect(g.state.encounter?.done).toEqual(['n1', 'n2', 'n0']);
    expect(act(g).end().result).toBe(false);
    expect(g.state.encounter?.active).toBe(null);
    g.done();
  });

  test('[FTB-12.17] not where the die is above it', () => {
    const with_ = (die: number) => {
      const g = acts('neutral', { n0: { x: 4, y: 30, rep: 3 } }, [6], {
        encounter: { dice: { players: 6, 'party-1': die, zombies: 1 } },
      });
      return act(g).end().result;
    };
    expect(with_(3)).toBe(true);
    expect(with_(4)).toBe(false);
  });
});

describe('whatever the die', () => {
  test('[FTB-12.17m] [FTB-T-npc-movement] the lists', () => {
    expect(NPC_MOVEMENT.rows.map((r) => [r.passed, r.enemies.join(' '), r.others.join(' ')])).toEqual([
      [1, 'reload zombie fire charge advance', 'reload zombie leave'],
      [0, 'reload zombie fire stay-and-face', 'reload zombie stay'],
    ]);
  });

  test('[FTB-D-57] [FTB-12.17m] [FTB-3.4.8] a zombie in sight within 6 inches is fired at, Enemy or not', () => {
    for (const attitude of ['enemy', 'neutral'] as const)
      for (const die of [1, 6]) {
        const g = acts(attitude, { n0: { x: 18, y: 30, has: ['pistol'] } }, [die, 6, 6, 1, 1, 1, 1], {
          zeds: { 'zed-1': { x: 18, y: 24 } },
          map: WALL,
        });
        act(g).end();
        expect(g.facts('fired')[0]).toMatchObject({ who: 'n0', at: ['zed-1'] });
      }
  });

  test('[FTB-10.9.3m] [FTB-D-57] whoever passed none on Zed or No Zed leaves it alone', () => {
    const fired = (own: PersonGiven) => {
      const n0 = { x: 18, y: 30, has: ['pistol'], ...own };
      const g = acts('neutral', { n0 }, [6, 6, 6, 1, 1, 1, 1], {
        encounter: { turn: 1 },
        zeds: { 'zed-1': { x: 18, y: 24 } },
        map: WALL,
      });
      return act(g).facts('fired').length;
    };
    expect([fired({}), fired({ knowsZeds: false, metZed: 1 })]).toEqual([1, 0]);
  });

  test('[FTB-D-57] one farther off, or behind, is left alone', () => {
    const far = acts('neutral', { n0: { x: 18, y: 30, has: ['pistol'] } }, [6], {
      zeds: { 'zed-1': { x: 18, y: 23.9 } },
    });
    expect(act(far).end().facts('fired')).toEqual([]);
    const behind = acts('neutral', { n0: { x: 18, y: 30, has: ['pistol'] } }, [6], {
      zeds: { 'zed-1': { x: 18, y: 33 } },
    });
    expect(act(behind).end().facts('fired')).toEqual([]);
  });

  test('[FTB-D-57] or else charged', () => {
    const g = acts('neutral', { n0: { x: 18, y: 30, has: ['one-hand'] } }, [6], {
      zeds: { 'zed-1': { x: 18, y: 26 } },
    });
    expect(() => act(g)).toThrow('The dice ran out');
    expect(g.facts('charges')[0]).toMatchObject({ who: ['n0'], target: 'zed-1' });
  });

  test('[FTB-6.7b] [FTB-D-57] but one with only empty guns in hand reloads before it', () => {
    const does = (attitude: Party['attitude'], die: number, second: 'empty' | 'loaded') => {
      const items = [
        { id: 1, what: 'pistol', empty: true },
        { id: 2, what: 'pistol', empty: second === 'empty' },
      ];
      const g = acts(attitude, { n0: { x: 18, y: 30, items, hand: [1, 2] } }, [die, 6, 6, 1, 1, 1, 1], {
        zeds: { 'zed-1': { x: 18, y: 26 } },
        map: WALL,
      });
      act(g).end();
      return ['reloaded', 'fired', 'charges'].filter((is) => g.w.facts.some((fact) => fact.is === is));
    };
    for (const attitude of ['enemy', 'neutral'] as const)
      for (const die of [1, 6]) {
        expect(does(attitude, die, 'empty')).toEqual(['reloaded']);
        expect(does(attitude, die, 'loaded')).toEqual(['fired']);
      }
  });

  test('[FTB-D-57] [FTB-5.2b] an Enemy with a target fires at the nearest, turning to it', () => {
    const g = acts('enemy', { n0: { x: 18, y: 14, has: ['pistol'], facing: 0 } }, [6, 1, 2, 1, 1], {
      people: { n5: { x: 18, y: 3, rep: 3 } },
    });
    act(g);
    expect(g.facts('fired')[0]).toMatchObject({ who: 'n0', at: ['star-1'] });
    expect(g.person('n0').facing).toBe(180);
  });

  test('[FTB-D-57] out of range, or no Enemy: no fire', () => {
    const far = acts('enemy', { n0: { x: 18, y: 16.1, has: ['pistol'] } }, [6]);
    expect(act(far).end().facts('fired')).toEqual([]);
    const near = acts('enemy', { n0: { x: 18, y: 16, has: ['pistol'] } }, [6, 1, 2, 1, 1]);
    expect(act(near).facts('fired').length).toBe(1);
    const friend = acts('neutral', { n0: { x: 18, y: 14, has: ['pistol'] } }, [6]);
    expect(act(friend).end().facts('fired')).toEqual([]);
  });

  test('[FTB-D-57] [FTB-12.17m] [FTB-6.7b] an Enemy out of ammo reloads', () => {
    const g = acts('enemy', { n0: { x: 18, y: 14, has: ['pistol'] } }, [1]);
    const [gun] = g.person('n0').items;
    if (gun) gun.empty = true;
    act(g).end();
    expect(g.facts('reloaded')[0]).toMatchObject({ who: 'n0', item: 1 });
    expect(g.person('n0').y).toBe(14);
  });

  test('[FTB-D-57] [FTB-12.17m] [FTB-6.7b] so does one that is no Enemy, and robbers who leave', () => {
    const reloads = (attitude: Party['attitude'], die: number, goal: Party['goal'] = '') => {
      const items = [{ id: 1, what: 'pistol', empty: true }];
      const g = acts(attitude, { n0: { x: 18, y: 20, items, hand: [1] } }, [die], {
        parties: { 'party-1': { goal } },
      });
      act(g).end().done();
      return [g.facts('reloaded').map((f) => f.who), g.person('n0').y];
    };
    for (const attitude of ['friend', 'neutral', 'unknown'] as const)
      for (const die of [1, 6]) expect(reloads(attitude, die)).toEqual([['n0'], 20]);
    for (const attitude of ['enemy', 'neutral'] as const)
      for (const die of [1, 6]) expect(reloads(attitude, die, 'leave')).toEqual([['n0'], 20]);
  });

  test('[FTB-6.7b] [FTB-11.7.3b] only what is in hand is reloaded', () => {
    const items = [{ id: 1, what: 'pistol', empty: true }];
    const g = acts('enemy', { n0: { x: 18, y: 14, items, hand: [] } }, [1]);
    act(g).end();
    expect(g.facts('reloaded')).toEqual([]);
  });
});

describe('one deed each', () => {
  const wire = (y: number): Situation['map'] => ({
    barriers: [
      {
        id: 'wire',
        kind: 'wire',
        path: [
          [0, y],
          [36, y],
        ],
      },
    ],
  });

  test('[FTB-D-57] [FTB-12.17m] a zombie that cannot be reached keeps nobody from the rest of its list', () => {
    const g = acts('enemy', { n0: { x: 18, y: 24, facing: 0, has: ['one-hand'] } }, [1], {
      map: wire(26),
      zeds: { 'zed-1': { x: 18, y: 28 } },
    });
    act(g).end();
    expect(g.facts('charges')).toEqual([]);
    expect(g.person('n0').y).toBe(16);
  });

  test('[FTB-12.17m] an Enemy whom no way leads to a player stays', () => {
    const g = acts('enemy', { n0: { x: 18, y: 24, has: ['one-hand'] } }, [1], { map: wire(14) });
    act(g).end();
    expect(g.facts('walked')).toEqual([]);
    expect(g.person('n0').y).toBe(24);
  });

  test('[FTB-12.17m] one with a gun does not charge, not even with a gun that it has put away', () => {
    const charges = (has: string[]) => {
      const g = acts('enemy', { n0: { x: 18, y: 11, has, hand: [] } }, [1, ...Array<number>(9).fill(6)]);
      try {
        act(g);
      } catch {
        // The fight needs dice that are not given.
      }
      return g.facts('charges').length;
    };
    expect([charges(['one-hand']), charges(['pistol'])]).toEqual([1, 0]);
  });

  test('[FTB-6.7b] [FTB-D-57] [FTB-TB-chainsaw-b] nobody reloads with another gun loaded; a stalled chainsaw is started again', () => {
    const reloads = (first: string, second?: string) => {
      const empty = { id: 1, what: first, empty: true };
      const items = second === undefined ? [empty] : [empty, { id: 2, what: second, empty: false }];
      const g = acts('neutral', { n0: { x: 18, y: 20, items, hand: items.map((i) => i.id) } }, [6]);
      return act(g).end().facts('reloaded').length;
    };
    expect([reloads('pistol'), reloads('pistol', 'pistol'), reloads('chainsaw')]).toEqual([1, 0, 1]);
  });

  test('[FTB-D-57] [FTB-12.17m] having charged, it does nothing more', () => {
    // n0's die, the charge, a melee that n0 wins at once: whoever is left is too far off to be charged.
    const dice = [1, ...[6, 6], 6, ...[1, 1, 1, 1, 1], ...[6, 6, 6], 1];
    const g = acts('enemy', { n0: { x: 18, y: 11, rep: 4, has: ['one-hand'] } }, dice, {
      people: { n5: { x: 18, y: 8, rep: 3, facing: 180, has: [] }, 'star-1': { x: 34, y: 4, facing: 180 } },
      encounter: { seen: ['star-1', 'n0', 'n5'] },
    });
    act(g).end().done();
    expect(g.person('n5').condition).toBe('obviously-dead');
    expect(g.facts('walked').filter((f) => f.who === 'n0' && f.how === 'npc')).toEqual([]);
  });
});

describe('one that ducks back in its own activation', () => {
  /** n0 comes into sight of a Star, which wins In Sight and makes n1 duck back before that one has acted. */
  const ducks = (has: string, more: Situation = {}, later: readonly number[] = []) => {
    const star = { x: 18, y: 4, rep: 5, facing: 0, has: ['assault-rifle'] };
    const them = { n0: { x: 18, y: 30, has: ['one-hand'] }, n1: { x: 20, y: 29.6, rep: 3, has: [has] } };
    // n0's die, In Sight for both sides, the Star's shot, its noise and its damage.
    const dice = [1, ...[6, 6, 6], ...[1, 1, 1, 1, 1], 6, 1, 6, ...later];
    const g = acts('enemy', them, dice, { ...more, people: { 'star-1': star }, encounter: { seen: [] } });
    act(g).answer('fire', 'n1 by 1').end().done();
    return g;
  };
  const into = (g: Game) => g.facts('ducked-back').map((f) => `${f.who} ${f.into}`);
  const fired = (g: Game) => g.facts('fired').map((f) => f.who);
  const ZED: Situation['zeds'] = { 'zed-1': { x: 24.5, y: 29 } };

  test('[FTB-5.7.3b] [FTB-12.17m] prone: its turn is over, and it neither fires nor charges', () => {
    const armed = ducks('assault-rifle');
    expect([into(armed), fired(armed)]).toEqual([['n1 prone'], ['star-1']]);
    expect(armed.person('n1')).toMatchObject({ prone: true, x: 20, y: 29.6 });
    const unarmed = ducks('one-hand', { zeds: ZED });
    expect(into(unarmed)).toEqual(['n1 prone']);
    expect(unarmed.facts('charges')).toEqual([]);
    expect(unarmed.person('n1').prone).toBe(true);
  });

  test('[FTB-5.7.3c] [FTB-12.17m] [FTB-D-57] in cover: it holds its fire, at a zombie too', () => {
    const low: [number, number][] = [
      [19.2, 29],
      [20.8, 29],
    ];
    const map: Situation['map'] = { barriers: [{ id: 'low', kind: 'low wall', path: low }] };
    const alone = ducks('assault-rifle', { map });
    expect([into(alone), fired(alone)]).toEqual([['n1 cover'], ['star-1']]);
    // Its turn is not over: a zombie it charges.
    const near = ducks('assault-rifle', { map, zeds: ZED }, [1, 1, ...[1, 1, 1], ...[6, 6, 6]]);
    expect([into(near), fired(near)]).toEqual([['n1 cover'], ['star-1']]);
    expect(near.facts('charges')).toMatchObject([{ who: ['n1'], target: 'zed-1' }]);
    // Nor does it leave.
    const leaving = ducks('assault-rifle', { map, parties: { 'party-1': { goal: 'leave' } } });
    expect(into(leaving)).toEqual(['n1 cover']);
    expect(leaving.facts('walked').filter((f) => f.who === 'n1' && f.how === 'npc')).toEqual([]);
  });
});

describe('one that is stopped on its way', () => {
  /** An Enemy goes, comes into sight of the Star, loses In Sight and is hit; the die is that of its damage. */
  const stopped = (goal: Party['goal'], damage: number) => {
    // n0's die, In Sight for both sides, the Star's shot, its noise and its damage.
    const dice = [1, ...[6, 6, 6], ...[1, 1, 1, 1, 1], 6, 1, damage];
    const g = acts('enemy', { n0: { x: 18, y: 30, has: ['one-hand'] } }, dice, {
      people: { 'star-1': { x: 18, y: 4, rep: 5, facing: 0, has: ['assault-rifle'] } },
      parties: { 'party-1': { goal } },
      encounter: { seen: [], order: ['players', 'party-1', 'zombies'], acting: 1 },
    });
    g.run().answer('fire', 'n0 by 1');
    g.done();
    const { prone, condition, y } = g.person('n0');
    const ways = g.facts('walked').filter(({ how, who }) => how !== 'duck-back' && who === 'n0');
    return { prone, condition, went: ways.map((f) => f.how), begins: Math.abs(y - 30) < 0.5 };
  };
  const once = { went: ['npc'], begins: true };

  test.each(['', 'leave'] as const)(
    '[FTB-12.17m] [FTB-5.7.3b] goes no farther once it is down or prone, to fight or to "%s"',
    (goal) => {
      expect(stopped(goal, 1)).toEqual({ ...once, condition: 'obviously-dead', prone: false });
      expect(stopped(goal, 3)).toEqual({ ...once, condition: 'out-of-the-fight', prone: false });
      expect(stopped(goal, 6)).toEqual({ ...once, condition: 'carry-on', prone: true });
    },
  );
});

describe('by the die', () => {
  test('[FTB-12.17m] passed: an Enemy makes a normal move towards the nearest player', () => {
    const g = acts('enemy', { n0: { x: 18, y: 30, has: ['pistol'] } }, [4], {
      people: { n5: { x: 30, y: 4 } },
      encounter: { seen: ['star-1', 'n0', 'n5'] },
    });
    act(g).end();
    const n0 = g.person('n0');
    expect([n0.x, n0.y]).toEqual([18, 22]);
    expect(g.facts('walked')[0]?.how).toBe('npc');
  });

  test('[FTB-12.17m] in cover where a way as short ends there', () => {
    const g = acts('enemy', { n0: { x: 18, y: 30, has: ['one-hand'] } }, [1], {
      map: {
        barriers: [
          {
            id: 'b',
            kind: 'low wall',
            path: [
              [18.2, 21],
              [22, 21],
            ],
          },
        ],
      },
      encounter: { seen: ['star-1', 'n0'] },
    });
    act(g).end();
    const n0 = g.person('n0');
    expect(g.table.inCover('n0', 'star-1')).toBe(true);
    expect(Math.abs(n0.x - 18)).toBeLessThanOrEqual(1);
    expect(n0.y).toBeLessThan(23.1);
  });

  test.each([
    ['north', 0, [18.264, 11.495, 0]],
    ['east', 1, [11.495, 17.736, 0]],
    ['south', 2, [17.736, 24.505, 0]],
    ['west', 3, [24.505, 18.264, 0]],
  ] as const)(
    '[FTB-12.17m] in cover half an inch short of where its move ends, going %s',
    (_, quarters, end) => {
      /** A spot of the way north, with the table turned clockwise by quarters. */
      const turned = (x: number, y: number, n: number = quarters): [number, number] =>
        n === 0 ? [x, y] : turned(y, 36 - x, n - 1);
      const spot = (x: number, y: number) => {
        const [east, north] = turned(x, y);
        return { x: east, y: north, facing: (180 + 90 * quarters) % 360 };
      };
      const line = (id: string, kind: string, x: number, to: number) => ({
        id,
        kind,
        path: [turned(x, 0), turned(x, to)],
      });
      // The way to the Star that it sees through the wire leads around the end of it.
      const g = acts('enemy', { n0: { ...spot(18, 4), has: ['one-hand'] } }, [1], {
        map: { barriers: [line('wire', 'wire', 19, 22), line('low', 'low wall', 22, 12.63)] },
        people: { 'star-1': { ...spot(26, 14), rep: 5 } },
        encounter: { seen: ['star-1', 'n0'] },
      });
      act(g).end();
      expect(g.facts('walked')[0]?.cost).toBeCloseTo(7.5, 1);
      expect(g.facts('walked')[0]?.way.at(-1)).toEqual(end);
      expect(g.table.inCover('n0', 'star-1')).toBe(true);
    },
  );

  test('[FTB-12.17m] in cover an inch short of where its move ends', () => {
    const line = (id: string, kind: string, x: number, to: number) => ({
      id,
      kind,
      path: [
        [x, 0],
        [x, to],
      ] as [number, number][],
    });
    const g = acts('enemy', { n0: { x: 18, y: 4, facing: 90, has: ['one-hand'] } }, [1], {
      map: { barriers: [line('wire', 'wire', 19, 22), line('low', 'low wall', 22, 12.37)] },
      people: { 'star-1': { x: 26, y: 14, rep: 5, facing: 270 } },
      encounter: { seen: ['star-1', 'n0'] },
    });
    act(g).end();
    expect(g.facts('walked')[0]?.way.at(-1)).toEqual([18.264, 10.995, 0]);
    expect(g.table.inCover('n0', 'star-1')).toBe(true);
  });

  test('[FTB-12.17m] passed: one without a gun charges, if it can reach', () => {
    const g = acts('enemy', { n0: { x: 18, y: 11, has: ['one-hand'] } }, [1]);
    expect(() => act(g)).toThrow('The dice ran out');
    expect(g.facts('charges')[0]).toMatchObject({ who: ['n0'], target: 'star-1' });
    const far = acts('enemy', { n0: { x: 18, y: 20, has: ['one-hand'] } }, [1]);
    act(far).end();
    expect(far.facts('charges')).toEqual([]);
    expect(far.person('n0').y).toBeCloseTo(12, 1);
  });

  test('[FTB-12.17m] not passed: an Enemy stays, and faces the nearest player', () => {
    const g = acts('enemy', { n0: { x: 18, y: 30, has: ['one-hand'], facing: 0 } }, [5]);
    act(g).end();
    expect(g.person('n0')).toMatchObject({ x: 18, y: 30, facing: 180 });
    const alone = acts('enemy', { n0: { x: 18, y: 30, has: ['one-hand'], facing: 0 } }, [5], {
      people: { 'star-1': { condition: 'out-of-the-fight' } },
    });
    expect(act(alone).end().person('n0').facing).toBe(0);
  });

  test('[FTB-12.17m] an Enemy makes for a player who is walled in, as near as it comes', () => {
    const box = [
      [17.55, 3.55],
      [17.55, 4.45],
      [18.45, 4.45],
      [18.45, 3.55],
      [17.55, 3.55],
    ] as [number, number][];
    const g = acts('enemy', { n0: { x: 18, y: 30, has: ['one-hand'] } }, [1], {
      map: { barriers: [{ id: 'box', kind: 'high wall', path: box }] },
    });
    expect(act(g).end().person('n0')).toMatchObject({ x: 18, y: 22 });
  });

  test('[FTB-12.17m] cover that is off its way is no way as short', () => {
    const line = (id: string, kind: string, x: number, from: number, to: number) => ({
      id,
      kind,
      path: [
        [x, from],
        [x, to],
      ] as [number, number][],
    });
    const g = acts('enemy', { n0: { x: 18, y: 4, has: ['one-hand'], facing: 90 } }, [1], {
      map: { barriers: [line('wire', 'wire', 20, 0, 11.4), line('low', 'low wall', 19.3, 11.6, 12.6)] },
      people: { 'star-1': { x: 30, y: 11.8, facing: 270 } },
    });
    act(g).end();
    const { x } = g.person('n0');
    expect(x).toBeGreaterThan(19.5);
  });

  test('[FTB-12.17m] passed: others make for the nearest edge, and leave', () => {
    const g = acts('neutral', { n0: { x: 18, y: 30 }, n1: { x: 22, y: 18 } }, [1, 1]);
    act(g).end();
    expect(g.person('n0').condition).toBe('left');
    expect(g.facts('off-table')[0]).toMatchObject({ who: 'n0', edge: 'north' });
    act(g).end();
    expect(g.person('n1')).toMatchObject({ x: 30, y: 18, condition: 'carry-on' });
  });

  test.each([
    ['south', { x: 18, y: 7 }, { x: 18, y: 0.4 }],
    ['north', { x: 18, y: 29 }, { x: 18, y: 35.6 }],
    ['west', { x: 7, y: 18 }, { x: 0.4, y: 18 }],
    ['east', { x: 29, y: 18 }, { x: 35.6, y: 18 }],
  ])('[FTB-12.17m] straight out by the %s edge', (edge, from, out) => {
    const g = acts('neutral', { n0: from }, [1], {
      people: { 'star-1': { x: 3, y: 3, rep: 5, facing: 180 } },
    });
    act(g).end();
    expect(g.facts('off-table')[0]).toMatchObject({ who: 'n0', edge });
    expect(g.person('n0')).toMatchObject({ condition: 'left' });
    expect(g.facts('walked').at(-1)?.way.at(-1)).toEqual([out.x, out.y, 0]);
  });

  test.each([1, -1, 2, -2, 4, -4, 8, -8])(
    '[FTB-12.17m] out by a gap in a wall along the edge, %i inches to the side',
    (aside) => {
      const wall = (id: string, from: number, to: number) => ({
        id,
        kind: 'high wall',
        path: [
          [from, 35.6],
          [to, 35.6],
        ] as [number, number][],
      });
      const gap = 18 + aside;
      const g = acts('neutral', { n0: { x: 18, y: 31, attributes: ['fast'] } }, [1], {
        map: { barriers: [wall('left', 0, gap - 0.45), wall('right', gap + 0.45, 36)] },
      });
      act(g).end();
      expect(g.facts('off-table')).toMatchObject([{ who: 'n0', edge: 'north' }]);
      expect(g.facts('walked').at(-1)?.way.at(-1)).toEqual([gap, 35.6, 0]);
    },
  );

  const high = (id: string, ...path: [number, number][]) => ({ id, kind: 'high wall', path });

  test('[FTB-12.17m] not into a nook that no way leads to, nor by an edge that is closed', () => {
    const leaves = (...barriers: ReturnType<typeof high>[]) => {
      const g = acts('neutral', { n0: { x: 18, y: 31 } }, [1], { map: { barriers } });
      return act(g).end().facts('off-table').length === 0
        ? 'stays'
        : [g.facts('off-table')[0]?.edge, g.facts('walked').at(-1)?.way.at(-1)?.[0]];
    };
    // Room for one at the edge, but with walls all round; next to it the way is open.
    expect(leaves(high('nook', [17.2, 36], [17.2, 34.6], [18.8, 34.6], [18.8, 36]))).toEqual(['north', 20]);
    const g = acts('neutral', { n0: { x: 30, y: 31 } }, [1], {
      map: { barriers: [high('long', [0, 35.6], [36, 35.6])] },
    });
    act(g).end();
    expect(g.facts('off-table')).toMatchObject([{ edge: 'east' }]);
  });

  test('[FTB-12.17m] past what stands along the edge, at the very corner of the table', () => {
    const g = acts('neutral', { n0: { x: 33, y: 33.9 } }, [1], {
      map: { vehicles: [{ id: 'van', kind: 'van', rect: [29, 34.6, 35.19, 36] }] },
    });
    act(g).end();
    expect(g.person('n0').x).toBeGreaterThan(33);
  });

  test('[FTB-12.17m] an Enemy ends its move in the open where cover is farther off than its move', () => {
    // The low wall covers whoever is nearer to it than the Star is: half an inch more would do.
    const g = acts('enemy', { n0: { x: 18, y: 30, has: ['one-hand'] } }, [1], {
      map: {
        barriers: [
          {
            id: 'low',
            kind: 'low wall',
            path: [
              [14, 12.9],
              [22, 12.9],
            ],
          },
        ],
      },
      encounter: { seen: ['star-1', 'n0'] },
    });
    act(g).end();
    expect(g.person('n0')).toMatchObject({ x: 18, y: 22 });
    expect(g.table.inCover('n0', 'star-1')).toBe(false);
  });

  test('[FTB-12.17m] not passed: others stay', () => {
    const g = acts('friend', { n0: { x: 18, y: 30 } }, [5]);
    act(g).end();
    expect(g.person('n0')).toMatchObject({ x: 18, y: 30, facing: 180 });
  });

  test('[FTB-14.13.5e] [FTB-12.17m] robbers leave whatever the die says', () => {
    const g = acts('enemy', { n0: { x: 18, y: 26, has: ['one-hand'] } }, [6], {
      parties: { 'party-1': { goal: 'leave' } },
    });
    act(g).end();
    expect(g.person('n0').y).toBe(34);
  });

  test.each(['enemy', 'neutral'] as const)(
    '[FTB-D-57] [FTB-12.17m] on their way out they fire if the players have made them Enemies: %s',
    (attitude) => {
      for (const die of [1, 6]) {
        const g = acts(
          attitude,
          { n0: { x: 18, y: 26, has: ['pistol'] } },
          [die, ...Array<number>(6).fill(1)],
          {
            people: { 'star-1': { x: 18, y: 18, facing: 0 } },
            parties: { 'party-1': { goal: 'leave' } },
          },
        );
        act(g);
        expect(g.facts('fired').map((f) => f.who)).toEqual(attitude === 'enemy' ? ['n0'] : []);
        expect(g.person('n0').y).toBe(attitude === 'enemy' ? 26 : 34);
      }
    },
  );

  test('[FTB-12.17] [FTB-5.5.2a] their moves bring them into sight', () => {
    const g = acts('enemy', { n0: { x: 4, y: 20, has: ['pistol'] } }, [1, ...Array<number>(9).fill(6)], {
      map: WALL,
      encounter: { seen: [] },
      people: { 'star-1': { x: 8, y: 4, facing: 0, rep: 5 } },
    });
    try {
      act(g);
    } catch {
      // The fight needs dice that are not given.
    }
    expect(g.facts('came-in-sight')[0]?.who).toContain('n0');
    expect(g.person('n0').y).toBeLessThan(20);
  });

  test('[FTB-12.17m] [FTB-5.5.9] an Enemy that is stopped goes on with what is left of its move, three times at most', () => {
    /** It comes south from y 30 by full moon. At each of these points somebody is 12 inches away, with no die to act on. */
    const comes = (...at: readonly number[]) => {
      const seen = at.map((y, i): [string, PersonGiven] => {
        const [aside, south] = i === 0 ? [0, 12] : [i % 2 === 0 ? 6 : -6, Math.sqrt(12 ** 2 - 6 ** 2)];
        return [`n${i + 1}`, { side: 'players', x: 18 + aside, y: y - south, rep: 0 }];
      });
      const g = acts('enemy', { n0: { x: 18, y: 30, rep: 1, has: ['one-hand'] } }, Array(30).fill(1), {
        people: { 'star-1': { condition: 'obviously-dead' }, ...Object.fromEntries(seen) },
        encounter: { part: 'night', fullMoon: true, seen: ['n0'], dice: { 'party-1': 1 } },
      });
      act(g).end();
      const gone = g.facts('walked').reduce((n, { cost }) => n + cost, 0);
      return [g.facts('came-in-sight').length, Math.round(gone)];
    };
    expect(comes(22.75)).toEqual([1, 8]);
    expect(comes(29, 27.5, 26)).toEqual([3, 8]);
    expect(comes(29, 27.5, 26, 24.5, 23)).toEqual([4, 6]);
  });

  test('[FTB-14.13.5e] [FTB-5.5.9] so do robbers who leave', () => {
    /** It goes east from x 22 by night. At each of these points somebody is 6 inches away, with no die to act on. */
    const goes = (...at: readonly number[]) => {
      const seen = at.map((x, i): [string, PersonGiven] => {
        const [aside, east] = [i % 2 === 0 ? 3 : -3, Math.sqrt(6 ** 2 - 3 ** 2)];
        return [`n${i + 1}`, { side: 'players', x: x + east, y: 18 + aside, rep: 0, facing: 270 }];
      });
      const g = acts('enemy', { n0: { x: 22, y: 18, rep: 1, has: ['one-hand'], facing: 90 } }, [1], {
        people: { 'star-1': { condition: 'obviously-dead' }, ...Object.fromEntries(seen) },
        parties: { 'party-1': { goal: 'leave' } },
        encounter: { part: 'night', seen: ['n0'], dice: { 'party-1': 1 } },
      });
      act(g).end();
      const gone = g.facts('walked').reduce((n, { cost }) => n + cost, 0);
      return [g.facts('came-in-sight').length, Math.round(gone)];
    };
    expect(goes(23, 24.5, 26)).toEqual([3, 8]);
    expect(goes(23, 24.5, 26, 27.5, 29)).toEqual([4, 6]);
  });

  test('[FTB-D-243] [FTB-12.17m] an Enemy outside goes in by the door to one that stands close behind the wall', () => {
    const g = acts('enemy', { n0: { x: 12, y: 13, has: ['one-hand'] } }, [1], {
      map: WALL,
      people: { 'star-1': { x: 12, y: 14.6, rep: 5, facing: 180 } },
      encounter: { seen: ['star-1', 'n0'] },
    });
    act(g).end();
    // Around the corner to the door on the other side, not up to the outside of the wall.
    expect(g.person('n0').x).toBeLessThan(6);
  });

  test('[FTB-D-243] [FTB-5.5.2a] an Enemy that stays and turns may bring somebody into sight', () => {
    const g = acts(
      'enemy',
      { n0: { x: 18, y: 5.5, has: ['one-hand'], facing: 0 } },
      [6, ...Array<number>(12).fill(6)],
      { encounter: { seen: ['n0'] }, people: { 'star-1': { x: 18, y: 4, rep: 5, facing: 180 } } },
    );
    expect(() => act(g)).toThrow('The dice ran out');
    expect(g.person('n0').facing).toBe(180);
    expect(g.facts('came-in-sight')[0]?.who).toEqual(['star-1']);
  });

  test('[FTB-5.5.2a] [FTB-D-192] one that turns to fire at a zombie may bring somebody into sight', () => {
    const g = acts(
      'enemy',
      { n0: { x: 18, y: 10, has: ['bolt-action-rifle'], facing: 90 } },
      [6, /* the shot */ 6, 1, 1, ...Array<number>(3).fill(6)],
      {
        zeds: { 'zed-1': { x: 18, y: 14 } },
        encounter: { seen: ['n0'] },
        people: { 'star-1': { x: 12, y: 16, rep: 5, facing: 0 } },
      },
    );
    expect(() => act(g)).toThrow('The dice ran out');
    expect(g.facts('zed-down')).toHaveLength(1);
    expect(g.facts('came-in-sight')[0]?.who).toEqual(['star-1']);
  });

  test('[FTB-5.3.3c] whoever lies gets up first', () => {
    const g = acts('enemy', { n0: { x: 18, y: 30, has: ['one-hand'], prone: true } }, [1]);
    act(g).end();
    expect(g.person('n0')).toMatchObject({ prone: false, y: 26 });
  });
});
