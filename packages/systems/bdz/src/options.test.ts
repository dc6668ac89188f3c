import { expect, test } from 'vitest';
import { bdz } from './index.js';
import { charge } from './melee/charge.js';
import { beingCharged } from './melee/charged.js';
import { fight } from './melee/melee.js';
import { exchange, settle } from './reaction/exchange.js';
import { REGISTER } from './register.js';
import type { Fire } from './shooting/aim.js';
import { fireAll } from './shooting/shooting.js';
import { targetsAmong } from './shooting/weapons.js';
import { type Game, game, type Situation } from './testing/game.js';
import { nextStep } from './turn/sequence.js';
import { drives } from './vehicles/driving.js';
import { seeFeasts } from './zombies/feasts.js';
import { meetZeds } from './zombies/meeting.js';

/*
 * Where the book leaves something open and both readings can be played, the table chooses. The first reading is tested
 * together with its rule; the tests here compare the two readings.
 */

const FOE = { seat: 'player-2', x: 18, facing: 180 } as const;
const active = (who: string, ...at: readonly string[]): Fire => ({
  who,
  at,
  snap: false,
  why: 'active',
  charged: false,
});
/** The outcome of the same situation under each of the two readings of an option. */
function both<T>(id: string, of: (options: { readonly [id: string]: string }) => T): readonly [T, T] {
  const [first, second] = bdz.options.find((o) => o.id === id)?.values ?? [];
  return [of({ [id]: first?.id as string }), of({ [id]: second?.id as string })];
}

test('every decision that names two readings is an option of the table, and the decision is what holds unchosen', () => {
  const named = (
    REGISTER.decisions as unknown as readonly { readonly id: string; readonly options?: object[] }[]
  )
    .filter((d) => d.options)
    .map((d) => d.id);
  expect(named).toHaveLength(16);
  for (const id of [...named, 'BDZ-D-c76', 'BDZ-D-c77', 'BDZ-D-c85', 'BDZ-D-c86']) {
    const option = bdz.options.find((o) => o.rule === id);
    expect(option?.values.length, id).toBe(2);
    expect(option?.default).toBe(option?.values[0]?.id);
    const all = (REGISTER.decisions ?? []).find((d) => d.id === id) as unknown as {
      readonly options?: readonly { readonly value: string }[];
    };
    if (all.options) expect(option?.values.map((v) => v.id)).toEqual(all.options.map((o) => o.value));
  }
});

test('[BDZ-D-damage-multi] two knock downs are one test, or one each, of which the worst end stands', () => {
  const hit = (options: object, dice: readonly number[]) => {
    const g = game({
      options: options as never,
      people: { a: { y: 10, rep: 5, has: ['ba-pistol'] }, foe: { ...FOE, y: 18 } },
      dice: [6, 6, ...dice],
    });
    g.begin(fireAll(g.w, [active('a', 'foe')]))
      .answer('foe')
      .end()
      .done();
    return [g.tests().length, g.person('foe').status];
  };
  expect(hit({}, [5, 5, 1, 1])).toEqual([1, 'stunned']);
  const each = { 'each-hit': 'each-hit' };
  expect(hit(each, [5, 5, 1, 1, 1, 5])).toEqual([2, 'out']);
  expect(hit(each, [5, 5, 1, 5, 1, 1])).toEqual([2, 'out']);
  // The first hit puts the target out of the fight, and the second kills.
  expect(hit(each, [2, 5, 5, 5])).toEqual([1, 'dead']);
  expect(hit({}, [2, 5])).toEqual([0, 'out']);
});

