import { describe, expect, test } from 'vitest';
import { standingOn } from '../ground/contact.js';
import { car, hut, type Rect } from '../testing/fields.js';
import { drawsOf, game, type Situation } from '../testing/game.js';
import { chargeWatchers, noticesPrey } from './alarm.js';

/** Step 7, and where zed-1 is after it. */
const goes = (more: Situation) => {
  const g = game({ step: 7, turn: 4, ...more }).finish(7);
  g.done();
  const { x, y, mode } = g.zed('zed-1');
  return { x, y, mode };
};

describe('whom Zeds go for', () => {
  test('[ROS-U-lost] a charging Zed that saw nobody anywhere drifts again', () => {
    const zeds = { 'zed-1': { x: 60, y: 45, mode: 'charging', lastSeen: null } } as const;
    const map = { vehicles: [{ id: 'V1', kind: 'car', rect: [40, 30, 44, 60] as Rect }] };
    expect(goes({ people: { 'survivor-1': { x: 20, y: 45 } }, zeds, map })).toEqual({
      x: 60,
      y: 45,
      mode: 'drifting',
    });
  });

  test('[ROS-priority, ROS-melee-groan] 40 cm to the edge of the base itself is near enough for groans', () => {
    const lured = (x: number) =>
      goes({
        people: { 'survivor-1': { x: 45, y: 45 }, 'survivor-2': { x: x + 41, y: 46.733 } },
        zeds: {
          'zed-1': { x: 60, y: 45 },
          'zed-2': { x: x + 40, y: 45, moved: true },
          'zed-3': { x: x + 42, y: 45, moved: true },
        },
        map: car([50, 40, 54, 50]),
      }).x > 60.5;
    expect([lured(60), lured(60.002)]).toEqual([true, false]);
  });

  test('[ROS-priority] where nobody is left on the table they go nowhere', () => {
    expect(goes({ zeds: { 'zed-1': { x: 60, y: 45 } } })).toEqual({ x: 60, y: 45, mode: 'attacking' });
  });

  test('[ROS-priority, ROS-U-priority] who has left the building is not of the gathering that is known in it', () => {
    const door = { id: 'D1', at: [60, 45] as [number, number], type: 'standard', open: true };
    const building = { id: 'B1', name: 'House', rect: [60, 30, 80, 60] as Rect, levels: 1, doors: [door] };
    const known = { known: 4, knownIn: 'B1' };
    // Nearer to the Zed than the others, but neither in the house nor within 20 cm.
    const away = { x: 8, y: 20, ...known };
    const people = { 'survivor-1': { x: 70, y: 40, ...known }, 'survivor-2': { x: 70, y: 50, ...known } };
    const zeds = { 'zed-1': { x: 40, y: 20 } };
    const g = goes({ map: { buildings: [building] }, people: { ...people, 'survivor-3': away }, zeds });
    expect(g.x).toBeGreaterThan(45);
  });

  test('[ROS-U-priority] who is seen leaving one house, and not entering the next, is not known to be in that', () => {
    const houseOf = (id: string, rect: Rect, at: [number, number]) => {
      return {
        id,
        name: id,
        rect,
        levels: 1,
        doors: [{ id: `${id}-door`, at, type: 'standard', open: true }],
      };
    };
    const street = [houseOf('A', [40, 40, 60, 60], [50, 40]), houseOf('B', [47, 20, 60, 34], [50, 34])];
    const crosses = (x: number, y: number, facing: number) => {
      const g = game({
        map: { buildings: [...street, { id: 'C', name: 'C', rect: [42, 30, 46, 37], levels: 1 }] },
        people: { 'survivor-1': { x: 50, y: 41.5, play: 'run' } },
        zeds: { 'zed-1': { x, y, facing } },
        options: { survivors: '1' },
        step: 5,
      });
      g.answer([50, 32]);
      return g.facts('known').map((f) => f.where);
    };
    // The wall of the house between hides the second door, and only that.
    expect(crosses(30, 39.5, 90)).toEqual([]);
    expect(crosses(54, 37, 270)).toEqual([['B']]);
  });

  test('[ROS-melee-groan, ROS-R-lured] a Zed close by that touches nobody does not groan', () => {
    const people = { 'survivor-1': { x: 90, y: 45, facing: 0 } };
    const zeds = (y: number) => ({
      'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting' as const },
      'zed-2': { x: 88, y: 45 },
      'zed-3': { x: 91, y, facing: 90, mode: 'drifting' as const },
    });
    expect(goes({ people, zeds: zeds(46.733) }).x).toBeCloseTo(65, 2);
    expect(goes({ people, zeds: zeds(46.9), dice: [2, 2] }).x).toBe(60);
  });

  test('[ROS-melee-groan, ROS-R-car] who touches a vehicle groans once its doors are smashed', () => {
    const people = { 'survivor-1': { x: 90, y: 45, inside: 'V1' } };
    const zeds = {
      'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting' as const },
      'zed-2': { x: 86.95, y: 46 },
      'zed-3': { x: 86.95, y: 44 },
    };
    const vehicle = (broken: boolean) => ({ id: 'V1', alarm: 0, rolled: [], taken: 2, struck: 3, broken });
    const lured = (broken: boolean, dice: readonly number[]) =>
      goes({ people, zeds, map: car([88, 41, 92, 49]), state: { vehicles: [vehicle(broken)] }, dice }).x;
    expect(lured(true, [])).toBeCloseTo(65, 2);
    expect(lured(false, [2])).toBe(60);
  });
});

