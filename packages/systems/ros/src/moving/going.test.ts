import { expect, test } from 'vitest';
import { hut, type Point, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { goals, inZone } from './going.js';

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
