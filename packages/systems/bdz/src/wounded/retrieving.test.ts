import { expect, test } from 'vitest';
import { charge } from '../melee/charge.js';
import { holds } from '../reaction/cases.js';
import { settle } from '../reaction/exchange.js';
import type { Volley } from '../shooting/aim.js';
import { takesAim } from '../shooting/aim.js';
import { readyGuns } from '../shooting/weapons.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { rushIn } from '../zombies/charging.js';
import { seeFeasts } from '../zombies/feasts.js';
import { mayDrop, retrievesFirst, woundedFor } from './retrieving.js';

const CHAR = { status: 'out', prone: true } as const;
const CARLOS = { seat: 'player-2', x: 18, y: 30, facing: 180, has: ['pistol'] } as const;
const WALL: Situation['map'] = {
  barriers: [
    {
      id: 'w',
      kind: 'low wall',
      path: [
        [14, 14.4],
        [22, 14.4],
      ],
    },
  ],
};

/** Carlos has missed Billy, who takes Received Fire. */
function missed(given: Situation): Game {
  const g = game({ map: WALL, ...given });
  return g
    .begin(settle(g.w, { missed: [{ target: 'billy', by: ['carlos'], rank: 9, impact: 1 }], down: [] }))
    .end();
}

function missedBy(people: NonNullable<Situation['people']>): Game {
  const g = game({ people });
  return g.begin(
    settle(g.w, { missed: [{ target: 'billy', by: ['carlos'], rank: 9, impact: 1 }], down: [] }),
  );
}

test('[BDZ-EX-retrieve] [BDZ-wounded-duck] one passed: he goes to Char, picks her up and goes on into cover, farther than he could move', () => {
  const people = { billy: { x: 18, y: 17, rep: 4 }, char: { ...CHAR, x: 18, y: 21 }, carlos: CARLOS };
  const g = missed({ people, dice: [1, 6] });
  g.done();
  expect(g.tests()).toEqual(['billy received-fire 1 duck-back']);
  expect(g.person('billy')).toMatchObject({ status: 'ducked', retrieves: 'char', prone: false });
  expect(g.person('billy').y).toBeLessThanOrEqual(14.5);
  expect(g.person('char').x).toBe(-1);
  const gone = g.facts('walked').reduce((sum, f) => sum + f.cost, 0);
  expect(gone).toBeGreaterThan(8);
});

test('[BDZ-wounded-duck] whoever lies prone picks them up as well', () => {
  const people = {
    billy: { x: 18, y: 17, rep: 4, prone: true },
    char: { ...CHAR, x: 18, y: 21 },
    carlos: CARLOS,
  };
  expect(missed({ people, dice: [1, 6] }).person('billy')).toMatchObject({
    status: 'ducked',
    retrieves: 'char',
  });
});

test('[BDZ-wounded-duck] not with none passed, nor one who lies more than 4 inches off', () => {
  const carried = (dice: readonly number[], y: number) =>
    missed({
      people: { billy: { x: 18, y: 17, rep: 4 }, char: { ...CHAR, x: 18, y }, carlos: CARLOS },
      dice,
    }).person('billy').retrieves;
  expect([carried([6, 6], 20), carried([1, 6], 22), carried([1, 6], 22.1)]).toEqual(['', 'char', '']);
});

test('[BDZ-wounded-choice] [BDZ-wounded-pickup] an active figure may pick a wounded friend up on its way, and goes on with its normal move', () => {
  const g = game({
    people: {
      billy: { x: 10, y: 10, allowance: 16, fast: 2 },
      char: { ...CHAR, x: 10, y: 15 },
      foe: { ...CHAR, seat: 'player-2', x: 12, y: 10 },
      dazed: { status: 'stunned', prone: true, x: 8, y: 10 },
    },
    active: ['billy'],
  });
  g.step();
  expect(g.options().filter((id) => id.startsWith('pick-up'))).toEqual(['pick-up billy char']);
  g.answer('pick-up billy char').end();
  expect(g.person('billy')).toMatchObject({ retrieves: 'char', used: 4, allowance: 8 });
  g.step();
  expect(g.options()).toContain('move billy');
  g.answer('move billy').answer([10, 18]).end();
  expect(g.person('billy')).toMatchObject({ x: 10, y: 18, used: 8 });
  // He puts her down, and cannot pick her up again in this activation.
  g.step().answer('put-down billy').end();
  expect([g.person('char').x, g.person('char').y, g.person('billy').retrieves]).toEqual([10, 18, '']);
  expect(
    g
      .step()
      .options()
      .filter((id) => id.startsWith('pick-up')),
  ).toEqual([]);
});

