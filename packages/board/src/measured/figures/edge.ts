import type { SceneFigure } from '@shambles/engine';

/** The outline of everything on a base. */
export const EDGE = { stroke: 'var(--sm-edge)', 'stroke-width': 0.7 } as const;

/** The ring colour, which shows whose a figure is. */
export const ringColour = (figure: SceneFigure): string => `var(--sm-ring-${figure.tone})`;
