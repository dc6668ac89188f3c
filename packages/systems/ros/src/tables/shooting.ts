import type { Json } from '@shambles/engine';
import type { Card, Gun } from '../kinds.js';
import type { RuleId } from '../register.js';
import { type Row, table } from './table.js';

/** Lowest and highest score that give a result; null means no upper limit. */
type Band = readonly [from: number, to: number | null];

/** Results of a gun at one range. */
export interface Bands {
  readonly [name: string]: Json;
  readonly body: Band | null;
  /** The lowest score that hits the head. */
  readonly head: number | null;
}

interface GunRow extends Row {
  readonly weapon: Gun;
  readonly short: Bands;
  readonly long: Bands;
  readonly clip: number;
  /** The only cards that it can be fired with. ROS-D-sniper. */
  readonly cards?: readonly Card[];
}

/** Greatest distance that is short range, in cm. ROS-shoot-range. */
export const SHORT = 30;

const NONE: Bands = { body: null, head: null };

export const SHOOTING = table<GunRow>('ROS-T-shooting', 'Shooting', 'ROS-shoot', 'stated', [
  { weapon: 'pistol', short: { body: [4, 8], head: 9 }, long: { body: [6, null], head: null }, clip: 6 },
  { weapon: 'shotgun', short: { body: [2, 7], head: 8 }, long: NONE, clip: 7 },
  { weapon: 'assault rifle', short: { body: [3, 6], head: 7 }, long: { body: [5, 8], head: 9 }, clip: 6 },
  {
    weapon: 'sniper rifle',
    short: { body: [3, 4], head: 5 },
    long: { body: [4, 5], head: 6 },
    clip: 5,
    cards: ['snipe', 'shoot'],
  },
]);

export type Factor = 'sniping' | 'stationary' | 'burning' | 'disappearing' | 'obscured' | 'hit' | 'leaping';

interface FactorRow extends Row {
  readonly factor: Factor;
  readonly title: string;
  readonly mod: number;
  readonly rule: RuleId;
}

export const FACTORS = table<FactorRow>('ROS-T-factors', 'Shooting factors', 'ROS-shoot', 'stated', [
  { factor: 'sniping', title: 'sniping (SNIPE card)', mod: 2, rule: 'ROS-factor-snipe' },
  { factor: 'stationary', title: 'target stationary', mod: 1, rule: 'ROS-factor-stationary' },
  { factor: 'burning', title: 'target burning', mod: -1, rule: 'ROS-factor-burning' },
  { factor: 'disappearing', title: 'disappearing target', mod: -1, rule: 'ROS-factor-disappearing' },
  { factor: 'obscured', title: 'target partly obscured', mod: -1, rule: 'ROS-factor-obscured' },
  { factor: 'hit', title: 'each hit on the shooter', mod: -1, rule: 'ROS-factor-hits' },
  { factor: 'leaping', title: 'Hunter that leapt this turn', mod: -4, rule: 'ROS-factor-leap' },
]);
