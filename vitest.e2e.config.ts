import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.e2e.test.ts'],
    pool: 'forks',
    // A page waits more than it reckons: two files at a time fill two cores.
    maxWorkers: 2,
    // Each step of a page has its own limit; a game may go on for as long as its steps do.
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
