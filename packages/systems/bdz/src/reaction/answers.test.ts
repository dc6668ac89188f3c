import { describe, expect, test } from 'vitest';
import { takeTest } from '../groups/tests.js';
import { charge } from '../melee/charge.js';
import { beingCharged } from '../melee/charged.js';
import { emptyCall } from '../shooting/call.js';
import { hurt } from '../shooting/damage.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { holds } from './cases.js';
import { exchange, settle } from './exchange.js';
import { inSight } from './in-sight.js';

const FOE = { seat: 'player-2', x: 18, y: 20, facing: 180, has: ['pistol'] } as const;
const low = (id: string, y: number): NonNullable<NonNullable<Situation['map']>['barriers']>[number] => ({
  id,
  kind: 'low wall',
  path: [
    [14, y],
    [22, y],
  ],
});

describe('reactions come first', () => {
  test('[BDZ-play-reaction-first] [BDZ-turn-group-complete] fire to and fro is over before the group goes on, and the group before the next', () => {
    const g = game({
      people: {
        a: { x: 18, y: 10, has: ['pistol'] },
        b: { x: 20.5, y: 10, has: ['pistol'] },
        other: { x: 4, y: 10 },
        foe: { ...FOE, class: 'survivor' },
      },
      active: ['a', 'b'],
      dice: [
        /* a fires */ 1, 2, /* he reacts */ 1, 2, /* and fires */ 1, 2,
        /* both react, after a Leader Die */ 1, 1, 6, /* and fire */ 1, 1, 1, 1, /* he reacts */ 6, 6,
      ],
    });
    // He answers, and is answered, before anybody is asked what else the group does.
    g.step().answer('fire a', 'foe', 'a', 'foe', 'foe');
    expect(g.facts('fired').map((f) => f.who)).toEqual(['a', 'foe', 'a', 'b']);
    expect(g.facts('tested').at(-1)).toMatchObject({ who: 'foe', test: 'received-fire', result: 'retire' });
    g.done();
    g.run();
    expect(g.question()).toBe('player-1 deed BDZ-act-choice');
    expect(g.options().some((id) => id.endsWith(' b'))).toBe(true);
    expect(g.options().some((id) => id.endsWith(' other'))).toBe(false);
    g.answer('done').run();
    expect(g.question()).toBe('player-1 activate BDZ-turn-group-order');
    expect(g.options()).toContain('move other');
  });
});

describe('who is in sight', () => {
  const seen = (given: Situation) => {
    const g = game({
      ...given,
      people: { a: { x: 18, y: 8, facing: 0, has: ['pistol'] }, foe: FOE, ...given.people },
    });
    return g.table.sees('a', 'foe');
  };
  const wood: Situation['map'] = { areas: [{ id: 'w', kind: 'woods', rect: [10, 19.6, 26, 34] }] };

  test('[BDZ-react-in-sight-seen] in sight it is concealed or in cover as well, and then it is tested for', () => {
    const hedge = { barriers: [{ ...low('h', 16), kind: 'hedge' }] };
    for (const map of [{}, hedge, { barriers: [low('l', 16)] }, wood]) expect(seen({ map })).toBe(true);
    // Moving from behind a house to behind a wall brings him into sight.
    const house = {
      id: 'h',
      name: 'h',
      rect: [22.5, 17, 30, 19] as [number, number, number, number],
      levels: 1,
    };
    const g = game({
      map: { barriers: [low('l', 18)], buildings: [house] },
      people: { gweedo: { x: 26, y: 20, facing: 270 }, a: { ...FOE, y: 8, facing: 0 } },
      active: ['gweedo'],
      dice: [6, 6],
    });
    expect(g.table.line('a', 'gweedo')).toBe('no');
    g.step().answer('move gweedo').answer([19, 20]);
    expect(g.tests()).toEqual(['a in-sight 0 no-fire']);
    expect(g.table.line('a', 'gweedo')).toBe('cover');
  });

  test('[BDZ-react-in-sight-not] not behind what blocks, ducked or hunkered down before it, nor beyond 12 inches at night', () => {
    expect(seen({ map: { barriers: [{ ...low('h', 16), kind: 'high wall' }] } })).toBe(false);
    for (const status of ['ducked', 'hunkered'] as const)
      expect(seen({ people: { foe: { ...FOE, status, hidesFrom: ['a'] } } })).toBe(false);
    // Eleven inches from edge to edge, then thirteen.
    const night = { options: { time: 'night' } };
    expect(seen(night)).toBe(true);
    expect(seen({ ...night, people: { foe: { ...FOE, y: 22 } } })).toBe(false);
  });

  test('[BDZ-D-duck-open] ducked in the open the one that caused it sees nobody, others one who lies; hunkered all do', () => {
    const shot = (c: 'survivor' | 'military') => {
      const a = { x: 18, y: 8, class: c };
      const g = game({ people: { a, foe: FOE, other: { ...FOE, x: 24 } }, dice: [5, 6] });
      return g.begin(settle(g.w, { missed: [{ target: 'a', by: ['foe'], rank: 1, impact: 1 }], down: [] }));
    };
    const runs = shot('survivor');
    expect(runs.person('a')).toMatchObject({ status: 'hunkered', prone: true, hidesFrom: [] });
    expect(['foe', 'other'].map((id) => runs.table.sees(id, 'a'))).toEqual([true, true]);
    const ducks = shot('military');
    expect(ducks.person('a')).toMatchObject({ status: 'ducked', prone: true });
    expect(['foe', 'other'].map((id) => ducks.table.sees(id, 'a'))).toEqual([false, true]);
    expect(ducks.table.sees('a', 'foe')).toBe(false);
  });
});