test('[ROS-D-seated] Zeds leave a trapped NPS alone: one goes past it to a survivor far off, one beside it drifts', () => {
  const g = game({
    step: 7,
    turn: 4,
    map: { places: [{ id: 'S1', kind: 'seated', at: [50, 45] }] },
    seated: { S1: 'nps steady' },
    people: { 'survivor-1': { x: 10, y: 45 } },
    zeds: {
      'zed-1': { x: 62, y: 45 },
      'zed-2': { x: 50, y: 49, facing: 180, mode: 'drifting' },
    },
    dice: [1],
  }).finish(7);
  g.done();
  expect(g.zed('zed-1').x).toBeLessThan(45);
  expect(g.zed('zed-2')).toMatchObject({ x: 50, y: 49, mode: 'drifting' });
});

test('[ROS-D-open] of two in the open it goes for the one that it sees, though the other is nearer', () => {
  const people = { 'survivor-1': { x: 50, y: 45 }, 'survivor-2': { x: 60, y: 62 } };
  const x = (map: Situation['map']) => goes({ map, people, zeds: { 'zed-1': { x: 60, y: 45 } } });
  expect(x({})).toMatchObject({ x: 52, y: 45 });
  expect(x(car([54, 40, 56, 50]))).toMatchObject({ x: 60, y: 60 });
});

