import { describe, expect, test } from 'vitest';
import type { Character } from './kinds.js';
import type { Order, Person, Zed } from './state.js';
import { game, type Situation } from './testing/game.js';

type Rect = [number, number, number, number];
type Point = [number, number];
type Zeds = { readonly [id: string]: Partial<Zed> };

/** An NPS at 50, 40 whose leader has put down a card, at the beginning of step 2. */
function turn(nps: Partial<Person>, leader: Partial<Person> = {}, zeds: Zeds = {}, more: Situation = {}) {
  const { people, options, ...rest } = more;
  return game({
    people: {
      'survivor-1': { x: 50, y: 45, play: 'reload', ...leader },
      'nps-1': { x: 50, y: 40, leader: 'survivor-1', ...nps },
      ...people,
    },
    zeds,
    step: 2,
    options: { survivors: '1', ...options },
    ...rest,
  });
}
/** What the NPS is given to do, and by which line. */
function does(...given: Parameters<typeof turn>): string {
  const g = turn(...given).finish(2);
  const fact = g.facts('nps-does').at(-1);
  return `${fact?.line} ${fact?.play || 'stay'}`;
}
const touching: Zeds = { 'zed-1': { x: 52, y: 40 } };
const all: readonly Character[] = ['bold', 'steady', 'nervous'];
const RUN: Order = { do: 'run', to: [80, 40, 0], name: 'Gun shop' };

