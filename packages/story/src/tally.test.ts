import type { Scene } from '@shambles/engine';
import { expect, it } from 'vitest';
import type { Moment } from './report/moments.js';
import { piecesOf } from './report/pieces.js';
import { tallyOf } from './report/tally.js';
import type { Teller } from './teller.js';

const rolled = (
  sides: number,
  faces: readonly number[],
  counts: { from?: number; upTo?: number },
): Moment => {
  const label = `d${sides} ${JSON.stringify(counts)}`;
  const fact = { is: 'rolled', cause: 'X', to: 'all', label, pools: [{ sides, ...counts }], faces: [faces] };
  return { fact, lost: [] } as unknown as Moment;
};
const expected = (...moments: readonly Moment[]) =>
  tallyOf(moments, { word: (key: string) => key } as Teller).luck.map((l) => l.expected);

it('luck is measured against the faces that a die has, whether it is read from 1 or from 0', () => {
  expect(expected(rolled(6, [1, 2], { from: 5 }), rolled(6, [3, 3, 3], { upTo: 2 }))).toEqual([1, 2 / 3]);
  const zeros = [rolled(10, [0, 9], { from: 7 }), rolled(10, [4, 5, 6, 7, 8], { upTo: 3 })];
  expect(expected(...zeros).sort()).toEqual([0.6, 2]);
  // Nothing can be more than certain, or less than impossible.
  expect(
    expected(rolled(6, [1], { from: 0 }), rolled(6, [1], { upTo: 9 }), rolled(6, [1], { from: 8 })),
  ).toEqual([1, 1, 0]);
});

it('losses are counted by side, and figures that differ in their number alone are of one kind', () => {
  const lost = (side: string, kind: string, name: string) => ({ side, kind, name });
  const moment = (...all: object[]) => ({ fact: { is: 'fell' }, lost: all }) as unknown as Moment;
  const { losses } = tallyOf(
    [
      moment(lost('one', 'ganger', 'Ganger'), lost('two', 'ganger', 'Ganger')),
      moment(lost('two', 'ganger', 'Ganger')),
    ],
    { word: (key: string) => key } as Teller,
  );
  expect(losses).toEqual([
    { side: 'one', name: 'Ganger', count: 1 },
    { side: 'two', name: 'Ganger', count: 2 },
  ]);
  const named = { id: 'z-9', name: 'Zed 9', named: true, badges: [], at: [1, 1] };
  const scene = {
    kind: 'measured',
    roster: [{ id: 's-1' }],
    figures: [named, { ...named, id: 's-1', name: 'Survivor 1' }],
  };
  expect(piecesOf(scene as unknown as Scene).map((p) => p.name)).toEqual(['Zed', 'Survivor 1']);
});
