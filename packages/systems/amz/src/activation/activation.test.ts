import { describe, expect, test } from 'vitest';
import { FACTS } from '../facts.js';
import type { State } from '../state.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { mayGoRapidly } from '../units/units.js';
import { activate } from './activation.js';

const TEAM = { quality: 'trained', professional: true, fighters: 4, at: [10, 10] } as const;

test('[AMZ-turn-08-activate] [AMZ-activation] a unit is picked, announces, and goes as one', () => {
  const g = game({ units: { red: TEAM } });
  g.run();
  expect(g.question()).toBe('living announce AMZ-activation');
  expect(g.options()).toContain('move-fire rapid');
  g.answer('move-fire cautious');
  expect(g.question()).toBe('living move AMZ-activation');
  expect(g.refused([10, 16.001])).toBe('AMZ-activation');
  g.answer([10, 16]);
  expect(g.figures('red').map((f) => Math.round(f.y))).toEqual([16, 16, 16, 16]);
  expect(g.state.active).toBeNull();
});

test('[AMZ-cohesion] all of a unit end within an inch of another of it', () => {
  const g = game({ units: { red: { ...TEAM, fighters: 8 } } });
  g.run().answer('move-fire rapid', [20, 14]);
  const ids = g.figures('red').map((f) => f.id);
  for (const id of ids)
    expect(ids.some((other) => other !== id && g.table.distance(id, other) <= 1.0001)).toBe(true);
});

test('[AMZ-turn-09-interrupt] [AMZ-interrupt-declare] the player of the dead may stop a move at the inch where a mob notices it', () => {
  const g = game({
    options: { zombies: 'player' },
    units: { red: TEAM, mob: { kind: 'zulus', fighters: 6, at: [12, 22] } },
    dice: [3, 4],
  });
  g.run().answer('move-fire cautious', [10, 16]);
  expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
  expect(g.table.apart('red', 'mob')).toBeLessThanOrEqual(8);
  g.answer('mob');
  expect(g.facts('reacted')[0]).toMatchObject({ living: 4, zombie: 4, deadFirst: false });
  expect(g.question()).toBe('living reaction AMZ-reaction-living-first');
});

test('[AMZ-activation] whoever goes looks the way that he goes, on every inch of it', () => {
  for (const [to, facing] of [
    [[15, 18], 270],
    [[17, 18], 270],
    [[21, 18], 90],
    [[18, 15], 180],
  ] as const) {
    const g = game({ units: { red: { ...TEAM, fighters: 1, at: [18, 18], figures: { 1: { facing: 0 } } } } });
    expect(g.run().answer('move-fire cautious', to).figures('red')[0]?.facing).toBe(facing);
  }
});

