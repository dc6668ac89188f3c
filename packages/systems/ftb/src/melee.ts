import type { Rule } from '@shambles/engine';
import type { FtbWorld } from './facts.js';

/** Figures in contact fight to the end. FTB-8.3a, FTB-8.3.2a, FTB-10.11.1a. */
export function* melee(_w: FtbWorld, _attackers: readonly string[], _target: string): Rule<void> {
  throw new Error('melee');
}
