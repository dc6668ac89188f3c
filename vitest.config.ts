import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/**/src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**'],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // Some wait more than they reckon (kills, bad lines): no core is kept free.
    maxWorkers: '100%',
    // For what hangs, not for what is slow: no test is judged by the clock.
    hookTimeout: 180_000,
    testTimeout: 120_000,
  },
});
