/** The line round whatever stands on a base. */
export const EDGE = { stroke: 'var(--sm-edge)', 'stroke-width': 0.7 } as const;