test('[BDZ-wounded-pickup] one who lies at hand is picked up without a step', () => {
  const g = game({ people: { billy: { used: 8 }, char: { ...CHAR, x: 19 } }, active: ['billy'] });
  g.step().answer('pick-up billy char').end();
  expect(g.person('billy')).toMatchObject({ retrieves: 'char', x: 18, y: 18, used: 8 });
});

test('[BDZ-wounded-pickup] nobody goes fast with wounded on the back, and nobody takes one from under the dead', () => {
  const options = (more: Situation) =>
    game({ active: ['billy'], ...more })
      .step()
      .options()
      .filter((id) => /^(fast|pick-up)/.test(id));
  expect(options({ people: { billy: { retrieves: 'char' }, char: { ...CHAR, x: -1, y: -1 } } })).toEqual([]);
  const people = { billy: {}, char: { ...CHAR, x: 20 } };
  expect(options({ people })).toEqual(['fast billy', 'pick-up billy char']);
  expect(options({ people, zeds: { 'zed-1': { x: 21, feast: 'char' } } })).toEqual(['fast billy']);
});

test('[BDZ-wounded-fire] with wounded on the back only one handed weapons fire, and in haste', () => {
  const g = game({
    people: {
      billy: { retrieves: 'char', has: ['shotgun', 'pistol'], hand: [0, 1], facing: 0 },
      char: { ...CHAR, x: -1, y: -1 },
      foe: { ...CARLOS, y: 24 },
    },
  });
  expect(readyGuns(g.w.book, g.person('billy')).map(({ gun }) => gun)).toEqual(['pistol']);
  const aim = (carries: string): Volley[] => {
    g.person('billy').retrieves = carries;
    g.person('billy').hand = [1];
    g.begin(takesAim(g.w, { who: 'billy', at: ['foe'], snap: false, why: 'active', charged: false }));
    return (g.asks().length > 0 ? g.answer('foe') : g).end().result as Volley[];
  };
  expect(aim('char').map((v) => v.snap)).toEqual([true]);
  expect(aim('').map((v) => v.snap)).toEqual([false]);
});

test('[BDZ-wounded-outgunned] who retrieves wounded is never outgunned', () => {
  const g = game({
    people: {
      billy: { has: ['pistol'] },
      carrier: { x: 14, has: ['pistol'], retrieves: 'char' },
      foe: CARLOS,
    },
  });
  const is = (id: string) => holds(g.w, g.person(id), 'outgunned', { causes: ['foe'], rank: 4 });
  expect([is('billy'), is('carrier')]).toEqual([true, false]);
});

test('[BDZ-wounded-charged] who is charged may drop the wounded, until next active, or keep hold', () => {
  const charged = (answer: string, dice: readonly number[]) => {
    const g = game({
      people: { billy: { rep: 4, facing: 0, retrieves: 'char' }, char: { ...CHAR, x: -1, y: -1 } },
      zeds: { 'zed-1': { x: 18, y: 22, facing: 180 } },
      dice,
    });
    g.begin(rushIn(g.w, [{ by: 'zed-1', target: 'billy', rear: false }]));
    expect(g.question()).toBe('player-1 carrier BDZ-wounded-charged');
    return g.answer(answer).end();
  };
  const dropped = charged('drop', [1, 2]);
  expect(dropped.person('billy')).toMatchObject({ retrieves: '', dropped: 'char' });
  expect(dropped.person('char')).toMatchObject({ x: 18, y: 18, status: 'out' });
  dropped.w.happen({
    is: 'active',
    cause: 'BDZ-leader-activate',
    to: 'all',
    side: 'player-1',
    who: ['billy'],
    leader: 'billy',
    rep: 4,
    manner: 'move',
  });
  expect(dropped.person('billy').dropped).toBe('');
  expect(charged('keep', [1, 2]).person('billy').retrieves).toBe('char');
});

