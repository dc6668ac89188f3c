/**
 * Limits on the contents of a map. They are many times what any real table holds, and low enough that preparing the map
 * and playing on it never delays others on the same server noticeably.
 */
export const MAP_LIMITS = {
  /** Of the table, in its unit: what is worked out for every spot takes as long as the table is large. */
  side: 600,
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
  /** Points in one outline or path. */
  points: 200,
  /** Straight stretches of all standing things: walls on each floor, their openings, barriers and vehicles. */
  stretches: 1200,
  /** Corners of all areas together. */
  corners: 2000,
} as const;
