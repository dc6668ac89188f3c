import type { Rule } from '@shambles/engine';
import { distance, grains, inArc } from '@shambles/field';
import { tenSided } from './dice.js';
import type { RosWorld } from './facts.js';
import { noise } from './hordes.js';
import { type Person, personOf, type Seated, type Zed } from './state.js';
import { appear, unmaskWitch, WITCH_LIGHT } from './stir.js';
import { ARC, tableOf } from './table.js';
import { ALARM_FROM } from './tables.js';

/** What wakes single figures: drifters that see somebody, mutants in wait, a Witch, a parked car. */

const CHARGE_WITHIN = 5;

/** Drifters that a survivor, where it is now, comes near or into the sight of. ROS-drift-charge, ROS-D-charge-when. */
export function chargeWatchers(w: RosWorld, who: string): string[] {
  return w.s.zeds.filter((z) => z.mode === 'drifting' && !z.down && noticesPrey(w, z, who)).map((z) => z.id);
}

/** Within 5 cm, or in the forward 90 degrees and in sight. ROS-D-zed-sight. */
export function noticesPrey(w: RosWorld, z: Zed, who: string): boolean {
  const table = tableOf(w);
  if (table.figures.find(who) < 0) return false;
  const same = table.figures.level[table.figures.of(who)] === z.level;
  if (same && table.gap(z.id, who) <= CHARGE_WITHIN && table.sees(z.id, who) !== 'no') return true;
  return table.inFront(z.id, who) && table.sees(z.id, who) !== 'no';
}

/** ROS-U-mutants: a mutant in wait shows itself to a survivor within 20 cm in sight. */
const AMBUSH = 20;
/** ROS-witch-disturb. */
const WITCH_NEAR = 10;

/** A survivor stands where it stands: hidden mutants and the Witch may take notice. */
export function* disturb(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (p.where !== 'table') return;
  for (const z of w.s.zeds.slice())
    if (z.mode === 'waiting' && z.kind !== 'witch' && ambushes(w, z, p)) appear(w, z, 'ROS-U-mutants');
  for (const q of w.s.seated.slice())
    if (!q.gone && q.content === 'witch' && troubles(w, q, p)) yield* unmaskWitch(w, q);
}

function ambushes(w: RosWorld, z: Zed, p: Person): boolean {
  const gap = distance(z, p) - 2;
  return (
    gap <= AMBUSH && (z.level === p.level || Math.abs(z.level - p.level) === 1) && tableOf(w).reaches(p.id, z)
  );
}

function troubles(w: RosWorld, q: Seated, p: Person): boolean {
  const table = tableOf(w);
  if (p.level !== q.level || p.inside !== '') return false;
  if (table.gap(q.id, p.id) <= WITCH_NEAR) return true;
  const lit =
    p.torch &&
    table.gap(q.id, p.id) <= WITCH_LIGHT &&
    inArc(p.facing, ARC, grains(q.x) - grains(p.x), grains(q.y) - grains(p.y));
  return lit && table.reaches(p.id, q);
}

/**
 * Taking cover at a parked car: whoever ends step 5 within 1 cm of it or in it. A die once for each survivor and
 * vehicle; on 5 or more its alarm sounds. ROS-R-car, ROS-horde-car.
 */
export function* cover(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (p.where !== 'table') return;
  for (const v of w.s.vehicles) {
    const near = p.inside === v.id || (p.level === 0 && tableOf(w).gapToVehicle(v.id, p) <= 1);
    if (!near || v.alarm > 0 || v.rolled.includes(who)) continue;
    const sounds = (yield* tenSided(w, 'ROS-horde-car', 'alarm', { from: ALARM_FROM })) >= ALARM_FROM;
    w.happen({ is: 'alarm-rolled', cause: 'ROS-horde-car', to: 'all', who, vehicle: v.id, sounds });
    if (sounds) {
      const [x, y] = tableOf(w).middleOf(v.id);
      yield* noise(w, [x, y, 0], 'alarm', v.id);
    }
  }
}
