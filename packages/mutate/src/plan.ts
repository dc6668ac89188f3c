import type { Numbered } from './instrument.js';

/** The task of a run, written to a file for the worker process. */
export interface Plan {
  /** The system's folder. */
  readonly folder: string;
  readonly tests: readonly string[];
  readonly mutants: readonly Numbered[];
  /** Mutants still to try: all of them, or those left after a process was killed. */
  readonly left: readonly number[];
  /** The file to which the process appends its results, one line of JSON each. */
  readonly out: string;
  /** Measurements of an earlier process. */
  readonly measured?: Measured;
}

/** A test: its file, and its index among the tests declared there. */
export type TestKey = `${string}#${number}`;

interface Cost {
  readonly key: TestKey;
  readonly title: string;
  readonly ms: number;
  /** Number of loop rounds. */
  readonly ticks: number;
}

export interface Measured {
  readonly is: 'measured';
  readonly tests: readonly Cost[];
  /** The cost of a file before its first test: its import, and its `beforeAll` code. */
  readonly before: { readonly [file: string]: { readonly ms: number; readonly ticks: number } };
  /** Mutants that each test reaches. */
  readonly reached: { readonly [key: TestKey]: readonly number[] };
  /** Mutants reached while a file is imported: tables and constants. */
  readonly early: readonly number[];
}

/** `endless` counts as caught: the test made more rounds than it could need, had to be killed, or killed its process. */
export type Fate = 'caught' | 'endless' | 'survived' | 'unreached';

export interface Verdict {
  readonly is: 'verdict';
  readonly id: number;
  readonly fate: Fate;
  /** The test that noticed. */
  readonly by?: string;
}

export type Line =
  | Measured
  | Verdict
  | { readonly is: 'begun'; readonly id: number }
  | { readonly is: 'failed'; readonly why: string };
