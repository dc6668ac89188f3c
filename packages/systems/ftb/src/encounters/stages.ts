import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';

/** Terrain. FTB-9.0. */
export function* layTable(_w: FtbWorld): Rule<void> {
  throw new Error('layout');
}

/** Players come onto the table, or stand on it. FTB-10.2.1a. */
export function* enter(_w: FtbWorld): Rule<void> {
  throw new Error('enter');
}

/** Starting zombies, PEFs, and what the Encounter itself sets up. FTB-10.2.1b, FTB-12.1a. */
export function* begin(_w: FtbWorld): Rule<void> {
  throw new Error('begin');
}

/** What happens after an Encounter. FTB-15.0. */
export function* endOfEncounter(_w: FtbWorld): Rule<void> {
  throw new Error('end');
}
