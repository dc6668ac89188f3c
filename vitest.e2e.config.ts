import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.e2e.test.ts'],
    pool: 'forks',
    // A page waits more than it reckons: two files at a time fill two cores.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
