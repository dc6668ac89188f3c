import type { Rule } from '@shambles/engine';
import type { FtbWorld } from './facts.js';

/** What a human undergoes as it activates: the test whether it is infected. FTB-10.11.3b. */
export function* awakened(_w: FtbWorld, _who: string): Rule<void> {}

/** Each doubles for activation brings the infected a step nearer. FTB-10.11.3d. */
export function doublesSicken(_w: FtbWorld): void {}
