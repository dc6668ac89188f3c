import type { Rule } from '@shambles/engine';
import { takesEffect } from '../cards/effects.js';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import type { Mode } from '../kinds.js';
import { tableOf } from '../table/table.js';
import { handsOver, meets } from './company.js';
import { leaves } from './leaving.js';
import { getsIn } from './vehicles.js';

/** Buildings that any figure of a unit is in. */
export function housesOf(w: AmzWorld, unit: string): string[] {
  const table = tableOf(w);
  const all = table.basesOf(unit).flatMap((id) => table.houseOf(table.at(id)) ?? []);
  return [...new Set(all)];
}

/**
 * What happens at the end of a Living unit's own move: units it finds, cards, joining units, getting into a vehicle
 * after a Cautious move (unless it got out of one), and leaving by a table edge. `before` are the buildings it was in
 * when it set out. Returns whether it is still on the table. AMZ-T-quirk-cards, AMZ-dependents, AMZ-vehicles,
 * AMZ-leaving.
 */
export function* movesEnd(w: AmzWorld, unit: string, mode: Mode, before: readonly string[]): Rule<boolean> {
  meets(w, unit);
  yield* takesEffect(w, yield* played(w, 'move-ended', { unit }), { unit });
  if (housesOf(w, unit).some((id) => !before.includes(id)))
    yield* takesEffect(w, yield* played(w, 'building-entered', { unit }), { unit });
  yield* handsOver(w, unit);
  if (mode === 'cautious' && !w.s.active?.out) yield* getsIn(w, unit);
  if (tableOf(w).basesOf(unit).length === 0) return false;
  return !(yield* leaves(w, unit));
}
