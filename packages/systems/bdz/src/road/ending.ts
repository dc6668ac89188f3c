import type { Rule } from '@shambles/engine';
import { byRep } from '@shambles/thw';
import { asRecruit } from '../encounters/ending.js';
import { isOfBand } from '../encounters/group.js';
import { isLeftBehind } from '../encounters/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { isStuck } from '../movement/walking.js';
import { BAND } from '../scenarios/scenarios.js';
import { hasRun, isPresent, isThere, isUp } from '../state.js';
import { examines } from '../vehicles/starting.js';
import { takesCaptives } from './deeds.js';

/**
 * When the road encounter is over, settles who has been captured and which vehicle the band gains.
 * BDZ-camp-road-cultists, BDZ-D-c95.
 */
export function* roadEnds(w: BdzWorld): Rule<void> {
  if (!w.s.encounter?.road) return;
  const up = byRep(w.s.people.filter((p) => isOfBand(w.s, p) && isPresent(p) && isUp(p)));
  // Whoever has run away holds nothing, nor does a basket case. BDZ-D-c137, BDZ-D-c110.
  const [first] = up.filter((p) => !hasRun(p) && !isStuck(p));
  if (first) yield* takesVehicle(w, first.id);
  else captivesTaken(w);
}

/**
 * If captors hold the field alone, they take all of the band who are stunned or out of the fight captive, whoever has
 * only just joined as well. BDZ-D-c136, BDZ-D-c110.
 */
function captivesTaken(w: BdzWorld): void {
  if (!w.s.people.some((p) => takesCaptives(w, p) && isPresent(p) && isUp(p) && !hasRun(p))) return;
  const lying = w.s.people.filter(
    (q) => q.side === BAND && isThere(q) && (q.status === 'out' || q.status === 'stunned'),
  );
  for (const { id: who } of lying)
    w.happen({ is: 'captured', cause: 'BDZ-camp-road-cultists', who, ...asRecruit(w, who) });
}

/** Somebody examines a working vehicle left behind, like any that is found; it then belongs to the band. BDZ-D-c95. */
function* takesVehicle(w: BdzWorld, who: string): Rule<void> {
  const left = w.s.vehicles.find((v) => isLeftBehind(w, v));
  if (left && left.fuel < 0) yield* examines(w, who, left.id);
}
