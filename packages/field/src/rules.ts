import type { PieceKind } from './ground.js';

/** What something does to a line of sight that meets it. */
export type Effect = 'blocks' | 'obscures';

/** How a rulebook sees: the table's things by kind. What is not named lets every line through. */
export interface SightRules {
  readonly pieces: { readonly [kind in PieceKind]?: Effect };
  /** A door that stands open. */
  readonly openDoor?: Effect;
  /** Areas by kind: obscuring as such, or blocking a line that has come this far through areas of the kind. */
  readonly areas?: { readonly [kind: string]: { readonly obscures?: true; readonly blocksAfter?: number } };
  /** Bases of others in the way, unless they lie down. */
  readonly figures?: Effect;
  /**
   * Between levels a line passes over vehicles, barriers and figures that are farther than this from both its ends.
   */
  readonly overLow: number;
}

/** What stands in a figure's way. */
export type Toll =
  /** No way through. */
  | 'bars'
  /** A way through that costs this much of the allowance. */
  | number;

/** How a kind of figure goes: what its way may cross, at what price. What is not named costs nothing. */
export interface StepRules {
  /** Named so that ways are found once for each manner of going: "survivor", "zed". */
  readonly name: string;
  readonly pieces: { readonly [kind in PieceKind]?: Toll };
  /** A closed door, whatever it is called, and by what it is called. An open one costs nothing. */
  readonly closedDoor: Toll;
  readonly closedDoors?: { readonly [type: string]: Toll };
  /** Areas by kind: the price of a unit of way in them, 1 on open ground. */
  readonly areas?: { readonly [kind: string]: number | 'bars' };
  /** Ways between levels by kind: the price of each level. */
  readonly links?: { readonly [kind: string]: number };
}