describe('whoever bites', () => {
  const noise = (x: number, y = 45) => ({
    x,
    y,
    level: 0,
    kind: 'explosion' as const,
    made: 406,
    until: 4,
  });
  const loud = { state: { noises: [noise(5)] } };
  const alone = { 'survivor-1': { x: 70, y: 45 } };
  const biting = { 'zed-1': { x: 68, y: 45 } };

  test('[ROS-U-priority, ROS-priority] stays with a survivor indoors, whatever noise there is elsewhere', () => {
    expect(goes({ map: hut(), people: alone, zeds: biting, ...loud }).x).toBe(68);
    const off = goes({ map: hut(), people: alone, zeds: { 'zed-1': { x: 67.8, y: 45 } }, ...loud });
    expect(off.x).toBeLessThan(66);
  });

  test('[ROS-U-priority, ROS-melee-groan] and however many groan beside it', () => {
    const zeds = { ...biting, 'zed-2': { x: 72, y: 45 }, 'zed-3': { x: 70, y: 47 } };
    const g = game({ step: 7, turn: 4, map: hut(), people: alone, zeds }).finish(7);
    expect(g.facts('walked')).toEqual([]);
  });

  test('[ROS-U-priority, ROS-R-car] stays at a vehicle whose doors are smashed', () => {
    const people = { 'survivor-1': { x: 90, y: 45, inside: 'V1' } };
    const zeds = { 'zed-1': { x: 86.95, y: 45 } };
    const at = (broken: boolean) => {
      const vehicles = [{ id: 'V1', alarm: 0, rolled: [], taken: 1, struck: 0, broken }];
      return goes({ map: car([88, 41, 92, 49]), people, zeds, state: { ...loud.state, vehicles } }).x;
    };
    expect(at(true)).toBe(86.95);
    expect(at(false)).toBe(66.95);
  });

  test('[ROS-U-priority] chooses nobody: no dice fall for which of two it stays with', () => {
    const people = { ...alone, 'survivor-2': { x: 66, y: 45 } };
    expect(goes({ map: hut(), people, zeds: biting }).x).toBe(68);
  });

  test('[ROS-U-priority, ROS-R-marked] leaves for the slime that draws its horde, and for phosphorus', () => {
    const map = {
      places: [{ id: 'H1', kind: 'hideout', at: [110, 80] as [number, number] }],
      buildings: [
        { ...hut().buildings[0], doors: [{ id: 'D1', at: [60, 45], type: 'standard', open: true }] },
      ],
    } as Situation['map'];
    const people = { ...alone, 'survivor-2': { x: 30, y: 45, marked: 5, drawn: 'H1' } };
    const zeds = { 'zed-1': { ...biting['zed-1'], horde: 'H1', number: 1 } };
    expect(goes({ map, people, zeds }).x).toBeLessThan(66);
    const clouds = [{ id: 'wp-1', kind: 'wp' as const, x: 63, y: 40, level: 0, until: 5 }];
    const g = game({ step: 7, turn: 4, map: hut(), people: alone, zeds: biting, state: { clouds } });
    expect(g.finish(7).has('zed-1')).toBe(false);
  });

  test('[ROS-U-priority, ROS-R-base] of two noises of one step goes for the one with the nearest edge', () => {
    const people = { 'survivor-1': { x: 5, y: 85 } };
    const goesTo = (base: number) => {
      const state = { noises: [noise(57.5), { ...noise(79), kind: 'automatic' as const, base }] };
      return goes({ people, zeds: { 'zed-1': { x: 68, y: 45 } }, state }).x;
    };
    expect([goesTo(1), goesTo(0)]).toEqual([79, 57.5]);
  });

  test('[ROS-U-priority] of two noises of one step equally near, dice choose; the same noise twice is one', () => {
    const people = { 'survivor-1': { x: 5, y: 85 } };
    const hears = (x: number, draws: Situation['draws'] = []) =>
      goes({
        people,
        zeds: { 'zed-1': { x: 60.1, y: 45 } },
        state: { noises: [noise(55), noise(x)] },
        draws,
      }).x;
    expect([hears(65.2, [['noise-1']]), hears(65.2, [['noise-2']]), hears(65.201)]).toEqual([55, 65.2, 55]);
    expect(hears(55)).toBe(55);
  });

  test('[ROS-priority, ROS-R-car] an alarm draws it up to the vehicle, where it stays, alone or of a horde', () => {
    const people = { 'survivor-1': { x: 5, y: 85 } };
    const state = { noises: [{ ...noise(39), kind: 'alarm' as const, vehicle: 'V1' }] };
    const hears = (x: number, horde = '') =>
      goes({ map: car([20, 43, 58, 47]), people, zeds: { 'zed-1': { x, y: 45, horde } }, state });
    for (const horde of ['', 'H1']) {
      expect(hears(68, horde).x).toBeCloseTo(59.05, 2);
      expect(hears(59.05, horde)).toMatchObject({ x: 59.05, y: 45 });
    }
    expect(hears(88).x).toBeCloseTo(68, 1);
  });

  test('[ROS-U-priority] comes into contact with whoever stands where the noise was', () => {
    const comes = (x: number, level = 0) => {
      const people = { 'survivor-1': { x: 70, y: 45, level } };
      const state = { noises: [noise(x)] };
      return goes({ map: hut(), people, zeds: { 'zed-1': { x: 62, y: 45 } }, state }).x;
    };
    expect([comes(70), comes(71)]).toEqual([68, 68]);
    // Off its base, whoever is drawn there keeps its half a centimetre from everybody.
    expect(comes(71.1)).not.toBe(68);
    expect(comes(70, 1)).toBe(70);
  });
});

