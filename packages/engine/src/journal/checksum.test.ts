import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Checksum, checksum } from './checksum.js';

/** The checksums of the data and of the text that JSON.stringify makes of it. */
const both = (data: unknown) => [
  new Checksum().text('before').json(data).json(data).digits,
  checksum('before', JSON.stringify(data), JSON.stringify(data)),
];
const alike = (data: unknown) => {
  const [got, wanted] = both(data);
  expect(got).toBe(wanted);
};

describe('the checksum of texts', () => {
  it('is the same for ever', () => {
    expect(checksum('')).toBe('488bdcb81aee8d83');
    expect(checksum('shambles')).toBe('9857da3dc816865d');
    expect(checksum('a', 'b')).toBe(checksum('ab'));
  });

  it('differs wherever texts differ by one letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (s, n) => {
        const i = n % s.length;
        const other = s.slice(0, i) + String.fromCharCode(s.charCodeAt(i) ^ 1) + s.slice(i + 1);
        expect(checksum(other)).not.toBe(checksum(s));
      }),
    );
  });
});

describe('the checksum of data is that of its JSON text', () => {
  it('whatever plain data it is', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), alike), { numRuns: 500 });
  });

  it('whatever values, keys and letters stand in it', () => {
    const anything = fc.anything({
      key: fc.string({ unit: 'binary' }),
      values: [
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.integer({ min: -12, max: 120 }),
        fc.double(),
        fc.boolean(),
        fc.constantFrom(undefined, null, -0),
      ],
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
      withUnicodeString: true,
    });
    fc.assert(
      fc.property(anything, (data) => alike({ data, list: [data] })),
      { numRuns: 1000 },
    );
  });

  it('at the edges', () => {
    const halves = ['\ud800', '\udc00x', 'x\ud83d', '\ud83d\ude00', '\uffff', '\ud7ff'];
    const escaped = ['"', '\\', '\u0000', '\u001f', '\u0020', '\u007f', '\u2028', '/'];
    const numbers = [0, -0, 9, 10, 1.5, 1e21, 1e-7, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];
    for (const data of [...halves, ...escaped, ...numbers])
      alike({ [String(data)]: data, list: [data, data] });
    for (const data of [[], {}, [[]], [{}], { a: {} }, { a: undefined }, [undefined], null, true, 'x'])
      alike(data);
    alike({ b: 1, 2: 1, a: 1, 1: 1 });
    alike(JSON.parse('{"__proto__":1,"constructor":{"toString":null}}'));
    alike({ none: () => 1, nor: Symbol('nor'), list: [() => 1, Symbol('x')] });
  });

  it('however deep it goes, as far as JSON goes', () => {
    const nested = (depth: number) => {
      let data: unknown = 7;
      for (let i = 0; i < depth; i++) data = i % 2 ? [data] : { data };
      return data;
    };
    for (const depth of [1, 30, 49, 50, 51, 52, 60, 500]) alike(nested(depth));
    const endless: unknown[] = [];
    endless.push(endless);
    expect(() => new Checksum().json(endless)).toThrow(TypeError);
  });
});