test('[BDZ-D-sight-mutual] [BDZ-act-active-fire] whoever walks round a corner and is fired on returns fire', () => {
  for (const y of [6, 8, 10, 12]) {
    const g = game({
      map: { buildings: [{ id: 'h', name: 'h', rect: [10, 14, 20, 24], levels: 1 }] },
      people: {
        billy: { x: 14, y, rep: 5, allowance: 16, facing: 90, has: ['bolt-action-rifle'] },
        foe: { ...FOE, class: 'survivor', x: 25, y: 24, has: ['bolt-action-rifle'] },
      },
      active: ['billy'],
      dice: [/* he sees him */ 1, 1, /* and misses */ 2, /* Billy */ 1, 2, /* and fires */ 6, 1],
    });
    g.step().answer('move billy').answer([30, y]);
    expect(g.tests(), String(y)).toEqual(['foe in-sight 2 fire', 'billy received-fire 2 fire']);
    expect(
      g.facts('fired').map((f) => f.who),
      String(y),
    ).toEqual(['foe', 'billy']);
  }
});

/** Gweedo comes round the end of a wall, with Carlos behind him; Billy sees him. */
function roundTheCorner(): Game {
  const g = game({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [4, 16],
            [18, 16],
          ],
        },
      ],
    },
    people: {
      gweedo: { x: 16, y: 20, facing: 90 },
      carlos: { x: 14.5, y: 22, facing: 90 },
      billy: { ...FOE, class: 'survivor', x: 19, y: 8, facing: 0 },
    },
    active: ['gweedo', 'carlos'],
    dice: [6, 6],
  });
  return g.step().answer('move gweedo').answer([22, 20]);
}

test('[BDZ-react-in-sight-group] [BDZ-D-in-sight-2in] the others come up by 2 inches at most before the test', () => {
  const g = roundTheCorner();
  expect(g.question()).toBe('player-1 step BDZ-react-in-sight-group');
  expect(g.refused([16.6, 22])).toBe('BDZ-react-in-sight-group');
  expect(g.tests()).toEqual([]);
  g.answer([16.4, 22], 'stay');
  expect(g.tests()).toEqual(['billy in-sight 0 no-fire']);
});

