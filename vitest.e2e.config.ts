import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of more than a minute each: one that begins last keeps a single core busy while the others wait. */
const LONG = ['determinism', 'whole-town', 'nodes', 'together', 'life', 'ambush.'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.includes(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.e2e.test.ts'],
    pool: 'forks',
    // Twins of games bring all systems along: a worker reads them once, for all its files.
    isolate: false,
    // A page waits more than it reckons: two files at a time fill hardly one core.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongFirst },
    // For what hangs: each step of a page has its own limit, and the longest game here takes two minutes.
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
});
