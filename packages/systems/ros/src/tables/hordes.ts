import type { ZedKind } from '../kinds.js';
import type { RuleId } from '../register.js';
import { type Row, table } from './table.js';

export const ALARM_FROM = 5;

/** How far an attacking Zed may move in step 7, in cm; a mutant as well. ROS-zed-move. */
export const ZED_MOVE = 20;

/** How far a Hunter leaps, in cm. ROS-hunter-leap. */
export const LEAP = 10;

/** How far a Boomer's slime flies when it bursts, in cm. ROS-boomer-burst. */
export const BURST = 10;

/** Within what distance, in cm, white phosphorus and a survivor in the open draw a Zed. ROS-priority. */
export const WP_RANGE = 10;
export const OPEN_RANGE = 20;

interface StimulusRow extends Row {
  readonly stimulus: 'car alarm' | 'loud noise' | 'groaning' | 'discovery';
  readonly roll: string;
  /** Distance within which it is heard, in cm; null if distance does not matter. */
  readonly range: number | null;
}

export const STIMULI = table<StimulusRow>('ROS-T-stimuli', 'Horde stimuli', 'ROS-horde', 'stated', [
  { stimulus: 'car alarm', roll: '5+', range: 40 },
  { stimulus: 'loud noise', roll: 'none', range: 40 },
  { stimulus: 'groaning', roll: 'at most the number of groans', range: 40 },
  { stimulus: 'discovery', roll: 'none', range: null },
]);

export const PRIORITIES = table('ROS-T-priorities', 'Attack priorities', 'ROS-priority', 'stated', [
  { rank: 1, prey: 'WP grenade', range: WP_RANGE },
  { rank: 2, prey: 'living in the open', range: OPEN_RANGE },
  { rank: 3, prey: 'known gathering of several living in a building or vehicle', range: null },
  { rank: 4, prey: 'loud noise', range: null },
  { rank: 5, prey: 'several Zeds groaning', range: null },
  { rank: 6, prey: 'nearest survivor', range: null },
]);

interface DriftRow extends Row {
  readonly on: readonly [number, number];
  /** Degrees clockwise. */
  readonly turn: number;
  readonly move: number;
}

export const DRIFT = {
  ...table<DriftRow>('ROS-T-drift', 'Drift', 'ROS-drift', 'stated', [
    { on: [1, 3], turn: 0, move: 0 },
    { on: [4, 4], turn: -90, move: 2 },
    { on: [5, 5], turn: 90, move: 2 },
    { on: [6, 6], turn: 0, move: 2 },
  ]),
  dice: { n: 1, sides: 6 },
};

interface MutantRow extends Row {
  readonly type: Exclude<ZedKind, 'zed'>;
  readonly move: number;
  /** Range of its ranged attack in cm, and the lowest score that hits, if the rules always ask for a roll. */
  readonly range: number;
  readonly hitsOn?: number;
  /** Hits in contact, and on a survivor that it pins. */
  readonly damage: 1 | '1d3';
  readonly pinDamage?: 1 | '1d3';
  /** Hits that destroy it. */
  readonly hits?: number;
  readonly rule: RuleId;
}

export const MUTANT_TABLE = table<MutantRow>('ROS-T-mutants', 'Mutants', 'ROS-mutants', 'stated', [
  {
    type: 'hunter',
    move: ZED_MOVE,
    range: 0,
    damage: 1,
    pins: true,
    pinDamage: '1d3',
    leap: LEAP,
    rule: 'ROS-hunter',
  },
  {
    type: 'tank',
    move: ZED_MOVE,
    range: 30,
    damage: '1d3',
    hits: 10,
    knocksBack: '2d6',
    thrown: '1d3',
    rule: 'ROS-tank',
  },
  { type: 'boomer', move: ZED_MOVE, range: 10, damage: 1, burst: BURST, rule: 'ROS-boomer' },
  { type: 'smoker', move: ZED_MOVE, range: 10, hitsOn: 5, damage: 1, tongue: '1d6', rule: 'ROS-smoker' },
  { type: 'witch', move: ZED_MOVE, range: 0, damage: 1, pins: true, pinDamage: '1d3', rule: 'ROS-witch' },
]);

interface ScaleRow extends Row {
  readonly ps: number;
  readonly hordes: number;
  readonly drifters: number;
}

export const SCALING = table<ScaleRow>('ROS-T-scaling', 'Scaling', 'ROS-R-players', 'reconstructed', [
  { ps: 1, hordes: 1, drifters: 3 },
  { ps: 2, hordes: 1, drifters: 5 },
  { ps: 3, hordes: 2, drifters: 8 },
  { ps: 4, hordes: 2, drifters: 10 },
  { ps: 5, hordes: 3, drifters: 13 },
  { ps: 6, hordes: 3, drifters: 15 },
]);