test('[BDZ-D-cannot-fire] a friend without a line to the shooter carries on, or ducks back', () => {
  const status = both('no-line', (options) => {
    const g = game({
      options,
      map: { buildings: [{ id: 'h', name: 'h', rect: [10, 21, 16, 27], levels: 1 }] },
      people: {
        a: { x: 18, y: 20, facing: 0, status: 'hunkered' },
        friend: { x: 12, y: 19.5, facing: 90, group: 1, has: ['assault-rifle'] },
        foe: { ...FOE, y: 32, has: ['pistol'] },
      },
      dice: [6, 6, /* the friend */ 1, 1],
    });
    g.begin(settle(g.w, { missed: [{ target: 'a', by: ['foe'], rank: 1, impact: 1 }], down: [] })).end();
    expect(g.tests()[1]).toBe('friend received-fire 2 fire');
    return g.person('friend').status;
  });
  expect(status).toEqual(['carry-on', 'ducked']);
});

test('[BDZ-D-volley] two who fire together are reacted to once, or each by itself, the higher Rep first', () => {
  const seen = both('volleys', (options) => {
    const g = game({
      options,
      people: {
        a: { x: 17, y: 10, rep: 4, has: ['bolt-action-rifle'] },
        b: { x: 19, y: 10, rep: 5, has: ['bolt-action-rifle'] },
        foe: { ...FOE, y: 18, status: 'ducked' },
      },
      dice: options.volleys === 'volley' ? [1, 1, 1, 2] : [1, 1, 2, 1, 1, 2],
    });
    g.begin(exchange(g.w, [active('a', 'foe'), active('b', 'foe')]))
      .end()
      .done();
    return [g.facts('fired').map((f) => f.who), g.tests().length];
  });
  expect(seen).toEqual([
    [['b', 'a'], 1],
    [['b', 'a'], 2],
  ]);
});

test('[BDZ-D-one-test] who was missed and saw a friend go down takes one test, or both', () => {
  const tests = both('tests', (options) => {
    const g = game({
      options,
      people: {
        char: { x: 18, y: 10, rep: 3, facing: 0 },
        other: { x: 20, y: 10, rep: 3, facing: 0 },
        dez: { x: 18, y: 12.5, status: 'stunned', prone: true },
        foe: { ...FOE, y: 30, has: ['pistol'] },
      },
      dice: options.tests === 'all' ? [6, 1, 1, /* for the shot */ 6, 1, 1] : [6, 1, 1],
    });
    const call = {
      missed: [{ target: 'char', by: ['foe'], rank: 1, impact: 1 }],
      down: [{ who: 'dez', by: 'foe', led: [] }],
    };
    g.begin(settle(g.w, call));
    return g.tests().map((t) => t.split(' ').slice(0, 2).join(' '));
  });
  const down = ['char man-down', 'other man-down'];
  // A friend of a figure that was missed takes one test only.
  expect(tests).toEqual([down, [...down, 'char received-fire']]);
});

test('[BDZ-D-one-test] [BDZ-veh-test-receivedfire-when] so does a driver, who takes no second test for a passenger who was missed', () => {
  const owed = (down: boolean, more: { readonly [id: string]: string } = {}, melees: object[] = []) => {
    const g = game({
      options: more,
      people: {
        char: { aboard: 'a', sits: 'wheel', rep: 3 },
        pal: { aboard: 'a', sits: 'front', rep: 3 },
        dez: { x: 18, y: 15.5, status: 'stunned', prone: true },
        foe: { ...FOE, y: 30, has: ['pistol'] },
      },
      vehicles: { a: { x: 18, y: 18, speed: 0 } },
      state: { melees } as never,
      dice: down ? [1, 1, 1, 1, 1, 1] : [1, 1],
    });
    const missed = ['pal', 'char'].map((target) => ({ target, by: ['foe'], rank: 1, impact: 1 }));
    g.begin(settle(g.w, { missed, down: down ? [{ who: 'dez', by: 'foe', led: [] }] : [] }));
    const tests = g.tests().map((t) => t.split(' ').slice(0, 2).join(' '));
    return [...tests.filter((t) => t.startsWith('char')), ...g.facts('owes').map((f) => f.what)];
  };
  expect(owed(false)).toEqual(['vehicle-received-fire']);
  expect(owed(true)).toEqual(['char man-down']);
  expect(owed(true, { tests: 'all' })).toEqual(['char man-down', 'vehicle-received-fire']);
  // Hand to hand nobody tests for being missed.
  expect(owed(false, {}, [{ who: 'char', with: 'foe', rear: false, fresh: false }])).toEqual([]);
});

