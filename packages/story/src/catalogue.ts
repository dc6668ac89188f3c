import type { Catalogue } from '@shambles/engine';

/** What every system's story shares. A system's own catalogue comes before it. */
export const ENGLISH: Catalogue = {
  'provenance.stated': 'printed in the rulebook',
  'provenance.inferred': 'follows from the rulebook',
  'provenance.reconstructed': 'reconstructed',
};
