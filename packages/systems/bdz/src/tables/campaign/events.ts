import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../../register.js';

/** What may happen to people in an encounter. */
export const OCCURRENCES = [
  'barking-dog',
  'weapon-breaks',
  'wrong-ammo',
  'out-of-gas',
  'car-alarm',
  'dead-end',
  'keys-left',
  'fire',
  'shadows',
  'closet',
  'back-seat',
  'bad-weather',
  'black-chopper',
  'safe-place',
  'cell-phone',
] as const;
export type Occurrence = (typeof OCCURRENCES)[number];

interface OccurrenceRow extends PrintedRow {
  readonly on: readonly [number, number];
  /** Faces of another die, if two events share the total. */
  readonly die?: readonly [number, number];
  readonly id: Occurrence;
  readonly event: string;
  /** Zombies that come: that many dice, or one zombie. */
  readonly zombies?: '1d6' | '2d6' | '3d6' | 1;
  readonly at?: string;
  readonly needs?: string;
  readonly raid?: string;
}

const on = (total: number) => [total, total] as const;
const LOW = [1, 3] as const;
const HIGH = [4, 6] as const;

/** BDZ-T-random. */
export const RANDOM: PrintedTable<OccurrenceRow> = {
  id: 'BDZ-T-random' satisfies RuleId,
  title: 'Random Occurrence Table',
  rule: 'BDZ-camp-random-events' satisfies RuleId,
  provenance: 'stated',
  dice: { n: 2, sides: 6 },
  rows: [
    { on: on(2), id: 'barking-dog', event: 'barking dog', zombies: '1d6', at: '12 inches behind it' },
    { on: on(3), id: 'weapon-breaks', event: 'main weapon of a random character destroyed' },
    {
      on: on(4),
      die: LOW,
      id: 'wrong-ammo',
      event: 'main weapon of a random character empty for the rest of the game',
    },
    {
      on: on(4),
      die: HIGH,
      id: 'out-of-gas',
      event: 'vehicle being driven runs out of gas and rolls to a stop',
      needs: 'moving in a vehicle',
    },
    {
      on: on(5),
      die: LOW,
      id: 'car-alarm',
      event: 'car alarm of a random vehicle each turn until hot-wired',
      raid: 'enemy fully aware',
      needs: 'a vehicle on the table',
    },
    {
      on: on(5),
      die: HIGH,
      id: 'dead-end',
      event: 'must turn at the next crossing, 1-3 left, 4-6 right; dead end after 12 inches',
      zombies: '2d6',
      needs: 'moving in a vehicle',
    },
    {
      on: on(6),
      id: 'keys-left',
      event: 'keys left in the parked vehicle',
      needs: 'a parked vehicle of the group',
    },
    { on: on(7), id: 'fire', event: 'building on fire', zombies: '2d6', at: 'normal placement' },
    { on: on(8), id: 'shadows', event: 'random character fires at the nearest building' },
    {
      on: on(9),
      die: LOW,
      id: 'closet',
      event: 'hidden zombie charges a random character',
      zombies: 1,
      needs: 'a building just searched',
    },
    {
      on: on(9),
      die: HIGH,
      id: 'back-seat',
      event: 'zombie in the back seat',
      zombies: 1,
      needs: 'inside a vehicle',
    },
    {
      on: on(10),
      die: LOW,
      id: 'bad-weather',
      event: 'bad weather after 1d6 activation rolls until the end',
    },
    {
      on: on(10),
      die: HIGH,
      id: 'black-chopper',
      event: 'helicopter pulls zombies 12 inches away from the survivors',
    },
    {
      on: on(11),
      id: 'safe-place',
      event: 'on reaching the nearest building the encounter may end at once',
    },
    {
      on: on(12),
      id: 'cell-phone',
      event: 'phone rings 1d6 inches from a random character',
      zombies: '1d6',
    },
  ],
};

export const EVENT_TABLES: readonly PrintedTable[] = [RANDOM];
