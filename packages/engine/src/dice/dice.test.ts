import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atLeast,
  atMost,
  DiceError,
  faceValue,
  half,
  ListedDice,
  type Pool,
  type Roll,
  SeededDice,
  scoreOf,
  typedSoFar,
} from './dice.js';

const roll = (pools: readonly Pool[], explode?: number): Roll => ({
  kind: 'roll',
  rule: 'T-1',
  label: 'attack',
  pools,
  explode,
});
const d6 = (n: number, more: Partial<Pool> = {}): Pool => ({ n, sides: 6, ...more });

describe('dice from a list', () => {
  it('fall in the order they are rolled, pool by pool', () => {
    const dice = new ListedDice([3, 1, 6, 2]);
    expect(dice.roll(roll([d6(2, { score: faceValue() }), d6(1, { score: atLeast(5) })]))).toEqual({
      faces: [[3, 1], [6]],
      score: 5,
    });
    expect(dice.roll(roll([d6(1)])).faces).toEqual([[2]]);
    dice.done();
  });

  it('say which roll is missing a die', () => {
    expect(() => new ListedDice([3]).roll(roll([d6(2)]))).toThrow(
      'The dice ran out: attack (T-1, 2d6) needs another die after 1 of 1.',
    );
  });

  it('say what is left over', () => {
    const dice = new ListedDice([3, 4, 5]);
    dice.roll(roll([d6(1)]));
    expect(() => dice.done()).toThrow('Dice left over: 4, 5 (1 were used).');
    expect(() => new ListedDice([], [['a']]).done()).toThrow('1 listed draws left over');
  });

  it('refuse a face that is not on the die', () => {
    for (const face of [0, 7, 1.5, -1, Number.NaN])
      expect(() => new ListedDice([face]).roll(roll([d6(1)]))).toThrow(DiceError);
    expect(new ListedDice([0, 9]).roll(roll([{ n: 2, sides: 10, lowest: 0 }])).faces).toEqual([[0, 9]]);
    expect(() => new ListedDice([10]).roll(roll([{ n: 1, sides: 10, lowest: 0 }]))).toThrow(
      '10 is not a face of a d10',
    );
  });

  it('explode in waves: first all first dice, then those they called for', () => {
    const dice = new ListedDice([6, 2, 6, 6, 1, 5, 6, 3]);
    expect(dice.roll(roll([d6(3), d6(1)], 6)).faces).toEqual([
      [6, 2, 6, 6, 1, 5],
      [6, 3],
    ]);
    dice.done();
  });

  it('draw what is listed, if it is there to be drawn', () => {
    const draw = {
      kind: 'draw',
      rule: 'T-2',
      label: 'card',
      from: ['a', 'b', 'c'],
      n: 2,
      like: (id: string) => id,
    } as const;
    expect(new ListedDice([], [['c', 'a']]).draw(draw)).toEqual(['c', 'a']);
    expect(new ListedDice([]).draw(draw)).toEqual(['a', 'b']);
    expect(() => new ListedDice([], [['a', 'x']]).draw(draw)).toThrow('x is not there to draw');
    expect(() => new ListedDice([], [['a']]).draw(draw)).toThrow('1 listed, 2 to be drawn');
    expect(() => new ListedDice([], [['a', 'a']]).draw(draw)).toThrow('the same is listed twice');
  });
});

describe('typed dice', () => {
  it('tell how many are still to come, and from which pool', () => {
    const two = roll([d6(2), d6(1, { score: atLeast(4) })], 6);
    expect(typedSoFar(two, [])).toEqual({ pool: 0, left: 2 });
    expect(typedSoFar(two, [6])).toEqual({ pool: 0, left: 2 });
    expect(typedSoFar(two, [6, 1, 2])).toEqual({ pool: 1, left: 1 });
    expect(typedSoFar(two, [6, 1, 2, 5])).toEqual({
      done: { faces: [[6, 1, 2], [5]], score: 1, typed: true },
    });
    expect(() => typedSoFar(two, [6, 1, 2, 5, 5])).toThrow('1 dice too many');
    expect(() => typedSoFar(two, [7])).toThrow('7 is not a face of a d6');
  });

  it('read like any others: what the generator rolled, typed one at a time, is the same roll', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 2, max: 12 }),
        fc.boolean(),
        (seed, n, sides, explodes) => {
          const asked = roll(
            [
              { n, sides, score: faceValue(sides) },
              { n: 2, sides: 10, lowest: 0 },
            ],
            explodes ? sides : undefined,
          );
          const rolled = new SeededDice(seed).roll(asked);
          const faces = rolled.faces.flat();
          for (let i = 0; i < faces.length; i++)
            expect(typedSoFar(asked, faces.slice(0, i))).toHaveProperty('left');
          expect(typedSoFar(asked, faces)).toEqual({ done: { ...rolled, typed: true } });
          const listed = new ListedDice(faces);
          expect(listed.roll(asked)).toEqual(rolled);
          listed.done();
        },
      ),
    );
  });
});

describe('what a rule reads of a die', () => {
  const read = (score: readonly number[]) =>
    score.map((_, face) => scoreOf(roll([d6(1, { score })]), [[face]]));
  it('at least, at most, the face, half of it', () => {
    expect(read(atLeast(5))).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(read(atMost(2))).toEqual([0, 1, 1, 0, 0, 0, 0]);
    expect(read(faceValue())).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(read(half())).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(atLeast(0)[0]).toBe(0);
    expect(atLeast(9, 10).length).toBe(11);
  });
  it('a pool without scores counts for nothing', () => {
    expect(scoreOf(roll([d6(2), d6(1, { score: faceValue() })]), [[6, 6], [4]])).toBe(4);
  });
});
