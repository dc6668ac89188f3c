import type { Line, Rule } from '@shambles/engine';
import type { Bar } from '../bar.js';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';

/** Something that an active figure can do. Each chapter defines its own deeds. */
export interface Deed {
  /** First word of the option: "move", "fire", "search". */
  readonly verb: string;
  readonly rule: RuleId;
  /** Options that this deed offers a figure of the active group now. */
  offers(w: FtbWorld, p: Person, group: readonly Person[]): readonly Offer[];
  /**
   * Why a figure of the active group cannot do this, to `target` or at all: the conditions of `offers`, with a reason.
   * Left out for deeds that no player would look for in vain.
   */
  readonly bars?: (
    w: FtbWorld,
    p: Person,
    group: readonly Person[],
    target: string | undefined,
  ) => Bar | undefined;
  act(w: FtbWorld, who: string, what: string): Rule<void>;
}

export interface Offer {
  /** The object of the deed, without spaces; left out if there is only one way to do it. */
  readonly what?: string;
  readonly line: Line;
  /** What to highlight on the table; if left out, the figure itself. */
  readonly on?: string;
  /** Set if the whole group does it, not one figure. */
  readonly whole?: true;
  /** Set if nothing more can be done after it. */
  readonly ends?: true;
}

/** The id of an option: "fire-both star-1", "search star-1 shop". */
export function deedId(verb: string, who: string, what?: string): string {
  return what ? `${verb} ${who} ${what}` : `${verb} ${who}`;
}
