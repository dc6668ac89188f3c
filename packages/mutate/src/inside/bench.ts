import { vi } from 'vitest';
import type { Plan, TestKey } from '../plan.js';
import { type Collected, type Collection, collectInto } from './collect.js';
import { Endless, install, type Switch } from './switch.js';

/** A test file as it was imported. */
interface Loaded extends Collection {
  begun: boolean;
}

/** How a test went: `undefined` where it passed. */
export type Failure = { readonly endless: boolean; readonly why: string } | undefined;

const file = (key: TestKey) => key.slice(0, key.lastIndexOf('#'));
const place = (key: TestKey) => Number(key.slice(key.lastIndexOf('#') + 1));

/** The tests of a system, and the modules that they share. Whatever is switched on stays on for all of it. */
export class Bench {
  readonly switch: Switch = install();
  private loaded = new Map<string, Loaded>();

  constructor(private readonly plan: Pick<Plan, 'folder' | 'tests'>) {}

  /** Forgets every module of the system, so that tables and constants are made again. */
  fresh(on = 0): void {
    forget(this.plan.folder);
    this.loaded = new Map();
    this.switch.on = on;
  }

  /** The tests of a file, in their order. */
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

  /** What a file does before its first test. */
  async prepare(name: string): Promise<void> {
    const loaded = await this.load(name);
    if (loaded.begun) return;
    loaded.begun = true;
    for (const body of loaded.before) await body();
  }

  /** Runs one test. More than `limit` rounds of loops end it. */
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
      // A test that failed half-way has not taken its spies away, and they would watch the next one.
      vi.restoreAllMocks();
    }
  }

  /** A rule that catches what stops its loop cannot make a test pass. */
  private ended(limit: number): Failure {
    return this.switch.ticks > limit ? failure(new Endless(this.switch.ticks)) : undefined;
  }
}

/** Modules as Vitest keeps them in its worker. `vi.resetModules` would read the engine anew as well, for nothing. */
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

/** While a test runs the clock stands still: none can judge by it. */
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
