import type { PieceKind } from './ground/ground.js';

/** The effect on a line of sight that meets something. */
export type Effect = 'blocks' | 'obscures';

/** A rulebook's rules of sight, by kind of thing. Anything not named lets every line through. */
export interface SightRules {
  readonly pieces: { readonly [kind in PieceKind]?: Effect };
  /** The effect of an open door. */
  readonly openDoor?: Effect;
  /** Vehicle kinds that differ from `pieces.vehicle`. */
  readonly vehicles?: { readonly [kind: string]: Effect };
  /**
   * Kinds of pieces that block, such as the crest of a hill. They only obscure if the viewer or the target is no
   * farther from them than this.
   */
  readonly peeks?: { readonly [kind in PieceKind]?: number };
  /**
   * The outer walls of buildings, with their doors and windows. They obscure if the viewer or the target is inside and
   * no farther from the wall than this, let lines with both ends in their building pass, and block all others.
   */
  readonly shells?: number;
  /**
   * Outer walls stand before the target only: those of the viewer's own building do nothing to targets outside, nor do
   * those of another that are nearer to the viewer than to the target.
   */
  readonly shellsShield?: 'target';
  /** Things obscure only if they are at least as near to the target as to the viewer. */
  readonly shields?: 'nearer';
  /**
   * Areas by kind. An area may obscure, always or only if the target's half of the line passes through it; or block a
   * line that has passed this far through areas of its kind; or, taken by itself and unless both ends of the line lie
   * in it, block a line that comes farther than `core` from its edge and obscure one that passes through its rim from
   * side to side.
   */
  readonly areas?: { readonly [kind: string]: AreaSight };
  /**
   * Bases of other figures in the way, unless they lie down. Bases with `hides` hide the target entirely or not at all.
   */
  readonly figures?: Effect | 'hides';
  /** A line between levels passes over vehicles, barriers and figures that are farther than this from both its ends. */
  readonly overLow: number;
}

export interface AreaSight {
  readonly obscures?: true | 'nearer';
  readonly blocksAfter?: number;
  readonly core?: number;
}

/** How something in a figure's way affects movement. */
export type Toll =
  /** It cannot be passed. */
  | 'bars'
  /** Passing it costs this much of the allowance. */
  | number;

/**
 * The movement rules of a kind of figure: what its way may cross, and at what price. Anything not named costs nothing.
 */
export interface StepRules {
  /** Names the rules, so that ways are computed once for each set: "survivor", "zed". */
  readonly name: string;
  readonly pieces: { readonly [kind in PieceKind]?: Toll };
  /** Closed doors in general, and by type. An open door costs nothing. */
  readonly closedDoor: Toll;
  readonly closedDoors?: { readonly [type: string]: Toll };
  /** The price of a unit of way in areas of each kind; 1 on open ground. */
  readonly areas?: { readonly [kind: string]: number | 'bars' };
  /** Kinds of areas where a unit of way costs 1 whatever else lies there, such as a road through woods. */
  readonly paved?: readonly string[];
  /** The price of a unit of way inside buildings, on any floor; 1 by default. */
  readonly indoors?: number;
  /** Links between levels by kind: the price per level. */
  readonly links?: { readonly [kind: string]: number };
}
