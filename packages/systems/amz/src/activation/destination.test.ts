import type { Place } from '@shambles/measured';
import { describe, expect, test } from 'vitest';
import { reachOf } from '../movement/marching.js';
import { type Given, game } from '../testing/game.js';
import { marchAlong, mayEnd } from './destination.js';

const TEAM = { quality: 'trained', professional: true, fighters: 3, at: [10, 10] } as const;
const CAR: Given = {
  ...TEAM,
  fighters: 2,
  vehicle: 'car',
  figures: { 1: { id: 'red-1', role: 'vehicle' }, 2: { aboard: 'red-1', x: -1, y: -1 } },
};

describe('where a move may end', () => {
  const refused = (red: Given, deed: 'move-fire' | 'close-combat', to: Place = [10, 19.4, 0]) => {
    const mob: Given = { kind: 'zulus', fighters: 1, at: [10, 20] };
    const g = game({ units: { red, mob }, active: { unit: 'red', deed, mode: 'cautious', most: 12 } });
    return mayEnd(g.w, 'red')(to)?.rule;
  };

  test('[AMZ-assault] not in contact with the dead, but for those who charge', () => {
    expect(refused(TEAM, 'move-fire')).toBe('AMZ-assault');
    expect(refused(TEAM, 'close-combat')).toBeUndefined();
  });

  test('[AMZ-vehicle-attack] a vehicle pushes into them', () => {
    expect(refused(CAR, 'move-fire')).toBeUndefined();
  });

  test('[AMZ-T-morale-levels] whoever is Shaken comes no nearer to zombies that he sees', () => {
    const shaken: Given = { ...TEAM, level: 'shaken' };
    expect(refused(shaken, 'move-fire', [10, 11, 0])).toBe('AMZ-T-morale-levels');
    expect(refused(shaken, 'move-fire', [10, 9, 0])).toBeUndefined();
    expect(refused(TEAM, 'move-fire', [10, 11, 0])).toBeUndefined();
  });
});

test('[AMZ-D-keeps-together] [AMZ-cc-initiate] nothing holds back those who charge', () => {
  const figures = { 1: { x: 10, y: 10 }, 2: { x: 10, y: 8.6 }, 3: { x: 10, y: 7.2 } };
  const ends = (deed: 'move-fire' | 'close-combat') => {
    const g = game({
      map: { areas: [{ id: 'r', kind: 'rubble', rect: [8, 4, 12, 8.5] }] },
      units: { red: { ...TEAM, figures } },
      active: { unit: 'red', deed, mode: 'rapid', most: 12 },
    });
    const route = reachOf(g.w, 'red-1', 12).route(10, 21.5, 0);
    if (!route) throw new Error('There is no way.');
    return marchAlong(g.w, 'red', 'red-1', route, 12).ways[0]?.route.points.at(-1);
  };
  expect(ends('move-fire')).toEqual([10, 19.2, 0]);
  expect(ends('close-combat')).toEqual([10, 21.5, 0]);
});

test('[AMZ-T-morale-levels] [AMZ-pull-back] nor does anybody who closes up with a Shaken unit', () => {
  const blue: Given = { ...TEAM, fighters: 1, at: [13, 9.65] };
  const red: Given = { ...TEAM, fighters: 2, figures: { 1: { x: 10, y: 10 }, 2: { x: 10, y: 9.25 } } };
  const comes = (level: 'confident' | 'shaken') => {
    const mob: Given = { kind: 'zulus', fighters: 1, at: [10, 20] };
    const g = game({ units: { red: { ...red, level }, blue, mob }, active: { unit: 'red' } });
    const route = reachOf(g.w, 'red-1', 6).route(13, 10.4, 0);
    if (!route) throw new Error('There is no way.');
    const { ways } = marchAlong(g.w, 'red', 'red-1', route, 6);
    const [x, y] = ways[1]?.route.points.at(-1) ?? [0, 0];
    return Math.hypot(x - 10, y - 20);
  };
  expect(comes('confident')).toBeLessThan(10);
  expect(comes('shaken')).toBeGreaterThanOrEqual(10);
});
