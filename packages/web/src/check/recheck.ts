import { findSystem } from '@shambles/systems';
import { checkDice, type Finding, type Remembered } from '@shambles/wire';

export interface CheckOrder {
  readonly system: string;
  readonly text: string;
  readonly remembered: Remembered;
}

export type Checked = { readonly findings: readonly Finding[] } | { readonly failure: string };

/** Replays a whole game, off the page's thread, and compares its dice with what was promised. */
export function recheck({ system, text, remembered }: CheckOrder): Checked {
  try {
    return { findings: checkDice(findSystem(system), text, remembered) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}
