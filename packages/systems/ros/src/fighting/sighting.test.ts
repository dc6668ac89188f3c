import { describe, expect, test } from 'vitest';
import { BASE } from '../kinds.js';
import type { Person, Place, Zed } from '../state.js';
import type { Situation } from '../testing/game.js';
import { at, shoot, shooter, targets } from '../testing/shots.js';
import { targetsFor } from './shooting.js';
import { markOn, shotOn } from './targets.js';

describe('sight', () => {
  const see = (map: Situation['map'], more: Partial<Zed> = {}, person: Partial<Person> = {}) =>
    shoot({ map, people: shooter(person), zeds: { 'zed-1': { x: 50, y: 45, ...more } } }).table.sees(
      'survivor-1',
      'zed-1',
    );
  const house = (more: object, rect = [40, 30, 70, 60]): Situation['map'] => ({
    buildings: [{ id: 'B', name: 'house', rect: rect as never, levels: 1, ...more }],
  });
  const across = (kind: string): Situation['map'] => ({
    barriers: [
      {
        id: 'F',
        kind,
        path: [
          [40, 30],
          [40, 60],
        ],
      },
    ],
  });

  test('[ROS-shoot-range] targets are named nearest first, of two equally near the first by number', () => {
    const zeds = { 'zed-3': at(20), 'zed-2': at(10), 'zed-1': { x: 20, y: 57, moved: true } };
    const g = shoot({ people: shooter({ facing: 45 }), zeds });
    expect(targets(g)).toEqual(['zed-1', 'zed-2', 'zed-3']);
    const [first, second] = [at(10), { x: 20, y: 57, moved: true }];
    const two = shoot({ people: shooter({ facing: 45 }), zeds: { 'zed-1': first, 'zed-2': second } });
    expect(targets(two)).toEqual(['zed-1', 'zed-2']);
  });

  test('[ROS-R-los] walls, closed doors, vehicles and 5 cm of woods block; fences and open doors do not; windows and flames obscure', () => {
    const door = (open: boolean) => ({ doors: [{ id: 'd', type: 'standard', at: [40, 45], open }] });
    const woods = (deep: number): Situation['map'] => ({
      areas: [{ id: 'W', kind: 'woods', rect: [30, 30, 30 + deep, 60] }],
    });
    expect(see({})).toBe('clear');
    expect(see(house({}))).toBe('no');
    expect(see(house({ walls: 'thin' }))).toBe('no');
    expect(see(house(door(false)))).toBe('no');
    expect(see(house(door(true)))).toBe('clear');
    expect(see(house({ windows: [{ id: 'w', at: [40, 45] }] }))).toBe('partly');
    expect(see({ vehicles: [{ id: 'V', kind: 'car', rect: [30, 40, 34, 50] }] })).toBe('no');
    expect(see(woods(4.9))).toBe('clear');
    expect(see(woods(5))).toBe('no');
    expect(see(across('wire'))).toBe('clear');
  });

  test('[ROS-R-los] a window obscures whoever is nearer to it, not what somebody at it sees', () => {
    // The survivor stands at 20, the Zed at 50.
    const by = (x: number, rect: number[]) => see(house({ windows: [{ id: 'w', at: [x, 45] }] }, rect));
    expect([by(22, [5, 30, 22, 60]), by(34.9, [5, 30, 34.9, 60])]).toEqual(['clear', 'clear']);
    expect([by(35.1, [5, 30, 35.1, 60]), by(48, [48, 30, 70, 60])]).toEqual(['partly', 'partly']);
  });

  test('[ROS-R-los] three lines, to the middle and both sides of the base: all blocked is no sight, some is partly', () => {
    const car = (y: number): Situation['map'] => ({
      vehicles: [{ id: 'V', kind: 'car', rect: [48, 40, 48.9, y] }],
    });
    expect(see(car(43.9))).toBe('clear');
    expect(see(car(44.5))).toBe('partly');
    expect(see(car(45.5))).toBe('partly');
    expect(see(car(46.1))).toBe('no');
  });

  test('[ROS-R-los] the base of another in the line obscures, of one that lies there it does not', () => {
    const g = (down: boolean) =>
      shoot({
        people: shooter(),
        zeds: { 'zed-1': { x: 50, y: 45 }, 'zed-2': { x: 40, y: 45, down } },
      }).table.sees('survivor-1', 'zed-1');
    expect([g(false), g(true)]).toEqual(['partly', 'clear']);
  });

  test('[ROS-R-los] from a level higher vehicles and figures more than 2 cm from either are ignored', () => {
    const map = (x: number): Situation['map'] => ({
      buildings: [{ id: 'B', name: 'house', rect: [15, 40, 22, 50], levels: 1 }],
      vehicles: [{ id: 'V', kind: 'car', rect: [x, 40, x + 4, 50] }],
    });
    expect(see(map(30), {}, { level: 1 })).toBe('clear');
    expect(see(map(30), {}, { x: 25 })).toBe('no');
    expect(see(map(44.5), {}, { level: 1 })).toBe('no');
    expect(see(map(43.9), {}, { level: 1 })).toBe('clear');
  });

  test('[ROS-U-priority] somebody in a vehicle fires out of it, past its own sides, not through another; no Zed sees it', () => {
    const map: Situation['map'] = {
      vehicles: [
        { id: 'V', kind: 'car', rect: [16, 43, 24, 47] },
        { id: 'W', kind: 'car', rect: [30, 40, 34, 44] },
      ],
    };
    const g = shoot({
      map,
      people: shooter({ inside: 'V' }),
      zeds: {
        'zed-1': {
          x: 50,
          y: 47.5,
          moved: true,
          trail: [
            [60, 50, 0],
            [50, 47.5, 0],
          ],
        },
        'zed-2': { x: 50, y: 37, moved: true },
        'zed-3': { x: 5, y: 45 },
      },
      dice: [9],
    });
    expect(targets(g)).toEqual(['zed-1']);
    expect(g.table.sees('zed-1', 'survivor-1')).toBe('no');
    g.answer('zed-1').finish(9);
    expect(g.facts('shot')[0]).toMatchObject({ result: 'head', range: 28.104 });
    expect(g.facts('known')[0]).toMatchObject({ who: ['survivor-1'] });
  });
});

