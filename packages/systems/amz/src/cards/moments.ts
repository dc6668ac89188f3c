/** Moments at which cards may be played. AMZ-T-quirk-cards. */
export type Moment =
  /** Any turn begins: 3, 11, 16, 17. */
  | 'turn'
  /** Step 7, before the reinforcement roll: 15; as the Hot Spot is settled: 20; after the roll: 14, 28. */
  | 'before-arrivals'
  | 'hot-spot'
  | 'after-arrivals'
  /** A Living unit is activated: 2, 13, 23. */
  | 'activated'
  /** A Living unit ends a move: 4; it enters a building: 5. */
  | 'move-ended'
  | 'building-entered'
  /** A Living unit carries out an objective action: 6. */
  | 'objective'
  /** A Living unit has built its attack pool: 1, 18; its attack has hit nobody: 19. */
  | 'attack-pool'
  | 'attack-missed'
  /** A first aid die has fallen: 7. */
  | 'first-aid'
  /** Before a revenant check: 8, 10; a revenant has risen: 9. */
  | 'revenant-check'
  | 'revenant-risen'
  /** A zombie unit would enter or batter a building: 21; it batters: 22. */
  | 'building-attacked'
  | 'battering'
  /** A Living unit must make a Morale Check or a Quality Check for Close Combat: 24. */
  | 'check'
  /** A zombie unit declares an Interrupt: 26. */
  | 'interrupt'
  /** Steps 11 and 12 begin: 12 and 27. */
  | 'step-11'
  | 'step-12';

/** What the moment is about. */
export interface About {
  /** The Living unit, or the mob, that it happens to. */
  readonly unit?: string;
  /** The other one. */
  readonly other?: string;
}