test('[BDZ-react-in-sight-group] [BDZ-D-in-sight-2in] and then the first one as well; where the others stay it is stopped at once', () => {
  const g = roundTheCorner().answer([16.4, 22]);
  const { x, used } = g.person('gweedo');
  expect([g.question(), g.tests()]).toEqual(['player-1 step BDZ-react-in-sight-group', []]);
  expect(g.refused([x + 2.1, 20])).toBe('BDZ-react-in-sight-group');
  g.answer([x + 1.9, 20]);
  expect(g.person('gweedo')).toMatchObject({ x: x + 1.9, used: used + 1.9 });
  expect(g.tests()).toEqual(['billy in-sight 0 no-fire']);
  const alone = roundTheCorner().answer('stay');
  expect(alone.person('gweedo').x).toBe(x);
  expect(alone.tests()).toEqual(['billy in-sight 0 no-fire']);
});

describe('after a result', () => {
  test('[BDZ-react-carry-on] [BDZ-move-halt] who carries on goes on where it was; one that halts moves no more', () => {
    const g = game({
      people: { a: { x: 18, y: 10, charges: 'foe', has: ['pistol'] }, foe: FOE },
      active: ['a'],
      dice: [1, 2],
    });
    g.begin(settle(g.w, { missed: [{ target: 'a', by: ['foe'], rank: 1, impact: 1 }], down: [] })).end();
    expect(g.person('a')).toMatchObject({ status: 'carry-on', used: 0, charges: 'foe' });
    const sees = (has: readonly ['pistol'], empty: boolean) => {
      const h = game({
        people: {
          a: { x: 18, y: 10, class: 'civilian', has, guns: [{ gun: 'pistol', empty }] },
          foe: FOE,
        },
        active: ['a'],
        dice: [3, 5],
      });
      h.begin(inSight(h.w, ['a'], () => ['foe'])).end();
      return [h.tests()[0], h.person('a').used];
    };
    expect(sees(['pistol'], true)).toEqual(['a in-sight 1 halt', 8]);
    expect(sees(['pistol'], false)).toEqual(['a in-sight 1 no-fire', 0]);
  });

  test('[BDZ-react-carry-on] stunned, dead, out of the fight, ducked back, hunkered down: nobody of those acts or reacts freely', () => {
    for (const status of ['stunned', 'dead', 'out', 'ducked', 'hunkered'] as const) {
      const g = game({ people: { a: { x: 18, y: 10, status, has: ['pistol'] }, foe: FOE } });
      g.begin(inSight(g.w, ['a'], () => ['foe'])).end();
      expect(g.tests()).toEqual([]);
    }
  });

  test('[BDZ-react-od] the dead take no further part: no group, no test, no turn', () => {
    const g = game({
      people: { a: { x: 18, y: 10 }, body: { x: 19.5, y: 10 }, foe: FOE },
      dice: [5, 6],
    });
    const call = emptyCall();
    g.begin(hurt(g.w, 'body', 'dead', { by: 'foe', rep: 4, zombie: false }, call)).end();
    expect(g.person('body').status).toBe('dead');
    g.begin(settle(g.w, { ...call, missed: [{ target: 'body', by: ['foe'], rank: 1, impact: 1 }] })).end();
    expect(g.facts('tested').map((f) => f.who)).toEqual(['a']);
    expect(g.run().options()).not.toContain('stay body');
  });

  test('[BDZ-D-react-turn] whoever returns fire turns to it first; what lies behind is not seen', () => {
    const g = game({
      people: { a: { x: 18, y: 10, facing: 80, has: ['pistol'] }, foe: FOE },
      dice: [1, 2, 6, 6, 1, 1],
    });
    g.begin(settle(g.w, { missed: [{ target: 'a', by: ['foe'], rank: 1, impact: 1 }], down: [] }))
      .answer('foe')
      .end();
    expect(g.person('a').facing).toBe(0);
    const back = game({ people: { a: { x: 18, y: 10, facing: 180, has: ['pistol'] }, foe: FOE } });
    expect(back.table.sees('a', 'foe')).toBe(false);
  });

  test('[BDZ-react-charged-retire] the charged runs, and the charger comes to the spot that it left', () => {
    const g = game({
      map: { barriers: [low('w', 24)] },
      people: {
        a: { x: 18, y: 14, melee: 'one-handed' },
        foe: { ...FOE, class: 'survivor', y: 19 },
      },
      active: ['a'],
      dice: [/* a wants to */ 1, 2, /* he does not */ 5, 6],
    });
    g.begin(charge(g.w, [{ who: 'a', target: 'foe' }], [])).end();
    expect(g.tests()).toEqual(['a wanting-to-charge 2 charge', 'foe being-charged 0 retire']);
    expect(g.person('a')).toMatchObject({ x: 18, y: 19 });
    expect(g.state.melees).toEqual([]);
    g.done();
  });

  test('[BDZ-react-charged-retire] to that spot it comes as far as its inches last', () => {
    const g = game({
      map: { barriers: [low('w', 24)] },
      people: {
        a: { x: 18, y: 14, melee: 'one-handed', used: 3.5 },
        foe: { ...FOE, class: 'survivor', y: 19 },
      },
      active: ['a'],
      dice: [/* a wants to */ 1, 2, /* he does not */ 5, 6],
    });
    g.begin(charge(g.w, [{ who: 'a', target: 'foe' }], []))
      .end()
      .done();
    expect(g.person('a')).toMatchObject({ x: 18, y: 18.5, used: 8 });
  });

  test('[BDZ-react-charged-retire] whoever drops where it is, or had retired before, is reached and fought', () => {
    const reached = (foe: Partial<Person>, dice: readonly number[]) => {
      const g = game({
        people: {
          a: { x: 18, y: 12, melee: 'one-handed' },
          foe: { ...FOE, class: 'survivor', y: 19, ...foe },
        },
        active: ['a'],
        dice: [/* a wants to */ 1, 2, ...dice, /* and both miss */ 6, 6, 6, 6, 6, 6, 6, 6, 6],
      });
      g.begin(charge(g.w, [{ who: 'a', target: 'foe' }], [])).end();
      return [g.tests()[1], g.person('foe').y, g.facts('melee-round').length];
    };
    expect(reached({}, [5, 6])).toEqual(['foe being-charged 0 retire', 19, 1]);
    const low = { status: 'hunkered', prone: true, retired: true } as const;
    expect(reached(low, [1, 6])).toEqual(['foe being-charged 1 melee', 19, 1]);
  });

  test('[BDZ-act-charge] [BDZ-react-received-fire] a charge that came to nothing is over: who is fired on then is no charger', () => {
    const g = game({
      map: { barriers: [low('w', 24)] },
      people: {
        a: { x: 18, y: 14, melee: 'one-handed', has: ['pistol'] },
        foe: { ...FOE, class: 'survivor', y: 19 },
      },
      active: ['a'],
      dice: [1, 2, 5, 6],
    });
    g.begin(charge(g.w, [{ who: 'a', target: 'foe' }], [])).end();
    expect(g.person('a').charges).toBe('');
  });

  test('[BDZ-D-charge-range] as far as it may move now, and the charge is the whole of its action', () => {
    const can = (y: number, more: object) => {
      const g = game({
        people: { a: { x: 18, y: 10, melee: 'one-handed', ...more }, foe: { ...FOE, y } },
        active: ['a'],
      }).step();
      return g.options().includes('charge a foe');
    };
    // Measured from edge to edge.
    expect([can(19, {}), can(19.1, {}), can(19.1, { allowance: 12, fast: 1 })]).toEqual([true, false, true]);
    expect(can(15, { fired: true })).toBe(false);
    const g = game({
      people: { a: { x: 18, y: 10, has: ['pistol'] }, foe: { ...FOE, y: 15 } },
      active: ['a'],
      dice: [6, 5],
    });
    g.step().answer('charge a foe');
    // It does not want to charge, and its activation is over.
    expect(g.state.done).toEqual(['a']);
    expect(g.facts('fired')).toEqual([]);
  });
});