describe('[AMZ-assault] [AMZ-cc-initiate] contact', () => {
  const hedge = {
    id: 'h',
    kind: 'hedge',
    path: [
      [9, 14.9],
      [11, 14.9],
    ] as [number, number][],
  };
  const beside = (mob: readonly [number, number], more: Partial<Given> = {}, dice: readonly number[] = []) =>
    game({
      map: { barriers: [hedge] },
      units: {
        red: { ...TEAM, fighters: 2, ...more },
        mob: { kind: 'odies', at: mob, interrupted: true },
      },
      dice,
    }).run();

  test('a unit in contact that announces Close Combat and stays fights; one that is not in contact does not', () => {
    // Nerve; three dice against one.
    const g = beside([10, 10.9], {}, [5, 8, 8, 8, 1]).answer('close-combat cautious', 'stay');
    expect(g.facts('assaulted')).toMatchObject([{ unit: 'red', on: 'mob' }]);
    expect(g.figures('mob', 'destroyed')).toHaveLength(1);
    const off = beside([10, 11.1], {}, [5]).answer('close-combat cautious', 'stay');
    expect(off.facts('assaulted')).toEqual([]);
  });

  test('any other move may not end in contact, and the ends on offer are not', () => {
    for (const deed of ['move-fire cautious', 'move-fire rapid', 'take-cover cautious']) {
      const g = beside([10, 14]).answer(deed);
      expect(g.refused([10, 13])).toBe('AMZ-assault');
    }
    const g = beside([10, 14]).answer('move-fire cautious', [10, 12.9]);
    expect(g.table.apart('red', 'mob')).toBeGreaterThan(0.5);
    const charge = beside([10, 14], {}, [5, 8, 8, 8, 1]).answer('close-combat cautious', [10, 13]);
    expect(charge.facts('assaulted')).toHaveLength(1);
  });

  test('nor may those who close up with the lead, unless they charge', () => {
    const apart = (deed: string, ...dice: number[]) => {
      const g = beside([11.6, 12.9], {}, dice);
      g.answer(deed, [10, 12.5]);
      return g.facts('assaulted').length > 0 || g.table.apart('red', 'mob') <= 0.5;
    };
    expect([apart('move-fire cautious'), apart('close-combat cautious', 5, 8, 8, 8, 1)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('[AMZ-T-morale-levels] a Broken Professional unit announces no fire', () => {
  const begins = (more: Partial<Given>) => {
    const g = game({ units: { red: { ...TEAM, ...more }, mob: { kind: 'odies', at: [10, 30] } } });
    return g.begin(activate(g.w, 'red'));
  };

  test('it only moves', () => {
    const fires = (level: 'shaken' | 'broken') =>
      begins({ level })
        .options()
        .filter((id) => id.includes('fire'));
    const moves = ['move-fire cautious', 'move-fire rapid'];
    const all = [...moves, 'fire-move cautious', 'fire-move rapid', 'move-fire stationary'];
    expect([fires('shaken'), fires('broken')]).toEqual([all, moves]);
  });

  test('[AMZ-vehicles] in a vehicle that cannot move it stands', () => {
    const g = begins({
      level: 'broken',
      vehicle: 'car',
      immobilised: true,
      figures: { 1: { role: 'vehicle' } },
    });
    expect(g.facts('announced')).toMatchObject([{ deed: 'move-fire', mode: 'stationary' }]);
    expect(g.facts('fired')).toEqual([]);
  });
});

describe('[AMZ-D-start-order] [AMZ-T-morale-levels] a check that fails before the announcement takes nothing from the move', () => {
  /** For a check at the start a Romeo is 9 inches away; the first die is that of the check. */
  const shaken = (romeo: Partial<Given>, dice: readonly number[] = []) => {
    const g = game({
      options: { zombies: 'player' },
      units: {
        red: { ...TEAM, morale: 'good', fighters: 1 },
        romeo: { kind: 'romeos', at: [10, 19.5], ...romeo },
      },
      dice: [1, ...dice],
    });
    g.run();
    expect(g.unit('red').level).toBe('shaken');
    return g;
  };

  test('whether the dead can come in between or not', () => {
    const free = shaken({ interrupted: true }).answer('move-fire cautious', [10, 4]);
    expect(free.figures('red')[0]).toMatchObject({ x: 10, y: 4 });
    const watched = shaken({}).answer('move-fire cautious', 'not-now', [10, 4]);
    while (watched.asked()?.code === 'interrupt') watched.answer('not-now');
    expect(watched.figures('red')[0]).toMatchObject({ x: 10, y: 4 });
  });

  test('nor from a move after the fire', () => {
    const g = shaken(
      { interrupted: true },
      Array.from({ length: 12 }, () => 1),
    );
    g.answer('fire-move cautious', 'romeo', [10, 4]);
    expect(g.figures('red')[0]).toMatchObject({ x: 10, y: 4 });
  });
});

describe('[AMZ-morale-once] [AMZ-morale-pro-points] who walks past a Romeo in full view is frightened', () => {
  /** The Romeo is 8 inches north of the way; high walls hide both ends of the way. */
  const past = (romeo: Partial<Given>, odies: Partial<Given>, ...answers: string[]) => {
    const wall = (id: string, x: number) => ({
      id,
      kind: 'high wall' as const,
      path: [
        [x - 5, 13],
        [x + 5, 13],
      ] as [number, number][],
    });
    const g = game({
      options: { zombies: 'player' },
      map: { barriers: [wall('a', 9), wall('b', 21)] },
      units: {
        red: { ...TEAM, morale: 'good', fighters: 1, at: [9, 10] },
        romeo: { kind: 'romeos', at: [15, 18], ...romeo },
        odies: { kind: 'odies', at: [5, 10], ...odies },
      },
      dice: [1],
    });
    g.run().answer('move-fire rapid', ...answers, [21, 10]);
    const [{ x = 0 } = {}] = g.figures('red');
    const told = ['checked-morale', 'lost-move'] as const;
    return [...told.map((is) => g.facts(is).length), g.unit('red').level, x > 12 && x < 18];
  };

  test('also where it has Interrupted before in this turn', () => {
    expect(past({ interrupted: true }, { interrupted: true })).toEqual([1, 1, 'shaken', true]);
  });

  test('also where the dead let this activation pass', () => {
    expect(past({}, {}, 'not-at-all')).toEqual([1, 1, 'shaken', true]);
  });
});

test('[AMZ-T-morale-levels] a unit that is frightened after its fire is told to have lost its move', () => {
  const path: [number, number][] = [
    [5, 20],
    [15, 20],
  ];
  const g = game({
    options: { zombies: 'player' },
    map: { barriers: [{ id: 'a', kind: 'high wall', path }] },
    units: {
      red: { ...TEAM, morale: 'good', fighters: 1, at: [10, 10] },
      odies: { kind: 'odies', at: [10, 14], interrupted: true },
      romeo: { kind: 'romeos', at: [10, 23] },
    },
    dice: Array.from({ length: 20 }, () => 1),
  });
  // The Romeo comes over the wall at the shot, and is not quick enough for a charge.
  g.run().answer('fire-move cautious', 'odies', 'romeo', 'wait', false);
  expect(g.unit('red').level).toBe('shaken');
  expect(g.facts('lost-move')).toHaveLength(1);
  expect(g.facts('moved').map((f) => f.unit)).toEqual(['romeo']);
});

describe('[AMZ-vehicles] those who ride', () => {
  const aboard = (n: number) =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [i + 1, { x: -1, y: -1, aboard: 'car' }]));
  const riding = (given: Situation = {}) =>
    game({
      ...given,
      units: {
        red: { ...TEAM, figures: aboard(4) },
        car: {
          ...TEAM,
          vehicle: 'car',
          fighters: 2,
          done: true,
          figures: { 1: { id: 'car', role: 'vehicle' }, 2: { x: -1, y: -1, aboard: 'car' } },
        },
        ...given.units,
      },
    }).run();

  test('[AMZ-activation] get out and have their whole move still: getting out costs nothing', () => {
    const g = riding().answer('move-fire cautious', true);
    expect(g.question()).toBe('living move AMZ-activation');
    const { x = 0, y = 0 } = g.figures('red')[0] ?? {};
    g.answer([x + 6, y]);
    expect(g.figures('red')[0]?.x).toBeCloseTo(x + 6, 2);
  });
  test('get out and go nowhere: that is a move, too, with all that comes at its end', () => {
    // The dead hold the open card "car alarm", which is for the end of a move beside a vehicle.
    const g = riding({ state: { hands: { living: [], zombies: [4] } } });
    g.answer('move-fire cautious', true, 'stay');
    expect(g.facts('alarm')).toMatchObject([{ unit: 'red' }]);
  });
  test('nobody else has moved who stays where he is', () => {
    const g = game({
      map: { vehicles: [{ id: 'v', kind: 'car', rect: [12, 8, 15, 12] }] },
      units: { red: { ...TEAM, fighters: 1 } },
      state: { hands: { living: [], zombies: [4] } },
    });
    g.run().answer('move-fire cautious', 'stay');
    expect([g.question(), g.facts('alarm')]).toEqual(['over', []]);
  });
  test('may stay inside, and then go nowhere', () => {
    const g = riding().answer('move-fire cautious', false);
    expect(g.figures('red').every((f) => f.aboard === 'car')).toBe(true);
    expect(g.state.active).toBeNull();
  });
  test('[AMZ-hide] do not hide', () => {
    const map = { areas: [{ id: 'a', kind: 'rubble', rect: [4, 4, 16, 16] }] } as Situation['map'];
    expect(riding({ map }).options()).not.toContain('hide stationary');
  });
  test('[AMZ-take-cover] [AMZ-special-actions] get out for cover and for a task, which are Cautious moves; not Rapidly', () => {
    const thing = { id: 'case', kind: 'case', x: 10, y: 4, level: 0, spent: false, by: '' };
    const map = {
      barriers: [
        {
          id: 'h',
          kind: 'hedge',
          path: [
            [4, 15],
            [16, 15],
          ] as [number, number][],
        },
      ],
    };
    const g = riding({ map, state: { things: [thing] } });
    expect(g.options()).toContain('objective cautious');
    expect(g.options().filter((id) => id.endsWith('rapid'))).toEqual([]);
    g.answer('take-cover cautious', true, [10, 14]);
    expect(g.unit('red').tookCover).toBe(true);
    const far = riding({ state: { things: [{ ...thing, y: 30 }] } });
    expect(far.options()).not.toContain('objective cautious');
  });
  test('[AMZ-take-cover] take none while they stay inside', () => {
    const map = { areas: [{ id: 'a', kind: 'woods', rect: [8, 12, 14, 14] }] } as Situation['map'];
    const g = riding({ map }).answer('take-cover cautious', false);
    expect(g.unit('red').tookCover).toBe(false);
  });
});

test('[AMZ-T-quirk-cards] [AMZ-T-movement] the menu says how far a Cautious move goes: 9 inches with a Second Wind', () => {
  const inches = (effects: State['effects']) => {
    const { shape } = game({ units: { red: TEAM }, state: { effects } })
      .run()
      .asked();
    return (
      shape.kind === 'choose' && shape.options.find((o) => o.id === 'move-fire cautious')?.line.values?.inches
    );
  };
  expect([inches([]), inches([{ card: 2, on: 'red', until: 1 }])]).toEqual([6, 9]);
});

describe('[AMZ-vehicles] a vehicle', () => {
  const driven = (role: 'fighter' | 'dependent', status: 'active' | 'kia') =>
    game({
      units: {
        car: {
          ...TEAM,
          vehicle: 'car',
          fighters: 2,
          figures: { 1: { id: 'car', role: 'vehicle' }, 2: { role, status, x: -1, y: -1, aboard: 'car' } },
        },
        red: { ...TEAM, at: [30, 30] },
      },
    }).run();
  test('is activated only while anybody of its own acts', () => {
    expect(driven('fighter', 'active').options()).toEqual(['car', 'red']);
    expect(driven('fighter', 'active').asked().shape).toMatchObject({
      options: [
        { id: 'car', on: 'car' },
        { id: 'red', on: 'red-1' },
      ],
    });
    // Only one unit is left, which acts at once.
    expect(driven('fighter', 'kia').facts('activated')).toMatchObject([{ unit: 'red' }]);
  });
  test('drives only with a fighter of its own', () => {
    expect(driven('fighter', 'active').answer('car').options()).toContain('move-fire rapid');
    // Only one deed is left to it.
    const g = driven('dependent', 'active').answer('car');
    expect(g.facts('announced')).toMatchObject([{ unit: 'car', mode: 'stationary' }]);
  });
});

test('[AMZ-activation] what it may announce is told by its deed; to stand and fire has words of its own', () => {
  const g = game({
    units: {
      red: { professional: true, fighters: 3, at: [10, 10], figures: { 1: { status: 'down', fell: 1 } } },
      mob: { kind: 'zulus', fighters: 3, at: [10, 30] },
    },
  });
  g.begin(activate(g.w, 'red'));
  const { shape } = g.asked();
  const options = 'options' in shape ? (shape.options as { id: string; line: { key: string } }[]) : [];
  const wrong = options.filter(({ id, line }) => {
    const [deed] = id.split(' ');
    return line.key !== `announce.${id === 'move-fire stationary' ? 'stand-fire' : deed}`;
  });
  expect([wrong, g.options().filter((id) => id.endsWith('stationary')).length > 1]).toEqual([[], true]);
});

test('[AMZ-dependents] [AMZ-move-rapid] a Rapid move takes as many fighters as Dependents', () => {
  const may = (fighters: number, dependents: number) => {
    const g = game({ units: { red: { fighters, dependents, at: [10, 10] } } });
    return mayGoRapidly(g.w.s, 'red');
  };
  expect([may(1, 0), may(1, 1), may(2, 1), may(0, 1), may(1, 2), may(2, 2)]).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
});

describe('[AMZ-activation] why a unit may not do what it asks for', () => {
  const told = (what: string, red: Partial<Given>, more: Situation = {}) => {
    const g = game({ ...more, units: { red: { ...TEAM, ...red }, ...more.units } });
    const { rule, text } = g.begin(activate(g.w, 'red')).refusal(what);
    return `${rule} ${text}`;
  };
  const mob = { kind: 'odies', at: [10, 12.5] } as const;
  /** It does not regain its confidence. */
  const FAILS = { dice: [1] };

  test('by its Dependents, its fighters and its Morale', () => {
    expect(told('move-fire rapid', { fighters: 1, dependents: 2 })).toBe(
      'AMZ-dependents barred.dependents-rapid',
    );
    const alone = { fighters: 0, dependents: 2 };
    for (const deed of ['overwatch overwatch', 'close-combat cautious'])
      expect(told(deed, alone)).toBe('AMZ-dependents barred.nobody-fights');
    for (const deed of ['overwatch overwatch', 'fire-move cautious', 'move-fire stationary'])
      expect(told(deed, { level: 'broken' }, FAILS)).toBe('AMZ-T-morale-levels barred.morale');
    expect(told('close-combat cautious', { level: 'shaken' }, FAILS)).toBe(
      'AMZ-T-morale-levels barred.morale',
    );
    expect(told('objective cautious', { level: 'broken' }, FAILS)).toBe('AMZ-T-morale-levels barred.morale');
  });

  test('[AMZ-hide] by what is near, and what there is to do', () => {
    const rubble = { areas: [{ id: 'a', kind: 'rubble', rect: [8, 8, 14, 12] }] } as Situation['map'];
    expect(told('hide stationary', {}, { map: rubble, units: { mob } })).toBe('AMZ-hide barred.zombie-near');
    expect(told('hide stationary', {})).toBe('AMZ-hide barred.no-cover');
    expect(told('tend stationary', {})).toBe('AMZ-first-aid-when barred.nobody-down');
    expect(told('objective cautious', {})).toBe('AMZ-special-actions barred.nothing-here');
  });

  test('[AMZ-vehicles] [AMZ-T-vehicle-damage] by what a vehicle is, and what has become of it', () => {
    const aboard = { x: -1, y: -1, aboard: 'red' };
    const figures = {
      1: { id: 'red', role: 'vehicle' },
      2: aboard,
      3: aboard,
      4: aboard,
    } as Given['figures'];
    const car = { vehicle: 'car', figures } as const;
    const stalled = { state: { effects: [{ card: 3, on: 'red', until: 1 }] } };
    expect(told('move-fire rapid', { ...car, immobilised: true })).toBe(
      'AMZ-T-vehicle-damage barred.immobilised',
    );
    // With somebody to tend it has two things left to do.
    const hurt = { ...car, figures: { ...figures, 4: { ...aboard, status: 'down', fell: 1 } } } as const;
    expect(told('move-fire cautious', hurt, stalled)).toBe('AMZ-T-quirk-cards barred.stalled');
    expect(told('overwatch overwatch', {}, stalled)).toBe('AMZ-T-quirk-cards barred.stalled');
    expect(told('close-combat cautious', car)).toBe('AMZ-vehicles barred.vehicle');
    expect(told('take-cover cautious', car)).toBe('AMZ-take-cover barred.vehicle');
    expect(told('hide stationary', car)).toBe('AMZ-hide barred.vehicle');
  });
});

test('[AMZ-special-actions] a move that ends away from its task does none', () => {
  const thing = { id: 'case', kind: 'case', x: 10, y: 13, level: 0, spent: false, by: '' };
  const goes = (to: [number, number]) => {
    const g = game({ units: { red: { ...TEAM, fighters: 1 } }, state: { things: [thing] } });
    g.run().answer('objective cautious', to);
    return [g.question(), g.state.things[0]?.by];
  };
  expect(goes([10, 12.5])).toEqual(['over', 'red']);
  expect(goes([10, 6])).toEqual(['over', '']);
});

test('[AMZ-cc-initiate] of several enemies in contact its player picks, each shown by its first figure', () => {
  const g = game({
    units: {
      red: { ...TEAM, fighters: 2 },
      a: { kind: 'odies', at: [10, 10.9], interrupted: true },
      b: { kind: 'odies', at: [10.75, 9.1], interrupted: true },
      c: { kind: 'odies', at: [10, 11.5], interrupted: true },
    },
    dice: [5],
  });
  g.run().answer('close-combat cautious', 'stay');
  expect(g.question()).toBe('living attack AMZ-cc-initiate');
  expect(g.asked().shape).toMatchObject({
    options: [
      { id: 'a', on: 'a-1' },
      { id: 'b', on: 'b-1' },
    ],
  });
  expect(g.options()).toHaveLength(2);
});

test('[AMZ-activation] the log tells a move of half an inch as half an inch', () => {
  const g = game({ units: { red: { ...TEAM, fighters: 1 } } });
  g.run().answer('move-fire cautious', [10, 10.5]);
  expect(g.facts('moved').map((f) => f.inches)).toEqual([0.5]);
  expect(g.facts('went').map((f) => f.inches)).toEqual([0.5]);
});

describe('[AMZ-casualties-carry] [AMZ-T-morale-levels] who is taken along on a run is asked when it begins', () => {
  const marker = {
    id: 'casualty-1',
    kind: 'wia',
    unit: 'red',
    abandoned: false,
    safe: false,
    overrun: false,
    x: -1,
    y: -1,
    level: 0,
  } as const;
  const shop = { id: 'shop', name: 'Shop', rect: [5, 5, 20, 20], levels: 1 } as const;
  const runs = (isInside: boolean) =>
    game({
      options: { zombies: 'player' },
      map: { buildings: isInside ? [shop] : [] } as object,
      scenario: { living: [{ id: 'red', entry: { edge: 'west' } }] } as object,
      units: {
        red: { level: 'broken', fighters: 4, at: [10, 10] },
        mob: { kind: 'zulus', fighters: 1, at: [10, 15] },
      },
      state: {
        casualties: [marker],
        buildings: isInside ? [{ id: 'shop', kind: 'fortified', points: 4, breached: false }] : [],
      },
    });

  test('after Interrupts, and also about who has fallen in them', () => {
    const g = runs(false);
    g.begin(activate(g.w, 'red'));
    expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
    expect(g.state.casualties[0]).toMatchObject({ x: -1, y: -1 });
    g.w.happen({ is: 'downed', cause: 'AMZ-casualties', unit: 'red', figures: ['red-1'] });
    g.answer('not-at-all');
    expect(g.question()).toBe('living take-along AMZ-casualties-carry');
    expect(g.options()).toEqual(['casualty-1', 'red-1']);
    g.answer([]);
    // They lie where the unit was.
    expect(g.facts('abandoned')).toMatchObject([{ markers: ['casualty-1'], figures: ['red-1'] }]);
    expect(g.state.casualties.map(({ x, y }) => [x, y])).toEqual([
      [10.75, 10],
      [10, 10],
    ]);
  });

  test('and not if the unit stays where it is', () => {
    const g = runs(true);
    g.begin(activate(g.w, 'red'));
    expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
    g.answer('not-at-all').end().done();
    expect(g.facts('carries')).toEqual([]);
  });
});

describe('[AMZ-measuring] there is no contact through a wall or a floor', () => {
  const house = { id: 'b', name: 'B', rect: [14, 20, 22, 26], levels: 2 } as const;
  /** Outside the house, right before its wall. */
  const OUT = [18, 19.7] as const;
  const INSIDE = { wall: [18, 20.4], above: [18, 20.4, 1] } as const;
  type Where = keyof typeof INSIDE | 'out';
  const at = (where: Where) => (where === 'out' ? ([18, 19] as const) : INSIDE[where]);

  test('[AMZ-cc-initiate] for an assault', () => {
    const assaults = (where: Where) => {
      const g = game({
        map: { buildings: [house] } as object,
        units: {
          red: { quality: 'elite', professional: true, fighters: 1, at: OUT },
          mob: { kind: 'odies', fighters: 1, at: at(where), interrupted: true },
        },
        dice: [4, ...(where === 'out' ? [12, 12, 1] : [])],
      });
      g.run().answer('close-combat cautious', 'stay');
      return g.facts('assaulted').length;
    };
    expect([assaults('out'), assaults('wall'), assaults('above')]).toEqual([1, 0, 0]);
  });
});

describe('[AMZ-T-morale-levels] a Professional unit that becomes Shaken on its way', () => {
  const area = { id: 'a', kind: 'rubble', rect: [8, 14.3, 14, 16] };
  const things = [{ id: 'case', kind: 'case', x: 10, y: 14.3, level: 0, spent: false, by: '' }];
  /** It sets out from 10 to 14, and is Shaken when it comes within 12 inches of a Romeo at this place. */
  const goes = (deed: string, at: number) => {
    const g = game({
      map: { areas: [area] } as object,
      units: {
        red: { quality: 'trained', professional: true, morale: 'good', fighters: 1, at: [10, 10] },
        mob: { kind: 'romeos', at: [10, at], interrupted: true },
      },
      options: { zombies: 'player' },
      state: { things },
      dice: [1],
    });
    g.begin(activate(g.w, 'red')).answer(`${deed} cautious`, [10, 14]);
    if (g.question() !== 'over') g.answer(g.options()[0] as string);
    g.end().done();
    expect(g.unit('red').level).toBe('shaken');
    return g;
  };
  test('[AMZ-special-actions] does what it came for where it is in contact', () => {
    expect(goes('objective', 26.5).state.things.map((t) => t.by)).toEqual(['red']);
    // It stopped an inch short.
    expect(goes('objective', 25.3).state.things.map((t) => t.by)).toEqual(['']);
  });
  test('[AMZ-take-cover] takes cover where it is within 2 inches of some', () => {
    expect(goes('take-cover', 26.5).unit('red').tookCover).toBe(true);
    expect(goes('take-cover', 23.3).unit('red').tookCover).toBe(false);
  });
});

test('[AMZ-cohesion] [AMZ-D-keeps-together] a unit goes no farther than one who comes slowly out of rubble can follow', () => {
  const figures = { 1: { x: 10, y: 10 }, 2: { x: 10, y: 8.6 }, 3: { x: 10, y: 7.2 } };
  const g = game({
    map: { areas: [{ id: 'r', kind: 'rubble', rect: [8, 4, 12, 8.5] }] },
    units: { red: { quality: 'trained', professional: true, fighters: 3, figures } },
  });
  g.run().answer('move-fire rapid', [10, 21.5]);
  // Four fifths of the way: the last of them could come 10.7 inches far, and not the whole 11.5.
  expect(g.figures('red').map((f) => f.y)).toEqual([19.2, 17.8, 16.4]);
});

test('[AMZ-T-morale-levels] whoever is frightened at the end of the move has lost none of it', () => {
  const path: [number, number][] = [
    [5, 20],
    [15, 20],
  ];
  const g = game({
    options: { zombies: 'player' },
    map: { barriers: [{ id: 'a', kind: 'high wall', path }] },
    units: {
      red: { ...TEAM, morale: 'good', fighters: 1, at: [4, 14] },
      romeo: { kind: 'romeos', at: [10, 23], interrupted: true },
    },
    dice: [1],
  });
  g.run().answer('move-fire cautious', [4, 20]);
  expect(g.unit('red').level).toBe('shaken');
  expect(g.facts('lost-move')).toEqual([]);
});

test('[AMZ-T-morale-levels] [AMZ-sc2] whoever is Broken and no Professional is not told to announce anything', () => {
  const told = (cause: 'AMZ-activation' | 'AMZ-T-morale-levels' | 'AMZ-sc2', most: number) =>
    FACTS.tell({ is: 'announced', cause, unit: 'red', deed: 'move-fire', mode: 'rapid', most } as never)?.key;
  expect(told('AMZ-activation', 12)).toBe('tell.announced');
  expect([told('AMZ-T-morale-levels', 12), told('AMZ-T-morale-levels', 0)]).toEqual([
    'tell.announced-runs',
    'tell.announced-stays',
  ]);
  expect(told('AMZ-sc2', 6)).toBe('tell.announced-flies');
});

test('[AMZ-D-last-mode] [AMZ-T-morale-levels] [AMZ-vehicles] whoever is Broken and stays put is Stationary, and Rapid if it runs', () => {
  const militia = { quality: 'trained', professional: false, level: 'broken', fighters: 3 } as const;
  const aboard = { x: -1, y: -1, aboard: 'car' } as const;
  const after = (rides: boolean) => {
    const g = game({
      scenario: { exits: ['west'] },
      units: {
        car: {
          ...militia,
          level: 'confident',
          vehicle: 'car',
          fighters: 2,
          at: [18, 18],
          figures: { 1: { id: 'car', role: 'vehicle' }, 2: aboard },
        },
        red: { ...militia, at: [25, 10], ...(rides && { figures: { 1: aboard, 2: aboard, 3: aboard } }) },
      },
      dice: [1, 1],
    });
    g.begin(activate(g.w, 'red')).end();
    return [g.unit('red').mode, g.facts('announced')[0]?.most === 0, g.figures('red')[0]?.aboard];
  };
  expect(after(true)).toEqual(['stationary', true, 'car']);
  expect(after(false)).toEqual(['rapid', false, '']);
});
