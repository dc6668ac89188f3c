import type { Rule } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import type { Shot } from '../fire/fire.js';
import type { RuleId } from '../register.js';
import type { Bound } from './going.js';

/** The plan of a Dexter or Possessed unit. AMZ-dexters, AMZ-interrupt-masters, AMZ-masters-action. */
export interface Plan {
  readonly mode: 'stationary' | 'cautious' | 'rapid';
  /** For the Possessed: whether they fire after their move or before it. */
  readonly order: 'move-fire' | 'fire-move';
}

/** The move of a unit that goes where it likes. */
export interface Errand {
  readonly rule: RuleId;
  /** Inches. */
  readonly most: number;
  /** The Living unit that it Interrupts; '' in steps 11 and 12. */
  readonly on: string;
  readonly plan: Plan;
  /** True if it may end in contact. */
  readonly mayAssault: boolean;
}

/** Whoever decides for the dead: their player, or the solo rules. AMZ-solo. */
export interface Will {
  /** Whether a mob rolls for a burst of speed. AMZ-charge-burst. */
  bursts(w: AmzWorld, mob: string, on: string): Rule<boolean>;
  /** The plan of a Dexter or Possessed unit, against the unit that it Interrupts or, if `on` is '', in general. */
  plans(w: AmzWorld, who: string, on: string): Rule<Plan>;
  /** Where a unit goes; undefined if it stays. */
  goes(w: AmzWorld, who: string, errand: Errand): Rule<Bound | undefined>;
  /** Whether it assaults a unit that it touches; `on` is the one that it Interrupts, or ''. AMZ-solo-masters. */
  dares(w: AmzWorld, who: string, id: string, on: string): boolean;
  /** The unit that it assaults, of several in contact, nearest first; `on` is the one that it Interrupts, or ''. */
  assaults(w: AmzWorld, who: string, here: readonly string[], on: string): Rule<string>;
  /** Whether the Possessed fire at the unit that they Interrupt. */
  fires(w: AmzWorld, who: string, on: string): Rule<boolean>;
  /** The targets of the Possessed in step 12, and the dice for each. AMZ-targets-scope. */
  shoots(w: AmzWorld, who: string): Rule<readonly Shot[]>;
  /** Where a driven mob goes, 'stays', or 'random' if it is not driven after all. AMZ-dexter-control. */
  drives(w: AmzWorld, mob: string, dexter: string): Rule<Bound | 'stays' | 'random'>;
  /** Whether two mobs join. AMZ-mobs. */
  joins(w: AmzWorld, mob: string, other: string): Rule<boolean>;
  /** A choice among several: the next to act in step 12, or the target of a card. */
  picks(
    w: AmzWorld,
    code: string,
    rule: RuleId,
    units: readonly string[],
    orNone: boolean,
  ): Rule<string | undefined>;
  /** Where a Hot Spot without a given place is put. AMZ-hot-spots. */
  placesHotSpot(w: AmzWorld, may: (at: Place) => boolean): Rule<Place | undefined>;
}