test('[BDZ-wounded-charged] a carrier who has ducked back or hunkered down may drop them, too', () => {
  const asked = (status: Person['status']) => {
    const people = { billy: { retrieves: 'char', status }, char: { ...CHAR, x: -1, y: -1 } };
    const g = game({ people });
    g.begin(mayDrop(g.w, ['billy']));
    return g.asks().map((a) => a.code);
  };
  expect([asked('ducked'), asked('hunkered')]).toEqual([['carrier'], ['carrier']]);
  expect([asked('stunned'), asked('out')]).toEqual([[], []]);
});

test('[BDZ-wounded-charged] nobody who was to be charged, and is not, may drop them', () => {
  const asked = (dice: readonly number[]) => {
    const g = game({
      people: {
        billy: { x: 18, y: 15, facing: 180, retrieves: 'char' },
        char: { ...CHAR, x: -1, y: -1 },
        foe: { seat: 'player-2', x: 18, y: 10, melee: 'one-handed' },
      },
      dice,
      active: ['foe'],
    });
    g.step().answer('charge foe billy');
    return g.question();
  };
  expect([asked([6, 6]), asked([1, 1])]).toEqual(['over', 'player-1 carrier BDZ-wounded-charged']);
});

test('[BDZ-wounded-charged] whoever goes down with them lets them fall', () => {
  const g = game({ people: { billy: { x: 5, y: 6, retrieves: 'char' }, char: { ...CHAR, x: -1, y: -1 } } });
  g.w.happen({ is: 'downed', cause: 'BDZ-react-oof', to: 'all', who: 'billy', status: 'out', by: 'x' });
  expect(g.person('char')).toMatchObject({ x: 5, y: 6 });
  expect(g.person('billy').retrieves).toBe('');
});

test('[BDZ-wounded-choice] not out of a vehicle, from the ground, in melee, with one on the back already, nor one who rides', () => {
  const offered = (billy: Partial<Person>, char: Partial<Person> = {}, more: Situation = {}) => {
    const g = game({
      people: { billy: { ...billy }, char: { ...CHAR, x: 20, ...char }, other: { ...CHAR, x: -1, y: -1 } },
      vehicles: { sedan: { x: 24, y: 24 } },
      ...more,
    });
    return woundedFor(g.w, g.person('billy')).map((q) => q.id);
  };
  expect(offered({})).toEqual(['char']);
  expect([offered({ prone: true }), offered({ aboard: 'sedan' }), offered({ retrieves: 'other' })]).toEqual([
    [],
    [],
    [],
  ]);
  expect([offered({}, { aboard: 'sedan' }), offered({ dropped: 'char' })]).toEqual([[], []]);
  const melee = {
    zeds: { 'zed-1': { x: 17 } },
    state: { melees: [{ who: 'billy', with: 'zed-1', rear: false }] },
  };
  expect(offered({}, {}, melee)).toEqual([]);
});

test('[BDZ-wounded-duck] soldiers duck back with none passed as well, and leave the wounded', () => {
  const people = {
    billy: { x: 18, y: 17, rep: 4, class: 'military' as const },
    char: { ...CHAR, x: 18, y: 19 },
    carlos: CARLOS,
  };
  const g = missed({ people, dice: [6, 6] });
  expect(g.tests()).toEqual(['billy received-fire 0 duck-back']);
  expect(g.person('billy')).toMatchObject({ status: 'ducked', retrieves: '' });
});

test('[BDZ-wounded-duck] the nearest of several; nobody who would not duck', () => {
  const people = {
    billy: { x: 18, y: 17, rep: 4 },
    far: { ...CHAR, x: 21, y: 19 },
    char: { ...CHAR, x: 18, y: 19 },
    carlos: CARLOS,
  };
  expect(missed({ people, dice: [1, 6] }).person('billy').retrieves).toBe('char');
  const calm = { ...people, billy: { ...people.billy, attributes: ['nerves-of-steel' as const] } };
  expect(missed({ people: calm, dice: [1, 6] }).person('billy')).toMatchObject({ retrieves: '', y: 17 });
});

