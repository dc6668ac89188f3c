import type { Blast } from '@shambles/engine';
import type { Book } from '../book.js';
import { thrownRow } from '../house/rows.js';
import { BASE, type Thrown } from '../kinds.js';

/** What is thrown is measured from the edge of the thrower's base. ROS-R-base. */
export const THROWN_FROM = BASE;

/** Whom something thrown reaches where it lands. Phosphorus does no more than draw the dead to it. ROS-T-grenades. */
export function blastOf(what: Thrown, book: Pick<Book, 'options' | 'tables'>): Blast {
  const { radius, knocksDown, alight } = thrownRow(book, what);
  if (alight > 0 || (knocksDown && felledByBlasts(book))) return { r: radius, sides: ['survivors', 'zeds'] };
  return knocksDown
    ? { r: radius, sides: ['zeds'] }
    : { r: radius, sides: ['zeds'], line: { key: 'blast.draws' } };
}

/** Whether explosions fell survivors as well: the seed speaks of Zeds alone. ROS-D-blast. */
export function felledByBlasts({ options }: Pick<Book, 'options'>): boolean {
  return options.blasts === 'everybody';
}
