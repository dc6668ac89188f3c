import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take more than a minute each: one that starts last keeps a single core busy while the others wait. */
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
    // Tests with twin games load all systems: this way a worker loads them once for all its files.
    isolate: false,
    // Between presses a page waits for its next frame: one file more than there are cores keeps them all busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    // For hangs: each step of a page has its own limit, and the longest game here takes two minutes.
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
});
