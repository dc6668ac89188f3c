import { describe, expect, test } from 'vitest';
import { copyState, type Order, type Person } from '../state.js';
import type { Point, Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { does, turn, type Zeds } from '../testing/nps.js';
import { namedPlaces } from './orders.js';

// ------------------------------------------------------------------ orders

describe('orders', () => {
  const speaker = (nps: Partial<Person> = {}, me: Partial<Person> = {}, more: Situation = {}) =>
    turn(nps, { play: 'order', ...me }, {}, more);
  const hears = (...given: Parameters<typeof speaker>) =>
    speaker(...given)
      .question()
      .includes(' order ');

  test('[ROS-card-ORDER] [ROS-item-radio] without a radio it is heard within 20 cm', () => {
    expect(hears({ y: 23 })).toBe(true);
    expect(hears({ y: 22.9 })).toBe(false);
    const silent = speaker({ y: 10 });
    silent.run();
    expect(silent.facts('wasted')).toMatchObject([{ card: 'order', why: 'nobody-hears' }]);
  });

  test('[ROS-item-radio] with one it reaches every holder, and whoever is within 10 cm of a holder', () => {
    const radio = { minor: ['tactical radio' as const] };
    expect(hears({ y: 2, ...radio }, radio)).toBe(true);
    expect(hears({ y: 2, ...radio }, {})).toBe(false);
    expect(hears({ y: 2 }, radio)).toBe(false);
    const beside = (x: number) => ({ people: { 'nps-2': { x, y: 2, ...radio } } });
    const heard = (x: number) => {
      const g = speaker({ y: 2 }, radio, beside(x));
      g.answer('melee');
      const { shape } = g.asked();
      return 'options' in shape ? shape.options.map((o) => o.id) : [];
    };
    expect(heard(62)).toEqual(['nps-1', 'nps-2']);
    // Only the holder is left to hear it, and is told without a question.
    const alone = speaker({ y: 2 }, radio, beside(62.1));
    alone.answer('melee').run();
    expect(alone.facts('ordered').map((f) => f.who)).toEqual(['nps-2']);
  });

  test('[ROS-order] [ROS-D-order-when] simple tasks with named targets, told in step 2 and done this turn', () => {
    const g = game({
      scenario: 'pick-up',
      people: {
        'survivor-1': { x: 50, y: 45, play: 'order' },
        'nps-1': {
          x: 50,
          y: 40,
          leader: 'survivor-1',
          minor: ['First Aid Kit', 'stun grenade', 'torch', 'pistol reload'],
        },
      },
      step: 2,
      options: { survivors: '1' },
    });
    const forms = g.options();
    for (const id of [
      'run B1',
      'run survivor-1',
      'shoot B1',
      'guard here',
      'guard survivor-1',
      'follow survivor-1',
      'melee',
      'take find-1',
      'use First Aid Kit survivor-1',
      'use First Aid Kit nps-1',
      'use stun grenade B1',
      'use torch',
      'use pistol reload',
    ])
      expect(forms).toContain(id);
    // Nobody is told to follow, guard or run to himself.
    for (const id of ['run nps-1', 'guard nps-1', 'follow nps-1']) expect(forms).not.toContain(id);
    const { shape } = g.asked();
    const lines = new Map('options' in shape ? shape.options.map((o) => [o.id, o.line]) : []);
    expect(['follow', 'guard', 'run'].map((order) => lines.get(`${order} survivor-1`)?.values)).toEqual(
      Array(3).fill({ name: 'Ash' }),
    );
    expect(lines.get('use torch')?.values).toEqual({ thing: { noun: 'thing.torch', count: 1 } });
    expect(g.refused('dance')).toBe('ROS-order');
    g.answer('take find-1').finish(5 - 1);
    expect(g.facts('ordered')).toMatchObject([{ who: 'nps-1', order: { do: 'take', what: 'find-1' } }]);
    expect(g.facts('nps-does')).toMatchObject([{ line: 5, play: 'run' }]);
  });

  test('[ROS-order, ROS-item-torch] told to use its torch it lights it at once, with all that follows, and has done it', () => {
    const order: Order = { do: 'use', item: 'torch', name: '' };
    const hideout = { id: 'H1', kind: 'hideout', at: [50, 48.5] as Point };
    const more: Situation = { scenario: 'trapped', map: { places: [hideout] }, hordes: { H1: 3 } };
    const zeds: Zeds = { 'zed-1': { x: 50, y: 70, facing: 180, mode: 'drifting' } };
    const lights = (nps: Partial<Person>) =>
      turn({ y: 40, order, minor: ['torch'], ...nps }, { x: 20, y: 20 }, zeds, more).finish(2);
    const g = lights({});
    expect(g.person('nps-1')).toMatchObject({ torch: true, order: null });
    expect(g.facts('torch')).toMatchObject([{ who: 'nps-1', lit: true }]);
    expect(g.facts('charge')).toMatchObject([{ zed: 'zed-1', prey: 'nps-1' }]);
    expect(g.facts('woke')).toMatchObject([{ hideout: 'H1', by: 'nps-1' }]);
    expect(g.facts('order-over')).toMatchObject([{ who: 'nps-1', why: 'done' }]);
    for (const nps of [{ torch: true }, { minor: [] }]) {
      const idle = lights(nps);
      expect(idle.facts('torch')).toEqual([]);
      expect(idle.facts('order-over')).toMatchObject([{ why: 'done' }]);
    }
    expect(lights({ order: null }).person('nps-1').torch).toBe(false);
  });

  test('[ROS-D-new-contact] [ROS-item-torch] what that wakes beside it does not bite in this turn', () => {
    const order: Order = { do: 'use', item: 'torch', name: '' };
    const hideout = { id: 'H1', kind: 'hideout', at: [60, 38] as Point };
    const rect: Rect = [57, 30, 63, 80];
    const map = { places: [hideout], buildings: [{ id: 'B', name: 'House', rect, levels: 1 }] };
    const nps = { x: 60, y: 45, order, minor: ['torch' as const] };
    const g = turn(nps, {}, {}, { map, hordes: { H1: 20 }, dice: [9] }).finish(4);
    expect(g.facts('met')[0]?.late).toHaveLength(4);
    expect([g.facts('groans'), g.facts('hurt')]).toMatchObject([[{ count: 4 }], []]);
  });

  test('[ROS-order] a building is gone to by its middle, drawn as a box or by its corners', () => {
    const box: Rect = [60, 20, 80, 45];
    const outline: Point[] = [
      [60, 20],
      [80, 20],
      [80, 45],
      [60, 45],
    ];
    for (const drawn of [{ rect: box }, { outline }]) {
      const map = { buildings: [{ id: 'B', name: 'Store', levels: 1, ...drawn }] };
      const g = speaker({}, {}, { map }).answer('run B');
      g.run();
      expect(g.person('nps-1').order).toEqual({ do: 'run', to: [70, 32.5, 0], name: 'Store' });
    }
  });

  test('[ROS-order] once the game is over nobody is sent anywhere', () => {
    const places = [{ id: 'E', kind: 'exit', name: 'Exit', rect: [100, 30, 120, 44] as Rect }];
    const g = speaker({}, {}, { map: { places } });
    const named = (phase: 'turn' | 'over') => namedPlaces({ ...g.state, phase }, g.book).map(({ id }) => id);
    expect([named('turn'), named('over')]).toEqual([['E'], []]);
  });

  test('[ROS-order] the landing point is gone to where it is, an exit by its middle', () => {
    const places = [
      { id: 'L', kind: 'landing', name: 'Landing', at: [70, 32] as Point, data: { from: 16, to: 18 } },
      { id: 'E', kind: 'exit', name: 'Exit', rect: [100, 30, 120, 44] as Rect },
    ];
    const to = (order: string) => {
      const g = speaker({}, {}, { map: { places } }).answer(order);
      g.run();
      return g.person('nps-1').order;
    };
    expect(to('run L')).toEqual({ do: 'run', to: [70, 32, 0], name: 'Landing' });
    expect(to('run E')).toEqual({ do: 'run', to: [110, 37, 0], name: 'Exit' });
  });

  test('[ROS-card-ORDER] one instruction to one or more', () => {
    const g = speaker({}, {}, { people: { 'nps-2': { x: 55, y: 45 } } });
    g.answer('follow nps-2');
    // nps-2 is not told to follow itself.
    expect(g.facts('ordered').map((f) => f.who)).toEqual(['nps-1']);
    const both = speaker({}, {}, { people: { 'nps-2': { x: 55, y: 45 } } });
    both.answer('guard here').answer(['nps-1', 'nps-2']).run();
    expect(both.facts('ordered').map((f) => f.who)).toEqual(['nps-1', 'nps-2']);
  });

  test('[ROS-EX-order-1] [ROS-order-last] run to the store: turn by turn, and then idle', () => {
    const map = {
      buildings: [
        {
          id: 'B',
          name: 'General store',
          rect: [70, 30, 90, 50] as Rect,
          levels: 1,
          doors: [{ id: 'd', at: [70, 40] as Point, type: 'standard' }],
        },
      ],
    };
    const g = speaker({}, {}, { map, state: { turn: 2 } });
    g.answer('run B');
    for (let n = 0; n < 8 && g.person('nps-1').order; n++) {
      g.run();
      if (g.asks()[0]?.code === 'card') g.play({ 'survivor-1': 'reload' });
      else g.answer('keep');
    }
    expect(g.facts('order-over')).toMatchObject([{ who: 'nps-1', why: 'arrived' }]);
    expect(g.table.houseOf(g.person('nps-1'))).toBe('B');
    // It opened the door itself.
    expect(g.facts('door')).toMatchObject([{ door: 'd', state: 'open', by: 'nps-1' }]);
    expect(g.person('nps-1').order).toBeNull();
  });

  test('[ROS-EX-order-2] shoot what comes round the corner: until nothing shows any more, or no shots are left', () => {
    const order: Order = { do: 'shoot', at: [80, 40, 0], name: 'Corner' };
    // It keeps its eyes there, and waits.
    const g = turn({ order, facing: 0 }, {}, { 'zed-1': { x: 50, y: 75, down: true } }).finish(4);
    expect(g.facts('nps-does')).toMatchObject([{ line: 5, play: 'shoot' }]);
    g.answer('keep').finish(9);
    expect(g.person('nps-1').facing).toBe(90);
    expect(g.facts('shot')).toEqual([]);
    expect(g.person('nps-1').order).toEqual(order);
    const fires = turn({ order }, {}, { 'zed-1': { x: 70, y: 40, down: true } }, { dice: [9] });
    fires.finish(4).answer('keep').finish(9);
    expect(fires.facts('shot')).toHaveLength(1);
    expect(fires.person('nps-1').order).toEqual({ ...order, fired: true });
    const fired: Order = { ...order, fired: true };
    const over = (more: Partial<Person>, zeds: Zeds = {}) =>
      turn({ order: fired, ...more }, {}, zeds)
        .finish(2)
        .facts('order-over')
        .map((f) => f.why);
    expect(over({})).toEqual(['no-target']);
    expect(over({}, { 'zed-1': { x: 70, y: 40 } })).toEqual([]);
    expect(over({}, { 'zed-1': { x: 70, y: 40, down: true } })).toEqual([]);
    expect(over({}, { 'zed-1': { x: 50, y: 70 } })).toEqual(['no-target']);
    expect(over({ pistol: 0 }, { 'zed-1': { x: 70, y: 40 } })).toEqual(['no-shots']);
    expect(does({ order, pistol: 0, minor: ['pistol reload'] })).toBe('5 reload');
  });

  test('[ROS-EX-order-3] stay and guard a person: no end until a new order', () => {
    const order: Order = { do: 'guard', what: 'nps-2' };
    const people = { 'nps-2': { x: 55, y: 40, leader: 'survivor-1', pistol: -1 } };
    const g = turn({ order }, {}, {}, { people }).finish(2);
    expect(g.facts('order-over')).toEqual([]);
    expect(g.facts('nps-does')[0]).toMatchObject({ who: 'nps-1', line: 5, play: '' });
    expect(
      does(
        { order },
        {},
        { 'zed-1': { x: 75, y: 40 } },
        { people: { 'nps-2': { ...people['nps-2'], trapped: true } } },
      ),
    ).toBe('5 shoot');
    const far = { 'nps-2': { x: 70, y: 40, trapped: true } };
    expect(does({ order }, {}, {}, { people: far })).toBe('5 run');
    const ward = (x: number) => ({ people: { 'nps-2': { x, y: 40, trapped: true } } });
    expect([62, 62.1].map((x) => does({ order }, {}, {}, ward(x)))).toEqual(['5 stay', '5 run']);
    expect(does({ order, pistol: 0, minor: ['pistol reload'] }, {}, {}, ward(55))).toBe('5 reload');
    expect(does({ order: { do: 'guard', what: 'here' } }, { y: 80, play: 'run' })).toBe('5 stay');
    // It fires at the fallen too.
    const here: Order = { do: 'guard', what: 'here' };
    expect(does({ order: here }, {}, { 'zed-1': { x: 82, y: 40, down: true } })).toBe('5 shoot');
    expect(does({ order: here }, {}, { 'zed-1': { x: 82.1, y: 40, down: true } })).toBe('5 stay');
    const dead = { 'nps-2': { x: 55, y: 40, where: 'dead' as const } };
    expect(turn({ order }, {}, {}, { people: dead }).finish(2).facts('order-over')).toMatchObject([
      { why: 'gone' },
    ]);
  });

  test('[ROS-order-last] each kind of order has its natural end', () => {
    const ends = (order: Order, more: Partial<Person> = {}, zeds: Zeds = {}, rest: Situation = {}) =>
      turn({ order, ...more }, {}, zeds, rest)
        .finish(2)
        .facts('order-over')[0]?.why;
    expect(ends({ do: 'run', to: [52, 42, 0], name: '' })).toBe('arrived');
    expect(ends({ do: 'run', to: [53, 43, 0], name: '' })).toBeUndefined();
    expect([53, 53.1].map((x) => ends({ do: 'run', to: [x, 40, 0], name: '' }))).toEqual([
      'arrived',
      undefined,
    ]);
    const beside = (y: number) =>
      ends(
        { do: 'run', to: [9, 9, 0], name: '', who: 'survivor-1' },
        {},
        {},
        { people: { 'survivor-1': { x: 50, y, play: 'reload' } } },
      );
    expect([43, 43.1].map(beside)).toEqual(['arrived', undefined]);
    expect(ends({ do: 'run', to: [9, 9, 0], name: '', who: 'survivor-1' }, { y: 42 })).toBe('arrived');
    expect(ends({ do: 'run', to: [9, 9, 0], name: '', who: 'survivor-1' })).toBeUndefined();
    expect(ends({ do: 'run', to: [51, 40, 1], name: '' })).toBeUndefined(); // a level higher
    const above = { people: { 'survivor-1': { x: 50, y: 42, level: 1, play: 'reload' as const } } };
    expect(ends({ do: 'run', to: [9, 9, 0], name: '', who: 'survivor-1' }, {}, {}, above)).toBeUndefined();
    const kit: Order = { do: 'use', item: 'First Aid Kit', who: 'survivor-1', name: 'Ash' };
    const heals = (hurt: Partial<Person>) =>
      ends(kit, { minor: ['First Aid Kit'] }, {}, { people: { 'survivor-1': { x: 50, y: 45, ...hurt } } });
    expect([{ hits: 2 }, { hits: 1 }, { hits: 2, where: 'out' as const }].map(heals)).toEqual([
      undefined,
      'done',
      'done',
    ]);
    expect(ends({ do: 'melee' })).toBe('no-target');
    expect(ends({ do: 'melee' }, {}, { 'zed-1': { x: 70, y: 40 } })).toBeUndefined();
    expect(ends({ do: 'take', what: 'find-9' })).toBe('done');
    const left = (things: 'torch'[] | 'shotgun 1'[], open: boolean) => ({
      state: { finds: [{ id: 'find-9', x: 60, y: 40, level: 0, things, open }] },
    });
    expect(ends({ do: 'take', what: 'find-9' }, {}, {}, left(['torch'], true))).toBeUndefined();
    expect(ends({ do: 'take', what: 'find-9' }, { main: 'crowbar' }, {}, left(['shotgun 1'], true))).toBe(
      'done',
    );
    const pistol = {
      state: { finds: [{ id: 'find-9', x: 60, y: 40, level: 0, things: ['pistol 3' as const], open: true }] },
    };
    // An empty pistol is a pistol: there is no room for another.
    const takes = (shots: number) => ends({ do: 'take', what: 'find-9' }, { pistol: shots }, {}, pistol);
    expect([-1, 0].map(takes)).toEqual([undefined, 'done']);
    expect(
      ends({ do: 'take', what: 'find-9' }, { main: 'crowbar' }, {}, left(['shotgun 1'], false)),
    ).toBeUndefined();
    expect(ends({ do: 'use', item: 'pistol reload', name: '' }, { pistol: 1 })).toBe('done');
    expect(
      ends({ do: 'use', item: 'pistol reload', name: '' }, { minor: ['pistol reload'], pistol: 1 }),
    ).toBeUndefined();
  });

  test('[ROS-D-order-when] only players speak orders', () => {
    expect(turn({ play: 'order' }).finish(2).facts('ordered')).toEqual([]);
  });

  test('[ROS-order] told to throw, but nowhere, it does what else is called for', () => {
    const order: Order = { do: 'use', item: 'HE grenade', name: '' };
    expect(does({ order, minor: ['HE grenade'] }, { play: 'run' })).toBe('7 run');
  });

  test('[ROS-order] told to fight hand to hand it goes for the nearest Zed that it sees', () => {
    const zeds = { 'zed-1': { x: 50, y: 80 }, 'zed-2': { x: 70, y: 40 } };
    const g = turn({ order: { do: 'melee' } }, {}, zeds).finish(2);
    expect(g.facts('nps-does')).toMatchObject([{ line: 5, play: 'run', goal: [70, 40, 0] }]);
  });

  test('[ROS-order] an item is fetched, and a kit used on whom it is for', () => {
    const order: Order = { do: 'take', what: 'find-9' };
    const finds = [{ id: 'find-9', x: 54, y: 40, level: 0, things: ['torch' as const], open: false }];
    const g = turn({ order }, {}, {}, { state: { finds } });
    g.finish(4).answer('keep').finish(5);
    expect(g.person('nps-1').minor).toEqual(['torch']);
    const kit: Order = { do: 'use', item: 'First Aid Kit', who: 'survivor-1', name: 'Ash' };
    const aid = turn({ order: kit, minor: ['First Aid Kit'] }, { y: 42, hits: 3 });
    aid.finish(4).answer('keep').finish(5);
    expect(aid.person('survivor-1').hits).toBe(2);
    expect(does({ order: kit, minor: ['First Aid Kit'] }, { y: 60, hits: 3 })).toBe('5 run');
  });

  test('[ROS-order] a copy of the game has orders of its own, with a place or without', () => {
    const use: Order = { do: 'use', item: 'HE grenade', name: '', at: undefined };
    const shoot: Order = { do: 'shoot', at: [60, 40, 0], name: 'Gun shop' };
    const g = turn({ order: use }, {}, {}, { people: { 'nps-2': { x: 60, y: 60, order: shoot } } });
    const copy = copyState(g.state);
    expect(copy).toEqual(g.state);
    const orders = copy.people.map((p) => p.order);
    expect(orders).toContainEqual(shoot);
    for (const [i, p] of g.state.people.entries()) if (p.order) expect(orders[i]).not.toBe(p.order);
  });

  test('[ROS-order] a grenade is thrown at the place that it is for', () => {
    const order: Order = { do: 'use', item: 'stun grenade', at: [70, 40, 0], name: 'Corner' };
    const g = turn({ order, minor: ['pipe bomb', 'stun grenade'] }, { y: 90 });
    g.finish(4).answer('keep').finish(6);
    expect(g.facts('thrown')).toMatchObject([{ who: 'nps-1', what: 'stun grenade', at: [70, 40, 0] }]);
    const thrown = (x: number) => does({ order: { ...order, at: [x, 40, 0] }, minor: ['stun grenade'] });
    expect([81, 81.1, 90].map(thrown)).toEqual(['5 grenade', '5 run', '5 run']);
  });
});

describe('orders that end', () => {
  const ends = (order: Order, nps: Partial<Person> = {}, more: Situation = {}) =>
    turn({ order, ...nps }, {}, {}, more)
      .finish(2)
      .facts('order-over')
      .map(({ why }) => why);

  test('[ROS-order-last] to run to somebody who is gone', () => {
    const people = { 'nps-2': { x: 90, y: 40, leader: '' } };
    const order: Order = { do: 'run', to: [90, 40, 0], name: 'Hana', who: 'nps-2' };
    expect(ends(order, {}, { people })).toEqual([]);
    expect(ends(order, {}, { people: { 'nps-2': { ...people['nps-2'], where: 'dead' } } })).toEqual(['gone']);
  });

  test('[ROS-order-last] to use what it no longer carries', () => {
    const order: Order = { do: 'use', item: 'pipe bomb', at: [60, 60, 0], name: 'Gun shop' };
    expect(ends(order, { minor: ['pipe bomb'] })).toEqual([]);
    expect(ends(order, { minor: [] })).toEqual(['done']);
  });

  test('[ROS-order-last] to fire at a place, once nothing is left in that arc', () => {
    const order: Order = { do: 'shoot', at: [80, 40, 0], name: 'Gun shop', fired: true };
    const shoots = (x: number, y: number) =>
      turn({ order }, {}, { 'zed-1': { x, y } })
        .finish(2)
        .facts('order-over')
        .map(({ why }) => why);
    expect([shoots(80, 40), shoots(80, 65), shoots(80, 15)]).toEqual([[], [], []]);
    expect([shoots(20, 40), shoots(50, 70), shoots(50, 10)]).toEqual([
      ['no-target'],
      ['no-target'],
      ['no-target'],
    ]);
  });

  test('[ROS-T-nps] one shot left in a gun is enough to fire it', () => {
    const zeds = { 'zed-1': { x: 50, y: 33 } };
    expect(does({ pistol: -1, main: 'shotgun', clip: 1 }, {}, zeds)).toBe('4 shoot');
    expect(does({ pistol: -1, main: 'shotgun', clip: 0 }, {}, zeds)).not.toBe('4 shoot');
  });
});
