import { describe, expect, test } from 'vitest';
import type { Thing } from '../kinds.js';
import { OPTIONS } from '../options.js';
import { unmaskWitch } from '../senses/hiding.js';
import { able, type Order, type Person } from '../state.js';
import { figureAt } from '../table.js';
import { game } from '../testing/game.js';

describe('what becomes of the table', () => {
  test('[ROS-infect-test] who is immune has never been infected', () => {
    const g = game({ people: { 'survivor-1': {} } });
    g.w.happen({ is: 'blood', cause: 'ROS-infect-test', to: [], who: 'survivor-1', blood: 'immune' });
    expect(g.person('survivor-1')).toMatchObject({ blood: 'immune', infected: 0 });
  });

  test('[ROS-hunter-pin, ROS-D-pin-end] whoever dies is let go, lies there, and nobody else is freed', () => {
    const g = game({
      people: {
        'survivor-1': { x: 20, y: 20, down: true, pinned: 'hunter' },
        'survivor-2': { x: 60, y: 20, down: true, pinned: 'witch' },
        'survivor-3': { x: 80, y: 20 },
      },
      zeds: {
        hunter: { kind: 'hunter', x: 22, y: 20, pins: 'survivor-1' },
        witch: { kind: 'witch', x: 62, y: 20, pins: 'survivor-2' },
      },
    });
    for (const who of ['survivor-1', 'survivor-3'])
      g.w.happen({ is: 'died', cause: 'ROS-injury-ps', who, how: 'pin' });
    expect([g.zed('hunter').pins, g.zed('witch').pins]).toEqual(['', 'survivor-2']);
    expect(g.state.people.map(({ pinned, down }) => [pinned, down])).toEqual([
      ['', true],
      ['witch', true],
      ['', true],
    ]);
  });

  test('[ROS-R-smash] in a new turn three more can work on every door, of a house or of a car', () => {
    const door = { id: 'D1', at: [60, 45] as [number, number], type: 'standard' };
    const g = game({
      map: {
        buildings: [
          {
            id: 'B',
            name: 'Hut',
            rect: [60, 30, 80, 60] as [number, number, number, number],
            levels: 1,
            doors: [door],
          },
        ],
        vehicles: [{ id: 'V1', kind: 'car', rect: [20, 60, 28, 64] as [number, number, number, number] }],
      },
      people: { 'survivor-1': {} },
    });
    for (const one of [...g.state.doors, ...g.state.vehicles]) (one as { struck: number }).struck = 3;
    g.w.happen({ is: 'turn', cause: 'ROS-seq', turn: 3, of: 20 });
    expect([...g.state.doors, ...g.state.vehicles].map(({ struck }) => struck)).toEqual([0, 0]);
  });

  test('[ROS-R-nps-steps] whoever is still to act keeps its turn; whoever waits comes last, and PS before NPS', () => {
    const todo = (who: string, later: 'again' | 'waits') => {
      const g = game({
        people: { 'survivor-1': {}, 'survivor-2': { x: 9 }, 'nps-1': { x: 15 }, 'nps-2': { x: 20 } },
      });
      (g.w.s as { todo: string[] }).todo = ['survivor-1', 'survivor-2', 'nps-1', 'nps-2'];
      g.w.happen({ is: 'acted', cause: 'ROS-seq-5', who, later });
      return g.state.todo;
    };
    expect(todo('survivor-1', 'again')).toEqual(['survivor-1', 'survivor-2', 'nps-1', 'nps-2']);
    expect(todo('survivor-1', 'waits')).toEqual(['survivor-2', 'survivor-1', 'nps-1', 'nps-2']);
    expect(todo('nps-1', 'waits')).toEqual(['survivor-1', 'survivor-2', 'nps-2', 'nps-1']);
  });

  test('[ROS-U-seats] what the umpire rules on a choice leaves his duties as they are', () => {
    const g = game({ people: { 'survivor-1': {} }, options: { umpire: 'person' } });
    const before = g.state.duties;
    g.w.happen({ is: 'ruled', cause: 'ROS-U-seats', what: 'prey', on: 'zed-1', as: 'survivor-1' });
    expect(before.length).toBeGreaterThan(0);
    expect(g.state.duties).toEqual(before);
    g.w.happen({ is: 'ruled', cause: 'ROS-U-seats', what: 'duties', on: '', as: 'nps' });
    expect(g.state.duties).toEqual(['nps']);
  });

  test('[ROS-S-3] who is trapped can do nothing, nor can who is down, pinned or gone', () => {
    const g = game({ people: { 'nps-1': {} } });
    const can = (more: Partial<Person>) => able({ ...g.person('nps-1'), ...more });
    expect([
      can({}),
      can({ trapped: true }),
      can({ down: true }),
      can({ pinned: 'x' }),
      can({ where: 'out' }),
    ]).toEqual([true, false, false, false, false]);
  });

  test('[ROS-D-smoker-moved, ROS-R-levels] a level climbed is 5 cm moved', () => {
    const g = game({ people: { 'survivor-1': { x: 20, y: 20 } } });
    g.w.happen({
      is: 'climbed',
      cause: 'ROS-card-CLIMB',
      who: 'survivor-1',
      link: 'L',
      at: [20, 20, 1],
      hanging: false,
    });
    expect(g.person('survivor-1').moved).toBe(5);
  });

  test('[ROS-D-infect-source] the first bite counts as one; fire, a fall, and what is thrown do not', () => {
    const bitten = (how: 'zed' | 'pin' | 'tank' | 'tongue' | 'fire' | 'fall' | 'thrown') => {
      const g = game({ people: { 'survivor-1': {} }, zeds: { 'zed-1': {} } });
      g.w.happen({ is: 'hurt', cause: 'ROS-injury-effect', who: 'survivor-1', hits: 1, by: 'zed-1', how });
      return g.state.bitten;
    };
    expect((['zed', 'pin', 'tank', 'tongue'] as const).map(bitten)).toEqual([true, true, true, true]);
    expect((['fire', 'fall', 'thrown'] as const).map(bitten)).toEqual([false, false, false]);
  });

  test('[ROS-U-activate] a hideout is done with when the last Zed has come out, and not before', () => {
    const places = [{ id: 'H1', kind: 'hideout', at: [60, 60] as [number, number] }];
    const g = game({ map: { places }, hordes: { H1: 2 } });
    const [h] = g.state.hideouts;
    const was = h?.state;
    const comes = (id: string, x: number) =>
      g.w.happen({
        is: 'emerged',
        cause: 'ROS-U-activate',
        hideout: 'H1',
        zeds: [{ id, kind: 'zed', at: [x, 60, 0], facing: 0, mode: 'attacking' }],
      });
    comes('zed-101', 60);
    expect([g.state.hideouts[0]?.state, g.state.hideouts[0]?.left]).toEqual([was, 1]);
    comes('zed-102', 63);
    expect(g.state.hideouts[0]?.state).toBe('gone');
  });

  test('[ROS-D-smoker-moved] who is taken along in step 5 has moved as far as that is', () => {
    const moved = (step: number) => {
      const g = game({ step, people: { 'survivor-1': { x: 20, y: 20 } } });
      g.w.happen({
        is: 'pulled',
        cause: 'ROS-card-ASSIST',
        who: 'survivor-1',
        by: 'survivor-2',
        at: [23, 24, 0],
      });
      return g.person('survivor-1').moved;
    };
    expect([moved(5), moved(10)]).toEqual([5, 0]);
  });

  test('[ROS-item-binoculars] a look that tells nothing makes nothing known', () => {
    const places = [{ id: 'S1', kind: 'seated', at: [60, 60] as [number, number] }];
    const looks = (told: boolean) => {
      const g = game({ map: { places }, people: { 'survivor-1': {} }, seated: { S1: 'body' } });
      g.w.happen({
        is: 'looked',
        cause: 'ROS-item-binoculars',
        who: 'survivor-1',
        at: 'S1',
        told,
        ...(told && { what: 'body' }),
      });
      return g.state.seated[0]?.known;
    };
    expect([looks(false), looks(true)]).toEqual([false, true]);
  });

  test('[ROS-hunter-leap] a Hunter crouches no more once it has leapt', () => {
    const g = game({ zeds: { hunter: { kind: 'hunter', x: 60, y: 45, crouching: true } } });
    g.w.happen({
      is: 'walked',
      cause: 'ROS-hunter-leap',
      who: 'hunter',
      way: [
        [60, 45, 0],
        [52, 45, 0],
      ],
      cost: 0,
      how: 'leap',
    });
    expect(g.zed('hunter')).toMatchObject({ crouching: false, leapt: 2, x: 52 });
  });

  test('[ROS-R-flames] a fire burns to the end of its last turn', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 100, y: 80, level: 0, until: 3 }];
    const g = game({ step: 12, people: { 'survivor-1': {}, 'survivor-2': { y: 60 } }, state: { clouds } });
    g.finish(12);
    expect([g.state.turn, g.state.clouds.length]).toEqual([3, 1]);
    g.w.s.step = 12;
    g.w.s.todo = [];
    g.finish(12);
    expect([g.state.turn, g.state.clouds.length]).toEqual([4, 0]);
  });

  test('[ROS-R-base] whoever is named is there', () => {
    expect(() => figureAt(game().state, 'nobody')).toThrow(RangeError);
  });
});

