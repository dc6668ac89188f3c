import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Numbered } from './instrument.js';
import type { Mutant } from './mutants.js';
import type { Line, Measured, Plan, Verdict } from './plan.js';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

export interface Running extends Pick<Plan, 'folder' | 'tests' | 'mutants'> {
  /** The environment for the tests, if they need a different one. */
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which a mutant is killed and counts as endless. A multiple of the tests' own time is added. */
  readonly patience?: number;
  readonly each?: (verdict: Verdict) => void;
}

/**
 * Tries every mutant in a separate process, which is restarted only if it had to be killed. Throws if the process
 * fails.
 */
export async function run({ env, patience = 120_000, each, ...given }: Running): Promise<Verdict[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutate-'));
  const out = path.join(folder, 'found');
  const verdicts: Verdict[] = [];
  let measured: Measured | undefined;
  const add = (verdict: Verdict) => {
    verdicts.push(verdict);
    each?.(verdict);
  };
  try {
    for (;;) {
      const done = new Set(verdicts.map((v) => v.id));
      const left = given.mutants.map((m) => m.id).filter((id) => !done.has(id));
      if (left.length === 0) return verdicts;
      writeFileSync(out, '');
      const plan: Plan = { ...given, left, out, ...(measured && { measured }) };
      writeFileSync(path.join(folder, 'plan'), JSON.stringify(plan));
      const end = await watched(start(path.join(folder, 'plan'), env), out, (line) => {
        if (line.is === 'failed') throw new Error(line.why);
        if (line.is === 'verdict') add(line);
        if (line.is === 'measured') measured = line;
        return line.is === 'begun' ? patience + 20 * cost(measured) : undefined;
      });
      if (end !== undefined) add({ is: 'verdict', fate: 'endless', ...end });
      else if (verdicts.length === done.size) throw new Error('the tests ended and judged nothing');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const cost = (measured: Measured | undefined) => measured?.tests.reduce((sum, { ms }) => sum + ms, 0) ?? 0;

function start(plan: string, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const clean = Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^VITEST|^NODE_OPTIONS$/.test(name)),
  );
  return spawn(process.execPath, ['--import', 'tsx', CHILD, plan], {
    env: { ...clean, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The mutant that ended a process, or for which it was ended. */
type End = Required<Pick<Verdict, 'id' | 'by'>>;

/**
 * Reads a process's results until it ends. A mutant that takes longer than `take` allows ends the process, and is
 * returned. So is a mutant that takes the process with it: one that fills all memory, for example.
 */
function watched(child: ChildProcess, out: string, take: (line: Line) => number | undefined) {
  return new Promise<End | undefined>((resolve, reject) => {
    let read = 0;
    let errors = '';
    let begun: { readonly id: number; readonly until: number } | undefined;
    child.stderr?.on('data', (text) => {
      errors += text;
    });
    child.stdout?.resume();
    const look = () => {
      const lines = readFileSync(out, 'utf8').split('\n').slice(0, -1);
      for (const text of lines.slice(read)) {
        const line = JSON.parse(text) as Line;
        const patience = take(line);
        if (line.is === 'begun') begun = { id: line.id, until: Date.now() + (patience ?? 0) };
        if (line.is === 'verdict') begun = undefined;
      }
      read = lines.length;
    };
    const end = (then: () => void) => {
      clearInterval(timer);
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      then();
    };
    const tried = (body: () => void) => {
      try {
        body();
      } catch (thrown) {
        end(() => reject(thrown));
      }
    };
    const timer = setInterval(
      () =>
        tried(() => {
          if (existsSync(out)) look();
          const late = begun !== undefined && Date.now() > begun.until ? begun.id : undefined;
          if (late !== undefined) end(() => resolve({ id: late, by: 'the clock' }));
        }),
      200,
    );
    child.on('exit', (code) =>
      tried(() => {
        look();
        end(() => {
          if (code === 0) resolve(undefined);
          else if (begun) resolve({ id: begun.id, by: 'the end of the process' });
          else reject(new Error(errors || `ended with code ${code}`));
        });
      }),
    );
  });
}

/** Numbers the mutants from 1; 0 means no mutant. */
export const numbered = (mutants: readonly Mutant[]): Numbered[] =>
  mutants.map((m, i) => ({ ...m, id: i + 1 }));
