import { describe, expect, test } from 'vitest';
import type { Person } from '../state.js';
import type { Rect } from '../testing/fields.js';
import { all, does, RUN, touching, turn, type Zeds } from '../testing/nps.js';
import { zedsInSight } from './lookout.js';

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
    // A fallen Zed is no foe, nor is one 0.2 cm away.
    expect(does({}, {}, { 'zed-1': { ...touching['zed-1'], down: true } })).not.toContain('2 ');
    expect(does({}, {}, { 'zed-1': { x: 52.2, y: 40 } })).toBe('4 shoot');
  });

  test.each(all)(
    '[ROS-T-nps] 3: %s, unarmed, a standing Zed within 10 cm in sight, runs away',
    (character) => {
      const bare = { character, pistol: -1, order: RUN };
      expect(does(bare, {}, { 'zed-1': { x: 50, y: 28 } })).toBe('3 run');
      expect(does({ ...bare, pistol: 0 }, {}, { 'zed-1': { x: 50, y: 28 } })).toBe('3 run');
      // 10 cm from edge to edge is near enough, and no more than that; a fallen Zed threatens nobody.
      expect(does(bare, {}, { 'zed-1': { x: 50, y: 27.9 } })).toBe('5 run');
      expect(does(bare, {}, { 'zed-1': { x: 50, y: 28, down: true } })).toBe('5 run');
      const wall = { buildings: [{ id: 'B', name: 'House', rect: [40, 32, 60, 36] as Rect, levels: 1 }] };
      expect(does(bare, {}, { 'zed-1': { x: 50, y: 28 } }, { map: wall })).toBe('5 run');
      // A melee weapon counts as a weapon, and so does the butt of an empty long gun; an empty pistol does not.
      expect(does({ ...bare, main: 'crowbar' }, {}, { 'zed-1': { x: 50, y: 28 } })).toBe('5 run');
      expect(does({ ...bare, main: 'shotgun', clip: 0 }, {}, { 'zed-1': { x: 50, y: 28 } })).toBe('5 run');
    },
  );

  test('[ROS-T-nps] [ROS-order-last] 4: a loaded gun, SHOOT, unless under an order; nervous ones BOTH, moving away', () => {
    const zed = { 'zed-1': { x: 50, y: 28 } };
    for (const character of ['bold', 'steady'] as const) {
      expect(does({ character }, { play: 'run' }, zed)).toBe('4 shoot');
      expect(does({ character, order: { do: 'follow', who: 'survivor-1' } }, {}, zed)).toBe('4 shoot');
      expect(does({ character, order: RUN }, {}, zed)).toBe('5 run');
    }
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
    const rifle = { main: 'sniper rifle' as const, clip: 1 };
    for (const play of ['run', 'both', 'shoot', 'snipe', 'grenade'] as const)
      expect(does({ character, ...rifle, minor: ['pipe bomb'] }, { play }, zed)).toBe(`7 ${play}`);
    // It follows the card played with the ORDER; the order itself is for somebody else.
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
    expect(does({ character: 'bold', main: 'shotgun', clip: 7 }, { play: 'snipe' }, zed)).toBe('8 shoot');
    expect(does({ character: 'bold', main: 'sniper rifle', clip: 0 }, { play: 'snipe' }, zed)).toBe(
      '8 shoot',
    );
    expect(does({ character: 'bold', minor: ['torch'] }, { play: 'grenade' }, zed)).toBe('8 shoot');
    expect(does({ character: 'bold', minor: ['torch'] }, { play: 'give' }, zed)).toBe('8 shoot');
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
    expect(does({ ...alone, character: 'nervous' }, { y: 42.1 })).toBe('9 stay'); // still in contact
  });

  test.each<[string, Rect, [number, number]]>([
    ['east', [100, 30, 120, 44], [101.1, 40]],
    ['north-west', [20, 60, 30, 80], [28.9, 61.1]],
    ['south-east', [60, 0, 80, 10], [61.1, 8.9]],
  ])(
    '[ROS-D-last-out] whom nobody leads any more goes for the nearest place of the exit: %s',
    (_, rect, at) => {
      const places = [
        { id: 'H', kind: 'hideout', at: [9, 9] as [number, number] },
        { id: 'E', kind: 'exit', name: 'Exit', rect },
      ];
      const goes = (nps: Partial<Person>, leader: Partial<Person>) =>
        turn(nps, leader, {}, { map: { places } }).finish(2).facts('nps-does')[0];
      for (const leader of ['', 'survivor-1'])
        expect(goes({ leader }, { where: 'out' })).toMatchObject({ line: 7, play: 'run', goal: [...at, 0] });
      expect(goes({ leader: '' }, {})).toMatchObject({ line: 9, play: '' });
    },
  );

  test('[ROS-D-last-out] [ROS-S-4] or for the landing point', () => {
    const places = [
      { id: 'H', kind: 'hideout', at: [9, 9] as [number, number] },
      {
        id: 'L',
        kind: 'landing',
        name: 'Landing',
        at: [70, 32] as [number, number],
        data: { from: 16, to: 18 },
      },
    ];
    const g = turn({}, { where: 'out' }, {}, { map: { places } }).finish(2);
    expect(g.facts('nps-does')[0]).toMatchObject({ line: 7, play: 'run', goal: [70, 32, 0] });
  });

  test('[ROS-D-ladder] on a ladder it climbs: to where it was ordered, after its leader, or anywhere', () => {
    const map = {
      buildings: [{ id: 'B', name: 'House', rect: [51, 30, 70, 50] as Rect, levels: 2 }],
      links: [{ id: 'L', kind: 'ladder', at: [51, 40] as [number, number], from: 0, to: 2 }],
    };
    const climbs = (nps: Partial<Person>) =>
      turn({ ladder: 'L', level: 1, ...nps }, { y: 60 }, {}, { map })
        .finish(2)
        .facts('nps-does')[0];
    expect(climbs({ order: RUN })).toMatchObject({ line: 5, play: 'climb', goal: [80, 40, 0] });
    expect(climbs({})).toMatchObject({ line: 7, play: 'climb', goal: [50, 60, 0] });
    expect(climbs({ leader: '' })).toMatchObject({ line: 9, play: 'climb' });
    expect(climbs({ leader: '' })).not.toHaveProperty('goal');
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
    expect(sent.options()).toEqual(['away', 'leader', 'survivor-1']);
    sent.answer('away').run();
    expect(sent.facts('nps-does')).toMatchObject([{ play: 'run', goal: 'away' }]);
    for (const play of ['first-aid', 'grenade', 'assist', 'give', 'snipe', 'climb'])
      expect(asked().options()).toContain(play);
  });

  test('[ROS-U-seats, ROS-T-nps] nobody is asked what one does that is down', () => {
    const asks = (down: boolean) => {
      const g = turn(
        { down },
        { play: 'shoot' },
        {},
        { options: { umpire: 'person' }, state: { duties: ['nps'] } },
      );
      return g.question();
    };
    expect(asks(false)).toBe('umpire nps-does ROS-U-nps');
    expect(asks(true)).not.toContain('nps-does');
  });

  test('[ROS-order] on guard without a shot left it fires at nothing', () => {
    const guards = (pistol: number) =>
      does({ order: { do: 'guard', what: 'here' }, pistol }, {}, { 'zed-1': { x: 50, y: 15 } });
    expect([guards(1), guards(0)]).toEqual(['5 shoot', '5 stay']);
  });

  test('[ROS-U-seats] sent somewhere, she may choose where it was going, and each survivor is named on its figure', () => {
    const g = turn(
      { order: RUN },
      { play: 'shoot' },
      {},
      { options: { umpire: 'person' }, state: { duties: ['nps'] } },
    );
    g.answer('both');
    expect(g.options()).toEqual(['proposed', 'away', 'leader', 'survivor-1']);
    const { shape } = g.asked();
    expect('options' in shape && shape.options.map(({ on }) => on ?? '')).toEqual(['', '', '', 'survivor-1']);
    g.answer('proposed').run();
    expect(g.facts('nps-does')).toMatchObject([{ play: 'both', goal: RUN.do === 'run' && RUN.to }]);
  });

  test('[ROS-order-follower] [ROS-card-ASSIST] it assists with its leader only where there is something to do', () => {
    const zed = { 'zed-1': { x: 50, y: 60 } };
    const assists = (other: Partial<Person>, zeds: Zeds = {}) =>
      does({ pistol: -1, main: 'crowbar' }, { play: 'assist' }, zeds, { people: { 'survivor-2': other } });
    const beside = { x: 48, y: 40 };
    expect(assists(beside)).toBe('9 stay');
    expect(assists({ ...beside, down: true })).toBe('7 assist');
    expect(assists({ ...beside, x: 47.8, down: true })).toBe('9 stay');
    expect(assists({ ...beside, kind: 'nps', trapped: true })).toBe('7 assist');
    const hunter = { kind: 'hunter', x: 46, y: 40, pins: 'survivor-2' } as const;
    expect(assists({ ...beside, down: true, pinned: 'hunter' }, { hunter })).toBe('7 assist');
    const sits = (x: number, gone: boolean) => {
      const seated = [{ id: 'S1', x, y: 40, level: 0, content: 'body', gone, known: false }];
      return does({ character: 'bold' }, { play: 'assist' }, zed, { state: { seated } });
    };
    expect([sits(48, false), sits(47.8, false), sits(48, true)]).toEqual(['7 assist', '8 shoot', '8 shoot']);
  });

  test('[ROS-order-follower] whoever has no pistol reloads none with its leader', () => {
    const minor = ['pistol reload' as const];
    expect(does({ pistol: -1, minor }, { play: 'reload' })).toBe('9 stay');
    expect(does({ pistol: 1, minor }, { play: 'reload' })).toBe('7 reload');
  });

  test('[ROS-order-last] told to reload, it is done once the gun is full', () => {
    const order = { do: 'use', item: 'pistol reload', name: '' } as const;
    const over = (pistol: number) => {
      const g = turn({ order, pistol, minor: ['pistol reload'] }).finish(2);
      return g.facts('order-over').map(({ why }) => why);
    };
    expect([over(6), over(5)]).toEqual([['done'], []]);
    const other = { main: 'shotgun', clip: 0, minor: ['pistol reload', 'shotgun reload'] } as const;
    const g = turn({ order, pistol: 6, ...other, minor: [...other.minor] }).finish(2);
    expect(g.facts('order-over').map(({ why }) => why)).toEqual(['done']);
  });

  test('[ROS-order-last] told to fire to the west, it goes on while something shows there', () => {
    const order = { do: 'shoot', at: [30, 40, 0], name: '', fired: true } as const;
    const over = (x: number) => {
      const g = turn({ order }, {}, { 'zed-1': { x, y: 43 } }).finish(2);
      return g.facts('order-over').map(({ why }) => why);
    };
    expect([over(30), over(70)]).toEqual([[], ['no-target']]);
  });

  test('[ROS-item-torch] told to use something else, it lights no torch', () => {
    const lights = (item: 'torch' | 'First Aid Kit') =>
      turn(
        { order: { do: 'use', item, name: '' }, minor: ['torch', 'First Aid Kit'] },
        {},
        {},
        { scenario: 'trapped', map: {} },
      )
        .finish(2)
        .person('nps-1').torch;
    expect([lights('torch'), lights('First Aid Kit')]).toEqual([true, false]);
  });

  test('[ROS-order] told to guard somebody, it goes after them upstairs', () => {
    const map = {
      buildings: [{ id: 'B', name: 'House', rect: [40, 30, 70, 50] as Rect, levels: 2 }],
      links: [{ id: 'L', kind: 'stairs', at: [60, 40] as [number, number], from: 0, to: 1 }],
    };
    const guards = (level: number) =>
      turn({ order: { do: 'guard', what: 'survivor-1' } }, { level }, {}, { map })
        .finish(2)
        .facts('nps-does')[0];
    expect(guards(1)).toMatchObject({ line: 5, play: 'run', goal: [50, 45, 1] });
    expect(guards(0)).toMatchObject({ line: 5, play: '' });
  });

  test('[ROS-T-nps] 9: of two survivors within 20 cm a nervous one goes to the nearer', () => {
    const goal = (y: number, other: number) =>
      turn({ leader: '', character: 'nervous' }, { y }, {}, { people: { 'nps-2': { x: 50, y: other } } })
        .finish(2)
        .facts('nps-does')[0];
    expect(goal(50, 55)).toMatchObject({ goal: [50, 50, 0] });
    expect(goal(55, 50)).toMatchObject({ goal: [50, 50, 0] });
  });

  test('[ROS-T-nps] 9: of two equally near a nervous one goes to the first by number', () => {
    const nervous = { leader: '', character: 'nervous' } as const;
    const g = turn(nervous, { y: 50 }, {}, { people: { 'nps-2': { x: 50, y: 30 } } }).finish(2);
    expect(g.facts('nps-does')[0]).toMatchObject({ line: 9, goal: [50, 50, 0] });
  });

  describe('after a leader on a ladder', () => {
    const map = (from: number, to: number, at: [number, number]) => ({
      buildings: [{ id: 'B', name: 'House', rect: [40, 42, 90, 60] as Rect, levels: 3 }],
      links: [
        { id: 'other', kind: 'ladder', at: [85, 42] as [number, number], from: 0, to: 3 },
        { id: 'L', kind: 'ladder', at, from, to },
      ],
    });
    const goal = (
      nps: Partial<Person>,
      [from, to]: [number, number],
      level = 1,
      at: [number, number] = [50, 42],
    ) =>
      turn(
        nps,
        { x: at[0], y: at[1] - 1.05, level, ladder: 'L', play: 'climb' },
        {},
        { map: map(from, to, at) },
      )
        .finish(2)
        .facts('nps-does')[0]?.goal;
    const off = (at: unknown) => {
      const [x = 0, y = 0] = at as number[];
      return Math.hypot(x - 50, y - 42);
    };

    test('[ROS-order-follower, ROS-D-ladder] on the same ladder it goes after its leader', () => {
      expect(goal({ x: 50, y: 40.95, level: 1, ladder: 'L' }, [0, 3], 2)).toBe('leader');
    });

    test('[ROS-order-follower, ROS-card-CLIMB] it makes for the end of that ladder that is nearer to its own level', () => {
      const foot = goal({ y: 30 }, [0, 3]);
      expect(foot).toEqual([50, 39.95, 0]);
      const head = goal({ y: 55, level: 3 }, [0, 3]);
      expect(off(head)).toBeLessThanOrEqual(2.1);
      expect(head).toMatchObject({ 2: 3 });
      expect(goal({ x: 80, y: 55, level: 1 }, [1, 3], 2, [50, 50])).toMatchObject({ 2: 1 });
      // Halfway between the ends it makes for the foot.
      expect(goal({ x: 80, y: 55, level: 2 }, [1, 3], 2, [50, 50])).toMatchObject({ 2: 1 });
      expect(goal({ y: 55, level: 1 }, [0, 2])).toMatchObject({ 2: 0 });
    });
  });

  test('[ROS-U-seats] whoever has no leader is not sent to one', () => {
    const alone = turn(
      { leader: '' },
      { play: 'shoot' },
      {},
      { options: { umpire: 'person' }, state: { duties: ['nps'] } },
    );
    alone.answer('run');
    expect(alone.options()).toEqual(['away', 'survivor-1']);
  });

  test('[ROS-U-nps] of Zeds in sight the nearest comes first, of two equally near the first by number', () => {
    const sees = (zeds: Zeds) => {
      const g = turn({}, {}, zeds);
      return zedsInSight(g.w, g.person('nps-1'), 30);
    };
    const [near, far] = [
      { x: 50, y: 30 },
      { x: 50, y: 20 },
    ];
    expect(sees({ 'zed-1': far, 'zed-2': near })).toEqual(['zed-2', 'zed-1']);
    expect(sees({ 'zed-2': { x: 40, y: 40 }, 'zed-1': { x: 60, y: 40 } })).toEqual(['zed-1', 'zed-2']);
    expect(sees({ 'zed-1': { x: 40, y: 40 }, 'zed-2': { x: 60, y: 40 } })).toEqual(['zed-1', 'zed-2']);
  });

  test('[ROS-U-seats] she leaves it to the rules where the umpire does not want to be asked', () => {
    const g = turn({}, { play: 'shoot' }, {}, { options: { umpire: 'person' }, state: { duties: [] } });
    g.finish(2);
    expect(g.facts('nps-does')).toHaveLength(1);
  });
});