describe('what happens to people and Zeds', () => {
  const pair = () =>
    game({
      people: { 'survivor-1': { x: 60, y: 45 }, 'nps-1': { x: 64, y: 45 } },
      zeds: { hunter: { kind: 'hunter', x: 62, y: 45, crouching: true }, 'zed-1': { x: 50, y: 45 } },
    });

  test('[ROS-hunter-pin] who is pinned lies on the ground, until he is free and gets up', () => {
    const g = pair();
    g.w.happen({ is: 'pinned', cause: 'ROS-hunter-pin', who: 'survivor-1', by: 'hunter' });
    expect(g.person('survivor-1')).toMatchObject({ pinned: 'hunter', down: true });
    expect(g.zed('hunter').pins).toBe('survivor-1');
    g.w.happen({ is: 'freed', cause: 'ROS-D-pin-end', who: 'survivor-1' });
    expect(g.person('survivor-1')).toMatchObject({ pinned: '', down: true });
    expect(g.zed('hunter').pins).toBe('');
  });

  test('[ROS-R-knockback] what is knocked back crouches no more', () => {
    const g = pair();
    const at = [62, 47, 0] as const;
    g.w.happen({ is: 'knocked', cause: 'ROS-R-knockback', who: 'hunter', at: [...at], back: 2, down: true });
    expect(g.zed('hunter')).toMatchObject({ y: 47, down: true, crouching: false });
  });

  test('[ROS-tank-throw] a Zed has struck if it did damage hand to hand, and only that one', () => {
    const struck = (how: 'zed' | 'pin' | 'tank' | 'tongue' | 'thrown' | 'fire') => {
      const g = pair();
      g.w.happen({ is: 'hurt', cause: 'ROS-injury-effect', who: 'survivor-1', hits: 1, by: 'hunter', how });
      return [g.zed('hunter').struck, g.zed('zed-1').struck];
    };
    for (const how of ['zed', 'pin', 'tank'] as const) expect(struck(how), how).toEqual([true, false]);
    for (const how of ['tongue', 'thrown', 'fire'] as const) expect(struck(how), how).toEqual([false, false]);
  });

  test('[ROS-order-last] only an order to shoot is carried out by a shot', () => {
    const fires = (order: Order) => {
      const g = pair();
      g.person('nps-1').order = order;
      g.w.happen({
        is: 'shot',
        cause: 'ROS-shoot',
        who: 'nps-1',
        gun: 'pistol',
        zed: 'zed-1',
        range: 12,
        die: 0,
        factors: [],
        score: 0,
        result: 'miss',
        left: 4,
      });
      return g.person('nps-1').order;
    };
    expect(fires({ do: 'melee' })).toEqual({ do: 'melee' });
    const shoot: Order = { do: 'shoot', at: [10, 10, 0], name: 'Gun shop' };
    expect(fires(shoot)).toEqual({ ...shoot, fired: true });
  });

  test('[ROS-card-GIVE, ROS-item-torch] a torch goes out when the last one is given away, a gun takes its shots along', () => {
    const gives = (more: Partial<Person>, things: Thing[]) => {
      const g = game({
        people: {
          'survivor-1': { x: 60, y: 45, ...more },
          'survivor-2': { x: 62, y: 45, main: '', clip: 0 },
        },
      });
      g.w.happen({ is: 'gave', cause: 'ROS-card-GIVE', who: 'survivor-1', whom: 'survivor-2', things });
      return [g.person('survivor-1'), g.person('survivor-2')] as const;
    };
    const lit = (minor: Person['minor'], thing: Thing) => gives({ minor, torch: true }, [thing])[0].torch;
    expect(lit(['torch'], 'torch')).toBe(false);
    expect(lit(['torch', 'torch'], 'torch')).toBe(true);
    expect(lit(['torch', 'pistol reload'], 'pistol reload')).toBe(true);
    const [gun, got] = gives({ main: 'shotgun', clip: 5 }, ['shotgun 5']);
    expect([gun.main, gun.clip, got.main, got.clip]).toEqual(['', 0, 'shotgun', 5]);
    const [bare, club] = gives({ main: 'machete' }, ['machete']);
    expect([bare.main, bare.clip, club.main, club.clip]).toEqual(['', 0, 'machete', 0]);
  });

  test('[ROS-item-binoculars] a hideout that was looked into is known to be occupied or empty', () => {
    const places = [{ id: 'H1', kind: 'hideout', at: [60, 60] as [number, number] }];
    const told = (what: 'occupied' | 'empty') => {
      const g = game({ map: { places }, people: { 'survivor-1': {} } });
      const looked = { is: 'looked', cause: 'ROS-item-binoculars', who: 'survivor-1', at: 'H1' } as const;
      g.w.happen({ ...looked, told: true, what });
      return g.state.hideouts[0]?.told;
    };
    expect([told('occupied'), told('empty')]).toEqual(['occupied', 'empty']);
  });

  test('[ROS-seq-5, ROS-R-nps-steps] who lets others go first comes after the other PS, and before the NPS', () => {
    const after = (todo: string[], who: string) => {
      const g = game({
        step: 5,
        people: { 'survivor-1': {}, 'survivor-2': { y: 50 }, 'nps-1': { y: 60 }, 'nps-2': { y: 70 } },
      });
      g.w.s.todo = todo;
      g.w.happen({ is: 'acted', cause: 'ROS-seq-5', who, later: 'waits' });
      return g.state.todo;
    };
    expect(after(['survivor-1', 'survivor-2', 'nps-1'], 'survivor-1')).toEqual([
      'survivor-2',
      'survivor-1',
      'nps-1',
    ]);
    expect(after(['survivor-1', 'nps-1', 'nps-2'], 'survivor-1')).toEqual(['survivor-1', 'nps-1', 'nps-2']);
    expect(after(['survivor-1', 'survivor-2'], 'survivor-1')).toEqual(['survivor-2', 'survivor-1']);
  });

  test('[ROS-boomer-burst] slime lasts as long as it was said to, and no longer', () => {
    const marked = (until: number) => {
      const g = game({ people: { 'survivor-1': { marked: until, drawn: 'H1' } } });
      g.w.happen({ is: 'turn', cause: 'ROS-seq', turn: 3, of: 20 });
      return [g.person('survivor-1').marked, g.person('survivor-1').drawn];
    };
    expect([marked(3), marked(2)]).toEqual([
      [3, 'H1'],
      [0, ''],
    ]);
  });

  test('[ROS-U-witch] a Witch that nobody disturbed goes for the nearest', () => {
    const prey = (by: string) => {
      const places = [{ id: 'S1', kind: 'seated', at: [60, 60] as [number, number] }];
      const g = game({ map: { places }, people: { 'survivor-1': {} }, seated: { S1: 'witch' } });
      const [q] = g.w.s.seated;
      if (q) unmaskWitch(g.w, q, by);
      return g.zed('witch').prey;
    };
    expect([prey('survivor-1'), prey('V1')]).toEqual(['survivor-1', '']);
  });
});

test('the options that read an unclear rule are marked as readings', () => {
  const ids = OPTIONS.filter((option) => 'reading' in option && option.reading).map(({ id }) => id);
  expect(ids).toEqual(['room', 'pass', 'aim', 'blasts', 'fences']);
});
