import { describe, expect, it } from 'vitest';
import type { Json } from '../rule/fact.js';
import { applyPatch, PatchError } from './patch.js';

describe('a path of a patch', () => {
  const state = () => ({
    zeds: [
      { id: 'hunter', x: 1 },
      { id: 'zed-1', x: 2 },
    ],
    at: [5, 6],
    mixed: [null, { id: 7 }],
  });
  const put = (path: string, value: Json) => applyPatch(state(), [{ path, value }]);

  it('names things in a list by their ids, or by where they stand there', () => {
    expect(put('zeds/zed-1/x', 9)).toMatchObject({ zeds: [{ x: 1 }, { id: 'zed-1', x: 9 }] });
    expect(put('zeds/1/x', 9)).toEqual(put('zeds/zed-1/x', 9));
    expect(put('zeds/zed-1', { id: 'zed-1', x: 0 })).toMatchObject({ zeds: [{ x: 1 }, { x: 0 }] });
    expect(put('at/1', 9)).toMatchObject({ at: [5, 9] });
    expect(put('mixed/1/id', 8)).toMatchObject({ mixed: [null, { id: 8 }] });
  });

  it('leads to what is there', () => {
    for (const path of ['zeds/zed-2/x', 'zeds/2/x', 'zeds/zed-1/y', 'at/hunter'])
      expect(() => put(path, 1), path).toThrow(PatchError);
  });

  it('leaves what it was given as it was', () => {
    const given = state();
    const { zeds } = given;
    applyPatch(given, [{ path: 'zeds/zed-1/x', value: 9 }]);
    expect(zeds).toEqual(state().zeds);
  });
});
