import { describe, expect, test } from 'vitest';
import { spotsOf } from '../movement/spots.js';
import { type Game, game, type Situation } from '../testing/game.js';

const TEAM = { quality: 'trained', professional: true, fighters: 3, at: [10, 10] } as const;
const ASKS = 'living place-figure AMZ-cohesion';

/** A team of three announces something by hand, and its lead goes to a spot. */
function led(at: readonly number[], more: Situation = {}, deed = 'move-fire cautious'): Game {
  const { units, ...rest } = more;
  const g = game({ options: { formation: 'by-hand' }, units: { red: TEAM, ...units }, ...rest });
  g.run().answer(deed);
  return g.answer([...at]);
}
const standing = (g: Game) => g.figures('red').map(({ x, y }) => [x, y]);

describe('[AMZ-cohesion] a unit placed by hand', () => {
  test('one after the other ends where it was put', () => {
    const g = led([10, 14], { units: { red: { ...TEAM, fighters: 4 } } });
    expect(g.question()).toBe(ASKS);
    expect(g.asked().shape).toMatchObject({ options: [{ id: 'falls-in', passes: true }] });
    expect(g.options()).toHaveLength(1);
    const placed = () => {
      const { shape } = g.asked();
      return shape.kind === 'spot' ? shape.placed?.map(({ figure, at }) => [figure, ...at]) : undefined;
    };
    expect(placed()).toEqual([['red-1', 10, 14, 0]]);
    g.answer([10, 12.5]);
    expect(g.question()).toBe(ASKS);
    // Nobody has moved yet: the ask says where placed figures will stand.
    expect(placed()?.map(([, ...at]) => at)).toEqual([
      [10, 14, 0],
      [10, 12.5, 0],
    ]);
    // Each next to the one before, more than an inch from the lead.
    g.answer([10, 11], [10, 9.5]);
    expect(g.question()).not.toBe(ASKS);
    expect(standing(g)).toEqual([
      [10, 14],
      [10, 12.5],
      [10, 11],
      [10, 9.5],
    ]);
  });

  test('an inch from the others at most, edge to edge', () => {
    const g = led([10, 14]);
    expect(g.refused([10, 12.499])).toBe('AMZ-cohesion');
    expect(g.refused([10, 11])).toBe('AMZ-cohesion');
    g.answer([10, 12.5]);
    expect(g.refused([10, 10.999])).toBe('AMZ-cohesion');
  });

  test('at any lit spot of those that it may stand at, to all sides of the lead', () => {
    const g = led([10.125, 12.125]);
    const { shape } = g.asked();
    const lit = shape.kind === 'spot' ? spotsOf(shape.lit) : [];
    const cells = Array.from({ length: 16 }, (_, i) => 8.125 + i / 4).flatMap((x) =>
      Array.from({ length: 16 }, (_, i) => [x, 10.125 + i / 4, 0] as const),
    );
    const apart = ([x, y]: readonly number[], [a, b]: readonly [number, number]) =>
      Math.hypot((x as number) - a, (y as number) - b);
    const may = cells.filter(
      (at) =>
        apart(at, [10.125, 12.125]) <= 1.5 &&
        apart(at, [10.125, 12.125]) >= 0.5 &&
        apart(at, [11.5, 10]) >= 0.5,
    );
    expect(lit.map(String).sort()).toEqual(may.map(String).sort());
  });

  test('nobody on another, nor where one stands who is yet to go', () => {
    const g = led([10, 11]);
    expect(g.refused([10.4, 11])).toBe('AMZ-cohesion');
    expect(g.refused([11.4, 10.2])).toBe('AMZ-cohesion');
    g.answer([10.5, 11]).answer([11, 11]);
    expect(standing(g)).toEqual([
      [10, 11],
      [10.5, 11],
      [11, 11],
    ]);
  });

  test('no farther than its own inches reach', () => {
    const g = led([10, 16]);
    expect(g.refused([10.75, 16.1])).toBe('AMZ-activation');
    g.answer([10.75, 16]);
    expect(g.question()).toBe(ASKS);
  });

  test('not through a wall', () => {
    const map: Situation['map'] = {
      buildings: [
        {
          id: 'h',
          name: 'H',
          rect: [5, 14.5, 20, 25],
          levels: 1,
          doors: [{ id: 'd', at: [12, 14.5], type: 'standard' }],
        },
      ],
    };
    const g = led([10, 14], { map });
    expect(g.refused([10, 15])).toBe('AMZ-cohesion');
  });

  test('all the rest fall in at a word, as they do where nobody asks', () => {
    const byHand = led([10, 14]).answer('falls-in');
    const plain = game({ units: { red: TEAM } });
    plain.run().answer('move-fire cautious', [10, 14]);
    expect(byHand.question()).toBe(plain.question());
    expect(standing(byHand)).toEqual(standing(plain));
  });

  test('the rest fall in beside those who were put', () => {
    const g = led([10, 14]).answer([10.75, 14], 'falls-in');
    const [, , last] = g.figures('red');
    expect(last).toMatchObject({ x: 11.5, y: 14 });
  });

  describe('one comes not so far, behind a wall', () => {
    const behind = () =>
      led([9.9, 13], {
        map: {
          barriers: [
            {
              id: 'b',
              kind: 'high wall',
              path: [
                [12, 0],
                [12, 36],
              ],
            },
          ],
        },
        units: { red: { ...TEAM, figures: { 2: { x: 12.6, y: 13 }, 3: { x: 10, y: 9 } } } },
      });

    test('and is not asked, but the next is', () => {
      const g = behind();
      expect(g.question()).toBe(ASKS);
      expect(g.asked().shape).toMatchObject({ figure: 'red-3' });
      g.answer([9.9, 14]);
      expect(g.question()).not.toBe(ASKS);
      expect(g.figures('red')[1]?.x).toBeGreaterThan(12);
    });
    test('and nobody may stand beside him alone', () => {
      const g = behind();
      expect(g.refused([11.7, 13.6])).toBe('AMZ-cohesion');
    });
  });

  test('[AMZ-casualties-carry] whoever is carried falls in unasked', () => {
    const units = { red: { ...TEAM, fighters: 4, figures: { 2: { status: 'down' } } } } as const;
    const g = led([10, 14], { units }).answer(['red-2']);
    expect(g.asked().shape).toMatchObject({ figure: 'red-3' });
    g.answer([10, 12.5]);
    expect(g.asked().shape).toMatchObject({ figure: 'red-4' });
    g.answer([10, 15]);
    expect(g.question()).not.toBe(ASKS);
    expect(g.figures('red', 'down')).toMatchObject([{ id: 'red-2', x: 10.75, y: 14 }]);
  });

  test('nobody is asked where figures fall in', () => {
    const g = game({ units: { red: TEAM } });
    g.run().answer('move-fire cautious', [10, 14]);
    expect(g.figures('red').every((f) => f.y === 14)).toBe(true);
  });
});

