import type { Rule } from '@shambles/engine';
import { DEAD } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { unitOf } from '../state.js';
import { die } from '../units/dice.js';
import { dieOf } from '../units/units.js';
import { isAware } from './awareness.js';

/** The lowest die with which a zombie unit finds a hidden unit. AMZ-hide, AMZ-core-4plus. */
const FINDS = 4;

/** True if a zombie unit may come for a Living one. It must notice a hidden unit by itself. AMZ-hide. */
export function mayComeFor(w: AmzWorld, zombie: string, living: string): boolean {
  return !unitOf(w.s, living).hidden || isAware(w, zombie, living);
}

/**
 * A zombie unit that would Interrupt or assault a hidden unit must notice it and pass a test on its Quality die.
 * AMZ-hide.
 */
export function* finds(w: AmzWorld, zombie: string, living: string): Rule<boolean> {
  if (!unitOf(w.s, living).hidden) return true;
  if (!isAware(w, zombie, living)) return false;
  const about = { rule: 'AMZ-hide', label: 'finds', seat: DEAD, unit: zombie, from: FINDS } as const;
  const found = (yield* die(w, dieOf(w.book, unitOf(w.s, zombie)), about)) >= FINDS;
  w.tell({ is: 'sought', cause: 'AMZ-hide', unit: zombie, whom: living, found });
  return found;
}