describe('the table of judgement', () => {
  test.each(all)('[ROS-T-nps] [ROS-U-nps] 1: %s, knocked down or pinned, nothing', (character) => {
    expect(does({ character, down: true, order: RUN }, {}, touching)).toBe('1 stay');
    const pins = { 'zed-1': { ...touching['zed-1'], pins: 'nps-1' } };
    expect(does({ character, pinned: 'zed-1', down: true }, {}, pins)).toBe('1 stay');
  });

  test('[ROS-T-nps] 2: a standing Zed in contact, MELEE; a nervous one runs away on 0 to 4', () => {
    for (const character of ['bold', 'steady'] as const)
      expect(does({ character, order: RUN }, {}, touching)).toBe('2 melee');
    for (const [die, play] of [
      [0, 'run'],
      [4, 'run'],
      [5, 'melee'],
      [9, 'melee'],
    ] as const)
      expect(does({ character: 'nervous' }, {}, touching, { dice: [die] })).toBe(`2 ${play}`);
    // A fallen one is no foe, nor one 0.2 cm off.
    expect(does({}, {}, { 'zed-1': { ...touching['zed-1'], down: true } })).not.toContain('2 ');
    expect(does({}, {}, { 'zed-1': { x: 52.2, y: 40 } })).toBe('4 shoot');
  });

  test.each(all)(
    '[ROS-T-nps] 3: %s, unarmed, a standing Zed within 10 cm in sight, runs away',
    (character) => {
      const bare = { character, pistol: -1, order: RUN };
      expect(does(bare, {}, { 'zed-1': { x: 50, y: 28 } })).toBe('3 run');
      expect(does({ ...bare, pistol: 0 }, {}, { 'zed-1': { x: 50, y: 28 } })).toBe('3 run');
      // 10 cm from edge to edge is near enough, more is not; a fallen Zed threatens nobody.
      expect(does(bare, {}, { 'zed-1': { x: 50, y: 27.9 } })).toBe('5 run');
      expect(does(bare, {}, { 'zed-1': { x: 50, y: 28, down: true } })).toBe('5 run');
      const wall = { buildings: [{ id: 'B', name: 'House', rect: [40, 32, 60, 36] as Rect, levels: 1 }] };
      expect(does(bare, {}, { 'zed-1': { x: 50, y: 28 } }, { map: wall })).toBe('5 run');
      // A melee weapon is a weapon; a gun with nothing in it is none.
      expect(does({ ...bare, main: 'crowbar' }, {}, { 'zed-1': { x: 50, y: 28 } })).toBe('5 run');
      expect(does({ ...bare, main: 'shotgun', clip: 0 }, {}, { 'zed-1': { x: 50, y: 28 } })).toBe('3 run');
    },
  );

  test('[ROS-T-nps] 4: a loaded gun, SHOOT; nervous ones BOTH, moving away', () => {
    const zed = { 'zed-1': { x: 50, y: 28 } };
    expect(does({ character: 'bold', order: RUN }, {}, zed)).toBe('4 shoot');
    expect(does({ character: 'steady', order: RUN }, {}, zed)).toBe('4 shoot');
    const g = turn({ character: 'nervous', order: RUN }, {}, zed).finish(2);
    expect(g.facts('nps-does')).toMatchObject([{ line: 4, play: 'both', goal: 'away' }]);
  });

  test('[ROS-T-nps] 5: an order comes before following, and a reload after it', () => {
    expect(does({ order: RUN, pistol: 0, minor: ['pistol reload'] })).toBe('5 run');
    const g = turn({ order: RUN }).finish(2);
    expect(g.facts('nps-does')).toMatchObject([{ goal: [80, 40, 0], cause: 'ROS-order-last' }]);
  });

  test.each(all)('[ROS-T-nps] 6: %s, an empty clip and a reload, RELOAD', (character) => {
    expect(does({ character, pistol: 0, minor: ['pistol reload'] }, { play: 'shoot' })).toBe('6 reload');
    expect(does({ character, pistol: 1, minor: ['pistol reload'] }, { play: 'run' })).toBe('7 run');
    expect(does({ character, pistol: 0, minor: ['shotgun reload'] }, { play: 'run' })).toBe('7 run');
    const shotgun = { main: 'shotgun' as const, clip: 0, minor: ['shotgun reload' as const] };
    expect(does({ character, ...shotgun }, { play: 'run' })).toBe('6 reload');
  });

  test.each(all)('[ROS-T-nps] [ROS-order-follower] 7: %s plays the same card as its leader', (character) => {
    const zed = { 'zed-1': { x: 50, y: 60 } };
    for (const play of ['run', 'both', 'shoot', 'grenade', 'assist', 'give'] as const)
      expect(does({ character }, { play }, zed)).toBe(`7 ${play}`);
    // What goes with an ORDER is followed; the order is for somebody else.
    const people = { 'nps-2': { x: 55, y: 45 } };
    const pair = turn(
      { character, pistol: 3, minor: ['pistol reload'] },
      { play: 'order+reload' },
      {},
      { people },
    );
    pair.answer('follow nps-1').finish(2);
    expect(pair.facts('nps-does')[0]).toMatchObject({ who: 'nps-1', line: 7, play: 'reload' });
    const g = turn({ character }, { play: 'run' }).finish(2);
    expect(g.facts('nps-does')).toMatchObject([{ cause: 'ROS-order-follower', goal: 'leader' }]);
  });

  test('[ROS-T-nps] [ROS-order-follower] 7: more than 10 cm off it runs to its leader', () => {
    expect(does({}, { y: 52, play: 'shoot' }, { 'zed-1': { x: 80, y: 40 } })).toBe('7 shoot');
    expect(does({}, { y: 52.1, play: 'shoot' }, { 'zed-1': { x: 80, y: 40 } })).toBe('7 run');
    expect(does({}, { y: 53, play: 'shoot' }, { 'zed-1': { x: 80, y: 40 } })).toBe('7 run');
  });

  test('[ROS-order-follower] where it cannot do the same, something else is called for', () => {
    const zed = { 'zed-1': { x: 50, y: 60 } };
    expect(does({ character: 'bold' }, { play: 'first-aid' }, zed)).toBe('8 shoot');
    expect(does({ character: 'bold' }, { play: 'reload' }, zed)).toBe('8 shoot');
    expect(does({ character: 'bold' }, { play: 'melee' }, zed)).toBe('8 shoot');
    const order = turn({ character: 'bold' }, { play: 'order' }, zed, {
      people: { 'nps-2': { x: 55, y: 45 } },
    });
    order.answer('follow nps-1').finish(2);
    expect(order.facts('nps-does')[0]).toMatchObject({ line: 8, play: 'shoot' });
    expect(does({ character: 'steady', pistol: 0 }, { play: 'shoot' }, zed)).toBe('9 stay');
    expect(does({ minor: ['First Aid Kit'] }, { play: 'first-aid' })).toBe('7 first-aid');
  });

  test('[ROS-T-nps] 8: a Zed in sight within 30 cm, SHOOT; nervous ones stay', () => {
    const alone = { leader: '' };
    const at = (y: number, down = false) => ({ 'zed-1': { x: 50, y, down } });
    expect(does({ ...alone, character: 'bold' }, {}, at(72))).toBe('8 shoot');
    expect(does({ ...alone, character: 'steady' }, {}, at(72, true))).toBe('8 shoot');
    expect(does({ ...alone, character: 'nervous' }, {}, at(72))).toBe('8 stay');
    expect(does({ ...alone, character: 'bold' }, {}, at(72.1))).toBe('9 stay');
    expect(does({ ...alone, character: 'bold', pistol: 0 }, {}, at(60))).toBe('9 stay');
  });

  test('[ROS-T-nps] 9: otherwise it stays; nervous ones move to a survivor within 20 cm', () => {
    const alone = { leader: '' };
    expect(does({ ...alone, character: 'bold' })).toBe('9 stay');
    expect(does({ ...alone, character: 'steady' })).toBe('9 stay');
    expect(does({ ...alone, character: 'nervous' })).toBe('9 run');
    expect(does({ ...alone, character: 'nervous' }, { y: 62 })).toBe('9 run');
    expect(does({ ...alone, character: 'nervous' }, { y: 62.1 })).toBe('9 stay');
    expect(does({ ...alone, character: 'nervous' }, { y: 42 })).toBe('9 stay');
  });

  test('[ROS-EX-follow-1] Zeds on it: a steady one fights, whatever its leader plays', () => {
    expect(does({ character: 'steady' }, { play: 'run' }, touching)).toBe('2 melee');
  });

  test('[ROS-order-doubt] [ROS-U-seats] a person as umpire confirms or changes what the rules propose', () => {
    const asked = () => turn({}, { play: 'run' }, {}, { options: { umpire: 'person' } });
    const g = asked();
    expect(g.question()).toBe('umpire nps-does ROS-U-nps');
    expect(g.asked().values).toMatchObject({ who: 'Gus', proposed: { noun: 'card.run', count: 1 } });
    g.answer('run').run();
    expect(g.facts('nps-does')).toMatchObject([{ play: 'run', goal: 'leader' }]);
    const other = asked();
    other.answer('shoot').run();
    expect(other.facts('nps-does')).toMatchObject([{ play: 'shoot' }]);
    const sent = turn(
      {},
      { play: 'shoot' },
      {},
      { options: { umpire: 'person' }, state: { duties: ['nps'] } },
    );
    sent.answer('run');
    expect(sent.question()).toBe('umpire nps-where ROS-U-nps');
    sent.answer('away').run();
    expect(sent.facts('nps-does')).toMatchObject([{ play: 'run', goal: 'away' }]);
    for (const play of ['first-aid', 'grenade', 'assist', 'give', 'snipe', 'climb'])
      expect(asked().options()).toContain(play);
  });

  test('[ROS-U-seats] she leaves it to the rules where the umpire does not want to be asked', () => {
    const g = turn({}, { play: 'shoot' }, {}, { options: { umpire: 'person' }, state: { duties: [] } });
    g.finish(2);
    expect(g.facts('nps-does')).toHaveLength(1);
  });
});

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
      'use stun grenade B1',
      'use torch',
      'use pistol reload',
    ])
      expect(forms).toContain(id);
    // Nobody is told to follow, guard or run to himself.
    for (const id of ['run nps-1', 'guard nps-1', 'follow nps-1']) expect(forms).not.toContain(id);
    expect(g.refused('dance')).toBe('ROS-order');
    g.answer('take find-1').finish(5 - 1);
    expect(g.facts('ordered')).toMatchObject([{ who: 'nps-1', order: { do: 'take', what: 'find-1' } }]);
    expect(g.facts('nps-does')).toMatchObject([{ line: 5, play: 'run' }]);
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
    expect(does({ order: { do: 'guard', what: 'here' } }, { y: 80, play: 'run' })).toBe('5 stay');
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
    expect(ends({ do: 'run', to: [9, 9, 0], name: '', who: 'survivor-1' }, { y: 42 })).toBe('arrived');
    expect(ends({ do: 'run', to: [9, 9, 0], name: '', who: 'survivor-1' })).toBeUndefined();
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
    expect(
      ends({ do: 'take', what: 'find-9' }, { main: 'crowbar' }, {}, left(['shotgun 1'], false)),
    ).toBeUndefined();
    expect(ends({ do: 'use', item: 'pistol reload', name: '' }, { pistol: 1 })).toBe('done');
    expect(
      ends({ do: 'use', item: 'pistol reload', name: '' }, { minor: ['pistol reload'], pistol: 1 }),
    ).toBeUndefined();
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

  test('[ROS-order] a grenade is thrown at the place that it is for', () => {
    const order: Order = { do: 'use', item: 'stun grenade', at: [70, 40, 0], name: 'Corner' };
    const g = turn({ order, minor: ['pipe bomb', 'stun grenade'] }, { y: 90 });
    g.finish(4).answer('keep').finish(6);
    expect(g.facts('thrown')).toMatchObject([{ who: 'nps-1', what: 'stun grenade', at: [70, 40, 0] }]);
    expect(does({ order: { ...order, at: [90, 40, 0] }, minor: ['stun grenade'] })).toBe('5 run');
  });
});

