import type { Thrown } from '../kinds.js';
import type { RuleId } from '../register.js';
import { type Row, table } from './table.js';

interface ThrownRow extends Row {
  readonly type: Thrown;
  readonly range: number;
  readonly radius: number;
  readonly knocksDown: boolean;
  readonly killsOn: number | null;
  readonly loud: boolean;
  /** Turns that it burns where it landed, including the turn of the throw. */
  readonly burns: number;
  /** Turns that a Zed caught in it burns; the Zed is destroyed at the end of the last. */
  readonly alight: number;
  readonly attracts: boolean;
  readonly destroysOnReach: boolean;
  readonly rule: RuleId;
}

export const GRENADES = table<ThrownRow>('ROS-T-grenades', 'Grenades', 'ROS-grenade', 'stated', [
  {
    type: 'HE grenade',
    range: 30,
    radius: 10,
    knocksDown: true,
    killsOn: 8,
    loud: true,
    burns: 0,
    alight: 0,
    attracts: false,
    destroysOnReach: false,
    rule: 'ROS-grenade-he',
  },
  {
    type: 'stun grenade',
    range: 30,
    radius: 10,
    knocksDown: true,
    killsOn: null,
    loud: true,
    burns: 0,
    alight: 0,
    attracts: false,
    destroysOnReach: false,
    rule: 'ROS-grenade-stun',
  },
  {
    type: 'pipe bomb',
    range: 30,
    radius: 10,
    knocksDown: true,
    killsOn: 5,
    loud: true,
    burns: 0,
    alight: 0,
    attracts: false,
    destroysOnReach: false,
    rule: 'ROS-grenade-pipe',
  },
  {
    type: 'Molotov cocktail',
    range: 30,
    radius: 10,
    knocksDown: false,
    killsOn: null,
    loud: false,
    burns: 5,
    alight: 5,
    attracts: false,
    destroysOnReach: false,
    rule: 'ROS-grenade-molotov',
  },
  {
    type: 'WP grenade',
    range: 30,
    radius: 10,
    knocksDown: false,
    killsOn: null,
    loud: false,
    burns: 2,
    alight: 0,
    attracts: true,
    destroysOnReach: true,
    rule: 'ROS-grenade-wp',
  },
]);
