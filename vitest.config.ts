import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Whoever puts something else in the place of a module, or of what it exports, needs modules of his own, read by Vite. */
const APART = [
  'bench/peer.test.ts',
  'packages/cli/src/measured.test.ts',
  'packages/server/src/secrets.test.ts',
  'packages/web/src/side/odds/odds.test.ts',
];
const TOGETHER = ['packages/**/src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'bench/**/*.test.ts'];
const NEVER = [...configDefaults.exclude, 'packages/web/e2e/**'];

// Games leave a great many small things behind: with more room for new ones they are cleared away less often.
const ROOM = '--max-semi-space-size=32';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      // Reading the modules anew for each file costs more than most files' tests; these leave nothing behind in them.
      // Node reads them itself: through Vite they take half as long again, and so does much of what they do.
      {
        extends: true,
        test: {
          name: 'together',
          include: TOGETHER,
          exclude: [...NEVER, ...APART],
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: [ROOM, '--import', 'tsx'],
        },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: NEVER, execArgv: [ROOM] } },
    ],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // Some wait more than they reckon (kills, bad lines): one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // For what hangs, not for what is slow: no test is judged by the clock.
    hookTimeout: 1_800_000,
    testTimeout: 1_800_000,
  },
});
