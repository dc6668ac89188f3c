import { describe, expect, test } from 'vitest';
import { charge } from '../melee/charge.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { settle } from './exchange.js';
import { carryOut } from './results.js';

const FOE = { seat: 'player-2', x: 18, facing: 180 } as const;

/** A foe has missed somebody; settles the test owed for that. */
function missed(given: Situation, target = 'a'): Game {
  const g = game(given);
  return g.begin(settle(g.w, { missed: [{ target, by: ['foe'], rank: 1, impact: 1 }], down: [] }));
}

describe('who cannot fire', () => {
  test('[BDZ-D-cannot-fire] without ammo, range or any weapon it ducks back, a Star too', () => {
    const star = { star: true, x: 18, y: 4 } as const;
    const far = { foe: { ...FOE, y: 32, has: ['bolt-action-rifle'] as const } };
    const ducks = (a: Partial<(typeof star & { has: readonly ['pistol'] }) | object>) => {
      const g = missed({ people: { a: { ...star, ...a }, ...far } })
        .answer('2')
        .end();
      return g.person('a').status;
    };
    expect(ducks({ has: ['pistol'] })).toBe('ducked');
    expect(ducks({ guns: [{ gun: 'bolt-action-rifle', empty: true }], hand: [0] })).toBe('ducked');
    expect(ducks({})).toBe('ducked');
  });

  test('[BDZ-D-cannot-fire] with a melee weapon alone it stays where it is and carries on; a charger ends its charge', () => {
    const g = missed({ people: { a: { melee: 'one-handed' }, foe: { ...FOE, y: 24 } }, dice: [1, 1] }).end();
    expect(g.tests()).toEqual(['a received-fire 2 fire']);
    expect([g.person('a').status, g.facts('walked'), g.facts('fired')]).toEqual(['carry-on', [], []]);
    const moving = missed({
      people: { a: { melee: 'one-handed' }, foe: { ...FOE, y: 24 } },
      active: ['a'],
      dice: [1, 1],
    });
    expect(moving.person('a').used).toBe(8);
    const charging = game({
      map: {
        barriers: [
          {
            id: 'w',
            kind: 'low wall',
            path: [
              [14, 17],
              [22, 17],
            ],
          },
        ],
      },
      people: { a: { y: 16.4, melee: 'one-handed' }, foe: { ...FOE, y: 22 } },
      active: ['a'],
      dice: [1, 6],
    });
    charging
      .begin(charge(charging.w, [{ who: 'a', target: 'foe' }], []))
      .end()
      .done();
    expect(charging.tests()).toEqual(['a wanting-to-charge 1 snap-fire']);
    expect(charging.person('a')).toMatchObject({ y: 16.4, status: 'carry-on', charges: '' });
  });

  test('[BDZ-D-cannot-fire] a friend who has ammo and range, but no line to the shooter, carries on', () => {
    const g = missed({
      map: { buildings: [{ id: 'h', name: 'h', rect: [10, 21, 16, 27], levels: 1 }] },
      people: {
        a: { x: 18, y: 20, facing: 0, status: 'hunkered' },
        friend: { x: 12, y: 19.5, facing: 90, group: 1, has: ['assault-rifle'] },
        foe: { ...FOE, x: 18, y: 32 },
      },
      dice: [6, 6, /* the friend */ 1, 1],
    }).end();
    expect(g.table.line('friend', 'foe')).toBe('no');
    expect(g.tests()[1]).toBe('friend received-fire 2 fire');
    expect([g.person('friend').status, g.facts('fired')]).toEqual(['carry-on', []]);
    expect(g.facts('no-fire').map((f) => [f.who, f.instead])).toEqual([['friend', 'fire-unseen']]);
    g.done();
  });

  test('[BDZ-star-freewill] [BDZ-D-cannot-fire] a Star that chooses is told what firing would come to', () => {
    const told = (a: object, options: Situation['options'] = {}) => {
      const g = missed({
        map: { barriers: [{ id: 'w', kind: 'high wall', path: [...WALL] }] },
        people: { a: { star: true, x: 18, y: 12, ...a }, foe: { ...FOE, y: 16 } },
        options,
      });
      const { shape } = g.asked();
      return shape.kind === 'choose' ? shape.options[0]?.line.key : undefined;
    };
    expect(told({ has: ['pistol'], y: 16, x: 12 })).toBe('free-will.fire');
    expect(told({ has: ['pistol'] })).toBe('free-will.fire-unseen');
    expect(told({ has: ['pistol'] }, { 'no-line': 'duck-back' })).toBe('free-will.fire-unseen-ducks');
    expect(told({ melee: 'one-handed' })).toBe('free-will.fire-melee');
    expect(told({})).toBe('free-will.fire-empty');
  });

  test('[BDZ-wounded-duck] [BDZ-D-cannot-fire] whoever ducks back for it retrieves a wounded friend first, if it has passed a die', () => {
    const carried = (foe: number, passed: 0 | 1 | 2) => {
      const g = game({
        options: { 'no-line': 'duck-back' },
        map: { barriers: [{ id: 'w', kind: 'high wall', path: [...WALL] }] },
        people: {
          a: { y: 12, has: ['pistol'] },
          body: { y: 9, status: 'out', prone: true },
          foe: { ...FOE, y: foe },
        },
      });
      g.begin(carryOut(g.w, { who: 'a', result: 'snap-fire', passed, dice: [] }, ['foe'])).end();
      return [g.person('a').status, g.person('a').retrieves];
    };
    // Behind a wall within its range, then out of its range.
    for (const foe of [16, 34])
      expect([carried(foe, 2), carried(foe, 1), carried(foe, 0)]).toEqual([
        ['ducked', 'body'],
        ['ducked', 'body'],
        ['ducked', ''],
      ]);
  });
});

const WALL: readonly [number, number][] = [
  [4, 14],
  [32, 14],
];
