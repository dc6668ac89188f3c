import type { Reply, Seat, Threat, ThreatArea, Whereabouts } from '@shambles/engine';
import type { Book } from '../book.js';
import type { RosWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { CHARGE_WITHIN } from '../senses/alarm.js';
import { type Person, type Place, personOf, placeOf, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import { ZED_MOVE } from '../tables/hordes.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';
import { comesAt } from '../zeds/zeds.js';
import { replies, says } from './said.js';
import { mine, onFoot, standingAt, worldOf } from './world.js';

/** Zeds that could reach somebody with their next move, if they went for that figure. ROS-zed-move. */
export function comersTo(w: RosWorld, who: string): string[] {
  return w.s.zeds.filter((z) => comesAt(w, z, who)).map((z) => z.id);
}

/** Zeds that see somebody. ROS-R-los, ROS-R-light. */
export function watchersOf(w: RosWorld, who: string): string[] {
  const table = tableOf(w);
  return w.s.zeds.filter((z) => z.mode !== 'waiting' && table.sees(z.id, who) !== 'no').map((z) => z.id);
}

/** Parked vehicles beside a survivor that has not yet rolled for their alarm. ROS-R-car. */
function alarmsBeside(w: RosWorld, p: Person): Reply<RuleId>[] {
  const table = tableOf(w);
  return w.s.vehicles
    .filter((v) => v.alarm === 0 && !v.rolled.includes(p.id) && p.level === 0)
    .filter((v) => table.gapToVehicle(v.id, p) <= 1)
    .map((v) =>
      replies(v.id, says('ROS-R-car', 'answers.car', { name: nameOf(w.book, v.id) }), {
        procedure: 'car-alarm',
        input: {},
        on: v.id,
      }),
    );
}

/** Where Zeds are, which of them see a survivor, and which could reach it in their next move. */
export function threat(
  view: View,
  seat: Seat,
  at: Whereabouts | undefined,
  book: Book,
): Threat<RuleId> | undefined {
  const now = worldOf(view, book);
  const p = mine(now, seat);
  if (!p || (at && (at.who !== p.id || typeof at.to === 'string'))) return undefined;
  const w = at ? standingAt(view, p.id, at.to as Place, book) : now;
  const there = personOf(w.s, p.id);
  const stands = onFoot(w, there);
  return {
    areas: w.s.zeds.flatMap(areaOf),
    sees: stands ? watchersOf(w, p.id) : [],
    tests: stands && at ? alarmsBeside(w, there) : [],
    comes: comersTo(w, p.id),
  };
}

/**
 * For attacking Zeds, how far they move; for drifters, how close one may come before they charge. ROS-zed-move,
 * ROS-drift-charge.
 */
function areaOf(z: Zed): ThreatArea<RuleId>[] {
  if (z.down || z.mode === 'waiting') return [];
  const from = { from: z.id, at: placeOf(z) };
  return z.mode === 'drifting'
    ? [{ ...from, reaches: CHARGE_WITHIN, rule: 'ROS-drift-charge' }]
    : [{ ...from, reaches: ZED_MOVE, rule: 'ROS-zed-move' }];
}