describe('[AMZ-cohesion] [AMZ-cc-initiate] contact', () => {
  const mob = { kind: 'odies', fighters: 1, at: [10, 15.8], waits: 'seen' } as const;

  test('with foes whom the unit does not come to is not offered', () => {
    const g = led([10, 13.5], { units: { mob } });
    expect(g.refused([10, 14.9])).toBe('AMZ-cc-initiate');
  });
  test('with foes whom it comes to is', () => {
    const g = led([10, 15], { units: { mob }, dice: [8] }, 'close-combat cautious');
    expect(g.question()).toBe(ASKS);
    g.answer([10.6, 15.1]);
    expect(g.question()).toBe(ASKS);
  });
  test('[AMZ-measuring] and half an inch off it comes to them', () => {
    const far = { ...mob, at: [10, 16] } as const;
    const g = led([10, 15], { units: { mob: far }, dice: [8] }, 'close-combat cautious');
    g.answer([10.6, 15.3]);
    expect(g.question()).toBe(ASKS);
  });
});

describe('[AMZ-cohesion] [AMZ-T-morale-levels] a figure of a Shaken unit', () => {
  const units = (y: number) =>
    ({
      red: { ...TEAM, level: 'shaken', figures: { 2: { x: 10, y } } },
      mob: { kind: 'odies', fighters: 1, at: [10, 30] },
    }) as const;
  test('is put no nearer to the dead that it sees than the nearest stood', () => {
    expect(led([9, 10], { units: units(9) }).refused([9, 10.8])).toBe('AMZ-T-morale-levels');
  });
  test('is put as near as that', () => {
    const g = led([9, 10], { units: units(11) }).answer([9, 10.9]);
    expect(g.asked().shape).toMatchObject({ figure: 'red-3' });
  });
});

test('[AMZ-cohesion] [AMZ-interrupt-declare] an Interrupt stops everybody on the way to the spots', () => {
  const g = led([10, 16], {
    options: { formation: 'by-hand', zombies: 'player' },
    units: { mob: { kind: 'zulus', fighters: 6, at: [12, 22] } },
    dice: [3, 4],
  });
  g.answer([10, 14.5], [10, 13]);
  expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
  const [lead, second, third] = g.figures('red');
  const share = ((lead?.y ?? 0) - 10) / 6;
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
  expect(second?.y).toBeCloseTo(10 + share * 4.5, 2);
  expect(second?.x).toBeCloseTo(10.75 - share * 0.75, 2);
  expect(third?.y).toBeCloseTo(10 + share * 3, 2);
});

test('[AMZ-cohesion] who finds his place beside the lead taken goes to the cheapest spot near it', () => {
  const g = game({
    units: { red: { ...TEAM, fighters: 2 }, blue: { ...TEAM, fighters: 1, at: [10.75, 14], done: true } },
  });
  g.run().answer('move-fire cautious', [10, 14]);
  // Two rows behind, as far from the lead as cohesion allows.
  expect(g.figures('red').map(({ x, y }) => [x, y])).toEqual([
    [10, 14],
    [10.75, 12.701],
  ]);
});

