import { ask, choose, type Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import {
  activeOf,
  basesOf,
  dependentsOf,
  downOf,
  fightersOf,
  isLiving,
  type Unit,
  unitOf,
} from '../state.js';
import { tableOf } from '../table/table.js';

/** Other Living units on foot. */
function othersOnFoot(w: AmzWorld, unit: string): Unit[] {
  return w.s.units.filter(
    (u) => u.id !== unit && isLiving(u) && u.vehicle === null && activeOf(w.s, u.id).some(hasPlace),
  );
}

const inContact = (w: AmzWorld, a: string, b: string): boolean => tableOf(w).inContact(a, b);

/** True if a unit has only Dependents. AMZ-dependents. */
function isHelpless(w: AmzWorld, unit: string): boolean {
  return dependentsOf(w.s, unit).length > 0 && fightersOf(w.s, unit).length === 0;
}

/**
 * Meetings at the end of a Living unit's move: waiting units are seen or freed, and Dependents in contact join the
 * unit. A unit of only Dependents joins the nearest unit it touches. AMZ-dependents, AMZ-sc1, AMZ-sc4.
 */
export function meets(w: AmzWorld, unit: string): void {
  spotsWaiting(w);
  if (unitOf(w.s, unit).vehicle !== null || !activeOf(w.s, unit).some(hasPlace)) return;
  for (const { id, waits } of othersOnFoot(w, unit).filter((u) => inContact(w, unit, u.id)))
    if (waits === 'freed') w.happen({ is: 'awoke', cause: 'AMZ-sc4', unit: id, why: 'freed', by: unit });
  for (const { id } of othersOnFoot(w, unit).filter((u) => inContact(w, unit, u.id)))
    if (isHelpless(w, id)) joins(w, id, unit);
  if (!isHelpless(w, unit)) return;
  const [host] = othersOnFoot(w, unit)
    .filter((u) => inContact(w, unit, u.id))
    .sort((a, b) => tableOf(w).apart(unit, a.id) - tableOf(w).apart(unit, b.id));
  if (host) joins(w, unit, host.id);
}

/** Moves all figures of a unit of Dependents into another unit, with all that they carry. AMZ-dependents. */
function joins(w: AmzWorld, from: string, whom: string): void {
  const figures = w.s.figures
    .filter((f) => f.unit === from && (f.status === 'active' || f.status === 'down' || f.status === 'slight'))
    .map((f) => f.id);
  const things = w.s.things.filter((t) => t.by === from).map((t) => t.id);
  const { doses } = unitOf(w.s, from);
  const brought = { ...(things.length > 0 && { things }), ...(doses > 0 && { doses }) };
  w.happen({ is: 'went-along', cause: 'AMZ-dependents', figures, from, whom, all: true, ...brought });
}

/** Wakes units that wait until Professionals see them. AMZ-sc1. */
export function spotsWaiting(w: AmzWorld): void {
  for (const { id } of w.s.units.filter((u) => u.waits === 'seen')) {
    const by = w.s.units.find(
      (u) => isLiving(u) && u.professional && fightersOf(w.s, u.id).length > 0 && tableOf(w).sees(u.id, id),
    );
    if (by) w.happen({ is: 'awoke', cause: 'AMZ-sc1', unit: id, why: 'seen', by: by.id });
  }
}

interface Handing {
  readonly from: string;
  readonly whom: string;
}

/** Hands Dependents to or from a unit in contact, one at a time; it costs nothing. AMZ-dependents, AMZ-activation. */
export function* handsOver(w: AmzWorld, unit: string): Rule<void> {
  for (;;) {
    const may = handings(w, unit);
    if (may.length === 0) return;
    const chosen = yield* ask(
      w,
      LIVING,
      'AMZ-dependents',
      'give-dependents',
      choose<Handing | undefined>([undefined, ...may], {
        id: (h) => (h ? `${h.from} ${h.whom}` : 'none'),
        line: (h) =>
          h
            ? { key: 'give-dependents.one', values: { who: named(h.from), whom: named(h.whom) } }
            : { key: 'give-dependents.none' },
      }),
      { who: named(unit) },
    );
    if (!chosen) return;
    const { from, whom } = chosen;
    // Whoever goes last brings along all that the unit still carries.
    if (activeOf(w.s, from).length + downOf(w.s, from).length === 1) {
      joins(w, from, whom);
      continue;
    }
    const figures = dependentsOf(w.s, from)
      .slice(-1)
      .map((f) => f.id);
    w.happen({ is: 'went-along', cause: 'AMZ-dependents', figures, from, whom, all: false });
  }
}

/** Possible handovers of a Dependent between this unit and others in contact. */
function handings(w: AmzWorld, unit: string): Handing[] {
  if (unitOf(w.s, unit).vehicle !== null || !basesOf(w.s, unit).some((f) => f.unit === unit)) return [];
  return othersOnFoot(w, unit)
    .filter((u) => u.waits === null && inContact(w, unit, u.id))
    .flatMap((u) => [
      { from: unit, whom: u.id },
      { from: u.id, whom: unit },
    ])
    .filter(({ from }) => dependentsOf(w.s, from).length > 0);
}
