import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.e2e.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
