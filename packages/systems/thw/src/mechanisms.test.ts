import { spotAt } from '@shambles/measured';
import { describe, expect, test } from 'vitest';
import { mayActivate, sidesInOrder } from './activation.js';
import { firstClockwise } from './clock.js';
import { byRep, groupsOf, leaderOf } from './groups.js';
import { capped, readCell, worst } from './reaction.js';

describe('activation', () => {
  test('the higher die goes first', () => {
    const dice = [
      { side: 'a', die: 2 },
      { side: 'b', die: 5 },
    ];
    expect(sidesInOrder(dice)).toEqual(['b', 'a']);
  });

  test('ties go by the first of the later dice that differs', () => {
    const dice = ['a', 'b', 'c'].map((side) => ({ side, die: 4 }));
    expect(sidesInOrder(dice, { a: [3, 1], b: [3, 6], c: [5] })).toEqual(['c', 'b', 'a']);
    expect(sidesInOrder(dice)).toEqual(['a', 'b', 'c']);
  });

  test('a Rep under the die does not act', () => {
    expect([3, 4, 5].map((rep) => mayActivate(rep, 4))).toEqual([false, true, true]);
  });
});

describe('groups', () => {
  test('hang together by links, in the order given', () => {
    const near = (a: number, b: number) => Math.abs(a - b) <= 4;
    expect(groupsOf([1, 20, 9, 5, 16], near)).toEqual([
      [1, 9, 5],
      [20, 16],
    ]);
  });

  test('are led by a Star, else by the highest Rep', () => {
    const figure = (id: string, rep: number, star = false) => ({ id, rep, star });
    expect(leaderOf([figure('a', 5), figure('b', 3, true), figure('c', 4, true)])?.id).toBe('c');
    expect(leaderOf([figure('a', 3), figure('b', 5), figure('c', 5)])?.id).toBe('b');
    expect(leaderOf([])).toBeUndefined();
  });

  test('in the order of Rep, equal ones as they were', () => {
    const figures = [
      { id: 'a', rep: 3 },
      { id: 'b', rep: 5 },
      { id: 'c', rep: 3 },
      { id: 'd', rep: 4 },
    ];
    expect(byRep(figures).map((f) => f.id)).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('reactions', () => {
  test('the first entry that holds is carried out', () => {
    const cell = [{ if: 'x', do: 'a' }, { if: 'y', do: 'b' }, { do: 'c' }] as const;
    expect(readCell<'x' | 'y', 'a' | 'b' | 'c'>(cell, (c) => c === 'y')).toBe('b');
    expect(readCell<'x' | 'y', 'a' | 'b' | 'c'>(cell, () => false)).toBe('c');
    expect(() => readCell([{ if: 'x', do: 'a' }], () => false)).toThrow(/always holds/);
  });

  test('the worst result counts', () => {
    expect(worst(['good', 'bad', 'worse'], ['bad', 'good'])).toBe('bad');
    expect(worst(['good', 'bad', 'worse'], ['good', 'worse', 'bad'])).toBe('worse');
  });

  test('[FTB-D-18] more than two passed are two', () => {
    expect([0, 1, 2, 3].map(capped)).toEqual([0, 1, 2, 2]);
  });
});

describe('the clock', () => {
  test('a spot so far off in a direction', () => {
    expect(spotAt({ x: 10, y: 10 }, 0, 12)).toEqual([10, 22]);
    expect(spotAt({ x: 10, y: 10 }, 90, 5)).toEqual([15, 10]);
  });

  test('the first spot that will do, going clockwise', () => {
    expect(firstClockwise({ x: 0, y: 0 }, 0, 10, (x) => x >= 5)).toEqual(spotAt({ x: 0, y: 0 }, 30, 10));
    expect(firstClockwise({ x: 0, y: 0 }, 0, 10, () => false)).toBeUndefined();
  });
});
