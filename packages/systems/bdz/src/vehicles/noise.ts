import type { Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { faces } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { loudness } from '../house/rows.js';
import { carriesOn, inMelee, type Person, personOf, type Vehicle } from '../state.js';
import { tableOf } from '../table.js';
import { isPair, wireDice } from './starting.js';

/** At the start of a turn: each running engine is heard where it stands. BDZ-veh-noise. */
export function enginesRun(w: BdzWorld): void {
  w.happen({ is: 'engines-heard', cause: 'BDZ-veh-noise' });
  for (const v of running(w)) engineHeard(w, v);
}

/**
 * At the end of a turn: each running engine is heard at its new place, once for each spot. BDZ-veh-noise, BDZ-D-c16.
 */
export function enginesHeard(w: BdzWorld): void {
  for (const v of running(w)) if (v.began?.[0] !== v.x || v.began[1] !== v.y) engineHeard(w, v);
}

function running(w: BdzWorld): Vehicle[] {
  return w.s.vehicles.filter((v) => v.running && hasPlace(v));
}

function engineHeard(w: BdzWorld, { x, y }: Vehicle): void {
  w.happen({ is: 'noise', cause: 'BDZ-veh-noise', at: [x, y, 0], shots: loudness(w.book, 'engine') });
}

/**
 * A car alarm goes off in the roll for activation, and continues until somebody stops it. It is first heard with the
 * other alarms at the start of that turn. BDZ-veh-noise-alarm, BDZ-enc-rand-5a.
 */
export function alarmSounds(w: BdzWorld, vehicle: string): void {
  w.happen({ is: 'alarm', cause: 'BDZ-veh-noise-alarm', vehicle, on: true });
}

/** At the start of a turn: alarms that nobody has stopped. BDZ-veh-noise-alarm. */
export function alarmsGoOn(w: BdzWorld): void {
  for (const { x, y } of w.s.vehicles.filter((each) => each.alarm && hasPlace(each)))
    w.happen({ is: 'noise', cause: 'BDZ-veh-noise-alarm', at: [x, y, 0], shots: loudness(w.book, 'alarm') });
}

/**
 * True if somebody is at or in a vehicle whose alarm sounds, has its whole activation left, and has not yet tried the
 * wires of that vehicle. BDZ-D-alarm-off, BDZ-veh-hotwire-once.
 */
export function maySilence(w: BdzWorld, p: Person, v: Vehicle): boolean {
  if (v.triedBy.includes(p.id)) return false;
  if (!v.alarm || !carriesOn(p) || inMelee(w.s, p.id) || p.used > 0 || p.fired) return false;
  return p.aboard === v.id || (p.aboard === '' && tableOf(w).besideVehicle(p.id, v));
}

/** Tries once to disconnect its wires, which takes an activation. BDZ-veh-hotwire-once, BDZ-D-alarm-off. */
export function* silences(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const p = personOf(w.s, who);
  const roll = { rule: 'BDZ-veh-hotwire', label: 'hot-wire', seat: p.seat, who } as const;
  const off = isPair(yield* faces(w, wireDice(p), roll));
  const tried = { is: 'tried-wires', cause: 'BDZ-veh-hotwire-once', vehicle, who, alarm: true } as const;
  w.happen({ ...tried, ...(!off && { vain: true }) });
  if (off) w.happen({ is: 'alarm', cause: 'BDZ-veh-noise-alarm', vehicle, on: false });
  w.happen({ is: 'rested', cause: 'BDZ-veh-noise-alarm', who: [who] });
}
