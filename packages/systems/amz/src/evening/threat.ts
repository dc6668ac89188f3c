import type { Reply, Seat, Threat, Whereabouts } from '@shambles/engine';
import { type Place, placeOf } from '@shambles/measured';
import { isAware } from '../awareness/awareness.js';
import { type Book, LIVING } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { zombieRow } from '../house/rows.js';
import { fears } from '../morale/nearness.js';
import type { RuleId } from '../register.js';
import { inFormation, setOut, worldOf } from '../rulers/world.js';
import { basesOf, type Figure, isLiving, type Unit } from '../state.js';
import { tableOf } from '../table/table.js';
import { leadOf } from '../units/units.js';
import type { View } from '../view.js';
import { comers } from './consequence.js';
import { named, ofSide, says, unitAt } from './said.js';

/** Where the dead may come from, which of them have noticed a unit, and which tests follow. AMZ-awareness. */
export function threat(
  view: View,
  seat: Seat,
  at: Whereabouts | undefined,
  book: Book,
): Threat<RuleId> | undefined {
  if (seat !== LIVING || view.stage === 'over' || view.stage === 'set-up') return undefined;
  const w = worldOf(view, book);
  if (!at) return threatTo(w, ofSide(view, 'living'), false);
  const u = unitAt(view, at.who);
  if (!u || !isLiving(u) || typeof at.to === 'string' || u.vehicle !== null) return undefined;
  const lead = basesOf(view, u.id).find((f) => f.id === at.who && f.unit === u.id);
  if (!lead) return undefined;
  const there = setOut(w, u);
  return tableOf(there).asAll(inFormation(w, u, lead, at.to as Place), () => threatTo(there, [u], true));
}

function threatTo(w: AmzWorld, mine: readonly Unit[], tested: boolean): Threat<RuleId> {
  const table = tableOf(w);
  const dead = ofSide(w.s, 'zombies');
  const leads = (units: readonly Unit[]) =>
    units.flatMap((z) => {
      const lead = leadOf(w.s, z.id);
      return lead === undefined ? [] : [lead];
    });
  const moves = (z: Unit) => (z.kind === 'living' ? 0 : zombieRow(w.book, z.kind).move);
  return {
    areas: leads(dead).map((from) => {
      const f = w.s.figures.find((each) => each.id === from) as Figure;
      const z = dead.find((each) => each.id === f.unit) as Unit;
      return { from, at: placeOf(f), reaches: moves(z), rule: 'AMZ-zombie-types' };
    }),
    sees: leads(dead.filter((z) => mine.some((u) => isAware(w, z.id, u.id)))),
    tests: tested ? mine.flatMap((u) => [...comers(w, u), ...frights(w, u, dead)]) : [],
    comes: leads(dead.filter((z) => mine.some((u) => table.apart(u.id, z.id) <= moves(z)))),
  };
}

/** Morale Checks for Romeos and Dexters that would come near. AMZ-morale-nonpro-points, AMZ-morale-pro-points. */
function frights(w: AmzWorld, u: Unit, dead: readonly Unit[]): Reply<RuleId>[] {
  const rule: RuleId = u.professional ? 'AMZ-morale-pro-points' : 'AMZ-morale-nonpro-points';
  return dead
    .filter((z) => fears(w, u, z))
    .map((z) => ({
      ...says(rule, 'answers.fears', { who: named(u), whom: named(z) }),
      who: leadOf(w.s, u.id) ?? u.id,
    }));
}
