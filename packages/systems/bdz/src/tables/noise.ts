import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../register.js';

interface NoiseRow extends PrintedRow {
  readonly id: 'die' | 'shotgun' | 'start' | 'engine' | 'alarm' | 'chain-saw' | 'explosion';
  readonly name: string;
  readonly shots: number;
}

/**
 * BDZ-T-noise: the number of shots that a noise counts as. BDZ-zgen-noise-count, BDZ-zgen-noise-other, BDZ-veh-noise.
 */
export const NOISES: PrintedTable<NoiseRow> = {
  id: 'BDZ-T-noise' satisfies RuleId,
  title: 'How loud a noise is',
  rule: 'BDZ-zgen-noise-other' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { id: 'die', name: 'Each die of a shot', shots: 1 },
    { id: 'shotgun', name: 'A shotgun, whenever it is fired', shots: 6 },
    { id: 'start', name: 'A vehicle that is started, or fails to start', shots: 6 },
    { id: 'engine', name: 'A running vehicle, where it begins and where it ends the turn', shots: 6 },
    { id: 'alarm', name: 'A car alarm', shots: 6 },
    { id: 'chain-saw', name: 'A chain saw, in each turn that it runs', shots: 6 },
    { id: 'explosion', name: 'An explosion', shots: 12 },
  ],
};
