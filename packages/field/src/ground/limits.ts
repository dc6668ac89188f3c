/**
 * How much one map may hold: many times what any table that was ever laid out does, and little enough that making it ready and
 * playing on it takes no time that others at the same server would notice.
 */
export const MAP_LIMITS = {
  areas: 200,
  buildings: 100,
  barriers: 200,
  vehicles: 150,
  links: 200,
  lamps: 200,
  places: 300,
  props: 1000,
  /** Of one building. */
  doors: 40,
  windows: 80,
  inner: 60,
  /** Points of one outline or path. */
  points: 200,
  /** Straight stretches of everything that stands: walls floor by floor, their openings, barriers, vehicles. */
  stretches: 1200,
  /** Corners of all areas together. */
  corners: 2000,
} as const;
