import type { Rule } from '@shambles/engine';
import { distance, grains, inArc } from '@shambles/field';
import { tenSided } from '../asking/dice.js';
import type { RosWorld } from '../facts.js';
import { BASE, baseOf } from '../kinds.js';
import { living, type Person, personOf, placeOf, type Seated, type Zed } from '../state.js';
import { ARC, tableOf } from '../table.js';
import { ALARM_FROM } from '../tables/hordes.js';
import { appear, unmaskWitch, WITCH_LIGHT } from './hiding.js';
import { discover, noise } from './hordes.js';

/** What rouses single figures: drifters that see somebody, waiting mutants, a Witch, a parked car. */

export const CHARGE_WITHIN = 5;

/** Drifters that notice a survivor where it is now. ROS-drift-charge, ROS-D-charge-when. */
export function chargeWatchers(w: RosWorld, who: string): string[] {
  return w.s.zeds.filter((z) => z.mode === 'drifting' && !z.down && noticesPrey(w, z, who)).map((z) => z.id);
}

/** Charging Zeds that know where their prey is now, and so last saw it there. ROS-U-lost. */
export function chargersAware(w: RosWorld, who: string, charged: ReadonlySet<string>): string[] {
  const table = tableOf(w);
  return w.s.zeds
    .filter((z) => charged.has(z.id) || (z.mode === 'charging' && z.prey === who))
    .filter((z) => isClose(w, z, who) || table.sees(z.id, who) !== 'no')
    .map((z) => z.id);
}

/** Within 5 cm, seen or not; or in the forward 90 degrees and in sight. ROS-drift-charge, ROS-D-zed-sight. */
export function noticesPrey(w: RosWorld, z: Zed, who: string): boolean {
  if (isClose(w, z, who)) return true;
  const table = tableOf(w);
  return table.figures.find(who) >= 0 && table.inFront(z.id, who) && table.sees(z.id, who) !== 'no';
}

/** True within 5 cm on the same level, even with a wall between; of the vehicle, if the survivor sits in one. */
export function isClose(w: RosWorld, z: Zed, who: string): boolean {
  const table = tableOf(w);
  const { where, inside } = personOf(w.s, who);
  if (where !== 'table') return false;
  if (inside !== '') return z.level === 0 && table.gapToVehicle(inside, z, baseOf(z.kind)) <= CHARGE_WITHIN;
  const level = table.figures.level[table.figures.of(who)];
  return level === z.level && table.gap(z.id, who) <= CHARGE_WITHIN;
}

/** A drifter charges the nearest of those whom it now notices, if it notices anybody. ROS-drift-charge. */
export function looksRound(w: RosWorld, z: Zed, among: readonly Person[] = living(w.s)): void {
  let best: Person | undefined;
  for (const p of among)
    if (noticesPrey(w, z, p.id) && (!best || distance(p, z) < distance(best, z))) best = p;
  if (best)
    w.happen({ is: 'charge', cause: 'ROS-drift-charge', zed: z.id, prey: best.id, at: placeOf(best) });
}

/** Drifters on their feet, each with those survivors that it does not notice as yet. */
export function unnoticed(w: RosWorld): ReadonlyMap<Zed, readonly Person[]> {
  const drifters = w.s.zeds.filter((z) => z.mode === 'drifting' && !z.down);
  return new Map(drifters.map((z) => [z, living(w.s).filter((p) => !noticesPrey(w, z, p.id))]));
}

/**
 * A door, a hole or a light has brought survivors into sight: drifters that did not notice them charge. ROS-drift-charge,
 * ROS-D-charge-when.
 */
export function unveiled(w: RosWorld, before: ReadonlyMap<Zed, readonly Person[]>): void {
  for (const [z, people] of before) looksRound(w, z, people);
}

/**
 * Lights a torch, or puts it out. Its light shows what is near and whoever bears it, and disturbs a Witch.
 * ROS-item-torch, ROS-D-charge-when.
 */
export function* useTorch(w: RosWorld, p: Person): Rule<void> {
  const before = unnoticed(w);
  w.happen({ is: 'torch', cause: 'ROS-item-torch', who: p.id, lit: !p.torch });
  unveiled(w, before);
  yield* discover(w, p.id);
  disturb(w, p.id);
}

/** Distance at which a waiting mutant shows itself to a survivor in sight, in cm. ROS-U-mutants. */
const AMBUSH = 20;
/** ROS-witch-disturb. */
const WITCH_NEAR = 10;

/** Waiting mutants and Witches that a survivor rouses where it is now. */
export function disturbed(w: RosWorld, who: string): string[] {
  return [...lurkers(w, who), ...witches(w, who)].map(({ id }) => id);
}

/**
 * Rouses hidden mutants and Witches that notice a survivor where it is now; `passed` are those it roused on its way.
 * ROS-U-mutants, ROS-witch-disturb.
 */
export function disturb(w: RosWorld, who: string, passed: readonly string[] = []): void {
  const p = personOf(w.s, who);
  const roused = new Set([...passed, ...(p.where === 'table' && p.inside === '' ? disturbed(w, who) : [])]);
  for (const z of w.s.zeds.slice()) if (roused.has(z.id) && z.mode === 'waiting') appear(w, z);
  for (const q of w.s.seated.slice()) if (roused.has(q.id) && !q.gone) unmaskWitch(w, q, who);
}

/** Mutants in wait that have a survivor within 20 cm in sight. */
function lurkers(w: RosWorld, who: string): Zed[] {
  const table = tableOf(w);
  return w.s.zeds.filter(
    (z) =>
      z.mode === 'waiting' &&
      z.kind !== 'witch' &&
      table.gapTo(z, who) - baseOf(z.kind) <= AMBUSH &&
      table.reaches(who, z, baseOf(z.kind)),
  );
}

/** Witches that a survivor disturbs: by coming within 10 cm, or by the light of its torch. */
function witches(w: RosWorld, who: string): Seated[] {
  return w.s.seated.filter((q) => !q.gone && q.content === 'witch' && troubles(w, q, who));
}

function troubles(w: RosWorld, q: Seated, who: string): boolean {
  const table = tableOf(w);
  const p = table.whereIs(who);
  if (p.level !== q.level) return false;
  const gap = table.gap(q.id, who);
  if (gap <= WITCH_NEAR) return true;
  const { torch, facing } = personOf(w.s, who);
  return (
    torch &&
    gap <= WITCH_LIGHT &&
    inArc(facing, ARC, grains(q.x) - grains(p.x), grains(q.y) - grains(p.y)) &&
    table.reaches(who, q, BASE)
  );
}

/**
 * A survivor takes cover at a parked car by ending step 5 in it or within 1 cm of it. Each survivor rolls once for each
 * vehicle; on 5 or more its alarm sounds. ROS-R-car, ROS-horde-car.
 */
export function* cover(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (p.where !== 'table') return;
  for (const v of w.s.vehicles) {
    const near = p.inside === v.id || (p.level === 0 && tableOf(w).gapToVehicle(v.id, p) <= 1);
    if (!near || v.alarm > 0 || v.rolled.includes(who)) continue;
    const sounds = (yield* tenSided(w, 'ROS-horde-car', 'alarm', { from: ALARM_FROM })) >= ALARM_FROM;
    w.happen({ is: 'alarm-rolled', cause: 'ROS-horde-car', who, vehicle: v.id, sounds });
    if (sounds) {
      const [x, y] = tableOf(w).middleOf(v.id);
      yield* noise(w, [x, y, 0], 'alarm', who, { vehicle: v.id });
    }
  }
}