test('[AMZ-cohesion] half an inch from the middle of another there is room', () => {
  const g = game({
    units: {
      red: { ...TEAM, fighters: 2, at: [20, 10] },
      blue: { ...TEAM, fighters: 1, at: [21.25, 14], done: true },
    },
  });
  g.run().answer('move-fire cautious', [20, 14]);
  expect(g.figures('red')[1]).toMatchObject({ x: 20.75, y: 14 });
});

test('[AMZ-interrupt-declare] a unit that is stopped where a friend stands steps aside, to the first free place', () => {
  const stopped = (...beside: [number, number][]) => {
    const friends = beside.map((at, i) => [`green-${i}`, { ...TEAM, fighters: 1, at, done: true }]);
    const g = game({
      options: { zombies: 'player' },
      units: {
        red: { ...TEAM, fighters: 1 },
        blue: { ...TEAM, fighters: 1, at: [10, 13], done: true },
        ...Object.fromEntries(friends),
        mob: { kind: 'zulus', at: [10, 21.4] },
      },
    });
    g.run().answer('move-fire cautious', [10, 16]);
    expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
    const [red] = g.figures('red');
    return [red?.x, red?.y];
  };
  expect(stopped()).toEqual([9.25, 13]);
  expect(stopped([9.25, 13])).toEqual([9.625, 13.65]);
});

test('[AMZ-T-movement] [AMZ-interrupt-declare] nor does it step aside farther than it may go', () => {
  const ring = [-1, 0, 1]
    .flatMap((q) => [-1, 0, 1].map((r) => [q, r] as const))
    .filter(([q, r]) => q + r < 2 && q + r > -2);
  const places = [...ring, [-2, 0] as const, [-2, 1] as const].map(
    ([q, r]) => [10 + 0.75 * (q + r / 2), 15 + 0.6495 * r] as const,
  );
  const friends = places.map((at, i) => [`green-${i}`, { ...TEAM, fighters: 1, at, done: true }]);
  const g = game({
    options: { zombies: 'player' },
    units: {
      red: { ...TEAM, fighters: 1 },
      ...Object.fromEntries(friends),
      mob: { kind: 'zulus', at: [10, 23.4] },
    },
  });
  g.run().answer('move-fire cautious', [10, 16]);
  expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
  const [red] = g.figures('red');
  expect(Math.hypot((red?.x ?? 0) - 10, (red?.y ?? 0) - 10)).toBeLessThanOrEqual(6);
});

test('[AMZ-interrupt-declare] [AMZ-buildings] it does not step aside through a wall', () => {
  const rect: [number, number, number, number] = [4, 8, 9.6, 18];
  const g = game({
    options: { zombies: 'player' },
    map: { buildings: [{ id: 'h', name: 'House', rect, levels: 1 }] },
    units: {
      red: { ...TEAM, fighters: 1 },
      blue: { ...TEAM, fighters: 1, at: [10, 13], done: true },
      mob: { kind: 'zulus', at: [10, 21.4] },
    },
  });
  g.run().answer('move-fire cautious', [10, 16]);
  expect(g.question()).toBe('zombies interrupt AMZ-interrupt-declare');
  expect(g.figures('red')[0]?.x).toBeGreaterThan(9.6);
});

test('[AMZ-cohesion] the spots on offer lie all round the lead, as far as cohesion allows', () => {
  const { shape } = led([10, 14]).asked();
  if (shape.kind !== 'spot' || !shape.lit) throw new Error(`${shape.kind} is asked.`);
  const spots = spotsOf(shape.lit);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([
    8.625, 11.375, 12.625, 15.375,
  ]);
  // They lie round those who are placed as well.
  const round = (x: number, y: number) => {
    const next = led([10, 14]).answer([x, y]).asked().shape;
    const all = next.kind === 'spot' && next.lit ? spotsOf(next.lit) : [];
    const [left, up] = [all.map((at) => at[0]), all.map((at) => at[1])];
    return [Math.min(...left), Math.max(...left), Math.min(...up), Math.max(...up)];
  };
  expect(round(8.75, 14)).toEqual([7.375, 11.375, 12.625, 15.375]);
  expect(round(11.25, 14)).toEqual([8.625, 12.625, 12.625, 15.375]);
  expect(round(10, 12.75)).toEqual([8.625, 11.375, 11.375, 15.375]);
  // His own six inches end there.
  expect(round(10, 15.25)).toEqual([8.625, 11.375, 12.625, 15.875]);
});

test('[AMZ-measuring] two figures have room whose bases touch, to the thousandth', () => {
  const g = led([0.5, 14], { units: { red: { ...TEAM, at: [0.5, 10] } } });
  expect(g.refused([0.998, 14])).toBe('AMZ-cohesion');
  g.answer([0.999, 14], 'falls-in');
  expect(standing(g)[1]).toEqual([0.999, 14]);
});

test('[AMZ-cc-initiate] [AMZ-measuring] half an inch from zombies is contact, where nobody is placed', () => {
  const g = led([10, 12], { units: { mob: { kind: 'odies', at: [10, 14.5], interrupted: true } } });
  expect(g.refused([10, 13.5])).toBe('AMZ-cc-initiate');
  g.answer([10, 13.499]);
});
