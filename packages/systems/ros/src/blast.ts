import type { Blast } from '@shambles/engine';
import { BASE, type Thrown } from './kinds.js';
import { thrownRow } from './tables/grenades.js';

/** What is thrown is measured from the edge of the thrower's base. ROS-R-base. */
export const THROWN_FROM = BASE;

/** Whom something thrown reaches where it lands. Phosphorus does no more than draw the dead to it. ROS-T-grenades. */
export function blastOf(what: Thrown): Blast {
  const { radius, knocksDown, alight } = thrownRow(what);
  return knocksDown || alight > 0
    ? { r: radius, sides: ['survivors', 'zeds'] }
    : { r: radius, sides: ['zeds'], line: { key: 'blast.draws' } };
}
