import type { PieceKind } from './ground/ground.js';

/** What something does to a line of sight that meets it. */
export type Effect = 'blocks' | 'obscures';

/** How a rulebook sees: the table's things by kind. What is not named lets every line through. */
export interface SightRules {
  readonly pieces: { readonly [kind in PieceKind]?: Effect };
  /** A door that stands open. */
  readonly openDoor?: Effect;
  /** Vehicles by kind, where they differ from `pieces.vehicle`. */
  readonly vehicles?: { readonly [kind: string]: Effect };
  /**
   * Pieces that block by kind, but for those who stand no farther from them than this, and for those whom these look
   * at: then they obscure. The crest of a hill.
   */
  readonly peeks?: { readonly [kind in PieceKind]?: number };
  /**
   * The outer walls of buildings, doors and windows among them: they obscure for who is inside, no farther from the
   * wall than this, and for those whom it looks at; they let through what has both its ends in their building, and
   * block all else.
   */
  readonly shells?: number;
  /** What obscures does so only where it stands at least as near to the target as to the viewer. */
  readonly shields?: 'nearer';
  /**
   * Areas by kind: obscuring as such; blocking a line that has come this far through areas of the kind; or, each area
   * by itself and unless both ends of the line lie in it, blocking what comes farther than `core` from its edge and
   * obscuring what passes through its rim from side to side.
   */
  readonly areas?: { readonly [kind: string]: AreaSight };
  /** Bases of others in the way, unless they lie down. What `hides` does so wholly or not at all. */
  readonly figures?: Effect | 'hides';
  /**
   * Between levels a line passes over vehicles, barriers and figures that are farther than this from both its ends.
   */
  readonly overLow: number;
}

export interface AreaSight {
  readonly obscures?: true;
  readonly blocksAfter?: number;
  readonly core?: number;
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
  /** Areas on which a unit of way costs 1 whatever else lies there: a road through woods. */
  readonly paved?: readonly string[];
  /** The price of a unit of way inside buildings, on whatever floor; 1 by default. */
  readonly indoors?: number;
  /** Ways between levels by kind: the price of each level. */
  readonly links?: { readonly [kind: string]: number };
}
