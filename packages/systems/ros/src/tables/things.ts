import type { Provenance } from '@shambles/engine';
import type { Club, LongGun, Minor, Thing } from '../kinds.js';
import type { RuleId } from '../register.js';
import { type Row, table } from './table.js';

interface ItemRow extends Row {
  readonly slot: 'pistol' | 'main' | 'minor';
  /** Capacity of the slot, in places. */
  readonly limit: number;
  readonly items: readonly string[];
  /** Places that one item fills. */
  readonly size: number;
  readonly provenance: Provenance;
}

export const ITEMS = table<ItemRow>('ROS-T-items', 'What can be carried', 'ROS-carry', 'stated', [
  { slot: 'pistol', limit: 1, items: ['pistol'], size: 1, provenance: 'stated' },
  {
    slot: 'main',
    limit: 1,
    items: ['shotgun', 'assault rifle', 'sniper rifle', 'large melee weapon'],
    size: 1,
    provenance: 'stated',
  },
  { slot: 'minor', limit: 8, items: ['reload for a named weapon'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['grenade (HE, stun or WP)'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['pipe bomb'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['Molotov cocktail'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['binoculars'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['torch'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['tactical radio'], size: 1, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['First Aid Kit'], size: 2, provenance: 'stated' },
  { slot: 'minor', limit: 8, items: ['scenario supply'], size: 1, provenance: 'reconstructed' },
]);

export const MINOR_PLACES = ITEMS.rows.find((r) => r.slot === 'minor')?.limit as number;

/** Places that a minor item fills. ROS-carry-kit. */
export function placesOf(item: Minor): number {
  return ITEMS.rows.find((r) => r.items.includes(item))?.size ?? 1;
}

interface FindRow extends Row {
  readonly on: readonly [number, number];
  readonly find: Thing | '';
}

export const SEARCH = {
  ...table<FindRow>('ROS-T-search', 'Random finds', 'ROS-R-search', 'reconstructed', [
    { on: [0, 0], find: '' },
    { on: [1, 1], find: 'torch' },
    { on: [2, 2], find: 'pistol reload' },
    { on: [3, 3], find: 'shotgun reload' },
    { on: [4, 4], find: 'First Aid Kit' },
    { on: [5, 5], find: 'baseball bat' },
    { on: [6, 6], find: 'Molotov cocktail' },
    { on: [7, 7], find: 'assault rifle reload' },
    { on: [8, 8], find: 'pipe bomb' },
    { on: [9, 9], find: 'shotgun with a full clip' },
  ]),
};

export type DoorType = 'standard' | 'reinforced' | 'armoured';

interface DoorRow extends Row {
  readonly door: DoorType;
  /** Zed-turns (Zeds times turns) until it falls; null if never. */
  readonly zedTurns: number | null;
  readonly rule: RuleId;
}

export const DOORS = table<DoorRow>('ROS-T-doors', 'Doors', 'ROS-R-smash', 'stated', [
  { door: 'standard', zedTurns: 2, rule: 'ROS-door-standard' },
  { door: 'reinforced', zedTurns: 10, rule: 'ROS-door-reinforced' },
  { door: 'armoured', zedTurns: null, rule: 'ROS-door-armoured' },
]);

interface KitRow extends Row {
  readonly kit: 'A' | 'B' | 'any' | 'nps';
  /** Place in the team, from 1; 0 for an armed NPS. */
  readonly who: number;
  readonly main: LongGun | Club | null;
  readonly minor: readonly Minor[];
}

export const KITS = table<KitRow>('ROS-T-kits', 'Starting kits', 'ROS-intro-scarcity', 'reconstructed', [
  {
    kit: 'A',
    who: 1,
    main: 'assault rifle',
    minor: [
      'assault rifle reload',
      'assault rifle reload',
      'pistol reload',
      'HE grenade',
      'pipe bomb',
      'First Aid Kit',
      'tactical radio',
    ],
  },
  {
    kit: 'A',
    who: 2,
    main: 'shotgun',
    minor: [
      'shotgun reload',
      'shotgun reload',
      'pistol reload',
      'pipe bomb',
      'pipe bomb',
      'Molotov cocktail',
      'torch',
    ],
  },
  {
    kit: 'A',
    who: 3,
    main: 'fire axe',
    minor: [
      'pistol reload',
      'pistol reload',
      'stun grenade',
      'First Aid Kit',
      'First Aid Kit',
      'tactical radio',
    ],
  },
  {
    kit: 'A',
    who: 4,
    main: 'sniper rifle',
    minor: [
      'sniper rifle reload',
      'sniper rifle reload',
      'pistol reload',
      'WP grenade',
      'WP grenade',
      'binoculars',
      'torch',
    ],
  },
  {
    kit: 'B',
    who: 1,
    main: 'shotgun',
    minor: ['shotgun reload', 'shotgun reload', 'pistol reload', 'HE grenade', 'tactical radio'],
  },
  {
    kit: 'B',
    who: 2,
    main: 'crowbar',
    minor: ['pistol reload', 'pistol reload', 'Molotov cocktail', 'pipe bomb', 'WP grenade'],
  },
  {
    kit: 'B',
    who: 3,
    main: 'baseball bat',
    minor: ['pistol reload', 'pistol reload', 'stun grenade', 'pipe bomb', 'First Aid Kit'],
  },
  {
    kit: 'B',
    who: 4,
    main: 'machete',
    minor: ['pistol reload', 'pistol reload', 'Molotov cocktail', 'WP grenade', 'First Aid Kit'],
  },
  { kit: 'any', who: 5, main: 'machete', minor: ['pistol reload', 'First Aid Kit'] },
  { kit: 'any', who: 6, main: 'shotgun', minor: ['shotgun reload', 'Molotov cocktail'] },
  { kit: 'nps', who: 0, main: null, minor: ['pistol reload'] },
]);
