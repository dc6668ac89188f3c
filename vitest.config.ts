import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of more than half a minute each: one that begins last keeps a single core busy while the others wait. */
const LONG = ['secrets', 'conformance', 'sensible', 'survivor', 'fuzz', 'load', 'delta'];

/**
 * Those that want a page first, then the long ones: a worker is given up, with all that it has read, whenever the next
 * file wants another environment.
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
    // Reading the modules anew for each file costs more than most files' tests; these leave nothing behind in them.
    isolate: false,
    // Node reads them itself: through Vite they take half as long again, and so does much of what they do.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Games leave a great many small things behind: with more room for new ones they are cleared away less often.
    execArgv: ['--max-semi-space-size=32', '--import', 'tsx'],
    sequence: { sequencer: PagesThenLong },
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // Some wait more than they reckon (kills, bad lines): one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // For what hangs, not for what is slow: no test is judged by the clock.
    hookTimeout: 1_800_000,
    testTimeout: 1_800_000,
  },
});