test('[ROS-R-base] upon a spot stands only who is on its level', () => {
  const g = game({ people: { 'survivor-1': { x: 60, y: 45 } } });
  expect(standingOn(g.w, [60.5, 45, 0])?.id).toBe('survivor-1');
  expect(standingOn(g.w, [60.5, 45, 1])).toBeUndefined();
});

test('[ROS-drift-charge, ROS-R-levels] a drifter notices nobody on the floor above, however close', () => {
  const [b] = hut().buildings;
  const map = { buildings: [{ ...b, levels: 2 }] } as Situation['map'];
  const notices = (level: number) => {
    const g = game({
      map,
      people: { 'survivor-1': { x: 72.5, y: 45, level } },
      zeds: { 'zed-1': { x: 70, y: 45, mode: 'drifting', facing: 270 } },
    });
    return noticesPrey(g.w, g.zed('zed-1'), 'survivor-1');
  };
  expect([notices(0), notices(1)]).toEqual([true, false]);
});

test('[ROS-U-mutants, ROS-R-car] who sits in a car rouses nothing that waits beside it', () => {
  const mode = (inside: string) =>
    game({
      step: 5,
      map: car([56, 42, 64, 48]),
      people: { 'survivor-1': { x: inside ? 60 : 60, y: inside ? 45 : 40, inside, play: 'shoot' } },
      zeds: { hunter: { kind: 'hunter', x: 60, y: 30, mode: 'waiting' } },
      dice: [0],
    })
      .answer('keep')
      .finish(5)
      .zed('hunter').mode;
  expect([mode(''), mode('V1')]).toEqual(['attacking', 'waiting']);
});

describe('of several equally near, dice choose', () => {
  const away = { 'survivor-1': { x: 5, y: 85 } };
  const wp = (n: number, x: number) => ({
    id: `wp-${n}`,
    kind: 'wp' as const,
    x,
    y: 45,
    level: 0,
    until: 5,
  });
  /** Where zed-1 is drawn to. */
  const way = (more: Situation) => {
    const g = game({ step: 7, turn: 4, people: away, ...more }).finish(7);
    g.done();
    return g
      .facts('walked')
      .find((f) => f.who === 'zed-1')
      ?.way.at(-1)?.[0];
  };

  test.each(['attacking', 'drifting'] as const)(
    '[ROS-U-priority, ROS-grenade-wp] of grenades that burn, to a Zed that is %s',
    (mode) => {
      const between = (second: number, draws: Situation['draws'] = []) =>
        way({
          zeds: { 'zed-1': { x: 60, y: 45, mode, facing: 0 } },
          state: { clouds: [wp(1, 56), wp(2, second)] },
          draws,
        });
      expect([between(64, [['wp-1']]), between(64, [['wp-2']])]).toEqual([56, 64]);
      expect([between(64.001), between(63.999)]).toEqual([56, 63.999]);
      expect(between(56)).toBe(56);
    },
  );

  test.each(['attacking', 'drifting'] as const)(
    '[ROS-U-priority, ROS-melee-groan] of Zeds that groan, to a Zed that is %s',
    (mode) => {
      // Each bites somebody, and neither sees the other's prey.
      const between = (second: number, draws: Situation['draws'] = []) =>
        way({
          map: {
            vehicles: [...car([48, 40, 50, 50]).vehicles, { id: 'V2', kind: 'car', rect: [70, 40, 72, 50] }],
          },
          people: { 'survivor-1': { x: 40, y: 45 }, 'survivor-2': { x: second + 2, y: 45 } },
          zeds: {
            'zed-1': { x: 60, y: 45, mode, facing: 0 },
            'zed-2': { x: 42, y: 45, moved: true },
            'zed-3': { x: second, y: 45, moved: true },
          },
          draws,
        }) as number;
      const west = (x: number) => x < 60;
      expect([west(between(78, [['zed-2']])), west(between(78, [['zed-3']])), west(between(78.001))]).toEqual(
        [true, false, true],
      );
    },
  );

  test('[ROS-U-priority] and everybody sees what they choose, as with any dice', () => {
    const g = game({
      step: 7,
      turn: 4,
      people: away,
      zeds: { 'zed-1': { x: 60, y: 45 } },
      state: { clouds: [wp(1, 56), wp(2, 64)] },
      draws: [['wp-1']],
    });
    const drawn = drawsOf(g);
    g.finish(7);
    expect(drawn).toMatchObject([{ label: 'prey', to: 'all' }]);
  });

  test('[ROS-U-priority, ROS-U-seats] and a person in the umpire’s seat may overrule them', () => {
    const g = game({
      step: 7,
      turn: 4,
      people: away,
      options: { umpire: 'person' },
      zeds: { 'zed-1': { x: 60, y: 45 } },
      state: { clouds: [wp(1, 56), wp(2, 64)], duties: ['prey'] },
      draws: [['wp-1']],
    });
    expect(g.question()).toBe('umpire prey ROS-U-priority');
    expect(g.options()).toEqual(['wp-1', 'wp-2']);
    g.answer('wp-2').finish(7);
    expect(g.facts('walked')[0]?.way.at(-1)).toEqual([64, 45, 0]);
  });
});

