import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that play whole games, or wait for killed servers, for a quarter of a minute or more. Each runs in a process of
 * its own: code that has already been compiled for the states of one system runs much slower for those of the next.
 */
const LONG = [
  'bench/load/load',
  'packages/lab/src/simulate',
  'packages/players/src/*/{sensible,survivor}',
  'packages/server/src/{chaos,fuzz,kill,secrets}',
  'packages/server/src/limits/costly',
  'packages/server/src/table/delta',
  'packages/store/src/{crash,damage,powercut}',
  'packages/systems/*/src/conformance',
].map((file) => `${file}.test.ts`);

/**
 * Runs files that need a page first, then the long ones: one that starts last keeps a single core busy while the others
 * wait. A worker, with everything it has loaded, is discarded whenever the next file needs a different environment.
 */
class PagesThenLong extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      if (project.name === 'long') return 1;
      return fs.readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 0 : 2;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: PagesThenLong },
    // More files at a time than there are cores take longer in all, though some tests wait more than they compute.
    maxWorkers: availableParallelism(),
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // Node loads the modules itself: through Vite, loading and much of their code take half as long again.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Games leave very many small objects behind: with more room for new ones, garbage is collected less often.
    execArgv: ['--max-semi-space-size=32', '--import', 'tsx'],
    // For hangs, not for slow tests: no test is judged by the clock.
    hookTimeout: 1_800_000,
    testTimeout: 1_800_000,
    projects: [
      { extends: true, test: { name: 'long', include: LONG } },
      {
        extends: true,
        test: {
          name: 'short',
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LONG, 'packages/web/e2e/**'],
          // Reloading the modules for each file would cost more than most files' tests. These tests leave nothing behind
          // in them.
          isolate: false,
        },
      },
    ],
  },
});
