import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measure } from './measure.js';

it('counts depth and values without reading the text, and nothing within quotes', () => {
  const all: [text: string, depth: number, values: number][] = [
    ['5', 0, 1],
    ['"[[["', 0, 1],
    ['{"a":[1,"x",null]}', 2, 5],
    ['["\\"[,["]', 1, 2],
    ['['.repeat(30_000) + ']'.repeat(30_000), 30_000, 30_001],
    [`[${'[],'.repeat(20_000)}0]`, 2, 40_002],
  ];
  for (const [text, depth, values] of all) expect(measure(text)).toEqual({ depth, values });
});

it('no text has more values than are counted, and any text is measured', () => {
  const count = (data: unknown): number =>
    typeof data === 'object' && data !== null
      ? 1 + Object.values(data).reduce((sum: number, one) => sum + count(one), 0)
      : 1;
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const { values } = measure(JSON.stringify(data));
      expect(values).toBeGreaterThanOrEqual(count(data));
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void measure(text)));
});
