import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';

/** A random event. */
export interface Event {
  readonly rule: RuleId;
  /** True if it can happen now; otherwise nothing happens. BDZ-camp-random-events. */
  fits(w: BdzWorld): boolean;
  happens(w: BdzWorld): Rule<void>;
}
