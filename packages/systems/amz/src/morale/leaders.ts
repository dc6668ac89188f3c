import { ask, choose, type Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { activeOf, type Figure, isLiving, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';

/** The greatest distance that a leader goes to join another unit, in inches. AMZ-leadership. */
const OVER = 2;

interface Going {
  readonly figure: string;
  readonly from: string;
  readonly whom: string;
}

/** At the start of a unit's activation a leader may come to it, or leave it. AMZ-leadership. */
export function* leadersGo(w: AmzWorld, unit: string): Rule<void> {
  const may = [...leaving(w, unit), ...coming(w, unit)];
  if (may.length === 0) return;
  const going = yield* ask(
    w,
    LIVING,
    'AMZ-leadership',
    'leader',
    choose<Going | undefined>([undefined, ...may], {
      id: (g) => (g ? `${g.figure} ${g.whom}` : 'stay'),
      line: (g) =>
        g
          ? { key: 'leader.goes', values: { who: named(g.from), whom: named(g.whom) } }
          : { key: 'leader.stay' },
      on: (g) => g?.figure ?? '',
    }),
    { who: named(unit) },
  );
  if (going) w.happen({ is: 'leader-went', cause: 'AMZ-leadership', ...going });
}

/** Leaders on their feet in units on foot that would leave somebody behind. */
function leadersOf(w: AmzWorld, unit: string): Figure[] {
  const active = activeOf(w.s, unit);
  if (active.length < 2) return [];
  return active.filter((f) => f.leader !== null && f.leader !== 0 && hasPlace(f));
}

function leaving(w: AmzWorld, unit: string): Going[] {
  return leadersOf(w, unit).flatMap((f) =>
    w.s.units
      .filter((u) => u.id !== unit && takesLeader(w, u.id) && isNear(w, f.id, u.id))
      .map((u) => ({ figure: f.id, from: unit, whom: u.id })),
  );
}

function coming(w: AmzWorld, unit: string): Going[] {
  if (!takesLeader(w, unit)) return [];
  return w.s.units
    .filter((u) => u.id !== unit && isLiving(u))
    .flatMap((u) => leadersOf(w, u.id))
    .filter((f) => isNear(w, f.id, unit))
    .map((f) => ({ figure: f.id, from: f.unit, whom: unit }));
}

/** True for a Living unit on foot that is not waiting for anything. */
function takesLeader(w: AmzWorld, unit: string): boolean {
  const u = unitOf(w.s, unit);
  return isLiving(u) && u.vehicle === null && u.waits === null && activeOf(w.s, unit).some(hasPlace);
}

const isNear = (w: AmzWorld, figure: string, unit: string): boolean =>
  tableOf(w)
    .basesOf(unit)
    .some((id) => tableOf(w).distance(figure, id) <= OVER);
