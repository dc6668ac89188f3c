import type { Provenance } from '@shambles/engine';
import type { Card, Gun } from '../kinds.js';
import { type Row, table } from './table.js';

interface CardRow extends Row {
  readonly card: Card;
  /** Centimetres of movement. */
  readonly move: number;
  /** Levels of a ladder or rope. */
  readonly levels?: number;
  readonly shots: number;
  readonly sniperShots?: number;
  /** The only gun that the card is played with. */
  readonly weapon?: Gun;
  /** Zeds pushed back. */
  readonly pushBack?: string;
  readonly steps: readonly number[];
  readonly combines?: readonly Card[];
  readonly provenance: Provenance;
}

export const CARD_TABLE = table<CardRow>('ROS-T-cards', 'Action cards', 'ROS-card-set', 'stated', [
  { card: 'run', move: 10, shots: 0, steps: [5], provenance: 'stated' },
  { card: 'climb', move: 0, levels: 1, shots: 0, steps: [5], provenance: 'stated' },
  { card: 'shoot', move: 0, shots: 3, sniperShots: 2, steps: [9], provenance: 'stated' },
  { card: 'both', move: 5, shots: 1, steps: [5, 9], provenance: 'stated' },
  { card: 'melee', move: 0, shots: 0, pushBack: '1d6', steps: [3], provenance: 'stated' },
  { card: 'reload', move: 0, shots: 0, steps: [9], combines: ['order'], provenance: 'stated' },
  { card: 'first-aid', move: 0, shots: 0, steps: [5], provenance: 'stated' },
  { card: 'order', move: 0, shots: 0, steps: [2], combines: ['reload', 'assist'], provenance: 'stated' },
  { card: 'grenade', move: 0, shots: 0, steps: [6], provenance: 'stated' },
  { card: 'snipe', move: 0, shots: 1, weapon: 'sniper rifle', steps: [9], provenance: 'stated' },
  { card: 'give', move: 0, shots: 0, steps: [5], provenance: 'reconstructed' },
  { card: 'assist', move: 0, shots: 0, steps: [5], combines: ['order'], provenance: 'reconstructed' },
]);

interface StepRow extends Row {
  readonly step: number;
  /** Step number in the book, where two steps are 10. ROS-D-ten. */
  readonly seed: number;
  readonly what: string;
  readonly cards?: readonly Card[];
}

export const SEQUENCE = table<StepRow>('ROS-T-sequence', 'Sequence of action', 'ROS-seq', 'stated', [
  { step: 1, seed: 1, what: 'place action card face down' },
  { step: 2, seed: 2, what: 'reveal action cards' },
  { step: 3, seed: 3, what: "survivors' melee", cards: ['melee'] },
  { step: 4, seed: 4, what: 'Zed melee damage' },
  {
    step: 5,
    seed: 5,
    what: 'survivor movement and body actions',
    cards: ['run', 'both', 'climb', 'give', 'first-aid', 'assist'],
  },
  { step: 6, seed: 6, what: 'grenades', cards: ['grenade'] },
  { step: 7, seed: 7, what: 'standing Zeds move; crouching Hunters leap; standing Hunters may crouch' },
  { step: 8, seed: 8, what: 'fallen Zeds get up' },
  {
    step: 9,
    seed: 9,
    what: 'survivors shoot, snipe or reload',
    cards: ['shoot', 'both', 'snipe', 'reload'],
  },
  { step: 10, seed: 10, what: 'Boomers spit, Tanks throw, Smokers ensnare' },
  { step: 11, seed: 10, what: 'knocked-down survivors stand' },
]);
