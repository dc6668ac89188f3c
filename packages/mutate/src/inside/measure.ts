import type { Measured, TestKey } from '../plan.js';
import type { Bench } from './bench.js';

/**
 * Runs every test once without a mutant, and records its time, its loop rounds and the mutants it reaches. Throws if a
 * test fails.
 */
export async function measure(bench: Bench, files: readonly string[]): Promise<Measured> {
  const { reached } = bench.switch;
  const tests: Measured['tests'][number][] = [];
  const come: Record<TestKey, number[]> = {};
  const keys: TestKey[] = [];

  const before: Record<string, { ms: number; ticks: number }> = {};

  reached.clear();
  for (const file of files) {
    bench.switch.ticks = 0;
    keys.push(...(await bench.keys(file)));
    const begun = performance.now();
    await bench.prepare(file);
    before[file] = { ms: Math.round(performance.now() - begun), ticks: bench.switch.ticks };
  }
  const early = [...reached];

  for (const key of keys) {
    reached.clear();
    const begun = performance.now();
    const failed = await bench.run(key);
    const title = await bench.title(key);
    if (failed) throw new Error(`${key} "${title}" fails with nothing changed: ${failed.why}`);
    tests.push({ key, title, ms: Math.round(performance.now() - begun), ticks: bench.switch.ticks });
    come[key] = [...reached];
  }
  return { is: 'measured', tests, before, reached: come, early };
}
