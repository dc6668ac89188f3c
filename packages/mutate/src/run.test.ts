import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleFiles, testFiles } from './files.js';
import type { Mutant } from './mutants.js';
import type { Verdict } from './plan.js';
import { report } from './report.js';
import { numbered, run } from './run.js';
import { placesIn } from './system.js';

/** A tiny set of rules, with planted survivors, unreached code and endless loops. */
const FILES: Record<string, string> = {
  'data/table.json': '{ "rows": [3, 5] }\n',
  'src/tables.ts': `import table from '../data/table.json' with { type: 'json' };
export const COST = { walk: 2, run: 4 } as const;
export const first = table.rows[0];
`,
  'src/rules.ts': `import { COST } from './tables.js';
export const hits = (die: number, from: number) => die >= from;
export const misses = (die: number, from: number) => die < from;
export const never = (die: number) => die > 90;
export const walk = () => COST.walk;

const KEPT: number[] = [];
export function kept(n: number): number {
  KEPT[n] ??= n + 7;
  return KEPT[n];
}

let busy = false;
export function work(n: number): number {
  if (busy) throw new Error('busy');
  busy = true;
  const done = n > 3 ? stop() : n;
  busy = false;
  return done;
}
const stop = (): number => {
  throw new Error('too much');
};

export function countDown(n: number): number {
  let left = n;
  while (left > 0) left -= 1;
  return left;
}

let opened = 0;
export const open = () => {
  opened = opened + 5;
};
export const isOpen = () => opened > 4;
`,
  'src/memory.ts': `export function fill(crates: number): void {
  if (crates > 3) process.kill(process.pid, 'SIGKILL');
}
`,
  'src/memory.test.ts': `import { test } from 'vitest';
import { fill } from './memory.js';
test('holds three crates', () => fill(3));
`,
  'src/words.ts': 'export const twelve = 12;\n',
  'src/rules.test.ts': `import { beforeAll, describe, expect, test } from 'vitest';
import { countDown, hits, isOpen, kept, misses, open, walk, work } from './rules.js';
import { first } from './tables.js';
describe('rules', () => {
  let from = 0;
  beforeAll(() => {
    // Many rounds, which no test of this file makes by itself.
    for (let n = 0; n < 70; n++) from = countDown(1000) + 4;
  });
  test.each([[4, true], [3, false]])('a %s', (die, hit) => expect(hits(die, from)).toBe(hit));
  describe.each([[1, 4]])('%i of %i', (die, edge) => {
    test('far from the edge', () => expect(misses(die, edge)).toBe(true));
  });
  test('tables', () => expect([walk(), first]).toEqual([2, 3]));
  test('kept', { timeout: 1000 }, () => expect(kept(1)).toBe(8));
  test('works', () => expect(work(2)).toBe(2));
  test('ends', () => expect(countDown(3)).toBe(0), 1000);
});
`,
  'src/door.test.ts': `import { test } from 'vitest';
import { isOpen, open } from './rules.js';
test('waits at a door', () => {
  open();
  while (!isOpen()) {}
});
`,
};

let folder = '';
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'rules-')));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const all = () => numbered(placesIn(folder).flatMap((p) => p.mutants));
const tried = (mutants: ReturnType<typeof all>, given: { patience?: number } = {}) =>
  run({ folder, tests: testFiles(folder), mutants, ...given });