test('[BDZ-D-in-sight-zombies] one test for all zombies that come into view in an activation, or one for each', () => {
  const tests = both('zombies-seen', (options) => {
    const g = game({
      options,
      map: {
        barriers: [{ id: 'w', kind: 'high wall', path: [[10, 14] as const, [18, 14] as const] as never }],
      },
      people: { billy: { x: 16, y: 18, facing: 180, has: ['ba-pistol'] } },
      zeds: {
        'zed-1': { x: 15, y: 10, facing: 90, saw: [22, 10, 0] },
        'zed-2': { x: 17, y: 9, facing: 90, saw: [24, 9, 0] },
      },
      state: { acting: 2, order: ['player-1', 'player-2', 'zombies'] },
      dice: options['zombies-seen'] === 'once' ? [5, 6] : [5, 6, 5, 6],
    });
    g.step().end().done();
    expect(g.zed('zed-2').x).toBeCloseTo(23, 1);
    return g.tests();
  });
  expect(tests.map((t) => t.length)).toEqual([1, 2]);
});

test('[BDZ-D-charged-once] two chargers are one test, or one each, while they still come', () => {
  const rush = (options: object, dice: readonly number[]) => {
    const g: Game = game({
      options: options as never,
      people: { a: { has: ['pistol'] } },
      zeds: { 'zed-1': { x: 17, y: 22.5 }, 'zed-2': { x: 19, y: 22.5 } },
      dice,
    });
    const rushes = ['zed-1', 'zed-2'].map((by) => ({ by, target: 'a', rear: false }));
    g.begin(beingCharged(g.w, rushes, ['a']));
    return g;
  };
  const melee = [5, 1];
  const one = rush({}, melee).end();
  one.done();
  const two = rush({ chargers: 'each' }, [...melee, ...melee]).end();
  two.done();
  expect([one.tests().length, two.tests().length]).toEqual([1, 2]);
  // Each may be fired at. A figure that flees from the first tests against the second only for its flight.
  const fires = rush({ chargers: 'each' }, [1, 1, 5, 6, 6, /* it goes down */ 1, 1, 1, 1]);
  fires.answer('zed-1');
  expect(fires.facts('fired')[0]?.at).toEqual(['zed-1']);
});

test('[BDZ-D-down-tests] the ducked test, and do what they are forced to, or do not test at all', () => {
  const after = both('down-tests', (options) => {
    const g = game({
      options,
      people: { a: { status: 'ducked', has: ['pistol'] }, foe: { ...FOE, y: 25 } },
      dice: options['down-tests'] === 'none' ? [] : [5, 6],
    });
    g.begin(settle(g.w, { missed: [{ target: 'a', by: ['foe'], rank: 1, impact: 1 }], down: [] }))
      .end()
      .done();
    return [g.tests().length, g.person('a').status];
  });
  expect(after).toEqual([
    [1, 'hunkered'],
    [0, 'ducked'],
  ]);
  // When charged, they still test.
  const g = game({
    options: { 'down-tests': 'none' },
    people: { a: { status: 'ducked' } },
    zeds: { 'zed-1': { y: 22.5 } },
    dice: [1, 1],
  });
  g.begin(beingCharged(g.w, [{ by: 'zed-1', target: 'a', rear: false }], ['a'])).end();
  expect(g.tests()).toEqual(['a being-charged 2 melee']);
});

test('[BDZ-D-rear-pass2] charged in the rear and two passed: it turns in time, or the penalty holds', () => {
  const dice = both('rear', (options) => {
    const g = game({
      options,
      people: { a: { y: 12, rep: 4 }, b: { ...FOE, y: 17, facing: 0 } },
      active: ['a'],
      dice: [1, 2, 1, 2, ...Array(40).fill(6)],
    });
    g.begin(charge(g.w, [{ who: 'a', target: 'b' }], [])).end();
    expect(g.tests()[1]).toBe('b being-charged 2 melee');
    const own = g.facts('rolled').filter((f) => f.label === 'melee' && f.seat === 'player-2');
    return own[0]?.faces[0]?.length;
  });
  expect(dice).toEqual([4, 2]);
});

