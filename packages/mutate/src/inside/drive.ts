/** The only test that the worker process runs: it tries every remaining mutant. */
import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'vitest';
import type { Line, Plan } from '../plan.js';
import { Bench } from './bench.js';
import { measure } from './measure.js';
import { Trial } from './trial.js';

const plan = JSON.parse(readFileSync(process.env.SHAMBLES_MUTATE as string, 'utf8')) as Plan;
const say = (line: Line) => appendFileSync(plan.out, `${JSON.stringify(line)}\n`);

test('every mutant', async () => {
  // A failing property is enough; nobody needs its smallest counterexample here.
  fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
  const bench = new Bench(plan);
  try {
    const measured = plan.measured ?? (await measure(bench, plan.tests));
    if (!plan.measured) say(measured);
    const trial = new Trial(bench, plan.tests, measured);
    for (const id of plan.left) {
      say({ is: 'begun', id });
      const mutant = plan.mutants.find((m) => m.id === id);
      if (mutant) say({ is: 'verdict', id, ...(await trial.judge(mutant)) });
    }
  } catch (thrown) {
    say({ is: 'failed', why: thrown instanceof Error ? thrown.message : String(thrown) });
    throw thrown;
  }
});
