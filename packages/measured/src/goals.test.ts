import { expect, test } from 'vitest';
import { type Looking, type NamedGoal, namedPlaces } from './goals.js';

const line = { key: 'place.in-door' };
const goal: NamedGoal = { id: 'in house', at: [9, 9, 0], line, far: 'place.far-in-door' };

/** What is named where so many units of the way to a house five units off can be gone. */
function named(along: number): readonly string[] {
  const reach = {
    route: () => ({ cost: 5 }),
    mayEndAt: () => true,
    along: () => ({ x: 4, y: 4, level: 0, cost: along }),
  };
  return namedPlaces({ reach, shape: { within: 1.6 } } as unknown as Looking, [goal]).map(({ id }) => id);
}

test('on the way to somewhere is what brings the figure a step nearer, and nothing else', () => {
  expect(named(1.6)).toEqual(['in house']);
  expect(named(0.1)).toEqual(['in house']);
  expect(named(0.03)).toEqual([]);
});
