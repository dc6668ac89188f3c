import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { car, field, type Rect } from '../testing/fields.js';
import type { Situation } from '../testing/game.js';
import { placesBeside } from './cars.js';

const CAR: Rect = [56, 43, 65, 47];
const sits = { x: 60.5, y: 45, inside: 'V1' };
const battered = { id: 'V1', alarm: 0, rolled: [], taken: 2, struck: 0, broken: false };

describe('beside a parked car', () => {
  test('[ROS-R-car, ROS-R-base] there is room for four along each side and two at either end', () => {
    const g = field({ x: 90, y: 45 }, sits, { map: car(CAR) });
    const places = placesBeside(g.table, 'V1', g.zed('mutant')).map(([x, y]) => ({ x, y }));
    const count = (is: (p: { x: number; y: number }) => boolean) => places.filter(is).length;
    expect([
      count((p) => p.y < 43),
      count((p) => p.y > 47),
      count((p) => p.x < 56),
      count((p) => p.x > 65),
    ]).toEqual([4, 4, 2, 2]);
    for (const p of places)
      for (const q of places) if (p !== q && p.y === q.y) expect(distance(p, q)).toBeGreaterThan(2);
    // The last of them may stand at the very corner.
    const southOf = (long: number) => {
      const short = field({ x: 90, y: 45 }, sits, { map: car([56, 43, 56 + long, 47]) });
      return placesBeside(short.table, 'V1', short.zed('mutant')).filter(([, y]) => y < 43).length;
    };
    expect([5.25, 5.24, 3.15, 3.14].map(southOf)).toEqual([3, 2, 2, 1]);
  });

  test('[ROS-R-car, ROS-U-path] a Zed goes to the car that somebody sits in, past another', () => {
    const map = {
      vehicles: [...car(CAR).vehicles, { id: 'V2', kind: 'car', rect: [70, 60, 79, 64] as Rect }],
    };
    const g = field({ x: 74, y: 58 }, sits, { map }).finish(7);
    expect(g.table.gapToVehicle('V1', g.zed('mutant'))).toBeLessThanOrEqual(0.1);
  });

  test('[ROS-R-car, ROS-U-path] of two places equally near it takes the one that comes first anticlockwise', () => {
    const beside = (y: number) => {
      const zed = field({ x: 60, y }, sits, { map: car([57.9, 43, 62.1, 47]) })
        .finish(7)
        .zed('mutant');
      return [zed.x, zed.y];
    };
    expect([beside(60), beside(30)]).toEqual([
      [61.05, 48.05],
      [58.95, 41.95],
    ]);
  });

  test('[ROS-R-car, ROS-R-base] where somebody lies beside it, a Zed comes up to it next to that', () => {
    const zeds = { 'zed-1': { x: 66.05, y: 43.9, down: true } };
    const g = field({ x: 74, y: 43.9 }, sits, { map: car(CAR), zeds }).finish(7);
    expect(distance(g.zed('mutant'), { x: 66.05, y: 46.15 })).toBeLessThan(0.1);
  });
});

describe('beating on a car', () => {
  const beaten = (zed: object, more: Situation = {}) =>
    field({ x: 66.05, y: 45, ...zed }, sits, { map: car(CAR), ...more })
      .finish(7)
      .facts('car-battered').length;

  test('[ROS-R-car, ROS-R-base] from a millimetre off, as in contact with a base, and from no farther', () => {
    expect([66.1, 66.101].map((x) => beaten({ x }))).toEqual([1, 0]);
  });

  test('[ROS-R-smash, ROS-door-standard] its doors hold until all have moved: who comes later does not hear those beside it', () => {
    const vehicles = [{ ...battered, taken: 1 }];
    const zeds = { 'zed-1': { x: 54.95, y: 45 }, 'zed-2': { x: 75, y: 45 } };
    const g = field({ x: 66.05, y: 45 }, sits, { map: car(CAR), zeds, state: { vehicles } }).finish(7);
    const facts = g.w.facts.filter(({ is }) => ['car-battered', 'walked', 'car-broken'].includes(is));
    expect(facts.map(({ is }) => is)).toEqual(['car-battered', 'walked', 'car-broken']);
    expect(g.table.gapToVehicle('V1', g.zed('zed-2'))).toBeLessThanOrEqual(0.1);
    expect(g.state.vehicles[0]).toMatchObject({ taken: 2, broken: true });
  });

  test('[ROS-tank] a Tank breaks them at once', () => {
    const zeds = { 'zed-1': { x: 75, y: 40 } };
    const g = field({ kind: 'tank', x: 67.05, y: 45 }, sits, { map: car(CAR), zeds }).finish(7);
    const facts = g.w.facts.map(({ is }) => is);
    expect(facts.indexOf('car-broken')).toBeLessThan(facts.indexOf('walked'));
  });

  test('[ROS-R-car] nobody beats on doors that are broken already', () => {
    expect(
      [false, true].map((broken) => beaten({}, { state: { vehicles: [{ ...battered, taken: 1, broken }] } })),
    ).toEqual([1, 0]);
  });

  test('[ROS-R-car, ROS-R-marked] nor does a horde that is drawn to somebody in it', () => {
    const places = [{ id: 'H1', kind: 'hideout', at: [5, 85] as [number, number] }];
    const beats = (broken: boolean) =>
      field(
        { x: 66.05, y: 45, horde: 'H1', number: 1 },
        { ...sits, marked: 9, drawn: 'H1' },
        {
          map: { ...car(CAR), places },
          state: { vehicles: [{ ...battered, taken: broken ? 2 : 1, broken }] },
        },
      )
        .finish(7)
        .facts('car-battered').length;
    expect([beats(false), beats(true)]).toEqual([1, 0]);
  });

  test('[ROS-R-car, ROS-R-levels] nobody beats on a car from the roof beside it', () => {
    const buildings = [{ id: 'B', name: 'Hall', rect: [65.41, 30, 90, 60] as Rect, levels: 1 }];
    expect(beaten({ x: 66.45, level: 1 }, { map: { ...car([56, 43, 65.4, 47]), buildings } })).toBe(0);
  });
});
