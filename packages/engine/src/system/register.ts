import type { Json, RuleId } from '../rule/fact.js';
import type { Provenance } from './setup.js';

/**
 * An entry that gives away what is found out in play: its place in one of the lists, and its text, unreadable until it
 * is opened.
 */
export interface Sealed {
  readonly id: string;
  readonly of: 'rules' | 'tables' | 'examples' | 'decisions';
  readonly at: number;
  readonly text: string;
}

/** A rules register as data: every rule in our own words, with its source. */
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
  /** Entries that are revealed during play. */
  readonly sealed?: readonly Sealed[];
}

/** Returns the register with those of its sealed entries that may be read put in their places. */
export function unseal(register: Register, may: (id: string) => boolean = () => true): Register {
  const { sealed = [] } = register;
  const lists: { [of in Sealed['of']]: unknown[] } = {
    rules: [...register.rules],
    tables: [...register.tables],
    examples: [...register.examples],
    decisions: [...register.decisions],
  };
  for (const { id, of, at, text } of sealed) if (may(id)) lists[of].splice(at, 0, JSON.parse(turned(text)));
  return { ...register, ...lists, sealed: sealed.filter((s) => !may(s.id)) } as Register;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const TURNED = 'nopqrstuvwxyzabcdefghijklmNOPQRSTUVWXYZABCDEFGHIJKLM5678901234';

/** Shifts letters by thirteen and digits by five. Applied twice, it gives the original text. */
function turned(text: string): string {
  return text.replace(/[a-z0-9]/gi, (c) => TURNED[LETTERS.indexOf(c)] as string);
}
