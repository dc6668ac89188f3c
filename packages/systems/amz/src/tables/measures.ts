/** Half the width of a base, in inches. AMZ-measuring. */
export const BASE = 0.25;
/** The greatest distance in inches between a figure and the nearest other one of its unit. AMZ-cohesion. */
export const COHESION = 1;
/** The most figures in a unit, and in a mob. AMZ-sides, AMZ-mobs. */
export const UNIT_MOST = 12;
export const MOB_MOST = 15;