describe('groups that are shot at', () => {
  const band = {
    led: { x: 18, y: 12, rep: 5, has: ['pistol'] },
    near: { x: 20.5, y: 12, has: ['pistol'] },
    far: { x: 24.8, y: 12, has: ['pistol'], group: 1 },
    foe: { ...FOE, y: 24 },
  } as const;

  test('[BDZ-D-leader-die-self] the die that helps the group helps its Leader as well', () => {
    const g = game({ people: { led: band.led, near: band.near, foe: band.foe }, dice: [5, 5, 6, 1, 1] });
    g.begin(settle(g.w, { missed: [{ target: 'led', by: ['foe'], rank: 1, impact: 1 }], down: [] }));
    expect(g.facts('tested').map((f) => [f.who, f.passed])).toEqual([
      ['led', 2],
      ['near', 1],
    ]);
  });

  test('[BDZ-D-mandown-range] one is hit: those between 4 and 8 inches off take no Received Fire, the near Man Down', () => {
    const g = game({ people: { ...band, led: { ...band.led, status: 'dead', rep: 6 } }, dice: [1, 2] });
    const down = [{ who: 'led', by: 'foe', led: [] }];
    g.begin(settle(g.w, { missed: [], down })).end();
    expect(g.facts('tested').map((f) => `${f.who} ${f.test}`)).toEqual(['near man-down']);
    g.done();
  });

  test('[BDZ-D-leader-stunned] a Leader that is stunned is a Man Down, and still leads', () => {
    const g = game({ people: { led: band.led, near: band.near, foe: band.foe }, dice: [1, 2, 1, 2] });
    const call = emptyCall();
    g.begin(hurt(g.w, 'led', 'knocked-down', { by: 'foe', rep: 4, zombie: false }, call)).end();
    expect(g.person('led').status).toBe('stunned');
    g.begin(settle(g.w, call)).end();
    expect(g.facts('tested').map((f) => f.test)).toEqual(['recover-from-knock-down', 'man-down']);
    expect(g.facts('new-leader')).toEqual([]);
  });

  test('[BDZ-D-leader-lost-delay] until the group is active it has no Leader Die; then somebody leads it', () => {
    const people = {
      led: { ...band.led, status: 'dead' as const },
      near: { ...band.near, class: 'ganger' as const },
      b: { x: 18, y: 10.5, class: 'ganger' as const, rep: 3, has: ['pistol'] as const },
      foe: band.foe,
    };
    const g = game({ people, dice: [1, 2, 5, 6] });
    const down = [{ who: 'led', by: 'foe', led: ['near', 'b'] }];
    g.begin(settle(g.w, { missed: [], down })).end();
    expect(g.facts('tested').map((f) => f.result)).toEqual(['leader-next-active', 'leader-next-active']);
    // Without a Leader no third die is thrown.
    g.begin(settle(g.w, { missed: [{ target: 'b', by: ['foe'], rank: 1, impact: 1 }], down: [] })).end();
    expect(g.facts('leader-die')).toEqual([]);
    g.done();
    const later = game({
      people: { near: { ...people.near, leaderless: true }, b: { ...people.b, leaderless: true } },
    });
    later.run().answer('move near');
    expect(later.facts('new-leader')).toMatchObject([{ who: 'near', group: ['near', 'b'] }]);
  });

  test('[BDZ-D-hero-dice] ones on the two dice of the group make a hero; one of them on the Leader Die does not', () => {
    const hero = (dice: readonly number[]) => {
      const g = game({ people: { led: band.led, near: band.near, foe: { ...band.foe, y: 34 } }, dice });
      g.begin(
        takeTest(g.w, {
          test: 'received-fire',
          who: ['led', 'near'],
          rule: 'BDZ-react-received-fire',
          causes: ['foe'],
          holds: () => false,
        }),
      ).end();
      return g.facts('heroes').flatMap((f) => f.who);
    };
    expect(hero([1, 1, 6])).toEqual([]);
    expect(hero([6, 1, 1, 3, 3])).toEqual(['led']);
    const chosen = game({ people: { star: { ...band.led, star: true }, foe: band.foe } });
    chosen
      .begin(settle(chosen.w, { missed: [{ target: 'star', by: ['foe'], rank: 1, impact: 1 }], down: [] }))
      .answer('0');
    expect(chosen.facts('heroes')).toEqual([]);
  });

  test('[BDZ-D-charged-once] one throw for each group and step, whoever charges; a friend who is not charged fires at those it sees', () => {
    const g: Game = game({
      people: {
        a: { x: 18, y: 18, has: ['pistol'], knowsZeds: true },
        b: { x: 21, y: 18, has: ['pistol'], knowsZeds: true },
      },
      zeds: { 'zed-1': { x: 17, y: 22.5 }, 'zed-2': { x: 19, y: 22.5 } },
      dice: [/* Leader */ 6, 1, 2, /* a */ 1, 2, /* b */ 1, 2],
    });
    const rushes = ['zed-1', 'zed-2'].map((by) => ({ by, target: 'a', rear: false }));
    g.begin(beingCharged(g.w, rushes, ['a']))
      .answer('zed-1')
      .answer('zed-2');
    expect(g.tests()).toEqual(['a being-charged 2 fire-and-melee', 'b being-charged 2 fire-and-melee']);
    expect(g.facts('fired').map((f) => [f.who, f.at])).toEqual([
      ['a', ['zed-1']],
      ['b', ['zed-2']],
    ]);
    g.end().done();
  });

  test('[BDZ-react-charged] a friend of the charged tests if it sees one of those who charge it, not for somebody who charges elsewhere', () => {
    const tested = (facing: number) => {
      const g = game({
        people: {
          near: { x: 18, y: 18, facing },
          charged: { x: 18, y: 21 },
          far: { x: 12, y: 4 },
        },
        zeds: {
          'zed-1': { x: 18, y: 26, facing: 180 },
          'zed-2': { x: 20, y: 26, facing: 180 },
          'zed-3': { x: 14, y: 9, facing: 180 },
        },
        dice: Array(12).fill(6),
      });
      // Near stands back to back with the charged one, or looks the same way but past it at the second zombie.
      const rushes = [
        { by: 'zed-1', target: 'charged', rear: false },
        { by: 'zed-2', target: 'charged', rear: false },
        { by: 'zed-3', target: 'far', rear: false },
      ];
      expect(['zed-1', 'zed-2', 'zed-3'].map((id) => g.table.sees('near', id))).toEqual(
        facing === 0 ? [false, true, false] : [false, false, true],
      );
      g.begin(beingCharged(g.w, rushes, ['charged', 'far'])).end();
      return g.facts('tested').some((f) => f.who === 'near');
    };
    expect([tested(0), tested(180)]).toEqual([true, false]);
  });
});

