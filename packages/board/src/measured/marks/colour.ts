import type { Tone } from '@shambles/engine';

/** The colour of marks drawn over a table in this tone. */
export const markColour = (tone: Tone): string => (tone === 'paper' ? 'var(--sm-name)' : `var(--sb-${tone})`);
