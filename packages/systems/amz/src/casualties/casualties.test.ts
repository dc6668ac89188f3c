import { describe, expect, test } from 'vitest';
import type { Figure, State } from '../state.js';
import { type Given, game, type Situation } from '../testing/game.js';
import { firstAidDue, mayTend, medicTreats, risesSlight, tend } from './aid.js';
import { afterMove, canCarry, takesAlong, takesUp } from './carrying.js';
import { nameOf, takesHits } from './hits.js';
import { mayBeWipedOut } from './lost.js';

const TEAM = { quality: 'trained', professional: true, fighters: 4, at: [10, 10] } as const;
const DOWN = { status: 'down', fell: 1 } as const;
const team = (figures: Given['figures'], more: Partial<Given> = {}): Given => ({ ...TEAM, figures, ...more });

const marker = (
  id: string,
  more: Partial<State['casualties'][number]> = {},
): State['casualties'][number] => ({
  id,
  kind: 'wia',
  unit: 'red',
  abandoned: false,
  x: -1,
  y: -1,
  level: 0,
  safe: false,
  overrun: false,
  ...more,
});

describe('first aid', () => {
  const tended = (die: number, medic: boolean) => {
    const g = game({ units: { red: team({ 1: DOWN, 2: { medic } }) }, dice: [die] });
    g.begin(tend(g.w, 'red')).end().done();
    return g;
  };

  test('[AMZ-first-aid-standard] [AMZ-casualties] 1 is KIA, 2 to 4 WIA, 5 and 6 slight', () => {
    const of = (die: number) => tended(die, false).state.figures[0]?.status;
    expect([1, 2, 3, 4, 5, 6].map(of)).toEqual(['kia', 'wia', 'wia', 'wia', 'slight', 'slight']);
    const g = tended(2, false);
    expect(g.state.casualties).toMatchObject([{ kind: 'wia', unit: 'red', abandoned: false, x: -1 }]);
    expect(g.state.figures[0]).toMatchObject({ x: -1, y: -1, level: 0 });
    expect(tended(5, false).state.casualties).toEqual([]);
  });

  test('[AMZ-first-aid-medic] [AMZ-medics] a medic who tends: 1 is KIA, 2 and 3 WIA, the rest slight', () => {
    const of = (die: number) => tended(die, true).state.figures[0]?.status;
    expect([1, 2, 3, 4, 5, 6].map(of)).toEqual(['kia', 'wia', 'wia', 'slight', 'slight', 'slight']);
  });

  test('[AMZ-EX-first-aid-1] a 4: WIA by the standard table, slight by a medic, and back in the next turn', () => {
    expect(tended(4, false).state.casualties).toHaveLength(1);
    const g = tended(4, true);
    risesSlight(g.w);
    expect(g.figures('red')).toHaveLength(4);
    expect(g.figures('red')[0]?.fell).toBe(0);
  });

  test('[AMZ-first-aid-when] a unit may tend its own and those of a unit in contact, each once', () => {
    const blue = { ...TEAM, at: [10, 10.9], figures: { 1: DOWN } } as const;
    const g = game({ units: { red: team({ 1: DOWN }), blue }, dice: [5, 6] });
    expect(mayTend(g.w, 'red')).toBe(true);
    g.begin(tend(g.w, 'red')).end().done();
    expect(g.facts('treated').map((f) => f.figure)).toEqual(['red-1', 'blue-1']);
    expect(mayTend(g.w, 'red')).toBe(false);
    const apart = game({ units: { red: team({}), blue: { ...blue, at: [10, 12] } } });
    expect(mayTend(apart.w, 'red')).toBe(false);
  });

  test('[AMZ-medics] when his unit tends, the medic treats all within 4 inches', () => {
    const g = game({
      units: {
        red: team({ 1: { medic: true } }),
        blue: { ...TEAM, at: [10, 14.5], figures: { 1: DOWN } },
        grey: { ...TEAM, at: [10, 5], figures: { 1: DOWN } },
      },
      dice: [4],
    });
    g.begin(tend(g.w, 'red')).end().done();
    expect(g.facts('treated')).toMatchObject([{ figure: 'blue-1', by: 'medic', result: 'slight' }]);
  });

  test('[AMZ-medics] at the start of an activation he treats up to two, his own or those of a unit within 2 inches', () => {
    const g = game({
      units: {
        red: team({ 1: DOWN, 2: { medic: true } }),
        blue: { ...TEAM, at: [10.75, 12.5], figures: { 1: DOWN, 2: DOWN } },
        grey: { ...TEAM, at: [10, 14], figures: { 1: DOWN } },
      },
      active: { unit: 'red' },
      dice: [4, 1],
    });
    g.begin(medicTreats(g.w, 'red'));
    expect(g.question()).toBe('living patients AMZ-medics');
    expect(g.options()).toEqual(['red-1', 'blue-1', 'blue-2']);
    expect(g.refusal(['red-1', 'blue-1', 'blue-2']).code).toBe('illegal');
    g.answer(['red-1', 'blue-2']).end().done();
    expect(g.state.active?.medic).toBe(true);
  });

  test('[AMZ-medics] a medic who is down treats nobody, and one who treats nobody keeps his die', () => {
    const down = game({
      units: { red: team({ 1: DOWN, 2: { ...DOWN, medic: true } }) },
      active: { unit: 'red' },
    });
    down.begin(medicTreats(down.w, 'red')).end();
    const g = game({ units: { red: team({ 1: DOWN, 2: { medic: true } }) }, active: { unit: 'red' } });
    g.begin(medicTreats(g.w, 'red')).answer([]).end();
    expect(g.state.active?.medic).toBe(false);
  });

  test('[AMZ-first-aid-when] [AMZ-D-first-aid-when] at the latest at the end of the turn after', () => {
    const ends = (turn: number, choice: 'next' | 'same', dice: readonly number[]) => {
      const g = game({
        options: { 'first-aid': choice },
        units: { red: team({ 1: DOWN }) },
        state: { turn },
        dice,
      });
      g.begin(firstAidDue(g.w)).end().done();
      return g.facts('treated').length;
    };
    expect([ends(1, 'next', []), ends(2, 'next', [5]), ends(1, 'same', [5])]).toEqual([0, 1, 1]);
  });

  test('[AMZ-first-aid-when] the table may choose that nobody is treated before the end of the turn', () => {
    const g = game({
      options: { 'first-aid': 'same' },
      units: { red: team({ 1: DOWN, 2: { medic: true } }) },
      active: { unit: 'red' },
      dice: [4],
    });
    expect(mayTend(g.w, 'red')).toBe(false);
    g.begin(medicTreats(g.w, 'red')).end();
    // Then the medic does what he can.
    g.begin(firstAidDue(g.w)).answer(['red-1']).end().done();
    expect(g.figures('red', 'slight')).toHaveLength(1);
  });

  test('[AMZ-first-aid-when] [AMZ-D-wiped-out] [AMZ-casualties] with nobody left to help they are dead, and the unit is wiped out then', () => {
    const g = game({
      units: { red: team({ 1: DOWN, 2: DOWN }, { fighters: 2 }) },
      state: { turn: 2, casualties: [marker('old')] },
    });
    g.begin(firstAidDue(g.w)).end();
    expect(g.facts('treated').map((f) => [f.by, f.result])).toEqual([
      ['nobody', 'kia'],
      ['nobody', 'kia'],
    ]);
    expect(g.facts('wiped-out')).toHaveLength(1);
    expect(g.state.casualties.map((c) => [c.abandoned, c.x >= 0])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  test('[AMZ-D-wiped-out] slight injuries bring a unit back', () => {
    const g = game({ units: { red: team({ 1: { status: 'slight', fell: 1 } }, { fighters: 1 }) } });
    g.begin(firstAidDue(g.w)).end();
    risesSlight(g.w);
    expect(g.figures('red')).toHaveLength(1);
    expect(g.facts('wiped-out')).toEqual([]);
  });
});

describe('carrying', () => {
  const moves = (given: Given, casualties: State['casualties'] = []): Situation => ({
    units: { red: given },
    active: { unit: 'red' },
    state: { casualties },
  });

  test('[AMZ-casualties-carry] one carrier for a Cautious move, two for a Rapid one or a flight', () => {
    const g = game(moves(team({ 1: DOWN })));
    expect([canCarry(g.w, 'red', 'cautious'), canCarry(g.w, 'red', 'rapid')]).toEqual([3, 1]);
    const laden = game(moves(team({ 1: { loads: 1 } })));
    expect(canCarry(laden.w, 'red', 'cautious')).toBe(3);
  });

  test('[AMZ-casualties-carry] its player says whom it takes along, and carriers give no Firepower die', () => {
    const g = game(moves(team({ 1: DOWN }), [marker('a'), marker('b', { kind: 'kia' })]));
    g.begin(takesAlong(g.w, 'red', 'rapid'));
    expect(g.question()).toBe('living take-along AMZ-casualties-carry');
    expect(g.options()).toEqual(['a', 'b', 'red-1']);
    expect(g.refusal(['a', 'b']).code).toBe('illegal');
    g.answer(['red-1']).end();
    expect(g.result).toEqual(['red-1']);
    expect(g.state.active?.carriers).toBe(2);
    expect(g.state.casualties.map((c) => [c.x, c.abandoned])).toEqual([
      [10.75, false],
      [10.75, false],
    ]);
  });

  test('[AMZ-casualties-carry] Dependents carry before fighters do', () => {
    const g = game(moves(team({}, { dependents: 1 }), [marker('a'), marker('b')]));
    g.begin(takesAlong(g.w, 'red', 'cautious'))
      .answer(['a', 'b'])
      .end();
    expect(g.state.active?.carriers).toBe(1);
  });

  test('[AMZ-casualties-abandon] farther than 2 inches at the end of a move they are abandoned, the down as WIA markers', () => {
    const g = game(
      moves(team({ 1: { ...DOWN, x: 7.5 }, 2: { ...DOWN, x: 9 } }), [
        marker('far', { x: 14.6, y: 10 }),
        marker('near', { x: 14.2, y: 10 }),
      ]),
    );
    afterMove(g.w, 'red');
    expect(g.facts('abandoned')).toMatchObject([{ markers: ['far'], figures: ['red-1'] }]);
    expect(g.state.casualties.map((c) => [c.id, c.kind, c.x, c.abandoned])).toEqual([
      ['far', 'wia', 14.6, true],
      ['near', 'wia', -1, false],
      ['casualty-1', 'wia', 7.5, true],
    ]);
    expect(g.figures('red', 'down').map((f) => f.id)).toEqual(['red-2']);
  });

  test('[AMZ-D-wiped-out] [AMZ-casualties-abandon] a unit shot down to the last figure on its way abandons none of them', () => {
    const slaves = { kind: 'possessed', quality: 'trained', fighters: 4, at: [10, 20] } as const;
    const units = { red: { ...TEAM, fighters: 2 }, slaves };
    const hits = [8, 8, 8, 8, 8, 1, 1];
    const g = game({ options: { zombies: 'player' }, units, dice: [1, 8, ...hits] }).run();
    g.answer('move-fire cautious', 'not-now', [10, 14], 'slaves', 'move-fire stationary', 'red');
    g.done();
    expect(g.figures('red', 'down')).toHaveLength(2);
    expect(g.facts('abandoned')).toEqual([]);
  });

  test('[AMZ-D-slight-rises] [AMZ-casualties-abandon] the slightly hurt stay where they lie, however far their unit goes, and get up there', () => {
    const slight = { status: 'slight', fell: 1, x: 3, y: 3 } as const;
    const g = game(moves(team({ 1: slight, 2: { ...DOWN, x: 3, y: 4 } })));
    afterMove(g.w, 'red');
    expect(g.facts('abandoned')).toMatchObject([{ markers: [], figures: ['red-2'] }]);
    risesSlight(g.w);
    expect(g.figures('red').map((f) => f.id)).toContain('red-1');
    expect(g.figures('red')[0]).toMatchObject({ x: 3, y: 3 });
  });

  test('[AMZ-casualties-carry] a whole move: who is carried comes along, who is not stays', () => {
    const g = game({
      units: { red: team({ 1: { ...DOWN, fell: 9 } }) },
      state: { casualties: [marker('a')] },
    });
    g.run().answer('move-fire cautious', [11.5, 15], ['red-1']);
    expect(g.figures('red', 'down')[0]?.y).toBeGreaterThan(13);
    expect(g.facts('abandoned')).toMatchObject([{ markers: ['a'], figures: [] }]);
  });

  test('[AMZ-casualties-abandon] a marker is taken up by any friendly unit that ends a move in contact', () => {
    const lies = marker('a', { unit: 'blue', abandoned: true, x: 10, y: 10.7 });
    const g = game(moves(TEAM, [lies, marker('b', { abandoned: true, x: 10, y: 12 })]));
    g.begin(takesUp(g.w, 'red'));
    expect(g.options()).toEqual(['take-up a red', 'done']);
    g.answer('take-up a red').end();
    expect(g.state.casualties[0]).toMatchObject({ unit: 'red', abandoned: false, x: -1 });
  });

  test('[AMZ-casualties] markers are handed over to a unit in contact, or taken from it', () => {
    const g = game({
      units: { red: TEAM, blue: { ...TEAM, at: [10, 11] } },
      state: { casualties: [marker('a'), marker('b', { unit: 'blue' })] },
    });
    g.begin(takesUp(g.w, 'red'));
    expect(g.options()).toEqual(['give a blue', 'take-over b red', 'done']);
    g.answer('give a blue', 'done').end();
    expect(g.state.casualties.map((c) => c.unit)).toEqual(['blue', 'blue']);
  });

  test('[AMZ-casualties] [AMZ-activation] also by a unit that stays where it is, before it announces anything', () => {
    const g = game({
      units: { red: { ...TEAM, professional: true }, blue: { ...TEAM, at: [10, 11], done: true } },
      state: { casualties: [marker('a'), marker('b', { unit: 'blue', abandoned: true, x: 10, y: 10.7 })] },
    });
    g.run();
    expect(g.question()).toBe('living hand-over AMZ-casualties-abandon');
    expect(g.options()).toEqual(['give a blue', 'done']);
    g.answer('give a blue');
    expect(g.question()).toBe('living announce AMZ-activation');
    expect(g.state.casualties[0]).toMatchObject({ unit: 'blue' });
  });

  test('[AMZ-casualties-carry] a vehicle has room for two markers in the place of one passenger', () => {
    const room = (loaded: number) => {
      const aboard = { x: -1, y: -1, aboard: 'car' } as const;
      const ids = Array.from({ length: loaded }, (_, i) => marker(`c${i}`, { unit: 'car' }));
      const car: Given = {
        ...TEAM,
        vehicle: 'car',
        at: [10, 11.6],
        fighters: 5,
        figures: { 1: { id: 'car', role: 'vehicle' }, 2: aboard, 3: aboard, 4: aboard, 5: aboard },
      };
      const g = game({ units: { red: TEAM, car }, state: { casualties: [...ids, marker('a')] } });
      g.begin(takesUp(g.w, 'red'));
      return g.question() !== 'over' && g.options().includes('give a car');
    };
    // A driver and three passengers: one seat is free.
    expect([room(0), room(1), room(2)]).toEqual([true, true, false]);
  });

  test('[AMZ-casualties-carry] the markers of those who ride take room in it, and they take no more than it has', () => {
    const given = (loaded: number) => {
      const aboard = { x: -1, y: -1, aboard: 'car' } as const;
      const ids = Array.from({ length: loaded }, (_, i) => marker(`c${i}`, { unit: 'blue' }));
      const figures = { 1: { id: 'car', role: 'vehicle' }, 2: aboard } as const;
      const car: Given = { ...TEAM, vehicle: 'car', at: [10, 11.6], fighters: 2, figures };
      const blue: Given = { ...TEAM, fighters: 2, figures: { 1: aboard, 2: aboard } };
      const g = game({ units: { red: TEAM, car, blue }, state: { casualties: [...ids, marker('a')] } });
      g.begin(takesUp(g.w, 'red'));
      const may = (id: string) => g.question() !== 'over' && g.options().includes(id);
      return [may('give a car'), may('give a blue')];
    };
    // Two ride in a car for four: there is room for four markers.
    expect([given(3), given(4)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

test('[AMZ-casualties] markers are handed over to somebody who is alone as well, not to a unit that is all down', () => {
  const offers = (figures: Given['figures']) => {
    const g = game({
      units: { red: TEAM, blue: { ...TEAM, fighters: 1, at: [10, 11], figures } },
      state: { casualties: [marker('a')] },
    });
    g.begin(takesUp(g.w, 'red'));
    return g.asks().length > 0 ? g.options() : [];
  };
  expect(offers({})).toEqual(['give a blue', 'done']);
  expect(offers({ 1: DOWN })).toEqual([]);
});

test('[AMZ-medics] somebody who is treated already brings the medic to none of his unit', () => {
  const treated = (near: Partial<Figure>) => {
    const figures = { 1: { x: 11, y: 10, ...near }, 2: { ...DOWN, x: 30, y: 30 }, 3: { x: 31, y: 30 } };
    const g = game({
      units: {
        red: { ...TEAM, fighters: 1, figures: { 1: { medic: true } } },
        blue: { ...TEAM, fighters: 3, figures },
      },
      active: { unit: 'red' },
    });
    g.begin(medicTreats(g.w, 'red'));
    return g.asks().length > 0 ? g.options() : [];
  };
  expect(treated({ status: 'slight' })).toEqual([]);
  expect(treated({ status: 'active' })).toContain('blue-2');
});

test('[AMZ-D-wiped-out] a unit that was nowhere is wiped out all the same', () => {
  const g = game({ units: { red: { fighters: 1, figures: { 1: { status: 'destroyed', x: -1, y: -1 } } } } });
  expect(mayBeWipedOut(g.w, 'red', undefined, 'AMZ-casualties')).toBe(true);
  expect(g.facts('wiped-out')).toMatchObject([{ unit: 'red', at: [0, 0, 0] }]);
});

test('[AMZ-casualties-abandon] somebody alone keeps what lies within 2 inches of him on his floor', () => {
  const kept = (x: number, level = 0) => {
    const g = game({
      units: { red: { ...TEAM, fighters: 1 } },
      active: { unit: 'red' },
      state: { casualties: [marker('a', { x, y: 10, level })] },
    });
    afterMove(g.w, 'red');
    return [g.facts('kept-near').length, g.facts('abandoned').length];
  };
  expect([kept(12.25), kept(12.251), kept(11, 1), kept(0.5)]).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});

test('[AMZ-casualties-abandon] whoever lies below on another floor than all of the unit is abandoned', () => {
  const buildings = [{ id: 'h', name: 'H', rect: [5, 5, 15, 15], levels: 2 }];
  const left = (level: number) => {
    const figures = { 2: { x: 10.5, y: 10.5, level }, 3: { ...DOWN, x: 10.5, y: 11, level: 0 } };
    const casualties = [marker('a', { x: 10, y: 10.5, level: 0 })];
    const red: Given = { ...TEAM, fighters: 3, at: [10, 10, 1], figures };
    const g = game({ map: { buildings } as object, units: { red }, state: { casualties } });
    afterMove(g.w, 'red');
    return g.facts('abandoned').map(({ markers, figures: fallen }) => [...markers, ...fallen]);
  };
  expect(left(1)).toEqual([['a', 'red-3']]);
  // Somebody of the unit has stayed below.
  expect(left(0)).toEqual([]);
});

test('[AMZ-who-is-hit-living] a figure is named by its task, its weapon or its burden', () => {
  const { figures } = game({ units: { red: TEAM } }).state;
  const name = (more: Partial<Figure>) => nameOf({ ...(figures[0] as Figure), ...more }).key;
  expect([
    name({ leader: 0, medic: true }),
    name({ medic: true, support: 'light' }),
    name({ role: 'dependent', loads: 1 }),
    name({ support: 'heavy', loads: 1 }),
    name({ loads: 1 }),
    name({}),
  ]).toEqual([
    'figure.leader',
    'figure.medic',
    'figure.dependent',
    'figure.heavy',
    'figure.laden',
    'figure.plain',
  ]);
});

test('[AMZ-first-aid-when] somebody slightly hurt in contact brings nobody to the others of his unit', () => {
  const tends = (near: Partial<Figure>) => {
    const figures = { 1: { x: 10, y: 10.9, ...near }, 2: { ...DOWN, x: 30, y: 30 }, 3: { x: 31, y: 30 } };
    const units = { red: { ...TEAM, fighters: 1 }, blue: { ...TEAM, fighters: 3, figures } };
    return mayTend(game({ units }).w, 'red');
  };
  expect([tends({}), tends(DOWN), tends({ status: 'slight', fell: 1 })]).toEqual([true, true, false]);
});

test('[AMZ-casualties-abandon] half an inch from the edge of a base is contact with a marker', () => {
  const offers = (x: number) => {
    const units = { red: { ...TEAM, fighters: 1 } };
    const g = game({ units, state: { casualties: [marker('a', { abandoned: true, x, y: 10 })] } });
    g.begin(takesUp(g.w, 'red'));
    return g.asks().length > 0 ? g.options() : [];
  };
  expect([offers(10.75), offers(10.751)]).toEqual([['take-up a red', 'done'], []]);
});

test('[AMZ-first-aid-when] the last of a unit still treats the other', () => {
  const g = game({ units: { red: team({ 1: DOWN }, { fighters: 2 }) }, state: { turn: 2 }, dice: [5] });
  g.begin(firstAidDue(g.w)).end().done();
  expect(g.facts('treated')).toMatchObject([{ by: 'standard', result: 'slight' }]);
});

test('[AMZ-casualties] [AMZ-measuring] no marker is handed over through a wall', () => {
  const offers = (wall: number) => {
    const units = { red: { ...TEAM, fighters: 1 }, blue: { ...TEAM, fighters: 1, at: [10.9, 10] } } as const;
    const buildings = [{ id: 'b', name: 'B', rect: [wall, 5, 30, 15], levels: 1 }];
    const g = game({ map: { buildings } as object, units, state: { casualties: [marker('a', {})] } });
    g.begin(takesUp(g.w, 'red'));
    return g.asks().length > 0 ? g.options() : [];
  };
  expect([offers(20), offers(10.45)]).toEqual([['give a blue', 'done'], []]);
});

describe('[AMZ-measuring] no contact through a wall', () => {
  const behind = (wall: number) => {
    return { buildings: [{ id: 'b', name: 'B', rect: [wall, 5, 30, 15], levels: 1 }] } as object;
  };
  test('[AMZ-casualties-abandon] no marker is taken up', () => {
    const offers = (wall: number) => {
      const casualties = [marker('a', { abandoned: true, x: 10.7, y: 10 })];
      const g = game({ map: behind(wall), units: { red: { ...TEAM, fighters: 1 } }, state: { casualties } });
      g.begin(takesUp(g.w, 'red'));
      return g.asks().length > 0 ? g.options() : [];
    };
    expect([offers(20), offers(10.45)]).toEqual([['take-up a red', 'done'], []]);
  });
  test('[AMZ-first-aid-when] nobody is tended', () => {
    const tends = (wall: number) => {
      const blue = { ...TEAM, fighters: 2, figures: { 1: { ...DOWN, x: 10.9, y: 10 }, 2: { x: 20, y: 10 } } };
      const units = { red: { ...TEAM, fighters: 1 }, blue };
      return mayTend(game({ map: behind(wall), units }).w, 'red');
    };
    expect([tends(25), tends(10.45)]).toEqual([true, false]);
  });
});

test('[AMZ-possessed-weapons] [AMZ-fire-procedure] without a hit nobody is drawn', () => {
  const slaves: Given = { kind: 'possessed', fighters: 2, figures: { 1: { support: 'light' } } };
  const g = game({ units: { red: TEAM, slaves } });
  g.begin(takesHits(g.w, 'slaves', 0, 'red', 'AMZ-fire-procedure')).end();
  expect([g.facts('lots'), g.figures('slaves').length]).toEqual([[], 2]);
});

test('[AMZ-first-aid-when] half an inch is contact for those who tend', () => {
  const tends = (y: number) => {
    const blue = { ...TEAM, fighters: 2, figures: { 1: { ...DOWN, x: 10, y }, 2: { x: 10, y: 20 } } };
    return mayTend(game({ units: { red: { ...TEAM, fighters: 1 }, blue } }).w, 'red');
  };
  expect([tends(11), tends(11.001)]).toEqual([true, false]);
});

test('[AMZ-first-aid-when] a unit with nobody on his feet tends nobody', () => {
  const down = { status: 'down' } as const;
  const may = (figures: Given['figures']) =>
    mayTend(game({ units: { red: { fighters: 2, figures: figures ?? {} } } }).w, 'red');
  expect([may({ 1: down }), may({ 1: down, 2: down })]).toEqual([true, false]);
});