test('[BDZ-react-in-sight-group] whoever sees one of those who have come up tests as well', () => {
  const wall = [[10, 14] as [number, number], [18, 14] as [number, number]];
  const g = game({
    map: { barriers: [{ id: 'w', kind: 'high wall', path: wall }] },
    people: {
      a: { x: 16, y: 10, facing: 90 },
      b: { x: 14, y: 10, facing: 270 },
      foe: { seat: 'player-2', x: 16, y: 20, facing: 180 },
      west: { seat: 'player-2', x: 6, y: 20, facing: 90, rep: 3 },
    },
    active: ['a', 'b'],
    dice: [6, 6, 6, 6],
  });
  g.step().answer('move a', [22, 10]).answer([12.1, 10], 'stay').end();
  expect(g.tests()).toEqual(['foe in-sight 0 no-fire', 'west in-sight 0 no-fire']);
});

test('[BDZ-react-in-sight-group] [BDZ-D-in-sight-2in] who has no inch left is not asked to come up', () => {
  const wall = [[10, 14] as [number, number], [18, 14] as [number, number]];
  const g = game({
    map: { barriers: [{ id: 'w', kind: 'high wall', path: wall }] },
    people: {
      a: { x: 16, y: 10, facing: 90 },
      // It stands on a spot that would be lit.
      b: { x: 14.25, y: 10.25, facing: 90, used: 8 },
      foe: { seat: 'player-2', x: 16, y: 20, facing: 180 },
    },
    active: ['a', 'b'],
    dice: [6, 6],
  });
  g.step().answer('move a', [22, 10]).end();
  expect(g.tests()).toEqual(['foe in-sight 0 no-fire']);
});

