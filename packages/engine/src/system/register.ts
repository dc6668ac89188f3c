import type { Json, RuleId } from '../rule/fact.js';
import type { Provenance } from './setup.js';

/** A rules register as data: every rule in our own words, with where it comes from. */
export interface Register {
  readonly system: string;
  readonly title: string;
  readonly rules: readonly {
    readonly id: RuleId;
    readonly title: string;
    readonly kind: string;
    readonly provenance: Provenance;
    readonly where: string;
    readonly rule: string;
    readonly tables?: readonly string[];
    readonly see?: readonly RuleId[];
    readonly note?: string;
  }[];
  readonly tables: readonly {
    readonly id: string;
    readonly title: string;
    readonly roll: string;
    readonly provenance: Provenance;
    readonly rows: Json;
    readonly note?: string;
  }[];
  readonly examples: readonly {
    readonly id: string;
    readonly rules: readonly RuleId[];
    readonly given: string;
    readonly dice: readonly Json[];
    readonly expect: string;
    readonly note?: string;
  }[];
  readonly decisions: readonly {
    readonly id: string;
    readonly question: string;
    readonly decision: string;
    readonly why: string;
  }[];
}
