import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';

/** Something that may happen to people. */
export interface Event {
  readonly rule: RuleId;
  /** It can happen as things stand; else it does not. BDZ-camp-random-events. */
  fits(w: BdzWorld): boolean;
  happens(w: BdzWorld): Rule<void>;
}
