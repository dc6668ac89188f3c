import { type EngineFact, ListedDice, type Rule, World } from '@shambles/engine';
import { expect, test } from 'vitest';
import { counted, faces, halfDie, pass, possibly, successes, sum } from './dice.js';

const WHAT = { rule: 'X-1', label: 'x' };
type W = World<object, object, EngineFact>;

/** The result of a rule when these dice fall. All of them must be used. */
function falls<T>(dice: readonly number[], rule: (w: W) => Rule<T>): T {
  const listed = new ListedDice(dice);
  const w: W = new World(() => {}, {}, {}, listed);
  const next = rule(w).next();
  if (!next.done) throw new Error('Something is asked.');
  listed.done();
  return next.value;
}

test('[FTB-2.1.1a] [FTB-EX-2.1.1] a die passes at the target number or below', () => {
  expect(falls([5, 2], (w) => pass(w, 2, 4, WHAT))).toBe(1);
  expect(falls([4, 5], (w) => pass(w, 2, 4, WHAT))).toBe(1);
  expect(falls([4, 4], (w) => pass(w, 2, 4, WHAT))).toBe(2);
});

test('[FTB-2.1.1b] dice that do not pass count for nothing', () => {
  expect(falls([6, 6], (w) => pass(w, 2, 4, WHAT))).toBe(0);
  expect(falls([6, 6, 1], (w) => pass(w, 3, 4, WHAT))).toBe(1);
  expect(falls([], (w) => pass(w, 0, 4, WHAT))).toBe(0);
});

test('[FTB-2.1.2] [FTB-EX-2.1.2] 1, 2 and 3 are successes', () => {
  expect(falls([1, 2, 5, 6], (w) => successes(w, 4, WHAT))).toBe(2);
  expect(falls([3, 4], (w) => successes(w, 2, WHAT))).toBe(1);
  expect(falls([], (w) => successes(w, 0, WHAT))).toBe(0);
  expect(falls([1, 4, 3], (w) => counted(w, 3, WHAT))).toEqual({ successes: 2, faces: [1, 4, 3] });
  expect(falls([], (w) => counted(w, 0, WHAT))).toEqual({ successes: 0, faces: [] });
});

test('[FTB-2.1.3] [FTB-EX-2.1.3] a possibility of (1-2) comes on 1 and 2', () => {
  expect(falls([5], (w) => possibly(w, 2, WHAT))).toBe(false);
  expect(falls([3], (w) => possibly(w, 2, WHAT))).toBe(false);
  expect(falls([2], (w) => possibly(w, 2, WHAT))).toBe(true);
});

test('[FTB-2.1.4] [FTB-EX-2.1.4] dice are read as they fall, several are added', () => {
  expect(falls([4], (w) => sum(w, 1, WHAT))).toBe(4);
  expect(falls([3, 4, 6], (w) => sum(w, 3, WHAT))).toBe(13);
  expect(falls([3, 4, 6], (w) => faces(w, 3, WHAT))).toEqual([3, 4, 6]);
  expect(falls([], (w) => faces(w, -1, WHAT))).toEqual([]);
});

test('[FTB-2.1.5] [FTB-EX-2.1.5] half a die is rounded up', () => {
  const halves = [1, 2, 3, 4, 5, 6].map((die) => falls([die], (w) => halfDie(w, WHAT)));
  expect(halves).toEqual([1, 1, 2, 2, 3, 3]);
});

test('[FTB-2.1] whose dice they are, and what they must not exceed, is shown', () => {
  const w: W = new World(() => {}, {}, {}, new ListedDice([5, 2]));
  pass(w, 2, 4, { ...WHAT, who: 'star-1', seat: 'player-1' }).next();
  expect(w.facts[0]).toMatchObject({
    is: 'rolled',
    seat: 'player-1',
    pools: [{ sides: 6, who: 'star-1', upTo: 4 }],
    faces: [[5, 2]],
  });
});