test('[BDZ-react-in-sight-group] [BDZ-D-in-sight-2in] who has left the table does not come up', () => {
  const wall = [[10, 14] as [number, number], [18, 14] as [number, number]];
  const g = game({
    map: { barriers: [{ id: 'w', kind: 'high wall', path: wall }] },
    people: {
      a: { x: 16, y: 10, facing: 90 },
      b: { x: -1, y: -1 },
      foe: { seat: 'player-2', x: 16, y: 20, facing: 180 },
    },
    active: ['a', 'b'],
    dice: [6, 6],
  });
  g.step().answer('move a', [22, 10]).end();
  expect(g.tests()).toEqual(['foe in-sight 0 no-fire']);
});

describe('cover in a building', () => {
  const house = (walls: 'thin' | 'solid'): NonNullable<Situation['map']> => ({
    buildings: [
      {
        id: 'h',
        name: 'h',
        rect: [14, 17, 22, 25],
        levels: 1,
        walls,
        doors: [{ id: 'd', at: [18, 17], width: 2, type: 'standard' }],
      },
    ],
  });
  /** A foe fires at one who has the same weapon, and misses. The other passes a die. */
  const fired = (
    walls: 'thin' | 'solid',
    gun: 'submachine-gun' | 'assault-rifle',
    y: number,
    foe: number,
  ) => {
    const g = game({
      map: house(walls),
      people: {
        a: { x: 18, y, facing: foe > y ? 0 : 180, rep: 3, has: [gun] },
        foe: { ...FOE, y: foe, facing: foe > y ? 180 : 0, rep: 1, has: [gun] },
      },
      dice: [/* he misses */ 2, 2, 2, /* a */ 1, 6, /* and its fire, if any */ 2, 2, 2, 6, 6],
    });
    g.begin(exchange(g.w, [{ who: 'foe', at: ['a'], snap: true, why: 'active', charged: false }])).end();
    return g.tests()[0];
  };

  test('[BDZ-bldg-inside] [BDZ-react-received-fire] inside, from somebody in there as well, but not in the doorway', () => {
    expect([18, 17.2].map((y) => fired('solid', 'submachine-gun', y, 23))).toEqual([
      'a received-fire 1 snap-fire',
      'a received-fire 1 duck-back',
    ]);
  });

  test('[BDZ-bldg-inside] [BDZ-shoot-cover] where nobody is left who caused the test, inside is in cover all the same', () => {
    const covered = (y: number) => {
      const g = game({ map: house('solid'), people: { a: { x: 18, y } } });
      return holds(g.w, g.person('a'), 'in-cover', { causes: [] });
    };
    expect([covered(21), covered(6)]).toEqual([true, false]);
  });

  test('[BDZ-bldg-dv-impact] [BDZ-react-received-fire] not behind walls that the fire goes through', () => {
    expect(fired('thin', 'submachine-gun', 18, 12)).toBe('a received-fire 1 snap-fire');
    expect(fired('solid', 'assault-rifle', 18, 12)).toBe('a received-fire 1 snap-fire');
    expect(fired('thin', 'assault-rifle', 18, 12)).toBe('a received-fire 1 duck-back');
    expect(fired('solid', 'assault-rifle', 18, 23)).toBe('a received-fire 1 duck-back');
    // A friend in there is covered by another building that stands between it and the shooter.
    const covered = (other: readonly [number, number, number, number]) => {
      const { buildings = [] } = house('thin');
      const behind = { id: 'o', name: 'o', rect: [...other] as never, levels: 1 };
      const people = { a: { x: 18, y: 21 }, foe: { ...FOE, y: 6 } };
      const g = game({ map: { buildings: [...buildings, behind] }, people });
      return holds(g.w, g.person('a'), 'in-cover', { causes: ['foe'], impact: 3 });
    };
    expect([covered([14, 10, 22, 14]), covered([2, 10, 10, 14])]).toEqual([true, false]);
  });
});
