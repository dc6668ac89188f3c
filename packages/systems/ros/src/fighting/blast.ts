import type { Blast } from '@shambles/engine';
import type { Book } from '../book.js';
import { thrownRow } from '../house/rows.js';
import { BASE, type Thrown } from '../kinds.js';

/** Distance from the thrower's centre to the edge of its base, from which throws are measured. ROS-R-base. */
export const THROWN_FROM = BASE;

/** The figures that a thrown thing affects where it lands. Phosphorus only draws the dead. ROS-T-grenades. */
export function blastOf(what: Thrown, book: Pick<Book, 'options' | 'tables'>): Blast {
  const { radius, knocksDown, alight } = thrownRow(book, what);
  if (alight > 0 || (knocksDown && felledByBlasts(book))) return { r: radius, sides: ['survivors', 'zeds'] };
  return knocksDown
    ? { r: radius, sides: ['zeds'] }
    : { r: radius, sides: ['zeds'], line: { key: 'blast.draws' } };
}

/** True if explosions also knock survivors down; the rules mention only Zeds. ROS-D-blast. */
export function felledByBlasts({ options }: Pick<Book, 'options'>): boolean {
  return options.blasts === 'everybody';
}
