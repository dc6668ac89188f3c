import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';

/** What a unit of the dead does with its Interrupt. AMZ-interrupt-mindless, AMZ-interrupt-masters. */
export function* interruptAction(w: AmzWorld, who: string, on: string): Rule<void> {
  void [w, who, on];
}
