import type { Rule, RuleId } from '@shambles/engine';
import { bearingOf } from '@shambles/field';
import { bearingOfDie, faces, firstClockwise } from '@shambles/thw';
import type { FtbWorld } from './facts.js';
import type { Area } from './kinds.js';
import { encounterOf, type Place, type Zed } from './state.js';
import { tableOf } from './table.js';

/** How far off zombies turn up, in inches. FTB-10.3a. */
export const AFAR = 12;

/** The lowest face that draws a zombie. FTB-T-zombies-noise. */
export const DRAWS: { readonly [area in Area]: number } = { urban: 4, suburban: 5, rural: 6 };

/** Where a noise is made, and which way its maker faces: 12 o'clock. */
export interface Source {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** Shots, or what is as loud as so many, draw zombies at once. FTB-10.2.2, FTB-10.2.3, FTB-10.3b. */
export function* noise(w: FtbWorld, at: Source, dice: number, what: string, rule: RuleId): Rule<void> {
  if (dice <= 0) return;
  w.happen({ is: 'noise', cause: rule, to: 'all', x: at.x, y: at.y, dice, what });
  const fell = yield* faces(w, dice, { rule: 'FTB-10.2.3', label: 'noise', table: 'FTB-T-zombies-noise' });
  const drawn = fell.filter((face) => face >= DRAWS[encounterOf(w.s).area]).length;
  yield* place(w, at, drawn, 'noise');
}

/** So many zombies turn up round a spot by the clock. FTB-10.3a, FTB-10.3.1a, FTB-10.3.1b. */
export function* place(w: FtbWorld, at: Source, n: number, how: 'noise' | 'start'): Rule<void> {
  if (n <= 0) return;
  const hours = yield* faces(w, n, { rule: 'FTB-10.3a', label: 'clock', table: 'FTB-T-zombies-clock' });
  const zeds: Zed[] = [];
  for (const die of hours) {
    const spot = spotFor(w, at, die, zeds);
    if (!spot) continue;
    const [x, y, level] = spot;
    const facing = bearingOf(at.x - x, at.y - y);
    zeds.push({ id: zedId(w, zeds.length), x, y, level, facing, lastSeen: null, feast: '', was: '' });
  }
  if (zeds.length > 0) w.happen({ is: 'zeds-came', cause: 'FTB-10.3a', to: 'all', zeds, how });
}

/** The id of the next zombie but so many. */
export function zedId(w: FtbWorld, after = 0): string {
  return `zed-${w.s.next.zed + after}`;
}

/** The hour of the die, or the first spot clockwise from it where a base has room. FTB-10.3.1b. */
function spotFor(w: FtbWorld, at: Source, die: number, others: readonly Zed[]): Place | undefined {
  const table = tableOf(w);
  const free = (x: number, y: number) =>
    table.ways('zed').standing(x, y, 0) &&
    !table.taken([x, y, 0]) &&
    others.every((z) => (z.x - x) ** 2 + (z.y - y) ** 2 >= 0.64);
  const spot = firstClockwise(at, bearingOfDie(at.facing, die), AFAR, free);
  return spot && [spot[0], spot[1], 0];
}