// Each run starts a process of its own. The limit is for hangs, even on a very busy machine.
describe('a system with planted changes', { timeout: 900_000 }, () => {
  test('its rules and its tests are found', () => {
    expect(ruleFiles(folder)).toEqual(['data/table.json', 'src/memory.ts', 'src/rules.ts', 'src/tables.ts']);
    expect(testFiles(folder)).toEqual(['src/door.test.ts', 'src/memory.test.ts', 'src/rules.test.ts']);
  });

  test('every change is caught, or survives, or is never reached, as planted', async () => {
    const mutants = all().filter((m) => !isDoor(m) && !isMemory(m));
    const verdicts = await tried(mutants);
    const fates = Object.fromEntries(mutants.map((m, i) => [`${m.after} (${m.nth})`, verdicts[i]?.fate]));
    expect(fates).toEqual({
      // The first row is used by a test, the second never.
      '{ "rows": [4, 5] } (1)': 'caught',
      '{ "rows": [2, 5] } (1)': 'caught',
      '{ "rows": [3, 6] } (1)': 'survived',
      '{ "rows": [3, 4] } (1)': 'survived',
      'export const hits = (die: number, from: number) => die > from; (1)': 'caught',
      'export const misses = (die: number, from: number) => die <= from; (1)': 'survived',
      'export const never = (die: number) => die >= 90; (1)': 'unreached',
      'export const never = (die: number) => die > 91; (1)': 'unreached',
      'export const never = (die: number) => die > 89; (1)': 'unreached',
      // What was cached before is computed again.
      'KEPT[n] ??= n - 7; (1)': 'caught',
      'KEPT[n] ??= n + 8; (1)': 'caught',
      'KEPT[n] ??= n + 6; (1)': 'caught',
      'let busy = true; (1)': 'caught',
      "if (true) throw new Error('busy'); (1)": 'caught',
      "if (false) throw new Error('busy'); (1)": 'survived',
      // Some mutants leave the module busy, which must not count against those tried after them.
      'busy = false; (1)': 'survived',
      'const done = n >= 3 ? stop() : n; (1)': 'survived',
      'const done = true ? stop() : n; (1)': 'caught',
      'const done = false ? stop() : n; (1)': 'survived',
      'const done = n > 4 ? stop() : n; (1)': 'survived',
      'const done = n > 2 ? stop() : n; (1)': 'survived',
      'busy = true; (1)': 'survived',
      'while (left > 0) left += 1; (1)': 'endless',
      'while (left > 0) left -= 0; (1)': 'endless',
      'while (false) left -= 1; (1)': 'caught',
      'while (left >= 0) left -= 1; (1)': 'caught',
      'while (left > 1) left -= 1; (1)': 'caught',
      'while (left > -1) left -= 1; (1)': 'caught',
      'while (left > 0) left -= 2; (1)': 'caught',
      'export const COST = { walk: 3, run: 4 } as const; (1)': 'caught',
      'export const COST = { walk: 1, run: 4 } as const; (1)': 'caught',
      'export const COST = { walk: 2, run: 5 } as const; (1)': 'survived',
      'export const COST = { walk: 2, run: 3 } as const; (1)': 'survived',
      'export const first = table.rows[1]; (1)': 'caught',
      'export const first = table.rows[-1]; (1)': 'caught',
    });
  });

  test('what hangs where no round is counted is ended from outside', async () => {
    const mutants = all().filter((m) => m.after.includes('opened - 5'));
    const verdicts = await tried(mutants, { patience: 1 });
    expect(verdicts).toEqual([{ is: 'verdict', id: mutants[0]?.id, fate: 'endless', by: 'the clock' }]);
  });

  test('a change that takes the whole process with it is noticed, and the others are still tried', async () => {
    const mutants = all().filter(isMemory);
    const verdicts = await tried(mutants);
    const fates = Object.fromEntries(verdicts.map((v) => [mutants.find((m) => m.id === v.id)?.after, v]));
    expect(fates["if (crates >= 3) process.kill(process.pid, 'SIGKILL');"]).toMatchObject({
      fate: 'endless',
      by: 'the end of the process',
    });
    expect(fates["if (crates > 4) process.kill(process.pid, 'SIGKILL');"]?.fate).toBe('survived');
    expect(verdicts).toHaveLength(mutants.length);
  });

  test('a test that fails with nothing changed is named', async () => {
    const file = path.join(folder, 'src/rules.test.ts');
    writeFileSync(file, (FILES['src/rules.test.ts'] as string).replace('toBe(8)', 'toBe(9)'));
    await expect(tried(all().slice(0, 1))).rejects.toThrow(/rules > kept" fails with nothing changed/);
    writeFileSync(file, FILES['src/rules.test.ts'] as string);
    expect(readFileSync(file, 'utf8')).toContain('toBe(8)');
  });
});

const isDoor = (m: Mutant) => m.before.includes('opened');
const isMemory = (m: Mutant) => m.file === 'src/memory.ts';

describe('the report', () => {
  test('counts the fates, shows the living, and finds marks that are wrong', () => {
    const mutants = numbered(placesIn(folder).flatMap((p) => p.mutants)).slice(0, 4);
    const verdicts: Verdict[] = (['caught', 'endless', 'survived', 'unreached'] as const).map((fate, i) => ({
      is: 'verdict',
      id: i + 1,
      fate,
      by: 'src/conformance.test.ts: a game',
    }));
    const marks = [mutants[0], mutants[2]].map((m) => ({ ...(m as Mutant), why: 'nobody looks' }));
    const { text, wrong } = report(mutants, verdicts, marks, 9);
    expect(wrong).toEqual([marks[0]]);
    expect(text).toContain('4 changes, of 9 places');
    expect(text).toContain('caught    2 (50.0 %), 1 of them');
    expect(text).toContain('alive     2 (50.0 %)');
    expect(text).toContain(
      'data/table.json:1 equivalent: nobody looks\n  - { "rows": [3, 5] }\n  + { "rows": [3, 6] }',
    );
    expect(text).toContain('data/table.json:1 no test comes here');
  });
});
