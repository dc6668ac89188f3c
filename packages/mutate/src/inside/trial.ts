import type { Numbered } from '../instrument.js';
import type { Measured, TestKey, Verdict } from '../plan.js';
import type { Bench, Failure } from './bench.js';

type Judged = Pick<Verdict, 'fate' | 'by'>;

/**
 * Time budget, in milliseconds of their measured time, for first trying the quick tests that need no reloaded modules.
 * It does not affect verdicts: what these tests miss is tried with all the others.
 */
const QUICK = 1500;

/** A test is endless if it makes more loop rounds than this plus twenty times its unmutated number. */
const ROUNDS = 50_000;

/**
 * Tries one mutant after another. Most are switched on in modules that are already loaded. Mutants in code that runs
 * during import, and mutants that survived, are tried once more in reloaded modules, because something may have been
 * cached.
 */
export class Trial {
  private readonly early: ReadonlySet<number>;
  /** Number of mutants of each rule file that each test file has caught. */
  private readonly caught = new Map<string, number>();
  /** True if the loaded modules may be affected by a mutant. */
  private stale = true;

  constructor(
    private readonly bench: Bench,
    private readonly files: readonly string[],
    private readonly measured: Measured,
  ) {
    this.early = new Set(measured.early);
  }

  async judge(mutant: Numbered): Promise<Judged> {
    const seeing = this.seeing(mutant.id);
    if (this.early.has(mutant.id)) return this.anew(mutant, this.measured.tests);
    if (seeing.length === 0) return { fate: 'unreached' };
    const warm = await this.switched(mutant, seeing);
    return warm ?? this.anew(mutant, seeing);
  }

  private seeing(id: number): Measured['tests'] {
    return this.measured.tests.filter(({ key }) => this.measured.reached[key]?.includes(id));
  }

  /** Tries the mutant with the quick tests, quickest first. Returns a verdict only if a test caught it for certain. */
  private async switched({ id, file }: Numbered, seeing: Measured['tests']): Promise<Judged | undefined> {
    if (this.stale) this.bench.fresh();
    this.stale = false;
    let spent = 0;
    for (const { key, title, ticks, ms } of [...seeing].sort((a, b) => a.ms - b.ms)) {
      spent += ms;
      if (spent > QUICK) return undefined;
      await this.bench.prepare(fileOf(key));
      this.bench.switch.on = id;
      const failed = await this.bench.run(key, limitOf(ticks));
      this.bench.switch.on = 0;
      if (!failed) continue;
      // A test that fails without a mutant was spoilt by what the mutant left behind, so it proves nothing.
      if (await this.bench.run(key)) {
        this.stale = true;
        return undefined;
      }
      return this.found(file, key, title, failed);
    }
    return undefined;
  }

  /**
   * Tries the mutant in modules loaded while it is on, file by file. Test files that caught most mutants of this rule
   * file come first, then the quickest.
   */
  private async anew({ id, file }: Numbered, tests: Measured['tests']): Promise<Judged> {
    this.stale = true;
    this.bench.fresh(id);
    const wanted = new Map(tests.map((t) => [t.key, t]));
    for (const name of this.ordered(file, tests)) {
      const here = tests.filter(({ key }) => key.startsWith(`${name}#`));
      const before = this.measured.before[name]?.ticks ?? 0;
      this.bench.switch.limit = limitOf(before);
      this.bench.switch.ticks = 0;
      const keys = await this.bench.keys(name).catch((thrown: unknown) => thrown);
      this.bench.switch.limit = Number.POSITIVE_INFINITY;
      if (!Array.isArray(keys))
        return this.found(file, `${name}#0`, `the import of ${name}`, failureOf(keys));
      if (keys.length < here.length)
        return this.found(file, `${name}#0`, `${name} has lost a test`, failureOf(''));
      for (const key of keys as TestKey[]) {
        const known = wanted.get(key);
        if (!known && tests !== this.measured.tests) continue;
        const failed = await this.bench.run(key, limitOf(before + (known?.ticks ?? 0)));
        if (failed) return this.found(file, key, await this.bench.title(key), failed);
      }
    }
    return { fate: 'survived' };
  }

  private ordered(rule: string, tests: Measured['tests']): string[] {
    const ms = new Map<string, number>();
    for (const { key, ms: more } of tests) {
      const name = fileOf(key);
      ms.set(name, (ms.get(name) ?? this.measured.before[name]?.ms ?? 0) + more);
    }
    const rank = (name: string) =>
      this.caught.get(`${rule} ${name}`) ?? (nameOf(name) === nameOf(rule) ? 0.5 : 0);
    return this.files
      .filter((name) => ms.has(name))
      .sort((a, b) => rank(b) - rank(a) || (ms.get(a) ?? 0) - (ms.get(b) ?? 0));
  }

  private found(rule: string, key: TestKey, title: string, failed: NonNullable<Failure>): Judged {
    const pair = `${rule} ${fileOf(key)}`;
    this.caught.set(pair, (this.caught.get(pair) ?? 0) + 1);
    return { fate: failed.endless ? 'endless' : 'caught', by: `${fileOf(key)}: ${title}` };
  }
}

const limitOf = (ticks: number) => ROUNDS + 20 * ticks;
const fileOf = (key: TestKey) => key.slice(0, key.lastIndexOf('#'));
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/(\.test)?\.ts$/, '');
const failureOf = (thrown: unknown): NonNullable<Failure> => ({
  endless: thrown instanceof Error && thrown.name === 'Endless',
  why: String(thrown),
});
