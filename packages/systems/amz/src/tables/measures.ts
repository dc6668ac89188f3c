/** Half the width of a base, in inches. AMZ-measuring. */
export const BASE = 0.25;
/** Inches between a figure and the nearest other one of its unit, at most. AMZ-cohesion. */
export const COHESION = 1;
/** Figures of a unit, and of a mob, at most. AMZ-sides, AMZ-mobs. */
export const UNIT_MOST = 12;
export const MOB_MOST = 15;
