import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTable } from '../testing/tables.js';
import { ground, houseAt, outlineOf, type Piece, patchesAt } from './ground.js';
import type { Building, MapFile } from './map.js';
import { MapError } from './reading.js';

const empty: MapFile = { format: 'shambles-map/1', title: 'test', unit: 'in', size: [24, 18] };
const shop: Building = {
  id: 'shop',
  name: 'Shop',
  rect: [2, 2, 12, 8],
  levels: 1,
  doors: [{ id: 'door', at: [7, 2], width: 2, type: 'standard' }],
  windows: [{ at: [2, 5], width: 1 }],
};
const line = ({ kind, ax, ay, bx, by }: Piece) => `${kind} ${ax},${ay} ${bx},${by}`;
const of = (map: MapFile, kinds: readonly string[]) =>
  ground(map)
    .pieces.filter((p) => kinds.includes(p.kind))
    .map(line);
const length = (p: Piece) => Math.sqrt((p.bx - p.ax) ** 2 + (p.by - p.ay) ** 2);
const total = (pieces: readonly Piece[]) => pieces.reduce((sum, p) => sum + length(p), 0);

describe('walls', () => {
  test('are cut at doors and windows', () => {
    expect(of({ ...empty, buildings: [shop] }, ['wall', 'door', 'window'])).toEqual([
      'wall 2000,2000 6000,2000',
      'door 6000,2000 8000,2000',
      'wall 8000,2000 12000,2000',
      'wall 12000,2000 12000,8000',
      'wall 12000,8000 2000,8000',
      'wall 2000,8000 2000,5500',
      'window 2000,5500 2000,4500',
      'wall 2000,4500 2000,2000',
    ]);
  });

  test('stand on every floor; the edge of the roof lies on top; doors are where they are', () => {
    const tall: Building = {
      ...shop,
      levels: 3,
      inner: [
        {
          path: [
            [7, 2],
            [7, 8],
          ],
          level: 1,
        },
      ],
      doors: [{ id: 'up', at: [7, 5], width: 2, level: 1, type: 'standard' }],
      windows: [],
    };
    const { pieces } = ground({ ...empty, buildings: [tall] });
    for (const level of [0, 1, 2])
      expect(total(pieces.filter((p) => p.kind === 'wall' && p.from === level))).toBe(
        level === 1 ? 36_000 : 32_000,
      );
    expect(pieces.filter((p) => p.kind === 'door').map((p) => [p.from, p.to, p.id])).toEqual([[1, 2, 'up']]);
    expect(pieces.filter((p) => p.kind === 'edge').map((p) => [p.from, p.to])).toEqual(Array(4).fill([3, 4]));
  });

  test('a hole that fits exactly leaves no wall; one that does not fit is refused', () => {
    const wide = (width: number) => ({
      ...shop,
      windows: [],
      doors: [{ id: 'd', at: [7, 2] as [number, number], width, type: 'x' }],
    });
    expect(of({ ...empty, buildings: [wide(10)] }, ['door'])).toEqual(['door 2000,2000 12000,2000']);
    expect(() => ground({ ...empty, buildings: [wide(11)] })).toThrow(MapError);
  });

  test('however they are cut, they and their holes are as long as before', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const { map } = randomTable(`ground-${n}`);
        const whole = (b: Building) =>
          total(ground({ ...empty, buildings: [{ ...b, doors: [], windows: [] }] }).pieces);
        for (const { inner: _, ...b } of map.buildings ?? []) {
          const cut = ground({ ...empty, buildings: [b] }).pieces;
          expect(total(cut)).toBeCloseTo(whole(b), -1);
          for (const p of cut) expect(length(p)).toBeGreaterThan(0);
          for (const d of b.doors ?? [])
            expect(total(cut.filter((p) => p.id === d.id))).toBeCloseTo((d.width ?? 4) * 1000, -1);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('gaps', () => {
  const fence: MapFile = {
    ...empty,
    barriers: [
      {
        id: 'f',
        kind: 'wire',
        path: [
          [2, 5],
          [12, 5],
        ],
      },
    ],
  };
  const left = (x: number, y: number, r: number, level = 0) =>
    ground(fence, [{ x, y, r, level }])
      .pieces.filter((p) => p.kind !== 'border')
      .map(line);

  test('take away what lies within their circle', () => {
    expect(left(6, 5, 1)).toEqual(['barrier:wire 2000,5000 5000,5000', 'barrier:wire 7000,5000 12000,5000']);
    expect(left(6, 5.6, 1)).toEqual([
      'barrier:wire 2000,5000 5200,5000',
      'barrier:wire 6800,5000 12000,5000',
    ]);
    expect(left(2, 5, 1)).toEqual(['barrier:wire 3000,5000 12000,5000']);
    expect(left(6, 5, 9)).toEqual([]);
  });

  test('that only touch it, or lie on another level, take nothing', () => {
    expect(left(6, 6, 1)).toHaveLength(1);
    expect(left(6, 5, 1, 1)).toHaveLength(1);
  });

  test('take doors and windows as a whole, and no vehicle', () => {
    const map: MapFile = {
      ...empty,
      buildings: [shop],
      vehicles: [{ id: 'car', kind: 'car', rect: [5, 1, 9, 3] }],
    };
    const kinds = ground(map, [{ x: 6, y: 2, r: 0.5, level: 0 }]).pieces.map((p) => p.kind);
    expect(kinds.includes('door')).toBe(false);
    expect(kinds.filter((k) => k === 'vehicle')).toHaveLength(4);
    expect(kinds.filter((k) => k === 'window')).toHaveLength(1);
  });
});

test('vehicles are turned clockwise', () => {
  const car = { id: 'c', kind: 'car', at: [10, 10] as [number, number], length: 4, width: 2 };
  const box = (facing: number) => {
    const ring = outlineOf({ ...car, facing });
    return [0, 1].flatMap((axis) => {
      const all = ring.filter((_, i) => i % 2 === axis);
      return [Math.min(...all), Math.max(...all)];
    });
  };
  expect(box(0)).toEqual([9000, 11_000, 8000, 12_000]);
  expect(box(90)).toEqual([8000, 12_000, 9000, 11_000]);
  expect(box(45)).toEqual([7879, 12_121, 7879, 12_121]);
});

test('who asks where a place lies is told, walls and edges included', () => {
  const g = ground({
    ...empty,
    buildings: [shop],
    areas: [
      {
        id: 'wood',
        kind: 'woods',
        outline: [
          [12, 8],
          [20, 8],
          [12, 16],
        ],
      },
      { id: 'road', kind: 'road', rect: [12, 8, 14, 18] },
    ],
  });
  expect(houseAt(g, { x: 2, y: 2 })?.id).toBe('shop');
  expect(houseAt(g, { x: 7, y: 5 })?.id).toBe('shop');
  expect(houseAt(g, { x: 12.001, y: 5 })).toBeUndefined();
  expect(patchesAt(g, { x: 16, y: 12 }).map((p) => p.id)).toEqual(['wood']);
  expect(patchesAt(g, { x: 13, y: 9 }).map((p) => p.id)).toEqual(['wood', 'road']);
  expect(patchesAt(g, { x: 20, y: 12 })).toEqual([]);
});
