import { vi } from 'vitest';
import type { Plan, TestKey } from '../plan.js';
import { type Collected, type Collection, collectInto } from './collect.js';
import { Endless, install, type Switch } from './switch.js';

/** A test file that has been imported. */
interface Loaded extends Collection {
  begun: boolean;
}

/** The result of a test: undefined if it passed. */
export type Failure = { readonly endless: boolean; readonly why: string } | undefined;

const file = (key: TestKey) => key.slice(0, key.lastIndexOf('#'));
const place = (key: TestKey) => Number(key.slice(key.lastIndexOf('#') + 1));

/** The tests of a system and the modules that they share. A mutant that is switched on affects all of them. */
export class Bench {
  readonly switch: Switch = install();
  private loaded = new Map<string, Loaded>();

  constructor(private readonly plan: Pick<Plan, 'folder' | 'tests'>) {}

  /** Forgets every module of the system, so that tables and constants are built again. */
  fresh(on = 0): void {
    forget(this.plan.folder);
    this.loaded = new Map();
    this.switch.on = on;
  }

  /** The tests of a file, in order. */
  async load(name: string): Promise<Loaded> {
    const known = this.loaded.get(name);
    if (known) return known;
    const made: Loaded = { tests: [], before: [], begun: false };
    collectInto(made);
    await import(/* @vite-ignore */ `${this.plan.folder}/${name}`);
    this.loaded.set(name, made);
    return made;
  }

  async keys(name: string): Promise<TestKey[]> {
    return (await this.load(name)).tests.map((_, i): TestKey => `${name}#${i}`);
  }

  async title(key: TestKey): Promise<string> {
    return ((await this.load(file(key))).tests[place(key)] as Collected).title;
  }

  /** Runs what a file does before its first test, once. */
  async prepare(name: string): Promise<void> {
    const loaded = await this.load(name);
    if (loaded.begun) return;
    loaded.begun = true;
    for (const body of loaded.before) await body();
  }

  /** Runs one test, and ends it after more than `limit` loop rounds. */
  async run(key: TestKey, limit = Number.POSITIVE_INFINITY): Promise<Failure> {
    this.switch.ticks = 0;
    this.switch.limit = limit;
    try {
      await this.prepare(file(key));
      const test = (await this.load(file(key))).tests[place(key)];
      await withoutClock(() => test?.run());
      return this.ended(limit);
    } catch (thrown) {
      return this.ended(limit) ?? failure(thrown);
    } finally {
      this.switch.limit = Number.POSITIVE_INFINITY;
      // A test that failed halfway did not remove its spies, and they would watch the next test.
      vi.restoreAllMocks();
    }
  }

  /** A test fails if it exceeded the limit, even if a rule caught the exception that ended its loop. */
  private ended(limit: number): Failure {
    return this.switch.ticks > limit ? failure(new Endless(this.switch.ticks)) : undefined;
  }
}

/** Vitest's module cache in its worker. `vi.resetModules` would needlessly reload the engine as well. */
interface Kept {
  readonly idToModuleMap: Map<
    string,
    { promise?: unknown; exports?: unknown; evaluated: boolean; importers: Set<string> }
  >;
}

function forget(folder: string): void {
  const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: { evaluatedModules: Kept } })
    .__vitest_worker__;
  for (const [id, module] of evaluatedModules.idToModuleMap) {
    if (!id.includes(`${folder}/`)) continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }
}

/** Stops the clock while a test runs, so that no test can depend on it. */
async function withoutClock(body: () => unknown): Promise<void> {
  const { now } = performance;
  performance.now = () => 0;
  try {
    await body();
  } finally {
    performance.now = now;
  }
}

const failure = (thrown: unknown): Failure => ({
  endless: thrown instanceof Endless,
  why: thrown instanceof Error ? thrown.message : String(thrown),
});
