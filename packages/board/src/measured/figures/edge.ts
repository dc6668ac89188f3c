import type { SceneFigure } from '@shambles/engine';

/** The line round whatever stands on a base. */
export const EDGE = { stroke: 'var(--sm-edge)', 'stroke-width': 0.7 } as const;

/** The colour that says whose a figure is. */
export const ringColour = (figure: SceneFigure): string => `var(--sm-ring-${figure.tone})`;