describe('light', () => {
  const night = (more: Situation) => shoot({ scenario: 'trapped', map: {}, ...more });
  const seen = (
    range: number,
    more: Partial<Person> = {},
    zed: Partial<Zed> = {},
    situation: Situation = {},
  ) => targets(night({ people: shooter(more), zeds: { 'zed-1': at(range, zed) }, ...situation })).length;

  test('[ROS-R-light] by night a survivor sees 15 cm, and 30 in the arc of its torch; by day there is no limit', () => {
    expect([seen(15), seen(15.1)]).toEqual([1, 0]);
    expect([seen(30, { torch: true }), seen(30.1, { torch: true })]).toEqual([1, 0]);
    const g = night({ people: shooter({ torch: true }), zeds: { 'zed-1': { x: 20, y: 75 } } });
    expect(g.table.sees('survivor-1', 'zed-1')).toBe('no');
    expect(targets(shoot({ people: shooter(), zeds: { 'zed-1': at(90) } }))).toHaveLength(1);
  });

  test('[ROS-R-light] anything lit by flames, on fire itself, or within 10 cm of a lamp is seen at any range; WP is no light to see by', () => {
    const cloud = (kind: 'flames' | 'wp', x: number): Situation => ({
      state: { clouds: [{ id: 'c', kind, x, y: 56, level: 0, until: 9 }] },
    });
    expect(seen(60, {}, {}, cloud('flames', 82))).toBe(1);
    expect(seen(60, {}, {}, cloud('flames', 83))).toBe(0);
    expect(seen(60, {}, {}, cloud('wp', 82))).toBe(0);
    expect(seen(60, {}, { burning: 4 })).toBe(1);
    const lamp = (x: number): Situation => ({ map: { lamps: [{ id: 'lamp', at: [x, 45] }] } });
    expect([seen(60, {}, {}, lamp(93)), seen(60, {}, {}, lamp(93.1))]).toEqual([1, 0]);
  });

  test('[ROS-R-light] Zeds see 20 cm by night, and any lit torch at any range', () => {
    const sees = (range: number, torch = false) =>
      night({ people: shooter({ torch }), zeds: { 'zed-1': at(range) } }).table.sees('zed-1', 'survivor-1');
    expect([sees(20), sees(20.1), sees(80, true)]).toEqual(['clear', 'no', 'clear']);
  });

  test('[ROS-R-disappearing] [ROS-R-light] a Zed that went back into the dark is shot at as where it was last lit', () => {
    const g = night({
      people: shooter(),
      zeds: {
        'zed-1': at(25, {
          trail: [
            [30, 45, 0],
            [47, 45, 0],
          ],
        }),
      },
    });
    const [mark] = targetsFor(g.w, g.person('survivor-1'), 'pistol', 'shoot');
    expect(mark?.range).toBeCloseTo(15, 1);
    expect(mark?.factors.map((f) => f.factor)).toEqual(['disappearing']);
  });

  test('[ROS-R-disappearing] [ROS-R-light] one that burns was seen by its own light until it was behind something', () => {
    const slips = (burning: number) => {
      const trail: Zed['trail'] = [
        [60, 45, 0],
        [60, 60, 0],
      ];
      const g = night({
        map: { vehicles: [{ id: 'V1', kind: 'car', rect: [40, 50, 50, 70] }] },
        people: shooter(),
        zeds: { 'zed-1': { x: 60, y: 60, moved: true, burning, trail } },
      });
      return targetsFor(g.w, g.person('survivor-1'), 'pistol', 'shoot').map((m) =>
        m.factors.map((f) => f.factor),
      );
    };
    expect(slips(9)).toEqual([['burning', 'disappearing', 'obscured']]);
    expect(slips(0)).toEqual([]);
  });
});