test('[ROS-drift-charge] a drifter that lies on the ground charges nobody', () => {
  const charges = (down: boolean) => {
    const zeds = { 'zed-1': { x: 50, y: 45, mode: 'drifting' as const, facing: 90, down } };
    const g = game({ people: { 'survivor-1': { x: 60, y: 45 } }, zeds });
    return chargeWatchers(g.w, 'survivor-1');
  };
  expect([charges(false), charges(true)]).toEqual([['zed-1'], []]);
});

describe('[ROS-drift-charge, ROS-R-car] drifters and who sits in a car', () => {
  const map = car([56, 43, 64, 47]);
  const sits = { x: 60, y: 45, inside: 'V1' };

  test('within 5 cm of the car they notice, though nobody sees into it', () => {
    const notices = (y: number, facing = 0, level = 0) => {
      const zeds = { 'zed-1': { x: 60, y, level, mode: 'drifting' as const, facing } };
      const g = game({ map, people: { 'survivor-1': sits }, zeds });
      return noticesPrey(g.w, g.zed('zed-1'), 'survivor-1');
    };
    expect([notices(53), notices(53.01), notices(53.01, 180)]).toEqual([true, false, false]);
    expect(notices(50, 0, 1)).toBe(false);
  });

  test('one that drifts up to the car charges in the next turn', () => {
    const zeds = { 'zed-1': { x: 60, y: 54, mode: 'drifting' as const, facing: 180 } };
    const g = game({ step: 7, turn: 4, map, people: { 'survivor-1': sits }, zeds, dice: [6] }).finish(7);
    expect(g.facts('charge')).toMatchObject([{ zed: 'zed-1', prey: 'survivor-1' }]);
  });

  test('[ROS-D-charge-when] and so does one that stands by as somebody gets in', () => {
    const g = game({
      step: 5,
      map,
      people: { 'survivor-1': { x: 60, y: 41.95, play: 'run' } },
      zeds: { 'zed-1': { x: 60, y: 50, mode: 'drifting', facing: 0 } },
      dice: [0],
    });
    expect(g.facts('charge')).toEqual([]);
    g.answer('board V1');
    expect(g.facts('charge')).toMatchObject([{ zed: 'zed-1', prey: 'survivor-1' }]);
  });
});
