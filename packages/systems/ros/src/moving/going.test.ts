import { describe, expect, test } from 'vitest';
import { car, hut, type Point, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { goals, inZone, reachOf } from './going.js';

test('[ROS-D-exit] in a zone is who stands on the ground between its four sides', () => {
  const zone: Rect = [30, 10, 60, 20];
  expect([inZone(zone, [30, 10, 0]), inZone(zone, [60, 20, 0]), inZone(zone, [45, 15, 0])]).toEqual([
    true,
    true,
    true,
  ]);
  expect(inZone(zone, [45, 15, 1])).toBe(false);
  for (const [x, y] of [
    [29.9, 15],
    [60.1, 15],
    [45, 9.9],
    [45, 20.1],
  ] as const)
    expect(inZone(zone, [x, y, 0]), `${x}, ${y}`).toBe(false);
});

const named = (situation: Situation) => {
  const g = game({ ...situation, people: { 'survivor-1': { x: 40, y: 45 }, ...situation.people } });
  return goals(g.w, g.person('survivor-1')).map(({ id, kind }) => `${kind} ${id}`);
};

test('[ROS-card-RUN, ROS-U-hordes-place] what is named to go to: doors, exits, people; nothing that is hidden', () => {
  const places = [
    { id: 'H1', kind: 'hideout', at: [50, 80] as Point },
    { id: 'M1', kind: 'mutant', at: [55, 80] as Point, data: { type: 'tank' } },
    { id: 'exit', kind: 'exit', rect: [100, 30, 120, 50] as Rect },
    { id: 'pad', kind: 'landing', at: [90, 80] as Point, data: { from: 1, to: 9 } },
  ];
  expect(
    named({ map: { ...hut(), places } as Situation['map'], people: { 'survivor-2': { x: 20, y: 20 } } }),
  ).toEqual(['door D1', 'door D1', 'exit exit', 'landing pad', 'survivor survivor-2']);
});

test('[ROS-R-base] one beside whom there is no room is not named', () => {
  const ring = Array.from({ length: 6 }, (_, i) => [
    `zed-${i + 1}`,
    {
      x: 60 + 2.05 * Math.cos((i * Math.PI) / 3),
      y: 45 + 2.05 * Math.sin((i * Math.PI) / 3),
      down: true,
    },
  ]);
  const people = { 'survivor-2': { x: 60, y: 45 } };
  expect(named({ people })).toEqual(['survivor survivor-2']);
  expect(named({ people, zeds: Object.fromEntries(ring) })).toEqual([]);
});

test('[ROS-D-climb, ROS-R-levels] a ladder is named at its foot or head, whichever is on one’s level', () => {
  const map = {
    buildings: [{ id: 'B1', name: 'Tower', rect: [60, 30, 80, 60] as Rect, levels: 2 }],
    links: [
      { id: 'L1', kind: 'ladder', at: [60, 45] as Point, from: 0, to: 2 },
      { id: 'S1', kind: 'stairs', at: [70, 45] as Point, from: 0, to: 1 },
    ],
  };
  const links = (x: number, level: number) => {
    const g = game({ map, people: { 'survivor-1': { x, y: 45, level } } });
    return goals(g.w, g.person('survivor-1')).map(({ id, at }) => [id, ...at]);
  };
  expect(links(40, 0)).toEqual([
    ['L1', 57.95, 45, 0],
    ['S1', 70, 45, 0],
  ]);
  expect(links(64, 2)).toEqual([
    ['L1', 62.05, 45, 2],
    ['S1', 70, 45, 0],
  ]);
  expect(links(64, 1).at(-1)).toEqual(['S1', 70, 45, 1]);
});

test('[ROS-S-3, ROS-R-car] named are those who sit there still, and nobody in a vehicle', () => {
  const places = [
    { id: 'S1', kind: 'seated', at: [60, 60] as Point },
    { id: 'S2', kind: 'seated', at: [70, 60] as Point },
  ];
  const g = game({
    map: { places, ...car([90, 40, 100, 45]) },
    people: { 'survivor-1': { x: 40, y: 45 }, 'survivor-2': { x: 95, y: 42, inside: 'V1' } },
    seated: { S1: 'body', S2: 'body' },
  });
  (g.w.s.seated[1] as { gone: boolean }).gone = true;
  g.w.version++;
  expect(goals(g.w, g.person('survivor-1')).map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'vehicle V1',
    'seated S1',
  ]);
});

test('[ROS-D-pass] seated figures bar the way, until they are gone', () => {
  const places = [{ id: 'S1', kind: 'seated', at: [50, 45] as Point }];
  const cost = (gone: boolean) => {
    const g = game({ map: { places }, people: { 'survivor-1': { x: 40, y: 45 } }, seated: { S1: 'body' } });
    (g.w.s.seated[0] as { gone: boolean }).gone = gone;
    g.w.version++;
    return reachOf(g.w, g.person('survivor-1'), 30).cost(60, 45, 0);
  };
  expect(cost(true)).toBeCloseTo(20, 3);
  expect(cost(false)).toBeGreaterThan(20.2);
});

describe('whom Zeds see on his way into a building', () => {
  const [hall] = hut().buildings;
  const map = {
    buildings: [{ ...hall, doors: [{ id: 'D1', at: [60, 45] as Point, type: 'standard', open: true }] }],
  } as Situation['map'];
  const enters = (zed: { x: number; y: number; level?: number }) =>
    game({
      step: 5,
      map,
      people: { 'survivor-1': { x: 56, y: 45, play: 'run' } },
      zeds: { 'zed-1': zed },
    }).answer([64, 45]);

  test('[ROS-U-priority] they know to be there: seen from outside, or from within', () => {
    expect(enters({ x: 30, y: 45 }).facts('known')).toMatchObject([{ who: ['survivor-1'], where: ['B1'] }]);
    expect(enters({ x: 75, y: 45 }).facts('known')).toMatchObject([{ who: ['survivor-1'], where: ['B1'] }]);
    expect(enters({ x: 58, y: 10 }).facts('known')).toMatchObject([{ who: ['survivor-1'] }]);
    expect(enters({ x: 100, y: 45 }).facts('known')).toEqual([]);
  });
});
