/** Worths in counters of the dead pile, found by letting players with different weights play each other. */
export interface Weights {
  /** An Alien's combat number, for each of its turns to come. */
  readonly combat: number;
  /** Additional worth of a Leader, for each turn to come. */
  readonly leader: number;
  /** Additional worth of a UFO, for each turn to come. */
  readonly flight: number;
  /** A Zombie's attack die, for each of its turns to come. */
  readonly bite: number;
  /** Limit on the turns to come that are counted: few counters live longer. */
  readonly far: number;
  /** How much the enemy's best reply counts. */
  readonly reply: number;
  /** How much the Aliens' best attack of the next turn counts now: on Zombies with them, and on those beside them. */
  readonly press: number;
  readonly strike: number;
  /** The same for Zombies: those with Aliens, and those beside them. */
  readonly grip: number;
  readonly reach: number;
  /** Cost to a counter of each step away from the nearest enemy. */
  readonly step: number;
  /** Cost to an Alien of ending where Zombies may spawn. */
  readonly edge: number;
  /** How much Zombies fear a landing's best attack. */
  readonly landing: number;
}

export const ALIEN_WEIGHTS: Weights = {
  combat: 0.2,
  leader: 0.2,
  flight: 0.35,
  bite: 0.6,
  far: 3,
  reply: 0.8,
  press: 0.67,
  strike: 0.6,
  grip: 0.4,
  reach: 0.25,
  step: 0.25,
  edge: 0.1,
  landing: 0,
};

export const ZOMBIE_WEIGHTS: Weights = {
  combat: 0.15,
  leader: 0.3,
  flight: 0.05,
  bite: 0.05,
  far: 3,
  reply: 0.8,
  press: 0.5,
  strike: 0.6,
  grip: 0.5,
  reach: 0.3,
  step: 0.03,
  edge: 0,
  landing: 0.7,
};
