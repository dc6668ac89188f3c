import type { AskView } from '@shambles/engine';
import { expect, test } from 'vitest';
import type { State } from '../state.js';
import { game, type Situation } from '../testing/game.js';
import { sight, way } from './rulers.js';

type Point = [number, number];

function asked(more: Situation = {}, torch = false) {
  const g = game({
    people: {
      'survivor-1': { x: 20, y: 20, play: 'run', minor: ['torch'], torch },
      'survivor-2': { x: 23, y: 20 },
    },
    step: 5,
    options: { survivors: '2' },
    ...more,
  });
  const { shape } = g.asked();
  const view = g.view('survivor-1');
  const to = (x: number, y: number) => way(view, { shape } as AskView, [x, y, 0], g.book);
  return { g, view, to, warned: (x: number, y: number) => to(x, y)?.warnings.map((l) => l.key) };
}

test('[ROS-R-base] the ruler goes the way that the figure would, and says how long it is', () => {
  const { to } = asked({ zeds: { 'zed-1': { x: 20, y: 25 } } });
  expect(to(26, 20)).toMatchObject({ cost: 6, warnings: [] });
  // Round a standing Zed.
  expect(to(20, 29)?.cost).toBeGreaterThan(9);
});

test('[ROS-D-pass] round friends too, where the table plays so', () => {
  const { to } = asked({ options: { survivors: '2', pass: 'nobody' } });
  expect(to(26, 20)?.cost).toBeGreaterThan(6);
});

test('[ROS-U-discover] [ROS-R-flames] [ROS-R-car] it warns of what the way would bring on', () => {
  const map = {
    places: [{ id: 'H1', kind: 'hideout', at: [30, 26] as Point, name: 'Sewer' }],
    vehicles: [{ id: 'V1', kind: 'car', rect: [10, 10, 15, 14] as [number, number, number, number] }],
  };
  const { warned, to } = asked({ map });
  expect(warned(26, 24)).toEqual(['warn.hideout']);
  // Passed on the way, though the end is out of reach of it.
  expect(warned(40, 22)).toEqual(['warn.hideout']);
  expect(warned(20, 26)).toEqual([]);
  expect(warned(16.5, 13)).toEqual(['warn.car']);
  expect(to(26, 24)?.warnings[0]?.values).toEqual({ name: 'Sewer' });
  expect(asked({ map }, true).warned(20.5, 26)).toEqual(['warn.hideout']);
  const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 20, y: 40, level: 0, until: 9 }];
  expect(asked({ state: { clouds } }).warned(20, 29)).toEqual(['warn.flames']);
  expect(asked({ state: { clouds } }).warned(20, 28)).toEqual([]);
});

test('[ROS-R-car] [ROS-horde-car] of a car that has stayed quiet beside it a survivor is not warned again', () => {
  const map = {
    vehicles: [{ id: 'V1', kind: 'car', rect: [10, 10, 15, 14] as [number, number, number, number] }],
  };
  const warned = (rolled: string[]) => {
    const v = { id: 'V1', alarm: 0, rolled, taken: 0, struck: 0, broken: false };
    return asked({ map, state: { vehicles: [v] } }).warned(16.5, 13);
  };
  expect([warned(['survivor-2']), warned(['survivor-1'])]).toEqual([['warn.car'], []]);
});

test('[ROS-card-ASSIST] [ROS-R-flames] [ROS-U-discover] [ROS-R-car] whoever is taken along is warned for where it stands now', () => {
  const map = { places: [{ id: 'H1', kind: 'hideout', at: [29.5, 20] as Point, name: 'Sewer' }] };
  const carrying = (clouds: State['clouds'], map: Situation['map'] = {}) => {
    const g = game({
      people: {
        'survivor-1': { x: 20, y: 20, play: 'assist' },
        'survivor-2': { x: 22, y: 20, moved: 10, down: true },
      },
      map,
      step: 5,
      options: { survivors: '2' },
      state: { clouds },
    }).answer('carry survivor-2');
    const { shape, values } = g.asked();
    const ask = { seat: 'survivor-1', code: 'carry', shape, line: { key: 'ask.carry', values } } as AskView;
    return (x: number, y: number) => way(g.view('survivor-1'), ask, [x, y, 0], g.book)?.warnings;
  };
  const flames = (x: number) => [{ id: 'flames-1', kind: 'flames' as const, x, y: 20, level: 0, until: 9 }];
  // The one who carries stays out of it, the other does not.
  expect(carrying(flames(34))(21.5, 20)).toEqual([{ key: 'warn.flames-carried', values: { who: 'Bo' } }]);
  expect(carrying(flames(34))(20, 22)).toEqual([]);
  // In the flames already: there is nothing to come into.
  expect(carrying(flames(32.5))(21, 20)).toEqual([]);
  expect(carrying([], map)(21.5, 20)).toEqual([
    { key: 'warn.hideout-carried', values: { who: 'Bo', name: 'Sewer' } },
  ]);
  const cars = {
    vehicles: [{ id: 'V1', kind: 'car', rect: [25.2, 18, 30, 22] as [number, number, number, number] }],
  };
  expect(carrying([], cars)(21.5, 20)).toEqual([
    { key: 'warn.car-carried', values: { who: 'Bo', name: expect.any(String) } },
  ]);
  expect(carrying([], cars)(20, 22)).toEqual([]);
});

test('[ROS-R-flames] whoever stands in flames is not warned of them again', () => {
  const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 20, y: 20, level: 0, until: 9 }];
  expect(asked({ state: { clouds } }).warned(20, 24)).toEqual([]);
});

test('[ROS-R-los] [ROS-shoot-arc] what a figure sees of others, and they of it', () => {
  const { g, view } = asked({ zeds: { 'zed-1': { x: 60, y: 20, facing: 90 } } });
  const seen = sight(view, 'survivor-1', g.book);
  expect(seen.map((s) => s.id)).toEqual(['survivor-2', 'zed-1']);
  expect(seen[1]).toMatchObject({ distance: 38, inArc: true });
  expect(sight(view, 'survivor-9', g.book)).toEqual([]);
});