const MELEES: Situation['state'] = {
  melees: [
    { who: 'a', with: 'zed-1', rear: false },
    { who: 'a', with: 'zed-2', rear: false },
  ],
};

test('[BDZ-D-melee-split] the die for Impact goes against each of lower Impact, or is one of the pool', () => {
  const dice = both('impact-die', (options) => {
    const g = game({
      options,
      people: { a: { rep: 3, melee: 'one-handed' } },
      zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 17 } },
      state: MELEES ?? {},
      dice: Array(20).fill(6),
    });
    g.begin(fight(g.w, g.state.melees));
    const { shape } = g.asked();
    g.answer(1).end();
    const own = g.facts('rolled').filter((f) => f.seat === 'player-1');
    return ['max' in shape && shape.max, ...own.map((f) => f.faces[0]?.length)];
  });
  expect(dice).toEqual([
    [3, 2, 3],
    [4, 1, 3],
  ]);
});

test('[BDZ-D-chainsaw-ones] ones of any throw stall a saw, or those of the opening throw alone', () => {
  const saw = (options: { readonly [id: string]: string }, dice: readonly number[]) => {
    const g = game({
      options,
      people: { joe: { melee: 'chainsaw' } },
      zeds: { 'zed-1': { x: 19 } },
      state: { melees: [{ who: 'joe', with: 'zed-1', rear: false }] },
      dice,
    });
    g.begin(fight(g.w, g.state.melees)).end().done();
    return g.person('joe').saw;
  };
  const later = [2, 2, 2, 6, 6, 6, 6, 6, /* zed */ 3, /* again */ 1, 1, 5, /* zed */ 6];
  expect(both('saw-ones', (options) => saw(options, later))).toEqual(['stalled', 'works']);
  const opening = [1, 1, 6, 6, 6, 6, 6, 6, /* zed */ 6];
  expect(both('saw-ones', (options) => saw(options, opening))).toEqual(['stalled', 'stalled']);
});

test('[BDZ-D-zed-melee] a zombie that surprises has its two dice in the first round, or until the melee ends', () => {
  const dice = both('surprise', (options) => {
    const g = game({
      options,
      people: { dez: { knowsZeds: false } },
      zeds: { 'zed-1': { y: 21, facing: 180 } },
      dice: [5, 6, ...Array(30).fill(6)],
    });
    g.begin(meetZeds(g.w)).end();
    g.begin(fight(g.w, g.state.melees)).end();
    return g
      .facts('rolled')
      .filter((f) => f.label === 'melee' && f.seat === undefined)
      .map((f) => f.faces[0]?.length);
  });
  expect(dice).toEqual([
    [3, 1],
    [3, 3],
  ]);
});

test('[BDZ-D-feast-when] a feast is tested for once, or again at the end of every turn near it', () => {
  const tests = both('feasts', (options) => {
    const g = game({
      options,
      people: {
        body: { x: 18, y: 18, status: 'out', prone: true },
        dez: { x: 18, y: 23, facing: 180, knowsFeasts: false },
      },
      zeds: { 'zed-1': { x: 18, y: 19, feast: 'body' } },
      state: { feasts: [{ body: 'body', left: 3, seenBy: [] }], stage: 'end' },
      dice: options.feasts === 'each-turn' ? [1, 1, 1, 1] : [1, 1],
    });
    g.begin(seeFeasts(g.w)).end();
    // It has not passed with 2d6, which would mean that it never tests again.
    g.person('dez').knowsFeasts = false;
    g.begin(nextStep(g.w) as never)
      .end()
      .done();
    return g.tests().length;
  });
  expect(tests).toEqual([1, 2]);
});

