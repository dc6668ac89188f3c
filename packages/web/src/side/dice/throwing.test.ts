import type { Roll } from '@shambles/engine';
import { describe, expect, it } from 'vitest';
import { digit, NOTHING_TYPED, put, settle, type Typed, takeBack, throwing } from './throwing.js';

const roll = (pools: Roll['pools'], explode?: number): Roll => ({
  kind: 'roll',
  rule: 'X-1',
  label: 'attack',
  pools,
  ...(explode !== undefined && { explode }),
});
const type = (r: Roll, keys: string): Typed =>
  [...keys].reduce((typed, key) => digit(r, typed, key), NOTHING_TYPED);

describe('typing dice', () => {
  const two = roll([
    { n: 2, sides: 6 },
    { n: 1, sides: 6 },
  ]);

  it('goes from die to die and pool to pool', () => {
    expect(throwing(two, []).pools.map((p) => p.slots)).toEqual([[{ next: true }, {}], [{}]]);
    const one = throwing(two, [3]);
    expect(one).toMatchObject({ next: 0, done: false });
    expect(one.pools[0]?.slots).toEqual([{ face: 3 }, { next: true }]);
    expect(throwing(two, [3, 4])).toMatchObject({ next: 1 });
    expect(throwing(two, [3, 4, 5])).toMatchObject({ next: undefined, done: true });
  });

  it('calls for one more die for each that explodes, in its own pool', () => {
    const blast = roll(
      [
        { n: 2, sides: 6 },
        { n: 1, sides: 6 },
      ],
      6,
    );
    const so = throwing(blast, [6, 2]);
    expect(so.pools[0]?.slots).toEqual([{ face: 6 }, { face: 2 }, { extra: true, next: true }]);
    expect(throwing(blast, [6, 2, 6]).pools[0]?.slots).toHaveLength(4);
    expect(throwing(blast, [6, 2, 1])).toMatchObject({ next: 1 });
    expect(throwing(blast, [6, 2, 1, 3]).done).toBe(true);
  });

  it('refuses a key that is no face, and any key when all dice lie', () => {
    expect(type(two, '7')).toMatchObject({ faces: [], wrong: '7 is not a face of this die (1 to 6).' });
    expect(type(two, '0').wrong).toBeDefined();
    const full = type(two, '1234');
    expect(full.faces).toEqual([1, 2, 3]);
    expect(full.wrong).toMatch(/All dice have been entered/);
  });

  it('mends with backspace', () => {
    expect(takeBack(type(two, '12')).faces).toEqual([1]);
    expect(takeBack(NOTHING_TYPED).faces).toEqual([]);
  });

  it('reads a d10 with one key, from 0 to 9 or with 0 for the ten', () => {
    expect(type(roll([{ n: 2, sides: 10, lowest: 0 }]), '09').faces).toEqual([0, 9]);
    expect(type(roll([{ n: 2, sides: 10 }]), '01').faces).toEqual([10, 1]);
  });

  it('waits for a second digit only where one can come', () => {
    const d20 = roll([{ n: 3, sides: 20 }]);
    expect(type(d20, '7').faces).toEqual([7]);
    const one = type(d20, '1');
    expect(one).toMatchObject({ faces: [], prefix: '1' });
    expect(digit(d20, one, '9').faces).toEqual([19]);
    expect(settle(d20, one).faces).toEqual([1]);
    expect(takeBack(one)).toEqual(NOTHING_TYPED);
  });

  it('takes a pressed face as it is', () => {
    expect(put(roll([{ n: 1, sides: 20 }]), NOTHING_TYPED, 17).faces).toEqual([17]);
  });
});
