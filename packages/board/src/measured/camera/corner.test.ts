import { expect, it } from 'vitest';
import { evaded } from './corner.js';

const view = { left: 0, right: 800, top: 0, bottom: 600 };
const map = { left: 12, right: 180, top: 400, bottom: 560 };

it('the map goes to the other end of its side from what it would hide, and fades only where it would hide at both', () => {
  expect(evaded(map, view, 0, [[400, 300]])).toBe(0);
  // A figure under the map, and one just above whose name reaches down to it.
  for (const y of [480, 370]) expect(evaded(map, view, 0, [[90, y]])).toBe(8 - 400);
  expect(
    evaded(map, view, 0, [
      [90, 480],
      [90, 60],
    ]),
  ).toBeUndefined();
});

it('a map that has gone to the other end stays until it would hide something there', () => {
  expect(evaded(map, view, -392, [[400, 300]])).toBe(-392);
  expect(evaded(map, view, -392, [[90, 60]])).toBe(0);
  // One at the top goes down.
  const phone = { left: 6, right: 92, top: 10, bottom: 95 };
  expect(evaded(phone, { ...view, right: 390, bottom: 300 }, 0, [[40, 50]])).toBe(300 - 95 - 8);
});
