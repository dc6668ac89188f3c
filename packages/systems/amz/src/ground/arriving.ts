import type { Rule } from '@shambles/engine';
import { takesEffect } from '../cards/effects.js';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import type { Mode } from '../kinds.js';
import { tableOf } from '../table/table.js';
import { handsOver, meets } from './company.js';
import { leaves } from './leaving.js';
import { getsIn } from './vehicles.js';

/** The buildings that somebody of a unit stands in. */
export function housesOf(w: AmzWorld, unit: string): string[] {
  const table = tableOf(w);
  const all = table.basesOf(unit).flatMap((id) => table.houseOf(table.at(id)) ?? []);
  return [...new Set(all)];
}

/**
 * What comes at the end of a Living unit's own move: those it finds, cards, company, a vehicle after a Cautious move in
 * which it has got out of none, the edge of the table. `before` are the buildings that it stood in when it set out. Says whether it is still on the table.
 * AMZ-T-quirk-cards, AMZ-dependents, AMZ-vehicles, AMZ-leaving.
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
