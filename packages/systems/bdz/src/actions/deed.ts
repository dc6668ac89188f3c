import type { Line, Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';

/** One way to do a deed: its target or tool, and how it is offered. */
interface Offer {
  readonly what?: string;
  readonly line: Line;
  readonly on?: string;
}

/** What an active figure may do. BDZ-act-choice. */
export interface Deed {
  readonly verb: string;
  readonly rule: RuleId;
  offers(w: BdzWorld, p: Person): readonly Offer[];
  act(w: BdzWorld, who: string, what: string): Rule<void>;
}
