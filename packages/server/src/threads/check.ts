import { type Setup, SetupError } from '@shambles/engine';
import { findSystem } from '@shambles/systems';

/** A setup to check. Its files may take long to read. */
export interface Proposed {
  readonly system: string;
  readonly setup: Setup;
}

/** Returns what is wrong with a setup; undefined if nothing is. */
export function check({ system, setup }: Proposed): string | undefined {
  try {
    findSystem(system).book(setup);
    return undefined;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}
