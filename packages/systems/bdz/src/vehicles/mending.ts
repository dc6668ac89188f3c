import { ask, Confirm, type Rule } from '@shambles/engine';
import { capped, type Passed, pass } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { inMelee, type Person, personOf, type Vehicle, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';

/** What a Challenge that is very difficult takes off Rep. BDZ-veh-repair. */
const VERY_DIFFICULT = -1;

/** In contact with it, and the whole activation before it. */
function isAtIt(w: BdzWorld, p: Person, v: Vehicle): boolean {
  return (
    p.being === 'adult' &&
    p.aboard === '' &&
    p.used === 0 &&
    !p.fired &&
    !inMelee(w.s, p.id) &&
    tableOf(w).besideVehicle(p.id, v)
  );
}

/** Out of action, and not given up in this encounter. BDZ-veh-repair. */
export function mayRepair(w: BdzWorld, p: Person, v: Vehicle): boolean {
  return v.condition === 'disabled' && v.speed === 0 && !v.hopeless && isAtIt(w, p, v);
}

/** A Challenge at -1 Rep, for an activation; failed, it cannot be repaired in this encounter. BDZ-veh-repair. */
export function* repairs(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const passed = yield* challenge(w, who, 'BDZ-veh-repair', VERY_DIFFICULT);
  const does = passed === 2 ? 'repaired' : passed === 0 ? 'hopeless' : 'gave-up';
  w.happen({ is: 'mended', cause: 'BDZ-veh-repair', who, vehicle, does });
  w.happen({ is: 'rested', cause: 'BDZ-veh-repair', who: [who] });
}

export function maySiphon(w: BdzWorld, p: Person, v: Vehicle): boolean {
  const on = w.book.options.siphoning === 'on';
  return on && v.speed === 0 && v.x >= 0 && v.fuel > 0 && !v.dry && isAtIt(w, p, v);
}

/** A Challenge without penalty, for an activation: a unit for a success. BDZ-veh-siphon, BDZ-D-c86. */
export function* siphons(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const passed = yield* challenge(w, who, 'BDZ-veh-siphon', 0);
  const units = passed === 2 ? Math.min(1, vehicleOf(w.s, vehicle).fuel) : 0;
  w.happen({ is: 'siphoned', cause: 'BDZ-veh-siphon', who, vehicle, units, dry: passed === 0 });
  // It goes into an empty saw first. BDZ-melee-chainsaw-gas.
  if (units > 0 && personOf(w.s, who).saw === 'dry')
    w.happen({ is: 'chainsaw', cause: 'BDZ-melee-chainsaw-gas', who, saw: 'works' });
  w.happen({ is: 'rested', cause: 'BDZ-veh-siphon', who: [who] });
}

/** Two dice against Rep: one passed may be left at that, or rolled again, and then one is none. BDZ-veh-repair. */
function* challenge(w: BdzWorld, who: string, rule: RuleId, more: number): Rule<Passed> {
  const { seat, rep } = personOf(w.s, who);
  const roll = () => pass(w, 2, rep + more, { rule, label: 'challenge', seat, who });
  const first = yield* roll();
  if (first !== 1) return capped(first);
  const again = yield* ask(
    w,
    seat,
    rule,
    'challenge',
    new Confirm({ key: 'challenge.again' }, { key: 'challenge.leave' }),
  );
  if (!again) return 1;
  return (yield* roll()) === 2 ? 2 : 0;
}
