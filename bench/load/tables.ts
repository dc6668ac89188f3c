/** Live tables: how many until everybody waits longer, and the most that a server can take. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Server } from './server.js';
import { type Sitters, seat } from './sitters.js';
import type { Template } from './template.js';

/** The numbers of one step. Times are milliseconds from an answer to the last message that it causes for anybody. */
export interface Step {
  readonly tables: number;
  readonly seats: number;
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of the server's processor time per answer. */
  readonly cpu: number;
  /** Megabytes of the server's process. */
  readonly rss: number;
  /** Answers given later than planned, because their table was still waiting for the previous one. */
  readonly late: number;
  /** Delay of the clients' own process, p99 in milliseconds: the most that it adds to the times. */
  readonly lag: number;
}

export function quantile(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Measures the server while `work` runs. `work` returns the times of the answers, and how many were late. */
async function watched(
  server: Server,
  sitters: readonly Sitters[],
  work: () => Promise<{ readonly times: readonly number[]; readonly late: number }>,
): Promise<Step> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = await server.usage();
  delay.enable();
  const began = performance.now();
  const { times, late } = await work();
  const seconds = (performance.now() - began) / 1000;
  delay.disable();
  const after = await server.usage();
  return {
    tables: sitters.length,
    seats: sitters.length * 2,
    answers: times.length,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: ((after.cpu - before.cpu) * 1000) / times.length,
    rss: after.rss / 2 ** 20,
    late,
    lag: Math.max(0, delay.percentile(99) / 1e6 - 5),
  };
}

/** Every table answers as soon as everybody there has heard of the previous answer, until the time is up. */
export function saturate(server: Server, sitters: readonly Sitters[], seconds: number): Promise<Step> {
  return watched(server, sitters, async () => {
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      sitters.map(async (table) => {
        while (performance.now() < end && !table.isOver) times.push(await table.answer());
      }),
    );
    return { times, late: 0 };
  });
}

/** Every table answers once in `pace` seconds, each at a different moment. */
function paced(server: Server, sitters: readonly Sitters[], pace: number, seconds: number): Promise<Step> {
  return watched(server, sitters, async () => {
    const times: number[] = [];
    const under = new Set<Promise<void>>();
    let late = 0;
    let failure: unknown;
    const began = performance.now();
    const all = Math.max(1, Math.floor((sitters.length * seconds) / pace));
    for (let n = 0; n < all; n++) {
      const due = began + (n * pace * 1000) / sitters.length;
      const left = due - performance.now();
      if (left > 0) await sleep(left);
      if (failure !== undefined) throw failure;
      const table = sitters[n % sitters.length] as Sitters;
      if (table.isBusy) {
        late++;
        continue;
      }
      const one = table.answer().then(
        (took) => void times.push(took),
        (error: unknown) => {
          failure ??= error;
        },
      );
      under.add(one);
      void one.then(() => under.delete(one));
    }
    await Promise.all(under);
    if (failure !== undefined) throw failure;
    return { times, late };
  });
}

export interface Seats {
  readonly steps: readonly Step[];
  /** Tables in the first step whose median, or whose p99, is at least twice the least of all steps. */
  readonly doubled: number | null;
  readonly slowest: number | null;
}

/** Adds tables until the median has doubled, or more than one answer in a hundred is late. */
export async function climb(
  server: Server,
  template: Template,
  sizes: readonly number[],
  { pace, seconds, warm }: { readonly pace: number; readonly seconds: number; readonly warm: number },
  told: (step: Step) => void,
): Promise<Seats> {
  // Code that has not run yet is slow, so separate tables warm it up.
  const first = await seat(server, template, 0, WARMERS);
  await saturate(server, first, warm);
  for (const table of first) table.leave();

  const sitters: Sitters[] = [];
  const steps: Step[] = [];
  let slowest: number | null = null;
  try {
    for (const size of sizes) {
      const { length } = sitters;
      sitters.push(...(await seat(server, template, WARMERS + length, WARMERS + size)));
      await sleep(500);
      let step = await paced(server, sitters, pace, seconds);
      // Measure again: a single slow result may have come from something else on the machine.
      if (isTwice([...steps, step])) {
        const again = await paced(server, sitters, pace, seconds);
        if (again.p50 < step.p50) step = again;
      }
      steps.push(step);
      told(step);
      if (step.p99 >= 2 * Math.min(...steps.map((s) => s.p99))) slowest ??= step.tables;
      if (isTwice(steps)) return { steps, doubled: step.tables, slowest };
    }
    return { steps, doubled: null, slowest };
  } finally {
    for (const table of sitters) table.leave();
  }
}

const WARMERS = 20;

/**
 * True if the last step's median is twice that of the best step, or if answers could not be given in time. The first
 * step is not the reference: it is slow if the processor sleeps between answers.
 */
function isTwice(steps: readonly Step[]): boolean {
  const last = steps.at(-1) as Step;
  return last.p50 >= 2 * Math.min(...steps.map((s) => s.p50)) || last.late > last.answers / 100;
}
