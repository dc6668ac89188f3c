import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Whoever puts something else in the place of a module needs modules of his own. */
const APART = [
  'bench/peer.test.ts',
  'packages/cli/src/measured.test.ts',
  'packages/server/src/secrets.test.ts',
];
const TOGETHER = ['packages/**/src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'bench/**/*.test.ts'];
const NEVER = [...configDefaults.exclude, 'packages/web/e2e/**'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      // Reading the modules anew for each file costs more than most files' tests; these leave nothing behind in them.
      {
        extends: true,
        test: { name: 'together', include: TOGETHER, exclude: [...NEVER, ...APART], isolate: false },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: NEVER } },
    ],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // Some wait more than they reckon (kills, bad lines): one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // Games leave a great many small things behind: with more room for new ones they are cleared away less often.
    execArgv: ['--max-semi-space-size=32'],
    // For what hangs, not for what is slow: no test is judged by the clock.
    hookTimeout: 1_800_000,
    testTimeout: 1_800_000,
  },
});
