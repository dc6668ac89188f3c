import { ask, type Rule, Some } from '@shambles/engine';
import { hasActed, whose } from '../bar.js';
import { WATCHES } from '../encounters/watches.js';
import { one } from '../facts/lines.js';
import type { FtbWorld } from '../facts.js';
import { chargeable, noCharge } from '../melee/charge.js';
import { charge } from '../reacting/charges.js';
import { carriesOn, encounterOf, type Person, personOf, turnIsOver } from '../state.js';
import { nameOf } from '../words.js';
import type { Deed } from './deed.js';

/**
 * Charges as the one further action, before or after moving, alone or with others of the group. FTB-5.2b, FTB-8.2a,
 * FTB-8.2.1d.
 */
export const CHARGE: Deed = {
  verb: 'charge',
  rule: 'FTB-8.2a',
  bars: (w, p, _group, target) => hasActed(p) ?? noCharge(w, p, target),
  offers: (w, p) =>
    hasActed(p)
      ? []
      : chargeable(w, p).map((id) => ({
          what: id,
          line: { key: 'deed.charge', values: { ...whose(p), name: nameOf(w.book.names, id) } },
          on: id,
        })),
  *act(w, id, target) {
    const others = yield* joining(w, id, target);
    yield* charge(w, [id, ...others], target, 'active', WATCHES);
  },
};

/**
 * Asks which others of the active group charge the same target at the same time, each player of its own figures.
 * FTB-8.2.1d.
 */
function* joining(w: FtbWorld, id: string, target: string): Rule<readonly string[]> {
  const may = others(w, id).filter((p) => chargeable(w, p).includes(target));
  const joined: string[] = [];
  for (const seat of new Set(may.map((p) => p.seat))) {
    const own = may.filter((p) => p.seat === seat).map((p) => p.id);
    const space = new Some(
      own,
      { min: 0, max: own.length },
      {
        line: (other) => ({ key: 'figure', values: { name: nameOf(w.book.names, other) } }),
        on: (other) => other,
      },
    );
    const says = { who: one(id), name: nameOf(w.book.names, target) };
    joined.push(...(yield* ask(w, seat, 'FTB-8.2.1d', 'charge-with', space, says)));
  }
  return joined;
}

/** Others of the active group that have their action left and whose turn is not over. FTB-5.2b, FTB-5.7.3b. */
function others(w: FtbWorld, id: string): Person[] {
  return (encounterOf(w.s).active?.who ?? [])
    .filter((other) => other !== id)
    .map((other) => personOf(w.s, other))
    .filter((p) => carriesOn(p) && !p.acted && !turnIsOver(w.s, p));
}