test('[BDZ-D-easy-low-rep] Rep 2 with an Impact of 3 kills a zombie by a 3, or knocks it down', () => {
  const damage = both('easy-to-hit', (options) => {
    const g = game({
      options,
      people: { a: { y: 10, rep: 2, has: ['bolt-action-rifle'] } },
      zeds: { 'zed-1': { y: 16 } },
      dice: [6, 3],
    });
    g.begin(fireAll(g.w, [active('a', 'zed-1')]))
      .end()
      .done();
    return g.facts('wound').map((f) => [f.against, f.damage]);
  });
  expect(damage).toEqual([[[3, 'dead']], [[2, 'knocked-down']]]);
});

test('[BDZ-D-weasel-many] one zombie is popped by fire, or each of them, and the active fire is left', () => {
  const offers = both('finishing', (options) => {
    const g = game({
      options,
      people: { a: { x: 18, y: 14, has: ['pistol'] } },
      zeds: { 'zed-1': { x: 18, y: 16, facing: 0 }, 'zed-2': { x: 21, y: 16, facing: 0 } },
      active: ['a'],
      dice: [6, 6],
    });
    g.step().answer('kill a fire zed-1').end();
    expect(g.state.zeds.map((z) => z.id)).toEqual(['zed-2']);
    expect(g.facts('noise')).toMatchObject([{ shots: 1 }]);
    g.step();
    return [g.person('a').fired, g.options().filter((id) => /^(fire|kill)/.test(id))];
  });
  expect(offers).toEqual([
    [true, ['kill a hand zed-2']],
    [false, ['fire a', 'kill a hand zed-2', 'kill a fire zed-2']],
  ]);
});

test('[BDZ-D-fire-into-melee] nobody fires into a melee of friends, or dice that miss are rolled against the friend', () => {
  const melee: Situation = {
    people: {
      a: { x: 13, y: 10, rep: 4, has: ['pistol'] },
      friend: { x: 12, y: 18, rep: 4, facing: 90 },
    },
    zeds: { 'zed-1': { x: 13, y: 18 } },
    state: { melees: [{ who: 'friend', with: 'zed-1', rear: false }] },
  };
  const at = both('into-melee', (options) => {
    const g = game({ ...melee, options });
    return targetsAmong(g.w, 'a', 'pistol', ['zed-1']);
  });
  expect(at).toEqual([[], ['zed-1']]);
  const shot = (dice: readonly number[]) => {
    const g = game({ ...melee, options: { 'into-melee': 'risk' }, dice });
    g.begin(fireAll(g.w, [active('a', 'zed-1')]))
      .answer('zed-1')
      .end()
      .done();
    return g;
  };
  // One hits and kills; the other misses, and its second throw misses the friend as well.
  const lucky = shot([6, 1, 2, 1]);
  expect([lucky.state.zeds.length, lucky.person('friend').status]).toEqual([0, 'carry-on']);
  // Both miss; the second hits the friend. Impact 1 takes only a figure that rolls a 1 out of the fight.
  const sad = shot([1, 2, 3, 6, 1]);
  expect([sad.state.zeds.length, sad.person('friend').status]).toEqual([1, 'dead']);
  expect(sad.facts('shots')[0]?.shots.map((s) => [s.target, s.result])).toEqual([
    ['zed-1', 'miss'],
    ['zed-1', 'miss'],
    ['friend', 'hit'],
  ]);
});

test('[BDZ-D-c76] a vehicle turns about its middle, or about the middle of its rear edge', () => {
  const at = both('pivot', (options) => {
    const g = game({
      options,
      map: { ground: 'road', size: [60, 60] },
      people: { billy: { aboard: 'a', sits: 'wheel' } },
      vehicles: { a: { x: 30, y: 10, speed: 12 } },
      active: ['billy'],
    });
    g.begin(drives(g.w, 'a')).answer('9', 'go', '2', 'turn').answer(90);
    const { x, y, facing } = g.vehicle('a');
    return [x, y, facing];
  });
  // Half the length of a 3.5-inch sedan behind its middle, which was at 12.
  expect(at).toEqual([
    [30, 12, 90],
    [31.75, 10.25, 90],
  ]);
});
