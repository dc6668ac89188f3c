import type { RosWorld } from '../facts.js';
import { able, living, type Person, type Place, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import { touchesCar } from './cars.js';

/**
 * True if a Zed and a survivor are in contact: their bases touch, or the Zed touches the survivor's vehicle and its
 * doors have been smashed. ROS-R-base, ROS-R-car.
 */
export function meets(w: RosWorld, zed: Zed, p: Person): boolean {
  const table = tableOf(w);
  if (p.inside === '') return table.touching(zed.id, p.id);
  return w.s.vehicles.some((v) => v.id === p.inside && v.broken) && touchesCar(table, p.inside, zed);
}

/** True if a Zed came into contact with a survivor only after this turn began, before step 4. ROS-D-new-contact. */
export function isLate(w: RosWorld, zed: string, who: string): boolean {
  return w.s.late?.some((c) => c.zed === zed && c.who === who) === true;
}

/** The survivor whose base lies on a spot. ROS-R-base. */
export function standingOn(w: RosWorld, [x, y, level]: Place): Person | undefined {
  const table = tableOf(w);
  return living(w.s).find((p) => p.inside === '' && p.level === level && table.gapTo({ x, y }, p.id) === 0);
}

/** Other survivors in base contact on the same level. ROS-D-adjacent. */
export function neighbours(w: RosWorld, p: Person): Person[] {
  if (p.ladder !== '') return [];
  const table = tableOf(w);
  return living(w.s).filter((q) => q.id !== p.id && q.ladder === '' && table.touching(p.id, q.id));
}

/** What keeps a survivor from acting: knocked down or pinned, or hanging on a ladder. ROS-R-down, ROS-D-ladder. */
export function hindrance(p: Person): 'helpless' | 'on-a-ladder' | undefined {
  if (!able(p)) return 'helpless';
  return p.ladder === '' ? undefined : 'on-a-ladder';
}
