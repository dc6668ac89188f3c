/**
 * The process that runs the tests: `child.ts PLAN`. It can be killed at any time; its results are in the file that the
 * plan names.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import type { Plan } from './plan.js';
import { mutating } from './plugin.js';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const root = here('../../..');
const file = process.argv[2] as string;
process.env.SHAMBLES_MUTATE = file;
const plan = JSON.parse(readFileSync(file, 'utf8')) as Plan;

const vitest = await startVitest(
  'test',
  [],
  {
    root,
    config: false,
    watch: false,
    include: [here('./inside/drive.ts')],
    setupFiles: [`${root}/vitest.setup.ts`],
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // The parent ends tests that hang.
    testTimeout: 0,
  },
  { plugins: [mutating(plan)] },
);
await vitest.close();
