import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mark, Marks } from './marks.js';

const mark = (at: number, turn = 0, facts = 0): Mark => ({
  at,
  facts,
  state: { at, facts },
  months: [],
  dice: [0, 0, 0, 0],
  standing: new Map(),
  turn,
});
/** Number of entries from `n` back to the nearest checkpoint. */
const back = (marks: Marks, n: number) => {
  let at = n;
  while (at >= 0 && !marks.at(at)) at--;
  return n - at;
};

describe('checkpoints in memory', () => {
  it('are never far apart, and all there for the last entries', () => {
    const marks = new Marks();
    for (let at = 0; at < 5000; at++) marks.add(mark(at));
    for (let n = 0; n < 5000; n++) expect(back(marks, n)).toBeLessThan(n > 5000 - 32 ? 1 : 32);
    expect(marks.last?.at).toBe(4999);
  });

  it('keep the first of each turn, however long ago', () => {
    const marks = new Marks();
    for (let at = 0; at < 2000; at++) marks.add(mark(at, Math.floor(at / 7)));
    expect(marks.ofTurns().map((m) => m.at)).toEqual(Array.from({ length: 286 }, (_, turn) => turn * 7));
    for (const { at } of marks.ofTurns()) expect(marks.at(at)?.at).toBe(at);
  });

  it('are one an entry, the last one taken there', () => {
    const marks = new Marks();
    marks.add(mark(3, 1, 0));
    marks.add(mark(3, 2, 5));
    expect(marks.at(3)?.facts).toBe(5);
    expect(marks.ofTurns().map((m) => m.turn)).toEqual([2]);
  });

  it('are the same in a game that goes on from here, which adds its own', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.nat(60), (before, after, gone) => {
        const marks = new Marks();
        for (let at = 0; at < before; at++) marks.add(mark(at, at >> 4));
        const other = marks.branch(before);
        for (let at = before; at < before + after; at++) {
          marks.add(mark(at, 1000));
          other.add(mark(at, at >> 4));
        }
        for (let at = 0; at < before; at++) expect(other.at(at)).toBe(marks.at(at));
        for (let at = before; at < before + after; at++) expect(other.at(at)?.turn ?? at >> 4).toBe(at >> 4);
        expect(other.ofTurns().map((m) => m.turn)).toEqual(
          Array.from({ length: Math.ceil((before + after) / 16) }, (_, turn) => turn),
        );
        const from = before + Math.min(gone, after);
        other.dropFrom(from);
        for (let at = from; at < before + after; at++) expect(other.at(at)).toBeUndefined();
        expect(other.ofTurns().every((m) => m.at < from)).toBe(true);
      }),
    );
  });
});
