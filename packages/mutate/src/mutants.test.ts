import { describe, expect, test } from 'vitest';
import { instrument } from './instrument.js';
import { placesOf } from './mutants.js';
import { listedIn, listKey, report } from './report.js';
import { numbered } from './run.js';
import { sample } from './sample.js';

const changes = (text: string, file = 'src/a.ts') =>
  placesOf(file, text).flatMap((p) => p.mutants.map((m) => `${m.kind}: ${m.after}`));

describe('what is changed', () => {
  test('edges, equality, sums, least and most, numbers and booleans', () => {
    expect(changes('f(a < b);')).toEqual(['edge: f(a <= b);']);
    expect(changes('f(a >= b);')).toEqual(['edge: f(a > b);']);
    expect(changes('f(a === b);')).toEqual(['equal: f(a !== b);']);
    expect(changes('f(a - b);')).toEqual(['sum: f(a + b);']);
    expect(changes('a += b;')).toEqual(['sum: a -= b;']);
    expect(changes('f(Math.min(a, b));')).toEqual(['min-max: f(Math.max(a, b));']);
    expect(changes('f(3);')).toEqual(['number: f(4);', 'number: f(2);']);
    expect(changes('f(-1);')).toEqual(['number: f(0);', 'number: f(-2);']);
    expect(changes('f(true);')).toEqual(['boolean: f(false);']);
    expect(changes('f(!a);')).toEqual(['not: f(a);']);
  });

  test('conditions and their halves, each answered beforehand', () => {
    expect(changes('if (a && b) c();')).toEqual([
      'logic: if (a || b) c();',
      'forced: if (true) c();',
      'forced: if (false) c();',
      'forced: if (true && b) c();',
      'forced: if (false && b) c();',
      'forced: if (a && true) c();',
      'forced: if (a && false) c();',
    ]);
    expect(changes('f(a ? b : c);')).toEqual(['forced: f(true ? b : c);', 'forced: f(false ? b : c);']);
    expect(changes('while (a) b();')).toEqual(['forced: while (false) b();']);
  });

  test('cells of tables in TypeScript and JSON', () => {
    expect(changes('const T = { a: [1, 2] } as const;')).toHaveLength(4);
    expect(changes('{ "a": 3 }', 'data/a.json')).toEqual(['number: { "a": 4 }', 'number: { "a": 2 }']);
  });

  test('neither types, nor names of fields, nor joined strings, nor imports', () => {
    expect(changes("import a from 'a'; type T = 1 | 2; let b: 3; f<4>();")).toEqual([]);
    expect(changes('f({ 1: a });')).toEqual([]);
    expect(changes('f(`a` + b);')).toEqual([]);
  });

  test('what a fact does, and not how it is told', () => {
    const told = "told: (f) => (f.n > 1 ? many : one), words: { many: '2' }, follows: true";
    expect(
      changes(
        `const F = { a: fact({ ${told} }), b: fact<{ n: 3 }>({ does: (s) => { s.a = 5; }, ${told} }) };`,
      ),
    ).toHaveLength(2);
  });

  test('changes of one file that read alike are counted', () => {
    const nth = placesOf('src/a.ts', 'f(1);\ng(2);\nf(1);\n').map((p) => [
      p.mutants[0]?.line,
      p.mutants[0]?.nth,
    ]);
    expect(nth).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('a sample', () => {
  const lines = Array.from({ length: 40 }, (_, i) => `f${i}(${i});`);
  const drawn = (text: readonly string[], seed: string) =>
    sample(placesOf('src/a.ts', text.join('\n')), 10, seed).map((m) => m.after);

  test('is the same for the same seed, another for another, and takes no place twice', () => {
    expect(drawn(lines, '1')).toEqual(drawn(lines, '1'));
    expect(drawn(lines, '1')).not.toEqual(drawn(lines, '2'));
    expect(new Set(drawn(lines, '1').map((line) => line.split('(')[0])).size).toBe(10);
  });

  test('stays when lines that are not of it come and go', () => {
    const before = drawn(lines, '1');
    expect(drawn(['', 'nothing();', ...lines], '1')).toEqual(before);
  });
});

describe('mutated code', () => {
  /** The value that the code passes to `g`. */
  const given = (code: string): unknown => {
    let value: unknown;
    new Function('a', 'b', 'g', code)(2, 3, (got: unknown) => {
      value = got;
    });
    return value;
  };
  const g = globalThis as { __mutant?: (id: number) => boolean; __tick?: () => void };
  const made = (text: string, on: number) => {
    const mutants = placesOf('src/a.ts', text).flatMap((p) => p.mutants);
    const code = instrument(
      'src/a.ts',
      text,
      mutants.map((m, i) => ({ ...m, id: i + 1 })),
    );
    g.__mutant = (id) => id === on;
    g.__tick = () => {};
    return { mutants, value: given(code) };
  };

  test('does what the file did while nothing is switched on, and one change at a time', () => {
    const text = 'const f = () => { if (a + 1 < b && b > 2) return 10; return 20; }; g(f());';
    const { mutants, value } = made(text, 0);
    expect(value).toBe(20);
    expect(mutants.length).toBeGreaterThan(10);
    for (const [i, m] of mutants.entries()) expect(made(text, i + 1).value, m.after).toBe(given(m.after));
  });

  test('counts the rounds of every loop', () => {
    for (const loop of [
      'for (const x of [a, b]) n += x;',
      'while (n < 2) { n += 1; }',
      'do n += 1; while (n < 2);',
    ]) {
      const code = instrument('src/a.ts', `let n = 0; ${loop}`, []);
      let rounds = 0;
      g.__tick = () => {
        rounds += 1;
      };
      new Function('a', 'b', code)(2, 3);
      expect(rounds, loop).toBe(2);
    }
  });
});

test('what an earlier run printed as alive is found again, wherever its line stands by now', () => {
  const mutants = numbered(placesOf('src/a.ts', 'f(3);\nif (a) b();').flatMap((place) => place.mutants));
  const survived = mutants.filter(({ after }) => after === 'f(4);' || after === 'if (true) b();');
  const verdicts = mutants.map(({ id }) => ({
    is: 'verdict' as const,
    id,
    fate: survived.some((m) => m.id === id) ? ('survived' as const) : ('caught' as const),
  }));
  const listed = listedIn(report(mutants, verdicts, [], 2).text);
  const moved = placesOf('src/a.ts', '\n\nif (a) b();\nf(3);').flatMap((place) => place.mutants);
  expect(moved.filter((m) => listed.has(listKey(m))).map(({ after }) => after)).toEqual([
    'if (true) b();',
    'f(4);',
  ]);
});
