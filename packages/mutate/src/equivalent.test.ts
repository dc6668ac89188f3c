import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markOf, readMarks } from './equivalent.js';
import { placesOf } from './mutants.js';
import { placesIn } from './system.js';

describe('marks of changes that no test could notice', () => {
  const places = placesOf('src/a.ts', 'f(a < b);\nf(a < b);\n');
  const mark = { file: 'src/a.ts', before: 'f(a < b);', after: 'f(a <= b);', why: 'they are never equal' };
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'marks-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = (marks: unknown) => {
    writeFileSync(path.join(folder, 'equivalent.json'), JSON.stringify(marks));
    return readMarks(folder, places);
  };

  test('none where there is no file', () => {
    expect(readMarks(folder, places)).toEqual([]);
  });

  test('one names one change, also where several read alike', () => {
    const found = (marks: unknown) =>
      places.flatMap((p) => p.mutants).map((m) => markOf(read(marks), m)?.why);
    expect(found([mark])).toEqual([mark.why, undefined]);
    expect(found([{ ...mark, nth: 2 }])).toEqual([undefined, mark.why]);
  });

  test('a stale one, one without a reason and one that stands twice are refused', () => {
    expect(() => read([{ ...mark, before: 'f(a < c);' }])).toThrow(
      /mark 1 is stale: nothing in src\/a.ts changes "f\(a < c\);"/,
    );
    expect(() => read([mark, { ...mark, nth: 3 }])).toThrow(/mark 2 is stale/);
    expect(() => read([{ ...mark, why: '' }])).toThrow(/"why" has to be a text/);
    expect(() => read([mark, mark])).toThrow(/mark 2 stands there twice/);
    expect(() => read(mark)).toThrow(/no list of marks/);
  });

  test.each(['avz', 'ros', 'ftb', 'amz', 'bdz'])(
    'those of %s name changes that can still be made',
    (system) => {
      const at = fileURLToPath(new URL(`../../systems/${system}`, import.meta.url));
      expect(() => readMarks(at, placesIn(at))).not.toThrow();
    },
  );
});
