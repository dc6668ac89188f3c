import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.e2e.test.ts'],
    pool: 'forks',
    // Twins of games bring all systems along: a worker reads them once, for all its files.
    isolate: false,
    // A page waits more than it reckons: two files at a time fill hardly one core.
    maxWorkers: 2 * availableParallelism(),
    // For what hangs: each step of a page has its own limit, and the longest game here takes two minutes.
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
});
