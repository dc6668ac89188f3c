import type { Hints } from './hint.js';

/** Hints that come with the table, by system id and ask code. */
export const HINTS: { readonly [system: string]: Hints } = {};
