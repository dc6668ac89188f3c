import { type Audience, faceValue, half, type Rule, roll } from '@shambles/engine';
import type { RosWorld } from '../facts.js';
import type { RuleId } from '../register.js';

/** Rolls a ten-sided die, read as 0 to 9. ROS-d10. */
export function* tenSided(
  w: RosWorld,
  rule: RuleId,
  label: string,
  more: {
    readonly seat?: string;
    readonly to?: Audience;
    readonly from?: number;
    readonly upTo?: number;
  } = {},
): Rule<number> {
  const { from, upTo, ...who } = more;
  const pools = [{ n: 1, sides: 10, lowest: 0 as const, from, upTo, score: faceValue(10) }];
  return (yield* roll(w, { kind: 'roll', rule, label, pools, ...who })).score;
}

/** Rolls six-sided dice: one unless `n` says otherwise. ROS-d6. */
export function* sixSided(w: RosWorld, rule: RuleId, label: string, seat?: string, n = 1): Rule<number> {
  const pools = [{ n, sides: 6, score: faceValue(6) }];
  return (yield* roll(w, { kind: 'roll', rule, label, seat, pools })).score;
}

/** Rolls 1d3: half of a six-sided die, rounded up. ROS-d6. */
export function* threeSided(w: RosWorld, rule: RuleId, label: string): Rule<number> {
  const pools = [{ n: 1, sides: 6, score: half(6) }];
  return (yield* roll(w, { kind: 'roll', rule, label, pools })).score;
}
