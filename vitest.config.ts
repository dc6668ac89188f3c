import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take more than half a minute each: one that starts last keeps a single core busy while the others wait.
 */
const LONG = ['secrets', 'conformance', 'sensible', 'survivor', 'fuzz', 'load', 'delta'];

/**
 * Runs files that need a page first, then the long ones. A worker, with everything it has loaded, is discarded whenever
 * the next file needs a different environment.
 */
class PagesThenLong extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      if (fs.readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')) return 0;
      return LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`)) ? 1 : 2;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'packages/web/e2e/**'],
    // Reloading the modules for each file would cost more than most files' tests. These tests leave nothing behind in
    // them.
    isolate: false,
    // Node loads the modules itself: through Vite, loading and much of their code take half as long again.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Games leave very many small objects behind: with more room for new ones, garbage is collected less often.
    execArgv: ['--max-semi-space-size=32', '--import', 'tsx'],
    sequence: { sequencer: PagesThenLong },
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // Some tests wait more than they compute (kills, bad lines), so one more worker than there are cores.
    maxWorkers: availableParallelism() + 1,
    // For hangs, not for slow tests: no test is judged by the clock.
    hookTimeout: 1_800_000,
    testTimeout: 1_800_000,
  },
});
