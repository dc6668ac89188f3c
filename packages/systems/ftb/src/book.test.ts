import { SetupError } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { FILES } from './book.js';

describe('a table of the players’ own', () => {
  const check = (data: object) => () => FILES.find(({ id }) => id === 'map')?.check(data as never);
  const map = { format: 'shambles-map/1', title: 'A yard', unit: 'in', size: [36, 36] };

  test('[FTB-9.0] is refused with what is wrong with it', () => {
    expect(check(map)).not.toThrow();
    expect(check({ ...map, size: [36] })).toThrow(SetupError);
    expect(check({ ...map, size: [36] })).toThrow(/^map, size/);
  });

  test('what is no fault of the file is not told as one', () => {
    const broken = {
      ...map,
      get areas() {
        throw new RangeError('It cannot be read.');
      },
    };
    expect(check(broken)).toThrow(RangeError);
  });
});
