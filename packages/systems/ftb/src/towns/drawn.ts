import type { MapFile } from '@shambles/field';
import diner from '../../maps/diner.json' with { type: 'json' };
import corner from '../../maps/street-corner.json' with { type: 'json' };
import type { Options } from '../options.js';

/** Tables drawn by hand, keyed by the values of the table option. FTB-9.0. */
export const DRAWN: { readonly [table in Options['table']]: MapFile | undefined } = {
  guidelines: undefined,
  'street-corner': corner as unknown as MapFile,
  diner: diner as unknown as MapFile,
};