test('[BDZ-wounded-duck] also who would fire and cannot, and who ducks away from a feast', () => {
  const star = { star: true, x: 18, y: 4, has: ['pistol'] as const };
  const far = missedBy({ billy: star, char: { ...CHAR, x: 18, y: 7 }, carlos: { ...CARLOS, y: 34 } })
    .answer('2')
    .end();
  expect(far.person('billy')).toMatchObject({ status: 'ducked', retrieves: 'char' });
  const feast = game({
    people: {
      body: { x: 18, y: 18, status: 'out', prone: true },
      billy: { x: 18, y: 23, facing: 180, knowsFeasts: false, rep: 4 },
      char: { ...CHAR, x: 20, y: 25 },
    },
    zeds: { 'zed-1': { x: 18, y: 19, feast: 'body' } },
    state: { feasts: [{ body: 'body', left: 2, seenBy: [] }] },
    dice: [1, 6, /* sanity */ 1, 6],
  });
  feast.begin(seeFeasts(feast.w)).end();
  expect(feast.facts('picked-up')).toMatchObject([{ who: 'billy', body: 'char' }]);
});

test('[BDZ-wounded-charged] so it is where people charge', () => {
  const g = game({
    people: {
      foe: { ...CARLOS, x: 18, y: 24, has: [], rep: 4 },
      billy: { x: 18, y: 18, facing: 0, retrieves: 'char', rep: 4 },
      char: { ...CHAR, x: -1, y: -1 },
    },
    active: ['foe'],
    dice: [1, 2, /* charged */ 1, 2, ...Array<number>(12).fill(6)],
  });
  g.begin(charge(g.w, [{ who: 'foe', target: 'billy' }], []));
  expect(g.question()).toBe('player-1 carrier BDZ-wounded-charged');
  g.answer('drop').end();
  expect(g.person('char')).toMatchObject({ x: 18, y: 18 });
});

test('[BDZ-react-oof] out of the fight it is offered nothing and takes no test, and a friend may carry it', () => {
  const g = game({
    people: {
      billy: { x: 18, y: 10, has: ['pistol'], status: 'out', prone: true },
      dez: { x: 18, y: 11 },
      foe: { seat: 'player-2', x: 18, y: 16, facing: 180, has: ['pistol'] },
    },
    active: ['billy', 'dez'],
    dice: [1, 1, 1, 1],
  });
  g.step();
  expect(g.options().filter((id) => id.split(' ')[1] === 'billy')).toEqual([]);
  expect(g.options()).toContain('pick-up dez billy');
  // A shot misses dez, a friend beside billy: dez tests and billy does not.
  const missed = { missed: [{ target: 'dez', by: ['foe'], rank: 1, impact: 1 }], down: [] };
  g.begin(settle(g.w, missed)).end();
  expect(g.tests().map((t) => t.split(' ')[0])).toEqual(['dez']);
});

test('[BDZ-wounded-choice] [BDZ-veh-enter-exit-door] one who lies in a vehicle at rest is picked up by somebody in it, and carried out', () => {
  const inside = (speed: number) =>
    game({
      people: { dez: { aboard: 'a', sits: 'front' }, char: { ...CHAR, aboard: 'a', sits: 'wheel' } },
      vehicles: { a: { speed, running: false } },
      active: ['dez'],
    }).step();
  expect(inside(6).options()).not.toContain('pick-up dez char');
  const g = inside(0);
  g.answer('pick-up dez char').step().answer('get-out dez door').step();
  expect(g.person('char')).toMatchObject({ x: -1, aboard: '' });
  g.answer('put-down dez').end();
  const { x, y } = g.person('dez');
  expect(g.person('char')).toMatchObject({ x, y, aboard: '', status: 'out' });
});

test('[BDZ-wounded-duck] who ducks back in a vehicle picks up nobody', () => {
  const g = game({
    people: {
      billy: { aboard: 'a', sits: 'front' },
      char: { ...CHAR, aboard: 'a', sits: 'wheel' },
      carlos: CARLOS,
    },
    vehicles: { a: { speed: 0, running: false } },
  });
  g.begin(retrievesFirst(g.w, 'billy')).end();
  expect(g.person('billy').retrieves).toBe('');
});
