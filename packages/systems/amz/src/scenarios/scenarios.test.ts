import { expect, test } from 'vitest';
import { readBook } from '../book.js';
import { asOf, SCENARIOS } from './scenarios.js';

const today = (id: string) => SCENARIOS.find((s) => s.id === id) as (typeof SCENARIOS)[number];
const figures = (s: (typeof SCENARIOS)[number], type: string) =>
  s.zombies.flatMap((z) => (z.type === type ? [z.figures] : []));

test('a game that was begun under an earlier revision keeps the forces of then', () => {
  const clinic = today('night-at-the-clinic');
  expect([4, 3, 2].map((revision) => figures(asOf(clinic, revision), 'possessed'))).toEqual([
    [5, 5],
    [4, 4],
    [],
  ]);
  const hall = today('lecture-hall');
  expect([3, 2, 1].map((revision) => asOf(hall, revision).turns)).toEqual([12, 10, 10]);
  // What has not changed is today's own.
  expect(asOf(clinic, 4)).toBe(clinic);
  expect(asOf(today('cut-the-strings'), 2)).toBe(today('cut-the-strings'));
});

test("a setup says under which revision its game was begun, where that is not today's", () => {
  const setup = { scenario: 'lecture-hall', options: {} };
  expect(readBook(setup).scenario.turns).toBe(12);
  expect(readBook({ ...setup, begun: 2 }).scenario.turns).toBe(10);
});
