import type { Line, Rule } from '@shambles/engine';
import type { Bar } from '../bar.js';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Person } from '../state.js';

/** Something that an active figure can do. Each chapter brings its own. */
export interface Deed {
  /** "move", "fire", "search": the first word of the option. */
  readonly verb: string;
  readonly rule: RuleId;
  /** What of it a figure of the active group can do now. */
  offers(w: FtbWorld, p: Person, group: readonly Person[]): readonly Offer[];
  /**
   * Why a figure of the active group cannot do it, to somebody or to anybody: what `offers` asks, with the reason. A deed
   * that nobody looks for in vain has none.
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
  /** To what or whom; left out where there is only one way. No spaces. */
  readonly what?: string;
  readonly line: Line;
  /** What is lit on the table; the figure itself where left out. */
  readonly on?: string;
  /** It is the whole group that does it, not one of them. */
  readonly whole?: true;
}

/** "fire-both star-1", "search star-1 shop". */
export function deedId(verb: string, who: string, what?: string): string {
  return what ? `${verb} ${who} ${what}` : `${verb} ${who}`;
}
