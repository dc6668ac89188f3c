/** What things are worth, in counters of the dead pile. Found by letting players with other numbers play each other. */
export interface Weights {
  /** An Alien's combat number, for each of its turns to come. */
  readonly combat: number;
  /** What a Leader is worth besides, for each turn to come. */
  readonly leader: number;
  /** What a UFO is worth besides, for each turn to come. */
  readonly flight: number;
  /** A Zombie's attack die, for each of its turns to come. */
  readonly bite: number;
  /** Turns to come that are counted at most: few counters live longer. */
  readonly far: number;
  /** How much of the enemy's best reply is believed. */
  readonly reply: number;
  /** How much of the Aliens' best attack of the next turn is counted now: on Zombies with them, and beside them. */
  readonly press: number;
  readonly strike: number;
  /** The same for Zombies that stand with Aliens, and for those beside them. */
  readonly grip: number;
  readonly reach: number;
  /** What each step away from the nearest enemy costs a counter. */
  readonly step: number;
  /** What it costs an Alien to end where Zombies may spawn. */
  readonly edge: number;
  /** How much of a landing's best attack Zombies fear. */
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
