import type { Tone } from '@shambles/engine';

/** The colour of what is drawn over a table in this tone. */
export const markColour = (tone: Tone): string => (tone === 'paper' ? 'var(--sm-name)' : `var(--sb-${tone})`);
