import type { Club } from '../kinds.js';
import type { RuleId } from '../register.js';
import { type Row, table } from './table.js';

type ClubClass = 'blunt' | 'sharp' | 'powered';

interface ClubRow extends Row {
  readonly class: ClubClass;
  readonly items: readonly (Club | 'rifle butt')[];
  readonly knockDown: readonly [number, number];
  readonly kill: number;
  readonly rule: RuleId;
}

export const MELEE = table<ClubRow>('ROS-T-melee', 'Melee weapons', 'ROS-melee-weapon', 'stated', [
  {
    class: 'blunt',
    items: ['cricket bat', 'baseball bat', 'crowbar', 'shovel', 'rifle butt'],
    knockDown: [2, 8],
    kill: 9,
    rule: 'ROS-melee-blunt',
  },
  {
    class: 'sharp',
    items: ['sword', 'machete', 'spade', 'fire axe'],
    knockDown: [3, 6],
    kill: 7,
    rule: 'ROS-melee-sharp',
  },
  { class: 'powered', items: ['chainsaw'], knockDown: [2, 5], kill: 6, rule: 'ROS-melee-powered' },
]);
