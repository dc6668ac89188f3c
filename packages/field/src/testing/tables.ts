import { Sfc32 } from '@shambles/engine';
import type { Figure } from '../figures/figures.js';
import { type Gap, type Ground, ground } from '../ground/ground.js';
import type { Building, MapFile } from '../ground/map.js';
import type { Effect, SightRules } from '../rules.js';
import type { Cloud } from '../sight/sight.js';

/** A table so small and crowded that figures stand on corners, along walls and on each other. */
export interface RandomTable {
  readonly map: MapFile;
  readonly ground: Ground;
  readonly rules: SightRules;
  readonly figures: readonly Figure[];
  readonly clouds: readonly Cloud[];
  /** Doors opened (true) or closed (false) since the map was read. */
  readonly turned: ReadonlyMap<string, boolean>;
  readonly doors: readonly string[];
}

const WIDE = 24;
const HIGH = 18;
const LEVELS = 3;

type Corner = [number, number];

/** A bit of everything, generated from a seed. The map need not make sense as a place. */
export function randomTable(seed: string): RandomTable {
  const random = new Sfc32(seed);
  const below = (n: number): number => random.below(n);
  const chance = (percent: number): boolean => below(100) < percent;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(most: number, make: (i: number) => T): T[] =>
    Array.from({ length: below(most + 1) }, (_, i) => make(i));
  /** Mostly whole units, some halves, some arbitrary values, so that things meet exactly or almost exactly. */
  const place = (size: number): number => {
    const kind = below(20);
    if (kind < 15) return below(size + 1);
    if (kind < 18) return below(2 * size + 1) / 2;
    return below(size * 1000 + 1) / 1000;
  };
  const corner = (): Corner => [place(WIDE), place(HIGH)];
  const effect = (): Effect | undefined => pick(['blocks', 'blocks', 'obscures', undefined]);
  const flat = chance(60);
  const level = (): number => (flat ? 0 : below(LEVELS));

  const rect = (): [number, number, number, number] => {
    const w = below(WIDE - 2);
    const s = below(HIGH - 2);
    return [w, s, w + 2 + below(Math.min(8, WIDE - w - 2) + 1), s + 2 + below(Math.min(8, HIGH - s - 2) + 1)];
  };
  /** A rectangle with a corner cut out or cut off. */
  const bent = ([w, s, e, n]: readonly [number, number, number, number]): Corner[] => {
    const x = w + 1 + below(e - w - 1);
    const y = s + 1 + below(n - s - 1);
    return chance(60)
      ? [
          [w, s],
          [e, s],
          [e, y],
          [x, y],
          [x, n],
          [w, n],
        ]
      : [
          [w, s],
          [e, s],
          [e, y],
          [x, n],
          [w, n],
        ];
  };
  const shape = () => {
    const r = rect();
    return chance(50) ? { rect: r } : { outline: chance(50) ? bent(r) : bent(r).reverse() };
  };

  const building = (i: number): Building => {
    const its = shape();
    const corners = its.outline ?? cornersOf(its.rect as readonly number[]);
    const [w, s, e, n] = boxAround(corners);
    const levels = flat ? 1 : 1 + below(LEVELS);
    const inner = chance(50)
      ? [
          {
            path: (chance(50)
              ? [
                  [w, s + 1 + below(n - s - 1)],
                  [e, s + 1 + below(n - s - 1)],
                ]
              : [
                  [w + 1 + below(e - w - 1), s],
                  [w + 1 + below(e - w - 1), n],
                ]) as Corner[],
            ...(chance(50) && { level: below(levels) }),
          },
        ]
      : [];
    // Doors and windows are in the middle of sides, where they always fit, one per side and level.
    const doors: NonNullable<Building['doors']> = [];
    const windows: NonNullable<Building['windows']> = [];
    corners.forEach((a, k) => {
      const b = corners[(k + 1) % corners.length] as Corner;
      const at: Corner = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const floor = below(levels);
      const what = below(4);
      if (what === 0)
        doors.push({ id: `d${i}-${k}`, at, width: 1, level: floor, type: 'standard', open: chance(30) });
      if (what === 1) windows.push({ at, width: pick([0.5, 1]), level: floor });
    });
    return {
      id: `b${i}`,
      name: 'B',
      ...its,
      levels,
      inner,
      doors,
      windows,
      ...(chance(30) && { walls: 'thin' as const }),
    };
  };

  const map: MapFile = {
    format: 'shambles-map/1',
    title: seed,
    unit: 'in',
    size: [WIDE, HIGH],
    buildings: some(3, building),
    barriers: some(5, (i) => ({
      id: `f${i}`,
      kind: pick(['wire', 'hedge']),
      path: some(2, corner).concat([corner(), corner()]),
    })),
    areas: some(4, (i) => ({ id: `a${i}`, kind: pick(['woods', 'woods', 'brush']), ...shape() })),
    vehicles: some(2, (i) => ({
      id: `v${i}`,
      kind: 'car',
      at: [3 + below(WIDE - 5), 3 + below(HIGH - 5)] as Corner,
      length: 4,
      width: 2,
      facing: pick([0, 90, 45, 30, below(360)]),
    })),
  };
  const gaps: Gap[] = some(2, () => {
    const [x, y] = corner();
    return { x, y, r: pick([0.5, 1, 1.5]), level: level() };
  });
  const figures = Array.from({ length: 4 + below(chance(20) ? 40 : 8) }, (_, i): Figure => {
    const [x, y] = corner();
    return {
      id: `z${i}`,
      x,
      y,
      level: level(),
      r: pick([0, 0.01, 0.011, 0.25, 0.5, 0.51, 0.625, 1, 1.01]),
      facing: below(360),
      down: chance(20),
    };
  });
  const doors = (map.buildings ?? []).flatMap((b) => (b.doors ?? []).map((d) => d.id));
  return {
    map,
    ground: ground(map, gaps),
    rules: {
      pieces: {
        wall: 'blocks',
        'thin-wall': pick(['blocks', 'blocks', effect()]),
        door: pick(['blocks', 'blocks', effect()]),
        window: effect(),
        vehicle: effect(),
        edge: pick([undefined, undefined, effect()]),
        'barrier:wire': effect(),
        'barrier:hedge': effect(),
      },
      openDoor: pick([undefined, undefined, effect()]),
      areas: {
        ...(chance(80) && {
          woods: { blocksAfter: pick([0, 1, 2, 3, 5, 2.5]), ...(chance(50) && { obscures: true as const }) },
        }),
        ...(chance(50) && { brush: { obscures: true as const } }),
      },
      figures: effect(),
      overLow: pick([0, 1, 2, 3]),
    },
    figures,
    clouds: chance(50)
      ? []
      : some(2, (i) => {
          const [x, y] = corner();
          return {
            id: `c${i}`,
            x,
            y,
            r: pick([1, 2, 2.5]),
            level: level(),
            effect: pick(['blocks', 'obscures']),
          };
        }),
    turned: new Map(doors.filter(() => chance(30)).map((id) => [id, chance(60)])),
    doors,
  };
}

function cornersOf([w, s, e, n]: readonly number[]): Corner[] {
  return [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
  ] as Corner[];
}

function boxAround(corners: readonly Corner[]): [number, number, number, number] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
