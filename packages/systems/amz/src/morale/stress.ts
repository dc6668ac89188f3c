import type { AmzWorld } from '../facts.js';
import type { Unit } from '../state.js';

/** A unit's Stress, and what it does. AMZ-stress-level, AMZ-T-stress. */
export function stressRow(w: AmzWorld, u: Unit): { readonly initiate: boolean } {
  void [w, u];
  return { initiate: true };
}
