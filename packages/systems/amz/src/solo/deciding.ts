import type { AmzWorld } from '../facts.js';

/** When the rules for playing alone look whether somebody Interrupts. AMZ-solo-interrupt. */
export type Occasion = 'announced' | 'inch' | 'fire' | 'done';

/** The unit of the dead that Interrupts now where nobody plays them; undefined where none does. AMZ-solo-interrupt. */
export function soloInterrupt(
  w: AmzWorld,
  able: readonly string[],
  on: string,
  occasion: Occasion,
): string | undefined {
  void [w, able, on, occasion];
  return undefined;
}
