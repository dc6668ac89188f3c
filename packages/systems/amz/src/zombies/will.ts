import type { Rule } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import type { Shot } from '../fire/fire.js';
import type { RuleId } from '../register.js';
import type { Bound } from './going.js';

/** What a Dexter or Possessed unit sets out to do. AMZ-dexters, AMZ-interrupt-masters, AMZ-masters-action. */
export interface Plan {
  readonly mode: 'stationary' | 'cautious' | 'rapid';
  /** Of the Possessed: whether they fire after their move or before it. */
  readonly order: 'move-fire' | 'fire-move';
}

/** A move of a unit that goes where it likes. */
export interface Errand {
  readonly rule: RuleId;
  /** Inches. */
  readonly most: number;
  /** The Living unit that it Interrupts; '' in steps 11 and 12. */
  readonly on: string;
  readonly plan: Plan;
  /** It may end in contact. */
  readonly mayAssault: boolean;
}

/** Who decides for the dead: their player, or the rules for playing alone. AMZ-solo. */
export interface Will {
  /** A mob rolls for a burst of speed. AMZ-charge-burst. */
  bursts(w: AmzWorld, mob: string, on: string): Rule<boolean>;
  /** What a Dexter or Possessed unit sets out to do, on a unit that it Interrupts or, with '', on anybody. */
  plans(w: AmzWorld, who: string, on: string): Rule<Plan>;
  /** Where a unit goes; undefined where it stays. */
  goes(w: AmzWorld, who: string, errand: Errand): Rule<Bound | undefined>;
  /** Whether the Possessed fire at the unit that they Interrupt. */
  fires(w: AmzWorld, who: string, on: string): Rule<boolean>;
  /** At whom the Possessed fire in step 12, with how many of their dice. AMZ-targets-scope. */
  shoots(w: AmzWorld, who: string): Rule<readonly Shot[]>;
  /** Where a driven mob goes; 'stays', or 'random' where it is not driven after all. AMZ-dexter-control. */
  drives(w: AmzWorld, mob: string, dexter: string): Rule<Bound | 'stays' | 'random'>;
  /** Two mobs become one. AMZ-mobs. */
  joins(w: AmzWorld, mob: string, other: string): Rule<boolean>;
  /** Which of several: who acts next in step 12, or whom a card is for. */
  picks(
    w: AmzWorld,
    code: string,
    rule: RuleId,
    units: readonly string[],
    orNone: boolean,
  ): Rule<string | undefined>;
  /** Where a Hot Spot is put that nobody has given a place. AMZ-hot-spots. */
  placesHotSpot(w: AmzWorld, may: (at: Place) => boolean): Rule<Place | undefined>;
}
