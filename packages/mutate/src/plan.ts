import type { Numbered } from './instrument.js';

/** What a run is about, written to a file for the process that does the work. */
export interface Plan {
  /** The system's folder. */
  readonly folder: string;
  readonly tests: readonly string[];
  readonly mutants: readonly Numbered[];
  /** Mutants still to be tried: all of them, or those left when a process was ended. */
  readonly left: readonly number[];
  /** Where the process adds what it found, one line of JSON each. */
  readonly out: string;
  /** What an earlier process measured. */
  readonly measured?: Measured;
}

/** A test: its file, and which of the tests declared there. */
export type TestKey = `${string}#${number}`;

interface Cost {
  readonly key: TestKey;
  readonly title: string;
  readonly ms: number;
  /** Rounds of loops. */
  readonly ticks: number;
}

export interface Measured {
  readonly is: 'measured';
  readonly tests: readonly Cost[];
  /** What a file needs before its first test: its import, and what it does before all. */
  readonly before: { readonly [file: string]: { readonly ms: number; readonly ticks: number } };
  /** Mutants that each test comes to. */
  readonly reached: { readonly [key: TestKey]: readonly number[] };
  /** Mutants that are come to while a file is imported: tables and constants. */
  readonly early: readonly number[];
}

/** `endless`: caught, because the test went on for more rounds than it could need, or had to be ended from outside. */
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