// ------------------------------------------------------------------ going

describe('what they do in step 5', () => {
  /** An NPS at 50, 40 that goes somewhere in step 5. */
  function goes(nps: Partial<Person>, zeds: Zeds = {}, more: Situation = {}, leader: Partial<Person> = {}) {
    return game({
      people: {
        'survivor-1': { x: 10, y: 80, where: 'dead', ...leader },
        'nps-1': { x: 50, y: 40, leader: 'survivor-1', play: 'run', ...nps },
        ...more.people,
      },
      zeds,
      step: 5,
      options: { survivors: '2', ...more.options },
      ...(more.map && { map: more.map }),
      ...(more.state && { state: more.state }),
      ...(more.dice && { dice: more.dice }),
    });
  }
  const at = (g: ReturnType<typeof goes>) => {
    const { x, y, level } = g.person('nps-1');
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10, level];
  };

  test('[ROS-R-nps-steps] with the limits of a survivor: 10 cm, 5 with BOTH, and a door costs 5', () => {
    expect(at(goes({ goal: [80, 40, 0] }).finish(5))).toEqual([60, 40, 0]);
    expect(at(goes({ goal: [80, 40, 0], play: 'both' }).finish(5))).toEqual([55, 40, 0]);
    expect(at(goes({ goal: [80, 40, 0], play: 'shoot' }).finish(5))).toEqual([50, 40, 0]);
    const map = {
      buildings: [
        {
          id: 'B',
          name: 'Store',
          rect: [52, 30, 80, 50] as Rect,
          levels: 1,
          doors: [{ id: 'd', at: [52, 40] as Point, type: 'standard' }],
        },
      ],
    };
    const g = goes({ goal: [70, 40, 0] }, {}, { map }).finish(5);
    expect(g.state.doors[0]?.state).toBe('open');
    expect(at(g)).toEqual([55, 40, 0]);
    const late = goes({ x: 44, goal: [70, 40, 0] }, {}, { map }).finish(5);
    expect(late.state.doors[0]?.state).toBe('closed');
    expect(at(late)[0]).toBeCloseTo(51, 0);
  });

  test('[ROS-R-base] it ends beside whom it follows, and on nobody', () => {
    const g = goes({ goal: 'leader' }, {}, {}, { x: 56, y: 40, where: 'table', play: 'shoot' });
    g.answer('keep').finish(5);
    expect(g.table.touching('nps-1', 'survivor-1')).toBe(true);
    expect(at(g)).toEqual([54, 40, 0]);
  });

  test('[ROS-order-follower] it goes where its leader has gone this turn', () => {
    const g = goes({ goal: 'leader' }, {}, {}, { x: 50, y: 43, where: 'table', play: 'run' });
    g.answer([50, 53]).answer('keep').finish(5);
    expect(at(g)).toEqual([50, 50, 0]);
  });

  test('[ROS-order-unarmed] unarmed it never comes nearer to a standing Zed that it sees', () => {
    const zed = { 'zed-1': { x: 60, y: 52 } };
    const bare = { pistol: -1, goal: [80, 40, 0] as const };
    expect(at(goes({ ...bare, goal: [80, 40, 0] }, zed).finish(5))).toEqual([50, 40, 0]);
    // Past it, away from it, or where it lies, it goes on.
    const past = { 'zed-1': { x: 50, y: 60 } };
    expect(at(goes({ ...bare, goal: [80, 40, 0] }, past).finish(5))).toEqual([60, 40, 0]);
    const fallen = { 'zed-1': { x: 60, y: 52, down: true } };
    expect(at(goes({ ...bare, goal: [80, 40, 0] }, fallen).finish(5))).toEqual([60, 40, 0]);
    const hidden = { buildings: [{ id: 'B', name: 'Wall', rect: [45, 44, 75, 48] as Rect, levels: 1 }] };
    expect(at(goes({ ...bare, goal: [80, 40, 0] }, zed, { map: hidden }).finish(5))).toEqual([60, 40, 0]);
    // Armed it goes.
    expect(at(goes({ goal: [80, 40, 0] }, zed).finish(5))).toEqual([60, 40, 0]);
  });

  test('[ROS-order-unarmed] it goes as far as it can without doing so', () => {
    // Away from the Zed round the corner of a house, and then nearer again.
    const map = { buildings: [{ id: 'B', name: 'Wall', rect: [48, 41.5, 54, 60] as Rect, levels: 1 }] };
    const zed = { 'zed-1': { x: 60, y: 30 } };
    const g = goes({ x: 61, y: 34, pistol: -1, goal: [57, 52, 0] }, zed, { map }).finish(5);
    const { x, y } = g.person('nps-1');
    expect(Math.hypot(x - 61, y - 34)).toBeGreaterThan(9);
    const toward = goes(
      { x: 50, y: 40, pistol: -1, goal: [50, 20, 0] },
      { 'zed-1': { x: 60, y: 36 } },
    ).finish(5);
    expect(at(toward)).toEqual([50, 40, 0]);
    // Straight by one that is abeam after 4 cm: no step nearer at all.
    const by = goes({ x: 50, y: 40, pistol: -1, goal: [70, 40, 0] }, { 'zed-1': { x: 46, y: 36 } }).finish(5);
    expect(at(by)).toEqual([60, 40, 0]);
  });

  test('[ROS-T-nps] running away it ends farther from what it sees, unarmed without coming nearer to any', () => {
    const zeds = { 'zed-1': { x: 50, y: 32 }, 'zed-2': { x: 62, y: 40 } };
    const g = goes({ goal: 'away', pistol: -1 }, zeds).finish(5);
    const p = g.person('nps-1');
    for (const [zx, zy] of [
      [50, 32],
      [62, 40],
    ] as const)
      expect(Math.hypot(p.x - zx, p.y - zy)).toBeGreaterThan(Math.hypot(50 - zx, 40 - zy));
    expect(g.facts('walked')[0]?.cost).toBeGreaterThan(9);
  });

  test('[ROS-order-unarmed] not even in running away', () => {
    const zeds = { 'zed-1': { x: 50, y: 32 }, 'zed-2': { x: 50, y: 60 } };
    const off = (p: Person) => [Math.hypot(p.x - 50, p.y - 32), Math.hypot(p.x - 50, p.y - 60)] as const;
    const [one, other] = off(goes({ goal: 'away', pistol: -1 }, zeds).finish(5).person('nps-1'));
    expect(one).toBeGreaterThan(9);
    expect(other).toBeGreaterThanOrEqual(19.99);
    expect(off(goes({ goal: 'away' }, zeds).finish(5).person('nps-1'))[1]).toBeLessThan(19);
  });

  const TOWER = {
    buildings: [{ id: 'B', name: 'Tower', rect: [40, 42, 60, 60] as Rect, levels: 1 }],
    links: [{ id: 'ladder-1', kind: 'ladder', at: [50, 42] as Point, from: 0, to: 1 }],
  };

  test('[ROS-R-levels] an NPS goes to the ladder that its way leads over, and climbs it', () => {
    const up: Order = { do: 'run', to: [50, 50, 1], name: 'Roof' };
    const foot = { x: 50, y: 40.5, order: up };
    expect(does(foot, {}, {}, { map: TOWER })).toBe('5 climb');
    const away = { x: 58, y: 30, order: up };
    expect(does(away, {}, {}, { map: TOWER })).toBe('5 run');
    const g = goes({ x: 58, y: 36, order: up, goal: [50, 50, 1] }, {}, { map: TOWER }).finish(5);
    expect(g.person('nps-1').level).toBe(0);
    expect(Math.hypot(g.person('nps-1').x - 50, g.person('nps-1').y - 42)).toBeLessThanOrEqual(2.1);
    const climbs = goes({ x: 50, y: 40.5, play: 'climb', goal: [50, 50, 1] }, {}, { map: TOWER }).finish(5);
    expect(climbs.person('nps-1').level).toBe(1);
  });

  test('[ROS-order-follower] it climbs after its leader, or comes to the ladder', () => {
    const leader = { x: 51.5, y: 40.9, play: 'climb' as const };
    expect(does({ x: 49.5, y: 40.9 }, leader, {}, { map: TOWER })).toBe('7 climb');
    expect(does({ x: 49.5, y: 38 }, leader, {}, { map: TOWER })).toBe('7 run');
    expect(does({ x: 49.5, y: 40.9 }, { x: 50, y: 50, level: 1, play: 'run' }, {}, { map: TOWER })).toBe(
      '7 climb',
    );
    const g = goes(
      { x: 49.5, y: 40.9, play: 'climb', goal: 'leader' },
      {},
      { map: TOWER },
      { ...leader, where: 'table' },
    );
    g.answer('ladder-1 up').answer('keep').finish(5);
    expect(g.person('nps-1').level).toBe(1);
    expect(g.table.gap('nps-1', 'survivor-1')).toBeGreaterThanOrEqual(0);
  });

  test('[ROS-D-ladder] on a long ladder it can only climb on', () => {
    const map = {
      buildings: [{ id: 'B', name: 'Tower', rect: [40, 42, 60, 60] as Rect, levels: 2 }],
      links: [{ id: 'ladder-1', kind: 'ladder', at: [50, 42] as Point, from: 0, to: 2 }],
    };
    const hanging = { x: 50, y: 40.95, level: 1, ladder: 'ladder-1' };
    expect(
      does(hanging, { x: 50, y: 50, level: 2, play: 'shoot' }, { 'zed-1': { x: 50, y: 36 } }, { map }),
    ).toBe('7 climb');
    const g = goes(
      { ...hanging, play: 'climb', goal: 'leader' },
      {},
      { map },
      { x: 50, y: 50, level: 2, where: 'table', play: 'shoot' },
    );
    g.answer('keep').finish(5);
    expect(g.person('nps-1')).toMatchObject({ level: 2, ladder: '' });
    const down = goes({ ...hanging, play: 'climb', goal: [50, 20, 0] }, {}, { map }).finish(5);
    expect(down.person('nps-1')).toMatchObject({ level: 0, ladder: '' });
  });

  test('[ROS-D-ladder] whatever else would be called for', () => {
    const links = [{ id: 'ladder-1', kind: 'ladder', at: [50, 42] as Point, from: 0, to: 2 }];
    const map = {
      buildings: [{ ...TOWER.buildings[0], id: 'B', name: 'Tower', levels: 2 }],
      links,
    } as Situation['map'];
    const hanging = {
      x: 50,
      y: 40.95,
      level: 1,
      ladder: 'ladder-1',
      pistol: 0,
      minor: ['pistol reload' as const],
    };
    expect(does({ ...hanging, leader: '' }, {}, {}, { map })).toBe('9 climb');
    expect(does(hanging, { x: 50, y: 36, play: 'shoot' }, {}, { map })).toBe('7 climb');
  });

  test('[ROS-card-ASSIST] a follower helps as its leader does', () => {
    const g = goes(
      { play: 'assist' },
      {},
      { people: { 'nps-2': { x: 52, y: 40, down: true, leader: 'nps-1' } } },
    );
    g.finish(5);
    expect(g.facts('raised')).toMatchObject([{ who: 'nps-2', by: 'nps-1' }]);
  });

  test('[ROS-D-last-out] whom nobody leads any more goes for the exit, and leaves by it', () => {
    const map = { places: [{ id: 'exit', kind: 'exit', rect: [100, 30, 120, 50] as Rect }] };
    const out = { where: 'out' as const, x: 110, y: 40 };
    const g = turn(
      {},
      { ...out, play: '' },
      {},
      { map, people: { 'survivor-2': { x: 5, y: 5, play: 'shoot' } }, options: { survivors: '2' } },
    );
    g.finish(2);
    expect(g.facts('nps-does')).toMatchObject([{ line: 7, play: 'run' }]);
    const there = goes({ x: 95, goal: [102, 40, 0] }, {}, { map }, out).finish(5);
    expect(there.facts('left')).toMatchObject([{ who: 'nps-1', by: 'exit' }]);
    // Led, it waits for its leader.
    const led = goes(
      { x: 95, goal: [102, 40, 0] },
      {},
      { map },
      { x: 104, y: 40, where: 'table', play: 'shoot' },
    );
    led.answer('keep').finish(5);
    expect(led.facts('left')).toEqual([]);
  });

  test('[ROS-R-facing] it looks at the nearest Zed that it sees, or where it went', () => {
    expect(
      goes({ goal: [80, 40, 0] }, { 'zed-1': { x: 60, y: 80 } })
        .finish(5)
        .person('nps-1').facing,
    ).toBe(0);
    expect(
      goes({ goal: [50, 20, 0] })
        .finish(5)
        .person('nps-1').facing,
    ).toBe(180);
    expect(goes({ play: 'shoot', facing: 270 }).finish(5).person('nps-1').facing).toBe(270);
  });

  test('[ROS-U-seats] a person as umpire may send it elsewhere, but not unarmed nearer to a Zed', () => {
    const options = { umpire: 'person' };
    const g = goes({ goal: [80, 40, 0] }, {}, { options });
    expect(g.question()).toBe('umpire nps-move ROS-order-doubt');
    g.answer([50, 30]);
    expect(at(g)).toEqual([50, 30, 0]);
    g.answer('proposed').finish(5);
    const same = goes({ goal: [80, 40, 0] }, {}, { options });
    same.answer('proposed');
    expect(at(same)).toEqual([60, 40, 0]);
    const bare = goes({ goal: [80, 40, 0], pistol: -1 }, { 'zed-1': { x: 70, y: 40 } }, { options });
    expect(bare.refused([55, 40])).toBe('ROS-order-unarmed');
    expect(bare.refused([50, 29])).toBe('ROS-card-RUN');
    bare.answer([45, 40]);
  });
});
