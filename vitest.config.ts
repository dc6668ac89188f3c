import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/**/src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**'],
    restoreMocks: true,
    // For what hangs, not for what is slow: no test is judged by the clock.
    hookTimeout: 180_000,
    testTimeout: 120_000,
  },
});