describe('what slips out of sight', () => {
  /** A wall north from 40, 45; a Zed that goes behind it from the south is out of sight. */
  const map: Situation['map'] = { buildings: [{ id: 'B', name: 'wall', rect: [40, 45, 41, 89], levels: 1 }] };
  const slip = (more: Partial<Zed> = {}, person: Partial<Person> = {}, dice: readonly number[] = []) =>
    shoot({
      map,
      people: shooter({ y: 30, ...person }),
      zeds: {
        'zed-1': {
          x: 50,
          y: 60,
          moved: true,
          trail: [
            [50, 30, 0],
            [50, 60, 0],
          ],
          ...more,
        },
      },
      dice,
    });

  test('[ROS-R-disappearing] [ROS-factor-disappearing] it may be shot at, at -1, as if at the last point where it was seen in the arc', () => {
    const g = slip({}, {}, [5, 2]);
    expect(g.table.sees('survivor-1', 'zed-1')).toBe('no');
    const [mark] = targetsFor(g.w, g.person('survivor-1'), 'pistol', 'shoot');
    expect(mark?.factors.map((f) => [f.factor, f.mod])).toEqual([
      ['disappearing', -1],
      ['obscured', -1],
    ]);
    // The last line to the Zed's near side passes the corner at 40, 45.
    const last = Math.hypot(30, 22.5) - 2;
    expect(mark?.range).toBeGreaterThan(last - 0.5);
    expect(mark?.range).toBeLessThan(last + 1.6);
    let y = 60_000;
    const spied = () => g.table.spied('survivor-1', [50, y / 1000, 0], { id: 'zed-1', base: BASE });
    while (!spied()) y -= 1;
    expect(mark?.range).toBeCloseTo(spied()?.range as number, 2);
    g.answer('zed-1');
    expect(g.facts('shot')[0]).toMatchObject({ die: 5, score: 3, result: 'miss' });
  });

  test('[ROS-R-disappearing] hit in the body it falls at its true place', () => {
    const g = slip({}, { main: 'sniper rifle', clip: 5, pistol: -1 }, [6, 2]);
    g.answer('zed-1');
    expect(g.facts('shot')[0]?.result).toBe('body');
    const { x, y, down } = g.zed('zed-1');
    expect(down).toBe(true);
    expect([x, y]).toEqual([51.414, 61.414]);
  });

  test('[ROS-R-disappearing] not if it was never seen in the arc, nor if it did not come there by its way of this turn', () => {
    expect(targets(slip())).toEqual(['zed-1']);
    expect(targets(slip({}, { facing: 180 }))).toEqual([]);
    expect(targets(slip({ trail: [] }))).toEqual([]);
    expect(
      targets(
        slip({
          trail: [
            [50, 62, 0],
            [50, 60, 0],
          ],
        }),
      ),
    ).toEqual([]);
  });

  test('[ROS-R-disappearing] what was in sight at the end of its way, and was knocked out of it, is no target', () => {
    expect(
      targets(
        slip({
          trail: [
            [60, 30, 0],
            [50, 33, 0],
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      targets(
        slip({
          x: 50,
          y: 62,
          trail: [
            [50, 30, 0],
            [50, 60, 0],
          ],
        }),
      ),
    ).toEqual(['zed-1']);
  });

  test('[ROS-R-disappearing] what passed a gap between two houses was last seen there', () => {
    const buildings = [
      { id: 'A', name: 'south', rect: [40, 2, 44, 28] as [number, number, number, number], levels: 1 },
      { id: 'B', name: 'north', rect: [40, 30, 44, 88] as [number, number, number, number], levels: 1 },
    ];
    const g = shoot({
      map: { buildings },
      people: shooter({ y: 29 }),
      zeds: {
        'zed-1': {
          x: 50,
          y: 45,
          moved: true,
          trail: [
            [50, 5, 0],
            [50, 45, 0],
          ],
        },
      },
    });
    const [mark] = targetsFor(g.w, g.person('survivor-1'), 'pistol', 'shoot');
    expect(mark?.range).toBeGreaterThan(28);
    expect(mark?.range).toBeLessThan(28.3);
  });

  test('[ROS-R-disappearing] or between two rows of cars, whichever way it ran past them', () => {
    const cars = (turned: boolean) =>
      (
        [
          [40, 2, 44, 28.2],
          [40, 29.8, 44, 88],
        ] as const
      ).map(([w, s, e, n], i) => ({
        id: `V${i}`,
        kind: 'car',
        rect: (turned ? [s, w, n, e] : [w, s, e, n]) as [number, number, number, number],
      }));
    const range = (turned: boolean, from: number, to: number) => {
      const spot = (x: number, y: number): Place => (turned ? [y, x, 0] : [x, y, 0]);
      const [x, y] = spot(50, to);
      const [px, py] = spot(20, 29);
      const g = shoot({
        map: { vehicles: cars(turned) },
        people: shooter({ x: px, y: py, facing: turned ? 0 : 90 }),
        zeds: { 'zed-1': { x, y, moved: true, trail: [spot(50, from), spot(50, to)] } },
      });
      const mark = markOn(g.table, g.person('survivor-1'), g.zed('zed-1'), 'shoot', g.state.turn);
      return mark?.range;
    };
    for (const turned of [false, true])
      for (const [from, to] of [
        [5, 55],
        [55, 5],
        [8, 50],
      ] as const)
        expect(range(turned, from, to), `${turned} ${from} ${to}`).toBeCloseTo(28.03, 1);
  });

  test('[ROS-R-disappearing] as exactly as a hundredth of a centimetre, though it went out of sight in its last step', () => {
    const g = slip();
    let y = 60;
    while (!g.table.spied('survivor-1', [50, y, 0], { id: 'zed-1', base: BASE })) y -= 0.01;
    const range = g.table.spied('survivor-1', [50, y, 0], { id: 'zed-1', base: BASE })?.range;
    const trail: Place[] = [
      [50, y - 9.2, 0],
      [50, y + 0.6, 0],
    ];
    const gone = slip({ y: y + 0.6, trail });
    const [mark] = targetsFor(gone.w, gone.person('survivor-1'), 'pistol', 'shoot');
    expect(mark?.range).toBeCloseTo(range as number, 1);
    expect(Math.abs((mark?.range as number) - (range as number))).toBeLessThan(0.02);
  });

  test('[ROS-U-secret, ROS-R-los] what waits in hiding, or is out of sight, is no target, whatever the gun', () => {
    const zeds = {
      hunter: { kind: 'hunter' as const, ...at(10), mode: 'waiting' as const },
      'zed-1': { x: 60, y: 45 },
    };
    const map = {
      vehicles: [{ id: 'V', kind: 'car', rect: [50, 30, 54, 60] as [number, number, number, number] }],
    };
    const g = shoot({ map, people: shooter(), zeds });
    const shooting = g.person('survivor-1');
    const why = (id: string) => {
      const found = shotOn(g.table, shooting, g.zed(id), 'shotgun', 'shoot', g.state.turn);
      return 'line' in found && found.line.key;
    };
    expect([why('hunter'), why('zed-1')]).toEqual(['why-not.unseen', 'why-not.unseen']);
    expect(markOn(g.table, shooting, g.zed('zed-1'), 'shoot', g.state.turn)).toBeUndefined();
    const far = shoot({ people: shooter({ x: 5 }), zeds: { 'zed-1': { x: 100, y: 45 } } });
    const found = shotOn(far.table, far.person('survivor-1'), far.zed('zed-1'), 'shotgun', 'shoot', 2);
    expect('line' in found && found.line.values?.gun).toEqual({ noun: 'weapon.shotgun', count: 1 });
  });

  test('[ROS-R-disappearing] what was in sight only where it began to move was last seen there', () => {
    let y = 60;
    const g = slip();
    while (!g.table.spied('survivor-1', [50, y, 0], { id: 'zed-1', base: BASE })) y -= 0.01;
    const trail: Place[] = [
      [50, y - 0.1, 0],
      [50, 62, 0],
    ];
    expect(targets(slip({ y: 62, trail }))).toEqual(['zed-1']);
  });

  test('[ROS-R-disappearing] a Hunter that climbed out of sight was last seen at the foot of the wall', () => {
    const g = shoot({
      map: { buildings: [{ id: 'B', name: 'house', rect: [40, 30, 60, 60], levels: 2 }] },
      people: shooter(),
      zeds: {
        hunter: {
          kind: 'hunter',
          x: 58,
          y: 45,
          level: 2,
          moved: true,
          trail: [
            [38.9, 45, 0],
            [58, 45, 2],
          ],
        },
      },
    });
    expect(g.table.sees('survivor-1', 'hunter')).toBe('no');
    const found = markOn(g.table, g.person('survivor-1'), g.zed('hunter'), 'shoot', 2);
    expect(found).toMatchObject({ range: 16.9, factors: [{ factor: 'disappearing', mod: -1 }] });
  });
});
